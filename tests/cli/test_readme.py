"""The README says what is so: its run, its kernel, its set-up commands, its examples of contracts."""

import pathlib
import re
import tomllib

import pytest

import tileproof as tp
from tileproof.declaration import Options, Slot, build_contracts

ROOT = pathlib.Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def block(language, containing):
    (found,) = (text for text in re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL) if containing in text)
    return found


def test_the_run_is_what_the_command_prints(tileproof, monkeypatch):
    monkeypatch.chdir(ROOT)
    shown = block("console", "tileproof verify examples")
    result = tileproof("verify", "examples")
    assert result.exit_code == 1

    def without_numbers(text):
        """Times differ from run to run, and witnesses from solver to solver; lines of the source do not."""
        return re.sub(r"(?<!\.py:)\b\d+(\.\d+)?\b", "N", text)

    assert without_numbers("$ tileproof verify examples\n" + result.stdout) == without_numbers(shown)


def test_the_kernel_is_the_examples():
    assert block("python", "def smooth") in (ROOT / "examples" / "smooth_in_place.py").read_text()


def test_the_test_command_is_what_continuous_integration_runs():
    command = block("sh", "pytest").strip()
    install, test = re.fullmatch(r"python3 -m venv \S+ && \S+/bin/(pip .*) && \S+/bin/(pytest.*)", command).groups()
    ran = (ROOT / ".ci" / "run").read_text().replace('"$venv/bin/', "").replace('"', "")
    lines = [line.replace(" --quiet --disable-pip-version-check", "") for line in ran.splitlines() if line]
    assert install in lines
    assert lines[-1] == test


def test_the_verify_command_names_an_example_that_is_proved(tileproof, monkeypatch):
    monkeypatch.chdir(ROOT)
    arguments = block("sh", "tileproof verify").strip().rpartition("/tileproof ")[2].split()
    assert tileproof(*arguments).exit_code == 0


ROWS = re.findall(r"^\| (?:array|scalar|constant) \| `(.*?)` \|", README, re.MULTILINE)


@pytest.mark.parametrize("row", ROWS)
def test_the_table_of_contracts(row):
    given = eval(f"dict({row})", {"tp": tp})
    slots = [Slot(name, constant=name.isupper()) for name in given] + [Slot("sizes")]
    assert build_contracts(slots, given | {"sizes": "f32[m]"}, Options())


def test_there_is_a_row_for_each_sort_of_parameter():
    assert len(ROWS) == 6


def test_the_sidecar_is_one():
    table = tomllib.loads(block("toml", "kernel.scale"))["kernel"]["scale"]
    given = {"x": table["params"][0].removeprefix("ptr:"), "n": table["params"][1], "factor": table["params"][2]}
    assert build_contracts([Slot(name) for name in given], given, Options(grid=table["grid"]))
