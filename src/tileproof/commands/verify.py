"""``tileproof verify``."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace

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

Loaded = tuple[list[Task], list[KernelReport | None]]
"""The tasks, and a place for every report in the order of the input: those of refused input are already there."""

RUN = "--run"


class VerifyCommand(click.Command):
    """All that follows ``--run`` is the script and its arguments, whatever it looks like."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if RUN in args:
            at = args.index(RUN)
            ctx.obj = args[at + 1 :]
            if not ctx.obj:
                raise click.UsageError(f"{RUN} needs a script, and may be followed by the script's arguments", ctx)
            args = args[:at]
        return super().parse_args(ctx, args)


@click.command(cls=VerifyCommand)
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[PATH]...")
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
@click.option(
    "--explain", is_flag=True, help="Run each race in two legal orders and say where the results differ (slower)."
)
@click.option("--kernel", "kernels", multiple=True, metavar="NAME", help="Only kernels of that name (may be repeated).")
@click.option(
    "--launch",
    "launches",
    multiple=True,
    type=click.Path(),
    metavar="FILE",
    help="Verify the one launch that FILE describes (JSON, schema tileproof.launch/1) of a kernel in PATH, "
    "whatever its contracts say (may be repeated).",
)
@click.option(
    RUN,
    "run",
    expose_value=False,
    metavar="SCRIPT [ARG]...",
    help="Run the host script without a GPU, verify every launch that it makes with cuda.tile.launch, and then, as "
    "far as they can be proved, all launches like them.  Kernels are not executed.  Comes last: all that follows "
    "are the script's arguments.",
)
@click.pass_context
def verify(
    ctx: click.Context,
    paths: Sequence[str],
    format_: str,
    output: str | None,
    jobs: int,
    timeout: float,
    explain: bool,
    kernels: Sequence[str],
    launches: Sequence[str],
) -> None:
    """Prove or refute that kernels have no data races and ordering faults, for all launches that their contracts admit.

    PATH is a cuTile Python file whose kernels have contracts, a Tile IR text file (.mlir) or bytecode file (.tileirbc)
    with its contracts in FILE.contract.toml beside it, or a directory with such files.

    Exit status: 0 all proved; 1 a violation; 3 no violation, but something is unknown; 2 wrong use, or input that
    cannot be used (a script that fails too).
    """
    start = time.perf_counter()
    script: list[str] = ctx.obj or []
    _check_use(ctx, paths, launches, script)
    if script:
        from tileproof.commands.captured_runs import run_captured

        run = run_captured(script[0], script[1:], kernels)
        for note in run.notes:
            click.echo(f"note: {note}", err=True)
        reports = list(run.reports)
        interrupted = _verify_all(_explained(run.tasks, explain), reports, jobs=jobs, timeout=timeout)
        if not interrupted:
            launched = [report for report, given in zip(reports, run.reports, strict=True) if given is None]
            more = run.generalisations([report for report in launched if report is not None])
            reports += [None] * len(more)
            interrupted = _verify_all(more, reports, jobs=jobs, timeout=timeout)
    else:
        tasks, reports = _load_launches(paths, launches, kernels) if launches else _load(paths, kernels)
        interrupted = _verify_all(_explained(tasks, explain), reports, jobs=jobs, timeout=timeout)
    complete = [report for report in reports if report is not None]
    _write(_render(complete, format_, time.perf_counter() - start, to_file=output is not None), output)
    if output is not None or format_ != "text":
        _tell(complete)
    if interrupted:
        click.echo(f"interrupted: {len(complete)} of {len(reports)} done", err=True)
        sys.exit(INTERRUPTED)
    sys.exit(exit_status(complete))


def _explained(tasks: Sequence[Task], explain: bool) -> list[Task]:
    return [replace(task, explain=explain) for task in tasks]


def _check_use(ctx: click.Context, paths: Sequence[str], launches: Sequence[str], script: Sequence[str]) -> None:
    if script and (paths or launches):
        other = "--launch" if launches else f"PATH ({paths[0]})"
        raise click.UsageError(f"{RUN} verifies the launches of its script alone; leave {other} out", ctx)
    if not paths and launches:
        raise click.UsageError("--launch describes a launch of a kernel in PATH; name that file too", ctx)
    if not paths and not script:
        raise click.UsageError(f"Missing argument 'PATH...' (or {RUN} SCRIPT)", ctx)


def _verify_all(tasks: Sequence[Task], reports: list[KernelReport | None], *, jobs: int, timeout: float) -> bool:
    """Fills the empty places of ``reports`` in order; whether it was interrupted."""
    slots = [number for number, report in enumerate(reports) if report is None]
    with progress(len(slots), "verifying") as step:

        def done(number: int, report: KernelReport) -> None:
            reports[slots[number]] = report
            step(report.kernel)

        try:
            verify_all(tasks, jobs=jobs, timeout=timeout, done=done)
        except KeyboardInterrupt:
            return True
    return False


def exit_status(reports: Sequence[KernelReport]) -> int:
    """From the verdicts; a report that is mere information says nothing here."""
    verdicts = {report.verdict for report in reports if not _is_informative(report)}
    return next((status for verdict, status in EXIT_STATUS.items() if verdict in verdicts), 0)


def _is_informative(report: KernelReport) -> bool:
    obligations = report.obligations
    return report.verdict is Verdict.UNKNOWN and bool(obligations) and all(o.informative for o in obligations)


# --- loading ---------------------------------------------------------------


def _load(paths: Sequence[str], kernels: Sequence[str]) -> Loaded:
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


def _load_launches(paths: Sequence[str], launches: Sequence[str], kernels: Sequence[str]) -> Loaded:
    """The described launches of kernels in the files."""
    from tileproof.ir.frontends.launch_file import load_launch

    tasks: list[Task] = []
    reports: list[KernelReport | None] = []
    for launch in launches:
        try:
            target = load_launch(launch, paths)
        except InputError as error:
            reports.append(error_reports.of_file(launch, error))
            continue
        if not kernels or target.kernel in kernels:
            tasks.append(Task(target.file, None, target))
            reports.append(None)
    if not reports:
        raise InputError(f"no described launch is of a kernel {kernels[0]!r}")
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
