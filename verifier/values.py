"""Symbolic values of Tile IR.

A tile is one term over *lane* variables, one per dimension (so a 256x128 tile
costs two variables, not 32768 terms).  Integers are exact two's complement
values, read as signed; an ``i1`` is a Boolean term.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tileproof.ir.types import ScalarType, TileType, ViewType
from tileproof.verifier.rewriting import Substitution
from tileproof.verifier.terms import ONE, ZERO, Bool, Poly, Var, as_var, const, floordiv, ite, modulo, var
from tileproof.verifier.tokens import Dependencies

Shape = tuple[int, ...]


def lane(dim: int, size: int) -> Poly:
    """The index along ``dim`` of a tile with ``size`` elements there (0 where there is only one)."""
    return var(f"lane{dim}:{size}", 0, size - 1, shared=False)


def lanes(shape: Shape) -> tuple[Poly, ...]:
    return tuple(lane(d, size) for d, size in enumerate(shape))


def lane_variables(shape: Shape) -> tuple[Var, ...]:
    """The lane variables of the dimensions with more than one element."""
    return tuple(as_var(p) for p in lanes(shape) if not p.is_constant)


def at(shape: Shape, index: Sequence[Poly]) -> Substitution:
    """Replaces the lanes of a tile of that shape by ``index``."""
    return Substitution({as_var(p): i for p, i in zip(lanes(shape), index, strict=True) if not p.is_constant})


def reshaped(source: Shape, target: Shape) -> tuple[Poly, ...]:
    """Where in a tile of shape ``source`` the element at the lanes of shape ``target`` lies (row-major)."""
    flat = ZERO
    for position, size in zip(lanes(target), target, strict=True):
        flat = flat * size + position
    index: list[Poly] = []
    for size in reversed(source):
        index.append(modulo(flat, const(size)))
        flat = floordiv(flat, const(size))
    return tuple(reversed(index))


@dataclass(frozen=True, slots=True)
class Int:
    shape: Shape
    bits: int
    term: Poly


@dataclass(frozen=True, slots=True)
class Flag:
    """A tile of i1."""

    shape: Shape
    term: Bool


@dataclass(frozen=True, slots=True)
class Opaque:
    """Data that the analysis does not follow (floating point)."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class Pointer:
    """Addresses: ``offset`` bytes from the first element of ``array`` (None: anywhere)."""

    shape: Shape
    array: str | None
    offset: Poly


@dataclass(frozen=True, slots=True)
class Tensor:
    """A tensor view: sizes and strides in elements, ``offset`` in bytes from the array's first element."""

    array: str | None
    offset: Poly
    element: ScalarType
    sizes: tuple[Poly, ...]
    strides: tuple[Poly, ...]


@dataclass(frozen=True, slots=True)
class View:
    type: ViewType
    tensor: Tensor


@dataclass(frozen=True, slots=True)
class Token:
    after: Dependencies


Symbolic = Int | Flag | Opaque | Pointer | Tensor | View | Token


def substitute(value: Symbolic, index: Substitution, shape: Shape) -> Symbolic:
    """The tile of that shape whose element is ``value`` with ``index`` applied."""
    if isinstance(value, Int):
        return Int(shape, value.bits, index.poly(value.term))
    if isinstance(value, Flag):
        return Flag(shape, index.bool(value.term))
    if isinstance(value, Pointer):
        return Pointer(shape, value.array, index.poly(value.offset))
    if isinstance(value, Opaque):
        return Opaque(shape)
    raise TypeError(f"{type(value).__name__} has no elements")


def signed_range(bits: int) -> tuple[int, int]:
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def unsigned(value: Int) -> Poly:
    """The value read as unsigned."""
    if value.term.lo is not None and value.term.lo >= 0:
        return value.term
    return modulo(value.term, const(1 << value.bits))


def as_integer(value: Symbolic, *, signed: bool = True) -> Poly:
    """The number that a tile of integers stands for; true is -1 as a signed i1 and 1 as an unsigned one."""
    if isinstance(value, Flag):
        return ite(value.term, const(-1) if signed else ONE, ZERO)
    if not isinstance(value, Int):
        raise TypeError(f"{type(value).__name__} is not a tile of integers")
    return value.term if signed else unsigned(value)


def tile_shape(type: object) -> Shape:
    return type.shape if isinstance(type, TileType) else ()
