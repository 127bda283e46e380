"""Ragged batches: sequences of different lengths packed end to end, found through an array of offsets."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO
OFFSETS = ["sorted", "0 <= value", "value <= t"]


@tp.contract(x="f32[t]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f32[t]", TILE=128, grid="b",
             requires=["t <= 2**31 - TILE"])
@ct.kernel
def ragged_scale(x, offsets, out, TILE: Int):
    """Sequence b owns offsets[b] to offsets[b + 1] - 1; lanes past its end are masked.

    The bound on t keeps the loop's counter from wrapping in its last step.
    """
    b = ct.bid(0)
    end = ct.gather(offsets, b + 1)
    for first in range(ct.gather(offsets, b), end, TILE):
        o = first + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, o, ct.gather(x, o, mask=o < end) * 2, mask=o < end)


@tp.contract(x="f32[t]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f32[t]", TILE=128,
             grid=("b", "tiles"))
@ct.kernel
def ragged_scale_by_tiles(x, offsets, out, TILE: Int):
    """One tile of one sequence a block; blocks past the sequence's end store nothing."""
    b = ct.bid(0)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    o = start + ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    if start + ct.bid(1) * TILE < end:
        ct.scatter(out, o, ct.gather(x, o, mask=o < end) * 2, mask=o < end)


@tp.contract(x="f32[t]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f32[t]", TILE=128, grid="b",
             requires=["t < 2**30"])
@ct.kernel
def ragged_softmax(x, offsets, out, TILE: Int):
    """Three passes over the sequence; the output is written by the owner alone."""
    b = ct.bid(0)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    peak = ct.full((TILE,), -1e30, dtype=ct.float32)
    for j in range(ct.cdiv(end - start, TILE)):
        o = start + j * TILE + ct.arange(TILE, dtype=np.int32)
        peak = ct.maximum(peak, ct.gather(x, o, mask=o < end, padding_value=-1e30))
    top = ct.max(peak)
    total = ct.full((TILE,), 0, dtype=ct.float32)
    for j in range(ct.cdiv(end - start, TILE)):
        o = start + j * TILE + ct.arange(TILE, dtype=np.int32)
        total += ct.exp(ct.gather(x, o, mask=o < end, padding_value=-1e30) - top)
    norm = ct.sum(total)
    for j in range(ct.cdiv(end - start, TILE)):
        o = start + j * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, o, ct.exp(ct.gather(x, o, mask=o < end) - top) / norm, mask=o < end)


@tp.contract(x="f16[t, d]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f16[b, longest, d]", TL=16, TD=64,
             grid=("b", "cdiv(longest, TL)", "cdiv(d, TD)"))
@ct.kernel
def pad_sequences(x, offsets, out, TL: Int, TD: Int):
    """Packed to padded: the output tile is the block's own, only reads go through the offsets."""
    b = ct.bid(0)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    row = start + ct.bid(1) * TL + ct.arange(TL, dtype=np.int32)
    column = ct.bid(2) * TD + ct.arange(TD, dtype=np.int32)
    v = ct.gather(x, (row[:, None], column[None, :]), mask=(row < end)[:, None])
    ct.store(out, (b, ct.bid(1), ct.bid(2)), v.reshape((1, TL, TD)))


@tp.contract(x="f16[b, longest, d]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f16[t, d]", TL=16, TD=64,
             grid=("b", "cdiv(longest, TL)", "cdiv(d, TD)"), requires=["t < 2**30", "longest < 2**30"])
@ct.kernel
def unpad_sequences(x, offsets, out, TL: Int, TD: Int):
    """Padded to packed: row start + i of the output, i below the sequence's length, belongs to sequence b alone."""
    b = ct.bid(0)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    i = ct.bid(1) * TL + ct.arange(TL, dtype=np.int32)
    column = ct.bid(2) * TD + ct.arange(TD, dtype=np.int32)
    v = ct.gather(x, (b, i[:, None], column[None, :]))
    ct.scatter(out, ((start + i)[:, None], column[None, :]), v, mask=(start + i < end)[:, None])


