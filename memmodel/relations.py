"""A small relational algebra over the events of one execution, as bit matrices.

An event is a number from 0 to n-1; a set is one Python integer (bit i: event i
belongs to it), a relation one integer per row (bit j of row i: i is related to
j).  The operators are those of the ``cat`` language of the herd tools (Alglave,
Maranget and Tautschnig, TOPLAS 2014), so that a model reads like its ``.cat``
file:

======================  ===============================================
``r | s``, ``r & s``    union, intersection (sets too)
``r - s``               difference (sets too)
``r >> s``              sequence ``r ; s``; a set beside a relation is ``[S]``
``~r``                  inverse ``r^-1``
``r.opt()``             ``r?``: r or the identity
``r.plus()``            ``r+``: transitive closure
======================  ===============================================

Python binds ``*`` tightest, then ``-``, ``>>``, ``&`` and ``|``: differences
beside a sequence need parentheses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import and_, or_
from typing import overload


def bits(mask: int) -> Iterator[int]:
    """The members of a set given as a bit mask, in increasing order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True, slots=True)
class EventSet:
    """A set of events; ``size`` is the number of events of the execution."""

    mask: int
    size: int

    def __or__(self, other: EventSet) -> EventSet:
        return EventSet(self.mask | other.mask, self.size)

    def __and__(self, other: EventSet) -> EventSet:
        return EventSet(self.mask & other.mask, self.size)

    def __sub__(self, other: EventSet) -> EventSet:
        return EventSet(self.mask & ~other.mask, self.size)

    def __rshift__(self, other: Relation) -> Relation:
        """``[S] ; r``."""
        mask = self.mask
        return Relation([row if mask >> i & 1 else 0 for i, row in enumerate(other.rows)])

    def __mul__(self, other: EventSet) -> Relation:
        """The Cartesian product."""
        return Relation([other.mask if self.mask >> i & 1 else 0 for i in range(self.size)])

    def __contains__(self, event: int) -> bool:
        return bool(self.mask >> event & 1)

    def __iter__(self) -> Iterator[int]:
        return bits(self.mask)

    def __bool__(self) -> bool:
        return bool(self.mask)


class Relation:
    """A binary relation; ``rows[i]`` is the bit mask of what i is related to.  Never changed once built."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[int]) -> None:
        self.rows = rows

    @classmethod
    def empty(cls, size: int) -> Relation:
        return cls([0] * size)

    @classmethod
    def identity(cls, size: int) -> Relation:
        return cls([1 << i for i in range(size)])

    @classmethod
    def of(cls, pairs: Iterable[tuple[int, int]], size: int) -> Relation:
        rows = [0] * size
        for source, target in pairs:
            rows[source] |= 1 << target
        return cls(rows)

    def __or__(self, other: Relation) -> Relation:
        return Relation(list(map(or_, self.rows, other.rows)))

    def __and__(self, other: Relation) -> Relation:
        return Relation(list(map(and_, self.rows, other.rows)))

    def __sub__(self, other: Relation) -> Relation:
        return Relation([a & ~b for a, b in zip(self.rows, other.rows, strict=True)])

    def __invert__(self) -> Relation:
        inverse = [0] * len(self.rows)
        for i, row in enumerate(self.rows):
            bit = 1 << i
            while row:
                low = row & -row
                inverse[low.bit_length() - 1] |= bit
                row ^= low
        return Relation(inverse)

    @overload
    def __rshift__(self, other: Relation) -> Relation: ...
    @overload
    def __rshift__(self, other: EventSet) -> Relation: ...
    def __rshift__(self, other: Relation | EventSet) -> Relation:
        if isinstance(other, EventSet):
            mask = other.mask
            return Relation([row & mask for row in self.rows])
        right = other.rows
        product = []
        for row in self.rows:
            reached = 0
            while row:
                low = row & -row
                reached |= right[low.bit_length() - 1]
                row ^= low
            product.append(reached)
        return Relation(product)

    def opt(self) -> Relation:
        return Relation([row | 1 << i for i, row in enumerate(self.rows)])

    def plus(self) -> Relation:
        rows = list(self.rows)
        for k in range(len(rows)):
            bit, through = 1 << k, rows[k]
            if through:
                for i, row in enumerate(rows):
                    if row & bit:
                        rows[i] = row | through
        return Relation(rows)

    def plus_with(self, extra: Relation) -> Relation:
        """``(self | extra)+`` for a transitive ``self``: cheap when ``extra`` is small.

        Every path alternates self? and extra steps, so what is reached from the
        targets of ``extra`` is computed first, as a fixpoint over these few.
        """
        closed, sources = self.rows, [(i, row) for i, row in enumerate(extra.rows) if row]
        if not sources:
            return self
        beyond = {}  # source of an extra edge -> all that is reached by taking one of its edges
        for i, row in sources:
            reached = row
            for j in bits(row):
                reached |= closed[j]
            beyond[i] = reached
        changed = True
        while changed:
            changed = False
            for i, reached in beyond.items():
                for j, further in beyond.items():
                    if reached >> j & 1:
                        reached |= further
                if reached != beyond[i]:
                    beyond[i] = reached
                    changed = True
        rows = []
        for i, row in enumerate(closed):
            reached = row | beyond.get(i, 0)
            for j, further in beyond.items():
                if row >> j & 1:
                    reached |= further
            rows.append(reached)
        return Relation(rows)

    def irreflexive(self) -> bool:
        return not any(row >> i & 1 for i, row in enumerate(self.rows))

    def returns_by(self, back: Relation) -> bool:
        """Some pair (a, b) has (b, a) in ``back``: ``self ; back`` is not irreflexive."""
        rows = back.rows
        for i, row in enumerate(self.rows):
            while row:
                low = row & -row
                if rows[low.bit_length() - 1] >> i & 1:
                    return True
                row ^= low
        return False

    def acyclic(self) -> bool:
        """No cycle: events without a successor among the remaining ones can be removed until none remains."""
        rows = self.rows
        remaining = [i for i, row in enumerate(rows) if row]
        while remaining:
            mask = 0
            for i in remaining:
                mask |= 1 << i
            with_successor = [i for i in remaining if rows[i] & mask]
            if len(with_successor) == len(remaining):
                return False
            remaining = with_successor
        return True

    def pairs(self) -> Iterator[tuple[int, int]]:
        for i, row in enumerate(self.rows):
            for j in bits(row):
                yield i, j

    def __contains__(self, pair: tuple[int, int]) -> bool:
        return bool(self.rows[pair[0]] >> pair[1] & 1)

    def __bool__(self) -> bool:
        return any(self.rows)

    def __le__(self, other: Relation) -> bool:
        return all(a & b == a for a, b in zip(self.rows, other.rows, strict=True))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Relation) and self.rows == other.rows

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Relation({sorted(self.pairs())})"
