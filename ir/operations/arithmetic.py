"""Rows: integer, logical and floating-point arithmetic (specification, "Integer", "Floating Point", "Bitwise")."""

from __future__ import annotations

from tileproof.ir import attributes as a
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import same_element, same_rank, same_shape, same_type
from tileproof.ir.operations.number_checks import (
    accumulator_type,
    approximate_rounding,
    division_rounding,
    float_division_rounding,
    flushing,
    ieee_rounding,
    no_unsigned_overflow,
    product_shapes,
    root_rounding,
    scale_shapes,
)
from tileproof.ir.operations.rows import (
    FLUSH_FORM,
    FLUSH_TO_ZERO,
    OVERFLOW,
    OVERFLOW_FORM,
    ROUNDING_FORM,
    SIGNEDNESS,
    attribute,
    elementwise,
    flag,
    one,
    ones,
    overflow,
    result,
    rounding,
)
from tileproof.ir.operations.specification import V13_2, V13_3, V13_4, OperationSpec

FULL = a.RoundingMode.FULL
RF = f"{ROUNDING_FORM} {FLUSH_FORM}"
MINMAX_FORM = f"{FLUSH_FORM} ?propagate_nan( propagate_nan )"

INTEGER = (
    elementwise("absi", 1, "source", t.INT),
    elementwise("addi", 3, "lhs rhs", t.INT, OVERFLOW, form=OVERFLOW_FORM),
    elementwise("andi", 4, "lhs rhs", t.INT),
    elementwise(
        "divi",
        21,
        "lhs rhs",
        t.INT,
        SIGNEDNESS,
        rounding(a.RoundingMode.ZERO, name="rounding"),
        form="@signedness ?rounding( rounding< @rounding > )",
        checks=(division_rounding,),
    ),
    elementwise("maxi", 70, "lhs rhs", t.INT, SIGNEDNESS, form="@signedness"),
    elementwise("mini", 72, "lhs rhs", t.INT, SIGNEDNESS, form="@signedness"),
    elementwise("mulhii", 77, "x y", t.INT),
    elementwise("muli", 78, "lhs rhs", t.INT, OVERFLOW, form=OVERFLOW_FORM),
    elementwise("negi", 80, "source", t.INT, overflow(V13_2), form=OVERFLOW_FORM, checks=(no_unsigned_overflow,)),
    elementwise("ori", 82, "lhs rhs", t.INT),
    elementwise("remi", 90, "lhs rhs", t.INT, SIGNEDNESS, form="@signedness"),
    elementwise("shli", 96, "lhs rhs", t.INT, OVERFLOW, form=OVERFLOW_FORM),
    elementwise("shri", 97, "lhs rhs", t.INT, SIGNEDNESS, form="@signedness"),
    elementwise("subi", 104, "lhs rhs", t.INT, OVERFLOW, form=OVERFLOW_FORM),
    elementwise("xori", 108, "lhs rhs", t.INT),
    OperationSpec(
        "cmpi",
        15,
        operands=ones("lhs rhs", t.INT),
        attributes=(attribute("comparison_predicate", a.ComparisonPredicate), SIGNEDNESS),
        results=result(t.I1),
        form="@comparison_predicate $lhs , $rhs , @signedness : type($lhs) -> type($result)",
        checks=(same_type("lhs", "rhs"), same_shape("lhs", "result")),
    ),
    OperationSpec(
        "mmai",
        74,
        operands=(*ones("lhs rhs", t.I8), one("acc", t.I32)),
        attributes=(attribute("signedness_lhs", a.Signedness), attribute("signedness_rhs", a.Signedness)),
        results=result(t.I32, like="acc"),
        form="$lhs , $rhs , $acc @signedness_lhs @signedness_rhs : type($lhs) , type($rhs) , type($acc)",
        checks=(same_type("acc", "result"), same_rank("lhs", "rhs", "acc"), product_shapes),
    ),
)

