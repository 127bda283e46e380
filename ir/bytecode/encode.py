"""Tables and attributes as bytes: the inverse of ``types``, ``attributes`` and ``debug``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from tileproof.ir.attributes import AssumePredicate, AttributeEnum, Bounded, DivBy
from tileproof.ir.bytecode.attributes import AttributeTag, Hints
from tileproof.ir.bytecode.debug import DebugTag
from tileproof.ir.bytecode.emit import write_fixed_list, write_signed_varint, write_varint
from tileproof.ir.bytecode.types import DYNAMIC, SINCE, TypeTag
from tileproof.ir.constants import ScalarConstant, bit_width
from tileproof.ir.errors import UnwritableError
from tileproof.ir.operations import AttributeKind, AttributeSpec
from tileproof.ir.operations.specification import V13_3, V13_4, V13_5, member_since
from tileproof.ir.program import Location, Version
from tileproof.ir.types import (
    FunctionType,
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    TokenType,
    Type,
    type_text,
)

K = TypeVar("K")


class Rows(Generic[K]):
    """Rows of a table, each once, in the order of first use; ``first`` is the index of the first row."""

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.indices: dict[K, int] = {}

    def index(self, row: K) -> int:
        return self.indices.setdefault(row, len(self.indices) + self.first)

    @property
    def rows(self) -> list[K]:
        return list(self.indices)


class Encoder:
    """Encodes what functions refer to, into tables that grow along the way."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.strings: Rows[bytes] = Rows()
        self.constants: Rows[bytes] = Rows()
        self.types: Rows[bytes] = Rows()
        self.debug: Rows[bytes] = Rows(first=1)
        for predefined in (ScalarType.I1, ScalarType.I32):
            self.type(predefined)

    def require(self, since: Version, what: str) -> None:
        """UnwritableError if the version being written is older."""
        if self.version < since:
            (major, minor), (wanted_major, wanted_minor) = self.version, since
            raise UnwritableError(
                f"{what} needs bytecode version {wanted_major}.{wanted_minor}, this is to be {major}.{minor}"
            )

    def string(self, text: str) -> int:
        return self.strings.index(text.encode("utf-8", "surrogateescape"))

    def constant(self, data: bytes) -> int:
        row = bytearray()
        write_varint(row, len(data))
        return self.constants.index(bytes(row + data))

    # --- types -------------------------------------------------------------

    def type(self, type: Type) -> int:
        """The index of a type; its components come first."""
        row = bytearray()
        match type:
            case ScalarType():
                self._since(type.tag, type)
                write_varint(row, type.tag)
            case TokenType():
                row.append(TypeTag.TOKEN)
            case PointerType():
                components = [self.type(type.pointee)]
                self._parameters(row, TypeTag.POINTER, V13_4, type, type.attribute)
                write_varint(row, components[0])
                self._optional(row, type.attribute)
            case TileType():
                element = self.type(type.element)
                row.append(TypeTag.TILE)
                write_varint(row, element)
                write_fixed_list(row, type.shape, 8)
            case TensorViewType():
                element = self.type(type.element)
                self._parameters(row, TypeTag.TENSOR_VIEW, V13_4, type, type.attribute)
                write_varint(row, element)
                for sizes in (type.shape, type.strides):
                    write_fixed_list(row, [DYNAMIC if size is None else size for size in sizes], 8)
                self._optional(row, type.attribute)
            case FunctionType():
                lists = [[self.type(t) for t in types] for types in (type.parameters, type.results)]
                row.append(TypeTag.FUNCTION)
                for indices in lists:
                    write_varint(row, len(indices))
                    for index in indices:
                        write_varint(row, index)
            case _:
                self._view(row, type)
        return self.types.index(bytes(row))

    def _view(self, row: bytearray, type: PartitionViewType | StridedViewType | GatherScatterViewType) -> None:
        tensor = self.type(type.tensor)
        tag = {
            PartitionViewType: TypeTag.PARTITION_VIEW,
            StridedViewType: TypeTag.STRIDED_VIEW,
            GatherScatterViewType: TypeTag.GATHER_SCATTER_VIEW,
        }[type.__class__]
        self._since(tag, type)
        row.append(tag)
        if self.version >= V13_3:
            row.append(type.padding is not None)
        write_fixed_list(row, type.tile_shape, 4)
        if isinstance(type, StridedViewType):
            write_fixed_list(row, type.traversal_strides, 4)
        write_varint(row, tensor)
        if isinstance(type, GatherScatterViewType):
            write_varint(row, type.sparse_dim)
        else:
            write_fixed_list(row, type.dim_map, 4)
        if self.version < V13_3:
            row.append(type.padding is not None)
        self._optional(row, type.padding)

    def _since(self, tag: int, type: Type) -> None:
        self.require(SINCE.get(tag, self.version), type_text(type))

    def _parameters(
        self, row: bytearray, tag: TypeTag, since: Version, type: Type, optional: AttributeEnum | None
    ) -> None:
        """Tag, and from ``since`` on whether the optional parameter is there."""
        row.append(tag)
        if optional is not None:
            self.require(max(since, member_since(optional)), type_text(type))
        if self.version >= since:
            row.append(optional is not None)

    # --- attributes --------------------------------------------------------

    def attribute(self, out: bytearray, row: AttributeSpec, value: Any) -> None:
        """An attribute that is present and not a flag."""
        if isinstance(value, AttributeEnum):
            self._member(out, value)
            return
        match row.kind:
            case AttributeKind.BOOLEAN:
                out.append(value)
            case AttributeKind.INTEGER:
                write_varint(out, value)
            case AttributeKind.STRING | AttributeKind.SYMBOL:
                write_varint(out, self.string(value))
            case AttributeKind.ELEMENTS:
                write_varint(out, self.constant(value))
            case AttributeKind.INTEGERS:
                write_fixed_list(out, value, 4)
            case AttributeKind.BOOLEANS:
                write_varint(out, len(value))
                out += bytes(value)
            case AttributeKind.SCALARS:
                write_varint(out, len(value))
                for scalar in value:
                    self._scalar(out, scalar)
            case AttributeKind.PREDICATE:
                _predicate(out, value)
            case AttributeKind.HINTS:
                self.hints(out, value)
            case _:
                raise UnwritableError(f"attribute {row.name} does not occur in functions")

    def _member(self, out: bytearray, value: AttributeEnum) -> None:
        self.require(member_since(value), f"{value.__class__.__name__} {value.text}")
        write_varint(out, value)

    def _optional(self, row: bytearray, value: AttributeEnum | None) -> None:
        if value is not None:
            self._member(row, value)

    def hints(self, out: bytearray, hints: Hints) -> None:
        """Optimization hints without their tag, in alphabetical order."""
        write_varint(out, len(hints))
        for architecture, entries in sorted(hints.items()):
            write_varint(out, self.string(architecture))
            out.append(AttributeTag.DICTIONARY)
            self._entries(out, entries)

    def _entries(self, out: bytearray, entries: Mapping[str, int | bool]) -> None:
        write_varint(out, len(entries))
        for name, value in sorted(entries.items()):
            write_varint(out, self.string(name))
            if isinstance(value, bool):
                out += bytes([AttributeTag.BOOL, value])
            else:
                self._scalar(out, ScalarConstant(ScalarType.I32, value))

    def _scalar(self, out: bytearray, constant: ScalarConstant) -> None:
        type, bits = constant.type, constant.bits
        if type is ScalarType.I1:
            out += bytes([AttributeTag.BOOL, bits])
            return
        out.append(AttributeTag.INTEGER if type.is_integer else AttributeTag.FLOAT)
        write_varint(out, self.type(type))
        if type.is_integer:
            write_varint(out, bits)
        elif bit_width(type) <= 8:
            out.append(bits)
        else:
            write_signed_varint(out, bits - (1 << 64) if bits >> 63 else bits)

    # --- debug information -------------------------------------------------

    def place(self, location: Location | None, outermost: Location | None, linkage: str) -> int:
        """The debug index of a location inside the function of that linkage name, which begins at ``outermost``."""
        if location is None or outermost is None:
            return 0
        scope = outermost if location.caller is None else location
        name = linkage if location.caller is None else location.function or linkage
        row = bytearray([DebugTag.LOCATION])
        write_varint(row, self._subprogram(scope, name))
        write_varint(row, self.string(location.file))
        write_varint(row, location.line)
        write_varint(row, location.column - 1)
        inner = self.debug.index(bytes(row))
        if location.caller is None:
            return inner
        row = bytearray([DebugTag.CALL_SITE])
        write_varint(row, inner)
        write_varint(row, self.place(location.caller, outermost, linkage))
        return self.debug.index(bytes(row))

    def _subprogram(self, location: Location, linkage: str) -> int:
        directory, file = os.path.split(location.file)
        row = bytearray([DebugTag.FILE])
        write_varint(row, self.string(file))
        write_varint(row, self.string(directory))
        file_index = self.debug.index(bytes(row))
        row = bytearray([DebugTag.COMPILE_UNIT])
        write_varint(row, file_index)
        unit = self.debug.index(bytes(row))
        row = bytearray([DebugTag.SUBPROGRAM])
        write_varint(row, file_index)
        write_varint(row, location.line)
        write_varint(row, self.string(location.function or linkage))
        write_varint(row, self.string(linkage))
        write_varint(row, unit)
        write_varint(row, location.line)
        if self.version >= V13_5:
            row.append(0)
        return self.debug.index(bytes(row))


def _predicate(out: bytearray, predicate: AssumePredicate) -> None:
    match predicate:
        case DivBy(divisor, every, along):
            out.append(AttributeTag.DIV_BY)
            write_varint(out, divisor)
            _optional_numbers(out, every, along)
        case Bounded(lower, upper):
            out.append(AttributeTag.BOUNDED)
            _optional_numbers(out, lower, upper)
        case _:
            out.append(AttributeTag.SAME_ELEMENTS)
            write_fixed_list(out, predicate.values, 8)


def _optional_numbers(out: bytearray, first: int | None, second: int | None) -> None:
    out.append((first is not None) | (second is not None) << 1)
    for number in (first, second):
        if number is not None:
            write_signed_varint(out, number)
