"""``tileproof litmus``: run litmus tests through the memory model.

Exit status: 0 all as expected (or nothing was expected), 1 a test disagrees
with its stated expectation, 2 bad input, 3 a bound left one undecided.  With
``--gpu``, 1 means that a GPU showed an outcome that the model forbids.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from tileproof.ir.errors import InputError
from tileproof.memmodel.explorer import DEFAULT_BOUND
from tileproof.memmodel.pictures import draw
from tileproof.memmodel.program import Format
from tileproof.memmodel.verdict import Agreement, Answer, answer, load_litmus

SCHEMA = "tileproof.litmus/1"


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--model", type=click.Choice(["tileir", "ptx"]), help="Default: the model of each file's format.")
@click.option("--format", "output", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--graph", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
              help="Draw one execution of each test as SVG: a racy one, or one that meets the condition.")  # fmt: skip
@click.option("--bound", type=click.IntRange(min=1), default=DEFAULT_BOUND, show_default=True,
              help="How often a loop may go round because of what was read (spinning aside).")  # fmt: skip
@click.option("--gpu", is_flag=True, help="Run Tile IR tests on the GPU and compare what it shows with the model.")
@click.option(
    "--runs",
    type=click.IntRange(min=1),
    default=1_000_000,
    show_default=True,
    help="Instances of each test on the GPU.",
)
@click.option(
    "--cubins",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where compiled kernels are kept; without --gpu they are only compiled.",
)
@click.option("--arch", default="sm_90", show_default=True, help="What --cubins without --gpu compiles for.")
def litmus(
    paths: tuple[Path, ...],
    model: str | None,
    output: str,
    graph: Path | None,
    bound: int,
    gpu: bool,
    runs: int,
    cubins: Path | None,
    arch: str,
) -> None:
    """Explore litmus tests: all outcomes, data races, and whether each test's condition holds.

    PATHS are litmus files (Tile IR or PTX) or directories of *.litmus files.
    """
    if gpu or cubins is not None:
        from tileproof.memmodel.gpu_command import on_gpu

        sys.exit(on_gpu(litmus_files(paths), runs if gpu else None, cubins, arch, as_json=output == "json"))
    answers: list[Answer] = []
    failed = False
    for path in litmus_files(paths):
        try:
            if not path.is_file():
                raise InputError(f"{path}: no such file or directory, or a directory without *.litmus files")
            result = answer(load_litmus(path, None if model is None else Format(model)), bound=bound)
        except InputError as error:
            click.echo(f"error: {error}", err=True)
            failed = True
            continue
        answers.append(result)
        if output == "text":
            click.echo(as_text(result))
    if output == "json":
        click.echo(json.dumps({"schema": SCHEMA, "tests": [a.as_json() for a in answers]}, indent=1))
    elif len(answers) > 1:
        click.echo(summary(answers))
    if graph is not None:
        write_pictures(answers, graph)
    sys.exit(2 if failed else exit_status(answers))


def litmus_files(paths: tuple[Path, ...]) -> list[Path]:
    """Directories give the *.litmus files below them, sorted; an empty one stays, to be refused."""
    files: list[Path] = []
    for path in paths:
        below = sorted(path.rglob("*.litmus")) if path.is_dir() else []
        files += below or [path]
    return files


def exit_status(answers: list[Answer]) -> int:
    agreements = {a.agreement for a in answers}
    if Agreement.DISAGREES in agreements:
        return 1
    return 3 if Agreement.UNDECIDED in agreements else 0


def as_text(result: Answer) -> str:
    exploration = result.exploration
    style = {Agreement.AGREES: "green", Agreement.DISAGREES: "red", Agreement.UNDECIDED: "yellow"}
    race = "race" if result.race else "race-free"
    head = f"{result.test.name} ({result.test.format.value}): {result.test.condition.quantifier.value} " + (
        f"{'holds' if result.holds else 'fails'}, {race}; {exploration.executions} executions, {result.seconds:.2f} s: "
    )
    lines = [head + click.style(result.agreement.value, fg=style.get(result.agreement))]
    if exploration.cut:
        lines.append(f"  some loop was cut after {exploration.bound} rounds")
    for outcome, count in sorted(exploration.outcomes.items()):
        lines.append(f"  {count:6} {' '.join(f'{name}={value}' for name, value in outcome) or '(no names)'}")
    lines += [f"  race {race}" for race, _ in exploration.races]
    return "\n".join(lines)


def summary(answers: list[Answer]) -> str:
    counts = {kind: sum(a.agreement is kind for a in answers) for kind in Agreement}
    return f"{len(answers)} tests: " + ", ".join(f"{count} {kind.value}" for kind, count in counts.items() if count)


def write_pictures(answers: list[Answer], directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    taken: set[str] = set()
    for result in answers:
        shown = result.shown_execution()
        if shown is None:
            continue
        stem = name = Path(result.test.file).stem
        while name in taken:
            name = f"{stem}-{len(taken)}"
        taken.add(name)
        execution, race = shown
        (directory / f"{name}.svg").write_text(draw(execution, result.test, race), encoding="utf-8")
