"""Which arrays a kernel may write, found before its symbolic execution (a may-analysis: never too little)."""

from __future__ import annotations

from collections.abc import Sequence

from tileproof.ir.program import Kernel, Op, Value
from tileproof.ir.target import Binding, PointerOf
from tileproof.ir.types import (
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    StridedViewType,
    TensorViewType,
    TileType,
    Type,
)

WRITERS = {
    "store_ptr_tko": "destination",
    "store_view_tko": "view",
    "atomic_cas_tko": "pointers",
    "atomic_rmw_tko": "pointers",
    "atomic_red_view_tko": "view",
    "multimem_reduce_view_tko": "view",
    "multimem_store_view_tko": "view",
}
"""The operand through which each writing operation addresses memory."""

ANYWHERE = "*"


def _addresses(type: Type) -> bool:
    views = (TensorViewType, PartitionViewType, StridedViewType, GatherScatterViewType)
    return isinstance(type, views) or (isinstance(type, TileType) and isinstance(type.element, PointerType))


def written_arrays(kernel: Kernel, bindings: Sequence[Binding]) -> frozenset[str] | None:
    """The arrays that some store or atomic may touch; None if one may write anywhere."""
    sources: dict[Value, set[str]] = {}
    for value, binding in zip(kernel.parameters, bindings, strict=True):
        sources[value] = {binding.array} if isinstance(binding, PointerOf) else set()
    ops = list(kernel.body.walk())
    changed = True
    while changed:
        changed = False
        for op in ops:
            changed |= _flow(op, sources)
    written: set[str] = set()
    for op in ops:
        operand = WRITERS.get(op.name)
        if operand is not None:
            written |= sources.get(op.value(operand)) or {ANYWHERE}
    return None if ANYWHERE in written else frozenset(written)


def _flow(op: Op, sources: dict[Value, set[str]]) -> bool:
    """One step: what goes in may come out, through regions as well."""
    targets = [v for v in op.results if _addresses(v.type)]
    for region in op.regions:
        targets += [v for v in region.arguments if _addresses(v.type)]
    if not targets:
        return False
    incoming: set[str] = set()
    inputs = list(op.flat_operands)
    for region in op.regions:
        for inner in region.walk():
            if inner.name in ("yield", "continue", "break"):
                inputs += inner.flat_operands
    for value in inputs:
        if _addresses(value.type):
            incoming |= sources.get(value, set())
    if op.name in ("int_to_ptr", "load_ptr_tko", "load_view_tko", "get_global", "alloca", "bitcast", "unpack"):
        incoming |= {ANYWHERE}
    changed = False
    for value in targets:
        known = sources.setdefault(value, set())
        if not incoming <= known:
            known |= incoming
            changed = True
    return changed
