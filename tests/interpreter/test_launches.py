"""Concrete launches: sizes, contents, aliases, and what is refused."""

import numpy as np
import pytest

from tileproof.errors import ContractError
from tileproof.ir.frontends import load
from tileproof.ir.interpreter import Address, ArrayArgument, Launch, concrete_launch, interpret
from tileproof.ir.interpreter.carriers import to_double
from tileproof.ir.interpreter.launch import extent_bytes
from tileproof.ir.interpreter.sizes import choose_values, free_names
from tileproof.ir.types import ScalarType

SOURCE = '''
import cuda.tile as ct
import tileproof as tp


@tp.contract(x="f32[m, n; lda, 1]", out="f32[m, n]", s="i32", t="2 * m", TILE=16, grid=("m", "cdiv(n, TILE)"),
             requires=["lda >= n", "n % 2 == 0"])
@ct.kernel
def rows(x, out, s, t, TILE: ct.Constant[int]):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (i, j), ct.load(x, (i, j), (1, TILE)) * s + t)


@tp.contract(x="i32[n]", out="i32[n]", TILE=16, alias=[("x", "out")], init={"out": 7})
@ct.kernel
def copy(x, out, TILE: ct.Constant[int]):
    ct.store(out, (ct.bid(0),), ct.load(x, (ct.bid(0),), (TILE,)) + 1)


@tp.contract(x=tp.Array("i32[n]", facts=["distinct", "0 <= value", "value < 2 * n"]),
             y=tp.Array("i32[n]", facts=["sorted", "value % 3 == 1"]), z="u8[n]", w="i32[n; ?]", TILE=16)
@ct.kernel
def facts(x, y, z, w, TILE: ct.Constant[int]):
    ct.store(w, (ct.bid(0),), ct.load(x, (ct.bid(0),), (TILE,)) + ct.load(y, (ct.bid(0),), (TILE,)))
'''


@pytest.fixture(scope="module")
def targets(tmp_path_factory):
    path = tmp_path_factory.mktemp("launches") / "kernels.py"
    path.write_text(SOURCE)
    return {target.kernel: target for target in load(path)}


def test_arguments_are_in_entry_order(targets):
    launch = concrete_launch(targets["rows"], {"m": 3, "n": 4, "lda": 7}, {"s": 5})
    assert launch.grid == (3, 1, 1)
    assert launch.arguments == (Address("x"), 3, 4, 7, 1, Address("out"), 3, 4, 4, 1, 5, 6)
    assert launch.arrays["x"].strides == (7, 1)
    assert launch.memory["x"].size == (2 * 7 + 4) * 4


def test_the_kernel_runs_on_it(targets):
    target = targets["rows"]
    launch = concrete_launch(target, {"m": 3, "n": 4, "lda": 7}, {"s": 5})
    kept = launch.copy()
    interpret(target.entry, launch)
    np.testing.assert_allclose(launch.contents("out"), launch.contents("x") * 5 + 6, rtol=1e-6)
    assert not np.array_equal(kept.contents("out"), launch.contents("out"))


def test_contents(targets):
    target = targets["copy"]
    launch = concrete_launch(target, {"n": 4}, grid=(1,), contents={"x": [1, 2, 3, 4]})
    assert launch.contents("x").tolist() == [1, 2, 3, 4]
    assert launch.contents("out").tolist() == [7] * 4  # init
    launch = concrete_launch(target, {"n": 4}, grid=(1,), contents={"x": {4: 100, 12: -1}, "out": 0})
    assert launch.contents("x").tolist()[1::2] == [100, -1]
    assert launch.contents("out").tolist() == [0] * 4
    again = concrete_launch(target, {"n": 4}, grid=(1,), contents={"x": {4: 100, 12: -1}, "out": 0})
    assert again.contents("x").tolist() == launch.contents("x").tolist()
    other = concrete_launch(target, {"n": 4}, grid=(1,), seed=1)
    assert other.contents("x").tolist() != concrete_launch(target, {"n": 4}, grid=(1,)).contents("x").tolist()


def test_arrays_that_are_one(targets):
    target = targets["copy"]
    launch = concrete_launch(target, {"n": 4}, grid=(1,), contents={"out": [1, 2, 3, 4]}, shared=[("x", "out")])
    assert launch.arguments[0] == launch.arguments[3]
    interpret(target.entry, launch)
    assert launch.contents("x").tolist() == [2, 3, 4, 5]


def test_random_contents_obey_the_facts(targets):
    for seed in range(5):
        launch = concrete_launch(targets["facts"], {"n": 40}, grid=(1,), seed=seed)
        x, y, z = (launch.contents(name) for name in "xyz")
        assert len(set(x.tolist())) == 40 and x.min() >= 0 and x.max() < 80
        assert (np.diff(y) >= 0).all() and (y % 3 == 1).all()
        assert z.view(np.uint8).dtype == np.uint8


