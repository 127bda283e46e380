"""Casts between types, bit patterns, packing."""

import cuda.tile as ct

Int = ct.Constant[int]


@ct.kernel
def float_to_float(x, h, b, d, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    ct.store(h, (i,), a.astype(ct.float16))
    ct.store(b, (i,), a.astype(ct.bfloat16))
    ct.store(d, (i,), a.astype(ct.float64))


@ct.kernel
def eight_bit_floats(x, p, q, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    ct.store(p, (i,), a.astype(ct.float8_e4m3fn))
    ct.store(q, (i,), a.astype(ct.float8_e5m2))


@ct.kernel
def integer_to_float(x, u, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(u, (i,), (T,))
    ct.store(out, (i,), a.astype(ct.float32) + b.astype(ct.float32))


@ct.kernel
def float_to_integer(x, s, u, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    ct.store(s, (i,), a.astype(ct.int32))
    ct.store(u, (i,), a.astype(ct.uint8))


@ct.kernel
def integer_widths(x, u, out, T: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (T,)), ct.load(u, (i,), (T,))
    c = a.astype(ct.int64) + b.astype(ct.int64)
    ct.store(out, (i,), c.astype(ct.int16) + (a > 0).astype(ct.int16))


@ct.kernel
def bit_patterns(x, out, T: Int):
    i = ct.bid(0)
    a = ct.bitcast(ct.load(x, (i,), (T,)), ct.int32)
    ct.store(out, (i,), ct.bitcast(a & 0x7FFFFFFF, ct.float32))


@ct.kernel
def packing(x, out, T: Int):
    i = ct.bid(0)
    a = ct.pack_to_bytes(ct.load(x, (i,), (T,)))
    ct.store(out, (i,), ct.unpack_from_bytes(a, ct.int16))


@ct.kernel
def tensor_float(a, b, c, T: Int):
    x = ct.load(a, (0, 0), (T, T)).astype(ct.tfloat32)
    y = ct.load(b, (0, 0), (T, T)).astype(ct.tfloat32)
    ct.store(c, (0, 0), ct.mma(x, y, ct.full((T, T), 1.5, ct.float32)))


ARGUMENTS = {
    "float_to_float": ("f32[1]", "f16[1]", "bf16[1]", "f64[1]", 64),
    "eight_bit_floats": ("f32[1]", "f8e4m3fn[1]", "f8e5m2[1]", 64),
    "integer_to_float": ("i32[1]", "u8[1]", "f32[1]", 64),
    "float_to_integer": ("f32[1]", "i32[1]", "u8[1]", 64),
    "integer_widths": ("i8[1]", "u32[1]", "i16[1]", 64),
    "bit_patterns": ("f32[1]", "f32[1]", 64),
    "packing": ("i32[1]", "i16[1]", 64),
    "tensor_float": ("f32[2]", "f32[2]", "f32[2]", 16),
}
SINCE = {"packing": (13, 3)}
