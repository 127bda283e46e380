"""Single operations in every bytecode version: what a version has, the reader and the disassembler agree on."""

from __future__ import annotations

import itertools

import pytest
from encoded import encode
from official import run_disassembler, words
from single_operations import sample

from tileproof.ir.errors import BytecodeError
from tileproof.ir.printer import print_program
from tileproof.ir.program import Version
from tileproof.ir.reader import read_bytecode
from tileproof.ir.writer import write_bytecode


@pytest.mark.parametrize("version", [(13, 1), (13, 2), (13, 3), (13, 4)])
def test_same_verdict_and_text_in_older_versions(version: Version) -> None:
    for case in itertools.chain.from_iterable(sample(5, seed=version[1]).values()):
        try:
            bytecode = encode(case.build, version)
        except (AssertionError, ValueError):
            continue  # cuda-tile will not encode it in this version
        official = run_disassembler(bytecode)
        try:
            program = read_bytecode(bytecode)
        except BytecodeError as error:
            assert official.returncode != 0 or "must have one type" in str(error), f"{case}: {error}"
        else:
            assert official.returncode == 0, f"{case}: {official.stderr}"
            assert words(print_program(program)) == words(official.stdout), str(case)
            assert run_disassembler(write_bytecode(program, version)).stdout == official.stdout, str(case)
