"""Assertions, assumptions, printing (specification, "Assert", "Assume", "Print")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from tileproof.ir.attributes import AssumePredicate, Bounded, DivBy, SameElements
from tileproof.ir.interpreter.carriers import (
    Array,
    memory_bytes,
    scalar_element,
    signed,
    tile_type,
    to_bits,
    to_double,
    unsigned,
)
from tileproof.ir.interpreter.errors import AssertionFailed, UndefinedKind
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.interpreter.views import TensorView
from tileproof.ir.program import Op, Value
from tileproof.ir.types import PointerType


@rule("assert")
def _assert(x: TileBlock, op: Op) -> Sequence[Any]:
    condition = x.operand(op, "condition")
    if not condition.all():
        raise AssertionFailed(op.attributes["message"], op, block=x.id, iterations=tuple(x.iterations))
    return []


# --- assumptions ---------------------------------------------------------------


@rule("assume")
def _assume(x: TileBlock, op: Op) -> Sequence[Any]:
    """A false assumption makes the program undefined."""
    value, predicate = x.operand(op, "value"), op.attributes["predicate"]
    if isinstance(value, TensorView):
        _require(x, op, np.array(value.base), predicate, 1)
        return [value]
    element = tile_type(op.result.type).element
    if isinstance(element, PointerType):
        _require(x, op, value, predicate, memory_bytes(element.pointee))
    elif element.is_integer:
        _require(x, op, signed(value, element).astype(np.int64), predicate, 1)
    else:
        raise x.unsupported(op, "an assumption about floating-point numbers")
    return [value]


def _require(x: TileBlock, op: Op, numbers: Array, predicate: AssumePredicate, step: int) -> None:
    match predicate:
        case DivBy(divisor, None, _):
            holds, claim = numbers % divisor == 0, f"a multiple of {divisor}"
        case DivBy(divisor, every, along):
            assert every is not None and along is not None
            _positive(x, op, (every,))
            groups = _leaders(numbers, [every if d == along else 1 for d in range(numbers.ndim)])
            within = np.arange(numbers.shape[along]) % every * step
            within = within.reshape([-1 if d == along else 1 for d in range(numbers.ndim)])
            holds = (groups % divisor == 0) & (numbers == groups + within)
            claim = f"a multiple of {divisor} for each first of {every}, followed by its successors"
        case SameElements(values):
            _positive(x, op, values)
            holds, claim = numbers == _leaders(numbers, values), f"the same in groups of {values}"
        case Bounded(lower, upper):
            holds = np.ones(numbers.shape, bool)
            holds &= True if lower is None else numbers >= lower
            holds &= True if upper is None else numbers <= upper
            claim = f"within {'-inf' if lower is None else lower} and {'inf' if upper is None else upper}"
    x.require(op, holds, UndefinedKind.ASSUMPTION, lambda i: f"element {i} is {numbers.flat[i]}, assumed to be {claim}")


def _positive(x: TileBlock, op: Op, sizes: Sequence[int]) -> None:
    if 0 in sizes:
        raise x.unsupported(op, "an assumption about groups of no elements")


def _leaders(numbers: Array, sizes: Sequence[int]) -> Array:
    """For each element, the first of its group of ``sizes[d]`` elements along every dimension d."""
    index = [np.arange(n) // size * size for n, size in zip(numbers.shape, sizes, strict=True)]
    return numbers[np.ix_(*index)] if index else numbers


# --- printing --------------------------------------------------------------------

_CONVERSION = re.compile(r"%(?:%|([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|j|z|t|L)?([diuoxXeEfFgGaAcsSpn]))")


@rule("print_tko")
def _print(x: TileBlock, op: Op) -> Sequence[Any]:
    """Prints a tile as its elements in brackets, each under the format's conversion."""
    arguments = iter(op.variadic("args"))

    def converted(match: re.Match[str]) -> str:
        return "%" if match[0] == "%%" else _tile_text(x, next(arguments), match[1], match[2])

    x.machine.run.printed.append(_CONVERSION.sub(converted, op.attributes["str"]))
    return [x.token(op.optional("token")) for _ in op.results]


def _tile_text(x: TileBlock, value: Value, flags: str, conversion: str) -> str:
    element = tile_type(value.type).element
    tile = x[value]
    if isinstance(element, PointerType):
        numbers: Array = tile
    elif element.is_integer:
        numbers = signed(tile, element) if conversion in "di" else unsigned(tile, element)
    else:
        numbers = to_double(tile, element) if conversion in "eEfFgGaA" else to_bits(tile, scalar_element(value.type))
    return _nested(numbers, flags, conversion)


def _nested(numbers: Array, flags: str, conversion: str) -> str:
    if numbers.ndim:
        return "[" + ", ".join(_nested(part, flags, conversion) for part in numbers) + "]"
    number = numbers.item()
    if conversion in "aA":
        text = float(number).hex()
        return text.upper() if conversion == "A" else text
    if conversion == "p":
        return f"{number:#x}"
    if conversion in "csSn":
        return str(number)
    python = f"%{flags}{'d' if conversion == 'u' else conversion}"
    return python % (float(number) if conversion in "eEfFgG" else int(number))
