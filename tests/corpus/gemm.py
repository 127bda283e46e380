"""Matrix products: plain, persistent, swizzled, batched, split along k, transposed, scaled, with a vector."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f16[m, n]", TM=128, TN=128, TK=64,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@tp.contract(a="f16[m, k; lda, 1]", b="f16[k, n; ldb, 1]", c="f16[m, n; ldc, 1]", TM=128, TN=128, TK=64,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"), requires=["ldc >= n", "ldc >= 1"], name="leading-dimensions")
@ct.kernel
def matmul(a, b, c, TM: Int, TN: Int, TK: Int):
    """Output tile (i, j) belongs to block (i, j). How a and b are laid out does not matter: they are only read."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    ct.store(c, (i, j), acc.astype(c.dtype))


@tp.contract(a="f16[m, k]", b="f16[k, n]", bias="f16[n]", residual="f16[m, n]", c="f16[m, n]", TM=64, TN=128, TK=32,
             grid="cdiv(m, TM) * cdiv(n, TN)", requires=["m <= 2**20", "n <= 2**20"], alias=[("residual", "c")])
@ct.kernel
def matmul_bias_relu_residual(a, b, bias, residual, c, TM: Int, TN: Int, TK: Int):
    """A flat grid: block p owns tile (p // columns, p % columns), and the residual may be the output itself."""
    columns = ct.cdiv(c.shape[1], TN)
    i, j = ct.bid(0) // columns, ct.bid(0) % columns
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    v = ct.maximum(acc + ct.load(bias, (j,), (TN,)).reshape((1, TN)), 0.0)
    ct.store(c, (i, j), (v + ct.load(residual, (i, j), (TM, TN))).astype(c.dtype))


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f16[m, n]", TM=128, TN=256, TK=64, GROUP=8,
             grid="cdiv(m, TM) * cdiv(n, TN)", requires=["m <= 2**20", "n <= 2**20"])
@ct.kernel
def matmul_grouped_order(a, b, c, TM: Int, TN: Int, TK: Int, GROUP: Int):
    """Groups of GROUP tile rows, walked down the rows first, the last group being shorter: a bijection of
    0..rows*columns-1 to the tiles, as a tile number is group * GROUP * columns + column * height + row in group."""
    rows, columns = ct.cdiv(c.shape[0], TM), ct.cdiv(c.shape[1], TN)
    p = ct.bid(0)
    group = p // (GROUP * columns)
    height = min(rows - group * GROUP, GROUP)
    i = group * GROUP + p % (GROUP * columns) % height
    j = p % (GROUP * columns) // height
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    ct.store(c, (i, j), acc.astype(c.dtype))


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f16[m, n]", TM=64, TN=64, TK=32, requires=["m <= 2**20", "n <= 2**20"])
@ct.kernel
def matmul_persistent_row_major(a, b, c, TM: Int, TN: Int, TK: Int):
    """Tile t = i * columns + j is computed in one iteration of one block; (i, j) determines t."""
    columns = ct.num_tiles(c, axis=1, shape=(TM, TN))
    for t in range(ct.bid(0), ct.num_tiles(c, axis=0, shape=(TM, TN)) * columns, ct.num_blocks(0)):
        i, j = t // columns, t % columns
        acc = ct.full((TM, TN), 0, dtype=ct.float32)
        for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
            acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                         ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
        ct.store(c, (i, j), acc.astype(c.dtype))


@tp.contract(a="f16[g, m, k]", b="f16[g, k, n]", c="f16[g, m, n]", TM=64, TN=64, TK=32,
             grid=("g", "cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def batched_matmul(a, b, c, TM: Int, TN: Int, TK: Int):
    """One product a batch index: tile (g, i, j) belongs to block (g, i, j)."""
    g, i, j = ct.bid(0), ct.bid(1), ct.bid(2)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=2, shape=(1, TM, TK))):
        x = ct.load(a, (g, i, k), (1, TM, TK), padding_mode=ZERO).reshape((TM, TK))
        y = ct.load(b, (g, k, j), (1, TK, TN), padding_mode=ZERO).reshape((TK, TN))
        acc = ct.mma(x, y, acc)
    ct.store(c, (g, i, j), acc.astype(c.dtype).reshape((1, TM, TN)))


@tp.contract(a="f16[k, m]", b="f16[n, k]", c="f32[m, n]", TM=64, TN=64, TK=32,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def matmul_transposed_operands(a, b, c, TM: Int, TN: Int, TK: Int):
    """Both operands are loaded in transposed order; the output's tiles are the blocks' own."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.cdiv(a.shape[0], TK)):
        x = ct.load(a, (i, k), (TM, TK), order=(1, 0), padding_mode=ZERO)
        y = ct.load(b, (k, j), (TK, TN), order="F", padding_mode=ZERO)
        acc = ct.mma(x, y, acc)
    ct.store(c, (i, j), acc)


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f16[n, m]", TM=64, TN=64, TK=32,
             grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def matmul_transposed_output(a, b, c, TM: Int, TN: Int, TK: Int):
    """Block (i, j) stores tile (j, i) of the array, named in transposed order."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    ct.store(c, (i, j), acc.astype(c.dtype), order=(1, 0))


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f32[m, n]", TM=64, TN=64, TK=32,
             grid=("cdiv(m, TM)", "cdiv(n, TN)", "splits"), splits="splits")
