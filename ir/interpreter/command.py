"""``tileproof run``."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click
import numpy as np

from tileproof.contract import ConstantParameter, ScalarParameter
from tileproof.errors import InputError
from tileproof.ir.attributes import MemoryOrdering
from tileproof.ir.constants import format_of
from tileproof.ir.frontends import load
from tileproof.ir.frontends.discovery import PYTHON_SUFFIX
from tileproof.ir.interpreter import Launch, Race, Run, RunError, concrete_launch, interpret, races
from tileproof.ir.interpreter.carriers import Array, to_double
from tileproof.ir.interpreter.events import Access
from tileproof.ir.interpreter.sizes import choose_values
from tileproof.ir.target import Target

_MOST_SHOWN = 5
_SLACK = 16
"""A result may differ from its reference by this many steps of its type at the greatest expected number."""


def _assignments(_: click.Context, __: click.Parameter, texts: Sequence[str]) -> dict[str, int]:
    found = {}
    for text in texts:
        name, separator, number = text.partition("=")
        try:
            found[name.strip()] = int(number, 0)
        except ValueError:
            problem = "expected NAME=INTEGER" + ("" if separator else ", found no '='")
            raise click.BadParameter(f"{text!r}: {problem}") from None
    return found


def _grid(_: click.Context, __: click.Parameter, text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    try:
        grid = tuple(int(axis) for axis in text.split(","))
    except ValueError:
        grid = ()
    if not 1 <= len(grid) <= 3 or any(axis < 1 for axis in grid):
        raise click.BadParameter(f"{text!r}: expected one to three positive integers")
    return grid


@click.command()
@click.argument("file", type=click.Path(), metavar="FILE")
@click.option("--kernel", metavar="NAME", help="Only this kernel.")
@click.option("--contract", metavar="NAME", help="Only this contract.")
@click.option(
    "--size",
    "sizes",
    multiple=True,
    callback=_assignments,
    metavar="NAME=VALUE",
    help="A size or an integer scalar (may be repeated).",
)
@click.option(
    "--grid", callback=_grid, metavar="X[,Y[,Z]]", help="Blocks, where the contract allows any grid (2 if not said)."
)
@click.option(
    "--shared", multiple=True, metavar="X,Y", help="Arrays that are one, where the contract allows it (repeatable)."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of the random contents.")
@click.option("--device", type=click.Choice(["cpu"]), default="cpu", show_default=True)
def run(
    file: str,
    kernel: str | None,
    contract: str | None,
    sizes: dict[str, int],
    grid: tuple[int, ...] | None,
    shared: Sequence[str],
    seed: int,
    device: str,
) -> None:
    """Run the kernels of FILE in the reference interpreter, on random contents, and compare with their references.

    The reference of a kernel NAME is the function NAME_reference of the Python file, or reference if there is one
    kernel only. It is called with those of the kernel's parameters, sizes and constants that it names, arrays as NumPy
    arrays before the launch, and returns a dictionary of arrays after it, by name, or the only array that changes.

    Sizes that are not given are chosen small, so that the contract admits them.

    Exit status: 0 if nothing was found; 1 for a race, undefined behaviour or another result than the reference's;
    2 for wrong use.
    """
    targets = _chosen(load(file), kernel, contract)
    functions = _functions(file)
    groups = [group.split(",") for group in shared]
    found = False
    for target in targets:
        reference = _reference(functions, target, len({t.kernel for t in targets}) == 1)
        found |= _run(target, sizes, grid, groups, seed, reference)
    sys.exit(1 if found else 0)


def _chosen(targets: list[Target], kernel: str | None, contract: str | None) -> list[Target]:
    for what, wanted, known in (
        ("kernel", kernel, [t.kernel for t in targets]),
        ("contract", contract, [t.contract.name for t in targets if kernel in (None, t.kernel)]),
    ):
        if wanted is not None and wanted not in known:
            raise InputError(f"no {what} {wanted!r}; there are: {', '.join(dict.fromkeys(known))}")
    return [t for t in targets if kernel in (None, t.kernel) and contract in (None, t.contract.name)]


def _functions(file: str) -> Mapping[str, Any]:
    if os.path.splitext(file)[1] != PYTHON_SUFFIX:
        return {}
    sys.path.insert(0, os.path.dirname(os.path.abspath(file)))
    try:
        return runpy.run_path(file)
    finally:
        sys.path.pop(0)


def _reference(functions: Mapping[str, Any], target: Target, is_only: bool) -> Callable[..., Any] | None:
    named = functions.get(f"{target.kernel}_reference")
    return named or (functions.get("reference") if is_only else None)


# --- one kernel ------------------------------------------------------------------


def _run(
    target: Target,
    given: Mapping[str, int],
    grid: tuple[int, ...] | None,
    shared: Sequence[Sequence[str]],
    seed: int,
    reference: Callable[..., Any] | None,
) -> bool:
    """Runs and reports; whether something was found."""
    contract = target.contract
    values = choose_values(contract, given)
    blocks = grid if grid is not None or contract.grid is not None else (2,)
    scalars: dict[str, int | float] = {
        p.name: values[p.name] for p in contract.parameters if isinstance(p, ScalarParameter) and p.equals is None
    }
    launch = concrete_launch(target, values, scalars, blocks, shared=shared, seed=seed)
    before = {name: launch.contents(name) for name in launch.arrays}
    told = ", ".join(f"{name} = {value}" for name, value in values.items())
    click.echo(f"{target.kernel}, contract {contract.name}: {f'{told}, ' if told else ''}grid {launch.grid}")
    try:
        done = interpret(target.entry, launch, program_globals=target.program.globals)
    except RunError as error:
        click.echo(f"  {error}")
        return True
    for line in done.printed:
        click.echo(f"  printed: {line}")
    found = _report_races(done)
    if reference is None:
        return found
    written = [name for name, array in launch.arrays.items() if array.allocation in _written(done)]
    return _compare(launch, _expected(reference, target, before, values, written)) or found


def _written(done: Run) -> set[object]:
    """The allocations that were written."""
    return {done.allocations[number] for e in done.events if e.writes for number in np.unique(e.allocations)}


def _report_races(done: Run) -> bool:
    """Reports the races of a run; whether there is one.

    Where blocks communicate, a release that an acquire observes may order what
    seems to race between blocks; such pairs do not count.
    """
    found = races(done.events)
    orderings = {event.ordering for event in done.events}
    communicates = bool(orderings & _ACQUIRING) and bool(orderings & _RELEASING)
    certain = [race for race in found if not (communicates and race.kind == "between blocks")]
    possible = len(found) - len(certain)
    click.echo(f"  {done.steps} operations, {len(done.events)} accesses, {len(certain) or 'no'} races")
    if possible:
        click.echo(f"  {possible} pairs of accesses of different blocks that only release and acquire could order")
    for race in certain[:_MOST_SHOWN]:
        click.echo(f"  race {race_text(race, done.allocations)}")
    if len(certain) > _MOST_SHOWN:
        click.echo(f"  and {len(certain) - _MOST_SHOWN} more")
    return bool(certain)


_ACQUIRING = {MemoryOrdering.ACQUIRE, MemoryOrdering.ACQ_REL}
_RELEASING = {MemoryOrdering.RELEASE, MemoryOrdering.ACQ_REL}


def race_text(race: Race, allocations: Sequence[object]) -> str:
    """A race in one line: kind, place, and the two accesses."""
    where = f"byte {race.byte} of {allocations[race.allocation]}"
    return f"{race.kind}, {where}: {_access_text(race.first)} and {_access_text(race.second)}"


def _access_text(access: Access) -> str:
    does = "updates" if access.reads and access.writes else "writes" if access.writes else "reads"
    line = "" if access.op.location is None else f" (line {access.op.location.line})"
    loops = f" in iteration {', '.join(map(str, access.iterations))}" if access.iterations else ""
    return f"block {access.block} {does} it{loops}{line}"


# --- references --------------------------------------------------------------------


def _expected(
    reference: Callable[..., Any],
    target: Target,
    before: Mapping[str, Array],
    values: Mapping[str, int],
    written: Sequence[str],
) -> Mapping[str, Array]:
    """What the reference says the arrays hold afterwards."""
    known: dict[str, Any] = dict(values)
    known.update({p.name: p.value for p in target.contract.parameters if isinstance(p, ConstantParameter)})
    known.update({name: array.copy() for name, array in before.items()})
    code = reference.__code__
    wanted = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    missing = [name for name in wanted if name not in known]
    if missing:
        raise InputError(f"the reference of {target.kernel!r} asks for {missing[0]!r}; known are: {', '.join(known)}")
    result = reference(**{name: known[name] for name in wanted})
    if isinstance(result, Mapping):
        return result
    if len(written) != 1:
        raise InputError(
            f"the reference of {target.kernel!r} gives one array, but {', '.join(written) or 'none'} were written: "
            "return a dictionary"
        )
    return {written[0]: result}


def _compare(launch: Launch, expected: Mapping[str, Array]) -> bool:
    """Reports the greatest error of each array; whether one is too great."""
    wrong = False
    for name, values in expected.items():
        if name not in launch.arrays:
            raise InputError(f"the reference gives {name!r}, which is no array; there are: {', '.join(launch.arrays)}")
        element = launch.arrays[name].element
        found = launch.contents(name)
        if element.is_integer:
            differs = int(np.count_nonzero(found != np.asarray(values)))
            click.echo(f"  {name}: {differs or 'no'} elements differ from the reference")
            wrong |= differs > 0
            continue
        exact, near = np.asarray(values).astype(np.float64), to_double(found, element)
        same = (exact == near) | (np.isnan(exact) & np.isnan(near))
        error = float(np.max(np.where(same, 0.0, np.abs(near - exact)), initial=0.0))
        greatest = float(np.max(np.abs(exact[np.isfinite(exact)]), initial=0.0))
        allowed = _SLACK * 2.0**-format_of(element).mantissa * greatest
        verdict = "" if error <= allowed else f", more than the {allowed:.2e} that rounding explains"
        click.echo(f"  {name}: greatest error {error:.2e}{verdict}")
        wrong |= not error <= allowed
    return wrong
