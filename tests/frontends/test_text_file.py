"""Tile IR text files: parameters keep the names they have in the text, kernels the line they stand on."""

import pathlib

import pytest

from tileproof.contract import ScalarParameter
from tileproof.errors import InputError
from tileproof.ir.frontends import load, load_all
from tileproof.ir.target import PointerOf, ScalarOf

ACCEPTANCE = pathlib.Path(__file__).parents[1] / "acceptance"
TEXT = """\
cuda_tile.module @m {
  entry @set(%p: tile<ptr<i32>>, %n: tile<i64>, %on: tile<i1>) {
    return
  }
  entry @unset(%q: tile<ptr<f32>>) {
    return
  }
}
"""
SIDECAR = """\
[kernel.unset]
params = ["ptr:f32[4]"]
[kernel.set]
params = ["ptr:u32[n]", "n", "bool"]
requires = "n < 2**20"
"""


@pytest.fixture
def place(tmp_path):
    def place(text=TEXT, sidecar=SIDECAR):
        (tmp_path / "k.mlir").write_bytes(text if isinstance(text, bytes) else text.encode())
        (tmp_path / "k.contract.toml").write_text(sidecar)
        return tmp_path / "k.mlir"

    return place


def test_kernels_in_the_order_of_the_text(place):
    path = place()
    first, second = load(path)
    assert [(t.kernel, t.file, t.line, t.bytecode) for t in (first, second)] == [
        ("set", str(path), 2, None),
        ("unset", str(path), 5, None),
    ]
    assert first.bindings == (PointerOf("p"), ScalarOf("n"), ScalarOf("on"))
    assert second.bindings == (PointerOf("q"),)
    array, n, on = first.contract.parameters
    assert (array.name, array.dtype) == ("p", "u32")
    assert (n.dtype, on) == ("i64", ScalarParameter("on", "bool"))


def test_a_size_may_have_a_parameters_name_only_if_it_is_that(place):
    """`n` in the array's size is the scalar n."""
    (first, _) = load(place(sidecar=SIDECAR.replace('"n", "bool"', '"i64", "bool"')))
    assert first.contract.parameters[1].equals is None


def test_tokens_of_the_acceptance_set():
    targets = load(ACCEPTANCE / "tokens.mlir")
    assert len(targets) == 14
    parity = next(t for t in targets if t.kernel == "loop_every_second_parity")
    assert parity.bindings == (PointerOf("p"), ScalarOf("n"))


BAD_TEXTS = {
    "empty": ("", "k.mlir: no kernel found"),
    "no kernel": ("cuda_tile.module @m {\n}\n", "k.mlir: no kernel found"),
    "no module": ("hello\n", "k.mlir:1:1: "),
    "unknown operation": (TEXT.replace("return", "retrun", 1), "k.mlir:3:5: "),
    "unknown value": (TEXT.replace("    return", "    %t = join_tokens %u : token\n    return", 1), "k.mlir:3:"),
    "cut off": (TEXT[:120], "k.mlir:5:19: "),
    "not UTF-8": (b"\xff\xfe", "k.mlir: not UTF-8 text"),
}


@pytest.mark.parametrize(("text", "message"), BAD_TEXTS.values(), ids=list(BAD_TEXTS))
def test_bad_text(place, text, message):
    with pytest.raises(InputError) as caught:
        load_all(place(text))
    assert message in str(caught.value)


def test_no_such_file(tmp_path):
    with pytest.raises(InputError, match=r"k\.mlir: cannot be read: No such file"):
        load_all(tmp_path / "k.mlir")
