"""Integer arithmetic, exactly as two's complement (specification, "Integer", "Bitwise", "Comparison")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tileproof.ir.attributes import ComparisonPredicate, IntegerOverflow, RoundingMode, Signedness
from tileproof.ir.interpreter.carriers import (
    Array,
    by_sign,
    integer_range,
    scalar_element,
    signed,
    unsigned,
    wrapped,
)
from tileproof.ir.interpreter.errors import UndefinedKind
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType


def _element(op: Op) -> ScalarType:
    return scalar_element(op.flat_operands[0].type)


def _is_signed(op: Op, attribute: str = "signedness") -> bool:
    return op.attributes[attribute] is Signedness.SIGNED


def _operands(x: TileBlock, op: Op) -> list[Array]:
    return [x[value] for value in op.flat_operands]


# --- sums and products -------------------------------------------------------

_RING: dict[str, Callable[[Any, Any], Any]] = {"addi": np.add, "subi": np.subtract, "muli": np.multiply}


@rule("addi", "subi", "muli")
def _ring(x: TileBlock, op: Op) -> Sequence[Array]:
    element, (lhs, rhs) = _element(op), _operands(x, op)
    check_overflow(x, op, _RING[op.name], lhs, rhs)
    return [wrapped(np.asarray(_RING[op.name](unsigned(lhs, element), unsigned(rhs, element))), element)]


@rule("negi")
def _negate(x: TileBlock, op: Op) -> Sequence[Array]:
    element, (source,) = _element(op), _operands(x, op)
    check_overflow(x, op, lambda value: -value, source)
    return [wrapped(np.asarray(np.negative(unsigned(source, element))), element)]


@rule("absi")
def _absolute(x: TileBlock, op: Op) -> Sequence[Array]:
    """The operand has a sign, the result has none: the minimum gives 2**(width-1)."""
    element, (source,) = _element(op), _operands(x, op)
    return [wrapped(np.asarray(np.abs(signed(source, element))), element)]


def check_overflow(x: TileBlock, op: Op, function: Callable[..., Any], *operands: Array) -> None:
    """A promise not to wrap that does not hold is undefined behaviour."""
    promise = op.attributes["overflow"]
    if promise is IntegerOverflow.NONE:
        return
    element, result = _element(op), scalar_element(op.result.type)
    for is_signed, meant in ((True, IntegerOverflow.NSW), (False, IntegerOverflow.NUW)):
        if promise not in (meant, IntegerOverflow.NW):
            continue
        exact = np.asarray(function(*(by_sign(o, element, is_signed).astype(object) for o in operands)))
        low, high = integer_range(result, is_signed)
        x.require(
            op,
            (low <= exact) & (exact <= high),
            UndefinedKind.OVERFLOW,
            lambda i, exact=exact: f"{promise.text} is promised, but the result {exact.flat[i]} is no {result.text}",  # type: ignore[misc]
        )


@rule("mulhii")
def _high_product(x: TileBlock, op: Op) -> Sequence[Array]:
    """The high half of the product without sign."""
    element, (lhs, rhs) = _element(op), _operands(x, op)
    a, b = (unsigned(o, element).astype(np.uint64) for o in (lhs, rhs))
    if element.bits < 64:
        return [wrapped(np.asarray((a * b) >> np.uint64(element.bits)), element)]
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    a_high, a_low, b_high, b_low = a >> half, a & low, b >> half, b & low
    middle = a_high * b_low + (a_low * b_low >> half)
    carried = a_low * b_high + (middle & low)
    return [wrapped(np.asarray(a_high * b_high + (middle >> half) + (carried >> half)), element)]


# --- division ----------------------------------------------------------------


def _dividend_and_divisor(x: TileBlock, op: Op) -> tuple[Array, Array]:
    element, is_signed = _element(op), _is_signed(op)
    num, den = (by_sign(o, element, is_signed) for o in _operands(x, op))
    x.require(op, den != 0, UndefinedKind.DIVISION_BY_ZERO, lambda i: f"{_at(num, i)} is divided by zero")
    return num, den


def _at(array: Array, index: int) -> Any:
    return array.flat[index] if array.ndim else array


@rule("divi")
def _divide(x: TileBlock, op: Op) -> Sequence[Array]:
    element, rounding = _element(op), op.attributes["rounding"]
    num, den = _dividend_and_divisor(x, op)
    if _is_signed(op):
        low = integer_range(element, True)[0]
        fits = (num != low) | (den != -1)
        x.require(op, fits, UndefinedKind.DIVISION_OVERFLOW, lambda i: f"{low} / -1 is no {element.text}")
    quotient = num // den  # rounds down
    inexact = quotient * den != num
    if rounding is RoundingMode.ZERO:
        inexact = inexact & ((num < 0) != (den < 0))
    elif rounding is RoundingMode.NEGATIVE_INF:
        inexact = np.zeros_like(inexact)
    return [wrapped(np.asarray(quotient + inexact.astype(quotient.dtype)), element)]


@rule("remi")
def _remainder(x: TileBlock, op: Op) -> Sequence[Array]:
    """The remainder of the division that rounds towards zero: it has the dividend's sign, also for minimum and -1."""
    num, den = _dividend_and_divisor(x, op)
    one = den.dtype.type(1)
    safe = np.where(den == -one, one, den) if _is_signed(op) else den  # remainder 0, without the overflowing quotient
    return [wrapped(np.asarray(np.fmod(num, safe)), _element(op))]


