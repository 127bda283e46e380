"""Contracts in sidecar files, here for bytecode that cuda-tile wrote."""

import io

import cuda.tile as ct
import pytest
from cuda.tile import compilation

from tileproof.contract import ArrayParameter, ScalarParameter
from tileproof.errors import InputError
from tileproof.expressions import expression_text
from tileproof.ir.frontends import load, load_all
from tileproof.ir.frontends.bytecode_file import load_bytecode
from tileproof.ir.frontends.refused import Refused
from tileproof.ir.target import PointerOf, ScalarOf, SizeOf, StrideOf


@ct.kernel
def fill(x, value):
    ct.store(x, (ct.bid(0), 0), ct.full((4, 8), value, dtype=x.dtype))


def bytecode(symbol="fill", index_dtype=ct.int32, dtype=ct.int32):
    array = compilation.ArrayConstraint(
        dtype, 2, index_dtype=index_dtype, stride_lower_bound_incl=0, alias_groups=(), may_alias_internally=False
    )
    convention = compilation.CallingConvention.cutile_python_v1()
    signature = compilation.KernelSignature([array, compilation.ScalarConstraint(ct.int32)], convention, symbol)
    output = io.BytesIO()
    compilation.export_kernel(fill, [signature], output, output_format="tileir_bytecode", bytecode_version="13.3")
    return output.getvalue()


BYTECODE = bytecode()


@pytest.fixture
def place(tmp_path):
    def place(sidecar, data=BYTECODE):
        path = tmp_path / "kernels.tileirbc"
        path.write_bytes(data)
        if sidecar is not None:
            (tmp_path / "kernels.contract.toml").write_text(sidecar)
        return path

    return place


AS_CUTILE = """\
[kernel.fill]
convention = "cutile_python_v1"
params = ["i32[m, n]", "i32"]
grid = ["cdiv(m, 4)"]
requires = ["n <= 8"]
"""
AS_POINTERS = """\
[kernel.fill]
params = ["ptr:i32[size]", "m", "n", "n", "1", {type = "i32", name = "value"}]
requires = ["m * n <= size"]
init = {arg0 = 7}
"""


def test_cutile_convention(place):
    path = place(AS_CUTILE)
    (target,) = load_bytecode(path)
    array, value = target.contract.parameters
    assert isinstance(array, ArrayParameter)
    assert [expression_text(e) for e in (*array.dims, *array.strides)] == ["m", "n", "n", "1"]
    assert (array.index_bits, value) == (32, ScalarParameter("arg5", "i32"))
    assert target.bindings == (
        PointerOf("arg0"),
        SizeOf("arg0", 0),
        SizeOf("arg0", 1),
        StrideOf("arg0", 0),
        StrideOf("arg0", 1),
        ScalarOf("arg5"),
    )
    assert (target.kernel, target.contract.name, target.file) == ("fill", "default", str(path))
    assert target.bytecode == BYTECODE
    assert target.line is None


def test_pointers_and_expressions(place):
    (target,) = load_bytecode(place(AS_POINTERS))
    assert target.bindings == (PointerOf("arg0"), *(ScalarOf(f"arg{i}") for i in range(1, 5)), ScalarOf("value"))
    shown = [getattr(p, "equals", None) and expression_text(p.equals) for p in target.contract.parameters[1:]]
    assert shown == ["m", "n", "n", "1", None]
    assert target.contract.init == {"arg0": 7}


def test_64_bit_index_is_seen_in_the_entry(place):
    (target,) = load_bytecode(place(AS_CUTILE, bytecode(index_dtype=ct.int64)))
    assert target.contract.parameters[0].index_bits == 64
    (target,) = load_bytecode(place(AS_POINTERS, bytecode(index_dtype=ct.int64)))
    assert target.contract.parameters[1].dtype == "i64"


def test_variants_and_tables(place):
    path = place(
        """
[[kernel.fill]]
name = "any"
convention = "cutile_python_v2"
params = [{type = "u32[m, n; ?, 1]", name = "table", facts = ["distinct"], align = 16}, "i32"]

[[kernel.fill]]
name = "one"
convention = "cutile_python_v2"
params = ["i32[1, 1]", "3"]
grid = 1
"""
    )
    any_, one = load(path)
    assert (any_.contract.name, one.contract.name) == ("any", "one")
    table = any_.contract.parameters[0]
    assert (table.name, table.dtype, table.facts, table.align) == ("table", "u32", ("distinct",), 16)
    assert table.strides[0] is None


BAD_SIDECARS = {
    "no sidecar": (None, "no contracts: there is no file"),
    "suggests a beginning": (None, '[kernel.fill]\ngrid = "1"\nparams = ["ptr:i32[n]", "i32", "i32", '),
    "empty": ("", "no contracts; it could begin"),
    "not TOML": ("[kernel.fill\n", "not TOML: "),
    "not TOML, line": ("\n[kernel.fill]\ngrid = \n", "line 3"),
    "not UTF-8": ("# \udcff\n", "not TOML: "),
    "nested too deeply": ("x = " + "[" * 5000, "not TOML: "),
    "other tables": ("[kernels.fill]\n", "unknown table 'kernels'; only [kernel.NAME]"),
    "no table": ("[kernel]\nfill = 3\n", "kernel.fill must be a table"),
}


