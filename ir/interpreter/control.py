"""Branches and loops (specification, "Control Flow"; memory-model.md section 6, "for")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tileproof.ir.interpreter.carriers import by_sign, integer_range, scalar_element, wrapped
from tileproof.ir.interpreter.errors import UndefinedKind
from tileproof.ir.interpreter.machine import Exit, Steps, TileBlock, region_rule
from tileproof.ir.interpreter.schedule import Point
from tileproof.ir.program import Op

_DONE = Exit("yield", ())


@region_rule("if")
def _if(x: TileBlock, op: Op) -> Steps:
    taken = op.regions[0 if bool(x.operand(op, "condition")) else 1]
    left = yield from x.block(taken)
    if left.how != "yield":
        return left
    x.assign(op.results, left.values)
    return _DONE


def _iterate(x: TileBlock, op: Op, arguments: Sequence[Any]) -> Steps:
    """One iteration of a loop's body."""
    (body,) = op.regions
    x.assign(body.arguments, arguments)
    return (yield from x.block(body))


@region_rule("for")
def _for(x: TileBlock, op: Op) -> Steps:
    """Iterates over lower, lower + step, ... below upper, as mathematical integers."""
    element = scalar_element(op.value("step").type)
    is_signed = not op.attributes["unsigned_cmp"]
    lower, upper, step = (
        int(by_sign(x.operand(op, name), element, is_signed)) for name in ("lower_bound", "upper_bound", "step")
    )
    if step <= 0:
        raise x.fail(op, UndefinedKind.STEP, f"the step is {step}")
    count = max(0, -((lower - upper) // step))
    beyond, limit = lower + count * step, integer_range(element, is_signed)[1]
    if count and beyond > limit:
        message = f"the counter goes from {lower} in steps of {step} and would pass {upper} at {beyond}, beyond {limit}"
        raise x.fail(op, UndefinedKind.COUNTER, message)
    carried: Sequence[Any] = [x[value] for value in op.variadic("init_values")]
    x.iterations.append(0)
    for iteration in range(count):
        x.iterations[-1] = iteration
        counter = wrapped(np.array(lower + iteration * step, object), element)
        left = yield from _iterate(x, op, [counter, *carried])
        if left.how != "continue":
            return left
        carried = left.values
    x.iterations.pop()
    x.assign(op.results, carried)
    return _DONE


@region_rule("loop")
def _loop(x: TileBlock, op: Op) -> Steps:
    carried: Sequence[Any] = [x[value] for value in op.variadic("init_values")]
    x.iterations.append(0)
    while True:
        left = yield from _iterate(x, op, carried)
        if left.how == "return":
            return left
        if left.how == "break":
            break
        carried = left.values
        x.iterations[-1] += 1
        x.spins += 1
        yield Point.LOOP
    x.iterations.pop()
    x.assign(op.results, left.values)
    return _DONE
