"""Rows: constants, conversions and rearrangements of tiles (specification, "Core", "Conversions")."""

from __future__ import annotations

from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import same_element, same_rank, same_shape, same_type
from tileproof.ir.operations.rows import OVERFLOW, SIGNEDNESS, attribute, flag, one, ones, result, rounding, variadic
from tileproof.ir.operations.specification import (
    V13_1,
    V13_3,
    V13_4,
    AttributeKind,
    AttributeSpec,
    Check,
    OperationSpec,
)
from tileproof.ir.operations.typing import TypeClass
from tileproof.ir.program import Version


def conversion(
    name: str,
    opcode: int,
    source: TypeClass,
    target: TypeClass,
    *attributes: AttributeSpec,
    since: Version = V13_1,
    checks: tuple[Check, ...] = (),
) -> OperationSpec:
    """One tile to another of the same shape."""
    return OperationSpec(
        name,
        opcode,
        since,
        (one("source", source),),
        attributes,
        result(target),
        checks=(same_shape("source", "result"), *checks),
    )


CONVERSIONS = (
    conversion("bitcast", 9, t.NUMBER, t.NUMBER),
    conversion("exti", 37, t.INT_OR_I4, t.INT_OR_I4, SIGNEDNESS),
    conversion("ftof", 42, t.ANY_FLOAT, t.ANY_FLOAT, rounding()),
    conversion("ftoi", 43, t.ANY_FLOAT, t.INT_OR_I4, flag("saturating", V13_4), SIGNEDNESS, rounding()),
    conversion("itof", 59, t.INT_OR_I4, t.ANY_FLOAT, SIGNEDNESS, rounding()),
    conversion("trunci", 107, t.INT_OR_I4, t.INT_OR_I4, OVERFLOW),
    conversion("int_to_ptr", 51, t.I64, t.POINTER),
    conversion("ptr_to_int", 86, t.POINTER, t.I64),
    conversion("ptr_to_ptr", 87, t.POINTER, t.POINTER),
)

SHAPING = (
    OperationSpec(
        "broadcast",
        11,
        operands=(one("source", t.TILE),),
        results=result(t.TILE, "bcast"),
        checks=(same_element("source", "result"), same_rank("source", "result")),
    ),
    OperationSpec(
        "cat",
        12,
        operands=ones("lhs rhs", t.TILE),
        attributes=(attribute("dim", AttributeKind.INTEGER),),
        results=result(t.TILE),
        checks=(same_element("lhs", "rhs", "result"), same_rank("lhs", "rhs", "result")),
    ),
    OperationSpec(
        "constant",
        16,
        attributes=(attribute("value", AttributeKind.ELEMENTS),),
        results=result(t.NUMBER_OR_I4, "cst"),
    ),
    OperationSpec(
        "extract",
        38,
        operands=(one("source", t.TILE), variadic("indices", t.I32_SCALAR)),
        results=result(t.TILE),
        checks=(same_element("source", "result"), same_rank("source", "result")),
    ),
    OperationSpec(
        "insert",
        118,
        V13_4,
        operands=(*ones("source destination", t.TILE), variadic("indices", t.I32_SCALAR)),
        results=result(t.TILE),
        checks=(same_type("destination", "result"), same_element("source", "result"), same_rank("source", "result")),
    ),
    OperationSpec("iota", 58, results=result(t.INT)),
    OperationSpec(
        "offset",
        81,
        operands=(one("ptr", t.POINTER), one("offset", t.INT)),
        results=result(t.POINTER),
        checks=(same_type("ptr", "result"), same_shape("ptr", "offset")),
    ),
    OperationSpec("pack", 111, V13_3, operands=(one("source", t.NUMBER_OR_I4),), results=result(t.I8)),
    OperationSpec(
        "permute",
        83,
        operands=(one("source", t.TILE),),
        attributes=(attribute("permutation", AttributeKind.INTEGERS),),
        results=result(t.TILE),
        checks=(same_element("source", "result"), same_rank("source", "result")),
    ),
    OperationSpec(
        "reshape",
        91,
        operands=(one("source", t.TILE),),
        results=result(t.TILE, "reshape"),
        checks=(same_element("source", "result"),),
    ),
    OperationSpec(
        "select",
        95,
        operands=(one("cond", t.I1), *ones("val_if_true val_if_false", t.TILE)),
        results=result(t.TILE),
        checks=(
            same_type("val_if_true", "val_if_false", "result"),
            same_shape("cond", "result"),
        ),
    ),
    OperationSpec("unpack", 112, V13_3, operands=(one("source", t.I8),), results=result(t.NUMBER_OR_I4)),
)
