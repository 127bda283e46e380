"""The framework must not let anything pass as proved that is not."""

import pytest
import z3

from tileproof.proofs.prove import TheoremResult, solve
from tileproof.proofs.smtlib import Signature, smtlib
from tileproof.proofs.solvers import Answer, SolverProcess
from tileproof.proofs.theorem import Control, Induction, Kind, Lemma, Problem, Solver, Theorem, Witness

n, a, b = z3.Ints("n a b")
square = z3.Function("square", z3.IntSort(), z3.IntSort())
SQUARES = {
    "square of 0": square(0) == 0,
    "square of n + 1": z3.ForAll([n], z3.Implies(n >= 0, square(n + 1) == square(n) + 2 * n + 1)),
}
TRUE = Lemma("true", "a < b implies a <= b.", (a, b), {"order": a < b}, a <= b)
FALSE = Lemma("false", "a <= b implies a < b.", (a, b), {"order": a <= b}, a < b)
INDUCTIVE = Induction("inductive", "square(n) is n squared.", (n,), SQUARES, square(n) == n * n)
WRONG_BASE = Induction("wrong-base", "square(n) > 0.", (n,), SQUARES, square(n) > 0)
WRONG_STEP = Induction("wrong-step", "square(n) <= 100.", (n,), SQUARES, square(n) <= 100)


@pytest.mark.parametrize("solver", list(Solver), ids=lambda solver: solver.value)
@pytest.mark.parametrize(
    ("lemma", "answers"),
    [
        (TRUE, ["unsat"]),
        (FALSE, ["sat"]),
        (INDUCTIVE, ["unsat", "unsat"]),
        (WRONG_BASE, ["not unsat", "unsat"]),
        (WRONG_STEP, ["unsat", "not unsat"]),
    ],
    ids=lambda value: value.name if isinstance(value, Lemma) else "",
)
def test_a_lemma_is_proved_exactly_if_it_holds(lemma: Lemma, answers: list[str], solver: Solver) -> None:
    found = [result.reply.answer for result in solve(lemma.problems, solver, timeout=2)]
    for answer, expected in zip(found, answers, strict=True):
        assert (answer is not Answer.UNSAT) if expected == "not unsat" else (answer.value == expected)


@pytest.mark.parametrize(
    ("known", "formula"),
    [([], z3.Implies(z3.And(b < 3), b <= 3)), ([a < 3], z3.Implies(z3.And(b < 3), b <= 3)), ([a < 3, b < 3], b <= 3)],
    ids=["nothing known", "something else known", "premise known"],
)
def test_an_instance_is_the_claim_for_the_given_terms(known: list[z3.BoolRef], formula: z3.BoolRef) -> None:
    assert z3.eq(TRUE.at(b, 3).formula(known), formula)


def test_what_is_known_of_a_constant_is_not_known_of_a_bound_variable_of_its_name() -> None:
    assert z3.eq(TRUE.everywhere().formula([a < b]), z3.ForAll([a, b], z3.Implies(z3.And(a < b), a <= b)))


def test_an_instance_of_an_induction_assumes_that_its_variable_is_a_natural_number() -> None:
    claim = Induction("claim", "", (n,), {}, square(n) == n * n).at(-1).formula()
    solver = z3.Solver()
    solver.add(claim, square(-1) == 5)
    assert solver.check() == z3.sat


def test_instances_need_a_term_for_every_variable() -> None:
    with pytest.raises(ValueError, match="true has 2 variables, 1 terms given"):
        TRUE.at(a)


def test_hypotheses_must_not_mention_the_induction_variable() -> None:
    with pytest.raises(ValueError, match="bad: a hypothesis mentions the induction variable n"):
        Induction("bad", "", (n,), {"small": n < 3}, square(n) >= 0)


def test_a_bound_variable_of_the_same_name_is_not_the_induction_variable() -> None:
    Induction("good", "", (n,), {"everywhere": z3.ForAll([n], square(n) >= 0)}, square(n) >= 0)


@pytest.mark.parametrize("dropped", [[], ["ordre"]], ids=["nothing", "a misspelt hypothesis"])
def test_a_control_must_change_hypotheses_that_exist(dropped: list[str]) -> None:
    with pytest.raises(ValueError, match="must change hypotheses of true"):
        Control("control", "", TRUE, dropped)


def test_two_lemmas_of_one_name_are_refused() -> None:
    twin = Lemma("true", "Another one.", (), {}, z3.BoolVal(True))
    theorem = Theorem("t", "", "", "", (), (TRUE, twin), (), ())
    with pytest.raises(ValueError, match="two lemmas are called true"):
        theorem.lemmas()


