"""Memory: a flat space of byte addresses with allocations in it.

Each allocation starts at a multiple of ``SPACING``, so an address tells its
allocation, and one that leaves its allocation by less than ``SPACING`` meets
no other.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import numpy as np

from tileproof.ir.interpreter.carriers import Array

SPACING = 1 << 40


@dataclass(eq=False, slots=True)
class Allocation:
    """``data`` is a one-dimensional uint8 array, shared with whoever made it."""

    name: Hashable
    data: Array
    constant: bool = False


class OutsideMemory(Exception):
    """``element`` is the position of the first faulty one among the addresses."""

    def __init__(self, element: int, message: str) -> None:
        super().__init__(message)
        self.element = element


@dataclass(frozen=True, slots=True)
class Places:
    """Where elements lie: for each the number of its allocation and its byte offset there; ``width`` bytes each."""

    allocations: Array
    offsets: Array
    width: int
    only: int | None
    """The allocation where they all lie in one, and there are any."""

    def take(self, elements: Array) -> Places:
        """The places of some of the elements, or of all in another order."""
        return Places(self.allocations[elements], self.offsets[elements], self.width, self.only)


class Memory:
    def __init__(self) -> None:
        self.allocations: list[Allocation] = []

    def add(self, allocation: Allocation) -> int:
        """The base address of the new allocation."""
        self.allocations.append(allocation)
        return len(self.allocations) * SPACING

    def release(self, base: int) -> None:
        """Gives up the data; the allocation's number and name stay taken."""
        allocation = self.allocations[base // SPACING - 1]
        allocation.data = allocation.data[:0]

    def locate(self, addresses: Array, width: int) -> Places:
        """The places of ``width`` bytes at each of the addresses; OutsideMemory where one is no allocation's."""
        numbers = (addresses // SPACING) - 1
        offsets = addresses % SPACING
        only: int | None = None
        if addresses.size:
            first = int(numbers.flat[0])
            if 0 <= first < len(self.allocations) and bool((numbers == first).all()):
                only = first
                outside = offsets + width > self.allocations[first].data.size
            else:
                sizes = np.array([0, *(a.data.size for a in self.allocations)])
                known = (numbers >= 0) & (numbers < len(self.allocations))
                outside = offsets + width > sizes[np.where(known, numbers + 1, 0)]
            if outside.any():
                element = int(np.argmax(outside))
                raise OutsideMemory(element, self.describe(int(addresses.flat[element]), width))
        return Places(numbers, offsets, width, only)

    def describe(self, address: int, width: int) -> str:
        """An address in words, relative to the allocation it seems to belong to."""
        nearest = round(address / SPACING) - 1
        number = address // SPACING - 1
        if 0 <= number < len(self.allocations) and address % SPACING < SPACING // 2:
            nearest = number
        if not 0 <= nearest < len(self.allocations):
            return f"{width} bytes at address {address:#x}, which belong to no allocation"
        allocation = self.allocations[nearest]
        offset = address - (nearest + 1) * SPACING
        return f"{width} bytes at byte {offset} of {allocation.name}, which has {allocation.data.size} bytes"

    def read(self, places: Places) -> Array:
        """The bits of the elements, in an unsigned dtype of their width."""
        if not places.offsets.size:
            return np.empty(0, f"u{places.width}")
        if places.only is not None:
            return _read(self.allocations[places.only].data, places.offsets, places.width)
        bits = np.empty(places.offsets.size, f"u{places.width}")
        for number in np.unique(places.allocations):
            chosen = places.allocations == number
            bits[chosen] = _read(self.allocations[number].data, places.offsets[chosen], places.width)
        return bits

    def write(self, places: Places, bits: Array) -> None:
        """Of elements at one place the last one stays."""
        if not places.offsets.size:
            return
        if places.only is not None:
            _write(self.allocations[places.only].data, places.offsets, bits)
            return
        for number in np.unique(places.allocations):
            chosen = places.allocations == number
            _write(self.allocations[number].data, places.offsets[chosen], bits[chosen])

    def is_constant(self, places: Places) -> bool:
        """Whether any of the places is in constant memory."""
        return any(self.allocations[number].constant for number in np.unique(places.allocations))


def _words(data: Array, offsets: Array, width: int) -> Array | None:
    """The data as words of that width, if all offsets are multiples of it."""
    if width == 1:
        return data
    if (offsets % width).any():
        return None
    return data[: data.size // width * width].view(f"u{width}")


def _read(data: Array, offsets: Array, width: int) -> Array:
    words = _words(data, offsets, width)
    if words is not None:
        return np.asarray(words[offsets // width])
    return np.asarray(data[offsets[:, None] + np.arange(width)].view(f"u{width}").reshape(-1))


def _write(data: Array, offsets: Array, bits: Array) -> None:
    width = bits.dtype.itemsize
    words = _words(data, offsets, width)
    if words is not None:
        words[offsets // width] = bits
        return
    data[offsets[:, None] + np.arange(width)] = bits[:, None].view(np.uint8)
