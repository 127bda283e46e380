"""cuTile kernels of many kinds, with their contracts; how each is launched and what it must give is in cases.py."""

import cuda.tile as ct

import tileproof as tp

Int = ct.Constant[int]
ZERO, NEG_INF = ct.PaddingMode.ZERO, ct.PaddingMode.NEG_INF
RELAXED, DEVICE = ct.MemoryOrder.RELAXED, ct.MemoryScope.DEVICE
F1 = "f32[n]"
TILES = "cdiv(n, TILE)"

# --- elementwise ---------------------------------------------------------------


@tp.contract(x=F1, y=F1, out=F1, a="f32", TILE=64, grid=TILES)
@ct.kernel
def saxpy(x, y, out, a, TILE: Int):
    i = ct.bid(0)
    ct.store(out, (i,), a * ct.load(x, (i,), (TILE,)) + ct.load(y, (i,), (TILE,)))


@tp.contract(x="f16[m, n]", out="f16[m, n]", TILE=32, grid=("cdiv(m, TILE)", "cdiv(n, TILE)"))
@ct.kernel
def gelu(x, out, TILE: Int):
    i, j = ct.bid(0), ct.bid(1)
    a = ct.load(x, (i, j), (TILE, TILE)).astype(ct.float32)
    b = 0.5 * a * (1 + ct.tanh(0.7978845608 * (a + 0.044715 * a * a * a)))
    ct.store(out, (i, j), b.astype(x.dtype))


@tp.contract(x="bf16[n]", out="bf16[n]", TILE=64, grid=TILES)
@ct.kernel
def silu(x, out, TILE: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (TILE,)).astype(ct.float32)
    ct.store(out, (i,), (a / (1 + ct.exp(-a))).astype(x.dtype))


@tp.contract(x=F1, out="f32[8, n]", TILE=64, grid=TILES)
@ct.kernel
def functions(x, out, TILE: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (TILE,))
    b = ct.abs(a) + 0.25
    rows = (ct.sin(a), ct.cos(a), ct.exp2(a), ct.log(b), ct.sqrt(b), ct.rsqrt(b), ct.floor(a), ct.ceil(a))
    for k in ct.static_iter(range(8)):
        ct.store(out, (k, i), ct.reshape(rows[k], (1, TILE)))


@tp.contract(x="i32[n]", y="i32[n]", out="i32[8, n]", TILE=64, grid=TILES)
@ct.kernel
def integers(x, y, out, TILE: Int):
    """Python's rounding of // and %, wrap, shifts, bits."""
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (TILE,)), ct.load(y, (i,), (TILE,))
    d = ct.where(b == 0, 1, b)
    s = b & 31
    rows = (a // d, a % d, a * b, (a << s), a >> s, (a & b) ^ (a | ~b), ct.maximum(a, b) - ct.minimum(a, b), -a)
    for k in ct.static_iter(range(8)):
        ct.store(out, (k, i), ct.reshape(rows[k], (1, TILE)))


@tp.contract(x="u32[n]", y="u32[n]", out="u32[6, n]", TILE=64, grid=TILES)
@ct.kernel
def unsigned_integers(x, y, out, TILE: Int):
    """Without //, for which cuda-tile 1.7 emits a rounding that the official tools refuse."""
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (TILE,)), ct.load(y, (i,), (TILE,))
    d = ct.where(b == 0, ct.uint32(1), b)
    less = ct.where(a < b, ct.uint32(1), ct.uint32(0))
    rows = (a * b, a % d, ct.maximum(a, b), ct.minimum(a, b), a >> (b & ct.uint32(31)), less)
    for k in ct.static_iter(range(6)):
        ct.store(out, (k, i), ct.reshape(rows[k], (1, TILE)))


@tp.contract(x="i64[n]", y="i64[n]", out="i64[n]", TILE=64, grid=TILES)
@ct.kernel
def wide_integers(x, y, out, TILE: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (TILE,)), ct.load(y, (i,), (TILE,))
    ct.store(out, (i,), a * b + (a >> 7) - ct.where(a < b, a, b))


