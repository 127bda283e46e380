"""Rows: integer, logical and floating-point arithmetic (specification, "Integer", "Floating Point", "Bitwise")."""

from __future__ import annotations

from tileproof.ir import attributes as a
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import same_element, same_rank, same_shape, same_type
from tileproof.ir.operations.rows import (
    FLUSH_TO_ZERO,
    OVERFLOW,
    SIGNEDNESS,
    attribute,
    elementwise,
    flag,
    one,
    ones,
    result,
    rounding,
)
from tileproof.ir.operations.specification import V13_2, V13_3, V13_4, OperationSpec

FULL = a.RoundingMode.FULL

INTEGER = (
    elementwise("absi", 1, "source", t.INT),
    elementwise("addi", 3, "lhs rhs", t.INT, OVERFLOW),
    elementwise("andi", 4, "lhs rhs", t.INT),
    elementwise("divi", 21, "lhs rhs", t.INT, SIGNEDNESS, rounding(name="rounding")),
    elementwise("maxi", 70, "lhs rhs", t.INT, SIGNEDNESS),
    elementwise("mini", 72, "lhs rhs", t.INT, SIGNEDNESS),
    elementwise("mulhii", 77, "x y", t.INT),
    elementwise("muli", 78, "lhs rhs", t.INT, OVERFLOW),
    elementwise(
        "negi",
        80,
        "source",
        t.INT,
        attribute("overflow", a.IntegerOverflow, since=V13_2, default=a.IntegerOverflow.NONE),
    ),
    elementwise("ori", 82, "lhs rhs", t.INT),
    elementwise("remi", 90, "lhs rhs", t.INT, SIGNEDNESS),
    elementwise("shli", 96, "lhs rhs", t.INT, OVERFLOW),
    elementwise("shri", 97, "lhs rhs", t.INT, SIGNEDNESS),
    elementwise("subi", 104, "lhs rhs", t.INT, OVERFLOW),
    elementwise("xori", 108, "lhs rhs", t.INT),
    OperationSpec(
        "cmpi",
        15,
        operands=ones("lhs rhs", t.INT),
        attributes=(attribute("comparison_predicate", a.ComparisonPredicate), SIGNEDNESS),
        results=result(t.I1),
        checks=(same_type("lhs", "rhs"), same_shape("lhs", "result")),
    ),
    OperationSpec(
        "mmai",
        74,
        operands=(*ones("lhs rhs", t.I8), one("acc", t.I32)),
        attributes=(attribute("signedness_lhs", a.Signedness), attribute("signedness_rhs", a.Signedness)),
        results=result(t.I32),
        checks=(same_type("acc", "result"), same_rank("lhs", "rhs", "acc")),
    ),
)

FLOATING = (
    elementwise("absf", 0, "source", t.FLOAT),
    elementwise("addf", 2, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding()),
    elementwise("atan2", 110, "x y", t.FLOAT, since=V13_2),
    elementwise("ceil", 13, "source", t.FLOAT),
    elementwise("cos", 18, "source", t.FLOAT),
    elementwise("cosh", 19, "source", t.FLOAT),
    elementwise("divf", 20, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding()),
    elementwise("exp", 23, "source", t.FLOAT, rounding(V13_3, FULL)),
    elementwise("exp2", 24, "source", t.FLOAT, FLUSH_TO_ZERO),
    elementwise("floor", 39, "source", t.FLOAT),
    elementwise("fma", 40, "lhs rhs acc", t.FLOAT, FLUSH_TO_ZERO, rounding()),
    elementwise("fpowf", 84, "source exponent", t.FLOAT),
    OperationSpec(
        "fpowi",
        121,
        V13_4,
        operands=(one("source", t.FLOAT), one("exponent", t.INT_TO_32)),
        results=result(t.FLOAT),
        checks=(same_type("source", "result"), same_shape("source", "exponent")),
    ),
    elementwise("log", 63, "source", t.FLOAT),
    elementwise("log2", 64, "source", t.FLOAT),
    elementwise("maxf", 69, "lhs rhs", t.FLOAT, flag("propagate_nan"), FLUSH_TO_ZERO),
    elementwise("minf", 71, "lhs rhs", t.FLOAT, flag("propagate_nan"), FLUSH_TO_ZERO),
    elementwise("mulf", 76, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding()),
    elementwise("negf", 79, "source", t.FLOAT),
    elementwise("remf", 89, "lhs rhs", t.FLOAT),
    elementwise("rsqrt", 93, "source", t.FLOAT, FLUSH_TO_ZERO),
    elementwise("sin", 98, "source", t.FLOAT),
    elementwise("sinh", 99, "source", t.FLOAT),
    elementwise("sqrt", 100, "source", t.FLOAT, FLUSH_TO_ZERO, rounding()),
    elementwise("subf", 103, "lhs rhs", t.FLOAT, FLUSH_TO_ZERO, rounding()),
    elementwise("tan", 105, "source", t.FLOAT),
    elementwise("tanh", 106, "source", t.FLOAT, rounding(V13_2, FULL)),
    OperationSpec(
        "cmpf",
        14,
        operands=ones("lhs rhs", t.FLOAT),
        attributes=(
            attribute("comparison_predicate", a.ComparisonPredicate),
            attribute("comparison_ordering", a.ComparisonOrdering),
        ),
        results=result(t.I1),
        checks=(same_type("lhs", "rhs"), same_shape("lhs", "result")),
    ),
    OperationSpec(
        "mmaf",
        73,
        operands=(*ones("lhs rhs", t.MMAF_OPERAND), one("acc", t.MMAF_ACCUMULATOR)),
        attributes=(flag("fast_acc", V13_3),),
        results=result(t.MMAF_ACCUMULATOR),
        checks=(same_type("acc", "result"), same_element("lhs", "rhs"), same_rank("lhs", "rhs", "acc")),
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
        results=result(t.SCALED_ACCUMULATOR),
        checks=(
            same_type("acc", "result"),
            same_element("lhs", "rhs"),
            same_element("lhs_scale", "rhs_scale"),
            same_rank("lhs", "rhs", "acc", "lhs_scale", "rhs_scale"),
        ),
    ),
)
