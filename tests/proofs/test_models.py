"""The models that proofs are about are those of memmodel: both are evaluated on random executions."""

import random

import pytest
import z3

from tileproof.memmodel import ptx, tileir
from tileproof.memmodel.events import Event, Kind, Location, Order, Scope
from tileproof.memmodel.execution import Execution, Skeleton, initial_writes
from tileproof.memmodel.relations import EventSet, Relation, bits
from tileproof.proofs.finite import Matrix
from tileproof.proofs.models import PTX, Accesses, Strength, TileIR
from tileproof.proofs.relations import Signature

PLACES = (Location("A", 0, 4), Location("A", 0, 4), Location("A", 2, 2), Location("B", 0, 4))
READ_ORDERS = (Order.WEAK, Order.RELAXED, Order.ACQUIRE)
WRITE_ORDERS = (Order.WEAK, Order.RELAXED, Order.RELEASE)


class Given(Signature[Matrix]):
    """Symbols whose values are given by bit matrices; all formulas over them are true or false."""

    def __init__(self, size: int, values: dict[str, Relation | EventSet]) -> None:
        self.size, self.values = size, values

    def relation(self, name: str) -> Matrix:
        value = self.values[name]
        assert isinstance(value, Relation)
        return Matrix.build(self.size, lambda i, j: (i, j) in value)

    def members(self, name: str) -> Matrix:
        value = self.values[name]
        assert isinstance(value, EventSet)
        return Matrix.build(self.size, lambda i, j: i == j and i in value)

    def different(self) -> Matrix:
        return Matrix.build(self.size, lambda i, j: i != j)


def truth(formula: z3.BoolRef) -> bool:
    assert z3.is_true(formula) or z3.is_false(formula)
    return bool(z3.is_true(formula))


def pairs(matrix: Matrix) -> set[tuple[int, int]]:
    assert all(isinstance(matrix(*pair), bool) for pair in matrix.pairs())
    return {pair for pair in matrix.pairs() if matrix(*pair)}


def random_event(rng: random.Random, block: int, instance: int) -> list[Event]:
    """A load, a store, or the two halves of an atomic."""
    place, scope = rng.choice(PLACES), rng.choice((Scope.BLOCK, Scope.DEVICE, Scope.SYSTEM))
    if rng.random() < 0.3:
        order = rng.choice((Order.RELAXED, Order.ACQUIRE, Order.RELEASE, Order.ACQ_REL))
        return [Event(block, instance, kind, place, order, scope) for kind in (Kind.READ, Kind.WRITE)]
    kind = rng.choice((Kind.READ, Kind.WRITE))
    order = rng.choice(READ_ORDERS if kind is Kind.READ else WRITE_ORDERS)
    return [Event(block, instance, kind, place, order, Scope.NONE if order is Order.WEAK else scope)]


def random_execution(seed: int, full_order: bool) -> Execution:
    """Two or three blocks of up to two instructions; ``full_order`` is the program order of PTX."""
    rng = random.Random(seed)
    accesses = [
        event
        for block in range(rng.choice((2, 2, 3)))
        for instance in range(rng.choice((1, 2)))
        for event in random_event(rng, block, instance)
    ]
    events = [*initial_writes(accesses), *accesses]
    size = len(events)
    rmw = [(i, i + 1) for i in range(size - 1) if events[i].owner == events[i + 1].owner]
    order = [
        (i, j)
        for i in range(size)
        for j in range(i + 1, size)
        if events[i].block == events[j].block >= 0
        and ((full_order and i != j) or (events[i].instance < events[j].instance and rng.random() < 0.5))
    ]
    skeleton = Skeleton(events, Relation.of(order, size).plus(), rmw)
    sources = {choice: rng.choice(list(bits(choice.writers))) for choice in skeleton.choices}
    rank = [(-1 if event.kind is Kind.INIT else rng.random()) for event in events]
    overlap = skeleton.overlap
    co = [(i, j) for i in skeleton.writes for j in skeleton.writes if rank[i] < rank[j] and (i, j) in overlap]
    return Execution(skeleton, sources, Relation.of(co, size))


