"""Views of tensors, and where the elements of their tiles lie (specification, "Views"; memory-model.md section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tileproof.ir.interpreter.carriers import (
    Array,
    integer_range,
    memory_bytes,
    scalar_element,
    signed,
    tile_type,
    unsigned,
)
from tileproof.ir.interpreter.errors import UndefinedKind
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.program import Op, Value
from tileproof.ir.types import (
    GatherScatterViewType,
    PartitionViewType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    ViewType,
)


@dataclass(frozen=True, slots=True)
class TensorView:
    """``base`` is a byte address; sizes and strides in elements."""

    base: int
    element: ScalarType
    sizes: tuple[int, ...]
    strides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileView:
    type: ViewType
    tensor: TensorView

    @property
    def dims(self) -> tuple[int, ...]:
        """The tensor dimension along which each tile dimension lies."""
        if isinstance(self.type, GatherScatterViewType):
            return tuple(range(len(self.type.tile_shape)))
        return self.type.dim_map

    @property
    def steps(self) -> tuple[int, ...]:
        """Elements from one tile index to the next; the indices of gather/scatter views count elements."""
        if isinstance(self.type, PartitionViewType):
            return self.type.tile_shape
        if isinstance(self.type, StridedViewType):
            return self.type.traversal_strides
        return (1,) * len(self.type.tile_shape)

    @property
    def index_space(self) -> tuple[int, ...]:
        """The number of tile indices along each tile dimension."""
        return tuple(-(-self.tensor.sizes[d] // step) for d, step in zip(self.dims, self.steps, strict=True))


@dataclass(frozen=True, slots=True)
class Elements:
    """The elements of one tile: byte addresses, which half of the byte (f4E2M1FN only), and which of them exist."""

    addresses: Array
    nibbles: Array | None
    exist: Array


@rule("make_tensor_view")
def _make_tensor_view(x: TileBlock, op: Op) -> Sequence[Any]:
    type = op.result.type
    assert isinstance(type, TensorViewType)
    sizes = _mixed(x, type.shape, op.variadic("dynamic_shape"))
    strides = _mixed(x, type.strides, op.variadic("dynamic_strides"))
    for what, numbers in (("size", sizes), ("stride", strides)):
        for dim, number in enumerate(numbers):
            if number < 0:
                raise x.fail(op, UndefinedKind.NEGATIVE_SIZE, f"the {what} along dimension {dim} is {number}")
    return [TensorView(int(x.operand(op, "base")), type.element, sizes, strides)]


def _mixed(x: TileBlock, static: Sequence[int | None], dynamic: Sequence[Value]) -> tuple[int, ...]:
    rest = iter(dynamic)
    return tuple(_number(x, next(rest)) if s is None else s for s in static)


def _number(x: TileBlock, value: Value) -> int:
    return int(signed(x[value], scalar_element(value.type)))


@rule("make_partition_view", "make_strided_view", "make_gather_scatter_view")
def _make_view(x: TileBlock, op: Op) -> Sequence[Any]:
    type = op.result.type
    assert isinstance(type, PartitionViewType | StridedViewType | GatherScatterViewType)
    return [TileView(type, x.operand(op, "tensor_view"))]


@rule("get_tensor_shape")
def _tensor_shape(x: TileBlock, op: Op) -> Sequence[Any]:
    return _counts(x, op, x.operand(op, "src").sizes)


@rule("get_index_space_shape")
def _index_space(x: TileBlock, op: Op) -> Sequence[Any]:
    return _counts(x, op, x.operand(op, "src").index_space)


def _counts(x: TileBlock, op: Op, counts: Sequence[int]) -> list[Array]:
    element = scalar_element(op.results[0].type)
    limit = integer_range(element, True)[1]
    for dim, count in enumerate(counts):
        if count > limit:
            raise x.fail(op, UndefinedKind.SHAPE_TYPE, f"{count} along dimension {dim} is no {element.text}")
    return [np.array(count).astype(f"i{max(element.bits // 8, 1)}") for count in counts]


def tile_elements(x: TileBlock, op: Op) -> Elements:
    """The elements of the tile that the operation's ``view`` and ``index`` name."""
    view = x.operand(op, "view")
    assert isinstance(view, TileView)
    starts = _starts(x, op, view)
    rank = len(starts)
    linear: Array = np.zeros((1,) * rank, np.int64)
    exist: Array = np.ones((1,) * rank, bool)
    for dim, start in enumerate(starts):
        axis = (-1,) + (1,) * (rank - dim - 1)
        position = start.reshape(axis)
        size, stride = view.tensor.sizes[view.dims[dim]], view.tensor.strides[view.dims[dim]]
        inside = position < size
        if op.attributes["inbounds"][dim] and not inside.all():
            message = f"element {int(position.max())} along dimension {view.dims[dim]}, whose size is {size}"
            raise x.fail(op, UndefinedKind.INBOUNDS, message)
        exist = exist & inside
        linear = linear + position * stride
    exist = np.broadcast_to(exist, view.type.tile_shape)
    if view.tensor.element is ScalarType.F4E2M1FN:
        return Elements(view.tensor.base + linear // 2, (linear % 2).astype(np.uint8), exist)
    return Elements(view.tensor.base + linear * memory_bytes(view.tensor.element), None, exist)


def _starts(x: TileBlock, op: Op, view: TileView) -> list[Array]:
    """Per tile dimension, the tensor positions along it; UndefinedBehaviour if the tile lies outside.

    Indices have no sign.  Along the sparse dimension of a gather/scatter view
    those beyond the tensor name elements that do not exist, as long as one is
    inside.
    """
    sparse = view.type.sparse_dim if isinstance(view.type, GatherScatterViewType) else None
    starts = []
    for dim, value in enumerate(op.variadic("index")):
        element = tile_type(value.type).element
        assert isinstance(element, ScalarType)
        index = unsigned(x[value], element)
        space = view.index_space[dim]
        if not (index < space).any():
            told, with_sign = int(index.flat[0]), int(signed(x[value], element).flat[0])
            text = f"{told}" if told == with_sign else f"{told} ({with_sign}, read without sign)"
            message = f"index {text} along dimension {dim} of an index space of {view.index_space}"
            raise x.fail(op, UndefinedKind.INDEX_SPACE, message)
        if dim == sparse:
            beyond = index >= space
            starts.append(np.where(beyond, np.int64(view.tensor.sizes[dim]), index.astype(np.int64)))
        else:
            starts.append(int(index) * view.steps[dim] + np.arange(view.type.tile_shape[dim]))
    return starts
