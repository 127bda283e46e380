"""Kernels that communicate, against verdicts found by hand (expected.json).

The argument for each verdict is in the kernel's docstring, and test_interleavings.py
compares it with runs.  The verifier may fall short of a verdict, where ``UNDECIDED``
says why; an entry that it has come to decide must go.  That it contradicts one is a
fault; those known are in ``FAULTS``.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from protocol_kernels import CASES, EXPECTED, HERE, targets

from tileproof.verifier.engine import verify_target
from tileproof.verifier.report import Status, Verdict

TIMEOUT = 40.0
"""Seconds for one kernel."""

SEARCH = "the race shows in few interleavings, or with more blocks, rounds or contents than the launch that is replayed"
LARGE = "the race needs about 64 blocks or more, and larger launches are not replayed"
STEP = "additions of anything but one positive constant, and what lies between two tickets"
ENDS = "a loop that ends by the ticket it draws: how many additions it makes is not bounded"
MODULO = "a counter that wraps, modulo a divisor of 2**32"
PER_LOCATION = "additions are counted for the whole launch, not for one location or for the blocks that make them"
TRANSITIVE = "order through a third block is not composed of two hand-overs"
POLL = "a counter that is observed by an atomic which leaves it alone: only additions count as observers"
RESET = "a counter that the last block sets back"
EPOCH = "a flag that is set more than once"
TURN = "a turn that is handed on: who sees value j comes after who set it"
CLAIM = "the one winner of an exchange, a compare-and-swap or a bit that is never given back"
LOCK = "a lock other than compare-and-swap from free to a constant and exchange back"
SWAP = "a compare-and-swap that observes a flag or moves it on"
BITS = "a word with a bit for each block"
WAIT = "that a wait never ends is not looked for"

UNDECIDED = {
    ("kernels_tickets.py", "push_batch", "four"): STEP,
    ("kernels_tickets.py", "push_batch", "three"): SEARCH,
    ("kernels_tickets.py", "work_until_empty", "default"): ENDS,
    ("kernels_tickets.py", "ring", "one-more"): LARGE,
    ("kernels_tickets.py", "ring_any_start", "default"): MODULO,
    ("kernels_tickets.py", "ring_any_start_not_a_divisor", "default"): SEARCH,
    ("kernels_tickets.py", "bucket_slots", "default"): SEARCH,
    ("kernels_tickets.py", "eight_lanes_offset", "default"): SEARCH,
    ("kernels_tickets.py", "countdown", "default"): STEP,
    ("kernels_tickets.py", "countdown_clamped", "default"): LARGE,
    ("kernels_tickets.py", "two_steps", "default"): STEP,
    ("kernels_tickets.py", "append_counted", "default"): STEP,
    ("kernels_tickets.py", "first_by_exchange", "free"): CLAIM,
    ("kernels_tickets.py", "first_by_exchange", "any-but-one"): CLAIM,
    ("kernels_tickets.py", "first_by_swap", "default"): CLAIM,
    ("kernels_tickets.py", "claim_bit", "default"): CLAIM,
    ("kernels_tickets.py", "others_by_exchange", "default"): SEARCH,
    ("kernels_tickets.py", "losers_by_swap", "default"): SEARCH,
    ("kernels_tickets.py", "counter_may_be_missing", "none"): SEARCH,
    ("kernels_arrivals.py", "all_but_block_0", "default"): PER_LOCATION,
    ("kernels_arrivals.py", "split_k", "default"): PER_LOCATION,
    ("kernels_arrivals.py", "halves_apart", "default"): PER_LOCATION,
    ("kernels_arrivals.py", "split_k_in_turn", "default"): TURN,
    ("kernels_arrivals.py", "last_resets", "default"): RESET,
    ("kernels_arrivals.py", "tree", "default"): TRANSITIVE,
    ("kernels_arrivals.py", "last_raises_flag", "default"): TRANSITIVE,
    ("kernels_arrivals.py", "grid_barrier", "default"): POLL,
    ("kernels_locks.py", "guarded_sum", "unknown"): WAIT,
    ("kernels_locks.py", "ticket_lock_serving_ahead", "default"): WAIT,
    ("kernels_locks.py", "try_once_and_unlock", "default"): SEARCH,
    ("kernels_locks.py", "unlocks_twice", "default"): SEARCH,
    ("kernels_locks.py", "unlocks_in_every_round", "default"): SEARCH,
    ("kernels_locks.py", "retries_with_touch", "default"): SEARCH,
    ("kernels_locks.py", "ticket_lock_less", "default"): SEARCH,
    ("kernels_locks.py", "left_as", "other"): CLAIM,
    ("kernels_locks.py", "exchange_lock", "default"): LOCK,
    ("kernels_locks.py", "owner_in_the_lock", "default"): LOCK,
    ("kernels_locks.py", "unlock_by_swap", "default"): LOCK,
    ("kernels_locks.py", "looks_before_it_takes", "default"): LOCK,
    ("kernels_locks.py", "ticket_lock", "default"): TURN,
    ("kernels_flags.py", "broadcast_inverted", "default"): SEARCH,
    ("kernels_flags.py", "swap_that_succeeds", "default"): SEARCH,
    ("kernels_flags.py", "two_back_through_the_chain", "default"): TRANSITIVE,
    ("kernels_flags.py", "look_back", "default"): EPOCH,
    ("kernels_flags.py", "two_states", "second"): EPOCH,
    ("kernels_flags.py", "epochs", "default"): EPOCH,
    ("kernels_flags.py", "ping_pong", "default"): TURN,
    ("kernels_flags.py", "failing_swap", "default"): SWAP,
    ("kernels_flags.py", "taken_once", "default"): SWAP,
    ("kernels_flags.py", "flag_by_addition", "default"): POLL,
    ("kernels_flags.py", "bit_for_each", "default"): BITS,
    ("kernels_waits.py", "never_unlocked", "default"): WAIT,
    ("kernels_waits.py", "unlocks_another", "default"): WAIT,
    ("kernels_waits.py", "barrier_of_one_too_many", "default"): WAIT,
}
"""Kernels on which the verifier says ``unknown``, and what is missing."""

NEVER_ENDS = "FALSE PROOF: a wait never ends, which only a precondition that no launch meets says"
FAULTS: dict[tuple[str, str, str], str] = {
    ("kernels_waits.py", "nobody_sets_it", "default"): NEVER_ENDS,
    ("kernels_waits.py", "waits_for_itself", "default"): NEVER_ENDS,
    ("kernels_waits.py", "waits_in_a_ring", "default"): NEVER_ENDS,
    ("kernels_waits.py", "waits_for_a_block_that_is_not_there", "default"): NEVER_ENDS,
    ("kernels_waits.py", "waits_for_a_value_never_set", "default"): NEVER_ENDS,
    ("kernels_waits.py", "set_on_one_path_only", "default"): NEVER_ENDS,
    ("kernels_waits.py", "locks_twice", "default"): NEVER_ENDS,
    ("kernels_waits.py", "each_waits_for_the_other", "default"): NEVER_ENDS,
}
"""Kernels on which the verifier is wrong: to be mended, and never to be accepted."""


@pytest.mark.parametrize("file", sorted(p.name for p in Path(HERE).glob("kernels_*.py")))
def test_every_kernel_has_an_expected_verdict(file: str) -> None:
    assert set(targets(file)) == {(kernel, contract) for name, kernel, contract in CASES if name == file}


def test_lists_of_exceptions_name_kernels() -> None:
    assert {*UNDECIDED, *FAULTS} <= set(CASES)
    assert not set(UNDECIDED) & set(FAULTS)


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES, ids=["-".join(c) for c in CASES])
def test_verdict(file: str, kernel: str, contract: str, request: pytest.FixtureRequest) -> None:
    case = (file, kernel, contract)
    if case in FAULTS:
        request.applymarker(pytest.mark.xfail(strict=True, reason=FAULTS[case]))
    expected = EXPECTED[file][kernel][contract]
    report = verify_target(targets(file)[kernel, contract], timeout=TIMEOUT)
    if case in UNDECIDED:
        assert report.verdict is Verdict.UNKNOWN, "contradicts expected.json, or is decided now: strike it off the list"
        return
    assert report.verdict.value == expected["verdict"], report
    violated = {o.kind.value for o in report.obligations if o.status is Status.VIOLATED}
    assert violated <= set(expected.get("kinds", ()))
