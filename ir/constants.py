"""The numbers behind constants: elements are held as raw bits and decoded on demand.

Raw contents are little-endian, an element after the other in row-major order,
each in whole bytes; i1 has a denser form, see ``element_bits``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import NamedTuple

from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType, TileType


@dataclass(frozen=True, slots=True)
class ScalarConstant:
    """One number of a scalar type, as its bits."""

    type: ScalarType
    bits: int

    @property
    def value(self) -> int | float:
        return decode_bits(self.type, self.bits)


@dataclass(frozen=True, slots=True)
class Splat:
    """A tile all of whose elements are ``value``."""

    value: int | float


class FloatFormat(NamedTuple):
    """A floating-point format: widths of ``exponent`` and ``mantissa``, and what all-ones exponents mean."""

    exponent: int
    mantissa: int
    bias: int
    infinities: bool = True  # as in IEEE 754: an all-ones exponent is infinity or NaN
    nan: bool = True  # without infinities: the all-ones pattern is NaN
    signed: bool = True
    subnormals: bool = True

    def is_special(self, exponent: int, mantissa: int) -> bool:
        """Whether it is infinity or NaN."""
        if exponent != (1 << self.exponent) - 1:
            return False
        return self.infinities or (self.nan and mantissa == (1 << self.mantissa) - 1)

    @property
    def largest(self) -> int:
        """The bits of the largest number."""
        ones = (1 << (self.exponent + self.mantissa)) - 1
        return ones - (1 << self.mantissa) if self.infinities else ones - self.nan

    @property
    def exponents(self) -> tuple[int, int]:
        """The least and the greatest power of two among its normal numbers."""
        return self.subnormals - self.bias, (1 << self.exponent) - 1 - self.infinities - self.bias

    def contains(self, other: FloatFormat) -> bool:
        """Whether every normal number of ``other`` is a normal number of this format."""
        (low, high), (other_low, other_high) = self.exponents, other.exponents
        return low <= other_low and other_high <= high and other.mantissa <= self.mantissa


_FORMATS = {
    ScalarType.F16: FloatFormat(5, 10, 15),
    ScalarType.BF16: FloatFormat(8, 7, 127),
    ScalarType.F32: FloatFormat(8, 23, 127),
    ScalarType.TF32: FloatFormat(8, 10, 127),
    ScalarType.F64: FloatFormat(11, 52, 1023),
    ScalarType.F8E4M3FN: FloatFormat(4, 3, 7, infinities=False),
    ScalarType.F8E5M2: FloatFormat(5, 2, 15),
    ScalarType.F8E8M0FNU: FloatFormat(8, 0, 127, infinities=False, signed=False, subnormals=False),
    ScalarType.F4E2M1FN: FloatFormat(2, 1, 1, infinities=False, nan=False),
    ScalarType.FNV8E5M3FNU: FloatFormat(5, 3, 15, infinities=False, signed=False),
}


def format_of(type: ScalarType) -> FloatFormat:
    """The format of a floating-point type."""
    return _FORMATS[type]


def bit_width(type: ScalarType) -> int:
    """The bits that matter: tf32 has 19 of its 32."""
    return 19 if type is ScalarType.TF32 else type.bits


def decode_bits(type: ScalarType, bits: int) -> int | float:
    """An integer in two's complement (i1: 0 or 1), or a float."""
    if type.is_integer:
        return bits - (1 << type.bits) if type.bits > 1 and bits >> (type.bits - 1) else bits
    format = _FORMATS[type]
    mantissa = bits & ((1 << format.mantissa) - 1)
    exponent = bits >> format.mantissa & ((1 << format.exponent) - 1)
    sign = -1.0 if format.signed and bits >> (format.mantissa + format.exponent) & 1 else 1.0
    if format.is_special(exponent, mantissa):
        infinite = format.infinities and mantissa == 0
        return sign * math.inf if infinite else math.copysign(math.nan, sign)
    if exponent == 0 and format.subnormals:
        return sign * math.ldexp(mantissa, 1 - format.bias - format.mantissa)
    return sign * math.ldexp((1 << format.mantissa) | mantissa, exponent - format.bias - format.mantissa)


def elements_fault(type: TileType, data: bytes) -> str | None:
    """What is wrong with the size of raw contents, or None; looks at no element."""
    element, count, found = type.element, prod(type.shape), len(data)
    if not isinstance(element, ScalarType):
        return "constants of pointers do not exist"
    if element is ScalarType.I1:
        fits = found == (count + 7) // 8 or (found == 1 and count > 8)
        return None if fits else f"expected {(count + 7) // 8} bytes of i1 elements, found {found}"
    width = element_width(element)
    if found in (width, width * count):
        return None
    return f"expected {width} or {width * count} bytes of {element.text} elements, found {found}"


