"""Nothing is reported as a violation that running it does not show."""

from __future__ import annotations

from pathlib import Path

import pytest

from tileproof.ir.frontends import load
from tileproof.ir.target import Target
from tileproof.verifier import engine, witness
from tileproof.verifier.decide import Decision
from tileproof.verifier.engine import verify_target
from tileproof.verifier.replay import Setting, TooLarge, differing_results, search
from tileproof.verifier.report import Status, Verdict
from tileproof.verifier.rewriting import subterms
from tileproof.verifier.solver import Answer
from tileproof.verifier.terms import App, Predicate, Var

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"
BLOCKS = ((0, 0, 0), (1, 0, 0))


def target(file: str, kernel: str, contract: str = "default") -> Target:
    return next(t for t in load(ACCEPTANCE / file) if (t.kernel, t.contract.name) == (kernel, contract))


def races(kernel: str, setting: Setting) -> int:
    return sum(s.race is not None for s in search(target("core.py", kernel), setting, communicates=False, limit=10.0))


def test_a_race_is_shown_and_its_absence_too() -> None:
    setting = Setting({"n": 300}, {}, (3, 1, 1), blocks=BLOCKS)
    assert races("two_blocks_one_tile", setting) > 0
    assert races("add", setting) == 0


@pytest.mark.parametrize("blocks", [((0, 0, 0), (2, 0, 0)), ((1, 0, 0), (2, 0, 0))])
def test_a_witness_with_the_wrong_blocks_is_caught(blocks: tuple[tuple[int, int, int], ...]) -> None:
    assert races("two_blocks_one_tile", Setting({"n": 600}, {}, (5, 1, 1), blocks=blocks)) == 0


def test_numbers_that_do_not_satisfy_the_question_never_become_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that claims a counterexample to everything, with zeros for numbers."""

    def lying(solver: object, assertions: list[object], limit: float) -> Decision:
        terms = [t for t in subterms(assertions) if isinstance(t, (Var, App, Predicate))]  # type: ignore[arg-type]
        model = {t: False if isinstance(t, Predicate) else max(t.lo or 0, 0) for t in terms}
        return Decision(Answer.SAT, "a lie", 0.0, model)

    monkeypatch.setattr(engine, "decide", lying)
    report = verify_target(target("core.py", "copy_2d"))
    assert all(o.status is not Status.VIOLATED for o in report.obligations)
    assert report.verdict is not Verdict.VIOLATION


def test_numbers_that_only_evaluation_accepts_never_become_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the check by evaluation is broken as well, the run has the last word."""

    def lying(solver: object, assertions: list[object], limit: float) -> Decision:
        terms = [t for t in subterms(assertions) if isinstance(t, (Var, App, Predicate))]  # type: ignore[arg-type]
        return Decision(Answer.SAT, "a lie", 0.0, {t: False if isinstance(t, Predicate) else 1 for t in terms})

    monkeypatch.setattr(engine, "decide", lying)
    monkeypatch.setattr(witness, "replays", lambda model, assertions: True)
    report = verify_target(target("core.py", "add"))
    assert all(o.status is not Status.VIOLATED for o in report.obligations)


def test_large_launches_are_not_run() -> None:
    with pytest.raises(TooLarge):
        races("add", Setting({"n": 2**30}, {}, (2**22, 1, 1), blocks=BLOCKS))


@pytest.mark.parametrize(
    ("kernel", "differs"),
    [pytest.param("shift_in_place", True, id="a race"), pytest.param("accumulate_in_memory", False, id="no race")],
)
def test_two_legal_executions(kernel: str, differs: bool) -> None:
    scalars = {"n_iter": 3} if kernel == "accumulate_in_memory" else {}
    told = differing_results(target("core.py", kernel), Setting({"n": 300}, scalars, (3, 1, 1)))
    assert told.startswith("Two legal executions") == differs


def test_explain_adds_the_two_executions() -> None:
    plain = verify_target(target("core.py", "shift_in_place"))
    told = verify_target(target("core.py", "shift_in_place"), explain=True)
    (before,) = (o.witness for o in plain.obligations if o.witness)
    (after,) = (o.witness for o in told.obligations if o.witness)
    assert len(after.explanation) == len(before.explanation) + 1
    assert "Two legal executions" in after.explanation[-1]
