"""Reductions and scans (specification, "Reductions").

The body combines two scalars per operand and is associative.  It is executed
for whole tiles of pairs at once: a reduction combines neighbours until one is
left, a scan elements at distances 1, 2, 4, ...  In each pair of arguments the
first is the later element, the second what was combined before it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tileproof.ir.interpreter.carriers import Array
from tileproof.ir.interpreter.machine import Exit, Steps, TileBlock, region_rule
from tileproof.ir.program import Block, Op

_SHAPED = ("broadcast", "cat", "extract", "insert", "iota", "pack", "permute", "reshape", "unpack")
"""Operations whose result's shape does not follow that of their operands."""


@region_rule("reduce")
def _reduce(x: TileBlock, op: Op) -> Steps:
    dim = op.attributes["dim"]
    tiles = [np.moveaxis(x[value], dim, 0) for value in op.variadic("operands")]
    while tiles[0].shape[0] > 1:
        tiles = _combine(x, op, [tile[1::2] for tile in tiles], [tile[0::2] for tile in tiles])
    x.assign(op.results, [tile[0] for tile in tiles])
    yield from ()  # the body accesses no memory, so nothing is to be interrupted
    return Exit("yield", ())


@region_rule("scan")
def _scan(x: TileBlock, op: Op) -> Steps:
    """Every element combined with all before it; from the end if ``reverse``."""
    dim, reverse = op.attributes["dim"], op.attributes["reverse"]
    tiles = [np.moveaxis(x[value], dim, 0) for value in op.variadic("operands")]
    if reverse:
        tiles = [tile[::-1] for tile in tiles]
    distance = 1
    while distance < tiles[0].shape[0]:
        combined = _combine(x, op, [tile[distance:] for tile in tiles], [tile[:-distance] for tile in tiles])
        tiles = [np.concatenate([tile[:distance], new]) for tile, new in zip(tiles, combined, strict=True)]
        distance *= 2
    if reverse:
        tiles = [tile[::-1] for tile in tiles]
    x.assign(op.results, [np.moveaxis(tile, 0, dim) for tile in tiles])
    yield from ()
    return Exit("yield", ())


def _combine(x: TileBlock, op: Op, later: Sequence[Array], earlier: Sequence[Array]) -> list[Array]:
    """The body for every pair of elements."""
    (body,) = op.regions
    pairs = [tile for pair in zip(later, earlier, strict=True) for tile in pair]
    shape = later[0].shape
    if _is_elementwise(body):
        return [np.broadcast_to(result, shape) for result in _execute(x, body, pairs)]
    elements = [_execute(x, body, [tile[index] for tile in pairs]) for index in np.ndindex(shape)]
    return [np.array(column, column[0].dtype).reshape(shape) for column in zip(*elements, strict=True)]


def _is_elementwise(body: Block) -> bool:
    """Whether the body may be executed on tiles in place of scalars."""
    return not any(op.regions or op.name in _SHAPED for op in body.walk())


def _execute(x: TileBlock, body: Block, arguments: Sequence[Array]) -> Sequence[Array]:
    x.assign(body.arguments, arguments)
    steps = x.block(body)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            exit: Exit = end.value
            return exit.values