def test_open_strides(targets):
    assert concrete_launch(targets["facts"], {"n": 8}, grid=(1,)).arrays["w"].strides == (1,)
    launch = concrete_launch(targets["facts"], {"n": 8}, grid=(1,), strides={"w": (3,)})
    assert launch.arrays["w"].strides == (3,) and launch.memory["w"].size == 22 * 4


REFUSED = {
    "missing size": ("rows", {"sizes": {"m": 3, "n": 4}, "scalars": {"s": 1}}, "'lda' has no value"),
    "missing scalar": ("rows", {"sizes": {"m": 3, "n": 4, "lda": 4}}, "the scalar 's' needs a value"),
    "requirement": (
        "rows",
        {"sizes": {"m": 3, "n": 4, "lda": 3}, "scalars": {"s": 1}},
        "requires lda >= n, but m = 3, n = 4, lda = 3",
    ),
    "grid": (
        "rows",
        {"sizes": {"m": 3, "n": 4, "lda": 4}, "scalars": {"s": 1}, "grid": (2,)},
        r"a grid of \(3, 1, 1\) blocks, not \(2, 1, 1\)",
    ),
    "no grid": ("copy", {"sizes": {"n": 4}}, "allows any grid; choose one"),
    "negative": ("copy", {"sizes": {"n": -4}, "grid": (1,)}, r"'x' would have the shape \(-4,\)"),
    "not one array": ("facts", {"sizes": {"n": 4}, "grid": (1,), "shared": [("x", "y")]}, "does not let x, y be one"),
    "no element there": ("copy", {"sizes": {"n": 4}, "grid": (1,), "contents": {"x": {3: 1}}}, "no element at byte 3"),
    "given strides": (
        "copy",
        {"sizes": {"n": 4}, "grid": (1,), "strides": {"x": (2,)}},
        r"gives the strides \(1,\), not \(2,\)",
    ),
    "scalar that is fixed": (
        "rows",
        {"sizes": {"m": 3, "n": 4, "lda": 4}, "scalars": {"s": 1, "t": 5}},
        "'t' must be 6, not 5",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(targets, name):
    kernel, how, message = REFUSED[name]
    with pytest.raises(Exception, match=message) as caught:
        concrete_launch(targets[kernel], **how)
    assert "Contract" in type(caught.value).__name__ or "Evaluation" in type(caught.value).__name__


def test_a_broken_contract_can_be_run_on_purpose(targets):
    launch = concrete_launch(targets["rows"], {"m": 1, "n": 4, "lda": 3}, {"s": 1}, check=False)
    assert launch.arrays["x"].strides == (3, 1)


@pytest.mark.parametrize("element", list(ScalarType))
def test_contents_of_every_type(element):
    """What is filled in is what is read, bit for bit in the right bytes."""
    if element is ScalarType.I4:
        return  # never in memory
    array = ArrayArgument("a", element, (3, 2), (4, 1), "a", 8)
    launch = Launch((1, 1, 1), (), {"a": np.full(extent_bytes(array), 0xEE, np.uint8)}, {"a": array})
    values = np.array([[1, 0], [1, 2], [0.5, 1]])
    if element.is_integer:
        values = np.array([[1, 0], [1, 1], [0, 1]])
    if element is ScalarType.F8E8M0FNU:
        values = np.array([[1, 2], [4, 0.5], [0.25, 1]])
    launch.fill("a", values)
    np.testing.assert_array_equal(to_double(launch.contents("a"), element), values)
    assert (launch.memory["a"][:8] == 0xEE).all()
    if element is ScalarType.F4E2M1FN:
        assert launch.memory["a"][8:].tolist() == [0x02, 0xEE, 0x42, 0xEE, 0x21]
    if element is ScalarType.BF16:
        assert launch.memory["a"][8:12].tolist() == [0x80, 0x3F, 0, 0]


# --- sizes for those who do not care ----------------------------------------------------


def test_sizes_are_chosen_so_that_the_contract_admits_them(targets):
    contract = targets["rows"].contract
    assert free_names(contract) == ("m", "n", "lda", "s")
    values = choose_values(contract, {})
    assert values["lda"] >= values["n"] and values["n"] % 2 == 0
    assert choose_values(contract, {"m": 3, "n": 8})["m"] == 3


def test_sizes_that_do_not_exist(targets):
    with pytest.raises(ContractError, match="no size or scalar 'k' to choose; there are: m, n, lda, s"):
        choose_values(targets["rows"].contract, {"k": 3})
    with pytest.raises(ContractError, match="found no sizes with n = 3 for which"):
        choose_values(targets["rows"].contract, {"n": 3})
