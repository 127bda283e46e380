"""Races of one execution whose blocks do not communicate (memory-model.md sections 2 and 4).

Two events conflict if they touch a common byte and one writes.  They race
unless tokens order them or they are morally strong: both not weak, at exactly
one location, each in the other's scope.  Order through a release that an
acquire of another block observes is not looked at, so for kernels that
communicate between blocks these are candidates.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tileproof.ir.interpreter.carriers import Array
from tileproof.ir.interpreter.events import Access


@dataclass(frozen=True, slots=True)
class Race:
    """Two instances (one twice: a store that overlaps itself), and the lowest byte at which they race.

    ``first_lane`` and ``second_lane``: the elements that meet there.
    """

    first: Access
    second: Access
    allocation: int
    byte: int
    first_lane: int
    second_lane: int

    @property
    def kind(self) -> str:
        """Which of the four kinds of section 4 it is."""
        if self.first is self.second:
            return "within one tile operation"
        if self.first.block == self.second.block:
            return "within one block"
        if self.first.is_weak or self.second.is_weak:
            return "between blocks"
        return "scopes too narrow"


def races(events: Sequence[Access]) -> list[Race]:
    """Every racing pair of instances, once each, by increasing positions in ``events``.

    A compare-and-swap that fails counts as a write (memory-model.md section 1).
    """
    touched = _Touched(events)
    found: dict[tuple[int, int], Race] = {}
    ordered: set[tuple[int, int]] = set()
    for left, right in touched.meeting_rows():
        exact = touched.is_same_location(left, right)
        for i in range(left.size):
            one, other = touched.row(left[i]), touched.row(right[i])
            pair = (one.event, other.event)
            known = found.get(pair)
            if pair in ordered or (known and (known.allocation, known.byte) <= (one.allocation, one.byte)):
                continue
            first, second = events[pair[0]], events[pair[1]]
            if first is not second and (second.is_ordered_after(first) or first.is_ordered_after(second)):
                ordered.add(pair)
            elif not (exact[i] and _in_each_others_scope(first, second)):
                found[pair] = Race(first, second, one.allocation, one.byte, one.lane, other.lane)
    return [found[pair] for pair in sorted(found)]


def _in_each_others_scope(first: Access, second: Access) -> bool:
    if first.is_weak or second.is_weak:
        return False
    return first.block == second.block or (first.reaches_other_blocks and second.reaches_other_blocks)


@dataclass(frozen=True, slots=True)
class _Row:
    event: int
    allocation: int
    byte: int
    lane: int


class _Touched:
    """Every touched byte as a row, sorted by byte; only bytes that two elements touch and one writes.

    Where all elements start and end at multiples of some bytes, only the first
    of so many.  Neighbouring bytes that the same elements or their successors touch in the
    same way would give the same pairs, so only the first is kept.
    """

    def __init__(self, events: Sequence[Access]) -> None:
        self.events = events
        parts: list[list[Array]] = []
        unit = math.gcd(*(math.gcd(e.width, int(np.gcd.reduce(e.offsets))) for e in events if e.offsets.size))
        for number, event in enumerate(events):
            count = event.offsets.size
            if not count:
                continue
            start = event.offsets.astype(np.int64)
            nibble = np.zeros(count, np.int64) if event.nibbles is None else event.nibbles.astype(np.int64) + 1
            for byte in range(0, event.width, unit):
                parts.append([
                    np.broadcast_to(event.allocations, count),
                    start + byte,
                    np.full(count, number),
                    start,
                    np.full(count, event.width),
                    nibble,
                    event.lanes,
                    np.full(count, event.writes),
                ])  # fmt: skip
        columns: list[Array] = [np.empty(0, int)] * 8
        if parts:
            columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
        order = np.lexsort((columns[6], columns[3], columns[2], columns[1], columns[0]))
        columns = [column[order] for column in columns]
        (self.allocation, self.byte, self.event, self.start, self.width, self.nibble, self.lane, _) = columns
        self._group(columns[7].astype(bool))

    def _group(self, writes: Array) -> None:
        """Groups of rows of one byte: where each starts, and its size; the needless ones are dropped."""
        count = self.byte.size
        if not count:
            self.group_start = self.group_size = np.empty(0, int)
            return
        new = np.ones(count, bool)
        new[1:] = (self.byte[1:] != self.byte[:-1]) | (self.allocation[1:] != self.allocation[:-1])
        start = np.flatnonzero(new)
        size = np.diff(np.append(start, count))
        wanted = (size > 1) & np.logical_or.reduceat(writes, start)
        start, size = start[wanted], size[wanted]
        repeats = self._repeats(start, size)
        self.group_start, self.group_size = start[~repeats], size[~repeats]

    def _repeats(self, start: Array, size: Array) -> Array:
        """Whether each group is like the one before: the same instances, at the same distances from each other."""
        repeats = np.zeros(start.size, bool)
        comparable = np.flatnonzero(size[1:] == size[:-1]) + 1
        if not comparable.size:
            return repeats
        position = _ranges(start[comparable], size[comparable])
        before = _ranges(start[comparable - 1], size[comparable])
        owner = np.repeat(np.arange(comparable.size), size[comparable])
        first, first_before = start[comparable][owner], start[comparable - 1][owner]
        same = self.event[position] == self.event[before]  # and so the width
        same &= self.nibble[position] == self.nibble[before]
        shift = self.start[position] - self.start[first]
        same &= shift == self.start[before] - self.start[first_before]
        same &= self.allocation[position] == self.allocation[before]
        differs = np.zeros(comparable.size, bool)
        np.logical_or.at(differs, owner, ~same)
        repeats[comparable] = ~differs
        return repeats

    def meeting_rows(self) -> list[tuple[Array, Array]]:
        """Pairs of rows of one byte that conflict, one pair per two instances and manner of overlap."""
        found = []
        for distance in range(1, int(self.group_size.max(initial=1))):
            wide = self.group_size > distance
            left = _ranges(self.group_start[wide], self.group_size[wide] - distance)
            right = left + distance
            keep = self._conflict(left, right)
            left, right = left[keep], right[keep]
            if left.size:
                found.append(self._distinct(left, right))
        return found

    def _conflict(self, left: Array, right: Array) -> Array:
        writes = np.array([event.writes for event in self.events], bool)
        conflict = writes[self.event[left]] | writes[self.event[right]]
        # Within one operation, elements of four bits meet only in the same half of a byte.
        halves = (self.event[left] == self.event[right]) & (self.nibble[left] != self.nibble[right])
        return np.asarray(conflict & ~halves)

    def _distinct(self, left: Array, right: Array) -> tuple[Array, Array]:
        exact = self.is_same_location(left, right)
        keys = (self.event[left] * len(self.events) + self.event[right]) * 2 + exact
        _, first = np.unique(keys, return_index=True)
        return left[first], right[first]

    def is_same_location(self, left: Array, right: Array) -> Array:
        same = (self.start[left] == self.start[right]) & (self.width[left] == self.width[right])
        return np.asarray(same & (self.nibble[left] == self.nibble[right]))

    def row(self, index: int) -> _Row:
        return _Row(int(self.event[index]), int(self.allocation[index]), int(self.byte[index]), int(self.lane[index]))


def _ranges(start: Array, size: Array) -> Array:
    """The numbers of all ranges ``start[i]`` to ``start[i] + size[i]``, one range after the other."""
    total = int(size.sum())
    ends = np.cumsum(size)
    return np.asarray(np.arange(total) - np.repeat(ends - size, size) + np.repeat(start, size))
