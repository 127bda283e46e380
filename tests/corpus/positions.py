"""Rotary embeddings, token and position embeddings, and their gradients."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]


@tp.contract(q="f16[t, h, 2 * HALF]", cos="f32[t, HALF]", sin="f32[t, HALF]", HALF=64, grid=("t", "h"))
@ct.kernel
def rope_half_split_in_place(q, cos, sin, HALF: Int):
    """Block (t, h) owns head h of token t: both halves are loaded before either is stored, all on one token chain."""
    t, h = ct.bid(0), ct.bid(1)
    c = ct.load(cos, (t, 0), (1, HALF)).reshape((1, 1, HALF))
    s = ct.load(sin, (t, 0), (1, HALF)).reshape((1, 1, HALF))
    a = ct.load(q, (t, h, 0), (1, 1, HALF)).astype(ct.float32)
    b = ct.load(q, (t, h, 1), (1, 1, HALF)).astype(ct.float32)
    ct.store(q, (t, h, 0), (a * c - b * s).astype(q.dtype))
    ct.store(q, (t, h, 1), (b * c + a * s).astype(q.dtype))


@tp.contract(q="f16[t, h, 2 * HALF]", out="f16[t, h, 2 * HALF]", positions=tp.Array("i32[t]", facts=[
             "0 <= value", "value < p"]), cos="f32[p, HALF]", sin="f32[p, HALF]", HALF=32, grid=("t", "h"))
@ct.kernel
def rope_interleaved(q, out, positions, cos, sin, HALF: Int):
    """Pairs lie next to each other; the position picks a row of the tables, inside them by the contract's facts."""
    t, h = ct.bid(0), ct.bid(1)
    p = ct.gather(positions, t)
    c = ct.load(cos, (p, 0), (1, HALF)).reshape((HALF, 1))
    s = ct.load(sin, (p, 0), (1, HALF)).reshape((HALF, 1))
    pairs = ct.load(q, (t, h, 0), (1, 1, 2 * HALF)).reshape((HALF, 2)).astype(ct.float32)
    a = ct.extract(pairs, (0, 0), (HALF, 1))
    b = ct.extract(pairs, (0, 1), (HALF, 1))
    turned = ct.cat((a * c - b * s, b * c + a * s), axis=1)
    ct.store(out, (t, h, 0), turned.reshape((1, 1, 2 * HALF)).astype(out.dtype))


@tp.contract(q="f16[t, d]", cos="f32[t, d // 2]", sin="f32[t, d // 2]", TILE=64, grid=("t", "cdiv(d // 2, TILE)"),
             requires=["d % 2 == 0"])
@ct.kernel
def rope_interleaved_by_gather(q, cos, sin, TILE: Int):
    """Lane l of block (t, j) owns the pair 2(jT+l), 2(jT+l)+1 of row t; distinct pairs share no element.

    Lanes from d // 2 on have both indices from d on, so gather and scatter mask them.
    """
    t = ct.bid(0)
    pair = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    c, s = ct.gather(cos, (t, pair)), ct.gather(sin, (t, pair))
    a = ct.gather(q, (t, 2 * pair)).astype(ct.float32)
    b = ct.gather(q, (t, 2 * pair + 1)).astype(ct.float32)
    ct.scatter(q, (t, 2 * pair), (a * c - b * s).astype(q.dtype))
    ct.scatter(q, (t, 2 * pair + 1), (b * c + a * s).astype(q.dtype))


@tp.contract(q="f16[t, hq, 128]", k="f16[t, hk, 128]", cos="f32[t, 64]", sin="f32[t, 64]", hq="hq",
             grid=("t", "hq + hk"), name="one-grid-for-both")
@ct.kernel
def rope_queries_and_keys(q, k, cos, sin, hq):
    """Blocks up to hq turn a query head, the rest a key head h - hq: one block a head, in different arrays."""
    t, h = ct.bid(0), ct.bid(1)
    c = ct.load(cos, (t, 0), (1, 64)).reshape((1, 1, 64))
    s = ct.load(sin, (t, 0), (1, 64)).reshape((1, 1, 64))
    if h < hq:
        a = ct.load(q, (t, h, 0), (1, 1, 64)).astype(ct.float32)
        b = ct.load(q, (t, h, 1), (1, 1, 64)).astype(ct.float32)
        ct.store(q, (t, h, 0), (a * c - b * s).astype(q.dtype))
        ct.store(q, (t, h, 1), (b * c + a * s).astype(q.dtype))
    else:
        a = ct.load(k, (t, h - hq, 0), (1, 1, 64)).astype(ct.float32)
        b = ct.load(k, (t, h - hq, 1), (1, 1, 64)).astype(ct.float32)
        ct.store(k, (t, h - hq, 0), (a * c - b * s).astype(k.dtype))
        ct.store(k, (t, h - hq, 1), (b * c + a * s).astype(k.dtype))


