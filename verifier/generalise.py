"""From captured launches of a kernel to all launches like them (design section 4, "Captured launches").

The captured launches have the same parameters, dtypes, ranks, constants and
layout class, and differ in numbers.  Of the contracts that admit all of them,
the least demanding one that is proved is looked for; then single relations are
taken out of it as far as it stays proved.  What remains are preconditions.

What is verified is the kernel compiled under the contract.  For sizes and
addresses that are multiples of 16 bytes, say, ``cuda.tile.launch`` compiles the
same operations with more assumptions about them; each captured launch was
verified as it is compiled there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tileproof.contract import (
    Arithmetic,
    ArrayParameter,
    Comparison,
    ConstantParameter,
    Contract,
    Expression,
    Logical,
    Name,
    Number,
    Parameter,
    ScalarParameter,
)
from tileproof.errors import InputError
from tileproof.expressions import expression_text
from tileproof.ir.target import Target
from tileproof.verifier.engine import DEFAULT_TIMEOUT, verify_target
from tileproof.verifier.index_spaces import axes_read
from tileproof.verifier.launch_layouts import NotGeneralisable, layouts
from tileproof.verifier.launch_relations import (
    Contents,
    GridIs,
    Observed,
    Relation,
    Required,
    Same,
    Strength,
    grid_name,
    relations,
    size_name,
)
from tileproof.verifier.report import KernelReport, Kind, Obligation, Reason, Status, Verdict

GENERALISED = "generalised"
"""The name of generalised contracts."""

ATTEMPT = 10.0
"""Seconds for one contract at most."""
WEAKENING = 10.0
"""Seconds for taking relations out of a contract that is proved already."""
TOGETHER = (Strength.NOT_EMPTY, Strength.SIZE_LIMIT)
"""Kinds of relations that are stated of all sizes or of none: they ask little of anyone."""

Compile = Callable[[Contract], Target]
"""Compiles the kernel under a contract; InputError if that does not work."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A contract that admits every one of the captured launches, with the relations that it states."""

    relations: tuple[Relation, ...]
    contract: Contract


def generalise(
    launches: Sequence[Target],
    compile: Compile,
    *,
    static: Collection[tuple[str, int]] = (),
    timeout: float = DEFAULT_TIMEOUT,
) -> KernelReport:
    """A report on all launches like these, which are of one :func:`launch_class` and are proved themselves.

    ``static`` are the dimensions, as (array, dimension), whose sizes the kernel
    is compiled for.  The report has the verdict PROVED, or UNKNOWN with nothing
    but informative obligations: other launches were not asked for.
    """
    search = _Search(launches[0], compile, time.monotonic() + timeout)
    try:
        space = _Space(launches, static)
    except NotGeneralisable as problem:
        return search.undecided(str(problem))
    candidates = list(space.candidates())
    proof = search.proof(candidates[-1].contract, ATTEMPT)
    if proof is None:
        return search.undecided("no relations that hold in all captured launches suffice for a proof")
    # Each demands what the one before does, so the first that is proved is found by bisection.
    unproved, proved = -1, len(candidates) - 1
    while proved - unproved > 1:
        middle = (unproved + proved) // 2
        found = search.proof(candidates[middle].contract, ATTEMPT)
        if found is None:
            unproved = middle
        else:
            proved, proof = middle, found
    return search.finished(_weakened(space, search, candidates[proved], proof))


