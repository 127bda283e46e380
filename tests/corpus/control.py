"""Control flow: early returns, loops with break and continue, nested loops, data-dependent trip counts."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]


@tp.contract(x="f32[m, n]", out="f32[m, n]", active="i32[m]", TILE=128, grid=("m", "cdiv(n, TILE)"))
@ct.kernel
def skip_inactive_rows(x, out, active, TILE: Int):
    """Rows whose flag is zero are left alone: fewer writes of the same disjoint tiles."""
    i, j = ct.bid(0), ct.bid(1)
    if ct.gather(active, i) == 0:
        return
    ct.store(out, (i, j), ct.load(x, (i, j), (1, TILE)))


@tp.contract(x="f32[m, n]", count="i32[m]", TILE=64, grid="m", requires=["n < 2**30"])
@ct.kernel
def zero_from_first_negative(x, count, TILE: Int):
    """Walks along row i until a tile holds a negative number, then clears the rest: row i is the block's own."""
    i = ct.bid(0)
    j = 0
    tiles = ct.num_tiles(x, axis=1, shape=(1, TILE))
    while j < tiles:
        if ct.min(ct.load(x, (i, j), (1, TILE), padding_mode=ct.PaddingMode.ZERO)) < 0:
            break
        j += 1
    ct.store(count, (i,), j)
    while j < tiles:
        ct.store(x, (i, j), ct.full((1, TILE), 0, dtype=ct.float32))
        j += 1


@tp.contract(x="f32[n]", out="f32[n]", skip="i32", TILE=128, grid=132)
@ct.kernel
def grid_stride_with_continue(x, out, skip, TILE: Int):
    """Tile t is the business of one block and one iteration; some are skipped."""
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TILE,)), 132):
        if t % 4 == skip:
            continue
        ct.store(out, (t,), ct.load(x, (t,), (TILE,)))


@tp.contract(x="f32[b, m, n]", out="f32[b, m, n]", TM=8, TN=64, grid="b")
@ct.kernel
def nested_loops_two_passes(x, out, TM: Int, TN: Int):
    """Image b belongs to block b; the second pass reads what the first one wrote, in order by the token chain."""
    b = ct.bid(0)
    for i in range(ct.num_tiles(x, axis=1, shape=(1, TM, TN))):
        for j in range(ct.num_tiles(x, axis=2, shape=(1, TM, TN))):
            ct.store(out, (b, i, j), ct.load(x, (b, i, j), (1, TM, TN)))
    for i in range(1, ct.num_tiles(x, axis=1, shape=(1, TM, TN))):
        for j in range(ct.num_tiles(x, axis=2, shape=(1, TM, TN))):
            ct.store(out, (b, i, j), ct.load(out, (b, i, j), (1, TM, TN)) + ct.load(out, (b, i - 1, j), (1, TM, TN)))


@tp.contract(x="f32[n]", steps="i32", TILE=256)
@ct.kernel
def relax_in_one_block(x, steps, TILE: Int):
    """Only block 0 works, whatever the grid: many sweeps over the array, each load after all stores before it."""
    if ct.bid(0) != 0:
        return
    for _ in range(steps):
        for t in range(ct.cdiv(x.shape[0], TILE)):
            o = t * TILE + ct.arange(TILE, dtype=np.int32)
            ct.scatter(x, o, (ct.gather(x, o - 1) + ct.gather(x, o + 1)) * 0.5)


@tp.contract(x="f32[m, n]", out="f32[m, n]", TM=4, TN=32, requires=["m < 2**20", "n < 2**20"])
@ct.kernel
def two_level_persistent(x, out, TM: Int, TN: Int):
    """The grid strides over row tiles, an inner loop over the column tiles."""
    for i in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TM, TN)), ct.num_blocks(0)):
        for j in range(ct.num_tiles(x, axis=1, shape=(TM, TN))):
            ct.store(out, (i, j), ct.load(x, (i, j), (TM, TN)))


@tp.contract(x="f32[n]", out="f32[n]", per="per", TILE=64, grid="cdiv(cdiv(n, TILE), per)", requires=["1 <= per",
             "per < 2**20", "n < 2**30"])
@ct.kernel
def consecutive_tiles(x, out, per, TILE: Int):
    """Block i takes tiles i per to i per + per - 1, as far as there are that many."""
    i = ct.bid(0)
    for t in range(i * per, min(i * per + per, ct.num_tiles(x, axis=0, shape=(TILE,)))):
        ct.store(out, (t,), ct.load(x, (t,), (TILE,)))


