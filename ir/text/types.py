"""Types in Tile IR text, with or without ``!cuda_tile.``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tileproof.ir.attributes import AttributeEnum, PaddingValue, PointerAttribute
from tileproof.ir.text.tokens import Kind, Token, TokenStream
from tileproof.ir.types import (
    TOKEN,
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    Type,
)
from tileproof.ir.validity import type_fault

DIALECT = "cuda_tile."
SCALARS = {scalar.text: scalar for scalar in ScalarType}
E = TypeVar("E", bound=AttributeEnum)


def parse_type(stream: TokenStream) -> Type:
    start = stream.token
    type = _type(stream)
    if fault := type_fault(type):
        raise stream.error(fault, start)
    return type


def enumeration(stream: TokenStream, kind: type[E]) -> E:
    """A word that stands for a member."""
    for member in kind:
        if stream.at(member.text):
            stream.advance()
            return member
    raise stream.unexpected(f"one of {', '.join(member.text for member in kind)}")


def listed(stream: TokenStream, item: Callable[[TokenStream], int | None]) -> tuple[int | None, ...]:
    """``[a, b]``, possibly empty."""
    stream.expect("[")
    items: list[int | None] = []
    while not stream.at("]"):
        if items:
            stream.expect(",")
        items.append(item(stream))
    stream.expect("]")
    return tuple(items)


def integers(stream: TokenStream) -> tuple[int, ...]:
    return tuple(value for value in listed(stream, TokenStream.integer) if value is not None)


def _type(stream: TokenStream) -> Type:
    word = _type_word(stream)
    if word.text in SCALARS:
        return SCALARS[word.text]
    if word.text == "token":
        return TOKEN
    parse = _PARAMETRIC.get(word.text)
    if parse is None:
        raise stream.error(f"expected a type, found {word}", word)
    stream.expect("<")
    type = parse(stream)
    stream.expect(">")
    return type


def _type_word(stream: TokenStream) -> Token:
    stream.accept("!")
    token = stream.expect_kind(Kind.WORD)
    return Token(token.kind, token.text.removeprefix(DIALECT), token.start, token.end)


def _scalar(stream: TokenStream) -> ScalarType:
    word = stream.token
    type = parse_type(stream)
    if not isinstance(type, ScalarType):
        raise stream.error(f"expected a scalar type, found {word}", word)
    return type


def _pointer_attribute(stream: TokenStream) -> PointerAttribute:
    """``<multicast>`` or ``#cuda_tile.ptr_attr<multicast>``."""
    if stream.accept("#"):
        stream.expect(f"{DIALECT}ptr_attr")
    stream.expect("<")
    attribute = enumeration(stream, PointerAttribute)
    stream.expect(">")
    return attribute


def _pointer(stream: TokenStream) -> PointerType:
    pointee = _scalar(stream)
    return PointerType(pointee, _pointer_attribute(stream) if stream.accept(",") else None)


def _tile(stream: TokenStream) -> TileType:
    start = stream.token
    shape = stream.dimensions()
    word = stream.token
    element = parse_type(stream)
    if not isinstance(element, ScalarType | PointerType):
        raise stream.error(f"a tile's elements are numbers or pointers, found {word}", word)
    sizes = tuple(size for size in shape if size is not None)
    if len(sizes) != len(shape):
        raise stream.error("a tile's dimensions must be known", start)
    return TileType(element, sizes)


def _size(stream: TokenStream) -> int | None:
    return None if stream.accept("?") else stream.integer()


def _tensor_view(stream: TokenStream) -> TensorViewType:
    shape = stream.dimensions()
    element = _scalar(stream)
    strides: tuple[int | None, ...] = ()
    attribute = None
    while stream.accept(","):
        if stream.accept("strides"):
            stream.expect("=")
            strides = listed(stream, _size)
        else:
            attribute = _pointer_attribute(stream)
    return TensorViewType(element, shape, strides, attribute)


def _tile_shape(stream: TokenStream) -> tuple[int, ...]:
    stream.expect_all("tile=(")
    shape = () if stream.at(")") else stream.shape()
    stream.expect_all("),")
    return shape


def _padding_and_tensor(stream: TokenStream) -> tuple[PaddingValue | None, TensorViewType]:
    padding = None
    if stream.accept("padding_value"):
        stream.expect("=")
        padding = enumeration(stream, PaddingValue)
        stream.expect(",")
    word = stream.token
    tensor = parse_type(stream)
    if not isinstance(tensor, TensorViewType):
        raise stream.error(f"expected a tensor_view, found {word}", word)
    return padding, tensor


def _dim_map(stream: TokenStream, rank: int) -> tuple[int, ...]:
    if not stream.accept(","):
        return tuple(range(rank))
    stream.expect_all("dim_map=")
    return integers(stream)


def _partition_view(stream: TokenStream) -> PartitionViewType:
    tile = _tile_shape(stream)
    padding, tensor = _padding_and_tensor(stream)
    return PartitionViewType(tile, tensor, _dim_map(stream, len(tile)), padding)


def _strided_view(stream: TokenStream) -> StridedViewType:
    tile = _tile_shape(stream)
    stream.expect_all("traversal_strides=")
    strides = integers(stream)
    stream.expect(",")
    padding, tensor = _padding_and_tensor(stream)
    return StridedViewType(tile, strides, tensor, _dim_map(stream, len(tile)), padding)


def _gather_scatter_view(stream: TokenStream) -> GatherScatterViewType:
    tile = _tile_shape(stream)
    padding, tensor = _padding_and_tensor(stream)
    stream.expect_all(", sparse_dim=")
    return GatherScatterViewType(tile, tensor, stream.integer(), padding)


_PARAMETRIC: dict[str, Callable[[TokenStream], Type]] = {
    "ptr": _pointer,
    "tile": _tile,
    "tensor_view": _tensor_view,
    "partition_view": _partition_view,
    "strided_view": _strided_view,
    "gather_scatter_view": _gather_scatter_view,
}
