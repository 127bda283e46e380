"""Bytecode of single operations, made by cuda-tile's own encoder (an oracle, private to that package)."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import cuda.tile._bytecode as bc
import cuda.tile._bytecode.encodings as enc

from tileproof.ir.attributes import PointerAttribute
from tileproof.ir.types import (
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    TokenType,
    Type,
)

Version = tuple[int, int]


class Encoder:
    """Encodes operations into one function; makes operands of any type out of thin air."""

    def __init__(self, code: Any, writer: Any) -> None:
        self.code = code
        self.writer = writer
        self.version = writer.version

    def type(self, type: Type) -> Any:
        table = self.writer.type_table
        match type:
            case ScalarType():
                return table.simple(getattr(bc.SimpleType, type.name))
            case TokenType():
                return table.Token
            case PointerType():
                return table.pointer(self.type(type.pointee), _pointer_attribute(type.attribute))
            case TileType():
                return table.tile(self.type(type.element), type.shape)
            case TensorViewType():
                shape = [bc.DYNAMIC_SHAPE if s is None else s for s in type.shape]
                strides = [bc.DYNAMIC_SHAPE if s is None else s for s in type.strides]
                return table.tensor_view(self.type(type.element), shape, strides, _pointer_attribute(type.attribute))
            case PartitionViewType():
                return table.partition_view(
                    type.tile_shape, self.type(type.tensor), type.dim_map, _padding(type.padding)
                )
            case StridedViewType():
                return table.strided_view(
                    type.tile_shape,
                    type.traversal_strides,
                    self.type(type.tensor),
                    type.dim_map,
                    _padding(type.padding),
                )
            case GatherScatterViewType():
                return table.gather_scatter_view(
                    type.tile_shape, self.type(type.tensor), type.sparse_dim, _padding(type.padding)
                )
        raise AssertionError(type)

    def value(self, type: Type) -> Any:
        """A value of that type."""
        match type:
            case TokenType():
                return enc.encode_MakeTokenOp(self.code, self.type(type))
            case TileType(element=PointerType()):
                address = self.value(TileType(ScalarType.I64, type.shape))
                return enc.encode_IntToPtrOp(self.code, self.type(type), address)
            case TileType(element=ScalarType() as scalar):
                size = (scalar.bits + 7) // 8
                return enc.encode_ConstantOp(self.code, self.type(type), bytes(size))
            case TensorViewType():
                base = self.value(TileType(PointerType(type.element, type.attribute)))
                size = TileType(ScalarType.I32)
                shape = [self.value(size) for s in type.shape if s is None]
                strides = [self.value(size) for s in type.strides if s is None]
                return enc.encode_MakeTensorViewOp(self.code, self.type(type), base, shape, strides)
            case PartitionViewType():
                return enc.encode_MakePartitionViewOp(self.code, self.type(type), self.value(type.tensor))
            case StridedViewType():
                return enc.encode_MakeStridedViewOp(self.code, self.type(type), self.value(type.tensor))
            case GatherScatterViewType():
                return enc.encode_MakeGatherScatterViewOp(self.code, self.type(type), self.value(type.tensor))
        raise AssertionError(type)


def _pointer_attribute(attribute: PointerAttribute | None) -> Any:
    """cuda-tile knows the default one only; the others are encoded alike."""
    return bc.PtrAttr.Missing if attribute is None else SimpleNamespace(_value_=bytes([attribute]))


def _padding(padding: Any) -> Any:
    if padding is None:
        return bc.PaddingValue.Missing
    return next(p for p in bc.PaddingValue if p.value == bytes([padding]))


def encode(build: Callable[[Encoder], None], version: Version, parameters: tuple[Type, ...] = ()) -> bytes:
    """A program of one entry ``kernel`` whose body ``build`` makes; ``return`` is added."""
    buffer = bytearray()
    number = bc.BytecodeVersion(version[0] * 10000 + version[1] * 100)
    with bc.write_bytecode(1, buffer, number) as writer:
        probe = Encoder(None, writer)
        types = [probe.type(p) for p in parameters]
        with writer.function("kernel", types, (), True, {}, bc.MISSING_DEBUG_ATTR_ID) as function:
            encoder = Encoder(function.code_builder, writer)
            encoder.parameters = function.parameters
            build(encoder)
            enc.encode_ReturnOp(encoder.code, ())
    return bytes(buffer)
