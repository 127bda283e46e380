"""Loops: spinning is exact, other loops are cut at the stated bound; programs that go wrong are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import tileproof.memmodel
from tileproof.memmodel.explorer import everything, explore
from tileproof.memmodel.paths import ProgramError
from tileproof.memmodel.verdict import Agreement, answer, load_litmus, parse_litmus

FRAME = "TileIR t\nmemory {\n X: i32 = 0\n Y: i32 = 0\n A: i32[2] = 0\n}\n"


def tileir(*blocks: str, question: str = "race") -> str:
    return FRAME + "".join(f"block {i} {b}\n" for i, b in enumerate(blocks)) + question + "\n"


WRITER = "chained {\n store weak X, 1\n store release device Y, 1\n}"
LOOPS = {
    "spin": "chained {\n loop {\n r0 = load acquire device Y\n break if r0 == 1\n }\n r1 = load weak X\n}",
    "spin-cas": "chained {\n loop {\n r0 = cas acquire device Y, 1, 2\n break if r0 == 1\n }\n r1 = load weak X\n}",
    "spin-two-reads": "chained {\n"
    " loop {\n r2 = load relaxed device X\n r0 = load acquire device Y\n break if r0 == 1\n }\n}",
    "spin-in-the-middle": "chained {\n r1 = load relaxed device Y\n"
    " loop {\n r0 = load acquire device Y\n break if r0 == 1\n }\n}",
    "spin-token-rotates": "{\n t = make_token\n u = make_token\n loop {\n r0, v = load relaxed device Y token t\n"
    " t = join u\n u = join v\n break if r0 == 1\n }\n r1 = load weak X token t\n}",
}  # fmt: skip


def unrolled(loop: str, rounds: int) -> str:
    """The loop written out: ``rounds`` iterations nested in conditions, the last one not repeated."""
    before, rest = loop.split(" loop {\n", 1)
    body, after = rest.split(" }\n", 1)
    *statements, leave = body.strip("\n").split("\n")
    condition = leave.split(" if ", 1)[1].replace("==", "!=")
    text = ""
    for _ in range(rounds - 1):
        text += "\n".join(statements) + f"\n if {condition} {{\n"
    text += "\n".join(statements) + "\n" + " }\n" * (rounds - 1)
    return f"{before}{text} if {condition.replace('!=', '==')} {{\n{after.removesuffix('}')} }}\n}}"


@pytest.mark.parametrize("name", sorted(LOOPS))
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_spinning_finds_the_outcomes_and_races_of_longer_unrollings(name: str, rounds: int) -> None:
    """Executions that leave the loop within ``rounds`` iterations, against the explorer's at most one failing one."""
    wanted = f"filter (P1:r0 = 1)\nexists (P1:r0 = 1)\nlocations [{'P1:r1, ' if 'r1 =' in LOOPS[name] else ''}X, Y]"
    spinning = explore(parse_litmus(tileir(WRITER, LOOPS[name], question=wanted)))
    written_out = explore(parse_litmus(tileir(WRITER, unrolled(LOOPS[name], rounds), question=wanted)))
    left = {outcome for outcome in written_out.outcomes if dict(outcome)["P1:r0"] == 1}
    if name != "spin-token-rotates":
        assert not spinning.cut
    assert left <= set(spinning.outcomes)
    assert left == set(spinning.outcomes) or rounds == 1
    if rounds > 1 and name != "spin-token-rotates":
        assert written_out.racy == spinning.racy


def test_iterations_whose_token_order_changes_are_not_taken_for_spinning() -> None:
    found = explore(parse_litmus(tileir(WRITER, LOOPS["spin-token-rotates"])), bound=4)
    assert found.racy and found.cut


def test_a_loop_that_writes_is_cut_at_the_bound_and_left_undecided() -> None:
    loop = "chained {\n loop {\n r0 = xchg acquire device Y, 5\n break if r0 == 1\n }\n}"
    test = parse_litmus(tileir(loop, question="~exists (P0:r0 = 7)"))
    for bound in (1, 3):
        result = answer(test, bound=bound)
        assert result.exploration.cut and result.agreement is Agreement.UNDECIDED
        assert result.as_json()["bound"] == bound


def test_a_found_witness_is_definite_in_spite_of_the_bound() -> None:
    code = """PTX t
{ x=0; }
 P0@cta 0,gpu 0 | P1@cta 1,gpu 0 ;
 LC00: | st.relaxed.gpu x, 1 ;
 atom.relaxed.gpu.exch r0, x, 0 | ;
 bne r0, 1, LC00 | ;
exists (P0:r0 = 1)
"""
    result = answer(parse_litmus(code))
    assert result.exploration.cut and result.holds and result.definite


