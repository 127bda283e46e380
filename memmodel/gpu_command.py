"""The part of ``tileproof litmus`` that compiles tests for the GPU and runs them there."""

from __future__ import annotations

import json
from pathlib import Path

import click

from tileproof.ir.errors import InputError
from tileproof.memmodel.gpu_kernel import LitmusKernel, litmus_kernel
from tileproof.memmodel.gpu_run import Gpu, GpuError, cubin, report, run_on_gpu
from tileproof.memmodel.gpu_stress import Comparison
from tileproof.memmodel.gpu_tiles import NotRunnable
from tileproof.memmodel.verdict import load_litmus


def on_gpu(files: list[Path], runs: int | None, cubins: Path | None, arch: str, *, as_json: bool) -> int:
    """Run every test at least ``runs`` times (None: only compile into ``cubins``); the exit status."""
    kernels: list[LitmusKernel] = []
    skipped: list[str] = []
    failed = False
    for path in files:
        try:
            kernels.append(litmus_kernel(load_litmus(path)))
        except NotRunnable as error:
            skipped.append(str(error))
        except InputError as error:
            click.echo(f"error: {error}", err=True)
            failed = True
    for reason in skipped:
        click.echo(f"not runnable: {reason}", err=True)
    try:
        if runs is None:
            for kernel in kernels:
                cubin(kernel, arch, cubins)
            click.echo(f"{len(kernels)} kernels compiled for {arch}, {len(skipped)} not runnable")
            return 2 if failed else 0
        gpu = Gpu()
        comparisons = []
        for number, kernel in enumerate(kernels):
            comparisons.append(run_on_gpu(gpu, kernel, runs=runs, kept=cubins, seed=1000 * number))
            click.echo(as_text(comparisons[-1]), err=as_json)
    except GpuError as error:
        click.echo(f"error: {error}", err=True)
        return 2
    if as_json:
        click.echo(json.dumps(report(gpu, comparisons, skipped), indent=1))
    if failed:
        return 2
    return 1 if any(comparison.forbidden for comparison in comparisons) else 0


def as_text(comparison: Comparison) -> str:
    """One line, and one more for each forbidden outcome that was seen."""
    test, seen = comparison.kernel.test, comparison.observed
    allowed = len(comparison.model.outcomes)
    verdict = "race: nothing is forbidden" if comparison.model.racy else f"{comparison.forbidden.total()} forbidden"
    unfinished = f", {comparison.unfinished} unfinished" if comparison.unfinished else ""
    lines = [f"{test.name}: {seen.total()} runs, {len(seen)} of {allowed} outcomes seen, {verdict}{unfinished}"]
    for outcome, count in comparison.forbidden.items():
        lines.append(f"  FORBIDDEN {count} times: {' '.join(f'{name}={value}' for name, value in outcome)}")
    return "\n".join(lines)
