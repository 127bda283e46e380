"""Elementwise kernels: activations fused with products and biases, casts, dropout, masked copies."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]


def sigmoid(v):
    return 1.0 / (1.0 + ct.exp(-v))


@tp.contract(gate="f16[m, n]", up="f16[m, n]", out="f16[m, n]", TM=16, TN=128,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@tp.contract(gate="f16[m, n]", up="f16[m, n]", out="f16[m, n]", TM=16, TN=128,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"), alias=[("gate", "out")], name="over-gate")
@ct.kernel
def silu_mul(gate, up, out, TM: Int, TN: Int):
    """Tile (i, j) of each array belongs to block (i, j), so out may be the gate, whose load comes before the store."""
    i, j = ct.bid(0), ct.bid(1)
    g = ct.load(gate, (i, j), (TM, TN)).astype(ct.float32)
    ct.store(out, (i, j), (g * sigmoid(g)).astype(out.dtype) * ct.load(up, (i, j), (TM, TN)))


@tp.contract(x="f16[m, 2 * n]", out="f16[m, n]", TILE=256, grid=("m", "cdiv(n, TILE)"))
@ct.kernel
def swiglu_packed(x, out, TILE: Int):
    """Gate and up halves lie side by side in one array that is only read; columns from n on are masked in the store.

    A column of the last tile may reach into the other half or past the row; gather checks the latter, and reads
    of the wrong half go into lanes that the store masks off.
    """
    i = ct.bid(0)
    n = out.shape[1]
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    g = ct.gather(x, (i, column)).astype(ct.float32)
    u = ct.gather(x, (i, column + n)).astype(ct.float32)
    ct.scatter(out, (i, column), (g * sigmoid(g) * u).astype(out.dtype))


@tp.contract(x="f16[m, n]", bias="f16[n]", out="f16[m, n]", TM=32, TN=64, grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def bias_gelu(x, bias, out, TM: Int, TN: Int):
    """Tile (i, j) of the output belongs to block (i, j); the bias is only read."""
    i, j = ct.bid(0), ct.bid(1)
    v = (ct.load(x, (i, j), (TM, TN)) + ct.load(bias, (j,), (TN,)).reshape((1, TN))).astype(ct.float32)
    ct.store(out, (i, j), (0.5 * v * (1.0 + ct.tanh(0.79788456 * (v + 0.044715 * v * v * v)))).astype(out.dtype))


@tp.contract(x="f32[n]", out="f32[n]", keep="bool[n]", seed="i32", p="f32", TILE=512, grid="cdiv(n, TILE)")
@ct.kernel
def dropout(x, out, keep, seed, p, TILE: Int):
    """Element o of out and keep is written by block o // TILE alone; the hash only decides values, not places."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    h = (o ^ seed) * 0x27D4EB2D
    h = (h ^ (h >> 15)) * 0x2C1B3C6D
    u = ((h >> 8) & 0xFFFFFF).astype(ct.float32) / 16777216.0
    kept = u >= p
    ct.scatter(keep, o, kept)
    ct.scatter(out, o, ct.where(kept, ct.gather(x, o) / (1.0 - p), 0.0))


@tp.contract(x="f32[n]", out="f8E4M3FN[n]", scale="f32[1]", TILE=1024, grid="cdiv(n, TILE)")
@ct.kernel
def cast_scaled(x, out, scale, TILE: Int):
    """One output tile a block; the scale is only read."""
    i = ct.bid(0)
    s = ct.load(scale, (0,), (1,))
    ct.store(out, (i,), (ct.load(x, (i,), (TILE,)) * s).astype(out.dtype))


@tp.contract(x="f16[n]", mask="bool[n]", out="f16[n]", TILE=256, grid="cdiv(n, TILE)")
@ct.kernel
def masked_copy(x, mask, out, TILE: Int):
    """A data-dependent mask takes lanes away; those that remain are elements of the block's own range."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    keep = ct.gather(mask, o, padding_value=False)
    ct.scatter(out, o, ct.gather(x, o, mask=keep), mask=keep)


@tp.contract(x="f32[n]", y="f32[n]", alpha="f32", TILE=128, name="any-grid")
@tp.contract(x="f32[n]", y="f32[n]", alpha="f32", TILE=128, grid=132, name="persistent")
@ct.kernel
def axpy_grid_stride(x, y, alpha, TILE: Int):
    """y is updated in place, tile t by block t % num_blocks alone and in one iteration; the load precedes the store."""
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TILE,)), ct.num_blocks(0)):
        ct.store(y, (t,), ct.load(y, (t,), (TILE,)) + alpha * ct.load(x, (t,), (TILE,)))


@tp.contract(x="f32[n]", TILE=256, grid="cdiv(n, TILE)")
@ct.kernel
def relu_squared_in_place(x, TILE: Int):
    """Block i loads and stores elements i*TILE to i*TILE+TILE-1; the scatter comes after the gather by token."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.maximum(ct.gather(x, o), 0.0)
    ct.scatter(x, o, v * v)


@tp.contract(x="f32[n]", out="f32[n]", first="i32", count="i32", TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def clip_window(x, out, first, count, TILE: Int):
    """Blocks outside the window return early; any window does, because block i only ever touches tile i."""
    i = ct.bid(0)
    if i < first:
        return
    if i >= count:
        return
    ct.store(out, (i,), ct.minimum(ct.load(x, (i,), (TILE,)), 1.0))


@tp.contract(x="f16[m, n; lda, 1]", out="f16[m, n; ldo, 1]", TM=8, TN=256,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"), requires=["lda >= n", "ldo >= n"])
@ct.kernel
def scale_strided_rows(x, out, TM: Int, TN: Int):
    """Rows padded to a leading dimension: tiles are disjoint because each row ends before the next one starts."""
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (i, j), ct.load(x, (i, j), (TM, TN)) * 2)


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f32[n]", y="f32[n]", alpha="f32", TILE=128, grid=132)
@ct.kernel
def axpy_stride_too_short(x, y, alpha, TILE: Int):
    """The stride is 131 for 132 blocks: tile 131 belongs to block 131 and to the second iteration of block 0."""
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TILE,)), 131):
        ct.store(y, (t,), ct.load(y, (t,), (TILE,)) + alpha * ct.load(x, (t,), (TILE,)))


@tp.contract(x="f16[m, n; lda, 1]", out="f16[m, n; ldo, 1]", TM=8, TN=256,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"), requires=["lda >= n"])
@ct.kernel
def scale_overlapping_rows(x, out, TM: Int, TN: Int):
    """Nothing says that the output's rows do not overlap: with ldo = 0 all rows are one."""
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (i, j), ct.load(x, (i, j), (TM, TN)) * 2)


@tp.contract(x="f32[n]", out="f32[n]", keep="bool[n]", TILE=512, grid="cdiv(n, TILE)")
@ct.kernel
def dropout_mask_by_byte(x, out, keep, TILE: Int):
    """Writes the mask at o // 2: two lanes of one store meet in one element."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.gather(x, o)
    ct.scatter(keep, o // 2, v > 0)
    ct.scatter(out, o, v)
