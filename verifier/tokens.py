"""Token order inside one tile block, exact across loop iterations (design section 5, memory-model.md section 2).

A token stands for the accesses and loop-carried tokens it depends on, each with
a condition.  For a loop, the Boolean matrix M says which carried token at the
start of an iteration reaches which at its end; instance k of A is ordered
before instance k + d of B iff a . M^(d-1) . b, where a and b say which carried
tokens A reaches and B comes after.  Powers of M are eventually periodic, so the
distances are a decidable set (theorem ``token-order``).

Everything here is a *must*: a condition that holds implies that the two are
ordered.  Where a branch inside a loop changes how tokens are carried, M keeps
only what every path has; where that rests on a condition that is fixed while
the loop runs, there is an M for each case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from tileproof.verifier.terms import FALSE, TRUE, Bool, Poly, conjunction, const, disjunction, eq, le, modulo, negation

MOST_CONDITIONS = 3
"""Conditions of carrying that are followed case by case; others count as false."""
LONGEST = 4096
"""Steps after which the search for a period stops; what is beyond counts as unordered."""


@dataclass(frozen=True, slots=True)
class Carried:
    """The ``index``-th iteration argument of a loop, at the start of the iteration."""

    loop: str
    index: int


Source = int | Carried
"""An access (by number) or a carried token."""

Dependencies = Mapping[Source, Bool]
"""What a token comes after, and when."""

NOTHING: Dependencies = {}


def join(tokens: Iterable[Dependencies]) -> Dependencies:
    joined: dict[Source, Bool] = {}
    for token in tokens:
        for source, condition in token.items():
            joined[source] = disjunction(joined.get(source, FALSE), condition)
    return joined


def merge(alternatives: Sequence[tuple[Bool, Dependencies]]) -> Dependencies:
    """One of several paths was taken, each under its guard."""
    if len(alternatives) == 1:
        return alternatives[0][1]
    merged: dict[Source, Bool] = {}
    for source in {s: None for _, token in alternatives for s in token}:
        conditions = [token.get(source, FALSE) for _, token in alternatives]
        if all(c is TRUE for c in conditions):
            merged[source] = TRUE
        else:
            guarded = (conjunction(g, c) for (g, _), c in zip(alternatives, conditions, strict=True))
            merged[source] = disjunction(*guarded)
    return merged


# --- sets of distances -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Distances:
    """An eventually periodic set of natural numbers: ``prefix`` first, then ``cycle`` for ever."""

    prefix: tuple[bool, ...]
    cycle: tuple[bool, ...]

    def __contains__(self, number: int) -> bool:
        if number < len(self.prefix):
            return self.prefix[number]
        return self.cycle[(number - len(self.prefix)) % len(self.cycle)]

    @property
    def empty(self) -> bool:
        return not any(self.prefix) and not any(self.cycle)

    def condition(self, number: Poly) -> Bool:
        """``number`` is in the set (and not negative)."""
        start = len(self.prefix)
        cases = [eq(number, const(i)) for i, inside in enumerate(self.prefix) if inside]
        beyond = le(const(start), number)
        if all(self.cycle):
            cases.append(beyond)
        elif any(self.cycle):
            period = const(len(self.cycle))
            residues = [eq(modulo(number - start, period), const(i)) for i, inside in enumerate(self.cycle) if inside]
            cases.append(conjunction(beyond, disjunction(*residues)))
        return disjunction(*cases)

    def first(self) -> int | None:
        """The smallest member."""
        for number in range(len(self.prefix) + len(self.cycle)):
            if number in self:
                return number
        return None


def _canonical(prefix: list[bool], cycle: list[bool]) -> Distances:
    """The shortest form, so that 'all distances' is recognised as such."""
    period = next(p for p in range(1, len(cycle) + 1) if len(cycle) % p == 0 and cycle == cycle[:p] * (len(cycle) // p))
    cycle = cycle[:period]
    while prefix and prefix[-1] == cycle[-1]:
        prefix.pop()
        cycle = [cycle[-1], *cycle[:-1]]
    return Distances(tuple(prefix), tuple(cycle))


Matrix = tuple[int, ...]
"""Row i as a bit set: bit j says that carried token i at the start reaches carried token j at the end."""


def powers(matrix: Matrix, start: int) -> tuple[Distances, ...]:
    """Per column j, the numbers n with (e_start . M^n)[j]."""
    width = len(matrix)
    states: list[int] = []
    index: dict[int, int] = {}
    state = 1 << start
    while state not in index and len(states) < LONGEST:
        index[state] = len(states)
        states.append(state)
        state = _step(matrix, state)
    repeat = index.get(state)
    columns = []
    for j in range(width):
        bits = [bool(s >> j & 1) for s in states]
        if repeat is None:
            columns.append(_canonical(bits, [False]))
        else:
            columns.append(_canonical(bits[:repeat], bits[repeat:]))
    return tuple(columns)


def _step(matrix: Matrix, state: int) -> int:
    following = 0
    for i, row in enumerate(matrix):
        if state >> i & 1:
            following |= row
    return following


@dataclass(frozen=True, slots=True)
class Reach:
    """Sets of distances by case; the cases exclude each other, and which one holds is fixed while the loop runs."""

    cases: tuple[tuple[Bool, Distances], ...]

    def condition(self, number: Poly) -> Bool:
        """``number`` is in the set of the case that holds."""
        return disjunction(*(conjunction(case, distances.condition(number)) for case, distances in self.cases))

    def from_first(self, number: Poly) -> Bool:
        """``number`` is greater than the first member."""
        found = ((case, distances.first()) for case, distances in self.cases)
        return disjunction(*(conjunction(case, le(const(n + 1), number)) for case, n in found if n is not None))

    @property
    def empty(self) -> bool:
        return all(distances.empty for _, distances in self.cases)


# --- loops -------------------------------------------------------------------


@dataclass(slots=True)
class TokenLoop:
    """One loop's tokens, once its body has been executed symbolically.

    ``iteration``: the number of the current iteration, from 0.  ``trips``: how
    many iterations a ``for`` makes; ``last``: the number of the iteration that
    breaks out of a ``loop``.  ``inner``: the operations inside.  Entry i of ``inits`` and ``yields`` (None: not a
    token) belongs to carried value i.
    """

    name: str
    iteration: Poly
    inits: list[Dependencies | None]
    inner: frozenset[int]
    yields: list[Dependencies | None] = field(default_factory=list)
    breaks: list[Dependencies | None] = field(default_factory=list)
    trips: Poly | None = None
    last: Poly | None = None
    at_last: Callable[[Bool], Bool] = lambda condition: condition
    _powers: dict[int, tuple[Reach, ...]] = field(default_factory=dict)

    def _conditions(self) -> list[Bool]:
        """Conditions of carrying that have one value while the loop runs (an inner loop's trip count, say)."""
        found: dict[Bool, None] = {}
        for token in self.yields:
            for source, condition in (token or {}).items():
                carried = isinstance(source, Carried) and source.loop == self.name
                if carried and condition is not TRUE and all(v.shared for v in condition.variables):
                    found[condition] = None
        return list(found)[:MOST_CONDITIONS]

    def _matrix(self, holding: frozenset[Bool]) -> Matrix:
        """What is carried where these conditions hold (and no others are relied on)."""
        rows = []
        for i in range(len(self.inits)):
            row = 0
            for j, token in enumerate(self.yields):
                condition = FALSE if token is None else token.get(Carried(self.name, i), FALSE)
                if condition is TRUE or condition in holding:
                    row |= 1 << j
            rows.append(row)
        return tuple(rows)

    def reach(self, start: int, end: int) -> Reach:
        """The numbers of iterations after which carried token ``start`` has reached carried token ``end``."""
        if start not in self._powers:
            self._powers[start] = self._reach_from(start)
        return self._powers[start][end]

    def _reach_from(self, start: int) -> tuple[Reach, ...]:
        conditions = self._conditions()
        cases: list[tuple[Bool, tuple[Distances, ...]]] = []
        for choice in product((True, False), repeat=len(conditions)):
            chosen = list(zip(conditions, choice, strict=True))
            case = conjunction(*(c if holds else negation(c) for c, holds in chosen))
            if case is not FALSE:
                holding = frozenset(c for c, holds in chosen if holds)
                cases.append((case, powers(self._matrix(holding), start)))
        width = len(self.inits)
        return tuple(Reach(tuple((case, columns[j]) for case, columns in cases)) for j in range(width))

    def _is_inner(self, source: Source) -> bool:
        return source in self.inner if isinstance(source, int) else source.loop == self.name

    def outside(self, token: Dependencies, iteration: Poly) -> Dependencies:
        """What a token inside iteration ``iteration`` comes after, of what lies before the loop."""
        found: list[Dependencies] = []
        for source, condition in token.items():
            if isinstance(source, Carried) and source.loop == self.name:
                found += [
                    {s: conjunction(condition, c) for s, c in part.items()}
                    for part in self._before(source.index, iteration)
                ]
            elif not self._is_inner(source):
                found.append({source: condition})
        return join(found)

    def _before(self, index: int, iteration: Poly) -> list[Dependencies]:
        """What carried token ``index`` comes after at the start of ``iteration``, outside the loop."""
        parts: list[Dependencies] = []
        for j, init in enumerate(self.inits):
            if init:
                reached = self.reach(j, index).condition(iteration)
                parts.append({s: conjunction(c, reached) for s, c in init.items()})
        for j, token in enumerate(self.yields):
            # A token from outside, yielded in every iteration: there from the first time it can have arrived.
            if token:
                direct = {s for s, c in token.items() if c is TRUE and not self._is_inner(s)}
                parts.append(dict.fromkeys(direct, self.reach(j, index).from_first(iteration)))
        return parts

    def results(self) -> list[Dependencies | None]:
        """The tokens of the loop's results: what they come after, outside the loop and inside it.

        The conditions of accesses inside the loop speak of their own iteration.
        """
        if self.trips is not None:
            return [
                None if init is None else self._after(j, self.trips, self.trips - 1 - self.iteration)
                for j, init in enumerate(self.inits)
            ]
        assert self.last is not None
        return [None if token is None else self._broken(token) for token in self.breaks]

    def _after(self, index: int, count: Poly, distance: Poly) -> Dependencies:
        parts = self._before(index, count)
        for j, token in enumerate(self.yields):
            if token:
                reached = self.reach(j, index).condition(distance)
                inside: Dependencies = {s: conjunction(c, reached) for s, c in token.items() if s in self.inner}
                parts.append(inside)
        return join(parts)

    def _broken(self, token: Dependencies) -> Dependencies:
        assert self.last is not None
        final = {s: self.at_last(c) for s, c in token.items()}
        parts = [self.outside(final, self.last)]
        same = eq(self.iteration, self.last)
        for source, condition in final.items():
            if isinstance(source, Carried) and source.loop == self.name:
                for j, carried in enumerate(self.yields):
                    if carried:
                        reached = self.reach(j, source.index).condition(self.last - 1 - self.iteration)
                        parts.append(
                            {s: conjunction(condition, c, reached) for s, c in carried.items() if s in self.inner}
                        )
            elif source in self.inner:
                # `final` speaks of the last iteration, which for this access is its own.
                parts.append({source: conjunction(same, token[source])})
        return join(parts)

    def between(self, access: int, second: Dependencies) -> list[tuple[Bool, Bool, Reach]]:
        """How a later iteration's token comes after ``access``: one entry per way.

        (condition at the earlier iteration, condition at the later one, the
        admitted numbers of iterations strictly between the two); ``second`` is
        what the later token comes after within its own iteration.
        """
        found = []
        for start, token in enumerate(self.yields):
            reached = FALSE if token is None else token.get(access, FALSE)
            if reached is FALSE:
                continue
            for source, waits in second.items():
                if isinstance(source, Carried) and source.loop == self.name:
                    distances = self.reach(start, source.index)
                    if not distances.empty:
                        found.append((reached, waits, distances))
        return found
