"""Mutants of real kernels: the verifier's verdict beside complete runs of small launches.

Kernels are compiled with small tiles (the constants in their contracts are
replaced), so that launches of a few elements go around the tiles' borders.
"""

from __future__ import annotations

import random
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from brute_force import fault

from tileproof.contract import ArrayParameter, ConstantParameter, ScalarParameter
from tileproof.dtypes import Kind, dtype
from tileproof.errors import InputError
from tileproof.expressions import EvaluationError, evaluate
from tileproof.ir.frontends import load
from tileproof.ir.interpreter import Launch, RunError, concrete_launch
from tileproof.ir.interpreter.sizes import free_names
from tileproof.ir.mutations import Mutant, Mutation, mutants
from tileproof.ir.target import Target
from tileproof.verifier.engine import verify_target
from tileproof.verifier.index_spaces import axes_read
from tileproof.verifier.report import Reason, Status, Verdict, Witness

TESTS = Path(__file__).parent.parent
FILES = [TESTS / "acceptance" / name for name in ("core.py", "pointers.py")] + sorted(
    file for file in (TESTS / "corpus").glob("*.py") if not file.name.startswith("test_")
)
MOST_BLOCKS = 12
MOST_BYTES = 1 << 16
TRIES = 4000
TOO_LARGE = "too large to run"


# --- small variants ------------------------------------------------------------

_CONSTANT = re.compile(r"\b([A-Z][A-Z0-9_]*)=(\d+)\b")


def _smaller(match: re.Match[str]) -> str:
    """48 of 64 becomes 3 of 4; what is at most 5 stays, and 8 to 32 of two is told apart from what is larger."""
    name, value = match[1], int(match[2])
    if value <= 5:
        return match[0]
    return f"{name}={3 if value % 3 == 0 else 2 if value <= 16 else 4}"


@cache
def small_targets(file: Path) -> tuple[Target, ...]:
    """The file's kernels with small constants."""
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / file.name
        changed.write_text(_CONSTANT.sub(_smaller, file.read_text()))
        return tuple(t for t in load(changed) if isinstance(t, Target))


def mutated(target: Target, mutant: Mutant) -> Target:
    return replace(target, program=mutant.program, entry=mutant.program.kernel(target.entry.name), bytecode=None)


def sample(target: Target, count: int, seed: int) -> list[Mutant]:
    """So many mutants, of as many kinds as possible."""
    rng = random.Random(f"{target.kernel} {target.contract.name} {seed}")
    kinds: dict[Mutation, list[Mutant]] = {}
    for mutant in mutants(target.program):
        if mutant.kernel == target.entry.name:
            kinds.setdefault(mutant.mutation, []).append(mutant)
    rows = list(kinds.values())
    rng.shuffle(rows)
    for row in rows:
        rng.shuffle(row)
    chosen: list[Mutant] = []
    while len(chosen) < count and any(rows):
        for row in rows:
            if row and len(chosen) < count:
                chosen.append(row.pop())
    return chosen


# --- launches --------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """The numbers of a launch, as concrete_launch takes them."""

    how: dict[str, Any]

    def launch(self, target: Target) -> Launch:
        return concrete_launch(target, **self.how)


def choices(target: Target, count: int, seed: int = 0) -> list[Choice]:
    """Small launches that the contract admits, with contents that its facts allow."""
    rng = random.Random(f"{target.kernel} {target.contract.name} {seed}")
    found: dict[str, Choice] = {}
    for _ in range(TRIES):
        if len(found) >= count:
            break
        choice = _choice(target, rng)
        if choice is None or repr(choice) in found:
            continue
        try:
            choice.launch(target)
        except (InputError, EvaluationError):
            continue
        found[repr(choice)] = choice
    return list(found.values())


def _choice(target: Target, rng: random.Random) -> Choice | None:
    contract = target.contract
    free = free_names(contract)
    most = rng.choice([3, 5, 9, 13])
    sizes = {name: rng.randint(0, most) for name in free}
    values: dict[str, Any] = dict(sizes)
    for p in contract.parameters:
        if isinstance(p, ConstantParameter) and isinstance(p.value, int):
            values[p.name] = int(p.value)
    try:
        for p in contract.parameters:
            if isinstance(p, ScalarParameter) and p.equals is not None:
                values[p.name] = evaluate(p.equals, values)
        if not all(evaluate(condition, values) for condition in contract.requires):
            return None
        grid = None
        if contract.grid is None:
            read = axes_read(target.entry)  # along the others, verdicts are for one block
            grid = tuple(rng.randint(1, 3) if axis in read else 1 for axis in range(3))
        extent = grid or tuple(int(evaluate(axis, values)) for axis in contract.grid or ())
        if min(extent) < 1 or int(np.prod(extent)) > MOST_BLOCKS:
            return None
        count = sum(
            int(np.prod([evaluate(d, values) for d in p.dims], dtype=np.int64))
            for p in contract.parameters
            if isinstance(p, ArrayParameter)
        )
        if count * 8 > MOST_BYTES:
            return None
    except EvaluationError:
        return None
    scalars: dict[str, int | float] = {}
    for p in contract.parameters:
        if isinstance(p, ScalarParameter) and p.equals is None:
            whole = dtype(p.dtype).kind is not Kind.FLOAT
            scalars[p.name] = sizes.get(p.name, 1) if whole else 1.0
    contents: dict[str, Any] = {}
    for p in contract.parameters:
        if not isinstance(p, ArrayParameter) or p.facts or p.contents is not None or p.name in contract.init:
            continue
        if dtype(p.dtype).kind in (Kind.SIGNED, Kind.UNSIGNED) and rng.random() < 0.6:
            shape = [int(evaluate(d, values)) for d in p.dims]
            low = 0 if dtype(p.dtype).kind is Kind.UNSIGNED else -1
            contents[p.name] = np.random.default_rng(rng.randrange(1 << 30)).integers(low, most, shape)
    shared = [group for group in contract.alias if rng.random() < 0.5]
    how = {"sizes": sizes, "scalars": scalars, "grid": grid, "contents": contents, "shared": shared}
    return Choice(how | {"seed": rng.randrange(1000)})


