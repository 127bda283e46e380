"""The debug section: which source position each operation comes from (specification, "Bytecode", "Debug Section").

Columns are stored counted from zero and held counted from one.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace

from tileproof.ir.bytecode.container import read_table
from tileproof.ir.bytecode.cursor import Cursor
from tileproof.ir.operations.specification import V13_5
from tileproof.ir.program import Location, Version

MAX_DEPTH = 64
"""Nesting of scopes and call sites; deeper is refused, as are cycles with it."""


class DebugTag(enum.IntEnum):
    UNKNOWN = 0
    COMPILE_UNIT = 1
    FILE = 2
    LEXICAL_BLOCK = 3
    LOCATION = 4
    SUBPROGRAM = 5
    CALL_SITE = 6


@dataclass(frozen=True, slots=True)
class DebugInfo:
    """For each function, its own location and then that of each operation, outer before inner."""

    functions: tuple[tuple[Location | None, ...], ...] = ()


class _Attributes:
    """The debug attribute table; indices count from one, 0 is unknown."""

    def __init__(self, rows: list[Cursor], strings: list[str], version: Version) -> None:
        self.rows = rows
        self.strings = strings
        self.version = version
        self.locations: dict[int, Location | None] = {0: None}

    def location(self, index: int, cursor: Cursor, at: int, depth: int = 0) -> Location | None:
        if index not in self.locations:
            row, tag = self._open(index, cursor, at, depth)
            match tag:
                case DebugTag.LOCATION:
                    scope = self._index(row, "scope")
                    file, line, column = self._string(row, "file"), row.varint("line"), row.varint("column")
                    self.locations[index] = Location(file, line, column + 1, self._function(scope, row, depth + 1))
                case DebugTag.CALL_SITE:
                    callee, caller = self._index(row, "callee"), self._index(row, "caller")
                    inner = self.location(callee, row, row.offset, depth + 1)
                    outer = self.location(caller, row, row.offset, depth + 1)
                    self.locations[index] = outer if inner is None else _called_from(inner, outer)
                case DebugTag.UNKNOWN:
                    self.locations[index] = None
                case _:
                    row.fail(f"expected a location or a call site, found {tag.name.lower()}")
            row.finish("a debug attribute")
        return self.locations[index]

    def _function(self, index: int, cursor: Cursor, depth: int) -> str | None:
        """The name of the subprogram that a scope lies in."""
        row, tag = self._open(index, cursor, cursor.offset, depth)
        match tag:
            case DebugTag.LEXICAL_BLOCK:
                return self._function(self._index(row, "scope"), row, depth + 1)
            case DebugTag.SUBPROGRAM:
                self._index(row, "file")
                row.varint("line")
                name = self._string(row, "name")
                self._string(row, "linkage name")
                self._index(row, "compile unit")
                row.varint("scope line")
                if self.version >= V13_5:
                    row.varint("subprogram flags")
                row.finish("a subprogram")
                return name
            case DebugTag.COMPILE_UNIT | DebugTag.FILE:
                return None
        raise cursor.error(f"expected a scope, found {tag.name.lower()}")

    def _open(self, index: int, cursor: Cursor, at: int, depth: int) -> tuple[Cursor, DebugTag]:
        if depth > MAX_DEPTH:
            cursor.fail(f"debug attributes are nested deeper than {MAX_DEPTH}, or in a cycle", at)
        if not 1 <= index <= len(self.rows):
            cursor.fail(f"there are {len(self.rows)} debug attributes, found index {index}", at)
        row = self.rows[index - 1]
        row = Cursor(row.data, row.offset, row.end, row.file)
        return row, row.enumeration(DebugTag, "debug attribute")

    def _index(self, row: Cursor, what: str) -> int:
        return row.varint(f"index of {what}")

    def _string(self, row: Cursor, what: str) -> str:
        at = row.offset
        index = row.varint(f"index of {what}")
        if index >= len(self.strings):
            row.fail(f"{what}: there are {len(self.strings)} strings, found index {index}", at)
        return self.strings[index]


def _called_from(callee: Location, caller: Location | None) -> Location:
    """The callee's own chain of callers, continued by ``caller``."""
    if callee.caller is not None:
        caller = _called_from(callee.caller, caller)
    return replace(callee, caller=caller)


def read_debug_info(cursor: Cursor | None, strings: list[str], version: Version) -> DebugInfo:
    if cursor is None:
        return DebugInfo()
    origin = cursor.offset
    count = cursor.count("functions with debug information", 4)
    cursor.align(4, origin)
    starts = [cursor.fixed(4, "start of a function's debug information") for _ in range(count)]
    total = cursor.count("debug indices", 8)
    cursor.align(8, origin)
    at = cursor.offset
    indices = [cursor.fixed(8, "debug index") for _ in range(total)]
    for low, high in zip([0, *starts], [*starts, total], strict=True):
        if not low <= high <= total:
            cursor.fail(f"starts of debug information must ascend up to {total}, found {low} before {high}", at)
    attributes = _Attributes(read_table(cursor, 4, "debug attributes"), strings, version)
    bounds = [*starts, total]
    return DebugInfo(
        tuple(
            tuple(attributes.location(indices[i], cursor, at + 8 * i) for i in range(low, high))
            for low, high in zip(bounds, bounds[1:], strict=False)
        )
    )