@tp.contract(x="f32[n]", out="f32[n]", choice="i32", TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def one_of_three_branches(x, out, choice, TILE: Int):
    """Each branch stores the same tile, and only one is taken."""
    i = ct.bid(0)
    v = ct.load(x, (i,), (TILE,))
    if choice == 0:
        ct.store(out, (i,), v)
    elif choice == 1:
        ct.store(out, (i,), v * v)
    else:
        ct.store(out, (i,), ct.sqrt(v))


@tp.contract(x="f32[n]", out="f32[n]", TILE=128, grid="cdiv(n, 2 * TILE)")
@ct.kernel
def two_tiles_with_guarded_second(x, out, TILE: Int):
    """Block i stores tiles 2i and, where there is one, 2i + 1."""
    i = ct.bid(0)
    ct.store(out, (2 * i,), ct.load(x, (2 * i,), (TILE,)))
    if 2 * i + 1 < ct.num_tiles(x, axis=0, shape=(TILE,)):
        ct.store(out, (2 * i + 1,), ct.load(x, (2 * i + 1,), (TILE,)))


@tp.contract(state="f32[b, n]", x="f32[b, t, n]", out="f32[b, t, n]", TN=64, grid=("b", "cdiv(n, TN)"))
@ct.kernel
def recurrence_with_state_in_memory(state, x, out, TN: Int):
    """A recurrence along t, its state kept in memory: tile (b, j) of the state is the block's own, step after step."""
    b, j = ct.bid(0), ct.bid(1)
    for s in range(x.shape[1]):
        v = ct.load(state, (b, j), (1, TN)) * 0.9 + ct.load(x, (b, s, j), (1, 1, TN)).reshape((1, TN))
        ct.store(state, (b, j), v)
        ct.store(out, (b, s, j), v.reshape((1, 1, TN)))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(x="f32[n]", steps="i32", TILE=256, grid="cdiv(n, TILE)")
@ct.kernel
def relax_by_all_blocks(x, steps, TILE: Int):
    """A block reads its neighbours' elements while they are written."""
    for _ in range(steps):
        o = ct.bid(0) * TILE + ct.arange(TILE, dtype=np.int32)
        ct.scatter(x, o, (ct.gather(x, o - 1) + ct.gather(x, o + 1)) * 0.5)


@tp.contract(x="f32[n]", out="f32[n]", per="per", TILE=64, grid="cdiv(cdiv(n, TILE), per)", requires=["1 <= per",
             "per < 2**20", "n < 2**30"])
@ct.kernel
def consecutive_tiles_one_more(x, out, per, TILE: Int):
    """One tile too many: the last one of block i is the first one of block i + 1."""
    i = ct.bid(0)
    for t in range(i * per, min(i * per + per + 1, ct.num_tiles(x, axis=0, shape=(TILE,)))):
        ct.store(out, (t,), ct.load(x, (t,), (TILE,)))


@tp.contract(x="f32[n]", out="f32[n]", TILE=128, grid="cdiv(n, 2 * TILE)")
@ct.kernel
def two_tiles_second_unguarded(x, out, TILE: Int):
    """With an odd number of tiles the last block's second tile lies outside."""
    i = ct.bid(0)
    ct.store(out, (2 * i,), ct.load(x, (2 * i,), (TILE,)))
    ct.store(out, (2 * i + 1,), ct.load(x, (2 * i + 1,), (TILE,)))


@tp.contract(x="f32[b, m, n]", out="f32[b, m, n]", TM=8, TN=64, grid=("b", "cdiv(m, TM)"))
@ct.kernel
def second_pass_over_neighbours(x, out, TM: Int, TN: Int):
    """The second pass reads a row tile that another block wrote in its first pass."""
    b, i = ct.bid(0), ct.bid(1)
    for j in range(ct.num_tiles(x, axis=2, shape=(1, TM, TN))):
        ct.store(out, (b, i, j), ct.load(x, (b, i, j), (1, TM, TN)))
    if i > 0:
        for j in range(ct.num_tiles(x, axis=2, shape=(1, TM, TN))):
            ct.store(out, (b, i, j), ct.load(out, (b, i - 1, j), (1, TM, TN)))
