"""Matrix products."""

import cuda.tile as ct

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


@ct.kernel
def matmul(a, b, c, TM: Int, TN: Int, TK: Int):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        x = ct.load(a, (i, k), (TM, TK), padding_mode=ZERO)
        y = ct.load(b, (k, j), (TK, TN), padding_mode=ZERO)
        acc = ct.mma(x, y, acc)
    ct.store(c, (i, j), acc.astype(c.dtype))


@ct.kernel
def matmul_transposed(a, b, c, T: Int):
    i, j = ct.bid(0), ct.bid(1)
    x = ct.load(a, (i, 0), (T, T), padding_mode=ZERO)
    y = ct.load(b, (0, j), (T, T), order=(1, 0), padding_mode=ZERO)
    ct.store(c, (i, j), ct.matmul(x, y))


@ct.kernel
def integer_matmul(a, b, c, T: Int):
    x, y = ct.load(a, (0, 0), (T, T)), ct.load(b, (0, 0), (T, T))
    ct.store(c, (0, 0), ct.mma(x, y, ct.zeros((T, T), ct.int32)))


@ct.kernel
def fast_accumulation(a, b, c, T: Int):
    x, y = ct.load(a, (0, 0), (T, T)), ct.load(b, (0, 0), (T, T))
    ct.store(c, (0, 0), ct.mma(x, y, ct.zeros((T, T), ct.float32), use_fast_acc=True))


@ct.kernel
def scaled(a, sa, b, sb, c, M: Int, K: Int):
    x, y = ct.load(a, (0, 0), (M, K)), ct.load(b, (0, 0), (K, M))
    p, q = ct.load(sa, (0, 0), (M, K // 32)), ct.load(sb, (0, 0), (K // 32, M))
    ct.store(c, (0, 0), ct.mma_scaled(x, p, y, q, ct.zeros((M, M), ct.float32)))


@ct.kernel
def batched(a, b, c, T: Int):
    x, y = ct.load(a, (0, 0, 0), (2, T, T)), ct.load(b, (0, 0, 0), (2, T, T))
    ct.store(c, (0, 0, 0), ct.matmul(x, y).astype(c.dtype))


ARGUMENTS = {
    "matmul": ("f16[2]", "f16[2]", "f16[2]", 64, 64, 32),
    "matmul_transposed": ("bf16[2]", "bf16[2]", "f32[2]", 32),
    "integer_matmul": ("i8[2]", "u8[2]", "i32[2]", 32),
    "fast_accumulation": ("f8e4m3fn[2]", "f8e4m3fn[2]", "f32[2]", 32),
    "scaled": ("f8e5m2[2]", "f8e8m0fnu[2]", "f8e5m2[2]", "f8e8m0fnu[2]", "f32[2]", 128, 128),
    "batched": ("f16[3]", "f16[3]", "f16[3]", 16),
}
SINCE = {"fast_accumulation": (13, 3), "scaled": (13, 3), "matmul_transposed": (13, 1)}
