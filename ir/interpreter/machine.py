"""Executes the tile blocks of a launch.

Each block is a generator that gives way before accesses and loop iterations,
so that the schedule can interleave blocks; the plain schedule runs one after
the other, and lets another go on only where one waits in a loop.

A token is the set of accesses that it orders: an integer with a bit for each
(see :class:`~tileproof.ir.interpreter.events.Access`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tileproof.ir.interpreter.carriers import Array, constant_elements, dtype_of, from_bits, tile_type, to_bits
from tileproof.ir.interpreter.errors import (
    RunError,
    StepLimit,
    UndefinedBehaviour,
    UndefinedKind,
    UnsupportedOperation,
)
from tileproof.ir.interpreter.events import Access
from tileproof.ir.interpreter.launch import Address, Coordinates, Launch
from tileproof.ir.interpreter.liveness import last_uses
from tileproof.ir.interpreter.memory import Allocation, Memory
from tileproof.ir.interpreter.schedule import PROGRAM_ORDER, Point, Schedule
from tileproof.ir.interpreter.undefined_values import Pattern, UndefinedValues, undefined_elements
from tileproof.ir.program import Block, Global, Kernel, Op, Value
from tileproof.ir.types import ScalarType, TileType

DEFAULT_STEPS = 50_000_000

Rule = Callable[["TileBlock", Op], Sequence[Any]]
"""Computes the results of an operation without regions."""

Steps = Generator[Point, None, "Exit"]
RegionRule = Callable[["TileBlock", Op], Steps]
"""Executes an operation with regions; assigns its results itself."""

RULES: dict[str, Rule] = {}
REGION_RULES: dict[str, RegionRule] = {}


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Registers the meaning of the operations of these names."""

    def register(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(names, function))
        return function

    return register


def region_rule(*names: str) -> Callable[[RegionRule], RegionRule]:
    def register(function: RegionRule) -> RegionRule:
        REGION_RULES.update(dict.fromkeys(names, function))
        return function

    return register


@dataclass(frozen=True, slots=True)
class Exit:
    """How control leaves a block of operations: the terminator's name, and its operands."""

    how: str
    values: tuple[Any, ...]


@dataclass(eq=False, slots=True)
class Pending:
    """An access that is put off; ``perform`` carries it out and gives its results, all but the token."""

    access: Access
    perform: Callable[[], Sequence[Any]]
    results: tuple[Value, ...]


@dataclass(eq=False, slots=True)
class Run:
    """What happened: accesses (in the order in which they were issued), printed lines, operations executed.

    ``allocations`` names the allocations that the accesses number.
    """

    events: list[Access] = field(default_factory=list)
    printed: list[str] = field(default_factory=list)
    steps: int = 0
    allocations: list[Any] = field(default_factory=list)


