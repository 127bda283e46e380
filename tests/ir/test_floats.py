"""Numbers: their text against the disassembler, their bits against NumPy and ml_dtypes."""

from __future__ import annotations

import math
import random

import cuda.tile._bytecode.encodings as enc
import ml_dtypes
import numpy as np
import pytest
from encoded import Encoder, encode
from hypothesis import given
from hypothesis import strategies as st
from official import disassemble, words
from operation_cases import tile

from tileproof.ir.constants import (
    Splat,
    bit_width,
    decode_bits,
    decode_elements,
    element_bits,
    element_width,
    encode_bits,
    encode_elements,
    encode_values,
)
from tileproof.ir.floats import float_text, parse_float
from tileproof.ir.printer import print_program
from tileproof.ir.reader import read_bytecode
from tileproof.ir.types import PointerType, ScalarType, TileType

S = ScalarType
FLOATS = [s for s in S if not s.is_integer]
REFERENCE = {
    S.F16: np.float16,
    S.BF16: ml_dtypes.bfloat16,
    S.F32: np.float32,
    S.F64: np.float64,
    S.F8E4M3FN: ml_dtypes.float8_e4m3fn,
    S.F8E5M2: ml_dtypes.float8_e5m2,
    S.F8E8M0FNU: ml_dtypes.float8_e8m0fnu,
    S.F4E2M1FN: ml_dtypes.float4_e2m1fn,
}
"""The types that others implement, too."""


def all_or_some_bits(type: ScalarType) -> list[int]:
    width = bit_width(type)
    if width <= 8:
        return list(range(1 << width))
    edges = [1 << i for i in range(width)] + [(1 << i) - 1 for i in range(width + 1)]
    return edges + [random.Random(type.text).getrandbits(width) for _ in range(300)]


@pytest.mark.parametrize("type", FLOATS, ids=lambda t: t.text)
def test_text_is_what_the_disassembler_prints(type: ScalarType) -> None:
    values = all_or_some_bits(type)

    def build(e: Encoder) -> None:
        shape = (2,) if type is S.F4E2M1FN else ()
        for bits in values:
            enc.encode_ConstantOp(e.code, e.type(tile(type, *shape)), bits.to_bytes(element_width(type), "little"))

    bytecode = encode(build, (13, 5))
    assert words(print_program(read_bytecode(bytecode))) == words(disassemble(bytecode))


@pytest.mark.parametrize("type", FLOATS, ids=lambda t: t.text)
def test_text_reads_back_as_the_same_bits(type: ScalarType) -> None:
    for bits in all_or_some_bits(type):
        assert parse_float(type, float_text(type, bits)) == bits


@pytest.mark.parametrize("type", REFERENCE, ids=lambda t: t.text)
def test_bits_decode_to_the_number_they_are(type: ScalarType) -> None:
    width = 8 if bit_width(type) <= 8 else bit_width(type)
    for bits in all_or_some_bits(type):
        expected = float(np.array([bits], dtype=f"uint{width}").view(REFERENCE[type])[0])
        found = decode_bits(type, bits)
        assert found == expected or (math.isnan(found) and math.isnan(expected)), bits
        assert math.copysign(1, found) == math.copysign(1, expected) or math.isnan(found)


@pytest.mark.parametrize("type", REFERENCE, ids=lambda t: t.text)
@given(value=st.floats(allow_nan=False, allow_infinity=False) | st.floats(-500, 500))
def test_numbers_are_rounded_to_the_nearest_even(type: ScalarType, value: float) -> None:
    reference = REFERENCE[type]
    try:
        bits = encode_bits(type, value)
    except ValueError:
        largest = max(v for b in range(256) if (v := decode_bits(type, b % (1 << bit_width(type)))) == v)
        assert abs(value) > largest or (value < 0 and type is S.F8E8M0FNU) or math.copysign(1, value) < 0
        return
    with np.errstate(over="ignore"):
        expected = np.array([value], dtype=np.float64).astype(reference)
    if type is S.F8E8M0FNU and value < 2.0**-127:
        return  # below the smallest there is no agreement on what is nearest
    assert decode_bits(type, bits) == float(expected[0])


@pytest.mark.parametrize(
    ("type", "value", "bits"),
    [
        (S.F32, math.inf, 0x7F800000),
        (S.F32, -math.inf, 0xFF800000),
        (S.F32, math.nan, 0x7FC00000),
        (S.F16, 65520.0, 0x7C00),
        (S.F16, 65519.0, 0x7BFF),
        (S.F8E4M3FN, math.nan, 0x7F),
        (S.F8E4M3FN, 448.0, 0x7E),
        (S.F8E8M0FNU, 1.0, 127),
        (S.TF32, 1.0, 127 << 10),
        (S.FNV8E5M3FNU, 2.0, 0x80),
        (S.I8, -1, 0xFF),
        (S.I8, 255, 0xFF),
        (S.I1, 1, 1),
    ],
)
def test_bits_of_special_numbers(type: ScalarType, value: float, bits: int) -> None:
    assert encode_bits(type, value) == bits


@pytest.mark.parametrize(
    ("type", "value"),
    [
        (S.F8E4M3FN, math.inf),
        (S.F4E2M1FN, math.nan),
        (S.F4E2M1FN, 100.0),
        (S.F8E8M0FNU, -1.0),
        (S.I8, 256),
        (S.I8, -129),
        (S.I32, 1.5),
    ],
)
def test_numbers_that_do_not_fit_are_refused(type: ScalarType, value: float) -> None:
    with pytest.raises(ValueError, match="fit|range|negative|has no"):
        encode_bits(type, value)


@given(st.sampled_from([S.I1, S.I8, S.I32, S.F16, S.TF32, S.F4E2M1FN]), st.sampled_from([2, 8, 16, 64]), st.data())
def test_elements_survive_encoding(element: ScalarType, count: int, data: st.DataObject) -> None:
    type = TileType(element, (count,))
    number = st.integers(0, (1 << bit_width(element)) - 1)
    bits = data.draw(st.lists(number, min_size=count, max_size=count) | number.map(lambda b: [b] * count))
    found = element_bits(type, encode_elements(type, bits))
    assert list(found) * (count // len(found)) == bits
    assert isinstance(decode_elements(type, encode_elements(type, bits)), Splat) == (len(set(bits)) == 1)


def test_large_splats_stay_small() -> None:
    type = TileType(S.F32, (4096, 4096))
    data = encode_values(type, [1.5])
    assert len(data) == 4
    assert decode_elements(type, data) == Splat(1.5)


def test_pointers_have_no_constants() -> None:
    with pytest.raises(ValueError, match="pointers"):
        encode_values(TileType(PointerType(S.I32)), [0])
