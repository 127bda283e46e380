"""Reader, checks and printer against the official disassembler, operation by operation.

For each case either both refuse the bytecode, or both print the same text.
"""

from __future__ import annotations

import random
from itertools import groupby

import pytest
from encoded import encode
from official import run_disassembler, words
from single_operations import BodyCase, Case, TypeCase, all_cases

from tileproof.ir.errors import BytecodeError
from tileproof.ir.printer import print_program
from tileproof.ir.reader import read_bytecode

AnyCase = Case | TypeCase | BodyCase

STRICTER = {
    "GetIndexSpaceShapeOp": "sizes of several types are accepted by the disassembler, whose text then names one",
    "GetTensorShapeOp": "likewise",
}
PER_OPERATION = 30
"""The table has thousands of cases; each run takes that many of an operation, always the same."""


def group(case: AnyCase) -> str:
    return case.name if isinstance(case, Case) else str(case) if isinstance(case, BodyCase) else "types"


def sample() -> dict[str, list[AnyCase]]:
    picked: dict[str, list[AnyCase]] = {}
    for name, cases in groupby(sorted(all_cases(), key=group), key=group):
        listed = list(cases)
        picked[name] = listed if len(listed) <= PER_OPERATION else random.Random(0).sample(listed, PER_OPERATION)
    return picked


SAMPLE = sample()


@pytest.mark.parametrize("name", SAMPLE)
def test_same_verdict_and_text_as_the_official_disassembler(name: str) -> None:
    for case in SAMPLE[name]:
        bytecode = encode(case.build, case.version)
        official = run_disassembler(bytecode)
        try:
            text = print_program(read_bytecode(bytecode))
        except BytecodeError as error:
            if name in STRICTER and "must have one type" in str(error):
                continue
            assert official.returncode != 0, f"{case}: refused with {error}"
        else:
            assert official.returncode == 0, f"{case}: accepted, officially {official.stderr}"
            assert words(text) == words(official.stdout), str(case)
