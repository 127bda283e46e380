"""expected.json against runs: a violation shows in some interleaving of a small launch, a proved kernel never races."""

import pytest
from interleavings import outcomes
from protocol_kernels import CASES, EXPECTED, targets

STEPS, ENDLESS = 60_000, 2_000
"""Operations after which a run counts as endless: of a kernel that ends, and of one that does not."""


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES, ids=["-".join(c) for c in CASES])
def test_runs_agree_with_the_expected_verdict(file: str, kernel: str, contract: str) -> None:
    expected = EXPECTED[file][kernel][contract]
    waits = expected.get("kinds", [None])[0] == "progress"
    found = outcomes(targets(file)[kernel, contract], expected["launch"], steps=ENDLESS if waits else STEPS)
    if expected["verdict"] == "proved":
        assert set(found) == {"clean"}
    elif waits:
        seen = set(found)
        assert "endless" in seen and "race" not in seen
    else:
        assert "race" in found  # stops at the first