def element_bits(type: TileType, data: bytes) -> tuple[int, ...]:
    """The bits of each element: one for a splat, else one for each element of the tile.

    A splat is stored as one element.  i1 is stored as a bit per element, lowest
    first, a splat of more than eight as one byte.  ValueError if the size fits neither.
    """
    if fault := elements_fault(type, data):
        raise ValueError(fault)
    element, count = type.element, prod(type.shape)
    assert isinstance(element, ScalarType)
    if element is ScalarType.I1:
        if len(data) == 1 and count > 8:
            return (data[0] & 1,)
        return tuple(data[i // 8] >> (i % 8) & 1 for i in range(count))
    width, mask = element_width(element), (1 << bit_width(element)) - 1
    return tuple(int.from_bytes(data[i : i + width], "little") & mask for i in range(0, len(data), width))


def element_width(type: ScalarType) -> int:
    """The bytes that an element of a constant takes (i1 aside)."""
    return (bit_width(type) + 7) // 8


def encode_elements(type: TileType, bits: Sequence[int]) -> bytes:
    """The inverse of :func:`element_bits`: the raw contents, a splat where the elements are all equal.

    One element makes a splat.  ValueError if there are neither one nor as many as the tile has,
    or if one is too large.
    """
    element, count = type.element, prod(type.shape)
    if not isinstance(element, ScalarType):
        raise ValueError("constants of pointers do not exist")
    if len(bits) not in (1, count):
        raise ValueError(f"expected {count} elements, found {len(bits)}")
    if any(b >> bit_width(element) for b in bits):
        raise ValueError(f"elements of {element.text} have {bit_width(element)} bits")
    splat = len(bits) == 1 or bits.count(bits[0]) == count
    if element is ScalarType.I1:
        if splat and count > 8:
            return b"\xff" if bits[0] else b"\x00"
        each = list(bits) if len(bits) == count else list(bits) * count
        ones = sum(bit << i for i, bit in enumerate(each))
        return ones.to_bytes((count + 7) // 8, "little")
    width = element_width(element)
    return b"".join(b.to_bytes(width, "little") for b in (bits[:1] if splat else bits))


def encode_values(type: TileType, values: Sequence[int | float]) -> bytes:
    """The raw contents of a constant with these elements (one: a splat); ValueError for what does not fit.

    Floats are rounded to the nearest, ties to even.
    """
    element = type.element
    if not isinstance(element, ScalarType):
        raise ValueError("constants of pointers do not exist")
    return encode_elements(type, [encode_bits(element, value) for value in values])


def encode_bits(type: ScalarType, value: int | float) -> int:
    """The bits of a number; ValueError for what does not fit."""
    if type.is_integer:
        if value != int(value) or not -(1 << (type.bits - 1)) <= value < 1 << type.bits:
            raise ValueError(f"{value} does not fit in {type.text}")
        return int(value) & ((1 << type.bits) - 1)
    format = _FORMATS[type]
    negative = math.copysign(1.0, value) < 0
    if math.isfinite(value):
        return round_to_bits(type, Fraction(value), negative)
    sign = (negative and format.signed) << (format.exponent + format.mantissa)
    special = ((1 << format.exponent) - 1) << format.mantissa
    if math.isnan(value) and format.nan:
        quiet = 1 << max(format.mantissa - 1, 0) if format.infinities else (1 << format.mantissa) - 1
        return sign | special | quiet
    if math.isinf(value) and format.infinities:
        return sign | special
    raise ValueError(f"{type.text} has no {value}")


def round_to_bits(type: ScalarType, value: Fraction, negative: bool) -> int:
    """The bits of ``value``, nearest even; overflow gives infinity, or ValueError where there is none."""
    format = _FORMATS[type]
    if negative and not format.signed:
        raise ValueError(f"{type.text} has no negative numbers")
    bits = _magnitude_bits(format, abs(value))
    if bits > format.largest:
        if not format.infinities:
            raise ValueError(f"{value} is out of the range of {type.text}")
        bits = ((1 << format.exponent) - 1) << format.mantissa
    return bits | (negative << (format.mantissa + format.exponent))


def _magnitude_bits(format: FloatFormat, magnitude: Fraction) -> int:
    """Exponent and mantissa of the nearest number, as if there were no largest."""
    if magnitude == 0:
        return 0
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    least = format.exponents[0]
    exponent = max(exponent, least)
    steps = round(magnitude / Fraction(2) ** (exponent - format.mantissa))  # half to even
    implicit = 0 if format.subnormals else 1 << format.mantissa
    return max(steps, implicit) - implicit + ((exponent - least) << format.mantissa)


def decode_elements(type: TileType, data: bytes) -> Splat | tuple[int | float, ...]:
    """The elements in row-major order, or that they are all equal."""
    bits = element_bits(type, data)
    assert isinstance(type.element, ScalarType)
    first = bits[0]
    if len(bits) == 1 or bits.count(first) == len(bits):
        return Splat(decode_bits(type.element, first))
    return tuple(decode_bits(type.element, b) for b in bits)


def constant_values(op: Op) -> Splat | tuple[int | float, ...]:
    """The elements of a ``constant`` operation's result."""
    type = op.result.type
    if op.name != "constant" or not isinstance(type, TileType):
        raise ValueError(f"expected a constant operation, found {op.name}")
    data = op.attributes["value"]
    assert isinstance(data, bytes)
    return decode_elements(type, data)
