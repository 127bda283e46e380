"""A candidate: one path of every block put together, with what is needed to give its reads values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tileproof.memmodel.barriers import phases
from tileproof.memmodel.dependencies import dependencies
from tileproof.memmodel.events import Event, Kind, Location
from tileproof.memmodel.execution import Choice, Skeleton, initial_writes, token_order
from tileproof.memmodel.expressions import Expr, ReadValue, evaluate
from tileproof.memmodel.paths import Path
from tileproof.memmodel.program import Format, LitmusTest
from tileproof.memmodel.relations import Relation, bits
from tileproof.memmodel.switches import ThinAir


@dataclass(frozen=True)
class Candidate:
    """``offsets``: number of each block's first event; ``expressions``: symbolic value of each write."""

    test: LitmusTest
    paths: tuple[Path, ...]
    skeleton: Skeleton
    offsets: tuple[int, ...]
    expressions: Mapping[int, Expr]
    dependencies: Relation

    @cached_property
    def cells(self) -> Mapping[int, tuple[Choice, ...]]:
        """The choices of each read."""
        cells: dict[int, list[Choice]] = {}
        for choice in self.skeleton.choices:
            cells.setdefault(choice.read, []).append(choice)
        return {read: tuple(choices) for read, choices in cells.items()}

    @cached_property
    def writers(self) -> Mapping[int, range]:
        """The bits each write covers."""
        return {i: _location(self.skeleton.events[i]).bit_range() for i in self.skeleton.writes}


def candidates(
    test: LitmusTest, paths: Sequence[Path], unfoldings: Sequence[Sequence[Path]], thin_air: ThinAir
) -> Iterator[Candidate]:
    """The candidates of one choice of paths: one, or one for each way its barriers may meet."""
    events: list[Event] = []
    offsets: list[int] = []
    for path in paths:
        offsets.append(len(events))
        events += [pe.event for pe in path.events]
    inits = initial_writes(events)
    start = len(inits)
    offsets = [start + offset for offset in offsets]
    events = [*inits, *events]
    expressions: dict[int, Expr] = {i: initial_value(test, _location(event)) for i, event in enumerate(inits)}
    rmw, depends = [], []
    for path, offset in zip(paths, offsets, strict=True):
        expressions |= {offset + i: pe.value for i, pe in enumerate(path.events) if pe.value is not None}
        rmw += [(offset + r, offset + w) for r, w in path.rmw]
        depends += [(offset + r, offset + w) for r, w in dependencies(path, unfoldings[path.block], thin_air)]
    order = program_order(events) if test.format is Format.PTX else token_order(
        events, [((path.block, a), (path.block, b)) for path in paths for a, b in path.token_edges]
    )  # fmt: skip
    placements = [thread.placement for thread in test.threads]
    for barriers in phases(paths, offsets, placements):
        skeleton = Skeleton(events, order, rmw, barriers=barriers, placements=placements)
        yield Candidate(test, tuple(paths), skeleton, tuple(offsets), expressions, Relation.of(depends, len(events)))


def program_order(events: Sequence[Event]) -> Relation:
    """Events of one thread in their order of appearance; initial writes are in no thread."""
    later: dict[int, int] = {}
    rows = [0] * len(events)
    for i in reversed(range(len(events))):
        block = events[i].block
        if events[i].kind is not Kind.INIT:
            rows[i] = later.get(block, 0)
            later[block] = rows[i] | 1 << i
    return Relation(rows)


def initial_value(test: LitmusTest, location: Location) -> int:
    """The initial contents of a run of bytes, as an unsigned number (little endian)."""
    variable = test.memory[str(location.allocation)]
    contents = 0
    for i, value in enumerate(variable.initial):
        contents |= (value & (1 << variable.bits) - 1) << i * variable.bits
    span = location.bit_range()
    return contents >> span.start & (1 << len(span)) - 1


def _location(event: Event) -> Location:
    assert event.location is not None
    return event.location


