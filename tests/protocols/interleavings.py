"""Small launches run under several interleavings, each judged by the memory model.

Nothing is postponed, so every run is sequentially consistent and the model
admits it: a race in one is a race of the kernel.  That none is seen proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from memory_model import execution_of

from tileproof.ir.interpreter import Pattern, Point, RunError, Schedule, Shuffled, concrete_launch, interpret, races
from tileproof.ir.target import Target
from tileproof.memmodel.races import races_of_execution

SEEDS = 12


class OneByOne(Schedule):
    """Blocks in order, or the other way round; one that waits lets the others go on."""

    def __init__(self, backwards: bool) -> None:
        self.backwards = backwards

    def blocks(self, grid):
        blocks = super().blocks(grid)
        return blocks[::-1] if self.backwards else blocks

    def interrupts(self, point, iterations):
        return point is Point.LOOP and iterations % 4 == 0


class Interleaved(Shuffled):
    """Blocks as chance has it, but every access at once."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.often = (0.15, 0.5, 0.3)[seed % 3]

    def interrupts(self, point, iterations):
        return bool(self.generator.random() < (0.7 if point is Point.LOOP else self.often))

    def postpones(self, access):
        return False


def outcomes(target: Target, launch: dict[str, Any], *, steps: int, seeds: int = SEEDS) -> Iterator[str]:
    """How each interleaving comes out: "race", "clean", or "endless"."""
    given = {k: launch[k] for k in ("sizes", "scalars", "grid", "contents") if k in launch}
    prepared = concrete_launch(target, **{"sizes": {}, **given})
    undefined = {"undefined": Pattern(launch["undefined"])} if "undefined" in launch else {}
    for schedule in (OneByOne(False), OneByOne(True), *map(Interleaved, range(seeds))):
        try:
            run = interpret(
                target.entry,
                prepared.copy(),
                schedule=schedule,
                limit=steps,
                program_globals=target.program.globals,
                **undefined,
            )
        except RunError:
            yield "endless"
            continue
        yield "race" if races(run.events) and _races(run.events) else "clean"


def _races(events) -> bool:
    x = execution_of(events)
    return bool(races_of_execution(x.events, x.tok, x.rf, rmw=x.rmw))
