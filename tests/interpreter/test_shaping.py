"""Rearrangements of tiles against NumPy, and constants."""

import numpy as np
import pytest
from single import elementwise, run_text

from tileproof.ir.interpreter import UndefinedBehaviour, UndefinedKind, UnsupportedOperation

X = np.arange(16).reshape(4, 4)


def on_matrix(code, result, **more):
    return run_text(code, {"a": ("4x4xi32", X), **more}, {"r": result})


def test_constants():
    code = """
    %a = constant <i32: [[1, 2], [3, -4]]> : tile<2x2xi32>
    %b = constant <f16: 1.5> : tile<4xf16>
    %c = constant <i1: [1, 0, 1, 1]> : tile<4xi1>
    %d = constant <i64: -1> : tile<i64>"""
    a, b, c, d = run_text(code, {}, {"a": "2x2xi32", "b": "4xf16", "c": "4xi1", "d": "i64"})
    assert a.tolist() == [[1, 2], [3, -4]]
    assert b.tolist() == [1.5] * 4
    assert c.tolist() == [True, False, True, True]
    assert d.tolist() == -1


@pytest.mark.parametrize("element", ["i8", "i16", "i32", "i64"])
def test_iota(element):
    found = run_text(f"%r = iota : tile<128x{element}>", {}, {"r": f"128x{element}"})
    assert found.tolist() == list(range(128))


def test_iota_has_no_sign():
    found = run_text("%r = iota : tile<256xi8>", {}, {"r": "256xi8"})
    assert found.tolist() == [*range(128), *range(-128, 0)]
    assert run_text("%r = iota : tile<2xi1>", {}, {"r": "2xi1"}).tolist() == [False, True]


