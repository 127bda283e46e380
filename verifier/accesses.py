"""Memory accesses as symbolic events: who, when, where, how (memory-model.md section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from tileproof.ir.attributes import AtomicMode, MemoryOrdering, MemoryScope
from tileproof.ir.program import Location, Op
from tileproof.verifier.terms import TRUE, App, Bool, Poly, Var
from tileproof.verifier.tokens import Dependencies, TokenLoop
from tileproof.verifier.values import Tensor


@dataclass(frozen=True, slots=True)
class Tiling:
    """A whole-tile access through a partition or strided view, per tensor dimension in the order of the tile's.

    Along tensor dimension ``dims[d]`` it touches the elements ``index[d] *
    step[d]`` to ``+ extent[d] - 1`` that lie inside the tensor.
    """

    tensor: Tensor
    dims: tuple[int, ...]
    index: tuple[Poly, ...]
    step: tuple[int, ...]
    extent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Atomic:
    """What an atomic does to an integer: ``mode`` (None: compare-and-swap), its operand, what it ``returned``."""

    mode: AtomicMode | None
    operand: Poly
    compare: Poly | None
    returned: App
    bits: int


@dataclass(frozen=True, slots=True)
class Access:
    """One static memory operation: the events of all its instances.

    An instance is a block and a value of each variable in ``iterations``; an
    event is also a value of each variable in ``lanes``.  The event exists where
    ``guard`` (the operation is executed) and ``mask`` (the element is accessed)
    hold.  ``address`` is in bytes from the array's first element; ``element``,
    for whole views, its index in the tensor.  ``inbounds`` is what the
    specification demands of the tile index; where it fails, behaviour is undefined.
    """

    number: int
    op: Op
    location: Location | None
    array: str
    width: int
    guard: Bool
    mask: Bool
    address: Poly
    lanes: tuple[Var, ...]
    loops: tuple[TokenLoop, ...]
    after: Dependencies
    reads: bool
    writes: bool
    ordering: MemoryOrdering
    scope: MemoryScope | None
    tiling: Tiling | None = None
    element: tuple[Poly, ...] = ()
    inbounds: Bool = TRUE
    atomic_operation: Atomic | None = None

    @property
    def strong(self) -> bool:
        return self.ordering is not MemoryOrdering.WEAK

    @property
    def atomic(self) -> bool:
        return self.reads and self.writes

    @property
    def iterations(self) -> tuple[Poly, ...]:
        return tuple(loop.iteration for loop in self.loops)
