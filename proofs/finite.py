"""Relations over a few numbered events, as matrices of propositional formulas.

The definitions that relations.py reads as formulas over any number of events
are read here for exactly ``size``, closures included, without quantifiers: for
bounded checks beside the proofs, and for counterexamples.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import z3

from .relations import Relation, Signature

# Many entries are plainly true or false; as Python's own they vanish from the formulas that are built of them.
Entry: TypeAlias = z3.BoolRef | bool


class Matrix(Relation):
    """``rows[i][j]`` says whether, or when, event i is related to event j."""

    def __init__(self, rows: list[list[Entry]]) -> None:
        self.rows = rows

    @classmethod
    def build(cls, size: int, entry: Callable[[int, int], Entry]) -> Matrix:
        return cls([[entry(i, j) for j in range(size)] for i in range(size)])

    @property
    def size(self) -> int:
        return len(self.rows)

    def __call__(self, x: int, y: int) -> Entry:
        return self.rows[x][y]

    def __or__(self, other: Matrix) -> Matrix:
        return self.build(self.size, lambda i, j: either(self(i, j), other(i, j)))

    def __and__(self, other: Matrix) -> Matrix:
        return self.build(self.size, lambda i, j: both(self(i, j), other(i, j)))

    def __sub__(self, other: Matrix) -> Matrix:
        return self.build(self.size, lambda i, j: both(self(i, j), neither(other(i, j))))

    def __rshift__(self, other: Matrix) -> Matrix:
        between = range(self.size)
        return self.build(self.size, lambda i, j: either(*(both(self(i, k), other(k, j)) for k in between)))

    def __invert__(self) -> Matrix:
        return self.build(self.size, lambda i, j: self(j, i))

    def opt(self) -> Matrix:
        return self.build(self.size, lambda i, j: i == j or self(i, j))

    def closure(self, name: str = "") -> Matrix:
        reached, length = self, 1
        while length < self.size:
            reached, length = reached | reached >> reached, 2 * length
        return reached

    def pairs(self) -> list[tuple[int, int]]:
        return [(i, j) for i in range(self.size) for j in range(self.size)]

    def within(self, other: Matrix) -> z3.BoolRef:
        return formula(both(*(either(neither(self(i, j)), other(i, j)) for i, j in self.pairs())))

    def irreflexive(self) -> z3.BoolRef:
        return formula(both(*(neither(self(i, i)) for i in range(self.size))))

    def empty(self) -> z3.BoolRef:
        return formula(both(*(neither(self(i, j)) for i, j in self.pairs())))


def both(*entries: Entry) -> Entry:
    if any(entry is False for entry in entries):
        return False
    open_entries = [entry for entry in entries if entry is not True]
    return z3.And(open_entries) if len(open_entries) > 1 else open_entries[0] if open_entries else True


def either(*entries: Entry) -> Entry:
    if any(entry is True for entry in entries):
        return True
    open_entries = [entry for entry in entries if entry is not False]
    return z3.Or(open_entries) if len(open_entries) > 1 else open_entries[0] if open_entries else False


def neither(entry: Entry) -> Entry:
    return not entry if isinstance(entry, bool) else z3.Not(entry)


def formula(entry: Entry) -> z3.BoolRef:
    return z3.BoolVal(entry) if isinstance(entry, bool) else entry


class Finite(Signature[Matrix]):
    """Symbols over the events 0 to size - 1: a propositional constant for each pair, or each event."""

    def __init__(self, size: int) -> None:
        self.size = size

    def relation(self, name: str) -> Matrix:
        return Matrix.build(self.size, lambda i, j: z3.Bool(f"{name}_{i}_{j}"))

    def members(self, name: str) -> Matrix:
        return Matrix.build(self.size, lambda i, j: i == j and z3.Bool(f"{name}_{i}"))

    def different(self) -> Matrix:
        return Matrix.build(self.size, lambda i, j: i != j)
