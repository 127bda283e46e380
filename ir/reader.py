"""Reading Tile IR bytecode, versions 13.1 to 13.5 (specification, "Bytecode")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tileproof.ir.attributes import SymbolVisibility
from tileproof.ir.bytecode.attributes import AttributeTag, Tables, read_hints
from tileproof.ir.bytecode.container import Container, Section, read_container, read_table, write_container, write_table
from tileproof.ir.bytecode.cursor import Cursor
from tileproof.ir.bytecode.debug import DebugInfo, read_debug_info, scope_fault
from tileproof.ir.bytecode.functions import BodyReader
from tileproof.ir.bytecode.types import TypeTable
from tileproof.ir.errors import BytecodeError
from tileproof.ir.operations.specification import V13_3, V13_5
from tileproof.ir.program import Global, Kernel, Program
from tileproof.ir.types import FunctionType
from tileproof.ir.validity import kernel_fault, program_fault

ENTRY = 0x02
HAS_HINTS = 0x04


def read_bytecode(data: bytes, file: str = "<bytecode>") -> Program:
    """The program in ``data``; BytecodeError, with the offset, for anything else.

    ``file`` is the name used in errors.
    """
    return _read(read_container(data, file))[0]


def bytecode_without_debug(data: bytes, file: str = "<bytecode>") -> bytes:
    """The bytecode without its debug information: what certificates hash (design section 6).

    The debug section is left out, and strings that it alone uses (absolute
    paths) are emptied, and functions refer to none of it.  The result is readable bytecode of the same program.
    """
    container = read_container(data, file)
    _, tables = _read(container)
    sections: dict[Section, bytes] = {}
    for section, extent in container.sections.items():
        if section is not Section.DEBUG:
            sections[section] = data[extent.payload : extent.end]
    strings = [s if i in tables.used_strings else "" for i, s in enumerate(tables.strings)]
    table = bytearray()
    write_table(table, 4, [s.encode("utf-8", "surrogateescape") for s in strings])
    sections[Section.STRING] = bytes(table)
    functions = bytearray()
    position = container.sections[Section.FUNCTION].payload
    for index in tables.debug_indices:
        functions += data[position : index.start] + b"\x00"
        position = index.stop
    sections[Section.FUNCTION] = bytes(functions + data[position : container.sections[Section.FUNCTION].end])
    return write_container(container.version, sections)


def _read(container: Container) -> tuple[Program, Tables]:
    strings = _strings(container)
    types = container.cursor(Section.TYPE)
    type_rows = [] if types is None else read_table(types, 4, "types")
    tables = Tables(TypeTable(type_rows, container.version), strings, _constants(container))
    debug = read_debug_info(container.cursor(Section.DEBUG), strings, container.version)
    kernels = _kernels(container, tables, debug)
    program = Program("kernels", kernels, _globals(container, tables), container.version, _producer(container, tables))
    if fault := program_fault(program):
        raise BytecodeError(fault.message, offset=0, file=container.file)
    return program, tables


def _strings(container: Container) -> list[str]:
    cursor = container.cursor(Section.STRING)
    assert cursor is not None
    return [
        row.take(row.remaining, "string").decode("utf-8", "surrogateescape") for row in read_table(cursor, 4, "strings")
    ]


def _constants(container: Container) -> list[bytes]:
    cursor = container.cursor(Section.CONSTANT)
    constants = []
    for row in [] if cursor is None else read_table(cursor, 8, "constants"):
        constants.append(row.take(row.varint("size of a constant"), "constant"))
        row.finish("a constant")
    return constants


def _producer(container: Container, tables: Tables) -> str | None:
    cursor = container.cursor(Section.PRODUCER)
    if cursor is None:
        return None
    producer = tables.string(cursor, "producer")
    cursor.finish("the producer")
    return producer


def _globals(container: Container, tables: Tables) -> tuple[Global, ...]:
    cursor = container.cursor(Section.GLOBAL)
    if cursor is None:
        return ()
    found = []
    for _ in range(cursor.count("globals", 4)):
        name = tables.string(cursor, "name of a global")
        type = tables.types.read(cursor, "global")
        data = tables.constant(cursor, "contents of a global")
        alignment = cursor.natural("alignment of a global")
        visibility, constant = SymbolVisibility.PUBLIC, False
        if container.version >= V13_3:
            visibility = cursor.enumeration(SymbolVisibility, "visibility of a global")
            constant = bool(cursor.bit_field(1, "constant flag of a global"))
        found.append(Global(name, type, data, alignment, constant, visibility is SymbolVisibility.PRIVATE))
    cursor.finish("the globals")
    return tuple(found)


def _kernels(container: Container, tables: Tables, debug: DebugInfo) -> tuple[Kernel, ...]:
    cursor = container.cursor(Section.FUNCTION)
    assert cursor is not None
    kernels = tuple(_kernel(cursor, container, tables, debug) for _ in range(cursor.count("functions", 4)))
    cursor.finish("the functions")
    return kernels


def _kernel(cursor: Cursor, container: Container, tables: Tables, debug: DebugInfo) -> Kernel:
    start = cursor.offset
    name = tables.string(cursor, "name of a function")
    type = tables.types.read(cursor, "function")
    if not isinstance(type, FunctionType):
        cursor.fail(f"{name}: expected a function type, found {type}", start)
    at = cursor.offset
    flags = cursor.byte("function flags")
    if flags & ~(ENTRY | HAS_HINTS) or (flags & HAS_HINTS and container.version >= V13_5):
        cursor.fail(f"{name}: unknown function flags {flags:#x}", at)
    if not flags & ENTRY:
        cursor.fail(f"{name}: only entry functions are supported", at)
    at = cursor.offset
    index = cursor.varint("debug index of a function")
    tables.debug_indices.append(slice(at, cursor.offset))
    if index > len(debug.functions):
        cursor.fail(f"there are {len(debug.functions)} functions with debug information, found index {index}", at)
    places = debug.functions[index - 1] if index else ()
    if fault := scope_fault(name, places):
        cursor.fail(f"{name}: {fault}", at)
    hints: Mapping[str, Mapping[str, Any]] = {}
    if flags & HAS_HINTS or container.version >= V13_5:
        _expect_tag(cursor, AttributeTag.OPTIMIZATION_HINTS)
        hints = read_hints(cursor, tables)
    if container.version >= V13_5:
        _expect_tag(cursor, AttributeTag.ARRAY)
        if cursor.count("argument attributes"):
            cursor.fail(f"{name}: argument attributes are not supported")
    body = cursor.within(cursor.varint("length of a function"), "function")
    block = BodyReader(body, tables, container.version, places[1:]).body(type.parameters)
    kernel = Kernel(name, block, hints, places[0].location if places else None)
    if type.results:
        cursor.fail(f"{name}: an entry has no results", start)
    if wrong := kernel_fault(kernel):
        where = f" ({wrong.op.name})" if wrong.op else ""
        cursor.fail(f"{name}: {wrong.message}{where}", start)
    return kernel


def _expect_tag(cursor: Cursor, expected: AttributeTag) -> None:
    at = cursor.offset
    tag = cursor.varint("attribute tag")
    if tag != expected:
        cursor.fail(f"expected {expected.name.lower()} ({expected.value}), found tag {tag}", at)
