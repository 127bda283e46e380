"""Which parts of arrays the blocks of each grid axis index, as far as the program's data flow tells.

This only proposes relations between grid and sizes (:mod:`launch_relations`);
nothing that is proved rests on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

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
    ViewType,
)

VIEW_ACCESSES = ("load_view_tko", "store_view_tko", "atomic_red_view_tko")
POINTER_ACCESSES = {
    "load_ptr_tko": "source",
    "store_ptr_tko": "destination",
    "atomic_cas_tko": "pointers",
    "atomic_rmw_tko": "pointers",
}


@dataclass(frozen=True, slots=True)
class Extent:
    """Along ``dim`` an access moves in steps of one of ``steps`` elements, by the block ids of ``axes``."""

    dim: int
    steps: tuple[int, ...]
    axes: frozenset[int]


@dataclass(frozen=True, slots=True)
class IndexSpace:
    """One access of ``array``; ``exact`` if it is through a view, so that each extent is that of one tile index."""

    array: str
    extents: tuple[Extent, ...]
    exact: bool


Label = int | str
"""A grid axis whose block id a value depends on, or an array that an address points into."""


def index_spaces(kernel: Kernel, bindings: Sequence[Binding]) -> tuple[IndexSpace, ...]:
    """The accesses of the kernel, equal ones once."""
    labels = _labels(kernel, bindings)
    found: dict[IndexSpace, None] = {}
    for op in kernel.body.walk():
        if op.name in VIEW_ACCESSES:
            found.update(dict.fromkeys(_of_view(op, labels)))
        elif op.name in POINTER_ACCESSES:
            found.update(dict.fromkeys(_of_pointer(op, labels)))
    return tuple(found)


def axes_read(kernel: Kernel) -> frozenset[int]:
    """The grid axes whose block id the kernel uses."""
    used = {value for op in kernel.body.walk() for value in op.flat_operands}
    ids = (value for op in kernel.body.walk() if op.name == "get_tile_block_id" for value in op.results)
    return frozenset(value.index for value in ids if value in used)


def _of_view(op: Op, labels: dict[Value, set[Label]]) -> Iterator[IndexSpace]:
    view = op.value("view")
    type = view.type
    if isinstance(type, PartitionViewType):
        dims, steps = type.dim_map, type.tile_shape
    elif isinstance(type, StridedViewType):
        dims, steps = type.dim_map, type.traversal_strides
    else:
        assert isinstance(type, GatherScatterViewType)
        dims, steps = tuple(range(len(type.tile_shape))), type.tile_shape
    extents = tuple(
        Extent(dim, (step,), _axes(labels.get(index, set())))
        for dim, step, index in zip(dims, steps, op.variadic("index"), strict=False)
    )
    yield from (IndexSpace(array, extents, True) for array in _arrays(labels.get(view, set())))


def _of_pointer(op: Op, labels: dict[Value, set[Label]]) -> Iterator[IndexSpace]:
    """An address moves along any dimension, by any of the tile's extents or one element at a time."""
    pointer = op.value(POINTER_ACCESSES[op.name])
    assert isinstance(pointer.type, TileType)
    steps = tuple(sorted({1, *pointer.type.shape}, reverse=True))
    axes = _axes(labels.get(pointer, set()))
    for array in _arrays(labels.get(pointer, set())):
        yield IndexSpace(array, (Extent(-1, steps, axes),), False)


def _axes(labels: set[Label]) -> frozenset[int]:
    return frozenset(label for label in labels if isinstance(label, int))


def _arrays(labels: set[Label]) -> list[str]:
    return sorted(label for label in labels if isinstance(label, str))


def _labels(kernel: Kernel, bindings: Sequence[Binding]) -> dict[Value, set[Label]]:
    """What each value depends on, through regions too; arrays only along addresses."""
    labels: dict[Value, set[Label]] = {}
    for value, binding in zip(kernel.parameters, bindings, strict=True):
        if isinstance(binding, PointerOf):
            labels[value] = {binding.array}
    ops = list(kernel.body.walk())
    changed = True
    while changed:
        changed = False
        for op in ops:
            changed |= _flow(op, labels)
    return labels


def _flow(op: Op, labels: dict[Value, set[Label]]) -> bool:
    """One step, through regions too: what goes in may come out; a counter depends on the loop's bounds alone."""
    inputs = list(op.flat_operands)
    outputs = list(op.results)
    for region in op.regions:
        exits = (inner for inner in region.walk() if inner.name in ("yield", "continue", "break"))
        inputs += [value for inner in exits for value in inner.flat_operands]
        outputs += region.arguments
    incoming = _union(inputs, labels)
    changed = False
    for value in outputs:
        own = incoming
        if op.name == "get_tile_block_id":
            own = {value.index}
        elif op.name == "for" and value is op.regions[0].arguments[0]:
            own = _union([op.value(bound) for bound in ("lower_bound", "upper_bound", "step")], labels)
        if not _addresses(value.type):
            own = {*_axes(own)}
        known = labels.setdefault(value, set())
        if not own <= known:
            known |= own
            changed = True
    return changed


def _union(values: Iterable[Value], labels: dict[Value, set[Label]]) -> set[Label]:
    return set().union(*(labels.get(value, set()) for value in values))


def _addresses(type: Type) -> bool:
    if isinstance(type, TileType):
        return isinstance(type.element, PointerType)
    return isinstance(type, TensorViewType | ViewType)
