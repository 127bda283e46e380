"""Names of SSA values, chosen as MLIR's printer does.

Values without a name of their own are numbered.  A name already in use gets a
suffix from a counter.  A region's values are named before those of the regions
inside it, and what a region used is free again in its siblings.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tileproof.ir.constants import Splat, constant_values
from tileproof.ir.program import Block, Kernel, Op, Value
from tileproof.ir.types import ScalarType, TileType


@dataclass
class _Scope:
    """Counters and used names, of a region and those around it."""

    values: int = 0
    arguments: int = 0
    conflicts: int = 0
    used: set[str] = field(default_factory=set)

    def inner(self) -> _Scope:
        return _Scope(self.values, self.arguments, self.conflicts, set(self.used))

    def unique(self, name: str) -> str:
        candidate = name
        while candidate in self.used:
            candidate = f"{name}_{self.conflicts}"
            self.conflicts += 1
        self.used.add(candidate)
        return candidate

    def numbered(self) -> str:
        self.values += 1
        return str(self.values - 1)


def name_values(kernel: Kernel) -> dict[Value, str]:
    """The printed name, without ``%``, of every value; ``for#1`` is the second of a group."""
    names = _Names()
    names.region(None, kernel.body, _Scope())
    return names.of_value


class _Names:
    def __init__(self) -> None:
        self.of_value: dict[Value, str] = {}
        self.wanted: dict[Value, str] = {}
        """The name a value asked for, before it was made unique."""

    def region(self, parent: Op | None, block: Block, scope: _Scope) -> None:
        prefixes = argument_prefixes(parent, block)
        for value, prefix in zip(block.arguments, prefixes, strict=True):
            if prefix is None:
                prefix = f"arg{scope.arguments}"
                scope.arguments += 1
            self.of_value[value] = scope.unique(prefix)
        for op in block.ops:
            self._results(op, scope)
        for op in block.ops:
            for inner in op.regions:
                self.region(op, inner, scope.inner())

    def _results(self, op: Op, scope: _Scope) -> None:
        if not op.results:
            return
        asked = self._asked(op)
        for value, name in zip(op.results, asked, strict=False):
            if name is not None:
                self.wanted[value] = name
        if len(asked) == len(op.results) and None not in asked[1:]:
            for value, name in zip(op.results, asked, strict=True):
                self.of_value[value] = scope.unique(name) if name else scope.numbered()
            return
        base = scope.unique(asked[0]) if asked[0] else scope.numbered()
        for i, value in enumerate(op.results):
            self.of_value[value] = f"{base}#{i}"

    def _asked(self, op: Op) -> list[str | None]:
        names = [row.prefix for row in op.spec.results]
        if op.name == "constant":
            return [constant_name(op)]
        if op.name == "assume":
            value = op.value("value")
            if value.op is None or not any(row.prefix for row in value.op.spec.results):
                return ["assume"]
            return [f"assume_{self.wanted.get(value, '')}"]
        return names


def argument_prefixes(parent: Op | None, block: Block) -> list[str | None]:
    count = len(block.arguments)
    if parent is not None and parent.name == "for":
        return ["loopIdx", *(f"iterArg{i}" for i in range(count - 1))]
    if parent is not None and parent.name == "reduce":
        if count == 2:
            return ["reduce_lhs", "reduce_rhs"]
        return [f"reduce_{'rhs' if i % 2 else 'lhs'}{i // 2}" for i in range(count)]
    return [None] * count


def constant_name(op: Op) -> str:
    """``cst_3_i32``, ``true``; ``cst_f32`` for what has no short name."""
    type = op.result.type
    assert isinstance(type, TileType) and isinstance(type.element, ScalarType)
    element, values = type.element, constant_values(op)
    if not isinstance(values, Splat):
        return f"cst_{element.text}"
    value = values.value
    if element is ScalarType.I1:
        return "true" if value else "false"
    if value != value:
        return f"cst_NaN_{element.text}"
    if isinstance(value, float):
        negative = str(value).startswith("-")
        if negative or value >= 2**64 or value != int(value):
            return f"cst_{element.text}"
        value = int(value)
    return f"cst_{value}_{element.text}"
