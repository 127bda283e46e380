import json
import sys
from pathlib import Path
from types import ModuleType

import pytest
import z3
from click.testing import CliRunner

from tileproof.proofs import catalogue
from tileproof.proofs.command import prove
from tileproof.proofs.theorem import Control, Lemma, Solver, Theorem, Witness

a, b = z3.Ints("a b")
ORDER = Lemma("order", "a < b implies a <= b.", (a, b), {"order": a < b}, a <= b)
FALSE = Lemma("false", "a <= b implies a < b.", (a, b), {"order": a <= b}, a < b)
ONE_SOLVER = Lemma("one", "a = a.", (a,), {}, a == a, solvers=frozenset({Solver.CVC5}))
FERMAT = Lemma(
    "fermat",
    "No two positive cubes add up to a cube (which neither solver shows).",
    (a, b),
    {"positive": z3.And(a > 0, b > 0)},
    a * a * a + b * b * b != z3.Int("c") * z3.Int("c") * z3.Int("c"),
)


def theorem(id: str, lemma: Lemma) -> Theorem:
    return Theorem(id, f"The {id} one", "Words.", "here", ("tests",), (lemma,), (), ())


SMALL = {
    "good": Theorem(
        "good",
        "A true one",
        "Words.",
        "here",
        ("tests",),
        (ORDER,),
        (Control("order.control", "Dropped.", ORDER, ["order"]),),
        (Witness(ORDER),),
    ),
    "bad": theorem("bad", FALSE),
    "hard": theorem("hard", FERMAT),
    "one-sided": theorem("one-sided", ONE_SOLVER),
}


@pytest.fixture(autouse=True)
def small_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("tileproof.proofs.small")
    module.THEOREMS = tuple(SMALL.values())  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(catalogue, "DEFINED_IN", dict.fromkeys(SMALL, "small"))


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["good"], 0, "proved"),
        (["good", "--solver", "z3"], 0, "proved"),
        (["good", "--details"], 0, "order.control"),
        (["one-sided"], 0, "proved, 1 left to the other solver"),
        (["one-sided", "--solver", "z3"], 3, "one: only cvc5 can do it, which was not asked"),
        (["bad"], 1, "false: z3 answered sat, not unsat: a <= b implies a < b."),
        (["good", "bad", "hard", "--timeout", "0.5"], 1, "refuted"),
        (["hard", "--timeout", "0.5"], 3, "undecided"),
        (["nonsense"], 2, "no theorem is called 'nonsense'; there are: good, bad, hard, one-sided"),
        (["good", "--solver", "yices"], 2, "'yices' is not one of"),
        (["good", "--timeout", "0"], 2, "0.0 is not in the range"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_table_and_exit_status(arguments: list[str], status: int, says: str) -> None:
    result = CliRunner().invoke(prove, arguments)
    assert result.exit_code == status, result.output
    assert says in " ".join(result.output.split())


def test_a_solver_that_is_not_installed_is_wrong_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tileproof.proofs.solvers.installed", lambda solver: solver is Solver.Z3)
    assert CliRunner().invoke(prove, ["good", "--solver", "z3"]).exit_code == 0
    result = CliRunner().invoke(prove, ["good"])
    assert result.exit_code == 2
    assert "cvc5 is not installed" in result.output


def test_json() -> None:
    result = CliRunner().invoke(prove, ["good", "bad", "--format", "json"])
    report = json.loads(result.stdout)
    assert report["schema"] == "tileproof.proofs/1"
    assert set(report["solvers"]) == {"z3", "cvc5"}
    assert [(t["id"], t["holds"]) for t in report["theorems"]] == [("good", True), ("bad", False)]
    answers = {
        (p["name"], p["kind"], p["solver"]): (p["expected"], p["answer"])
        for t in report["theorems"]
        for p in t["problems"]
    }
    for solver in ("z3", "cvc5"):
        assert answers["order", "lemma", solver] == ("unsat", "unsat")
        assert answers["order.control", "control", solver] == ("sat", "sat")
        assert answers["order.hypotheses", "witness", solver] == ("sat", "sat")
        assert answers["false", "lemma", solver] == ("unsat", "sat")


def test_export_writes_the_problems_and_solves_nothing(tmp_path: Path) -> None:
    result = CliRunner().invoke(prove, ["bad", "good", "--export", str(tmp_path / "smt2")])
    assert result.exit_code == 0
    assert {path.name for path in (tmp_path / "smt2").iterdir()} == {
        "false.smt2", "order.smt2", "order.control.smt2", "order.hypotheses.smt2",
    }  # fmt: skip
    assert "4 files" in result.output
