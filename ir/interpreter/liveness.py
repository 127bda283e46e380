"""When values are used for the last time, so that a run holds live tiles only."""

from __future__ import annotations

from collections.abc import Mapping

from tileproof.ir.program import Block, Op, Value


def last_uses(body: Block) -> Mapping[Block, tuple[tuple[Value, ...], ...]]:
    """For every block, per operation, the values of that block which nothing uses after it."""
    found: dict[Block, tuple[tuple[Value, ...], ...]] = {}
    _visit(body, found)
    return found


def _visit(block: Block, found: dict[Block, tuple[tuple[Value, ...], ...]]) -> set[Value]:
    """Fills in the block and those inside; the values that are used in it."""
    own = set(block.arguments)
    last: dict[Value, int] = dict.fromkeys(block.arguments, 0)
    used: set[Value] = set()
    for position, op in enumerate(block.ops):
        mentioned = _mentioned(op, found)
        used |= mentioned
        own.update(op.results)
        last.update(dict.fromkeys([*op.results, *(mentioned & own)], position))
    dropped: list[list[Value]] = [[] for _ in block.ops]
    for value, position in last.items():
        dropped[position].append(value)
    found[block] = tuple(map(tuple, dropped))
    return used


def _mentioned(op: Op, found: dict[Block, tuple[tuple[Value, ...], ...]]) -> set[Value]:
    mentioned = set(op.flat_operands)
    for region in op.regions:
        mentioned |= _visit(region, found)
    return mentioned