class Machine:
    """A launch in execution: what all its blocks share."""

    def __init__(
        self,
        kernel: Kernel,
        launch: Launch,
        program_globals: Sequence[Global],
        schedule: Schedule,
        undefined: UndefinedValues,
        recording: bool,
        limit: int,
    ) -> None:
        self.kernel = kernel
        self.grid = launch.grid
        self.schedule = schedule
        self.undefined = undefined
        self.recording = recording
        self.limit = limit
        self.run = Run()
        self.memory = Memory()
        self.numbers = {op: number for number, op in enumerate(kernel.body.walk())}
        self.last_uses = last_uses(kernel.body)
        self.bases = {name: self.allocate(Allocation(name, data)) for name, data in launch.memory.items()}
        self.globals = {g.name: self.allocate(Allocation(g.name, _global_data(g), g.constant)) for g in program_globals}
        self.arguments = [
            self._argument(p, a) for p, a in zip(kernel.parameters, launch.arguments, strict=True)
        ]

    def allocate(self, allocation: Allocation) -> int:
        self.run.allocations.append(allocation.name)
        return self.memory.add(allocation)

    def _argument(self, parameter: Value, argument: Address | int | float) -> Array:
        if isinstance(argument, Address):
            return np.array(self.bases[argument.allocation] + argument.offset)
        element = tile_type(parameter.type).element
        if isinstance(element, ScalarType) and element.is_integer and isinstance(argument, int):
            bits = argument & ((1 << element.bits) - 1)
            return from_bits(np.array(bits, f"u{dtype_of(element).itemsize}"), element)
        return np.array(argument).astype(dtype_of(element))

    def execute(self) -> None:
        """All blocks to their end."""
        row = deque(self.schedule.blocks(self.grid))
        started: dict[Coordinates, tuple[TileBlock, Steps]] = {}
        while row:
            row.rotate(-self.schedule.next_block(len(row)))
            block = row[0]
            if block not in started:
                tile_block = TileBlock(self, block)
                started[block] = tile_block, tile_block.steps()
            tile_block, steps = started[block]
            if self._advance(tile_block, steps):
                row.rotate(-1)
            else:
                row.popleft()
                del started[block]

    def _advance(self, tile_block: TileBlock, steps: Steps) -> bool:
        """Executes until the schedule lets another block go on, or to the end; whether anything is left."""
        for point in steps:
            if self.schedule.interrupts(point, tile_block.spins):
                if point is Point.LOOP:
                    tile_block.perform_all()  # others may be waiting for it
                return True
        tile_block.finish()
        return False


def _global_data(source: Global) -> Array:
    """The global's bytes as they lie in memory."""
    type = tile_type(source.type)
    elements = constant_elements(type, source.data)
    assert isinstance(type.element, ScalarType)
    bits = to_bits(np.ascontiguousarray(elements), type.element).reshape(-1)
    if type.element is ScalarType.F4E2M1FN:
        return np.asarray(bits[0::2] | bits[1::2] << np.uint8(4))
    return bits.view(np.uint8).copy()


