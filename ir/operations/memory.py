"""Rows: views, tokens, loads, stores and atomics (specification, "Views", "Memory", "Atomics")."""

from __future__ import annotations

from tileproof.ir.attributes import AtomicMode, MultimemReductionKind
from tileproof.ir.operations import access_checks as access
from tileproof.ir.operations import typing as t
from tileproof.ir.operations.checks import at_least_two, points_to, same_shape, same_type
from tileproof.ir.operations.rows import (
    ACCESS_FORM,
    HINTS,
    HINTS_FORM,
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
REDUCTION = attribute("reduction", MultimemReductionKind, default=MultimemReductionKind.ADD)


def inbounds(since: Version) -> AttributeSpec:
    return attribute("inbounds", AttributeKind.BOOLEANS, since=since, default=False)


SIZES = (ResultSpec("result", t.INT_SCALAR, Arity.VARIADIC),)

VIEWS = (
    OperationSpec(
        "get_index_space_shape",
        45,
        operands=(one("src", t.TILE_VIEW),),
        results=SIZES,
        form="$src : type($src) -> common_type($result)",
        checks=(same_type("result"), access.size_per_dimension),
    ),
    OperationSpec(
        "get_tensor_shape",
        47,
        operands=(one("src", t.TENSOR_VIEW),),
        results=SIZES,
        form="$src : type($src) -> common_type($result)",
        checks=(same_type("result"), access.size_per_dimension),
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
        form="$base , shape = [ sizes($dynamic_shape) ] , strides = [ sizes($dynamic_strides) ] : tensor_types()",
        checks=(same_type("dynamic_shape", "dynamic_strides"), access.tensor_of_base),
    ),
    OperationSpec(
        "make_partition_view",
        66,
        operands=(one("tensor_view", t.TENSOR_VIEW),),
        results=result(t.PARTITION_VIEW, "pview"),
        form="$tensor_view : type($result)",
        checks=(access.view_of_tensor,),
    ),
    OperationSpec(
        "make_strided_view",
        116,
        V13_3,
        operands=(one("tensor_view", t.TENSOR_VIEW),),
        results=result(t.STRIDED_VIEW, "sview"),
        form="$tensor_view : type($result)",
        checks=(access.view_of_tensor,),
    ),
    OperationSpec(
        "make_gather_scatter_view",
        115,
        V13_3,
        operands=(one("tensor_view", t.TENSOR_VIEW),),
        results=result(t.GATHER_SCATTER_VIEW, "gsview"),
        form="$tensor_view : type($result)",
        checks=(access.view_of_tensor,),
    ),
)

TOKENS = (
    OperationSpec("make_token", 68, results=result(t.TOKEN), form=": type($result)"),
    OperationSpec(
        "join_tokens",
        60,
        operands=(variadic("tokens", t.TOKEN),),
        results=result(t.TOKEN),
        form="$tokens : type($result)",
        checks=(at_least_two("tokens"),),
    ),
    OperationSpec(
        "gdc_launch_dependents_tko",
        119,
        V13_4,
        operands=(TOKEN_IN,),
        results=(TOKEN_OUT,),
        form="?token( token = $token ) -> type($result_token)",
    ),
    OperationSpec(
        "gdc_wait_tko",
        120,
        V13_4,
        operands=(TOKEN_IN,),
        results=(TOKEN_OUT,),
        form="?token( token = $token ) -> type($result_token)",
    ),
    OperationSpec(
        "memory_fence_alias_tko",
        122,
        V13_4,
        operands=(one("token", t.TOKEN),),
        results=(TOKEN_OUT,),
        form="$token",
    ),
)

MASK_FORM = "?mask( , $mask )"
MASK_TYPE = "?mask( , type($mask) )"
TOKEN_FORM = "?token( token= $token )"
VIEW_TOKEN_FORM = "?token( token = $token )"
TOKEN_TYPE = "?token( , type($token) )"
REDUCTION_FORM = "?reduction( attributes {reduction = #cuda_tile.multimem_reduction_kind< @reduction >} )"
INBOUNDS_FORM = "?inbounds( inbounds = @inbounds )"

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
        form="num_elem = @num_elem , alignment = @alignment ?global( global ) : type($result)",
        checks=(access.allocation,),
    ),
    OperationSpec(
        "load_ptr_tko",
        61,
        operands=(one("source", t.POINTER), optional("mask", t.I1), optional("padding_value", t.TILE), TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS),
        results=(ResultSpec("result", t.TILE, prefix="result"), NAMED_TOKEN_OUT),
        form=f"{ACCESS_FORM} $source {MASK_FORM} ?padding_value( , $padding_value ) {TOKEN_FORM} {HINTS_FORM} : "
        f"type($source) {MASK_TYPE} ?padding_value( , type($padding_value) ) -> type($result) , type($result_token)",
        checks=(
            points_to("source", "result"),
            access.unicast("source"),
            same_shape("source", "mask"),
            same_type("padding_value", "result"),
            access.load_ordering,
            access.access_hints,
        ),
    ),
    OperationSpec(
        "store_ptr_tko",
        101,
        operands=(one("destination", t.POINTER), one("value", t.TILE), optional("mask", t.I1), TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS),
        results=(TOKEN_OUT,),
        form=f"{ACCESS_FORM} $destination , $value {MASK_FORM} {TOKEN_FORM} {HINTS_FORM} : "
        f"type($destination) , type($value) {MASK_TYPE} -> type($result_token)",
        checks=(
            points_to("destination", "value"),
            access.unicast("destination"),
            same_shape("destination", "mask"),
            access.store_ordering,
            access.access_hints,
        ),
    ),
    OperationSpec(
        "load_view_tko",
        62,
        operands=(one("view", t.TILE_VIEW), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS, inbounds(V13_4)),
        results=(ResultSpec("tile", t.TILE, prefix="tile"), NAMED_TOKEN_OUT),
        form=f"{ACCESS_FORM} $view [ $index ] {VIEW_TOKEN_FORM} {HINTS_FORM} {INBOUNDS_FORM} : "
        "type($view) , index_types() -> type($tile) , type($result_token)",
        checks=(access.view_access("tile"), access.unicast_view, access.load_ordering, access.access_hints),
    ),
    OperationSpec(
        "store_view_tko",
        102,
        operands=(one("tile", t.TILE), one("view", t.TILE_VIEW), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, HINTS, inbounds(V13_4)),
        results=(TOKEN_OUT,),
        form=f"{ACCESS_FORM} $tile , $view [ $index ] {VIEW_TOKEN_FORM} {HINTS_FORM} {INBOUNDS_FORM} : "
        "type($tile) , type($view) , index_types() -> type($result_token)",
        checks=(access.view_access("tile"), access.unicast_view, access.store_ordering, access.access_hints),
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
        results=(ResultSpec("result", t.TILE, prefix="result", like="val"), NAMED_TOKEN_OUT),
        form=f"{ACCESS_FORM} $pointers , $cmp , $val {MASK_FORM} {TOKEN_FORM} : "
        f"type($pointers) , type($val) {MASK_TYPE} -> type($result) , type($result_token)",
        checks=(
            same_type("cmp", "val", "result"),
            points_to("pointers", "val"),
            access.unicast("pointers"),
            same_shape("pointers", "val", "cmp", "mask"),
            access.atomic_ordering,
            access.compare_and_swap_width,
        ),
    ),
    OperationSpec(
        "atomic_rmw_tko",
        8,
        operands=(one("pointers", t.POINTER), one("arg", t.TILE), optional("mask", t.I1), TOKEN_IN),
        attributes=(ORDERING, SCOPE, MODE),
        results=(ResultSpec("result", t.TILE, prefix="result", like="arg"), NAMED_TOKEN_OUT),
        form=f"{ACCESS_FORM} $pointers , @mode , $arg {MASK_FORM} {TOKEN_FORM} : "
        f"type($pointers) , type($arg) {MASK_TYPE} -> type($result) , type($result_token)",
        checks=(
            same_type("arg", "result"),
            points_to("pointers", "arg"),
            access.unicast("pointers"),
            same_shape("pointers", "arg", "mask"),
            access.atomic_ordering,
            access.mode_fits("arg"),
        ),
    ),
    OperationSpec(
        "atomic_red_view_tko",
        117,
        V13_3,
        operands=(one("view", t.TILE_VIEW), INDEX, one("value", t.TILE), TOKEN_IN),
        attributes=(ORDERING, SCOPE, MODE, inbounds(V13_5)),
        results=(TOKEN_OUT,),
        form=f"{ACCESS_FORM} $view [ $index ] , @mode , $value {VIEW_TOKEN_FORM} {INBOUNDS_FORM} : "
        "type($value) , type($view) , index_types() -> type($result_token)",
        checks=(access.view_access("value"), access.unicast_view, access.view_reduction, access.mode_fits("value")),
    ),
    OperationSpec(
        "multimem_load_reduce_view_tko",
        123,
        V13_5,
        operands=(one("view", t.TILE_VIEW), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, REDUCTION, inbounds(V13_5)),
        results=(ResultSpec("reduced_values", t.TILE, prefix="reduced_values"), NAMED_TOKEN_OUT),
        form=f"{ACCESS_FORM} $view [ $index ] {VIEW_TOKEN_FORM} {INBOUNDS_FORM} {REDUCTION_FORM} : "
        f"type($view) , index_types() {TOKEN_TYPE} -> type($reduced_values) , type($result_token)",
        checks=(
            access.view_access("reduced_values"),
            access.load_ordering,
            access.multimem("reduced_values", extremes=True),
        ),
    ),
    OperationSpec(
        "multimem_reduce_view_tko",
        124,
        V13_5,
        operands=(one("view", t.TILE_VIEW), one("tile", t.TILE), INDEX, TOKEN_IN),
        attributes=(ORDERING, SCOPE, REDUCTION, inbounds(V13_5)),
        results=(TOKEN_OUT,),
        form=f"{ACCESS_FORM} $view , $tile [ $index ] {VIEW_TOKEN_FORM} {INBOUNDS_FORM} {REDUCTION_FORM} : "
        f"type($view) , type($tile) , index_types() {TOKEN_TYPE} -> type($result_token)",
        checks=(access.view_access("tile"), access.multimem_reduce_ordering, access.multimem("tile")),
    ),
    OperationSpec(
        "multimem_store_view_tko",
        125,
        V13_5,
        operands=(one("view", t.TILE_VIEW), one("tile", t.TILE), INDEX, TOKEN_IN),
        attributes=(ORDERING, OPTIONAL_SCOPE, inbounds(V13_5)),
        results=(TOKEN_OUT,),
        form=f"{ACCESS_FORM} $view , $tile [ $index ] {VIEW_TOKEN_FORM} {INBOUNDS_FORM} : "
        f"type($view) , type($tile) , index_types() {TOKEN_TYPE} -> type($result_token)",
        checks=(access.view_access("tile"), access.store_ordering, access.multimem("tile")),
    ),
)
