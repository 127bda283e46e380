"""Rows: views, tokens, loads, stores and atomics (specification, "Views", "Memory", "Atomics")."""

from __future__ import annotations

from tileproof.ir.attributes import AtomicMode, MultimemReductionKind
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import points_to, same_shape, same_type
from tileproof.ir.operations.rows import (
    HINTS,
    NAMED_TOKEN_OUT,
    OPTIONAL_SCOPE,
    ORDERING,
    SCOPE,
    TOKEN_IN,
    TOKEN_OUT,
    attribute,
    flag,
    one,
    optional,
    result,
    variadic,
)
from tileproof.ir.operations.specification import (
    V13_3,
    V13_4,
    V13_5,
    Arity,
    AttributeKind,
    AttributeSpec,
    OperationSpec,
    ResultSpec,
)
from tileproof.ir.program import Version

INDEX = variadic("index", t.ANY)
MODE = attribute("mode", AtomicMode)
REDUCTION = attribute("reduction", MultimemReductionKind)


def inbounds(since: Version) -> AttributeSpec:
    return attribute("inbounds", AttributeKind.BOOLEANS, since=since, default=False)


VIEWS = (
    OperationSpec(
        "get_index_space_shape",
        45,
        operands=(one("src", t.TILE_VIEW),),
        results=(ResultSpec("result", t.INT_SCALAR, Arity.VARIADIC),),
    ),
    OperationSpec(
        "get_tensor_shape",
        47,
        operands=(one("src", t.TENSOR_VIEW),),
        results=(ResultSpec("result", t.INT_SCALAR, Arity.VARIADIC),),
    ),
    OperationSpec(
        "make_tensor_view",
        67,
        operands=(
            one("base", t.POINTER_SCALAR),
            variadic("dynamic_shape", t.INT_SCALAR),
            variadic("dynamic_strides", t.INT_SCALAR),
        ),
        results=result(t.TENSOR_VIEW, "tview"),
    ),
    OperationSpec(
        "make_partition_view",
        66,
        operands=(one("tensor_view", t.TENSOR_VIEW),),
        results=result(t.PARTITION_VIEW, "pview"),
    ),
    OperationSpec(
        "make_strided_view",
        116,
        V13_3,
        operands=(one("tensor_view", t.TENSOR_VIEW),),
        results=result(t.STRIDED_VIEW),
    ),
    OperationSpec(
        "make_gather_scatter_view",
        115,
        V13_3,
        operands=(one("tensor_view", t.TENSOR_VIEW),),
        results=result(t.GATHER_SCATTER_VIEW, "gsview"),
    ),
)

TOKENS = (
    OperationSpec("make_token", 68, results=result(t.TOKEN)),
    OperationSpec("join_tokens", 60, operands=(variadic("tokens", t.TOKEN),), results=result(t.TOKEN)),
    OperationSpec("gdc_launch_dependents_tko", 119, V13_4, operands=(TOKEN_IN,), results=(TOKEN_OUT,)),
    OperationSpec("gdc_wait_tko", 120, V13_4, operands=(TOKEN_IN,), results=(TOKEN_OUT,)),
    OperationSpec("memory_fence_alias_tko", 122, V13_4, operands=(one("token", t.TOKEN),), results=(TOKEN_OUT,)),
)

ACCESSES = (
    OperationSpec(
        "alloca",
        113,
        V13_3,
        attributes=(
            attribute("num_elem", AttributeKind.INTEGER),
            attribute("alignment", AttributeKind.INTEGER),
            flag("global"),
        ),
        results=result(t.POINTER_SCALAR),
    ),
    OperationSpec(
        "load_ptr_tko",
        61,
        operands=(one("source", t.POINTER), optional("mask", t.I1), optional("padding_value", t.TILE), TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS),
        results=(ResultSpec("result", t.TILE, prefix="result"), NAMED_TOKEN_OUT),
        checks=(points_to("source", "result"), same_shape("source", "mask"), same_type("padding_value", "result")),
    ),
    OperationSpec(
        "store_ptr_tko",
        101,
        operands=(one("destination", t.POINTER), one("value", t.TILE), optional("mask", t.I1), TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS),
        results=(TOKEN_OUT,),
        checks=(points_to("destination", "value"), same_shape("destination", "mask")),
    ),
    OperationSpec(
        "load_view_tko",
        62,
        operands=(one("view", t.TILE_VIEW), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS, inbounds(V13_4)),
        results=(ResultSpec("tile", t.TILE, prefix="tile"), NAMED_TOKEN_OUT),
    ),
    OperationSpec(
        "store_view_tko",
        102,
        operands=(one("tile", t.TILE), one("view", t.TILE_VIEW), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS, inbounds(V13_4)),
        results=(TOKEN_OUT,),
    ),
)

ATOMICS = (
    OperationSpec(
        "atomic_cas_tko",
        7,
        operands=(
            one("pointers", t.POINTER),
            one("cmp", t.TILE),
            one("val", t.TILE),
            optional("mask", t.I1),
            TOKEN_IN,
        ),
        attributes=(ORDERING, SCOPE),
        results=(ResultSpec("result", t.TILE, prefix="result"), NAMED_TOKEN_OUT),
        checks=(
            same_type("cmp", "val", "result"),
            points_to("pointers", "val"),
            same_shape("pointers", "val", "cmp", "mask"),
        ),
    ),
    OperationSpec(
        "atomic_rmw_tko",
        8,
        operands=(one("pointers", t.POINTER), one("arg", t.TILE), optional("mask", t.I1), TOKEN_IN),
        attributes=(ORDERING, SCOPE, MODE),
        results=(ResultSpec("result", t.TILE, prefix="result"), NAMED_TOKEN_OUT),
        checks=(same_type("arg", "result"), points_to("pointers", "arg"), same_shape("pointers", "arg", "mask")),
    ),
    OperationSpec(
        "atomic_red_view_tko",
        117,
        V13_3,
        operands=(one("view", t.TILE_VIEW), INDEX, one("value", t.TILE), TOKEN_IN),
        attributes=(ORDERING, SCOPE, MODE, inbounds(V13_5)),
        results=(TOKEN_OUT,),
    ),
    OperationSpec(
        "multimem_load_reduce_view_tko",
        123,
        V13_5,
        operands=(one("view", t.TILE_VIEW), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, REDUCTION, inbounds(V13_5)),
        results=(ResultSpec("reduced_values", t.TILE, prefix="reduced_values"), NAMED_TOKEN_OUT),
    ),
    OperationSpec(
        "multimem_reduce_view_tko",
        124,
        V13_5,
        operands=(one("view", t.TILE_VIEW), one("tile", t.TILE), INDEX, TOKEN_IN),
        attributes=(ORDERING, SCOPE, REDUCTION, inbounds(V13_5)),
        results=(TOKEN_OUT,),
    ),
    OperationSpec(
        "multimem_store_view_tko",
        125,
        V13_5,
        operands=(one("view", t.TILE_VIEW), one("tile", t.TILE), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, inbounds(V13_5)),
        results=(TOKEN_OUT,),
    ),
)