@tp.contract(ids=tp.Array("i32[t]", facts=["0 <= value", "value < v"]), table="f16[v, d]", out="f16[t, d]",
             TILE=256, grid=("t", "cdiv(d, TILE)"))
@ct.kernel
def embedding_rows(ids, table, out, TILE: Int):
    """One token a block; the table is only read, at a row that the facts put inside it."""
    t, j = ct.bid(0), ct.bid(1)
    row = ct.load(ids, (t,), ())
    ct.store(out, (t, j), ct.load(table, (row, j), (1, TILE)))


@tp.contract(ids="i32[t]", table="f16[v, d]", out="f16[t, d]", TT=16, TD=64, grid=("cdiv(t, TT)", "cdiv(d, TD)"))
@ct.kernel
def embedding_many_tokens(ids, table, out, TT: Int, TD: Int):
    """A tile of tokens at once through a two-dimensional gather; ids outside the table give zeros."""
    token = ct.bid(0) * TT + ct.arange(TT, dtype=np.int32)
    column = ct.bid(1) * TD + ct.arange(TD, dtype=np.int32)
    row = ct.gather(ids, token, padding_value=-1)
    ct.store(out, (ct.bid(0), ct.bid(1)), ct.gather(table, (row[:, None], column[None, :])))


@tp.contract(ids="i32[t]", word="f16[v, d]", position="f16[p, d]", out="f16[t, d]", TILE=128,
             grid=("t", "cdiv(d, TILE)"), requires=["t <= p"])
@ct.kernel
def embedding_with_position(ids, word, position, out, TILE: Int):
    """Row t of the output belongs to the blocks (t, *), column tile j to block (t, j)."""
    t, j = ct.bid(0), ct.bid(1)
    column = j * TILE + ct.arange(TILE, dtype=np.int32)
    v = ct.gather(word, (ct.gather(ids, t), column)) + ct.gather(position, (t, column))
    ct.scatter(out, (t, column), v)


@tp.contract(ids="i32[t]", dy="f32[t, d]", dtable="f32[v, d]", TILE=128, grid=("t", "cdiv(d, TILE)"))
@ct.kernel
def embedding_gradient(ids, dy, dtable, TILE: Int):
    """Equal ids meet in one row of the gradient, by atomics of device scope."""
    t = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.atomic_add(dtable, (ct.gather(ids, t), column), ct.gather(dy, (t, column)))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(ids="i32[t]", dy="f32[t, d]", dtable="f32[v, d]", TILE=128, grid=("t", "cdiv(d, TILE)"))
@ct.kernel
def embedding_gradient_plain(ids, dy, dtable, TILE: Int):
    """As embedding_gradient without atomics: two tokens of one id race."""
    t = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    row = ct.gather(ids, t)
    ct.scatter(dtable, (row, column), ct.gather(dtable, (row, column)) + ct.gather(dy, (t, column)))


@tp.contract(ids="i32[t]", table="f16[v, d]", out="f16[t, d]", TILE=256, grid=("t", "cdiv(d, TILE)"))
@ct.kernel
def embedding_rows_unchecked(ids, table, out, TILE: Int):
    """As embedding_rows, but nothing keeps the ids inside the table: a tile index outside is undefined."""
    t, j = ct.bid(0), ct.bid(1)
    row = ct.load(ids, (t,), ())
    ct.store(out, (t, j), ct.load(table, (row, j), (1, TILE)))


@tp.contract(q="f16[t, d]", cos="f32[t, d // 2]", sin="f32[t, d // 2]", TILE=64, grid=("t", "cdiv(d // 2, TILE)"),
             requires=["d % 2 == 0"])
@ct.kernel
def rope_half_split_reads_neighbour(q, cos, sin, TILE: Int):
    """Half-split pairs (i, i + 1) in place of (2i, 2i + 1): lanes i and i + 1 write the same element."""
    t = ct.bid(0)
    pair = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    c, s = ct.gather(cos, (t, pair)), ct.gather(sin, (t, pair))
    a = ct.gather(q, (t, pair)).astype(ct.float32)
    b = ct.gather(q, (t, pair + 1)).astype(ct.float32)
    ct.scatter(q, (t, pair), (a * c - b * s).astype(q.dtype))
    ct.scatter(q, (t, pair + 1), (b * c + a * s).astype(q.dtype))