@tp.contract(x=F1, y=F1, out="i32[n]", TILE=64, grid=TILES)
@ct.kernel
def comparisons(x, y, out, TILE: Int):
    """With NaN among the operands."""
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (TILE,)), ct.load(y, (i,), (TILE,))
    bits = (a < b, a <= b, a > b, a >= b, a == b, a != b)
    total = ct.zeros((TILE,), ct.int32)
    for k in ct.static_iter(range(6)):
        total = total + ct.where(bits[k], 1 << k, 0)
    ct.store(out, (i,), total)


@tp.contract(x=F1, y=F1, out="f32[4, n]", TILE=64, grid=TILES)
@ct.kernel
def extremes(x, y, out, TILE: Int):
    """With NaN among the operands."""
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (TILE,)), ct.load(y, (i,), (TILE,))
    rows = (
        ct.maximum(a, b),
        ct.minimum(a, b),
        ct.maximum(a, b, propagate_nan=True),
        ct.minimum(a, b, propagate_nan=True),
    )
    for k in ct.static_iter(range(4)):
        ct.store(out, (k, i), ct.reshape(rows[k], (1, TILE)))


# --- casts -----------------------------------------------------------------------

CASTS = [
    *(("f32", to) for to in ("f16", "bf16", "f64", "f8E4M3FN", "f8E5M2", "i8", "i32", "i64", "u8", "u32")),
    *((of, "f32") for of in ("f16", "bf16", "f64", "f8E4M3FN", "f8E5M2", "i8", "i32", "i64", "u8", "u32", "bool")),
    *(("i32", to) for to in ("i8", "i16", "i64", "u32", "bool", "f16", "bf16", "f64")),
    *((of, "i32") for of in ("i8", "u8", "i64", "bool", "f16", "f64")),
    *(("f64", to) for to in ("f16", "bf16", "i64", "u64")),
    *((of, "f64") for of in ("i64", "u64")),
    ("i64", "f16"),
    ("i64", "bf16"),
    ("f16", "bf16"),
    ("bf16", "f16"),
    ("f16", "f8E5M2"),
    ("f8E4M3FN", "bf16"),
]


@ct.kernel
def cast(x, out, TILE: Int):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)).astype(out.dtype))


for _of, _to in CASTS:
    tp.contract(x=f"{_of}[n]", out=f"{_to}[n]", TILE=64, grid=TILES, name=f"{_of}-{_to}")(cast)


@tp.contract(x=F1, out=F1, TILE=64, grid=TILES)
@ct.kernel
def clear_sign(x, out, TILE: Int):
    i = ct.bid(0)
    a = ct.bitcast(ct.load(x, (i,), (TILE,)), ct.int32) & 0x7FFFFFFF
    ct.store(out, (i,), ct.bitcast(a, ct.float32))


@tp.contract(x="i32[n]", out="i16[2 * n]", TILE=64, grid=TILES, requires=["n % TILE == 0"])
@ct.kernel
def split_words(x, out, TILE: Int):
    i = ct.bid(0)
    halves = ct.unpack_from_bytes(ct.pack_to_bytes(ct.load(x, (i,), (TILE,))), ct.int16)
    ct.store(out, (i,), halves)


# --- products ----------------------------------------------------------------------


@ct.kernel
def matmul(a, b, c, TM: Int, TN: Int, TK: Int):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        acc = ct.mma(
            ct.load(a, (i, k), (TM, TK), padding_mode=ZERO), ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), acc
        )
    ct.store(c, (i, j), acc.astype(c.dtype))


for _factor, _result in (("f16", "f16"), ("bf16", "bf16"), ("f16", "f32"), ("f8E4M3FN", "f32"), ("f8E5M2", "f16")):
    tp.contract(
        a=f"{_factor}[m, k]", b=f"{_factor}[k, n]", c=f"{_result}[m, n]", TM=32, TN=32, TK=32,
        grid=("cdiv(m, TM)", "cdiv(n, TN)"), name=f"{_factor}-{_result}",
    )(matmul)  # fmt: skip


