"""Every theorem of the catalogue is proved, its controls have counterexamples, and its files are up to date."""

import pytest

from tileproof.proofs.catalogue import DEFINED_IN, select
from tileproof.proofs.export import STORED, texts
from tileproof.proofs.prove import TheoremResult, prove, solve
from tileproof.proofs.solvers import Answer, SolverProcess
from tileproof.proofs.theorem import Kind, Problem, Solver, Theorem

THEOREMS = select()
EACH_THEOREM = pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)


def test_the_catalogue_knows_every_theorem_by_its_id() -> None:
    assert [theorem.id for theorem in THEOREMS] == list(DEFINED_IN)


@pytest.fixture(scope="module")
def proved() -> dict[str, TheoremResult]:
    """All at once, so that lemmas that several theorems use are asked once."""
    return {result.theorem.id: result for result in prove()}


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """The exported text of every problem; a name that two theorems use must mean one problem."""
    found: dict[str, str] = {}
    for id in DEFINED_IN:
        for name, text in texts([id]).items():
            assert found.setdefault(name, text) == text, name
    return found


@EACH_THEOREM
def test_every_problem_is_answered_as_claimed_by_both_solvers(
    theorem: Theorem, proved: dict[str, TheoremResult]
) -> None:
    result = proved[theorem.id]
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
    for problem in theorem.problems:
        assert problem.statement.endswith("."), problem.name
        assert problem.solvers, problem.name


def test_no_lemma_follows_from_a_contradiction(files: dict[str, str]) -> None:
    """What a lemma assumes must not be refutable: most are shown to be satisfiable, none to be contradictory."""
    lemmas = {problem.name for theorem in THEOREMS for problem in theorem.problems if problem.kind is Kind.LEMMA}
    answers = {}
    with SolverProcess(Solver.Z3) as process:
        for name in lemmas:
            assumed, conclusion, _ = files[f"{name}.smt2"].partition("; negated conclusion")
            assert conclusion
            answers[name] = process.ask(f"{assumed}(check-sat)", 0.2).answer
    assert [name for name, answer in answers.items() if answer is Answer.UNSAT] == []
    assert sum(answer is Answer.SAT for answer in answers.values()) > len(answers) / 2


MARKED = {
    problem.name: (problem, solver)
    for theorem in THEOREMS
    for problem in theorem.problems
    for solver in Solver
    if solver not in problem.solvers
}


@pytest.mark.parametrize(("problem", "solver"), MARKED.values(), ids=MARKED)
def test_a_mark_that_only_one_solver_can_do_a_problem_is_true(problem: Problem, solver: Solver) -> None:
    (result,) = solve([problem], solver, timeout=1)
    assert result.reply.answer in (Answer.UNKNOWN, Answer.TIMEOUT), "the mark can go"


def test_every_lemma_can_be_done_by_both_solvers() -> None:
    assert [problem.name for problem, _ in MARKED.values() if problem.kind is Kind.LEMMA] == []


def test_the_stored_files_hold_the_problems(files: dict[str, str]) -> None:
    """Renew the files with ``tileproof prove --export proofs/smt2``."""
    stored = {path.name: path.read_text(encoding="utf-8") for path in STORED.glob("*")}
    assert sorted(stored) == sorted(files)
    # Releases of Z3 may break lines differently.
    assert [name for name, text in files.items() if text.split() != stored[name].split()] == []
