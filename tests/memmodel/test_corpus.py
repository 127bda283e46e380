"""The litmus corpora against hand-written verdict tables, both ways: wrong, missing and superfluous lines fail."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

import tileproof.memmodel
from tileproof.memmodel.verdict import Agreement, answer, load_litmus

CORPUS = Path(tileproof.memmodel.__file__).parent / "litmus"
HERE = Path(__file__).parent

# The rows of the table in memory-model.md section 5.
TABLE_ROWS = [
    "MP weak", "MP relaxed flag", "MP rel/acq", "MP rel/acq, no producer token", "MP rel/acq, no consumer token",
    "MP rel/acq tl_blk", "MP rel/acq unguarded", "MP all relaxed", "SB", "SB (also with rel/acq)", "LB", "LB+data",
    "CoRR tok", "CoRR no tok", "CoWW tok", "CoWR tok", "CoRW tok", "IRIW", "WRC / ISA2 rel-acq",
    "release chain through rmw", "2+2W relaxed", "RMW+RMW", "xchg alone", "xchg pair", "RMW tl_blk",
    "release chain broken by scope", "release carried on in the block",
    "device atomic vs weak load, one block, no tok", "RMW vs weak store",
    "one block, two weak stores, same place, no tok", "one block, store then load, no tok",
    "one store, two elements alias, weak", "one store, two elements alias, relaxed tl_blk",
    "last-block-done, acq_rel counter", "last-block-done, relaxed counter", "last-block-done, wrong initial value",
    "ticket", "lock", "lock, relaxed unlock", "lock, body not token-ordered after the cas",
]  # fmt: skip


def table(name: str) -> dict[str, dict[str, str]]:
    with (HERE / f"{name}-verdicts.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len({row["test"] for row in rows}) == len(rows), "a test appears twice"
    return {row["test"]: row for row in rows}


TILEIR, PTX = table("tileir"), table("ptx")


@pytest.mark.parametrize("format, rows", [("tileir", TILEIR), ("ptx", PTX)], ids=["tileir", "ptx"])
def test_table_and_files_name_the_same_tests(format: str, rows: dict[str, dict[str, str]]) -> None:
    assert {path.stem for path in (CORPUS / format).glob("*.litmus")} == set(rows)


def test_corpora_are_as_large_as_promised() -> None:
    assert len(TILEIR) >= 80
    assert len(PTX) >= 100


@pytest.mark.parametrize("name", sorted(TILEIR))
def test_tileir_verdict(name: str) -> None:
    test = load_litmus(CORPUS / "tileir" / f"{name}.litmus")
    result = answer(test)
    assert test.name == name
    assert result.agreement is Agreement.AGREES
    assert result.holds == (TILEIR[name]["holds"] == "true")
    assert result.race == (TILEIR[name]["race"] == "true")


@pytest.mark.parametrize("name", sorted(PTX))
def test_ptx_verdict(name: str) -> None:
    test = load_litmus(CORPUS / "ptx" / f"{name}.litmus")
    result = answer(test)
    assert test.name == name
    assert result.definite
    assert result.holds == (PTX[name]["holds"] == "true")


def test_every_verdict_cites_its_source() -> None:
    for row in TILEIR.values():
        assert re.match(r"memory-model\.md [1-5], .+|derived: .+", row["source"]), row
    for row in PTX.values():
        assert re.match(r"(derived: )?(PTX ISA|Lustig et al\. ASPLOS 2019).+", row["source"]), row


def test_every_row_of_the_specification_table_has_a_test() -> None:
    cited = {row["source"].removeprefix("memory-model.md 5, ").split(";")[0] for row in TILEIR.values()}
    assert set(TABLE_ROWS) - cited == set()
