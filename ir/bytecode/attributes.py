"""Attributes of operations (specification, "Bytecode", "Attributes")."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tileproof.ir.attributes import AssumePredicate, AttributeEnum, Bounded, DivBy, SameElements
from tileproof.ir.bytecode.cursor import Cursor
from tileproof.ir.bytecode.types import TypeTable
from tileproof.ir.constants import ScalarConstant, bit_width
from tileproof.ir.operations import AttributeKind, AttributeSpec
from tileproof.ir.types import ScalarType

Hints = Mapping[str, Mapping[str, int | bool]]


class AttributeTag(enum.IntEnum):
    INTEGER = 1
    FLOAT = 2
    BOOL = 3
    TYPE = 4
    STRING = 5
    ARRAY = 6
    DENSE_ELEMENTS = 7
    DIV_BY = 8
    SAME_ELEMENTS = 9
    DICTIONARY = 10
    OPTIMIZATION_HINTS = 11
    BOUNDED = 12


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables that functions refer to by index."""

    types: TypeTable
    strings: list[str]
    constants: list[bytes]
    used_strings: set[int] = field(default_factory=set)
    """Indices of the strings that were read, so those that only the debug section uses are known."""
    debug_indices: list[slice] = field(default_factory=list)
    """Where in the file functions refer to the debug section."""

    def string(self, cursor: Cursor, what: str) -> str:
        at = cursor.offset
        index = cursor.varint(f"index of {what}")
        if index >= len(self.strings):
            cursor.fail(f"{what}: there are {len(self.strings)} strings, found index {index}", at)
        self.used_strings.add(index)
        return self.strings[index]

    def constant(self, cursor: Cursor, what: str) -> bytes:
        at = cursor.offset
        index = cursor.varint(f"index of {what}")
        if index >= len(self.constants):
            cursor.fail(f"{what}: there are {len(self.constants)} constants, found index {index}", at)
        return self.constants[index]


def read_attribute(cursor: Cursor, row: AttributeSpec, tables: Tables) -> Any:
    """The value of an attribute that is present and not a flag."""
    kind, name = row.kind, row.name
    if not isinstance(kind, AttributeKind):
        assert issubclass(kind, AttributeEnum)
        return cursor.attribute(kind, name, tables.types.version)
    match kind:
        case AttributeKind.BOOLEAN:
            return _boolean(cursor, name)
        case AttributeKind.INTEGER:
            return cursor.natural(name)
        case AttributeKind.STRING | AttributeKind.SYMBOL:
            return tables.string(cursor, name)
        case AttributeKind.ELEMENTS:
            return tables.constant(cursor, name)
        case AttributeKind.INTEGERS:
            return cursor.fixed_list(4, name)
        case AttributeKind.BOOLEANS:
            return tuple(_boolean(cursor, name) for _ in range(cursor.count(name)))
        case AttributeKind.SCALARS:
            return tuple(_scalar(cursor, tables) for _ in range(cursor.count(name)))
        case AttributeKind.PREDICATE:
            return _predicate(cursor)
        case AttributeKind.HINTS:
            return read_hints(cursor, tables)
        case _:
            raise cursor.error(f"attribute {name} does not occur in functions")


def _boolean(cursor: Cursor, what: str) -> bool:
    at = cursor.offset
    value = cursor.byte(what)
    if value > 1:
        cursor.fail(f"expected {what} 0 or 1, found {value}", at)
    return bool(value)


def _tag(cursor: Cursor, what: str, *expected: AttributeTag) -> AttributeTag:
    at = cursor.offset
    tag = cursor.varint(f"tag of {what}")
    if tag not in expected:
        names = ", ".join(f"{t.value} {t.name}" for t in expected)
        cursor.fail(f"expected {what} ({names}), found tag {tag}", at)
    return AttributeTag(tag)


def _scalar(cursor: Cursor, tables: Tables) -> ScalarConstant:
    tag = _tag(cursor, "number", AttributeTag.INTEGER, AttributeTag.FLOAT, AttributeTag.BOOL)
    if tag is AttributeTag.BOOL:
        return ScalarConstant(ScalarType.I1, int(_boolean(cursor, "number")))
    at = cursor.offset
    type = tables.types.read(cursor, "number")
    if not isinstance(type, ScalarType) or type.is_integer != (tag is AttributeTag.INTEGER):
        cursor.fail(f"expected {'an integer' if tag is AttributeTag.INTEGER else 'a float'} type, found {type}", at)
    width = bit_width(type)
    at = cursor.offset
    if type is ScalarType.I1 or (tag is AttributeTag.FLOAT and width <= 8):
        bits = cursor.byte("number")
    elif tag is AttributeTag.INTEGER:
        bits = cursor.varint("number")
    else:
        bits = cursor.signed_varint("number") & ((1 << width) - 1 if width == 64 else -1)
    if bits >> width:
        cursor.fail(f"expected {width} bits, found {bits:#x}", at)
    return ScalarConstant(type, bits)


def _predicate(cursor: Cursor) -> AssumePredicate:
    tag = _tag(cursor, "predicate", AttributeTag.DIV_BY, AttributeTag.SAME_ELEMENTS, AttributeTag.BOUNDED)
    if tag is AttributeTag.DIV_BY:
        divisor = cursor.varint("divisor")
        present = cursor.bit_field(2, "optional parameters of div_by")
        every = cursor.signed_varint("every") if present & 1 else None
        along = cursor.signed_varint("along") if present & 2 else None
        return DivBy(divisor, every, along)
    if tag is AttributeTag.SAME_ELEMENTS:
        return SameElements(cursor.fixed_list(8, "same_elements"))
    present = cursor.bit_field(2, "optional parameters of bounded")
    lower = cursor.signed_varint("lower bound") if present & 1 else None
    upper = cursor.signed_varint("upper bound") if present & 2 else None
    return Bounded(lower, upper)


def read_hints(cursor: Cursor, tables: Tables) -> Hints:
    """Optimization hints without their tag: architecture -> hint -> value."""
    hints: dict[str, Mapping[str, int | bool]] = {}
    for _ in range(cursor.count("architectures", 2)):
        at = cursor.offset
        architecture = _key(cursor, tables, "architecture")
        if architecture in hints:
            cursor.fail(f"a second entry for {architecture!r}", at)
        _tag(cursor, "hints of an architecture", AttributeTag.DICTIONARY)
        hints[architecture] = _hints_of_architecture(cursor, tables)
    return hints


_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def _key(cursor: Cursor, tables: Tables, what: str) -> str:
    at = cursor.offset
    key = tables.string(cursor, what)
    if not _KEY.fullmatch(key):
        cursor.fail(f"expected the name of {what}, found {key!r}", at)
    return key


def _hints_of_architecture(cursor: Cursor, tables: Tables) -> Mapping[str, int | bool]:
    values: dict[str, int | bool] = {}
    for _ in range(cursor.count("hints", 2)):
        at = cursor.offset
        name = _key(cursor, tables, "hint")
        if name in values:
            cursor.fail(f"a second hint {name!r}", at)
        if _tag(cursor, "hint", AttributeTag.INTEGER, AttributeTag.BOOL) is AttributeTag.BOOL:
            values[name] = _boolean(cursor, name)
            continue
        at = cursor.offset
        type = tables.types.read(cursor, "hint")
        if type is not ScalarType.I32:
            cursor.fail(f"expected a hint of type i32, found {type}", at)
        values[name] = cursor.varint(name)
    return values
