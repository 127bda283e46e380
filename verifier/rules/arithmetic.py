"""Integer arithmetic, exactly as two's complement (specification, "Integer", "Bitwise", "Comparison").

Where a result provably does not wrap it is ordinary arithmetic.  Floating-point
operations give opaque data.
"""

from __future__ import annotations

from collections.abc import Sequence

from tileproof.ir.attributes import ComparisonPredicate, IntegerOverflow, RoundingMode, Signedness
from tileproof.ir.operations.arithmetic import FLOATING
from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType, TileType
from tileproof.verifier.execution import Execution, Unsupported, rule, select
from tileproof.verifier.report import Kind
from tileproof.verifier.terms import (
    FALSE,
    ZERO,
    Bool,
    Poly,
    conjunction,
    const,
    disjunction,
    eq,
    floordiv,
    ite,
    le,
    lt,
    maximum,
    minimum,
    modulo,
    ne,
    negation,
)
from tileproof.verifier.values import Flag, Int, Symbolic, signed_range, unsigned

Results = Sequence[Symbolic]


def _signed(op: Op, attribute: str = "signedness") -> bool:
    return bool(op.attributes[attribute] is Signedness.SIGNED)


def _bits(op: Op, operand: str) -> int:
    type = op.value(operand).type
    assert isinstance(type, TileType) and isinstance(type.element, ScalarType)
    return type.element.bits


@rule("addi", "subi", "muli")
def _ring(x: Execution, op: Op) -> Results:
    left, right = x.values[op.value("lhs")], x.values[op.value("rhs")]
    if not isinstance(left, Int) or not isinstance(right, Int):
        raise Unsupported(op, "integer arithmetic on i1")
    _overflow_flag(x, op, left, right)
    return [x.result(op, _combine(op.name, left.term, right.term))]


def _combine(name: str, left: Poly, right: Poly) -> Poly:
    return {"addi": lambda: left + right, "subi": lambda: left - right, "muli": lambda: left * right}[name]()


def _overflow_flag(x: Execution, op: Op, left: Int, right: Int) -> None:
    """A promise not to wrap that does not hold is undefined behaviour."""
    promise = op.attributes["overflow"]
    lo, hi = signed_range(left.bits)
    if promise in (IntegerOverflow.NSW, IntegerOverflow.NW):
        exact = _combine(op.name, left.term, right.term)
        x.check(Kind.UNDEFINED, op, conjunction(le(const(lo), exact), le(exact, const(hi))), "no signed wrap")
    if promise in (IntegerOverflow.NUW, IntegerOverflow.NW):
        exact = _combine(op.name, unsigned(left), unsigned(right))
        limit = const((1 << left.bits) - 1)
        x.check(Kind.UNDEFINED, op, conjunction(le(ZERO, exact), le(exact, limit)), "no unsigned wrap")


@rule("negi")
def _negate(x: Execution, op: Op) -> Results:
    value = x.integer(op.value("source"))
    if op.attributes.get("overflow") not in (None, IntegerOverflow.NONE):
        lo, _ = signed_range(_bits(op, "source"))
        x.check(Kind.UNDEFINED, op, ne(value, const(lo)), "no signed wrap")
    return [x.result(op, -value)]


@rule("absi")
def _absolute(x: Execution, op: Op) -> Results:
    value = x.integer(op.value("source"))
    return [x.result(op, maximum(value, -value))]


@rule("mini", "maxi")
def _extremum(x: Execution, op: Op) -> Results:
    signed = _signed(op)
    left, right = (x.integer(op.value(n), signed=signed) for n in ("lhs", "rhs"))
    return [x.result(op, minimum(left, right) if op.name == "mini" else maximum(left, right))]


# --- division ----------------------------------------------------------------


def _is_positive(x: Execution, term: Poly) -> bool:
    return (term.lo is not None and term.lo > 0) or x.proves(lt(ZERO, term))


def _not_negative(x: Execution, term: Poly) -> bool:
    return (term.lo is not None and term.lo >= 0) or x.proves(le(ZERO, term))


