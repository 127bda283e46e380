"""Relations over a few numbered events, as matrices of propositional formulas.

The definitions that relations.py reads as formulas over any number of events
are read here for exactly ``size``, closures included, without quantifiers: for
bounded checks beside the proofs, and for counterexamples.
"""

from __future__ import annotations

from collections.abc import Callable

import z3

from .relations import Relation, Signature


class Matrix(Relation):
    """``rows[i][j]`` says that event i is related to event j."""

    def __init__(self, rows: list[list[z3.BoolRef]]) -> None:
        self.rows = rows

    @classmethod
    def build(cls, size: int, entry: Callable[[int, int], z3.BoolRef]) -> Matrix:
        return cls([[entry(i, j) for j in range(size)] for i in range(size)])

    @property
    def size(self) -> int:
        return len(self.rows)

    def __call__(self, x: int, y: int) -> z3.BoolRef:
        return self.rows[x][y]

    def __or__(self, other: Matrix) -> Matrix:
        return self.build(self.size, lambda i, j: either(self(i, j), other(i, j)))

    def __and__(self, other: Matrix) -> Matrix:
        return self.build(self.size, lambda i, j: both(self(i, j), other(i, j)))

    def __sub__(self, other: Matrix) -> Matrix:
        return self.build(self.size, lambda i, j: both(self(i, j), z3.simplify(z3.Not(other(i, j)))))

    def __rshift__(self, other: Matrix) -> Matrix:
        between = range(self.size)
        return self.build(self.size, lambda i, j: either(*(both(self(i, k), other(k, j)) for k in between)))

    def __invert__(self) -> Matrix:
        return self.build(self.size, lambda i, j: self(j, i))

    def opt(self) -> Matrix:
        return self.build(self.size, lambda i, j: z3.BoolVal(True) if i == j else self(i, j))

    def closure(self, name: str = "") -> Matrix:
        reached, length = self, 1
        while length < self.size:
            reached, length = reached | reached >> reached, 2 * length
        return reached

    def pairs(self) -> list[tuple[int, int]]:
        return [(i, j) for i in range(self.size) for j in range(self.size)]

    def within(self, other: Matrix) -> z3.BoolRef:
        return z3.And([z3.Implies(self(i, j), other(i, j)) for i, j in self.pairs()])

    def irreflexive(self) -> z3.BoolRef:
        return z3.And([z3.Not(self(i, i)) for i in range(self.size)])

    def empty(self) -> z3.BoolRef:
        return z3.And([z3.Not(self(i, j)) for i, j in self.pairs()])


def both(*formulas: z3.BoolRef) -> z3.BoolRef:
    """Their conjunction, with constants gone: many entries are false outright."""
    if any(z3.is_false(formula) for formula in formulas):
        return z3.BoolVal(False)
    left = [formula for formula in formulas if not z3.is_true(formula)]
    return z3.And(left) if len(left) > 1 else left[0] if left else z3.BoolVal(True)


def either(*formulas: z3.BoolRef) -> z3.BoolRef:
    if any(z3.is_true(formula) for formula in formulas):
        return z3.BoolVal(True)
    left = [formula for formula in formulas if not z3.is_false(formula)]
    return z3.Or(left) if len(left) > 1 else left[0] if left else z3.BoolVal(False)


class Finite(Signature[Matrix]):
    """Symbols over the events 0 to size - 1: a propositional constant for each pair, or each event."""

    def __init__(self, size: int) -> None:
        self.size = size

    def relation(self, name: str) -> Matrix:
        return Matrix.build(self.size, lambda i, j: z3.Bool(f"{name}_{i}_{j}"))

    def members(self, name: str) -> Matrix:
        return Matrix.build(self.size, lambda i, j: z3.Bool(f"{name}_{i}") if i == j else z3.BoolVal(False))

    def different(self) -> Matrix:
        return Matrix.build(self.size, lambda i, j: z3.BoolVal(i != j))
