"""Cases of loads, stores, atomics and views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cuda.tile._bytecode as bc
import cuda.tile._bytecode.encodings as enc
from operation_cases import ALL, BOTH, ORDER, SC, Case, S, cases, each, every, pointers, tile

from tileproof.ir import types as t
from tileproof.ir.attributes import PaddingValue, PointerAttribute
from tileproof.ir.types import TOKEN


def view_types() -> list[t.Type]:
    tensor = t.TensorViewType(S.F32, (None, 16), (None, 1))
    return [
        t.PartitionViewType((4, 8), tensor, (0, 1)),
        t.PartitionViewType((4, 8), tensor, (1, 0), PaddingValue.NEG_ZERO),
        t.StridedViewType((4, 8), (2, 3), tensor, (1, 0), PaddingValue.ZERO),
        t.StridedViewType((4, 8), (2, 3), tensor, (0, 1)),
        t.GatherScatterViewType((4, 8), tensor, 0, PaddingValue.NAN),
        t.GatherScatterViewType((4, 8), tensor, 1),
    ]


HINTS = bc.OptimizationHints(
    [
        ("default", bc.attribute.Dictionary([("allow_tma", bc.Bool(False)), ("latency", bc.Integer.create_i32(3))])),
        ("sm_100", bc.attribute.Dictionary([])),
    ]
)


def memory() -> Iterator[Case]:
    F = S.F32
    x, p, m = tile(F, 8), pointers(F, 8), tile(S.I1, 8)
    scopes = each(None, *SC)
    yield from cases(
        "LoadPtrTkoOp",
        result_type=x,
        source=p,
        mask=each(None, m),
        token=each(None, TOKEN),
        paddingValue=each(None, x),
        memory_ordering_semantics=ORDER.WEAK,
        optimization_hints=each(None, HINTS),
    )
    yield from cases(
        "LoadPtrTkoOp", result_type=x, source=p, memory_ordering_semantics=every(ORDER), memory_scope=scopes
    )
    yield from cases(
        "LoadPtrTkoOp",
        result_type=each(x, tile(F, 4), tile(S.I32, 8), p),
        source=each(p, pointers(S.I8, 8)),
        mask=each(None, tile(S.I1)),
        memory_ordering_semantics=ORDER.WEAK,
    )
    yield from cases(
        "StorePtrTkoOp",
        destination=p,
        value=each(x, tile(F, 4), p),
        mask=each(None, m),
        token=each(None, TOKEN),
        memory_ordering_semantics=ORDER.WEAK,
        optimization_hints=each(None, HINTS),
    )
    yield from cases(
        "StorePtrTkoOp", destination=p, value=x, memory_ordering_semantics=every(ORDER), memory_scope=scopes
    )
    for element in ALL:
        x, p = tile(element, 8), pointers(element, 8)
        yield from cases(
            "AtomicRMWTkoOp",
            result_type=x,
            pointers=p,
            arg=x,
            mode=every(enc.AtomicRMWMode),
            memory_ordering_semantics=ORDER.RELAXED,
            memory_scope=SC.DEVICE,
        )
        yield from cases(
            "AtomicCASTkoOp",
            result_type=x,
            pointers=p,
            cmp=x,
            val=x,
            memory_ordering_semantics=ORDER.RELAXED,
            memory_scope=SC.DEVICE,
        )
    x, p = tile(S.I32, 8), pointers(S.I32, 8)
    yield from cases(
        "AtomicRMWTkoOp",
        result_type=x,
        pointers=p,
        arg=x,
        mask=each(None, m),
        token=each(None, TOKEN),
        memory_ordering_semantics=every(ORDER),
        memory_scope=every(SC),
        mode=enc.AtomicRMWMode.ADD,
    )
    yield from cases(
        "AtomicCASTkoOp",
        result_type=x,
        pointers=p,
        cmp=x,
        val=x,
        mask=each(None, m),
        token=each(None, TOKEN),
        memory_ordering_semantics=every(ORDER),
        memory_scope=every(SC),
    )
    yield from cases(
        "AllocaOp",
        result_type=each(pointers(F), pointers(F, 1)),
        num_elem=each(0, 1, 5),
        alignment=each(0, 1, 2, 4, 12, 16, 4096),
        global_=BOTH,
    )


def views() -> Iterator[Case]:
    i32, i64, f = tile(S.I32), tile(S.I64), tile(S.F32, 4, 8)
    for view in view_types():
        indices: list[tuple[t.Type, ...]] = [(i32, i32), (i64, i64), (i32, i64), (i32,), (tile(S.I32, 1), i32)]
        indices += [(tile(S.I32, 4), i32), (tile(S.I64, 4), i32), (i32, tile(S.I32, 8)), (tile(S.I32, 8), i32)]
        indices += [(tile(S.F32), tile(S.F32)), (tile(S.I1), tile(S.I1))]
        for index in indices:
            yield from cases(
                "LoadViewTkoOp",
                tile_type=f,
                view=view,
                index=index,
                memory_ordering_semantics=ORDER.WEAK,
                inbounds=(False, False),
            )
            yield from cases(
                "StoreViewTkoOp",
                tile=f,
                view=view,
                index=index,
                memory_ordering_semantics=ORDER.WEAK,
                inbounds=(False, False),
                token=TOKEN,
            )
        gather = isinstance(view, t.GatherScatterViewType)
        index = (i32, i32) if not gather else (tile(S.I32, 4), i32) if view.sparse_dim == 0 else (i32, tile(S.I32, 8))
        for inbounds in ((False, False), (True, False), (False,), ()):
            yield from cases(
                "LoadViewTkoOp",
                tile_type=each(f, tile(S.F32, 8, 4), tile(S.I32, 4, 8)),
                view=view,
                index=index,
                token=each(None, TOKEN),
                memory_ordering_semantics=ORDER.WEAK,
                inbounds=inbounds,
                optimization_hints=each(None, HINTS),
            )
            yield from cases(
                "AtomicRedViewTkoOp",
                view=view,
                index=index,
                value=f,
                token=each(None, TOKEN),
                memory_ordering_semantics=ORDER.RELAXED,
                memory_scope=SC.DEVICE,
                mode=enc.AtomicRMWMode.ADDF,
                inbounds=inbounds,
            )
        yield from cases(
            "LoadViewTkoOp",
            tile_type=f,
            view=view,
            index=index,
            memory_ordering_semantics=every(ORDER),
            memory_scope=each(None, *SC),
            inbounds=(False, True),
        )
        yield from cases(
            "StoreViewTkoOp",
            tile=f,
            view=view,
            index=index,
            memory_ordering_semantics=every(ORDER),
            memory_scope=each(None, *SC),
            inbounds=(True, True),
        )
        yield from cases(
            "AtomicRedViewTkoOp",
            view=view,
            index=index,
            value=f,
            memory_ordering_semantics=every(ORDER),
            memory_scope=every(SC),
            mode=every(enc.AtomicRMWMode),
            inbounds=(False, False),
        )
        for results in ((i32, i32), (i64, i64), (i32, i64), (i32,), (tile(S.I8),) * 2):
            yield from cases("GetIndexSpaceShapeOp", result_types=results, src=view)
            yield from cases("GetTensorShapeOp", result_types=results, src=view.tensor)
        other = t.TensorViewType(S.F32, (None, 16), (1, None))
        name = type(view).__name__.replace("ViewType", "ViewOp")
        yield from cases(f"Make{name}", result_type=view, tensor_view=each(view.tensor, other))
    for element in ALL:
        tensor = t.TensorViewType(element, (16, 16), (16, 1))
        view = t.PartitionViewType((4, 8), tensor, (0, 1))
        yield from cases(
            "AtomicRedViewTkoOp",
            view=view,
            index=(i32, i32),
            value=tile(element, 4, 8),
            mode=every(enc.AtomicRMWMode),
            memory_ordering_semantics=ORDER.RELAXED,
            memory_scope=SC.DEVICE,
            inbounds=(False, False),
        )
    base = pointers(S.F32)
    for shape, strides in (((16, 16), (16, 1)), ((None, 16), (None, 1)), ((), ()), ((16,), (1,))):
        for dynamic in ((), (i32,), (i64,)):
            tensor = t.TensorViewType(S.F32, shape, strides)
            yield from cases(
                "MakeTensorViewOp",
                result_type=tensor,
                base=each(base, pointers(S.I32), pointers(S.F32, 1)),
                dynamicShape=dynamic,
                dynamicStrides=dynamic,
            )
    yield from cases(
        "MakeTensorViewOp",
        result_type=t.TensorViewType(S.F32, (None,), (None,)),
        base=base,
        dynamicShape=(i32,),
        dynamicStrides=(i64,),
    )


def multimem() -> Iterator[Case]:
    i32 = tile(S.I32)
    for element in (S.I8, S.I32, S.I64, S.F16, S.BF16, S.F32, S.F64, S.F8E5M2):
        for attribute in (PointerAttribute.UNICAST, PointerAttribute.MULTICAST):
            tensor = t.TensorViewType(element, (16, 16), (16, 1), attribute)
            view, f = t.PartitionViewType((4, 8), tensor, (0, 1)), tile(element, 4, 8)
            common: dict[str, Any] = {
                "view": view,
                "index": (i32, i32),
                "token": each(None, TOKEN),
                "inbounds": (True, False),
            }
            yield from cases(
                "MultimemLoadReduceViewTkoOp",
                reduced_values_type=f,
                memory_ordering_semantics=ORDER.RELAXED,
                memory_scope=SC.SYS,
                reduction=every(enc.MultimemReductionKind),
                **common,
            )
            yield from cases(
                "MultimemReduceViewTkoOp",
                tile=f,
                memory_ordering_semantics=ORDER.RELAXED,
                memory_scope=SC.SYS,
                reduction=every(enc.MultimemReductionKind),
                **common,
            )
            yield from cases("MultimemStoreViewTkoOp", tile=f, memory_ordering_semantics=ORDER.WEAK, **common)
    tensor = t.TensorViewType(S.F32, (16, 16), (16, 1), PointerAttribute.MULTICAST)
    common = {"index": (i32, i32), "inbounds": (False, False), "memory_ordering_semantics": every(ORDER)}
    for view in (
        t.PartitionViewType((4, 8), tensor, (0, 1)),
        t.StridedViewType((4, 8), (1, 1), tensor, (0, 1)),
    ):
        f, add = tile(S.F32, 4, 8), enc.MultimemReductionKind.ADD
        yield from cases(
            "MultimemLoadReduceViewTkoOp",
            view=view,
            reduced_values_type=f,
            reduction=add,
            memory_scope=each(None, *SC),
            **common,
        )
        yield from cases("MultimemReduceViewTkoOp", view=view, tile=f, reduction=add, memory_scope=every(SC), **common)
        yield from cases("MultimemStoreViewTkoOp", view=view, tile=f, memory_scope=each(None, *SC), **common)
    half = t.TensorViewType(S.F16, (16, 16), (16, 1), PointerAttribute.MULTICAST)
    for strides in ((16, 1), (1, 16), (16, 2), (None, 1), (1, 1), (None, None)):
        view = t.PartitionViewType((1, 2), t.TensorViewType(S.F16, (16, 16), strides, half.attribute), (0, 1))
        yield from cases(
            "MultimemStoreViewTkoOp",
            view=view,
            tile=tile(S.F16, 1, 2),
            index=(i32, i32),
            inbounds=(False, False),
            memory_ordering_semantics=ORDER.WEAK,
        )
    view = t.PartitionViewType((1, 1), half, (0, 1))
    yield from cases(
        "MultimemStoreViewTkoOp",
        view=view,
        tile=tile(S.F16, 1, 1),
        index=(i32, i32),
        inbounds=(False, False),
        memory_ordering_semantics=ORDER.WEAK,
    )
