"""Reductions and scans: sums by rows and by atomics, cumulative sums, histograms, cross entropy, top-k, sorting."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO, NEG_INF = ct.PaddingMode.ZERO, ct.PaddingMode.NEG_INF


@tp.contract(x="f32[m, n]", out="f32[m]", TM=16, TN=64, grid="cdiv(m, TM)")
@ct.kernel
def row_sums(x, out, TM: Int, TN: Int):
    """Block i sums TM rows over all column tiles and stores TM elements of its own."""
    i = ct.bid(0)
    total = ct.full((TM,), 0, dtype=ct.float32)
    for j in range(ct.num_tiles(x, axis=1, shape=(TM, TN))):
        total += ct.sum(ct.load(x, (i, j), (TM, TN), padding_mode=ZERO), axis=1)
    ct.store(out, (i,), total)


@tp.contract(x="f32[n]", out="f32[1]", TILE=1024)
@ct.kernel
def sum_by_atomics(x, out, TILE: Int):
    """Any grid: blocks stride over the tiles and add their sums by atomics of device scope."""
    total = ct.full((TILE,), 0, dtype=ct.float32)
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TILE,)), ct.num_blocks(0)):
        total += ct.load(x, (t,), (TILE,), padding_mode=ZERO)
    ct.atomic_add(out, 0, ct.sum(total))


@tp.contract(x="f32[m, n]", best="f32[m]", where="i32[m]", TILE=256, grid="m", requires=["n <= 2**31 - TILE"])
@ct.kernel
def row_argmax(x, best, where, TILE: Int):
    """Row i over column tiles with a running maximum; the index found is a value, not an address."""
    i = ct.bid(0)
    top = ct.full((1,), -1e38, dtype=ct.float32)
    place = ct.full((1,), 0, dtype=ct.int32)
    for j in range(ct.num_tiles(x, axis=1, shape=(1, TILE))):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=NEG_INF)
        here, at = ct.max(v, axis=1), ct.argmax(v, 1)
        place = ct.where(here > top, at + j * TILE, place)
        top = ct.maximum(top, here)
    ct.store(best, (i,), top)
    ct.store(where, (i,), place)


@tp.contract(logits="f32[t, v]", labels="i32[t]", loss="f32[t]", TILE=512, grid="t")
@ct.kernel
def cross_entropy(logits, labels, loss, TILE: Int):
    """Row t is reduced by block t; a label outside the vocabulary reads padding."""
    t = ct.bid(0)
    peak = ct.full((1, 1), -1e30, dtype=ct.float32)
    total = ct.full((1, 1), 0, dtype=ct.float32)
    for j in range(ct.num_tiles(logits, axis=1, shape=(1, TILE))):
        v = ct.load(logits, (t, j), (1, TILE), padding_mode=NEG_INF)
        new_peak = ct.maximum(peak, ct.max(v, axis=1, keepdims=True))
        total = total * ct.exp(peak - new_peak) + ct.sum(ct.exp(v - new_peak), axis=1, keepdims=True)
        peak = new_peak
    own = ct.gather(logits, (t, ct.gather(labels, t)))
    ct.store(loss, (t,), (peak + ct.log(total)).reshape((1,)) - own)


@tp.contract(logits="f32[t, v]", labels=tp.Array("i32[t]", facts=["0 <= value", "value < v"]), lse="f32[t]", TILE=512,
             grid="t")
@ct.kernel
def cross_entropy_gradient_in_place(logits, labels, lse, TILE: Int):
    """Row t becomes its gradient: each tile is loaded and stored in one iteration, then the label's element is
    loaded and stored once more, ordered after the loop by the token."""
    t = ct.bid(0)
    norm = ct.load(lse, (t,), (1,)).reshape((1, 1))
    for j in range(ct.num_tiles(logits, axis=1, shape=(1, TILE))):
        ct.store(logits, (t, j), ct.exp(ct.load(logits, (t, j), (1, TILE)) - norm))
    label = ct.gather(labels, t)
    ct.scatter(logits, (t, label), ct.gather(logits, (t, label)) - 1.0)


@tp.contract(x="f32[m, n]", out="f32[m, n]", TILE=128, grid="m")
@ct.kernel
def cumulative_sum_rows(x, out, TILE: Int):
    """A scan within the tile and a carry from tile to tile of row i."""
    i = ct.bid(0)
    carry = ct.full((1, 1), 0, dtype=ct.float32)
    for j in range(ct.num_tiles(x, axis=1, shape=(1, TILE))):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=ZERO)
        ct.store(out, (i, j), ct.cumsum(v, axis=1) + carry)
        carry += ct.sum(v, axis=1, keepdims=True)


@tp.contract(x="i32[n]", bases="i32[cdiv(n, TILE)]", out="i32[n]", TILE=256, grid="cdiv(n, TILE)")
@ct.kernel
def cumulative_sum_add_bases(x, bases, out, TILE: Int):
    """The second half of a two-pass scan: the sums before each tile are read, the tile is the block's own."""
    i = ct.bid(0)
    v = ct.load(x, (i,), (TILE,), padding_mode=ZERO)
    ct.store(out, (i,), ct.cumsum(v, axis=0) + ct.load(bases, (i,), (1,)))


