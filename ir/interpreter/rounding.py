"""IEEE 754 arithmetic and conversions with every rounding mode.

For f16, bf16 and f32 an exact result is a float64 number plus the sign of what
is missing; *rounding to odd* (the neighbour whose last bit is 1, if anything is
missing) keeps in one float64 all that a later rounding to at most 51 bits needs
(Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums", 2008).
f64 is done with rational numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from tileproof.ir.attributes import RoundingMode
from tileproof.ir.constants import decode_bits, format_of
from tileproof.ir.interpreter.carriers import Array, of_representable, to_double
from tileproof.ir.types import ScalarType

R = RoundingMode
S = ScalarType
_SPLIT = float(2**27 + 1)  # Veltkamp's constant: halves a float64 significand


def _away(numbers: Array) -> Array:
    whole = np.trunc(numbers)
    return np.asarray(whole + np.copysign(np.abs(numbers - whole) >= 0.5, numbers))


_TO_INTEGER: dict[RoundingMode, Callable[[Array], Array]] = {
    R.NEAREST_EVEN: np.rint,
    R.ZERO: np.trunc,
    R.NEGATIVE_INF: np.floor,
    R.POSITIVE_INF: np.ceil,
    R.NEAREST_AWAY: _away,
    R.APPROX: np.rint,
    R.FULL: np.rint,
}


def round_double(numbers: Array, element: ScalarType, mode: RoundingMode = R.NEAREST_EVEN) -> Array:
    """Float64 numbers as elements of the type.

    Beyond the greatest number: infinity or that number, as IEEE 754 says; in
    formats of 8 bits and less that number, also for infinity, as the conversions
    that the official compiler emits do (PTX ISA, ``cvt``, ``.satfinite``).  NaN
    becomes NaN, or the greatest number where there is none.  Negative numbers are
    for signed formats only.
    """
    if element is S.F64:
        return numbers
    if element is S.F32 and mode is R.NEAREST_EVEN:
        return numbers.astype(np.float32)
    format = format_of(element)
    greatest = float(decode_bits(element, format.largest))
    least = format.exponents[0]
    finite = np.where(np.isfinite(numbers), numbers, 0.0)
    exponent = np.maximum(np.frexp(finite)[1] - 1, least)
    unit = exponent - format.mantissa
    rounded = np.ldexp(_TO_INTEGER[mode](np.ldexp(finite, -unit)), unit)
    if not format.subnormals:
        rounded = np.maximum(rounded, 2.0**least)
    beyond = np.abs(rounded) > greatest
    infinite = np.copysign(greatest if element.bits <= 8 else np.inf, numbers)
    limited = np.copysign(greatest, numbers)
    stays_finite = {R.ZERO: np.ones_like(beyond), R.NEGATIVE_INF: numbers > 0, R.POSITIVE_INF: numbers < 0}
    over = np.where(stays_finite.get(mode, np.zeros_like(beyond)), limited, infinite)
    rounded = np.where(beyond, over, rounded)
    rounded = np.where(np.isinf(numbers), infinite, rounded)
    nan = np.nan if format.infinities or format.nan else greatest
    return of_representable(np.where(np.isnan(numbers), nan, rounded), element)


def round_sum(high: Array, low: Array, element: ScalarType) -> Array:
    """The sum of two float64 numbers, rounded once to nearest even, in a format of at most 51 bits."""
    return round_double(_to_odd(*_sum(high, low)), element)


# --- arithmetic ----------------------------------------------------------------


def arithmetic(name: str, element: ScalarType, mode: RoundingMode, *operands: Array) -> Array:
    """``add``, ``sub``, ``mul``, ``div``, ``sqrt`` or ``fma`` of elements, rounded once."""
    if mode in (R.APPROX, R.FULL):
        mode = R.NEAREST_EVEN
    if mode is R.NEAREST_EVEN and name != "fma":
        # NumPy rounds f16 and bf16 from a result of 24 bits, which cannot go wrong: 24 >= 2 * 11 + 2.
        return np.asarray(_NATIVE[name](*operands))
    if element is S.F64:
        return _rational(name, mode, *operands)
    numbers = [to_double(operand, element) for operand in operands]
    near, missing = _EXACT[name](*numbers)
    if mode is R.NEGATIVE_INF and name in ("add", "sub", "fma"):
        near = np.where((near == 0) & (missing == 0) & _cancels(name, numbers), -0.0, near)
    return round_double(_to_odd(near, missing), element, mode)


_NATIVE: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "sqrt": np.sqrt,
}


def _cancels(name: str, numbers: list[Array]) -> Array:
    """Whether a zero sum is of terms of opposite sign: rounding down, that zero is negative (IEEE 754, 6.3)."""
    if name == "fma":
        a, b, c = numbers
        return np.asarray((np.signbit(a) ^ np.signbit(b)) != np.signbit(c))
    a, b = numbers
    return np.asarray((np.signbit(a) != np.signbit(b)) if name == "add" else (np.signbit(a) == np.signbit(b)))


def _to_odd(near: Array, missing: Array) -> Array:
    near = np.asarray(near)
    even = (near.view(np.uint64) & np.uint64(1)) == 0
    neighbour = np.nextafter(near, np.copysign(np.inf, missing))
    return np.where((missing != 0) & even & np.isfinite(near), neighbour, near)


def _sum(a: Array, b: Array) -> tuple[Array, Array]:
    """Sum and error (Knuth's TwoSum)."""
    total = a + b
    part = total - a
    error = (a - (total - part)) + (b - part)
    return total, np.where(np.isfinite(total), error, 0.0)


def _product(a: Array, b: Array) -> tuple[Array, Array]:
    """Product and error (Dekker's product), for numbers far from the limits of float64."""
    a_high = a * _SPLIT - (a * _SPLIT - a)
    b_high = b * _SPLIT - (b * _SPLIT - b)
    a_low, b_low = a - a_high, b - b_high
    product = a * b
    return product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low


def _quotient(a: Array, b: Array) -> tuple[Array, Array]:
    quotient = a / b
    product, error = _product(quotient, b)
    rest = (a - product) - error
    return quotient, np.where(np.isfinite(quotient) & np.isfinite(b), rest * np.sign(b), 0.0)


def _root(a: Array) -> tuple[Array, Array]:
    root = np.sqrt(a)
    product, error = _product(root, root)
    return root, np.where(np.isfinite(root), (a - product) - error, 0.0)


_EXACT: dict[str, Callable[..., tuple[Array, Array]]] = {
    "add": _sum,
    "sub": lambda a, b: _sum(a, -b),
    "mul": lambda a, b: (a * b, np.zeros_like(a * b)),  # 48 bits at most
    "div": _quotient,
    "sqrt": _root,
    "fma": lambda a, b, c: _sum(a * b, c),
}

# --- f64 -------------------------------------------------------------------------


def _rational(name: str, mode: RoundingMode, *operands: Array) -> Array:
    shape = np.broadcast_shapes(*(operand.shape for operand in operands))
    flat = [np.broadcast_to(operand, shape).reshape(-1) for operand in operands]
    results = [_rational_element(name, mode, *map(float, element)) for element in zip(*flat, strict=True)]
    return np.array(results, np.float64).reshape(shape)


def _rational_element(name: str, mode: RoundingMode, *numbers: float) -> float:
    plain = _plain(name, *numbers)
    if not all(map(np.isfinite, numbers)) or np.isnan(plain) or (name == "div" and numbers[1] == 0):
        return plain
    near, missing = _nearest(name, plain, *map(Fraction, numbers))
    if near == 0 and missing == 0 and name in ("add", "sub", "fma"):
        cancels = bool(_cancels(name, [np.array(n) for n in numbers]))
        return -0.0 if mode is R.NEGATIVE_INF and cancels else plain
    if mode is R.POSITIVE_INF and missing > 0:
        return float(np.nextafter(near, np.inf))
    if mode is R.NEGATIVE_INF and missing < 0:
        return float(np.nextafter(near, -np.inf))
    if mode is R.ZERO and missing * np.copysign(1, near) < 0:
        return float(np.nextafter(near, 0.0))
    return near


def _plain(name: str, *numbers: float) -> float:
    a, *rest = (np.float64(n) for n in numbers)
    return float(a * rest[0] + rest[1] if name == "fma" else _NATIVE[name](a, *rest))


_RATIONAL: dict[str, Callable[..., Fraction]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "fma": lambda a, b, c: a * b + c,
}


def _nearest(name: str, plain: float, *numbers: Fraction) -> tuple[float, int]:
    """The nearest float, and the sign of the exact result minus it; ``plain`` is the nearest but for ``fma``."""
    if name == "sqrt":
        difference = numbers[0] - Fraction(plain) ** 2
        return plain, (difference > 0) - (difference < 0)
    exact = _RATIONAL[name](*numbers)
    near = _to_float(exact) if name == "fma" else plain
    if np.isinf(near):
        return near, -1 if near > 0 else 1
    difference = exact - Fraction(near)
    return near, (difference > 0) - (difference < 0)


def _to_float(exact: Fraction) -> float:
    try:
        return float(exact)
    except OverflowError:
        return float(np.copysign(np.inf, 1 if exact > 0 else -1))
