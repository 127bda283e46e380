"""Normalisation over rows: whole-row tiles, row loops, fused residuals, weight gradients."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


@tp.contract(x="f16[m, n]", w="f16[n]", out="f16[m, n]", eps="f32", N=1024, grid="m",
             requires=["1 <= n", "n <= N"], name="padded")
@tp.contract(x="f16[m, 1024]", w="f16[1024]", out="f16[m, 1024]", eps="f32", N=1024, grid="m", name="exact")
@ct.kernel
def rms_norm(x, w, out, eps, N: Int):
    """Block i reads and writes row i only, and x, w and out are different memory."""
    i = ct.bid(0)
    v = ct.load(x, (i, 0), (1, N), padding_mode=ZERO).astype(ct.float32)
    scale = ct.rsqrt(ct.sum(v * v, axis=1, keepdims=True) / x.shape[1] + eps)
    gain = ct.load(w, (0,), (N,)).reshape((1, N)).astype(ct.float32)
    ct.store(out, (i, 0), (v * scale * gain).astype(out.dtype))


@tp.contract(x="bf16[m, n]", residual="bf16[m, n]", w="bf16[n]", eps="f32", N=512, grid="m",
             requires=["1 <= n", "n <= N"])
@ct.kernel
def add_rms_norm_in_place(x, residual, w, eps, N: Int):
    """Row i of x and of residual belong to block i; within the block the later store comes after the load by token."""
    i = ct.bid(0)
    r = ct.load(residual, (i, 0), (1, N), padding_mode=ZERO) + ct.load(x, (i, 0), (1, N), padding_mode=ZERO)
    ct.store(residual, (i, 0), r)
    v = r.astype(ct.float32)
    scale = ct.rsqrt(ct.sum(v * v, axis=1, keepdims=True) / x.shape[1] + eps)
    gain = ct.load(w, (0,), (N,)).reshape((1, N)).astype(ct.float32)
    ct.store(x, (i, 0), (v * scale * gain).astype(x.dtype))


@tp.contract(x="f16[m, n]", w="f16[n]", b="f16[n]", out="f16[m, n]", mean="f32[m]", rstd="f32[m]", eps="f32",
             TILE=256, grid="m", requires=["1 <= n"])
@tp.contract(x="f16[m, n]", w="f16[n]", b="f16[n]", out="f16[m, n]", mean="f32[m]", rstd="f32[m]", eps="f32",
             TILE=256, grid="m", requires=["1 <= n"], alias=[("x", "out")], name="may-be-in-place")
@ct.kernel
def layer_norm_row_loop(x, w, b, out, mean, rstd, eps, TILE: Int):
    """Block i owns row i of x and out and element i of the statistics.

    In place, every load of a row tile comes before the store to it: the first two loops as a whole precede the
    third, and in the third each tile is loaded before it is stored; other iterations touch other tiles.
    """
    i = ct.bid(0)
    tiles = ct.num_tiles(x, axis=1, shape=(1, TILE))
    n = x.shape[1]
    total = ct.full((1, TILE), 0, dtype=ct.float32)
    for j in range(tiles):
        total += ct.load(x, (i, j), (1, TILE), padding_mode=ZERO).astype(ct.float32)
    mu = ct.sum(total) / n
    ct.store(mean, (i,), mu)
    square = ct.full((1, TILE), 0, dtype=ct.float32)
    for j in range(tiles):
        column = j * TILE + ct.arange(TILE, dtype=np.int32)
        d = ct.load(x, (i, j), (1, TILE), padding_mode=ZERO).astype(ct.float32) - mu
        square += ct.where((column < n).reshape((1, TILE)), d * d, 0.0)
    r = ct.rsqrt(ct.sum(square) / n + eps)
    ct.store(rstd, (i,), r)
    for j in range(tiles):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=ZERO).astype(ct.float32)
        gain = ct.load(w, (j,), (TILE,)).reshape((1, TILE))
        bias = ct.load(b, (j,), (TILE,)).reshape((1, TILE))
        ct.store(out, (i, j), ((v - mu) * r * gain + bias).astype(out.dtype))


@tp.contract(x="f16[m, n]", w="f16[n]", out="f16[m, n]", TM=4, N=512, requires=["1 <= n", "n <= N"])
@ct.kernel
def layer_norm_persistent(x, w, out, TM: Int, N: Int):
    """Grid stride over tiles of TM rows, any grid: a tile number determines its block and iteration."""
    gain = ct.load(w, (0,), (N,)).reshape((1, N))
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TM, N)), ct.num_blocks(0)):
        v = ct.load(x, (t, 0), (TM, N), padding_mode=ZERO).astype(ct.float32)
        mu = ct.sum(v, axis=1, keepdims=True) / x.shape[1]
        var = ct.sum((v - mu) * (v - mu), axis=1, keepdims=True) / x.shape[1]
        ct.store(out, (t, 0), ((v - mu) * ct.rsqrt(var + 1e-5) * gain).astype(out.dtype))


@tp.contract(x="f32[b, c, s]", out="f32[b, c, s]", groups="groups", CG=8, TS=128, grid=("b", "groups"),
             requires=["groups * CG == c"])
@ct.kernel
def group_norm(x, out, groups, CG: Int, TS: Int):
    """Block (i, g) touches channels g*CG to g*CG+CG-1 of image i: tile g of that axis, all of it inside."""
    i, g = ct.bid(0), ct.bid(1)
    total = ct.full((1, CG, TS), 0, dtype=ct.float32)
    tiles = ct.num_tiles(x, axis=2, shape=(1, CG, TS))
    for t in range(tiles):
        total += ct.load(x, (i, g, t), (1, CG, TS), padding_mode=ZERO)
    mu = ct.sum(total) / (CG * x.shape[2])
    for t in range(tiles):
        ct.store(out, (i, g, t), ct.load(x, (i, g, t), (1, CG, TS)) - mu)


@tp.contract(x="f32[m, n]", TILE=512, grid="m")
@ct.kernel
def l2_normalise_in_place(x, TILE: Int):
    """Row loops by gather and scatter, in place; block i stays in row i, its store follows all loads by token."""
    i = ct.bid(0)
    n = x.shape[1]
    total = ct.full((TILE,), 0, dtype=ct.float32)
    for j in range(ct.cdiv(n, TILE)):
        column = j * TILE + ct.arange(TILE, dtype=np.int32)
        v = ct.gather(x, (i, column), padding_value=0)
        total += v * v
    scale = ct.rsqrt(ct.sum(total) + 1e-12)
    for j in range(ct.cdiv(n, TILE)):
        column = j * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(x, (i, column), ct.gather(x, (i, column)) * scale)


@tp.contract(x="f32[m, n]", out="f32[m, n]", TILE=256, grid="m")
@ct.kernel
def softmax_online(x, out, TILE: Int):
    """Two passes over row i: a running maximum and sum, then the result. Rows of different blocks are disjoint."""
    i = ct.bid(0)
    peak = ct.full((1, 1), -1e30, dtype=ct.float32)
    total = ct.full((1, 1), 0, dtype=ct.float32)
    tiles = ct.num_tiles(x, axis=1, shape=(1, TILE))
    for j in range(tiles):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=ct.PaddingMode.NEG_INF)
        new_peak = ct.maximum(peak, ct.max(v, axis=1, keepdims=True))
        total = total * ct.exp(peak - new_peak) + ct.sum(ct.exp(v - new_peak), axis=1, keepdims=True)
        peak = new_peak
    for j in range(tiles):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=ct.PaddingMode.NEG_INF)
        ct.store(out, (i, j), ct.exp(v - peak) / total)


@tp.contract(dy="f32[m, n]", x="f32[m, n]", partial="f32[blocks, n]", TM=32, TN=64,
             grid=("blocks", "cdiv(n, TN)"))
@ct.kernel
def norm_weight_gradient_partial(dy, x, partial, TM: Int, TN: Int):
    """Block (b, j) sums its share of the rows into its own row b of the workspace."""
    b, j = ct.bid(0), ct.bid(1)
    total = ct.full((TM, TN), 0, dtype=ct.float32)
    for t in range(b, ct.num_tiles(x, axis=0, shape=(TM, TN)), ct.num_blocks(0)):
        total += (ct.load(dy, (t, j), (TM, TN), padding_mode=ZERO)
                  * ct.load(x, (t, j), (TM, TN), padding_mode=ZERO))
    ct.store(partial, (b, j), ct.sum(total, axis=0, keepdims=True))


@tp.contract(dy="f32[m, n]", x="f32[m, n]", dw="f32[n]", TM=32, TN=64, grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def norm_weight_gradient_atomic(dy, x, dw, TM: Int, TN: Int):
    """Blocks of one column tile add to the same elements, by atomics of device scope: morally strong, no race."""
    i, j = ct.bid(0), ct.bid(1)
    part = ct.sum(ct.load(dy, (i, j), (TM, TN), padding_mode=ZERO)
                  * ct.load(x, (i, j), (TM, TN), padding_mode=ZERO), axis=0)
    ct.atomic_add(dw, j * TN + ct.arange(TN, dtype=np.int32), part)


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(dy="f32[m, n]", x="f32[m, n]", dw="f32[n]", TM=32, TN=64, grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def norm_weight_gradient_plain(dy, x, dw, TM: Int, TN: Int):
    """As norm_weight_gradient_atomic, with a plain load and store: row tiles 0 and 1 race on column tile 0."""
    i, j = ct.bid(0), ct.bid(1)
    part = ct.sum(ct.load(dy, (i, j), (TM, TN), padding_mode=ZERO)
                  * ct.load(x, (i, j), (TM, TN), padding_mode=ZERO), axis=0)
    ct.store(dw, (j,), ct.load(dw, (j,), (TN,)) + part)


@tp.contract(x="f16[m, n]", w="f16[n]", out="f16[m, n]", mean="f32[m]", N=1024, grid="m",
             requires=["1 <= n", "n <= N"])
@ct.kernel
def layer_norm_mean_in_one_place(x, w, out, mean, N: Int):
    """Every block stores its mean to element 0."""
    i = ct.bid(0)
    v = ct.load(x, (i, 0), (1, N), padding_mode=ZERO).astype(ct.float32)
    mu = ct.sum(v) / x.shape[1]
    ct.store(mean, (0,), mu)
    ct.store(out, (i, 0), (v - mu).astype(out.dtype) * ct.load(w, (0,), (N,)).reshape((1, N)))
