"""Every theorem of the catalogue is proved, its controls have counterexamples, and its files are up to date."""

import pytest

from tileproof.proofs.catalogue import THEOREMS
from tileproof.proofs.export import STORED, texts
from tileproof.proofs.prove import prove, solve
from tileproof.proofs.solvers import Answer
from tileproof.proofs.theorem import Kind, Problem, Solver, Theorem

EACH_THEOREM = pytest.mark.parametrize("theorem", THEOREMS.values(), ids=lambda theorem: theorem.id)


@EACH_THEOREM
def test_every_problem_is_answered_as_claimed_by_both_solvers(theorem: Theorem) -> None:
    (result,) = prove([theorem.id])
    wrong = [
        f"{r.problem.name}: {r.solver.value} {r.reply.answer.value} {r.reply.reason}"
        for r in result.results
        if not r.as_claimed
    ]
    assert wrong == []
    assert result.holds


@EACH_THEOREM
def test_the_theorem_says_what_it_is_and_is_shown_not_to_be_vacuous(theorem: Theorem) -> None:
    assert theorem.title
    assert theorem.statement.endswith(".")
    assert theorem.source
    assert theorem.used_by
    assert theorem.conclusions
    assert theorem.controls
    assert theorem.witnesses
    for problem in theorem.problems():
        assert problem.statement.endswith("."), problem.name
        assert problem.solvers, problem.name


MARKED = {
    problem.name: (problem, solver)
    for theorem in THEOREMS.values()
    for problem in theorem.problems()
    for solver in Solver
    if solver not in problem.solvers
}


@pytest.mark.parametrize(("problem", "solver"), MARKED.values(), ids=MARKED)
def test_a_mark_that_only_one_solver_can_do_a_problem_is_true(problem: Problem, solver: Solver) -> None:
    (result,) = solve([problem], solver, timeout=1)
    assert result.reply.answer in (Answer.UNKNOWN, Answer.TIMEOUT), "the mark can go"


def test_no_lemma_is_marked_so_far() -> None:
    assert [problem.name for problem, _ in MARKED.values() if problem.kind is Kind.LEMMA] == []


def test_the_stored_files_are_those_of_the_catalogue() -> None:
    """Renew them with ``tileproof prove --export proofs/smt2``."""
    stored = {path.name: path.read_text(encoding="utf-8") for path in STORED.glob("*")}
    expected = texts()
    assert sorted(stored) == sorted(expected)
    # Releases of Z3 may break lines differently.
    assert [name for name, text in expected.items() if text.split() != stored[name].split()] == []


def test_problems_of_one_name_are_one_problem() -> None:
    separate = [texts([id]) for id in THEOREMS]
    together = texts()
    for one in separate:
        assert all(together[name] == text for name, text in one.items())
