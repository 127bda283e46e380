"""Types of Tile IR values (specification, "Types").

Shapes and strides of tiles and views are tuples of element counts; in a
:class:`TensorViewType` a dimension known only at run time is ``None``.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from tileproof.ir.attributes import PaddingValue, PointerAttribute


class ScalarType(enum.Enum):
    """An element type: (printed name, bytecode tag, width in bits, is integer)."""

    I1 = ("i1", 0x00, 1, True)
    I4 = ("i4", 0x16, 4, True)
    I8 = ("i8", 0x01, 8, True)
    I16 = ("i16", 0x02, 16, True)
    I32 = ("i32", 0x03, 32, True)
    I64 = ("i64", 0x04, 64, True)
    F16 = ("f16", 0x05, 16, False)
    BF16 = ("bf16", 0x06, 16, False)
    F32 = ("f32", 0x07, 32, False)
    TF32 = ("tf32", 0x08, 32, False)
    F64 = ("f64", 0x09, 64, False)
    F8E4M3FN = ("f8E4M3FN", 0x0A, 8, False)
    F8E5M2 = ("f8E5M2", 0x0B, 8, False)
    F8E8M0FNU = ("f8E8M0FNU", 0x12, 8, False)
    F4E2M1FN = ("f4E2M1FN", 0x13, 4, False)
    FNV8E5M3FNU = ("fnv8E5M3FNU", 0x82, 8, False)

    def __init__(self, text: str, tag: int, bits: int, is_integer: bool) -> None:
        self.text = text
        self.tag = tag
        self.bits = bits
        self.is_integer = is_integer


@dataclass(frozen=True, slots=True)
class PointerType:
    pointee: ScalarType
    attribute: PointerAttribute | None = None


ElementType = ScalarType | PointerType


@dataclass(frozen=True, slots=True)
class TileType:
    """A tile; ``shape`` is empty for a scalar tile."""

    element: ElementType
    shape: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenType:
    pass


@dataclass(frozen=True, slots=True)
class TensorViewType:
    element: ScalarType
    shape: tuple[int | None, ...]
    strides: tuple[int | None, ...]
    attribute: PointerAttribute | None = None


@dataclass(frozen=True, slots=True)
class PartitionViewType:
    """Tile dimension d lies along tensor dimension ``dim_map[d]``; tiles do not overlap."""

    tile_shape: tuple[int, ...]
    tensor: TensorViewType
    dim_map: tuple[int, ...]
    padding: PaddingValue | None = None


@dataclass(frozen=True, slots=True)
class StridedViewType:
    """Like a partition view, but tile index i starts at element i * traversal stride."""

    tile_shape: tuple[int, ...]
    traversal_strides: tuple[int, ...]
    tensor: TensorViewType
    dim_map: tuple[int, ...]
    padding: PaddingValue | None = None


@dataclass(frozen=True, slots=True)
class GatherScatterViewType:
    """Indexed by a one-dimensional index tile along ``sparse_dim``, scalars elsewhere."""

    tile_shape: tuple[int, ...]
    tensor: TensorViewType
    sparse_dim: int
    padding: PaddingValue | None = None


@dataclass(frozen=True, slots=True)
class FunctionType:
    parameters: tuple[Type, ...]
    results: tuple[Type, ...]


ViewType = PartitionViewType | StridedViewType | GatherScatterViewType
Type = ScalarType | PointerType | TileType | TokenType | TensorViewType | ViewType | FunctionType

TOKEN = TokenType()


def type_text(type: Type) -> str:
    """The type as the disassembler prints it."""
    match type:
        case ScalarType():
            return type.text
        case TokenType():
            return "token"
        case PointerType():
            attribute = "" if type.attribute is None else f", <{type.attribute.text}>"
            return f"ptr<{type.pointee.text}{attribute}>"
        case TileType():
            return f"tile<{'x'.join([*map(str, type.shape), type_text(type.element)])}>"
        case TensorViewType():
            shape = "x".join([*map(_size, type.shape), type.element.text])
            strides = f", strides=[{','.join(map(_size, type.strides))}]" if type.strides else ""
            attribute = "" if type.attribute is None else f", #cuda_tile.ptr_attr<{type.attribute.text}>"
            return f"tensor_view<{shape}{strides}{attribute}>"
        case FunctionType():
            return f"({', '.join(map(type_text, type.parameters))}) -> ({', '.join(map(type_text, type.results))})"
    return _view_text(type)


def _size(size: int | None) -> str:
    return "?" if size is None else str(size)


def _view_text(view: ViewType) -> str:
    parts = [f"tile=({'x'.join(map(str, view.tile_shape))})"]
    name = "partition_view"
    if isinstance(view, StridedViewType):
        name = "strided_view"
        parts.append(f"traversal_strides=[{','.join(map(str, view.traversal_strides))}]")
    if view.padding is not None:
        parts.append(f"padding_value = {view.padding.text}")
    parts.append(type_text(view.tensor))
    if isinstance(view, GatherScatterViewType):
        name = "gather_scatter_view"
        parts.append(f"sparse_dim={view.sparse_dim}")
    elif view.dim_map != tuple(range(len(view.dim_map))):
        parts.append(f"dim_map=[{', '.join(map(str, view.dim_map))}]")
    return f"{name}<{', '.join(parts)}>"
