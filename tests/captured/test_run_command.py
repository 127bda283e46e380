"""``tileproof verify --run`` and ``--launch`` through the command line."""

import json
import subprocess
import sys

import click.testing
import pytest

from tileproof.cli import main

ADD = "for n in (1000, 512): ct.launch(0, (cdiv(n, 256),), add, (f32(n), f32(n), f32(n), 256))\n"
TOO_MANY = "ct.launch(0, (5,), add, (f32(1000), f32(1000), f32(1000), 256))\n"
BY_CHANCE = "ct.launch(0, (1,), scatter, (i32(3, 1, 7, 0, 2, 6, 3, 5), f32(8), f32(8), 4))\n"
REVERSED = "ct.launch(0, (4,), add, (f32(1000)[::-1], f32(1000), f32(1000), 256))\n"


@pytest.fixture
def verify():
    def run(*arguments):
        return click.testing.CliRunner().invoke(main, ["verify", *map(str, arguments)])

    return run


def kernels(result):
    found = json.loads(result.stdout)["kernels"]
    return [(k["kernel"], (k["contract"] or "").split(" (")[0], k["verdict"]) for k in found]


RUNS = {
    "proved": (
        ADD,
        0,
        [("add", "launch 1", "proved"), ("add", "launch 2", "proved"), ("add", "generalised", "proved")],
    ),
    "a violation, and then nothing is said of other launches": (
        ADD + TOO_MANY,
        1,
        [("add", "launch 1", "proved"), ("add", "launch 2", "proved"), ("add", "launch 3", "violation")],
    ),
    "proved, but not for other launches": (
        BY_CHANCE,
        0,
        [("scatter", "launch 1", "proved"), ("scatter", "generalised", "unknown")],
    ),
    "the script fails": (
        ADD + "1/0\n",
        2,
        [
            ("add", "launch 1", "proved"),
            ("add", "launch 2", "proved"),
            (None, "", "error"),
            ("add", "generalised", "proved"),
        ],
    ),
    "a launch that cannot be verified": (
        REVERSED + ADD,
        2,
        [
            ("add", "launch at host.py:18", "error"),
            ("add", "launch 2", "proved"),
            ("add", "launch 3", "proved"),
            ("add", "generalised", "proved"),
        ],
    ),
    "two classes of launches": (
        ADD + "ct.launch(0, (4,), add, (f32(500), f32(500), f32(500), 128))\n",
        0,
        [
            ("add", "launch 1", "proved"),
            ("add", "launch 2", "proved"),
            ("add", "launch 3", "proved"),
            ("add", "generalised", "proved"),
            ("add", "generalised", "proved"),
        ],
    ),
}


@pytest.mark.parametrize("text, status, expected", RUNS.values(), ids=list(RUNS))
def test_run(verify, script, text, status, expected):
    result = verify("--format", "json", "--run", script(text))
    assert result.exit_code == status, result.stderr
    assert kernels(result) == expected


def test_a_failing_script_is_reported_with_its_own_lines(verify, script):
    result = verify("--run", script(ADD + "def main():\n    1 / 0\nmain()\n"))
    assert result.exit_code == 2
    assert (
        "    the script failed: ZeroDivisionError: division by zero\n"
        "      host.py:21, in <module>: main()\n"
        "      host.py:20, in main: 1 / 0\n"
    ) in result.stdout


def test_scopes(verify, script):
    result = verify("--format", "json", "--run", script(ADD))
    assert [k["scope"] for k in json.loads(result.stdout)["kernels"]] == ["launch", "launch", "all-launches"]


def test_text(verify, script, monkeypatch, tmp_path):
    script(ADD + BY_CHANCE)
    monkeypatch.chdir(tmp_path)
    result = verify("--run", "host.py")
    assert result.exit_code == 0
    assert "proved  host.py:9  add, contract launch 1 (host.py:18)\n    for this launch in which\n" in result.stdout
    assert "proved  host.py:9  add, contract generalised\n    for all launches in which\n" in result.stdout
    assert "        grid_x <= cdiv(x_0, 256)\n" in result.stdout
    assert "    note: proved for the captured launches alone: no relations that hold in all captured" in result.stdout
    assert result.stdout.endswith("\n") and "4 proved, 1 unknown in " in result.stdout