def first_fault(target: Target, launches: Sequence[Choice]) -> str | None:
    """What is wrong with the first launch that is faulty; launches that do not come to an end are passed over."""
    for choice in launches:
        try:
            found = fault(target, choice.launch(target))
        except RunError:
            continue
        if found:
            return f"{choice.how}: {found}"
    return None


# --- comparing -------------------------------------------------------------------


def shown_by_its_own_launch(target: Target, witness: Witness) -> str | None:
    """What the launch that a witness describes does, or TOO_LARGE; None if it is harmless."""
    arrays = tuple(dict.fromkeys(a.array for a in witness.accesses))
    groups: list[list[tuple[str, ...]]] = [[]]
    if len(arrays) > 1 and any(set(arrays) <= set(group) for group in target.contract.alias):
        groups = [[arrays]]
    names: dict[str, int | float] = {**witness.sizes, **witness.scalars}
    if np.prod(witness.grid) > 5000:
        return TOO_LARGE
    scalars: dict[str, int | float] = dict(witness.scalars)
    for p in target.contract.parameters:
        if isinstance(p, ScalarParameter) and p.equals is None:
            scalars.setdefault(p.name, 1.0)
        if isinstance(p, ConstantParameter) and isinstance(p.value, int):
            names[p.name] = int(p.value)
    sizes = {**witness.sizes, **witness.scalars}
    for p in target.contract.parameters:
        if isinstance(p, ArrayParameter):
            count = np.prod([float(evaluate(d, names)) for d in p.dims])  # type: ignore[arg-type]
            if count > 1e6:
                return TOO_LARGE
    grid = None if target.contract.grid is not None else witness.grid
    for shared in groups:
        for seed in range(4):
            contents: dict[str, Any] = {} if seed else {k: dict(v) for k, v in witness.contents.items()}
            how = {"sizes": sizes, "scalars": scalars, "grid": grid, "contents": contents, "shared": shared}
            found = first_fault(target, [Choice(how | {"seed": seed, "check": False})])
            if found:
                return found
    return None


@dataclass(frozen=True)
class Finding:
    """A kernel or a mutant of it: its verdict, and what brute force showed."""

    kernel: str
    what: str
    verdict: Verdict
    fault: str | None
    reasons: tuple[str, ...]
    own_launch: str | None
    seconds: float

    @property
    def kind(self) -> str:
        if self.fault:
            return f"{self.verdict.value}, faulty"
        if self.verdict is Verdict.VIOLATION:
            if self.own_launch == TOO_LARGE:
                return "violation, too large to run"
            return f"violation, {'seen in its own launch' if self.own_launch else 'never seen'}"
        return f"{self.verdict.value}, none seen"

    @property
    def disagrees(self) -> bool:
        return self.kind in ("proved, faulty", "violation, never seen")


def examine(target: Target, what: str, launches: Sequence[Choice], timeout: float) -> Finding:
    found = first_fault(target, launches)
    report = verify_target(target, timeout=timeout)
    own = None
    if report.verdict is Verdict.VIOLATION and not found:
        for obligation in report.obligations:
            if obligation.status is Status.VIOLATED and obligation.witness is not None and own is None:
                own = shown_by_its_own_launch(target, obligation.witness)
    reasons = tuple(
        dict.fromkeys(
            f"{o.kind.value}: {(o.reason or Reason.LIMIT).value}: {o.detail[:200]}"
            if o.status is Status.UNKNOWN
            else f"{o.kind.value} violated: {' '.join(o.witness.explanation)[:300] if o.witness else ''}"
            for o in report.obligations
            if o.status is not Status.PROVED and not o.informative
        )
    )
    return Finding(f"{target.kernel}:{target.contract.name}", what, report.verdict, found, reasons, own, report.seconds)


def findings(target: Target, count: int, *, launches: int, timeout: float, seed: int = 0) -> Iterator[Finding]:
    """The kernel itself, then its mutants."""
    admitted = choices(target, launches, seed)
    yield examine(target, "as it is", admitted, timeout)
    for mutant in sample(target, count, seed):
        line = "" if mutant.location is None else f" at line {mutant.location.line}"
        changed = mutated(target, mutant)
        if target.contract.grid is None:
            admitted = choices(changed, launches, seed)
        yield examine(changed, mutant.description + line, admitted, timeout)
