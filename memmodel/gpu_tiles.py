"""Numbers and small tiles as a kernel builder makes them: constants, comparisons, lanes, conversions.

Tiles have power-of-two shapes, so a tile of three lanes has four elements; the
last repeats the first lane and is masked off wherever memory is touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tileproof.ir.attributes import ComparisonPredicate, Signedness
from tileproof.ir.builder import KernelBuilder, pointer, tile
from tileproof.ir.errors import InputError
from tileproof.ir.program import Value
from tileproof.ir.types import PointerType, ScalarType, TileType

I1, I32 = ScalarType.I1, ScalarType.I32
COMPARISONS = {
    "==": ComparisonPredicate.EQUAL, "!=": ComparisonPredicate.NOT_EQUAL, "<": ComparisonPredicate.LESS_THAN,
    "<=": ComparisonPredicate.LESS_THAN_OR_EQUAL, ">": ComparisonPredicate.GREATER_THAN,
    ">=": ComparisonPredicate.GREATER_THAN_OR_EQUAL,
}  # fmt: skip
ARITHMETIC = {"+": "addi", "-": "subi", "*": "muli", "&": "andi", "|": "ori", "^": "xori"}


class NotRunnable(InputError):
    """A test that no kernel can express; the message says why."""


class Tiles:
    """Operations on i32 scalars and one-dimensional tiles."""

    def __init__(self, k: KernelBuilder) -> None:
        self.k = k

    def number(self, value: int) -> Value:
        return self.k.constant(tile(I32), value)

    def compare(self, operator: str, left: Value, right: Value) -> Value:
        return self.k.compare(COMPARISONS[operator], left, right)

    @staticmethod
    def padded(lanes: int) -> int:
        return 1 << (lanes - 1).bit_length()

    def shape(self, lanes: int) -> tuple[int, ...]:
        return () if lanes == 1 else (self.padded(lanes),)

    def arithmetic(self, operator: str, a: Value, b: Value) -> Value:
        if operator in ("min", "max"):
            chosen = self.compare("<" if operator == "min" else ">", a, b)
            return self.k.op("select", cond=chosen, val_if_true=a, val_if_false=b).result
        if operator not in ARITHMETIC:
            raise NotRunnable(f"the operator {operator} is not emitted for the GPU")
        return self.k.op(ARITHMETIC[operator], lhs=a, rhs=b).result

    def truth(self, value: Value) -> Value:
        assert isinstance(value.type, TileType)
        return self.compare("!=", value, self.k.constant(value.type, 0))

    def number_of(self, truth: Value) -> Value:
        assert isinstance(truth.type, TileType)
        one, zero = (self.k.constant(tile(I32, *truth.type.shape), n) for n in (1, 0))
        return self.k.op("select", cond=truth, val_if_true=one, val_if_false=zero).result

    def converted(self, value: Value, element: ScalarType) -> Value:
        """Sign extended or truncated to the element type."""
        assert isinstance(value.type, TileType) and isinstance(value.type.element, ScalarType)
        if value.type.element is element:
            return value
        name = "exti" if value.type.element.bits < element.bits else "trunci"
        given: dict[str, Any] = {"signedness": Signedness.SIGNED} if name == "exti" else {}
        return self.k.op(name, source=value, results=[tile(element, *value.type.shape)], **given).result

    def together(self, scalars: Sequence[Value]) -> Value:
        """A tile of these scalars (a scalar if it is one), filled up to a power of two with the first."""
        if len(scalars) == 1:
            return scalars[0]
        k = self.k
        filled = [*scalars, *[scalars[0]] * (self.padded(len(scalars)) - len(scalars))]
        assert isinstance(scalars[0].type, TileType)
        element = scalars[0].type.element
        parts = [k.op("reshape", source=s, results=[TileType(element, (1,))]).result for s in filled]
        while len(parts) > 1:
            parts = [self.pair(a, b) for a, b in zip(parts[::2], parts[1::2], strict=True)]
        return parts[0]

    def pair(self, a: Value, b: Value) -> Value:
        assert isinstance(a.type, TileType)
        joined = TileType(a.type.element, (2 * a.type.shape[0],))
        return self.k.op("cat", lhs=a, rhs=b, dim=0, results=[joined]).result

    def shaped(self, value: Value, lanes: int) -> Value:
        """A scalar spread over the lanes; a tile as it is."""
        assert isinstance(value.type, TileType)
        if lanes == 1 or value.type.shape:
            return value
        return self.k.spread(value, self.padded(lanes))

    def scalar(self, value: Value) -> Value:
        assert isinstance(value.type, TileType)
        return value if not value.type.shape else self.lane(value, 0)

    def lane(self, value: Value, index: int) -> Value:
        assert isinstance(value.type, TileType)
        if not value.type.shape:
            return value
        element = value.type.element
        one = self.k.op("extract", source=value, indices=[self.number(index)], results=[TileType(element, (1,))]).result
        return self.k.op("reshape", source=one, results=[TileType(element, ())]).result

    def retype(self, pointers: Value, pointee: ScalarType) -> Value:
        """The same address as a pointer to other elements."""
        assert isinstance(pointers.type, TileType) and isinstance(pointers.type.element, PointerType)
        if pointers.type.element.pointee is pointee:
            return pointers
        return self.k.op("ptr_to_ptr", source=pointers, results=[pointer(pointee, *pointers.type.shape)]).result
