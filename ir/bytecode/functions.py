"""Function bodies: operations, regions, SSA values by number (specification, "Bytecode", "Function Section")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tileproof.ir.bytecode.attributes import Tables, read_attribute
from tileproof.ir.bytecode.cursor import Cursor
from tileproof.ir.bytecode.debug import Place
from tileproof.ir.operations import BY_OPCODE, Arity, AttributeKind, OperationSpec, RegionSpec
from tileproof.ir.program import Block, Op, Operand, Value, Version
from tileproof.ir.types import TOKEN, Type
from tileproof.ir.validity import MAX_NESTING, absent_region, op_fault


class BodyReader:
    """Reads one function's body; ``places`` has an entry per operation, or is empty."""

    def __init__(self, cursor: Cursor, tables: Tables, version: Version, places: Sequence[Place]) -> None:
        self.cursor = cursor
        self.tables = tables
        self.version = version
        self.places = places
        self.ops_read = 0
        self.values: list[Value] = []

    def body(self, parameters: tuple[Type, ...]) -> Block:
        """The whole body, up to the end of the cursor; its operations are not counted."""
        arguments = self._arguments(parameters)
        ops: list[Op] = []
        while self.cursor.remaining:
            ops.append(self._op(0))
        if self.places and self.ops_read != len(self.places):
            self.cursor.fail(f"debug information for {len(self.places)} operations, found {self.ops_read}")
        return Block(arguments, tuple(ops))

    def _arguments(self, types: tuple[Type, ...]) -> tuple[Value, ...]:
        arguments = tuple(Value(type, None, i) for i, type in enumerate(types))
        self.values += arguments
        return arguments

    def _region(self, row: RegionSpec, depth: int) -> Block:
        cursor = self.cursor
        if depth > MAX_NESTING:
            cursor.fail(f"regions are nested deeper than {MAX_NESTING}")
        at = cursor.offset
        blocks = cursor.varint("number of blocks")
        if blocks == 0 and row.optional:
            return absent_region()
        if blocks != 1:
            cursor.fail(f"expected a region of one block, found {blocks}", at)
        outer = len(self.values)
        arguments = self._arguments(self.tables.types.read_list(cursor, "block arguments"))
        ops = tuple(self._op(depth) for _ in range(cursor.count("operations")))
        del self.values[outer:]
        return Block(arguments, ops)

    def _op(self, depth: int) -> Op:
        cursor, start = self.cursor, self.cursor.offset
        opcode = cursor.varint("opcode")
        spec = BY_OPCODE.get(opcode)
        if spec is None or not spec.in_bodies:
            cursor.fail(f"expected the opcode of an operation, found {opcode}", start)
        if spec.since > self.version:
            major, minor = spec.since
            cursor.fail(f"{spec.name} is part of version {major}.{minor}, this file is older", start)
        if self.places and self.ops_read >= len(self.places):
            cursor.fail(f"expected {len(self.places)} operations as in the debug information, found more", start)
        location = self.places[self.ops_read].location if self.places else None
        self.ops_read += 1
        result_types = self._result_types(spec)
        flags = self._flags(spec)
        attributes = self._attributes(spec, flags)
        operands = self._operands(spec, flags)
        regions = self._regions(spec, depth)
        for row in spec.attributes:
            if row.kind is AttributeKind.BOOLEANS and row.since > self.version:
                attributes[row.name] = (row.default,) * len(_index(operands))
        op = Op(spec, operands, attributes, regions, (), location)
        op.results = tuple(Value(type, op, i) for i, type in enumerate(result_types))
        self.values += op.results
        later = [row for row in spec.results if row.since > self.version]
        op.results += tuple(Value(TOKEN, op, len(result_types) + i) for i in range(len(later)))
        if fault := op_fault(op):
            cursor.fail(f"{spec.name}: {fault}", start)
        return op

    def _result_types(self, spec: OperationSpec) -> list[Type]:
        cursor, types = self.cursor, self.tables.types
        expected = [row for row in spec.results if row.since <= self.version]
        count = len(expected)
        if spec.counts_results:
            at = cursor.offset
            count = cursor.count(f"results of {spec.name}")
            if count != len(expected) and not any(row.arity is Arity.VARIADIC for row in expected):
                cursor.fail(f"{spec.name} has {len(expected)} results, found {count}", at)
        return [types.read(cursor, f"result of {spec.name}") for _ in range(count)]

    def _flags(self, spec: OperationSpec) -> dict[str, bool]:
        rows = [row for row in spec.flags if row.since <= self.version]
        if not rows:
            return {}
        field = self.cursor.bit_field(len(rows), f"bit field of {spec.name}")
        return {row.name: bool(field >> i & 1) for i, row in enumerate(rows)}

    def _attributes(self, spec: OperationSpec, flags: dict[str, bool]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for row in spec.attributes:
            if row.kind is AttributeKind.FLAG:
                values[row.name] = flags.get(row.name, row.default)
            elif row.since > self.version:
                values[row.name] = row.default
            elif row.optional and not flags[row.name]:
                values[row.name] = None
            else:
                values[row.name] = read_attribute(self.cursor, row, self.tables)
        return values

    def _operands(self, spec: OperationSpec, flags: dict[str, bool]) -> dict[str, Operand]:
        cursor = self.cursor
        operands: dict[str, Operand] = {}
        varying = 0  # how many the one varying row has, where one number counts all operands
        if spec.counts_all_operands:
            at = cursor.offset
            varying = cursor.count(f"operands of {spec.name}") - (len(spec.operands) - 1)
            optional = any(row.arity is Arity.OPTIONAL for row in spec.operands)
            if varying < 0 or (optional and varying > 1):
                cursor.fail(f"{spec.name} cannot have {varying + len(spec.operands) - 1} operands", at)
        for row in spec.operands:
            what = f"{row.name} of {spec.name}"
            if row.arity is Arity.ONE:
                operands[row.name] = self._value(what)
            elif row.arity is Arity.OPTIONAL:
                present = bool(varying) if spec.counts_all_operands else flags.get(row.name, False)
                operands[row.name] = self._value(what) if present else None
            else:
                count = varying if spec.counts_all_operands else cursor.count(what)
                operands[row.name] = tuple(self._value(what) for _ in range(count))
        return operands

    def _value(self, what: str) -> Value:
        at = self.cursor.offset
        number = self.cursor.varint(what)
        if number >= len(self.values):
            self.cursor.fail(f"{what}: {len(self.values)} values are visible here, found number {number}", at)
        return self.values[number]

    def _regions(self, spec: OperationSpec, depth: int) -> tuple[Block, ...]:
        if not spec.regions:
            return ()
        at = self.cursor.offset
        if (count := self.cursor.varint("number of regions")) != len(spec.regions):
            self.cursor.fail(f"{spec.name} has {len(spec.regions)} regions, found {count}", at)
        return tuple(self._region(row, depth + 1) for row in spec.regions)


def _index(operands: dict[str, Operand]) -> tuple[Value, ...]:
    index = operands["index"]
    assert isinstance(index, tuple)
    return index
