"""Mixture of experts: routing, permutation by sorted offsets, grouped products, combination."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO
OFFSETS = ["sorted", "0 <= value", "value <= t"]


@tp.contract(x="f16[t, d]", target=tp.Array("i32[t]", facts=["distinct"]), out="f16[t, d]", TILE=256,
             grid=("t", "cdiv(d, TILE)"))
@ct.kernel
def scatter_tokens(x, target, out, TILE: Int):
    """Token i goes to row target[i]; the targets are a permutation, so rows of different tokens differ."""
    i = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (ct.gather(target, i), column), ct.gather(x, (i, column)))


@tp.contract(x="f16[t, d]", choice=tp.Array("i32[t, k]", facts=["distinct"]), out="f16[t * k, d]", TILE=256,
             grid=("t", "cdiv(d, TILE)"), k="k")
@ct.kernel
def scatter_token_copies(x, choice, out, k, TILE: Int):
    """Token i goes to k rows, one after the other; all t * k rows are distinct, also within one block."""
    i = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.gather(x, (i, column))
    for c in range(k):
        ct.scatter(out, (ct.gather(choice, (i, c)), column), v)


@tp.contract(x="f16[s, d]", choice="i32[t, k]", weight="f32[t, k]", out="f16[t, d]", TILE=256,
             grid=("t", "cdiv(d, TILE)"), k="k")
@ct.kernel
def combine_by_gather(x, choice, weight, out, k, TILE: Int):
    """Token i reads its k rows, wherever they are, and writes row i: only reads are indirect."""
    i = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    total = ct.full((TILE,), 0, dtype=ct.float32)
    for c in range(k):
        total += ct.gather(x, (ct.gather(choice, (i, c)), column)).astype(ct.float32) * ct.gather(weight, (i, c))
    ct.scatter(out, (i, column), total.astype(out.dtype))


@tp.contract(x="f32[s, d]", token="i32[s]", weight="f32[s]", out="f32[t, d]", TILE=256, grid=("s", "cdiv(d, TILE)"))
@ct.kernel
def combine_by_atomics(x, token, weight, out, TILE: Int):
    """Rows of one token are added by atomics of device scope."""
    r = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.atomic_add(out, (ct.gather(token, r), column), ct.gather(x, (r, column)) * ct.gather(weight, r))


@tp.contract(x="f16[t, d]", offsets=tp.Array("i32[e + 1]", facts=OFFSETS), scale="f32[e]", out="f16[t, d]", TILE=128,
             grid=("e", "cdiv(d, TILE)"))
@ct.kernel
def scale_expert_rows(x, offsets, scale, out, TILE: Int):
    """Expert e owns rows offsets[e] to offsets[e + 1] - 1. Offsets ascend, so e < f gives offsets[e+1] <= offsets[f]:
    the row ranges of different experts are disjoint, and rows of one block differ by iteration."""
    e = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    s = ct.gather(scale, e)
    for r in range(ct.gather(offsets, e), ct.gather(offsets, e + 1)):
        ct.scatter(out, (r, column), (ct.gather(x, (r, column)) * s).astype(out.dtype))


@tp.contract(x="f16[t, k]", w="f16[e, k, n]", offsets=tp.Array("i32[e + 1]", facts=OFFSETS), out="f16[t, n]",
             TM=64, TN=64, TK=32, grid=("e", "cdiv(n, TN)"), requires=["t <= 2**31 - TM"])
@ct.kernel
def group_gemm_by_offsets(x, w, offsets, out, TM: Int, TN: Int, TK: Int):
    """As scale_expert_rows with row tiles: rows beyond the expert's last one are masked, so tiles stay in its range."""
    e, j = ct.bid(0), ct.bid(1)
    start, end = ct.gather(offsets, e), ct.gather(offsets, e + 1)
    column = j * TN + ct.arange(TN, dtype=np.int32)
    for first in range(start, end, TM):
        row = first + ct.arange(TM, dtype=np.int32)
        acc = ct.full((TM, TN), 0, dtype=ct.float32)
        for k in range(ct.num_tiles(w, axis=1, shape=(1, TK, TN))):
            inner = k * TK + ct.arange(TK, dtype=np.int32)
            a = ct.gather(x, (row[:, None], inner[None, :]), mask=(row < end)[:, None])
            acc = ct.mma(a, ct.load(w, (e, k, j), (1, TK, TN), padding_mode=ZERO).reshape((TK, TN)), acc)
        ct.scatter(out, (row[:, None], column[None, :]), acc.astype(out.dtype), mask=(row < end)[:, None])