@tp.contract(x="u8[n]", bins="i32[256]", TILE=512, grid="cdiv(n, TILE)")
@ct.kernel
def histogram(x, bins, TILE: Int):
    """Equal values meet in one bin, within a block and between blocks, by atomics of device scope."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.atomic_add(bins, ct.gather(x, o, mask=o < x.shape[0]).astype(ct.int32), 1)


@tp.contract(x="i32[n]", parts="i32[blocks, BINS]", BINS=64, TILE=64, grid="blocks")
@ct.kernel
def histogram_private(x, parts, BINS: Int, TILE: Int):
    """Each block counts in registers and stores one row of its own."""
    b = ct.bid(0)
    count = ct.full((1, BINS), 0, dtype=ct.int32)
    for t in range(b, ct.num_tiles(x, axis=0, shape=(TILE,)), ct.num_blocks(0)):
        o = t * TILE + ct.arange(TILE, dtype=np.int32)
        v = ct.gather(x, o, padding_value=-1)
        hit = v[:, None] == ct.arange(BINS, dtype=np.int32)[None, :]
        count += ct.sum(hit.astype(ct.int32), axis=0, keepdims=True)
    ct.store(parts, (b, 0), count)


@tp.contract(x="i32[n]", keep="bool[n]", bases=tp.Array("i32[cdiv(n, TILE) + 1]", facts=["sorted", "0 <= value"]),
             out="i32[n]", TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def compact(x, keep, bases, out, TILE: Int):
    """Kept elements go to bases[i] + their rank in the tile. Ranks of kept lanes are distinct, as the running count
    steps by one at each of them; ranks at or past the next block's base are masked, so blocks stay apart."""
    i = ct.bid(0)
    o = i * TILE + ct.arange(TILE, dtype=np.int32)
    kept = ct.gather(keep, o, padding_value=False)
    rank = ct.cumsum(kept.astype(ct.int32), axis=0) - 1
    start, end = ct.gather(bases, i), ct.gather(bases, i + 1)
    ct.scatter(out, start + rank, ct.gather(x, o), mask=kept & (rank < end - start))


@tp.contract(scores="f32[m, n]", chosen="i32[m, K]", K=8, N=1024, grid="m", requires=["1 <= n", "n <= N"])
@ct.kernel
def top_k_in_place(scores, chosen, K: Int, N: Int):
    """The best element of row i is found and crossed out in memory, K times; all on one token chain in one block."""
    i = ct.bid(0)
    for c in range(K):
        v = ct.load(scores, (i, 0), (1, N), padding_mode=NEG_INF).reshape((N,))
        best = ct.argmax(v, 0)
        ct.scatter(chosen, (i, c), best)
        ct.scatter(scores, (i, best), -1e30)


