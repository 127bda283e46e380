"""Checks of assume and print (specification, "Assume", "Print")."""

from __future__ import annotations

import re

from tileproof.ir.attributes import AssumePredicate, Bounded, DivBy, SameElements
from tileproof.ir.operations.checks import values_of
from tileproof.ir.program import Op
from tileproof.ir.types import PointerType, ScalarType, TensorViewType, TileType

MAX_DIVISOR = 2**62


def predicate_fits(op: Op) -> str | None:
    predicate: AssumePredicate = op.attributes["predicate"]
    type = op.value("value").type
    if isinstance(type, TensorViewType) and isinstance(predicate, DivBy):
        return _divisor_fault(predicate) or ("every is for tiles" if predicate.every is not None else None)
    if not isinstance(type, TileType):
        return "this predicate is for tiles"
    integers = isinstance(type.element, ScalarType) and type.element.is_integer
    if not integers and not isinstance(type.element, PointerType):
        return "predicates are about integers and pointers"
    match predicate:
        case DivBy():
            return _divisor_fault(predicate) or _every_fault(predicate, type)
        case SameElements(values):
            if len(values) != len(type.shape):
                return f"expected {len(type.shape)} values, found {len(values)}"
            if any(not 0 <= v <= size for v, size in zip(values, type.shape, strict=True)):
                return f"the values must be within {type.shape}, found {values}"
            return None
        case Bounded():
            return _bounds_fault(predicate, type)


def _divisor_fault(predicate: DivBy) -> str | None:
    divisor = predicate.divisor
    if divisor < 1 or divisor & (divisor - 1) or divisor > MAX_DIVISOR:
        return f"the divisor must be a power of two up to 2**62, found {divisor}"
    if (predicate.every is None) != (predicate.along is None):
        return "every and along go together"
    return None


def _every_fault(predicate: DivBy, tile: TileType) -> str | None:
    if predicate.every is None or predicate.along is None:
        return None
    if not 0 <= predicate.along < len(tile.shape):
        return f"along must be a dimension of {tile.shape}, found {predicate.along}"
    if not 0 <= predicate.every <= tile.shape[predicate.along]:
        return f"every must be within {tile.shape[predicate.along]}, found {predicate.every}"
    return None


def _bounds_fault(predicate: Bounded, tile: TileType) -> str | None:
    if not isinstance(tile.element, ScalarType):
        return "bounded is about integers"
    limit = 1 << (tile.element.bits - 1)
    for bound in (predicate.lower, predicate.upper):
        if bound is not None and not -limit <= bound < limit:
            return f"the bound {bound} is no {tile.element.text}"
    if predicate.lower is not None and predicate.upper is not None and predicate.lower > predicate.upper:
        return f"no value is at least {predicate.lower} and at most {predicate.upper}"
    return None


_CONVERSION = re.compile(r"%(?:%|[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|j|z|t|L)?([diuoxXeEfFgGaAcsSpn])|)")


def format_fits(op: Op) -> str | None:
    """There is an argument per conversion of the format."""
    conversions = 0
    for match in _CONVERSION.finditer(op.attributes["str"]):
        if match[0] == "%":
            return "the format ends in the middle of a conversion"
        conversions += match[1] is not None
    found = len(values_of(op, "args"))
    return None if found == conversions else f"the format has {conversions} conversions, found {found} arguments"
