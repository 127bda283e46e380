"""Moving data: transposes, permutations by tiles and by flat index, concatenation, packed arrays, slices, 64 bits."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]


@tp.contract(x="f16[m, n]", out="f16[n, m]", T=32, grid="cdiv(m, T) * cdiv(n, T)", requires=["m < 2**20", "n < 2**20"])
@ct.kernel
def transpose_flat_grid(x, out, T: Int):
    """Block p owns the tile (p % columns, p // columns) of the output."""
    columns = ct.cdiv(x.shape[1], T)
    i, j = ct.bid(0) // columns, ct.bid(0) % columns
    ct.store(out, (j, i), ct.transpose(ct.load(x, (i, j), (T, T))))


@tp.contract(x="f16[b, s, h, D]", out="f16[b, h, s, D]", D=64, TS=16, grid=("b", "cdiv(s, TS)", "h"))
@ct.kernel
def heads_before_tokens(x, out, D: Int, TS: Int):
    """[b, s, h, d] to [b, h, s, d]: block (b, i, h) moves token tile i of head h."""
    b, i, h = ct.bid(0), ct.bid(1), ct.bid(2)
    v = ct.load(x, (b, i, h, 0), (1, TS, 1, D))
    ct.store(out, (b, h, i, 0), ct.permute(v, (0, 2, 1, 3)))


@tp.contract(x="f32[a, b, c]", out="f32[c, a, b]", TA=4, TB=8, TC=16,
             grid=("cdiv(a, TA)", "cdiv(b, TB)", "cdiv(c, TC)"))
@ct.kernel
def permute_3d(x, out, TA: Int, TB: Int, TC: Int):
    """A three-dimensional tile, its axes rotated."""
    i, j, k = ct.bid(0), ct.bid(1), ct.bid(2)
    ct.store(out, (k, i, j), ct.permute(ct.load(x, (i, j, k), (TA, TB, TC)), (2, 0, 1)))


@tp.contract(x="f16[s, h, d]", out="f16[h, s, d]", h="h", d="d", TILE=256, grid="cdiv(s * h * d, TILE)",
             requires=["s * h * d < 2**30"])
@ct.kernel
def permute_by_flat_index(x, out, h, d, TILE: Int):
    """Flat index o = (i h + k) d + c is taken apart; (i, k, c) determines o, and the output is addressed by (k, i, c).

    Beyond the last element i is s or more, out of bounds, and masked.
    """
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    i, k, c = o // (h * d), o // d % h, o % d
    ct.scatter(out, (k, i, c), ct.gather(x, (i, k, c)))


@tp.contract(x="f16[s * h * d]", out="f16[h * s * d]", s="s", h="h", TILE=64, D=64, grid=("s", "h"), d="d",
             requires=["s * h * d < 2**31", "d <= D"])
@ct.kernel
def permute_by_flat_address(x, out, s, h, d, TILE: Int, D: Int):
    """Flat arrays, addresses by hand: c is below d where the mask lets it through, so (k s + i) d + c determines
    k, i and c."""
    i, k = ct.bid(0), ct.bid(1)
    c = ct.arange(D, dtype=np.int32)
    v = ct.gather(x, (i * h + k) * d + c, mask=c < d)
    ct.scatter(out, (k * s + i) * d + c, v, mask=c < d)


@tp.contract(x="f16[m, n]", y="f16[m, p]", out="f16[m, n + p]", TILE=256,
             grid=("m", "cdiv(n, TILE) + cdiv(p, TILE)"))
@ct.kernel
def concatenate_columns(x, y, out, TILE: Int):
    """The first blocks of a row copy x to columns below n, the others y to columns from n on; masks keep them apart."""
    i, j = ct.bid(0), ct.bid(1)
    n, p = x.shape[1], y.shape[1]
    tiles = ct.cdiv(n, TILE)
    if j < tiles:
        column = j * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, (i, column), ct.gather(x, (i, column)), mask=column < n)
    else:
        column = (j - tiles) * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, (i, n + column), ct.gather(y, (i, column)), mask=column < p)


@tp.contract(qkv="f16[t, (hq + 2 * hk) * D]", q="f16[t, hq, D]", k="f16[t, hk, D]", v="f16[t, hk, D]", hq="hq",
             hk="hk", D=64, grid=("t", "hq + 2 * hk"))
@ct.kernel
def split_qkv(qkv, q, k, v, hq, hk, D: Int):
    """Head h of the packed projection goes to head h of q, h - hq of k or h - hq - hk of v."""
    t, h = ct.bid(0), ct.bid(1)
    x = ct.load(qkv, (t, h), (1, D)).reshape((1, 1, D))
    if h < hq:
        ct.store(q, (t, h, 0), x)
    elif h < hq + hk:
        ct.store(k, (t, h - hq, 0), x)
    else:
        ct.store(v, (t, h - hq - hk, 0), x)


