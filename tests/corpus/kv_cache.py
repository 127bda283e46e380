"""Paged KV caches: slot mappings, block tables, appending, reading, copying."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]


@tp.contract(key="f16[t, h, d]", value="f16[t, h, d]", key_cache="f16[blocks, B, h, d]",
             value_cache="f16[blocks, B, h, d]",
             slots=tp.Array("i32[t]", facts=["distinct where value >= 0"]), B=16, TILE=64,
             grid=("t", "h", "cdiv(d, TILE)"))
@ct.kernel
def cache_append(key, value, key_cache, value_cache, slots, B: Int, TILE: Int):
    """Token t goes to slot slots[t] = B * block + offset; negative slots are padding and skipped.

    Slots that are not negative are distinct, and (slot // B, slot % B) determines the slot, so blocks of different
    tokens write different elements; those of one token differ in head or column tile. Slots beyond the cache are
    masked by the scatter's own check.
    """
    t, h = ct.bid(0), ct.bid(1)
    slot = ct.gather(slots, t)
    if slot >= 0:
        column = ct.bid(2) * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(key_cache, (slot // B, slot % B, h, column), ct.gather(key, (t, h, column)))
        ct.scatter(value_cache, (slot // B, slot % B, h, column), ct.gather(value, (t, h, column)))


@tp.contract(key="f16[t, n]", cache="f16[slots, n]",
             mapping=tp.Array("i64[t]", facts=["distinct where value >= 0", "value < slots"]), TT=16, TN=32,
             grid=("cdiv(t, TT)", "cdiv(n, TN)"))
@ct.kernel
def cache_append_flat(key, cache, mapping, TT: Int, TN: Int):
    """Many tokens a block; a negative 64-bit slot is out of bounds for the scatter, so nothing is stored."""
    token = ct.bid(0) * TT + ct.arange(TT, dtype=np.int32)
    column = ct.bid(1) * TN + ct.arange(TN, dtype=np.int32)
    slot = ct.gather(mapping, token, padding_value=-1)
    v = ct.gather(key, (token[:, None], column[None, :]))
    ct.scatter(cache, (slot[:, None], column[None, :]), v)


@tp.contract(key="f16[t, n]", cache="f16[slots, n]",
             mapping=tp.Array("i32[t]", facts=["distinct where value >= 0", "value < slots"]), TILE=128,
             grid=("t", "cdiv(n, TILE)"))
@ct.kernel
def cache_append_tiles(key, cache, mapping, TILE: Int):
    """Whole row tiles: tile (slot, j) of the cache, the slot being inside the cache and no other token's."""
    t, j = ct.bid(0), ct.bid(1)
    slot = ct.load(mapping, (t,), ())
    if slot < 0:
        return
    ct.store(cache, (slot, j), ct.load(key, (t, j), (1, TILE)))


@tp.contract(cache="f16[blocks, 16, h, d]", table=tp.Array("i32[s, pages]", facts=["0 <= value", "value < blocks"]),
             lengths=tp.Array("i32[s]", facts=["0 <= value", "value <= 16 * pages"]), out="f16[s, 16 * pages, h, d]",
             D=64, grid=("s", "h"), requires=["1 <= d", "d <= D"])
@ct.kernel
def cache_read(cache, table, lengths, out, D: Int):
    """Page p of sequence s lands at positions 16p to 16p+15 of its own row of the output; the cache is only read."""
    s, h = ct.bid(0), ct.bid(1)
    length = ct.load(lengths, (s,), ())
    for p in range(ct.cdiv(length, 16)):
        page = ct.load(table, (s, p), ()).reshape(())
        ct.store(out, (s, p, h, 0), ct.load(cache, (page, 0, h, 0), (1, 16, 1, D)))


@tp.contract(source="f16[n, e]", target="f16[m, e]", pairs="i32[p, 2]", TILE=256, grid=("p", "cdiv(e, TILE)"),
             name="any")
@tp.contract(source="f16[n, e]", target="f16[m, e]", pairs=tp.Array("i32[p, 2]", facts=["distinct"]), TILE=256,
             grid=("p", "cdiv(e, TILE)"), name="distinct")
@ct.kernel
def copy_blocks(source, target, pairs, TILE: Int):
    """Copies block pairs[p, 0] of one cache to block pairs[p, 1] of another: a race if two pairs share a target."""
    p = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(target, (ct.gather(pairs, (p, 1)), column), ct.gather(source, (ct.gather(pairs, (p, 0)), column)))


@tp.contract(key="f16[s, h, d]", cache="f16[blocks, 16, h, d]",
             table=tp.Array("i32[s, pages]", facts=["distinct"]),
             lengths=tp.Array("i32[s]", facts=["0 <= value", "value < 16 * pages"]), D=128, grid=("s", "h"),
             requires=["1 <= d", "d <= D"])
@ct.kernel
def decode_append_through_table(key, cache, table, lengths, D: Int):
    """The new token of sequence s goes to page table[s, length // 16]: sequences own different pages."""
    s, h = ct.bid(0), ct.bid(1)
    length = ct.load(lengths, (s,), ())
    page = ct.gather(table, (s, length // 16))
    column = ct.arange(D, dtype=np.int32)
    ct.scatter(cache, (page, length % 16, h, column), ct.gather(key, (s, h, column)))


@tp.contract(key="f32[t, n]", cache="i8[slots, n]", scales="f32[slots]",
             mapping=tp.Array("i32[t]", facts=["distinct where value >= 0"]), N=256, grid="t",
             requires=["n <= N"])
@ct.kernel
def cache_append_quantised(key, cache, scales, mapping, N: Int):
    """One token a block: its row of the cache and its scale, both at the token's own slot."""
    t = ct.bid(0)
    slot = ct.gather(mapping, t)
    column = ct.arange(N, dtype=np.int32)
    v = ct.gather(key, (t, column), padding_value=0)
    scale = ct.max(ct.abs(v)) / 127.0
    keep = slot >= 0
    ct.scatter(scales, slot, scale, mask=keep)
    ct.scatter(cache, (slot, column), (v / scale).astype(ct.int8), mask=keep)


@tp.contract(cache="f16[slots, n]", moves=tp.Array("i32[slots]", facts=["0 <= value"]), out="f16[slots, n]",
             TILE=128, grid=("slots", "cdiv(n, TILE)"))
@ct.kernel
def cache_compact(cache, moves, out, TILE: Int):
    """Reads from anywhere, writes row r by the blocks (r, *): the moves need not be distinct."""
    r = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (r, column), ct.gather(cache, (ct.gather(moves, r), column)))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(key="f16[t, n]", cache="f16[slots, n]", mapping="i32[t]", TILE=128, grid=("t", "cdiv(n, TILE)"))
@ct.kernel
def cache_append_slots_shared(key, cache, mapping, TILE: Int):
    """Nothing says that slots are distinct: two tokens of one slot race."""
    t = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(cache, (ct.gather(mapping, t), column), ct.gather(key, (t, column)))


@tp.contract(key="f16[t, h, d]", key_cache="f16[blocks, B, h, d]",
             slots=tp.Array("i32[t]", facts=["distinct where value >= 0"]), B=16, TILE=64,
             grid=("t", "h", "cdiv(d, TILE)"))
@ct.kernel
def cache_append_wrong_block_size(key, key_cache, slots, B: Int, TILE: Int):
    """Splits the slot by 2 * B but takes the offset modulo B: slots 0 and 16 meet in block 0, offset 0."""
    t, h = ct.bid(0), ct.bid(1)
    slot = ct.gather(slots, t)
    if slot >= 0:
        column = ct.bid(2) * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(key_cache, (slot // (2 * B), slot % B, h, column), ct.gather(key, (t, h, column)))


@tp.contract(cache="f16[slots, n]", moves=tp.Array("i32[slots]", facts=["distinct"]), TILE=128,
             grid=("slots", "cdiv(n, TILE)"))
@ct.kernel
def cache_compact_in_place(cache, moves, TILE: Int):
    """As cache_compact, in place: a row is read by one block while another writes it."""
    r = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(cache, (r, column), ct.gather(cache, (ct.gather(moves, r), column)))


@tp.contract(key="f16[t, n]", cache="f16[slots, n]",
             mapping=tp.Array("i32[t]", facts=["distinct where value >= 0"]), TILE=128,
             grid=("t", "cdiv(n, TILE)"))
@ct.kernel
def cache_append_clamps_padding(key, cache, mapping, TILE: Int):
    """Padding slots are clamped to 0 in place of being skipped: all of them, and the owner of slot 0, meet."""
    t = ct.bid(0)
    column = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    slot = ct.maximum(ct.gather(mapping, t), 0)
    ct.scatter(cache, (slot, column), ct.gather(key, (t, column)))
