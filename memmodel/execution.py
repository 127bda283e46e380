"""Candidate executions: what a program fixes (skeleton), and what an execution chooses (rf, co).

A :class:`Skeleton` holds the events of one control-flow path of every block and
the relations that follow from them alone: token or program order, ``rmw``,
overlap.  An :class:`Execution` adds where each read reads from and the
coherence order.  What makes an execution consistent is said by the models
(:mod:`~tileproof.memmodel.tileir`, :mod:`~tileproof.memmodel.ptx`), nowhere else.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tileproof.memmodel.events import Event, Instance, Kind, Location, Order
from tileproof.memmodel.relations import EventSet, Relation, bits

INIT_BLOCK = -1
WRITING = (Kind.INIT, Kind.WRITE)


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a PTX thread runs; CTA and cluster numbers count within their GPU."""

    cta: int = 0
    gpu: int = 0
    cluster: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing a read has to choose: the write that gives it the bits of one cell.

    A cell is a maximal bit range that no write of the skeleton splits, so a
    write covers all of it or nothing.  A read of one cell reads it from one
    write: elements are atomic [spec], and the per-byte ``rf`` of the document
    differs from this only where equally wide writes race with the read.
    """

    read: int
    first_bit: int
    end_bit: int
    writers: int  # mask of the writes that cover it


class Skeleton:
    """Events with the relations that the program text fixes.

    ``order``: event pairs of ``tok`` (Tile IR) or ``po`` (PTX), transitively
    closed.  ``rmw``: read to write of one atomic element.  ``barriers``: pairs of
    PTX barrier events of one phase.  ``placements``: of PTX threads, by
    ``Event.block``.
    """

    def __init__(
        self,
        events: Sequence[Event],
        order: Relation,
        rmw: Iterable[tuple[int, int]] = (),
        *,
        barriers: Iterable[tuple[int, int]] = (),
        placements: Sequence[Placement] = (),
    ) -> None:
        self.events = tuple(events)
        self.size = len(self.events)
        self.order = order
        self.rmw = Relation.of(rmw, self.size)
        self.barriers = Relation.of(barriers, self.size)
        self.placements = tuple(placements)

    def where(self, *kinds: Kind) -> EventSet:
        mask = 0
        for i, event in enumerate(self.events):
            if event.kind in kinds:
                mask |= 1 << i
        return EventSet(mask, self.size)

    def ordered(self, *orders: Order) -> EventSet:
        mask = 0
        for i, event in enumerate(self.events):
            if event.order in orders:
                mask |= 1 << i
        return EventSet(mask, self.size)

    def executed_by(self, block: int) -> int:
        """Mask of the events of a block."""
        return self._by_block.get(block, 0)

    @cached_property
    def _by_block(self) -> dict[int, int]:
        masks: dict[int, int] = {}
        for i, event in enumerate(self.events):
            masks[event.block] = masks.get(event.block, 0) | 1 << i
        return masks

    @cached_property
    def initial_writes(self) -> EventSet:
        return self.where(Kind.INIT)

    @cached_property
    def writes(self) -> EventSet:
        """Writes that can be read from, initial ones included."""
        return self.where(*WRITING)

    @cached_property
    def reads(self) -> EventSet:
        return self.where(Kind.READ)

    @cached_property
    def same_location(self) -> Relation:
        """Different events on exactly the same location."""
        masks: dict[Location, int] = {}
        for i, event in enumerate(self.events):
            if event.location is not None:
                masks[event.location] = masks.get(event.location, 0) | 1 << i
        return Relation([0 if e.location is None else masks[e.location] & ~(1 << i) for i, e in enumerate(self.events)])

    @cached_property
    def overlap(self) -> Relation:
        """Different events with a common byte; within one tile operation, with a common bit (section 1)."""
        at_byte: dict[tuple[Hashable, int], int] = {}
        for i, event in enumerate(self.events):
            if event.location is not None:
                for byte in range(event.location.byte, event.location.byte + event.location.width):
                    key = (event.location.allocation, byte)
                    at_byte[key] = at_byte.get(key, 0) | 1 << i
        rows = []
        for i, event in enumerate(self.events):
            row = 0
            if event.location is not None:
                for byte in range(event.location.byte, event.location.byte + event.location.width):
                    row |= at_byte[event.location.allocation, byte]
                row &= ~(1 << i)
                if event.location.bits is not None:
                    row = self._without_neighbouring_bits(event, row)
            rows.append(row)
        return Relation(rows)

    def _without_neighbouring_bits(self, event: Event, row: int) -> int:
        assert event.location is not None
        mine = set(event.location.bit_range())
        for j in bits(row):
            other = self.events[j]
            assert other.location is not None
            if other.owner == event.owner and mine.isdisjoint(other.location.bit_range()):
                row &= ~(1 << j)
        return row

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All cells of all reads, by read."""
        writers: dict[Hashable, list[tuple[range, int]]] = {}
        for i, event in enumerate(self.events):
            if event.kind in WRITING and event.location is not None:
                writers.setdefault(event.location.allocation, []).append((event.location.bit_range(), i))
        choices = []
        for read in self.reads:
            location = self.events[read].location
            assert location is not None
            span = location.bit_range()
            near = writers.get(location.allocation, [])
            cuts = {cut for r, _ in near for cut in (r.start, r.stop) if span.start < cut < span.stop}
            borders = sorted(cuts | {span.start, span.stop})
            for first, end in zip(borders, borders[1:], strict=False):
                mask = 0
                for r, i in near:
                    if r.start <= first and end <= r.stop:
                        mask |= 1 << i
                choices.append(Choice(read, first, end, mask))
        return tuple(choices)

    def from_reads(self, sources: Mapping[Choice, int], co: Relation) -> Relation:
        """``fr``: R to W' when R reads a cell that W' covers too from some W with W ``co`` W'."""
        rows = [0] * self.size
        for choice, write in sources.items():
            rows[choice.read] |= co.rows[write] & choice.writers
        return Relation(rows)

    def reads_from(self, sources: Mapping[Choice, int]) -> Relation:
        return Relation.of(((write, choice.read) for choice, write in sources.items()), self.size)