@tp.contract(a="f32[m, k]", b="f32[k, n]", c="f32[m, n]", T=32, grid=("cdiv(m, T)", "cdiv(n, T)"))
@ct.kernel
def matmul_tf32(a, b, c, T: Int):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((T, T), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(T, T))):
        x = ct.load(a, (i, k), (T, T), padding_mode=ZERO).astype(ct.tfloat32)
        y = ct.load(b, (k, j), (T, T), padding_mode=ZERO).astype(ct.tfloat32)
        acc = ct.mma(x, y, acc)
    ct.store(c, (i, j), acc)


@tp.contract(a="i8[m, k]", b="u8[k, n]", c="i32[m, n]", T=32, grid=("cdiv(m, T)", "cdiv(n, T)"))
@ct.kernel
def matmul_integers(a, b, c, T: Int):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.full((T, T), 0, dtype=ct.int32)
    for k in range(ct.num_tiles(a, axis=1, shape=(T, T))):
        x = ct.load(a, (i, k), (T, T), padding_mode=ZERO)
        y = ct.load(b, (k, j), (T, T), padding_mode=ZERO)
        acc = ct.mma(x, y, acc)
    ct.store(c, (i, j), acc)


@tp.contract(a="f16[b, m, k]", w="f16[b, k, n]", c="f32[b, m, n]", T=16, grid=("b", "cdiv(m, T)", "cdiv(n, T)"),
             requires=["k <= T", "1 <= k"])  # fmt: skip
@ct.kernel
def matmul_batched(a, w, c, T: Int):
    b, i, j = ct.bid(0), ct.bid(1), ct.bid(2)
    x = ct.load(a, (b, i, 0), (1, T, T), padding_mode=ZERO)
    y = ct.load(w, (b, 0, j), (1, T, T), padding_mode=ZERO)
    ct.store(c, (b, i, j), ct.mma(x, y, ct.zeros((1, T, T), ct.float32)))


@tp.contract(a="f16[m, k]", b="f16[n, k]", c="f32[m, n]", T=32, grid=("cdiv(m, T)", "cdiv(n, T)"),
             requires=["k <= T", "1 <= k"])  # fmt: skip
@ct.kernel
def matmul_transposed(a, b, c, T: Int):
    """The second factor is read through a view with its dimensions exchanged."""
    i, j = ct.bid(0), ct.bid(1)
    x = ct.load(a, (i, 0), (T, T), padding_mode=ZERO)
    y = ct.load(b, (0, j), (T, T), order=(1, 0), padding_mode=ZERO)
    ct.store(c, (i, j), ct.mma(x, y, ct.zeros((T, T), ct.float32)))


# --- rows: softmax, norms, attention -------------------------------------------------


@tp.contract(x="f32[m, n]", out="f32[m, n]", TILE=128, grid="m", requires=["1 <= n", "n <= TILE"])
@ct.kernel
def softmax(x, out, TILE: Int):
    i = ct.bid(0)
    v = ct.load(x, (i, 0), (1, TILE), padding_mode=NEG_INF)
    e = ct.exp(v - ct.max(v, axis=1, keepdims=True))
    ct.store(out, (i, 0), e / ct.sum(e, axis=1, keepdims=True))


@tp.contract(x="f16[m, n]", w="f16[n]", b="f16[n]", out="f16[m, n]", n="n", TILE=128, grid="m",
             requires=["1 <= n", "n <= TILE"])  # fmt: skip
