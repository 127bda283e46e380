"""The shape of a row of the operation table.

A row states the facts of an operation once; the reader, the writer, the
printer, the parser and the checks all derive from it.

The bytecode of an operation follows from its row (specification, "Bytecode
Operations"): opcode; result types, preceded by their number where an operand or
a result is variadic; a bit field with a bit per flag, optional attribute and
optional operand; the attributes present; the operands; the regions.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tileproof.ir.attributes import AttributeEnum, PointerAttribute, RoundingMode
from tileproof.ir.program import Version

if TYPE_CHECKING:
    from tileproof.ir.operations.typing import TypeClass
    from tileproof.ir.program import Op

V13_1: Version = (13, 1)
V13_2: Version = (13, 2)
V13_3: Version = (13, 3)
V13_4: Version = (13, 4)
V13_5: Version = (13, 5)
VERSIONS = (V13_1, V13_2, V13_3, V13_4, V13_5)


_LATER_MEMBERS = {
    (RoundingMode, RoundingMode.NEAREST_AWAY): V13_4,
    (PointerAttribute, PointerAttribute.UNICAST): V13_5,
    (PointerAttribute, PointerAttribute.MULTICAST): V13_5,
}


def member_since(member: AttributeEnum) -> Version:
    """The first version that has this member of its enumeration."""
    return _LATER_MEMBERS.get((member.__class__, member), V13_1)


class Arity(enum.Enum):
    ONE = enum.auto()
    OPTIONAL = enum.auto()
    VARIADIC = enum.auto()


@dataclass(frozen=True, slots=True)
class OperandSpec:
    name: str
    type: TypeClass
    arity: Arity = Arity.ONE
    since: Version = V13_1


@dataclass(frozen=True, slots=True)
class ResultSpec:
    """A result; ``prefix`` is the name the disassembler gives its value (None: a number).

    ``like``: where nothing gives its type, it is that of this operand or result
    (None: a token has no other type, anything else must be told).
    """

    name: str
    type: TypeClass
    arity: Arity = Arity.ONE
    since: Version = V13_1
    prefix: str | None = None
    like: str | None = None


class AttributeKind(enum.Enum):
    """How an attribute that is not an enumeration is held; the value says what it is in Python."""

    FLAG = "bool, in the bit field"
    BOOLEAN = "bool"
    INTEGER = "int, not negative"
    STRING = "str"
    SYMBOL = "str, the name of a global or function"
    TYPE = "FunctionType"
    ELEMENTS = "bytes, little-endian elements of the result's type"
    INTEGERS = "tuple of int, 32 bits each"
    BOOLEANS = "tuple of bool"
    SCALARS = "tuple of ScalarConstant"
    DICTIONARIES = "tuple of dictionaries"
    PREDICATE = "AssumePredicate"
    HINTS = "mapping from architecture to mapping from hint to int or bool"


@dataclass(frozen=True, slots=True)
class AttributeSpec:
    """``default`` is the value in versions before ``since`` and where the printed form says nothing.

    For BOOLEANS it is the value of every element.
    """

    name: str
    kind: AttributeKind | type[AttributeEnum]
    optional: bool = False
    since: Version = V13_1
    default: Any = None

    @property
    def flagged(self) -> bool:
        """Whether the bit field tells its presence."""
        return self.optional or self.kind is AttributeKind.FLAG


@dataclass(frozen=True, slots=True)
class RegionSpec:
    """A region of one block; ``terminators`` are the operations that may end it; an ``optional`` one may be absent."""

    name: str
    terminators: tuple[str, ...]
    optional: bool = False


Check = Callable[["Op"], str | None]
"""Judges one operation on its own: None, or what is wrong with it."""


@dataclass(frozen=True)
class OperationSpec:
    """A row: ``form`` is its printed form (see ``tileproof.ir.form``), ``checks`` what its types must satisfy."""

    name: str
    opcode: int
    since: Version = V13_1
    operands: tuple[OperandSpec, ...] = ()
    attributes: tuple[AttributeSpec, ...] = ()
    results: tuple[ResultSpec, ...] = ()
    regions: tuple[RegionSpec, ...] = ()
    form: str = ""
    checks: tuple[Check, ...] = field(default=(), compare=False)
    terminator: bool = False
    in_bodies: bool = True
    """Whether it occurs in kernels (False: module, entry, global)."""
    preview: bool = False

    @cached_property
    def counts_results(self) -> bool:
        """Whether the number of results precedes their types."""
        arities = [row.arity for row in self.operands] + [row.arity for row in self.results]
        return Arity.VARIADIC in arities

    @cached_property
    def counts_all_operands(self) -> bool:
        """Whether one number, that of all operands, precedes them: so where a single operand row varies."""
        return sum(row.arity is not Arity.ONE for row in self.operands) == 1

    @cached_property
    def flags(self) -> tuple[AttributeSpec | OperandSpec, ...]:
        """The rows that own a bit of the bit field, lowest first; those of later versions are last."""
        rows: list[AttributeSpec | OperandSpec] = [a for a in self.attributes if a.flagged]
        if not self.counts_all_operands:
            rows += [o for o in self.operands if o.arity is Arity.OPTIONAL]
        return tuple(sorted(rows, key=lambda row: max(row.since, self.since)))

    def operand(self, name: str) -> OperandSpec:
        return next(row for row in self.operands if row.name == name)

    def attribute(self, name: str) -> AttributeSpec:
        return next(row for row in self.attributes if row.name == name)
