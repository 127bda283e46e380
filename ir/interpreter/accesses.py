"""Tokens, loads and stores (specification, "Memory", "Tokens"; memory-model.md sections 1 and 2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import numpy as np

from tileproof.ir.attributes import MemoryOrdering, PaddingValue
from tileproof.ir.interpreter.carriers import (
    Array,
    dtype_of,
    from_bits,
    memory_bytes,
    scalar_element,
    tile_type,
    to_bits,
)
from tileproof.ir.interpreter.errors import UndefinedKind
from tileproof.ir.interpreter.events import Access
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.interpreter.memory import Allocation, OutsideMemory, Places
from tileproof.ir.interpreter.views import Elements, tile_elements
from tileproof.ir.program import Op
from tileproof.ir.types import PointerType, ScalarType

# --- tokens ------------------------------------------------------------------


@rule("make_token")
def _make_token(x: TileBlock, op: Op) -> Sequence[Any]:
    return [0]


@rule("join_tokens")
def _join_tokens(x: TileBlock, op: Op) -> Sequence[Any]:
    return [reduce(or_, (x.token(value) for value in op.variadic("tokens")), 0)]


@rule("gdc_wait_tko", "gdc_launch_dependents_tko", "memory_fence_alias_tko")
def _pass_token(x: TileBlock, op: Op) -> Sequence[Any]:
    """What they order lies outside of this launch, or is no memory of its own: within it they hand the token on."""
    return [x.token(op.optional("token"))]


# --- any access ----------------------------------------------------------------


def pointed_elements(x: TileBlock, op: Op, pointers: str) -> Elements:
    """The elements that a tile of pointers, under the operation's mask, names."""
    addresses = x.operand(op, pointers)
    mask = op.optional("mask")
    exist = np.ones(addresses.shape, bool) if mask is None else x[mask]
    pointee = tile_type(op.value(pointers).type).element
    assert isinstance(pointee, PointerType)
    nibbles = np.zeros(addresses.shape, np.uint8) if pointee.pointee is ScalarType.F4E2M1FN else None
    return Elements(addresses, nibbles, exist)


def new_access(
    x: TileBlock, op: Op, elements: Elements, element: ScalarType, *, reads: bool, writes: bool
) -> tuple[Access, Places]:
    """The access to those of the elements that exist, and where they lie."""
    lanes = np.flatnonzero(elements.exist)
    shape = elements.exist.shape
    addresses = np.broadcast_to(elements.addresses, shape).reshape(-1)[lanes]
    width = memory_bytes(element)
    try:
        places = x.machine.memory.locate(addresses, width)
    except OutsideMemory as error:
        lane = tuple(int(i) for i in np.unravel_index(lanes[error.element], shape))
        raise x.fail(op, UndefinedKind.ADDRESS, f"element {lane} of the tile: {error}") from None
    if writes and x.machine.memory.is_constant(places):
        raise x.fail(op, UndefinedKind.CONSTANT_MEMORY, "a constant global is written")
    nibbles = None
    if elements.nibbles is not None:
        nibbles = np.broadcast_to(elements.nibbles, shape).reshape(-1)[lanes]
    ordering = op.attributes["memory_ordering_semantics"]
    access = Access(
        block=x.id,
        number=x.accesses,
        op=op,
        op_number=x.machine.numbers[op],
        iterations=tuple(x.iterations),
        reads=reads,
        writes=writes,
        ordering=ordering,
        scope=None if ordering is MemoryOrdering.WEAK else op.attributes["memory_scope"],
        predecessors=x.token(op.optional("token")),
        width=width,
        lanes=lanes,
        allocations=places.allocations,
        offsets=places.offsets,
        nibbles=nibbles,
    )
    x.accesses += 1
    return access, places


def with_undefined(x: TileBlock, access: Access, bits: Array, element: ScalarType, shape: tuple[int, ...]) -> Array:
    """A tile with these bits in the access's lanes, and undefined values elsewhere."""
    if access.lanes.size == int(np.prod(shape)):
        return from_bits(bits, element).reshape(shape)
    return _filled(access, bits, element, x.undefined(element, int(np.prod(shape))).reshape(shape))


def _filled(access: Access, bits: Array, element: ScalarType, rest: Array) -> Array:
    tile = rest.reshape(-1).copy()
    tile[access.lanes] = from_bits(bits, element)
    return tile.reshape(rest.shape)


