"""Where undefined values come from.

Lanes masked off without a padding value, elements beyond a view's shape
without one, masked-off results of read-modify-writes, new ``alloca`` memory
and conversions out of range hold any value, each lane on its own
(memory-model.md section 1).  A result that depends on one differs between
runs with different sources.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from tileproof.ir.interpreter.carriers import Array, dtype_of, from_bits
from tileproof.ir.types import ElementType, ScalarType


class UndefinedValues(Protocol):
    def bits(self, count: int) -> Array:
        """``count`` arbitrary numbers of 64 bits (uint64)."""


class Pattern:
    """The same byte again and again: 0xA5 makes a recognisable -1515870811 of an i32, -2.9e-16 of an f32."""

    def __init__(self, byte: int = 0xA5) -> None:
        self.word = np.uint64(byte * 0x0101010101010101)

    def bits(self, count: int) -> Array:
        return np.full(count, self.word)


class Random:
    """Different bits for every lane, the same in every run with the same seed."""

    def __init__(self, seed: int) -> None:
        self.generator = np.random.default_rng(seed)

    def bits(self, count: int) -> Array:
        return self.generator.integers(0, 1 << 64, count, np.uint64)


def undefined_elements(source: UndefinedValues, element: ElementType, count: int) -> Array:
    """``count`` elements of that type with arbitrary bits."""
    width = 1 if element in (ScalarType.I1, ScalarType.I4) else dtype_of(element).itemsize
    return from_bits(source.bits(count).astype(f"u{width}"), element)
