"""The record of a run's memory accesses: concrete events (memory-model.md section 1).

One :class:`Access` stands for all events of one instruction instance: an
element that is not masked off is a read, a write, or as an atomic both, joined.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tileproof.ir.attributes import MemoryOrdering, MemoryScope
from tileproof.ir.interpreter.carriers import Array
from tileproof.ir.program import Op

Coordinates = tuple[int, int, int]


@dataclass(eq=False, slots=True)
class Access:
    """One instance of an instruction that accesses memory.

    ``number`` counts such instances within the ``block``; ``op_number`` is the
    operation's place in ``kernel.body.walk()``; ``iterations`` are those of the
    enclosing loops, outermost first, from 0.

    The arrays have one entry per element: ``lanes`` its place in the tile (flat,
    row-major), ``allocations`` the number of the allocation in the run's list,
    ``offsets`` the byte there, ``read`` and ``written`` the bits (of ``width``
    bytes; None for what the instruction does not do).  ``nibbles``: for elements
    of four bits, which half of the byte, 0 being the low one.  ``stored``: for
    compare-and-swap, whether it wrote (None: all did).

    ``predecessors`` has bit n set if the instance ``n`` of the same block is
    ordered before this one by tokens, directly or through others, also through
    instances all of whose elements were masked off.
    """

    block: Coordinates
    number: int
    op: Op
    op_number: int
    iterations: tuple[int, ...]
    reads: bool
    writes: bool
    ordering: MemoryOrdering
    scope: MemoryScope | None
    predecessors: int
    width: int
    lanes: Array
    allocations: Array
    offsets: Array
    nibbles: Array | None = None
    read: Array | None = None
    written: Array | None = None
    stored: Array | None = None

    @property
    def is_weak(self) -> bool:
        return self.ordering is MemoryOrdering.WEAK

    @property
    def reaches_other_blocks(self) -> bool:
        """Whether its scope includes the other blocks of the launch."""
        return not self.is_weak and self.scope is not MemoryScope.TL_BLK

    def is_ordered_after(self, other: Access) -> bool:
        """Whether tokens order ``other`` before it."""
        return self.block == other.block and bool(self.predecessors >> other.number & 1)

    def predecessor_numbers(self) -> Iterator[int]:
        """The numbers of the instances ordered before it, ascending."""
        rest = self.predecessors
        while rest:
            lowest = rest & -rest
            yield lowest.bit_length() - 1
            rest ^= lowest

    def __repr__(self) -> str:
        does = {(True, False): "reads", (False, True): "writes", (True, True): "updates"}[self.reads, self.writes]
        loops = f" iteration {self.iterations}" if self.iterations else ""
        return f"<{self.op.name} {does} {self.offsets.size} elements in block {self.block}{loops}>"
