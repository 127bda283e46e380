"""What arrays hold before a launch: what is asked for, else what the contract says, else random numbers it allows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from tileproof.contract import Arithmetic, ArrayParameter, Comparison, Contract, Expression, Logical, Number
from tileproof.dtypes import Kind, dtype
from tileproof.errors import ContractError
from tileproof.expressions import evaluate
from tileproof.facts import ELEMENT, Fact, FactKind, parse_fact
from tileproof.ir.interpreter.carriers import Array, dtype_of
from tileproof.ir.interpreter.launch import ArrayArgument, Launch, element_places

Contents = Array | int | float | Mapping[int, int | float]
_SPREAD = 100
"""Random integers without facts lie within this many of zero."""


def initial_contents(
    contract: Contract,
    launch: Launch,
    values: Mapping[str, int | float],
    given: Mapping[str, Contents],
    generator: np.random.Generator,
) -> None:
    """Fills the launch's arrays; of arrays that are one, the last in the contract's order decides."""
    for parameter in contract.parameters:
        if not isinstance(parameter, ArrayParameter):
            continue
        array = launch.arrays[parameter.name]
        if parameter.contents is not None:
            _copy(launch, array, parameter.contents)
            continue
        content = given.get(parameter.name, contract.init.get(parameter.name))
        if content is None or isinstance(content, Mapping):
            start: Array = _random(parameter, array, values, generator)
        else:
            start = np.asarray(content)
        launch.fill(parameter.name, start)
        if isinstance(content, Mapping):
            _place(launch, array, content)
            _keep_distinct(parameter, launch, array, content, values)
            _check_facts(parameter, launch, values)


def _copy(launch: Launch, array: ArrayArgument, contents: bytes) -> None:
    """The bytes from the first element on, as they were captured."""
    memory = launch.memory[array.allocation]
    known = np.frombuffer(contents, np.uint8)[: memory.size - array.offset]
    memory[array.offset : array.offset + known.size] = known


def _place(launch: Launch, array: ArrayArgument, content: Mapping[int, int | float]) -> None:
    """Single elements by their byte address within the array."""
    values = launch.contents(array.name)
    places = element_places(array) - array.offset
    for byte, value in content.items():
        found = np.argwhere(places == byte)
        if not found.size:
            raise ContractError(f"array {array.name!r} has no element at byte {byte}")
        values[tuple(found[0])] = np.array(value).astype(values.dtype)
    launch.fill(array.name, values)


def _keep_distinct(
    parameter: ArrayParameter,
    launch: Launch,
    array: ArrayArgument,
    content: Mapping[int, int | float],
    values: Mapping[str, int | float],
) -> None:
    """Where values must be distinct, random ones give way to those that were placed."""
    facts = [parse_fact(text) for text in parameter.facts]
    if not any(fact.kind is FactKind.DISTINCT for fact in facts) or not array.element.is_integer:
        return
    held = launch.contents(array.name)
    places = (element_places(array) - array.offset).ravel()
    flat = held.ravel()
    given = np.isin(places, list(content))
    low, high = np.iinfo(flat.dtype).min, np.iinfo(flat.dtype).max
    pool = _pool(facts, int(low), int(high), flat.size, values)
    for fact in facts:
        if fact.kind is FactKind.EVERY and fact.condition is not None:
            pool = pool[_satisfies(fact.condition, pool, values)]
    used = set(flat[given].tolist())
    free = (int(v) for v in pool if int(v) not in used)
    for i in np.flatnonzero(~given):
        if int(flat[i]) in used:
            flat[i] = next((v for v in free if v not in used), flat[i])
        used.add(int(flat[i]))
    launch.fill(array.name, flat.reshape(held.shape))


def _check_facts(parameter: ArrayParameter, launch: Launch, values: Mapping[str, int | float]) -> None:
    """ContractError where the contents, some of which were given, break a fact."""
    if dtype(parameter.dtype).kind is Kind.FLOAT:
        return
    held = launch.contents(parameter.name).ravel().astype(np.int64)
    for text in parameter.facts:
        fact = parse_fact(text)
        chosen = held if fact.condition is None else held[_satisfies(fact.condition, held, values)]
        kept = {
            FactKind.EVERY: chosen.size == held.size,
            FactKind.DISTINCT: np.unique(chosen).size == chosen.size,
            FactKind.SORTED: bool(np.all(chosen[1:] >= chosen[:-1])),
        }[fact.kind]
        if not kept:
            raise ContractError(f"array {parameter.name!r}: no contents with the numbers given were found for {text!r}")


def _random(
    parameter: ArrayParameter,
    array: ArrayArgument,
    values: Mapping[str, int | float],
    generator: np.random.Generator,
) -> Array:
    kind, count = dtype(parameter.dtype).kind, int(np.prod(array.shape, dtype=np.int64))
    if kind is Kind.BOOL:
        return generator.integers(0, 2, array.shape).astype(np.bool_)
    if kind is Kind.FLOAT:
        numbers = generator.standard_normal(array.shape)
        if array.element.text in ("f8E8M0FNU", "fnv8E5M3FNU"):
            numbers = np.abs(numbers)
        if dtype_of(array.element) == np.uint8:
            return generator.integers(0, 255, array.shape).astype(np.uint8)
        return numbers.astype(dtype_of(array.element))
    bits = array.element.bits
    low, high = (0, (1 << bits) - 1) if kind is Kind.UNSIGNED else (-(1 << bits - 1), (1 << bits - 1) - 1)
    facts = [parse_fact(text) for text in parameter.facts]
    if not facts:
        chosen = generator.integers(max(low, -_SPREAD), min(high, _SPREAD) + 1, count)
        return chosen.reshape(array.shape)
    pool = _pool(facts, low, high, count, values)
    return _constrained(parameter.name, facts, pool, count, values, generator).reshape(array.shape)


def _pool(facts: list[Fact], low: int, high: int, count: int, values: Mapping[str, int | float]) -> Array:
    """Numbers of the type to choose from: all of a small type, else those near zero, sizes and the facts' numbers."""
    if high - low < 1 << 16:
        return np.arange(low, high + 1)
    reach = 2 * max(count, *(abs(int(v)) for v in values.values()), 1) + 8
    centres = {0, *(n for fact in facts if fact.condition is not None for n in _numbers(fact.condition))}
    near = [np.arange(max(low, c - reach), min(high, c + reach) + 1) for c in centres if low <= c <= high]
    return np.unique(np.concatenate(near))


