"""Cases of types, well formed and not, and of what depends on the element type of memory."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import cuda.tile._bytecode.encodings as enc
from operation_cases import ORDER, SC, Case, S, TypeCase, cases, each, pointers, tile, uniform

from tileproof.ir import types as t
from tileproof.ir.attributes import PaddingValue, PointerAttribute
from tileproof.ir.types import TOKEN, PointerType, TileType


def types() -> Iterator[Case | TypeCase]:
    F, N = S.F32, None
    shapes = [(), (1,), (3,), (0,), (-1,), (2, 3), (2**24,), (2**25,), (2**12, 2**13), (1,) * 9, (2,) * 24, (2,) * 25]
    shapes += [(2**40,), (2**31,), (2**32, 2**32)]
    for element in (S.F32, S.I8, S.F4E2M1FN):
        yield from (TypeCase(tile(element, *shape)) for shape in shapes)
    yield from (
        TypeCase(pointers(element, *shape)) for element in (S.F4E2M1FN, S.I4, S.F32) for shape in ((), (1,), (2,))
    )
    sizes = [
        ((), ()),
        ((N,), (N,)),
        ((5,), (1,)),
        ((0,), (1,)),
        ((-1,), (1,)),
        ((5,), (0,)),
        ((5,), (-1,)),
        ((5, 5), (1,)),
    ]
    sizes += [((5,), ()), ((2**40,), (2**40,)), ((2**62, 2**62), (1, 1)), ((N,) * 9, (N,) * 9)]
    for element in (S.F32, S.F4E2M1FN, S.I4, S.I1):
        yield from (TypeCase(t.TensorViewType(element, *pair)) for pair in sizes)
    for element in (S.F32, S.I32, S.F4E2M1FN, S.F8E8M0FNU, S.I1):
        tensor = t.TensorViewType(element, (N, 16), (N, 1))
        for padding in (None, *PaddingValue):
            yield TypeCase(t.PartitionViewType((4, 8), tensor, (0, 1), padding))
            yield TypeCase(t.StridedViewType((4, 8), (1, 1), tensor, (0, 1), padding))
            yield TypeCase(t.GatherScatterViewType((4, 8), tensor, 0, padding))
    tensor = t.TensorViewType(F, (N, 16), (N, 1))
    for shape in ((4,), (), (4, 8, 1), (3, 8), (0, 8), (-4, 8), (2**12, 2**13), (2**30, 2**30)):
        yield TypeCase(t.PartitionViewType(shape, tensor, tuple(range(len(shape)))))
        yield TypeCase(t.StridedViewType(shape, (1,) * len(shape), tensor, tuple(range(len(shape)))))
        yield TypeCase(t.GatherScatterViewType(shape, tensor, 0))
    for dims in ((0, 0), (1, 0), (0,), (0, 2), (-1, 0), (0, 1, 2), ()):
        yield TypeCase(t.PartitionViewType((4, 8), tensor, dims))
        yield TypeCase(t.StridedViewType((4, 8), (1, 1), tensor, dims))
    for strides in ((1,), (0, 1), (-1, 1), (3, 5), (2**31 - 1, 1)):
        yield TypeCase(t.StridedViewType((4, 8), strides, tensor, (0, 1)))
    yield from (TypeCase(t.GatherScatterViewType((4, 8), tensor, dim)) for dim in (0, 1, 2, 2**31))
    scalar = t.TensorViewType(F, (), ())
    yield TypeCase(t.PartitionViewType((), scalar, ()))
    yield from four_bit_views()
    yield from multicast()


def four_bit_views() -> Iterator[Case]:
    for strides in ((None, 1), (1, 1), (1, 16), (None, None), (1, None), (2, 4)):
        tensor = t.TensorViewType(S.F4E2M1FN, (None, 16), strides)
        f, i32 = tile(S.F4E2M1FN, 4, 8), tile(S.I32)
        for view, index in (
            (t.PartitionViewType((4, 8), tensor, (0, 1)), (i32, i32)),
            (t.PartitionViewType((4, 8), tensor, (1, 0)), (i32, i32)),
            (t.StridedViewType((4, 8), (3, 3), tensor, (0, 1)), (i32, i32)),
            (t.StridedViewType((4, 8), (4, 8), tensor, (1, 0)), (i32, i32)),
            (t.GatherScatterViewType((4, 8), tensor, 0), (tile(S.I32, 4), i32)),
            (t.GatherScatterViewType((4, 8), tensor, 1), (i32, tile(S.I32, 8))),
        ):
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
            )
    tensor = t.TensorViewType(S.F4E2M1FN, (None, 16), (None, 1))
    for shape in ((4, 1), (1, 2), (2, 1), (1, 1)):
        view = t.PartitionViewType(shape, tensor, (0, 1))
        yield from cases(
            "LoadViewTkoOp",
            tile_type=tile(S.F4E2M1FN, *shape),
            view=view,
            index=(tile(S.I32),) * 2,
            memory_ordering_semantics=ORDER.WEAK,
            inbounds=(False, False),
        )
    x, p = tile(S.F4E2M1FN, 2), pointers(S.F4E2M1FN, 2)
    yield from cases("LoadPtrTkoOp", result_type=x, source=p, memory_ordering_semantics=ORDER.WEAK)
    yield from cases("OffsetOp", result_type=pointers(S.F4E2M1FN), ptr=pointers(S.F4E2M1FN), offset=tile(S.I32))
    yield from cases("PtrToPtrOp", result_type=pointers(S.F4E2M1FN), source=pointers(S.I8))
    yield from uniform("SelectOp", [S.F4E2M1FN], "val_if_true val_if_false", cond=tile(S.I1, 8))
    yield from cases("BroadcastOp", result_type=tile(S.F4E2M1FN, 4, 8), source=tile(S.F4E2M1FN, 1, 8))
    yield from cases("PermuteOp", result_type=tile(S.F4E2M1FN, 4, 2), source=tile(S.F4E2M1FN, 2, 4), permutation=(1, 0))
    yield from cases("ReshapeOp", result_type=tile(S.F4E2M1FN, 4, 2), source=tile(S.F4E2M1FN, 8))
    yield from cases("CatOp", result_type=tile(S.F4E2M1FN, 4), lhs=tile(S.F4E2M1FN, 2), rhs=tile(S.F4E2M1FN, 2), dim=0)
    yield from cases("ExtractOp", result_type=tile(S.F4E2M1FN, 2), source=tile(S.F4E2M1FN, 4), indices=(tile(S.I32),))
    yield from cases(
        "InsertOp",
        result_type=tile(S.F4E2M1FN, 4),
        source=tile(S.F4E2M1FN, 2),
        destination=tile(S.F4E2M1FN, 4),
        indices=(tile(S.I32),),
    )
    for element in (S.I4, S.F4E2M1FN):
        x = tile(element, 8)
        yield from cases("PrintTkoOp", result_token_type=TOKEN, args=(x,), str="%d")
        yield from cases("ReshapeOp", result_type=tile(element, 2, 4), source=each(x) if element is not S.I4 else x)


def multicast() -> Iterator[Case]:
    i32 = tile(S.I32)
    for attribute in PointerAttribute:
        p = TileType(PointerType(S.I32, attribute))
        yield from cases("LoadPtrTkoOp", result_type=i32, source=p, memory_ordering_semantics=ORDER.WEAK)
        yield from cases("StorePtrTkoOp", destination=p, value=i32, memory_ordering_semantics=ORDER.WEAK)
        yield from cases(
            "AtomicRMWTkoOp",
            result_type=i32,
            pointers=p,
            arg=i32,
            memory_ordering_semantics=ORDER.RELAXED,
            memory_scope=SC.SYS,
            mode=enc.AtomicRMWMode.ADD,
        )
        yield from cases(
            "AtomicCASTkoOp",
            result_type=i32,
            pointers=p,
            cmp=i32,
            val=i32,
            memory_ordering_semantics=ORDER.RELAXED,
            memory_scope=SC.SYS,
        )
        yield from cases("OffsetOp", result_type=each(p, pointers(S.I32)), ptr=p, offset=i32)
        yield from cases("AllocaOp", result_type=p, num_elem=1, alignment=4)
        for source, target in itertools.product((None, *PointerAttribute), repeat=2):
            yield from cases(
                "PtrToPtrOp",
                result_type=TileType(PointerType(S.I32, target)),
                source=TileType(PointerType(each(S.I8, S.I32).values[0], source)),
            )
            yield from cases(
                "MakeTensorViewOp",
                base=TileType(PointerType(S.I32, source)),
                dynamicShape=(),
                dynamicStrides=(),
                result_type=t.TensorViewType(S.I32, (16,), (1,), target),
            )
        tensor = t.TensorViewType(S.I32, (16,), (1,), attribute)
        for view, index in (
            (t.PartitionViewType((4,), tensor, (0,)), i32),
            (t.StridedViewType((4,), (1,), tensor, (0,)), i32),
            (t.GatherScatterViewType((4,), tensor, 0), tile(S.I32, 4)),
        ):
            yield from cases(
                "LoadViewTkoOp",
                tile_type=tile(S.I32, 4),
                view=view,
                index=(index,),
                inbounds=(False,),
                memory_ordering_semantics=ORDER.WEAK,
            )
            yield from cases(
                "StoreViewTkoOp",
                tile=tile(S.I32, 4),
                view=view,
                index=(index,),
                inbounds=(False,),
                memory_ordering_semantics=ORDER.WEAK,
            )
            yield from cases(
                "AtomicRedViewTkoOp",
                value=tile(S.I32, 4),
                view=view,
                index=(index,),
                inbounds=(False,),
                memory_ordering_semantics=ORDER.RELAXED,
                memory_scope=SC.DEVICE,
                mode=enc.AtomicRMWMode.ADD,
            )
