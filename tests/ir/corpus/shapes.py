"""Rearranging tiles, reducing and scanning them."""

import cuda.tile as ct

Int = ct.Constant[int]


@ct.kernel
def transpose(x, out, M: Int, N: Int):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (j, i), ct.transpose(ct.load(x, (i, j), (M, N))))


@ct.kernel
def permute(x, out, T: Int):
    a = ct.load(x, (ct.bid(0), 0, ct.bid(2)), (2, T, 4))
    ct.store(out, (0, 0, 0), ct.permute(a, (2, 0, 1)))


@ct.kernel
def broadcast(x, y, out, M: Int, N: Int):
    a, b = ct.load(x, (0,), (M,)), ct.load(y, (0,), (N,))
    ct.store(out, (0, 0), ct.expand_dims(a, 1) * ct.reshape(b, (1, N)) + ct.broadcast_to(b, (M, N)))


@ct.kernel
def concatenate(x, y, out, T: Int):
    a, b = ct.load(x, (0,), (T,)), ct.load(y, (0,), (T,))
    c = ct.cat((a, b), 0)
    ct.store(out, (0,), ct.extract(c, (1,), (T,)))


@ct.kernel
def insert(x, y, out, T: Int):
    a, b = ct.load(x, (0,), (T,)), ct.load(y, (0,), (4,))
    ct.store(out, (0,), ct.insert(a, (ct.bid(0),), b))


@ct.kernel
def reductions(x, out, M: Int, N: Int):
    a = ct.load(x, (ct.bid(0), 0), (M, N))
    r = ct.sum(a, axis=1) + ct.max(a, axis=1) - ct.min(a, axis=1, propagate_nan=True) * ct.prod(a, axis=1)
    ct.store(out, (0,), r)


@ct.kernel
def whole_tile(x, out, M: Int, N: Int):
    a = ct.load(x, (ct.bid(0), 0), (M, N))
    ct.scatter(out, ct.bid(0), ct.sum(a))


@ct.kernel
def arg_extremes(x, out, M: Int, N: Int):
    a = ct.load(x, (ct.bid(0), 0), (M, N))
    ct.store(out, (0,), ct.argmax(a, axis=1) + ct.argmin(a, axis=1))


@ct.kernel
def integer_reductions(x, out, M: Int, N: Int):
    a = ct.load(x, (ct.bid(0), 0), (M, N))
    ct.store(out, (0,), ct.sum(a, axis=0) + ct.max(a, axis=0) + ct.min(a, axis=0))


@ct.kernel
def custom_reduction(x, y, out, T: Int):
    a, b = ct.load(x, (0, 0), (T, T)), ct.load(y, (0, 0), (T, T))

    def larger(a0, b0, a1, b1):
        take = a0 > a1
        return ct.where(take, a0, a1), ct.where(take, b0, b1)

    top, index = ct.reduce((a, b), 1, larger, (float("-inf"), -1))
    ct.store(out, (0,), top + index.astype(ct.float32))


@ct.kernel
def scans(x, out, M: Int, N: Int):
    a = ct.load(x, (0, 0), (M, N))
    ct.store(out, (0, 0), ct.cumsum(a, axis=1) + ct.cumprod(a, axis=0, reverse=True))


@ct.kernel
def custom_scan(x, out, T: Int):
    a = ct.load(x, (0,), (T,))
    ct.store(out, (0,), ct.scan(a, 0, lambda p, q: p ^ q, 0))


@ct.kernel
def masks(x, out, T: Int):
    a = ct.load(x, (0,), (T,))
    ct.store(out, (0,), ct.reduce(a > 0, 0, lambda p, q: p & q, True, keepdims=True).astype(ct.int32))


F1, F2, I1 = "f32[1]", "f32[2]", "i32[1]"
ARGUMENTS = {
    "transpose": (F2, F2, 16, 32),
    "permute": ("f16[3]", "f16[3]", 8),
    "broadcast": (F1, F1, F2, 8, 16),
    "concatenate": (F1, F1, F1, 16),
    "insert": (F1, F1, F1, 16),
    "reductions": (F2, F1, 8, 16),
    "whole_tile": (F2, F1, 8, 16),
    "arg_extremes": (F2, I1, 8, 16),
    "integer_reductions": ("i32[2]", I1, 8, 16),
    "custom_reduction": (F2, "i32[2]", F1, 8),
    "scans": (F2, F2, 8, 16),
    "custom_scan": (I1, I1, 16),
    "masks": (I1, I1, 16),
}
SINCE = {"insert": (13, 4)}
