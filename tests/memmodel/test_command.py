"""``tileproof litmus``: output, schema, exit statuses."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tileproof.memmodel
from tileproof.memmodel.command import litmus

CORPUS = Path(tileproof.memmodel.__file__).parent / "litmus"
MP = CORPUS / "tileir" / "MP-rel-acq.litmus"
MP_PTX = CORPUS / "ptx" / "MP-rel.gpu-acq.gpu.litmus"


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(litmus, [str(a) for a in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def written(tmp_path: Path, text: str, name: str = "t.litmus") -> Path:
    path = tmp_path / name
    path.write_text(text)
    return path


def test_json_schema() -> None:
    result = run(MP, MP_PTX, "--format", "json")
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert document["schema"] == "tileproof.litmus/1"
    first, second = document["tests"]
    assert first.pop("seconds") >= 0
    assert first == {
        "file": str(MP),
        "name": "MP-rel-acq",
        "model": "tileir",
        "quantifier": "not-exists",
        "holds": True,
        "race": False,
        "executions": 2,
        "bound": None,
        "outcomes": [
            {"state": {"P1:r0": 0}, "count": 1},
            {"state": {"P1:r0": 1, "P1:r1": 1}, "count": 1},
        ],
        "expected": {"holds": True, "race": False},
    }
    assert second.keys() == {*first, "seconds"}
    assert (second["model"], second["quantifier"], second["expected"]) == ("ptx", "exists", None)
    assert (second["holds"], second["race"]) == (False, True)  # the unguarded load races where the flag is unseen


def test_text() -> None:
    result = run(MP)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0].startswith("MP-rel-acq (tileir): not-exists holds, race-free; 2 executions")
    assert "as expected" in result.stdout
    assert "     1 P1:r0=1 P1:r1=1" in result.stdout
    racy = run(CORPUS / "tileir" / "MP-relaxed-flag.litmus")
    assert "race between blocks: P0 store weak X, 1 (line 8) and P1 load weak X token t0 (line 14)" in racy.stdout


def test_directories_and_summary() -> None:
    result = run(CORPUS / "tileir")
    assert result.exit_code == 0
    count = len(list((CORPUS / "tileir").glob("*.litmus")))
    assert result.stdout.splitlines()[-1] == f"{count} tests: {count} as expected"


UNBOUNDED = """TileIR t
memory {
  X: i32 = 0
}
block 0 {
  loop {
    r0 = add relaxed device X, 1
    break if r0 == 100
  }
}
~exists (P0:r0 = 7)
expect holds
"""


@pytest.mark.parametrize(
    "text, status, said",
    [
        (MP.read_text().replace("expect holds", "expect fails"), 1, "not as expected"),
        (MP.read_text().replace("race-free", "race"), 1, "not as expected"),
        (MP.read_text().replace("expect holds, race-free", ""), 0, "nothing expected"),
        (UNBOUNDED, 3, "undecided within the bound"),
        (MP.read_text().replace("store weak X", "store weak Q"), 2, ":8:19: there is no variable 'Q'"),
        ("", 2, ":1:1: expected the header"),
    ],
    ids=["other-verdict", "other-race", "no-expectation", "bound", "misspelt", "empty"],
)
def test_exit_status(tmp_path: Path, text: str, status: int, said: str) -> None:
    result = run(written(tmp_path, text))
    assert result.exit_code == status
    assert said in result.output


def test_bound_is_reported(tmp_path: Path) -> None:
    result = run(written(tmp_path, UNBOUNDED), "--bound", 2, "--format", "json")
    assert json.loads(result.stdout)["tests"][0]["bound"] == 2


@pytest.mark.parametrize(
    "name, content, message",
    [
        ("missing.litmus", None, "no such file or directory"),
        ("binary.litmus", b"\xff\xfe\x00", "not UTF-8 text"),
    ],
)
def test_unreadable_files(tmp_path: Path, name: str, content: bytes | None, message: str) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    result = run(path)
    assert result.exit_code == 2
    assert message in result.output


def test_empty_directory_is_refused(tmp_path: Path) -> None:
    assert run(tmp_path).exit_code == 2


def test_bad_input_does_not_stop_the_others(tmp_path: Path) -> None:
    result = run(written(tmp_path, "nonsense"), MP, "--format", "json")
    assert result.exit_code == 2
    assert len(json.loads(result.stdout)["tests"]) == 1


def test_other_model() -> None:
    mapped = run(MP_PTX, "--model", "tileir", "--format", "json")
    assert mapped.exit_code == 0
    assert json.loads(mapped.stdout)["tests"][0]["model"] == "tileir"
    fences = run(CORPUS / "ptx" / "SB-fence.sc.gpu.litmus", "--model", "tileir")
    assert fences.exit_code == 2 and "Tile IR has no fences" in fences.output
    assert run(MP_PTX, "--model", "ptx").exit_code == 0
    tokens = run(MP, "--model", "ptx")
    assert tokens.exit_code == 2 and "PTX has no tokens" in tokens.output


def test_pictures(tmp_path: Path) -> None:
    racy = CORPUS / "tileir" / "MP-relaxed-flag.litmus"
    result = run(MP, racy, MP, CORPUS / "ptx" / "IRIW-fence.sc-one-reader.litmus", "--graph", tmp_path / "pictures")
    assert result.exit_code == 0
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert len(names) == 4 and "MP-rel-acq.svg" in names and "MP-relaxed-flag.svg" in names
    for path in (tmp_path / "pictures").iterdir():
        root = ElementTree.fromstring(path.read_text())
        assert root.tag.endswith("svg")
    text = (tmp_path / "pictures" / "MP-relaxed-flag.svg").read_text()
    for word in ("race", "rf", "tok", "P0: W", "P1: R", "init: init X=0"):
        assert word in text
