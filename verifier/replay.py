"""Running a counterexample: the interpreter has to show what a report claims.

A launch with the witness's numbers is executed under some interleavings of its
blocks, each access in the order of the program.  Such an execution is
sequentially consistent, so the memory model admits it; a race in it, judged by
tokens, scopes and what releases and acquires observed, is a race of the kernel.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from tileproof.contract import ArrayParameter, ConstantParameter, ScalarParameter
from tileproof.expressions import evaluate
from tileproof.ir.interpreter import (
    PROGRAM_ORDER,
    Point,
    Race,
    Reversed,
    Run,
    RunError,
    Schedule,
    Shuffled,
    UndefinedBehaviour,
    concrete_launch,
    interpret,
    races,
)
from tileproof.ir.interpreter import Launch as ConcreteLaunch
from tileproof.ir.interpreter.events import Access
from tileproof.ir.target import Target
from tileproof.memmodel.events import Event, Kind, Location, Order, Scope
from tileproof.memmodel.races import races_of_execution

LARGEST = 1 << 28
"""Bytes of arrays up to which a launch is run."""
STEPS = 400_000
"""Operations after which a run ends."""
MOST_CANDIDATES = 64
"""Pairs of one run whose order across blocks is looked at."""
INTERLEAVINGS = 8


@dataclass(frozen=True, slots=True)
class Setting:
    """The numbers of a launch; what ``contents`` leaves open comes from ``seed``.

    ``blocks``: those that matter; the others are run only if blocks communicate.
    """

    sizes: dict[str, int]
    scalars: dict[str, int]
    grid: tuple[int, int, int]
    contents: dict[str, dict[int, int]] = field(default_factory=dict)
    blocks: tuple[tuple[int, int, int], ...] = ()
    one_array: tuple[tuple[str, str], ...] = ()
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """What a run showed: a race, or undefined behaviour; ``launch`` says which array lies where."""

    setting: Setting
    launch: ConcreteLaunch
    run: Run | None = None
    race: Race | None = None
    undefined: UndefinedBehaviour | None = None


class Interleaved(Schedule):
    """Blocks in a given order first, then interrupted before accesses as chance has it; nothing is postponed."""

    def __init__(self, blocks: Sequence[tuple[int, int, int]], seed: int, deadline: float) -> None:
        self.order = list(blocks)
        self.seed = seed
        self.deadline = deadline
        self.generator = np.random.default_rng(seed)

    def blocks(self, grid: tuple[int, int, int]) -> list[tuple[int, int, int]]:
        return self.order

    def interrupts(self, point: Point, iterations: int) -> bool:
        if time.monotonic() > self.deadline:
            raise TooLarge
        if self.seed < 2:
            return super().interrupts(point, iterations)
        return bool(self.generator.random() < (0.5 if point is Point.LOOP else 0.3))

    def next_block(self, waiting: int) -> int:
        return 0 if self.seed < 2 else int(self.generator.integers(waiting))


class TooLarge(Exception):
    """The launch has more memory, or more blocks, or takes longer, than is run."""


def search(target: Target, setting: Setting, *, communicates: bool, limit: float) -> Iterator[Shown]:
    """What the launch shows under several interleavings.

    Raises TooLarge, also after ``limit`` seconds, and InputError for numbers
    that make no launch (contents that the contract's facts do not allow, say).
    """
    deadline = time.monotonic() + limit
    launch = _launch(target, setting)
    x, y, z = launch.grid
    if communicates:
        if x * y * z > 64:
            raise TooLarge
        blocks = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
    else:
        blocks = list(dict.fromkeys(setting.blocks))
        if not all(i < x and j < y and k < z for i, j, k in blocks):
            return  # a block that the launch does not have shows nothing
    for seed in range(INTERLEAVINGS if communicates else 2):
        order = blocks[::-1] if seed % 2 else blocks
        attempt = launch.copy() if communicates else launch
        try:
            run = interpret(
                target.entry,
                attempt,
                schedule=Interleaved(order, seed, deadline),
                limit=STEPS,
                program_globals=target.program.globals,
            )
        except UndefinedBehaviour as undefined:
            yield Shown(setting, launch, undefined=undefined)
            continue
        except RunError:
            continue  # this interleaving did not come to an end
        for race in _races(run, communicates):
            yield Shown(setting, launch, run, race)


def differing_results(target: Target, setting: Setting) -> str:
    """A sentence about two legal executions of the launch: where their results differ, or that none were seen to.

    One runs block by block in the order of the program, the others in other
    orders of blocks and of accesses that tokens do not order.
    """
    launch = _launch(target, setting)
    x, y, z = launch.grid
    if x * y * z > 64:
        raise TooLarge
    plain = _results(target, launch, PROGRAM_ORDER)
    for schedule in (Reversed(), *(Shuffled(seed) for seed in range(4))):
        other = _results(target, launch, schedule)
        if plain is None or other is None:
            continue
        for name in launch.arrays:
            one, two = plain.contents(name), other.contents(name)
            places = np.argwhere((one != two) & ~((one != one) & (two != two)))
            if places.size:
                index = tuple(int(i) for i in places[0])
                return (
                    f"Two legal executions give different results: {name}[{', '.join(map(str, index))}] is "
                    f"{one[index]} when blocks run in order, and {two[index]} when they and unordered accesses do not."
                )
    return "With these contents, the legal executions that were tried gave equal results."


def _results(target: Target, launch: ConcreteLaunch, schedule: Schedule) -> ConcreteLaunch | None:
    """The launch's memory after a run; None where the run did not come to an end."""
    attempt = launch.copy()
    try:
        interpret(
            target.entry,
            attempt,
            schedule=schedule,
            limit=STEPS,
            program_globals=target.program.globals,
            recording=False,
        )
    except RunError:
        return None
    return attempt


def _launch(target: Target, setting: Setting) -> ConcreteLaunch:
    _refuse_large(target, setting)
    scalars: dict[str, int | float] = dict(setting.scalars)
    for p in target.contract.parameters:
        if isinstance(p, ScalarParameter) and p.equals is None:
            scalars.setdefault(p.name, 1.0)  # a floating-point scalar, which no address depends on
    return concrete_launch(
        target,
        {**setting.sizes, **setting.scalars},
        scalars,
        grid=None if target.contract.grid is not None else setting.grid,
        contents=setting.contents,
        shared=setting.one_array,
        seed=setting.seed,
        check=False,
    )


def _refuse_large(target: Target, setting: Setting) -> None:
    values: dict[str, int] = {**setting.sizes, **setting.scalars}
    for p in target.contract.parameters:
        if isinstance(p, ConstantParameter) and isinstance(p.value, int):
            values[p.name] = int(p.value)
    total = 0
    for p in target.contract.parameters:
        if isinstance(p, ArrayParameter):
            count = 8
            for dim, stride in zip(p.dims, p.strides, strict=True):
                step = 1 if stride is None else int(evaluate(stride, values))
                count += 8 * max(int(evaluate(dim, values)) - 1, 0) * step
            total += count
    if total > LARGEST:
        raise TooLarge


def _races(run: Run, communicates: bool) -> Iterator[Race]:
    candidates = races(run.events)
    if not communicates:
        yield from candidates
        return
    for race in candidates[:MOST_CANDIDATES]:
        if _unordered(run.events, race):
            yield race


def _unordered(events: Sequence[Access], race: Race) -> bool:
    """Whether nothing orders the pair in this execution, releases that acquires observed included."""
    record = _Record(events, race)
    found = races_of_execution(record.events, record.tok, record.rf, rmw=record.rmw)
    return any({r.first, r.second} == set(record.pair) for r in found)


class _Record:
    """The run as events of the memory model: all strong accesses, and of the weak ones the racing pair."""

    def __init__(self, accesses: Sequence[Access], race: Race) -> None:
        self.events: list[Event] = []
        self.rmw: list[tuple[int, int]] = []
        self.rf: list[tuple[int, int]] = []
        self.pair: list[int] = []
        blocks = {b: n for n, b in enumerate(dict.fromkeys(a.block for a in accesses))}
        last: dict[tuple[int, int], int] = {}
        kept = []
        for access in accesses:
            chosen = self._lanes(access, race)
            if not len(chosen):
                continue
            kept.append(access)
            for i in chosen:
                self._add(access, int(i), blocks[access.block], last, race)
        self.tok = [
            ((blocks[a.block], a.number), (blocks[b.block], b.number))
            for b in kept
            for a in kept
            if b.is_ordered_after(a)
        ]

    @staticmethod
    def _lanes(access: Access, race: Race) -> list[int]:
        if not access.is_weak:
            return list(range(access.lanes.size))
        wanted = {race.first_lane for _ in (0,) if access is race.first}
        wanted |= {race.second_lane for _ in (0,) if access is race.second}
        return [i for i, lane in enumerate(access.lanes) if int(lane) in wanted]

    def _add(self, access: Access, i: int, block: int, last: dict[tuple[int, int], int], race: Race) -> None:
        allocation, offset = int(access.allocations[i]), int(access.offsets[i])
        place = Location(allocation, offset, access.width)
        order, scope = Order.of(access.ordering), Scope.of(access.scope if not access.is_weak else None)
        racing = (access is race.first and access.lanes[i] == race.first_lane) or (
            access is race.second and access.lanes[i] == race.second_lane
        )
        touched = [(allocation, offset + k) for k in range(access.width)]
        read = None
        if access.reads:
            read = len(self.events)
            self.events.append(Event(block, access.number, Kind.READ, place, order, scope))
            self.rf += [(last[b], read) for b in dict.fromkeys(touched) if b in last]
        if access.writes:
            write = len(self.events)
            failed = access.stored is not None and not access.stored[i]
            self.events.append(
                Event(block, access.number, Kind.FAILED_WRITE if failed else Kind.WRITE, place, order, scope)
            )
            if read is not None:
                self.rmw.append((read, write))
            if not failed:
                last.update(dict.fromkeys(touched, write))
        if racing:
            self.pair.append(len(self.events) - 1)
        self.rf = list(dict.fromkeys(self.rf))
