"""Whether two programs are the same, whatever their values are called and wherever they were read from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tileproof.ir.constants import element_bits
from tileproof.ir.operations import AttributeKind, AttributeSpec
from tileproof.ir.program import Block, Global, Kernel, Op, Program, Value
from tileproof.ir.types import TileType


def difference(left: Program, right: Program) -> str | None:
    """The first difference of substance, or None.

    Names of values, locations, module names, bytecode versions and how a splat
    is stored do not count.
    """
    if left.producer != right.producer:
        return f"producer {left.producer!r} and {right.producer!r}"
    if list(map(_global_key, left.globals)) != list(map(_global_key, right.globals)):
        return "the globals"
    if [k.name for k in left.kernels] != [k.name for k in right.kernels]:
        return "the names of the kernels"
    for one, other in zip(left.kernels, right.kernels, strict=True):
        if found := _Comparison().kernels(one, other):
            return f"{one.name}: {found}"
    return None


def _global_key(item: Global) -> tuple[Any, ...]:
    assert isinstance(item.type, TileType)
    return item.name, item.type, _elements(item.type, item.data), item.alignment, item.constant, item.private


def _elements(type: TileType, data: bytes) -> Any:
    bits = element_bits(type, data)
    return bits[0] if len(set(bits)) == 1 else bits


class _Comparison:
    """Walks two kernels in step; ``twin`` maps values of the left to those of the right."""

    def __init__(self) -> None:
        self.twin: dict[Value, Value] = {}

    def kernels(self, left: Kernel, right: Kernel) -> str | None:
        if left.hints != right.hints:
            return f"hints {left.hints} and {right.hints}"
        return self.blocks(left.body, right.body)

    def blocks(self, left: Block, right: Block) -> str | None:
        if found := self.define(left.arguments, right.arguments, "block arguments"):
            return found
        if [op.name for op in left.ops] != [op.name for op in right.ops] or left.implicit != right.implicit:
            return f"operations {[op.name for op in left.ops]} and {[op.name for op in right.ops]}"
        for one, other in zip(left.ops, right.ops, strict=True):
            if found := self.ops(one, other):
                return found
        return None

    def ops(self, left: Op, right: Op) -> str | None:
        for row in left.spec.operands:
            if self.mapped(left.operands[row.name]) != right.operands[row.name]:
                return f"{row.name} of {left.name} at {left.location} and {right.location}"
        for attribute in left.spec.attributes:
            values = [_attribute_key(op, attribute) for op in (left, right)]
            if values[0] != values[1]:
                return f"{attribute.name} of {left.name}: {values[0]} and {values[1]}"
        if len(left.regions) != len(right.regions):
            return f"regions of {left.name}"
        for one, other in zip(left.regions, right.regions, strict=True):
            if found := self.blocks(one, other):
                return found
        return self.define(left.results, right.results, f"results of {left.name}")

    def define(self, left: Sequence[Value], right: Sequence[Value], what: str) -> str | None:
        if [value.type for value in left] != [value.type for value in right]:
            return f"types of {what}: {[v.type for v in left]} and {[v.type for v in right]}"
        self.twin.update(zip(left, right, strict=True))
        return None

    def mapped(self, operand: Any) -> Any:
        if isinstance(operand, tuple):
            return tuple(self.twin[value] for value in operand)
        return None if operand is None else self.twin[operand]


def _attribute_key(op: Op, row: AttributeSpec) -> Any:
    value = op.attributes[row.name]
    if row.kind is AttributeKind.ELEMENTS:
        assert isinstance(op.result.type, TileType)
        return _elements(op.result.type, value)
    return value
