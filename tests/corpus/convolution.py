"""Convolutions and pooling: implicit gathers, overlapping windows that are only read, causal states, resampling."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


@tp.contract(x="f32[n]", w="f32[W]", out="f32[n - W + 1]", W=5, TILE=256, grid="cdiv(n - W + 1, TILE)",
             requires=["n >= W"])
@ct.kernel
def conv1d_valid(x, w, out, W: Int, TILE: Int):
    """Windows overlap where they are read; each output element is one lane's."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    acc = ct.full((TILE,), 0, dtype=ct.float32)
    for t in range(W):
        acc += ct.gather(x, o + t) * ct.gather(w, t)
    ct.scatter(out, o, acc)


@tp.contract(x="f16[b, c, s]", w="f16[c, W]", state="f16[b, c, W]", out="f16[b, c, s]", W=4, TILE=128,
             grid=("b", "c", "cdiv(s, TILE)"))
@ct.kernel
def causal_conv1d(x, w, state, out, W: Int, TILE: Int):
    """Depthwise and causal, with the W elements before the sequence in a state that is only read: element
    o - W + 1 + t of the sequence where that is not negative, else of the state."""
    b, c = ct.bid(0), ct.bid(1)
    o = ct.bid(2) * TILE + ct.arange(TILE, dtype=np.int32)
    acc = ct.full((TILE,), 0, dtype=ct.float32)
    for t in range(W):
        source = o - (W - 1) + t
        before = ct.gather(state, (b, c, source + W), mask=source < 0)
        acc += (ct.gather(x, (b, c, source), mask=source >= 0) + before) * ct.gather(w, (c, t))
    ct.scatter(out, (b, c, o), acc.astype(out.dtype))


@tp.contract(x="f16[b, c, s]", state="f16[b, c, W]", W=4, grid=("b", "c"), requires=["s >= W"])
@ct.kernel
def causal_conv1d_update_state(x, state, W: Int):
    """Block (b, c) replaces its own row of the state by the last W elements of its sequence."""
    b, c = ct.bid(0), ct.bid(1)
    lane = ct.arange(W, dtype=np.int32)
    ct.scatter(state, (b, c, lane), ct.gather(x, (b, c, x.shape[2] - W + lane)))


@tp.contract(x="f16[n, h, w, c]", f="f16[R, S, c, k]", out="f16[n, h - R + 1, w - S + 1, k]", R=3, S=3, TM=64, TK=32,
             TC=32, grid=("cdiv(n * (h - R + 1) * (w - S + 1), TM)", "cdiv(k, TK)"),
             requires=["h >= R", "w >= S", "n * h * w < 2**30"])
@ct.kernel
def conv2d_implicit_gemm(x, f, out, R: Int, S: Int, TM: Int, TK: Int, TC: Int):
    """Row r of the product is the output pixel (r // (P Q), r // Q % P, r % Q), which determines r; pixels beyond
    the last image are out of bounds in their first index and masked."""
    height, width = out.shape[1], out.shape[2]
    r = ct.bid(0) * TM + ct.arange(TM, dtype=np.int32)
    image, p, q = r // (height * width), r // width % height, r % width
    column = ct.bid(1) * TK + ct.arange(TK, dtype=np.int32)
    acc = ct.full((TM, TK), 0, dtype=ct.float32)
    for i in range(R):
        for j in range(S):
            for c in range(ct.cdiv(x.shape[3], TC)):
                channel = c * TC + ct.arange(TC, dtype=np.int32)
                a = ct.gather(x, (image[:, None], (p + i)[:, None], (q + j)[:, None], channel[None, :]))
                b = ct.load(f, (i, j, c, ct.bid(1)), (1, 1, TC, TK), padding_mode=ZERO).reshape((TC, TK))
                acc = ct.mma(a, b, acc)
    ct.scatter(out, (image[:, None], p[:, None], q[:, None], column[None, :]), acc.astype(out.dtype))


@tp.contract(x="f32[n, h, w]", out="f32[n, h // 2, w // 2]", TH=8, TW=16,
             grid=("n", "cdiv(h // 2, TH)", "cdiv(w // 2, TW)"))
@ct.kernel
def max_pool_2x2(x, out, TH: Int, TW: Int):
    """Reads tiles of twice the size and reduces pairs; the output tile is the block's own."""
    n, i, j = ct.bid(0), ct.bid(1), ct.bid(2)
    v = ct.load(x, (n, i, j), (1, 2 * TH, 2 * TW), padding_mode=ct.PaddingMode.NEG_INF)
    v = ct.max(v.reshape((TH, 2, TW, 2)), axis=3)
    ct.store(out, (n, i, j), ct.max(v, axis=1).reshape((1, TH, TW)))


