"""The verifier against complete runs of random programs; benchmarks/differential_random.py goes on where this ends."""

from __future__ import annotations

from functools import cache

import pytest
from brute_force import Comparison
from random_comparison import compare

from tileproof.verifier.report import Verdict

CASES = [
    *(("views", "run", seed) for seed in range(20)),
    *(("ordered-views", "model", seed) for seed in range(8)),
    *(("gather-views", "run", seed) for seed in range(8)),
    *(("narrow-views", "run", seed) for seed in range(8)),
    *(("pointers", "model", seed) for seed in range(506, 516)),
]


@cache
def compared(generator: str, judge: str, seed: int) -> Comparison:
    return compare(generator, judge, seed)


@pytest.mark.parametrize(("generator", "judge", "seed"), CASES)
def test_verdict_is_that_of_brute_force(generator: str, judge: str, seed: int) -> None:
    found = compared(generator, judge, seed)
    assert not found.disagrees, f"{found.kind}: {found.fault}"


@pytest.mark.parametrize("generator", ["views", "ordered-views", "pointers"])
def test_both_verdicts_occur_and_few_are_undecided(generator: str) -> None:
    found = [compared(*case).verdict for case in CASES if case[0] == generator]
    assert Verdict.PROVED in found
    assert Verdict.VIOLATION in found
    assert found.count(Verdict.UNKNOWN) <= len(found) // 5
