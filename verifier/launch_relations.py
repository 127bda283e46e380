"""Relations between sizes, scalars, grid and contents that hold in every one of some launches of a kernel.

Each can become part of a contract that admits those launches and others like
them (design section 4, "Captured launches").
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from tileproof.contract import (
    Arithmetic,
    ArrayParameter,
    Comparison,
    Expression,
    Name,
    Number,
    ScalarParameter,
)
from tileproof.dtypes import dtype
from tileproof.expressions import evaluate
from tileproof.facts import ELEMENT
from tileproof.ir.target import Target
from tileproof.verifier.index_spaces import IndexSpace, index_spaces
from tileproof.verifier.provenance import written_arrays

SIZE_LIMIT = 2**20

Values = tuple[int, ...]
"""A quantity's value in each of the launches."""


class Strength(enum.IntEnum):
    """Kinds of relations, those first that restrict a user of the kernel least."""

    NOT_EMPTY = enum.auto()  # 1 <= size
    GRID_BOUND = enum.auto()  # grid axis <= index space
    SCALAR_IS_SIZE = enum.auto()
    SAME_SIZES = enum.auto()
    SIZE_LIMIT = enum.auto()  # size <= 2**20, so that index arithmetic does not wrap
    GRID = enum.auto()  # grid axis == index space
    DIVISIBLE = enum.auto()  # size % tile == 0
    LAST_SIZE = enum.auto()  # last dimension == constant
    SCALAR = enum.auto()  # scalar == constant
    CONTENTS = enum.auto()


@dataclass(frozen=True, slots=True)
class Same:
    """``member`` is another name for the quantity ``of``."""

    member: str
    of: str


@dataclass(frozen=True, slots=True)
class Required:
    condition: Expression


@dataclass(frozen=True, slots=True)
class GridIs:
    axis: int
    size: Expression


@dataclass(frozen=True, slots=True)
class Contents:
    """A fact about an array: of the elements that satisfy ``where``, ``word`` (distinct, sorted); without: all do."""

    array: str
    word: str
    where: Expression | None


@dataclass(frozen=True, slots=True)
class Relation:
    strength: Strength
    statement: Same | Required | GridIs | Contents


def size_name(array: str, dim: int) -> str:
    """What a size is called in generalised contracts."""
    return f"{array}_{dim}"


def grid_name(axis: int) -> str:
    return f"grid_{'xyz'[axis]}"


class Observed:
    """The numbers of some launches of one kernel, whose contracts have the same parameters and differ in numbers."""

    def __init__(self, launches: Sequence[Target]) -> None:
        self.launches = launches
        contracts = [launch.contract for launch in launches]
        self.parameters = list(zip(*(contract.parameters for contract in contracts), strict=True))
        self.arrays: dict[str, list[ArrayParameter]] = {
            column[0].name: [p for p in column if isinstance(p, ArrayParameter)]
            for column in self.parameters
            if isinstance(column[0], ArrayParameter)
        }
        self.sizes: dict[str, Values] = {
            size_name(name, dim): tuple(number(p.dims[dim]) for p in column)
            for name, column in self.arrays.items()
            for dim in range(len(column[0].dims))
        }
        self.scalars: dict[str, Values] = {
            column[0].name: tuple(number(p.equals) for p in column if isinstance(p, ScalarParameter))
            for column in self.parameters
            if isinstance(column[0], ScalarParameter) and column[0].equals is not None
        }
        self.grid: tuple[Values, ...] = tuple(
            tuple(number((contract.grid or ())[axis]) for contract in contracts) for axis in range(3)
        )

    @property
    def values(self) -> dict[str, Values]:
        """Of every name."""
        grid = {grid_name(axis): sizes for axis, sizes in enumerate(self.grid)}
        return {**self.sizes, **self.scalars, **grid}

    def sizes_of(self, array: str) -> tuple[str, ...]:
        """The names of the array's sizes."""
        return tuple(size_name(array, dim) for dim in range(len(self.arrays[array][0].dims)))

    def holds(self, condition: Expression) -> bool:
        return all(self.of_each(condition))

    def of_each(self, expression: Expression) -> Values:
        """The expression's value in each launch."""
        values = self.values
        return tuple(
            int(evaluate(expression, {name: numbers[i] for name, numbers in values.items()}))
            for i in range(len(self.launches))
        )


def number(expression: Expression | None) -> int:
    """The number that the contract of one launch states."""
    assert isinstance(expression, Number), f"the contract of one launch has the expression {expression}"
    return expression.value


# --- relations ---------------------------------------------------------------


def relations(observed: Observed) -> list[Relation]:
    """All that hold, weakest kinds first."""
    spaces = index_spaces(observed.launches[0].entry, observed.launches[0].bindings)
    found = [*_limits(observed), *_grids(observed, spaces), *_equalities(observed)]
    found += [*_multiples(observed, spaces), *_constants(observed), *_contents(observed)]
    return sorted(dict.fromkeys(found), key=lambda relation: relation.strength)


def _grids(observed: Observed, spaces: Sequence[IndexSpace]) -> Iterator[Relation]:
    for axis in range(3):
        own = Name(grid_name(axis))
        counts = _tile_counts(observed, spaces, axis)
        for count in counts:
            bound = Comparison("<=", own, count)
            if observed.holds(bound):
                yield Relation(Strength.GRID_BOUND, Required(bound))
        equal = [count for count in counts if observed.of_each(count) == observed.grid[axis]]
        if equal:
            yield Relation(Strength.GRID, GridIs(axis, equal[0]))
            others = (Comparison("==", equal[0], count) for count in equal[1:])
            yield from (Relation(Strength.GRID, Required(condition)) for condition in others)


