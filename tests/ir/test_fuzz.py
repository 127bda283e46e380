"""Damaged input: an error or the program that the official disassembler reads, never a traceback or a hang."""

from __future__ import annotations

import random

import cuda.tile._bytecode as bc
import cuda.tile._bytecode.encodings as enc
import pytest
from encoded import Encoder
from exported import export
from hypothesis import given, settings
from hypothesis import strategies as st
from official import run_disassembler, words
from operation_cases import pointers, tile

from tileproof.ir.equality import difference
from tileproof.ir.errors import BytecodeError, TextError
from tileproof.ir.parser import parse_text
from tileproof.ir.printer import print_program
from tileproof.ir.reader import bytecode_without_debug, read_bytecode
from tileproof.ir.types import ScalarType

FLIPS = 4


def two_kernels_and_a_global() -> bytes:
    buffer = bytearray()
    with bc.write_bytecode(2, buffer, bc.BytecodeVersion.V_13_5) as writer:
        types = Encoder(None, writer)
        cell, scalar = types.type(tile(ScalarType.I32, 4)), types.type(tile(ScalarType.I32))
        writer.global_section.define_global("cells", cell, bytes(range(16)), 16, True)
        for name in ("first", "second"):
            with writer.function(name, (scalar,), (), True, {}, bc.MISSING_DEBUG_ATTR_ID) as function:
                e = Encoder(function.code_builder, writer)
                enc.encode_GetGlobalOp(e.code, e.type(pointers(ScalarType.I32)), "cells")
                enc.encode_ReturnOp(e.code, ())
    return bytes(buffer)


FILES = {
    "without debug information, 13.1": bytecode_without_debug(export("memory:gather_2d", (13, 1))),
    "with debug information, 13.4": export("control:early_return", (13, 4)),
    "two kernels and a global, 13.5": two_kernels_and_a_global(),
}


def read_text(data: bytes) -> str | None:
    try:
        return print_program(read_bytecode(data))
    except BytecodeError:
        return None


@pytest.mark.parametrize("name", FILES)
def test_every_byte_flipped(name: str) -> None:
    data = FILES[name]
    choose = random.Random(name)
    accepted = 0
    for position in range(len(data)):
        for value in {data[position] ^ 1 << choose.randrange(8) for _ in range(FLIPS)}:
            damaged = data[:position] + bytes([value]) + data[position + 1 :]
            text = read_text(damaged)
            if text is None:
                continue
            accepted += 1
            official = run_disassembler(damaged)
            assert official.returncode == 0, (position, value, official.stderr)
            assert words(text) == words(official.stdout), (position, value)
    assert 0 < accepted < FLIPS * len(data)


@pytest.mark.parametrize("name", FILES)
def test_every_truncation_is_refused(name: str) -> None:
    data = FILES[name]
    for size in range(len(data)):
        with pytest.raises(BytecodeError):
            read_bytecode(data[:size])


@st.composite
def damaged_files(draw: st.DrawFn) -> bytes:
    data = bytearray(draw(st.sampled_from(list(FILES.values()))))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        size = draw(st.integers(0, 8))
        piece = draw(
            st.binary(max_size=8)
            | st.sampled_from([b"\xff" * 9 + b"\x01", b"\xff\xff\xff\xff\x0f", b"\x80" * 12, b"\x00" * 8])
        )
        data[at : at + size] = piece
    return bytes(data)


@settings(max_examples=400, deadline=None)
@given(damaged_files())
def test_damaged_files_are_refused_or_read(data: bytes) -> None:
    text = read_text(data)
    if text is not None:
        assert difference(read_bytecode(data), parse_text(text)) is None


HEADER = FILES["two kernels and a global, 13.5"][:12]
TEXTS = [print_program(read_bytecode(data)) for data in FILES.values()]
PIECES = [
    "%",
    "%0",
    "@",
    "#1",
    "->",
    ",",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ":",
    '"',
    "tile<i32>",
    "token",
    "99",
    "?",
]


@st.composite
def damaged_texts(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        size = draw(st.integers(0, 12))
        text = text[:at] + draw(st.sampled_from(PIECES) | st.text(max_size=3)) + text[at + size :]
    return text


@settings(max_examples=400, deadline=None)
@given(damaged_texts())
def test_damaged_texts_are_refused_or_parsed(text: str) -> None:
    try:
        program = parse_text(text)
    except TextError as error:
        assert 1 <= error.line <= text.count("\n") + 1 and error.column >= 1
        return
    assert difference(program, parse_text(print_program(program))) is None


@settings(max_examples=200, deadline=None)
@given(
    st.binary(max_size=200)
    | st.binary(max_size=100).map(lambda tail: FILES["two kernels and a global, 13.5"][:12] + tail)
)
def test_arbitrary_bytes_are_refused(data: bytes) -> None:
    assert read_text(data) is None
