"""Checks of views and memory operations (specification, "Views", "Memory", "Atomics")."""

from __future__ import annotations

from math import prod

from tileproof.ir.attributes import AtomicMode, MemoryOrdering, MemoryScope, MultimemReductionKind, PointerAttribute
from tileproof.ir.operations.checks import element_of, tiles_of, values_of
from tileproof.ir.operations.specification import Check
from tileproof.ir.program import Op
from tileproof.ir.types import (
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    ViewType,
)

S = ScalarType


def _view(op: Op, name: str = "view") -> ViewType:
    (value,) = values_of(op, name)
    assert isinstance(value.type, PartitionViewType | StridedViewType | GatherScatterViewType)
    return value.type


def size_per_dimension(op: Op) -> str | None:
    (value,) = values_of(op, "src")
    rank = len(value.type.shape if isinstance(value.type, TensorViewType) else _view(op, "src").tile_shape)
    return None if len(op.results) == rank else f"expected {rank} results, found {len(op.results)}"


def tensor_of_base(op: Op) -> str | None:
    base, tensor = element_of(op, "base"), op.result.type
    assert isinstance(base, PointerType) and isinstance(tensor, TensorViewType)
    if base.pointee is not tensor.element:
        return f"the base points to {base.pointee.text}, the view holds {tensor.element.text}"
    if base.attribute is not tensor.attribute:
        return "base and view must have the same pointer attribute"
    for operands, sizes in (("dynamic_shape", tensor.shape), ("dynamic_strides", tensor.strides)):
        found, expected = len(values_of(op, operands)), sizes.count(None)
        if found != expected:
            return f"expected {expected} {operands}, found {found}"
    return None


def view_of_tensor(op: Op) -> str | None:
    (tensor,) = values_of(op, "tensor_view")
    return None if tensor.type == _view(op, "result").tensor else "the view's type names another tensor view type"


def allocation(op: Op) -> str | None:
    element, alignment = element_of(op, "result"), op.attributes["alignment"]
    assert isinstance(element, PointerType)
    natural = (element.pointee.bits + 7) // 8
    if alignment < natural or alignment & (alignment - 1):
        return f"alignment must be a power of two of at least {natural}, found {alignment}"
    return None


def _ordering(*allowed: MemoryOrdering) -> Check:
    def check(op: Op) -> str | None:
        ordering, scope = op.attributes["memory_ordering_semantics"], op.attributes["memory_scope"]
        if ordering not in allowed:
            return f"the ordering must be one of {', '.join(o.text for o in allowed)}, found {ordering.text}"
        if (ordering is MemoryOrdering.WEAK) != (scope is None):
            return "a weak access has no scope, any other has one"
        return None

    return check


load_ordering = _ordering(MemoryOrdering.WEAK, MemoryOrdering.RELAXED, MemoryOrdering.ACQUIRE)
store_ordering = _ordering(MemoryOrdering.WEAK, MemoryOrdering.RELAXED, MemoryOrdering.RELEASE)
atomic_ordering = _ordering(
    MemoryOrdering.RELAXED, MemoryOrdering.ACQUIRE, MemoryOrdering.RELEASE, MemoryOrdering.ACQ_REL
)
multimem_reduce_ordering = _ordering(MemoryOrdering.RELAXED, MemoryOrdering.RELEASE)


def access_hints(op: Op) -> str | None:
    for hints in (op.attributes["optimization_hints"] or {}).values():
        for name, value in hints.items():
            expected = {"allow_tma": bool, "latency": int}.get(name)
            if expected is None or type(value) is not expected:
                return f"{name} = {value} is not a hint of loads and stores"
    return None


def unicast(pointers: str) -> Check:
    def check(op: Op) -> str | None:
        element = element_of(op, pointers)
        assert isinstance(element, PointerType)
        multicast = element.attribute is PointerAttribute.MULTICAST
        return "only multimem operations take multicast pointers" if multicast else None

    return check


def unicast_view(op: Op) -> str | None:
    multicast = _view(op).tensor.attribute is PointerAttribute.MULTICAST
    return "only multimem operations take multicast pointers" if multicast else None


def _packing_fault(view: ViewType) -> str | None:
    """Elements of f4E2M1FN come in pairs, along the one dimension whose stride is 1."""
    if view.tensor.element is not S.F4E2M1FN:
        return None
    if view.tensor.strides.count(1) != 1:
        return "a view of f4E2M1FN needs exactly one stride that is 1"
    if isinstance(view, GatherScatterViewType) and view.tensor.strides[view.sparse_dim] == 1:
        return "a view of f4E2M1FN cannot be sparse along the dimension whose stride is 1"
    return None