@tp.contract(x="f16[s, k]", w="f16[e, n, k]", expert=tp.Array("i32[tiles]", facts=["0 <= value", "value < e"]),
             row_ids=tp.Array("i32[TM * tiles]", facts=["distinct where value < t", "0 <= value"]),
             out="f16[t, n]", top="top", t="t", TM=32, TN=64, TK=64, grid=("tiles", "cdiv(n, TN)"),
             requires=["top >= 1", "t == s * top"])
@ct.kernel
def fused_moe(x, w, expert, row_ids, out, top, t, TM: Int, TN: Int, TK: Int):
    """Row tile i works for expert[i] on the row ids in its slice of the sorted list; padding ids are t or more.

    Ids below t are distinct over the whole list, so output rows of different tiles and lanes differ.
    """
    i, j = ct.bid(0), ct.bid(1)
    ids = ct.load(row_ids, (i,), (TM,))
    e = ct.load(expert, (i,), ())
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(w, axis=2, shape=(1, TN, TK))):
        inner = k * TK + ct.arange(TK, dtype=np.int32)
        a = ct.gather(x, ((ids // top)[:, None], inner[None, :]), mask=(ids < t)[:, None])
        b = ct.load(w, (e, j, k), (1, TN, TK), padding_mode=ZERO).reshape((TN, TK))
        acc = ct.mma(a, ct.transpose(b), acc)
    column = j * TN + ct.arange(TN, dtype=np.int32)
    ct.scatter(out, (ids[:, None], column[None, :]), acc.astype(out.dtype), mask=(ids < t)[:, None])


@tp.contract(ids="i32[n]", counts="i32[e]", TILE=256, grid="cdiv(n, TILE)")
@ct.kernel
def count_tokens_per_expert(ids, counts, TILE: Int):
    """Counting by atomics of device scope; ids outside 0..e-1 are masked by the atomic's own check."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.atomic_add(counts, ct.gather(ids, o, padding_value=-1), 1)


@tp.contract(logits="f32[t, e]", ids="i32[t, TOP]", weights="f32[t, TOP]", TOP=2, E=64, grid="t",
             requires=["1 <= e", "e <= E"])
@ct.kernel
def top_k_gating(logits, ids, weights, TOP: Int, E: Int):
    """Repeated argmax over the row of token t; round c writes element (t, c)."""
    t = ct.bid(0)
    lane = ct.arange(E, dtype=np.int32)
    v = ct.load(logits, (t, 0), (1, E), padding_mode=ct.PaddingMode.NEG_INF).reshape((E,))
    for c in range(TOP):
        best = ct.argmax(v, 0)
        ct.scatter(ids, (t, c), best)
        ct.scatter(weights, (t, c), ct.max(v))
        v = ct.where(lane == best, -1e30, v)


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f16[t, d]", offsets=tp.Array("i32[e + 1]", facts=["0 <= value", "value <= t"]), scale="f32[e]",
             out="f16[t, d]", TILE=128, grid=("e", "cdiv(d, TILE)"))
@ct.kernel
def scale_expert_rows_unsorted(x, offsets, scale, out, TILE: Int):
    """As scale_expert_rows, but offsets 0, 2, 1, 3 are admitted: experts 0 and 2 share row 1."""
    e = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    s = ct.gather(scale, e)
    for r in range(ct.gather(offsets, e), ct.gather(offsets, e + 1)):
        ct.scatter(out, (r, column), (ct.gather(x, (r, column)) * s).astype(out.dtype))


@tp.contract(x="f16[t, d]", offsets=tp.Array("i32[e + 1]", facts=OFFSETS), scale="f32[e]", out="f16[t, d]", TM=16,
             TILE=128, grid=("e", "cdiv(d, TILE)"), requires=["t <= 2**31 - TM"])
@ct.kernel
def scale_expert_row_tiles_unmasked(x, offsets, scale, out, TM: Int, TILE: Int):
    """Row tiles that are not masked at the expert's end run into the next expert's rows."""
    e = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    s = ct.gather(scale, e)
    for first in range(ct.gather(offsets, e), ct.gather(offsets, e + 1), TM):
        row = first + ct.arange(TM, dtype=np.int32)
        v = ct.gather(x, (row[:, None], column[None, :]))
        ct.scatter(out, (row[:, None], column[None, :]), (v * s).astype(out.dtype))


@tp.contract(x="f32[s, d]", token="i32[s]", out="f32[t, d]", TILE=256, grid=("s", "cdiv(d, TILE)"))
@ct.kernel
def combine_at_block_scope(x, token, out, TILE: Int):
    """The atomics name tl_blk scope: those of different blocks are not morally strong with each other."""
    r = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.atomic_add(out, (ct.gather(token, r), column), ct.gather(x, (r, column)),
                  memory_order=ct.MemoryOrder.RELAXED, memory_scope=ct.MemoryScope.BLOCK)
