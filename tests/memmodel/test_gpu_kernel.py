"""Litmus tests as kernels: run by the interpreter, accepted by the official compiler, ended by themselves."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import tileproof.memmodel
from tileproof.ir.interpreter import Address, Launch, Shuffled, interpret
from tileproof.ir.program import Op
from tileproof.memmodel.command import litmus
from tileproof.memmodel.gpu_kernel import PARAMETERS, accesses_in, litmus_kernel
from tileproof.memmodel.gpu_run import cubin
from tileproof.memmodel.gpu_stress import PLANS, Buffers, Comparison, Plan, buffers, histogram, observable
from tileproof.memmodel.gpu_tiles import NotRunnable
from tileproof.memmodel.verdict import load_litmus, parse_litmus

FILES = sorted((Path(tileproof.memmodel.__file__).parent / "litmus" / "tileir").glob("*.litmus"))
NOT_RUNNABLE = {
    "RMW-wraps": "no atomics on 8-bit integers",
    "partial-atomic": "no atomics on 16-bit integers",
    "internal-nibbles": "no pointers to 4-bit integers",
    "nibbles-two-stores": "no pointers to 4-bit integers",
    "nibbles-two-stores-tok": "no pointers to 4-bit integers",
    "partial-overlapping-elements": "elements of different width in one operation",
}
NEVER_FINISHES = {"lock-initially-held"}
SMALL = Plan(instances=3, iterations=2, polls=40, meet_polls=2)


class Interleaved(Shuffled):
    """Blocks take turns at random; accesses of one block stay in program order."""

    def postpones(self, access: object) -> bool:
        return False


def interpreted(kernel, plan: Plan, seed: int) -> Buffers:
    run = buffers(kernel, plan, seed)
    memory = {name: getattr(run, name).view(np.uint8) for name in PARAMETERS[:4]}
    memory |= {f"var_{name}": data for name, data in run.variables.items()}
    arguments = (*map(Address, PARAMETERS[:4]), *run.scalars, *(Address(f"var_{name}") for name in run.variables))
    launch = Launch((len(run.roles), 1, 1), arguments, memory)
    interpret(kernel.program.kernels[0], launch, schedule=Interleaved(seed))
    return run


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_interpreted_outcomes_are_allowed(path: Path) -> None:
    if path.stem in NOT_RUNNABLE:
        with pytest.raises(NotRunnable, match=NOT_RUNNABLE[path.stem]):
            litmus_kernel(load_litmus(path))
        return
    comparison = Comparison.of(litmus_kernel(load_litmus(path)))
    for seed in range(2):
        comparison.add(interpreted(comparison.kernel, replace(SMALL, shuffle=seed, stride=4 + 12 * seed), seed))
    assert not comparison.forbidden
    assert (comparison.observed.total(), comparison.unfinished) == ((0, 12) if path.stem in NEVER_FINISHES else (12, 0))


def test_every_outcome_of_a_lock_and_a_ticket_is_found() -> None:
    for name, expected in [("ticket", 2), ("RMW+RMW-distinct", 2), ("chain-rmw", 3)]:
        path = next(p for p in FILES if p.stem == name)
        comparison = Comparison.of(litmus_kernel(load_litmus(path)))
        for seed in range(12):
            comparison.add(interpreted(comparison.kernel, replace(SMALL, shuffle=1), seed))
        assert not comparison.forbidden
        assert len(comparison.observed) >= expected


def memory_operations(kernel) -> list[Op]:
    wanted = ("load_ptr_tko", "store_ptr_tko", "atomic_rmw_tko", "atomic_cas_tko")
    return [op for op in kernel.program.kernels[0].body.walk() if op.name in wanted]


@pytest.mark.parametrize("path", [p for p in FILES if p.stem not in NOT_RUNNABLE], ids=lambda path: path.stem)
def test_the_kernel_has_the_test_s_orderings_and_scopes(path: Path) -> None:
    """Beside the test's own operations there are only the tables, the rendezvous and the results."""
    kernel = litmus_kernel(load_litmus(path))
    of_test = Counter(
        (access.order.value, access.scope.name)
        for thread in kernel.test.threads
        for access in accesses_in(thread.statements)
    )
    scopes = {None: "NONE", "tl_blk": "BLOCK", "device": "DEVICE", "sys": "SYSTEM"}
    emitted = Counter()
    for op in memory_operations(kernel):
        scope = op.attributes["memory_scope"]
        emitted[op.attributes["memory_ordering_semantics"].text, scopes[None if scope is None else scope.text]] += 1
    frame = Counter({("weak", "NONE"): 2 + len(kernel.outputs) + len(kernel.test.threads), ("relaxed", "DEVICE"): 2})
    assert emitted == of_test + frame


def token_edges(source: str) -> set[tuple[int, int]]:
    """Which of the test's memory operations consumes whose token, by their order of appearance."""
    kernel = litmus_kernel(parse_litmus(source))
    ops = [op for op in memory_operations(kernel) if op.location is None]
    ours = ops[4:-2]  # without tables, rendezvous, result and finished flag
    number = {op: i for i, op in enumerate(ours)}

    def producers(value) -> set[int]:
        op = value.op
        if op in number:
            return {number[op]}
        if op is not None and op.name == "join_tokens":
            return set().union(*(producers(v) for v in op.variadic("tokens")))
        return set()

    return {(p, number[op]) for op in ours for p in producers(op.value("token"))}


