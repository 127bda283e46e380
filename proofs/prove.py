"""Discharging theorems with both solvers, side by side, each in a child process."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from .catalogue import select
from .smtlib import smtlib
from .solvers import Answer, Reply, SolverProcess
from .theorem import Problem, Solver, Theorem

DEFAULT_TIMEOUT = 60.0


@dataclass(frozen=True, slots=True)
class Result:
    """What one solver said to one problem."""

    problem: Problem
    solver: Solver
    reply: Reply

    @property
    def as_claimed(self) -> bool:
        """The answer is the one that the theorem needs: anything else, a time-out too, is not."""
        return self.reply.answer.value == self.problem.kind.expected

    @property
    def contrary(self) -> bool:
        """The solver found the opposite: a lemma is refuted, or a control turns out to hold."""
        return self.reply.answer in (Answer.SAT, Answer.UNSAT) and not self.as_claimed


@dataclass(frozen=True, slots=True)
class TheoremResult:
    """What the solvers said to the problems of one theorem; a problem that none of them was asked is in ``unasked``."""

    theorem: Theorem
    results: tuple[Result, ...]
    unasked: tuple[Problem, ...]

    @property
    def holds(self) -> bool:
        """Every problem was answered as claimed by every solver that was asked, and one was."""
        return not self.unasked and all(result.as_claimed for result in self.results)

    @property
    def refuted(self) -> bool:
        return any(result.contrary for result in self.results)

    def seconds(self, solver: Solver) -> float:
        return sum(result.reply.seconds for result in self.results if result.solver is solver)


def solve(
    problems: Iterable[Problem],
    solver: Solver,
    timeout: float = DEFAULT_TIMEOUT,
    progress: Callable[[Result], None] = lambda _: None,
) -> list[Result]:
    """Ask ``solver`` each of ``problems``, marked for it or not, for at most ``timeout`` seconds each."""
    return _ask([(problem, smtlib(problem)) for problem in problems], solver, timeout, progress)


def prove(
    names: Sequence[str] = (),
    *,
    solvers: Collection[Solver] = tuple(Solver),
    timeout: float = DEFAULT_TIMEOUT,
    progress: Callable[[Result], None] = lambda _: None,
) -> list[TheoremResult]:
    """Discharge the theorems called ``names`` (all if none is given), each problem by each solver it is marked for.

    A lemma that several theorems use is asked once.  ``progress`` is called
    from a thread per solver.  Unknown names raise
    :class:`~tileproof.proofs.catalogue.UnknownTheorem`.
    """
    theorems = [(theorem, theorem.problems) for theorem in select(names)]
    distinct = {problem.name: problem for _, problems in theorems for problem in problems}
    # The texts are made here, before the threads start: Z3's terms belong to one thread.
    texts = [(problem, smtlib(problem)) for problem in distinct.values()]
    with ThreadPoolExecutor(max(1, len(solvers))) as pool:
        runs = [
            pool.submit(_ask, [pair for pair in texts if solver in pair[0].solvers], solver, timeout, progress)
            for solver in solvers
        ]
    answered: dict[str, list[Result]] = {name: [] for name in distinct}
    for run in runs:
        for result in run.result():
            answered[result.problem.name].append(result)
    return [
        TheoremResult(
            theorem,
            tuple(result for problem in problems for result in answered[problem.name]),
            tuple(problem for problem in problems if not answered[problem.name]),
        )
        for theorem, problems in theorems
    ]


def _ask(
    texts: Sequence[tuple[Problem, str]], solver: Solver, timeout: float, progress: Callable[[Result], None]
) -> list[Result]:
    results = []
    with SolverProcess(solver) as process:
        for problem, text in texts:
            results.append(Result(problem, solver, process.ask(text, timeout)))
            progress(results[-1])
    return results
