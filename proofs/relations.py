"""Relations over an uninterpreted sort, their closures, and induction along paths.

The operators are those of the ``cat`` language, as in tileproof.memmodel:
``r | s``, ``r & s``, ``r - s``, ``r >> s`` (sequence), ``~r`` (inverse),
``r.opt()``; a set is the identity on its members, ``[S]``.  A definition made of
them, such as those of models.py, has two readings: here relations are formulas
over events of any number, in finite.py they are matrices over a few.

The transitive closure of a relation cannot be defined in first-order logic: a
:class:`Closure` is a relation symbol with two rules, which say that it contains
all paths, and :class:`PathInduction` is the rule that it contains nothing else.
That rule is itself a lemma, :data:`PATHS`, proved by induction over the length
of paths; what is trusted is to put formulas for its relation symbols.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import count
from typing import Generic, Self, TypeVar

import z3

from .theorem import Induction, Instance, Lemma, Problem, occurs

Rules = Mapping[str, z3.BoolRef]


class Relation(ABC):
    """A binary relation; calling it with two events gives the formula that says that it relates them."""

    @abstractmethod
    def __call__(self, x: z3.ExprRef, y: z3.ExprRef) -> z3.BoolRef: ...
    @abstractmethod
    def __or__(self, other: Self) -> Self: ...
    @abstractmethod
    def __and__(self, other: Self) -> Self: ...
    @abstractmethod
    def __sub__(self, other: Self) -> Self: ...
    @abstractmethod
    def __rshift__(self, other: Self) -> Self:
        """Sequence."""

    @abstractmethod
    def __invert__(self) -> Self:
        """Inverse."""

    @abstractmethod
    def opt(self) -> Self: ...
    @abstractmethod
    def closure(self, name: str) -> Self:
        """The transitive closure; ``name`` is used where it is a symbol of its own."""

    @abstractmethod
    def within(self, other: Self) -> z3.BoolRef:
        """The formula that says that this relation is contained in ``other``."""

    @abstractmethod
    def irreflexive(self) -> z3.BoolRef: ...
    @abstractmethod
    def empty(self) -> z3.BoolRef: ...

    def symmetric(self) -> z3.BoolRef:
        return self.within(~self)

    def transitive(self) -> z3.BoolRef:
        return (self >> self).within(self)


R = TypeVar("R", bound=Relation)


class Signature(ABC, Generic[R]):
    """Where definitions take their symbols from."""

    @abstractmethod
    def relation(self, name: str) -> R:
        """A relation symbol."""

    @abstractmethod
    def members(self, name: str) -> R:
        """``[S]`` for a set symbol S."""

    @abstractmethod
    def different(self) -> R:
        """Any two different events."""


class Symbolic(Relation):
    """A relation over ``sort``, given by the formula for two terms."""

    def __init__(self, sort: z3.SortRef, holds: Callable[[z3.ExprRef, z3.ExprRef], z3.BoolRef]) -> None:
        self.sort, self.holds = sort, holds

    def __call__(self, x: z3.ExprRef, y: z3.ExprRef) -> z3.BoolRef:
        return self.holds(x, y)

    def __or__(self, other: Symbolic) -> Symbolic:
        return Symbolic(self.sort, lambda x, y: z3.Or(self(x, y), other(x, y)))

    def __and__(self, other: Symbolic) -> Symbolic:
        return Symbolic(self.sort, lambda x, y: z3.And(self(x, y), other(x, y)))

    def __sub__(self, other: Symbolic) -> Symbolic:
        return Symbolic(self.sort, lambda x, y: z3.And(self(x, y), z3.Not(other(x, y))))

    def __invert__(self) -> Symbolic:
        return Symbolic(self.sort, lambda x, y: self(y, x))

    def __rshift__(self, other: Symbolic) -> Symbolic:
        def holds(x: z3.ExprRef, y: z3.ExprRef) -> z3.BoolRef:
            between = bound_constant(self.sort, x, y)
            return z3.Exists([between], z3.And(self(x, between), other(between, y)))

        return Symbolic(self.sort, holds)

    def opt(self) -> Symbolic:
        return Symbolic(self.sort, lambda x, y: z3.Or(x == y, self(x, y)))

    def closure(self, name: str) -> Closure:
        return Closure(name, self)

    def within(self, other: Symbolic) -> z3.BoolRef:
        x, y = z3.Consts("x y", self.sort)
        return z3.ForAll([x, y], z3.Implies(self(x, y), other(x, y)))

    def irreflexive(self) -> z3.BoolRef:
        x = z3.Const("x", self.sort)
        return z3.ForAll([x], z3.Not(self(x, x)))

    def empty(self) -> z3.BoolRef:
        x, y = z3.Consts("x y", self.sort)
        return z3.ForAll([x, y], z3.Not(self(x, y)))


def bound_constant(sort: z3.SortRef, *free: z3.ExprRef) -> z3.ExprRef:
    """A constant to quantify over that does not occur in ``free``; always the same, so that texts are reproducible."""
    return next(
        candidate
        for candidate in (z3.Const(f"via{number}", sort) for number in count())
        if not any(occurs(candidate, term) for term in free)
    )


class Uninterpreted(Signature[Symbolic]):
    """Symbols over an uninterpreted sort."""

    def __init__(self, sort: z3.SortRef) -> None:
        self.sort = sort

    def relation(self, name: str) -> Symbolic:
        return Symbolic(self.sort, z3.Function(name, self.sort, self.sort, z3.BoolSort()))

    def members(self, name: str) -> Symbolic:
        member = z3.Function(name, self.sort, z3.BoolSort())
        return Symbolic(self.sort, lambda x, y: z3.And(x == y, member(x)))

    def different(self) -> Symbolic:
        return Symbolic(self.sort, lambda x, y: x != y)


class Closure(Symbolic):
    """The transitive closure of ``step``: a symbol with the rules for containing paths."""

    def __init__(self, name: str, step: Symbolic) -> None:
        super().__init__(step.sort, Uninterpreted(step.sort).relation(name).holds)
        self.name, self.step = name, step

    def rules(self) -> dict[str, z3.BoolRef]:
        """Hypotheses: it contains the steps, and with a path the paths that are a step longer."""
        return {
            f"{self.name} contains its steps": self.step.within(self),
            f"{self.name} contains longer paths": (self >> self.step).within(self),
        }


class PathInduction(Lemma):
    """A closure lies in ``invariant``, which contains the steps, and with a path the paths that are a step longer."""

    def __init__(
        self,
        name: str,
        statement: str,
        closure: Closure,
        invariant: Symbolic,
        hypotheses: Rules,
        uses: Sequence[Instance] = (),
    ) -> None:
        x, y = z3.Consts("x y", closure.sort)
        claim = z3.Implies(closure(x, y), invariant(x, y))
        super().__init__(name, statement, (x, y), hypotheses, claim, uses)
        self.closure, self.invariant = closure, invariant

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        x, y, z = z3.Consts("x y z", self.closure.sort)
        one = {**self.hypotheses, "a step": self.closure.step(x, y)}
        longer = {
            **self.hypotheses,
            "induction hypothesis": self.invariant(x, y),
            "a further step": self.closure.step(y, z),
        }
        words = self.statement
        return (
            self._problem(f"{self.name}.base", f"{words} Base case: one step.", one, self.invariant(x, y)),
            self._problem(
                f"{self.name}.step", f"{words} Step: a path and one more step.", longer, self.invariant(x, z)
            ),
        )


def paths() -> Induction:
    """Why :class:`PathInduction` is sound: path(n) relates what n + 1 steps lead to, a closure is their union."""
    symbols = Uninterpreted(z3.DeclareSort("Node"))
    x, y, z = z3.Consts("x y z", symbols.sort)
    n, k = z3.Ints("n k")
    step, invariant = symbols.relation("step"), symbols.relation("invariant")
    path = z3.Function("path", z3.IntSort(), symbols.sort, symbols.sort, z3.BoolSort())
    return Induction(
        "relations.paths",
        "If a relation contains the steps, and with (x, y) also (x, z) for every step from y to z, "
        "then it contains all pairs that n + 1 steps lead from and to.",
        (n,),
        {
            "a path of one step": z3.ForAll([x, y], path(0, x, y) == step(x, y)),
            "a path of one step more": z3.ForAll(
                [k, x, z],
                z3.Implies(k >= 1, path(k, x, z) == z3.Exists([y], z3.And(path(k - 1, x, y), step(y, z)))),
            ),
            "base case": step.within(invariant),
            "induction step": (invariant >> step).within(invariant),
        },
        z3.ForAll([x, y], z3.Implies(path(n, x, y), invariant(x, y))),
    )


PATHS = paths()
