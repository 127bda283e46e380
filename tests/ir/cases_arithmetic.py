"""Cases of arithmetic, conversions and rearrangements."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import cuda.tile._bytecode.encodings as enc
from operation_cases import ALL, BOTH, FLOATS, INTEGERS, Case, R, S, cases, each, every, pointers, tile, uniform


def arithmetic() -> Iterator[Case]:
    overflow, sign = every(enc.IntegerOverflow), every(enc.Signedness)
    for name in ("AddIOp", "SubIOp", "MulIOp", "ShLIOp"):
        yield from uniform(name, INTEGERS, "lhs rhs", overflow=overflow)
    for name in ("AndIOp", "OrIOp", "XOrIOp"):
        yield from uniform(name, ALL, "lhs rhs")
    for name in ("MaxIOp", "MinIOp", "RemIOp", "ShRIOp"):
        yield from uniform(name, INTEGERS, "lhs rhs", signedness=sign)
    yield from uniform("DivIOp", INTEGERS, "lhs rhs", signedness=sign, rounding=every(R))
    yield from uniform("MulhiIOp", ALL, "x y")
    yield from uniform("AbsIOp", ALL, "source")
    yield from uniform("NegIOp", INTEGERS, "source", overflow=overflow)
    for name in (
        "AbsFOp",
        "CeilOp",
        "FloorOp",
        "NegFOp",
        "SinOp",
        "CosOp",
        "TanOp",
        "SinHOp",
        "CosHOp",
        "LogOp",
        "Log2Op",
    ):
        yield from uniform(name, ALL, "source")
    for name in ("AddFOp", "SubFOp", "MulFOp", "DivFOp"):
        yield from uniform(name, [*FLOATS, S.I32], "lhs rhs", rounding_mode=every(R), flush_to_zero=BOTH)
    yield from uniform("FmaOp", [S.F32, S.F16], "lhs rhs acc", rounding_mode=every(R), flush_to_zero=BOTH)
    yield from uniform("SqrtOp", FLOATS, "source", rounding_mode=every(R), flush_to_zero=BOTH)
    for name in ("ExpOp", "TanHOp"):
        yield from uniform(name, FLOATS, "source", rounding_mode=every(R))
    for name in ("Exp2Op", "RsqrtOp"):
        yield from uniform(name, FLOATS, "source", flush_to_zero=BOTH)
    for name in ("MaxFOp", "MinFOp"):
        yield from uniform(name, [*FLOATS, S.I8], "lhs rhs", flush_to_zero=BOTH, propagate_nan=BOTH)
    yield from uniform("RemFOp", ALL, "lhs rhs")
    yield from uniform("Atan2Op", ALL, "x y")
    yield from uniform("FPowFOp", ALL, "source exponent")
    for element, exponent in itertools.product(FLOATS, INTEGERS):
        yield from cases("FPowIOp", result_type=tile(element, 8), source=tile(element, 8), exponent=tile(exponent, 8))
    yield from cases("FPowIOp", result_type=tile(S.F32, 8), source=tile(S.F32, 8), exponent=tile(S.I32, 4))
    yield from cases(
        "AddIOp",
        result_type=each(tile(S.I32, 8), tile(S.I32, 4), tile(S.I64, 8)),
        lhs=tile(S.I32, 8),
        rhs=each(tile(S.I32, 8), tile(S.I32)),
        overflow=enc.IntegerOverflow.NONE,
    )
    yield from comparisons()
    yield from products()


def comparisons() -> Iterator[Case]:
    for element in ALL:
        x = tile(element, 8)
        result = each(tile(S.I1, 8), tile(S.I1, 4), tile(S.I8, 8))
        yield from cases(
            "CmpIOp",
            result_type=result,
            lhs=x,
            rhs=x,
            comparison_predicate=enc.ComparisonPredicate.LESS_THAN,
            signedness=every(enc.Signedness),
        )
        yield from cases(
            "CmpFOp",
            result_type=result,
            lhs=x,
            rhs=x,
            comparison_predicate=enc.ComparisonPredicate.NOT_EQUAL,
            comparison_ordering=every(enc.ComparisonOrdering),
        )
    x, mask = tile(S.I32, 8), tile(S.I1, 8)
    yield from cases(
        "CmpIOp",
        result_type=mask,
        lhs=x,
        rhs=x,
        signedness=enc.Signedness.Signed,
        comparison_predicate=every(enc.ComparisonPredicate),
    )


def products() -> Iterator[Case]:
    for factor, acc in itertools.product(ALL, ALL):
        yield from cases(
            "MmaFOp",
            result_type=tile(acc, 4, 4),
            lhs=tile(factor, 4, 8),
            rhs=tile(factor, 8, 4),
            acc=tile(acc, 4, 4),
            fast_acc=acc is S.F32,
        )
    yield from cases(
        "MmaFOp",
        result_type=each(tile(S.F32, 4, 4), tile(S.F32, 2, 4, 4)),
        lhs=each(tile(S.F16, 4, 8), tile(S.F16, 2, 4, 8), tile(S.F16, 8, 8), tile(S.F16, 8)),
        rhs=each(tile(S.F16, 8, 4), tile(S.F16, 2, 8, 4), tile(S.F16, 1, 8, 4), tile(S.BF16, 8, 4)),
        acc=each(tile(S.F32, 4, 4), tile(S.F32, 2, 4, 4)),
    )
    yield from cases(
        "MmaIOp",
        result_type=tile(S.I32, 4, 4),
        lhs=each(*(tile(s, 4, 8) for s in INTEGERS)),
        rhs=tile(S.I8, 8, 4),
        acc=tile(S.I32, 4, 4),
        signedness_lhs=every(enc.Signedness),
        signedness_rhs=every(enc.Signedness),
    )
    for factor, scale in itertools.product(FLOATS, FLOATS):
        for block in (8, 16, 32, 64):
            k = 128
            yield from cases(
                "MmaFScaledOp",
                result_type=tile(S.F32, 4, 4),
                lhs=tile(factor, 4, k),
                rhs=tile(factor, k, 4),
                acc=tile(S.F32, 4, 4),
                lhs_scale=tile(scale, 4, k // block),
                rhs_scale=tile(scale, k // block, 4),
            )


def conversions() -> Iterator[Case]:
    for source, target in itertools.product(ALL, ALL):
        x, y = tile(source, 8), tile(target, 8)
        yield from cases("BitcastOp", result_type=y, source=x)
        yield from cases("ExtIOp", to_type=y, from_=x, signedness=enc.Signedness.Unsigned)
        yield from cases("TruncIOp", to_type=y, from_=x, overflow=enc.IntegerOverflow.NSW)
        modes = every(R) if source is not S.I4 else R.NEAREST_EVEN
        yield from cases("FToFOp", to_type=y, from_=x, rounding_mode=modes)
        yield from cases(
            "FToIOp",
            to_type=y,
            from_=x,
            rounding_mode=R.NEAREST_INT_TO_ZERO,
            signedness=enc.Signedness.Signed,
            saturating=BOTH,
        )
        yield from cases("IToFOp", to_type=y, from_=x, rounding_mode=R.NEAREST_EVEN, signedness=enc.Signedness.Unsigned)
    yield from cases(
        "FToIOp", to_type=tile(S.I8, 8), from_=tile(S.F32, 8), rounding_mode=every(R), signedness=enc.Signedness.Signed
    )
    yield from cases(
        "IToFOp", to_type=tile(S.F32, 8), from_=tile(S.I8, 8), rounding_mode=every(R), signedness=enc.Signedness.Signed
    )
    yield from cases("TruncIOp", to_type=tile(S.I8, 8), from_=tile(S.I16, 8), overflow=every(enc.IntegerOverflow))
    yield from cases("IntToPtrOp", result_type=pointers(S.F32, 8), source=each(*(tile(s, 8) for s in INTEGERS)))
    yield from cases("PtrToIntOp", result_type=each(*(tile(s, 8) for s in INTEGERS)), source=pointers(S.F32, 8))
    yield from cases(
        "PtrToPtrOp",
        result_type=each(pointers(S.I8, 8), pointers(S.F32, 8), pointers(S.F32, 4)),
        source=pointers(S.F32, 8),
    )


def shaping() -> Iterator[Case]:
    F, i0 = S.F32, tile(S.I32)
    yield from cases(
        "BroadcastOp",
        result_type=each(tile(F, 4, 8), tile(F, 4, 16), tile(F, 8)),
        source=each(tile(F, 1, 8), tile(F, 4, 1), tile(F, 2, 8), tile(F, 8), tile(S.F16, 1, 8)),
    )
    yield from cases(
        "ReshapeOp",
        result_type=each(tile(F, 8), tile(F, 2, 4), tile(F), tile(F, 1, 1), tile(F, 4)),
        source=each(tile(F, 8), tile(F), tile(F, 4, 2), tile(S.I32, 8)),
    )
    yield from cases(
        "CatOp",
        result_type=each(tile(F, 16), tile(F, 8), tile(F, 4, 4), tile(F, 2, 8)),
        lhs=each(tile(F, 8), tile(F, 2, 4)),
        rhs=each(tile(F, 8), tile(F, 2, 4), tile(S.I32, 8)),
        dim=each(0, 1, 2),
    )
    yield from cases(
        "ExtractOp",
        result_type=each(tile(F, 4), tile(F, 8), tile(F, 16), tile(F, 2, 2)),
        source=tile(F, 8),
        indices=each((i0,), (), (i0, i0), (tile(S.I64),), (tile(S.I32, 1),)),
    )
    yield from cases(
        "InsertOp",
        result_type=each(tile(F, 8), tile(F, 4)),
        source=each(tile(F, 4), tile(F, 16)),
        destination=tile(F, 8),
        indices=each((i0,), (i0, i0)),
    )
    yield from cases(
        "IotaOp",
        result_type=each(
            tile(S.I32, 8),
            tile(S.I8, 128),
            tile(S.I8, 256),
            tile(S.I8, 512),
            tile(S.I1, 2),
            tile(S.I1, 4),
            tile(S.I32),
            tile(S.I32, 2, 4),
            tile(S.F32, 8),
            tile(S.I4, 8),
        ),
    )
    for source, target in itertools.product(ALL, ALL):
        yield from cases("PackOp", result_type=tile(target, 64), source=tile(source, 64))
        for size in (16, 32, 64, 128):
            if target is S.I8:
                yield from cases("PackOp", result_type=tile(target, size), source=tile(source, 64))
            if source is S.I8:
                yield from cases("UnpackOp", result_type=tile(target, size), source=tile(source, 64))
    yield from cases("PackOp", result_type=tile(S.I8, 8), source=tile(S.F32, 1, 2))
    for order in ((1, 0), (0, 1), (0, 0), (0,), (0, 2)):
        yield from cases("PermuteOp", result_type=tile(F, 4, 2), source=tile(F, 2, 4), permutation=order)
    yield from cases("PermuteOp", result_type=tile(F, 4), source=tile(F, 4), permutation=(0,))
    yield from cases(
        "SelectOp",
        result_type=each(tile(F, 8), pointers(F, 8)),
        cond=each(tile(S.I1, 8), tile(S.I1), tile(S.I8, 8)),
        val_if_true=each(tile(F, 8), pointers(F, 8)),
        val_if_false=tile(F, 8),
    )
    yield from cases(
        "SelectOp",
        result_type=pointers(F, 8),
        cond=tile(S.I1, 8),
        val_if_true=pointers(F, 8),
        val_if_false=pointers(F, 8),
    )
    yield from cases(
        "OffsetOp",
        result_type=each(pointers(F, 8), pointers(S.I8, 8)),
        ptr=pointers(F, 8),
        offset=each(*(tile(s, 8) for s in INTEGERS), tile(S.I32)),
    )