def test_all_that_follows_belongs_to_the_script(verify, script):
    text = "import sys\nassert sys.argv[1:] == ['--format', 'none', '--run', '-h'], sys.argv\n" + ADD
    result = verify("--format", "json", "--run", script(text), "--format", "none", "--run", "-h")
    assert result.exit_code == 0, result.stdout


def test_what_the_script_prints_and_notes_go_to_stderr(verify, script):
    text = "print('hello')\n" + ADD + "ct.launch(0, (0,), add, (f32(8), f32(8), f32(8), 8))\n"
    result = verify("--format", "json", "--run", script(text))
    assert json.loads(result.stdout)["schema"]
    assert "hello\n" in result.stderr
    assert "note: add at host.py:20: the grid (0, 1, 1) has no blocks" in result.stderr


def test_only_kernels_of_a_name(verify, script):
    path = script(ADD + BY_CHANCE)
    assert {name for name, _, _ in kernels(verify("--format", "json", "--kernel", "add", "--run", path))} == {"add"}
    absent = verify("--kernel", "sub", "--run", path)
    assert absent.exit_code == 2
    assert "no launch of a kernel 'sub'; the launched kernels are: add, scatter" in absent.stderr


def test_reports_do_not_depend_on_the_number_of_processes(script):
    def run(jobs):
        command = [sys.executable, "-m", "tileproof", "verify", "--jobs", jobs, "--format", "json", "--run", path]
        done = subprocess.run(command, capture_output=True, text=True)
        document = json.loads(done.stdout)["kernels"]
        for kernel in document:
            del kernel["seconds"]
            for obligation in kernel["obligations"]:
                del obligation["seconds"]
        return done.returncode, document

    path = script(ADD + BY_CHANCE)
    assert run("1") == run("2")


WRONG_USE = {
    "nothing": ([], "Missing argument 'PATH...' (or --run SCRIPT)"),
    "no script": (["--run"], "--run needs a script, and may be followed by the script's arguments"),
    "path and script": (
        ["x.py", "--run", "y.py"],
        "--run verifies the launches of its script alone; leave PATH (x.py)",
    ),
    "launch and script": (["--launch", "x.json", "--run", "y.py"], "leave --launch out"),
    "launch without path": (["--launch", "x.json"], "--launch describes a launch of a kernel in PATH; name that file"),
    "absent script": (["--run", "absent.py"], "absent.py: cannot be read: No such file"),
}


@pytest.mark.parametrize("arguments, problem", WRONG_USE.values(), ids=list(WRONG_USE))
def test_wrong_use(verify, arguments, problem):
    result = verify(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert "Traceback" not in result.output


def test_a_script_without_launches(verify, script):
    result = verify("--run", script("x = 3\n"))
    assert result.exit_code == 2
    assert "the script launches no kernel" in result.stderr


# --- described launches --------------------------------------------------------


@pytest.fixture
def described(tmp_path):
    (tmp_path / "k.py").write_text(
        "import cuda.tile as ct\n@ct.kernel\ndef fill(x):\n"
        "    ct.store(x, (ct.bid(0),), ct.zeros((16,), dtype=x.dtype))\n"
    )

    def write(name, blocks):
        array = {"kind": "array", "dtype": "f32", "shape": [64]}
        launch = {"schema": "tileproof.launch/1", "kernel": "fill", "grid": [blocks], "params": [array]}
        (tmp_path / name).write_text(json.dumps(launch))
        return tmp_path / name

    return tmp_path / "k.py", write


def test_described_launches(verify, described):
    file, write = described
    result = verify(file, "--launch", write("right.json", 4), "--launch", write("wrong.json", 5), "--format", "json")
    assert result.exit_code == 1
    assert kernels(result) == [("fill", "right.json", "proved"), ("fill", "wrong.json", "violation")]


def test_a_description_that_cannot_be_used_costs_only_itself(verify, described, tmp_path):
    file, write = described
    (tmp_path / "bad.json").write_text("{}")
    result = verify(file, "--launch", tmp_path / "bad.json", "--launch", write("right.json", 4))
    assert result.exit_code == 2
    assert "'schema' is missing" in result.stdout
    assert "proved" in result.stdout


def test_no_described_launch_of_that_kernel(verify, described):
    file, write = described
    result = verify(file, "--launch", write("right.json", 4), "--kernel", "other")
    assert result.exit_code == 2
    assert "no described launch is of a kernel 'other'" in result.stderr