@ct.kernel
def layer_norm(x, w, b, out, n, TILE: Int):
    i = ct.bid(0)
    v = ct.load(x, (i, 0), (1, TILE), padding_mode=ZERO).astype(ct.float32)
    mean = ct.sum(v, axis=1, keepdims=True) / n
    inside = ct.reshape(ct.arange(TILE, dtype=ct.int32) < n, (1, TILE))
    d = ct.where(inside, v - mean, 0.0)
    scale = ct.rsqrt(ct.sum(d * d, axis=1, keepdims=True) / n + 1e-5)
    weight = ct.reshape(ct.load(w, (0,), (TILE,), padding_mode=ZERO), (1, TILE)).astype(ct.float32)
    bias = ct.reshape(ct.load(b, (0,), (TILE,), padding_mode=ZERO), (1, TILE)).astype(ct.float32)
    ct.store(out, (i, 0), (d * scale * weight + bias).astype(x.dtype))


@tp.contract(x="bf16[m, n]", w="bf16[n]", out="bf16[m, n]", n="n", TILE=64, grid="m", requires=["1 <= n"])
@ct.kernel
def rms_norm(x, w, out, n, TILE: Int):
    """Two passes over rows of any length."""
    i = ct.bid(0)
    total = ct.zeros((1, TILE), ct.float32)
    for j in range(ct.num_tiles(x, axis=1, shape=(1, TILE))):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=ZERO).astype(ct.float32)
        total += v * v
    scale = ct.rsqrt(ct.sum(total, axis=1, keepdims=True) / n + 1e-6)
    for j in range(ct.num_tiles(x, axis=1, shape=(1, TILE))):
        v = ct.load(x, (i, j), (1, TILE), padding_mode=ZERO).astype(ct.float32)
        weight = ct.reshape(ct.load(w, (j,), (TILE,), padding_mode=ZERO), (1, TILE)).astype(ct.float32)
        ct.store(out, (i, j), (v * scale * weight).astype(x.dtype))


@tp.contract(q="f16[h, m, d]", k="f16[h, n, d]", v="f16[h, n, d]", out="f16[h, m, d]", n="n", BM=16, BN=16, BD=32,
             grid=("h", "cdiv(m, BM)"), requires=["1 <= d", "d <= BD", "1 <= n"])  # fmt: skip
@ct.kernel
def attention(q, k, v, out, n, BM: Int, BN: Int, BD: Int):
    """One pass over keys and values with a running maximum."""
    h, i = ct.bid(0), ct.bid(1)
    x = ct.reshape(ct.load(q, (h, i, 0), (1, BM, BD), padding_mode=ZERO), (BM, BD))
    top = ct.full((BM, 1), float("-inf"), ct.float32)
    total = ct.zeros((BM, 1), ct.float32)
    acc = ct.zeros((BM, BD), ct.float32)
    for j in range(ct.cdiv(n, BN)):
        y = ct.reshape(ct.load(k, (h, j, 0), (1, BN, BD), padding_mode=ZERO), (BN, BD))
        s = ct.mma(x, ct.transpose(y), ct.zeros((BM, BN), ct.float32))
        inside = ct.reshape(j * BN + ct.arange(BN, dtype=ct.int32) < n, (1, BN))
        s = ct.where(inside, s, float("-inf"))
        higher = ct.maximum(top, ct.max(s, axis=1, keepdims=True))
        p = ct.exp(s - higher)
        shrink = ct.exp(top - higher)
        total = total * shrink + ct.sum(p, axis=1, keepdims=True)
        z = ct.reshape(ct.load(v, (h, j, 0), (1, BN, BD), padding_mode=ZERO), (BN, BD))
        acc = ct.mma(p.astype(ct.float16), z, acc * shrink)
        top = higher
    ct.store(out, (h, i, 0), ct.reshape((acc / total).astype(out.dtype), (1, BM, BD)))


# --- rearrangements --------------------------------------------------------------------


@tp.contract(x="f32[m, n]", out="f32[n, m]", T=32, grid=("cdiv(m, T)", "cdiv(n, T)"))
@ct.kernel
def transpose(x, out, T: Int):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (j, i), ct.transpose(ct.load(x, (i, j), (T, T))))