class TileBlock:
    """One tile block in execution."""

    def __init__(self, machine: Machine, id: Coordinates) -> None:
        self.machine = machine
        self.id = id
        self.values: dict[Value, Any] = dict(zip(machine.kernel.parameters, machine.arguments, strict=True))
        self.iterations: list[int] = []
        self.accesses = 0
        self.spins = 0
        self.pending: dict[int, Pending] = {}
        self.own_memory: list[int] = []

    # --- values ----------------------------------------------------------------

    def __getitem__(self, value: Value) -> Any:
        """What a value is: an array for a tile, an integer for a token, else a view."""
        held = self.values[value]
        if isinstance(held, Pending):
            self.perform(held)
            held = self.values[value]
        return held

    def operand(self, op: Op, name: str) -> Any:
        return self[op.value(name)]

    def assign(self, values: Sequence[Value], held: Sequence[Any]) -> None:
        for value, what in zip(values, held, strict=True):
            is_tile = isinstance(value.type, TileType) and not isinstance(what, Pending)
            self.values[value] = np.asarray(what) if is_tile else what

    def token(self, value: Value | None) -> int:
        """The accesses that the token orders; none if there is no token."""
        return 0 if value is None else int(self[value])

    def undefined(self, element: Any, count: int) -> Array:
        """That many elements of undefined value."""
        return undefined_elements(self.machine.undefined, element, count)

    # --- faults ----------------------------------------------------------------

    def fail(self, op: Op, kind: UndefinedKind, message: str) -> UndefinedBehaviour:
        return UndefinedBehaviour(kind, op, message, block=self.id, iterations=tuple(self.iterations))

    def unsupported(self, op: Op, message: str) -> UnsupportedOperation:
        return UnsupportedOperation(message, op, block=self.id, iterations=tuple(self.iterations))

    def require(self, op: Op, holds: Array, kind: UndefinedKind, message: Callable[[int], str]) -> None:
        """UndefinedBehaviour unless all of ``holds``; the message is about the first element (flat) that does not."""
        if not np.all(holds):
            raise self.fail(op, kind, message(int(np.argmin(holds))))

    # --- execution ---------------------------------------------------------------

    def steps(self) -> Steps:
        return (yield from self.block(self.machine.kernel.body))

    def block(self, block: Block) -> Steps:
        """The operations up to the terminator, or to one inside a branch that leaves this block, too."""
        dropped = self.machine.last_uses[block]
        for op, unused in zip(block.ops, dropped, strict=True):
            self._count(op)
            if op.spec.terminator:
                exit = Exit(op.name, tuple(self[v] for v in op.variadic("operands")))
                self._drop(unused)
                return exit
            if op.name in REGION_RULES:
                left = yield from REGION_RULES[op.name](self, op)
                if left.how != "yield":
                    return left
            else:
                if op.name.endswith("_tko"):
                    yield Point.ACCESS
                self.assign(op.results, self.rule(op)(self, op))
            self._drop(unused)
        raise AssertionError("a block without terminator")

    def rule(self, op: Op) -> Rule:
        found = RULES.get(op.name)
        if found is None:
            raise self.unsupported(op, "this operation cannot be interpreted")
        return found

    def _drop(self, unused: Sequence[Value]) -> None:
        for value in unused:
            self.values.pop(value, None)

    def _count(self, op: Op) -> None:
        run = self.machine.run
        run.steps += 1
        if run.steps > self.machine.limit:
            message = f"more than {self.machine.limit} operations; an endless loop, or blocks that wait for one another"
            raise StepLimit(message, op, block=self.id, iterations=tuple(self.iterations))

    def finish(self) -> None:
        """Carries out what was put off, and gives up the block's own memory."""
        self.perform_all()
        for base in self.own_memory:
            self.machine.memory.release(base)

    # --- accesses ------------------------------------------------------------------

    def issue(self, access: Access, results: tuple[Value, ...], perform: Callable[[], Sequence[Any]]) -> list[Any]:
        """Carries the access out, or puts it off; its results and its token."""
        if self.machine.recording:
            self.machine.run.events.append(access)
        token = access.predecessors | 1 << access.number
        pending = Pending(access, perform, results)
        if self.machine.schedule.postpones(access):
            self.pending[access.number] = pending
            return [*(pending for _ in results), token]
        self._perform_before(access)
        return [*perform(), token]

    def perform(self, pending: Pending) -> None:
        """Carries out an access that was put off, after those that tokens order before it."""
        del self.pending[pending.access.number]
        self._perform_before(pending.access)
        for value, what in zip(pending.results, pending.perform(), strict=True):
            if self.values.get(value) is pending:
                self.values[value] = np.asarray(what)

    def _perform_before(self, access: Access) -> None:
        for number in list(self.pending):
            if access.predecessors >> number & 1 and number in self.pending:
                self.perform(self.pending[number])

    def perform_all(self) -> None:
        """In the order that was not the program's, as far as tokens allow."""
        while self.pending:
            self.perform(self.pending[max(self.pending)])


def interpret(
    kernel: Kernel,
    launch: Launch,
    *,
    program_globals: Sequence[Global] = (),
    schedule: Schedule = PROGRAM_ORDER,
    undefined: UndefinedValues | None = None,
    recording: bool = True,
    limit: int = DEFAULT_STEPS,
) -> Run:
    """Runs all blocks of the launch; its memory then holds the results.

    ``recording``: whether the run keeps its accesses.  ``undefined`` gives
    undefined values (:class:`Pattern` by default).  Raises UndefinedBehaviour,
    AssertionFailed, UnsupportedOperation, or StepLimit after ``limit``
    operations; each then holds the accesses up to there.
    """
    values = Pattern() if undefined is None else undefined
    machine = Machine(kernel, launch, program_globals, schedule, values, recording, limit)
    try:
        with np.errstate(all="ignore"):
            machine.execute()
    except RunError as error:
        error.events = machine.run.events
        raise
    return machine.run