def test_tokens_are_exactly_those_of_the_test() -> None:
    text = """TileIR t
memory {
  X: i32 = 0
}
block 0 {
  t0 = store weak X, 1
  t1 = store weak X, 2
  t2 = join t0, t1
  t3 = store weak X, 3 token t2
  r0 = load weak X token t3
}
"""
    assert token_edges(text) == {(0, 2), (1, 2), (2, 3)}
    assert token_edges(text.replace("block 0", "block 0 chained").replace(" token t2", "").replace(" token t3", "")
                       .replace("  t2 = join t0, t1\n", "").replace("t0 = ", "").replace("t1 = ", "")
                       .replace("t3 = ", "")) == {(0, 1), (1, 2), (2, 3)}  # fmt: skip


def test_every_loop_has_a_bound() -> None:
    """Each loop without a counter starts with a branch that breaks out of it."""
    for path in FILES:
        if path.stem in NOT_RUNNABLE:
            continue
        for op in litmus_kernel(load_litmus(path)).program.kernels[0].body.walk():
            if op.name == "loop":
                compare, branch = op.regions[0].ops[:2]
                assert compare.name == "cmpi" and branch.name == "if"
                assert branch.regions[0].ops[-1].name == "break"


def test_histogram_reads_registers_memory_and_unfinished_cells() -> None:
    kernel = litmus_kernel(load_litmus(next(p for p in FILES if p.stem == "MP-rel-acq")))
    run = buffers(kernel, Plan(instances=2, iterations=2, stride=16), 0)
    rows = run.results.reshape(-1, 4)
    names = [output.name for output in kernel.outputs]
    assert names == ["P1:r0", "P1:r1"]
    rows[0], rows[1] = [0, 1, 1, 1], [-0x5A5A5A5B, 1, 1, 0]
    rows[2], rows[3] = [1, 1, 1, 1], [1, 1, 1, 0]
    run.variables["X"].reshape(4, 16)[:, 0] = [0, 1, 1, 1]
    states, unfinished = histogram(kernel, run)
    assert unfinished == 1
    assert states == {
        (("P1:r0", 0), ("X", 0), ("Y", 0)): 1,
        (("P1:r0", 1), ("P1:r1", 1), ("X", 1), ("Y", 0)): 2,
    }


def test_a_forbidden_outcome_is_reported_unless_the_test_races() -> None:
    for name, forbidden in [("MP-rel-acq", 4), ("MP-relaxed-flag", 0)]:
        comparison = Comparison.of(litmus_kernel(load_litmus(next(p for p in FILES if p.stem == name))))
        run = buffers(comparison.kernel, Plan(instances=2, iterations=2), 0)
        run.results.reshape(-1, 4)[:] = [[1], [0], [1], [1]]  # the stale read
        comparison.add(run)
        assert comparison.forbidden.total() == forbidden
        assert comparison.as_json()["forbidden"] == forbidden
        assert comparison.unseen


def test_undefined_registers_are_not_observed() -> None:
    kernel = litmus_kernel(load_litmus(next(p for p in FILES if p.stem == "masked-undefined")))
    assert observable(kernel) == ("X",)


def test_plans_keep_cells_apart() -> None:
    kernel = litmus_kernel(load_litmus(next(p for p in FILES if p.stem == "last-block-acq_rel")))
    for plan in PLANS:
        run = buffers(kernel, replace(plan, instances=4, iterations=2), 1)
        assert run.strides >= 8
        assert sorted(zip(run.roles.tolist(), run.instances.tolist(), strict=True)) == [
            (role, instance) for role in range(2) for instance in range(4)
        ]


def has_tileiras() -> bool:
    spec = importlib.util.find_spec("nvidia")
    return any(list(Path(p).glob("cu*/bin/tileiras")) for p in (spec.submodule_search_locations or []) if spec)


@pytest.mark.skipif(not has_tileiras(), reason="needs the extra tileiras")
@pytest.mark.parametrize("name", ["MP-rel-acq", "lock", "last-block-acq_rel-three", "partial-one-block-tok"])
def test_official_compiler_accepts_the_kernel(tmp_path: Path, name: str) -> None:
    kernel = litmus_kernel(load_litmus(next(p for p in FILES if p.stem == name)))
    compiled = cubin(kernel, "sm_90", tmp_path)
    assert compiled.startswith(b"\x7fELF")
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(b"kept")
    assert cubin(kernel, "sm_90", tmp_path) == b"kept"


def test_gpu_command_without_a_gpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", None)  # nothing is compiled here
    nibbles = next(p for p in FILES if p.stem == "internal-nibbles")
    result = CliRunner().invoke(litmus, [str(nibbles), "--cubins", str(tmp_path)])
    assert result.exit_code == 0
    assert "no pointers to 4-bit integers" in result.output and "0 kernels compiled" in result.output


def test_gpu_command_needs_cuda_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    result = CliRunner().invoke(litmus, [str(FILES[0]), "--gpu"])
    assert result.exit_code == 2
    assert "cuda-python is not installed" in result.output
