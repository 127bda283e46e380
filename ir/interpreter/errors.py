"""What can end an interpreted run before its end."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tileproof.ir.program import Location, Op

if TYPE_CHECKING:
    from tileproof.ir.interpreter.events import Access

Coordinates = tuple[int, int, int]


class UndefinedKind(enum.Enum):
    """Kinds of undefined behaviour (memory-model.md section 6)."""

    INDEX_SPACE = "tile index outside the index space"
    INBOUNDS = "element beyond the shape although inbounds promises there is none"
    ADDRESS = "address outside every allocation"
    CONSTANT_MEMORY = "write to constant memory"
    NEGATIVE_SIZE = "negative size or stride of a view"
    SHAPE_TYPE = "index-space shape that does not fit its type"
    DIVISION_BY_ZERO = "division by zero"
    DIVISION_OVERFLOW = "minimum divided by -1"
    OVERFLOW = "violated overflow flag"
    SHIFT = "shift by the width or more"
    EXTRACT = "part outside the tile"
    ASSUMPTION = "false assumption"
    STEP = "loop step that is not positive"
    COUNTER = "loop counter beyond its type's maximum"


class RunError(Exception):
    """The base of everything that ends a run early; ``events`` holds the accesses recorded until then.

    ``block`` and ``iterations`` say where the execution was, where that is known.
    """

    def __init__(
        self, message: str, op: Op, *, block: Coordinates | None = None, iterations: tuple[int, ...] = ()
    ) -> None:
        self.message = message
        self.op = op
        self.location: Location | None = op.location
        self.block = block
        self.iterations = iterations
        self.events: Sequence[Access] = ()
        super().__init__(f"{self._place()}: {message}")

    def _place(self) -> str:
        line = "" if self.location is None else f"{self.location}: "
        block = "" if self.block is None else f" in block {self.block}"
        loops = f", iteration {', '.join(map(str, self.iterations))}" if self.iterations else ""
        return f"{line}{self.op.name}{block}{loops}"


class UndefinedBehaviour(RunError):
    """The program has no meaning from here on."""

    def __init__(
        self,
        kind: UndefinedKind,
        op: Op,
        message: str,
        *,
        block: Coordinates | None = None,
        iterations: tuple[int, ...] = (),
    ) -> None:
        super().__init__(f"undefined behaviour ({kind.value}): {message}", op, block=block, iterations=iterations)
        self.kind = kind


class AssertionFailed(RunError):
    """An ``assert`` whose condition is false."""


class StepLimit(RunError):
    """More operations than the limit: an endless loop, or blocks that wait for one another."""


class UnsupportedOperation(RunError):
    """An operation, or a use of it, that has no meaning here: never a default instead."""