# --- bits ----------------------------------------------------------------------


@rule("andi", "ori", "xori")
def _bitwise(x: TileBlock, op: Op) -> Sequence[Array]:
    lhs, rhs = _operands(x, op)
    return [{"andi": np.bitwise_and, "ori": np.bitwise_or, "xori": np.bitwise_xor}[op.name](lhs, rhs)]


@rule("shli", "shri")
def _shift(x: TileBlock, op: Op) -> Sequence[Array]:
    """The amount has no sign; by the width or more there is no meaning."""
    element, (lhs, rhs) = _element(op), _operands(x, op)
    amount = unsigned(rhs, element)
    x.require(
        op, amount < element.bits, UndefinedKind.SHIFT, lambda i: f"a shift of {element.text} by {_at(amount, i)}"
    )
    if op.name == "shli":
        check_overflow(x, op, lambda a, _: a * 2 ** amount.astype(object), lhs, rhs)
        return [wrapped(np.asarray(unsigned(lhs, element) << amount), element)]
    value = by_sign(lhs, element, _is_signed(op))
    return [wrapped(np.asarray(value >> amount.astype(value.dtype)), element)]


# --- comparisons -----------------------------------------------------------------

COMPARISONS: dict[ComparisonPredicate, Callable[[Any, Any], Any]] = {
    ComparisonPredicate.EQUAL: np.equal,
    ComparisonPredicate.NOT_EQUAL: np.not_equal,
    ComparisonPredicate.LESS_THAN: np.less,
    ComparisonPredicate.LESS_THAN_OR_EQUAL: np.less_equal,
    ComparisonPredicate.GREATER_THAN: np.greater,
    ComparisonPredicate.GREATER_THAN_OR_EQUAL: np.greater_equal,
}


@rule("cmpi")
def _compare(x: TileBlock, op: Op) -> Sequence[Array]:
    element, is_signed = _element(op), _is_signed(op)
    lhs, rhs = (by_sign(o, element, is_signed) for o in _operands(x, op))
    return [COMPARISONS[op.attributes["comparison_predicate"]](lhs, rhs)]


@rule("mini", "maxi")
def _extremum(x: TileBlock, op: Op) -> Sequence[Array]:
    element, is_signed = _element(op), _is_signed(op)
    lhs, rhs = (by_sign(o, element, is_signed) for o in _operands(x, op))
    return [wrapped(np.asarray((np.minimum if op.name == "mini" else np.maximum)(lhs, rhs)), element)]
