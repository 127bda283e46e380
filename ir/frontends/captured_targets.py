"""From captured launches to targets: what is equal once, what an earlier launch may have written not as contents."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tileproof.contract import Contract
from tileproof.errors import InputError
from tileproof.ir.frontends.captured import Capture, Launch
from tileproof.ir.frontends.entry_types import check_entry
from tileproof.ir.frontends.export import constraints, cutile_bindings, export_constraints
from tileproof.ir.frontends.launch_contract import launch_contract, launch_target, leaves
from tileproof.ir.frontends.launch_inference import Argument, ArrayArgument, TupleArgument
from tileproof.ir.frontends.python_file import compile_failure
from tileproof.ir.frontends.refused import Refused
from tileproof.ir.reader import read_bytecode
from tileproof.ir.target import Target

Written = Callable[[Target], frozenset[str] | None]
"""The arrays that a target's kernel may write, None if it may write anywhere."""


@dataclass(frozen=True, slots=True)
class CapturedTarget:
    """The ``number``-th distinct launch as target, and the launch itself."""

    number: int
    target: Target
    launch: Launch

    @property
    def static_sizes(self) -> frozenset[tuple[str, int]]:
        """The dimensions, as (array, dimension), that the kernel's annotations want to be known at compile time."""
        arrays = (a for a in leaves(self.launch.arguments) if isinstance(a, ArrayArgument))
        return frozenset((a.name, dim) for a in arrays for dim in a.listed_sizes)

    def compiled_under(self, contract: Contract) -> Target:
        """The kernel compiled under another contract of the same parameters; InputError if that does not work."""
        launch = self.launch
        flat = iter(constraints(contract))
        parameters = [_nested(argument, flat) for argument in launch.arguments]
        try:
            bytecode = export_constraints(launch.kernel, parameters, launch.name)
        except Exception as error:  # cuda-tile raises its own errors, and Python's for wrong signatures
            raise InputError(compile_failure(error)) from None
        program = read_bytecode(bytecode, f"bytecode of {launch.name}")
        entry = program.kernel(launch.name)
        bindings = cutile_bindings(contract)
        check_entry(entry, bindings, contract)
        return Target(launch.name, contract, program, entry, bindings, launch.file, launch.line, bytecode)


def _nested(argument: Argument, flat: Iterator[Any]) -> Any:
    """The constraints of the argument's parts, tuples put together again."""
    from cuda.tile import compilation

    if isinstance(argument, TupleArgument):
        return compilation.TupleConstraint([_nested(item, flat) for item in argument.items])
    return next(flat)


def captured_targets(found: Capture, written: Written) -> list[CapturedTarget | Refused]:
    """One target per distinct launch, in the order of their first calls; notes what contents were left out.

    Contracts are called ``launch 1 (script.py:23)``, with the number of equal
    launches where there are several.
    """
    memory = _WrittenMemory(found, written)
    distinct: dict[object, list[tuple[Launch, Target]] | Refused] = {}
    for item in found.launches:
        if isinstance(item, Refused):
            distinct[item] = item
            continue
        target = memory.target(item)
        key = (target.bytecode, target.contract.grid, target.contract.parameters)
        equal = distinct.setdefault(key, [])
        assert isinstance(equal, list)
        equal.append((item, target))
    result: list[CapturedTarget | Refused] = []
    for number, equal in enumerate(distinct.values(), 1):
        if isinstance(equal, Refused):
            result.append(equal)
            continue
        launch, target = equal[0]
        times = f", {len(equal)} times" if len(equal) > 1 else ""
        contract = replace(target.contract, name=f"launch {number} ({launch.place}{times})")
        result.append(CapturedTarget(number, replace(target, contract=contract), launch))
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
