"""What a kernel is run on: grid, memory and arguments, all concrete."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

import numpy as np

from tileproof.ir.interpreter.carriers import Array, dtype_of, from_bits, memory_bytes, to_bits, wrapped
from tileproof.ir.interpreter.rounding import round_double
from tileproof.ir.types import ScalarType

Coordinates = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class ArrayArgument:
    """An array in memory: ``strides`` in elements; ``offset``: the byte of element (0, ..., 0) in ``allocation``."""

    name: str
    element: ScalarType
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    allocation: Hashable
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Address:
    """A pointer argument: a byte of an allocation."""

    allocation: Hashable
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Launch:
    """``arguments`` has an entry per entry parameter, in order: an address, or the number that a scalar is.

    ``memory`` holds the bytes of each allocation as a one-dimensional uint8
    array; a run writes into them.  ``arrays`` says what lies there, by name.
    """

    grid: Coordinates
    arguments: tuple[Address | int | float, ...]
    memory: Mapping[Hashable, Array]
    arrays: Mapping[str, ArrayArgument] = field(default_factory=dict)

    def contents(self, name: str) -> Array:
        """A copy of the array's elements in its shape."""
        array = self.arrays[name]
        return from_bits(_element_bits(array, self.memory[array.allocation]), array.element)

    def fill(self, name: str, values: Array) -> None:
        """Sets the array's elements; ``values`` has its shape, or one that broadcasts to it.

        Values of another dtype than the carrier's are numbers, to be rounded or wrapped.
        """
        array = self.arrays[name]
        values = np.asarray(values)
        if values.dtype != dtype_of(array.element) and array.element.is_integer:
            values = wrapped(values, array.element)
        elif values.dtype != dtype_of(array.element):
            values = round_double(values.astype(np.float64), array.element)
        bits = to_bits(np.broadcast_to(values, array.shape), array.element)
        data = self.memory[array.allocation]
        if array.element is ScalarType.F4E2M1FN:
            places = element_places(array)
            for half in (0, 1):
                chosen = places % 2 == half
                bytes_ = places[chosen] // 2
                kept = data[bytes_] & np.uint8(0xF0 if half == 0 else 0x0F)
                data[bytes_] = kept | bits[chosen] << np.uint8(4 * half)
            return
        width = memory_bytes(array.element)
        places = element_places(array)
        for byte in range(width):
            data[places + byte] = (bits >> bits.dtype.type(8 * byte)).astype(np.uint8)

    def copy(self) -> Launch:
        """The same launch with memory of its own."""
        memory = {name: data.copy() for name, data in self.memory.items()}
        return Launch(self.grid, self.arguments, memory, self.arrays)


def element_places(array: ArrayArgument) -> Array:
    """Where each element lies, in the array's shape: its byte, or for f4E2M1FN its half byte."""
    is_half = array.element is ScalarType.F4E2M1FN
    unit = 1 if is_half else memory_bytes(array.element)
    places = np.full(array.shape, array.offset * (2 if is_half else 1))
    for dim, (size, stride) in enumerate(zip(array.shape, array.strides, strict=True)):
        along = np.arange(size) * (stride * unit)
        places = places + along.reshape((-1,) + (1,) * (len(array.shape) - dim - 1))
    return places


def _element_bits(array: ArrayArgument, data: Array) -> Array:
    places = element_places(array)
    if array.element is ScalarType.F4E2M1FN:
        return np.asarray((data[places // 2] >> (4 * (places % 2)).astype(np.uint8)) & np.uint8(15))
    width = memory_bytes(array.element)
    return data[places[..., None] + np.arange(width)].view(f"u{width}").reshape(array.shape)


def extent_bytes(array: ArrayArgument) -> int:
    """The bytes from the allocation's start to the end of the array's last element."""
    if 0 in array.shape:
        return array.offset
    last = sum((size - 1) * stride for size, stride in zip(array.shape, array.strides, strict=True))
    if array.element is ScalarType.F4E2M1FN:
        return array.offset + last // 2 + 1
    return array.offset + (last + 1) * memory_bytes(array.element)
