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

PRODUCT_CONGRUENT = Lemma(
    "integers.product-congruent", "Equal factors have equal products.", (a, b, c), {"equal": a == b}, a * c == b * c
)

DIVISION_CONGRUENT = Lemma(
    "integers.division-congruent",
    "Equal numbers divided by equal numbers have equal quotients and remainders.",
    (a, b, c, x),
    {"equal dividends": a == b, "equal divisors": c == x},
    z3.And(a / c == b / x, a % c == b % x),
)

NESTED_DIVISION = Lemma(
    "integers.nested-division",
    "a div (c*b) is (a div b) div c for positive b and c.",
    (a, b, c),
    {"positive divisors": z3.And(b >= 1, c >= 1)},
    a / (c * b) == (a / b) / c,
    [
        EUCLID.at(a, b),
        EUCLID.at(a / b, c),
        DIGIT_BOUND.at((a / b) % c, c, a % b, b),
        QUOTIENT.at(a, c * b, (a / b) / c, (a / b) % c * b + a % b),
    ],
)

CLOSE_REMAINDERS = Lemma(
    "integers.close-remainders",
    "Numbers less than c apart with the same remainder by c are equal.",
    (a, b, c),
    {
        "positive divisor": c >= 1,
        "same remainder": a % c == b % c,
        "less than c apart": z3.And(a - b < c, b - a < c),
    },
    a == b,
    [
        EUCLID.at(a, c),
        EUCLID.at(b, c),
        PRODUCT_MONOTONE.at(a / c + 1, b / c, c),
        PRODUCT_MONOTONE.at(b / c + 1, a / c, c),
    ],
)

ROTATED_DIGIT = Lemma(
    "integers.rotated-digit",
    "Adding a to (x - a) mod c gives x modulo c again, multiples of c aside.",
    (q, a, x, c),
    {"digit in range": within(x, c)},
    (q * c + a + (x - a) % c) % c == x,
    [EUCLID.at(x - a, c), QUOTIENT.at(q * c + a + (x - a) % c, c, q - (x - a) / c, x)],
)
