"""Integer operations at their edges, and against Python's integers on random numbers."""

import math
import random

import numpy as np
import pytest
from single import elementwise, run_text, unary

from tileproof.ir.interpreter import UndefinedBehaviour, UndefinedKind

WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
LOW8, HIGH8 = -128, 127


def as_signed(value, bits):
    """``value`` modulo 2**bits, in two's complement."""
    value %= 1 << bits
    return value - (1 << bits) if value >> (bits - 1) else value


def as_unsigned(value, bits):
    return value % (1 << bits)


def stored(values, element):
    """As the array holds them: i1 as bool."""
    return [bool(v) for v in values] if element == "i1" else [as_signed(v, WIDTHS[element]) for v in values]


EDGES = {
    "addi": (["addi", "i8", [HIGH8, LOW8, -1, 5], [1, -1, 1, 7]], [LOW8, HIGH8, 0, 12]),
    "addi-i1": (["addi", "i1", [1, 1, 0, 0], [1, 0, 1, 0]], [False, True, True, False]),
    "subi": (["subi", "i8", [LOW8, HIGH8, 0, 5], [1, -1, LOW8, 7]], [HIGH8, LOW8, LOW8, -2]),
    "muli": (["muli", "i8", [16, LOW8, HIGH8, -1], [16, -1, 2, -1]], [0, LOW8, -2, 1]),
    "muli-i64": (["muli", "i64", [2**62, -(2**63)], [2, -1]], [-(2**63), -(2**63)]),
    "mulhii-i8": (["mulhii", "i8", [-1, -1, 16, LOW8], [-1, 1, 16, 2]], [-2, 0, 1, 1]),
    "mulhii-i1": (["mulhii", "i1", [1, 1], [1, 0]], [False, False]),
    "mulhii-i64": (
        ["mulhii", "i64", [-1, 2**63 - 1, -(2**63), 2**32], [-1, 2, -(2**63), 2**32]],
        [-2, 0, 2**62, 1],
    ),
    "absi": (["absi", "i8", [LOW8, -1, 0, HIGH8]], [LOW8, 1, 0, HIGH8]),
    "negi": (["negi", "i8", [LOW8, -1, 0, HIGH8]], [LOW8, 1, 0, -HIGH8]),
    "andi": (["andi", "i8", [0b1100, -1], [0b1010, 5]], [0b1000, 5]),
    "ori": (["ori", "i8", [0b1100, LOW8], [0b1010, 5]], [0b1110, LOW8 + 5]),
    "xori": (["xori", "i8", [0b1100, -1], [0b1010, 5]], [0b0110, -6]),
    "xori-i1": (["xori", "i1", [1, 1], [1, 0]], [False, True]),
    "shli": (["shli", "i8", [1, 3, -1, 1], [7, 7, 4, 0]], [LOW8, LOW8, -16, 1]),
    "shri-signed": (["shri", "i8", [LOW8, -1, HIGH8, 1], [7, 3, 6, 0], "signed"], [-1, -1, 1, 1]),
    "shri-unsigned": (["shri", "i8", [LOW8, -1, HIGH8, 1], [7, 3, 6, 0], "unsigned"], [1, 31, 1, 1]),
    "maxi-signed": (["maxi", "i8", [-1, LOW8], [1, HIGH8], "signed"], [1, HIGH8]),
    "maxi-unsigned": (["maxi", "i8", [-1, LOW8], [1, HIGH8], "unsigned"], [-1, LOW8]),
    "mini-signed": (["mini", "i8", [-1, LOW8], [1, HIGH8], "signed"], [-1, LOW8]),
    "mini-unsigned": (["mini", "i8", [-1, LOW8], [1, HIGH8], "unsigned"], [1, HIGH8]),
    "maxi-signed-i1": (["maxi", "i1", [1, 0], [0, 0], "signed"], [False, False]),  # a set i1 is -1
    "maxi-unsigned-i1": (["maxi", "i1", [1, 0], [0, 0], "unsigned"], [True, False]),
    "divi-toward-zero": (["divi", "i8", [7, -7, 7, -7], [2, 2, -2, -2], "signed"], [3, -3, -3, 3]),
    "divi-down": (
        ["divi", "i8", [7, -7, 7, -7, 6, -6], [2, 2, -2, -2, 2, 2], "signed rounding<negative_inf>"],
        [3, -4, -4, 3, 3, -3],
    ),
    "divi-up": (
        ["divi", "i8", [7, -7, 7, -7, 6, -6], [2, 2, -2, -2, 2, 2], "signed rounding<positive_inf>"],
        [4, -3, -3, 4, 3, -3],
    ),
    "divi-unsigned": (["divi", "i8", [-1, LOW8, 7, -1], [2, -1, 2, -1], "unsigned"], [HIGH8, 0, 3, 1]),
    "divi-unsigned-up": (
        ["divi", "i8", [-1, LOW8, 7, 0], [2, -1, 2, 5], "unsigned rounding<positive_inf>"],
        [LOW8, 1, 4, 0],
    ),
    "divi-minimum-unsigned": (["divi", "i8", [LOW8], [-1], "unsigned"], [0]),
    "divi-i64": (["divi", "i64", [-(2**63), 2**63 - 1], [3, -1], "signed"], [-3074457345618258602, -(2**63) + 1]),
    "remi-signed": (["remi", "i8", [7, -7, 7, -7, LOW8], [3, 3, -3, -3, -1], "signed"], [1, -1, 1, -1, 0]),
    "remi-unsigned": (["remi", "i8", [-1, -7, 7], [10, 16, -1], "unsigned"], [5, 9, 7]),
    "remi-i64": (["remi", "i64", [-(2**63), -(2**63)], [-1, 10], "signed"], [0, -8]),
}  # fmt: skip