def view_access(tile: str) -> Check:
    """The indices, their ``inbounds`` and the tile fit the view."""

    def check(op: Op) -> str | None:
        view, index = _view(op), values_of(op, "index")
        expected = TileType(view.tensor.element, view.tile_shape)
        if fault := _packing_fault(view):
            return fault
        (found,) = values_of(op, tile)
        if found.type != expected:
            return f"{tile} must be of the view's shape {view.tile_shape} and element type {view.tensor.element.text}"
        rank = len(view.tile_shape)
        if len(index) != rank:
            return f"expected {rank} indices, found {len(index)}"
        if len(op.attributes["inbounds"]) != rank:
            return f"expected {rank} inbounds, found {len(op.attributes['inbounds'])}"
        sparse = view.sparse_dim if isinstance(view, GatherScatterViewType) else None
        elements = set()
        for dim, value in enumerate(index):
            if not isinstance(value.type, TileType):
                return "an index must be a tile of integers"
            shape = (view.tile_shape[dim],) if dim == sparse else ()
            if value.type.shape != shape:
                return f"index {dim} must have shape {shape}, found {value.type.shape}"
            if not isinstance(value.type.element, ScalarType) or not value.type.element.is_integer:
                return "an index must be a tile of integers"
            if dim != sparse:
                elements.add(value.type.element)
        return None if len(elements) <= 1 else "the scalar indices must have one type"

    return check


def compare_and_swap_width(op: Op) -> str | None:
    element = element_of(op, "val")
    if element in (S.I32, S.I64, S.F32, S.F64):
        return None
    return "compare-and-swap is for numbers of 32 or 64 bits"


_INTEGER_MODES = {
    AtomicMode.AND,
    AtomicMode.OR,
    AtomicMode.XOR,
    AtomicMode.ADD,
    AtomicMode.MAX,
    AtomicMode.MIN,
    AtomicMode.UMAX,
    AtomicMode.UMIN,
}


def mode_fits(tile: str) -> Check:
    def check(op: Op) -> str | None:
        mode, element = op.attributes["mode"], element_of(op, tile)
        if mode in _INTEGER_MODES:
            allowed: tuple[ScalarType, ...] = (S.I32, S.I64)
        elif mode is AtomicMode.ADDF:
            allowed = (S.F16, S.BF16, S.F32, S.F64)
        else:
            allowed = (S.I32, S.I64, S.F32, S.F64)
        return None if element in allowed else f"{mode.text} is for {', '.join(s.text for s in allowed)}"

    return check


def view_reduction(op: Op) -> str | None:
    if isinstance(_view(op), GatherScatterViewType):
        return "reductions through gather/scatter views do not exist"
    if op.attributes["mode"] is AtomicMode.XCHG:
        return "xchg is not a reduction"
    if op.attributes["memory_ordering_semantics"] is not MemoryOrdering.RELAXED:
        return "the ordering must be relaxed"
    if op.attributes["memory_scope"] is MemoryScope.SYS:
        return "the scope must be tl_blk or device"
    return None


_UNIT_STRIDE = (S.F16, S.BF16)
"""Element types that multimem operations take in pairs, which therefore must be neighbours in memory."""


def multimem(tile: str, extremes: bool = False) -> Check:
    """``extremes``: the minimum and maximum of f16 and bf16 exist, too."""

    def check(op: Op) -> str | None:
        view = _view(op)
        if not isinstance(view, PartitionViewType):
            return "multimem operations take a partition view"
        if view.tensor.attribute is not PointerAttribute.MULTICAST:
            return "multimem operations need a multicast pointer"
        (value,) = tiles_of(op, tile)
        element = value.element
        assert isinstance(element, ScalarType)
        if element not in (S.I32, S.I64, S.F16, S.BF16, S.F32, S.F64):
            return "multimem operations are for i32, i64, f16, bf16, f32 and f64"
        if element in _UNIT_STRIDE:
            if view.tensor.strides.count(1) != 1:
                return f"multimem operations on {element.text} need exactly one stride that is 1"
            if prod(value.shape) * element.bits % 32:
                return "multimem operations need tiles of whole 4 bytes"
        kind = op.attributes.get("reduction", MultimemReductionKind.ADD)
        allowed = {MultimemReductionKind.ADD}
        if extremes and element in _UNIT_STRIDE:
            allowed |= {MultimemReductionKind.MIN, MultimemReductionKind.MAX}
        return None if element.is_integer or kind in allowed else f"{kind.text} is not for {element.text}"

    return check
