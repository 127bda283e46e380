"""Verifying one target: from its program and contract to obligations with verdicts."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from tileproof.errors import InputError
from tileproof.expressions import EvaluationError
from tileproof.ir.interpreter import Race
from tileproof.ir.program import Kernel
from tileproof.ir.reader import bytecode_without_debug
from tileproof.ir.target import Target
from tileproof.verifier import conflicts, contents, rules, witness
from tileproof.verifier.accesses import Access
from tileproof.verifier.conflicts import Layouts, Pair
from tileproof.verifier.decide import decide
from tileproof.verifier.evaluate import Model
from tileproof.verifier.execution import Check, Execution, OutOfTime, Unsupported
from tileproof.verifier.launch import ContractProblem, Launch, symbolic_launch
from tileproof.verifier.ordering import unordered
from tileproof.verifier.protocols import Protocols
from tileproof.verifier.replay import Shown, TooLarge, differing_results, search
from tileproof.verifier.report import (
    KernelReport,
    Kind,
    Obligation,
    Reason,
    Site,
    Status,
    Verdict,
    Witness,
    verdict_of,
)
from tileproof.verifier.solver import Answer, Solver
from tileproof.verifier.terms import FALSE, Bool, conjunction, const, fresh, le, negation, of_atom

DEFAULT_TIMEOUT = 60.0
"""Seconds for one kernel under one contract."""
REPLAY = 5.0
"""Seconds for running one counterexample; one that takes longer is checked by exact evaluation alone."""
ONE_OBLIGATION = 20.0
"""Seconds for one obligation at most."""

NO_LAUNCH = (
    "no launch satisfies this contract, so everything would be provable: "
    "its requirements contradict each other, or every launch they admit has no blocks"
)

__all__ = ["DEFAULT_TIMEOUT", "rules", "verify_target"]


def verify_target(target: Target, *, timeout: float = DEFAULT_TIMEOUT, explain: bool = False) -> KernelReport:
    """Verifies one kernel under one contract for all launches that the contract admits.

    ``explain``: of a race, two legal executions are run and their results compared.
    Never raises for what the target contains: a contract without meaning or
    without any launch gives the verdict ``error`` with a message, an operation
    that is not handled gives ``unknown``.
    """
    with fresh():
        return _verify(target, timeout, explain)


def _verify(target: Target, timeout: float, explain: bool) -> KernelReport:
    started = time.monotonic()
    try:
        launch = symbolic_launch(target.contract, _axes_read(target.entry))
    except ContractProblem as problem:
        return _report(target, started, Verdict.ERROR, message=str(problem))
    with Solver() as solver:
        run = _Run(target, launch, solver, started + timeout, explain)
        admitted = run.admitted()
        if admitted is Answer.UNSAT:
            return _report(target, started, Verdict.ERROR, launch.preconditions, message=NO_LAUNCH)
        obligations = (*run.vacuity(admitted), *run.obligations())
        preconditions = (*launch.preconditions, *run.protocols.preconditions)
    return _report(target, started, verdict_of(obligations), preconditions, obligations)


def _axes_read(kernel: Kernel) -> frozenset[int]:
    used = {id(v) for op in kernel.body.walk() for v in op.flat_operands}
    return frozenset(
        v.index for op in kernel.body.walk() if op.name == "get_tile_block_id" for v in op.results if id(v) in used
    )


def _report(
    target: Target,
    started: float,
    verdict: Verdict,
    preconditions: tuple[str, ...] = (),
    obligations: tuple[Obligation, ...] = (),
    message: str = "",
) -> KernelReport:
    canonical = raw = None
    if target.bytecode is not None:
        raw = hashlib.sha256(target.bytecode).hexdigest()
        canonical = hashlib.sha256(bytecode_without_debug(target.bytecode)).hexdigest()
    return KernelReport(
        kernel=target.kernel,
        contract=target.contract.name,
        file=target.file,
        line=target.line,
        bytecode_sha256=canonical,
        raw_sha256=raw,
        verdict=verdict,
        preconditions=preconditions,
        obligations=obligations,
        seconds=time.monotonic() - started,
        scope=target.scope,
        message=message,
    )


@dataclass(frozen=True, slots=True)
class _Question:
    """An obligation before it is decided: it is violated where ``known`` and ``violation`` hold together."""

    kind: Kind
    sites: tuple[Site, ...]
    known: tuple[Bool, ...]
    violation: Bool
    pair: Pair | None = None
    check: Check | None = None

    @property
    def subject(self) -> Pair | Check:
        found = self.pair or self.check
        assert found is not None
        return found


class _Run:
    def __init__(self, target: Target, launch: Launch, solver: Solver, deadline: float, explain: bool) -> None:
        self.explain = explain
        self.target = target
        self.launch = launch
        self.solver = solver
        self.deadline = deadline
        self.x = Execution(target, launch, solver, deadline)
        self.layouts = Layouts(self.x)
        self.protocols = Protocols(self.x)

    def _left(self) -> float:
        return self.deadline - time.monotonic()

    def admitted(self) -> Answer:
        """Whether some launch satisfies the contract and has a block: SAT only where one was seen."""
        stated = (*self.launch.facts, *self.launch.block_facts)
        facts = (*stated, *contents.facts(self.launch, stated))
        variables = {v for f in facts for v in f.variables}
        for guess in (1, 2, 16, 64, 128, 1024):
            model: Model = {v: 0 if not v.shared else max(v.lo or 0, min(guess, v.hi or guess)) for v in variables}
            if witness.replays(model, facts):
                return Answer.SAT
        result = self.solver.check(facts, 5.0)
        if result.answer is Answer.SAT and not witness.replays(result.model, facts):
            return Answer.UNKNOWN
        return result.answer

    def vacuity(self, admitted: Answer) -> Iterator[Obligation]:
        """Nothing is proved from preconditions that were not seen to be satisfiable."""
        if admitted is not Answer.SAT:
            yield Obligation(
                id="preconditions/0",
                kind=Kind.REACHABILITY,
                status=Status.UNKNOWN,
                sites=(),
                reason=Reason.SOLVER_GAVE_UP,
                detail="it is not known whether any launch satisfies the contract",
            )

    # --- obligations --------------------------------------------------------

    def obligations(self) -> Iterator[Obligation]:
        try:
            self.x.run()
        except Unsupported as unsupported:
            yield Obligation(
                id="support/0",
                kind=Kind.SUPPORT,
                status=Status.UNKNOWN,
                sites=(witness.site(unsupported.op),),
                reason=Reason.UNSUPPORTED_OPERATION,
                detail=str(unsupported),
            )
        except OutOfTime as over:
            yield Obligation(
                id="support/0",
                kind=Kind.SUPPORT,
                status=Status.UNKNOWN,
                sites=(witness.site(over.op),),
                reason=Reason.LIMIT,
                detail="the time was over before the kernel had been gone through",
            )
            return
        self.protocols.recognise()
        yield from self._reachability()
        for number, question in enumerate(self._questions()):
            yield self._decide(f"{question.kind.value}/{number}", question)

    def _questions(self) -> Iterator[_Question]:
        for check in self.x.checks:
            violation = conjunction(check.guard, negation(check.condition))
            known = (*self.launch.facts, *self.x.facts.of_instance((check.guard, check.condition)))
            yield _Question(check.kind, (witness.site(check.op),), known, violation, check=check)
        accesses = self.x.accesses
        for i, first in enumerate(accesses):
            for second in accesses[i:]:
                if (first.writes or second.writes) and self.launch.may_alias(first.array, second.array):
                    yield from self._collisions(first, second)

    def _collisions(self, first: Access, second: Access) -> Iterator[_Question]:
        sites = (witness.site(first.op), witness.site(second.op))
        if not conflicts.morally_strong(self.launch, first, second, same_block=False):
            p = conflicts.pair(self.x, first, second, same_block=False)
            violation = conjunction(
                conflicts.different_blocks(self.x, p),
                conflicts.meet(p, self.layouts),
                negation(self.protocols.orders(p)),
            )
            yield _Question(self._kind(first, second), sites, conflicts.known(self.x, p), violation, pair=p)
        if not conflicts.morally_strong(self.launch, first, second, same_block=True):
            p = conflicts.pair(self.x, first, second, same_block=True)
            violation = conjunction(unordered(p), conflicts.meet(p, self.layouts))
            kind = Kind.TOKEN_ORDER if self.launch.same_memory(first.array, second.array) else Kind.ALIAS
            yield _Question(kind, sites, conflicts.known(self.x, p), violation, pair=p)
            if first is second and first.lanes:
                yield self._internal(first)

    def _kind(self, first: Access, second: Access) -> Kind:
        if not self.launch.same_memory(first.array, second.array):
            return Kind.ALIAS
        if first.strong and second.strong:
            return Kind.SCOPE
        return Kind.BLOCK_DISJOINT_WRITES if first.writes and second.writes else Kind.BLOCK_READ_WRITE

    def _internal(self, access: Access) -> _Question:
        p = conflicts.pair(self.x, access, access, same_block=True)
        same = conjunction(*(conflicts.same(p, i) for i in access.iterations))
        violation: Bool = FALSE
        if access.tiling is None or not self.layouts.injective(access.tiling.tensor):
            meeting = conjunction(
                p.left.bool(access.mask), p.right.bool(access.mask), conflicts.bytes_meet(self.launch, p)
            )
            executed = conjunction(p.left.bool(access.guard), p.left.bool(access.inbounds))
            violation = conjunction(conflicts.different_lanes(p), same, executed, p.right.bool(access.guard), meeting)
        known = conflicts.known(self.x, p)
        return _Question(Kind.INTERNAL_OVERLAP, (witness.site(access.op),), known, violation, pair=p)

    # --- deciding -----------------------------------------------------------

    def _decide(self, id: str, question: _Question) -> Obligation:
        undecided = Obligation(id, question.kind, Status.UNKNOWN, question.sites)
        if question.violation is FALSE:
            return replace(undecided, status=Status.PROVED, method="folding")
        stated = (*question.known, question.violation)
        assertions = (*contents.facts(self.launch, stated), *self.protocols.facts(stated), *stated)
        found = decide(self.solver, assertions, min(ONE_OBLIGATION, self._left()))
        undecided = replace(undecided, method=found.method, seconds=found.seconds)
        relied = ", ".join(self.protocols.used) if question.pair is not None and not question.pair.same_block else ""
        match found.answer:
            case Answer.UNSAT:
                return replace(undecided, status=Status.PROVED, detail=f"protocols: {relied}" if relied else "")
            case Answer.SAT:
                return self._violated(question, assertions, found.model, undecided)
            case Answer.LIMIT:
                return replace(undecided, reason=Reason.LIMIT, detail=found.detail)
        return replace(undecided, reason=Reason.SOLVER_GAVE_UP, detail=found.detail)

    def _violated(
        self, question: _Question, assertions: Sequence[Bool], model: Model, undecided: Obligation
    ) -> Obligation:
        """A violation, once the interpreter has shown it (or, for a launch too large to run, its numbers hold)."""
        vague = witness.approximations(assertions)
        first, model = model, self._smaller(assertions) or model
        if not witness.replays(model, assertions):
            return replace(undecided, reason=Reason.WITNESS_NOT_REPLAYED)
        if (
            question.check is not None
            and question.kind is Kind.ASSUMPTION
            and question.check.condition is FALSE
            and not vague
        ):
            # A false assumption about an address: the interpreter has no addresses to show it with.
            return replace(undecided, status=Status.VIOLATED, witness=self._witness(question, model))
        shown = None
        try:
            shown = self._shown(question, model)
            if shown is None and vague and first is not model:
                model = first
                shown = self._shown(question, model)
        except TooLarge:
            if not vague:
                return replace(undecided, status=Status.VIOLATED, witness=self._witness(question, model))
        except (InputError, EvaluationError) as refused:
            return replace(undecided, reason=Reason.WITNESS_NOT_REPLAYED, detail=str(refused))
        if shown is None:
            if vague:
                detail = "a counterexample exists, but it rests on values that the analysis does not know: "
                return replace(undecided, reason=Reason.APPROXIMATED, detail=detail + ", ".join(vague))
            return replace(undecided, reason=Reason.WITNESS_NOT_REPLAYED)
        if vague and shown.race is not None:
            found = self._explained(witness.of_race(self.x, shown), shown)
            return replace(undecided, status=Status.VIOLATED, method="replay", witness=found)
        if vague:
            return replace(undecided, reason=Reason.APPROXIMATED, detail=", ".join(vague))
        found = self._explained(self._witness(question, model), shown)
        return replace(undecided, status=Status.VIOLATED, witness=found)

    def _explained(self, found: Witness, shown: Shown) -> Witness:
        """With two legal executions whose results differ, where that was asked for and seen."""
        if not self.explain or shown.race is None:
            return found
        with suppress(TooLarge, InputError, EvaluationError):
            return replace(found, explanation=(*found.explanation, differing_results(self.target, shown.setting)))
        return found

    def _shown(self, question: _Question, model: Model) -> Shown | None:
        """A run with the model's numbers that shows the violation: the race of these two operations, if any."""
        communicates = any(a.atomic for a in self.x.accesses) or any(a.strong for a in self.x.accesses)
        for setting in witness.settings(self.x, model, question.subject):
            for shown in search(self.target, setting, communicates=communicates, limit=REPLAY):
                if question.pair is not None and shown.race is not None and _is_of(shown.race, question):
                    return shown
                if question.check is not None and shown.undefined is not None:
                    return shown
                if question.pair is not None and shown.undefined is not None and not communicates:
                    return shown  # the launch is undefined before it comes to the race: a violation of its own
        return None

    def _witness(self, question: _Question, model: Model) -> Witness:
        if question.pair is not None:
            return witness.of_pair(self.x, question.pair, model, question.kind)
        assert question.check is not None
        return witness.of_check(self.x, question.check, model)

    def _smaller(self, assertions: Sequence[Bool]) -> Model | None:
        """A model with small sizes, which is easier to read; None if none was found quickly."""
        variables = sorted({v for a in assertions for v in a.variables if v.shared}, key=lambda v: v.name)
        for cap in (2, 8, 32, 128, 512, 4096, 65536):
            bounds = [le(as_poly, const(cap)) for v in variables if (as_poly := of_atom(v)).hi != v.lo]
            result = self.solver.check((*assertions, *bounds), 0.25)
            if result.answer is Answer.SAT:
                return result.model
        return None

    def _reachability(self) -> Iterator[Obligation]:
        """Every access can happen in some admitted launch; what cannot is said (it is proved vacuously)."""
        for access in self.x.accesses:
            terms = (access.guard, access.mask, access.inbounds)
            known = (*self.launch.facts, *self.x.facts.of_instance(terms))
            result = self.solver.check((*known, *terms), 1.0)
            if result.answer is not Answer.SAT:
                certain = result.answer is Answer.UNSAT
                yield Obligation(
                    id=f"reachability/{access.number}",
                    kind=Kind.REACHABILITY,
                    status=Status.UNKNOWN,
                    sites=(witness.site(access.op),),
                    reason=Reason.UNREACHABLE if certain else Reason.SOLVER_GAVE_UP,
                    detail="no admitted launch executes this access" if certain else "not seen to be executed",
                    informative=True,
                )


def _is_of(race: Race, question: _Question) -> bool:
    """Whether a race that a run showed is the one that the question is about."""
    p = question.pair
    assert p is not None
    if {race.first.op, race.second.op} != {p.first.op, p.second.op}:
        return False
    if question.kind is Kind.INTERNAL_OVERLAP:
        return race.first is race.second
    return race.first is not race.second and (race.first.block == race.second.block) == p.same_block