def apply(op, element, *operands):
    form = operands[-1] if isinstance(operands[-1], str) else ""
    tiles = [o for o in operands if not isinstance(o, str)]
    size = 1 << (len(tiles[0]) - 1).bit_length()  # tiles have powers of two as sizes
    padded = [[*tile, *[1] * (size - len(tile))] for tile in tiles]
    found = elementwise(op, element, *padded, form=form)
    return found[: len(tiles[0])].tolist()


@pytest.mark.parametrize("name", EDGES)
def test_edges(name):
    arguments, expected = EDGES[name]
    assert apply(*arguments) == expected


PREDICATES = {
    "equal": lambda a, b: a == b,
    "not_equal": lambda a, b: a != b,
    "less_than": lambda a, b: a < b,
    "less_than_or_equal": lambda a, b: a <= b,
    "greater_than": lambda a, b: a > b,
    "greater_than_or_equal": lambda a, b: a >= b,
}


@pytest.mark.parametrize("sign", ["signed", "unsigned"])
@pytest.mark.parametrize("element", WIDTHS)
@pytest.mark.parametrize("predicate", PREDICATES)
def test_comparisons(predicate, element, sign):
    bits = WIDTHS[element]
    interesting = sorted({0, 1 % (1 << bits), (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1})
    pairs = [(a, b) for a in interesting for b in interesting]
    pairs += [(0, 0)] * ((1 << (len(pairs) - 1).bit_length()) - len(pairs))
    read = as_signed if sign == "signed" else as_unsigned
    expected = [PREDICATES[predicate](read(a, bits), read(b, bits)) for a, b in pairs]
    lhs, rhs = (stored(side, element) for side in zip(*pairs, strict=True))
    tile = f"{len(pairs)}x{element}"
    code = f"%r = cmpi {predicate} %a, %b, {sign} : tile<{tile}> -> tile<{len(pairs)}xi1>"
    found = run_text(code, {"a": (tile, lhs), "b": (tile, rhs)}, {"r": f"{len(pairs)}xi1"})
    assert found.tolist() == expected


def toward_zero(a, b):
    return int(math.copysign(1, a) * math.copysign(1, b)) * (abs(a) // abs(b))


def _divide(rounding):
    return {"zero": toward_zero, "negative_inf": lambda a, b: a // b, "positive_inf": lambda a, b: -(-a // b)}[rounding]


RANDOM = {
    "addi": ("", lambda a, b: a + b),
    "subi": ("", lambda a, b: a - b),
    "muli": ("", lambda a, b: a * b),
    "andi": ("", lambda a, b: a & b),
    "ori": ("", lambda a, b: a | b),
    "xori": ("", lambda a, b: a ^ b),
    **{f"{op} {sign}": (sign, f) for op, f in (("maxi", max), ("mini", min)) for sign in ("signed", "unsigned")},
    **{
        f"divi {sign} {r}": (f"{sign} rounding<{r}>", _divide(r))
        for sign in ("signed", "unsigned")
        for r in ("zero", "negative_inf", "positive_inf")
        if (sign, r) != ("unsigned", "negative_inf")
    },
    **{f"remi {sign}": (sign, lambda a, b: a - b * toward_zero(a, b)) for sign in ("signed", "unsigned")},
}


@pytest.mark.parametrize("element", ["i8", "i16", "i32", "i64"])
@pytest.mark.parametrize("name", RANDOM)
def test_random_numbers(name, element):
    form, function = RANDOM[name]
    bits, chance = WIDTHS[element], random.Random(name + element)
    read = as_unsigned if "unsigned" in form else as_signed
    numbers = [as_signed(chance.getrandbits(chance.randint(1, bits)), bits) for _ in range(256)]
    lhs, rhs = numbers[:128], [n or 1 for n in numbers[128:]]
    if form.startswith("signed"):
        lhs = [a + (a == -(1 << bits - 1)) for a in lhs]  # minimum / -1 has no quotient
    expected = [as_signed(function(read(a, bits), read(b, bits)), bits) for a, b in zip(lhs, rhs, strict=True)]
    form = form.removesuffix(" rounding<zero>")  # printed only where it is another
    assert elementwise(name.split()[0], element, lhs, rhs, form=form).tolist() == expected


@pytest.mark.parametrize("element", ["i8", "i16", "i32", "i64"])
def test_random_high_products(element):
    bits, chance = WIDTHS[element], random.Random(element)
    lhs, rhs = ([as_signed(chance.getrandbits(bits), bits) for _ in range(128)] for _ in "ab")
    products = [as_unsigned(a, bits) * as_unsigned(b, bits) for a, b in zip(lhs, rhs, strict=True)]
    expected = [as_signed(product >> bits, bits) for product in products]
    assert elementwise("mulhii", element, lhs, rhs).tolist() == expected


@pytest.mark.parametrize("element", ["i8", "i16", "i32", "i64"])
@pytest.mark.parametrize("sign", ["signed", "unsigned"])
def test_every_shift(element, sign):
    bits, chance = WIDTHS[element], random.Random(element)
    numbers = [as_signed(chance.getrandbits(bits), bits) for _ in range(bits)]
    amounts = list(range(bits))
    read = as_signed if sign == "signed" else as_unsigned
    right = [as_signed(read(n, bits) >> a, bits) for n, a in zip(numbers, amounts, strict=True)]
    left = [as_signed(n << a, bits) for n, a in zip(numbers, amounts, strict=True)]
    assert elementwise("shri", element, numbers, amounts, form=sign).tolist() == right
    assert elementwise("shli", element, numbers, amounts).tolist() == left


# --- conversions between integers ----------------------------------------------

RESIZED = {
    "exti-signed": (["exti", "i8", "i32", [-1, LOW8, HIGH8, 0], "signed"], [-1, LOW8, HIGH8, 0]),
    "exti-unsigned": (["exti", "i8", "i32", [-1, LOW8, HIGH8, 0], "unsigned"], [255, 128, HIGH8, 0]),
    "exti-i1-signed": (["exti", "i1", "i8", [1, 0], "signed"], [-1, 0]),
    "exti-i1-unsigned": (["exti", "i1", "i8", [1, 0], "unsigned"], [1, 0]),
    "trunci": (["trunci", "i32", "i8", [255, 128, 256, -129], ""], [-1, LOW8, 0, HIGH8]),
    "trunci-i1": (["trunci", "i8", "i1", [2, 3, -1, 0], ""], [False, True, True, False]),
}


@pytest.mark.parametrize("name", RESIZED)
def test_resizing(name):
    (op, source, result, values, form), expected = RESIZED[name]
    assert unary(op, source, result, values, form).tolist() == expected


def test_four_bits_wrap():
    code = """
    %s = trunci %a : tile<4xi8> -> tile<4xi4>
    %r = exti %s signed : tile<4xi4> -> tile<4xi32>
    %u = exti %s unsigned : tile<4xi4> -> tile<4xi32>"""
    values = ("4xi8", [7, 8, -1, 16])
    found, without = run_text(code, {"a": values}, {"r": "4xi32", "u": "4xi32"})
    assert found.tolist() == [7, -8, -1, 0]
    assert without.tolist() == [7, 8, 15, 0]


# --- undefined behaviour -----------------------------------------------------------

K = UndefinedKind
UNDEFINED = {
    "divide-by-zero": (["divi", "i8", [1, 1], [1, 0], "signed"], K.DIVISION_BY_ZERO),
    "divide-by-zero-unsigned": (["divi", "i8", [1], [0], "unsigned"], K.DIVISION_BY_ZERO),
    "remainder-by-zero": (["remi", "i8", [1], [0], "signed"], K.DIVISION_BY_ZERO),
    "minimum-by-minus-one": (["divi", "i8", [LOW8], [-1], "signed"], K.DIVISION_OVERFLOW),
    "shift-left-by-width": (["shli", "i8", [1], [8]], K.SHIFT),
    "shift-right-by-negative": (["shri", "i8", [1], [-1], "signed"], K.SHIFT),
    "add-signed": (["addi", "i8", [HIGH8], [1], "overflow<no_signed_wrap>"], K.OVERFLOW),
    "add-unsigned": (["addi", "i8", [-1], [1], "overflow<no_unsigned_wrap>"], K.OVERFLOW),
    "add-either": (["addi", "i8", [-1], [1], "overflow<no_wrap>"], K.OVERFLOW),
    "subtract-unsigned": (["subi", "i8", [0], [1], "overflow<no_unsigned_wrap>"], K.OVERFLOW),
    "multiply-signed-i64": (["muli", "i64", [2**62], [2], "overflow<no_signed_wrap>"], K.OVERFLOW),
    "multiply-unsigned-i32": (["muli", "i32", [-1], [-1], "overflow<no_unsigned_wrap>"], K.OVERFLOW),
    "negate-minimum": (["negi", "i8", [LOW8], "overflow<no_signed_wrap>"], K.OVERFLOW),
    "shift-out-of-sign": (["shli", "i8", [64], [1], "overflow<no_signed_wrap>"], K.OVERFLOW),
    "shift-out-of-width": (["shli", "i8", [-128], [1], "overflow<no_unsigned_wrap>"], K.OVERFLOW),
}  # fmt: skip
ALLOWED = {
    "add-signed": (["addi", "i8", [-1], [1], "overflow<no_signed_wrap>"], 0),
    "add-unsigned": (["addi", "i8", [HIGH8], [1], "overflow<no_unsigned_wrap>"], LOW8),
    "subtract-signed": (["subi", "i8", [0], [1], "overflow<no_signed_wrap>"], -1),
    "multiply-unsigned-i32": (["muli", "i32", [2**16], [2**15], "overflow<no_unsigned_wrap>"], -(2**31)),
    "negate": (["negi", "i8", [HIGH8], "overflow<no_signed_wrap>"], -HIGH8),
    "shift": (["shli", "i8", [64], [1], "overflow<no_unsigned_wrap>"], LOW8),
    "shift-by-width-less-one": (["shli", "i8", [1], [7]], LOW8),
}


@pytest.mark.parametrize("name", UNDEFINED)
def test_undefined(name):
    arguments, kind = UNDEFINED[name]
    with pytest.raises(UndefinedBehaviour) as caught:
        apply(*arguments)
    assert caught.value.kind is kind
    assert caught.value.op.name == arguments[0]


@pytest.mark.parametrize("name", ALLOWED)
def test_promises_that_hold(name):
    arguments, expected = ALLOWED[name]
    assert apply(*arguments) == [expected]


def test_broken_promises_of_truncation():
    assert unary("trunci", "i32", "i8", [-1], "overflow<no_signed_wrap>").tolist() == [-1]
    assert unary("trunci", "i32", "i8", [255], "overflow<no_unsigned_wrap>").tolist() == [-1]
    for value, form in ((255, "no_signed_wrap"), (-1, "no_unsigned_wrap"), (256, "no_wrap")):
        with pytest.raises(UndefinedBehaviour, match=f"{value}" if value > 0 else "4294967295"):
            unary("trunci", "i32", "i8", [value], f"overflow<{form}>")


def test_the_message_tells_the_numbers():
    with pytest.raises(UndefinedBehaviour, match=r"divi in block \(0, 0, 0\).*-128 / -1 is no i8"):
        elementwise("divi", "i8", [np.int8(-128)], [np.int8(-1)], form="signed")
