"""cuTile Python files: which kernels become targets, how the bytecode is bound to the contract, and bad files."""

import contextlib
import io
import os
import shutil
import subprocess
import sys
import textwrap

import pytest

from tileproof.errors import InputError
from tileproof.ir.frontends.python_file import load_python, load_targets
from tileproof.ir.frontends.refused import Refused
from tileproof.ir.target import PointerOf, ScalarOf, SizeOf, StrideOf

HEAD = """\
import cuda.tile as ct
import tileproof as tp
Int = ct.Constant[int]
"""
COPY = """\
@tp.contract(x="f32[n]", out="f32[n]", TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def copy(x, out, TILE: Int):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)))
"""


@pytest.fixture
def write(tmp_path):
    def write(text, name="kernels.py", head=HEAD):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(head + textwrap.dedent(text))
        return str(path)

    return write


def disassemble(bytecode, tmp_path):
    tool = shutil.which("tileirdisasm") or os.path.join(
        sys.prefix, f"lib/python3.{sys.version_info.minor}/site-packages/nvidia/cu13/bin/tileirdisasm"
    )
    if not os.path.exists(tool):
        pytest.skip("the official disassembler is not installed")
    file = tmp_path / "entry.tileirbc"
    file.write_bytes(bytecode)
    return subprocess.run([tool, str(file)], capture_output=True, text=True, check=True).stdout


# --- what becomes a target -------------------------------------------------


def test_targets_in_the_order_of_the_file(write):
    path = write(
        COPY
        + """
@tp.contract(x="f32[n]", name="wide", TILE=[64, 128])
@tp.contract(x="f32[n]", name="narrow", TILE=1)
@ct.kernel
def clear(x, TILE: Int):
    ct.store(x, (ct.bid(0),), ct.zeros((TILE,), dtype=x.dtype))
"""
    )
    targets = load_targets(path)
    assert [(t.kernel, t.contract.name, t.line) for t in targets] == [
        ("copy", "default", 6),
        ("clear", "wide[TILE=64]", 13),
        ("clear", "wide[TILE=128]", 13),
        ("clear", "narrow", 13),
    ]
    assert all(t.file == path and t.bytecode and t.entry.name == t.kernel for t in targets)
    assert len({t.bytecode for t in targets}) == 4


def test_kernels_made_by_functions_and_kept_elsewhere(write):
    path = write(
        """
def make(value):
    @tp.contract(x="f32[n]")
    @ct.kernel
    def fill(x):
        ct.store(x, (ct.bid(0),), ct.full((16,), value, dtype=x.dtype))
    return fill

ones = make(1)
kept = {"two": make(2)}
"""
    )
    assert [t.kernel for t in load_targets(path)] == ["ones", "fill"]


def test_only_this_files_kernels(write):
    write(COPY, "neighbour.py")
    path = write("import neighbour\nfrom neighbour import copy\n" + COPY.replace("def copy", "def mine"), "user.py")
    assert [t.kernel for t in load_targets(path)] == ["mine"]


def test_a_contract_for_a_kernel_of_another_file(write):
    other = write(COPY.split("\n", 1)[1], "neighbour.py")
    path = write('import neighbour\ntp.contract(x="f32[n]", out="f32[n]", TILE=32)(neighbour.copy)\n', "user.py")
    (target,) = load_targets(path)
    assert (target.kernel, target.file) == ("copy", other)


def test_files_with_neighbours_of_the_same_name(write):
    """Each file imports the settings beside it, as when run as a script."""
    values = []
    for directory, tile in (("one", 32), ("two", 64)):
        write(f"TILE = {tile}\n", f"{directory}/settings.py", head="")
        path = write("import settings\n" + COPY.replace("TILE=128", "TILE=settings.TILE"), f"{directory}/kernels.py")
        values.append(load_targets(path)[0].contract.parameters[-1].value)
    assert values == [32, 64]


def test_importing_leaves_the_interpreter_as_it_was(write):
    path = write("import sys, neighbour\nassert sys.argv == [__file__]\n" + COPY)
    write("x = 1\n", "neighbour.py")
    before = list(sys.path), sys.argv, set(sys.modules)
    load_targets(path)
    after = list(sys.path), sys.argv, {name for name in sys.modules if not name.startswith(("cuda", "numpy"))}
    assert after[:2] == before[:2]
    assert "neighbour" not in sys.modules
    assert not [name for name in after[2] - before[2] if "kernels" in name]


def test_a_changed_file_is_read_anew(write):
    first = load_targets(write(COPY))[0]
    second = load_targets(write(COPY.replace("(i,)", "(i + 1,)").replace("128", "256")))[0]
    assert first.bytecode != second.bytecode
    assert len(second.program.kernels[0].body.ops) > len(first.program.kernels[0].body.ops)