class Valuation:
    """The values that a choice of sources gives; unknown ones are None.

    ``guesses``: values of reads that nothing determines (values out of thin air).
    """

    def __init__(
        self, candidate: Candidate, sources: Mapping[Choice, int], guesses: Mapping[int, int] | None = None
    ) -> None:
        self.candidate = candidate
        self.sources = sources
        self.known: dict[int, int | None] = dict(guesses or {})

    def of_expr(self, expr: Expr) -> int | None:
        return evaluate(expr, self.of_read_value)

    def of_read_value(self, read: ReadValue) -> int | None:
        return self.of_read(self.candidate.offsets[read.block] + read.index)

    def of_read(self, read: int) -> int | None:
        if read not in self.known:
            self.known[read] = None  # while it is being computed: a cycle determines nothing
            self.known[read] = self.compute(read)
        return self.known[read]

    def compute(self, read: int) -> int | None:
        """What the sources of the read's cells say, as a signed number."""
        location = _location(self.candidate.skeleton.events[read])
        span = location.bit_range()
        raw = 0
        for choice in self.candidate.cells[read]:
            write = self.sources.get(choice)
            part = None if write is None else self.bits_of(write, choice.first_bit, choice.end_bit)
            if part is None:
                return None
            raw |= part << choice.first_bit - span.start
        return raw - (1 << len(span)) if raw >> len(span) - 1 else raw

    def bits_of(self, write: int, first: int, end: int) -> int | None:
        value = self.of_expr(self.candidate.expressions[write])
        if value is None:
            return None
        return value >> first - self.candidate.writers[write].start & (1 << end - first) - 1

    def contradicted(self) -> bool:
        """Some assumption of a path is false for sure."""
        for path in self.candidate.paths:
            for constraint in path.constraints:
                value = self.of_expr(constraint.expr)
                if value is not None and bool(value) != constraint.holds:
                    return True
        return False

    def unknown_reads(self) -> list[int]:
        return [read for read in self.candidate.cells if self.of_read(read) is None]

    def all_values(self) -> dict[int, int]:
        """Values of all reads and writes, once everything is known."""
        values = {read: value for read in self.candidate.cells if (value := self.of_read(read)) is not None}
        for write, expr in self.candidate.expressions.items():
            value = self.of_expr(expr)
            if value is not None:
                values[write] = signed(value, len(self.candidate.writers[write]))
        return values


def signed(value: int, width: int) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> width - 1 else value


@dataclass(frozen=True, slots=True)
class FinalCell:
    """Bits ``first`` to ``end`` of an allocation, which are those from ``shift`` on of a variable or element."""

    first: int
    end: int
    shift: int
    writers: int  # mask of the writes that cover it
    initial: int  # contents if nothing covers it


def final_cells(candidate: Candidate, name: str) -> tuple[FinalCell, ...]:
    """The cells of a variable or element that no write splits, low bits first; the last one ends the element."""
    variable_name, _, index = name.rstrip("]").partition("[")
    variable = candidate.test.memory[variable_name]
    start = int(index or 0) * variable.bits
    end = start + variable.bits
    initial = variable.initial[int(index or 0)] & (1 << variable.bits) - 1
    spans = {
        write: span
        for write, span in candidate.writers.items()
        if _location(candidate.skeleton.events[write]).allocation == variable_name
    }
    borders = sorted({start, end} | {cut for s in spans.values() for cut in (s.start, s.stop) if start < cut < end})
    cells = []
    for first, stop in zip(borders, borders[1:], strict=False):
        writers = sum(1 << w for w, span in spans.items() if span.start <= first and stop <= span.stop)
        cells.append(FinalCell(first, stop, first - start, writers, initial >> first - start & (1 << stop - first) - 1))
    return tuple(cells)


def final_values(cells: Sequence[FinalCell], co: Relation, valuation: Valuation) -> list[int]:
    """What an element may hold at the end: in each cell, the contents of any write with none after it in co."""
    values = {0}
    for cell in cells:
        last = [w for w in bits(cell.writers) if not co.rows[w] & cell.writers]
        parts = {valuation.bits_of(w, cell.first, cell.end) for w in last} if last else {cell.initial}
        values = {value | part << cell.shift for value in values for part in parts if part is not None}
    width = cells[-1].shift + cells[-1].end - cells[-1].first
    return sorted({signed(value, width) for value in values})