@pytest.mark.parametrize(("sidecar", "message"), BAD_SIDECARS.values(), ids=list(BAD_SIDECARS))
def test_bad_sidecar(place, tmp_path, sidecar, message):
    path = place(None)
    if sidecar is not None:
        (tmp_path / "kernels.contract.toml").write_bytes(sidecar.encode(errors="surrogateescape"))
    with pytest.raises(InputError) as caught:
        load_all(path)
    assert message in str(caught.value)
    assert "kernels.contract.toml" in str(caught.value)


def with_params(params, more=""):
    return f"# a comment\n[kernel.fill]\nparams = {params}\n{more}"


CUTILE = 'convention = "cutile_python_v1"'
REFUSED = {
    "no params": ("# a comment\n[kernel.fill]\n", "params is missing"),
    "unknown key": (with_params('["i32"]', "grids = 1"), "unknown key 'grids'; allowed are: params"),
    "unknown convention": (with_params('["i32"]', 'convention = "c"'), "unknown convention 'c'; allowed are: cutile"),
    "too few": (with_params('["ptr:i32[n]"]'), "describes 1 entry parameters, but the entry 'fill' has 6: ("),
    "too many": (with_params('["i32[m, n]", "i32", "i32"]', CUTILE), "more parameters than the entry has"),
    "too few for an array": (with_params('["i32[m, n, k]", "i32"]', CUTILE), "more parameters than the entry has"),
    "wrong pointee": (with_params('["f32[m, n]", "i32"]', CUTILE), "but the contract needs tile<ptr<f32>> there"),
    "scalar as pointer": (with_params(str(["ptr:i32[n]"] * 6)), "parameter 1 of 'fill' is tile<i32>, but"),
    "pointer as scalar": (with_params(str(["i32"] * 6)), "parameter 0 of 'fill' is tile<ptr<i32>>, but"),
    "array without ptr": (with_params('["i32[n]"]'), "write 'ptr:i32[n]', or convention"),
    "ptr under a convention": (with_params('["ptr:i32[n]"]', CUTILE), "arrays are written without 'ptr:'"),
    "no text": (with_params("[3]"), "params: found 3"),
    "table without type": (with_params('[{name = "x"}]'), "params: found {'name': 'x'}"),
    "unknown parameter key": (with_params('[{type = "i32", size = 3}]'), "params: unknown key 'size'"),
    "bad name": (with_params('[{type = "i32", name = "a b"}]'), "'a b' is no name"),
    "same name": (with_params('["ptr:i32[n]", {type = "i32", name = "arg0"}]'), "two parameters are called 'arg0'"),
    "facts of a scalar": (with_params('["ptr:i32[n]", {type = "i32", facts = "distinct"}]'), "facts is for arrays"),
    "unparsable size": (with_params('["ptr:i32[n $]"]'), "expression 'n $', column 3"),
    "unknown size": (with_params('["i32[m, n]", "i32"]', CUTILE + '\nrequires = "k > 0"'), "unknown name 'k'"),
    "constant list": (with_params('["i32[m, n]", ["i32"]]', CUTILE), "params: found ['i32']"),
}


@pytest.mark.parametrize(("sidecar", "message"), REFUSED.values(), ids=list(REFUSED))
def test_refused_contract_names_the_sidecar_and_line(place, tmp_path, sidecar, message):
    (refused,) = load_all(place(sidecar))
    assert isinstance(refused, Refused)
    assert message in refused.message
    assert (refused.kernel, refused.contract) == ("fill", "default")
    assert (refused.file, refused.line) == (str(tmp_path / "kernels.contract.toml"), 2)


def test_same_name_twice_and_kernels_without_partner(place):
    refused = load_all(place("[kernel.absent]\nparams = []\n"))
    assert [(r.kernel, r.contract) for r in refused] == [("fill", None), ("absent", None)]
    assert "the kernel has no contract; add a table [kernel.fill] to" in refused[0].message
    assert "a contract for kernel 'absent', but" in refused[1].message
    assert "has: fill" in refused[1].message
    assert refused[1].line == 1

    twice = AS_CUTILE.replace("[kernel.fill]", "[[kernel.fill]]") * 2
    first, second = load_all(place(twice))
    assert first.contract.name == "default"
    assert "declared twice" in second.message
    assert second.line == 6


BAD_BYTECODE = {
    "no such file": None,
    "empty": b"",
    "not bytecode": b"ELF and the rest",
    "truncated": BYTECODE[: len(BYTECODE) // 2],
    "last byte missing": BYTECODE[:-1],
    "wrong version": BYTECODE[:8] + b"\x63" + BYTECODE[9:],
}


@pytest.mark.parametrize("data", BAD_BYTECODE.values(), ids=list(BAD_BYTECODE))
def test_bad_bytecode(place, data):
    path = place(AS_CUTILE)
    if data is None:
        path.unlink()
    else:
        path.write_bytes(data)
    with pytest.raises(InputError, match=r"kernels\.tileirbc"):
        load_all(path)
