"""Which of the legal orders a run takes: of blocks, and of accesses of one block that tokens do not order."""

from __future__ import annotations

import enum
from collections.abc import Sequence

import numpy as np

from tileproof.ir.interpreter.events import Access, Coordinates

PATIENCE = 64
"""Iterations of a loop without a counter after which another block gets its turn."""


class Point(enum.Enum):
    """Where a block can be interrupted."""

    ACCESS = "before an access"
    LOOP = "before another iteration of a loop without a counter"


class Schedule:
    """The plain order: block by block, x fastest, and every access where the program has it.

    Subclasses override what they want otherwise.  All orders are legal ones:
    a postponed access happens before anything that tokens order after it,
    before its value is used, and before its block ends.
    """

    def blocks(self, grid: Coordinates) -> list[Coordinates]:
        """All blocks of the grid in the order in which they start."""
        x, y, z = grid
        return [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]

    def interrupts(self, point: Point, iterations: int) -> bool:
        """Whether another block goes on now; ``iterations`` counts those of the loop at hand since its block began."""
        return point is Point.LOOP and iterations % PATIENCE == 0

    def next_block(self, waiting: int) -> int:
        """Which goes on of ``waiting`` blocks, ordered by how long they wait: 0 is the next of the row."""
        return 0

    def postpones(self, access: Access) -> bool:
        """Whether the access is put off as long as it may be."""
        return False

    def lane_order(self, access: Access) -> Sequence[int] | None:
        """The order in which the elements of a store or atomic happen; None: that of the lanes."""
        return None


PROGRAM_ORDER = Schedule()


class Reversed(Schedule):
    """Everything the other way round: blocks, accesses that tokens do not order, elements of a store."""

    def blocks(self, grid: Coordinates) -> list[Coordinates]:
        return super().blocks(grid)[::-1]

    def postpones(self, access: Access) -> bool:
        return True

    def lane_order(self, access: Access) -> Sequence[int] | None:
        return range(access.lanes.size)[::-1]


class Shuffled(Schedule):
    """Everything as chance has it, the same for the same seed; blocks are interrupted before accesses, too."""

    def __init__(self, seed: int) -> None:
        self.generator = np.random.default_rng(seed)

    def blocks(self, grid: Coordinates) -> list[Coordinates]:
        blocks = super().blocks(grid)
        return [blocks[i] for i in self.generator.permutation(len(blocks))]

    def interrupts(self, point: Point, iterations: int) -> bool:
        return bool(self.generator.random() < (0.5 if point is Point.LOOP else 0.2))

    def next_block(self, waiting: int) -> int:
        return int(self.generator.integers(waiting))

    def postpones(self, access: Access) -> bool:
        return bool(self.generator.random() < 0.5)

    def lane_order(self, access: Access) -> Sequence[int] | None:
        return [int(i) for i in self.generator.permutation(access.lanes.size)]
