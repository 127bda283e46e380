"""Contracts: what a launch of a kernel may look like (design section 4).

A contract names the sizes of the arrays, the values of constants, the grid and
further requirements.  Everything in it is a precondition of the proof.
Expressions are over mathematical integers with Python's ``//`` and ``%``.

This module imports neither a solver nor cuda-tile: the launcher uses it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# --- expressions -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    value: int


@dataclass(frozen=True, slots=True)
class Name:
    """A size name, a scalar parameter or a constant parameter."""

    name: str


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """``operator`` is one of ``+ - * // % ** cdiv min max``; min and max may have any number of operands."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """``left operator right``; a chain becomes a Logical "and".  Operators: ``== != < <= > >=``."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Logical:
    """``operator`` is one of ``and or not``."""

    operator: str
    operands: tuple[Expression, ...]


Expression = Number | Name | Arithmetic | Comparison | Logical

# --- parameters ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArrayParameter:
    """An array: ``dims`` and ``strides`` in elements; a stride None is ``?`` (any that does not alias indices).

    ``strides`` is always filled in (C-contiguous by default, as expressions
    over the dims).  ``facts`` are known properties of the contents, kept as
    text and parsed by their users.  ``align`` is the base address's known
    alignment in bytes.

    Arrays with the same ``allocation`` share memory; the first element lies
    ``offset`` bytes from its start.  Without one, an array has memory of its
    own.  ``contents`` are the bytes in memory from the first element on, where
    they are known (a captured or described launch).
    """

    name: str
    dtype: str
    dims: tuple[Expression, ...]
    strides: tuple[Expression | None, ...]
    facts: tuple[str, ...] = ()
    align: int | None = None
    index_bits: int = 32
    allocation: str | None = None
    offset: Expression = Number(0)
    contents: bytes | None = None


@dataclass(frozen=True, slots=True)
class ScalarParameter:
    """A scalar of a dtype; with ``equals``, always of that value."""

    name: str
    dtype: str
    equals: Expression | None = None


@dataclass(frozen=True, slots=True)
class ConstantParameter:
    """A compile-time constant; not passed at the launch."""

    name: str
    value: int | float | bool | str


Parameter = ArrayParameter | ScalarParameter | ConstantParameter


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract of one kernel, with each constant parameter at one value.

    ``grid``: one to three expressions, or None for any grid.  ``alias``: groups
    of array names that may be the same array (address and layout); all others
    do not overlap.  ``init``: contents before the launch, per array one number
    for all elements.  ``source`` keeps the user's texts of ``requires`` and
    ``grid`` for messages.
    """

    name: str
    parameters: tuple[Parameter, ...]
    grid: tuple[Expression, ...] | None = None
    requires: tuple[Expression, ...] = ()
    alias: tuple[tuple[str, ...], ...] = ()
    init: Mapping[str, int | float] = field(default_factory=dict)
    assume: tuple[str, ...] = ()
