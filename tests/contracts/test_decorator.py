"""The decorator on real cuTile kernels."""

import subprocess
import sys

import cuda.tile as ct
import pytest

import tileproof as tp
from tileproof.contract import ArrayParameter, ScalarParameter
from tileproof.decorator import declared_contracts, recording_kernels

Int = ct.Constant[int]


def scale(x, out, factor, TILE: Int):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)) * factor)


def declare(**keywords):
    return tp.contract(**{"x": "f32[n]", "out": "f32[n]", "factor": "f32", "TILE": 64} | keywords)(ct.kernel(scale))


def test_contracts_stack_in_the_order_of_the_source():
    @tp.contract(x="f32[n]", name="upper")
    @tp.contract(x="f32[m]", name="lower")
    @ct.kernel
    def kernel(x):
        pass

    declared = declared_contracts(kernel)
    assert [d.contract.name for d in declared] == ["upper", "lower"]
    assert declared[0].line + 1 == declared[1].line
    assert declared[0].file == __file__


def test_the_decorated_object_is_the_kernel():
    kernel = ct.kernel(scale)
    assert tp.contract(x="f32[n]", out="f32[n]", factor="f32", TILE=64)(kernel) is kernel
    assert declared_contracts(kernel)[0].contract.name == "default"


def test_parameters_take_precedence_over_options():
    @tp.contract(x="f32[n]", index="i32[n]", name="i32", grid="f32[m]")
    @ct.kernel
    def kernel(index, x, name, grid):
        pass

    (declared,) = declared_contracts(kernel)
    assert declared.contract.name == "default"
    assert declared.contract.grid is None
    assert [(p.name, type(p)) for p in declared.contract.parameters] == [
        ("index", ArrayParameter),
        ("x", ArrayParameter),
        ("name", ScalarParameter),
        ("grid", ArrayParameter),
    ]


def test_annotations_give_index_and_scalar_types():
    @tp.contract(x="f32[n]", y="f32[n]", s="n", t="n")
    @ct.kernel
    def kernel(x: ct.IndexedWithInt64, y, s: ct.ScalarInt64, t):
        pass

    x, y, s, t = declared_contracts(kernel)[0].contract.parameters
    assert (x.index_bits, y.index_bits, s.dtype, t.dtype) == (64, 32, "i64", "i32")


def test_recording_collects_each_kernel_once():
    with recording_kernels() as record:
        first = declare(name="a")
        tp.contract(x="f32[n]", out="f32[n]", factor="f32", TILE=64, name="b")(first)
        second = declare()
    declare()
    assert [id(kernel) for kernel in record] == [id(first), id(second)]


ERRORS = {
    "unknown parameter": (lambda: declare(y="f32[n]"), "unknown parameter 'y'"),
    "unparsable size": (lambda: declare(x="f32[n +]"), "column 4: invalid syntax"),
    "not a kernel": (lambda: tp.contract(x="f32[n]")(scale), "put @contract above @ct.kernel"),
    "twice": (lambda: tp.contract(x="f32[n]", out="f32[n]", factor="f32", TILE=1)(declare()), "declared twice"),
    "named": (lambda: declare(name="wide", grid=()), "contract 'wide': grid has 0 axes"),
}


@pytest.mark.parametrize(("make", "message"), ERRORS.values(), ids=list(ERRORS))
def test_error_names_place_kernel_and_problem(make, message):
    with pytest.raises(tp.ContractError) as caught:
        make()
    text = str(caught.value)
    assert text.startswith(f"{__file__}:{caught.value.line}: ")
    assert message in text
    if "put @contract" not in text:
        assert "kernel 'scale', contract " in text


def test_importing_tileproof_loads_neither_solver_nor_cuda_tile():
    heavy = ("z3", "cuda", "cuda.tile", "numpy", "rich", "click")
    check = f"import sys, tileproof; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
