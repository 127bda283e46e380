"""Classes of types that operands and results may have (specification, "Operations", the tables of operands)."""

from __future__ import annotations

from dataclasses import dataclass

from tileproof.ir.types import (
    ElementType,
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    TokenType,
    Type,
)


@dataclass(frozen=True, slots=True)
class TypeClass:
    """A set of types: tiles of some element types (of rank 0 only if ``scalar``), or the Python ``classes``."""

    text: str
    elements: frozenset[ScalarType] = frozenset()
    pointers: bool = False
    scalar: bool = False
    classes: tuple[type, ...] = ()

    def accepts(self, type: Type) -> bool:
        if isinstance(type, TileType):
            if self.scalar and type.shape:
                return False
            return TileType in self.classes or self.accepts_element(type.element)
        return isinstance(type, self.classes)

    def accepts_element(self, element: ElementType) -> bool:
        return self.pointers if isinstance(element, PointerType) else element in self.elements


S = ScalarType
_INTEGERS = frozenset({S.I1, S.I8, S.I16, S.I32, S.I64})
_FLOATS = frozenset({S.F16, S.BF16, S.F32, S.F64})
_ALL_FLOATS = frozenset(s for s in ScalarType if not s.is_integer)

INT = TypeClass("a tile of i1, i8, i16, i32 or i64", _INTEGERS)
INT_OR_I4 = TypeClass("a tile of integers", _INTEGERS | {S.I4})
INT_TO_32 = TypeClass("a tile of i1, i8, i16 or i32", _INTEGERS - {S.I64})
INT_SCALAR = TypeClass("a scalar tile of i1, i8, i16, i32 or i64", _INTEGERS, scalar=True)
I1 = TypeClass("a tile of i1", frozenset({S.I1}))
I1_SCALAR = TypeClass("a scalar tile of i1", frozenset({S.I1}), scalar=True)
I8 = TypeClass("a tile of i8", frozenset({S.I8}))
I32 = TypeClass("a tile of i32", frozenset({S.I32}))
I32_SCALAR = TypeClass("a scalar tile of i32", frozenset({S.I32}), scalar=True)
I64 = TypeClass("a tile of i64", frozenset({S.I64}))
FLOAT = TypeClass("a tile of f16, bf16, f32 or f64", _FLOATS)
ANY_FLOAT = TypeClass("a tile of floating-point numbers", _ALL_FLOATS)
NUMBER = TypeClass("a tile of numbers other than i4", _INTEGERS | _ALL_FLOATS)
NUMBER_OR_I4 = TypeClass("a tile of numbers", _INTEGERS | _ALL_FLOATS | {S.I4})
POINTER = TypeClass("a tile of pointers", pointers=True)
POINTER_SCALAR = TypeClass("a scalar tile of pointers", pointers=True, scalar=True)
MMAF_OPERAND = TypeClass(
    "a tile of f16, bf16, f32, f64, tf32, f8E4M3FN or f8E5M2", _FLOATS | {S.TF32, S.F8E4M3FN, S.F8E5M2}
)
MMAF_ACCUMULATOR = TypeClass("a tile of f16, f32 or f64", frozenset({S.F16, S.F32, S.F64}))
SCALED_OPERAND = TypeClass("a tile of f8E4M3FN, f8E5M2 or f4E2M1FN", frozenset({S.F8E4M3FN, S.F8E5M2, S.F4E2M1FN}))
SCALED_ACCUMULATOR = TypeClass("a tile of f32", frozenset({S.F32}))
SCALED_SCALE = TypeClass(
    "a tile of f8E4M3FN, f8E8M0FNU or fNV8E5M3FNU", frozenset({S.F8E4M3FN, S.F8E8M0FNU, S.FNV8E5M3FNU})
)
TILE = TypeClass("a tile", classes=(TileType,))
TOKEN = TypeClass("a token", classes=(TokenType,))
TENSOR_VIEW = TypeClass("a tensor view", classes=(TensorViewType,))
PARTITION_VIEW = TypeClass("a partition view", classes=(PartitionViewType,))
STRIDED_VIEW = TypeClass("a strided view", classes=(StridedViewType,))
GATHER_SCATTER_VIEW = TypeClass("a gather/scatter view", classes=(GatherScatterViewType,))
TILE_VIEW = TypeClass(
    "a partition, strided or gather/scatter view", classes=(PartitionViewType, StridedViewType, GatherScatterViewType)
)
ANY_BUT_TOKEN = TypeClass(
    "anything but a token",
    classes=(TileType, TensorViewType, PartitionViewType, StridedViewType, GatherScatterViewType),
)
ANY = TypeClass("any type", classes=(*ANY_BUT_TOKEN.classes, TokenType))
