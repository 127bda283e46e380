"""Events: what one element of one memory operation does (memory-model.md section 1).

The same event type serves both models.  In the Tile IR model the executing
agent is a tile block, in the PTX model a thread; both are ``Event.block``.
"""

from __future__ import annotations

import enum
from collections.abc import Hashable
from dataclasses import dataclass

from tileproof.ir.attributes import MemoryOrdering, MemoryScope


class Order(enum.Enum):
    """Memory ordering of an instruction; ``SC`` exists for PTX fences only."""

    WEAK = "weak"
    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    ACQ_REL = "acq_rel"
    SC = "sc"

    @classmethod
    def of(cls, ordering: MemoryOrdering) -> Order:
        return cls(ordering.text)


class Scope(enum.IntEnum):
    """Scope of a strong operation, narrow to wide; weak ones have NONE.

    BLOCK is Tile IR's ``tl_blk`` and PTX's ``.cta``, DEVICE ``device`` and
    ``.gpu``, SYSTEM ``sys``; CLUSTER exists in PTX only.
    """

    NONE = 0
    BLOCK = 1
    CLUSTER = 2
    DEVICE = 3
    SYSTEM = 4

    @classmethod
    def of(cls, scope: MemoryScope | None) -> Scope:
        if scope is None:
            return cls.NONE
        return {MemoryScope.TL_BLK: cls.BLOCK, MemoryScope.DEVICE: cls.DEVICE, MemoryScope.SYS: cls.SYSTEM}[scope]


class Kind(enum.Enum):
    """What an event is.  ``FAILED_WRITE`` is the write that a compare-and-swap did not do."""

    INIT = "init"
    READ = "R"
    WRITE = "W"
    FAILED_WRITE = "W (failed cas)"
    FENCE = "F"
    BARRIER = "B"


@dataclass(frozen=True, slots=True)
class Location:
    """``width`` bytes of ``allocation`` from byte offset ``byte`` on.

    ``bits`` = (first bit, number of bits) narrows it within one byte for
    elements smaller than a byte (width 1).
    """

    allocation: Hashable
    byte: int
    width: int
    bits: tuple[int, int] | None = None

    def bit_range(self) -> range:
        if self.bits is None:
            return range(8 * self.byte, 8 * (self.byte + self.width))
        first, count = self.bits
        return range(8 * self.byte + first, 8 * self.byte + first + count)

    def __str__(self) -> str:
        where = f"{self.allocation}+{self.byte}" if self.byte else str(self.allocation)
        return where if self.bits is None else f"{where}.bit{self.bits[0]}"


Instance = tuple[int, int]
"""An instruction instance: (block, number of the instance within the block)."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event.

    ``block``: the tile block (PTX: thread) that executes it; -1 for INIT.
    ``instance``: number of the instruction instance (static operation and loop
    iterations) within the block; the elements of one tile operation, and the
    read and the write of an atomic, share it.
    ``order`` and ``scope``: those of the instruction.  Of an ``acq_rel`` atomic
    the read acts as acquire, the write as release [spec]; that follows from
    ``kind`` and need not be encoded here.
    ``value``: what is read or written, None where unknown or meaningless.
    ``waits``: for BARRIER events, whether it waits (``bar.arrive`` does not).
    ``discards``: the read of a PTX ``red``, whose value no register gets.
    ``text`` and ``line``: the instruction in the test or program, for messages.
    """

    block: int
    instance: int
    kind: Kind
    location: Location | None
    order: Order = Order.WEAK
    scope: Scope = Scope.NONE
    value: int | None = None
    lane: int = 0
    waits: bool = False
    discards: bool = False
    text: str = ""
    line: int = 0

    @property
    def owner(self) -> Instance:
        return (self.block, self.instance)

    def __str__(self) -> str:
        parts = [self.kind.value]
        if self.order is not Order.WEAK:
            parts.append(self.order.value)
        if self.scope is not Scope.NONE:
            parts.append(self.scope.name.lower())
        if self.location is not None:
            parts.append(str(self.location) + ("" if self.value is None else f"={self.value}"))
        return " ".join(parts)


@dataclass(frozen=True, slots=True)
class Race:
    """A data race: two events, ``first < second`` in the execution's numbering (memory-model.md section 4)."""

    first: int
    second: int
    first_event: Event
    second_event: Event

    @property
    def kind(self) -> str:
        """Which of the four kinds of section 4 it is."""
        a, b = self.first_event, self.second_event
        if a.owner == b.owner:
            return "within one tile operation"
        if a.block == b.block:
            return "within one block"
        if Order.WEAK in (a.order, b.order):
            return "between blocks"
        return "scopes too narrow"

    def __str__(self) -> str:
        def side(event: Event) -> str:
            place = f" (line {event.line})" if event.line else ""
            return f"P{event.block} {event.text or event}{place}"

        return f"{self.kind}: {side(self.first_event)} and {side(self.second_event)}"
