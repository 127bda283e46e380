"""Floating-point operations: rounding against exact rational numbers, special values, transcendental functions."""

import math
import random
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from exact import MODES, Table, round_ieee
from single import BF16, elementwise, run_text

DTYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
INF, NAN = math.inf, math.nan


def samples(dtype, count, seed):
    """Finite numbers of all sizes, and the edges of the format."""
    info, chance = ml_dtypes.finfo(dtype), random.Random(seed)
    edges = [0.0, -0.0, 1.0, -1.0, float(info.max), -float(info.max), float(info.smallest_normal)]
    edges += [float(info.smallest_subnormal), -float(info.smallest_subnormal), 1 + float(info.eps)]
    span = info.maxexp - 2
    rest = [chance.choice([-1, 1]) * (1 + chance.random()) * 2.0 ** chance.randint(-span, span) for _ in range(count)]
    near = [chance.choice([-1, 1]) * (1 + chance.random()) * 2.0 ** chance.randint(-3, 3) for _ in range(count)]
    numbers = [*edges, *rest, *near]
    chance.shuffle(numbers)
    return np.array(numbers[:count]).astype(dtype)


EXACT = {
    "addf": lambda a, b: a + b,
    "subf": lambda a, b: a - b,
    "mulf": lambda a, b: a * b,
    "divf": lambda a, b: a / b,
    "fma": lambda a, b, c: a * b + c,
}


def form_of(mode):
    return "" if mode == "nearest_even" else f"rounding<{mode}>"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("element", DTYPES)
@pytest.mark.parametrize("op", EXACT)
def test_arithmetic_is_rounded_once(op, element, mode):
    dtype = DTYPES[element]
    operands = [samples(dtype, 128, f"{op}{element}{i}") for i in range(3 if op == "fma" else 2)]
    if op == "divf":
        operands[1][operands[1] == 0] = 3
    found = elementwise(op, element, *operands, form=form_of(mode))
    for numbers, result in zip(zip(*operands, strict=True), found, strict=True):
        exact = EXACT[op](*(Fraction(float(n)) for n in numbers))
        if exact:
            assert float(result) == round_ieee(exact, dtype, mode), numbers
        else:
            assert result == 0


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("element", DTYPES)
def test_square_roots(element, mode):
    dtype = DTYPES[element]
    operand = np.abs(samples(dtype, 128, element))
    found = elementwise("sqrt", element, operand, form=form_of(mode))
    for number, result in zip(operand, found, strict=True):
        square = Fraction(float(number))
        low, high = np.nextafter(result, dtype(-1)), np.nextafter(result, dtype(INF))
        if Fraction(float(result)) ** 2 == square:
            continue
        if mode == "positive_inf":
            assert Fraction(float(low)) ** 2 < square < Fraction(float(result)) ** 2
        elif mode in ("zero", "negative_inf"):
            assert Fraction(float(result)) ** 2 < square < Fraction(float(high)) ** 2
        else:
            lower, upper = (Fraction(float(n)) + Fraction(float(result)) for n in (low, high))
            assert (lower / 2) ** 2 <= square <= (upper / 2) ** 2


