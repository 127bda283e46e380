"""Tile IR programs as data: Program -> Kernel -> Block -> Op -> Value.

Values are in SSA form.  Everything here is immutable once built: a change to a
program makes a new program.  Values, operations and blocks are compared by
identity (``is``), since two equal-looking operations are different operations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tileproof.ir.types import Type

if TYPE_CHECKING:
    from tileproof.ir.operations import OperationSpec

Version = tuple[int, int]
"""A bytecode version, e.g. ``(13, 4)``."""


@dataclass(frozen=True, slots=True)
class Location:
    """A source position; ``line`` and ``column`` count from one.

    ``function`` is the subprogram's name where known; ``caller`` is the call
    site when the code was inlined.
    """

    file: str
    line: int
    column: int
    function: str | None = None
    caller: Location | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(eq=False, slots=True)
class Value:
    """An SSA value: the ``index``-th result of ``op``, or the ``index``-th argument of a block (``op`` None)."""

    type: Type
    op: Op | None = None
    index: int = 0
    name: str | None = None  # the name in the text it was parsed from, without %

    def __repr__(self) -> str:
        return f"<Value {self.name or self.index} of {self.op.name if self.op else 'block'}>"


Operand = Value | None | tuple[Value, ...]


@dataclass(eq=False, slots=True)
class Op:
    """An operation.

    ``operands`` has one entry per row of ``spec.operands``: a Value, None for an
    absent optional one, a tuple for a variadic one.  ``attributes`` has one
    entry per row of ``spec.attributes`` (None if optional and absent).
    """

    spec: OperationSpec
    operands: Mapping[str, Operand]
    attributes: Mapping[str, Any]
    regions: tuple[Block, ...] = ()
    results: tuple[Value, ...] = ()
    location: Location | None = None

    @property
    def name(self) -> str:
        """The printed name without the ``cuda_tile.`` prefix, e.g. ``load_view_tko``."""
        return self.spec.name

    def value(self, operand: str) -> Value:
        """The single, present operand of that name (KeyError for another kind)."""
        value = self.operands[operand]
        if not isinstance(value, Value):
            raise KeyError(f"{self.name}: operand {operand} is {'absent' if value is None else 'variadic'}")
        return value

    def optional(self, operand: str) -> Value | None:
        value = self.operands[operand]
        if isinstance(value, tuple):
            raise KeyError(f"{self.name}: operand {operand} is variadic")
        return value

    def variadic(self, operand: str) -> tuple[Value, ...]:
        value = self.operands[operand]
        if not isinstance(value, tuple):
            raise KeyError(f"{self.name}: operand {operand} is not variadic")
        return value

    @property
    def flat_operands(self) -> tuple[Value, ...]:
        """All operands in order, absent ones left out."""
        flat: list[Value] = []
        for operand in self.operands.values():
            if isinstance(operand, Value):
                flat.append(operand)
            elif operand is not None:
                flat.extend(operand)
        return tuple(flat)

    @property
    def result(self) -> Value:
        (only,) = self.results
        return only

    def __repr__(self) -> str:
        return f"<Op {self.name} at {self.location}>"


@dataclass(eq=False, slots=True)
class Block:
    """A region's only block: arguments, then operations; the last is the terminator.

    An ``implicit`` block stands for an absent region (the else of an ``if``
    without one): it holds a lone ``yield`` and is neither printed nor written.
    """

    arguments: tuple[Value, ...]
    ops: tuple[Op, ...]
    implicit: bool = False

    def walk(self) -> Iterator[Op]:
        """All operations, outer before inner, in program order."""
        for op in self.ops:
            yield op
            for region in op.regions:
                yield from region.walk()


@dataclass(eq=False, slots=True)
class Kernel:
    """An entry function; ``hints`` holds its optimization hints by architecture."""

    name: str
    body: Block
    hints: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    location: Location | None = None

    @property
    def parameters(self) -> tuple[Value, ...]:
        return self.body.arguments


@dataclass(eq=False, slots=True)
class Global:
    """A module-level constant or variable: raw little-endian contents of a one-dimensional tile."""

    name: str
    type: Type
    data: bytes
    alignment: int
    constant: bool
    private: bool


@dataclass(eq=False, slots=True)
class Program:
    """A module: its kernels and globals, the bytecode version it was read from (None: text)."""

    name: str
    kernels: tuple[Kernel, ...]
    globals: tuple[Global, ...] = ()
    version: Version | None = None
    producer: str | None = None

    def kernel(self, name: str) -> Kernel:
        """The kernel of that name; KeyError lists the names there are."""
        for kernel in self.kernels:
            if kernel.name == name:
                return kernel
        raise KeyError(f"no kernel {name!r}; this program has: {', '.join(k.name for k in self.kernels)}")