@tp.contract(x="f32[n]", out="f32[cdiv(n, STEP)]", WINDOW=16, STEP=4, grid="cdiv(n, STEP)")
@ct.kernel
def moving_average_by_steps(x, out, WINDOW: Int, STEP: Int):
    """A tiled view whose tiles overlap, for reading only; one output element a block."""
    i = ct.bid(0)
    v = x.tiled_view((WINDOW,), traversal_steps=(STEP,), padding_mode=ZERO).load((i,))
    ct.store(out, (i,), ct.sum(v, keepdims=True) / WINDOW)


@tp.contract(x="f32[n]", out="f32[n]", TILE=32, STEP=64, grid="cdiv(n, STEP)")
@ct.kernel
def every_second_tile(x, out, TILE: Int, STEP: Int):
    """A tiled view with gaps, for writing: tiles of 32 that start 64 apart do not overlap."""
    i = ct.bid(0)
    view = out.tiled_view((TILE,), traversal_steps=(STEP,))
    view.store((i,), x.tiled_view((TILE,), traversal_steps=(STEP,)).load((i,)) * 2)


@tp.contract(x="f32[c, h, w]", out="f32[c, 2 * h, 2 * w]", TILE=64, grid=("c", "h", "cdiv(w, TILE)"))
@ct.kernel
def upsample_nearest(x, out, TILE: Int):
    """Each pixel goes to four places (2i + a, 2j + b) with a, b in 0..1, which determine i, j, a and b."""
    c, i = ct.bid(0), ct.bid(1)
    j = ct.bid(2) * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.gather(x, (c, i, j))
    for a in range(2):
        for b in range(2):
            ct.scatter(out, (c, 2 * i + a, 2 * j + b), v)


@tp.contract(x="f32[b, c * R * R, h, w]", out="f32[b, c, h * R, w * R]", R=2, TILE=32,
             grid=("b * c", "h * R", "cdiv(w * R, TILE)"), c="c", requires=["b * c < 2**24"])
@ct.kernel
def pixel_shuffle(x, out, c, R: Int, TILE: Int):
    """Element (b, c, y, z) of the output is read from channel cRR + (y % R) R + z % R at (y // R, z // R)."""
    b, k, y = ct.bid(0) // c, ct.bid(0) % c, ct.bid(1)
    z = ct.bid(2) * TILE + ct.arange(TILE, dtype=np.int32)
    channel = k * R * R + y % R * R + z % R
    ct.scatter(out, (b, k, y, z), ct.gather(x, (b, channel, y // R, z // R)))


@tp.contract(x="f32[h, w]", out="f32[h * w, 9]", w="w", TILE=64, grid="cdiv(h * w, TILE)",
             requires=["h * w < 2**28"])
@ct.kernel
def im2col_3x3(x, out, w, TILE: Int):
    """Row r of the matrix is pixel (r // w, r % w); its nine columns are written one after the other."""
    r = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    for i in range(3):
        for j in range(3):
            ct.scatter(out, (r, 3 * i + j), ct.gather(x, (r // w + i - 1, r % w + j - 1)))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f32[n]", out="f32[n]", TILE=32, STEP=16, grid="cdiv(n, STEP)")
@ct.kernel
def overlapping_tiles_stored(x, out, TILE: Int, STEP: Int):
    """Tiles of 32 that start 16 apart: neighbours share half of what they store."""
    i = ct.bid(0)
    view = out.tiled_view((TILE,), traversal_steps=(STEP,))
    view.store((i,), x.tiled_view((TILE,), traversal_steps=(STEP,)).load((i,)) * 2)


@tp.contract(x="f32[n]", out="f32[n + W]", w="f32[W]", W=4, TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def conv1d_transposed_plain(x, out, w, W: Int, TILE: Int):
    """Input elements add to W outputs each without atomics: the last lane of a block and the first of the next meet."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.gather(x, o)
    for t in range(W):
        ct.scatter(out, o + t, ct.gather(out, o + t) + v * ct.gather(w, t), mask=o < x.shape[0])


@tp.contract(x="f32[c, h, w]", out="f32[c, h, w]", TILE=64, grid=("c", "h", "cdiv(w, TILE)"))
@ct.kernel
def downsample_writes_halves(x, out, TILE: Int):
    """Stores pixel (i, j) at (i // 2, j // 2): four pixels meet in one."""
    c, i = ct.bid(0), ct.bid(1)
    j = ct.bid(2) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (c, i // 2, j // 2), ct.gather(x, (c, i, j)))