# --- loads -----------------------------------------------------------------------


def _load(x: TileBlock, op: Op, elements: Elements, padding: Array | None) -> Sequence[Any]:
    result = op.results[0]
    element, shape = scalar_element(result.type), tile_type(result.type).shape
    access, places = new_access(x, op, elements, element, reads=True, writes=False)

    def perform() -> Sequence[Any]:
        access.read = _read(x, access, places)
        if padding is None:
            return [with_undefined(x, access, access.read, element, shape)]
        return [_filled(access, access.read, element, np.broadcast_to(padding, shape))]

    return x.issue(access, (result,), perform)


def _read(x: TileBlock, access: Access, places: Places) -> Array:
    bits = x.machine.memory.read(places)
    if access.nibbles is None:
        return bits
    return (bits >> (access.nibbles * np.uint8(4))) & np.uint8(15)


@rule("load_ptr_tko")
def _load_pointer(x: TileBlock, op: Op) -> Sequence[Any]:
    padding = op.optional("padding_value")
    return _load(x, op, pointed_elements(x, op, "source"), None if padding is None else x[padding])


@rule("load_view_tko")
def _load_view(x: TileBlock, op: Op) -> Sequence[Any]:
    view = x.operand(op, "view")
    padding = None
    if view.type.padding is not None:
        padding = np.array(_PADDING[view.type.padding]).astype(dtype_of(view.tensor.element))
    return _load(x, op, tile_elements(x, op), padding)


_PADDING = {
    PaddingValue.ZERO: 0.0,
    PaddingValue.NEG_ZERO: -0.0,
    PaddingValue.NAN: np.nan,
    PaddingValue.POS_INF: np.inf,
    PaddingValue.NEG_INF: -np.inf,
}

# --- stores ------------------------------------------------------------------------


def _store(x: TileBlock, op: Op, elements: Elements, tile: str) -> Sequence[Any]:
    element = scalar_element(op.value(tile).type)
    access, places = new_access(x, op, elements, element, reads=False, writes=True)
    bits = to_bits(x.operand(op, tile), element).reshape(-1)[access.lanes]

    def perform() -> Sequence[Any]:
        access.written = bits
        order = x.machine.schedule.lane_order(access)
        lanes = np.arange(bits.size) if order is None else np.asarray(order, np.intp)
        _write(x, access, places, bits, lanes)
        return []

    return x.issue(access, (), perform)


def _write(x: TileBlock, access: Access, places: Places, bits: Array, lanes: Array) -> None:
    memory = x.machine.memory
    if access.nibbles is None:
        memory.write(places.take(lanes), bits[lanes])
        return
    for half in (np.uint8(0), np.uint8(1)):
        chosen = lanes[access.nibbles[lanes] == half]
        kept = memory.read(places.take(chosen)) & np.uint8(0x0F if half else 0xF0)
        memory.write(places.take(chosen), kept | bits[chosen] << (half * np.uint8(4)))


@rule("store_ptr_tko")
def _store_pointer(x: TileBlock, op: Op) -> Sequence[Any]:
    return _store(x, op, pointed_elements(x, op, "destination"), "value")


@rule("store_view_tko")
def _store_view(x: TileBlock, op: Op) -> Sequence[Any]:
    return _store(x, op, tile_elements(x, op), "tile")


# --- a block's own memory ------------------------------------------------------------


@rule("alloca")
def _alloca(x: TileBlock, op: Op) -> Sequence[Any]:
    """New memory of undefined contents, which only this block knows of, until it ends."""
    pointer = tile_type(op.result.type).element
    assert isinstance(pointer, PointerType)
    count = op.attributes["num_elem"]
    size = (count + 1) // 2 if pointer.pointee is ScalarType.F4E2M1FN else count * memory_bytes(pointer.pointee)
    data = x.undefined(ScalarType.I8, size).view(np.uint8)
    name = ("alloca", x.machine.numbers[op], x.id, tuple(x.iterations))
    base = x.machine.allocate(Allocation(name, data))
    x.own_memory.append(base)
    return [np.array(base)]


# --- memory of several devices ---------------------------------------------------------


@rule("multimem_load_reduce_view_tko", "multimem_reduce_view_tko", "multimem_store_view_tko")
def _multimem(x: TileBlock, op: Op) -> Sequence[Any]:
    raise x.unsupported(op, "an address that stands for the memories of several devices has no meaning on one")