def test_what_the_file_prints_goes_to_stderr(write):
    path = write("print('hello')\n" + COPY)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        load_targets(path)
    assert (out.getvalue(), err.getvalue()) == ("", "hello\n")


def test_the_main_guard_does_not_run(write):
    assert load_targets(write(COPY + "\nif __name__ == '__main__':\n    raise SystemExit('ran')\n"))


# --- the calling convention ------------------------------------------------

BINDINGS = {
    "pointer, sizes, strides": (
        'x="f32[m, n]"',
        "x",
        (PointerOf("x"), SizeOf("x", 0), SizeOf("x", 1), StrideOf("x", 0), StrideOf("x", 1)),
        ["tile<ptr<f32>>", *["tile<i32>"] * 4],
    ),
    "static sizes are passed too": (
        'x="f16[4, 8]"',
        "x",
        (PointerOf("x"), SizeOf("x", 0), SizeOf("x", 1), StrideOf("x", 0), StrideOf("x", 1)),
        ["tile<ptr<f16>>", *["tile<i32>"] * 4],
    ),
    "64-bit index": (
        'x="u8[m, n]", index="i64"',
        "x",
        (PointerOf("x"), SizeOf("x", 0), SizeOf("x", 1), StrideOf("x", 0), StrideOf("x", 1)),
        ["tile<ptr<i8>>", *["tile<i64>"] * 4],
    ),
    "scalars between, constants gone": (
        'a="bool", x="bool[m, n]", C=3, b="f32", c="m", d="i64"',
        "a, x, C: Int, b, c, d",
        (
            ScalarOf("a"),
            PointerOf("x"),
            SizeOf("x", 0),
            SizeOf("x", 1),
            StrideOf("x", 0),
            StrideOf("x", 1),
            ScalarOf("b"),
            ScalarOf("c"),
            ScalarOf("d"),
        ),
        ["tile<i1>", "tile<ptr<i1>>", *["tile<i32>"] * 4, "tile<f32>", "tile<i32>", "tile<i64>"],
    ),
}


@pytest.mark.parametrize(("contract", "parameters", "bindings", "types"), BINDINGS.values(), ids=list(BINDINGS))
def test_bindings_follow_the_entry(write, tmp_path, contract, parameters, bindings, types):
    path = write(
        f"""
@tp.contract({contract})
@ct.kernel
def kernel({parameters}):
    ct.store(x, (ct.bid(0), 0), ct.zeros((4, 8), dtype=x.dtype))
"""
    )
    (target,) = load_targets(path)
    assert target.bindings == bindings
    header = disassemble(target.bytecode, tmp_path).splitlines()[0]
    assert "entry @kernel(" + ", ".join(f"%arg{i}: {t}" for i, t in enumerate(types)) + ")" in header


ASSUMED = [
    ("f32[n]", "", ["assume bounded<0, ?>, %arg1", "strides=[1]"], ["div_by"]),
    ("f32[64]", "", ["tensor_view<64xf32, strides=[1]>"], ["div_by"]),
    ("f32[n; ?]", "", ["strides=[?]"], ["div_by"]),
    ("f32[n]", ', requires="n % 32 == 0"', ["div_by<32>"], []),
    ("f32[n; s]", ', requires="s % 8 == 0"', ["div_by<8>"], []),
]


@pytest.mark.parametrize(("array", "more", "present", "absent"), ASSUMED, ids=str)
def test_bytecode_assumes_what_the_contract_says(write, tmp_path, array, more, present, absent):
    path = write(
        f"""
@tp.contract(x="{array}"{more})
@ct.kernel
def kernel(x):
    ct.store(x, (ct.bid(0),), ct.load(x, (ct.bid(0),), (16,)) + 1)
"""
    )
    text = disassemble(load_targets(path)[0].bytecode, tmp_path)
    assert all(part in text for part in present), text
    assert not any(part in text for part in absent), text


def test_alignment_reaches_the_bytecode(write, tmp_path):
    path = write(
        """
@tp.contract(x=tp.Array("f32[n]", align=128))
@ct.kernel
def kernel(x):
    ct.store(x, (ct.bid(0),), ct.zeros((16,), dtype=x.dtype))
"""
    )
    assert "assume div_by<128>, %arg0 : tile<ptr<f32>>" in disassemble(load_targets(path)[0].bytecode, tmp_path)


def test_alias_groups_reach_the_compiler(write, tmp_path):
    """Where arrays may be the same, a store waits for the loads before it."""
    body = COPY + COPY.replace('grid="cdiv(n, TILE)"', 'alias=[("x", "out")]').replace("def copy", "def aliased")
    plain, aliased = load_targets(write(body))
    assert "join_tokens" not in disassemble(plain.bytecode, tmp_path)
    assert "join_tokens" in disassemble(aliased.bytecode, tmp_path)