FLOATING = (
    elementwise("absf", 0, "source", t.FLOAT),
    elementwise("addf", 2, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding(), form=RF, checks=(ieee_rounding, flushing)),
    elementwise("atan2", 110, "x y", t.FLOAT, since=V13_2),
    elementwise("ceil", 13, "source", t.FLOAT),
    elementwise("cos", 18, "source", t.FLOAT),
    elementwise("cosh", 19, "source", t.FLOAT),
    elementwise(
        "divf", 20, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding(), form=RF, checks=(float_division_rounding, flushing)
    ),
    elementwise(
        "exp", 23, "source", t.FLOAT, rounding(FULL, V13_3), form=ROUNDING_FORM, checks=(approximate_rounding,)
    ),
    elementwise("exp2", 24, "source", t.FLOAT, FLUSH_TO_ZERO, form=FLUSH_FORM, checks=(flushing,)),
    elementwise("floor", 39, "source", t.FLOAT),
    elementwise(
        "fma", 40, "lhs rhs acc", t.FLOAT, FLUSH_TO_ZERO, rounding(), form=RF, checks=(ieee_rounding, flushing)
    ),
    elementwise("fpowf", 84, "source exponent", t.FLOAT),
    OperationSpec(
        "fpowi",
        121,
        V13_4,
        operands=(one("source", t.FLOAT), one("exponent", t.INT_TO_32)),
        results=result(t.FLOAT, like="source"),
        form="$source , $exponent : type($source) , type($exponent)",
        checks=(same_type("source", "result"), same_shape("source", "exponent")),
    ),
    elementwise("log", 63, "source", t.FLOAT),
    elementwise("log2", 64, "source", t.FLOAT),
    elementwise(
        "maxf", 69, "lhs rhs", t.FLOAT, flag("propagate_nan"), FLUSH_TO_ZERO, form=MINMAX_FORM, checks=(flushing,)
    ),
    elementwise(
        "minf", 71, "lhs rhs", t.FLOAT, flag("propagate_nan"), FLUSH_TO_ZERO, form=MINMAX_FORM, checks=(flushing,)
    ),
    elementwise("mulf", 76, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding(), form=RF, checks=(ieee_rounding, flushing)),
    elementwise("negf", 79, "source", t.FLOAT),
    elementwise("remf", 89, "lhs rhs", t.FLOAT),
    elementwise("rsqrt", 93, "source", t.FLOAT, FLUSH_TO_ZERO, form=FLUSH_FORM, checks=(flushing,)),
    elementwise("sin", 98, "source", t.FLOAT),
    elementwise("sinh", 99, "source", t.FLOAT),
    elementwise("sqrt", 100, "source", t.FLOAT, FLUSH_TO_ZERO, rounding(), form=RF, checks=(root_rounding, flushing)),
    elementwise("subf", 103, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding(), form=RF, checks=(ieee_rounding, flushing)),
    elementwise("tan", 105, "source", t.FLOAT),
    elementwise(
        "tanh", 106, "source", t.FLOAT, rounding(FULL, V13_2), form=ROUNDING_FORM, checks=(approximate_rounding,)
    ),
    OperationSpec(
        "cmpf",
        14,
        operands=ones("lhs rhs", t.FLOAT),
        attributes=(
            attribute("comparison_predicate", a.ComparisonPredicate),
            attribute("comparison_ordering", a.ComparisonOrdering),
        ),
        results=result(t.I1),
        form="@comparison_predicate @comparison_ordering $lhs , $rhs : type($lhs) -> type($result)",
        checks=(same_type("lhs", "rhs"), same_shape("lhs", "result")),
    ),
    OperationSpec(
        "mmaf",
        73,
        operands=(*ones("lhs rhs", t.MMAF_OPERAND), one("acc", t.MMAF_ACCUMULATOR)),
        attributes=(flag("fast_acc", V13_3),),
        results=result(t.MMAF_ACCUMULATOR, like="acc"),
        form="$lhs , $rhs , $acc ?fast_acc( fast_acc ) : type($lhs) , type($rhs) , type($acc)",
        checks=(
            same_type("acc", "result"),
            same_element("lhs", "rhs"),
            same_rank("lhs", "rhs", "acc"),
            product_shapes,
            accumulator_type,
        ),
    ),
    OperationSpec(
        "mmaf_scaled",
        114,
        V13_3,
        operands=(
            *ones("lhs rhs", t.SCALED_OPERAND),
            one("acc", t.SCALED_ACCUMULATOR),
            *ones("lhs_scale rhs_scale", t.SCALED_SCALE),
        ),
        results=result(t.SCALED_ACCUMULATOR, like="acc"),
        form="$lhs , $rhs , $acc , $lhs_scale , $rhs_scale : "
        "type($lhs) , type($rhs) , type($acc) , type($lhs_scale) , type($rhs_scale)",
        checks=(
            same_type("acc", "result"),
            same_element("lhs", "rhs"),
            same_element("lhs_scale", "rhs_scale"),
            same_rank("lhs", "rhs", "acc", "lhs_scale", "rhs_scale"),
            product_shapes,
            scale_shapes,
        ),
    ),
)
