"""From what users write in a contract to :class:`~tileproof.contract.Contract`.

The decorator for cuTile kernels and the sidecar files of bytecode and text
kernels both end here, so both accept and refuse the same things.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tileproof.contract import (
    Arithmetic,
    ArrayParameter,
    ConstantParameter,
    Contract,
    Expression,
    Name,
    Number,
    Parameter,
    ScalarParameter,
)
from tileproof.dtypes import NAMES, DType, Kind, dtype, find_dtype
from tileproof.errors import ContractError
from tileproof.expressions import evaluate, expression_text, is_condition, names, parse_expression
from tileproof.facts import ELEMENT, parse_fact

DEFAULT_NAME = "default"
ASSUMPTIONS = ("ordered-start",)
"""What ``assume`` may name (design section 5, "progress")."""


@dataclass(frozen=True, slots=True)
class Slot:
    """What the kernel itself says about one of its parameters.

    ``index_bits`` and ``scalar_dtype`` are what holds unless the contract says otherwise.
    """

    name: str
    constant: bool = False
    index_bits: int = 32
    scalar_dtype: str = "i32"


@dataclass(frozen=True, slots=True)
class Array:
    """An array parameter with more to say than its text: ``Array("i32[n]", facts=["distinct"], align=16)``.

    ``facts`` are statements about the contents (:mod:`tileproof.facts`),
    ``align`` the alignment of the base address in bytes, ``index`` is ``"i32"``
    or ``"i64"``: the type of sizes, strides and indices.
    """

    text: str
    facts: Sequence[str] | str = ()
    align: int | None = None
    index: str | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """The parts of a contract that are not parameters, as the user wrote them."""

    name: object = None
    grid: object = None
    requires: object = ()
    alias: object = ()
    init: object = None
    assume: object = ()
    index: object = None


def build_contracts(slots: Sequence[Slot], given: Mapping[str, object], options: Options) -> list[Contract]:
    """The contracts that a declaration stands for: one, or one per combination of listed constant values.

    ContractError (without place) or ExpressionError says what is wrong and what is allowed.
    """
    known = {slot.name: slot for slot in slots}
    for name in given:
        if name not in known:
            raise ContractError(f"unknown parameter {name!r}; the kernel's parameters are: {_listed(known)}")
    for slot in slots:
        if slot.name not in given:
            needed = "a value, e.g. 128" if slot.constant else 'an array such as "f32[n]", a dtype, or an expression'
            raise ContractError(f"parameter {slot.name!r} is missing; it needs {needed}")
    base = _name(options.name)
    listed = [slot.name for slot in slots if slot.constant and isinstance(given[slot.name], list)]
    for name in listed:
        if not given[name]:
            raise ContractError(f"parameter {name!r}: the list of values is empty")
    contracts = []
    for combination in itertools.product(*(given[name] for name in listed)):  # type: ignore[call-overload]
        values = dict(zip(listed, combination, strict=True))
        parameters = tuple(_parameter(slot, values.get(slot.name, given[slot.name]), options) for slot in slots)
        suffix = f"[{','.join(f'{name}={value}' for name, value in values.items())}]" if values else ""
        contracts.append(_contract(base + suffix, parameters, options))
    return contracts


def _name(name: object) -> str:
    if name is None:
        return DEFAULT_NAME
    if not isinstance(name, str) or not name.isprintable() or not name.strip():
        raise ContractError(f"name must be a text of printable characters, found {name!r}")
    return name


def _listed(items: Iterable[object]) -> str:
    return ", ".join(str(item) for item in items) or "none"


# --- parameters ------------------------------------------------------------

_LOOKS_LIKE_DTYPE = re.compile(r"(i|u|f|bf|tf|int|uint|float|bfloat)\d+\w*")


def _parameter(slot: Slot, value: object, options: Options) -> Parameter:
    where = f"parameter {slot.name!r}: "
    if slot.constant:
        return _constant(slot, value)
    if isinstance(value, str) and "[" not in value:
        return _scalar(slot, value.strip())
    if isinstance(value, str):
        value = Array(value)
    if isinstance(value, Array):
        return _array(slot, value, options)
    if isinstance(value, list | tuple):
        raise ContractError(where + "lists and tuples of arrays are not supported yet")
    if isinstance(value, bool | int | float):
        raise ContractError(
            f"{where}found the value {value!r}, but it is not a ct.Constant; "
            f'write "{value}" to say that it equals {value} at every launch'
        )
    raise ContractError(f'{where}found {value!r}; allowed are an array such as "f32[n]", a dtype, or an expression')


def _constant(slot: Slot, value: object) -> ConstantParameter:
    if isinstance(value, bool | int | float):
        return ConstantParameter(slot.name, value)
    where = f"parameter {slot.name!r} is a ct.Constant: "
    if isinstance(value, tuple):
        raise ContractError(where + "tuples are not supported yet")
    raise ContractError(f"{where}it needs an int, float or bool (or a list of them, one variant each), found {value!r}")


def _scalar(slot: Slot, text: str) -> ScalarParameter:
    found = find_dtype(text)
    if found is not None:
        return ScalarParameter(slot.name, found.name)
    if _LOOKS_LIKE_DTYPE.fullmatch(text):
        raise ContractError(f"parameter {slot.name!r}: unknown dtype {text!r}; dtypes are: {_listed(NAMES)}")
    equals = _integer(text, f"parameter {slot.name!r}")
    if slot.name in names(equals) and equals != Name(slot.name):
        raise ContractError(
            f"parameter {slot.name!r}: {text!r} defines it by itself; "
            f"only \"{slot.name}\" alone is allowed, which says that it equals the size of that name"
        )
    if not dtype(slot.scalar_dtype).is_integer:
        raise ContractError(f"parameter {slot.name!r} is {slot.scalar_dtype}, so it cannot equal {text!r}, an integer")
    return ScalarParameter(slot.name, slot.scalar_dtype, equals)


def _array(slot: Slot, array: Array, options: Options) -> ArrayParameter:
    where = f"parameter {slot.name!r}"
    if not isinstance(array.text, str):
        raise ContractError(f'{where}: Array needs a text such as "f32[n]", found {array.text!r}')
    element, dims, strides = parse_array(array.text)
    facts = tuple(_texts(array.facts, "facts"))
    if facts and not (element.is_integer or element.kind is Kind.BOOL):
        raise ContractError(f"{where}: facts are about integers, but its elements are {element.name}")
    for fact in facts:
        parse_fact(fact)
    align = array.align
    if align is not None and (not isinstance(align, int) or align < 1 or align & (align - 1)):
        raise ContractError(f"{where}: align must be a power of two (bytes), found {align!r}")
    index = array.index if array.index is not None else options.index
    if index not in (None, "i32", "i64"):
        raise ContractError(f'{where}: index must be "i32" or "i64", found {index!r}')
    bits = slot.index_bits if index is None else int(str(index)[1:])
    return ArrayParameter(slot.name, element.name, dims, strides, facts, align, bits)


def parse_array(text: str) -> tuple[DType, tuple[Expression, ...], tuple[Expression | None, ...]]:
    """``"f16[m, k; lda, 1]"`` as dtype, dims and strides (in elements; C-contiguous if not given, None for ``?``)."""
    match = re.fullmatch(r"\s*([A-Za-z]\w*)\s*\[(.*)\]\s*", text, re.DOTALL)
    if match is None:
        raise ContractError(f'array {text!r}: expected "dtype[dims]" or "dtype[dims; strides]", as "f16[m, k; lda, 1]"')
    element = find_dtype(match[1])
    if element is None:
        raise ContractError(f"array {text!r}: unknown dtype {match[1]!r}; dtypes are: {_listed(NAMES)}")
    dims_text, semicolon, strides_text = match[2].partition(";")
    dims = tuple(_integer(part, f"array {text!r}") for part in _split(dims_text))
    if not dims:
        raise ContractError(f"array {text!r}: an array needs at least one dimension")
    if not semicolon:
        return element, dims, contiguous_strides(dims)
    parts = _split(strides_text)
    if len(parts) != len(dims):
        raise ContractError(f"array {text!r}: {len(dims)} dims but {len(parts)} strides")
    return element, dims, tuple(None if p.strip() == "?" else _integer(p, f"array {text!r}") for p in parts)


def _split(text: str) -> list[str]:
    """The parts between commas that stand in no parentheses."""
    if not text.strip():
        return []
    parts, depth = [""], 0
    for character in text:
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def contiguous_strides(dims: Sequence[Expression]) -> tuple[Expression, ...]:
    """The strides of a C-contiguous array: each is the product of all later dims."""
    strides: list[Expression] = [Number(1)]
    for dim in reversed(dims[1:]):
        strides.append(_product(dim, strides[-1]))
    return tuple(reversed(strides[: len(dims)]))


def _product(left: Expression, right: Expression) -> Expression:
    if isinstance(left, Number) and isinstance(right, Number):
        return Number(left.value * right.value)
    if right == Number(1):
        return left
    if left == Number(1):
        return right
    return Arithmetic("*", (left, right))


def _integer(text: str, where: str) -> Expression:
    expression = parse_expression(text)
    if is_condition(expression):
        raise ContractError(f"{where}: {text.strip()!r} is a condition, but a number is needed")
    return expression


# --- the whole contract ----------------------------------------------------


def _contract(name: str, parameters: tuple[Parameter, ...], options: Options) -> Contract:
    contract = Contract(
        name=name,
        parameters=parameters,
        grid=_grid(options.grid),
        requires=_requires(options.requires),
        alias=_alias(options.alias, parameters),
        init=_init(options.init, parameters),
        assume=_assume(options.assume),
    )
    _check_names(contract)
    _check_literal_sizes(contract)
    return contract


def _grid(grid: object) -> tuple[Expression, ...] | None:
    if grid is None:
        return None
    axes = grid if isinstance(grid, list | tuple) else [grid]
    if not 1 <= len(axes) <= 3:
        raise ContractError(f"grid has {len(axes)} axes; one to three are allowed")
    parsed = []
    for axis in axes:
        if isinstance(axis, str):
            parsed.append(_integer(axis, "grid"))
        elif isinstance(axis, int) and not isinstance(axis, bool):
            parsed.append(Number(axis))
        else:
            raise ContractError(f"grid: found {axis!r}; an axis is an expression or an integer")
    return tuple(parsed)


def _texts(value: object, what: str) -> list[str]:
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list | tuple) or not all(isinstance(item, str) for item in items):
        raise ContractError(f"{what} must be a text or a list of texts, found {value!r}")
    return list(items)


def _requires(requires: object) -> tuple[Expression, ...]:
    conditions = []
    for text in _texts(requires, "requires"):
        condition = parse_expression(text)
        if not is_condition(condition):
            raise ContractError(f"requires: {text!r} is a number, but a condition is needed")
        conditions.append(condition)
    return tuple(conditions)


def _arrays(parameters: Iterable[Parameter]) -> dict[str, ArrayParameter]:
    return {p.name: p for p in parameters if isinstance(p, ArrayParameter)}


def _alias(alias: object, parameters: tuple[Parameter, ...]) -> tuple[tuple[str, ...], ...]:
    arrays = _arrays(parameters)
    if not isinstance(alias, list | tuple):
        raise ContractError(f'alias must be a list of groups such as [("x", "out")], found {alias!r}')
    groups = [alias] if alias and all(isinstance(item, str) for item in alias) else alias
    checked = []
    for group in groups:
        members = tuple(_texts(group, "a group of alias"))
        for member in members:
            if member not in arrays:
                raise ContractError(f"alias: {member!r} is not an array; the arrays are: {_listed(arrays)}")
        if len(set(members)) < 2 or len(set(members)) < len(members):
            raise ContractError(f"alias: the group {members} must name two or more different arrays")
        shapes = {(arrays[member].dtype, len(arrays[member].dims)) for member in members}
        if len(shapes) > 1:
            raise ContractError(f"alias: {_listed(members)} differ in dtype or rank, so they cannot be the same array")
        checked.append(members)
    return tuple(checked)


def _init(init: object, parameters: tuple[Parameter, ...]) -> dict[str, int | float]:
    arrays = _arrays(parameters)
    if init is None:
        return {}
    if not isinstance(init, Mapping):
        raise ContractError(f'init must map array names to numbers, e.g. {{"counter": 0}}, found {init!r}')
    for name, value in init.items():
        if name not in arrays:
            raise ContractError(f"init: {name!r} is not an array; the arrays are: {_listed(arrays)}")
        whole = dtype(arrays[name].dtype).kind is not Kind.FLOAT
        if not isinstance(value, int if whole else int | float) or isinstance(value, bool):
            raise ContractError(f"init: {name!r} needs a number of its dtype {arrays[name].dtype}, found {value!r}")
    return dict(init)


def _assume(assume: object) -> tuple[str, ...]:
    assumptions = _texts(assume, "assume")
    for assumption in assumptions:
        if assumption not in ASSUMPTIONS:
            raise ContractError(f"assume: unknown {assumption!r}; allowed are: {_listed(ASSUMPTIONS)}")
    return tuple(assumptions)


def _check_names(contract: Contract) -> None:
    """Every name in an expression is a constant, an integer scalar, or a size that something defines.

    Sizes are defined by the dims and strides of arrays, by scalars equal to
    them, and by a grid axis that is just a name.  A name that only a
    requirement mentions is a slip of the pen: it would restrict nothing.
    """
    arrays = _arrays(contract.parameters)
    scalars = {p.name: p for p in contract.parameters if isinstance(p, ScalarParameter)}
    constants = {p.name: p for p in contract.parameters if isinstance(p, ConstantParameter)}
    places: list[tuple[str, Expression]] = []
    for array in arrays.values():
        places += [(f"parameter {array.name!r}", part) for part in (*array.dims, *array.strides) if part is not None]
    places += [(f"parameter {s.name!r}", s.equals) for s in scalars.values() if s.equals is not None]
    defined = {name for _, part in places for name in names(part)}
    grid = contract.grid or ()
    defined |= {axis.name for axis in grid if isinstance(axis, Name)}
    places += [("grid", axis) for axis in grid]
    places += [("requires", condition) for condition in contract.requires]
    for array in arrays.values():
        for fact in map(parse_fact, array.facts):
            if fact.condition is not None:
                places.append((f"a fact of {array.name!r}", fact.condition))
    for where, expression in places:
        for name in names(expression):
            if name == ELEMENT and where.startswith("a fact"):
                continue
            if name in arrays:
                raise ContractError(f"{where}: {name!r} is an array; name one of its sizes instead")
            if name in constants:
                value = constants[name].value
                if not isinstance(value, int) or isinstance(value, bool):
                    raise ContractError(f"{where}: the constant {name!r} is {value!r}, but an integer is needed")
            elif name in scalars and not dtype(scalars[name].dtype).is_integer:
                raise ContractError(f"{where}: the scalar {name!r} is {scalars[name].dtype}, but an integer is needed")
            elif name not in scalars and name not in defined:
                sizes = sorted(defined - scalars.keys() - constants.keys())
                raise ContractError(
                    f"{where}: unknown name {name!r} in {expression_text(expression)!r}; sizes are: {_listed(sizes)}; "
                    f"scalars: {_listed(scalars)}; constants: {_listed(constants)}"
                )


def _check_literal_sizes(contract: Contract) -> None:
    """Sizes and strides that the contract fixes must not be negative (memory-model section 6, "Sizes")."""
    fixed = {p.name: p.value for p in contract.parameters if isinstance(p, ConstantParameter) and type(p.value) is int}
    for array in _arrays(contract.parameters).values():
        for what, parts in (("dim", array.dims), ("stride", array.strides)):
            for part in parts:
                if part is not None and fixed.keys() >= set(names(part)) and evaluate(part, fixed) < 0:
                    raise ContractError(f"parameter {array.name!r}: the {what} {expression_text(part)!r} is negative")


