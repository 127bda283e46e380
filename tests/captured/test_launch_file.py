"""Described launches of kernels in bytecode, text and cuTile Python files: targets and verdicts."""

import io
import json

import cuda.tile as ct
import pytest
from cuda.tile import compilation

from tileproof.contract import Number, ScalarParameter
from tileproof.errors import InputError
from tileproof.ir.frontends.launch_file import load_launch
from tileproof.ir.target import PointerOf, ScalarOf
from tileproof.verifier.engine import verify_target

TEXT = """
cuda_tile.module @m {
  entry @increment(%p: tile<ptr<i32>>, %q: tile<ptr<i32>>, %n: tile<i32>) {
    %t0 = make_token : token
    %x, %y, %z = get_tile_block_id : tile<i32>
    %inside = cmpi less_than %x, %n, signed : tile<i32> -> tile<i1>
    %p2 = offset %p, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %q2 = offset %q, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v, %t1 = load_ptr_tko weak %p2, %inside, %zero token=%t0 : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    %w = addi %v, %one : tile<i32>
    %t2 = store_ptr_tko weak %q2, %w, %inside token=%t0 : tile<ptr<i32>>, tile<i32>, tile<i1> -> token
    return
  }
}
"""
PYTHON = """
import cuda.tile as ct
@ct.kernel
def scale(x, out, n, TILE: ct.Constant[int]):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)) * n)
@ct.kernel
def long(n: ct.ScalarInt64, x: ct.IndexedWithInt64):
    ct.store(x, (0,), ct.zeros((16,), dtype=x.dtype))
"""


@ct.kernel
def double(x, out):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (16,)) * 2)


def bytecode():
    array = compilation.ArrayConstraint(
        ct.int32, 1, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=(), may_alias_internally=False,
        stride_constant=(1,), base_addr_divisible_by=16,
    )  # fmt: skip
    convention = compilation.CallingConvention.cutile_python_v1()
    output = io.BytesIO()
    signature = compilation.KernelSignature([array, array], convention, "double")
    compilation.export_kernel(double, [signature], output, output_format="tileir_bytecode", bytecode_version="13.3")
    return output.getvalue()


def array(*shape, dtype="i32", **more):
    return {"kind": "array", "dtype": dtype, "shape": list(shape), **more}


def scalar(value, dtype="i32", **more):
    return {"kind": "scalar", "dtype": dtype, "value": value, **more}


def constant(value, **more):
    return {"kind": "constant", "value": value, **more}


@pytest.fixture
def files(tmp_path):
    (tmp_path / "k.mlir").write_text(TEXT)
    (tmp_path / "k.py").write_text(PYTHON)
    (tmp_path / "k.tileirbc").write_bytes(bytecode())
    return [str(tmp_path / name) for name in ("k.mlir", "k.py", "k.tileirbc")]


@pytest.fixture
def load(files, tmp_path):
    def load(kernel, grid, *params, among=files):
        document = {"schema": "tileproof.launch/1", "kernel": kernel, "grid": grid, "params": list(params)}
        (tmp_path / "l.json").write_text(json.dumps(document))
        return load_launch(tmp_path / "l.json", among)

    return load


def test_pointers(load, files):
    target = load("increment", [4], array(4, name="a"), array(4), scalar(4))
    assert target.bindings == (PointerOf("a"), PointerOf("q"), ScalarOf("n"))
    assert target.contract.parameters[2] == ScalarParameter("n", "i32", Number(4))
    assert (target.contract.name, target.scope, target.file, target.bytecode) == ("l.json", "launch", files[0], None)


def test_pointers_sizes_and_strides(load, files):
    target = load("double", [4], array(64), array(60))
    assert len(target.bindings) == len(target.entry.parameters) == 6
    with open(files[2], "rb") as file:
        assert target.bytecode == file.read()


def test_python_is_compiled_as_launch_would(load):
    """A size that is a multiple of 16 and one that is not; addresses by alignment."""
    target = load("scale", [4], array(64, name="x"), array(60, align=8), scalar(3), constant(16))
    assert target.kernel == "scale"
    assert target.line == 4
    assert target.entry.name.startswith("scale_Kt1_A1i32_1i16t1_p16_A1i32_1t1_")


VERDICTS = {
    "pointers": (("increment", [4], array(4), array(4), scalar(4)), "proved", set()),
    "pointers, masked": (("increment", [9], array(4), array(4), scalar(4)), "proved", set()),
    "pointers, beyond": (("increment", [5], array(5), array(4), scalar(5)), "violation", {"bounds"}),
    "pointers, one allocation": (
        ("increment", [4], array(4, allocation="A"), array(4, allocation="A", offset=16), scalar(4)),
        "proved",
        set(),
    ),
    "views": (("double", [4], array(64), array(60)), "proved", set()),
    "views, too many blocks": (("double", [5], array(64), array(60)), "violation", {"bounds"}),
    "views, alignment that the bytecode assumes": (
        ("double", [4], array(64, align=8), array(60)),
        "violation",
        {"assumption"},
    ),
    "views, alignment lost by the offset": (
        ("double", [4], array(64, allocation="A", offset=8), array(60)),
        "violation",
        {"assumption"},
    ),
    "Python": (("scale", [4], array(64), array(60), scalar(3), constant(16)), "proved", set()),
    "Python, whatever the alignment": (
        ("scale", [4], array(64, align=4), array(60, align=4), scalar(3), constant(16)),
        "proved",
        set(),
    ),
    "Python, 64 bits": (("long", [1], scalar(2**40, "i64"), array(2**33, dtype="f16")), "proved", set()),
}


