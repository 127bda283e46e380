"""Concrete launches of a contract: sizes and scalars given, memory laid out and filled."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import numpy as np

from tileproof.contract import ArrayParameter, ConstantParameter, Contract, Expression, ScalarParameter
from tileproof.dtypes import dtype
from tileproof.errors import ContractError
from tileproof.expressions import evaluate, expression_text
from tileproof.ir.interpreter.carriers import Array
from tileproof.ir.interpreter.contents import Contents, initial_contents
from tileproof.ir.interpreter.launch import Address, ArrayArgument, Coordinates, Launch, extent_bytes
from tileproof.ir.target import Binding, PointerOf, ScalarOf, SizeOf, Target
from tileproof.ir.types import ScalarType

_BY_TEXT = {scalar.text: scalar for scalar in ScalarType}


def concrete_launch(
    target: Target,
    sizes: Mapping[str, int],
    scalars: Mapping[str, int | float] | None = None,
    grid: Sequence[int] | None = None,
    contents: Mapping[str, Contents] | None = None,
    *,
    strides: Mapping[str, Sequence[int]] | None = None,
    shared: Sequence[Sequence[str]] = (),
    seed: int = 0,
    check: bool = True,
) -> Launch:
    """A launch of the target with these sizes.

    ``scalars``: those that no expression of the contract gives.  ``grid``: from
    the contract if left out.  ``contents``: per array its elements, one number
    for all, or a mapping from byte addresses (within the array) to numbers,
    the rest being as if nothing was said: what the contract's ``init`` says,
    else random numbers (from ``seed``) that its facts allow.  ``strides``: for
    arrays whose strides the contract leaves open (C-contiguous if left out).
    ``shared``: groups of arrays that are one in this launch, of those that the
    contract says may be.

    ContractError where something is missing or, if ``check``, breaks the contract.
    """
    contract = target.contract
    values = _values(contract, sizes, scalars or {})
    arrays = {
        p.name: _array(p, values, (strides or {}).get(p.name), shared)
        for p in contract.parameters
        if isinstance(p, ArrayParameter)
    }
    _check_groups(contract, shared)
    memory: dict[Hashable, Array] = {}
    for array in arrays.values():
        size = max(extent_bytes(array), memory[array.allocation].size if array.allocation in memory else 0)
        memory[array.allocation] = np.zeros(size, np.uint8)
    extent = _grid(contract, values, grid)
    arguments = tuple(_argument(binding, arrays, values) for binding in target.bindings)
    launch = Launch(extent, arguments, memory, arrays)
    if check:
        _check(contract, values, launch, None if grid is None else extent)
    initial_contents(contract, launch, values, contents or {}, np.random.default_rng(seed))
    return launch


def _values(
    contract: Contract, sizes: Mapping[str, int], scalars: Mapping[str, int | float]
) -> dict[str, int | float]:
    """Sizes, constants and scalars by name."""
    values: dict[str, int | float] = dict(sizes)
    for parameter in contract.parameters:
        if isinstance(parameter, ConstantParameter) and isinstance(parameter.value, int | float):
            values[parameter.name] = parameter.value
        elif isinstance(parameter, ScalarParameter) and parameter.name in scalars:
            values[parameter.name] = scalars[parameter.name]
    for parameter in contract.parameters:
        if isinstance(parameter, ScalarParameter) and parameter.name not in scalars:
            if parameter.equals is None:
                raise ContractError(f"the scalar {parameter.name!r} needs a value")
            values[parameter.name] = number(parameter.equals, values)
    return values


def number(expression: Expression, values: Mapping[str, int | float]) -> int:
    """The expression's value, which is an integer."""
    return int(evaluate(expression, values))  # type: ignore[arg-type]  # floats do not occur in expressions


def _array(
    parameter: ArrayParameter,
    values: Mapping[str, int | float],
    given: Sequence[int] | None,
    shared: Sequence[Sequence[str]],
) -> ArrayArgument:
    shape = tuple(number(dim, values) for dim in parameter.dims)
    if any(size < 0 for size in shape):
        raise ContractError(f"array {parameter.name!r} would have the shape {shape}")
    contiguous = tuple(int(np.prod(shape[d + 1 :], dtype=np.int64)) for d in range(len(shape)))
    strides = tuple(
        number(stride, values) if stride is not None else contiguous[d] if given is None else given[d]
        for d, stride in enumerate(parameter.strides)
    )
    if given is not None and tuple(given) != strides:
        raise ContractError(f"array {parameter.name!r}: the contract gives the strides {strides}, not {tuple(given)}")
    group = next((tuple(group) for group in shared if parameter.name in group), (parameter.name,))
    element = _BY_TEXT[dtype(parameter.dtype).tile_ir]
    if parameter.allocation is not None:
        # A name that no array of its own has: arrays and allocations are named by different people.
        place = ("allocation", parameter.allocation)
        return ArrayArgument(parameter.name, element, shape, strides, place, number(parameter.offset, values))
    return ArrayArgument(parameter.name, element, shape, strides, group[0])


def _check_groups(contract: Contract, shared: Sequence[Sequence[str]]) -> None:
    for group in shared:
        if not any(set(group) <= set(allowed) for allowed in contract.alias):
            raise ContractError(f"the contract does not let {', '.join(group)} be one array")


def _grid(contract: Contract, values: Mapping[str, int | float], given: Sequence[int] | None) -> Coordinates:
    if given is not None:
        extent = tuple(given)
    elif contract.grid is not None:
        extent = tuple(number(axis, values) for axis in contract.grid)
    else:
        raise ContractError("the contract allows any grid; choose one")
    x, y, z = (*extent, 1, 1)[:3]
    return x, y, z


def _argument(
    binding: Binding, arrays: Mapping[str, ArrayArgument], values: Mapping[str, int | float]
) -> Address | int | float:
    if isinstance(binding, ScalarOf):
        return values[binding.scalar]
    array = arrays[binding.array]
    if isinstance(binding, PointerOf):
        return Address(array.allocation, array.offset)
    return (array.shape if isinstance(binding, SizeOf) else array.strides)[binding.dim]


def _check(
    contract: Contract, values: Mapping[str, int | float], launch: Launch, given: Coordinates | None
) -> None:
    """ContractError for whatever the launch does not keep of the contract."""
    told = ", ".join(f"{name} = {value}" for name, value in values.items())
    for condition in contract.requires:
        if not evaluate(condition, values):  # type: ignore[arg-type]
            raise ContractError(f"the contract requires {expression_text(condition)}, but {told}")
    for parameter in contract.parameters:
        if isinstance(parameter, ScalarParameter) and parameter.equals is not None:
            expected = number(parameter.equals, values)
            if values[parameter.name] != expected:
                raise ContractError(f"the scalar {parameter.name!r} must be {expected}, not {values[parameter.name]}")
    if given is not None and contract.grid is not None:
        expected_grid = _grid(contract, values, None)
        if given != expected_grid:
            raise ContractError(f"the contract gives a grid of {expected_grid} blocks, not {given}")
    for first in launch.arrays.values():
        for second in launch.arrays.values():
            same = (first.shape, first.strides, first.element) == (second.shape, second.strides, second.element)
            if first.allocation == second.allocation and not same:
                raise ContractError(f"{first.name} and {second.name} cannot be one array: their shapes or types differ")
