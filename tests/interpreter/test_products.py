"""Matrix products against NumPy."""

import numpy as np
import pytest
from single import BF16, run_text

GENERATOR = np.random.default_rng(0)


def tiles(element, *shape):
    numbers = GENERATOR.integers(-4, 5, shape) / 2
    return numbers.astype({"f16": np.float16, "bf16": BF16, "f32": np.float32, "f64": np.float64}[element])


@pytest.mark.parametrize(
    ("element", "acc"), [("f16", "f16"), ("f16", "f32"), ("bf16", "f32"), ("f32", "f32"), ("f64", "f64")]
)
@pytest.mark.parametrize("batch", [(), (2,)])
def test_products(element, acc, batch):
    lhs, rhs, start = tiles(element, *batch, 4, 8), tiles(element, *batch, 8, 16), tiles(acc, *batch, 4, 16)
    front = "".join(f"{b}x" for b in batch)
    types = [f"{front}4x8x{element}", f"{front}8x16x{element}", f"{front}4x16x{acc}"]
    code = f"%r = mmaf %a, %b, %c : tile<{types[0]}>, tile<{types[1]}>, tile<{types[2]}>"
    operands = dict(zip("abc", zip(types, (lhs, rhs, start), strict=True), strict=True))
    found = run_text(code, operands, {"r": types[2]})
    expected = lhs.astype(np.float64) @ rhs.astype(np.float64) + start.astype(np.float64)
    np.testing.assert_array_equal(found.astype(np.float64), expected)  # small numbers: exact


def test_the_accumulator_keeps_its_precision():
    """2048 + 1 is no f16; an f32 accumulator holds it, an f16 one does not."""
    ones = np.ones((4, 4), np.float16)
    for acc, dtype, expected in (("f32", np.float32, 2049.0), ("f16", np.float16, 2048.0)):
        code = f"%r = mmaf %a, %b, %c : tile<4x4xf16>, tile<4x4xf16>, tile<4x4x{acc}>"
        start = np.full((4, 4), 2048, dtype)
        operands = {"a": ("4x4xf16", ones * 0.25), "b": ("4x4xf16", ones), "c": (f"4x4x{acc}", start)}
        assert run_text(code, operands, {"r": f"4x4x{acc}"})[0, 0] == expected


def test_infinities_and_nan():
    lhs = np.array([[np.inf, 1], [1, 1]], np.float32)
    rhs = np.array([[0, 1], [1, 1]], np.float32)
    code = "%r = mmaf %a, %b, %c : tile<2x2xf32>, tile<2x2xf32>, tile<2x2xf32>"
    operands = {"a": ("2x2xf32", lhs), "b": ("2x2xf32", rhs), "c": ("2x2xf32", np.zeros((2, 2)))}
    np.testing.assert_array_equal(run_text(code, operands, {"r": "2x2xf32"}), [[np.nan, np.inf], [1, 2]])


@pytest.mark.parametrize("left", ["signed", "unsigned"])
@pytest.mark.parametrize("right", ["signed", "unsigned"])
def test_integer_products(left, right):
    lhs = GENERATOR.integers(-128, 128, (4, 16)).astype(np.int8)
    rhs = GENERATOR.integers(-128, 128, (16, 8)).astype(np.int8)
    start = np.full((4, 8), 2**31 - 1, np.int32)
    code = f"%r = mmai %a, %b, %c {left} {right} : tile<4x16xi8>, tile<16x8xi8>, tile<4x8xi32>"
    found = run_text(code, {"a": ("4x16xi8", lhs), "b": ("16x8xi8", rhs), "c": ("4x8xi32", start)}, {"r": "4x8xi32"})
    read = [m.view(np.uint8) if s == "unsigned" else m for m, s in ((lhs, left), (rhs, right))]
    total = read[0].astype(np.int64) @ read[1].astype(np.int64) + start
    np.testing.assert_array_equal(found, total.astype(np.int32))


def test_scaled_products():
    """Each block of 32 factors has its scale; exact, as everything is a power of two."""
    lhs = np.full((4, 64), 2.0)
    rhs = np.full((64, 4), 0.5)
    scales = 2.0 ** np.arange(8).reshape(4, 2)
    code = """
    %x = ftof %a : tile<4x64xf32> -> tile<4x64xf8E4M3FN>
    %y = ftof %b : tile<64x4xf32> -> tile<64x4xf8E4M3FN>
    %u = ftof %s rounding<zero> : tile<4x2xf32> -> tile<4x2xf8E8M0FNU>
    %v = ftof %t rounding<zero> : tile<2x4xf32> -> tile<2x4xf8E8M0FNU>
    %r = mmaf_scaled %x, %y, %c, %u, %v : tile<4x64xf8E4M3FN>, tile<64x4xf8E4M3FN>, tile<4x4xf32>,
      tile<4x2xf8E8M0FNU>, tile<2x4xf8E8M0FNU>"""
    operands = {
        "a": ("4x64xf32", lhs),
        "b": ("64x4xf32", rhs),
        "c": ("4x4xf32", np.ones((4, 4))),
        "s": ("4x2xf32", scales),
        "t": ("2x4xf32", scales.T),
    }
    found = run_text(code, operands, {"r": "4x4xf32"})
    np.testing.assert_array_equal(found, 32 * scales @ scales.T + 1)
