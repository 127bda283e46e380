"""When a type, and a program, is well formed (specification, "Types", and the constraints of "Operations").

A fault is a text saying what is wrong; readers add where.
"""

from __future__ import annotations

from math import prod

from tileproof.ir.operations.checks import values_of
from tileproof.ir.program import Kernel, Op, Program
from tileproof.ir.types import (
    FunctionType,
    GatherScatterViewType,
    PartitionViewType,
    StridedViewType,
    TensorViewType,
    TileType,
    Type,
    ViewType,
    type_text,
)

MAX_TILE_ELEMENTS = 2**24


def type_fault(type: Type) -> str | None:
    """What is wrong with a type whose components are well formed, or None."""
    match type:
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


def kernel_fault(kernel: Kernel) -> str | None:
    for parameter in kernel.parameters:
        if not isinstance(parameter.type, TileType) or parameter.type.shape:
            return f"parameters must be scalar tiles, found {type_text(parameter.type)}"
    if not kernel.body.ops or kernel.body.ops[-1].name != "return":
        return "the body must end with return"
    return None


def program_fault(program: Program) -> str | None:
    names = [k.name for k in program.kernels] + [g.name for g in program.globals]
    for name in names:
        if names.count(name) > 1:
            return f"a second definition of {name!r}"
    return None