REARRANGED = {
    "reshape": ("%r = reshape %a : tile<4x4xi32> -> tile<2x8xi32>", "2x8xi32", X.reshape(2, 8)),
    "permute": ("%r = permute %a [1, 0] : tile<4x4xi32> -> tile<4x4xi32>", "4x4xi32", X.T),
    "permute-3d": (
        """%b = reshape %a : tile<4x4xi32> -> tile<2x2x4xi32>
           %r = permute %b [2, 0, 1] : tile<2x2x4xi32> -> tile<4x2x2xi32>""",
        "4x2x2xi32",
        np.transpose(X.reshape(2, 2, 4), (2, 0, 1)),
    ),
    "broadcast": (
        """%b = reshape %a : tile<4x4xi32> -> tile<16x1xi32>
           %r = broadcast %b : tile<16x1xi32> -> tile<16x2xi32>""",
        "16x2xi32",
        np.broadcast_to(X.reshape(16, 1), (16, 2)),
    ),
    "cat-0": ("%r = cat %a, %a dim = 0 : tile<4x4xi32>, tile<4x4xi32> -> tile<8x4xi32>", "8x4xi32", np.vstack([X, X])),
    "cat-1": ("%r = cat %a, %a dim = 1 : tile<4x4xi32>, tile<4x4xi32> -> tile<4x8xi32>", "4x8xi32", np.hstack([X, X])),
    "extract": (
        """%i = constant <i32: 1> : tile<i32>
           %j = constant <i32: 3> : tile<i32>
           %r = extract %a [%i, %j] : tile<4x4xi32> -> tile<2x1xi32>""",
        "2x1xi32",
        X[2:4, 3:4],
    ),
    "insert": (
        """%i = constant <i32: 1> : tile<i32>
           %j = constant <i32: 0> : tile<i32>
           %s = constant <i32: [[90, 91]]> : tile<1x2xi32>
           %r = insert %s, %a [%i, %j] : tile<1x2xi32>, tile<4x4xi32>""",
        "4x4xi32",
        [[0, 1, 2, 3], [90, 91, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REARRANGED)
def test_rearrangements(name):
    code, result, expected = REARRANGED[name]
    np.testing.assert_array_equal(on_matrix(code, result), expected)


def test_insertion_leaves_its_operand_alone():
    code = """%i = constant <i32: 0> : tile<i32>
    %s = constant <i32: 7> : tile<1xi32>
    %r = insert %s, %a [%i] : tile<1xi32>, tile<4xi32>
    %k = reshape %a : tile<4xi32> -> tile<4xi32>"""
    found, kept = run_text(code, {"a": ("4xi32", [1, 2, 3, 4])}, {"r": "4xi32", "k": "4xi32"})
    assert (found.tolist(), kept.tolist()) == ([7, 2, 3, 4], [1, 2, 3, 4])


@pytest.mark.parametrize("op", ["extract", "insert"])
@pytest.mark.parametrize("index", [2, -1])
def test_parts_outside(op, index):
    code = {
        "extract": "%r = extract %a [%i, %i] : tile<4x4xi32> -> tile<2x2xi32>",
        "insert": """%s = constant <i32: 7> : tile<2x2xi32>
        %w = insert %s, %a [%i, %i] : tile<2x2xi32>, tile<4x4xi32>
        %z = constant <i32: 0> : tile<i32>
        %r = extract %w [%z, %z] : tile<4x4xi32> -> tile<2x2xi32>""",
    }[op]
    with pytest.raises(UndefinedBehaviour) as caught:
        on_matrix(f"%i = constant <i32: {index}> : tile<i32>\n{code}", "2x2xi32")
    assert caught.value.kind is UndefinedKind.EXTRACT


def test_select():
    code = "%r = select %c, %a, %b : tile<4xi1>, tile<4xbf16>"
    operands = {"c": ("4xi1", [1, 0, 0, 1]), "a": ("4xbf16", [1, 2, 3, 4]), "b": ("4xbf16", [5, 6, 7, 8])}
    assert run_text(code, operands, {"r": "4xbf16"}).astype(int).tolist() == [1, 6, 7, 4]


# --- pointers ----------------------------------------------------------------------


def test_pointers_count_elements_and_integers_count_bytes():
    code = """
    %p = ptr_to_int %a_at : tile<4xptr<i32>> -> tile<4xi64>
    %two = constant <i8: -2> : tile<4xi8>
    %q = offset %a_at, %two : tile<4xptr<i32>>, tile<4xi8> -> tile<4xptr<i32>>
    %n = ptr_to_int %q : tile<4xptr<i32>> -> tile<4xi64>
    %r = subi %n, %p : tile<4xi64>
    %h = ptr_to_ptr %a_at : tile<4xptr<i32>> -> tile<4xptr<i16>>
    %one = constant <i32: 1> : tile<4xi32>
    %i = offset %h, %one : tile<4xptr<i16>>, tile<4xi32> -> tile<4xptr<i16>>
    %s, %t = load_ptr_tko weak %i : tile<4xptr<i16>> -> tile<4xi16>, token
    %b = int_to_ptr %p : tile<4xi64> -> tile<4xptr<i8>>
    %u, %v = load_ptr_tko weak %b : tile<4xptr<i8>> -> tile<4xi8>, token"""
    operands = {"a": ("4xi32", [0x10001, 0x20002, 0x30003, 0x40004])}
    moved, high, low = run_text(code, operands, {"r": "4xi64", "s": "4xi16", "u": "4xi8"})
    assert moved.tolist() == [-8] * 4
    assert high.tolist() == low.tolist() == [1, 2, 3, 4]


# --- assumptions -------------------------------------------------------------------

HOLDS = {
    "bounded": ("bounded<0, 7>", [0, 7, 3, 1], True),
    "bounded-below": ("bounded<0, ?>", [0, 7, -1, 1], False),
    "bounded-above": ("bounded<?, 7>", [0, -7, 8, 1], False),
    "div-by": ("div_by<4>", [0, -4, 8, 12], True),
    "not-div-by": ("div_by<4>", [0, -4, 6, 12], False),
    "groups": ("div_by<4, every 2 along 0>", [4, 5, -8, -7], True),
    "groups-that-do-not-follow": ("div_by<4, every 2 along 0>", [4, 5, 8, 8], False),
    "groups-that-do-not-divide": ("div_by<4, every 2 along 0>", [4, 5, 6, 7], False),
    "same": ("same_elements<[2]>", [1, 1, 5, 5], True),
    "not-same": ("same_elements<[4]>", [1, 1, 5, 5], False),
}


@pytest.mark.parametrize("name", HOLDS)
def test_assumptions(name):
    predicate, values, holds = HOLDS[name]
    code = f"%r = assume {predicate}, %a : tile<4xi32>"
    if holds:
        assert run_text(code, {"a": ("4xi32", values)}, {"r": "4xi32"}).tolist() == values
        return
    with pytest.raises(UndefinedBehaviour) as caught:
        run_text(code, {"a": ("4xi32", values)}, {"r": "4xi32"})
    assert caught.value.kind is UndefinedKind.ASSUMPTION


def test_assumptions_on_addresses():
    code = "%q = assume div_by<{}>, %a_base : tile<ptr<i32>>"
    run_text(code.format(16), {"a": ("4xi32", [1, 2, 3, 4])}, {})
    bumped = """%one = constant <i32: 1> : tile<i32>
    %p = offset %a_base, %one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>"""
    run_text(f"{bumped}\n%q = assume div_by<4>, %p : tile<ptr<i32>>", {"a": ("4xi32", [1, 2, 3, 4])}, {})
    with pytest.raises(UndefinedBehaviour):
        run_text(f"{bumped}\n%q = assume div_by<8>, %p : tile<ptr<i32>>", {"a": ("4xi32", [1, 2, 3, 4])}, {})


def test_multimem_is_refused_by_name():
    code = """%t = make_tensor_view %a_base, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %m = ptr_to_ptr %a_base : tile<ptr<i32>> -> tile<ptr<i32, <multicast>>>
    %w = make_tensor_view %m, shape = [4], strides = [1]
      : tensor_view<4xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>
    %v = make_partition_view %w
      : partition_view<tile=(4), tensor_view<4xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>
    %z = constant <i32: 0> : tile<i32>
    %k = multimem_store_view_tko weak %v, %a [%z]
      : partition_view<tile=(4), tensor_view<4xi32, strides=[1], #cuda_tile.ptr_attr<multicast>>>,
        tile<4xi32>, tile<i32> -> token"""
    with pytest.raises(UnsupportedOperation, match="multimem_store_view_tko"):
        run_text(code, {"a": ("4xi32", [1, 2, 3, 4])}, {})


def test_results_do_not_share_memory_with_the_launch():
    assert elementwise("ori", "i32", [1, 2], [0, 0]).tolist() == [1, 2]
