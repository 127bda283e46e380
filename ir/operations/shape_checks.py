"""Checks of operations that rearrange tiles (specification, "Core")."""

from __future__ import annotations

from math import prod

from tileproof.ir.constants import elements_fault
from tileproof.ir.operations.checks import tiles_of, values_of
from tileproof.ir.operations.specification import Check
from tileproof.ir.program import Op
from tileproof.ir.types import PointerType, ScalarType, TileType


def broadcast(op: Op) -> str | None:
    source, result = tiles_of(op, "source", "result")
    if all(s in (1, r) for s, r in zip(source.shape, result.shape, strict=True)):
        return None
    return f"cannot broadcast {source.shape} to {result.shape}"


def same_number(op: Op) -> str | None:
    source, result = tiles_of(op, "source", "result")
    if prod(source.shape) == prod(result.shape):
        return None
    return f"{source.shape} and {result.shape} must have the same number of elements"


def concatenation(op: Op) -> str | None:
    lhs, rhs, result = (list(t.shape) for t in tiles_of(op, "lhs", "rhs", "result"))
    dim = op.attributes["dim"]
    if dim >= len(lhs):
        return f"dim must be below {len(lhs)}, found {dim}"
    lhs[dim] += rhs[dim]
    rhs[dim] = lhs[dim]
    if lhs == rhs == result:
        return None
    return f"concatenation along {dim} must give {tuple(lhs)}, found {tuple(result)}"


def slicing(whole: str, part: str) -> Check:
    """``part`` tiles ``whole``, and there is an index per dimension."""

    def check(op: Op) -> str | None:
        outer, inner = (t.shape for t in tiles_of(op, whole, part))
        if any(o % i for o, i in zip(outer, inner, strict=True)):
            return f"{inner} must divide {outer}"
        count = len(values_of(op, "indices"))
        return None if count == len(outer) else f"expected {len(outer)} indices, found {count}"

    return check


def permutation(op: Op) -> str | None:
    source, result = (t.shape for t in tiles_of(op, "source", "result"))
    order = op.attributes["permutation"]
    if len(source) < 2:
        return "only tiles of rank 2 or more can be permuted"
    if sorted(order) != list(range(len(source))):
        return f"expected a permutation of 0 to {len(source) - 1}, found {order}"
    expected = tuple(source[dim] for dim in order)
    return None if result == expected else f"expected shape {expected}, found {result}"


def counting(op: Op) -> str | None:
    """The result is one-dimensional and its last element, read without sign, fits its type."""
    (tile,) = tiles_of(op, "result")
    assert isinstance(tile.element, ScalarType)
    if len(tile.shape) != 1:
        return f"expected a one-dimensional result, found {tile.shape}"
    if tile.shape[0] > 1 << tile.element.bits:
        return f"{tile.shape[0]} numbers do not fit in {tile.element.text}"
    return None


def constant_size(op: Op) -> str | None:
    (tile,) = tiles_of(op, "result")
    return elements_fault(tile, op.attributes["value"])


def packing(op: Op) -> str | None:
    """One-dimensional tiles of the same bits, in elements of different widths."""
    source, result = tiles_of(op, "source", "result")
    if len(source.shape) != 1 or len(result.shape) != 1:
        return "expected one-dimensional tiles"
    if _width(source) == _width(result):
        return "source and result must have elements of different widths"
    sizes = [tile.shape[0] * _width(tile) for tile in (source, result)]
    if any(size % 8 for size in sizes) or sizes[0] != sizes[1]:
        return f"source and result must be the same whole number of bytes, found {sizes[0]} and {sizes[1]} bits"
    return None


def _width(tile: TileType) -> int:
    assert not isinstance(tile.element, PointerType)
    return tile.element.bits


def whole_bytes(op: Op) -> str | None:
    (tile,) = tiles_of(op, "result")
    return "f4E2M1FN is not supported here" if tile.element is ScalarType.F4E2M1FN else None
