"""How the elements of tiles are held in NumPy arrays.

====================  ========================================================
integers              signed integers of their width; i4 in int8, i1 in bool
f16, f32, f64         themselves
bf16, f8..., f4...    the types of ml_dtypes
tf32                  float32 whose low 13 bits are zero
fnv8E5M3FNU           its bits in uint8
pointers              byte addresses in int64
====================  ========================================================

In memory an element takes whole bytes, little-endian, except f4E2M1FN, two of
which share a byte, the first in the low half.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from tileproof.ir.constants import decode_bits, element_bits, format_of
from tileproof.ir.types import ElementType, PointerType, ScalarType, TileType, Type

Array = npt.NDArray[Any]
S = ScalarType

_DTYPES: dict[ScalarType, np.dtype[Any]] = {
    S.I1: np.dtype(np.bool_),
    S.I4: np.dtype(np.int8),
    S.I8: np.dtype(np.int8),
    S.I16: np.dtype(np.int16),
    S.I32: np.dtype(np.int32),
    S.I64: np.dtype(np.int64),
    S.F16: np.dtype(np.float16),
    S.BF16: np.dtype(ml_dtypes.bfloat16),
    S.F32: np.dtype(np.float32),
    S.TF32: np.dtype(np.float32),
    S.F64: np.dtype(np.float64),
    S.F8E4M3FN: np.dtype(ml_dtypes.float8_e4m3fn),
    S.F8E5M2: np.dtype(ml_dtypes.float8_e5m2),
    S.F8E8M0FNU: np.dtype(ml_dtypes.float8_e8m0fnu),
    S.F4E2M1FN: np.dtype(ml_dtypes.float4_e2m1fn),
    S.FNV8E5M3FNU: np.dtype(np.uint8),
}
_FNV8_VALUES = np.array([decode_bits(S.FNV8E5M3FNU, bits) for bits in range(256)])
_TF32_SPARE = 13  # low bits of a float32 that tf32 lacks


def dtype_of(element: ElementType) -> np.dtype[Any]:
    """The NumPy dtype that carries the element type."""
    return np.dtype(np.int64) if isinstance(element, PointerType) else _DTYPES[element]


def tile_type(type: Type) -> TileType:
    assert isinstance(type, TileType)
    return type


def scalar_element(type: Type) -> ScalarType:
    """The element type of a tile of numbers."""
    element = tile_type(type).element
    assert isinstance(element, ScalarType)
    return element


def memory_bytes(element: ElementType) -> int:
    """Bytes that an element occupies in memory; of f4E2M1FN, the byte that two of them share."""
    return 8 if isinstance(element, PointerType) else max(element.bits // 8, 1)


# --- integers --------------------------------------------------------------


def signed(array: Array, element: ScalarType) -> Array:
    """The values in two's complement: those of i1 are 0 and -1."""
    return -array.astype(np.int8) if element is S.I1 else array


def unsigned(array: Array, element: ScalarType) -> Array:
    """The values without sign, in an unsigned dtype of at least the width."""
    if element is S.I1:
        return array.astype(np.uint8)
    if element is S.I4:
        return np.asarray(array & 15).astype(np.uint8)
    return array.view(f"u{array.dtype.itemsize}")


def by_sign(array: Array, element: ScalarType, is_signed: bool) -> Array:
    return signed(array, element) if is_signed else unsigned(array, element)


def wrapped(array: Array, element: ScalarType) -> Array:
    """Integers of any dtype (Python's too) modulo 2**width."""
    if array.dtype == object:
        array = np.asarray(array & ((1 << 64) - 1), object).astype(np.uint64)
    if element is S.I1:
        return np.asarray(array & array.dtype.type(1)).astype(np.bool_)
    narrow: Array = array.astype(dtype_of(element))
    return np.asarray(((narrow + np.int8(8)) & np.int8(15)) - np.int8(8)) if element is S.I4 else narrow


def integer_range(element: ScalarType, is_signed: bool) -> tuple[int, int]:
    """Least and greatest value."""
    return (-(1 << element.bits - 1), (1 << element.bits - 1) - 1) if is_signed else (0, (1 << element.bits) - 1)


# --- bits --------------------------------------------------------------------


def to_bits(array: Array, element: ElementType) -> Array:
    """The elements' bits in an unsigned dtype, as they lie in memory; f4E2M1FN in the low half of a byte."""
    if element is S.I1:
        return array.astype(np.uint8)
    if element is S.I4:
        return array.view(np.uint8) & np.uint8(15)
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}").reshape(array.shape)


def from_bits(bits: Array, element: ElementType) -> Array:
    """The elements of these bits, the inverse of :func:`to_bits`; bits beyond the width are left out of account."""
    if element is S.I1:
        return np.asarray(bits & bits.dtype.type(1)).astype(np.bool_)
    if element is S.I4:
        return wrapped(bits, S.I4)
    if element is S.TF32:
        bits = np.asarray(bits & np.uint32(0xFFFFFFFF << _TF32_SPARE & 0xFFFFFFFF))
    elif element is S.F4E2M1FN:
        bits = np.asarray(bits & np.uint8(15))
    return np.ascontiguousarray(bits).view(dtype_of(element)).reshape(bits.shape)


def exact_bits(array: Array, element: ScalarType) -> Array:
    """The bits that matter (tf32: 19), for bitcasts and packing."""
    bits = to_bits(array, element)
    return np.asarray(bits >> np.uint32(_TF32_SPARE)) if element is S.TF32 else bits


def of_exact_bits(bits: Array, element: ScalarType) -> Array:
    """The inverse of :func:`exact_bits`."""
    bits = bits.astype(f"u{dtype_of(element).itemsize}")
    return from_bits(bits << np.uint32(_TF32_SPARE) if element is S.TF32 else bits, element)


# --- floating point ----------------------------------------------------------


def to_double(array: Array, element: ScalarType) -> Array:
    """The numbers as float64, exactly."""
    if element is S.FNV8E5M3FNU:
        return np.asarray(_FNV8_VALUES[array])
    return array.astype(np.float64)


def of_representable(numbers: Array, element: ScalarType) -> Array:
    """Float64 numbers that the format holds exactly (infinities and NaN where it has them) as its elements."""
    if element is S.FNV8E5M3FNU:
        format = format_of(element)
        least = format.exponents[0]
        exponent = np.maximum(np.frexp(np.where(numbers > 0, numbers, 2.0**least))[1] - 1, least)
        scaled = np.ldexp(numbers, format.mantissa - exponent)
        steps = np.where(np.isfinite(scaled), scaled, 0).astype(np.int64)
        bits = steps + ((exponent - least) << format.mantissa)
        return np.where(np.isnan(numbers), 0xFF, bits).astype(np.uint8)
    return numbers.astype(dtype_of(element))


# --- constants -----------------------------------------------------------------


def constant_elements(type: TileType, data: bytes) -> Array:
    """The elements of a constant of that type (see :func:`~tileproof.ir.constants.element_bits`), in its shape."""
    element = type.element
    assert isinstance(element, ScalarType)
    bits = np.array(element_bits(type, data), np.uint64)
    elements = of_exact_bits(bits, element)
    return np.broadcast_to(elements.reshape(()), type.shape) if bits.size == 1 else elements.reshape(type.shape)
