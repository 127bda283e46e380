"""Rows: control flow, reductions, launch coordinates, diagnostics, module level (specification, "Core", "Control")."""

from __future__ import annotations

from tileproof.ir.attributes import SymbolVisibility
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import same_type, same_types
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
RESULTS = (ResultSpec("results", t.ANY, Arity.VARIADIC),)


def terminator(name: str, opcode: int) -> OperationSpec:
    return OperationSpec(name, opcode, operands=(variadic("operands", t.ANY),), terminator=True)


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
        results=(ResultSpec("results", t.ANY, Arity.VARIADIC, prefix="for"),),
        regions=(RegionSpec("region", ("continue",)),),
        checks=(same_type("lower_bound", "upper_bound", "step"), same_types("init_values", "results")),
    ),
    OperationSpec(
        "if",
        50,
        operands=(one("condition", t.I1_SCALAR),),
        results=RESULTS,
        regions=(
            RegionSpec("then_region", ("yield", "continue", "break", "return")),
            RegionSpec("else_region", ("yield", "continue", "break", "return")),
        ),
    ),
    OperationSpec(
        "loop",
        65,
        operands=(variadic("init_values", t.ANY),),
        results=(ResultSpec("results", t.ANY, Arity.VARIADIC, prefix="loop"),),
        regions=(RegionSpec("region", ("continue", "break", "return")),),
    ),
    OperationSpec(
        "reduce",
        88,
        operands=(variadic("operands", t.TILE),),
        attributes=(DIM, IDENTITIES),
        results=(ResultSpec("results", t.TILE, Arity.VARIADIC, prefix="reduce"),),
        regions=(RegionSpec("body", ("yield",)),),
    ),
    OperationSpec(
        "scan",
        94,
        operands=(variadic("operands", t.TILE),),
        attributes=(DIM, attribute("reverse", AttributeKind.BOOLEAN), IDENTITIES),
        results=(ResultSpec("results", t.TILE, Arity.VARIADIC, prefix="scan"),),
        regions=(RegionSpec("body", ("yield",)),),
    ),
)

LAUNCH = (
    OperationSpec(
        "get_num_tile_blocks",
        46,
        results=tuple(ResultSpec(f"grid_size_{axis}", t.I32_SCALAR, prefix=f"gridSize_{axis}") for axis in "xyz"),
    ),
    OperationSpec(
        "get_tile_block_id",
        48,
        results=tuple(ResultSpec(f"block_id_{axis}", t.I32_SCALAR, prefix=f"blockId_{axis}") for axis in "xyz"),
    ),
    OperationSpec(
        "get_global",
        44,
        attributes=(attribute("name", AttributeKind.SYMBOL),),
        results=result(t.POINTER_SCALAR),
    ),
)

DIAGNOSTICS = (
    OperationSpec(
        "assert",
        5,
        operands=(one("condition", t.I1),),
        attributes=(attribute("message", AttributeKind.STRING),),
    ),
    OperationSpec(
        "assume",
        6,
        operands=(one("value", t.ANY_BUT_TOKEN),),
        attributes=(attribute("predicate", AttributeKind.PREDICATE),),
        results=result(t.ANY_BUT_TOKEN, "assume"),
        checks=(same_type("value", "result"),),
    ),
    OperationSpec(
        "print_tko",
        85,
        operands=(variadic("args", t.TILE), optional("token", t.TOKEN, V13_2)),
        attributes=(attribute("str", AttributeKind.STRING),),
        results=(ResultSpec("result_token", t.TOKEN, since=V13_2),),
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
        results=RESULTS,
        in_bodies=False,
        preview=True,
    ),
)
