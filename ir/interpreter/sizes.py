"""Small sizes that a contract admits, where nobody says which."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping

from tileproof.contract import ArrayParameter, ConstantParameter, Contract, ScalarParameter
from tileproof.errors import ContractError, InputError
from tileproof.expressions import evaluate, expression_text, names

CANDIDATES = (100, 300, 600, 130, 64, 16, 33, 8, 4, 2, 1, 1024, 0)
"""Tried for each size and each open integer scalar, in this order: ragged ones first."""

_BLOCKS = (2, 64)
"""The number of blocks that is hoped for: at least and at most."""
_MOST_TRIALS = 20_000


def free_names(contract: Contract) -> tuple[str, ...]:
    """The sizes and integer scalars that a launch has to choose, in the order of their first occurrence."""
    fixed = {p.name for p in contract.parameters if isinstance(p, ConstantParameter)}
    found: dict[str, None] = {}
    for parameter in contract.parameters:
        if isinstance(parameter, ArrayParameter):
            for part in (*parameter.dims, *parameter.strides):
                found.update(dict.fromkeys(() if part is None else names(part)))
        elif isinstance(parameter, ScalarParameter):
            wanted = (parameter.name,) if parameter.equals is None else names(parameter.equals)
            found.update(dict.fromkeys(wanted))
            if parameter.name not in wanted:
                fixed.add(parameter.name)
    for expression in (*contract.requires, *(contract.grid or ())):
        found.update(dict.fromkeys(names(expression)))
    return tuple(name for name in found if name not in fixed)


def choose_values(contract: Contract, given: Mapping[str, int]) -> dict[str, int]:
    """Values for all free names, those given among them, that satisfy the contract's requirements.

    The first with a grid of a few blocks; else the first with the fewest.
    ContractError if a given name does not exist or no candidates do.
    """
    free = free_names(contract)
    for name in given:
        if name not in free:
            raise ContractError(f"no size or scalar {name!r} to choose; there are: {', '.join(free) or 'none'}")
    best, fewest = None, 0
    for values in itertools.islice(_trials([n for n in free if n not in given]), _MOST_TRIALS):
        chosen = {**given, **values}
        blocks = _blocks(contract, chosen)
        if not blocks:
            continue
        distance = max(_BLOCKS[0] - blocks, 0, blocks - _BLOCKS[1])
        if best is None or distance < fewest:
            best, fewest = chosen, distance
        if distance == 0:
            break
    if best is not None:
        return {name: best[name] for name in free}
    told = ", ".join(f"{name} = {value}" for name, value in given.items())
    wanted = ", ".join(map(expression_text, contract.requires)) or "the grid is not empty"
    raise ContractError(f"found no sizes {f'with {told} ' if told else ''}for which {wanted}; choose them")


def _trials(open_names: list[str]) -> Iterator[dict[str, int]]:
    for values in itertools.product(CANDIDATES, repeat=len(open_names)):
        yield dict(zip(open_names, values, strict=True))


def _blocks(contract: Contract, chosen: Mapping[str, int]) -> int:
    """The number of blocks with these values; 0 if the contract does not admit them."""
    values: dict[str, int] = dict(chosen)
    try:
        for parameter in contract.parameters:
            if isinstance(parameter, ConstantParameter) and isinstance(parameter.value, int):
                values[parameter.name] = int(parameter.value)
        for parameter in contract.parameters:
            if isinstance(parameter, ScalarParameter) and parameter.equals is not None:
                values[parameter.name] = evaluate(parameter.equals, values)
        if not all(evaluate(condition, values) for condition in contract.requires):
            return 0
        if contract.grid is None:
            return _BLOCKS[0]
        return max(0, math.prod(evaluate(axis, values) for axis in contract.grid))
    except InputError:
        return 0
