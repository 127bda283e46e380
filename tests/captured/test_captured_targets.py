"""From captured launches to contracts: allocations, deduplication, names, contents that are not known any more."""

import pytest

from tileproof.contract import ArrayParameter, ConstantParameter, Number, ScalarParameter
from tileproof.ir.frontends.array_objects import ArrayObject
from tileproof.ir.frontends.captured_targets import CapturedTarget, captured_targets
from tileproof.ir.frontends.launch_contract import alignment, shared_memory
from tileproof.ir.frontends.refused import Refused
from tileproof.verifier.provenance import written_arrays


def f32(start, *shape, strides=(1,)):
    """An array whose first element lies at that byte."""
    return ArrayObject("f32", shape, strides, start)


MEMORY = {
    "apart": ({"a": f32(0, 4), "b": f32(64, 4)}, {}),
    "touching": ({"a": f32(0, 4), "b": f32(16, 4)}, {}),
    "same": ({"a": f32(32, 4), "b": f32(32, 4)}, {"a": ("a+b", 0), "b": ("a+b", 0)}),
    "shifted": ({"a": f32(36, 4), "b": f32(32, 4)}, {"a": ("a+b", 4), "b": ("a+b", 0)}),
    "inside": ({"a": f32(0, 100), "b": f32(40, 2)}, {"a": ("a+b", 0), "b": ("a+b", 40)}),
    "interleaved": (
        {"a": f32(0, 4, 2, strides=(4, 1)), "b": f32(8, 4, 2, strides=(4, 1))},
        {"a": ("a+b", 0), "b": ("a+b", 8)},
    ),
    "a chain": (
        {"a": f32(0, 4), "c": f32(24, 4), "b": f32(12, 4), "d": f32(64, 1)},
        {"a": ("a+c+b", 0), "b": ("a+c+b", 12), "c": ("a+c+b", 24)},
    ),
    "a long one over two": (
        {"a": f32(0, 100), "b": f32(4, 1), "c": f32(16, 1)},
        {"a": ("a+b+c", 0), "b": ("a+b+c", 4), "c": ("a+b+c", 16)},
    ),
    "two groups": (
        {"a": f32(0, 4), "b": f32(64, 4), "c": f32(0, 4), "d": f32(72, 4)},
        {"a": ("a+c", 0), "c": ("a+c", 0), "b": ("b+d", 0), "d": ("b+d", 8)},
    ),
    "empty": ({"a": f32(0, 4), "b": f32(4, 0)}, {}),
}


@pytest.mark.parametrize("arrays, expected", MEMORY.values(), ids=list(MEMORY))
def test_shared_memory(arrays, expected):
    assert shared_memory(arrays) == expected


@pytest.mark.parametrize("address, known", [(0x1000, 16), (0x1010, 16), (0x1008, 8), (0x1004, 4), (0x1001, 1), (0, 16)])
def test_alignment(address, known):
    assert alignment(address) == known


def test_the_contract_of_a_launch(targets):
    (launch,) = targets(
        """
        @ct.kernel
        def scaled(x, out, n, scale, flag, pair, TILE: Int):
            tile = ct.load(x, (ct.bid(0), 0), (1, TILE)) * scale
            ct.store(out, (ct.bid(0), 0), tile.astype(out.dtype))
        buffer = np.zeros((6, 32), np.float16)
        ct.launch(0, (5, 2), scaled, (buffer[:5, :16], buffer[:5, 16:], 5, 0.5, True, (7, f32(3)), 16))
        """
    )
    contract = launch.target.contract
    assert launch.target.scope == "launch"
    assert contract.grid == (Number(5), Number(2), Number(1))
    x, out, n, scale, flag, first, second, tile = contract.parameters
    assert (x.name, x.dtype, x.dims, x.strides) == ("x", "f16", (Number(5), Number(16)), (Number(32), Number(1)))
    assert (x.allocation, x.offset, out.allocation, out.offset) == ("x+out", Number(0), "x+out", Number(32))
    assert n == ScalarParameter("n", "i32", Number(5))
    assert scale == ScalarParameter("scale", "f32")
    assert flag == ScalarParameter("flag", "bool", Number(1))
    assert first == ScalarParameter("pair_0", "i32", Number(7))
    assert isinstance(second, ArrayParameter) and (second.name, second.allocation) == ("pair_1", None)
    assert tile == ConstantParameter("TILE", 16)
    assert len(launch.target.bindings) == len(launch.target.entry.parameters) == 5 + 5 + 3 + 1 + 3


def test_equal_launches_are_one(targets):
    found = targets(
        """
        for n in (1000, 1000, 2000, 1000):
            ct.launch(0, (cdiv(n, 256),), add, (f32(n), f32(n), f32(n), 256))
        ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 256))
        ct.launch(0, (3,), add, (f32(1000), f32(1000), f32(1000), 256))
        x = f32(1000)
        ct.launch(0, (4,), add, (x, f32(1000), x, 256))
        ct.launch(0, (4,), scatter, (i32(1, 2), f32(2), f32(4), 2))
        ct.launch(0, (4,), scatter, (i32(1, 2), f32(2), f32(4), 2))
        ct.launch(0, (4,), scatter, (i32(2, 1), f32(2), f32(4), 2))
        """
    )
    assert [launch.target.contract.name.split(" (")[0] for launch in found] == [f"launch {n}" for n in range(1, 7)]
    times = [launch.target.contract.name.partition(", ")[2] for launch in found]
    assert times == ["4 times)", "", "", "", "2 times)", ""]
    assert [launch.number for launch in found] == [1, 2, 3, 4, 5, 6]


def test_what_an_earlier_launch_may_have_written_is_not_known(captured):
    """The first launch writes ``out``; the second reads its indices from there, and from memory nobody wrote."""
    found = captured(
        """
        @ct.kernel
        def fill(out):
            ct.store(out, (ct.bid(0),), ct.full((4,), 1, dtype=out.dtype))
        memory = np.arange(16, dtype=np.int32)
        ct.launch(0, (1,), scatter, (memory[4:8], f32(4), f32(4), 4))
        ct.launch(0, (1,), fill, (memory[:8],))
        ct.launch(0, (1,), scatter, (memory[4:8], f32(4), f32(4), 4))
        ct.launch(0, (1,), scatter, (memory[8:12], f32(4), f32(4), 4))
        """
    )
    targets = captured_targets(found, lambda t: written_arrays(t.entry, t.bindings))
    known = {t.number: t.target.contract.parameters[0].contents is not None for t in targets}
    assert known == {1: True, 2: True, 3: False, 4: True}
    (note,) = found.notes
    assert "the contents of index are not used: an earlier launch, which was not run, may have written them" in note


def test_refused_launches_keep_their_place(targets):
    found = targets(
        """
        ct.launch(0, (4,), add, (f32(1000)[::-1], f32(1000), f32(1000), 256))
        ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 256))
        """
    )
    refused, launch = found
    assert isinstance(refused, Refused) and refused.contract.startswith("launch at host.py:")
    assert isinstance(launch, CapturedTarget) and launch.target.contract.name.startswith("launch 2 (host.py:")
