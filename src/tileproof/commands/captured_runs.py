"""The launches of a host script (``tileproof verify --run``), and after them all launches like them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tileproof.commands import error_reports
from tileproof.commands.scheduling import Task
from tileproof.errors import InputError
from tileproof.ir.frontends.captured import capture
from tileproof.ir.frontends.captured_targets import CapturedTarget, captured_targets
from tileproof.ir.target import Target
from tileproof.verifier.generalise import GENERALISED, generalise
from tileproof.verifier.launch_layouts import launch_class
from tileproof.verifier.provenance import written_arrays
from tileproof.verifier.report import KernelReport, Verdict


@dataclass(frozen=True, slots=True)
class CapturedRun:
    """What a script launched: a task per distinct launch, and a place for each report (errors are there already)."""

    script: str
    notes: tuple[str, ...]
    launches: tuple[CapturedTarget, ...]
    reports: tuple[KernelReport | None, ...]

    @property
    def tasks(self) -> list[Task]:
        return [Task(self.script, None, launch.target) for launch in self.launches]

    def generalisations(self, reports: Sequence[KernelReport]) -> list[Task]:
        """A task per kernel and class of launches whose launches were all proved, given the launches' reports."""
        groups: dict[tuple[object, ...], list[CapturedTarget]] = {}
        failed: set[tuple[object, ...]] = set()
        for launch, report in zip(self.launches, reports, strict=True):
            key = (*_kernel(launch), launch_class(launch.target.contract))
            groups.setdefault(key, []).append(launch)
            if report.verdict is not Verdict.PROVED:
                failed.add(key)
        classes = Counter(_kernel(members[0]) for members in groups.values())
        return [
            self._generalisation(members, alone=classes[_kernel(members[0])] == 1)
            for key, members in groups.items()
            if key not in failed
        ]

    def _generalisation(self, members: Sequence[CapturedTarget], *, alone: bool) -> Task:
        first = members[0]
        numbers = ", ".join(str(member.number) for member in members)
        name = GENERALISED if alone else f"{GENERALISED} (like launch {numbers})"
        shown = replace(first.target, contract=replace(first.target.contract, name=name), scope="all-launches")

        def work(timeout: float) -> KernelReport:
            report = generalise(
                [member.target for member in members],
                first.compiled_under,
                static=first.static_sizes,
                timeout=timeout,
            )
            return replace(report, contract=name)

        return Task(self.script, None, shown, work)


def _kernel(launch: CapturedTarget) -> tuple[str, int | None, str]:
    return launch.target.file, launch.target.line, launch.target.kernel


def run_captured(script: str, arguments: Sequence[str], kernels: Sequence[str]) -> CapturedRun:
    """Runs the script and takes its launches; only those of ``kernels``, if any are named.

    InputError if the script cannot be run, launches nothing, or no kernel of such a name.
    """
    found = capture(script, arguments)
    items = captured_targets(found, _written)
    names = {item.target.kernel if isinstance(item, CapturedTarget) else item.kernel for item in items}
    absent = [name for name in kernels if name not in names]
    if absent and found.failure is None:
        launched = ", ".join(sorted(names)) or "none"
        raise InputError(f"no launch of a kernel {absent[0]!r}; the launched kernels are: {launched}")
    launches: list[CapturedTarget] = []
    reports: list[KernelReport | None] = []
    for item in items:
        if isinstance(item, CapturedTarget):
            if not kernels or item.target.kernel in kernels:
                launches.append(item)
                reports.append(None)
        elif not kernels or item.kernel in kernels:
            reports.append(error_reports.of_refused(item))
    if found.failure is not None:
        reports.append(error_reports.of_file(script, found.failure))
    return CapturedRun(script, tuple(found.notes), tuple(launches), tuple(reports))


def _written(target: Target) -> frozenset[str] | None:
    return written_arrays(target.entry, target.bindings)
