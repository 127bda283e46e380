"""Reports as text for a kernel author: what is wrong, where, and for which numbers."""

from __future__ import annotations

import linecache
import os
from collections.abc import Iterator, Mapping, Sequence

from tileproof.verifier.rendering.words import KINDS, REASONS, VERDICT_COLOURS
from tileproof.verifier.report import Access, KernelReport, Kind, Obligation, Reason, Site, Status, Verdict, Witness

_INDENT = "    "
_COLOUR_CODES = {"red": 31, "green": 32, "yellow": 33, "magenta": 35}


def text_report(reports: Sequence[KernelReport], *, seconds: float | None = None, colour: bool = False) -> str:
    """All reports and the summary line, ending in a newline."""
    parts = [kernel_text(report, colour=colour) for report in reports]
    return "\n".join([*parts, summary(reports, seconds=seconds) + "\n"])


def summary(reports: Sequence[KernelReport], *, seconds: float | None = None) -> str:
    """How many reports there are of each verdict, in one line."""
    counts = []
    for verdict in Verdict:
        number = sum(report.verdict is verdict for report in reports)
        if number or verdict is Verdict.PROVED:
            plural = "s" if number > 1 and verdict in (Verdict.VIOLATION, Verdict.ERROR) else ""
            counts.append(f"{number} {verdict.value}{plural}")
    return ", ".join(counts) + ("" if seconds is None else f" in {seconds:.1f} s")


def kernel_text(report: KernelReport, *, colour: bool = False) -> str:
    """One kernel under one contract, ending in a newline."""
    lines = [part for text in _body(report) for part in text.split("\n")]
    return "\n".join([_heading(report, colour), *map(_printable, lines)]) + "\n"


def shown_path(path: str) -> str:
    """The path relative to the working directory if it lies inside, else as it is."""
    absolute = os.path.abspath(path)
    relative = os.path.relpath(absolute)
    return path if relative.startswith(os.pardir) else relative


def _printable(line: str) -> str:
    """Sources and messages may hold control characters, which must not reach a terminal."""
    return "".join(c if c.isprintable() else " " for c in line)


def _heading(report: KernelReport, colour: bool) -> str:
    verdict = report.verdict.value
    if colour:
        verdict = f"\033[1;{_COLOUR_CODES[VERDICT_COLOURS[report.verdict]]}m{verdict}\033[0m"
    place = shown_path(report.file) + (f":{report.line}" if report.line is not None else "")
    what = f"  {report.kernel}" if report.kernel else ""
    under = f", contract {report.contract}" if report.contract else ""
    return f"{verdict}  {_printable(place + what + under)}"


def _body(report: KernelReport) -> Iterator[str]:
    counted = [o for o in report.obligations if not o.informative]
    proved = sum(o.status is Status.PROVED for o in counted)
    if report.message:
        yield _INDENT + report.message.replace("\n", "\n" + _INDENT)
    for obligation in counted:
        if obligation.status is Status.VIOLATED:
            yield from _violation(obligation)
    for obligation in counted:
        if obligation.status is Status.UNKNOWN:
            yield from _unknown(obligation)
    if report.verdict in (Verdict.PROVED, Verdict.UNKNOWN):
        yield from _preconditions(report)
    elif report.verdict is Verdict.ERROR and report.preconditions:
        yield f"{_INDENT}the contract says"
        yield from (f"{_INDENT * 2}{precondition}" for precondition in report.preconditions)
    for obligation in report.obligations:
        if obligation.informative and obligation.status is not Status.PROVED:
            yield from _note(obligation)
    if report.verdict is not Verdict.ERROR or counted:
        yield f"{_INDENT}{proved} of {len(counted)} obligations proved in {report.seconds:.2f} s"


