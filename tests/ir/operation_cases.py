"""Cases of single operations: how they are stated and encoded by cuda-tile."""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import cuda.tile._bytecode as bc
import cuda.tile._bytecode.encodings as enc
from encoded import Encoder

from tileproof.ir import types as t
from tileproof.ir.types import TOKEN, PointerType, ScalarType, TileType

S = ScalarType
ORDER, SC = enc.MemoryOrderingSemantics, enc.MemoryScope
INTEGERS = [S.I1, S.I4, S.I8, S.I16, S.I32, S.I64]
FLOATS = [s for s in S if not s.is_integer]


@dataclass(frozen=True)
class Each:
    """One variant for each of these values."""

    values: tuple[Any, ...]


def each(*values: Any) -> Each:
    return Each(values)


def every(enumeration: Any) -> Each:
    return Each(tuple(enumeration))


def tile(element: ScalarType, *shape: int) -> TileType:
    return TileType(element, shape)


def pointers(element: ScalarType, *shape: int) -> TileType:
    return TileType(PointerType(element), shape)


Build = Callable[[Encoder], None]
TYPE_PARAMETER = re.compile(r"(\w+_)?types?")


def emit(e: Encoder, name: str, **arguments: Any) -> Any:
    """Calls ``encode_<name>``; a type stands for itself where a type is wanted, else for some value of that type."""
    function = getattr(enc, f"encode_{name}")

    def convert(parameter: str, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return tuple(convert(parameter, v) for v in value)
        if isinstance(value, Scalar):
            return value.attribute(e)
        if dataclass_type(value):
            return e.type(value) if TYPE_PARAMETER.fullmatch(parameter) else e.value(value)
        return value

    given = {}
    for parameter, spec in list(inspect.signature(function).parameters.items())[1:]:
        if parameter in arguments:
            given[parameter] = convert(parameter, arguments.pop(parameter))
        elif parameter in ("result_token_type",):
            given[parameter] = e.type(TOKEN)
        else:
            given[parameter] = False if "bool" in str(spec.annotation) else None
    assert not arguments, (name, arguments)
    return function(e.code, **given)


def dataclass_type(value: Any) -> bool:
    return isinstance(
        value,
        ScalarType
        | t.PointerType
        | TileType
        | t.TokenType
        | t.TensorViewType
        | t.PartitionViewType
        | t.StridedViewType
        | t.GatherScatterViewType,
    )


@dataclass(frozen=True)
class Scalar:
    """An attribute holding one number."""

    element: ScalarType
    value: float

    def attribute(self, e: Encoder) -> Any:
        if self.element.is_integer:
            return bc.Integer(e.type(self.element), self.element.bits, int(self.value))
        return bc.Float(self.value, getattr(bc.SimpleType, self.element.name), e.writer.type_table)


@dataclass(frozen=True)
class Case:
    """One operation with its arguments; ``body`` makes the blocks of its regions."""

    name: str
    arguments: dict[str, Any]
    version: tuple[int, int] = (13, 5)

    def build(self, e: Encoder) -> None:
        emit(e, self.name, **self.arguments)

    def __str__(self) -> str:
        return f"{self.name}({self.arguments})"


def cases(name: str, **arguments: Any) -> Iterator[Case]:
    choices = [(key, value.values if isinstance(value, Each) else (value,)) for key, value in arguments.items()]
    for picked in itertools.product(*(values for _, values in choices)):
        yield Case(name, dict(zip((key for key, _ in choices), picked, strict=True)))


def uniform(name: str, elements: list[ScalarType], operands: str, **arguments: Any) -> Iterator[Case]:
    """Operands and result of one type."""
    for element in elements:
        x = tile(element, 8)
        yield from cases(name, result_type=x, **dict.fromkeys(operands.split(), x), **arguments)


R = enc.RoundingMode
BOTH = each(False, True)
ALL = [*INTEGERS, *FLOATS]


@dataclass(frozen=True)
class TypeCase:
    """Some value of a type."""

    type: t.Type
    version: tuple[int, int] = (13, 5)

    def build(self, e: Encoder) -> None:
        e.value(self.type)


@dataclass(frozen=True)
class BodyCase:
    """A body made by a function; ``variant`` picks one of its forms."""

    function: Callable[[Encoder, int], None]
    variant: int
    version: tuple[int, int] = (13, 5)

    def build(self, e: Encoder) -> None:
        self.function(e, self.variant)

    def __str__(self) -> str:
        return f"{self.function.__name__}-{self.variant}"


def variants(count: int) -> Callable[[Callable[[Encoder, int], None]], Callable[[Encoder, int], None]]:
    def register(function: Callable[[Encoder, int], None]) -> Callable[[Encoder, int], None]:
        BODIES.extend(BodyCase(function, variant) for variant in range(count))
        return function

    return register


BODIES: list[BodyCase] = []


def block(e: Encoder, nested: Any, *arguments: t.Type) -> Any:
    return nested.new_block([e.type(argument) for argument in arguments])
