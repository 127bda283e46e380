"""Glue of inference servers: samplers, penalties, adapters, state caches, work lists, merging partial results."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO, NEG_INF = ct.PaddingMode.ZERO, ct.PaddingMode.NEG_INF


@tp.contract(logits="f32[b, v]", history="i32[b, h]", penalty="f32", grid="b")
@ct.kernel
def repetition_penalty_in_order(logits, history, penalty):
    """Tokens of the history may repeat; they are visited one after the other on the token chain, in row b alone."""
    b = ct.bid(0)
    for i in range(history.shape[1]):
        token = ct.gather(history, (b, i))
        v = ct.gather(logits, (b, token))
        ct.scatter(logits, (b, token), ct.where(v > 0, v / penalty, v * penalty))


@tp.contract(logits="f32[b, v]", allowed="i32[b, words]", words="words", TILE=128, grid=("b", "cdiv(v, TILE)"))
@ct.kernel
def mask_by_bit_set(logits, allowed, words, TILE: Int):
    """One bit a token, 32 to a word; the word decides the value stored at the lane's own place."""
    b = ct.bid(0)
    o = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    bit = (ct.gather(allowed, (b, o // 32)) >> (o % 32)) & 1
    ct.scatter(logits, (b, o), ct.where(bit == 1, ct.gather(logits, (b, o)), -1e30))


@tp.contract(x="f16[t, d]", adapter=tp.Array("i32[t]", facts=["value < a"]), down="f16[a, r, d]", out="f32[t, r]", R=16,
             TD=128, grid="t", requires=["r == R"])
@ct.kernel
def adapter_shrink(x, adapter, down, out, R: Int, TD: Int):
    """Tokens without an adapter return early; row t of the output belongs to block t."""
    t = ct.bid(0)
    a = ct.load(adapter, (t,), ())
    if a < 0:
        return
    acc = ct.full((1, R, TD), 0, dtype=ct.float32)
    for j in range(ct.num_tiles(x, axis=1, shape=(1, TD))):
        v = ct.load(x, (t, j), (1, TD), padding_mode=ZERO).reshape((1, 1, TD))
        acc += (ct.load(down, (a, 0, j), (1, R, TD), padding_mode=ZERO) * v).astype(ct.float32)
    ct.store(out, (t, 0), ct.sum(acc, axis=2))


@tp.contract(state="f32[slots, d]", slot=tp.Array("i32[b]", facts=["distinct where value >= 0", "value < slots"]),
             x="f32[b, t, d]", out="f32[b, t, d]", TILE=64, grid=("b", "cdiv(d, TILE)"))
@ct.kernel
def state_space_step(state, slot, x, out, TILE: Int):
    """Sequence b owns slot[b] of the state, read once and written once; padding slots return early."""
    b, j = ct.bid(0), ct.bid(1)
    s = ct.load(slot, (b,), ())
    if s < 0:
        return
    h = ct.load(state, (s, j), (1, TILE))
    for i in range(x.shape[1]):
        h = h * 0.95 + ct.load(x, (b, i, j), (1, 1, TILE)).reshape((1, TILE))
        ct.store(out, (b, i, j), h.reshape((1, 1, TILE)))
    ct.store(state, (s, j), h)


@tp.contract(x="f32[rows * stride]", out="f32[rows * stride]", n="n", stride="stride", N=1024, grid="rows",
             requires=["1 <= n", "n <= N", "n <= stride", "rows * stride < 2**31"])
@ct.kernel
def softmax_flat_address(x, out, n, stride, N: Int):
    """Addresses by hand: row i starts at i * stride, and its n elements end before the next row starts."""
    lane = ct.arange(N, dtype=np.int32)
    o = ct.bid(0) * stride + lane
    v = ct.gather(x, o, mask=lane < n, padding_value=-1e30)
    e = ct.exp(v - ct.max(v))
    ct.scatter(out, o, e / ct.sum(e), mask=lane < n)


@tp.contract(a="f16[g, m, k]", b="f16[g, k, n]", c="f16[g, m, n]", TM=64, TN=64, TK=32,
             grid="g * cdiv(m, TM) * cdiv(n, TN)", requires=["m <= 2**16", "n <= 2**16", "g <= 2**10",
             "g * cdiv(m, TM) * cdiv(n, TN) < 2**24"])
@ct.kernel
def batched_matmul_flat_grid(a, b, c, TM: Int, TN: Int, TK: Int):
    """Block p is taken apart into (g, i, j) by two divisions; (g, i, j) determines p."""
    rows, columns = ct.cdiv(c.shape[1], TM), ct.cdiv(c.shape[2], TN)
    p = ct.bid(0)
    g, i, j = p // (rows * columns), p // columns % rows, p % columns
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=2, shape=(1, TM, TK))):
        x = ct.load(a, (g, i, k), (1, TM, TK), padding_mode=ZERO).reshape((TM, TK))
        y = ct.load(b, (g, k, j), (1, TK, TN), padding_mode=ZERO).reshape((TK, TN))
        acc = ct.mma(x, y, acc)
    ct.store(c, (g, i, j), acc.astype(c.dtype).reshape((1, TM, TN)))


@tp.contract(x="f16[t, k]", w="f16[g, k, n]", offsets=tp.Array("i32[g + 1]", facts=["sorted", "0 <= value",
             "value <= t"]), out="f16[t, n]", TM=64, TN=64, TK=32, grid=132,
             requires=["t <= 2**20", "n <= 2**16", "g <= 1024", "t * n < 2**30"])
@ct.kernel
def group_gemm_persistent(x, w, offsets, out, TM: Int, TN: Int, TK: Int):
    """Output tiles of all groups are numbered in one sequence; a block takes every 132nd of them.

    `before`, the number of tiles of the groups before, is the same in all blocks at the same group, so a tile number
    belongs to one group and one place in it. Tiles of one group with different numbers differ in (i, j); those of
    different groups lie in disjoint row ranges, since rows past the group's end are masked.
    """
    columns = ct.cdiv(out.shape[1], TN)
    tile = ct.bid(0)
    before = 0
    for g in range(w.shape[0]):
        start, end = ct.gather(offsets, g), ct.gather(offsets, g + 1)
        tiles = ct.cdiv(end - start, TM) * columns
        while tile < before + tiles:
            i, j = (tile - before) // columns, (tile - before) % columns
            row = start + i * TM + ct.arange(TM, dtype=np.int32)
            column = j * TN + ct.arange(TN, dtype=np.int32)
            acc = ct.full((TM, TN), 0, dtype=ct.float32)
            for k in range(ct.num_tiles(w, axis=1, shape=(1, TK, TN))):
                inner = k * TK + ct.arange(TK, dtype=np.int32)
                a = ct.gather(x, (row[:, None], inner[None, :]), mask=(row < end)[:, None])
                b = ct.load(w, (g, k, j), (1, TK, TN), padding_mode=ZERO).reshape((TK, TN))
                acc = ct.mma(a, b, acc)
            ct.scatter(out, (row[:, None], column[None, :]), acc.astype(out.dtype), mask=(row < end)[:, None])
            tile += 132
        before += tiles


@tp.contract(x="f32[t]", offsets=tp.Array("i32[s + 1]", facts=["sorted", "0 <= value", "value <= t"]),
             owner=tp.Array("i32[tiles]", facts=["0 <= value", "value < s"]), first="i32[s]", out="f32[t]", TM=128,
             grid="tiles", requires=["t < 2**30", "tiles < 2**22"])
@ct.kernel
def work_list(x, offsets, owner, first, out, TM: Int):
    """Tile p works for sequence s = owner[p] at its (p - first[s])-th piece: two tiles of one sequence have different
    pieces, those of different ones lie in disjoint ranges, as rows outside the sequence are masked at both ends.

    The subtraction and the product may wrap for a senseless `first`; pieces of one sequence then still differ, as
    adding p * TM with p below 2**22 is injective modulo 2**32.
    """
    p = ct.bid(0)
    s = ct.gather(owner, p)
    start, end = ct.gather(offsets, s), ct.gather(offsets, s + 1)
    o = start + (p - ct.gather(first, s)) * TM + ct.arange(TM, dtype=np.int32)
    inside = (o >= start) & (o < end)
    ct.scatter(out, o, ct.gather(x, o, mask=inside) * 2, mask=inside)


@tp.contract(a="f16[t, h, D]", b="f16[t, h, D]", lse_a="f32[h, t]", lse_b="f32[h, t]", out="f16[t, h, D]",
             lse="f32[h, t]", D=128, grid=("t", "h"))
@ct.kernel
def merge_attention_states(a, b, lse_a, lse_b, out, lse, D: Int):
    """Prefix and suffix of attention for one token and head, weighted; output and sum are the block's own."""
    t, h = ct.bid(0), ct.bid(1)
    u, v = ct.load(lse_a, (h, t), (1, 1)), ct.load(lse_b, (h, t), (1, 1))
    top = ct.maximum(u, v)
    p, q = ct.exp(u - top), ct.exp(v - top)
    merged = (ct.load(a, (t, h, 0), (1, 1, D)) * p + ct.load(b, (t, h, 0), (1, 1, D)) * q) / (p + q)
    ct.store(out, (t, h, 0), merged.astype(out.dtype))
    ct.store(lse, (h, t), top + ct.log(p + q))


@tp.contract(x="i32[n]", out="i32[n]", TILE=64, grid="cdiv(n, TILE)", requires=["n < 2**20"])
@ct.kernel
def rank_sort(x, out, TILE: Int):
    """Each element counts those before it in the order (value, index), a strict total order on integers, so the
    counts are 0 to n - 1, each once. (Floats would not do: two NaNs are before nothing and meet at rank 0.)"""
    n = x.shape[0]
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.gather(x, o)
    rank = ct.full((TILE,), 0, dtype=ct.int32)
    for j in range(ct.cdiv(n, TILE)):
        p = j * TILE + ct.arange(TILE, dtype=np.int32)
        w = ct.gather(x, p)
        less = (w[None, :] < v[:, None]) | ((w[None, :] == v[:, None]) & (p[None, :] < o[:, None]))
        rank += ct.sum((less & (p < n)[None, :]).astype(ct.int32), axis=1)
    ct.scatter(out, rank, v, mask=o < n)


@tp.contract(values="f16[p, T, T]", tiles=tp.Array("i32[p]", facts=["distinct", "0 <= value",
             "value < cdiv(m, T) * cdiv(n, T)"]), out="f16[m, n]", T=32, grid="p",
             requires=["m < 2**20", "n < 2**20", "cdiv(m, T) * cdiv(n, T) < 2**31"])
@ct.kernel
def block_sparse_to_dense(values, tiles, out, T: Int):
    """Distinct tile numbers below rows * columns give distinct pairs (number // columns, number % columns)."""
    p = ct.bid(0)
    number = ct.load(tiles, (p,), ())
    columns = ct.cdiv(out.shape[1], T)
    ct.store(out, (number // columns, number % columns), ct.load(values, (p, 0, 0), (1, T, T)).reshape((T, T)))


@tp.contract(x="bf16[t, n]", q="f8E4M3FN[t, n]", scale="f32[t, cdiv(n, 128); 1, t]", TM=8,
             grid=("cdiv(t, TM)", "cdiv(n, 128)"))
@ct.kernel
def quantise_scales_column_major(x, q, scale, TM: Int):
    """Scales lie column after column: strides 1 and t are a layout in which tiles stay apart."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.load(x, (i, j), (TM, 128), padding_mode=ZERO).astype(ct.float32)
    s = ct.max(ct.abs(v), axis=1, keepdims=True) / 448.0 + 1e-9
    ct.store(scale, (i, j), s)
    ct.store(q, (i, j), (v / s).astype(q.dtype))


@tp.contract(nope="f16[t, C]", rope="f16[t, R]", cache="f16[slots, C + R]",
             slot=tp.Array("i64[t]", facts=["distinct where value >= 0"]), C=512, R=64, grid="t")
@ct.kernel
def latent_cache_append(nope, rope, cache, slot, C: Int, R: Int):
    """Two parts of one cache row, C columns and then R, at the token's own slot; a negative slot is out of bounds."""
    t = ct.bid(0)
    s = ct.gather(slot, t)
    ct.scatter(cache, (s, ct.arange(C, dtype=np.int32)), ct.load(nope, (t, 0), (1, C)).reshape((C,)))
    ct.scatter(cache, (s, C + ct.arange(R, dtype=np.int32)), ct.load(rope, (t, 0), (1, R)).reshape((R,)))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(logits="f32[b, v]", history="i32[b, h]", penalty="f32", TILE=64, grid=("b", "cdiv(h, TILE)"))
@ct.kernel
def repetition_penalty_by_lanes(logits, history, penalty, TILE: Int):
    """Many tokens of the history at once: equal ones meet, in one store and between blocks."""
    b = ct.bid(0)
    i = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    token = ct.gather(history, (b, i), padding_value=-1)
    v = ct.gather(logits, (b, token))
    ct.scatter(logits, (b, token), ct.where(v > 0, v / penalty, v * penalty))


@tp.contract(x="f32[rows * stride]", out="f32[rows * stride]", n="n", stride="stride", N=1024, grid="rows",
             requires=["1 <= n", "n <= N", "1 <= stride", "rows * stride < 2**31"])
@ct.kernel
def softmax_flat_address_short_stride(x, out, n, stride, N: Int):
    """Nothing says that a row fits its stride."""
    lane = ct.arange(N, dtype=np.int32)
    o = ct.bid(0) * stride + lane
    v = ct.gather(x, o, mask=lane < n, padding_value=-1e30)
    ct.scatter(out, o, ct.exp(v), mask=lane < n)


@tp.contract(x="f32[t]", offsets=tp.Array("i32[s + 1]", facts=["sorted", "0 <= value", "value <= t"]),
             owner=tp.Array("i32[tiles]", facts=["0 <= value", "value < s"]), first="i32[s]", out="f32[t]", TM=128,
             grid="tiles", requires=["t < 2**30", "tiles < 2**22"])
@ct.kernel
def work_list_masked_at_the_end_only(x, offsets, owner, first, out, TM: Int):
    """A `first` beyond p leads to rows before the sequence, which belong to another one."""
    p = ct.bid(0)
    s = ct.gather(owner, p)
    start, end = ct.gather(offsets, s), ct.gather(offsets, s + 1)
    o = start + (p - ct.gather(first, s)) * TM + ct.arange(TM, dtype=np.int32)
    ct.scatter(out, o, ct.gather(x, o, mask=o < end) * 2, mask=o < end)


@tp.contract(state="f32[slots, d]", slot=tp.Array("i32[b]", facts=["value < slots"]), x="f32[b, d]", TILE=64,
             grid=("b", "cdiv(d, TILE)"))
@ct.kernel
def state_update_slots_shared(state, slot, x, TILE: Int):
    """Two sequences may have one slot."""
    b, j = ct.bid(0), ct.bid(1)
    s = ct.load(slot, (b,), ())
    if s < 0:
        return
    ct.store(state, (s, j), ct.load(state, (s, j), (1, TILE)) * 0.95 + ct.load(x, (b, j), (1, TILE)))
