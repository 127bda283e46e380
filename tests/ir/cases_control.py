"""Cases of loops, branches, reductions and terminators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cuda.tile._bytecode as bc
import cuda.tile._bytecode.encodings as enc
from encoded import Encoder
from operation_cases import BODIES, ORDER, BodyCase, R, S, Scalar, block, emit, pointers, tile, variants

from tileproof.ir import types as t
from tileproof.ir.types import TOKEN, TileType

i32, f8 = tile(S.I32), tile(S.F32, 8)


@variants(12)
def counted_loop(e: Encoder, variant: int) -> None:
    """0-3 are fine; 4 to 11 each break one rule."""
    z, x, token = e.value(i32), e.value(f8), e.value(TOKEN)
    carried: list[tuple[t.Type, Any]] = [(), ((i32, z), (TOKEN, token)), ((f8, x),), ((i32, z),)][min(variant, 3)]
    types = [kind for kind, _ in carried]
    results = [*types, *([i32] if variant == 4 else [])]
    bound = {5: e.value(tile(S.I64))}.get(variant, z)
    values = [value for _, value in carried]
    loop = enc.encode_ForOp(e.code, [e.type(r) for r in results], z, bound, z, values, variant == 1)
    arguments = {6: [*types], 7: [tile(S.I64), *types], 8: [i32, f8]}.get(variant, [i32, *types])
    with block(e, loop, *arguments) as inner:
        given = {9: (), 10: (x,)}.get(variant, inner[1:])
        if variant == 11:
            enc.encode_BreakOp(e.code, given)
        else:
            enc.encode_ContinueOp(e.code, given)
    loop.done()


@variants(12)
def endless_loop(e: Encoder, variant: int) -> None:
    z, x, c = e.value(i32), e.value(f8), e.value(tile(S.I1))
    init = [(), (z,), (z,), ()][variant % 4]
    results = [[], [i32], [f8], [i32, f8]][variant % 4]
    loop = enc.encode_LoopOp(e.code, [e.type(r) for r in results], init)
    with block(e, loop, *([i32] * len(init))) as inner:
        branch = enc.encode_IfOp(e.code, [], c)
        with block(e, branch):
            given = {i32: z, f8: x}
            values = [given[r] for r in results]
            if variant // 4 == 1:
                values = [*values, z]
            if variant // 4 == 2:
                enc.encode_ReturnOp(e.code, ())
            else:
                enc.encode_BreakOp(e.code, values)
        with block(e, branch):
            enc.encode_YieldOp(e.code, ())
        branch.done()
        enc.encode_ContinueOp(e.code, inner if variant != 9 else ())
    loop.done()


@variants(13)
def branches(e: Encoder, variant: int) -> None:
    z, x, c = e.value(i32), e.value(f8), e.value(tile(S.I1))
    results = [] if variant in (0, 4, 5, 6, 7, 8) else [i32] if variant < 3 else [i32, f8]
    condition = z if variant == 11 else e.value(tile(S.I1, 8)) if variant == 12 else c
    branch = enc.encode_IfOp(e.code, [e.type(r) for r in results], condition)
    yields = {0: ((), ()), 1: ((z,), (z,)), 2: ((z,), (x,)), 3: ((z, x), (z, x)), 9: ((z,), (z, x))}.get(variant)
    with block(e, branch, *([i32] if variant == 5 else [])):
        if variant == 6:
            enc.encode_ContinueOp(e.code, ())
        elif variant == 7:
            enc.encode_ReturnOp(e.code, ())
        else:
            enc.encode_YieldOp(e.code, yields[0] if yields else (z, x) if results else ())
    with block(e, branch):
        if variant == 8:
            enc.encode_AddIOp(e.code, e.type(i32), z, z, enc.IntegerOverflow.NONE)
        elif variant == 10:
            enc.encode_ReturnOp(e.code, ())
        else:
            enc.encode_YieldOp(e.code, yields[1] if yields else (z, x) if results else ())
    branch.done()


@variants(2)
def absent_else(e: Encoder, variant: int) -> None:
    results = [e.type(i32)] if variant else []
    z, c = e.value(i32), e.value(tile(S.I1))
    branch = enc.encode_IfOp(e.code, results, c)
    with block(e, branch):
        enc.encode_YieldOp(e.code, (z,) if variant else ())
    e.code.buf.append(0)  # a region without blocks
    branch._num_blocks = 0
    branch.done()


@variants(6)
def misplaced_terminators(e: Encoder, variant: int) -> None:
    z, c = e.value(i32), e.value(tile(S.I1))
    if variant == 0:
        enc.encode_BreakOp(e.code, ())
    if variant == 1:
        enc.encode_YieldOp(e.code, ())
    if variant == 2:
        enc.encode_ReturnOp(e.code, (z,))
    if variant == 3:
        loop = enc.encode_ForOp(e.code, [], z, z, z, (), False)
        with block(e, loop, i32):
            enc.encode_YieldOp(e.code, ())
        loop.done()
    if variant >= 4:
        loop = enc.encode_ForOp(e.code, [], z, z, z, (), False)
        with block(e, loop, i32):
            branch = enc.encode_IfOp(e.code, [], c)
            with block(e, branch):
                (enc.encode_ReturnOp if variant == 4 else enc.encode_BreakOp)(e.code, ())
            with block(e, branch):
                enc.encode_YieldOp(e.code, ())
            branch.done()
            enc.encode_ContinueOp(e.code, ())
        loop.done()


@variants(16)
def combinations(e: Encoder, variant: int) -> None:
    """Reduce and scan; 0 to 3 are fine, the others break one rule each."""
    f, i = tile(S.F32), tile(S.I32)
    wide, ints = tile(S.F32, 4, 8), tile(S.I32, 4, 8)
    dim = {1: 1, 4: 2}.get(variant, 0)
    operands: list[t.Type] = [wide, ints] if variant in (2, 5) else [wide]
    if variant == 6:
        operands = [wide, tile(S.I32, 8, 8)]
    if variant == 7:
        operands = []
    shape = (4,) if dim == 1 else (8,)
    results = [TileType(o.element, shape) for o in operands]
    if variant == 8:
        results = [tile(S.F32, 4, 8)]
    if variant == 9:
        results = [tile(S.I32, 8)]
    numbers = [Scalar(o.element, -0.5 if o.element is S.F32 else -7) for o in operands]
    if variant == 10:
        numbers = [Scalar(S.I32, 1)]
    if variant == 11:
        numbers = numbers * 2
    scan = variant == 3
    if scan:
        results = operands
    values = [e.value(o) for o in operands]
    identities = [number.attribute(e) for number in numbers]
    types = [e.type(r) for r in results]
    if scan:
        op = enc.encode_ScanOp(e.code, types, values, dim, True, identities)
    else:
        op = enc.encode_ReduceOp(e.code, types, values, dim, identities)
    scalars = [TileType(o.element) for o in operands]
    arguments = [s for s in scalars for _ in range(2)] if variant != 12 else [f]
    with block(e, op, *arguments) as inner:
        if variant == 5:
            enc.encode_AddFOp(e.code, e.type(f), inner[0], inner[1], R.NEAREST_EVEN, False)
        if variant == 13:
            enc.encode_AssertOp(e.code, e.value(tile(S.I1)), "x")
        if variant == 14:
            enc.encode_LoadPtrTkoOp(
                e.code, e.type(f), e.type(TOKEN), e.value(pointers(S.F32)), None, None, None, ORDER.WEAK, None, None
            )
        if variant == 15:
            enc.encode_YieldOp(e.code, (e.value(i),))
        else:
            enc.encode_YieldOp(e.code, inner[::2])
    op.done()


EFFECTS = (
    "AllocaOp",
    "MakeTokenOp",
    "GdcWaitTkoOp",
    "PrintTkoOp",
    "GetTileBlockIdOp",
    "AssumeOp",
    "JoinTokensOp",
    "ForOp",
    "IfOp",
    "LoopOp",
    "ReduceOp",
    "DivIOp",
    "MakeTensorViewOp",
    "GetIndexSpaceShapeOp",
)


@variants(len(EFFECTS))
def effects_in_reductions(e: Encoder, variant: int) -> None:
    f, name = tile(S.F32), EFFECTS[variant]
    c, z = e.value(tile(S.I1)), e.value(i32)
    view = t.PartitionViewType((4,), t.TensorViewType(S.F32, (16,), (1,)), (0,))
    w = e.value(view)
    number = Scalar(S.F32, 0).attribute(e)
    op = enc.encode_ReduceOp(e.code, [e.type(f)], [e.value(f8)], 0, [number])
    with block(e, op, f, f) as inner:
        if name == "AllocaOp":
            emit(e, name, result_type=pointers(S.F32), num_elem=1, alignment=4)
        elif name in ("MakeTokenOp", "JoinTokensOp"):
            emit(e, name, result_type=TOKEN, **({"tokens": (TOKEN, TOKEN)} if name == "JoinTokensOp" else {}))
        elif name == "GdcWaitTkoOp":
            emit(e, name)
        elif name == "PrintTkoOp":
            emit(e, name, result_token_type=TOKEN, args=(), str="x")
        elif name == "GetTileBlockIdOp":
            emit(e, name, blockId_x_type=i32, blockId_y_type=i32, blockId_z_type=i32)
        elif name == "AssumeOp":
            emit(e, name, result_type=i32, value=i32, predicate=bc.DivBy(1))
        elif name == "DivIOp":
            enc.encode_DivIOp(e.code, e.type(i32), z, z, enc.Signedness.Signed, R.ZERO)
        elif name == "MakeTensorViewOp":
            e.value(view.tensor)
        elif name == "GetIndexSpaceShapeOp":
            enc.encode_GetIndexSpaceShapeOp(e.code, [e.type(i32)], w)
        elif name == "ForOp":
            loop = enc.encode_ForOp(e.code, [], z, z, z, (), False)
            with block(e, loop, i32):
                enc.encode_ContinueOp(e.code, ())
            loop.done()
        elif name == "LoopOp":
            loop = enc.encode_LoopOp(e.code, [], ())
            with block(e, loop):
                enc.encode_BreakOp(e.code, ())
            loop.done()
        elif name == "IfOp":
            branch = enc.encode_IfOp(e.code, [], c)
            for _ in range(2):
                with block(e, branch):
                    enc.encode_YieldOp(e.code, ())
            branch.done()
        else:
            nested = enc.encode_ReduceOp(e.code, [e.type(f)], [e.value(f8)], 0, [number])
            with block(e, nested, f, f) as deeper:
                enc.encode_YieldOp(e.code, deeper[:1])
            nested.done()
        enc.encode_YieldOp(e.code, inner[:1])
    op.done()


@variants(8)
def carried_types(e: Encoder, variant: int) -> None:
    """What a loop may carry and an if may give."""
    tensor = t.TensorViewType(S.F32, (16,), (1,))
    kind = [tensor, t.PartitionViewType((4,), tensor, (0,)), pointers(S.F32, 8), TOKEN][variant % 4]
    z, v = e.value(i32), e.value(kind)
    if variant < 4:
        loop = enc.encode_ForOp(e.code, [e.type(kind)], z, z, z, (v,), False)
        with block(e, loop, i32, kind) as inner:
            enc.encode_ContinueOp(e.code, inner[1:])
        loop.done()
    else:
        branch = enc.encode_IfOp(e.code, [e.type(kind)], e.value(tile(S.I1)))
        for _ in range(2):
            with block(e, branch):
                enc.encode_YieldOp(e.code, (v,))
        branch.done()


def control() -> Iterator[BodyCase]:
    yield from BODIES
