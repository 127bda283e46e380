"""Cases of tokens, coordinates, assertions, printing, assumptions."""

from __future__ import annotations

from collections.abc import Iterator

import cuda.tile._bytecode as bc
from operation_cases import Case, S, cases, each, pointers, tile

from tileproof.ir import types as t
from tileproof.ir.types import TOKEN


def others() -> Iterator[Case]:
    i32, m = tile(S.I32), tile(S.I1, 8)
    yield from cases(
        "GetNumTileBlocksOp", gridSize_x_type=i32, gridSize_y_type=each(i32, tile(S.I64)), gridSize_z_type=i32
    )
    yield from cases("GetTileBlockIdOp", blockId_x_type=i32, blockId_y_type=i32, blockId_z_type=i32)
    yield from cases("JoinTokensOp", result_type=TOKEN, tokens=each((), (TOKEN,), (TOKEN, TOKEN), (TOKEN, i32)))
    yield from cases("MakeTokenOp", result_type=each(TOKEN, i32))
    for name in ("GdcWaitTkoOp", "GdcLaunchDependentsTkoOp"):
        yield from cases(name, token=each(None, TOKEN, i32))
    yield from cases("MemoryFenceAliasTkoOp", token=each(TOKEN, i32))
    yield from cases("AssertOp", condition=each(m, tile(S.I1), tile(S.I8)), message='he"l\\lo\n\x01é')
    formats = (
        "x",
        "x %f %i\n",
        "100%%",
        "%d",
        "%",
        "%5.3f %-8d %+i %x",
        "%lld%hhu",
        "%q",
        "%s",
        "% d",
        "%5",
        "%%%d",
        "%l",
    )
    for text in formats:
        for args in ((), (tile(S.F32, 8),), (tile(S.F32, 8), i32), (i32,) * 4):
            yield from cases("PrintTkoOp", result_token_type=TOKEN, args=args, token=each(None, TOKEN), str=text)
    yield from cases("PrintTkoOp", result_token_type=TOKEN, args=((pointers(S.F32),)), str="%p")
    yield from predicates()


def predicates() -> Iterator[Case]:
    tensor = t.TensorViewType(S.F32, (None, 16), (None, 1))
    values = each(tile(S.I32, 4, 8), tile(S.I8), pointers(S.F32), tile(S.F32, 8), tensor, tile(S.I1, 8))
    divisors = [bc.DivBy(d) for d in (0, 1, 3, 16, 2**30, 2**62, 2**63)]
    every_along = [
        bc.DivBy(4, e, a) for e, a in ((8, 1), (4, 0), (0, 0), (16, 0), (1, 2), (-1, 0), (1, -1), (None, 0), (1, None))
    ]
    bounds = [(None, None), (-3, 7), (None, 7), (0, None), (8, 7), (-128, 127), (-129, 0), (0, 128), (0, 255), (-1, 1)]
    for predicate in [*divisors, *every_along, *(bc.Bounded(*b) for b in bounds)]:
        for value in values.values:
            yield from cases("AssumeOp", result_type=value, value=value, predicate=predicate)