@tp.contract(x="f32[t]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f32[b]", TILE=256, grid="b",
             requires=["t < 2**30"])
@ct.kernel
def segment_sum(x, offsets, out, TILE: Int):
    """Element b of the output belongs to block b; segments are only read."""
    b = ct.bid(0)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    total = ct.full((TILE,), 0, dtype=ct.float32)
    at = start
    while at < end:
        o = at + ct.arange(TILE, dtype=np.int32)
        total += ct.gather(x, o, mask=o < end)
        at += TILE
    ct.store(out, (b,), ct.sum(total))


@tp.contract(x="f16[t, d]", offsets=tp.Array("i32[b + 1]", facts=[*OFFSETS, "value < t"]), out="f16[t, d]", TL=16,
             TD=64, grid=("b", "cdiv(d, TD)"), requires=["t * d < 2**31"])
@ct.kernel
def ragged_slices(x, offsets, out, TL: Int, TD: Int):
    """The sequence as an array slice of its own: its tiles, masked at the slice's end, stay inside its rows.

    A slice's start is multiplied with the stride in 32 bits, hence the bound on t * d; its start must be a row.
    """
    b, j = ct.bid(0), ct.bid(1)
    start, end = ct.gather(offsets, b), ct.gather(offsets, b + 1)
    source, target = x.slice(0, start, end), out.slice(0, start, end)
    for i in range(ct.num_tiles(source, axis=0, shape=(TL, TD))):
        ct.store(target, (i, j), ct.load(source, (i, j), (TL, TD)))


@tp.contract(lengths="i32[b]", mask="bool[b, longest]", TILE=256, grid=("b", "cdiv(longest, TILE)"))
@ct.kernel
def mask_from_lengths(lengths, mask, TILE: Int):
    """Tile (b, j) of the mask belongs to block (b, j); lengths decide values only."""
    b, j = ct.bid(0), ct.bid(1)
    o = j * TILE + ct.arange(TILE, dtype=np.int32)
    ct.store(mask, (b, j), (o < ct.gather(lengths, b)).reshape((1, TILE)))


@tp.contract(offsets=tp.Array("i32[b + 1]", facts=OFFSETS), owner="i32[t]", TILE=64, grid="cdiv(t, TILE)",
             b="b", requires=["b < 2**24"])
@ct.kernel
def owner_by_bisection(offsets, owner, b, TILE: Int):
    """Each element looks for its sequence by bisection, which decides values only; element o is its lane's own."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    low = ct.full((TILE,), 0, dtype=ct.int32)
    width = b
    while width > 0:
        half = (width + 1) // 2
        middle = low + half
        low = ct.where(ct.gather(offsets, middle, padding_value=2147483647) <= o, middle, low)
        if width == 1:
            break
        width = half
    ct.scatter(owner, o, low)


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f32[t]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f32[t]", TILE=128, grid="b",
             requires=["t <= 2**31 - TILE"])
@ct.kernel
def ragged_scale_tail_unmasked(x, offsets, out, TILE: Int):
    """The tail is not masked: sequence 0 of length 1 writes up to element 127, which sequence 1 owns."""
    b = ct.bid(0)
    for first in range(ct.gather(offsets, b), ct.gather(offsets, b + 1), TILE):
        o = first + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, o, ct.gather(x, o) * 2)


@tp.contract(x="f32[t]", offsets=tp.Array("i32[b + 1]", facts=OFFSETS), out="f32[t]", TILE=128, grid="b",
             requires=["t <= 2**31 - TILE"])
@ct.kernel
def ragged_scale_end_included(x, offsets, out, TILE: Int):
    """<= in place of <: the first element of the next sequence is written too."""
    b = ct.bid(0)
    end = ct.gather(offsets, b + 1)
    for first in range(ct.gather(offsets, b), end, TILE):
        o = first + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, o, ct.gather(x, o, mask=o <= end) * 2, mask=o <= end)
