"""Atomics: each element by itself, none with another at once (specification, "Atomics"; memory-model.md section 1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tileproof.ir.attributes import AtomicMode
from tileproof.ir.interpreter.accesses import new_access, pointed_elements, with_undefined
from tileproof.ir.interpreter.carriers import Array, from_bits, scalar_element, tile_type, to_bits
from tileproof.ir.interpreter.events import Access
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.interpreter.memory import Places
from tileproof.ir.interpreter.views import Elements, tile_elements
from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType

M = AtomicMode


def _combine(mode: AtomicMode, element: ScalarType, old: Array, argument: Array) -> Array:
    """The new bits, from old bits and the argument's; ``addf`` rounds to nearest even."""
    match mode:
        case M.AND:
            return old & argument
        case M.OR:
            return old | argument
        case M.XOR:
            return old ^ argument
        case M.ADD:
            return old + argument
        case M.UMAX:
            return np.maximum(old, argument)
        case M.UMIN:
            return np.minimum(old, argument)
        case M.XCHG:
            return argument
    a, b = from_bits(old, element), from_bits(argument, element)
    match mode:
        case M.MAX:
            return to_bits(np.maximum(a, b), element)
        case M.MIN:
            return to_bits(np.minimum(a, b), element)
        case M.ADDF:
            return to_bits(a + b, element)
    raise AssertionError(f"no atomic mode: {mode}")


def _update(x: TileBlock, access: Access, places: Places, change: Callable[[Array, Array], Array]) -> None:
    """Reads and writes each element, in the schedule's order.

    ``change`` gets old bits and the positions of their elements, and gives new
    bits.  Elements of one place come one after the other, others together.
    """
    memory, count = x.machine.memory, places.offsets.size
    order = x.machine.schedule.lane_order(access)
    lanes = np.arange(count) if order is None else np.asarray(order, np.intp)
    access.read = np.empty(count, f"u{access.width}")
    access.written = np.empty_like(access.read)
    turns = _turns(places.take(lanes))
    for turn in range(int(turns.max(initial=-1)) + 1):
        chosen = lanes[turns == turn]
        old = memory.read(places.take(chosen))
        new = change(old, chosen)
        memory.write(places.take(chosen), new)
        access.read[chosen], access.written[chosen] = old, new


def _turns(places: Places) -> Array:
    """For each element, how many before it lie at the same place."""
    count = places.offsets.size
    order = np.lexsort((places.offsets, places.allocations))
    allocations, offsets = places.allocations[order], places.offsets[order]
    new = np.ones(count, bool)
    new[1:] = (allocations[1:] != allocations[:-1]) | (offsets[1:] != offsets[:-1])
    positions = np.arange(count)
    turns = np.empty(count, np.int64)
    turns[order] = positions - np.maximum.accumulate(np.where(new, positions, 0))
    return turns


def _argument_bits(x: TileBlock, op: Op, name: str, access: Access) -> Array:
    element = scalar_element(op.value(name).type)
    return to_bits(x.operand(op, name), element).reshape(-1)[access.lanes]


@rule("atomic_rmw_tko")
def _read_modify_write(x: TileBlock, op: Op) -> Sequence[Any]:
    """The result holds the old values; where the mask is off, undefined ones."""
    element = scalar_element(op.value("arg").type)
    access, places = new_access(x, op, pointed_elements(x, op, "pointers"), element, reads=True, writes=True)
    argument, mode = _argument_bits(x, op, "arg", access), op.attributes["mode"]
    shape = tile_type(op.value("arg").type).shape

    def perform() -> Sequence[Any]:
        _update(x, access, places, lambda old, lanes: _combine(mode, element, old, argument[lanes]))
        assert access.read is not None
        return [with_undefined(x, access, access.read, element, shape)]

    return x.issue(access, op.results[:1], perform)


@rule("atomic_cas_tko")
def _compare_and_swap(x: TileBlock, op: Op) -> Sequence[Any]:
    """Compares bits, of floating-point numbers too; where the mask is off, the result is ``cmp``."""
    element = scalar_element(op.value("val").type)
    access, places = new_access(x, op, pointed_elements(x, op, "pointers"), element, reads=True, writes=True)
    expected, new = (_argument_bits(x, op, name, access) for name in ("cmp", "val"))
    compared = x.operand(op, "cmp")

    def perform() -> Sequence[Any]:
        _update(x, access, places, lambda old, lanes: np.where(old == expected[lanes], new[lanes], old))
        assert access.read is not None
        access.stored = access.read == expected
        result = compared.reshape(-1).copy()
        result[access.lanes] = from_bits(access.read, element)
        return [result.reshape(compared.shape)]

    return x.issue(access, op.results[:1], perform)


@rule("atomic_red_view_tko")
def _reduce_into_view(x: TileBlock, op: Op) -> Sequence[Any]:
    element = scalar_element(op.value("value").type)
    elements: Elements = tile_elements(x, op)
    access, places = new_access(x, op, elements, element, reads=True, writes=True)
    argument, mode = _argument_bits(x, op, "value", access), op.attributes["mode"]

    def perform() -> Sequence[Any]:
        _update(x, access, places, lambda old, lanes: _combine(mode, element, old, argument[lanes]))
        return []

    return x.issue(access, (), perform)