def _tile_counts(observed: Observed, spaces: Sequence[IndexSpace], axis: int) -> list[Expression]:
    """How many tiles the blocks of a grid axis may have to index: per dimension, and in several together."""
    found: dict[Expression, None] = {}
    for space in spaces:
        if not space.exact:
            found.update(dict.fromkeys(_pointer_counts(observed, space, axis)))
            continue
        along = [e for e in space.extents if axis in e.axes and size_name(space.array, e.dim) in observed.sizes]
        counts = [_tiles(size_name(space.array, e.dim), e.steps[0]) for e in along]
        for together in range(1, len(counts) + 1):
            for chosen in combinations(counts, together):
                product = chosen[0]
                for count in chosen[1:]:
                    product = Arithmetic("*", (product, count))
                found[product] = None
    return list(found)


def _pointer_counts(observed: Observed, space: IndexSpace, axis: int) -> Iterator[Expression]:
    """For each size and scalar the coarsest tiles for which there are enough."""
    (extent,) = space.extents
    if axis not in extent.axes:
        return
    for name in (*observed.sizes_of(space.array), *observed.scalars):
        counts = (_tiles(name, step) for step in extent.steps)
        enough = (count for count in counts if observed.holds(Comparison("<=", Name(grid_name(axis)), count)))
        yield from [count for count in [next(enough, None)] if count is not None]


def _tiles(size: str, step: int) -> Expression:
    return Name(size) if step == 1 else Arithmetic("cdiv", (Name(size), Number(step)))


def _limits(observed: Observed) -> Iterator[Relation]:
    for name, values in observed.sizes.items():
        if min(values) >= 1:
            yield Relation(Strength.NOT_EMPTY, Required(Comparison("<=", Number(1), Name(name))))
        if max(values) <= SIZE_LIMIT:
            yield Relation(Strength.SIZE_LIMIT, Required(Comparison("<=", Name(name), Number(SIZE_LIMIT))))


def _equalities(observed: Observed) -> Iterator[Relation]:
    first: dict[Values, str] = {}
    for name, values in observed.sizes.items():
        of = first.setdefault(values, name)
        if of != name:
            yield Relation(Strength.SAME_SIZES, Same(name, of))
    for name, values in observed.scalars.items():
        if values in first:
            yield Relation(Strength.SCALAR_IS_SIZE, Same(name, first[values]))


def _multiples(observed: Observed, spaces: Sequence[IndexSpace]) -> Iterator[Relation]:
    """Sizes that whole tiles fill: along the dimensions of views, and along any where addresses are computed."""
    for space in spaces:
        for extent in space.extents:
            names = [size_name(space.array, extent.dim)] if space.exact else observed.sizes_of(space.array)
            for name in names:
                fitting = (Arithmetic("%", (Name(name), Number(step))) for step in extent.steps if step > 1)
                conditions = (Comparison("==", remainder, Number(0)) for remainder in fitting)
                coarsest = next((c for c in conditions if observed.holds(c)), None)
                if coarsest is not None:
                    yield Relation(Strength.DIVISIBLE, Required(coarsest))


def _constants(observed: Observed) -> Iterator[Relation]:
    last = {size_name(name, len(column[0].dims) - 1) for name, column in observed.arrays.items() if column[0].dims}
    for name, values in (*observed.sizes.items(), *observed.scalars.items()):
        if len(set(values)) == 1 and (name in last or name in observed.scalars):
            strength = Strength.LAST_SIZE if name in last else Strength.SCALAR
            yield Relation(strength, Required(Comparison("==", Name(name), Number(values[0]))))


def _contents(observed: Observed) -> Iterator[Relation]:
    """What is true of index arrays: arrays of integers, known in each launch, that the kernel does not write."""
    target = observed.launches[0]
    written = written_arrays(target.entry, target.bindings)
    value = Name(ELEMENT)
    for name, column in observed.arrays.items():
        known = [elements(p) for p in column]
        if written is None or name in written or any(e is None or e.size == 0 for e in known):
            continue
        tables = [e for e in known if e is not None]
        least = min(int(e.min()) for e in tables)
        inside = Comparison("<=", Number(0), value)
        if least >= 0:
            yield Relation(Strength.CONTENTS, Contents(name, "", inside))
        for size, values in observed.sizes.items():
            if all(int(e.max()) < limit for e, limit in zip(tables, values, strict=True)):
                yield Relation(Strength.CONTENTS, Contents(name, "", Comparison("<", value, Name(size))))
        if all(np.unique(e).size == e.size for e in tables):
            yield Relation(Strength.CONTENTS, Contents(name, "distinct", None))
        elif all(np.unique(e[e >= 0]).size == e[e >= 0].size for e in tables):
            yield Relation(Strength.CONTENTS, Contents(name, "distinct", inside))
        if all(bool(np.all(e[:-1] <= e[1:])) for e in tables):
            yield Relation(Strength.CONTENTS, Contents(name, "sorted", None))


def elements(array: ArrayParameter) -> Any:
    """The known elements of a contiguous integer array in order (signed, as Tile IR has them); None if not known."""
    element = dtype(array.dtype)
    if array.contents is None or not element.is_integer:
        return None
    count = math.prod(number(dim) for dim in array.dims)
    width = element.storage_bits // 8
    if len(array.contents) < count * width or not is_contiguous(array):
        return None
    return np.frombuffer(array.contents, f"<i{width}", count)


def is_contiguous(array: ArrayParameter) -> bool:
    """Whether the strides are exactly those of a C-contiguous array, also along dimensions of size 1."""
    expected = 1
    for dim, stride in zip(reversed(array.dims), reversed(array.strides), strict=True):
        if number(stride) != expected:
            return False
        expected *= number(dim)
    return True
