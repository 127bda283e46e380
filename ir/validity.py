"""When a type, and a program, is well formed (specification, "Types", and the constraints of "Operations").

A fault is a text saying what is wrong; readers add where.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from tileproof.ir.constants import elements_fault
from tileproof.ir.operations import BY_NAME
from tileproof.ir.operations.checks import values_of
from tileproof.ir.program import Block, Global, Kernel, Op, Program, Value
from tileproof.ir.types import (
    FunctionType,
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    Type,
    ViewType,
    type_text,
)

MAX_TILE_ELEMENTS = 2**24
MAX_NESTING = 64
"""Nesting of regions; deeper is refused everywhere."""


def type_fault(type: Type) -> str | None:
    """What is wrong with a type whose components are well formed, or None."""
    match type:
        case PointerType():
            return "pointers to i4 do not exist" if type.pointee is ScalarType.I4 else None
        case TileType():
            return _tile_fault(type)
        case TensorViewType():
            return _tensor_fault(type)
        case PartitionViewType() | StridedViewType() | GatherScatterViewType():
            return _view_fault(type)
        case FunctionType():
            return None
    return None


def _tile_fault(tile: TileType) -> str | None:
    if any(size < 1 or size & (size - 1) for size in tile.shape):
        return f"tile dimensions must be powers of two, found {tile.shape}"
    if prod(tile.shape) > MAX_TILE_ELEMENTS:
        return f"a tile has at most {MAX_TILE_ELEMENTS} elements, found {tile.shape}"
    if tile.element is ScalarType.F4E2M1FN and prod(tile.shape) % 2:
        return "a tile of f4E2M1FN has an even number of elements"
    if isinstance(tile.element, PointerType) and tile.element.pointee is ScalarType.F4E2M1FN and tile.shape:
        return "a tile of pointers to f4E2M1FN is a scalar"
    return None


def _tensor_fault(tensor: TensorViewType) -> str | None:
    if len(tensor.shape) != len(tensor.strides):
        return f"a tensor view has as many strides as dimensions, found {len(tensor.strides)} and {len(tensor.shape)}"
    for what, sizes in (("dimensions", tensor.shape), ("strides", tensor.strides)):
        if any(size is not None and size < 1 for size in sizes):
            return f"tensor view {what} must be positive, found {sizes}"
    return None


def _view_fault(view: ViewType) -> str | None:
    rank = len(view.tensor.shape)
    if fault := _tile_fault(TileType(view.tensor.element, view.tile_shape)):
        return fault
    if not view.tile_shape:
        return "a view's tiles have at least one dimension"
    if len(view.tile_shape) != rank:
        return f"the tile has rank {len(view.tile_shape)}, the tensor view {rank}"
    if isinstance(view, GatherScatterViewType):
        if view.sparse_dim >= rank:
            return f"the sparse dimension must be below {rank}, found {view.sparse_dim}"
    elif sorted(view.dim_map) != list(range(rank)):
        return f"the dimension map must permute 0 to {rank - 1}, found {view.dim_map}"
    if isinstance(view, StridedViewType) and (
        len(view.traversal_strides) != rank or any(stride < 1 for stride in view.traversal_strides)
    ):
        return f"expected {rank} positive traversal strides, found {view.traversal_strides}"
    if view.padding is not None and view.tensor.element.is_integer and view.padding.text != "zero":
        return f"padding {view.padding.text} is for floating-point elements, found {view.tensor.element.text}"
    return None


def op_fault(op: Op) -> str | None:
    """What is wrong with an operation, given that its operands are well formed, or None."""
    for operand in op.spec.operands:
        for value in values_of(op, operand.name):
            if not operand.type.accepts(value.type):
                return f"{operand.name} must be {operand.type.text}, found {type_text(value.type)}"
    for row in op.spec.results:
        for value in values_of(op, row.name):
            if not row.type.accepts(value.type):
                return f"{row.name} must be {row.type.text}, found {type_text(value.type)}"
    for check in op.spec.checks:
        if fault := check(op):
            return fault
    return None


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a kernel, and at which operation (None: with the kernel as such)."""

    message: str
    op: Op | None = None


ENTRY_HINTS = ("num_cta_in_cga", "occupancy", "num_worker_warps_per_cta")


def kernel_fault(kernel: Kernel) -> Fault | None:
    """What is wrong with a kernel whose operations are well formed, or None."""
    for parameter in kernel.parameters:
        if not isinstance(parameter.type, TileType) or parameter.type.shape:
            return Fault(f"parameters must be scalar tiles, found {type_text(parameter.type)}")
    for architecture, hints in kernel.hints.items():
        for name in hints:
            if name not in ENTRY_HINTS:
                return Fault(f"{name} of {architecture} is not a hint of entries")
    return _block_fault(kernel.body, None, ("return",), None)


