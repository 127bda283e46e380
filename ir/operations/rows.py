"""Short constructors for the parts of rows that recur."""

from __future__ import annotations

from typing import Any

from tileproof.ir import attributes as a
from tileproof.ir.operations.checks import same_type
from tileproof.ir.operations.specification import (
    V13_1,
    Arity,
    AttributeKind,
    AttributeSpec,
    Check,
    OperandSpec,
    OperationSpec,
    ResultSpec,
)
from tileproof.ir.operations.typing import TOKEN, TypeClass
from tileproof.ir.program import Version

NEAREST_EVEN = a.RoundingMode.NEAREST_EVEN


def one(name: str, type: TypeClass, since: Version = V13_1) -> OperandSpec:
    return OperandSpec(name, type, Arity.ONE, since)


def optional(name: str, type: TypeClass, since: Version = V13_1) -> OperandSpec:
    return OperandSpec(name, type, Arity.OPTIONAL, since)


def variadic(name: str, type: TypeClass, since: Version = V13_1) -> OperandSpec:
    return OperandSpec(name, type, Arity.VARIADIC, since)


def ones(names: str, type: TypeClass) -> tuple[OperandSpec, ...]:
    return tuple(one(name, type) for name in names.split())


def result(type: TypeClass, prefix: str | None = None, like: str | None = None) -> tuple[ResultSpec, ...]:
    return (ResultSpec("result", type, prefix=prefix, like=like),)


def flag(name: str, since: Version = V13_1) -> AttributeSpec:
    return AttributeSpec(name, AttributeKind.FLAG, since=since, default=False)


def rounding(
    default: a.RoundingMode = NEAREST_EVEN, since: Version = V13_1, name: str = "rounding_mode"
) -> AttributeSpec:
    return AttributeSpec(name, a.RoundingMode, since=since, default=default)


def attribute(name: str, kind: AttributeKind | type[a.AttributeEnum], **more: Any) -> AttributeSpec:
    return AttributeSpec(name, kind, **more)


def overflow(since: Version = V13_1) -> AttributeSpec:
    return AttributeSpec("overflow", a.IntegerOverflow, since=since, default=a.IntegerOverflow.NONE)


FLUSH_TO_ZERO = flag("flush_to_zero")
SIGNEDNESS = attribute("signedness", a.Signedness)
OVERFLOW = overflow()
ORDERING = attribute("memory_ordering_semantics", a.MemoryOrdering)
SCOPE = attribute("memory_scope", a.MemoryScope)
OPTIONAL_SCOPE = attribute("memory_scope", a.MemoryScope, optional=True)
HINTS = attribute("optimization_hints", AttributeKind.HINTS, optional=True)
TOKEN_IN = optional("token", TOKEN)
TOKEN_OUT = ResultSpec("result_token", TOKEN)
NAMED_TOKEN_OUT = ResultSpec("result_token", TOKEN, prefix="result_token")

ROUNDING_FORM = "?rounding_mode( rounding< @rounding_mode > )"
FLUSH_FORM = "?flush_to_zero( flush_to_zero )"
OVERFLOW_FORM = "?overflow( overflow< @overflow > )"
ACCESS_FORM = "@memory_ordering_semantics ?memory_scope( @memory_scope )"
HINTS_FORM = "?optimization_hints( optimization_hints = @optimization_hints )"


def elementwise(
    name: str,
    opcode: int,
    operands: str,
    type: TypeClass,
    *attributes: AttributeSpec,
    since: Version = V13_1,
    form: str = "",
    checks: tuple[Check, ...] = (),
) -> OperationSpec:
    """Operands and result have one type; ``form`` is what is printed between the operands and the type."""
    names = operands.split()
    return OperationSpec(
        name,
        opcode,
        since,
        ones(operands, type),
        attributes,
        result(type, like=names[0]),
        form=" ".join([" , ".join(f"${operand}" for operand in names), form, ": type($result)"]),
        checks=(same_type(*names, "result"), *checks),
    )
