"""Text reports, whole and exact: they are what a kernel author reads."""

import importlib.util
import os
import pathlib

import pytest

from tileproof.verifier.rendering.text import kernel_text, shown_path, summary, text_report
from tileproof.verifier.rendering.words import KINDS, REASONS, VERDICT_COLOURS
from tileproof.verifier.report import Kind, Obligation, Reason, Site, Status, Verdict

_spec = importlib.util.spec_from_file_location("samples", pathlib.Path(__file__).with_name("samples.py"))
samples = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(samples)

EXPECTED = {
    "proved": """\
proved  /k/core.py:33  halves, contract default
    for all launches in which
        0 <= n
        grid is (cdiv(n, TILE), 1, 1)
    note: never executed (/k/core.py:35)
    1 of 1 obligations proved in 0.12 s
""",
    "proved launch": """\
proved  /k/core.py:33  halves, contract default
    for this launch
    1 of 1 obligations proved in 0.12 s
""",
    "violation": """\
violation  /k/core.py:33  halves, contract default
  two blocks write the same element, in no order [block-disjoint-writes]
    block (0, 0, 0) writes out[0] (byte 0)
        /k/core.py:36: ct.store(out, (i // 2,), v)
    block (1, 0, 0), iteration t = 3, iteration 0 of the loop at line 34, writes out[0] (byte 0)
        /k/core.py:36: ct.store(out, (i // 2,), v)
    With n = 129, blocks 0 and 1 both have i // 2 = 0.
    So both store tile 0 of out.
    with index[0] = 5, index[7] = -5
    to settle it: make the blocks' tiles disjoint, or state in the contract the grid and sizes for which they are
  not decided: whether one block accesses an element twice, at least once to write it, and no token orders the two \
[token-order]
    /k/core.py:35: v = ct.load(x, (i,), (TILE,))
    /k/core.py:36: ct.store(out, (i // 2,), v)
    because the limit of time or memory was reached: 10 s of solving
    what to do: raise --timeout, or narrow the sizes with requires in the contract
    1 of 3 obligations proved in 0.12 s
""",
    "violation without explanation": """\
violation  /k/core.py:33  halves, contract default
  two blocks write the same element, in no order [block-disjoint-writes]
    block (0, 0, 0) writes out[0] (byte 0)
        /k/core.py:36: ct.store(out, (i // 2,), v)
    block (1, 0, 0), iteration t = 3, iteration 0 of the loop at line 34, writes out[0] (byte 0)
        /k/core.py:36: ct.store(out, (i // 2,), v)
    with n = 129, rows = -1, grid (2, 1, 1), index[0] = 5, index[7] = -5
    to settle it: make the blocks' tiles disjoint, or state in the contract the grid and sizes for which they are
    0 of 1 obligations proved in 0.12 s
""",
    "unknown": """\
unknown  /k/core.py:33  halves, contract default
  not decided: whether one block accesses an element twice, at least once to write it, and no token orders the two \
[token-order]
    /k/core.py:35: v = ct.load(x, (i,), (TILE,))
    /k/core.py:36: ct.store(out, (i // 2,), v)
    because the limit of time or memory was reached: 10 s of solving
    what to do: raise --timeout, or narrow the sizes with requires in the contract
  an operation is outside what can be verified [support]
    offset
    because an operation is not supported
    what to do: rewrite the kernel without the operation named above
    for all launches up to the bound 8 in which
        0 <= n
        grid is (cdiv(n, TILE), 1, 1)
    0 of 2 obligations proved in 0.12 s
""",
    "nothing shown": """\
unknown  /k/core.py:33  halves, contract default
    for all launches in which
        0 <= n
        grid is (cdiv(n, TILE), 1, 1)
    0 of 0 obligations proved in 0.12 s
""",
    "error": """\
error  /k/core.py:33  halves, contract default
    the requirements contradict each other:
    n < 0
    the contract says
        0 <= n
        grid is (cdiv(n, TILE), 1, 1)
""",
    "file error": """\
error  /k/core.py
    cannot be read
""",
}


@pytest.mark.parametrize("name", samples.SAMPLES, ids=str)
def test_kernel_text(name):
    assert kernel_text(samples.SAMPLES[name]) == EXPECTED[name]


def test_every_sample_has_an_expected_text():
    assert EXPECTED.keys() == samples.SAMPLES.keys()


def test_report_ends_in_the_summary():
    reports = list(samples.SAMPLES.values())
    text = text_report(reports, seconds=1.26)
    assert text.endswith("\n2 proved, 2 violations, 2 unknown, 2 errors in 1.3 s\n")
    assert text.startswith(EXPECTED["proved"])


def test_summary():
    assert summary([]) == "0 proved"
    assert summary([samples.SAMPLES["violation"]] * 2) == "0 proved, 2 violations"


def test_colour_only_when_asked_for():
    for report in samples.SAMPLES.values():
        assert "\033" not in kernel_text(report)
        coloured = kernel_text(report, colour=True)
        assert coloured.startswith("\033[1;3")
        assert coloured.partition("\033[0m")[2] == kernel_text(report).removeprefix(report.verdict.value)


def test_control_characters_do_not_reach_the_terminal():
    site = Site("load", "/k/a\033[2J.py", 1, 1, "x = '\033[31m'")
    obligation = Obligation("o", Kind.BOUNDS, Status.UNKNOWN, (site,), reason=Reason.LIMIT, detail="a\rb")
    report = samples.report(Verdict.UNKNOWN, [obligation], kernel="k\033", message="\a")
    assert kernel_text(report).isascii()
    assert not [c for c in kernel_text(report) if c < " " and c != "\n"]


def test_source_text_is_looked_up_where_a_site_has_none(tmp_path):
    file = tmp_path / "k.py"
    file.write_text("first\n    second\n")
    for line, shown in ((2, ": second"), (9, ": store")):
        site = Site("store", str(file), line)
        obligation = Obligation("o", Kind.BOUNDS, Status.UNKNOWN, (site,), reason=Reason.LIMIT)
        assert f"k.py:{line}{shown}\n" in kernel_text(samples.report(Verdict.UNKNOWN, [obligation]))


def test_paths_inside_the_working_directory_are_relative(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert shown_path(str(tmp_path / "sub" / "k.py")) == os.path.join("sub", "k.py")
    assert shown_path("sub/k.py") == os.path.join("sub", "k.py")
    assert shown_path(str(tmp_path.parent / "k.py")) == str(tmp_path.parent / "k.py")


def test_every_kind_reason_and_verdict_has_words():
    assert set(KINDS) == set(Kind)
    assert set(REASONS) == set(Reason)
    assert set(VERDICT_COLOURS) == set(Verdict)
    assert len({words.fault for words in KINDS.values()}) == len(KINDS)