@tp.contract(x="f16[t, h, D; 3 * h * D, D, 1]", out="f16[t, h, D]", D=64, grid=("t", "h"))
@ct.kernel
def copy_from_packed_strides(x, out, D: Int):
    """Reads one third of a packed projection through its strides."""
    t, h = ct.bid(0), ct.bid(1)
    ct.store(out, (t, h, 0), ct.load(x, (t, h, 0), (1, 1, D)))


@tp.contract(x="f16[t, h, D]", out="f16[t, h, D; 3 * h * D, D, 1]", D=64, grid=("t", "h"))
@ct.kernel
def copy_to_packed_strides(x, out, D: Int):
    """Writes one third of a packed projection: rows end h D elements after they start, and start 3 h D apart."""
    t, h = ct.bid(0), ct.bid(1)
    ct.store(out, (t, h, 0), ct.load(x, (t, h, 0), (1, 1, D)))


@tp.contract(x="f32[m, n; ?, ?]", out="f32[m, n; ?, ?]", TM=16, TN=16, grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def copy_any_layout(x, out, TM: Int, TN: Int):
    """Any layouts that do not fold two indices into one address."""
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (i, j), ct.load(x, (i, j), (TM, TN)))


@tp.contract(x="f32[n]", out="f32[n]", shift="shift", TILE=256, grid="cdiv(n, TILE)",
             requires=["0 <= shift", "shift < n", "n < 2**30"])
@ct.kernel
def roll(x, out, shift, TILE: Int):
    """Element o goes to (o + shift) % n, a bijection of 0..n-1; lanes past the end are masked."""
    n = x.shape[0]
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (o + shift) % n, ct.gather(x, o), mask=o < n)


@tp.contract(x="f32[m, n]", TILE=128, grid=("m", "cdiv(n // 2, TILE)"))
@ct.kernel
def reverse_rows_in_place(x, TILE: Int):
    """Lane c below n // 2 swaps columns c and n - 1 - c of its row: pairs are disjoint, both loads come first."""
    i = ct.bid(0)
    n = x.shape[1]
    c = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    inside = c < n // 2
    u, v = ct.gather(x, (i, c), mask=inside), ct.gather(x, (i, n - 1 - c), mask=inside)
    ct.scatter(x, (i, c), v, mask=inside)
    ct.scatter(x, (i, n - 1 - c), u, mask=inside)


@tp.contract(x="f16[b, hk, s, D]", out="f16[b, hk * R, s, D]", D=64, R=4, TS=32, grid=("b", "hk", "cdiv(s, TS)"))
@ct.kernel
def repeat_key_heads(x, out, D: Int, R: Int, TS: Int):
    """Head h goes to heads h R to h R + R - 1, one in each iteration."""
    b, h, i = ct.bid(0), ct.bid(1), ct.bid(2)
    v = ct.load(x, (b, h, i, 0), (1, 1, TS, D))
    for r in range(R):
        ct.store(out, (b, h * R + r, i, 0), v)


@tp.contract(x="f32[n, n]", T=32, grid=("cdiv(n, T)", "cdiv(n, T)"))
@ct.kernel
def symmetrise_in_place(x, T: Int):
    """Blocks above the diagonal return; block (i, j), i >= j, owns tiles (i, j) and (j, i) and stores both."""
    i, j = ct.bid(0), ct.bid(1)
    if i < j:
        return
    v = ct.load(x, (i, j), (T, T))
    w = (v + ct.transpose(ct.load(x, (j, i), (T, T)))) * 0.5
    ct.store(x, (i, j), w)
    if i != j:
        ct.store(x, (j, i), ct.transpose(w))


@tp.contract(x="f16[n]", out="f16[n]", TILE=1024, index="i64", grid="cdiv(n, TILE)", requires=["n < 2**34"])
@ct.kernel
def copy_beyond_32_bits(x, out, TILE: Int):
    """Arrays of more elements than 32 bits count; the block id stays below 2**24, tile indices fit."""
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)))


@tp.contract(x="f16[m, n]", out="f16[m, n]", TILE=512, index="i64", grid=("m", "cdiv(n, TILE)"),
             requires=["m < 2**24", "n < 2**25"])
@ct.kernel
def scatter_beyond_32_bits(x, out, TILE: Int):
    """Row and column fit 32 bits, the address does not; it is computed in 64."""
    c = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (ct.bid(0), c), ct.gather(x, (ct.bid(0), c)))


@tp.contract(x="f32[n]", out="f32[n]", half="half", TILE=128, grid="cdiv(half, TILE)",
             requires=["2 * half == n", "1 <= half"])
@ct.kernel
def swap_halves_by_slices(x, out, half, TILE: Int):
    """The output's halves are slices of their own; tile i of each is masked at the slice's end."""
    i = ct.bid(0)
    n = x.shape[0]
    ct.store(out.slice(0, 0, half), (i,), ct.load(x.slice(0, half, n), (i,), (TILE,)))
    ct.store(out.slice(0, half, n), (i,), ct.load(x.slice(0, 0, half), (i,), (TILE,)))


@tp.contract(x="f32[m, n]", rows="i32[p]", out="f32[p, n]", TP=8, TN=64, grid=("cdiv(p, TP)", "cdiv(n, TN)"),
             requires=["m >= 1"])
