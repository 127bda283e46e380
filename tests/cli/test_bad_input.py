"""Bad input, each with a clear message, exit status 2 and no traceback, through the real command line.

The engine is never reached; that contradictory requirements are an error is its own test's matter.
"""

import io
import subprocess
import sys

import cuda.tile as ct
import pytest
from cuda.tile import compilation

HEAD = "import cuda.tile as ct\nimport tileproof as tp\nInt = ct.Constant[int]\n"
CONTRACT = '@tp.contract(x="f32[n]", TILE=16)\n'
KERNEL = """@ct.kernel
def clear(x, TILE: Int):
    ct.store(x, (ct.bid(0),), ct.zeros((TILE,), dtype=x.dtype))
"""


@ct.kernel
def fill(x):
    ct.store(x, (ct.bid(0),), ct.zeros((16,), dtype=x.dtype))


def bytecode():
    array = compilation.ArrayConstraint(
        ct.int32, 1, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=(), may_alias_internally=False
    )
    convention = compilation.CallingConvention.cutile_python_v1()
    output = io.BytesIO()
    signature = compilation.KernelSignature([array], convention, "fill")
    compilation.export_kernel(fill, [signature], output, output_format="tileir_bytecode", bytecode_version="13.3")
    return output.getvalue()


BYTECODE = bytecode()
SIDECAR = '[kernel.fill]\nconvention = "cutile_python_v1"\nparams = ["i32[n]"]\n'

CASES = {
    "no such file": ("absent.py", None, "no such file or directory"),
    "empty Python file": ("k.py", "", "no kernel found"),
    "empty bytecode": ("k.tileirbc", b"", "k.tileirbc"),
    "empty text": ("k.mlir", "", "k.mlir\n    no kernel found; a kernel is an entry function"),
    "not text": ("k.mlir", b"\xff\xfe", "not UTF-8 text"),
    "syntax of text": ("k.mlir", "cuda_tile.module @m {\n  entry k()", "k.mlir:2\n    column 9: "),
    "truncated bytecode": ("k.tileirbc", BYTECODE[:100], "k.tileirbc\n    offset "),
    "not bytecode": ("k.tileirbc", b"\x7fELF" * 9, "k.tileirbc\n    offset 0: "),
    "wrong version": ("k.tileirbc", BYTECODE[:8] + b"\x63" + BYTECODE[9:], "99"),
    "syntax error": ("k.py", HEAD + "def f(:\n", "k.py:4\n    does not import: SyntaxError: invalid syntax"),
    "import error": ("k.py", HEAD + "import no_such_thing\n", "k.py:4\n    does not import: ModuleNotFoundError: "),
    "exception": ("k.py", HEAD + "1 // 0\n", "k.py:4\n    does not import: ZeroDivisionError: "),
    "exit": ("k.py", HEAD + "raise SystemExit\n", "k.py:4\n    does not import: SystemExit: no message"),
    "no contract": ("k.py", HEAD + KERNEL, "k.py:5  clear\n    the kernel has no contract"),
    "unknown parameter": (
        "k.py",
        HEAD + CONTRACT.replace("TILE", "TIEL") + KERNEL,
        "k.py:4\n    kernel 'clear', contract 'default': unknown parameter 'TIEL'; the kernel's parameters are: x,",
    ),
    "missing parameter": (
        "k.py",
        HEAD + CONTRACT.replace(", TILE=16", "") + KERNEL,
        "kernel 'clear', contract 'default': parameter 'TILE' is missing",
    ),
    "unparsable size": ("k.py", HEAD + CONTRACT.replace("[n]", "[n $ 2]") + KERNEL, "expression 'n $ 2', column 3: "),
    "does not compile": (
        "k.py",
        HEAD + CONTRACT + KERNEL.replace("ct.bid(0)", "open(x)"),
        ":7:18: UnsupportedCallError: open() is not supported",
    ),
    "unknown kind": ("k.cubin", b"", "unknown kind of file; allowed are: .py"),
}


def run(*arguments):
    return subprocess.run([sys.executable, "-m", "tileproof", *arguments], capture_output=True, text=True)


@pytest.mark.parametrize(("name", "content", "message"), CASES.values(), ids=list(CASES))
def test_bad_input(tmp_path, tileproof, name, content, message):
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    (tmp_path / "k.contract.toml").write_text(SIDECAR)
    result = tileproof("verify", path)
    assert result.exit_code == 2
    assert message in result.stdout
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing argument 'PATH...'"),
        (["k.py", "--jobs", "0"], "'--jobs'"),
        (["k.py", "--timeout", "0"], "'--timeout'"),
        (["k.py", "--format", "xml"], "'xml' is not one of"),
        (["k.py", "--what"], "No such option"),
    ],
)
def test_wrong_use(tileproof, arguments, message):
    result = tileproof("verify", *arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_unknown_command(tileproof):
    result = tileproof("prove-it")
    assert (result.exit_code, "No such command 'prove-it'" in result.stderr) == (2, True)


def test_as_a_process(tmp_path):
    path = tmp_path / "k.py"
    path.write_text(HEAD + "raise RuntimeError('no\\nway')\n")
    done = run("verify", str(path), "--format", "json")
    assert done.returncode == 2
    assert '"message": "does not import: RuntimeError: no\\nway"' in done.stdout
    assert done.stderr.endswith(f"error  {path}:4\n    does not import: RuntimeError: no\n    way\n0 proved, 1 error\n")


def test_several_bad_files_are_all_reported(tmp_path, tileproof):
    (tmp_path / "a.py").write_text("")
    (tmp_path / "b.py").write_text("import nothing_here\n")
    result = tileproof("verify", tmp_path / "a.py", tmp_path / "b.py", tmp_path / "c.py")
    assert result.exit_code == 2
    assert all(text in result.stdout for text in ("no kernel found", "nothing_here", "no such file", "3 errors"))