def given(execution: Execution, strong: EventSet, model: tileir.TileIR | ptx.PTX, order: str) -> Given:
    skeleton = execution.skeleton
    own_or_wider = Relation([row & ~(1 << i) for i, row in enumerate(model.mutually_in_scope(strong).rows)])
    return Given(
        skeleton.size,
        {
            "overlap": skeleton.overlap,
            "here": skeleton.same_location,
            "W": skeleton.writes,
            "R": skeleton.reads,
            "INIT": skeleton.initial_writes,
            "rmw": skeleton.rmw,
            "rf": execution.rf,
            "co": execution.co,
            "fr": execution.fr,
            "STRONG": strong,
            "REL": skeleton.where(Kind.WRITE) & skeleton.ordered(Order.RELEASE, Order.ACQ_REL),
            "ACQ": skeleton.reads & skeleton.ordered(Order.ACQUIRE, Order.ACQ_REL),
            "in_scope": own_or_wider,
            order: skeleton.order,
        },
    )


@pytest.mark.parametrize("seeds", [range(start, start + 15) for start in (0, 15)], ids=str)
def test_tileir(seeds: range) -> None:
    for seed in seeds:
        execution = random_execution(seed, full_order=False)
        skeleton, rf = execution.skeleton, execution.rf
        theirs = tileir.TileIR(skeleton)
        strong = (skeleton.reads | skeleton.where(Kind.WRITE)) - skeleton.ordered(Order.WEAK)
        symbols = given(execution, strong, theirs, "tok")
        ours = TileIR(symbols, Accesses.over(symbols), Strength.over(symbols))
        found = theirs.synchronise(rf)
        assert pairs(ours.ms) == set(theirs.ms.pairs()), seed
        assert pairs(ours.obs) == set(found.obs.pairs()), seed
        assert pairs(ours.sw) == set(found.sw.pairs()), seed
        assert pairs(ours.hb) == set(found.hb.pairs()), seed
        assert pairs(ours.races) == set(theirs.races(found).pairs()), seed
        *axioms, co_relates = reversed(ours.axioms().values())
        assert all(map(truth, axioms)) == (theirs.violation(found, rf, execution.fr, execution.co) is None), seed
        assert truth(co_relates) == (theirs.related_writes(found) <= execution.co | ~execution.co), seed


@pytest.mark.parametrize("seeds", [range(start, start + 15) for start in (0, 15)], ids=str)
def test_ptx(seeds: range) -> None:
    for seed in seeds:
        execution = random_execution(seed, full_order=True)
        skeleton, rf = execution.skeleton, execution.rf
        theirs = ptx.PTX(skeleton)
        found = theirs.synchronise(rf)
        strong = (skeleton.reads | skeleton.where(Kind.WRITE)) - skeleton.ordered(Order.WEAK)
        symbols = given(execution, strong, theirs, "po")
        symbols.values |= {"observation": found.obs, "base_causality": found.base}
        ours = PTX(symbols, Accesses.over(symbols), Strength.over(symbols))
        assert all(map(truth, (*ours.observation_rules().values(), *ours.base_causality_rules().values()))), seed
        assert pairs(ours.ms) == set(theirs.ms.pairs()), seed
        assert pairs(ours.sw) == set(found.sync.pairs()), seed
        assert pairs(ours.cause) == set(found.cause.pairs()), seed
        assert pairs(ours.races) == set(theirs.races(found).pairs()), seed
        *axioms, co_relates = reversed(ours.axioms().values())
        assert all(map(truth, axioms)) == (theirs.violation(found, rf, execution.fr, execution.co) is None), seed
        assert truth(co_relates) == (theirs.related_writes(found) <= execution.co | ~execution.co), seed


def test_the_random_executions_are_of_all_kinds() -> None:
    """Consistent ones and not, with and without races and synchronisation: so the comparison says something."""
    seen: set[tuple[str, object]] = set()
    for seed in range(40):
        execution = random_execution(seed, full_order=False)
        model = tileir.TileIR(execution.skeleton)
        found = model.synchronise(execution.rf)
        seen.add(("violates", model.violation(found, execution.rf, execution.fr, execution.co)))
        seen.add(("synchronises", bool(found.sw)))
        seen.add(("races", bool(model.races(found))))
    assert seen >= {("violates", None), ("violates", "causality"), ("violates", "sc-per-location")}
    assert seen >= {(what, value) for what in ("synchronises", "races") for value in (False, True)}
