"""Writing Tile IR bytecode, versions 13.1 to 13.5: the inverse of ``ir.reader``, from the same table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tileproof.ir.attributes import SymbolVisibility
from tileproof.ir.bytecode.attributes import AttributeTag
from tileproof.ir.bytecode.container import Section, write_container, write_table
from tileproof.ir.bytecode.emit import pad, write_varint
from tileproof.ir.bytecode.encode import Encoder
from tileproof.ir.errors import UnwritableError
from tileproof.ir.operations import VERSIONS, Arity, AttributeKind, AttributeSpec, OperandSpec
from tileproof.ir.operations.specification import V13_3, V13_4, V13_5
from tileproof.ir.parser import parse_text
from tileproof.ir.program import Block, Global, Kernel, Location, Op, Program, Value, Version
from tileproof.ir.types import FunctionType
from tileproof.ir.validity import whole_program_fault

ENTRY = 0x02
HAS_HINTS = 0x04


def assemble(text: str, file: str = "<text>", version: Version = V13_4) -> bytes:
    """Tile IR text as bytecode; TextError where it cannot be parsed, UnwritableError as for ``write_bytecode``."""
    return write_bytecode(parse_text(text, file), version)


def write_bytecode(program: Program, version: Version = V13_4, *, debug: bool = True) -> bytes:
    """The program as bytecode of that version, with or without debug information.

    UnwritableError if the program is not well formed, or uses what the version
    does not have.
    """
    if version not in VERSIONS:
        known = ", ".join(f"{major}.{minor}" for major, minor in VERSIONS)
        raise UnwritableError(f"bytecode versions are {known}, not {version[0]}.{version[1]}")
    if fault := whole_program_fault(program):
        where = f"{fault.op.location}: {fault.op.name}: " if fault.op else ""
        raise UnwritableError(f"{where}{fault.message}")
    encoder = Encoder(version)
    places: list[list[int]] = []
    functions = bytearray()
    write_varint(functions, len(program.kernels))
    for kernel in program.kernels:
        _function(functions, kernel, encoder, places, debug)
    sections = {Section.FUNCTION: bytes(functions)}
    if program.globals:
        sections[Section.GLOBAL] = _globals(program.globals, encoder)
    if program.producer is not None:
        producer = bytearray()
        write_varint(producer, encoder.string(program.producer))
        sections[Section.PRODUCER] = bytes(producer)
    sections[Section.CONSTANT] = _table(encoder.constants.rows, 8)
    if places:
        sections[Section.DEBUG] = _debug(places, encoder.debug.rows)
    sections[Section.TYPE] = _table(encoder.types.rows, 4)
    sections[Section.STRING] = _table(encoder.strings.rows, 4)
    return write_container(version, sections)


def _table(rows: Sequence[bytes], width: int) -> bytes:
    out = bytearray()
    write_table(out, width, rows)
    return bytes(out)


def _debug(places: Sequence[Sequence[int]], attributes: Sequence[bytes]) -> bytes:
    out = bytearray()
    write_varint(out, len(places))
    pad(out, 4)
    start = 0
    for indices in places:
        out += start.to_bytes(4, "little")
        start += len(indices)
    write_varint(out, start)
    pad(out, 8)
    for indices in places:
        for index in indices:
            out += index.to_bytes(8, "little")
    write_table(out, 4, attributes)
    return bytes(out)


def _globals(globals: Sequence[Global], encoder: Encoder) -> bytes:
    out = bytearray()
    write_varint(out, len(globals))
    for item in globals:
        for index in (encoder.string(item.name), encoder.type(item.type), encoder.constant(item.data), item.alignment):
            write_varint(out, index)
        if item.private or item.constant:
            encoder.require(V13_3, f"the private or constant global {item.name}")
        if encoder.version >= V13_3:
            write_varint(out, SymbolVisibility.PRIVATE if item.private else SymbolVisibility.PUBLIC)
            write_varint(out, int(item.constant))
    return bytes(out)


def _function(out: bytearray, kernel: Kernel, encoder: Encoder, places: list[list[int]], debug: bool) -> None:
    write_varint(out, encoder.string(kernel.name))
    write_varint(out, encoder.type(FunctionType(tuple(p.type for p in kernel.parameters), ())))
    always_hints = encoder.version >= V13_5
    out.append(ENTRY | (HAS_HINTS if kernel.hints and not always_hints else 0))
    outermost = _outermost(kernel) if debug else None
    indices = [encoder.place(outermost, outermost, kernel.name)]
    if outermost is not None:
        places.append(indices)
    write_varint(out, len(places) if outermost is not None else 0)
    if kernel.hints or always_hints:
        out.append(AttributeTag.OPTIMIZATION_HINTS)
        encoder.hints(out, kernel.hints)
    if always_hints:
        out += bytes([AttributeTag.ARRAY, 0])  # attributes of arguments
    body = _BodyWriter(encoder, kernel, outermost, indices)
    write_varint(out, len(body.out))
    out += body.out


def _outermost(kernel: Kernel) -> Location | None:
    """Where the kernel is, or else its first operation that is somewhere."""
    for location in [kernel.location, *(op.location for op in kernel.body.walk())]:
        if location is not None:
            while location.caller is not None:
                location = location.caller
            return location
    return None


class _BodyWriter:
    """Writes a kernel's operations; ``places`` gets the debug index of each."""

    def __init__(self, encoder: Encoder, kernel: Kernel, outermost: Location | None, places: list[int]) -> None:
        self.encoder = encoder
        self.kernel = kernel
        self.outermost = outermost
        self.places = places
        self.out = bytearray()
        self.numbers: dict[Value, int] = {}
        self.visible = 0
        self._number(kernel.parameters)
        for op in kernel.body.ops:
            self._op(op)

    def _number(self, values: Iterable[Value]) -> None:
        for value in values:
            self.numbers[value] = self.visible
            self.visible += 1

    def _later(self, row: AttributeSpec | OperandSpec) -> bool:
        return row.since > self.encoder.version

    def _op(self, op: Op) -> None:
        spec, out, encoder = op.spec, self.out, self.encoder
        encoder.require(spec.since, spec.name)
        self.places.append(encoder.place(op.location, self.outermost, self.kernel.name))
        write_varint(out, spec.opcode)
        later = sum(row.since > encoder.version for row in spec.results)
        results = op.results[: len(op.results) - later]
        if spec.counts_results:
            write_varint(out, len(results))
        for value in results:
            write_varint(out, encoder.type(value.type))
        self._flags(op)
        self._attributes(op)
        self._operands(op)
        if spec.regions:
            write_varint(out, len(op.regions))
            for region in op.regions:
                self._region(region)
        self._number(results)

    def _flags(self, op: Op) -> None:
        rows = [row for row in op.spec.flags if not self._later(row)]
        if rows:
            write_varint(self.out, sum(_is_set(op, row) << i for i, row in enumerate(rows)))

    def _attributes(self, op: Op) -> None:
        for row in op.spec.attributes:
            value = op.attributes[row.name]
            if self._later(row):
                if not _is_default(row, value):
                    self.encoder.require(row.since, f"{row.name} of {op.name}")
            elif row.kind is not AttributeKind.FLAG and value is not None:
                self.encoder.attribute(self.out, row, value)

    def _operands(self, op: Op) -> None:
        if op.spec.counts_all_operands:
            write_varint(self.out, len(op.flat_operands))
        for row in op.spec.operands:
            operand = op.operands[row.name]
            values = operand if isinstance(operand, tuple) else () if operand is None else (operand,)
            if values and self._later(row):
                self.encoder.require(row.since, f"{row.name} of {op.name}")
            if row.arity is Arity.VARIADIC and not op.spec.counts_all_operands:
                write_varint(self.out, len(values))
            for value in values:
                if value not in self.numbers:
                    raise UnwritableError(f"{op.name}: {row.name} does not exist in this version")
                write_varint(self.out, self.numbers[value])

    def _region(self, block: Block) -> None:
        if block.implicit:
            write_varint(self.out, 0)
            return
        write_varint(self.out, 1)
        visible = self.visible
        write_varint(self.out, len(block.arguments))
        for value in block.arguments:
            write_varint(self.out, self.encoder.type(value.type))
        self._number(block.arguments)
        write_varint(self.out, len(block.ops))
        for op in block.ops:
            self._op(op)
        self.visible = visible


def _is_set(op: Op, row: AttributeSpec | OperandSpec) -> bool:
    if isinstance(row, OperandSpec):
        return op.operands[row.name] is not None
    value = op.attributes[row.name]
    return bool(value) if row.kind is AttributeKind.FLAG else value is not None


def _is_default(row: AttributeSpec, value: Any) -> bool:
    if row.kind is AttributeKind.BOOLEANS:
        return not any(value)
    return bool(value == row.default)