BF16_TABLE = Table((bits, float(n)) for bits, n in enumerate(np.arange(1 << 16, dtype=np.uint16).view(BF16)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("op", EXACT)
def test_bf16(op, mode):
    operands = [samples(BF16, 128, f"{op}{i}") for i in range(3 if op == "fma" else 2)]
    if op == "divf":
        operands[1][operands[1] == 0] = 3
    found = elementwise(op, "bf16", *operands, form=form_of(mode))
    checked = 0
    for numbers, result in zip(zip(*operands, strict=True), found, strict=True):
        exact = EXACT[op](*(Fraction(float(n)) for n in numbers))
        if exact and abs(exact) < BF16_TABLE.greatest:
            assert float(result) == BF16_TABLE.round(exact, mode), numbers
            checked += 1
    assert checked > 64


HALF = 2.0**-25  # half a step of f32 at 0.5
BIG = float(np.finfo(np.float32).max)
TINY = 2.0**-149
OVERFLOWS = {
    ("mulf", "nearest_even"): [INF, -INF],
    ("mulf", "zero"): [BIG, -BIG],
    ("mulf", "negative_inf"): [BIG, -INF],
    ("mulf", "positive_inf"): [INF, -BIG],
}


@pytest.mark.parametrize(("op", "mode"), OVERFLOWS)
def test_overflow(op, mode):
    found = elementwise(op, "f32", [BIG, -BIG], [2.0, 2.0], form=form_of(mode))
    assert found.tolist() == OVERFLOWS[op, mode]


UNDERFLOWS = {"nearest_even": [0, -0.0], "zero": [0, -0.0], "negative_inf": [0, -TINY], "positive_inf": [TINY, -0.0]}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_underflow(mode, element):
    tiny = TINY if element == "f32" else 2.0**-1074
    found = elementwise("mulf", element, [tiny, -tiny], [tiny, tiny], form=form_of(mode))
    expected = [math.copysign(tiny if n else 0, n) for n in UNDERFLOWS[mode]]
    assert [(n, math.copysign(1, n)) for n in found.tolist()] == [(n, math.copysign(1, n)) for n in expected]


@pytest.mark.parametrize("element", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("mode", MODES)
def test_sign_of_zero_sums(element, mode):
    found = elementwise("addf", element, [1, 0.0, 0.0, -0.0], [-1, -0.0, 0.0, -0.0], form=form_of(mode))
    down = mode == "negative_inf"
    assert np.signbit(found.astype(np.float64)).tolist() == [down, down, False, True]


def test_halfway_goes_to_even():
    found = elementwise("addf", "f32", [0.5, 0.5 + 2 * HALF], [HALF, HALF])
    assert found.tolist() == [0.5, 0.5 + 4 * HALF]


def test_fused_product_is_not_rounded():
    square = 1 + 2.0**-12  # its square needs 25 bits
    found = elementwise("fma", "f32", [square, 1.0], [square, 1.0], [-1 - 2.0**-11, 1.0])
    assert found.tolist() == [2.0**-24, 2.0]


def test_flushing():
    tiny, least = 2.0**-127, 2.0**-126
    operands = [tiny, -tiny, least, least], [0.0, 0.0, 0.0, -1.5 * least]
    assert elementwise("addf", "f32", *operands).tolist() == [tiny, -tiny, least, -tiny]
    found = elementwise("addf", "f32", *operands, form="flush_to_zero")
    assert found.tolist() == [0, 0, least, 0]
    found = elementwise("mulf", "f32", [-tiny, least], [1.0, -0.5], form="flush_to_zero")
    assert np.signbit(found).tolist() == [True, True] and found.tolist() == [0, 0]


# --- comparisons, extremes, signs ------------------------------------------------

COMPARED = [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (0.0, -0.0), (NAN, 1.0), (1.0, NAN), (NAN, NAN), (-INF, INF)]
ORDERED = {
    "equal": [0, 0, 1, 1, 0, 0, 0, 0],
    "not_equal": [1, 1, 0, 0, 0, 0, 0, 1],
    "less_than": [1, 0, 0, 0, 0, 0, 0, 1],
    "less_than_or_equal": [1, 0, 1, 1, 0, 0, 0, 1],
    "greater_than": [0, 1, 0, 0, 0, 0, 0, 0],
    "greater_than_or_equal": [0, 1, 1, 1, 0, 0, 0, 0],
}
NAN_ROWS = [4, 5, 6]


@pytest.mark.parametrize("element", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("ordering", ["ordered", "unordered"])
@pytest.mark.parametrize("predicate", ORDERED)
def test_comparisons(predicate, ordering, element):
    tile = f"8x{element}"
    lhs, rhs = zip(*COMPARED, strict=True)
    code = f"%r = cmpf {predicate} {ordering} %a, %b : tile<{tile}> -> tile<8xi1>"
    expected = [bool(v) or (ordering == "unordered" and i in NAN_ROWS) for i, v in enumerate(ORDERED[predicate])]
    assert run_text(code, {"a": (tile, lhs), "b": (tile, rhs)}, {"r": "8xi1"}).tolist() == expected


def same(found, expected):
    """Equal, NaN to NaN, and with the same signs of zero."""
    found, expected = np.asarray(found).astype(np.float64), np.array(expected, np.float64)
    nan = np.isnan(expected)
    if not np.array_equal(np.isnan(found), nan):
        return False
    found, expected = found[~nan], expected[~nan]
    return np.array_equal(found, expected) and np.array_equal(np.signbit(found), np.signbit(expected))


EXTREMES = {
    "maxf": ([1.0, 0.0, -0.0, 5.0, 5.0, NAN, INF, -1.0], [2.0, -0.0, 0.0, NAN, 1.0, NAN, 1.0, -2.0],
             [2.0, 0.0, 0.0, 5.0, 5.0, NAN, INF, -1.0]),
    "minf": ([1.0, 0.0, -0.0, NAN, 5.0, NAN, -INF, -1.0], [2.0, -0.0, 0.0, 5.0, 1.0, NAN, 1.0, -2.0],
             [1.0, -0.0, -0.0, 5.0, 1.0, NAN, -INF, -2.0]),
}  # fmt: skip


@pytest.mark.parametrize("element", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("op", EXTREMES)
def test_extremes(op, element):
    lhs, rhs, expected = EXTREMES[op]
    assert same(elementwise(op, element, lhs, rhs), expected)
    propagated = [NAN if math.isnan(a) or math.isnan(b) else e for a, b, e in zip(lhs, rhs, expected, strict=True)]
    assert same(elementwise(op, element, lhs, rhs, form="propagate_nan"), propagated)


SIMPLE = {
    "absf": ([-1.5, 0.0, -0.0, -INF], [1.5, 0.0, 0.0, INF]),
    "negf": ([-1.5, 0.0, -0.0, -INF], [1.5, -0.0, 0.0, INF]),
    "ceil": ([1.25, -1.25, -0.25, INF], [2, -1, -0.0, INF]),
    "floor": ([1.25, -1.25, -0.0, NAN], [1, -2, -0.0, NAN]),
}


@pytest.mark.parametrize("element", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("op", SIMPLE)
def test_simple_functions(op, element):
    operand, expected = SIMPLE[op]
    assert same(elementwise(op, element, operand), expected)


def test_signs_of_nan():
    nan = np.array([0x7FC00001, 0xFFC00001], np.uint32).view(np.float32)
    assert elementwise("negf", "f32", nan).view(np.uint32).tolist() == [0xFFC00001, 0x7FC00001]
    assert elementwise("absf", "f32", nan).view(np.uint32).tolist() == [0x7FC00001, 0x7FC00001]


def test_remainders():
    lhs = [7.0, -7.0, 7.0, -7.0, 1.0, INF, 1.0, 2.0**100]
    rhs = [2.5, 2.5, -2.5, -2.5, INF, 1.0, 0.0, 3.0]
    assert same(elementwise("remf", "f32", lhs, rhs), [2.0, -2.0, 2.0, -2.0, 1.0, NAN, NAN, 1.0])


# --- transcendental functions ------------------------------------------------------

FUNCTIONS = {
    "cos": (math.cos, [0.0, 1.0, -2.0, 10.0]),
    "cosh": (math.cosh, [0.0, 1.0, -2.0, 5.0]),
    "exp": (math.exp, [0.0, 1.0, -2.0, 5.0]),
    "exp2": (lambda x: 2.0**x, [0.0, 1.0, -2.5, 5.5]),
    "log": (math.log, [1.0, 2.0, 0.5, 10.0]),
    "log2": (math.log2, [1.0, 2.0, 0.5, 10.0]),
    "rsqrt": (lambda x: 1 / math.sqrt(x), [1.0, 2.0, 0.5, 10.0]),
    "sin": (math.sin, [0.0, 1.0, -2.0, 10.0]),
    "sinh": (math.sinh, [0.0, 1.0, -2.0, 5.0]),
    "tan": (math.tan, [0.0, 1.0, -2.0, 10.0]),
    "tanh": (math.tanh, [0.0, 1.0, -2.0, 5.0]),
}


@pytest.mark.parametrize("element", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("op", FUNCTIONS)
def test_functions(op, element):
    function, operand = FUNCTIONS[op]
    found = elementwise(op, element, operand).astype(np.float64)
    step = float(ml_dtypes.finfo({"bf16": BF16, **DTYPES}[element]).eps)
    np.testing.assert_allclose(found, [function(x) for x in operand], rtol=step, atol=step / 4)


def test_functions_at_their_poles():
    assert same(elementwise("log", "f32", [0.0, -1.0, INF, NAN]), [-INF, NAN, INF, NAN])
    assert same(elementwise("rsqrt", "f32", [0.0, -1.0, INF, 4.0]), [INF, NAN, 0.0, 0.5])
    assert same(elementwise("exp", "f32", [100.0, -200.0, -INF, INF]), [INF, 0.0, 0.0, INF])


@pytest.mark.parametrize("form", ["rounding<approx>", ""])
def test_approximations_are_as_good_as_the_exact_functions(form):
    np.testing.assert_allclose(elementwise("exp", "f32", [1.0, 2.0], form=form), np.exp([1.0, 2.0]), rtol=1e-7)
    assert elementwise("divf", "f32", [1.0, 2.0], [3.0, 4.0], form=form).tolist() == [np.float32(1 / 3), 0.5]


def test_two_operands():
    found = elementwise("atan2", "f64", [1.0, -1.0, 0.0, 2.0], [1.0, -1.0, -1.0, 0.0])
    np.testing.assert_allclose(found, [math.pi / 4, -3 * math.pi / 4, math.pi, math.pi / 2])
    found = elementwise("fpowf", "f64", [2.0, 2.0, 4.0, -2.0], [3.0, -1.0, 0.5, 2.0])
    np.testing.assert_allclose(found, [8.0, 0.5, 2.0, 4.0])


def test_integer_powers():
    code = "%r = fpowi %a, %b : tile<4xf32>, tile<4xi32>"
    found = run_text(code, {"a": ("4xf32", [2.0, -2.0, 3.0, 0.0]), "b": ("4xi32", [10, 3, -2, 0])}, {"r": "4xf32"})
    np.testing.assert_allclose(found, [1024.0, -8.0, 1 / 9, 1.0], rtol=1e-7)
