"""Floating-point arithmetic (specification, "Floating Point").

``flush_to_zero``: subnormal operands and results become zeros of their sign.
Functions without an exact definition are computed in float64 and rounded once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tileproof.ir.attributes import ComparisonOrdering, ComparisonPredicate
from tileproof.ir.interpreter.carriers import Array, from_bits, scalar_element, signed, to_bits, to_double
from tileproof.ir.interpreter.integers import COMPARISONS
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.interpreter.rounding import arithmetic, round_double
from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType

Results = Sequence[Array]


def _element(op: Op) -> ScalarType:
    return scalar_element(op.flat_operands[0].type)


def _operands(x: TileBlock, op: Op) -> list[Array]:
    tiles: list[Array] = [x[value] for value in op.flat_operands]
    return [_flushed(tile) for tile in tiles] if op.attributes.get("flush_to_zero") else tiles


def _flushed(tile: Array) -> Array:
    """Subnormal numbers of f32 as zeros."""
    least = np.finfo(np.float32).smallest_normal
    return np.where(np.abs(tile) < least, np.copysign(np.float32(0), tile), tile)


def _result(op: Op, tile: Array) -> Results:
    return [_flushed(tile) if op.attributes.get("flush_to_zero") else tile]


# --- defined by IEEE 754 -------------------------------------------------------


@rule("addf", "subf", "mulf", "divf", "sqrt", "fma")
def _arithmetic(x: TileBlock, op: Op) -> Results:
    name = op.name.removesuffix("f")
    return _result(op, arithmetic(name, _element(op), op.attributes["rounding_mode"], *_operands(x, op)))


@rule("absf", "negf")
def _sign(x: TileBlock, op: Op) -> Results:
    """Changes the sign bit alone, of NaN too."""
    element, (source,) = _element(op), _operands(x, op)
    bits = to_bits(source, element)
    sign = bits.dtype.type(1 << (element.bits - 1))
    return [from_bits(bits & ~sign if op.name == "absf" else bits ^ sign, element).reshape(source.shape)]


@rule("ceil", "floor")
def _whole(x: TileBlock, op: Op) -> Results:
    element, (source,) = _element(op), _operands(x, op)
    function = np.ceil if op.name == "ceil" else np.floor
    return [round_double(np.asarray(function(to_double(source, element))), element)]


@rule("remf")
def _remainder(x: TileBlock, op: Op) -> Results:
    """Of the quotient rounded towards zero; exact, with the dividend's sign."""
    element = _element(op)
    lhs, rhs = (to_double(o, element) for o in _operands(x, op))
    return [round_double(np.asarray(np.fmod(lhs, rhs)), element)]


@rule("maxf", "minf")
def _extremum(x: TileBlock, op: Op) -> Results:
    """-0 is less than +0.  NaN counts only if both are NaN, with ``propagate_nan`` if either is."""
    element, (lhs, rhs) = _element(op), _operands(x, op)
    a, b = to_double(lhs, element), to_double(rhs, element)
    less = (a < b) | ((a == b) & np.signbit(a))
    chosen = np.where(less if op.name == "minf" else ~less, lhs, rhs)
    chosen = np.where(np.isnan(b), lhs, np.where(np.isnan(a), rhs, chosen))
    if op.attributes["propagate_nan"]:
        chosen = np.where(np.isnan(a), lhs, np.where(np.isnan(b), rhs, chosen))
    return _result(op, chosen)


@rule("cmpf")
def _compare(x: TileBlock, op: Op) -> Results:
    """With NaN: ordered comparisons are false, unordered ones true."""
    element = _element(op)
    lhs, rhs = (to_double(o, element) for o in _operands(x, op))
    predicate: ComparisonPredicate = op.attributes["comparison_predicate"]
    unordered = np.isnan(lhs) | np.isnan(rhs)
    holds = COMPARISONS[predicate](lhs, rhs)
    if op.attributes["comparison_ordering"] is ComparisonOrdering.UNORDERED:
        return [holds | unordered]
    return [holds & ~unordered]


# --- transcendental ---------------------------------------------------------------

_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "atan2": np.arctan2,
    "cos": np.cos,
    "cosh": np.cosh,
    "exp": np.exp,
    "exp2": np.exp2,
    "fpowf": np.power,
    "log": np.log,
    "log2": np.log2,
    "rsqrt": lambda a: 1 / np.sqrt(a),
    "sin": np.sin,
    "sinh": np.sinh,
    "tan": np.tan,
    "tanh": np.tanh,
}


@rule(*_FUNCTIONS)
def _function(x: TileBlock, op: Op) -> Results:
    element = _element(op)
    numbers = [to_double(o, element) for o in _operands(x, op)]
    return _result(op, round_double(np.asarray(_FUNCTIONS[op.name](*numbers)), element))


@rule("fpowi")
def _integer_power(x: TileBlock, op: Op) -> Results:
    """The exponent has a sign."""
    element = _element(op)
    exponent = signed(x.operand(op, "exponent"), scalar_element(op.value("exponent").type)).astype(np.float64)
    return [round_double(np.asarray(np.power(to_double(x.operand(op, "source"), element), exponent)), element)]
