"""The type table: types refer to others by their index (specification, "Bytecode", "Type Section")."""

from __future__ import annotations

import enum

from tileproof.ir.attributes import PaddingValue, PointerAttribute
from tileproof.ir.bytecode.cursor import Cursor
from tileproof.ir.operations.specification import V13_2, V13_3, V13_4
from tileproof.ir.program import Version
from tileproof.ir.types import (
    TOKEN,
    FunctionType,
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


class TypeTag(enum.IntEnum):
    POINTER = 0x0C
    TILE = 0x0D
    TENSOR_VIEW = 0x0E
    PARTITION_VIEW = 0x0F
    FUNCTION = 0x10
    TOKEN = 0x11
    GATHER_SCATTER_VIEW = 0x14
    STRIDED_VIEW = 0x15


SCALAR_OF_TAG = {scalar.tag: scalar for scalar in ScalarType}
SINCE: dict[int, Version] = {
    ScalarType.F8E8M0FNU.tag: V13_2,
    ScalarType.F4E2M1FN.tag: V13_3,
    ScalarType.I4.tag: V13_3,
    ScalarType.FNV8E5M3FNU.tag: V13_4,
    TypeTag.GATHER_SCATTER_VIEW: V13_3,
    TypeTag.STRIDED_VIEW: V13_3,
}
DYNAMIC = -(2**63)
"""A dimension or stride known only at run time."""


class TypeTable:
    """Types by index, decoded when first asked for."""

    def __init__(self, rows: list[Cursor], version: Version) -> None:
        self.rows = rows
        self.version = version
        self.types: list[Type | None] = [None] * len(rows)

    def read(self, cursor: Cursor, what: str) -> Type:
        """The type whose index comes next."""
        at = cursor.offset
        index = cursor.varint(f"index of {what}")
        if index >= len(self.rows):
            cursor.fail(f"{what}: there are {len(self.rows)} types, found index {index}", at)
        type = self.types[index]
        if type is None:
            row = self.rows[index]
            start = row.offset
            type = self._decode(row, index)
            row.finish("a type")
            if fault := type_fault(type):
                row.fail(fault, start)
            self.types[index] = type
        return type

    def read_list(self, cursor: Cursor, what: str) -> tuple[Type, ...]:
        return tuple(self.read(cursor, what) for _ in range(cursor.count(f"types of {what}")))

    def _decode(self, row: Cursor, index: int) -> Type:
        start = row.offset
        tag = row.varint("type tag")
        if self.version < SINCE.get(tag, self.version):
            row.fail(f"type tag {tag:#x} is not part of version {self.version[0]}.{self.version[1]}", start)
        if tag in SCALAR_OF_TAG:
            return SCALAR_OF_TAG[tag]
        match tag:
            case TypeTag.TOKEN:
                return TOKEN
            case TypeTag.POINTER:
                has_attribute = self._parameter_flags(row, V13_4)
                pointee = self._scalar(row, index, "pointee")
                return PointerType(pointee, self._pointer_attribute(row) if has_attribute else None)
            case TypeTag.TILE:
                element = self._earlier(row, index, "element type")
                if not isinstance(element, ScalarType | PointerType):
                    row.fail(f"a tile's elements are numbers or pointers, found {element}", start)
                return TileType(element, row.fixed_list(8, "tile dimensions"))
            case TypeTag.TENSOR_VIEW:
                has_attribute = self._parameter_flags(row, V13_4)
                element = self._scalar(row, index, "element type")
                shape = tuple(None if d == DYNAMIC else d for d in row.fixed_list(8, "tensor dimensions"))
                strides = tuple(None if d == DYNAMIC else d for d in row.fixed_list(8, "tensor strides"))
                return TensorViewType(element, shape, strides, self._pointer_attribute(row) if has_attribute else None)
            case TypeTag.PARTITION_VIEW:
                has_padding = self._parameter_flags(row, V13_3)
                tile, tensor = row.fixed_list(4, "tile dimensions"), self._tensor(row, index)
                dim_map = row.fixed_list(4, "dimension map")
                if self.version < V13_3:
                    has_padding = bool(row.bit_field(1, "presence of padding"))
                return PartitionViewType(tile, tensor, dim_map, _padding(row) if has_padding else None)
            case TypeTag.STRIDED_VIEW:
                has_padding = self._parameter_flags(row, V13_3)
                tile, strides = row.fixed_list(4, "tile dimensions"), row.fixed_list(4, "traversal strides")
                tensor, dim_map = self._tensor(row, index), row.fixed_list(4, "dimension map")
                return StridedViewType(tile, strides, tensor, dim_map, _padding(row) if has_padding else None)
            case TypeTag.GATHER_SCATTER_VIEW:
                has_padding = self._parameter_flags(row, V13_3)
                tile, tensor = row.fixed_list(4, "tile dimensions"), self._tensor(row, index)
                sparse_dim = row.varint("sparse dimension")
                return GatherScatterViewType(tile, tensor, sparse_dim, _padding(row) if has_padding else None)
            case TypeTag.FUNCTION:
                parameters = tuple(self._earlier(row, index, "parameter") for _ in range(row.count("parameter types")))
                results = tuple(self._earlier(row, index, "result") for _ in range(row.count("result types")))
                return FunctionType(parameters, results)
        raise row.error(f"unknown type tag {tag:#x}", start)

    def _parameter_flags(self, row: Cursor, since: Version) -> bool:
        return self.version >= since and bool(row.bit_field(1, "optional parameters of the type"))

    def _pointer_attribute(self, row: Cursor) -> PointerAttribute:
        return row.attribute(PointerAttribute, "pointer attribute", self.version)

    def _earlier(self, row: Cursor, index: int, what: str) -> Type:
        """A component; components come first, so types cannot contain themselves."""
        at = row.offset
        component = Cursor(row.data, at, row.end, row.file).varint(what)
        if component >= index:
            row.fail(f"{what} of type {index} must be an earlier type, found {component}", at)
        return self.read(row, what)

    def _scalar(self, row: Cursor, index: int, what: str) -> ScalarType:
        at = row.offset
        type = self._earlier(row, index, what)
        if not isinstance(type, ScalarType):
            row.fail(f"the {what} must be a scalar type, found {type}", at)
        return type

    def _tensor(self, row: Cursor, index: int) -> TensorViewType:
        at = row.offset
        type = self._earlier(row, index, "tensor view")
        if not isinstance(type, TensorViewType):
            row.fail(f"expected a tensor view type, found {type}", at)
        return type


def _padding(row: Cursor) -> PaddingValue:
    return row.enumeration(PaddingValue, "padding value")
