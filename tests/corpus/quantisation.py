"""Quantisation with scales per row, per block and per tensor; packed four-bit weights; dequantising products."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


@tp.contract(x="f16[m, n]", q="i8[m, n]", scale="f32[m]", N=1024, grid="m", requires=["1 <= n", "n <= N"])
@ct.kernel
def quantise_rows(x, q, scale, N: Int):
    """Row i and its scale belong to block i."""
    i = ct.bid(0)
    v = ct.load(x, (i, 0), (1, N), padding_mode=ZERO).astype(ct.float32)
    s = ct.max(ct.abs(v)) / 127.0
    ct.store(scale, (i,), s)
    ct.store(q, (i, 0), (v / s).astype(ct.int8))


@tp.contract(x="bf16[m, n]", q="f8E4M3FN[m, n]", scale="f32[cdiv(m, B), cdiv(n, B)]", B=128,
             grid=("cdiv(m, B)", "cdiv(n, B)"))
@ct.kernel
def quantise_blocks(x, q, scale, B: Int):
    """Block (i, j) owns tile (i, j) and its scale."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.load(x, (i, j), (B, B), padding_mode=ZERO).astype(ct.float32)
    s = ct.max(ct.abs(v)) / 448.0
    ct.store(scale, (i, j), s)
    ct.store(q, (i, j), (v / s).astype(q.dtype))


@tp.contract(x="f16[t, n]", q="f8E4M3FN[t, n]", scale="f32[t, n // G]", G=128, TG=4, grid=("t", "cdiv(n // G, TG)"),
             requires=["n % G == 0"])
@ct.kernel
def quantise_groups(x, q, scale, G: Int, TG: Int):
    """A block takes TG groups of G columns: tile j of the columns and tile j of the scales, as TG G columns have TG
    scales."""
    t, j = ct.bid(0), ct.bid(1)
    v = ct.load(x, (t, j), (1, TG * G), padding_mode=ZERO).astype(ct.float32).reshape((TG, G))
    s = ct.max(ct.abs(v), axis=1, keepdims=True) / 448.0 + 1e-9
    ct.store(scale, (t, j), s.reshape((1, TG)))
    ct.store(q, (t, j), (v / s).reshape((1, TG * G)).astype(q.dtype))


@tp.contract(q="i8[m, n]", scale="f32[m]", zero="i8[m]", out="f16[m, n]", TM=16, TN=128,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def dequantise_rows(q, scale, zero, out, TM: Int, TN: Int):
    """Output tile (i, j) belongs to block (i, j)."""
    i, j = ct.bid(0), ct.bid(1)
    z = ct.load(zero, (i,), (TM,)).reshape((TM, 1)).astype(ct.float32)
    v = ct.load(q, (i, j), (TM, TN)).astype(ct.float32) - z
    ct.store(out, (i, j), (v * ct.load(scale, (i,), (TM,)).reshape((TM, 1))).astype(out.dtype))


@tp.contract(x="i8[m, n]", out="u8[m, n // 2]", TILE=128, grid=("m", "cdiv(n // 2, TILE)"), requires=["n % 2 == 0"])
@ct.kernel
def pack_four_bits(x, out, TILE: Int):
    """Two columns are read for each byte, and each byte is written by one lane."""
    i = ct.bid(0)
    c = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    low = ct.gather(x, (i, 2 * c)).astype(ct.int32) & 15
    high = ct.gather(x, (i, 2 * c + 1)).astype(ct.int32) & 15
    ct.scatter(out, (i, c), (low | (high << 4)).astype(ct.uint8))


@tp.contract(q="u8[k // 2, n]", scale="f16[cdiv(k, G), n]", out="f16[k, n]", G=64, TN=64,
             grid=("k // 2", "cdiv(n, TN)"), requires=["k % 2 == 0"])
@ct.kernel
def unpack_four_bits(q, scale, out, G: Int, TN: Int):
    """Byte row r becomes rows 2r and 2r + 1, stored one after the other by its block."""
    r, j = ct.bid(0), ct.bid(1)
    v = ct.load(q, (r, j), (1, TN)).astype(ct.int32)
    for half in range(2):
        row = 2 * r + half
        w = ((v >> (4 * half)) & 15) - 8
        ct.store(out, (row, j), w.astype(ct.float16) * ct.load(scale, (row // G, j), (1, TN)))


@tp.contract(x="f32[n]", amax="i32[1]", TILE=512, grid="cdiv(n, TILE)")
@ct.kernel
def tensor_maximum(x, amax, TILE: Int):
    """The bits of a float that is not negative order like integers; an atomic maximum of device scope."""
    v = ct.max(ct.abs(ct.load(x, (ct.bid(0),), (TILE,), padding_mode=ZERO)))
    ct.atomic_max(amax, 0, ct.bitcast(v, ct.int32))


@tp.contract(a="f16[m, k]", q="i8[k, n]", scale="f16[cdiv(k, TK), n]", c="f16[m, n]", TM=32, TN=64, TK=64,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def matmul_dequantised_weights(a, q, scale, c, TM: Int, TN: Int, TK: Int):
    """As a plain product, with weights scaled on the way."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        w = ct.load(q, (k, j), (TK, TN), padding_mode=ZERO).astype(ct.float16)
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO), w * ct.load(scale, (k, j), (1, TN)), acc)
    ct.store(c, (i, j), acc.astype(c.dtype))


@tp.contract(gate="f16[t, n]", up="f16[t, n]", q="i8[t, n]", scale="f32[t]", TILE=256, grid="t")
@ct.kernel
def silu_mul_quantise(gate, up, q, scale, TILE: Int):
    """Two passes over row t: the scale, then the bytes; row and scale belong to block t."""
    t = ct.bid(0)
    n = gate.shape[1]
    peak = ct.full((TILE,), 0, dtype=ct.float32)
    for j in range(ct.cdiv(n, TILE)):
        c = j * TILE + ct.arange(TILE, dtype=np.int32)
        g = ct.gather(gate, (t, c)).astype(ct.float32)
        peak = ct.maximum(peak, ct.abs(g / (1.0 + ct.exp(-g)) * ct.gather(up, (t, c))))
    s = ct.max(peak) / 127.0
    ct.scatter(scale, t, s)
    for j in range(ct.cdiv(n, TILE)):
        c = j * TILE + ct.arange(TILE, dtype=np.int32)
        g = ct.gather(gate, (t, c)).astype(ct.float32)
        ct.scatter(q, (t, c), (g / (1.0 + ct.exp(-g)) * ct.gather(up, (t, c)) / s).astype(ct.int8))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="i8[m, n]", out="u8[m, n // 2]", TILE=128, grid=("m", "cdiv(n, TILE)"), requires=["n % 2 == 0"])
@ct.kernel
def pack_four_bits_lane_per_column(x, out, TILE: Int):
    """One lane a column: the two lanes of a byte both write it."""
    i = ct.bid(0)
    c = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (i, c // 2), (ct.gather(x, (i, c)).astype(ct.int32) << (c % 2 * 4)).astype(ct.uint8))


@tp.contract(x="f16[m, n]", q="i8[m, n]", scale="f32[m]", TN=128, grid=("m", "cdiv(n, TN)"))
@ct.kernel
def quantise_rows_by_column_tiles(x, q, scale, TN: Int):
    """The column tiles of one row all store its scale."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.load(x, (i, j), (1, TN), padding_mode=ZERO).astype(ct.float32)
    s = ct.max(ct.abs(v)) / 127.0
    ct.store(scale, (i,), s)
    ct.store(q, (i, j), (v / s).astype(ct.int8))
