"""The command line with the real engine: what only both together can show."""

import json
import subprocess
import sys

import pytest

HEAD = "import cuda.tile as ct\nimport tileproof as tp\n"
KERNEL = """
@tp.contract(x="f32[n]", grid="cdiv(n, 16)"{more})
@ct.kernel
def {name}(x):
    i = ct.bid(0)
    ct.store(x, ({index},), ct.zeros((16,), dtype=x.dtype))
"""
RIGHT = KERNEL.format(name="right", index="i", more="")
WRONG = KERNEL.format(name="wrong", index="0", more="")


@pytest.fixture
def write(tmp_path):
    def write(text):
        (tmp_path / "k.py").write_text(HEAD + text)
        return tmp_path / "k.py"

    return write


CONTRADICTIONS = {
    "two requirements": ', requires=["n > 5", "n < 3"]',
    "with a size": ', requires=["n < 0"]',
    "with the grid": ', requires=["n == 0"]',
    "by divisibility": ', requires=["n % 2 == 1", "n % 4 == 0"]',
}


@pytest.mark.parametrize("more", CONTRADICTIONS.values(), ids=list(CONTRADICTIONS))
def test_contradictory_requirements_are_an_error(tileproof, write, more):
    """Everything would be provable about no launch at all."""
    result = tileproof("verify", write(KERNEL.format(name="clear", index="0", more=more)))
    assert result.exit_code == 2
    assert "error  " in result.stdout
    assert "no launch satisfies this contract" in result.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_verdicts_do_not_depend_on_the_number_of_processes(write, jobs):
    path = write(RIGHT + WRONG)
    command = [sys.executable, "-m", "tileproof", "verify", str(path), "--jobs", jobs, "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True)
    document = json.loads(done.stdout)
    assert done.returncode == 1
    assert [(k["kernel"], k["verdict"]) for k in document["kernels"]] == [("right", "proved"), ("wrong", "violation")]
    assert all(len(k["bytecode_sha256"]) == len(k["raw_sha256"]) == 64 for k in document["kernels"])


def test_sites_are_lines_of_the_python_file(tileproof, write):
    path = write(WRONG)
    result = tileproof("verify", path)
    line = path.read_text().splitlines().index("    ct.store(x, (0,), ct.zeros((16,), dtype=x.dtype))") + 1
    assert f"{path}:{line}: ct.store(x, (0,), ct.zeros((16,), dtype=x.dtype))" in result.stdout
