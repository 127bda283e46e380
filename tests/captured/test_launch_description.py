"""Launch descriptions: what is read, and what is refused with which words."""

import json

import pytest

from tileproof.errors import InputError
from tileproof.ir.frontends.launch_description import read_launch

ARRAY = {"kind": "array", "dtype": "i32", "shape": [4, 3]}
SCALAR = {"kind": "scalar", "dtype": "i32", "value": 3}
LAUNCH = {"schema": "tileproof.launch/1", "kernel": "k", "grid": [4], "params": []}


@pytest.fixture
def read(tmp_path):
    def read(document):
        path = tmp_path / "launch.json"
        path.write_text(document if isinstance(document, str) else json.dumps(document))
        return read_launch(path)

    return read


def with_params(*params):
    return LAUNCH | {"params": list(params)}


def test_what_is_left_out(read):
    launch = read(with_params(ARRAY, SCALAR))
    array, scalar = launch.params
    assert (launch.kernel, launch.grid) == ("k", (4, 1, 1))
    assert (array.name, array.strides, array.allocation, array.offset) == (None, (3, 1), None, 0)
    assert (array.align, array.contents, array.span) == (256, None, 48)
    assert (scalar.name, scalar.dtype.name, scalar.value) == (None, "i32", 3)


def test_everything(read):
    given = ARRAY | {"name": "x", "strides": [5, 1], "allocation": "A", "offset": 8, "contents": [1, -1], "align": 4}
    (array,) = read(with_params(given)).params
    assert (array.name, array.strides, array.allocation, array.offset, array.align) == ("x", (5, 1), "A", 8, 4)
    assert array.contents == b"\x01\0\0\0\xff\xff\xff\xff"
    assert array.span == (3 * 5 + 2 + 1) * 4


@pytest.mark.parametrize("offset, align", [(0, 256), (512, 256), (64, 64), (12, 4), (20, 4), (8, 8)])
def test_an_address_is_as_aligned_as_its_offset(read, offset, align):
    assert read(with_params(ARRAY | {"offset": offset})).params[0].align == align


VALUES = {
    "unsigned as its signed value": ("u8", 255, -1),
    "least": ("i64", -(2**63), -(2**63)),
    "bool": ("bool", True, 1),
    "bool as number": ("bool", 0, 0),
    "float": ("f32", 0.5, 0.5),
    "float as integer": ("f16", 2, 2.0),
}


@pytest.mark.parametrize("dtype, given, value", VALUES.values(), ids=list(VALUES))
def test_scalar_values(read, dtype, given, value):
    (scalar,) = read(with_params({"kind": "scalar", "dtype": dtype, "value": given})).params
    assert scalar.value == value and type(scalar.value) is type(value)