@pytest.mark.parametrize("launch, verdict, kinds", VERDICTS.values(), ids=list(VERDICTS))
def test_verdicts(load, launch, verdict, kinds):
    report = verify_target(load(*launch))
    assert (report.verdict.value, report.scope) == (verdict, "launch")
    assert {o.kind.value for o in report.obligations if o.status.value == "violated"} == kinds


@pytest.mark.parametrize(
    "launch",
    [
        ("increment", [4], array(4, allocation="A"), array(4, allocation="A", offset=4), scalar(4)),
        ("double", [4], array(64, allocation="A"), array(64, allocation="A")),
        ("scale", [4], array(64, allocation="A"), array(64, allocation="A", offset=64), scalar(3), constant(16)),
    ],
    ids=["pointers", "views", "Python"],
)
def test_overlapping_arrays_are_an_alias_violation(load, launch):
    report = verify_target(load(*launch))
    assert report.verdict.value == "violation"
    assert "alias" in {o.kind.value for o in report.obligations if o.status.value == "violated"}


REFUSED = {
    "no kernel": (("absent", [1]), "no kernel 'absent'; the kernels are: increment, scale, long, double"),
    "too few": (
        ("increment", [1], array(4), scalar(4)),
        "passes 2 (a pointer per array) or 4 (also sizes and strides)",
    ),
    "dtype": (("increment", [1], array(4, dtype="f32"), array(4), scalar(4)), "entry parameter 0 of 'increment' is"),
    "constant": (
        ("increment", [1], array(4), array(4), constant(4)),
        "params[2] is a constant, but those are compiled",
    ),
    "too many for Python": (
        ("scale", [1], array(4)),
        "the description has 1 parameters, the kernel 4: x, out, n, TILE",
    ),
    "another order": (
        ("scale", [1], array(4, name="out"), array(4), scalar(3), constant(16)),
        "params[0] is called 'out', but the kernel's parameter is 'x'",
    ),
    "no constant": (("scale", [1], array(4), array(4), scalar(3), scalar(16)), "the parameter 'TILE' needs a constant"),
    "a constant": (
        ("scale", [1], array(4), array(4), constant(3), constant(16)),
        "'n' needs an array or a scalar",
    ),
    "scalar's dtype": (
        ("scale", [1], array(4), array(4), scalar(3, "i64"), constant(16)),
        "params[2] is i64, but cuda.tile passes 'n' as i32",
    ),
    "index type": (
        ("scale", [1], array(2**31), array(4), scalar(3), constant(16)),
        "OverflowError: x: shape is too big: 2147483648 does not fit the index type",
    ),
    "does not compile": (
        ("scale", [1], array(4, 4), array(4), scalar(3), constant(16)),
        "cuda-tile does not compile it",
    ),
    "alignment": (
        (
            "scale",
            [1],
            array(4, allocation="A", align=16),
            array(4, allocation="A", offset=32, align=4),
            scalar(3),
            constant(16),
        ),
        "the alignments in the allocation 'A' contradict the offsets",
    ),
}


@pytest.mark.parametrize("launch, problem", REFUSED.values(), ids=list(REFUSED))
def test_refused(load, launch, problem):
    with pytest.raises(InputError) as refusal:
        load(*launch)
    assert problem in str(refusal.value)
    assert "l.json: " in str(refusal.value)


def test_a_kernel_in_two_files(load, files, tmp_path):
    (tmp_path / "again.mlir").write_text(TEXT)
    with pytest.raises(InputError, match="the kernel 'increment' is in several files: "):
        load("increment", [4], array(4), array(4), scalar(4), among=[*files, str(tmp_path / "again.mlir")])


FILES = {
    "unknown kind": ("k.txt", "", "unknown kind of file"),
    "does not import": ("bad.py", "1/0", "bad.py:1: does not import: ZeroDivisionError"),
    "no text": ("bad.mlir", "entry @", "bad.mlir:1:"),
    "no bytecode": ("bad.tileirbc", "x", "bad.tileirbc: "),
}


@pytest.mark.parametrize("name, text, problem", FILES.values(), ids=list(FILES))
def test_a_file_that_cannot_be_used(load, tmp_path, name, text, problem):
    (tmp_path / name).write_text(text)
    with pytest.raises(InputError, match=problem):
        load("k", [1], among=[str(tmp_path / name)])