@tp.contract(x="f32[n]", STRIDE=[1, 64, 1024], TILE=256, grid="cdiv(n, 2 * TILE)",
             requires=["n % (2 * STRIDE) == 0", "n <= 2**30"])
@ct.kernel
def bitonic_step_in_place(x, STRIDE: Int, TILE: Int):
    """Pair p compares elements a = p // S * 2S + p % S and a + S; p is determined by either, so pairs share nothing."""
    p = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    a = p // STRIDE * (2 * STRIDE) + p % STRIDE
    u, v = ct.gather(x, a), ct.gather(x, a + STRIDE)
    ct.scatter(x, a, ct.minimum(u, v))
    ct.scatter(x, a + STRIDE, ct.maximum(u, v))


@tp.contract(logits="f32[t, v]", temperature="f32[t]", noise="f32[t, v]", token="i32[t]", V=4096, grid="t",
             requires=["1 <= v", "v <= V"])
@ct.kernel
def sample_gumbel(logits, temperature, noise, token, V: Int):
    """One row a block; the token is a value."""
    t = ct.bid(0)
    z = ct.load(logits, (t, 0), (1, V), padding_mode=NEG_INF) / ct.load(temperature, (t,), (1,)).reshape((1, 1))
    g = ct.load(noise, (t, 0), (1, V), padding_mode=ZERO)
    ct.store(token, (t,), ct.argmax(z + g, 1))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f32[n]", out="f32[slots]", TILE=1024, requires=["slots >= 1"])
@ct.kernel
def sum_in_place_plain(x, out, TILE: Int):
    """Loads, adds and stores the total without atomics."""
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TILE,)), ct.num_blocks(0)):
        part = ct.sum(ct.load(x, (t,), (TILE,), padding_mode=ZERO))
        ct.store(out, (0,), ct.load(out, (0,), (1,)) + part)


@tp.contract(logits="f32[t, v]", labels="i32[t]", loss="f32[t]", V=1024, grid="t", requires=["1 <= v", "v <= V"])
@ct.kernel
def cross_entropy_loss_by_label(logits, labels, loss, V: Int):
    """The loss is stored at the label in place of the row: two rows of one label race."""
    t = ct.bid(0)
    v = ct.load(logits, (t, 0), (1, V), padding_mode=NEG_INF)
    ct.scatter(loss, ct.gather(labels, t), ct.log(ct.sum(ct.exp(v))))


@tp.contract(x="f32[n]", STRIDE=4, TILE=256, grid="cdiv(n, TILE)", requires=["n % 8 == 0", "n <= 2**30"])
@ct.kernel
def bitonic_step_all_elements(x, STRIDE: Int, TILE: Int):
    """One lane an element: elements e and e + 4 are read and written by the lane of e and by that of e + 4."""
    e = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    u, v = ct.gather(x, e), ct.gather(x, e + STRIDE)
    ct.scatter(x, e, ct.minimum(u, v))


@tp.contract(x="i32[n]", keep="bool[n]", bases=tp.Array("i32[cdiv(n, TILE) + 1]", facts=["sorted", "0 <= value"]),
             out="i32[n]", TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def compact_all_lanes(x, keep, bases, out, TILE: Int):
    """The lanes that are not kept store as well: their rank is that of the last kept lane before them."""
    i = ct.bid(0)
    o = i * TILE + ct.arange(TILE, dtype=np.int32)
    rank = ct.cumsum(ct.gather(keep, o, padding_value=False).astype(ct.int32), axis=0) - 1
    start, end = ct.gather(bases, i), ct.gather(bases, i + 1)
    ct.scatter(out, start + rank, ct.gather(x, o), mask=rank < end - start)
