"""Conversions: every pair of float formats against lists of all their numbers, integers, bits."""

import math
import random
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from exact import Table, round_ieee
from single import BF16, run_text, unary

INF, NAN = math.inf, math.nan


def fnv8(bits):
    """Five bits of exponent (bias 15), three of mantissa, no sign, all ones is NaN (format of tcgen05's ue5m3)."""
    exponent, mantissa = bits >> 3, bits & 7
    if bits == 0xFF:
        return NAN
    return mantissa * 2.0**-17 if exponent == 0 else (8 + mantissa) * 2.0 ** (exponent - 18)


def tf32(bits):
    return float(np.array(bits << 13, np.uint32).view(np.float32))


def _listed(dtype, count=256):
    width = np.dtype(dtype).itemsize
    return [(bits, float(n)) for bits, n in enumerate(np.arange(count).astype(f"u{width}").view(dtype))]


NUMBERS = {
    "f16": _listed(np.float16, 1 << 16),
    "bf16": _listed(BF16, 1 << 16),
    "tf32": [(bits, tf32(bits)) for bits in range(1 << 19)],
    "f8E4M3FN": _listed(ml_dtypes.float8_e4m3fn),
    "f8E5M2": _listed(ml_dtypes.float8_e5m2),
    "f8E8M0FNU": _listed(ml_dtypes.float8_e8m0fnu),
    "fnv8E5M3FNU": [(bits, fnv8(bits)) for bits in range(256)],
}
SMALL = ("f8E4M3FN", "f8E5M2", "f8E8M0FNU", "fnv8E5M3FNU")
UNSIGNED = ("f8E8M0FNU", "fnv8E5M3FNU")
TABLES = {name: Table(numbers) for name, numbers in NUMBERS.items()}
IEEE = ("nearest_even", "zero", "negative_inf", "positive_inf")
ALLOWED = {
    ("f32", "f16"): ("nearest_even", "zero"),
    ("f32", "bf16"): ("nearest_even", "zero"),
    ("f32", "tf32"): ("nearest_even", "zero", "nearest_away"),
    ("f64", "f32"): IEEE,
    ("f64", "f16"): ("nearest_even", "zero"),
    ("f32", "f8E4M3FN"): ("nearest_even",),
    ("f32", "f8E5M2"): ("nearest_even",),
    ("f16", "f8E5M2"): ("nearest_even",),
    ("f32", "f8E8M0FNU"): ("zero", "positive_inf"),
    ("f32", "fnv8E5M3FNU"): ("nearest_even",),
}
MODES = [(*pair, mode) for pair, modes in ALLOWED.items() for mode in modes]


def to_numbers(tile, element):
    if element == "fnv8E5M3FNU":
        return [fnv8(int(bits)) for bits in tile]
    return tile.astype(np.float64).tolist()


def samples(source, result, count=256):
    """Numbers of the source within the result's range, halves between neighbours among them."""
    chance = random.Random(source + result)
    table = TABLES.get(result)
    if table is None:
        sizes = [(1 + chance.random()) * 2.0 ** chance.randint(-150, 126) for _ in range(count)]
        numbers = [chance.choice([-1, 1]) * size for size in sizes]
    else:
        numbers = []
        while len(numbers) < count:
            position = chance.randrange(len(table.numbers) - 1)
            low, high = table.numbers[position : position + 2]
            numbers.append(low + (high - low) * chance.choice([0.5, 0.25, 0.75, 0.0, chance.random()]))
    dtype = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[source]
    numbers[:2] = [0.0, table.numbers[1]] if table else [0.0, 2.0**-149]
    found = np.array(numbers).astype(dtype)
    return found[np.isfinite(found) & (np.abs(found.astype(np.float64)) <= (table.greatest if table else INF))]


@pytest.mark.parametrize(("source", "result", "mode"), MODES)
def test_rounding(source, result, mode):
    numbers = samples(source, result)
    numbers = numbers[: 1 << (len(numbers).bit_length() - 1)]
    form = "" if mode == "nearest_even" else f"rounding<{mode}>"
    found = to_numbers(unary("ftof", source, result, numbers, form), result)
    for number, got in zip(numbers, found, strict=True):
        exact = Fraction(float(number))
        expected = TABLES[result].round(exact, mode) if result in TABLES else round_ieee(exact, np.float32, mode)
        assert got == expected, float(number)


@pytest.mark.parametrize("source", [*NUMBERS])
def test_widening_is_exact(source):
    """Every number of a format as f32 and back; those of four bits come from bytes."""
    numbers = NUMBERS[source]
    if len(numbers) > 256:
        numbers = random.Random(source).sample(numbers, 256)
    bits = np.array([b for b, _ in numbers])
    if source == "tf32":
        code = "%r = ftof %a : tile<256xtf32> -> tile<256xf64>"
        stored = (bits << 13).astype(np.uint32).view(np.float32)
    else:
        stored = bits.astype("u2" if source in ("f16", "bf16") else "u1")
        stored = stored if source == "fnv8E5M3FNU" else stored.view({"f16": np.float16, "bf16": BF16, **_SMALL}[source])
        code = f"%r = ftof %a : tile<256x{source}> -> tile<256xf64>"
    found = run_text(code, {"a": (f"256x{source}", stored)}, {"r": "256xf64"})
    np.testing.assert_array_equal(found, [n for _, n in numbers])