class _Space:
    """The contracts over relations that hold in every launch."""

    def __init__(self, launches: Sequence[Target], static: Collection[tuple[str, int]]) -> None:
        self.observed = Observed(launches)
        clash = {p.name for p in launches[0].contract.parameters} & {*self.observed.sizes, *map(grid_name, range(3))}
        if clash:
            raise NotGeneralisable(
                f"the kernel has a parameter {min(clash)!r}, which is also what a size is called here"
            )
        self.layouts = layouts(self.observed)
        self.relations = relations(self.observed)
        self.read = axes_read(launches[0].entry)
        self.static: dict[str, Expression] = {}
        for array, dim in static:
            name = size_name(array, dim)
            values = set(self.observed.sizes[name])
            if len(values) > 1:
                raise NotGeneralisable(f"the kernel is compiled for each size {dim} of {array} anew")
            self.static[name] = Number(values.pop())

    def candidates(self) -> Iterator[Candidate]:
        """The least demanding first: without relations, then with one kind of relations after the other."""
        yield self.candidate(())
        for strength in Strength:
            if any(r.strength is strength for r in self.relations):
                yield self.candidate([r for r in self.relations if r.strength <= strength])

    def candidate(self, chosen: Sequence[Relation]) -> Candidate:
        renaming: dict[str, Expression] = dict(self.static)
        for relation in chosen:
            if isinstance(relation.statement, Same):
                of = relation.statement.of
                renaming.setdefault(relation.statement.member, self.static.get(of, Name(of)))
        contract = Contract(
            name=GENERALISED,
            parameters=tuple(self._parameter(column[0], chosen, renaming) for column in self.observed.parameters),
            grid=self._grid(chosen, renaming),
            requires=tuple(_conditions(chosen, renaming)),
        )
        return Candidate(tuple(chosen), contract)

    def _parameter(
        self, parameter: Parameter, chosen: Sequence[Relation], renaming: Mapping[str, Expression]
    ) -> Parameter:
        if isinstance(parameter, ConstantParameter):
            return parameter
        if isinstance(parameter, ScalarParameter):
            return ScalarParameter(parameter.name, parameter.dtype, renaming.get(parameter.name))
        layout = self.layouts[parameter.name]
        sizes = (Name(size_name(parameter.name, dim)) for dim in range(len(parameter.dims)))
        return ArrayParameter(
            parameter.name,
            parameter.dtype,
            tuple(_renamed(size, renaming) for size in sizes),
            tuple(None if stride is None else _renamed(stride, renaming) for stride in layout.strides),
            facts=tuple(dict.fromkeys(_facts(parameter.name, chosen, renaming))),
            index_bits=parameter.index_bits,
            allocation=layout.allocation,
            offset=_renamed(layout.offset, renaming),
        )

    def _grid(self, chosen: Sequence[Relation], renaming: Mapping[str, Expression]) -> tuple[Expression, ...] | None:
        stated = {r.statement.axis: r.statement.size for r in chosen if isinstance(r.statement, GridIs)}
        bounded = any(r.strength is Strength.GRID_BOUND for r in chosen)
        single = [axis not in self.read and set(self.observed.grid[axis]) == {1} for axis in range(3)]
        if not stated and not bounded and not single[0] and all(s or a in self.read for a, s in enumerate(single)):
            return None  # any grid
        return tuple(
            Number(1) if single[axis] else _renamed(stated.get(axis, Name(grid_name(axis))), renaming)
            for axis in range(3)
        )


def _conditions(chosen: Sequence[Relation], renaming: Mapping[str, Expression]) -> Iterator[Expression]:
    stated = {Name(grid_name(r.statement.axis)): r.statement.size for r in chosen if isinstance(r.statement, GridIs)}
    seen: set[Expression] = set()
    for relation in chosen:
        if not isinstance(relation.statement, Required):
            continue
        condition = _renamed(relation.statement.condition, renaming)
        assert isinstance(condition, Comparison)
        left = stated.get(condition.left, condition.left) if isinstance(condition.left, Name) else condition.left
        condition = Comparison(condition.operator, _renamed(left, renaming), condition.right)
        if condition.left != condition.right and condition not in seen:
            seen.add(condition)
            yield condition


def _facts(array: str, chosen: Sequence[Relation], renaming: Mapping[str, Expression]) -> Iterator[str]:
    for relation in chosen:
        match relation.statement:
            case Contents(name, word, where) if name == array:
                condition = "" if where is None else expression_text(_renamed(where, renaming))
                yield f"{word} where {condition}" if word and condition else word or condition


