"""Integer arithmetic, signed and unsigned."""

import cuda.tile as ct

Int = ct.Constant[int]


@ct.kernel
def arithmetic(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    ct.store(out, (i,), (a + b) * (a - b) // (b + 1) + a % b - ct.abs(-a))


@ct.kernel
def unsigned(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    c = ct.minimum(ct.cdiv(a, b), ct.maximum(a % b, b >> 3))
    ct.store(out, (i,), ct.where(c < a, c, b))


@ct.kernel
def bits(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    ct.store(out, (i,), ((a & b) | (a ^ b)) + (~a << 2) + (b >> 1))


@ct.kernel
def ceiling(x, n, out, T: Int):
    i = ct.bid(0)
    q, r = ct.divmod(ct.load(x, (i,), (T,)), n)
    ct.store(out, (i,), ct.cdiv(q, 8) + r + ct.cdiv(n, T))


@ct.kernel
def extremes(x, y, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(y, (i,), (T,))
    ct.store(out, (i,), min(max(n_of(a), b), a))


@ct.function
def n_of(a):
    return a + 1


@ct.kernel
def wide(x, n: ct.ScalarInt64, out, T: Int):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (T,)) * n - 9223372036854775807)


@ct.kernel
def booleans(x, flag, out, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    ct.store(out, (i,), ct.where((a > 0) & flag, ct.arange(T, dtype=ct.int32), 7))


I1 = "i32[1]"
ARGUMENTS = {
    "arithmetic": (I1, I1, I1, 64),
    "unsigned": ("u32[1]", "u32[1]", "u32[1]", 64),
    "bits": ("i64[1]", "i64[1]", "i64[1]", 32),
    "ceiling": (I1, "i32", I1, 32),
    "extremes": ("i8[1]", "i8[1]", "i8[1]", 32),
    "wide": ("i64[1]", "i64", "i64[1]", 32),
    "booleans": (I1, "bool", I1, 32),
}
SINCE = {"bits": (13, 2), "arithmetic": (13, 2)}
