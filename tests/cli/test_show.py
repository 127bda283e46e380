"""``tileproof show``; that the text is the official disassembler's is the printer's own test."""

import pytest

from tileproof.ir.frontends.python_file import load_targets
from tileproof.ir.printer import print_program


def test_python_file(tileproof, kernels):
    path = kernels("one", "two")
    result = tileproof("show", path)
    assert (result.exit_code, result.stderr) == (0, "")
    expected = ""
    for target in load_targets(path):
        expected += f"// kernel {target.kernel}, contract default ({path}:{target.line})\n"
        expected += print_program(target.program) + "\n"
    assert result.stdout == expected


def test_variants_and_chosen_kernels(tileproof, kernels):
    result = tileproof("show", kernels("one", "two", more=', index=["i32"][0]'), "--kernel", "two")
    assert result.stdout.count("// kernel two") == 1
    assert "@one" not in result.stdout


def test_bytecode_needs_no_contract(tileproof, kernels, tmp_path):
    (target,) = load_targets(kernels("one"))
    path = tmp_path / "k.tileirbc"
    path.write_bytes(target.bytecode)
    result = tileproof("show", path)
    assert (result.exit_code, result.stdout) == (0, print_program(target.program) + "\n")
    result = tileproof("show", path, "--kernel", "two")
    assert (result.exit_code, "no kernel 'two'; the kernels are: one" in result.stderr) == (2, True)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("absent.py", None, "cannot be read: No such file"),
        ("absent.tileirbc", None, "cannot be read: No such file"),
        ("k.tileirbc", b"", "k.tileirbc: offset 0"),
        ("k.txt", b"", "unknown kind of file; allowed are: .py, .mlir, .tileirbc"),
        ("k.py", b"", "no kernel found"),
        ("k.py", b"import cuda.tile as ct\n@ct.kernel\ndef k(x):\n    pass\n", "k.py:3: kernel 'k': the kernel has no"),
    ],
)
def test_bad_input(tileproof, tmp_path, name, content, message):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    result = tileproof("show", tmp_path / name)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output
