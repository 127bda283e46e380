"""The acceptance kernels: every verdict and every kind of violation as expected.json says."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tileproof.ir.frontends import load
from tileproof.ir.target import Target
from tileproof.verifier.engine import verify_target
from tileproof.verifier.report import KernelReport, Status

HERE = Path(__file__).parent
EXPECTED: dict[str, dict[str, dict[str, dict[str, Any]]]] = json.loads((HERE / "expected.json").read_text())

CASES = [
    pytest.param(file, kernel, contract, id=f"{file}:{kernel}:{contract}")
    for file, kernels in EXPECTED.items()
    for kernel, contracts in kernels.items()
    for contract in contracts
]


@cache
def targets(file: str) -> dict[tuple[str, str], Target]:
    return {(t.kernel, t.contract.name): t for t in load(HERE / file)}


@cache
def report(file: str, kernel: str, contract: str) -> KernelReport:
    return verify_target(targets(file)[kernel, contract])


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES)
def test_verdict_and_kinds(file: str, kernel: str, contract: str) -> None:
    expected = EXPECTED[file][kernel][contract]
    found = report(file, kernel, contract)
    assert found.verdict.value == expected["verdict"], found
    kinds = {o.kind.value for o in found.obligations if o.status is Status.VIOLATED}
    assert kinds <= set(expected.get("kinds", ())), kinds


@pytest.mark.parametrize("file", sorted(EXPECTED))
def test_every_kernel_of_the_file_has_an_expectation(file: str) -> None:
    stated = {(kernel, contract) for kernel, contracts in EXPECTED[file].items() for contract in contracts}
    assert set(targets(file)) == stated


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES)
def test_violations_name_lines_blocks_sizes_array_and_index(file: str, kernel: str, contract: str) -> None:
    for obligation in report(file, kernel, contract).obligations:
        if obligation.status is not Status.VIOLATED:
            continue
        witness = obligation.witness
        assert witness is not None and witness.explanation and witness.grid
        for access in witness.accesses:
            assert access.site.line is not None and access.site.text
            assert access.array and access.index
            assert all(0 <= b < g for b, g in zip(access.block, witness.grid, strict=True))


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES)
def test_a_proof_states_what_it_assumes(file: str, kernel: str, contract: str) -> None:
    found = report(file, kernel, contract)
    assert found.preconditions
    assert found.scope == "all-launches"
