"""Constants, rearrangements of tiles, choices, pointers, coordinates of the launch (specification, "Core")."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tileproof.ir.interpreter.carriers import (
    Array,
    constant_elements,
    dtype_of,
    from_bits,
    memory_bytes,
    scalar_element,
    signed,
    tile_type,
    to_bits,
    unsigned,
    wrapped,
)
from tileproof.ir.interpreter.errors import UndefinedKind
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.program import Op, Value
from tileproof.ir.types import PointerType, ScalarType

Results = Sequence[Array]


def _shape(value: Value) -> tuple[int, ...]:
    return tile_type(value.type).shape


@rule("constant")
def _constant(x: TileBlock, op: Op) -> Results:
    return [constant_elements(tile_type(op.result.type), op.attributes["value"])]


@rule("iota")
def _iota(x: TileBlock, op: Op) -> Results:
    """0, 1, 2, ... without sign, so 2**(width-1) and more are negative with one."""
    return [wrapped(np.arange(_shape(op.result)[0]), scalar_element(op.result.type))]


@rule("get_tile_block_id")
def _block_id(x: TileBlock, op: Op) -> Results:
    return [np.array(i, np.int32) for i in x.id]


@rule("get_num_tile_blocks")
def _grid_size(x: TileBlock, op: Op) -> Results:
    return [np.array(size, np.int32) for size in x.machine.grid]


@rule("get_global")
def _global(x: TileBlock, op: Op) -> Results:
    name = op.attributes["name"]
    if name not in x.machine.globals:
        raise x.unsupported(op, f"the program's globals were not given, or there is no {name!r} among them")
    return [np.array(x.machine.globals[name])]


# --- rearrangements ----------------------------------------------------------


@rule("reshape")
def _reshape(x: TileBlock, op: Op) -> Results:
    return [x.operand(op, "source").reshape(_shape(op.result))]


@rule("broadcast")
def _broadcast(x: TileBlock, op: Op) -> Results:
    return [np.broadcast_to(x.operand(op, "source"), _shape(op.result))]


@rule("permute")
def _permute(x: TileBlock, op: Op) -> Results:
    """Dimension d of the result is dimension permutation[d] of the source."""
    return [x.operand(op, "source").transpose(op.attributes["permutation"])]


@rule("cat")
def _concatenate(x: TileBlock, op: Op) -> Results:
    return [np.concatenate([x.operand(op, "lhs"), x.operand(op, "rhs")], axis=op.attributes["dim"])]


def _part(x: TileBlock, op: Op, whole: tuple[int, ...], part: tuple[int, ...]) -> tuple[slice, ...]:
    """The part at ``indices``, which count parts and have no sign."""
    indices = [int(unsigned(x[value], ScalarType.I32)) for value in op.variadic("indices")]
    for dim, (index, outer, inner) in enumerate(zip(indices, whole, part, strict=True)):
        if index >= outer // inner:
            message = f"index {index} along dimension {dim} of {whole}, which has {outer // inner} parts of {inner}"
            raise x.fail(op, UndefinedKind.EXTRACT, message)
    return tuple(slice(i * size, (i + 1) * size) for i, size in zip(indices, part, strict=True))


@rule("extract")
def _extract(x: TileBlock, op: Op) -> Results:
    source = x.operand(op, "source")
    return [source[_part(x, op, source.shape, _shape(op.result))]]


@rule("insert")
def _insert(x: TileBlock, op: Op) -> Results:
    source, result = x.operand(op, "source"), x.operand(op, "destination").copy()
    result[_part(x, op, result.shape, source.shape)] = source
    return [result]


@rule("select")
def _select(x: TileBlock, op: Op) -> Results:
    return [np.where(x.operand(op, "cond"), x.operand(op, "val_if_true"), x.operand(op, "val_if_false"))]


# --- bits ----------------------------------------------------------------------


@rule("pack", "unpack")
def _repack(x: TileBlock, op: Op) -> Results:
    """The same bits in elements of another width, the first element lowest (little-endian)."""
    source, target = scalar_element(op.value("source").type), scalar_element(op.result.type)
    elements = to_bits(x.operand(op, "source"), source).astype(np.uint64)
    bits = (elements[:, None] >> np.arange(source.bits, dtype=np.uint64)) & np.uint64(1)
    grouped = bits.reshape(-1, target.bits) << np.arange(target.bits, dtype=np.uint64)
    packed = np.bitwise_or.reduce(grouped, axis=1)
    return [from_bits(packed.astype(f"u{dtype_of(target).itemsize}"), target)]


# --- pointers ------------------------------------------------------------------


@rule("offset")
def _offset(x: TileBlock, op: Op) -> Results:
    """Moves by a signed number of elements."""
    pointer = tile_type(op.result.type).element
    assert isinstance(pointer, PointerType)
    distance = signed(x.operand(op, "offset"), scalar_element(op.value("offset").type)).astype(np.int64)
    if pointer.pointee is ScalarType.F4E2M1FN:
        if (distance & 1).any():
            raise x.unsupported(op, "an address of the second f4E2M1FN of a byte")
        return [x.operand(op, "ptr") + (distance >> 1)]
    return [x.operand(op, "ptr") + distance * memory_bytes(pointer.pointee)]


@rule("ptr_to_int", "int_to_ptr", "ptr_to_ptr")
def _same_address(x: TileBlock, op: Op) -> Results:
    return [x.operand(op, "source").astype(dtype_of(tile_type(op.result.type).element))]
