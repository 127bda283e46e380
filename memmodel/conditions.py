"""Final conditions: propositions about the final values of registers and memory.

A state maps names to numbers: ``P1:r0`` for a register, ``P1:r0[2]`` for a lane
of a tile, ``x`` or ``A[2]`` for memory.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tileproof.memmodel.expressions import OPERATORS

State = Mapping[str, int]


class Quantifier(enum.Enum):
    EXISTS = "exists"
    FORALL = "forall"
    NOT_EXISTS = "not-exists"
    RACE = "race"


@dataclass(frozen=True, slots=True)
class Named:
    name: str


@dataclass(frozen=True, slots=True)
class Constant:
    value: int


Term = Named | Constant


@dataclass(frozen=True, slots=True)
class Compare:
    """``left operator right``; false where a name has no value, as when a guarded load did not run."""

    operator: str
    left: Term
    right: Term


@dataclass(frozen=True, slots=True)
class Not:
    operand: Formula


@dataclass(frozen=True, slots=True)
class And:
    operands: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class Or:
    operands: tuple[Formula, ...]


Formula = Compare | Not | And | Or
TRUE = And(())


@dataclass(frozen=True, slots=True)
class Condition:
    """``filter`` leaves out final states; ``race_on`` restricts a race condition to one variable.

    ``shown`` lists further names to report.
    """

    quantifier: Quantifier
    formula: Formula = TRUE
    filter: Formula = TRUE
    race_on: str | None = None
    shown: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """What the states must contain, in order of appearance."""
        return tuple(dict.fromkeys([*names_in(self.formula), *names_in(self.filter), *self.shown]))


def satisfies(state: State, formula: Formula) -> bool:
    match formula:
        case Compare(operator, left, right):
            a, b = value(state, left), value(state, right)
            return a is not None and b is not None and bool(OPERATORS[operator](a, b))
        case Not(operand):
            return not satisfies(state, operand)
        case And(operands):
            return all(satisfies(state, f) for f in operands)
        case Or(operands):
            return any(satisfies(state, f) for f in operands)


def value(state: State, term: Term) -> int | None:
    return term.value if isinstance(term, Constant) else state.get(term.name)


def names_in(formula: Formula) -> Iterator[str]:
    match formula:
        case Compare(_, left, right):
            yield from (term.name for term in (left, right) if isinstance(term, Named))
        case Not(operand):
            yield from names_in(operand)
        case And(operands) | Or(operands):
            for f in operands:
                yield from names_in(f)


def numbers_in(formula: Formula) -> Iterator[int]:
    match formula:
        case Compare(_, left, right):
            yield from (term.value for term in (left, right) if isinstance(term, Constant))
        case Not(operand):
            yield from numbers_in(operand)
        case And(operands) | Or(operands):
            for f in operands:
                yield from numbers_in(f)
