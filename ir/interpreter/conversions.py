"""Conversions between element types (specification, "Conversions")."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tileproof.ir.attributes import Signedness
from tileproof.ir.constants import format_of
from tileproof.ir.interpreter.carriers import (
    Array,
    by_sign,
    exact_bits,
    integer_range,
    of_exact_bits,
    scalar_element,
    to_double,
    wrapped,
)
from tileproof.ir.interpreter.integers import check_overflow
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.interpreter.rounding import round_double, round_sum
from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType

Results = Sequence[Array]


def _elements(op: Op) -> tuple[ScalarType, ScalarType]:
    return scalar_element(op.value("source").type), scalar_element(op.result.type)


def _is_signed(op: Op) -> bool:
    return op.attributes["signedness"] is Signedness.SIGNED


@rule("exti")
def _extend(x: TileBlock, op: Op) -> Results:
    source, result = _elements(op)
    return [wrapped(by_sign(x.operand(op, "source"), source, _is_signed(op)), result)]


@rule("trunci")
def _truncate(x: TileBlock, op: Op) -> Results:
    tile = x.operand(op, "source")
    check_overflow(x, op, lambda value: value, tile)
    return [wrapped(tile, _elements(op)[1])]


@rule("bitcast")
def _reinterpret(x: TileBlock, op: Op) -> Results:
    source, result = _elements(op)
    tile = x.operand(op, "source")
    return [of_exact_bits(exact_bits(tile, source), result).reshape(tile.shape)]


@rule("itof")
def _to_float(x: TileBlock, op: Op) -> Results:
    """To the nearest number, ties to even."""
    source, result = _elements(op)
    numbers = by_sign(x.operand(op, "source"), source, _is_signed(op))
    if source.bits < 64:
        return [_rounded(x, op, numbers.astype(np.float64))]
    low = (numbers & numbers.dtype.type(0xFFFFFFFF)).astype(np.float64)
    high = (numbers >> numbers.dtype.type(32)).astype(np.float64) * 2.0**32
    if result is ScalarType.F64:
        return [np.asarray(high + low)]
    return [round_sum(high, low, result)]


@rule("ftof")
def _to_other_float(x: TileBlock, op: Op) -> Results:
    return [_rounded(x, op, to_double(x.operand(op, "source"), _elements(op)[0]))]


def _rounded(x: TileBlock, op: Op, numbers: Array) -> Array:
    """Negative numbers in a format without sign are undefined."""
    result = _elements(op)[1]
    rounded = round_double(np.asarray(numbers), result, op.attributes["rounding_mode"])
    if format_of(result).signed or not (numbers < 0).any():
        return rounded
    return np.where(numbers < 0, x.undefined(result, numbers.size).reshape(numbers.shape), rounded)


@rule("ftoi")
def _to_integer(x: TileBlock, op: Op) -> Results:
    """Rounds towards zero.

    Beyond the integer type, and NaN: with ``saturating`` its nearest number,
    and 0; else an undefined value.
    """
    source, result = _elements(op)
    is_signed = _is_signed(op)
    low, high = integer_range(result, is_signed)
    numbers = np.trunc(to_double(x.operand(op, "source"), source))
    inside = (numbers >= float(low)) & (numbers < float(high + 1))
    kept = np.where(inside, numbers, 0.0)
    whole = wrapped(np.asarray(kept).astype(np.int64 if is_signed else np.uint64), result)
    if inside.all():
        return [whole]
    if not op.attributes["saturating"]:
        return [np.where(inside, whole, x.undefined(result, numbers.size).reshape(numbers.shape))]
    least, greatest = (wrapped(np.array(limit, object), result) for limit in (low, high))
    nearest = np.where(np.isnan(numbers), whole, np.where(numbers < 0, least, greatest))
    return [np.where(inside, whole, nearest)]
