"""The verifier against brute force: the interpreter's events of the whole launch, pair by pair.

The random programs do not communicate, and what they load from memory that they
write reaches no address, so the races of one execution are those of all.
"""

from __future__ import annotations

import numpy as np
import pytest

from tileproof.ir.interpreter import UndefinedBehaviour, concrete_launch, interpret, races
from tileproof.verifier.engine import verify_target
from tileproof.verifier.random_programs import RandomProgram, random_program
from tileproof.verifier.report import Verdict

SEEDS = range(120)


def racy_or_undefined(program: RandomProgram) -> bool:
    target = program.target()
    launch = concrete_launch(target, {}, contents={"q": np.array(program.indices)})
    try:
        run = interpret(target.entry, launch)
    except UndefinedBehaviour:
        return True
    return bool(races(run.events))


@pytest.mark.parametrize("seed", SEEDS)
def test_verdict_is_that_of_brute_force(seed: int) -> None:
    program = random_program(seed)
    verdict = verify_target(program.target()).verdict
    faulty = racy_or_undefined(program)
    assert verdict is not Verdict.ERROR
    assert not (verdict is Verdict.PROVED and faulty), program.text
    assert not (verdict is Verdict.VIOLATION and not faulty), program.text


def test_few_are_left_undecided_and_both_verdicts_occur() -> None:
    verdicts = [verify_target(random_program(seed).target()).verdict for seed in range(40)]
    assert verdicts.count(Verdict.UNKNOWN) <= 4
    assert verdicts.count(Verdict.PROVED) >= 8
    assert verdicts.count(Verdict.VIOLATION) >= 8