def _round(x: Execution, num: Poly, den: Poly, rounding: RoundingMode) -> Poly:
    """num / den for den > 0."""
    if rounding is RoundingMode.NEGATIVE_INF:
        return floordiv(num, den)
    if rounding is RoundingMode.POSITIVE_INF:
        return floordiv(num + den - 1, den)
    if _not_negative(x, num):
        return floordiv(num, den)
    return ite(le(ZERO, num), floordiv(num, den), -floordiv(-num, den))


def _check_divisor(x: Execution, op: Op, num: Poly, den: Poly, signed: bool) -> None:
    x.check(Kind.UNDEFINED, op, ne(den, ZERO), "the divisor is not zero")
    if signed and op.name == "divi":
        lo, _ = signed_range(_bits(op, "lhs"))
        overflow = conjunction(eq(num, const(lo)), eq(den, const(-1)))
        x.check(Kind.UNDEFINED, op, negation(overflow), "the quotient fits its type (minimum / -1 does not)")


@rule("divi")
def _divide(x: Execution, op: Op) -> Results:
    signed = _signed(op)
    num, den = (x.integer(op.value(n), signed=signed) for n in ("lhs", "rhs"))
    _check_divisor(x, op, num, den, signed)
    rounding = op.attributes["rounding"]
    if _is_positive(x, den):
        return [x.result(op, _round(x, num, den, rounding))]
    positive, negative = _round(x, num, den, rounding), _round(x, -num, -den, rounding)
    return [x.result(op, ite(lt(ZERO, den), positive, negative))]


@rule("remi")
def _remainder(x: Execution, op: Op) -> Results:
    """The remainder has the sign of the dividend (division rounds towards zero)."""
    signed = _signed(op)
    num, den = (x.integer(op.value(n), signed=signed) for n in ("lhs", "rhs"))
    _check_divisor(x, op, num, den, signed)
    size = den if _is_positive(x, den) else maximum(den, -den)
    if _not_negative(x, num):
        return [x.result(op, modulo(num, size))]
    return [x.result(op, ite(le(ZERO, num), modulo(num, size), -modulo(-num, size)))]


# --- bits ----------------------------------------------------------------------


@rule("andi", "ori", "xori")
def _bitwise(x: Execution, op: Op) -> Results:
    left, right = x.values[op.value("lhs")], x.values[op.value("rhs")]
    if isinstance(left, Flag) and isinstance(right, Flag):
        return [Flag(left.shape, _logical(op.name, left.term, right.term))]
    assert isinstance(left, Int) and isinstance(right, Int)
    term = _masked(op.name, left.term, right.term) or _masked(op.name, right.term, left.term)
    return [Int(left.shape, left.bits, term) if term is not None else x.unknown(op, op.result)]


def _logical(name: str, left: Bool, right: Bool) -> Bool:
    if name == "andi":
        return conjunction(left, right)
    if name == "ori":
        return disjunction(left, right)
    return disjunction(conjunction(left, negation(right)), conjunction(negation(left), right))


def _masked(name: str, value: Poly, mask: Poly) -> Poly | None:
    """The forms with a constant m that are arithmetic.

    x & (2**k - 1), x & -2**k, x ^ -1; x | m and x ^ m where m is one bit or none.
    """
    if not mask.is_constant:
        return None
    m = mask.const
    if name == "andi" and m >= 0 and m & (m + 1) == 0:
        return modulo(value, const(m + 1))
    if name == "andi" and m < 0 and -m & (-m - 1) == 0:
        return value - modulo(value, const(-m))
    if name in ("ori", "xori") and m == 0:
        return value
    if name in ("ori", "xori") and m > 0 and m & (m - 1) == 0:
        bit = modulo(floordiv(value, mask), const(2))
        return value + mask - bit * (m if name == "ori" else 2 * m)
    return -value - 1 if name == "xori" and m == -1 else None


@rule("shli", "shri")
def _shift(x: Execution, op: Op) -> Results:
    bits = _bits(op, "lhs")
    left = x.values[op.value("lhs")]
    amount = x.integer(op.value("rhs"), signed=False)
    x.check(Kind.UNDEFINED, op, lt(amount, const(bits)), "the shift is smaller than the width")
    if not amount.is_constant or amount.const >= bits or not isinstance(left, Int):
        return [x.unknown(op, op.result)]
    factor = const(1 << amount.const)
    if op.name == "shri":
        return [x.result(op, floordiv(left.term if _signed(op) else unsigned(left), factor))]
    _overflow_of_shift(x, op, left, factor)
    return [x.result(op, left.term * factor)]


