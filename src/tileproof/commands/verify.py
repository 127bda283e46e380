"""``tileproof verify``."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence

import click

from tileproof.cli import INTERRUPTED
from tileproof.commands import error_reports
from tileproof.commands.progress import progress
from tileproof.commands.scheduling import Task, verify_all
from tileproof.errors import InputError
from tileproof.ir.frontends import Refused, files_under, load_all
from tileproof.verifier.report import KernelReport, Verdict

EXIT_STATUS = {Verdict.ERROR: 2, Verdict.VIOLATION: 1, Verdict.UNKNOWN: 3, Verdict.PROVED: 0}
"""Of a run: the first of these verdicts that any kernel got (design section 6)."""


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(), metavar="PATH...")
@click.option("--format", "format_", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("-o", "--output", type=click.Path(dir_okay=False), metavar="FILE", help="Write the report there.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Kernels verified at a time.")
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="Limit for each kernel under each contract.",
)
@click.option("--kernel", "kernels", multiple=True, metavar="NAME", help="Only kernels of that name (may be repeated).")
def verify(
    paths: Sequence[str], format_: str, output: str | None, jobs: int, timeout: float, kernels: Sequence[str]
) -> None:
    """Prove or refute that kernels have no data races and ordering faults, for all launches that their contracts admit.

    PATH is a cuTile Python file whose kernels have contracts, a Tile IR text file (.mlir) or bytecode file (.tileirbc)
    with its contracts in FILE.contract.toml beside it, or a directory with such files.

    Exit status: 0 all proved; 1 a violation; 3 no violation, but something is unknown; 2 wrong use, or input that
    cannot be used.
    """
    start = time.perf_counter()
    tasks, reports = _load(paths, kernels)
    interrupted = False
    with progress(len(reports), "verifying") as step:
        slots = [number for number, report in enumerate(reports) if report is None]

        def done(number: int, report: KernelReport) -> None:
            reports[slots[number]] = report
            step(report.kernel)

        try:
            verify_all(tasks, jobs=jobs, timeout=timeout, done=done)
        except KeyboardInterrupt:
            interrupted = True
    complete = [report for report in reports if report is not None]
    _write(_render(complete, format_, time.perf_counter() - start, to_file=output is not None), output)
    if output is not None or format_ != "text":
        _tell(complete)
    if interrupted:
        click.echo(f"interrupted: {len(complete)} of {len(reports)} done", err=True)
        sys.exit(INTERRUPTED)
    sys.exit(exit_status(complete))


def exit_status(reports: Sequence[KernelReport]) -> int:
    verdicts = {report.verdict for report in reports}
    return next(status for verdict, status in EXIT_STATUS.items() if verdict in verdicts)


# --- loading ---------------------------------------------------------------


def _load(paths: Sequence[str], kernels: Sequence[str]) -> tuple[list[Task], list[KernelReport | None]]:
    """The tasks, and a place for every report in the order of the input: those of refused input are already there."""
    tasks: list[Task] = []
    reports: list[KernelReport | None] = []
    names: set[str] = set()
    for file in _files(paths, reports):
        try:
            loaded = load_all(file)
        except InputError as error:
            reports.append(error_reports.of_file(file, error))
            continue
        except Exception as error:
            reports.append(error_reports.of_file(file, InputError(error_reports.internal_problem(error))))
            continue
        for position, item in enumerate(loaded):
            names.add(item.kernel)
            if kernels and item.kernel not in kernels:
                continue
            if isinstance(item, Refused):
                reports.append(error_reports.of_refused(item))
            else:
                tasks.append(Task(file, position, item))
                reports.append(None)
    absent = [name for name in kernels if name not in names]
    if absent and not any(report is not None and not report.kernel for report in reports):
        raise InputError(f"no kernel {absent[0]!r}; the kernels are: {', '.join(sorted(names)) or 'none'}")
    return tasks, reports


def _files(paths: Sequence[str], reports: list[KernelReport | None]) -> list[str]:
    """The files that the paths stand for, each once; what is wrong with a path goes to the reports."""
    files: dict[str, str] = {}
    for path in paths:
        try:
            for file in files_under(path):
                files.setdefault(os.path.realpath(file), file)
        except InputError as error:
            reports.append(error_reports.of_file(path, error))
    return list(files.values())


# --- the report ------------------------------------------------------------


def _render(reports: Sequence[KernelReport], format_: str, seconds: float, *, to_file: bool) -> str:
    if format_ == "json":
        from tileproof.verifier.rendering.json import json_report

        return json_report(reports)
    from tileproof.verifier.rendering.text import text_report

    colour = not to_file and sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return text_report(reports, seconds=seconds, colour=colour)


def _write(text: str, output: str | None) -> None:
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        with open(output, "w", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise InputError(f"{output}: cannot be written: {error.strerror}") from None


def _tell(reports: Sequence[KernelReport]) -> None:
    """Errors and the summary on stderr, for a person who does not see the report itself."""
    from tileproof.verifier.rendering.text import kernel_text, summary

    for report in reports:
        if report.verdict is Verdict.ERROR:
            click.echo(kernel_text(report), err=True, nl=False)
    click.echo(summary(reports), err=True)
