"""Kernels in the shapes that inference libraries use, against verdicts found by hand (expected.json).

The argument for each verdict is in the kernel's docstring.  The verifier may fall
short of a verdict, where ``UNDECIDED`` says why; an entry that it has come to
decide must go.  That it contradicts one is a fault; those known are in ``FAULTS``.
"""

import functools
import json
from pathlib import Path

import pytest

from tileproof.ir.frontends.python_file import load_targets
from tileproof.ir.target import Target
from tileproof.verifier.engine import verify_target
from tileproof.verifier.report import Status, Verdict

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "expected.json").read_text())
CASES = [(file, name, contract) for file, kernels in EXPECTED.items() for name in kernels for contract in kernels[name]]
TIMEOUT, BRIEF = 40.0, 2.0
"""Seconds for one kernel, and for one that is known to need more than it gets."""

UNDECIDED = {
    ("layout.py", "permute_by_flat_address"): "not seen within the time: (k s + i) d + c determines bounded digits",
    ("reductions.py", "compact"): "of a scan nothing is known (it ascends, by one at each kept lane)",
    ("serving.py", "group_gemm_persistent"): "a carried value without block ids is not one function for all blocks",
    ("serving.py", "rank_sort"): "of a reduction nothing is known (counts in a total order are distinct)",
}
"""Kernels on which the verifier says ``unknown``, and what is missing."""

UNSTEADY = {
    ("convolution.py", "conv2d_implicit_gemm"),
    ("layout.py", "permute_by_flat_index"),
    ("convolution.py", "pixel_shuffle"),
    ("serving.py", "batched_matmul_flat_grid"),
    ("reductions.py", "compact_all_lanes"),
}
"""Kernels that are decided by steps with time limits, which a busy machine does not meet: ``unknown`` is let pass."""

FAULTS: dict[tuple[str, str], str] = {}
"""Kernels on which the verifier is wrong: to be mended, and never to be accepted."""


@functools.cache
def targets(file: str) -> dict[tuple[str, str], Target]:
    return {(t.kernel, t.contract.name): t for t in load_targets(HERE / file)}


@pytest.mark.parametrize("file", sorted(p.name for p in HERE.glob("*.py") if not p.name.startswith("test_")))
def test_every_kernel_has_an_expected_verdict(file: str) -> None:
    assert set(targets(file)) == {(kernel, contract) for name, kernel, contract in CASES if name == file}


def test_lists_of_exceptions_name_kernels() -> None:
    kernels = {(file, kernel) for file, kernel, _ in CASES}
    assert {*UNDECIDED, *UNSTEADY, *FAULTS} <= kernels


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES, ids=["-".join(c) for c in CASES])
def test_verdict(file: str, kernel: str, contract: str, request: pytest.FixtureRequest) -> None:
    if (file, kernel) in FAULTS:
        request.applymarker(pytest.mark.xfail(strict=True, reason=FAULTS[file, kernel]))
    expected = EXPECTED[file][kernel][contract]
    brief = UNDECIDED.get((file, kernel), "").startswith("not seen within the time")
    report = verify_target(targets(file)[kernel, contract], timeout=BRIEF if brief else TIMEOUT)
    if (file, kernel) in UNDECIDED:
        assert report.verdict is Verdict.UNKNOWN, "contradicts expected.json, or is decided now: strike it off the list"
        return
    if (file, kernel) in UNSTEADY and report.verdict is Verdict.UNKNOWN:
        return
    assert report.verdict.value == expected["verdict"], report
    violated = {o.kind.value for o in report.obligations if o.status is Status.VIOLATED}
    assert violated <= set(expected.get("kinds", ()))
