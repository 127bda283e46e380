"""Rows: constants, conversions and rearrangements of tiles (specification, "Core", "Conversions")."""

from __future__ import annotations

from tileproof.ir.attributes import RoundingMode
from tileproof.ir.operations import shape_checks as shapes
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import same_element, same_rank, same_shape, same_type
from tileproof.ir.operations.conversion_checks import (
    exact_bitcast,
    float_to_float_rounding,
    float_to_integer_rounding,
    integer_to_float_rounding,
    narrowing,
    not_a_no_op,
    widening,
)
from tileproof.ir.operations.rows import (
    OVERFLOW,
    OVERFLOW_FORM,
    ROUNDING_FORM,
    SIGNEDNESS,
    attribute,
    flag,
    one,
    ones,
    result,
    rounding,
    variadic,
)
from tileproof.ir.operations.specification import (
    V13_3,
    V13_4,
    AttributeKind,
    AttributeSpec,
    Check,
    OperationSpec,
)
from tileproof.ir.operations.typing import TypeClass


def conversion(
    name: str,
    opcode: int,
    source: TypeClass,
    target: TypeClass,
    *attributes: AttributeSpec,
    form: str = "",
    checks: tuple[Check, ...] = (),
) -> OperationSpec:
    """One tile to another of the same shape."""
    return OperationSpec(
        name,
        opcode,
        operands=(one("source", source),),
        attributes=attributes,
        results=result(target),
        form=f"$source {form} : type($source) -> type($result)",
        checks=(same_shape("source", "result"), *checks),
    )


CONVERSIONS = (
    conversion("bitcast", 9, t.NUMBER, t.NUMBER, checks=(exact_bitcast,)),
    conversion("exti", 37, t.INT_OR_I4, t.INT_OR_I4, SIGNEDNESS, form="@signedness", checks=(widening,)),
    conversion(
        "ftof",
        42,
        t.ANY_FLOAT,
        t.ANY_FLOAT,
        rounding(),
        form=ROUNDING_FORM,
        checks=(not_a_no_op, float_to_float_rounding),
    ),
    conversion(
        "ftoi",
        43,
        t.ANY_FLOAT,
        t.INT,
        flag("saturating", V13_4),
        SIGNEDNESS,
        rounding(RoundingMode.NEAREST_INT_TO_ZERO),
        form=f"@signedness {ROUNDING_FORM} ?saturating( saturating )",
        checks=(float_to_integer_rounding,),
    ),
    conversion(
        "itof",
        59,
        t.INT_OR_I4,
        t.ANY_FLOAT,
        SIGNEDNESS,
        rounding(),
        form=f"@signedness {ROUNDING_FORM}",
        checks=(integer_to_float_rounding,),
    ),
    conversion("trunci", 107, t.INT_OR_I4, t.INT_OR_I4, OVERFLOW, form=OVERFLOW_FORM, checks=(narrowing,)),
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
        form="$source : type($source) -> type($result)",
        checks=(same_element("source", "result"), same_rank("source", "result"), shapes.broadcast),
    ),
    OperationSpec(
        "cat",
        12,
        operands=ones("lhs rhs", t.TILE),
        attributes=(attribute("dim", AttributeKind.INTEGER),),
        results=result(t.TILE),
        form="$lhs , $rhs dim = @dim : type($lhs) , type($rhs) -> type($result)",
        checks=(same_element("lhs", "rhs", "result"), same_rank("lhs", "rhs", "result"), shapes.concatenation),
    ),
    OperationSpec(
        "constant",
        16,
        attributes=(attribute("value", AttributeKind.ELEMENTS),),
        results=result(t.NUMBER, "cst"),
        form="@value : type($result)",
        checks=(shapes.constant_size,),
    ),
    OperationSpec(
        "extract",
        38,
        operands=(one("source", t.TILE), variadic("indices", t.I32_SCALAR)),
        results=result(t.TILE),
        form="$source [ $indices ] : type($source) -> type($result)",
        checks=(same_element("source", "result"), same_rank("source", "result"), shapes.slicing("source", "result")),
    ),
    OperationSpec(
        "insert",
        118,
        V13_4,
        operands=(*ones("source destination", t.TILE), variadic("indices", t.I32_SCALAR)),
        results=result(t.TILE, like="destination"),
        form="$source , $destination [ $indices ] : type($source) , type($destination)",
        checks=(
            same_type("destination", "result"),
            same_element("source", "destination"),
            same_rank("source", "destination"),
            shapes.slicing("destination", "source"),
        ),
    ),
    OperationSpec("iota", 58, results=result(t.INT), form=": type($result)", checks=(shapes.counting,)),
    OperationSpec(
        "offset",
        81,
        operands=(one("ptr", t.POINTER), one("offset", t.INT)),
        results=result(t.POINTER, like="ptr"),
        form="$ptr , $offset : type($ptr) , type($offset) -> type($result)",
        checks=(same_type("ptr", "result"), same_shape("ptr", "offset")),
    ),
    OperationSpec(
        "pack",
        111,
        V13_3,
        operands=(one("source", t.NUMBER_OR_I4),),
        results=result(t.I8),
        form="$source : type($source) -> type($result)",
        checks=(shapes.packing,),
    ),
    OperationSpec(
        "permute",
        83,
        operands=(one("source", t.TILE),),
        attributes=(attribute("permutation", AttributeKind.INTEGERS),),
        results=result(t.TILE),
        form="$source @permutation : type($source) -> type($result)",
        checks=(same_element("source", "result"), same_rank("source", "result"), shapes.permutation),
    ),
    OperationSpec(
        "reshape",
        91,
        operands=(one("source", t.TILE),),
        results=result(t.TILE, "reshape"),
        form="$source : type($source) -> type($result)",
        checks=(same_element("source", "result"), shapes.same_number),
    ),
    OperationSpec(
        "select",
        95,
        operands=(one("cond", t.I1), *ones("val_if_true val_if_false", t.TILE)),
        results=result(t.TILE, like="val_if_true"),
        form="$cond , $val_if_true , $val_if_false : type($cond) , type($val_if_true)",
        checks=(same_type("val_if_true", "val_if_false", "result"), same_shape("cond", "result"), shapes.whole_bytes),
    ),
    OperationSpec(
        "unpack",
        112,
        V13_3,
        operands=(one("source", t.I8),),
        results=result(t.NUMBER_OR_I4),
        form="$source : type($source) -> type($result)",
        checks=(shapes.packing,),
    ),
)