def absent_region() -> Block:
    """What stands for a region that is not there."""
    return Block((), (Op(BY_NAME["yield"], {"operands": ()}, {}),), implicit=True)


def _block_fault(block: Block, parent: Op | None, ends: tuple[str, ...], loop: Op | None) -> Fault | None:
    """Whether terminators stand where they may, and fit the innermost ``loop``."""
    last = block.ops[-1] if block.ops else None
    if last is None or last.name not in ends:
        found = last.name if last else "nothing"
        return Fault(f"a block must end with {' or '.join(ends)}, found {found}", last or parent)
    for op in block.ops:
        if op.spec.terminator and op is not last:
            return Fault(f"{op.name} stands in the middle of a block", op)
        if fault := _terminator_fault(op, loop):
            return Fault(fault, op)
        inner = op if op.name in ("for", "loop") else None if op.name in ("reduce", "scan") else loop
        for region, row in zip(op.regions, op.spec.regions, strict=True):
            if deeper := _block_fault(region, op, row.terminators, inner):
                return deeper
    return None


def _terminator_fault(op: Op, loop: Op | None) -> str | None:
    types = [value.type for value in values_of(op, "operands")] if op.spec.terminator else []
    match op.name:
        case "continue" | "break":
            if loop is None or (op.name == "break" and loop.name == "for"):
                return f"{op.name} stands outside a loop"
            wanted = loop.results if op.name == "break" else loop.variadic("init_values")
            if types != [value.type for value in wanted]:
                return f"the operands of {op.name} must have the types that its loop asks for"
        case "return":
            if types:
                return "an entry returns nothing"
            if loop is not None and loop.name == "for":
                return "a for loop cannot return"
    return None


def whole_program_fault(program: Program) -> Fault | None:
    """What is wrong with a program made by hand, of which nothing has been checked yet, or None."""
    for kernel in program.kernels:
        for op in kernel.body.walk():
            if fault := op_fault(op) or _value_type_fault(op):
                return Fault(fault, op)
        if scope := _Scopes().fault(kernel.body):
            return scope
        if wrong := kernel_fault(kernel):
            return wrong
    return program_fault(program)


def _value_type_fault(op: Op) -> str | None:
    for value in (*op.results, *(argument for region in op.regions for argument in region.arguments)):
        if fault := _nested_type_fault(value.type):
            return fault
    return None


def _nested_type_fault(type: Type) -> str | None:
    """A fault of the type or of a component."""
    match type:
        case TileType(element=PointerType() as pointer):
            return type_fault(pointer) or type_fault(type)
        case PartitionViewType() | StridedViewType() | GatherScatterViewType():
            return type_fault(type.tensor) or type_fault(type)
    return type_fault(type)


class _Scopes:
    """Whether every operand is defined before its use, in the same region or one around it."""

    def __init__(self) -> None:
        self.visible: set[Value] = set()
        self.depth = 0

    def fault(self, block: Block, parent: Op | None = None) -> Fault | None:
        if self.depth > MAX_NESTING:
            return Fault(f"regions are nested deeper than {MAX_NESTING}", parent)
        outer, self.depth = set(self.visible), self.depth + 1
        self.visible.update(block.arguments)
        for op in block.ops:
            if not self.visible.issuperset(op.flat_operands):
                return Fault("an operand is not defined here", op)
            for region in op.regions:
                if found := self.fault(region, op):
                    return found
            self.visible.update(op.results)
        self.visible, self.depth = outer, self.depth - 1
        return None


def program_fault(program: Program) -> Fault | None:
    """What is wrong with a program whose kernels are well formed, or None."""
    names = [g.name for g in program.globals] + [k.name for k in program.kernels]
    seen = set()
    for name in names:
        if not name:
            return Fault("a kernel or global without a name")
        if name in seen:
            return Fault(f"a second definition of {name!r}")
        seen.add(name)
    for item in program.globals:
        if fault := _global_fault(item):
            return Fault(f"global {item.name!r}: {fault}")
    types = {item.name: item.type for item in program.globals}
    for kernel in program.kernels:
        for op in kernel.body.walk():
            if op.name == "get_global" and (fault := _reference_fault(op, types)):
                return Fault(fault, op)
    return None


def _global_fault(item: Global) -> str | None:
    if not isinstance(item.type, TileType) or len(item.type.shape) != 1:
        return f"expected a one-dimensional tile, found {type_text(item.type)}"
    return elements_fault(item.type, item.data)


def _reference_fault(op: Op, types: Mapping[str, Type]) -> str | None:
    name, type, result = op.attributes["name"], types.get(op.attributes["name"]), op.result.type
    if not isinstance(type, TileType):
        return f"there is no global {name!r}"
    assert isinstance(result, TileType) and isinstance(result.element, PointerType)
    if result.element.pointee is not type.element:
        return f"the global {name!r} is a {type_text(type)}, found a {type_text(result)}"
    return None
