"""Symbolic values of registers: integers, values of reads, and operations on them.

A register's value also records which reads went into it syntactically, because
simplification (``r - r`` is 0) removes semantic dependencies only.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

EMPTY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ReadValue:
    """The value that the ``index``-th event of the block's path, a read, returns."""

    block: int
    index: int


@dataclass(frozen=True, slots=True)
class Apply:
    operator: str
    left: Expr
    right: Expr


Expr = int | ReadValue | Apply


class Undefined(ArithmeticError):
    """Division or remainder by zero."""


def _divide(a: int, b: int) -> int:
    if b == 0:
        raise Undefined("division by zero")
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _unsigned(a: int, b: int, choose: Callable[[int, int], int]) -> int:
    """min or max of two's complement numbers read as unsigned: negative ones are the larger."""
    if (a < 0) == (b < 0):
        return choose(a, b)
    return max(a, b) if choose is min else min(a, b)


OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _divide,
    "%": lambda a, b: a - b * _divide(a, b),
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "min": min,
    "max": max,
    "umin": lambda a, b: _unsigned(a, b, min),
    "umax": lambda a, b: _unsigned(a, b, max),
    "second": lambda a, b: b,  # what an exchange stores
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
}
"""Binary operators on mathematical integers; ``/`` and ``%`` truncate."""

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_EQUAL_OPERANDS = {"-": 0, "^": 0, "==": 1, "<=": 1, ">=": 1, "!=": 0, "<": 0, ">": 0}


def apply(name: str, left: Expr, right: Expr) -> Expr:
    """``left name right``, folded where its value does not depend on the operands' reads."""
    if isinstance(left, int) and isinstance(right, int):
        return OPERATORS[name](left, right)
    if name == "second":
        return right
    if name in ("*", "&") and (left == 0 or right == 0):
        return 0
    if left == right and name in _EQUAL_OPERANDS:
        return _EQUAL_OPERANDS[name]
    return Apply(name, left, right)


def evaluate(expr: Expr, value_of: Callable[[Any], int | None]) -> int | None:
    """The number, or None while ``value_of`` does not know a read that matters."""
    if isinstance(expr, int):
        return expr
    if isinstance(expr, ReadValue):
        return value_of(expr)
    left = evaluate(expr.left, value_of)
    right = evaluate(expr.right, value_of)
    if left is None or right is None:
        return None
    return OPERATORS[expr.operator](left, right)


def reads_of(expr: Expr) -> frozenset[int]:
    """Indices of the reads that the expression's value depends on."""
    if isinstance(expr, int):
        return EMPTY
    if isinstance(expr, ReadValue):
        return frozenset((expr.index,))
    return reads_of(expr.left) | reads_of(expr.right)


@dataclass(frozen=True, slots=True)
class Symbol:
    """One lane of a register: its value, and the reads it comes from syntactically."""

    expr: Expr
    taint: frozenset[int] = EMPTY


def combine(name: str, left: Symbol, right: Symbol) -> Symbol:
    taint = right.taint if name == "second" else left.taint | right.taint
    return Symbol(apply(name, left.expr, right.expr), taint)