def _overflow_of_shift(x: Execution, op: Op, left: Int, factor: Poly) -> None:
    promise = op.attributes["overflow"]
    lo, hi = signed_range(left.bits)
    if promise in (IntegerOverflow.NSW, IntegerOverflow.NW):
        exact = left.term * factor
        x.check(Kind.UNDEFINED, op, conjunction(le(const(lo), exact), le(exact, const(hi))), "no signed wrap")
    if promise in (IntegerOverflow.NUW, IntegerOverflow.NW):
        limit = const((1 << left.bits) - 1)
        x.check(Kind.UNDEFINED, op, le(unsigned(left) * factor, limit), "no unsigned wrap")


@rule("mulhii")
def _high_product(x: Execution, op: Op) -> Results:
    """The high half of the unsigned product."""
    left, right = (x.integer(op.value(n), signed=False) for n in ("x", "y"))
    return [x.result(op, floordiv(left * right, const(1 << _bits(op, "x"))))]


# --- comparisons and choices -----------------------------------------------------


@rule("cmpi")
def _compare(x: Execution, op: Op) -> Results:
    signed = _signed(op)
    left, right = (x.integer(op.value(n), signed=signed) for n in ("lhs", "rhs"))
    match op.attributes["comparison_predicate"]:
        case ComparisonPredicate.EQUAL:
            term = eq(left, right)
        case ComparisonPredicate.NOT_EQUAL:
            term = ne(left, right)
        case ComparisonPredicate.LESS_THAN:
            term = lt(left, right)
        case ComparisonPredicate.LESS_THAN_OR_EQUAL:
            term = le(left, right)
        case ComparisonPredicate.GREATER_THAN:
            term = lt(right, left)
        case _:
            term = le(right, left)
    if right is ZERO and term is lt(left, ZERO) and x.proves(le(ZERO, left)):
        # The front end compares with zero to correct the sign of quotients and remainders.
        term = FALSE
    return [x.result(op, term)]


@rule("select")
def _select(x: Execution, op: Op) -> Results:
    then, other = x.values[op.value("val_if_true")], x.values[op.value("val_if_false")]
    chosen = select(x.flag(op.value("cond")), then, other)
    if chosen is None:
        raise Unsupported(op, "a choice between views")
    return [chosen]


# --- conversions -----------------------------------------------------------------


@rule("exti", "trunci")
def _resize(x: Execution, op: Op) -> Results:
    type = op.result.type
    assert isinstance(type, TileType) and isinstance(type.element, ScalarType)
    if op.name == "exti":
        return [x.result(op, x.integer(op.value("source"), signed=_signed(op)))]
    value = x.values[op.value("source")]
    assert isinstance(value, Int)
    if type.element is ScalarType.I1:
        return [Flag(value.shape, ne(modulo(value.term, const(2)), ZERO))]
    promise = op.attributes["overflow"]
    lo, hi = signed_range(type.element.bits)
    if promise in (IntegerOverflow.NSW, IntegerOverflow.NW):
        fits = conjunction(le(const(lo), value.term), le(value.term, const(hi)))
        x.check(Kind.UNDEFINED, op, fits, "no signed wrap")
    if promise in (IntegerOverflow.NUW, IntegerOverflow.NW):
        limit = const((1 << type.element.bits) - 1)
        x.check(Kind.UNDEFINED, op, le(unsigned(value), limit), "no unsigned wrap")
    return [x.result(op, value.term)]


@rule("bitcast", "ftoi")
def _reinterpret(x: Execution, op: Op) -> Results:
    value = x.values[op.value("source")]
    if op.result.type == op.value("source").type:
        return [value]
    return [x.unknown(op, op.result)]


@rule("itof", "ftof", "mmai", "pack", "unpack")
def _opaque(x: Execution, op: Op) -> Results:
    return [x.unknown(op, result) for result in op.results]


for _row in FLOATING:
    rule(_row.name)(_opaque)
