"""Whole cuTile kernels against NumPy; none of them races."""

import cases
import numpy as np
import pytest

from tileproof.ir.interpreter import Random, Reversed, Shuffled, interpret, races


@pytest.mark.parametrize("name", cases.BY_NAME)
def test_against_numpy(name):
    case = cases.BY_NAME[name]
    target, launch, expected = cases.build(case)
    run = interpret(target.entry, launch, program_globals=target.program.globals)
    cases.check(case, launch, expected)
    assert races(run.events) == []


@pytest.mark.parametrize("kernel", sorted({case.kernel for case in cases.CASES if not case.in_order} - {"cast"}))
def test_no_other_order_and_no_undefined_value_changes_the_results(kernel):
    """As races are absent; sums of floating-point atomics are of numbers that make them exact."""
    case = next(case for case in cases.CASES if case.kernel == kernel)
    for schedule in (Reversed(), Shuffled(7)):
        target, launch, expected = cases.build(case)
        interpret(target.entry, launch, schedule=schedule, undefined=Random(3), recording=False)
        cases.check(case, launch, expected)


def test_whoever_comes_first():
    """The first block to run becomes the owner, in any order of blocks."""
    case = next(case for case in cases.CASES if case.kernel == "first_come")
    target, launch, _ = cases.build(case)
    interpret(target.entry, launch, schedule=Reversed())
    assert launch.contents("owner").tolist() == [2] * 10
    assert np.unique(launch.contents("got"), axis=1).ravel().tolist() == [2, 2, -1]


def test_every_kernel_and_contract_is_a_case():
    assert {(case.kernel, case.contract) for case in cases.CASES} == cases.targets().keys()
