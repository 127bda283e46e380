"""From captured launches to targets: what is equal once, what an earlier launch may have written not as contents."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tileproof.ir.frontends.captured import Capture, Launch
from tileproof.ir.frontends.launch_contract import launch_contract, launch_target, leaves
from tileproof.ir.frontends.launch_inference import ArrayArgument
from tileproof.ir.frontends.refused import Refused
from tileproof.ir.target import Target

Written = Callable[[Target], frozenset[str] | None]
"""The arrays that a target's kernel may write, None if it may write anywhere."""


@dataclass(frozen=True, slots=True)
class CapturedTarget:
    """A distinct launch as target; ``kernel`` is the cuTile kernel it is of."""

    target: Target
    kernel: Any


def captured_targets(found: Capture, written: Written) -> list[CapturedTarget | Refused]:
    """One target per distinct launch, in the order of their first calls; notes what contents were left out.

    Contracts are called ``launch 1 (script.py:23)``, with the number of equal
    launches where there are several.
    """
    memory = _WrittenMemory(found, written)
    distinct: dict[object, CapturedTarget | Refused] = {}
    places: dict[object, str] = {}
    counts: dict[object, int] = {}
    for item in found.launches:
        if isinstance(item, Refused):
            distinct[item] = item
            continue
        target = memory.target(item)
        key: object = (target.bytecode, target.contract.grid, target.contract.parameters)
        counts[key] = counts.get(key, 0) + 1
        if key not in distinct:
            distinct[key] = CapturedTarget(target, item.kernel)
            places[key] = item.place
    result: list[CapturedTarget | Refused] = []
    for key, captured in distinct.items():
        if isinstance(captured, CapturedTarget):
            times = f", {counts[key]} times" if counts[key] > 1 else ""
            name = f"launch {len(result) + 1} ({places[key]}{times})"
            target = replace(captured.target, contract=replace(captured.target.contract, name=name))
            captured = replace(captured, target=target)
        result.append(captured)
    return result


class _WrittenMemory:
    """What of the memory earlier launches may have written: they were not run, so its contents are not known."""

    def __init__(self, found: Capture, written: Written) -> None:
        self.found = found
        self.written = written
        self.ranges: set[tuple[int, int]] = set()

    def target(self, launch: Launch) -> Target:
        arrays = {a.name: a.array for a in leaves(launch.arguments) if isinstance(a, ArrayArgument)}
        ranges = {name: (array.address, array.address + array.span) for name, array in arrays.items()}
        contents = {name: data for name, data in launch.contents.items() if not self._meets(ranges[name])}
        for name in launch.contents.keys() - contents.keys():
            self.found.note(
                f"{launch.name} at {launch.place}: the contents of {name} are not used: "
                "an earlier launch, which was not run, may have written them"
            )
        contract = launch_contract("", launch.arguments, launch.grid, contents)
        target = launch_target(contract, launch.compiled, kernel=launch.name, file=launch.file, line=launch.line)
        touched = self.written(target)
        self.ranges |= {where for name, where in ranges.items() if touched is None or name in touched}
        return target

    def _meets(self, wanted: tuple[int, int]) -> bool:
        return any(wanted[0] < end and start < wanted[1] for start, end in self.ranges)
