"""Branches and loops."""

import numpy as np
import pytest
from single import run_text

from tileproof.ir.interpreter import AssertionFailed, StepLimit, UndefinedBehaviour, UndefinedKind

FOR = """%lo = constant <{t}: {lo}> : tile<{t}>
%hi = constant <{t}: {hi}> : tile<{t}>
%st = constant <{t}: {st}> : tile<{t}>
%z = constant <i32: 0> : tile<i32>
%one = constant <i32: 1> : tile<i32>
%n, %last = for {form}%i in (%lo to %hi, step %st) : tile<{t}>
  iter_values(%c = %z, %l = %lo) -> (tile<i32>, tile<{t}>) {{
  %d = addi %c, %one : tile<i32>
  continue %d, %i : tile<i32>, tile<{t}>
}}"""


def count(lo, hi, st, t="i32", form=""):
    """Iterations and the last value of the counter."""
    found = run_text(FOR.format(lo=lo, hi=hi, st=st, t=t, form=form), {}, {"n": "i32", "last": t}, limit=100_000)
    return tuple(int(v) for v in found)


RANGES = {
    (0, 10, 3): (4, 9),
    (0, 9, 3): (3, 6),
    (5, 5, 1): (0, 5),
    (7, 5, 1): (0, 7),
    (-3, 3, 2): (3, 1),
    (-128, 127, 100): None,
}


@pytest.mark.parametrize("bounds", [b for b, e in RANGES.items() if e is not None])
def test_counted_loops(bounds):
    assert count(*bounds) == RANGES[bounds]


def test_bounds_without_sign():
    assert count(0, -56, 50, "i8", "unsigned ") == (4, -106)  # to 200: 0, 50, 100, 150
    assert count(0, -56, 50, "i8") == (0, 0)
    assert count(100, -56, 28, "i8", "unsigned ") == (4, 184 - 256)


@pytest.mark.parametrize(
    ("bounds", "kind"),
    [
        ((0, 5, 0), UndefinedKind.STEP),
        ((0, 5, -1), UndefinedKind.STEP),
        ((5, 0, 0), UndefinedKind.STEP),
        ((0, 127, 100), UndefinedKind.COUNTER),
        ((-128, 127, 50), UndefinedKind.COUNTER),
        ((0, 127, 2), UndefinedKind.COUNTER),  # 126 + 2 is the first number that is no i8
    ],
)
def test_undefined_loops(bounds, kind):
    with pytest.raises(UndefinedBehaviour) as caught:
        count(*bounds, "i8")
    assert caught.value.kind is kind


def test_the_last_value_may_reach_the_maximum():
    assert count(0, 127, 1, "i8") == (127, 126)
    assert count(27, 127, 100, "i8") == (1, 27)


def test_loops_with_breaks_in_branches():
    """Collatz: steps from 27 to 1."""
    code = """%start = constant <i32: 27> : tile<i32>
    %z = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %r = loop iter_values(%x = %start, %n = %z) : tile<i32>, tile<i32> -> tile<i32> {
      %m = addi %n, %one : tile<i32>
      %done = cmpi equal %x, %one, signed : tile<i32> -> tile<i1>
      if %done {
        break %n : tile<i32>
      }
      %odd = remi %x, %two signed : tile<i32>
      %is_odd = cmpi equal %odd, %one, signed : tile<i32> -> tile<i1>
      if %is_odd {
        %t = muli %x, %three : tile<i32>
        %u = addi %t, %one : tile<i32>
        continue %u, %m : tile<i32>, tile<i32>
      } else {
        %h = divi %x, %two signed : tile<i32>
        continue %h, %m : tile<i32>, tile<i32>
      }
      continue %x, %m : tile<i32>, tile<i32>
    }"""
    assert run_text(code, {}, {"r": "i32"}).tolist() == 111


def test_branches():
    code = """%z = constant <i32: 0> : tile<i32>
    %s = reshape %c : tile<1xi1> -> tile<i1>
    %r = if %s -> (tile<i32>) {
      %a = constant <i32: 1> : tile<i32>
      yield %a : tile<i32>
    } else {
      yield %z : tile<i32>
    }"""
    assert [run_text(code, {"c": ("1xi1", [c])}, {"r": "i32"}).tolist() for c in (True, False)] == [1, 0]


def test_return_from_inside_a_loop_ends_the_block():
    code = """%one = constant <i32: 1> : tile<i32>
    loop {
      %t = store_ptr_tko weak %a_base, %one : tile<ptr<i32>>, tile<i32> -> token
      return
    }
    %two = constant <i32: 2> : tile<i32>
    %u = store_ptr_tko weak %a_base, %two : tile<ptr<i32>>, tile<i32> -> token"""
    (store,) = (event for event in run_text(code, {"a": ("1xi32", [0])}, {}).events if event.writes)
    assert store.written.tolist() == [1]


def test_endless_loops_are_stopped():
    with pytest.raises(StepLimit, match="more than 1000 operations"):
        run_text("loop { continue }", {}, {}, limit=1000)


def test_assertions():
    code = """assert %a, "all set" : tile<4xi1>"""
    run_text(code, {"a": ("4xi1", [1, 1, 1, 1])}, {})
    with pytest.raises(AssertionFailed, match="all set"):
        run_text(code, {"a": ("4xi1", [1, 1, 0, 1])}, {})


def test_printing():
    types = "tile<2xi32>, tile<2xf32>, tile<2xi32>, tile<2xi32>"
    code = rf"""%t = print_tko "%d of %5.2f, %x %% %u\0A", %a, %b, %a, %a : {types} -> token"""
    run = run_text(code, {"a": ("2xi32", [7, -1]), "b": ("2xf32", [1.5, -2.25])}, {})
    assert run.printed == ["[7, -1] of [ 1.50, -2.25], [7, ffffffff] % [7, 4294967295]\n"]


def test_iterations_are_counted_from_zero_in_nested_loops():
    code = """%z = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    for %i in (%one to %two, step %one) : tile<i32> {
      for %j in (%z to %two, step %one) : tile<i32> {
        %t = store_ptr_tko weak %a_base, %j : tile<ptr<i32>>, tile<i32> -> token
        continue
      }
      continue
    }
    loop {
      %v = store_ptr_tko weak %a_base, %one : tile<ptr<i32>>, tile<i32> -> token
      break
    }
    %u = store_ptr_tko weak %a_base, %two : tile<ptr<i32>>, tile<i32> -> token"""
    events = [event for event in run_text(code, {"a": ("1xi32", [0])}, {}).events if event.writes]
    assert [event.iterations for event in events] == [(0, 0), (0, 1), (0,), ()]
    assert [event.number for event in events] == [1, 2, 3, 4]  # the load of %a comes first
    assert len({event.op_number for event in events}) == 3
    assert np.array_equal(events[1].written, [1])
