"""Floating-point arithmetic, element by element."""

import cuda.tile as ct

Int = ct.Constant[int]
RM = ct.RoundingMode


@ct.kernel
def arithmetic(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    ct.store(out, (i,), (a + b) * (a - b) / (b + 0.1) - a * 1e-5)


@ct.kernel
def rounding_modes(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    c = ct.add(a, b, rounding_mode=RM.RZ)
    c = ct.sub(c, b, rounding_mode=RM.RP, flush_to_zero=True)
    c = ct.mul(c, b, rounding_mode=RM.RM)
    c = ct.truediv(c, b, rounding_mode=RM.FULL)
    c = ct.truediv(c, b, rounding_mode=RM.APPROX, flush_to_zero=True)
    c = ct.sqrt(c, rounding_mode=RM.APPROX)
    ct.store(out, (i,), ct.tanh(ct.exp(c, rounding_mode=RM.APPROX), rounding_mode=RM.APPROX))


@ct.kernel
def transcendental(x, out, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    a = ct.exp(ct.exp2(ct.log(ct.log2(ct.sqrt(ct.rsqrt(a))))))
    a = ct.sin(ct.cos(ct.tan(ct.sinh(ct.cosh(ct.tanh(a))))))
    ct.store(out, (i,), ct.atan2(a, ct.pow(a, 2.5)))


@ct.kernel
def steps(x, out, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    ct.store(out, (i,), ct.abs(-ct.floor(a)) + ct.ceil(a) + a % 3.0)


@ct.kernel
def extremes(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    c = ct.minimum(a, ct.maximum(a, b, propagate_nan=True), flush_to_zero=True)
    ct.store(out, (i,), ct.where(ct.isnan(c), b, c))


@ct.kernel
def comparisons(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    c = (a < b) | (a <= 1.0) & (a != b)
    ct.store(out, (i,), ct.where((c ^ (a >= b)) | (a == 0.5) | ~(a > b), a, b))


@ct.kernel
def integer_power(x, out, T: Int):
    i = ct.bid(0)
    ct.store(out, (i,), ct.pow(ct.load(x, (i,), (T,)), ct.full((T,), 3, ct.int32)))


@ct.kernel
def special_numbers(out, T: Int):
    z = ct.full((T,), float("nan"), ct.float32) + ct.full((T,), float("inf"), ct.float32)
    ct.store(out, (0,), z * -0.0 + 16777216.0 + 3.4e38 - 1e-45)


@ct.kernel
def fused(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    ct.store(out, (i,), a * b + a)


F1 = "f32[1]"
ARGUMENTS = {
    "arithmetic": (F1, F1, F1, 256),
    "rounding_modes": (F1, F1, F1, 128),
    "transcendental": (F1, F1, 64),
    "steps": ("f64[1]", "f64[1]", 64),
    "extremes": (F1, F1, F1, 64),
    "comparisons": ("f16[1]", "f16[1]", "f16[1]", 64),
    "integer_power": (F1, F1, 32),
    "special_numbers": (F1, 16),
    "fused": (F1, F1, F1, 64),
}
SINCE = {"integer_power": (13, 4), "transcendental": (13, 2), "rounding_modes": (13, 3)}
