"""What atomics leave of determinism: the final value, where the updates commute (theorem determinism, its last part).

Atomic updates of one location happen one after another in coherence order, each
on the value that the one before it left (Atomicity).  That order is not
determined, so neither is what an atomic returns.  But if each update may be
swapped with the next one, every order leaves the same value at the end, since
neighbours can be swapped until one order has become the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import z3

from .theorem import Control, Induction, Lemma

VALUE = z3.DeclareSort("Value")
update = z3.Function("update", VALUE, VALUE, VALUE)
operand, swapped = (z3.Function(name, z3.IntSort(), VALUE) for name in ("operand", "swapped"))
left, left_swapped = (z3.Function(name, z3.IntSort(), VALUE) for name in ("left", "left_swapped"))
x, a, b = z3.Consts("x a b", VALUE)
k, m, n = z3.Ints("k m n")

SWAPS = "updates can be swapped"
RUNS = {
    "the same initial value": left_swapped(0) == left(0),
    "one order": z3.ForAll([k], z3.Implies(k >= 1, left(k) == update(left(k - 1), operand(k))), patterns=[left(k)]),
    "the other order": z3.ForAll(
        [k], z3.Implies(k >= 1, left_swapped(k) == update(left_swapped(k - 1), swapped(k))), patterns=[left_swapped(k)]
    ),
    "they differ in neighbours m and m + 1, which are swapped": z3.And(
        m >= 1,
        swapped(m) == operand(m + 1),
        swapped(m + 1) == operand(m),
        z3.ForAll([k], z3.Implies(z3.And(k != m, k != m + 1), swapped(k) == operand(k)), patterns=[swapped(k)]),
    ),
    SWAPS: z3.ForAll([x, a, b], update(update(x, a), b) == update(update(x, b), a), patterns=[update(update(x, a), b)]),
}
SAME_BEFORE = Induction(
    "determinism.updates-before",
    "Before the swapped neighbours both orders leave the same values.",
    (n,),
    RUNS,
    z3.Implies(n < m, left(n) == left_swapped(n)),
)
SAME_AFTER_BOTH = Lemma(
    "determinism.updates-both",
    "After both of the swapped neighbours both orders leave the same value.",
    (),
    RUNS,
    left(m + 1) == left_swapped(m + 1),
    [SAME_BEFORE.at(m - 1)],
)
SAME_AFTER = Induction(
    "determinism.updates",
    "Updates that can be swapped with their neighbours leave the same final value in every order.",
    (n,),
    RUNS,
    left(m + 1 + n) == left_swapped(m + 1 + n),
    [SAME_AFTER_BOTH.at()],
)

# --- which updates can be swapped: those of Tile IR's atomic_rmw, at 32 bits ----------------------------

Word: TypeAlias = z3.BitVecRef
old, first, second = z3.BitVecs("old first second", 32)
after_first, after_both, after_second, after_both_swapped = z3.BitVecs("u v w z", 32)

UPDATES: dict[str, Callable[[Word, Word], Word]] = {
    "and": lambda value, operand: value & operand,
    "or": lambda value, operand: value | operand,
    "xor": lambda value, operand: value ^ operand,
    "add": lambda value, operand: value + operand,
    "max": lambda value, operand: z3.If(value >= operand, value, operand),
    "min": lambda value, operand: z3.If(value <= operand, value, operand),
    "umax": lambda value, operand: z3.If(z3.UGE(value, operand), value, operand),
    "umin": lambda value, operand: z3.If(z3.ULE(value, operand), value, operand),
}


def both_orders(updated: Callable[[Word, Word, Word], z3.BoolRef]) -> dict[str, z3.BoolRef]:
    """``updated(value, operand, result)`` says what one update makes of a value."""
    return {
        "first, then second": z3.And(updated(old, first, after_first), updated(after_first, second, after_both)),
        "second, then first": z3.And(
            updated(old, second, after_second), updated(after_second, first, after_both_swapped)
        ),
    }


def can_be_swapped(name: str) -> Lemma:
    function = UPDATES[name]
    return Lemma(
        f"determinism.swap.{name}",
        f"Two atomic updates by {name}, wrapping where they overflow, leave the same value in either order.",
        (old, first, second),
        both_orders(lambda value, operand, result: result == function(value, operand)),
        after_both == after_both_swapped,
    )


CAN_BE_SWAPPED = {name: can_be_swapped(name) for name in UPDATES}


def as_float(word: Word) -> z3.FPRef:
    return z3.fpBVToFP(word, z3.Float32())


CONTROLS = (
    Control(
        "determinism.control.exchange",
        "Of two exchanges the last one wins.",
        CAN_BE_SWAPPED["add"],
        instead=both_orders(lambda value, operand, result: result == operand),
    ),
    Control(
        "determinism.control.float-add",
        "Floating-point additions round, each in its turn: the order shows in the final value.",
        CAN_BE_SWAPPED["add"],
        instead=both_orders(
            lambda value, operand, result: as_float(result) == z3.fpAdd(z3.RNE(), as_float(value), as_float(operand))
        ),
        bounds=[z3.Not(z3.fpIsNaN(as_float(after_both))), as_float(after_both) != as_float(after_both_swapped)],
    ),
)