def test_a_lemma_comes_after_what_it_uses() -> None:
    user = Lemma("user", "", (), {"order": a < b}, a <= b + 1, [TRUE.at(a, b)])
    theorem = Theorem("t", "", "", "", (), (user,), (), ())
    assert theorem.lemmas() == (TRUE, user)


def result_of(theorem: Theorem, solver: Solver = Solver.Z3) -> TheoremResult:
    problems = theorem.problems
    results = solve([p for p in problems if solver in p.solvers], solver, timeout=2)
    asked = {result.problem.name for result in results}
    return TheoremResult(theorem, tuple(results), tuple(p for p in problems if p.name not in asked))


@pytest.mark.parametrize(
    ("theorem", "holds", "refuted"),
    [
        (
            Theorem("good", "", "", "", (), (TRUE,), (Control("c", "", TRUE, drop=["order"]),), (Witness(TRUE),)),
            True,
            False,
        ),
        (Theorem("false lemma", "", "", "", (), (FALSE,), (), ()), False, True),
        (
            Theorem("idle hypothesis", "", "", "", (), (), (Control("c", "", TRUE, instead={"order": a < b - 1}),), ()),
            False,
            True,
        ),
        (
            Theorem(
                "vacuous", "", "", "", (), (), (), (Witness(Lemma("v", "", (), {"x": a < b, "y": b < a}, a == b)),)
            ),
            False,
            True,
        ),
        (
            Theorem(
                "not asked", "", "", "", (), (Lemma("l", "", (), {}, a == a, solvers=frozenset({Solver.CVC5})),), (), ()
            ),
            False,
            False,
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Theorem) else "",
)
def test_a_theorem_holds_if_every_answer_is_as_claimed(theorem: Theorem, holds: bool, refuted: bool) -> None:
    result = result_of(theorem)
    assert (result.holds, result.refuted) == (holds, refuted)


@pytest.mark.parametrize(
    ("formula", "name"),
    [
        (z3.Bool("p"), "QF_UF"),
        (a < b, "QF_LIA"),
        (2 * a < b, "QF_LIA"),
        (a * b < b, "QF_NIA"),
        (a / 2 < b, "QF_LIA"),
        (a % b == 0, "QF_NIA"),
        (square(a) < b, "QF_UFLIA"),
        (z3.ForAll([a], square(a) < a * b), "UFNIA"),
        (z3.Const("e", z3.DeclareSort("E")) == z3.Const("f", z3.DeclareSort("E")), "QF_UF"),
        (z3.BitVec("v", 8) + 1 == 0, "QF_BV"),
        (z3.FP("x", z3.Float32()) < 1, "QF_FP"),
    ],
    ids=str,
)
def test_the_logic_is_the_smallest_that_fits_and_cvc5_agrees(formula: z3.BoolRef, name: str) -> None:
    assert Signature([formula]).logic() == name
    problem = Problem("p", "", Kind.WITNESS, (("it", formula),))
    (result,) = solve([problem], Solver.CVC5, timeout=2)
    assert result.reply.answer is not Answer.ERROR, result.reply.reason


def test_the_exported_text_says_what_the_formulas_say() -> None:
    for problem in (*TRUE.problems, *INDUCTIVE.problems):
        read = z3.parse_smt2_string(smtlib(problem))
        assert len(read) == len(problem.assertions)
        for formula, (_, original) in zip(read, problem.assertions, strict=True):
            assert str(formula) == str(original)


def test_a_solver_that_oversteps_its_limit_is_killed_and_the_next_problem_gets_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tileproof.proofs.solvers.GRACE_SECONDS", 0.0)
    easy = smtlib(TRUE.problems[0])
    with SolverProcess(Solver.Z3) as process:
        assert process.ask(easy, 0.0).answer is Answer.TIMEOUT  # killed before it has even started
        monkeypatch.undo()
        assert process.ask(easy, 10.0).answer is Answer.UNSAT


@pytest.mark.parametrize("solver", list(Solver), ids=lambda solver: solver.value)
def test_a_text_that_a_solver_cannot_read_is_an_error(solver: Solver) -> None:
    with SolverProcess(solver) as process:
        reply = process.ask("(set-logic QF_LIA)(assert (< a 1))(check-sat)", 5.0)
    assert reply.answer is Answer.ERROR
    assert "a" in reply.reason
