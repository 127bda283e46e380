"""Softmax of each row, in place: one block per row, so no two blocks meet.

    tileproof verify examples/softmax.py
"""

import cuda.tile as ct

import tileproof as tp


@tp.contract(x="f32[m, n]", TILE=1024, grid="m", requires=["1 <= n", "n <= TILE"])
@ct.kernel
def softmax(x, TILE: ct.Constant[int]):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, TILE), padding_mode=ct.PaddingMode.NEG_INF)
    e = ct.exp(v - ct.max(v, axis=1, keepdims=True))
    ct.store(x, (row, 0), e / ct.sum(e, axis=1, keepdims=True))