@tp.contract(x="i16[a, b, c]", out="i16[c, a, b]", T=8, grid=("cdiv(a, T)", "cdiv(b, T)", "cdiv(c, T)"))
@ct.kernel
def permute(x, out, T: Int):
    i, j, k = ct.bid(0), ct.bid(1), ct.bid(2)
    ct.store(out, (k, i, j), ct.permute(ct.load(x, (i, j, k), (T, T, T)), (2, 0, 1)))


@tp.contract(x="i32[n]", y="i32[n]", out="i32[2 * n]", TILE=32, grid="n // TILE", requires=["n % TILE == 0"])
@ct.kernel
def interleave(x, y, out, TILE: Int):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (TILE,)), ct.load(y, (i,), (TILE,))
    pairs = ct.cat((ct.reshape(a, (TILE, 1)), ct.reshape(b, (TILE, 1))), 1)
    ct.store(out, (i,), ct.reshape(pairs, (2 * TILE,)))


@tp.contract(x=F1, out=F1, TILE=64, grid=TILES)
@ct.kernel
def swap_halves(x, out, TILE: Int):
    """By extract and cat."""
    i = ct.bid(0)
    a = ct.load(x, (i,), (TILE,), padding_mode=ZERO)
    ct.store(out, (i,), ct.cat((ct.extract(a, (1,), (TILE // 2,)), ct.extract(a, (0,), (TILE // 2,))), 0))


@tp.contract(x="f32[m, n; lda, 1]", out="f32[m, n]", T=16, grid=("cdiv(m, T)", "cdiv(n, T)"), requires=["lda >= n"])
@ct.kernel
def pack_rows(x, out, T: Int):
    """Rows that lie apart in memory."""
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (i, j), ct.load(x, (i, j), (T, T)))


@tp.contract(x="i32[n]", out="i32[n]", TILE=16, grid="n - TILE + 1", requires=["n >= TILE"])
@ct.kernel
def window_sums(x, out, TILE: Int):
    """Tiles that overlap, one element apart."""
    i = ct.bid(0)
    view = x.tiled_view((TILE,), traversal_steps=(1,))
    ct.scatter(out, i, ct.sum(view.load((i,))))


@tp.contract(x="f16[a, b, c]", out="f16[a, b, c]", T=8, grid=("cdiv(a, T)", "cdiv(b, T)", "cdiv(c, T)"))
@ct.kernel
def double_3d(x, out, T: Int):
    i, j, k = ct.bid(0), ct.bid(1), ct.bid(2)
    ct.store(out, (i, j, k), ct.load(x, (i, j, k), (T, T, T)) * 2)


@tp.contract(x="i32[m, n]", out="i32[m, n]", T=16, index="i64", grid=("cdiv(m, T)", "cdiv(n, T)"))
@ct.kernel
def wide_index(x: ct.IndexedWithInt64, out: ct.IndexedWithInt64, T: Int):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(out, (i, j), ct.load(x, (i, j), (T, T)) + 1)


# --- reductions and scans --------------------------------------------------------------


@tp.contract(x="i32[m, n]", out="i32[4, m]", TM=16, TN=64, grid="cdiv(m, TM)", requires=["1 <= n", "n <= TN"])
@ct.kernel
def row_reductions(x, out, TM: Int, TN: Int):
    i = ct.bid(0)
    a = ct.load(x, (i, 0), (TM, TN), padding_mode=ZERO)
    rows = (ct.sum(a, axis=1), ct.max(a, axis=1), ct.min(a, axis=1), ct.argmax(a, axis=1))
    for k in ct.static_iter(range(4)):
        ct.store(out, (k, i), ct.reshape(rows[k], (1, TM)))


@tp.contract(x="f32[m, n]", out="f32[1]", TM=16, TN=64, grid="1", requires=["m <= TM", "1 <= m", "1 <= n", "n <= TN"])
@ct.kernel
def whole_sum(x, out, TM: Int, TN: Int):
    ct.scatter(out, 0, ct.sum(ct.load(x, (0, 0), (TM, TN), padding_mode=ZERO)))


@tp.contract(x="i32[m, n]", out="i32[3, m, n]", TM=8, TN=64, grid="cdiv(m, TM)", requires=["1 <= n", "n <= TN"])
@ct.kernel
def scans(x, out, TM: Int, TN: Int):
    i = ct.bid(0)
    a = ct.load(x, (i, 0), (TM, TN), padding_mode=ZERO)
    rows = (ct.cumsum(a, axis=1), ct.cumsum(a, axis=1, reverse=True), ct.cumprod(a, axis=1))
    for k in ct.static_iter(range(3)):
        ct.store(out, (k, i, 0), ct.reshape(rows[k], (1, TM, TN)))


@tp.contract(x="f32[n]", out="f32[n]", TILE=128, grid="1", requires=["n <= TILE", "1 <= n"])
@ct.kernel
def running_sum(x, out, TILE: Int):
    ct.store(out, (0,), ct.cumsum(ct.load(x, (0,), (TILE,), padding_mode=ZERO), axis=0))


@tp.contract(x="i32[n]", out="i32[n]", TILE=64, grid=TILES)
@ct.kernel
def running_xor(x, out, TILE: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (TILE,), padding_mode=ZERO)
    ct.store(out, (i,), ct.scan(a, 0, lambda p, q: p ^ q, 0))


# --- gather and scatter -----------------------------------------------------------------


@tp.contract(index="i32[n]", table="f32[m, d]", out="f32[n, d]", TD=16, grid="n", requires=["d <= TD", "1 <= d"])
@ct.kernel
def embedding(index, table, out, TD: Int):
    """Indices outside of the table give zeros."""
    i = ct.bid(0)
    row = ct.gather(index, i)
    column = ct.arange(TD, dtype=ct.int32)
    ct.scatter(out, (i, column), ct.gather(table, (row, column), padding_value=0.0))


@tp.contract(index=tp.Array("i32[n]", facts=["distinct", "0 <= value", "value < n"]), x=F1, out=F1, TILE=64, grid=TILES)
@ct.kernel
def scatter_permutation(index, x, out, TILE: Int):
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=ct.int32)
    inside = o < x.shape[0]
    ct.scatter(out, ct.gather(index, o, mask=inside, padding_value=-1), ct.gather(x, o), mask=inside)


@tp.contract(x="i32[m, n]", rows="i32[t]", out="i32[t, n]", T=16, grid=("t // T", "cdiv(n, T)"),
             requires=["t % T == 0"])  # fmt: skip
@ct.kernel
def sparse_rows(x, rows, out, T: Int):
    i, j = ct.bid(0), ct.bid(1)
    r = ct.load(rows, (i,), (T,))
    a = ct.load_advanced_indexing(x, (r, ct.Slice(j * T, T)), padding_mode=ZERO)
    ct.store(out, (i, j), a)


# --- atomics -------------------------------------------------------------------------------


@tp.contract(x="i32[n]", bins="i32[k]", TILE=64, grid=TILES, init={"bins": 0})
@ct.kernel
def histogram(x, bins, TILE: Int):
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=ct.int32)
    ct.atomic_add(bins, ct.gather(x, o, padding_value=-1), 1, memory_order=RELAXED, memory_scope=DEVICE)


@tp.contract(x="i32[n]", out="i32[5]", TILE=64, grid=TILES, init={"out": 0})
@ct.kernel
def atomic_extremes(x, out, TILE: Int):
    a = ct.load(x, (ct.bid(0),), (TILE,), padding_mode=ZERO)
    ct.atomic_max(out, 0, ct.max(a), memory_order=RELAXED, memory_scope=DEVICE)
    ct.atomic_min(out, 1, ct.min(a), memory_order=RELAXED, memory_scope=DEVICE)
    ct.atomic_or(out, 2, ct.reduce(a, 0, lambda p, q: p | q, 0), memory_order=RELAXED, memory_scope=DEVICE)
    ct.atomic_xor(out, 3, ct.reduce(a, 0, lambda p, q: p ^ q, 0), memory_order=RELAXED, memory_scope=DEVICE)
    ct.atomic_add(out, 4, ct.sum(a), memory_order=RELAXED, memory_scope=DEVICE)


@tp.contract(x="f32[m, n]", out="f32[m]", TM=16, TN=16, grid=("cdiv(m, TM)", "cdiv(n, TN)"), init={"out": 0})
@ct.kernel
def split_row_sums(x, out, TM: Int, TN: Int):
    s = ct.sum(ct.load(x, (ct.bid(0), ct.bid(1)), (TM, TN), padding_mode=ZERO), axis=1)
    o = ct.bid(0) * TM + ct.arange(TM, dtype=ct.int32)
    ct.atomic_add(out, o, s, memory_order=RELAXED, memory_scope=DEVICE)


@tp.contract(owner="i32[n]", got="i32[g, n]", TILE=16, grid="g", requires=["n <= TILE", "1 <= n"], init={"owner": -1})
@ct.kernel
def first_come(owner, got, TILE: Int):
    """Of each element one block becomes the owner; all learn who was it before."""
    o = ct.arange(TILE, dtype=ct.int32)
    old = ct.atomic_cas(owner, o, -1, ct.bid(0), memory_order=RELAXED, memory_scope=DEVICE)
    ct.scatter(got, (ct.bid(0), o), old)


# --- control flow --------------------------------------------------------------------------


@tp.contract(x="i32[n]", out="i32[n]", grid="n")
@ct.kernel
def collatz(x, out):
    v, steps = ct.gather(x, ct.bid(0)), 0
    while True:
        if v <= 1:
            break
        v = v // 2 if v % 2 == 0 else 3 * v + 1
        steps = steps + 1
    ct.scatter(out, ct.bid(0), steps)


@tp.contract(x="i32[m, n]", out="i32[m]", limit="i32", grid="m")
@ct.kernel
def first_above(x, out, limit):
    """The first column whose number is above the limit, -1 if there is none."""
    found = -1
    for j in range(x.shape[1]):
        if ct.gather(x, (ct.bid(0), j)) > limit:
            found = j
            break
    ct.scatter(out, ct.bid(0), found)


@tp.contract(x="f32[n]", w="f32[k]", out="f32[n]", TILE=32, grid=TILES)
@ct.kernel
def convolution(x, w, out, TILE: Int):
    o = ct.bid(0) * TILE + ct.arange(TILE, dtype=ct.int32)
    acc = ct.zeros((TILE,), ct.float32)
    for j in range(w.shape[0]):
        acc += ct.gather(w, j) * ct.gather(x, o + j, padding_value=0.0)
    ct.scatter(out, o, acc)


@tp.contract(x="i32[n]", out="i32[n]", TILE=16)
@ct.kernel
def grid_stride(x, out, TILE: Int):
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(TILE,)), ct.num_blocks(0)):
        ct.store(out, (t,), ct.load(x, (t,), (TILE,)) * t)


@tp.contract(x="i32[n, n]", T=8, grid="1", requires=["n % T == 0", "1 <= n"])
@ct.kernel
def triangle(x, T: Int):
    """Nested loops, the inner one from the outer's counter; updates in place."""
    for i in range(ct.num_tiles(x, axis=0, shape=(T, T))):
        for j in range(i, ct.num_tiles(x, axis=1, shape=(T, T))):
            if (i + j) % 2 == 0:
                ct.store(x, (i, j), ct.load(x, (i, j), (T, T)) + i * 10 + j)
            else:
                ct.store(x, (i, j), -ct.load(x, (i, j), (T, T)))


@tp.contract(x="i32[n]", n_iter="i32", TILE=16, grid=TILES, requires=["n_iter <= 100"])
@ct.kernel
def accumulate(x, n_iter, TILE: Int):
    for _ in range(n_iter):
        ct.store(x, (ct.bid(0),), ct.load(x, (ct.bid(0),), (TILE,)) * 3 + 1)


