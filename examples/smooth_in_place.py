"""Smoothing in place, with a bug: a block reads the tile that the next block may have overwritten already.

    tileproof verify examples/smooth_in_place.py
"""

import cuda.tile as ct

import tileproof as tp


@tp.contract(x="f32[n]", TILE=128, grid="cdiv(n, TILE)")
@ct.kernel
def smooth(x, TILE: ct.Constant[int]):
    i = ct.bid(0)
    if i + 1 < ct.num_tiles(x, axis=0, shape=(TILE,)):
        here = ct.load(x, (i,), (TILE,))
        ahead = ct.load(x, (i + 1,), (TILE,))
        ct.store(x, (i,), 0.5 * (here + ahead))
