"""Every operation in many variants, valid and not, encoded by cuda-tile: a table for comparing with official tools."""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import cuda.tile._bytecode as bc
import cuda.tile._bytecode.encodings as enc
from encoded import Encoder

from tileproof.ir import types as t
from tileproof.ir.attributes import PaddingValue, PointerAttribute
from tileproof.ir.types import TOKEN, PointerType, ScalarType, TileType

S = ScalarType
O, SC = enc.MemoryOrderingSemantics, enc.MemoryScope
INTEGERS = [S.I1, S.I4, S.I8, S.I16, S.I32, S.I64]
FLOATS = [s for s in S if not s.is_integer]


@dataclass(frozen=True)
class Each:
    """One variant for each of these values."""

    values: tuple[Any, ...]


def each(*values: Any) -> Each:
    return Each(values)


def every(enumeration: Any) -> Each:
    return Each(tuple(enumeration))


def tile(element: ScalarType, *shape: int) -> TileType:
    return TileType(element, shape)


def pointers(element: ScalarType, *shape: int) -> TileType:
    return TileType(PointerType(element), shape)


Build = Callable[[Encoder], None]
TYPE_PARAMETER = re.compile(r"(\w+_)?types?")


def emit(e: Encoder, name: str, **arguments: Any) -> Any:
    """Calls ``encode_<name>``; a type stands for itself where a type is wanted, else for some value of that type."""
    function = getattr(enc, f"encode_{name}")

    def convert(parameter: str, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return tuple(convert(parameter, v) for v in value)
        if isinstance(value, Scalar):
            return value.attribute(e)
        if dataclass_type(value):
            return e.type(value) if TYPE_PARAMETER.fullmatch(parameter) else e.value(value)
        return value

    given = {}
    for parameter, spec in list(inspect.signature(function).parameters.items())[1:]:
        if parameter in arguments:
            given[parameter] = convert(parameter, arguments.pop(parameter))
        elif parameter in ("result_token_type",):
            given[parameter] = e.type(TOKEN)
        else:
            given[parameter] = False if "bool" in str(spec.annotation) else None
    assert not arguments, (name, arguments)
    return function(e.code, **given)


def dataclass_type(value: Any) -> bool:
    return isinstance(value, ScalarType | t.PointerType | TileType | t.TokenType | t.TensorViewType | t.PartitionViewType
                      | t.StridedViewType | t.GatherScatterViewType)  # fmt: skip


@dataclass(frozen=True)
class Scalar:
    """An attribute holding one number."""

    element: ScalarType
    value: float

    def attribute(self, e: Encoder) -> Any:
        if self.element.is_integer:
            return bc.Integer(e.type(self.element), self.element.bits, int(self.value))
        return bc.Float(self.value, getattr(bc.SimpleType, self.element.name), e.writer.type_table)


@dataclass(frozen=True)
class Case:
    """One operation with its arguments; ``body`` makes the blocks of its regions."""

    name: str
    arguments: dict[str, Any]
    version: tuple[int, int] = (13, 5)

    def build(self, e: Encoder) -> None:
        emit(e, self.name, **self.arguments)

    def __str__(self) -> str:
        return f"{self.name}({self.arguments})"


def cases(name: str, **arguments: Any) -> Iterator[Case]:
    choices = [(key, value.values if isinstance(value, Each) else (value,)) for key, value in arguments.items()]
    for picked in itertools.product(*(values for _, values in choices)):
        yield Case(name, dict(zip((key for key, _ in choices), picked, strict=True)))


def uniform(name: str, elements: list[ScalarType], operands: str, **arguments: Any) -> Iterator[Case]:
    """Operands and result of one type."""
    for element in elements:
        x = tile(element, 8)
        yield from cases(name, result_type=x, **dict.fromkeys(operands.split(), x), **arguments)


R = enc.RoundingMode
BOTH = each(False, True)
ALL = [*INTEGERS, *FLOATS]


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
    yield from cases("AddIOp", result_type=each(tile(S.I32, 8), tile(S.I32, 4), tile(S.I64, 8)), lhs=tile(S.I32, 8),
                     rhs=each(tile(S.I32, 8), tile(S.I32)), overflow=enc.IntegerOverflow.NONE)  # fmt: skip
    yield from comparisons()
    yield from products()


def comparisons() -> Iterator[Case]:
    for element in ALL:
        x = tile(element, 8)
        result = each(tile(S.I1, 8), tile(S.I1, 4), tile(S.I8, 8))
        yield from cases("CmpIOp", result_type=result, lhs=x, rhs=x,
                         comparison_predicate=enc.ComparisonPredicate.LESS_THAN,
                         signedness=every(enc.Signedness))  # fmt: skip
        yield from cases("CmpFOp", result_type=result, lhs=x, rhs=x,
                         comparison_predicate=enc.ComparisonPredicate.NOT_EQUAL,
                         comparison_ordering=every(enc.ComparisonOrdering))  # fmt: skip
    x, mask = tile(S.I32, 8), tile(S.I1, 8)
    yield from cases("CmpIOp", result_type=mask, lhs=x, rhs=x, signedness=enc.Signedness.Signed,
                     comparison_predicate=every(enc.ComparisonPredicate))  # fmt: skip


def products() -> Iterator[Case]:
    for factor, acc in itertools.product(ALL, ALL):
        yield from cases("MmaFOp", result_type=tile(acc, 4, 4), lhs=tile(factor, 4, 8), rhs=tile(factor, 8, 4),
                         acc=tile(acc, 4, 4), fast_acc=acc is S.F32)  # fmt: skip
    yield from cases(
        "MmaFOp",
        result_type=each(tile(S.F32, 4, 4), tile(S.F32, 2, 4, 4)),
        lhs=each(tile(S.F16, 4, 8), tile(S.F16, 2, 4, 8), tile(S.F16, 8, 8), tile(S.F16, 8)),
        rhs=each(tile(S.F16, 8, 4), tile(S.F16, 2, 8, 4), tile(S.F16, 1, 8, 4), tile(S.BF16, 8, 4)),
        acc=each(tile(S.F32, 4, 4), tile(S.F32, 2, 4, 4)),
    )
    yield from cases("MmaIOp", result_type=tile(S.I32, 4, 4), lhs=each(*(tile(s, 4, 8) for s in INTEGERS)),
                     rhs=tile(S.I8, 8, 4), acc=tile(S.I32, 4, 4), signedness_lhs=every(enc.Signedness),
                     signedness_rhs=every(enc.Signedness))  # fmt: skip
    for factor, scale in itertools.product(FLOATS, FLOATS):
        for block in (8, 16, 32, 64):
            k = 128
            yield from cases("MmaFScaledOp", result_type=tile(S.F32, 4, 4), lhs=tile(factor, 4, k),
                             rhs=tile(factor, k, 4), acc=tile(S.F32, 4, 4), lhs_scale=tile(scale, 4, k // block),
                             rhs_scale=tile(scale, k // block, 4))  # fmt: skip


def conversions() -> Iterator[Case]:
    for source, target in itertools.product(ALL, ALL):
        x, y = tile(source, 8), tile(target, 8)
        yield from cases("BitcastOp", result_type=y, source=x)
        yield from cases("ExtIOp", to_type=y, from_=x, signedness=enc.Signedness.Unsigned)
        yield from cases("TruncIOp", to_type=y, from_=x, overflow=enc.IntegerOverflow.NSW)
        modes = every(R) if source is not S.I4 else R.NEAREST_EVEN
        yield from cases("FToFOp", to_type=y, from_=x, rounding_mode=modes)
        yield from cases("FToIOp", to_type=y, from_=x, rounding_mode=R.NEAREST_INT_TO_ZERO,
                         signedness=enc.Signedness.Signed, saturating=BOTH)  # fmt: skip
        yield from cases("IToFOp", to_type=y, from_=x, rounding_mode=R.NEAREST_EVEN,
                         signedness=enc.Signedness.Unsigned)  # fmt: skip
    yield from cases("FToIOp", to_type=tile(S.I8, 8), from_=tile(S.F32, 8), rounding_mode=every(R),
                     signedness=enc.Signedness.Signed)  # fmt: skip
    yield from cases("IToFOp", to_type=tile(S.F32, 8), from_=tile(S.I8, 8), rounding_mode=every(R),
                     signedness=enc.Signedness.Signed)  # fmt: skip
    yield from cases("TruncIOp", to_type=tile(S.I8, 8), from_=tile(S.I16, 8), overflow=every(enc.IntegerOverflow))
    yield from cases("IntToPtrOp", result_type=pointers(S.F32, 8), source=each(*(tile(s, 8) for s in INTEGERS)))
    yield from cases("PtrToIntOp", result_type=each(*(tile(s, 8) for s in INTEGERS)), source=pointers(S.F32, 8))
    yield from cases("PtrToPtrOp", result_type=each(pointers(S.I8, 8), pointers(S.F32, 8), pointers(S.F32, 4)),
                     source=pointers(S.F32, 8))  # fmt: skip


def shaping() -> Iterator[Case]:
    F, i0 = S.F32, tile(S.I32)
    yield from cases("BroadcastOp", result_type=each(tile(F, 4, 8), tile(F, 4, 16), tile(F, 8)),
                     source=each(tile(F, 1, 8), tile(F, 4, 1), tile(F, 2, 8), tile(F, 8), tile(S.F16, 1, 8)))  # fmt: skip
    yield from cases("ReshapeOp", result_type=each(tile(F, 8), tile(F, 2, 4), tile(F), tile(F, 1, 1), tile(F, 4)),
                     source=each(tile(F, 8), tile(F), tile(F, 4, 2), tile(S.I32, 8)))  # fmt: skip
    yield from cases("CatOp", result_type=each(tile(F, 16), tile(F, 8), tile(F, 4, 4), tile(F, 2, 8)),
                     lhs=each(tile(F, 8), tile(F, 2, 4)), rhs=each(tile(F, 8), tile(F, 2, 4), tile(S.I32, 8)),
                     dim=each(0, 1, 2))  # fmt: skip
    yield from cases("ExtractOp", result_type=each(tile(F, 4), tile(F, 8), tile(F, 16), tile(F, 2, 2)),
                     source=tile(F, 8), indices=each((i0,), (), (i0, i0), (tile(S.I64),), (tile(S.I32, 1),)))  # fmt: skip
    yield from cases("InsertOp", result_type=each(tile(F, 8), tile(F, 4)), source=each(tile(F, 4), tile(F, 16)),
                     destination=tile(F, 8), indices=each((i0,), (i0, i0)))  # fmt: skip
    yield from cases("IotaOp", result_type=each(tile(S.I32, 8), tile(S.I8, 128), tile(S.I8, 256), tile(S.I8, 512),
                     tile(S.I1, 2), tile(S.I1, 4), tile(S.I32), tile(S.I32, 2, 4), tile(S.F32, 8), tile(S.I4, 8)))  # fmt: skip
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
    yield from cases("SelectOp", result_type=each(tile(F, 8), pointers(F, 8)), cond=each(tile(S.I1, 8), tile(S.I1), tile(S.I8, 8)),
                     val_if_true=each(tile(F, 8), pointers(F, 8)), val_if_false=tile(F, 8))  # fmt: skip
    yield from cases(
        "SelectOp",
        result_type=pointers(F, 8),
        cond=tile(S.I1, 8),
        val_if_true=pointers(F, 8),
        val_if_false=pointers(F, 8),
    )
    yield from cases("OffsetOp", result_type=each(pointers(F, 8), pointers(S.I8, 8)), ptr=pointers(F, 8),
                     offset=each(*(tile(s, 8) for s in INTEGERS), tile(S.I32)))  # fmt: skip


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
    [("default", bc.attribute.Dictionary([("allow_tma", bc.Bool(False)), ("latency", bc.Integer.create_i32(3))])),
     ("sm_100", bc.attribute.Dictionary([]))]
)  # fmt: skip


def memory() -> Iterator[Case]:
    F = S.F32
    x, p, m = tile(F, 8), pointers(F, 8), tile(S.I1, 8)
    scopes = each(None, *SC)
    yield from cases("LoadPtrTkoOp", result_type=x, source=p, mask=each(None, m), token=each(None, TOKEN),
                     paddingValue=each(None, x), memory_ordering_semantics=O.WEAK, optimization_hints=each(None, HINTS))  # fmt: skip
    yield from cases("LoadPtrTkoOp", result_type=x, source=p, memory_ordering_semantics=every(O), memory_scope=scopes)
    yield from cases("LoadPtrTkoOp", result_type=each(x, tile(F, 4), tile(S.I32, 8), p), source=each(p, pointers(S.I8, 8)),
                     mask=each(None, tile(S.I1)), memory_ordering_semantics=O.WEAK)  # fmt: skip
    yield from cases("StorePtrTkoOp", destination=p, value=each(x, tile(F, 4), p), mask=each(None, m), token=each(None, TOKEN),
                     memory_ordering_semantics=O.WEAK, optimization_hints=each(None, HINTS))  # fmt: skip
    yield from cases("StorePtrTkoOp", destination=p, value=x, memory_ordering_semantics=every(O), memory_scope=scopes)
    for element in ALL:
        x, p = tile(element, 8), pointers(element, 8)
        yield from cases("AtomicRMWTkoOp", result_type=x, pointers=p, arg=x, mode=every(enc.AtomicRMWMode),
                         memory_ordering_semantics=O.RELAXED, memory_scope=SC.DEVICE)  # fmt: skip
        yield from cases("AtomicCASTkoOp", result_type=x, pointers=p, cmp=x, val=x,
                         memory_ordering_semantics=O.RELAXED, memory_scope=SC.DEVICE)  # fmt: skip
    x, p = tile(S.I32, 8), pointers(S.I32, 8)
    yield from cases("AtomicRMWTkoOp", result_type=x, pointers=p, arg=x, mask=each(None, m), token=each(None, TOKEN),
                     memory_ordering_semantics=every(O), memory_scope=every(SC), mode=enc.AtomicRMWMode.ADD)  # fmt: skip
    yield from cases("AtomicCASTkoOp", result_type=x, pointers=p, cmp=x, val=x, mask=each(None, m), token=each(None, TOKEN),
                     memory_ordering_semantics=every(O), memory_scope=every(SC))  # fmt: skip
    yield from cases("AllocaOp", result_type=each(pointers(F), pointers(F, 1)), num_elem=each(0, 1, 5),
                     alignment=each(0, 1, 2, 4, 12, 16, 4096), global_=BOTH)  # fmt: skip


def views() -> Iterator[Case]:
    i32, i64, f = tile(S.I32), tile(S.I64), tile(S.F32, 4, 8)
    for view in view_types():
        indices: list[tuple[t.Type, ...]] = [(i32, i32), (i64, i64), (i32, i64), (i32,), (tile(S.I32, 1), i32)]
        indices += [(tile(S.I32, 4), i32), (tile(S.I64, 4), i32), (i32, tile(S.I32, 8)), (tile(S.I32, 8), i32)]
        indices += [(tile(S.F32), tile(S.F32)), (tile(S.I1), tile(S.I1))]
        for index in indices:
            yield from cases("LoadViewTkoOp", tile_type=f, view=view, index=index, memory_ordering_semantics=O.WEAK,
                             inbounds=(False, False))  # fmt: skip
            yield from cases("StoreViewTkoOp", tile=f, view=view, index=index, memory_ordering_semantics=O.WEAK,
                             inbounds=(False, False), token=TOKEN)  # fmt: skip
        gather = isinstance(view, t.GatherScatterViewType)
        index = (i32, i32) if not gather else (tile(S.I32, 4), i32) if view.sparse_dim == 0 else (i32, tile(S.I32, 8))
        for inbounds in ((False, False), (True, False), (False,), ()):
            yield from cases("LoadViewTkoOp", tile_type=each(f, tile(S.F32, 8, 4), tile(S.I32, 4, 8)), view=view, index=index,
                             token=each(None, TOKEN), memory_ordering_semantics=O.WEAK, inbounds=inbounds,
                             optimization_hints=each(None, HINTS))  # fmt: skip
            yield from cases("AtomicRedViewTkoOp", view=view, index=index, value=f, token=each(None, TOKEN),
                             memory_ordering_semantics=O.RELAXED, memory_scope=SC.DEVICE, mode=enc.AtomicRMWMode.ADDF,
                             inbounds=inbounds)  # fmt: skip
        yield from cases("LoadViewTkoOp", tile_type=f, view=view, index=index, memory_ordering_semantics=every(O),
                         memory_scope=each(None, *SC), inbounds=(False, True))  # fmt: skip
        yield from cases("StoreViewTkoOp", tile=f, view=view, index=index, memory_ordering_semantics=every(O),
                         memory_scope=each(None, *SC), inbounds=(True, True))  # fmt: skip
        yield from cases("AtomicRedViewTkoOp", view=view, index=index, value=f, memory_ordering_semantics=every(O),
                         memory_scope=every(SC), mode=every(enc.AtomicRMWMode), inbounds=(False, False))  # fmt: skip
        for results in ((i32, i32), (i64, i64), (i32, i64), (i32,), (tile(S.I8),) * 2):
            yield from cases("GetIndexSpaceShapeOp", result_types=results, src=view)
            yield from cases("GetTensorShapeOp", result_types=results, src=view.tensor)
        other = t.TensorViewType(S.F32, (None, 16), (1, None))
        name = type(view).__name__.replace("ViewType", "ViewOp")
        yield from cases(f"Make{name}", result_type=view, tensor_view=each(view.tensor, other))
    for element in ALL:
        tensor = t.TensorViewType(element, (16, 16), (16, 1))
        view = t.PartitionViewType((4, 8), tensor, (0, 1))
        yield from cases("AtomicRedViewTkoOp", view=view, index=(i32, i32), value=tile(element, 4, 8), mode=every(enc.AtomicRMWMode),
                         memory_ordering_semantics=O.RELAXED, memory_scope=SC.DEVICE, inbounds=(False, False))  # fmt: skip
    base = pointers(S.F32)
    for shape, strides in (((16, 16), (16, 1)), ((None, 16), (None, 1)), ((), ()), ((16,), (1,))):
        for dynamic in ((), (i32,), (i64,)):
            tensor = t.TensorViewType(S.F32, shape, strides)
            yield from cases("MakeTensorViewOp", result_type=tensor, base=each(base, pointers(S.I32), pointers(S.F32, 1)),
                             dynamicShape=dynamic, dynamicStrides=dynamic)  # fmt: skip
    yield from cases("MakeTensorViewOp", result_type=t.TensorViewType(S.F32, (None,), (None,)), base=base,
                     dynamicShape=(i32,), dynamicStrides=(i64,))  # fmt: skip


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
            yield from cases("MultimemLoadReduceViewTkoOp", reduced_values_type=f, memory_ordering_semantics=O.RELAXED,
                             memory_scope=SC.SYS, reduction=every(enc.MultimemReductionKind), **common)  # fmt: skip
            yield from cases("MultimemReduceViewTkoOp", tile=f, memory_ordering_semantics=O.RELAXED,
                             memory_scope=SC.SYS, reduction=every(enc.MultimemReductionKind), **common)  # fmt: skip
            yield from cases("MultimemStoreViewTkoOp", tile=f, memory_ordering_semantics=O.WEAK, **common)
    tensor = t.TensorViewType(S.F32, (16, 16), (16, 1), PointerAttribute.MULTICAST)
    common = {"index": (i32, i32), "inbounds": (False, False), "memory_ordering_semantics": every(O)}
    for view in (
        t.PartitionViewType((4, 8), tensor, (0, 1)),
        t.StridedViewType((4, 8), (1, 1), tensor, (0, 1)),
    ):
        f, add = tile(S.F32, 4, 8), enc.MultimemReductionKind.ADD
        yield from cases("MultimemLoadReduceViewTkoOp", view=view, reduced_values_type=f, reduction=add,
                         memory_scope=each(None, *SC), **common)  # fmt: skip
        yield from cases("MultimemReduceViewTkoOp", view=view, tile=f, reduction=add, memory_scope=every(SC), **common)
        yield from cases("MultimemStoreViewTkoOp", view=view, tile=f, memory_scope=each(None, *SC), **common)
    half = t.TensorViewType(S.F16, (16, 16), (16, 1), PointerAttribute.MULTICAST)
    for strides in ((16, 1), (1, 16), (16, 2), (None, 1), (1, 1), (None, None)):
        view = t.PartitionViewType((1, 2), t.TensorViewType(S.F16, (16, 16), strides, half.attribute), (0, 1))
        yield from cases("MultimemStoreViewTkoOp", view=view, tile=tile(S.F16, 1, 2), index=(i32, i32),
                         inbounds=(False, False), memory_ordering_semantics=O.WEAK)  # fmt: skip
    view = t.PartitionViewType((1, 1), half, (0, 1))
    yield from cases("MultimemStoreViewTkoOp", view=view, tile=tile(S.F16, 1, 1), index=(i32, i32),
                     inbounds=(False, False), memory_ordering_semantics=O.WEAK)  # fmt: skip


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


@dataclass(frozen=True)
class TypeCase:
    """Some value of a type."""

    type: t.Type
    version: tuple[int, int] = (13, 5)

    def build(self, e: Encoder) -> None:
        e.value(self.type)


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
            yield from cases("LoadViewTkoOp", tile_type=f, view=view, index=index, memory_ordering_semantics=O.WEAK,
                             inbounds=(False, False))  # fmt: skip
            yield from cases("StoreViewTkoOp", tile=f, view=view, index=index, memory_ordering_semantics=O.WEAK,
                             inbounds=(False, False))  # fmt: skip
    tensor = t.TensorViewType(S.F4E2M1FN, (None, 16), (None, 1))
    for shape in ((4, 1), (1, 2), (2, 1), (1, 1)):
        view = t.PartitionViewType(shape, tensor, (0, 1))
        yield from cases("LoadViewTkoOp", tile_type=tile(S.F4E2M1FN, *shape), view=view, index=(tile(S.I32),) * 2,
                         memory_ordering_semantics=O.WEAK, inbounds=(False, False))  # fmt: skip
    x, p = tile(S.F4E2M1FN, 2), pointers(S.F4E2M1FN, 2)
    yield from cases("LoadPtrTkoOp", result_type=x, source=p, memory_ordering_semantics=O.WEAK)
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
        yield from cases("LoadPtrTkoOp", result_type=i32, source=p, memory_ordering_semantics=O.WEAK)
        yield from cases("StorePtrTkoOp", destination=p, value=i32, memory_ordering_semantics=O.WEAK)
        yield from cases("AtomicRMWTkoOp", result_type=i32, pointers=p, arg=i32, memory_ordering_semantics=O.RELAXED,
                         memory_scope=SC.SYS, mode=enc.AtomicRMWMode.ADD)  # fmt: skip
        yield from cases("AtomicCASTkoOp", result_type=i32, pointers=p, cmp=i32, val=i32, memory_ordering_semantics=O.RELAXED,
                         memory_scope=SC.SYS)  # fmt: skip
        yield from cases("OffsetOp", result_type=each(p, pointers(S.I32)), ptr=p, offset=i32)
        yield from cases("AllocaOp", result_type=p, num_elem=1, alignment=4)
        for source, target in itertools.product((None, *PointerAttribute), repeat=2):
            yield from cases("PtrToPtrOp", result_type=TileType(PointerType(S.I32, target)),
                             source=TileType(PointerType(each(S.I8, S.I32).values[0], source)))  # fmt: skip
            yield from cases("MakeTensorViewOp", base=TileType(PointerType(S.I32, source)), dynamicShape=(), dynamicStrides=(),
                             result_type=t.TensorViewType(S.I32, (16,), (1,), target))  # fmt: skip
        tensor = t.TensorViewType(S.I32, (16,), (1,), attribute)
        for view, index in ((t.PartitionViewType((4,), tensor, (0,)), i32), (t.StridedViewType((4,), (1,), tensor, (0,)), i32),
                            (t.GatherScatterViewType((4,), tensor, 0), tile(S.I32, 4))):  # fmt: skip
            yield from cases("LoadViewTkoOp", tile_type=tile(S.I32, 4), view=view, index=(index,), inbounds=(False,),
                             memory_ordering_semantics=O.WEAK)  # fmt: skip
            yield from cases("StoreViewTkoOp", tile=tile(S.I32, 4), view=view, index=(index,), inbounds=(False,),
                             memory_ordering_semantics=O.WEAK)  # fmt: skip
            yield from cases("AtomicRedViewTkoOp", value=tile(S.I32, 4), view=view, index=(index,), inbounds=(False,),
                             memory_ordering_semantics=O.RELAXED, memory_scope=SC.DEVICE, mode=enc.AtomicRMWMode.ADD)  # fmt: skip


@dataclass(frozen=True)
class BodyCase:
    """A body made by a function; ``variant`` picks one of its forms."""

    function: Callable[[Encoder, int], None]
    variant: int
    version: tuple[int, int] = (13, 5)

    def build(self, e: Encoder) -> None:
        self.function(e, self.variant)

    def __str__(self) -> str:
        return f"{self.function.__name__}-{self.variant}"


def variants(count: int) -> Callable[[Callable[[Encoder, int], None]], Callable[[Encoder, int], None]]:
    def register(function: Callable[[Encoder, int], None]) -> Callable[[Encoder, int], None]:
        BODIES.extend(BodyCase(function, variant) for variant in range(count))
        return function

    return register


BODIES: list[BodyCase] = []
i32, f8 = tile(S.I32), tile(S.F32, 8)


def block(e: Encoder, nested: Any, *arguments: t.Type) -> Any:
    return nested.new_block([e.type(argument) for argument in arguments])


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
                e.code, e.type(f), e.type(TOKEN), e.value(pointers(S.F32)), None, None, None, O.WEAK, None, None
            )
        if variant == 15:
            enc.encode_YieldOp(e.code, (e.value(i),))
        else:
            enc.encode_YieldOp(e.code, inner[::2])
    op.done()


EFFECTS = ("AllocaOp", "MakeTokenOp", "GdcWaitTkoOp", "PrintTkoOp", "GetTileBlockIdOp", "AssumeOp", "JoinTokensOp",
           "ForOp", "IfOp", "LoopOp", "ReduceOp", "DivIOp", "MakeTensorViewOp", "GetIndexSpaceShapeOp")  # fmt: skip


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


def all_cases() -> Iterator[Case | TypeCase | BodyCase]:
    for group in (arithmetic, conversions, shaping, memory, views, multimem, others, types, control):
        yield from group()