def _renamed(expression: Expression, renaming: Mapping[str, Expression]) -> Expression:
    match expression:
        case Name(name):
            return renaming.get(name, expression)
        case Arithmetic(operator, operands):
            return Arithmetic(operator, tuple(_renamed(o, renaming) for o in operands))
        case Comparison(operator, left, right):
            return Comparison(operator, _renamed(left, renaming), _renamed(right, renaming))
        case Logical(operator, operands):
            return Logical(operator, tuple(_renamed(o, renaming) for o in operands))
    return expression


# --- searching -----------------------------------------------------------------


class _Search:
    """Verifies contracts until the deadline, and keeps the last report that was no proof."""

    def __init__(self, launch: Target, compile: Compile, deadline: float) -> None:
        self.launch = launch
        self.compile = compile
        self.started = time.monotonic()
        self.deadline = deadline
        self.failed: KernelReport | None = None
        self._known: dict[object, KernelReport | None] = {}  # relations may differ in words alone

    @property
    def left(self) -> float:
        return self.deadline - time.monotonic()

    def proof(self, contract: Contract, limit: float) -> KernelReport | None:
        """The report if all launches of the contract are proved in time."""
        key = (contract.parameters, contract.grid, contract.requires)
        if key not in self._known:
            if self.left <= 0:
                return None
            self._known[key] = self._attempt(contract, min(limit, self.left))
        return self._known[key]

    def _attempt(self, contract: Contract, limit: float) -> KernelReport | None:
        try:
            target = self.compile(contract)
        except InputError:
            return None
        report = verify_target(target, timeout=limit)
        if report.verdict is Verdict.PROVED:
            return report
        self.failed = report
        return None

    def finished(self, proof: KernelReport) -> KernelReport:
        return replace(proof, seconds=time.monotonic() - self.started)

    def undecided(self, why: str) -> KernelReport:
        """What was tried last stays to be seen, as information."""
        statement = Obligation(
            id="generalisation/0",
            kind=Kind.SUPPORT,
            status=Status.UNKNOWN,
            sites=(),
            reason=Reason.MISSING_FACT,
            detail=f"proved for the captured launches alone: {why}",
            informative=True,
        )
        failed = self.failed
        open = () if failed is None else [o for o in failed.obligations if o.status is not Status.PROVED]
        return KernelReport(
            kernel=self.launch.kernel,
            contract=GENERALISED,
            file=self.launch.file,
            line=self.launch.line,
            bytecode_sha256=None if failed is None else failed.bytecode_sha256,
            raw_sha256=None if failed is None else failed.raw_sha256,
            verdict=Verdict.UNKNOWN,
            preconditions=() if failed is None else failed.preconditions,
            obligations=(statement, *(replace(o, informative=True) for o in open)),
            seconds=time.monotonic() - self.started,
        )


def _weakened(space: _Space, search: _Search, candidate: Candidate, proof: KernelReport) -> KernelReport:
    """The proof of a contract from which no relation can be taken alone (as far as the time allows to see)."""
    limit = max(2.0, 3 * proof.seconds)
    search.deadline = min(search.deadline, time.monotonic() + WEAKENING)
    chosen = list(candidate.relations)

    def drop(doubtful: Sequence[Relation]) -> None:
        """Takes out as many of them as the proof can do without: all at once, or else by halves."""
        nonlocal chosen, proof
        rest = [relation for relation in chosen if relation not in doubtful]
        weaker = search.proof(space.candidate(rest).contract, limit)
        if weaker is not None:
            chosen, proof = rest, weaker
        elif len(doubtful) > 1 and doubtful[0].strength not in TOGETHER:
            half = len(doubtful) // 2
            drop(doubtful[half:])
            drop(doubtful[:half])

    for strength in sorted({r.strength for r in chosen}, reverse=True):
        drop([r for r in chosen if r.strength is strength])
    return proof
