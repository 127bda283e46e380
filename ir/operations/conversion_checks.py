"""Checks of conversions (specification, "Conversions")."""

from __future__ import annotations

from tileproof.ir.attributes import RoundingMode
from tileproof.ir.constants import bit_width, format_of
from tileproof.ir.operations.checks import element_of
from tileproof.ir.program import Op
from tileproof.ir.types import PointerType, ScalarType

R = RoundingMode
S = ScalarType


def _elements(op: Op) -> tuple[ScalarType, ScalarType]:
    source, result = element_of(op, "source"), element_of(op, "result")
    assert not isinstance(source, PointerType) and not isinstance(result, PointerType)
    return source, result


def _rounding_among(op: Op, *allowed: RoundingMode) -> str | None:
    mode = op.attributes["rounding_mode"]
    if mode in allowed:
        return None
    source, result = _elements(op)
    names = ", ".join(m.text for m in allowed)
    return f"rounding from {source.text} to {result.text} must be one of {names}, found {mode.text}"


def exact_bitcast(op: Op) -> str | None:
    source, result = _elements(op)
    if bit_width(source) == bit_width(result):
        return None
    return f"{source.text} and {result.text} must have one width"


def widening(op: Op) -> str | None:
    source, result = _elements(op)
    return None if source.bits < result.bits else f"cannot extend {source.text} to {result.text}"


def narrowing(op: Op) -> str | None:
    source, result = _elements(op)
    return None if source.bits > result.bits else f"cannot truncate {source.text} to {result.text}"


def not_a_no_op(op: Op) -> str | None:
    source, result = _elements(op)
    return f"{source.text} to itself is not a conversion" if source is result else None


def float_to_integer_rounding(op: Op) -> str | None:
    return _rounding_among(op, R.NEAREST_INT_TO_ZERO)


def integer_to_float_rounding(op: Op) -> str | None:
    if _elements(op)[1] is S.F8E8M0FNU:
        return "cannot convert integers to f8E8M0FNU"
    return _rounding_among(op, R.NEAREST_EVEN)


_STANDARD = (S.F16, S.BF16, S.TF32, S.F32, S.F64)


def float_to_float_rounding(op: Op) -> str | None:
    source, result = _elements(op)
    if result is S.F8E8M0FNU:
        return _rounding_among(op, R.ZERO, R.POSITIVE_INF)
    if result not in _STANDARD:
        return _rounding_among(op, R.NEAREST_EVEN)
    if source.bits < result.bits and format_of(result).contains(format_of(source)):
        return _rounding_among(op, R.NEAREST_EVEN, R.ZERO, R.NEGATIVE_INF, R.POSITIVE_INF, R.NEAREST_AWAY)
    if (source, result) == (S.F64, S.F32):
        return _rounding_among(op, R.NEAREST_EVEN, R.ZERO, R.NEGATIVE_INF, R.POSITIVE_INF)
    if (source, result) == (S.F32, S.TF32):
        return _rounding_among(op, R.NEAREST_EVEN, R.ZERO, R.NEAREST_AWAY)
    return _rounding_among(op, R.NEAREST_EVEN, R.ZERO)