def test_overlapping_layouts_reach_the_compiler(write, tmp_path):
    """Iterations that write different tiles are unordered only where different indices have different addresses."""
    loop = """
@tp.contract(x="f32[m, n{strides}]")
@ct.kernel
def {name}(x):
    for i in range(ct.num_tiles(x, axis=0, shape=(4, 8))):
        ct.store(x, (i, 0), ct.zeros((4, 8), dtype=x.dtype))
"""
    plain, padded, overlapping = load_targets(
        write(
            loop.format(strides="", name="plain")
            + loop.format(strides="; n + 3, 1", name="padded")
            + loop.format(strides="; row, 1", name="overlapping")
        )
    )
    carried = ["iter_values" in disassemble(t.bytecode, tmp_path) for t in (plain, padded, overlapping)]
    assert carried == [False, False, True]


# --- bad files -------------------------------------------------------------

IN_CONTRACT = "4: kernel 'copy', contract 'default': "
BAD_FILES = {
    "no such file": (None, "cannot be read: No such file or directory"),
    "empty": ("", "no kernel found; a kernel is a function under @ct.kernel"),
    "no kernel": (HEAD + "x = 1\n", "no kernel found"),
    "syntax error": (HEAD + "\ndef f(:\n", "5: does not import: SyntaxError: invalid syntax"),
    "indentation": (HEAD + "  x = 1\n", "4: does not import: IndentationError: unexpected indent"),
    "null byte": ("x = 1\0\n", "does not import: "),
    "not UTF-8": ("x = '\udcff'\n", "does not import: SyntaxError: "),
    "import error": (HEAD + "import no_such_module\n", "4: does not import: ModuleNotFoundError: No module named"),
    "exception": (HEAD + "def f():\n    return 1 // 0\nf()\n", "5: does not import: ZeroDivisionError: "),
    "exception without text": (HEAD + "\nraise KeyError\n", "5: does not import: KeyError: no message"),
    "exit": (HEAD + "raise SystemExit(3)\n", "4: does not import: SystemExit: 3"),
    "exit from a library": (HEAD + "\nimport argparse\nargparse.ArgumentParser().parse_args(['-x'])\n", "6: does not"),
    "not a function": (HEAD + "@ct.kernel\nclass K: pass\n", "does not import: TypeError: "),
    "unknown parameter": (HEAD + COPY.replace("x=", "z="), IN_CONTRACT + "unknown parameter 'z'"),
    "unparsable size": (HEAD + COPY.replace('"f32[n]"', '"f32[n ++]"'), IN_CONTRACT + "expression 'n ++', column 5"),
    "same name twice": (HEAD + COPY[: COPY.index("@ct")] + COPY, IN_CONTRACT + "declared twice"),
}


@pytest.mark.parametrize(("text", "message"), BAD_FILES.values(), ids=list(BAD_FILES))
def test_bad_file(tmp_path, text, message):
    path = tmp_path / "bad.py"
    if text is not None:
        path.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(InputError) as caught:
        load_python(path)
    assert str(caught.value).startswith(f"{path}:")
    assert message in str(caught.value)
    with pytest.raises(InputError):
        load_targets(path)


REFUSED = {
    "no contract": (COPY.split("\n", 1)[1], None, 5, "the kernel has no contract"),
    "does not compile": (COPY.replace("ct.bid(0)", "open('x')"), "default", 6, "UnsupportedCallError: open() is not"),
    "wrong rank": (COPY.replace("out, (i,)", "out, (i, 0)"), "default", 6, "Index size 2 does not match"),
    "scalar where an array is needed": (COPY.replace('out="f32[n]"', 'out="f32"'), "default", 6, "TypeCheckingError"),
    "no such dtype": (COPY.replace('"f32[n]"', '"i4[n]"'), "default", 6, "cuda-tile has no dtype i4"),
    "variadic": (COPY.replace("x, out, TILE: Int", "x, out, TILE: Int, *rest"), "default", 6, "Variadic kernel"),
}


@pytest.mark.parametrize(("text", "contract", "line", "message"), REFUSED.values(), ids=list(REFUSED))
def test_refused_kernel_leaves_the_others(write, text, contract, line, message):
    path = write(text + COPY.replace("def copy", "def fine"))
    refused, fine = load_python(path)
    assert isinstance(refused, Refused)
    assert (refused.kernel, refused.contract, refused.file, refused.line) == ("copy", contract, path, line)
    assert message in refused.message
    assert fine.kernel == "fine"
    with pytest.raises(InputError, match="copy"):
        load_targets(path)


def test_compile_failure_names_the_blamed_line(write):
    path = write(COPY.replace("ct.bid(0)", "open('x')"))
    (refused,) = load_python(path)
    assert f"cuda-tile does not compile it at {path}:7:9: " in refused.message