def test_counted_loops_are_not_bounded() -> None:
    body = "{\n r0 = 0\n loop {\n r0 = r0 + 1\n break if r0 == 20\n }\n}"
    result = answer(parse_litmus(tileir(body, question="forall (P0:r0 = 20)")))
    assert result.holds and result.definite


def test_a_poll_that_counts_its_attempts_is_not_spinning() -> None:
    """Each round changes a register that decides later: all of them are explored."""
    reader = (
        "chained {\n n = 0\n loop {\n r0 = load acquire device Y\n n = n + 1\n"
        " break if r0 == 1\n break if n == 3\n }\n}"
    )
    for rounds, seen in [(1, 1), (2, 1), (3, 1), (3, 0)]:
        question = f"exists (P1:n = {rounds} /\\ P1:r0 = {seen})"
        result = answer(parse_litmus(tileir(WRITER, reader, question=question)))
        assert result.holds and result.definite
    question = "~exists (P1:n < 3 /\\ P1:r0 = 0 \\/ P1:n > 3)"
    assert answer(parse_litmus(tileir(WRITER, reader, question=question))).agreement is Agreement.NOTHING_EXPECTED


def test_an_endless_loop_has_no_final_state() -> None:
    found = explore(parse_litmus("PTX t\n{ x=0; }\n P0@cta 0,gpu 0 ;\n LC00: ;\n goto LC00 ;\nexists (x=0)\n"))
    assert (found.executions, found.cut) == (0, False)


@pytest.mark.parametrize(
    "block, line, message",
    [
        ("{\n store weak A[2], 1\n}", 8, "the index can leave the array"),
        ("{\n r0 = load relaxed device X\n store weak A[r0 - 1], 1\n}", 9, "the index can leave the array"),
        ("{\n store weak X, r9\n}", 8, "register r9 has no value"),
        ("{\n store weak X, 1 token t\n}", 8, "token t has no value"),
        ("{\n store weak X, {1, 2}[2]\n}", 8, "lane 2 of a tile of 2"),
        ("{\n store weak {A[0], A[1]}, {1, 2, 3}\n}", 8, "a tile of 3 lanes meets one of 2"),
        ("{\n r0 = 1 / 0\n}", 8, "division by zero"),
        ("{\n if {1, 1} {\n }\n}", 8, "a scalar is needed here"),
    ],
)
def test_programs_that_go_wrong(block: str, line: int, message: str) -> None:
    with pytest.raises(ProgramError, match=message) as error:
        explore(parse_litmus(tileir(block), "f.litmus"))
    assert str(error.value).startswith(f"f.litmus:{line}:")


def test_division_by_a_value_that_may_be_zero_is_refused_where_it_happens() -> None:
    text = tileir("{\n r0 = load relaxed device X\n r1 = 4 / r0\n}", question="exists (P0:r1 = 4)")
    with pytest.raises(ProgramError, match="division by zero"):
        explore(parse_litmus(text))


def test_an_index_that_stays_inside_in_every_execution_is_fine() -> None:
    blocks = ["{\n i = add relaxed device X, 1\n store weak A[i], 1\n}"] * 2
    assert not explore(parse_litmus(tileir(*blocks))).racy


@pytest.mark.parametrize("name", ["RMW-three-blocks", "last-block-acq_rel-three", "lock", "chain-two-rmw"])
def test_symmetry_changes_nothing(name: str) -> None:
    test = load_litmus(Path(tileproof.memmodel.__file__).parent / "litmus" / "tileir" / f"{name}.litmus")
    names = everything(test)
    reduced, full = explore(test, observe=names), explore(test, observe=names, use_symmetry=False)
    assert (reduced.executions, reduced.outcomes) == (full.executions, full.outcomes)
    assert reduced.racy == full.racy


@pytest.mark.parametrize(
    "places",
    [
        ["cta 0,gpu 0", "cta 0,gpu 0", "cta 1,gpu 0"],
        ["cta 0,gpu 0", "cta 1,gpu 0", "cta 2,gpu 0"],
        ["cta 0,gpu 0", "cta 1,gpu 0", "cta 0,gpu 1"],
        ["cta 0,gpu 0", "cta 0,gpu 0", "cta 0,gpu 0"],
    ],
    ids="+".join,
)
@pytest.mark.parametrize("scope", ["cta", "gpu"])
def test_symmetry_respects_where_threads_run(places: list[str], scope: str) -> None:
    row = " | ".join(f"P{i}@{place}" for i, place in enumerate(places))
    code = " | ".join([f"atom.relaxed.{scope}.cas r0, x, 0, 1"] * 3)
    test = parse_litmus(f"PTX t\n{{ x=0; }}\n{row} ;\n{code} ;\nexists (x = 1)\n")
    names = everything(test)
    reduced, full = explore(test, observe=names), explore(test, observe=names, use_symmetry=False)
    assert (reduced.executions, reduced.outcomes) == (full.executions, full.outcomes)
