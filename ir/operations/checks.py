"""Checks of one operation's types and attributes, for the rows of the table (specification, "Operations", constraints).

A check takes an operation and returns None or what is wrong.  Names refer to
the rows' operands and results.
"""

from __future__ import annotations

from tileproof.ir.operations.specification import Check
from tileproof.ir.program import Op, Value
from tileproof.ir.types import ElementType, PointerType, TileType, Type


def values_of(op: Op, name: str) -> tuple[Value, ...]:
    """The values of an operand or result row: none, one or many."""
    if name in op.operands:
        operand = op.operands[name]
        return operand if isinstance(operand, tuple) else () if operand is None else (operand,)
    names = [row.name for row in op.spec.results]
    first = names.index(name)
    return op.results[first:] if first == len(names) - 1 else op.results[first : first + 1]


def tiles_of(op: Op, *names: str) -> list[TileType]:
    """The tile types of the rows' values; others are left out."""
    types: list[Type] = [value.type for name in names for value in values_of(op, name)]
    return [type for type in types if isinstance(type, TileType)]


def same_type(*names: str) -> Check:
    def check(op: Op) -> str | None:
        types = {value.type for name in names for value in values_of(op, name)}
        return None if len(types) <= 1 else f"{', '.join(names)} must have one type"

    return check


def same_types(left: str, right: str) -> Check:
    """Two variadic rows agree, one by one."""

    def check(op: Op) -> str | None:
        if [v.type for v in values_of(op, left)] == [v.type for v in values_of(op, right)]:
            return None
        return f"{left} and {right} must have the same types"

    return check


def same_shape(*names: str) -> Check:
    def check(op: Op) -> str | None:
        return None if len({t.shape for t in tiles_of(op, *names)}) <= 1 else f"{', '.join(names)} must have one shape"

    return check


def same_rank(*names: str) -> Check:
    def check(op: Op) -> str | None:
        ranks = {len(t.shape) for t in tiles_of(op, *names)}
        return None if len(ranks) <= 1 else f"{', '.join(names)} must have one rank"

    return check


def same_element(*names: str) -> Check:
    def check(op: Op) -> str | None:
        elements = {t.element for t in tiles_of(op, *names)}
        return None if len(elements) <= 1 else f"{', '.join(names)} must have one element type"

    return check


def points_to(pointers: str, *values: str) -> Check:
    """The pointers' pointee is the element type of the values, and the shapes agree."""

    def check(op: Op) -> str | None:
        (pointer,) = tiles_of(op, pointers)
        for tile in tiles_of(op, *values):
            if tile.shape != pointer.shape:
                return f"{pointers} and {', '.join(values)} must have one shape"
            if not isinstance(pointer.element, PointerType) or pointer.element.pointee != tile.element:
                return f"{pointers} must point to the element type of {', '.join(values)}"
        return None

    return check


def at_least_two(name: str) -> Check:
    def check(op: Op) -> str | None:
        count = len(values_of(op, name))
        return None if count >= 2 else f"expected two or more {name}, found {count}"

    return check


def element_of(op: Op, name: str) -> ElementType:
    """The element type of the row's only tile."""
    (tile,) = tiles_of(op, name)
    return tile.element