def _preconditions(report: KernelReport) -> Iterator[str]:
    which = "this launch" if report.scope == "launch" else "all launches"
    if report.bound is not None:
        which += f" up to the bound {report.bound}"
    if report.preconditions:
        yield f"{_INDENT}for {which} in which"
        yield from (f"{_INDENT * 2}{precondition}" for precondition in report.preconditions)
    else:
        yield f"{_INDENT}for {which}"


def _violation(obligation: Obligation) -> Iterator[str]:
    words = KINDS[obligation.kind]
    yield f"  {words.fault} [{obligation.kind.value}]"
    if obligation.witness is None:
        yield from _sites(obligation.sites)
    else:
        yield from _witness(obligation.witness)
    if obligation.detail:
        yield _INDENT + obligation.detail
    yield f"{_INDENT}to settle it: {words.remedy}"


def _witness(witness: Witness) -> Iterator[str]:
    for access in witness.accesses:
        yield f"{_INDENT}{_access(access)}"
        yield f"{_INDENT * 2}{_source(access.site)}"
    # The explanation names sizes, scalars and grid itself.
    numbers = [*_contents(witness)] if witness.explanation else [*_launch(witness), *_contents(witness)]
    yield from (_INDENT + sentence for sentence in witness.explanation)
    if numbers:
        yield f"{_INDENT}with {', '.join(numbers)}"


def _access(access: Access) -> str:
    block = f"block {_tuple(access.block)}"
    during = "".join(f", {_iteration(loop, number)}" for loop, number in access.iterations.items())
    during += "," if during else ""
    verb = "writes" if access.writes else "reads"
    return f"{block}{during} {verb} {access.array}[{', '.join(map(str, access.index))}] (byte {access.byte})"


def _tuple(numbers: Sequence[int]) -> str:
    return f"({', '.join(map(str, numbers))})"


def _iteration(loop: str, number: int) -> str:
    """``loop`` is what the loop is called: its variable, or words such as "loop at line 7"."""
    return f"iteration {loop} = {number}" if loop.isidentifier() else f"iteration {number} of the {loop}"


def _launch(witness: Witness) -> Iterator[str]:
    yield from _equations(witness.sizes)
    yield from _equations({k: v for k, v in witness.scalars.items() if k not in witness.sizes})
    yield f"grid {_tuple(witness.grid)}"


def _contents(witness: Witness) -> Iterator[str]:
    for array, contents in witness.contents.items():
        yield from (f"{array}[{index}] = {value}" for index, value in contents.items())


def _equations(values: Mapping[str, int]) -> Iterator[str]:
    yield from (f"{name} = {value}" for name, value in values.items())


def _unknown(obligation: Obligation) -> Iterator[str]:
    words = KINDS[obligation.kind]
    question = words.fault if obligation.kind is Kind.SUPPORT else f"not decided: whether {words.fault}"
    yield f"  {question} [{obligation.kind.value}]"
    yield from _sites(obligation.sites)
    reason = REASONS[obligation.reason or Reason.SOLVER_GAVE_UP]
    detail = f": {obligation.detail}" if obligation.detail else ""
    yield f"{_INDENT}because {reason.why}{detail}"
    yield f"{_INDENT}what to do: {reason.action}"


def _note(obligation: Obligation) -> Iterator[str]:
    what = obligation.detail or KINDS[obligation.kind].fault
    places = "; ".join(_place(site) for site in obligation.sites)
    yield f"{_INDENT}note: {what}" + (f" ({places})" if places else "")


def _sites(sites: Sequence[Site]) -> Iterator[str]:
    yield from (f"{_INDENT}{_source(site)}" for site in sites)


def _place(site: Site) -> str:
    if site.file is None:
        return site.op
    return shown_path(site.file) + (f":{site.line}" if site.line is not None else "")


def _source(site: Site) -> str:
    """Place and text of a site; the operation's name where the text is not to be had."""
    text = site.text.strip()
    if not text and site.file is not None and site.line is not None:
        text = linecache.getline(site.file, site.line).strip()
    return f"{_place(site)}: {text or site.op}" if site.file is not None else site.op
