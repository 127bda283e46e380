"""``tileproof run``."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tileproof.errors import InputError
from tileproof.ir.interpreter.command import run

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"

HEAD = """
import cuda.tile as ct
import numpy as np
import tileproof as tp
"""
ADD = """
@tp.contract(x="f32[n]", y="f32[n]", out="f32[n]", TILE=64, grid="cdiv(n, TILE)")
@ct.kernel
def add(x, y, out, TILE: ct.Constant[int]):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)) + ct.load(y, (i,), (TILE,)))
"""


def invoke(path, *arguments):
    return CliRunner().invoke(run, [str(path), *arguments])


@pytest.fixture
def kernel_file(tmp_path):
    def write(*parts):
        path = tmp_path / "kernels.py"
        path.write_text("\n".join([HEAD, *parts]))
        return path

    return write


def test_compares_with_the_reference(kernel_file):
    result = invoke(kernel_file(ADD, "def reference(x, y): return x + y"), "--size", "n=100")
    assert result.output.splitlines() == [
        "add, contract default: n = 100, grid (2, 1, 1)",
        "  38 operations, 6 accesses, no races",
        "  out: greatest error 0.00e+00",
    ]
    assert result.exit_code == 0


def test_a_reference_by_the_kernels_name_gets_constants_and_sizes(kernel_file):
    reference = """
def add_reference(x, y, n, TILE):
    assert (n, TILE) == (100, 64) and x.shape == (100,)
    return {"out": x + y, "x": x}
"""
    result = invoke(kernel_file(ADD, reference), "--size", "n=100")
    assert result.exit_code == 0, result.output
    assert "  x: greatest error 0.00e+00" in result.output


def test_another_result_than_the_references(kernel_file):
    result = invoke(kernel_file(ADD, "def reference(x, y): return x + y + 0.01"))
    assert "out: greatest error 1.00e-02, more than the" in result.output
    assert result.exit_code == 1


def test_integers_must_be_equal(kernel_file):
    file = kernel_file(ADD.replace("f32", "i32"), "def reference(x, y): return x + y + (np.arange(len(x)) < 3)")
    result = invoke(file)
    assert "out: 3 elements differ from the reference" in result.output
    assert result.exit_code == 1


def test_without_a_reference(kernel_file):
    result = invoke(kernel_file(ADD))
    assert (result.exit_code, len(result.output.splitlines())) == (0, 2)


def test_races(tmp_path):
    result = invoke(ACCEPTANCE / "pointers.py", "--kernel", "windows", "--contract", "overlap", "--grid", "3")
    assert "race between blocks, byte 192 of out: block (0, 0, 0) writes it (line 29)" in result.output
    assert "2 races" in result.output
    assert result.exit_code == 1


def test_undefined_behaviour():
    result = invoke(ACCEPTANCE / "core.py", "--kernel", "shift_past_the_end", "--size", "n=300")
    assert "undefined behaviour (tile index outside the index space): index 3 along dimension 0" in result.output
    assert result.exit_code == 1


def test_arrays_that_are_one():
    arguments = ["--kernel", "shift", "--contract", "may-alias", "--size", "n=300"]
    assert invoke(ACCEPTANCE / "core.py", *arguments).exit_code == 0
    assert invoke(ACCEPTANCE / "core.py", *arguments, "--shared", "x,out").exit_code == 1


def test_communication_is_not_called_a_race():
    result = invoke(ACCEPTANCE / "communication.py", "--kernel", "pass_to_next", "--size", "g=4")
    assert "3 pairs of accesses of different blocks that only release and acquire could order" in result.output
    assert result.exit_code == 0
    result = invoke(ACCEPTANCE / "communication.py", "--kernel", "spin_lock_relaxed_release", "--size", "g=4")
    assert result.exit_code == 1


def test_text_files():
    result = invoke(ACCEPTANCE / "tokens.mlir", "--kernel", "loop_fork_halved", "--size", "n=4")
    assert "race within one block, byte 4 of p: block (0, 0, 0) writes it in iteration 2" in result.output
    assert result.exit_code == 1


WRONG = {
    "kernel": (["--kernel", "sub"], "no kernel 'sub'; there are: add"),
    "contract": (["--contract", "other"], "no contract 'other'; there are: default"),
    "size": (["--size", "k=3"], "no size or scalar 'k' to choose; there are: n"),
    "grid": (["--grid", "7"], "the contract gives a grid of (2, 1, 1) blocks, not (7, 1, 1)"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use(kernel_file, name):
    arguments, message = WRONG[name]
    result = invoke(kernel_file(ADD), *arguments)
    assert isinstance(result.exception, InputError)  # which the command line reports, exit status 2
    assert message in str(result.exception)


@pytest.mark.parametrize("option", [["--size", "n"], ["--size", "n=x"], ["--grid", "0"], ["--grid", "1,2,3,4"]])
def test_wrong_options(kernel_file, option):
    result = invoke(kernel_file(ADD), *option)
    assert result.exit_code == 2
    assert "expected" in result.output


def test_a_reference_that_asks_for_what_is_not_there(kernel_file):
    result = invoke(kernel_file(ADD, "def reference(x, z): return x"))
    assert "asks for 'z'; known are: n, TILE, x, y, out" in str(result.exception)


def test_printed_lines(kernel_file):
    file = kernel_file(ADD.replace("    i = ct.bid(0)", '    i = ct.bid(0)\n    ct.printf("block %d\\n", i)'))
    assert "  printed: block 1" in invoke(file, "--size", "n=100").output