@dataclass(frozen=True)
class Execution:
    """One execution: a skeleton, the write each read cell reads from, and coherence (transitive).

    ``values`` gives each event's value where it is known; ``fences`` is the
    Fence-SC order of a PTX execution.
    """

    skeleton: Skeleton
    sources: Mapping[Choice, int]
    co: Relation
    values: Mapping[int, int] = field(default_factory=dict)
    fences: Relation | None = None

    @property
    def rf(self) -> Relation:
        return self.skeleton.reads_from(self.sources)

    @property
    def fr(self) -> Relation:
        return self.skeleton.from_reads(self.sources, self.co)


def token_order(events: Sequence[Event], edges: Iterable[tuple[Instance, Instance]]) -> Relation:
    """``tok`` between events, from the token edges between instruction instances, transitively closed."""
    owners = list(dict.fromkeys(event.owner for event in events))
    edges = list(edges)
    owners += [o for o in dict.fromkeys(end for edge in edges for end in edge) if o not in set(owners)]
    number = {owner: i for i, owner in enumerate(owners)}
    closed = Relation.of(((number[a], number[b]) for a, b in edges), len(owners)).plus()
    members = [0] * len(owners)
    for i, event in enumerate(events):
        members[number[event.owner]] |= 1 << i
    after = []
    for row in closed.rows:
        mask = 0
        for j in bits(row):
            mask |= members[j]
        after.append(mask)
    return Relation([after[number[event.owner]] for event in events])


def initial_writes(events: Sequence[Event]) -> list[Event]:
    """One INIT event per maximal run of bytes that the events touch."""
    touched: dict[Hashable, set[int]] = {}
    for event in events:
        if event.location is not None:
            place = event.location
            touched.setdefault(place.allocation, set()).update(range(place.byte, place.byte + place.width))
    joined = {  # bytes that some location joins to the byte before them: neighbouring elements stay apart
        (event.location.allocation, byte)
        for event in events
        if event.location is not None
        for byte in range(event.location.byte + 1, event.location.byte + event.location.width)
    }
    runs: list[Location] = []
    for allocation, places in touched.items():
        start: int | None = None
        for byte in sorted(places):
            if start is None or (allocation, byte) not in joined:
                start = byte
                runs.append(Location(allocation, start, 1))
            else:
                runs[-1] = Location(allocation, start, byte - start + 1)
    return [Event(INIT_BLOCK, i, Kind.INIT, location) for i, location in enumerate(runs)]
