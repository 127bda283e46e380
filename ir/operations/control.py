"""Rows: control flow, reductions, launch coordinates, diagnostics, module level (specification, "Core", "Control")."""

from __future__ import annotations

from tileproof.ir.attributes import SymbolVisibility
from tileproof.ir.operations import region_checks as regions
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import same_type, same_types
from tileproof.ir.operations.diagnostic_checks import format_fits, predicate_fits
from tileproof.ir.operations.rows import HINTS, attribute, flag, one, ones, optional, result, variadic
from tileproof.ir.operations.specification import (
    V13_2,
    V13_3,
    V13_5,
    Arity,
    AttributeKind,
    OperationSpec,
    RegionSpec,
    ResultSpec,
)

DIM = attribute("dim", AttributeKind.INTEGER)
IDENTITIES = attribute("identities", AttributeKind.SCALARS)


def results(prefix: str | None = None, type: t.TypeClass = t.ANY) -> tuple[ResultSpec, ...]:
    return (ResultSpec("results", type, Arity.VARIADIC, prefix=prefix),)


def terminator(name: str, opcode: int) -> OperationSpec:
    return OperationSpec(
        name,
        opcode,
        operands=(variadic("operands", t.ANY),),
        form="?operands( $operands : type($operands) )",
        terminator=True,
    )


BRANCH_ENDS = ("yield", "continue", "break", "return")

CONTROL = (
    terminator("break", 10),
    terminator("continue", 17),
    terminator("return", 92),
    terminator("yield", 109),
    OperationSpec(
        "for",
        41,
        operands=(*ones("lower_bound upper_bound step", t.INT_SCALAR), variadic("init_values", t.ANY)),
        attributes=(flag("unsigned_cmp", V13_2),),
        results=results("for"),
        regions=(RegionSpec("region", ("continue",)),),
        form="for()",
        checks=(
            same_type("lower_bound", "upper_bound", "step"),
            same_types("init_values", "results"),
            regions.counted_loop,
        ),
    ),
    OperationSpec(
        "if",
        50,
        operands=(one("condition", t.I1_SCALAR),),
        results=results(),
        regions=(RegionSpec("then_region", BRANCH_ENDS), RegionSpec("else_region", BRANCH_ENDS, optional=True)),
        form="if()",
        checks=(regions.branches,),
    ),
    OperationSpec(
        "loop",
        65,
        operands=(variadic("init_values", t.ANY),),
        results=results(),
        regions=(RegionSpec("region", ("continue", "break", "return")),),
        form="loop()",
        checks=(regions.endless_loop,),
    ),
    OperationSpec(
        "reduce",
        88,
        operands=(variadic("operands", t.TILE),),
        attributes=(DIM, IDENTITIES),
        results=results("reduce", t.TILE),
        regions=(RegionSpec("body", ("yield",)),),
        form="$operands dim= @dim identities= @identities : type($operands) -> type($results) region(body)",
        checks=(regions.combination, regions.reduction),
    ),
    OperationSpec(
        "scan",
        94,
        operands=(variadic("operands", t.TILE),),
        attributes=(DIM, attribute("reverse", AttributeKind.BOOLEAN), IDENTITIES),
        results=results(None, t.TILE),
        regions=(RegionSpec("body", ("yield",)),),
        form="$operands dim= @dim reverse= @reverse identities= @identities : type($operands) -> type($results) "
        "region(body)",
        checks=(same_types("operands", "results"), regions.combination),
    ),
)


def coordinates(name: str, opcode: int, result: str, prefix: str) -> OperationSpec:
    first = f"{result}_x"
    return OperationSpec(
        name,
        opcode,
        results=tuple(
            ResultSpec(f"{result}_{axis}", t.I32_SCALAR, prefix=f"{prefix}_{axis}", like=first) for axis in "xyz"
        ),
        form=f": type(${first})",
    )


LAUNCH = (
    coordinates("get_num_tile_blocks", 46, "grid_size", "gridSize"),
    coordinates("get_tile_block_id", 48, "block_id", "blockId"),
    OperationSpec(
        "get_global",
        44,
        attributes=(attribute("name", AttributeKind.SYMBOL),),
        results=result(t.POINTER_SCALAR),
        form="@name : type($result)",
    ),
)

DIAGNOSTICS = (
    OperationSpec(
        "assert",
        5,
        operands=(one("condition", t.I1),),
        attributes=(attribute("message", AttributeKind.STRING),),
        form="$condition , @message : type($condition)",
    ),
    OperationSpec(
        "assume",
        6,
        operands=(one("value", t.ANY_BUT_TOKEN),),
        attributes=(attribute("predicate", AttributeKind.PREDICATE),),
        results=result(t.ANY_BUT_TOKEN, "assume", like="value"),
        form="@predicate , $value : type($value)",
        checks=(same_type("value", "result"), predicate_fits),
    ),
    OperationSpec(
        "print_tko",
        85,
        operands=(variadic("args", t.TILE), optional("token", t.TOKEN, V13_2)),
        attributes=(attribute("str", AttributeKind.STRING),),
        results=(ResultSpec("result_token", t.TOKEN, since=V13_2),),
        form="@str ?args( , $args ) ?token( token= $token ) ?args( : type($args) ) -> type($result_token)",
        checks=(format_fits,),
    ),
)

MODULE_LEVEL = (
    OperationSpec(
        "module",
        75,
        attributes=(
            attribute("sym_name", AttributeKind.STRING),
            attribute("producer", AttributeKind.STRING, optional=True, since=V13_3),
        ),
        regions=(RegionSpec("body", ()),),
        in_bodies=False,
    ),
    OperationSpec(
        "entry",
        22,
        attributes=(
            attribute("sym_name", AttributeKind.STRING),
            attribute("function_type", AttributeKind.TYPE),
            attribute("arg_attrs", AttributeKind.DICTIONARIES, optional=True, since=V13_5),
            attribute("res_attrs", AttributeKind.DICTIONARIES, optional=True),
            HINTS,
        ),
        regions=(RegionSpec("body", ("return",)),),
        in_bodies=False,
    ),
    OperationSpec(
        "global",
        49,
        attributes=(
            attribute("sym_name", AttributeKind.STRING),
            attribute("value", AttributeKind.ELEMENTS),
            attribute("alignment", AttributeKind.INTEGER),
            flag("constant", V13_3),
            attribute("symbol_visibility", SymbolVisibility, since=V13_3, default=SymbolVisibility.PUBLIC),
        ),
        in_bodies=False,
    ),
    OperationSpec(
        "preview$call",
        16386,
        V13_5,
        operands=(variadic("operands", t.ANY),),
        attributes=(
            attribute("callee", AttributeKind.SYMBOL),
            attribute("const_args", AttributeKind.DICTIONARIES),
            attribute("arg_attrs", AttributeKind.DICTIONARIES, optional=True),
            attribute("res_attrs", AttributeKind.DICTIONARIES, optional=True),
        ),
        results=results(),
        in_bodies=False,
        preview=True,
    ),
)
