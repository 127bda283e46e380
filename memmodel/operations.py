"""What the instructions of one block do to a path: operands, and the events of memory operations.

A memory operation is performed element by element.  The path splits where an
element's mask, its index or the comparison of a compare-and-swap rests on a
value that was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NoReturn

from tileproof.memmodel.events import Event, Kind, Location, Order, Scope
from tileproof.memmodel.expressions import EMPTY, Expr, ReadValue, Symbol, Undefined, apply, combine, reads_of
from tileproof.memmodel.paths import BarrierArrival, Path, PathEvent, PathState, ProgramError, Token, assumptions
from tileproof.memmodel.program import (
    Access,
    Address,
    Barrier,
    Binary,
    Fence,
    Format,
    Lane,
    Literal,
    LitmusTest,
    Operand,
    Register,
    Tile,
)
from tileproof.memmodel.switches import MaskedToken


class Semantics:
    """The meaning of one block's instructions.

    ``numbers``: values that an undefined lane may take.
    """

    def __init__(self, test: LitmusTest, block: int, masked_token: MaskedToken, numbers: Sequence[int]) -> None:
        self.test = test
        self.block = block
        self.default = test.threads[block].default
        self.masked_token = masked_token
        self.numbers = numbers

    # --- operands ------------------------------------------------------------

    def operand(self, state: PathState, operand: Operand, line: int) -> tuple[Symbol, ...]:
        match operand:
            case Literal(value):
                return (Symbol(value),)
            case Register(name):
                if name in state.registers:
                    return state.registers[name]
                if self.default is None:
                    self.fail(line, f"register {name} has no value here")
                return (Symbol(self.default),)
            case Lane(tile, index):
                lanes = self.operand(state, tile, line)
                if index >= len(lanes):
                    self.fail(line, f"lane {index} of a tile of {len(lanes)}")
                return (lanes[index],)
            case Tile(operands):
                return tuple(self.scalar(state, lane, line) for lane in operands)
            case Binary(operator, left, right):
                a, b = self.operand(state, left, line), self.operand(state, right, line)
                width = max(len(a), len(b))
                a, b = self.widen(a, width, line), self.widen(b, width, line)
                try:
                    return tuple(combine(operator, x, y) for x, y in zip(a, b, strict=True))
                except Undefined as error:
                    self.fail(line, str(error))

    def scalar(self, state: PathState, operand: Operand, line: int) -> Symbol:
        lanes = self.operand(state, operand, line)
        if len(lanes) != 1:
            self.fail(line, f"a scalar is needed here, not a tile of {len(lanes)} lanes")
        return lanes[0]

    def widen(self, lanes: tuple[Symbol, ...], width: int, line: int) -> tuple[Symbol, ...]:
        if len(lanes) == width:
            return lanes
        if len(lanes) != 1:
            self.fail(line, f"a tile of {len(lanes)} lanes meets one of {width}")
        return lanes * width

    def token(self, state: PathState, name: str, line: int) -> Token:
        if name not in state.tokens:
            self.fail(line, f"token {name} has no value here")
        return state.tokens[name]

    def fail(self, line: int, message: str) -> NoReturn:
        raise ProgramError(f"{self.test.file}:{line}:1: block {self.block}: {message}")

    # --- events --------------------------------------------------------------

    def new_instance(self, state: PathState) -> int:
        state.instances += 1
        return state.instances - 1

    def add(
        self,
        state: PathState,
        event: Event,
        value: Expr | None = None,
        needs: frozenset[int] = EMPTY,
        syntactic: frozenset[int] = EMPTY,
    ) -> int:
        decisions = tuple(number for number, _ in state.open)
        state.events.append(PathEvent(event, value, needs, syntactic | state.control, decisions))
        return len(state.events) - 1

    def fence(self, state: PathState, fence: Fence) -> None:
        event = Event(self.block, self.new_instance(state), Kind.FENCE, None, fence.order, fence.scope,
                      text=fence.text, line=fence.line)  # fmt: skip
        self.add(state, event)

    def arrive(self, state: PathState, barrier: Barrier) -> None:
        number = self.scalar(state, barrier.number, barrier.line).expr
        quorum = None if barrier.quorum is None else self.scalar(state, barrier.quorum, barrier.line).expr
        if not isinstance(number, int) or not isinstance(quorum, int | None):
            self.fail(barrier.line, "a barrier's number and count must not depend on what was read")
        event = Event(self.block, self.new_instance(state), Kind.BARRIER, None, Order.WEAK, Scope.NONE,
                      waits=barrier.waits, text=barrier.text, line=barrier.line)  # fmt: skip
        assert isinstance(number, int)
        state.arrivals.append(BarrierArrival(self.add(state, event), number, quorum, barrier.waits))

    def access(self, state: PathState, access: Access) -> Iterator[PathState | Path]:
        """The elements of a memory operation, one after the other; each may split the path."""
        width = len(access.addresses)
        values = [self.operand(state, value, access.line) for value in access.values]
        mask = (Symbol(1),) if access.mask is None else self.operand(state, access.mask, access.line)
        padding = None if access.padding is None else self.operand(state, access.padding, access.line)
        if width == 1:
            width = max([1, len(mask), *(len(v) for v in values)])
        addresses = access.addresses * width if len(access.addresses) == 1 else access.addresses
        lanes = [
            _LaneInput(
                address,
                tuple(self.widen(value, width, access.line)[i] for value in values),
                self.widen(mask, width, access.line)[i],
                None if padding is None else self.widen(padding, width, access.line)[i],
            )
            for i, address in enumerate(addresses)
        ]
        consumed: Token = frozenset().union(*(self.token(state, name, access.line) for name in access.tokens))
        state = state.copy()
        instance = self.new_instance(state)
        for way, results in self.elements(state, access, instance, lanes, ()):
            if isinstance(way, Path):
                yield way
                continue
            active = any(pe.event.instance == instance for pe in way.events)
            if active:
                way.edges.extend((source, instance) for source in consumed)
            if access.result is not None:
                way.registers[access.result] = results
            if access.token_result is not None:
                passed = consumed if self.masked_token is MaskedToken.PASSES else frozenset[int]()
                way.tokens[access.token_result] = frozenset((instance,)) if active else passed
            way.pc += 1
            yield way

    def elements(
        self, state: PathState, access: Access, instance: int, lanes: Sequence[_LaneInput], results: tuple[Symbol, ...]
    ) -> Iterator[tuple[PathState | Path, tuple[Symbol, ...]]]:
        if not lanes:
            yield state, results
            return
        for way, result in self.element(state, access, instance, len(results), lanes[0]):
            if isinstance(way, Path):
                yield way, results
            else:
                yield from self.elements(way, access, instance, lanes[1:], (*results, result))

    def element(
        self, state: PathState, access: Access, instance: int, lane: int, given: _LaneInput
    ) -> Iterator[tuple[PathState | Path, Symbol]]:
        for on, way in assumptions(state, given.mask.expr):
            if not on:
                for value in self.masked_off(access, given):
                    yield way.copy(), Symbol(value.expr, value.taint | given.mask.taint)
                continue
            index = self.scalar(way, given.address.index, access.line)
            index_reads = reads_of(index.expr)
            for placed, location in self.places(way, given.address, index.expr):
                if location is None:
                    yield placed.path(self.block, f"{self.test.file}:{access.line}:1: block {self.block}: "
                                            f"{access.text}: the index can leave the array"), Symbol(0)  # fmt: skip
                    continue
                syntactic = index.taint | given.mask.taint
                needs = reads_of(given.mask.expr) | index_reads
                event = Event(self.block, instance, Kind.READ, location, access.order, access.scope, lane=lane,
                              discards=access.discards, text=access.text, line=access.line)  # fmt: skip
                yield from self.perform(placed, access, event, given, needs, syntactic)

    def perform(
        self,
        state: PathState,
        access: Access,
        event: Event,
        given: _LaneInput,
        needs: frozenset[int],
        taint: frozenset[int],
    ) -> Iterator[tuple[PathState, Symbol]]:
        """The events of one element that is not masked off."""
        if access.operation == "store":
            (value,) = given.values
            self.add(
                state, replace(event, kind=Kind.WRITE), value.expr, needs | reads_of(value.expr), taint | value.taint
            )
            yield state, Symbol(0)
            return
        read = self.add(state, event, None, needs, taint)
        old = Symbol(ReadValue(self.block, read), frozenset((read,)))
        if access.operation == "load":
            yield state, old
            return
        if access.operation != "cas":
            (operand,) = given.values
            new = combine(access.operation, old, operand)
            self.finish_rmw(state, event, read, new, needs, taint)
            yield state, old
            return
        compare, new = given.values
        equal = apply("==", old.expr, compare.expr)
        for success, way in assumptions(state, equal):
            why = Symbol(new.expr, new.taint | compare.taint | old.taint)
            decided = needs | {read} | reads_of(compare.expr)
            if success:
                self.finish_rmw(way, event, read, why, decided, taint)
            elif self.test.format is Format.TILEIR:
                failed = replace(event, kind=Kind.FAILED_WRITE)
                write = self.add(way, failed, None, decided, taint)
                way.rmw.append((read, write))
            yield way, old

    def finish_rmw(
        self, state: PathState, event: Event, read: int, new: Symbol, needs: frozenset[int], taint: frozenset[int]
    ) -> None:
        written = replace(event, kind=Kind.WRITE)
        write = self.add(state, written, new.expr, needs | reads_of(new.expr), taint | new.taint)
        state.rmw.append((read, write))

    def masked_off(self, access: Access, given: _LaneInput) -> Iterator[Symbol]:
        """What a masked-off lane returns: its padding, a cas's comparison, otherwise anything [spec]."""
        if access.result is None:
            yield Symbol(0)
        elif given.padding is not None:
            yield given.padding
        elif access.operation == "cas":
            yield given.values[0]
        else:
            yield from (Symbol(number) for number in self.numbers)

    def places(self, state: PathState, address: Address, index: Expr) -> Iterator[tuple[PathState, Location | None]]:
        """The locations that an address may denote, each with the path on which it does; None: outside."""
        if address.variable is None:
            inside = {pointer: (name, 0) for pointer, name in self.test.pointers.items()}
        else:
            variable = self.test.memory[address.variable]
            length = len(variable.initial) * variable.bits // address.bits
            inside = {number: (variable.name, number) for number in range(length)}
        for value, (name, element) in inside.items():
            equal, other = None, None
            for holds, way in assumptions(state, apply("==", index, value)):
                equal, other = (way, other) if holds else (equal, way)
            if equal is not None:
                yield equal, element_at(name, address.bits, element)
            if other is None:
                return
            state = other
        yield state, None


@dataclass(frozen=True, slots=True)
class _LaneInput:
    address: Address
    values: tuple[Symbol, ...]
    mask: Symbol
    padding: Symbol | None


def element_at(variable: str, bits: int, index: int) -> Location:
    if bits >= 8:
        return Location(variable, index * bits // 8, bits // 8)
    return Location(variable, index * bits // 8, 1, (index * bits % 8, bits))
