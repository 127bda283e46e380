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


def one(name: str, type: TypeClass, since: Version = V13_1) -> OperandSpec:
    return OperandSpec(name, type, Arity.ONE, since)


def optional(name: str, type: TypeClass, since: Version = V13_1) -> OperandSpec:
    return OperandSpec(name, type, Arity.OPTIONAL, since)


def variadic(name: str, type: TypeClass, since: Version = V13_1) -> OperandSpec:
    return OperandSpec(name, type, Arity.VARIADIC, since)


def ones(names: str, type: TypeClass) -> tuple[OperandSpec, ...]:
    return tuple(one(name, type) for name in names.split())


def result(type: TypeClass, prefix: str | None = None, name: str = "result") -> tuple[ResultSpec, ...]:
    return (ResultSpec(name, type, prefix=prefix),)


def flag(name: str, since: Version = V13_1) -> AttributeSpec:
    return AttributeSpec(name, AttributeKind.FLAG, since=since, default=False)


def rounding(
    since: Version = V13_1, default: a.RoundingMode | None = None, name: str = "rounding_mode"
) -> AttributeSpec:
    return AttributeSpec(name, a.RoundingMode, since=since, default=default)


def attribute(name: str, kind: AttributeKind | type[a.AttributeEnum], **more: Any) -> AttributeSpec:
    return AttributeSpec(name, kind, **more)


FLUSH_TO_ZERO = flag("flush_to_zero")
SIGNEDNESS = attribute("signedness", a.Signedness)
OVERFLOW = attribute("overflow", a.IntegerOverflow)
ORDERING = attribute("memory_ordering_semantics", a.MemoryOrdering)
SCOPE = attribute("memory_scope", a.MemoryScope)
OPTIONAL_SCOPE = attribute("memory_scope", a.MemoryScope, optional=True)
HINTS = attribute("optimization_hints", AttributeKind.HINTS, optional=True)
TOKEN_IN = optional("token", TOKEN)
TOKEN_OUT = ResultSpec("result_token", TOKEN)
NAMED_TOKEN_OUT = ResultSpec("result_token", TOKEN, prefix="result_token")


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
    """Operands and result have one type."""
    return OperationSpec(
        name,
        opcode,
        since,
        ones(operands, type),
        attributes,
        result(type),
        form=form or " , ".join(f"${operand}" for operand in operands.split()) + " : type($result)",
        checks=(same_type(*operands.split(), "result"), *checks),
    )
