"""The models' own assumptions over the corpus: inclusions that must hold in every consistent execution,
and relations and axioms that must be seen at work (as aarch64assumptions.cat does for the Arm model)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import tileproof.memmodel
from tileproof.memmodel.events import Kind
from tileproof.memmodel.execution import Execution
from tileproof.memmodel.explorer import explore
from tileproof.memmodel.ptx import PTX
from tileproof.memmodel.relations import Relation
from tileproof.memmodel.tileir import TileIR
from tileproof.memmodel.verdict import load_litmus

CORPUS = Path(tileproof.memmodel.__file__).parent / "litmus"


def shown_executions(format: str) -> Iterator[Execution]:
    for path in sorted((CORPUS / format).glob("*.litmus")):
        found = explore(load_litmus(path))
        yield from (execution() for execution in found.examples.values())
        yield from (execution for _, execution in found.races)


def relations_of(format: str, execution: Execution) -> dict[str, Relation]:
    skeleton, rf = execution.skeleton, execution.rf
    if format == "tileir":
        model = TileIR(skeleton)
        sync = model.synchronise(rf)
        special = {"sw": sync.sw, "hb": sync.hb - model.fixed_order, "tok": skeleton.order,
                   "carried release": model.release_pattern - Relation.identity(skeleton.size),
                   "carried acquire": model.acquire_pattern - Relation.identity(skeleton.size)}  # fmt: skip
    else:
        model = PTX(skeleton)
        sync = model.synchronise(rf, execution.fences)
        special = {"sync": sync.sync, "base": sync.base - model.fixed_order, "po": skeleton.order,
                   "barriers": skeleton.barriers,
                   "fences": execution.fences or Relation.empty(skeleton.size)}  # fmt: skip
    return special | {
        "rmw": skeleton.rmw, "ms": model.ms, "rf": rf, "co": execution.co, "fr": execution.fr, "obs": sync.obs,
        "obs through rmw": sync.obs - rf, "cause beyond": sync.cause - getattr(sync, "hb", getattr(sync, "base", rf)),
        "race": model.races(sync), "ms between blocks": model.ms - skeleton.order - ~skeleton.order,
        "overlap without same location": skeleton.overlap - skeleton.same_location,
    }  # fmt: skip


NEVER_IN_PTX = {"overlap without same location"}  # PTX tests have whole words only


@pytest.mark.parametrize("format", ["tileir", "ptx"])
def test_every_relation_is_empty_somewhere_and_not_empty_somewhere(format: str) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for execution in shown_executions(format):
        for name, relation in relations_of(format, execution).items():
            seen[name, bool(relation)] += 1
    names = {name for name, _ in seen} - (NEVER_IN_PTX if format == "ptx" else set())
    always = {"rf", "co"} | ({"po"} if format == "ptx" else set())
    assert {name for name in names if not seen[name, True]} == set()
    assert {name for name in names - always if not seen[name, False]} == set()


@pytest.mark.parametrize("format", ["tileir", "ptx"])
def test_inclusions_hold_in_every_shown_execution(format: str) -> None:
    for execution in shown_executions(format):
        skeleton, rf, co = execution.skeleton, execution.rf, execution.co
        model = TileIR(skeleton) if format == "tileir" else PTX(skeleton)
        sync = model.synchronise(rf) if format == "tileir" else model.synchronise(rf, execution.fences)
        ms = model.ms
        order = sync.hb if format == "tileir" else sync.cause
        assert ms == ~ms and ms.irreflexive()
        assert skeleton.rmw <= ms  # switches.py: why rmw in rpo is no switch
        assert skeleton.order <= skeleton.order.plus() and skeleton.order.irreflexive()
        assert sync.obs <= skeleton.writes * skeleton.reads
        assert co.irreflexive() and co.plus() == co
        assert not [w for w in skeleton.where(Kind.INIT) if w in [b for _, b in co.pairs()]]
        assert model.related_writes(sync) <= (co | ~co)
        assert model.races(sync) == ~model.races(sync)
        assert not model.races(sync) & (ms | order)
        if format == "tileir":
            assert skeleton.order <= order and skeleton.rmw <= order and sync.sw <= order
            assert order.irreflexive()  # tok, rmw and sw never contradict each other


@pytest.mark.parametrize("format", ["tileir", "ptx"])
def test_every_axiom_refutes_something(format: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each axiom rejects candidates that pass those checked before it.

    The search builds co from what Coherence forces and orders fences by
    Fence-SC, so these two never come back as an answer here; thin air has its
    own tests (test_switches.py).
    """
    model = TileIR if format == "tileir" else PTX
    refuted: Counter[str | None] = Counter()
    violation = model.violation

    def counting(self, *args):
        name = violation(self, *args)
        refuted[name] += 1
        return name

    monkeypatch.setattr(model, "violation", counting)
    for path in sorted((CORPUS / format).glob("*.litmus")):
        explore(load_litmus(path))
    assert set(refuted) == set(model.AXIOMS) - {"coherence", "fence-sc"} | {None}
