"""Token order across iterations against reachability in the unrolled loop."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tileproof.verifier.evaluate import Evaluator
from tileproof.verifier.terms import TRUE, Bool, as_var, conjunction, const, le, negation, var
from tileproof.verifier.tokens import Carried, Dependencies, Distances, TokenLoop, merge, powers

ITERATIONS = 7
OUTSIDE, FIRST, SECOND = 1, 10, 11
"""Numbers of an access before the loop and of two inside it."""


@dataclass(frozen=True)
class Body:
    """A loop body: which carried tokens come after what.

    ``carry[i][j]``: carried token i reaches carried token j; ``first[j]``: the
    first access reaches j; ``waits[i]``: the second access waits for carried
    token i; ``init[i]``: the access before the loop is in the initial token i;
    ``direct[j]``: carried token j also takes the token from before the loop.
    """

    carry: tuple[tuple[bool, ...], ...]
    first: tuple[bool, ...]
    waits: tuple[bool, ...]
    init: tuple[bool, ...]
    direct: tuple[bool, ...]


@st.composite
def bodies(draw: st.DrawFn) -> Body:
    width = draw(st.integers(1, 4))
    row = st.lists(st.booleans(), min_size=width, max_size=width).map(tuple)
    return Body(draw(st.lists(row, min_size=width, max_size=width).map(tuple)), *(draw(row) for _ in range(4)))


K = var("for1.k", 0, None, shared=False)
N = var("n", 0, ITERATIONS, shared=True)


def loop_of(body: Body) -> TokenLoop:
    width = len(body.init)
    loop = TokenLoop("for1", K, [{OUTSIDE: TRUE} if b else {} for b in body.init], frozenset({FIRST, SECOND}), trips=N)
    for j in range(width):
        token: dict[int | Carried, Bool] = {Carried("for1", i): TRUE for i in range(width) if body.carry[i][j]}
        if body.first[j]:
            token[FIRST] = TRUE
        if body.direct[j]:
            token[OUTSIDE] = TRUE
        loop.yields.append(token)
    return loop


def unrolled(body: Body, iterations: int) -> list[list[set[object]]]:
    """Per iteration and carried token, what it comes after; the last entry is after the loop."""
    width = len(body.init)
    states: list[list[set[object]]] = [[{OUTSIDE} if b else set() for b in body.init]]
    for k in range(iterations):
        before, after = states[-1], []
        for j in range(width):
            sources = set().union(*(before[i] for i in range(width) if body.carry[i][j]))
            sources |= {(FIRST, k)} if body.first[j] else set()
            sources |= {OUTSIDE} if body.direct[j] else set()
            after.append(sources)
        states.append(after)
    return states


def holds(condition: Bool, **values: int) -> bool:
    names = {"k": K, "n": N}
    return Evaluator({as_var(names[n]): v for n, v in values.items()}).bool(condition)


def waiting(body: Body) -> Dependencies:
    return {Carried("for1", i): TRUE for i, waits in enumerate(body.waits) if waits}


@settings(max_examples=300, deadline=None)
@given(bodies())
def test_order_between_iterations_is_reachability(body: Body) -> None:
    loop, states = loop_of(body), unrolled(body, ITERATIONS)
    ways = loop.between(FIRST, waiting(body))
    for k in range(ITERATIONS):
        for m in range(k + 1, ITERATIONS):
            expected = any((FIRST, k) in states[m][i] for i, waits in enumerate(body.waits) if waits)
            assert any(holds(reach.condition(const(m - k - 1))) for _, _, reach in ways) == expected


@settings(max_examples=300, deadline=None)
@given(bodies())
def test_order_after_what_lies_before_the_loop(body: Body) -> None:
    loop, states = loop_of(body), unrolled(body, ITERATIONS)
    condition = loop.outside(waiting(body), K).get(OUTSIDE, negation(TRUE))
    for k in range(ITERATIONS):
        expected = any(OUTSIDE in states[k][i] for i, waits in enumerate(body.waits) if waits)
        assert holds(condition, k=k) == expected


@settings(max_examples=300, deadline=None)
@given(bodies())
def test_results_of_a_loop_come_after_what_they_should(body: Body) -> None:
    loop = loop_of(body)
    results = loop.results()
    for n in range(ITERATIONS):
        final = unrolled(body, n)[-1]
        for j, token in enumerate(results):
            assert token is not None
            assert holds(token.get(OUTSIDE, negation(TRUE)), n=n) == (OUTSIDE in final[j])
            for k in range(n):
                inside = token.get(FIRST, negation(TRUE))
                assert holds(inside, n=n, k=k) == ((FIRST, k) in final[j])


@settings(max_examples=200, deadline=None)
@given(bodies(), st.integers(0, ITERATIONS - 1))
def test_a_loop_left_by_break_gives_the_tokens_of_its_last_iteration(body: Body, last: int) -> None:
    loop = loop_of(body)
    loop.trips, loop.last = None, const(last)
    # The break hands on carried token 0 and, beside it, the first access of the same iteration.
    loop.breaks = [{Carried("for1", 0): TRUE}, {FIRST: TRUE}]
    states = unrolled(body, last)
    carried, direct = loop.results()
    assert carried is not None and direct is not None
    assert holds(carried.get(OUTSIDE, negation(TRUE))) == (OUTSIDE in states[last][0])
    for k in range(last + 1):
        assert holds(carried.get(FIRST, negation(TRUE)), k=k) == ((FIRST, k) in states[last][0])
        assert holds(direct[FIRST], k=k) == (k == last)


def test_a_token_carried_only_on_some_paths_is_not_carried() -> None:
    """A branch that drops the token: M keeps what every path has."""
    taken = le(K, const(3))
    loop = TokenLoop("for1", K, [{OUTSIDE: TRUE}], frozenset({FIRST}), trips=N)
    loop.yields = [merge([(taken, {Carried("for1", 0): TRUE}), (negation(taken), {})])]
    condition = loop.outside({Carried("for1", 0): TRUE}, K)[OUTSIDE]
    assert holds(condition, k=0)
    assert not holds(condition, k=1)


def test_a_token_carried_under_a_fixed_condition_is_carried_where_it_holds() -> None:
    """An inner loop hands on its token only if it runs, and whether it does is fixed for the launch."""
    runs = le(const(1), N)
    loop = TokenLoop("for1", K, [{OUTSIDE: TRUE}, {}], frozenset({FIRST}), trips=N)
    loop.yields = [{Carried("for1", 0): TRUE}, {Carried("for1", 0): runs}]
    condition = loop.outside({Carried("for1", 1): TRUE}, K)[OUTSIDE]
    assert not holds(condition, k=0, n=5)
    assert holds(condition, k=1, n=5)
    assert not holds(condition, k=1, n=0)


@pytest.mark.parametrize(
    ("matrix", "start", "end", "members"),
    [
        pytest.param((0b10, 0b01), 0, 0, {0, 2, 4, 6}, id="swap: every second"),
        pytest.param((0b010, 0b100, 0b001), 0, 1, {1, 4, 7}, id="rotation of three"),
        pytest.param((0b01, 0b11), 1, 0, {1, 2, 3, 4, 5, 6, 7}, id="absorbing, from one on"),
        pytest.param((0b0,), 0, 0, {0}, id="dropped"),
    ],
)
def test_powers(matrix: tuple[int, ...], start: int, end: int, members: set[int]) -> None:
    found = powers(matrix, start)[end]
    assert {n for n in range(8) if n in found} == members


@given(st.lists(st.booleans(), max_size=4), st.lists(st.booleans(), min_size=1, max_size=4))
def test_the_condition_of_a_set_of_distances_is_membership(prefix: list[bool], cycle: list[bool]) -> None:
    distances = Distances(tuple(prefix), tuple(cycle))
    for number in range(-2, 14):
        expected = number >= 0 and number in distances
        assert conjunction(distances.condition(const(number))) is (TRUE if expected else negation(TRUE))
