"""The numbers behind constants: elements are held as raw bits and decoded on demand.

Raw contents are little-endian, an element after the other in row-major order,
each in whole bytes; i1, i4 and f4E2M1FN have denser forms, see ``element_bits``.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
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


class _Format(NamedTuple):
    """A floating-point format: ``exponent`` and ``mantissa`` widths; which all-ones exponents are not numbers."""

    exponent: int
    mantissa: int
    infinities: bool = True  # IEEE: an all-ones exponent is infinity or NaN
    nan: bool = True  # with infinities False: only the all-ones pattern is NaN
    signed: bool = True
    subnormals: bool = True
    bias: int | None = None


_FORMATS = {
    ScalarType.F16: _Format(5, 10),
    ScalarType.BF16: _Format(8, 7),
    ScalarType.F32: _Format(8, 23),
    ScalarType.TF32: _Format(8, 10),
    ScalarType.F64: _Format(11, 52),
    ScalarType.F8E4M3FN: _Format(4, 3, infinities=False),
    ScalarType.F8E5M2: _Format(5, 2),
    ScalarType.F8E8M0FNU: _Format(8, 0, infinities=False, signed=False, subnormals=False, bias=127),
    ScalarType.F4E2M1FN: _Format(2, 1, infinities=False, nan=False),
    ScalarType.FNV8E5M3FNU: _Format(5, 3, infinities=False, signed=False),
}


def bit_width(type: ScalarType) -> int:
    """The bits that matter: tf32 has 19 of its 32."""
    return 19 if type is ScalarType.TF32 else type.bits


def decode_bits(type: ScalarType, bits: int) -> int | float:
    """An integer in two's complement (i1: 0 or 1), or a float."""
    if type.is_integer:
        return bits - (1 << type.bits) if type.bits > 1 and bits >> (type.bits - 1) else bits
    if type is ScalarType.F64:
        return float(struct.unpack("<d", bits.to_bytes(8, "little"))[0])
    format = _FORMATS[type]
    mantissa = bits & ((1 << format.mantissa) - 1)
    top = (1 << format.exponent) - 1
    exponent = bits >> format.mantissa & top
    sign = -1.0 if format.signed and bits >> (format.mantissa + format.exponent) & 1 else 1.0
    if exponent == top and format.infinities:
        return math.copysign(math.nan, sign) if mantissa else sign * math.inf
    if exponent == top and format.nan and mantissa == (1 << format.mantissa) - 1:
        return math.copysign(math.nan, sign)
    bias = (top >> 1) if format.bias is None else format.bias
    if exponent == 0 and format.subnormals:
        return sign * math.ldexp(mantissa, 1 - bias - format.mantissa)
    return sign * math.ldexp((1 << format.mantissa) | mantissa, exponent - bias - format.mantissa)


def element_bits(type: TileType, data: bytes) -> tuple[int, ...]:
    """The bits of each element: one for a splat, else one for each element of the tile.

    A splat is stored as one element.  i1: as 0xff or 0x00 where a splat, else a
    bit per element, lowest first.  ValueError if the size fits neither.
    """
    element, count = type.element, prod(type.shape)
    if not isinstance(element, ScalarType):
        raise ValueError("constants of pointers do not exist")
    width = (element.bits + 7) // 8
    if element is ScalarType.I1:
        if len(data) == 1 and data[0] in (0, 0xFF):
            return (data[0] & 1,)
        if len(data) != (count + 7) // 8:
            raise ValueError(f"expected {(count + 7) // 8} bytes of i1 elements, found {len(data)}")
        return tuple(data[i // 8] >> (i % 8) & 1 for i in range(count))
    if len(data) not in (width, width * count):
        raise ValueError(f"expected {width} or {width * count} bytes of {element.text} elements, found {len(data)}")
    return tuple(int.from_bytes(data[i : i + width], "little") for i in range(0, len(data), width))


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
