"""The acceptance kernels, run on small launches: those with a violation show it in some launch, the proved ones never.

The expected verdicts are those of tests/acceptance/expected.json; the launches are chosen by hand.
"""

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from memory_model import execution_of

from tileproof.ir.frontends import load
from tileproof.ir.interpreter import Schedule, Shuffled, UndefinedBehaviour, concrete_launch, interpret, races
from tileproof.memmodel.races import races_of_execution

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"
EXPECTED = json.loads((ACCEPTANCE / "expected.json").read_text())

LAUNCHES = {
    "core.py": {
        ("add", "default"): [{"sizes": {"n": 600}}, {"sizes": {"n": 256}}, {"sizes": {"n": 1}}],
        ("copy_2d", "default"): [{"sizes": {"m": 100, "n": 300}}, {"sizes": {"m": 64, "n": 128}}],
        ("copy_2d", "any-grid"): [{"sizes": {"m": 100, "n": 300}, "grid": (3, 3)}],
        ("copy_2d_forgets_axis_1", "default"): [{"sizes": {"m": 100, "n": 300}}],
        ("two_blocks_one_tile", "default"): [{"sizes": {"n": 300}}],
        ("permute_heads", "default"): [
            {"sizes": {"b": 2, "h": 3, "m": 50, "d": 40}},
            {"sizes": {"b": 1, "h": 1, "m": 1, "d": 1}},
        ],
        ("permute_heads_swapped", "default"): [{"sizes": {"b": 2, "h": 2, "m": 40, "d": 8}}],
        ("matmul_persistent", "default"): [
            {"sizes": {"m": 200, "n": 300, "k": 100}, "grid": (3,)},
            {"sizes": {"m": 1100, "n": 140, "k": 10}, "grid": (5,)},
        ],
        ("matmul_bad_swizzle", "default"): [{"sizes": {"m": 1100, "n": 300, "k": 70}, "grid": (3,)}],
        ("softmax_in_place", "default"): [{"sizes": {"m": 3, "n": 100}}, {"sizes": {"m": 2, "n": 1024}}],
        ("shift_in_place", "default"): [{"sizes": {"n": 300}}],
        ("shift", "default"): [{"sizes": {"n": 300}}],
        ("shift", "may-alias"): [{"sizes": {"n": 300}, "shared": [("x", "out")]}],
        ("shift_past_the_end", "default"): [{"sizes": {"n": 300}}],
        ("accumulate_in_memory", "default"): [{"sizes": {"n": 300}, "scalars": {"n_iter": 4}}],
        ("transpose", "default"): [{"sizes": {"m": 100, "n": 70}}],
    },
    "pointers.py": {
        ("tail_masked", "default"): [{"sizes": {"n": 600}}, {"sizes": {"n": 3}}],
        ("tail_clamped", "default"): [{"sizes": {"n": 600}}],
        ("windows", "exact"): [{"sizes": {"n": 600}, "grid": (4,)}],
        ("windows", "overlap"): [{"sizes": {"n": 600}, "grid": (4,)}],
        ("scatter_rows", "any"): [{"sizes": {"n": 200, "m": 50}, "contents": {"index": 7}}],
        ("scatter_rows", "distinct"): [{"sizes": {"n": 200, "m": 50}}, {"sizes": {"n": 200, "m": 400}}],
        ("embedding", "default"): [{"sizes": {"n": 200, "m": 50}}],
        ("rows_and_columns", "default"): [{"sizes": {"m": 5, "n": 300}}],
        ("flattened_rows", "ragged"): [{"sizes": {"size": 700}, "scalars": {"n": 200, "rows": 3}}],
        ("flattened_rows", "divisible"): [{"sizes": {"size": 800}, "scalars": {"n": 256, "rows": 3}}],
        ("data_dependent_mask", "default"): [{"sizes": {"n": 200, "t": 64}, "contents": {"keep": 1}}],
    },
    "communication.py": {
        ("histogram", "default"): [{"sizes": {"n": 300, "k": 20}}],
        ("histogram_block_scope", "default"): [{"sizes": {"n": 300, "k": 20}, "contents": {"x": np.arange(300) % 20}}],
        ("histogram_plain", "default"): [{"sizes": {"n": 3, "k": 20}, "contents": {"x": 4}}],
        ("split_row_sum", "default"): [{"sizes": {"m": 70, "k": 130}}],
    },
    "tokens.mlir": {
        (name, "default"): [{"sizes": {"n": 5}, "scalars": {"n": 5}}]
        for name in (
            "two_stores_no_token",
            "two_stores_chained",
            "store_then_load_no_token",
            "join_orders_both",
            "loop_fork_distinct",
            "loop_fork_halved",
            "loop_fork_neighbours",
            "loop_every_second_parity",
            "loop_every_second_modulo_three",
            "branch_keeps_token",
            "branch_loses_token",
            "masked_load_passes_token",
            "store_overlaps_itself",
            "store_overlaps_itself_block_scope",
        )
    },
}
CASES = [(file, *key) for file, cases in LAUNCHES.items() for key in cases]


class Interleaved(Shuffled):
    """Blocks by chance, but every access at once, so that events are in the order in which they happened."""

    def postpones(self, access):
        return False

    def lane_order(self, access):
        return None


@cache
def targets(file):
    return {(target.kernel, target.contract.name): target for target in load(ACCEPTANCE / file)}


def found(target, launch):
    """The races, or the undefined behaviour, of one run."""
    try:
        return races(interpret(target.entry, launch).events)
    except UndefinedBehaviour as error:
        return [error]


@pytest.mark.parametrize(("file", "kernel", "contract"), CASES)
def test_violations_are_seen_and_only_they(file, kernel, contract):
    target = targets(file)[kernel, contract]
    findings = [found(target, concrete_launch(target, **how)) for how in LAUNCHES[file][kernel, contract]]
    if EXPECTED[file][kernel][contract]["verdict"] == "proved":
        assert not any(findings)
    else:
        assert all(findings)


COMMUNICATION = {
    ("last_block_sums", "zeroed"): {"sizes": {"n": 600}},
    ("last_block_sums", "not-zeroed"): {"sizes": {"n": 600}, "contents": {"count": 1}},
    ("last_block_sums_relaxed", "default"): {"sizes": {"n": 600}},
    ("ticket_queue", "ticket"): {"sizes": {"q": 5}, "grid": (4,)},
    ("ticket_queue", "halved"): {"sizes": {"q": 5}, "grid": (4,)},
    ("spin_lock", "default"): {"sizes": {"g": 3}},
    ("spin_lock_relaxed_release", "default"): {"sizes": {"g": 3}},
    ("pass_to_next", "default"): {"sizes": {"g": 4}},
}


@pytest.mark.parametrize(("kernel", "contract"), COMMUNICATION)
@pytest.mark.parametrize("seed", [None, 0, 1, 2])
def test_communication_between_blocks(kernel, contract, seed):
    """What seems to race is put to the memory model, with what was read from where."""
    target = targets("communication.py")[kernel, contract]
    launch = concrete_launch(target, **COMMUNICATION[kernel, contract])
    run = interpret(target.entry, launch, schedule=Schedule() if seed is None else Interleaved(seed))
    execution = execution_of(run.events)
    found = races_of_execution(execution.events, execution.tok, execution.rf, rmw=execution.rmw)
    assert bool(found) == (EXPECTED["communication.py"][kernel][contract]["verdict"] == "violation")


def test_every_kernel_is_run():
    for file, launches in LAUNCHES.items():
        extra = COMMUNICATION.keys() if file == "communication.py" else set()
        assert launches.keys() | extra == targets(file).keys()