REFUSED = {
    "no JSON": ("{", "not JSON: "),
    "nested too deeply": ("[" * 100_000, "not JSON: "),
    "a list": ([], "found []; needed is an object"),
    "no schema": ({"kernel": "k"}, "'schema' is missing"),
    "another schema": (LAUNCH | {"schema": "x/2"}, "schema: found 'x/2'; allowed is 'tileproof.launch/1'"),
    "unknown key": (LAUNCH | {"girds": 1}, "unknown key 'girds'; allowed are: schema, kernel, grid, params"),
    "kernel": (LAUNCH | {"kernel": 3}, "kernel: found 3; needed is the kernel's symbol"),
    "no axis": (LAUNCH | {"grid": []}, "grid: found 0 axes; allowed are one to three"),
    "four axes": (LAUNCH | {"grid": [1, 1, 1, 1]}, "grid: found 4 axes; allowed are one to three"),
    "empty axis": (LAUNCH | {"grid": [0]}, "grid[0]: found 0; needed is an integer from 1 to"),
    "axis too long": (LAUNCH | {"grid": [1, 65536]}, "grid[1]: found 65536; at most 65535 blocks are allowed"),
    "axis no integer": (LAUNCH | {"grid": [1.5]}, "grid[0]: found 1.5; needed is an integer"),
    "axis true": (LAUNCH | {"grid": [True]}, "grid[0]: found true; needed is an integer"),
    "grid no list": (LAUNCH | {"grid": 4}, "grid: found 4; needed is a list of integers"),
    "params": (LAUNCH | {"params": {}}, "params: found {}; needed is a list with an entry per parameter"),
    "param": (with_params(3), "params[0]: found 3; needed is an object of the kind 'array' or 'scalar' or 'constant'"),
    "kind": (with_params({"kind": "list"}), 'params[0]: found {"kind": "list"}; needed is an object of the kind'),
    "no shape": (with_params({"kind": "array", "dtype": "i32"}), "params[0]: 'shape' is missing"),
    "unknown key of a param": (
        with_params(SCALAR, SCALAR | {"size": 3}),
        "params[1]: unknown key 'size'; allowed are:",
    ),
    "dtype": (with_params(ARRAY | {"dtype": "int"}), 'params[0].dtype: found "int"; dtypes are: bool'),
    "name": (with_params(ARRAY | {"name": "a b"}), 'params[0].name: found "a b"; needed is a name'),
    "twice": (with_params(ARRAY | {"name": "x"}, SCALAR | {"name": "x"}), "params: two are called 'x'"),
    "negative size": (
        with_params(ARRAY | {"shape": [-1]}),
        "params[0].shape[0]: found -1; needed is an integer from 0",
    ),
    "huge size": (with_params(ARRAY | {"shape": [2**63]}), "params[0].shape[0]: found 9223372036854775808; needed"),
    "negative stride": (with_params(ARRAY | {"strides": [3, -1]}), "params[0].strides[1]: found -1; needed"),
    "strides": (with_params(ARRAY | {"strides": [1]}), "params[0].strides: found 1 strides for 2 dimensions"),
    "offset": (
        with_params(ARRAY | {"offset": 6}),
        "params[0].offset: found 6, which is no multiple of the element size 4",
    ),
    "align": (with_params(ARRAY | {"align": 12}), "params[0].align: found 12; needed is a power of two"),
    "allocation": (with_params(ARRAY | {"allocation": 3}), "params[0].allocation: found 3; needed is a name"),
    "contents of floats": (with_params(ARRAY | {"dtype": "f32", "contents": [1]}), "the elements are f32"),
    "contents of half bytes": (with_params(ARRAY | {"dtype": "i4", "contents": [1]}), "the elements are i4"),
    "contents": (with_params(ARRAY | {"contents": 3}), "params[0].contents: found 3; needed is a list of integers"),
    "contents too long": (with_params(ARRAY | {"contents": [0] * 13}), "found 13 elements; the array spans 12"),
    "content": (
        with_params(ARRAY | {"contents": [0, 2**31]}),
        "contents[1]: found 2147483648; needed is an integer of i32",
    ),
    "nested contents": (
        with_params(ARRAY | {"contents": [[0]]}),
        "contents[0]: found [0]; needed is an integer of i32",
    ),
    "scalar out of range": (
        with_params(SCALAR | {"value": 2**31}),
        "needed is an integer from -2147483648 to 2147483647",
    ),
    "scalar no integer": (with_params(SCALAR | {"value": 1.0}), "params[0].value: found 1.0; needed is an integer"),
    "scalar true": (with_params(SCALAR | {"value": True}), "params[0].value: found true; needed is an integer"),
    "float no number": (with_params(SCALAR | {"dtype": "f32", "value": "1"}), 'found "1"; needed is a number'),
    "constant": (
        with_params({"kind": "constant", "value": "x"}),
        'params[0].value: found "x"; needed is a number, true',
    ),
}


@pytest.mark.parametrize("document, problem", REFUSED.values(), ids=list(REFUSED))
def test_refused(read, document, problem):
    with pytest.raises(InputError) as refusal:
        read(document)
    assert problem in str(refusal.value)
    assert "launch.json:" in str(refusal.value)


def test_contents_of_one_allocation_must_agree(read):
    """Two descriptions of one byte would make everything provable."""
    first = ARRAY | {"allocation": "A", "contents": [1, 2]}
    agreeing = ARRAY | {"allocation": "A", "offset": 4, "contents": [2, 3]}
    read(with_params(first, agreeing))
    with pytest.raises(InputError, match="two contents of the byte 4 of the allocation 'A'"):
        read(with_params(first, agreeing | {"contents": [3, 3]}))


def test_no_file(tmp_path):
    with pytest.raises(InputError, match="cannot be read: No such file"):
        read_launch(tmp_path / "absent.json")