_SMALL = {
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
}

BEYOND = {
    ("f16", ""): [INF, -INF, INF, -INF, NAN, 65504.0, 65504.0, INF],
    ("f16", "rounding<zero>"): [65504.0, -65504.0, INF, -INF, NAN, 65504.0, 65504.0, 65504.0],
    ("bf16", ""): [INF, -INF, INF, -INF, NAN, 65536.0, 65536.0, 65536.0],
    ("f8E4M3FN", ""): [448.0, -448.0, 448.0, -448.0, NAN, 448.0, 448.0, 448.0],
    ("f8E5M2", ""): [57344.0, -57344.0, 57344.0, -57344.0, NAN, 57344.0, 57344.0, 57344.0],
}


@pytest.mark.parametrize(("result", "form"), BEYOND)
def test_beyond_the_range(result, form):
    """Formats of 8 bits end at their greatest number: tileiras 13.5 emits F2FP.SATFINITE for both."""
    numbers = np.array([3.4e38, -3.4e38, INF, -INF, NAN, 65504.0, 65519.0, 65520.0], np.float32)
    if result == "bf16":
        numbers[0:2] = [np.finfo(np.float32).max, np.finfo(np.float32).min]
    found = to_numbers(unary("ftof", "f32", result, numbers, form), result)
    np.testing.assert_array_equal(found, BEYOND[result, form])


def test_scales_have_no_zero():
    found = unary("ftof", "f32", "f8E8M0FNU", [0.0, 1e-40, 1.5, 3.0], "rounding<positive_inf>")
    assert to_numbers(found, "f8E8M0FNU") == [2.0**-127, 2.0**-127, 2.0, 4.0]
    found = unary("ftof", "f32", "f8E8M0FNU", [0.0, 1.0, 1.5, INF], "rounding<zero>")
    assert to_numbers(found, "f8E8M0FNU") == [2.0**-127, 1.0, 1.0, 2.0**127]


F4 = [0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6]


def test_four_bits():
    """Through pack, as memory holds f4E2M1FN in pairs."""
    code = """
    %s = ftof %a : tile<16xf32> -> tile<16xf4E2M1FN>
    %r = pack %s : tile<16xf4E2M1FN> -> tile<8xi8>
    %u = unpack %r : tile<8xi8> -> tile<16xf4E2M1FN>
    %b = ftof %u : tile<16xf4E2M1FN> -> tile<16xf32>"""
    bytes_, back = run_text(code, {"a": ("16xf32", F4)}, {"r": "8xi8", "b": "16xf32"})
    assert back.tolist() == F4 and np.signbit(back[8])
    assert bytes_.view(np.uint8).tolist() == [0x10, 0x32, 0x54, 0x76, 0x98, 0xBA, 0xDC, 0xFE]


def test_four_bits_round_to_even_and_stay_finite():
    numbers = [0.25, 0.75, 1.25, 2.5, 3.5, 5.0, 7.0, INF, -0.25, -100.0, 5.1, 0.26, 1.7, 4.9, 0.2, 1.0]
    code = """
    %s = ftof %a : tile<16xf32> -> tile<16xf4E2M1FN>
    %r = ftof %s : tile<16xf4E2M1FN> -> tile<16xf32>"""
    found = run_text(code, {"a": ("16xf32", numbers)}, {"r": "16xf32"})
    assert found.tolist() == [0, 1, 1, 2, 4, 4, 6, 6, -0.0, -6, 6, 0.5, 1.5, 4, 0, 1]


# --- integers --------------------------------------------------------------------


INTEGERS = [0, 1, -1, 2**24 + 1, 2**53 + 1, 2**63 - 1, -(2**63), 2**62 + 2**37 + 1]


@pytest.mark.parametrize("sign", ["signed", "unsigned"])
@pytest.mark.parametrize("result", ["f16", "f32", "f64"])
def test_integers_become_the_nearest_number(result, sign):
    dtype = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[result]
    found = unary("itof", "i64", result, INTEGERS, sign)
    read = [n % 2**64 if sign == "unsigned" else n for n in INTEGERS]
    assert found.tolist() == [round_ieee(Fraction(n), dtype, "nearest_even") if n else 0 for n in read]


def test_integers_become_bf16_in_one_step():
    number = 2**40 + 2**32 + 1  # to f32 it would be halfway between two numbers of bf16
    assert float(unary("itof", "i64", "bf16", [number], "signed")[0]) == 2**40 + 2**33


def test_small_integers():
    assert unary("itof", "i1", "f32", [1, 0], "signed").tolist() == [-1.0, 0.0]
    assert unary("itof", "i1", "f32", [1, 0], "unsigned").tolist() == [1.0, 0.0]
    assert unary("itof", "i8", "f32", [-1, 127], "unsigned").tolist() == [255.0, 127.0]