def _numbers(expression: Expression) -> Iterator[int]:
    """The numbers that occur in an expression."""
    match expression:
        case Number(value):
            yield value
        case Arithmetic(_, operands) | Logical(_, operands):
            for operand in operands:
                yield from _numbers(operand)
        case Comparison(_, left, right):
            yield from _numbers(left)
            yield from _numbers(right)


def _constrained(
    name: str,
    facts: list[Fact],
    pool: Array,
    count: int,
    values: Mapping[str, int | float],
    generator: np.random.Generator,
) -> Array:
    """``count`` numbers of the pool for which the facts hold."""
    for fact in facts:
        if fact.kind is FactKind.EVERY and fact.condition is not None:
            pool = pool[_satisfies(fact.condition, pool, values)]
    if count and not pool.size:
        raise ContractError(f"array {name!r}: found no value that its facts allow")
    distinct = [fact for fact in facts if fact.kind is FactKind.DISTINCT]
    if distinct and count > pool.size:
        raise ContractError(f"array {name!r}: its facts allow only {pool.size} of the {count} distinct values it needs")
    chosen = generator.choice(pool, count, replace=not distinct) if count else pool[:0]
    if any(fact.kind is FactKind.SORTED for fact in facts):
        chosen = np.sort(chosen)
    return chosen


def _satisfies(condition: Expression, pool: Array, values: Mapping[str, int | float]) -> Array:
    known = {name: int(value) for name, value in values.items()}
    return np.array([bool(evaluate(condition, known | {ELEMENT: int(v)})) for v in pool], bool)
