"""Attention: forward (causal, grouped queries, sliding window, packed sequences), decoding, backward."""

import math

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO
SCALE = 1.0 / math.sqrt(64)


@tp.contract(q="f16[b, h, s, D]", k="f16[b, h, l, D]", v="f16[b, h, l, D]", out="f16[b, h, s, D]", lse="f32[b, h, s]",
             D=64, TM=64, TN=64, grid=("cdiv(s, TM)", "h", "b"))
@ct.kernel
def flash_attention(q, k, v, out, lse, D: Int, TM: Int, TN: Int):
    """Query tile i of head h of image b belongs to one block; keys and values are only read."""
    i, h, b = ct.bid(0), ct.bid(1), ct.bid(2)
    query = ct.load(q, (b, h, i, 0), (1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    acc = ct.full((TM, D), 0, dtype=ct.float32)
    peak = ct.full((TM, 1), -1e30, dtype=ct.float32)
    total = ct.full((TM, 1), 0, dtype=ct.float32)
    length = k.shape[2]
    for j in range(ct.cdiv(length, TN)):
        key = ct.load(k, (b, h, 0, j), (1, 1, D, TN), order=(0, 1, 3, 2), padding_mode=ZERO).reshape((D, TN))
        score = ct.mma(query, key, ct.full((TM, TN), 0, dtype=ct.float32)) * SCALE
        column = j * TN + ct.arange(TN, dtype=np.int32)
        score = ct.where((column < length)[None, :], score, -1e30)
        new_peak = ct.maximum(peak, ct.max(score, axis=1, keepdims=True))
        p = ct.exp(score - new_peak)
        shrink = ct.exp(peak - new_peak)
        total = total * shrink + ct.sum(p, axis=1, keepdims=True)
        value = ct.load(v, (b, h, j, 0), (1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc = ct.mma(p.astype(ct.float16), value, acc * shrink)
        peak = new_peak
    ct.store(out, (b, h, i, 0), (acc / total).astype(out.dtype).reshape((1, 1, TM, D)))
    ct.store(lse, (b, h, i), (peak + ct.log(total)).reshape((1, 1, TM)))


@tp.contract(q="f16[b, hq, s, D]", k="f16[b, hk, s, D]", v="f16[b, hk, s, D]", out="f16[b, hq, s, D]", D=128, TM=64,
             TN=32, GROUP=4, grid=("cdiv(s, TM)", "hq", "b"), requires=["hq == hk * GROUP"])
@ct.kernel
def flash_attention_causal_grouped(q, k, v, out, D: Int, TM: Int, TN: Int, GROUP: Int):
    """Four query heads share a key head; the causal loop ends with the query tile, and no later than the keys do:
    cdiv(min((i + 1) * TM, s), TN) tiles."""
    i, h, b = ct.bid(0), ct.bid(1), ct.bid(2)
    query = ct.load(q, (b, h, i, 0), (1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    row = i * TM + ct.arange(TM, dtype=np.int32)
    acc = ct.full((TM, D), 0, dtype=ct.float32)
    peak = ct.full((TM, 1), -1e30, dtype=ct.float32)
    total = ct.full((TM, 1), 0, dtype=ct.float32)
    for j in range(ct.cdiv(min((i + 1) * TM, k.shape[2]), TN)):
        key = ct.load(k, (b, h // GROUP, j, 0), (1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        score = ct.mma(query, ct.transpose(key), ct.full((TM, TN), 0, dtype=ct.float32)) * SCALE
        column = j * TN + ct.arange(TN, dtype=np.int32)
        score = ct.where(row[:, None] >= column[None, :], score, -1e30)
        new_peak = ct.maximum(peak, ct.max(score, axis=1, keepdims=True))
        p = ct.exp(score - new_peak)
        shrink = ct.exp(peak - new_peak)
        total = total * shrink + ct.sum(p, axis=1, keepdims=True)
        value = ct.load(v, (b, h // GROUP, j, 0), (1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc = ct.mma(p.astype(ct.float16), value, acc * shrink)
        peak = new_peak
    ct.store(out, (b, h, i, 0), (acc / total).astype(out.dtype).reshape((1, 1, TM, D)))


@tp.contract(q="f16[s, h, D]", k="f16[s, h, D]", v="f16[s, h, D]", out="f16[s, h, D]", window="i32", D=64, T=64,
             grid=("cdiv(s, T)", "h"), requires=["window >= 0"])
@ct.kernel
def attention_sliding_window(q, k, v, out, window, D: Int, T: Int):
    """The key loop runs from the first tile the window reaches to the diagonal; the token axis comes first."""
    i, h = ct.bid(0), ct.bid(1)
    query = ct.load(q, (i, h, 0), (T, 1, D), padding_mode=ZERO).reshape((T, D))
    acc = ct.full((T, D), 0, dtype=ct.float32)
    total = ct.full((T, 1), 0, dtype=ct.float32)
    for j in range(max(i * T - window, 0) // T, i + 1):
        key = ct.load(k, (j, h, 0), (T, 1, D), padding_mode=ZERO).reshape((T, D))
        p = ct.exp(ct.mma(query, ct.transpose(key), ct.full((T, T), 0, dtype=ct.float32)) * SCALE)
        row = i * T + ct.arange(T, dtype=np.int32)
        column = j * T + ct.arange(T, dtype=np.int32)
        distance = row[:, None] - column[None, :]
        p = ct.where((distance >= 0) & (distance <= window), p, 0.0)
        total += ct.sum(p, axis=1, keepdims=True)
        value = ct.load(v, (j, h, 0), (T, 1, D), padding_mode=ZERO).reshape((T, D))
        acc = ct.mma(p.astype(ct.float16), value, acc)
    ct.store(out, (i, h, 0), (acc / total).astype(out.dtype).reshape((T, 1, D)))


@tp.contract(q="f16[t, h, D]", k="f16[t, h, D]", v="f16[t, h, D]", out="f16[t, h, D]",
             offsets=tp.Array("i32[b + 1]", facts=["sorted", "0 <= value", "value <= t"]), D=64, TM=32, TN=32,
             grid=("tiles", "h", "b"), requires=["t <= 2**30"])
@ct.kernel
def attention_packed_sequences(q, k, v, out, offsets, D: Int, TM: Int, TN: Int):
    """Sequence b owns rows offsets[b] to offsets[b + 1] - 1; a block takes TM of them and masks at the end."""
    i, h, b = ct.bid(0), ct.bid(1), ct.bid(2)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    row = start + i * TM + ct.arange(TM, dtype=np.int32)
    d = ct.arange(D, dtype=np.int32)
    inside = (row < end)[:, None]
    query = ct.gather(q, (row[:, None], h, d[None, :]), mask=inside)
    acc = ct.full((TM, D), 0, dtype=ct.float32)
    total = ct.full((TM, 1), 0, dtype=ct.float32)
    for first in range(start, end, TN):
        column = first + ct.arange(TN, dtype=np.int32)
        key = ct.gather(k, (column[:, None], h, d[None, :]), mask=(column < end)[:, None])
        p = ct.exp(ct.mma(query, ct.transpose(key), ct.full((TM, TN), 0, dtype=ct.float32)) * SCALE)
        p = ct.where((column < end)[None, :], p, 0.0)
        total += ct.sum(p, axis=1, keepdims=True)
        value = ct.gather(v, (column[:, None], h, d[None, :]), mask=(column < end)[:, None])
        acc = ct.mma(p.astype(ct.float16), value, acc)
    ct.scatter(out, (row[:, None], h, d[None, :]), (acc / total).astype(out.dtype), mask=inside)


@tp.contract(q="f16[b, h, D]", k="f16[b, h, l, D]", v="f16[b, h, l, D]", parts="f32[b, h, splits, D]",
             sums="f32[b, h, splits]", D=64, TN=64, grid=("b", "h", "splits"), requires=["l <= 2**30"])
@ct.kernel
def decode_split(q, k, v, parts, sums, D: Int, TN: Int):
    """Split s of the keys stores a partial result and its sum of weights into places of its own."""
    b, h, s = ct.bid(0), ct.bid(1), ct.bid(2)
    query = ct.load(q, (b, h, 0), (1, 1, D)).reshape((1, D))
    tiles = ct.cdiv(k.shape[2], TN)
    per = ct.cdiv(tiles, ct.num_blocks(2))
    acc = ct.full((1, D), 0, dtype=ct.float32)
    total = ct.full((1, 1), 0, dtype=ct.float32)
    for j in range(s * per, min((s + 1) * per, tiles)):
        key = ct.load(k, (b, h, j, 0), (1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        p = ct.exp(ct.sum(key * query, axis=1, keepdims=True).astype(ct.float32) * SCALE)
        column = j * TN + ct.arange(TN, dtype=np.int32)
        p = ct.where((column < k.shape[2])[:, None], p, 0.0)
        value = ct.load(v, (b, h, j, 0), (1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc += ct.sum(p * value, axis=0, keepdims=True)
        total += ct.sum(p, axis=0, keepdims=True)
    ct.store(parts, (b, h, s, 0), acc.reshape((1, 1, 1, D)))
    ct.store(sums, (b, h, s), total.reshape((1, 1, 1)))


@tp.contract(parts="f32[b, h, splits, D]", sums="f32[b, h, splits]", out="f16[b, h, D]", D=64, S=16, grid=("b", "h"),
             requires=["1 <= splits", "splits <= S"])
@ct.kernel
def decode_combine(parts, sums, out, D: Int, S: Int):
    """All splits of one head are read by its block, which writes the head's output alone."""
    b, h = ct.bid(0), ct.bid(1)
    v = ct.load(parts, (b, h, 0, 0), (1, 1, S, D), padding_mode=ZERO).reshape((S, D))
    total = ct.sum(ct.load(sums, (b, h, 0), (1, 1, S), padding_mode=ZERO))
    ct.store(out, (b, h, 0), (ct.sum(v, axis=0) / total).astype(out.dtype).reshape((1, 1, D)))


@tp.contract(q="f16[s, h, D]", cache_k="f16[pages, P, h, D]", cache_v="f16[pages, P, h, D]",
             table=tp.Array("i32[s, longest]", facts=["0 <= value", "value < pages"]),
             lengths=tp.Array("i32[s]", facts=["0 <= value", "value <= P * longest"]), out="f16[s, h, D]", D=64, P=16,
             grid=("s", "h"))
@ct.kernel
def decode_paged(q, cache_k, cache_v, table, lengths, out, D: Int, P: Int):
    """Keys and values through the block table, whose entries are pages by the contract's facts; output (s, h) is
    the block's own."""
    s, h = ct.bid(0), ct.bid(1)
    length = ct.load(lengths, (s,), ())
    query = ct.load(q, (s, h, 0), (1, 1, D)).reshape((1, D))
    acc = ct.full((1, D), 0, dtype=ct.float32)
    total = ct.full((1, 1), 0, dtype=ct.float32)
    for p in range(ct.cdiv(length, P)):
        page = ct.load(table, (s, p), (1, 1)).item()
        key = ct.load(cache_k, (page, 0, h, 0), (1, P, 1, D)).reshape((P, D))
        w = ct.exp(ct.sum(key * query, axis=1, keepdims=True).astype(ct.float32) * SCALE)
        inside = p * P + ct.arange(P, dtype=np.int32) < length
        w = ct.where(inside[:, None], w, 0.0)
        value = ct.load(cache_v, (page, 0, h, 0), (1, P, 1, D)).reshape((P, D))
        acc += ct.sum(w * value, axis=0, keepdims=True)
        total += ct.sum(w, axis=0, keepdims=True)
    ct.store(out, (s, h, 0), (acc / total).astype(out.dtype).reshape((1, 1, D)))


@tp.contract(k="f16[h, s, D]", v="f16[h, s, D]", q="f16[h, s, D]", dout="f16[h, s, D]", lse="f32[h, s]",
             delta="f32[h, s]", dk="f32[h, s, D]", dv="f32[h, s, D]", D=64, T=32, grid=("cdiv(s, T)", "h"))
@ct.kernel
def attention_backward_keys(k, v, q, dout, lse, delta, dk, dv, D: Int, T: Int):
    """Key tile j of head h belongs to block (j, h), which alone writes its gradients; the rest is only read."""
    j, h = ct.bid(0), ct.bid(1)
    key = ct.load(k, (h, j, 0), (1, T, D), padding_mode=ZERO).reshape((T, D))
    value = ct.load(v, (h, j, 0), (1, T, D), padding_mode=ZERO).reshape((T, D))
    sum_k = ct.full((T, D), 0, dtype=ct.float32)
    sum_v = ct.full((T, D), 0, dtype=ct.float32)
    for i in range(j, ct.cdiv(q.shape[1], T)):
        query = ct.load(q, (h, i, 0), (1, T, D), padding_mode=ZERO).reshape((T, D))
        grad = ct.load(dout, (h, i, 0), (1, T, D), padding_mode=ZERO).reshape((T, D))
        shift = ct.load(lse, (h, i), (1, T), padding_mode=ZERO).reshape((T, 1))
        d = ct.load(delta, (h, i), (1, T), padding_mode=ZERO).reshape((T, 1))
        zero = ct.full((T, T), 0, dtype=ct.float32)
        p = ct.exp(ct.mma(query, ct.transpose(key), zero) * SCALE - shift)
        sum_v = ct.mma(ct.transpose(p).astype(ct.float16), grad, sum_v)
        ds = p * (ct.mma(grad, ct.transpose(value), zero) - d)
        sum_k = ct.mma(ct.transpose(ds).astype(ct.float16), query, sum_k)
    ct.store(dk, (h, j, 0), sum_k.reshape((1, T, D)))
    ct.store(dv, (h, j, 0), sum_v.reshape((1, T, D)))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(q="f16[b, h, D]", k="f16[b, h, l, D]", parts="f32[b, h, splits, D]", D=64, TN=64,
             grid=("b", "h", "splits"))
@ct.kernel
def decode_split_forgets_split(q, k, parts, D: Int, TN: Int):
    """Every split stores into slice 0."""
    b, h, s = ct.bid(0), ct.bid(1), ct.bid(2)
    acc = ct.full((1, D), 0, dtype=ct.float32)
    query = ct.load(q, (b, h, 0), (1, 1, D)).reshape((1, D))
    for j in range(s, ct.cdiv(k.shape[2], TN), ct.num_blocks(2)):
        key = ct.load(k, (b, h, j, 0), (1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc += ct.sum(key * query, axis=0, keepdims=True)
    ct.store(parts, (b, h, 0, 0), acc.reshape((1, 1, 1, D)))


@tp.contract(k="f16[h, s, D]", q="f16[h, s, D]", dq="f32[h, s, D]", dk="f32[h, s, D]", D=64, T=32,
             grid=("cdiv(s, T)", "h"))
@ct.kernel
def attention_backward_queries_in_memory(k, q, dq, dk, D: Int, T: Int):
    """Key tiles add to the query gradients in memory without atomics: blocks 0 and 1 meet in every query tile."""
    j, h = ct.bid(0), ct.bid(1)
    key = ct.load(k, (h, j, 0), (1, T, D), padding_mode=ZERO).reshape((T, D))
    for i in range(ct.cdiv(q.shape[1], T)):
        query = ct.load(q, (h, i, 0), (1, T, D), padding_mode=ZERO).reshape((T, D))
        ds = ct.mma(query, ct.transpose(key), ct.full((T, T), 0, dtype=ct.float32))
        part = ct.mma(ds.astype(ct.float16), key, ct.full((T, D), 0, dtype=ct.float32))
        ct.store(dq, (h, i, 0), ct.load(dq, (h, i, 0), (1, T, D)) + part.reshape((1, T, D)))


@tp.contract(q="f16[b, hq, s, D]", k="f16[b, hk, s, D]", out="f16[b, hk, s, D]", D=64, TM=64, GROUP=4,
             grid=("cdiv(s, TM)", "hq", "b"), requires=["hq == hk * GROUP"])
@ct.kernel
def grouped_query_output_per_key_head(q, k, out, D: Int, TM: Int, GROUP: Int):
    """The output is stored by key head: the four query heads of a group overwrite each other."""
    i, h, b = ct.bid(0), ct.bid(1), ct.bid(2)
    query = ct.load(q, (b, h, i, 0), (1, 1, TM, D), padding_mode=ZERO)
    ct.store(out, (b, h // GROUP, i, 0), query * ct.load(k, (b, h // GROUP, i, 0), (1, 1, TM, D)))