TO_INTEGER = {
    ("i8", "signed"): ([1.9, -1.9, 127.5, -128.5], [1, -1, 127, -128]),
    ("i8", "unsigned"): ([1.9, -0.9, 255.5, 128.0], [1, 0, -1, -128]),
    ("i32", "signed"): ([2147483520.0, -2147483648.0, 0.0, -0.0], [2147483520, -(2**31), 0, 0]),
    ("i64", "signed"): ([2.0**63 - 2.0**39, -(2.0**63), 1e10, -1e10], [2**63 - 2**39, -(2**63), 10**10, -(10**10)]),
    ("i64", "unsigned"): ([2.0**63, 2.0**64 - 2.0**40, 1.0, 0.0], [-(2**63), -(2**40), 1, 0]),
    ("i1", "unsigned"): ([0.9, 1.0, 1.9, 0.0], [False, True, True, False]),
}


@pytest.mark.parametrize(("result", "sign"), TO_INTEGER)
@pytest.mark.parametrize("saturating", ["", " saturating"])
def test_floats_become_integers_towards_zero(result, sign, saturating):
    numbers, expected = TO_INTEGER[result, sign]
    assert unary("ftoi", "f32", result, numbers, sign + saturating).tolist() == expected


SATURATED = {
    ("i8", "signed"): [127, -128, 127, -128, 0],
    ("i8", "unsigned"): [-1, 0, -1, 0, 0],
    ("i64", "signed"): [2**63 - 1, -(2**63), 2**63 - 1, -(2**63), 0],
    ("i64", "unsigned"): [-1, 0, -1, 0, 0],
}


@pytest.mark.parametrize(("result", "sign"), SATURATED)
def test_saturation(result, sign):
    numbers = [1e30, -1e30, INF, -INF, NAN, 0.0, 0.0, 0.0]
    assert unary("ftoi", "f32", result, numbers, f"{sign} saturating").tolist()[:5] == SATURATED[result, sign]


@pytest.mark.parametrize(
    ("result", "sign", "first_beyond"),
    [("i8", "signed", 2.0**7), ("i8", "unsigned", 2.0**8), ("i32", "signed", 2.0**31), ("i64", "unsigned", 2.0**64)],
)
def test_the_first_number_beyond(result, sign, first_beyond):
    bits = int(result[1:])
    greatest = 2 ** (bits - 1) - 1 if sign == "signed" else -1
    assert unary("ftoi", "f64", result, [first_beyond], f"{sign} saturating").tolist() == [greatest]


# --- bits ---------------------------------------------------------------------------


def test_bitcasts_keep_bits():
    code = """
    %i = bitcast %a : tile<4xf32> -> tile<4xi32>
    %f = bitcast %i : tile<4xi32> -> tile<4xf32>
    %h = bitcast %b : tile<4xi16> -> tile<4xbf16>
    %e = bitcast %c : tile<4xi8> -> tile<4xf8E4M3FN>
    %x = ftof %e : tile<4xf8E4M3FN> -> tile<4xf32>"""
    operands = {
        "a": ("4xf32", [1.0, -0.0, INF, 0.5]),
        "b": ("4xi16", [0x3F80, -0x8000, 0x4000, 0x3F00]),
        "c": ("4xi8", [0x38, 0x7E, -1, 0x01]),
    }
    i, f, h, x = run_text(code, operands, {"i": "4xi32", "f": "4xf32", "h": "4xbf16", "x": "4xf32"})
    assert i.tolist() == [0x3F800000, -(2**31), 0x7F800000, 0x3F000000]
    assert f.tolist() == [1.0, -0.0, INF, 0.5]
    assert h.astype(float).tolist() == [1.0, -0.0, 2.0, 0.5]
    np.testing.assert_array_equal(x, [1.0, 448.0, NAN, 2.0**-9])


PACKED = {
    ("i16", "i8"): ([0x1234, -2], [0x34, 0x12, -2, -1]),
    ("i32", "i8"): ([0x12345678, 1], [0x78, 0x56, 0x34, 0x12, 1, 0, 0, 0]),
    ("f32", "i8"): ([1.0, -2.0], [0, 0, -128, 63, 0, 0, 0, -64]),
    ("i1", "i8"): ([1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [13, -128]),
}


@pytest.mark.parametrize(("wide", "byte"), PACKED)
def test_packing(wide, byte):
    values, expected = PACKED[wide, byte]
    whole, bytes_ = f"{len(values)}x{wide}", f"{len(expected)}xi8"
    code = f"""
    %p = pack %a : tile<{whole}> -> tile<{bytes_}>
    %r = unpack %p : tile<{bytes_}> -> tile<{whole}>"""
    packed, back = run_text(code, {"a": (whole, values)}, {"p": bytes_, "r": whole})
    assert packed.tolist() == expected
    assert back.tolist() == values
