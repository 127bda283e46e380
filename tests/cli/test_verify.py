"""``tileproof verify`` around the engine: exit statuses, order, formats, processes, crashes and interrupts."""

import json

import pytest

STATUSES = {
    "all proved": (["fine", "fine_too"], 0),
    "violation": (["fine", "bad"], 1),
    "violation and unknown": (["unsure", "bad"], 1),
    "unknown": (["fine", "unsure"], 3),
    "error": (["fine", "crash"], 2),
    "error and violation": (["bad", "crash", "unsure"], 2),
    "contradictory requirements": (["contradiction"], 2),
}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("names", "status"), STATUSES.values(), ids=list(STATUSES))
def test_exit_status(engine, tileproof, kernels, names, status, jobs):
    assert tileproof("verify", kernels(*names), "--jobs", jobs).exit_code == status


def test_text_report(engine, tileproof, kernels):
    path = kernels("fine", "bad", "unsure")
    result = tileproof("verify", path)
    assert result.stderr == ""
    headings = [line for line in result.stdout.splitlines() if line and not line.startswith(" ")]
    assert headings[:-1] == [
        f"proved  {path}:6  fine, contract default",
        f"violation  {path}:11  bad, contract default",
        f"unknown  {path}:16  unsure, contract default",
    ]
    assert headings[-1].startswith("1 proved, 1 violation, 1 unknown in ")


def test_json_report(engine, tileproof, kernels):
    result = tileproof("verify", kernels("fine", "bad"), "--format", "json")
    document = json.loads(result.stdout)
    assert document["schema"] == "tileproof.report/1"
    assert [(k["kernel"], k["verdict"]) for k in document["kernels"]] == [("fine", "proved"), ("bad", "violation")]
    assert result.stderr == "1 proved, 1 violation\n"


def test_output_file(engine, tileproof, kernels, tmp_path):
    report = tmp_path / "report.txt"
    result = tileproof("verify", kernels("fine", "crash"), "-o", report)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "internal error, please report it: ZeroDivisionError: division by zero (at conftest.py:" in result.stderr
    assert result.stderr.endswith("1 proved, 1 error\n")
    assert report.read_text().startswith("proved  ")
    assert "\033" not in report.read_text()


def test_output_that_cannot_be_written(engine, tileproof, kernels, tmp_path):
    result = tileproof("verify", kernels("fine"), "-o", tmp_path / "absent" / "report.txt")
    assert result.exit_code == 2
    assert "report.txt: cannot be written: No such file or directory" in result.stderr


def test_options_reach_the_engine(engine, tileproof, kernels):
    result = tileproof("verify", kernels("unsure"), "--timeout", "2.5")
    assert "limit 2.5 s" in result.stdout


def test_only_the_named_kernels(engine, tileproof, kernels):
    result = tileproof("verify", kernels("fine", "bad", "unsure"), "--kernel", "fine", "--kernel", "unsure")
    assert result.exit_code == 3
    assert "bad" not in result.stdout
    result = tileproof("verify", kernels("fine", "bad"), "--kernel", "other")
    assert result.exit_code == 2
    assert "no kernel 'other'; the kernels are: bad, fine" in result.stderr


@pytest.mark.parametrize("jobs", [1, 3])
def test_reports_are_in_the_order_of_the_input(engine, tileproof, kernels, jobs):
    """However long each takes, and where input was refused in between."""
    first = kernels("slow_one", "fine_two", "slow_three", file="b.py")
    second = kernels("fine_four", file="a.py")
    result = tileproof("verify", first, "absent.py", second, "--jobs", jobs, "--format", "json")
    found = [k["kernel"] for k in json.loads(result.stdout)["kernels"]]
    assert found == [None, "slow_one", "fine_two", "slow_three", "fine_four"]


def test_directories_and_repeated_paths(engine, tileproof, kernels, tmp_path):
    path = kernels("fine", file="b.py")
    kernels("fine_too", file="a.py")
    result = tileproof("verify", path, tmp_path, path, "--format", "json")
    assert [k["kernel"] for k in json.loads(result.stdout)["kernels"]] == ["fine", "fine_too"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_crash_of_the_engine_costs_one_kernel(engine, tileproof, kernels, jobs):
    result = tileproof("verify", kernels("crash_a", "fine", "bad"), "--jobs", jobs, "--format", "json")
    first, second, third = json.loads(result.stdout)["kernels"]
    assert first["verdict"] == "error"
    assert first["message"].startswith("internal error, please report it: ZeroDivisionError: division by zero (at ")
    assert (second["verdict"], third["verdict"]) == ("proved", "violation")
    assert "Traceback" not in result.output


def test_death_of_a_process_costs_one_kernel(engine, tileproof, kernels):
    result = tileproof("verify", kernels("killed", "fine"), "--jobs", 2)
    assert result.exit_code == 2
    assert "internal error, please report it: its process ended by signal SIGKILL" in result.stdout
    assert "proved" in result.stdout


def test_the_engines_refusal_is_passed_on(engine, tileproof, kernels):
    result = tileproof("verify", kernels("contradiction", "fine"))
    assert result.exit_code == 2
    assert "    no launch satisfies the contract\n" in result.stdout


def test_interrupt_reports_what_is_done(engine, tileproof, kernels):
    result = tileproof("verify", kernels("fine", "bad", "interrupt", "fine_too"))
    assert result.exit_code == 130
    assert "1 proved, 1 violation in " in result.stdout
    assert result.stderr == "interrupted: 2 of 4 done\n"


def test_interrupt_that_only_a_process_sees_is_no_error(engine, tileproof, kernels):
    """The terminal interrupts all processes at once, and any of them may be the first to act on it."""
    result = tileproof("verify", kernels("interrupt", "slow"), "--jobs", 2)
    assert result.exit_code == 130
    assert "error" not in result.stdout


def test_interrupt_ends_the_other_processes(engine, tileproof, kernels):
    result = tileproof("verify", kernels("fine", "interrupt_the_parent", "fine_too"), "--jobs", 2)
    assert result.exit_code == 130
    assert "fine, contract default" in result.stdout
    assert "interrupted: " in result.stderr


def test_a_contract_without_kernel_or_kernel_without_contract(engine, tileproof, kernels):
    path = kernels("fine")
    with open(path, "a") as stream:
        stream.write("\n@ct.kernel\ndef bare(x):\n    pass\n")
    result = tileproof("verify", path)
    assert result.exit_code == 2
    assert f"error  {path}:10  bare\n    the kernel has no contract" in result.stdout
    assert "1 proved, 1 error" in result.stdout


def test_crash_of_a_frontend_costs_one_file(engine, tileproof, kernels, monkeypatch):
    def crash(data, file):
        raise IndexError("out of range")

    import tileproof.ir.frontends.python_file as python_file

    monkeypatch.setattr(python_file, "read_bytecode", crash)
    result = tileproof("verify", kernels("fine"))
    assert result.exit_code == 2
    assert "internal error, please report it: IndexError: out of range (at test_verify.py:" in result.stdout