@ct.kernel
def matmul_split_k_atomic(a, b, c, splits, TM: Int, TN: Int, TK: Int):
    """The splits of one tile add to it by atomics of device scope."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.bid(2), ct.num_tiles(a, axis=1, shape=(TM, TK)), splits):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    row = i * TM + ct.arange(TM, dtype=np.int32)
    column = j * TN + ct.arange(TN, dtype=np.int32)
    ct.atomic_add(c, (row[:, None], column[None, :]), acc)


@tp.contract(a="f16[m, k]", b="f16[k, n]", parts="f32[splits, m, n]", TM=64, TN=64, TK=32,
             grid=("splits", "cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def matmul_split_k_parts(a, b, parts, TM: Int, TN: Int, TK: Int):
    """Split s stores into its own slice of the workspace."""
    s, i, j = ct.bid(0), ct.bid(1), ct.bid(2)
    per = ct.cdiv(ct.cdiv(a.shape[1], TK), ct.num_blocks(0))
    last = min((s + 1) * per, ct.cdiv(a.shape[1], TK))
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(s * per, last):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    ct.store(parts, (s, i, j), acc.reshape((1, TM, TN)))


@tp.contract(parts="f32[splits, m, n]", c="f16[m, n]", TM=16, TN=64, grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def sum_split_k_parts(parts, c, TM: Int, TN: Int):
    """Output tile (i, j) belongs to block (i, j); the workspace is only read."""
    i, j = ct.bid(0), ct.bid(1)
    total = ct.full((1, TM, TN), 0, dtype=ct.float32)
    for s in range(parts.shape[0]):
        total += ct.load(parts, (s, i, j), (1, TM, TN))
    ct.store(c, (i, j), total.reshape((TM, TN)).astype(c.dtype))


@tp.contract(a="f16[m, k]", x="f16[k]", y="f32[m]", TM=8, TK=256, grid="cdiv(m, TM)")
@ct.kernel
def gemv(a, x, y, TM: Int, TK: Int):
    """Block i owns TM elements of y."""
    i = ct.bid(0)
    acc = ct.full((TM, TK), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc += (ct.load(a, (i, k), (TM, TK), padding_mode=ZERO)
                * ct.load(x, (k,), (TK,), padding_mode=ZERO).reshape((1, TK))).astype(ct.float32)
    ct.store(y, (i,), ct.sum(acc, axis=1))


@tp.contract(a="f32[m, n]", x="f32[m]", y="f32[n]", TM=32, TN=128, grid=("cdiv(m, TM)", "cdiv(n, TN)"))
@ct.kernel
def gemv_transposed_atomic(a, x, y, TM: Int, TN: Int):
    """Row tiles add to one tile of y through an atomic reduction of a tiled view, of device scope."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.load(a, (i, j), (TM, TN), padding_mode=ZERO) * ct.load(x, (i,), (TM,), padding_mode=ZERO).reshape((TM, 1))
    y.tiled_view((TN,)).atomic_store_add((j,), ct.sum(v, axis=0))


@tp.contract(a="f8E4M3FN[m, k]", b="f8E4M3FN[n, k]", sa="f32[m, cdiv(k, 128)]", sb="f32[cdiv(n, 128), cdiv(k, 128)]",
             c="bf16[m, n]", TM=64, grid=("cdiv(m, TM)", "cdiv(n, 128)"))
@ct.kernel
def matmul_block_scaled(a, b, sa, sb, c, TM: Int):
    """Scales a block of 128: as matmul, with more arrays that are only read."""
    i, j = ct.bid(0), ct.bid(1)
    row = i * TM + ct.arange(TM, dtype=np.int32)
    acc = ct.full((TM, 128), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, 128))):
        part = ct.mma(ct.load(a, (i, k), (TM, 128), padding_mode=ZERO),
                      ct.load(b, (k, j), (128, 128), order=(1, 0), padding_mode=ZERO),
                      ct.full((TM, 128), 0, dtype=ct.float32))
        acc += part * ct.gather(sa, (row, k))[:, None] * ct.load(sb, (j, k), (1, 1))
    ct.store(c, (i, j), acc.astype(c.dtype))


# --- broken twins ----------------------------------------------------------------------------------------------


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f32[m, n]", TM=64, TN=64, TK=32,
             grid=("cdiv(m, TM)", "cdiv(n, TN)", "splits"), splits="splits")
@ct.kernel
def matmul_split_k_plain(a, b, c, splits, TM: Int, TN: Int, TK: Int):
    """Two splits store the same tile."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.bid(2), ct.num_tiles(a, axis=1, shape=(TM, TK)), splits):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    ct.store(c, (i, j), acc)


@tp.contract(a="f16[m, k]", b="f16[k, n]", c="f16[m, n]", TM=64, TN=64, TK=32,
             grid="cdiv(m, TM) * cdiv(n, TN)", requires=["m <= 2**20", "n <= 2**20", "n <= m"])
@ct.kernel
def matmul_flat_grid_wrong_divisor(a, b, c, TM: Int, TN: Int, TK: Int):
    """Quotient by the number of columns, remainder by the number of rows: with 2 rows and 1 column of tiles, blocks
    0 and 1 name tiles (0, 0) and (1, 1), which lies outside."""
    rows, columns = ct.cdiv(c.shape[0], TM), ct.cdiv(c.shape[1], TN)
    i, j = ct.bid(0) // columns, ct.bid(0) % rows
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                     ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc)
    ct.store(c, (i, j), acc.astype(c.dtype))


@tp.contract(a="f16[m, k]", x="f16[k]", y="f32[m]", TM=8, TK=256, grid=("cdiv(m, TM)", "cdiv(k, TK)"))
@ct.kernel
def gemv_split_plain(a, x, y, TM: Int, TK: Int):
    """The column tiles of one row tile read, add and store y without atomics."""
    i, k = ct.bid(0), ct.bid(1)
    part = ct.sum(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO)
                  * ct.load(x, (k,), (TK,), padding_mode=ZERO).reshape((1, TK)), axis=1)
    ct.store(y, (i,), ct.load(y, (i,), (TM,)) + part.astype(ct.float32))
