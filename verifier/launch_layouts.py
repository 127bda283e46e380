"""How arrays of captured launches lie in memory, and expressions for it that hold in every one of the launches."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from tileproof.contract import (
    Arithmetic,
    ArrayParameter,
    ConstantParameter,
    Contract,
    Expression,
    Name,
    Number,
    Parameter,
)
from tileproof.declaration import contiguous_strides
from tileproof.verifier.launch_relations import Observed, Values, is_contiguous, number, size_name

MOST_FACTORS = 4
"""Sizes that are multiplied in an expression for a stride or an offset."""


class NotGeneralisable(Exception):
    """Why nothing can be said of other launches (message for the user)."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Strides in elements (None for ``?``), and the place in an allocation, in bytes."""

    strides: tuple[Expression | None, ...]
    allocation: str | None = None
    offset: Expression = Number(0)


# --- classes of launches -------------------------------------------------------


def launch_class(contract: Contract) -> tuple[object, ...]:
    """What is equal in launches that are generalised together: dtypes, ranks, constants, layout classes."""
    return tuple(map(_parameter_class, contract.parameters))


def _parameter_class(parameter: Parameter) -> tuple[object, ...]:
    if isinstance(parameter, ConstantParameter):
        return ("constant", parameter.name, type(parameter.value), repr(parameter.value))
    if not isinstance(parameter, ArrayParameter):
        return ("scalar", parameter.name, parameter.dtype)
    kinds = tuple(min(number(stride), 2) for stride in parameter.strides)  # 0, 1 or more
    return (
        "array",
        parameter.name,
        parameter.dtype,
        parameter.index_bits,
        parameter.allocation,
        "contiguous" if is_contiguous(parameter) else (kinds, is_injective(parameter)),
        len(parameter.dims),
    )


def is_injective(array: ArrayParameter) -> bool:
    """Whether different indices surely have different addresses: each stride exceeds the reach of all smaller ones."""
    reach = 0
    axes = sorted((number(s), number(d)) for s, d in zip(array.strides, array.dims, strict=True) if number(d) > 1)
    for stride, size in axes:
        if stride <= reach:
            return False
        reach += (size - 1) * stride
    return True


# --- expressions ---------------------------------------------------------------


def layouts(observed: Observed) -> dict[str, Layout]:
    """Each array's layout over the launches' size names; NotGeneralisable if there are no expressions for it."""
    return {name: _layout(observed, name, column) for name, column in observed.arrays.items()}


def _layout(observed: Observed, name: str, column: Sequence[ArrayParameter]) -> Layout:
    allocation = column[0].allocation
    if allocation is None:
        return Layout(_strides(name, column))
    # What shares memory is disjoint, if at all, by its exact strides and offsets.
    sharing = [n for n, c in observed.arrays.items() if c[0].allocation == allocation]
    sizes = [(size, observed.sizes[size]) for n in sharing for size in observed.sizes_of(n)]
    strides = tuple(
        _fitting(f"stride {dim} of {name}", tuple(number(p.strides[dim]) for p in column), sizes)
        for dim in range(len(column[0].dims))
    )
    offset = _fitting(f"the offset of {name}", tuple(number(p.offset) for p in column), sizes)
    return Layout(strides, allocation, offset)


def _strides(name: str, column: Sequence[ArrayParameter]) -> tuple[Expression | None, ...]:
    rank = range(len(column[0].dims))
    if all(map(is_contiguous, column)):
        return contiguous_strides([Name(size_name(name, dim)) for dim in rank])
    injective = all(map(is_injective, column))
    strides: list[Expression | None] = []
    for dim in rank:
        values = {number(p.strides[dim]) for p in column}
        if len(values) == 1 and values <= {0, 1}:
            strides.append(Number(values.pop()))
        else:
            strides.append(None if injective else Name(f"{name}_stride_{dim}"))
    return tuple(strides)


def _fitting(what: str, values: Values, sizes: Iterable[tuple[str, Values]]) -> Expression:
    """The multiple of a product of sizes that has these values: with the smallest factor, then the fewest sizes."""
    if not any(values):
        return Number(0)
    distinct: dict[Values, str] = {}
    for name, numbers in sizes:
        if any(n != 1 for n in numbers) and 0 not in numbers:
            distinct.setdefault(numbers, name)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    for count in range(MOST_FACTORS + 1):
        for chosen in combinations(distinct.items(), count):
            products = [math.prod(numbers[i] for numbers, _ in chosen) for i in range(len(values))]
            factor = values[0] // products[0]
            if all(factor * p == v for p, v in zip(products, values, strict=True)):
                found.append((factor, count, tuple(name for _, name in chosen)))
    if not found:
        raise NotGeneralisable(f"no product of sizes is {what} in every captured launch")
    factor, _, names = min(found)
    product: Expression = Number(factor)
    for name in names:
        product = Name(name) if product == Number(1) else Arithmetic("*", (product, Name(name)))
    return product
