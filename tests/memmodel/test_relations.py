"""The relational algebra against sets of pairs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tileproof.memmodel.relations import EventSet, Relation, bits

SIZE = 6
pairs = st.frozensets(st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)))
sets = st.frozensets(st.integers(0, SIZE - 1))


def relation(r: frozenset[tuple[int, int]]) -> Relation:
    return Relation.of(r, SIZE)


def event_set(s: frozenset[int]) -> EventSet:
    return EventSet(sum(1 << i for i in s), SIZE)


def closure(r: set[tuple[int, int]]) -> set[tuple[int, int]]:
    while True:
        more = {(a, d) for a, b in r for c, d in r if b == c} - r
        if not more:
            return r
        r = r | more


@given(pairs, pairs, sets, sets)
def test_operators(r: frozenset, s: frozenset, a: frozenset, b: frozenset) -> None:
    def of(x: Relation) -> set[tuple[int, int]]:
        return set(x.pairs())

    assert of(relation(r) | relation(s)) == r | s
    assert of(relation(r) & relation(s)) == r & s
    assert of(relation(r) - relation(s)) == r - s
    assert of(~relation(r)) == {(y, x) for x, y in r}
    assert of(relation(r) >> relation(s)) == {(x, w) for x, y in r for z, w in s if y == z}
    assert of(relation(r).opt()) == r | {(i, i) for i in range(SIZE)}
    assert of(event_set(a) >> relation(r) >> event_set(b)) == {(x, y) for x, y in r if x in a and y in b}
    assert of(event_set(a) * event_set(b)) == {(x, y) for x in a for y in b}
    assert set((event_set(a) | event_set(b)) - (event_set(a) & event_set(b))) == a ^ b
    assert (relation(r) <= relation(s)) == (r <= s)
    assert bool(relation(r)) == bool(r)
    assert all(pair in relation(r) for pair in r)


@given(pairs, pairs)
def test_closures_and_cycles(r: frozenset, s: frozenset) -> None:
    closed = relation(r).plus()
    assert set(closed.pairs()) == closure(set(r))
    assert set(closed.plus_with(relation(s)).pairs()) == closure(closure(set(r)) | s)
    assert relation(r).acyclic() == all(a != b for a, b in closure(set(r)))
    assert relation(r).irreflexive() == all(a != b for a, b in r)


@given(st.integers(0, 2**70))
def test_bits(mask: int) -> None:
    assert sum(1 << i for i in bits(mask)) == mask
