"""New programs from old ones: copies in which some operations differ.

Programs are immutable, so an edit names an operation of the original; the copy
is made by walking the original.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tileproof.ir.program import Block, Kernel, Op, Operand, Program, Value


@dataclass(frozen=True, slots=True)
class Edit:
    """What becomes of an operation.

    ``operands`` and ``attributes`` replace those of the same name; their values
    are values of the original, or of operations in ``before``, new ones that go
    in front (and are not copied).  ``instead``, one value of the original per
    result (None where nothing uses it), removes the operation.
    """

    operands: Mapping[str, Operand] = field(default_factory=dict)
    attributes: Mapping[str, Any] = field(default_factory=dict)
    before: Sequence[Op] = ()
    instead: Sequence[Value | None] | None = None


def edited(program: Program, op: Op, edit: Edit) -> Program:
    """A copy of the program in which one operation is edited; other kernels are shared."""
    return with_edits(program, {op: edit})


def with_edits(program: Program, edits: Mapping[Op, Edit]) -> Program:
    """A copy of the program with all these edits; kernels without any are shared."""
    kernels = tuple(
        _Copy(edits).kernel(kernel) if any(op in edits for op in kernel.body.walk()) else kernel
        for kernel in program.kernels
    )
    return replace(program, kernels=kernels)


def prepended(kernel: Kernel, ops: Sequence[Op]) -> Kernel:
    """The kernel with new operations at its beginning; the others are shared."""
    return replace(kernel, body=Block(kernel.body.arguments, (*ops, *kernel.body.ops)))


def fresh(like: Op, operands: Mapping[str, Operand], attributes: Mapping[str, Any]) -> Op:
    """An operation like another, with results of its own."""
    op = Op(like.spec, dict(operands), dict(attributes), like.regions, (), like.location)
    op.results = tuple(Value(value.type, op, value.index, value.name) for value in like.results)
    return op


class _Copy:
    """Copies a kernel; ``twin`` maps the original's values to the copy's."""

    def __init__(self, edits: Mapping[Op, Edit]) -> None:
        self.edits = edits
        self.twin: dict[Value, Value] = {}

    def kernel(self, kernel: Kernel) -> Kernel:
        return replace(kernel, body=self.block(kernel.body))

    def block(self, block: Block) -> Block:
        arguments = tuple(Value(a.type, None, a.index, a.name) for a in block.arguments)
        self.twin.update(zip(block.arguments, arguments, strict=True))
        ops = [copy for op in block.ops for copy in self.ops(op)]
        return Block(arguments, tuple(ops), block.implicit)

    def ops(self, op: Op) -> list[Op]:
        edit = self.edits.get(op, Edit())
        if edit.instead is not None:
            for result, value in zip(op.results, edit.instead, strict=True):
                if value is not None:
                    self.twin[result] = self.value(value)
            return []
        before = [self.inserted(new) for new in edit.before]
        operands = {name: self.operand(edit.operands.get(name, old)) for name, old in op.operands.items()}
        copy = fresh(op, operands, {**op.attributes, **edit.attributes})
        copy.regions = tuple(self.block(region) for region in op.regions)
        self.twin.update(zip(op.results, copy.results, strict=True))
        return [*before, copy]

    def inserted(self, op: Op) -> Op:
        """A new operation, whose operands may be the original's values: those become the copy's."""
        copy = fresh(op, {name: self.operand(old) for name, old in op.operands.items()}, op.attributes)
        self.twin.update(zip(op.results, copy.results, strict=True))
        return copy

    def operand(self, operand: Operand) -> Operand:
        if isinstance(operand, tuple):
            return tuple(self.value(value) for value in operand)
        return None if operand is None else self.value(operand)

    def value(self, value: Value) -> Value:
        return self.twin.get(value, value)
