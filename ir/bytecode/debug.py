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


SCOPES = (DebugTag.SUBPROGRAM, DebugTag.LEXICAL_BLOCK)


@dataclass(frozen=True, slots=True)
class File:
    name: str
    directory: str


@dataclass(frozen=True, slots=True)
class Subprogram:
    file: File
    line: int
    name: str
    linkage_name: str
    unit: File
    scope_line: int


@dataclass(frozen=True, slots=True)
class Place:
    """A resolved debug attribute; ``scope`` is the subprogram of the outermost caller."""

    location: Location | None
    scope: Subprogram | None = None


NOWHERE = Place(None)


@dataclass(frozen=True, slots=True)
class DebugInfo:
    """For each function, its own place and then that of each operation, outer before inner."""

    functions: tuple[tuple[Place, ...], ...] = ()


class _Attributes:
    """The debug attribute table; indices count from one, 0 is unknown."""

    def __init__(self, rows: list[Cursor], strings: list[str], version: Version) -> None:
        self.rows = rows
        self.strings = strings
        self.version = version
        self.places: dict[int, Place] = {0: NOWHERE}

    def place(self, index: int, cursor: Cursor, at: int, depth: int = 0) -> Place:
        if index not in self.places:
            row, tag = self._open(index, cursor, at, depth)
            match tag:
                case DebugTag.LOCATION:
                    scope = self._scope(row, depth)
                    file, line, column = self._string(row, "file"), row.varint("line"), row.varint("column")
                    place = Place(Location(file, line, column + 1, scope.name), scope)
                case DebugTag.CALL_SITE:
                    callee, caller = self._nested(row, "callee", depth), self._nested(row, "caller", depth)
                    place = _called_from(callee, caller)
                case DebugTag.UNKNOWN:
                    place = NOWHERE
                case _:
                    row.fail(f"expected a location or a call site, found {tag.name.lower()}")
            row.finish("a debug attribute")
            self.places[index] = place
        return self.places[index]

    def _nested(self, row: Cursor, what: str, depth: int) -> Place:
        at = row.offset
        return self.place(row.varint(f"index of {what}"), row, at, depth + 1)

    def _scope(self, cursor: Cursor, depth: int) -> Subprogram:
        """The subprogram that the scope whose index comes next lies in."""
        row, tag = self._follow(cursor, "scope", depth, *SCOPES)
        if tag is DebugTag.SUBPROGRAM:
            return self._subprogram(row, depth + 1)
        subprogram = self._scope(row, depth + 1)
        self._file(row, depth + 1)
        row.varint("line")
        row.varint("column")
        row.finish("a lexical block")
        return subprogram

    def _subprogram(self, row: Cursor, depth: int) -> Subprogram:
        file, line = self._file(row, depth), row.varint("line")
        name, linkage = self._string(row, "name"), self._string(row, "linkage name")
        unit, _ = self._follow(row, "compile unit", depth, DebugTag.COMPILE_UNIT)
        unit_file = self._file(unit, depth)
        unit.finish("a compile unit")
        scope_line = row.varint("scope line")
        if self.version >= V13_5 and (flags := row.varint("subprogram flags")):
            row.fail(f"expected subprogram flags 0, found {flags:#x}")
        row.finish("a subprogram")
        return Subprogram(file, line, name, linkage, unit_file, scope_line)

    def _file(self, cursor: Cursor, depth: int) -> File:
        row, _ = self._follow(cursor, "file", depth, DebugTag.FILE)
        file = File(self._string(row, "file name"), self._string(row, "directory"))
        row.finish("a file")
        return file

    def _follow(self, cursor: Cursor, what: str, depth: int, *expected: DebugTag) -> tuple[Cursor, DebugTag]:
        """The attribute whose index comes next."""
        at = cursor.offset
        row, tag = self._open(cursor.varint(f"index of {what}"), cursor, at, depth + 1)
        if tag not in expected:
            cursor.fail(
                f"expected {what} ({', '.join(t.name.lower() for t in expected)}), found {tag.name.lower()}", at
            )
        return row, tag

    def _open(self, index: int, cursor: Cursor, at: int, depth: int) -> tuple[Cursor, DebugTag]:
        if depth > MAX_DEPTH:
            cursor.fail(f"debug attributes are nested deeper than {MAX_DEPTH}, or in a cycle", at)
        if not 1 <= index <= len(self.rows):
            cursor.fail(f"there are {len(self.rows)} debug attributes, found index {index}", at)
        row = self.rows[index - 1]
        row = Cursor(row.data, row.offset, row.end, row.file)
        return row, row.enumeration(DebugTag, "debug attribute")

    def _string(self, row: Cursor, what: str) -> str:
        at = row.offset
        index = row.varint(f"index of {what}")
        if index >= len(self.strings):
            row.fail(f"{what}: there are {len(self.strings)} strings, found index {index}", at)
        return self.strings[index]


def _called_from(callee: Place, caller: Place) -> Place:
    """The callee's own chain of callers, continued by ``caller``."""
    if callee.location is None:
        return caller
    return Place(_chain(callee.location, caller.location), caller.scope)


def _chain(callee: Location, caller: Location | None) -> Location:
    return replace(callee, caller=caller if callee.caller is None else _chain(callee.caller, caller))


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
            tuple(attributes.place(indices[i], cursor, at + 8 * i) for i in range(low, high))
            for low, high in zip(bounds, bounds[1:], strict=False)
        )
    )


def scope_fault(name: str, places: tuple[Place, ...]) -> str | None:
    """Whether a function's scope is its own, and its operations' scopes are the function's."""
    if not places:
        return None
    function = places[0]
    if function.location is not None and function.location.caller is not None:
        return "a function's place must not be a call site"
    if function.scope is not None and function.scope.linkage_name != name:
        return f"the function's debug scope is {function.scope.linkage_name!r}"
    if any(place.scope not in (None, function.scope) for place in places[1:]):
        return "an operation's debug scope is not that of its function"
    return None
