"""Reductions and scans against NumPy."""

import numpy as np
import pytest
from single import run_text

X = np.arange(32).reshape(4, 8) * 7 % 31


def fold(op, body, values, element="i32", dim=0, identity="0", reverse=None):
    shape = np.shape(values)
    source = "x".join([*map(str, shape), element])
    kept = shape if op == "scan" else shape[:dim] + shape[dim + 1 :]
    result = "x".join([*map(str, kept), element])
    direction = f"reverse={'true' if reverse else 'false'} " if op == "scan" else ""
    code = f"""%r = {op} %a dim={dim} {direction}identities=[{identity} : {element}] : tile<{source}> -> tile<{result}>
    (%later: tile<{element}>, %earlier: tile<{element}>) {{
      {body}
    }}"""
    return run_text(code, {"a": (source, values)}, {"r": result})


SUM = "%s = addi %later, %earlier : tile<i32>\nyield %s : tile<i32>"
MAXIMUM = "%s = maxi %later, %earlier signed : tile<i32>\nyield %s : tile<i32>"
# Keeping one side is associative, too, and tells the sides apart.
EARLIER = "yield %earlier : tile<i32>"
LATER = "yield %later : tile<i32>"


@pytest.mark.parametrize("dim", [0, 1])
def test_reductions(dim):
    assert fold("reduce", SUM, X, dim=dim).tolist() == X.sum(dim).tolist()
    assert fold("reduce", MAXIMUM, X, dim=dim).tolist() == X.max(dim).tolist()


def test_the_first_argument_is_the_later_element():
    assert fold("reduce", LATER, [1, 2, 3, 4]).tolist() == 4
    assert fold("reduce", EARLIER, [1, 2, 3, 4]).tolist() == 1
    assert fold("scan", EARLIER, [1, 2, 3, 4]).tolist() == [1, 1, 1, 1]
    assert fold("scan", LATER, [1, 2, 3, 4]).tolist() == [1, 2, 3, 4]
    assert fold("scan", EARLIER, [1, 2, 3, 4], reverse=True).tolist() == [4, 4, 4, 4]


@pytest.mark.parametrize("dim", [0, 1])
@pytest.mark.parametrize("reverse", [False, True])
def test_scans(dim, reverse):
    turned = np.flip(X, dim) if reverse else X
    expected = np.cumsum(turned, dim)
    expected = np.flip(expected, dim) if reverse else expected
    assert fold("scan", SUM, X, dim=dim, reverse=reverse).tolist() == expected.tolist()


def test_integers_wrap_and_floats_are_rounded_at_each_step():
    wrapping = "%s = addi %later, %earlier : tile<i8>\nyield %s : tile<i8>"
    assert fold("reduce", wrapping, [100, 100, 100, 100], "i8").tolist() == 400 - 512
    rounding = "%s = addf %later, %earlier : tile<f16>\nyield %s : tile<f16>"
    assert fold("reduce", rounding, [2048.0, 1.0, 1.0, 1.0], "f16", identity="0.0").tolist() == 2050.0


def test_one_element():
    assert fold("reduce", SUM, [5]).tolist() == 5
    assert fold("scan", SUM, [5]).tolist() == [5]


def test_two_operands_at_once():
    """The position of the greatest element, the first one of several."""
    code = """%i = iota : tile<8xi32>
    %m, %p = reduce %a, %i dim=0 identities=[-2147483648 : i32, 0 : i32]
      : tile<8xi32>, tile<8xi32> -> tile<i32>, tile<i32>
    (%x: tile<i32>, %y: tile<i32>, %j: tile<i32>, %k: tile<i32>) {
      %g = cmpi greater_than %x, %y, signed : tile<i32> -> tile<i1>
      %v = select %g, %x, %y : tile<i1>, tile<i32>
      %w = select %g, %j, %k : tile<i1>, tile<i32>
      yield %v, %w : tile<i32>, tile<i32>
    }"""
    m, p = run_text(code, {"a": ("8xi32", [3, 1, 9, 2, 9, 0, 4, 9])}, {"m": "i32", "p": "i32"})
    assert (m.tolist(), p.tolist()) == (9, 2)


def test_a_body_with_branches():
    body = """%g = cmpi greater_than %later, %earlier, signed : tile<i32> -> tile<i1>
    %s = if %g -> (tile<i32>) { yield %later : tile<i32> } else { yield %earlier : tile<i32> }
    yield %s : tile<i32>"""
    assert fold("reduce", body, X, dim=1).tolist() == X.max(1).tolist()
    assert fold("scan", body, X, dim=1).tolist() == np.maximum.accumulate(X, 1).tolist()


def test_a_body_that_uses_values_from_outside():
    code = """%k = constant <i32: 5> : tile<i32>
    %r = reduce %a dim=0 identities=[0 : i32] : tile<4xi32> -> tile<i32>
    (%x: tile<i32>, %y: tile<i32>) {
      %b = reshape %k : tile<i32> -> tile<1xi32>
      %c = reshape %b : tile<1xi32> -> tile<i32>
      %s = addi %x, %y : tile<i32>
      %m = mini %s, %c signed : tile<i32>
      yield %m : tile<i32>
    }"""
    assert run_text(code, {"a": ("4xi32", [1, 2, 3, 4])}, {"r": "i32"}).tolist() == 5
