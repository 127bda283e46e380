"""Mutants of real kernels against complete runs of small launches; benchmarks/differential_mutants.py takes all."""

from __future__ import annotations

from functools import cache

import pytest
from kernel_mutants import FILES, TESTS, Finding, findings, small_targets

from tileproof.verifier.report import Verdict

KERNELS = [
    ("acceptance/core.py", "copy_2d", "default"),
    ("acceptance/core.py", "accumulate_in_memory", "default"),
    ("acceptance/core.py", "softmax_in_place", "default"),
    ("acceptance/pointers.py", "tail_masked", "default"),
    ("acceptance/pointers.py", "rows_and_columns", "default"),
    ("corpus/control.py", "recurrence_with_state_in_memory", "default"),
    ("corpus/layout.py", "repeat_key_heads", "default"),
]


@cache
def of_kernel(file: str, kernel: str, contract: str) -> tuple[Finding, ...]:
    (target,) = (t for t in small_targets(TESTS / file) if (t.kernel, t.contract.name) == (kernel, contract))
    return tuple(findings(target, 3, launches=4, timeout=10.0))


@pytest.mark.parametrize(("file", "kernel", "contract"), KERNELS)
def test_no_faulty_mutant_is_proved_and_no_refuted_one_is_harmless(file: str, kernel: str, contract: str) -> None:
    kept, *mutants = of_kernel(file, kernel, contract)
    assert kept.verdict is Verdict.PROVED
    assert len(mutants) == 3
    for finding in (kept, *mutants):
        assert not finding.disagrees, finding


def test_most_faulty_mutants_are_refuted() -> None:
    faulty = [f.verdict for case in KERNELS for f in of_kernel(*case) if f.fault]
    assert len(faulty) >= 8
    assert faulty.count(Verdict.VIOLATION) >= 0.9 * len(faulty)


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_every_kernel_compiles_with_small_tiles(file: object) -> None:
    assert len(small_targets(file)) >= 5  # type: ignore[arg-type]
