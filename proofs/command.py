"""``tileproof prove``: discharge the theorems and print a table."""

from __future__ import annotations

import json
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from .prove import Result, TheoremResult
    from .theorem import Solver

SCHEMA = "tileproof.proofs/1"

# As for `verify`: 1 something is wrong, 3 nothing is wrong but something is undecided (2 is wrong use).
STATUS_REFUTED, STATUS_UNDECIDED = 1, 3


@click.command()
@click.argument("names", metavar="[NAME]...", nargs=-1)
@click.option("--timeout", type=click.FloatRange(min=0.1), default=60.0, show_default=True, help="Seconds a problem.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--solver", "which", type=click.Choice(["z3", "cvc5", "both"]), default="both", show_default=True)
@click.option("--details", is_flag=True, help="A line for every lemma and control.")
@click.option(
    "--export",
    "directory",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the problems as SMT-LIB files into this directory instead of solving them.",
)
def prove(names: tuple[str, ...], timeout: float, form: str, which: str, details: bool, directory: Path | None) -> None:
    """Prove the theorems called NAME (all if none is given) with Z3 and, independently, with cvc5.

    Every lemma's negation must be refuted, and every control (a lemma robbed of a hypothesis) must have a
    counterexample. The exit status is 0 if so, 1 if a solver found the opposite of a claim, 3 if one did not decide,
    2 for wrong use.
    """
    # Only now: loading the theorems loads Z3.
    from .catalogue import UnknownTheorem, select
    from .export import write
    from .prove import prove as discharge
    from .solvers import installed
    from .theorem import Solver

    try:
        select(names)
    except UnknownTheorem as error:
        raise click.UsageError(str(error)) from None
    if directory is not None:
        click.echo(f"{write(directory, names)} files written to {directory}")
        return
    solvers = tuple(Solver) if which == "both" else (Solver(which),)
    for solver in solvers:
        if not installed(solver):
            raise click.UsageError(f"{solver.value} is not installed: install it, or choose --solver without it")

    def progress(result: Result) -> None:
        click.echo(f"\r\033[K{result.solver.value}: {result.problem.name}", nl=False, err=True)

    quiet = not sys.stderr.isatty()
    results = discharge(names, solvers=solvers, timeout=timeout, **({} if quiet else {"progress": progress}))
    if not quiet:
        click.echo("\r\033[K", nl=False, err=True)
    if form == "json":
        click.echo(json.dumps(as_json(results, solvers), indent=2))
    else:
        print_table(results, solvers, details)
    sys.exit(exit_status(results))


def exit_status(results: list[TheoremResult]) -> int:
    if any(result.refuted for result in results):
        return STATUS_REFUTED
    return 0 if all(result.holds for result in results) else STATUS_UNDECIDED


def verdict(result: TheoremResult, solver: Solver) -> str:
    """What ``solver`` made of a theorem, in a few words."""
    asked = [r for r in result.results if r.solver is solver]
    if any(r.contrary for r in asked):
        return "refuted"
    if not all(r.as_claimed for r in asked):
        return "undecided"
    left = sum(solver not in problem.solvers for problem in result.theorem.problems)
    return f"proved, {left} left to the other solver" if left else "proved"


def print_table(results: list[TheoremResult], solvers: tuple[Solver, ...], details: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("theorem", "solver", "result", "lemmas", "controls", "seconds")
    for result in results:
        for solver in solvers:
            asked = [r for r in result.results if r.solver is solver]
            lemmas = [r for r in asked if r.problem.kind.expected == "unsat"]
            controls = [r for r in asked if r.problem.kind.expected == "sat"]
            table.add_row(
                f"{result.theorem.id}: {result.theorem.title}" if solver is solvers[0] else "",
                solver.value,
                verdict(result, solver),
                fraction(lemmas),
                fraction(controls),
                f"{result.seconds(solver):.2f}",
            )
            if details:
                for r in asked:
                    table.add_row(
                        f"  {r.problem.name}: {r.problem.statement}",
                        solver.value,
                        r.reply.answer.value,
                        "",
                        "",
                        f"{r.reply.seconds:.2f}",
                    )
        table.add_section()
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(table)
    for result in results:
        for r in result.results:
            if not r.as_claimed:
                why = f" ({r.reply.reason})" if r.reply.reason else ""
                click.echo(
                    f"{r.problem.name}: {r.solver.value} answered {r.reply.answer.value}{why}, "
                    f"not {r.problem.kind.expected}: {r.problem.statement}"
                )
        for problem in result.unasked:
            needed = " or ".join(sorted(solver.value for solver in problem.solvers))
            click.echo(f"{problem.name}: only {needed} can do it, which was not asked")


def fraction(results: list[Result]) -> str:
    return f"{sum(r.as_claimed for r in results)}/{len(results)}"


def as_json(results: list[TheoremResult], solvers: tuple[Solver, ...]) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "solvers": {solver.value: solver_version(solver) for solver in solvers},
        "theorems": [
            {
                "id": result.theorem.id,
                "title": result.theorem.title,
                "statement": result.theorem.statement,
                "source": result.theorem.source,
                "used_by": list(result.theorem.used_by),
                "holds": result.holds,
                "problems": [
                    {
                        "name": r.problem.name,
                        "kind": r.problem.kind.value,
                        "statement": r.problem.statement,
                        "solver": r.solver.value,
                        "expected": r.problem.kind.expected,
                        "answer": r.reply.answer.value,
                        "reason": r.reply.reason,
                        "seconds": round(r.reply.seconds, 3),
                    }
                    for r in result.results
                ],
                "not_asked": [problem.name for problem in result.unasked],
            }
            for result in results
        ],
    }


def solver_version(solver: Solver) -> str | None:
    try:
        return version({"z3": "z3-solver"}.get(solver.value, solver.value))
    except PackageNotFoundError:
        return None
