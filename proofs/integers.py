"""Facts of integer arithmetic that the solvers do not find by themselves inside larger problems.

Products and quotients of variables are undecidable in general, so everything
nonlinear is proved here, in problems of a few variables, and brought to the
theorems as instances; what remains there is linear.
"""

import z3

from .theorem import Lemma

a, b, c, q, r, s, t, w, x, y = z3.Ints("a b c q r s t w x y")


def within(x: z3.ArithRef, n: z3.ArithRef) -> z3.BoolRef:
    """0 <= x < n."""
    return z3.And(x >= 0, x < n)


PRODUCT_MONOTONE = Lemma(
    "integers.product-monotone",
    "a <= b and c >= 0 imply a*c <= b*c.",
    (a, b, c),
    {"order": a <= b, "factor": c >= 0},
    a * c <= b * c,
)

MIXED_RADIX = Lemma(
    "integers.mixed-radix",
    "A number is written as q*s + r with 0 <= r < s in one way only.",
    (q, r, x, y, s),
    {
        "first digit in range": within(r, s),
        "second digit in range": within(y, s),
        "same number": q * s + r == x * s + y,
    },
    z3.And(q == x, r == y),
)

DIGIT_BOUND = Lemma(
    "integers.digit-bound",
    "i*s + t stays inside [0, n*s) for 0 <= i < n and 0 <= t < s.",
    (a, b, t, s),
    {"index in range": within(a, b), "rest in range": within(t, s)},
    within(a * s + t, b * s),
)

EUCLID = Lemma(
    "integers.euclid",
    "Division by a positive number leaves quotient and remainder as expected.",
    (a, b),
    {"positive divisor": b >= 1},
    z3.And(b * (a / b) + a % b == a, within(a % b, b)),
)

UNIT_INDEX = Lemma(
    "integers.unit-index",
    "The only index of a dimension of size one is 0, whatever the stride that it is multiplied with.",
    (a, b, s, t),
    {"index in range": within(a, b), "same stride, or size one": z3.Or(s == t, b <= 1)},
    a * s == a * t,
)

QUOTIENT_MONOTONE = Lemma(
    "integers.quotient-monotone",
    "a <= b implies a div c <= b div c for positive c.",
    (a, b, c),
    {"order": a <= b, "positive divisor": c >= 1},
    a / c <= b / c,
)

QUOTIENT = Lemma(
    "integers.quotient",
    "If a = q*b + r with 0 <= r < b, then q and r are quotient and remainder.",
    (a, b, q, r),
    {"decomposition": a == q * b + r, "remainder in range": within(r, b)},
    z3.And(a / b == q, a % b == r),
    [EUCLID.at(a, b), MIXED_RADIX.at(a / b, a % b, q, r, b)],
)