@ct.kernel
def take_rows_advanced(x, rows, out, TP: Int, TN: Int):
    """A gather view: rows by number, columns as a slice from element j TN, below n; only reads are indirect."""
    i, j = ct.bid(0), ct.bid(1)
    row = ct.load(rows, (i,), (TP,), padding_mode=ct.PaddingMode.ZERO)
    row = ct.minimum(ct.maximum(row, 0), x.shape[0] - 1)
    v = ct.load_advanced_indexing(x, (row, ct.Slice(j * TN, TN)))
    ct.store(out, (i, j), v)


@tp.contract(x="f32[n]", out="f32[n]", TILE=256, grid="cdiv(n, TILE)", requires=["n % TILE == 0"])
@ct.kernel
def butterfly(x, out, TILE: Int):
    """Swaps neighbours: o ^ 1 is a bijection that stays inside an even range."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, o ^ 1, ct.gather(x, o))


@tp.contract(x="f32[n]", out="f32[n]", TILE=256, grid="cdiv(n, TILE)", requires=["n <= 2**31 - TILE"])
@ct.kernel
def copy_raw_memory(x, out, TILE: Int):
    """Element offsets without a check by the library: the mask is the author's."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    inside = o < x.shape[0]
    out.get_raw_memory().store_offset(o, x.get_raw_memory().load_offset(o, mask=inside), mask=inside)


@tp.contract(x="f32[p, n]", rows=tp.Array("i32[p]", facts=["distinct", "0 <= value", "value < m"]), out="f32[m, n]",
             TP=8, TN=64, grid=("p // TP", "cdiv(n, TN)"), requires=["p % TP == 0"])
@ct.kernel
def put_rows_advanced(x, rows, out, TP: Int, TN: Int):
    """A scatter view: rows are distinct and inside the array, column slices start TN apart, where they are TN wide."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.load(x, (i, j), (TP, TN))
    ct.store_advanced_indexing(out, (ct.load(rows, (i,), (TP,)), ct.Slice(j * TN, TN)), v)


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f32[m, n]", TILE=128, grid=("m", "cdiv(n, TILE)"))
@ct.kernel
def reverse_rows_all_columns(x, TILE: Int):
    """Every column moves to its mirror image in place, without regard to who reads it: blocks race."""
    i = ct.bid(0)
    n = x.shape[1]
    c = ct.bid(1) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(x, (i, n - 1 - c), ct.gather(x, (i, c)), mask=c < n)


@tp.contract(x="f32[n, n]", T=32, grid=("cdiv(n, T)", "cdiv(n, T)"))
@ct.kernel
def symmetrise_by_all_blocks(x, T: Int):
    """No block returns: (i, j) and (j, i) both read and store both tiles."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.load(x, (i, j), (T, T))
    w = (v + ct.transpose(ct.load(x, (j, i), (T, T)))) * 0.5
    ct.store(x, (i, j), w)
    if i != j:
        ct.store(x, (j, i), ct.transpose(w))


@tp.contract(x="f32[n]", out="f32[n]", shift="shift", TILE=256, grid="cdiv(n, TILE)",
             requires=["0 <= shift", "shift < n", "n < 2**30"])
@ct.kernel
def roll_tail_unmasked(x, out, shift, TILE: Int):
    """Lanes past the end come round to the front: with n = 1 all 256 lanes write element 0."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    ct.scatter(out, (o + shift) % x.shape[0], ct.gather(x, o))


@tp.contract(x="f16[m, n]", y="f16[m, p]", out="f16[m, n + p]", TILE=256,
             grid=("m", "cdiv(n, TILE) + cdiv(p, TILE)"))
@ct.kernel
def concatenate_columns_unmasked(x, y, out, TILE: Int):
    """The last tile of x runs into the columns of y."""
    i, j = ct.bid(0), ct.bid(1)
    n = x.shape[1]
    tiles = ct.cdiv(n, TILE)
    if j < tiles:
        column = j * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, (i, column), ct.gather(x, (i, column)))
    else:
        column = (j - tiles) * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(out, (i, n + column), ct.gather(y, (i, column)))


@tp.contract(x="f32[n]", out="f32[n]", TILE=256, grid="cdiv(n, TILE)")
@ct.kernel
def copy_raw_memory_unmasked(x, out, TILE: Int):
    """Without a mask the last block reads and writes past the arrays' ends."""
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
    out.get_raw_memory().store_offset(o, x.get_raw_memory().load_offset(o))


@tp.contract(x="f32[8, n]", out="f32[m, n]", TN=32, STEP=16, grid=2, requires=["n >= 1024", "m >= 8"])
@ct.kernel
def overlapping_slices_advanced(x, out, TN: Int, STEP: Int):
    """Slices start at elements: block 0 stores columns 0 to 31 of rows 0 to 7, block 1 columns 16 to 47."""
    v = ct.load(x, (0, ct.bid(0)), (8, TN))
    row = ct.arange(8, dtype=np.int32)
    ct.store_advanced_indexing(out, (row, ct.Slice(ct.bid(0) * STEP, TN)), v)
