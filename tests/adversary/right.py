"""Kernels aimed at weak spots that tileproof judges rightly: the names end in _p (proved) or _v (violation)."""

# ruff: noqa: B007, E741, F841, SIM102  what the kernels do is the point, however clumsily

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
RELAXED, ACQUIRE, RELEASE, ACQ_REL = (
    ct.MemoryOrder.RELAXED,
    ct.MemoryOrder.ACQUIRE,
    ct.MemoryOrder.RELEASE,
    ct.MemoryOrder.ACQ_REL,
)
BLOCK, DEVICE = ct.MemoryScope.BLOCK, ct.MemoryScope.DEVICE


@tp.contract(x="f32[m, n; 0, 1]", out="f32[m, n]", T=32, grid=("cdiv(m, T)", "cdiv(n, T)"))
@ct.kernel
def zstride_read_p(x, out, T: Int):
    ct.store(out, (ct.bid(0), ct.bid(1)), ct.load(x, (ct.bid(0), ct.bid(1)), (T, T)))


@tp.contract(x="f32[m, n; 0, 1]", T=1, grid=("m", "cdiv(n, 32)"))
@ct.kernel
def zstride_write_v(x, T: Int):
    ct.store(x, (ct.bid(0), ct.bid(1)), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; 0, 1]", grid="1", requires=["m >= 2", "n>=1"])
@ct.kernel
def zstride_internal_v(x):
    ct.store(x, (0, 0), ct.full((2, 32), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; lda, 1]", grid=("m", "cdiv(n, 32)"))
@ct.kernel
def lda_v(x):
    ct.store(x, (ct.bid(0), ct.bid(1)), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; lda, 1]", grid=("m", "cdiv(n, 32)"), requires=["lda >= n"])
@ct.kernel
def lda_p(x):
    ct.store(x, (ct.bid(0), ct.bid(1)), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; ?, 1]", grid=("m", "cdiv(n, 32)"))
@ct.kernel
def ldaq_p(x):
    ct.store(x, (ct.bid(0), ct.bid(1)), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="cdiv(n,32)")
@ct.kernel
def floordiv_v(x):
    j = (ct.bid(0) - 1) // 2
    if j >= 0:
        ct.store(x, (j,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="cdiv(n,32)")
@ct.kernel
def ceildiv_v(x):
    j = -((-ct.bid(0)) // 2)
    if j < ct.num_tiles(x, axis=0, shape=(32,)):
        ct.store(x, (j,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", N="n", grid="n")
@ct.kernel
def negmod_p(x, N):
    ct.scatter(x, (-ct.bid(0)) % N + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]", grid="3", name="p")
@tp.contract(x="f32[n]", grid="4", name="v")
@ct.kernel
def modneg(x):
    ct.scatter(x, ct.bid(0) % -3 + 2 + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]", grid="1")
@ct.kernel
def negstep_p(x):
    nt = ct.num_tiles(x, axis=0, shape=(32,))
    for i in range(nt):
        ct.store(x, (nt - 1 - i,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]")
@ct.kernel
def wrapmul_v(x):
    ct.scatter(x, ct.bid(0) * 4096 + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]")
@ct.kernel
def wrapmul256_p(x):
    ct.scatter(x, ct.bid(0) * 256 + ct.arange(256, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]", index="i64")
@ct.kernel
def wrapmul64_p(x):
    ct.scatter(x, ct.bid(0).astype(ct.int64) * 4096 + ct.arange(1, dtype=np.int64), 1.0)


@tp.contract(x="f32[n]", grid="cdiv(n, 64)", name="v")
@tp.contract(x="f32[n]", grid="1", name="p", requires=["n>=64"])
@ct.kernel
def two_views(x):
    i = ct.bid(0)
    a = ct.load(x, (i,), (64,))
    ct.store(x, (i,), a)
    ct.store(x, (i,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="n // 64", requires=[])
@ct.kernel
def two_views_half_p(x):
    i = ct.bid(0)
    a = ct.load(x, (i,), (64,))
    ct.store(x, (2 * i,), ct.full((32,), 1.0, dtype=ct.float32))
    ct.store(x, (2 * i + 1,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="cdiv(n,32)", k="i32")
@ct.kernel
def early_v(x, k):
    i = ct.bid(0)
    for a in range(3):
        for b in range(k):
            if b > 2:
                break
            if a + b == 4:
                ct.store(x, (0,), ct.full((32,), 1.0, dtype=ct.float32))
    if i > 0:
        return
    ct.store(x, (i,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(q="f32[m, 64; 192, 1]", k="f32[m, 64; 192, 1]", grid="m")
@ct.kernel
def gap_v(q, k):
    s = q.slice(axis=1, start=0, stop=128)
    ct.store(s, (ct.bid(0), 0), ct.full((1, 128), 1.0, dtype=ct.float32))
    ct.store(k, (ct.bid(0), 0), ct.full((1, 64), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", a="i32", b="i32", grid="1")
@ct.kernel
def slice_v(x, a, b):
    s = x.slice(axis=0, start=a, stop=b)
    ct.store(s, (0,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", a="i32", b="i32", grid="2", requires=["0 <= a", "a < b", "b <= n"])
@ct.kernel
def slice2_v(x, a, b):
    s = x.slice(axis=0, start=a, stop=b)
    ct.store(s, (0,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", a="i32", grid="2", requires=["0 < a", "a < n"])
@ct.kernel
def slice3_p(x, a):
    if ct.bid(0) == 0:
        s = x.slice(axis=0, start=0, stop=a)
        ct.store(s, (0,), ct.full((32,), 1.0, dtype=ct.float32))
    else:
        t = x.slice(axis=0, start=a, stop=x.shape[0])
        ct.store(t, (0,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]")
@ct.kernel
def while_gridstride_p(x):
    j = ct.bid(0)
    nt = ct.num_tiles(x, axis=0, shape=(32,))
    while j < nt:
        ct.store(x, (j,), ct.full((32,), 1.0, dtype=ct.float32))
        j += ct.num_blocks(0)


@tp.contract(flag="u32[1]", x="f32[1]", out="f32[1]", grid="2", init={"flag": 4294967295})
@ct.kernel
def u32flag_p(flag, x, out):
    one = ct.arange(1, dtype=np.int32)
    if ct.bid(0) == 0:
        ct.scatter(x, one, 1.0)
        ct.atomic_xchg(flag, one, ct.full((1,), 1, dtype=ct.uint32), memory_order=RELEASE, memory_scope=DEVICE)
    else:
        v = ct.atomic_add(flag, one, ct.full((1,), 0, dtype=ct.uint32), memory_order=ACQUIRE, memory_scope=DEVICE)
        ct.scatter(out, one, ct.gather(x, one, mask=(v == 1)))


@tp.contract(head="u32[1]", queue="i32[q]", init={"head": 4294967295}, grid="2")
@ct.kernel
def u32counter_p(head, queue):
    one = ct.arange(1, dtype=np.int32)
    t = ct.atomic_add(head, one, ct.full((1,), 1, dtype=ct.uint32), memory_order=RELAXED, memory_scope=DEVICE)
    ct.scatter(queue, t.astype(ct.int32), ct.bid(0))


@tp.contract(q="f32[m, n; lda, 1]", grid="1", requires=["m >= 2", "n + 64 <= lda"])
@ct.kernel
def gap2_v(q):
    s = q.slice(axis=1, start=0, stop=q.shape[1] + 64)
    ct.store(s, (0, 0), ct.full((1, 64), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", c="bool", grid="2")
@ct.kernel
def boolscalar_v(x, c):
    if c:
        ct.store(x, (0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", c="u8", grid="2", requires=["n>=1000"])
@ct.kernel
def u8scalar_v(x, c):
    if c >= 200:
        ct.store(x, (ct.bid(0) * 0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", c="u32", grid="2", requires=["n>=1000"])
@ct.kernel
def u32scalar_v(x, c):
    if c >= 2147483649:
        ct.store(x, (ct.bid(0) * 0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", c="i8", grid="300", requires=["n>=1000"])
@ct.kernel
def i8wrap_v(x, c):
    b = ct.bid(0).astype(ct.int8)
    if b >= 0:
        ct.store(x, (b,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("i32[n]", facts=["distinct"]), out="i32[k]", grid="n")
@ct.kernel
def distinct_p(x, out):
    one = ct.arange(1, dtype=np.int32)
    v = ct.gather(x, one + ct.bid(0))
    ct.scatter(out, v, 1)


@tp.contract(x=tp.Array("i32[n]", facts=["distinct"]), out="i32[k]", grid="n")
@ct.kernel
def distinct_written_v(x, out):
    one = ct.arange(1, dtype=np.int32)
    ct.scatter(x, one + ct.bid(0), 0)
    v = ct.gather(x, one + ct.bid(0))
    ct.scatter(out, v, 1)


@tp.contract(x=tp.Array("i32[n]", facts=["distinct where value >= 0"]), out="i32[k]", grid="n")
@ct.kernel
def distinct_where_p(x, out):
    one = ct.arange(1, dtype=np.int32)
    v = ct.gather(x, one + ct.bid(0))
    ct.scatter(out, v, 1)


@tp.contract(x=tp.Array("i32[n]", facts=["distinct where value >= 5"]), out="i32[k]", grid="n")
@ct.kernel
def distinct_where_v(x, out):
    one = ct.arange(1, dtype=np.int32)
    v = ct.gather(x, one + ct.bid(0))
    ct.scatter(out, v, 1)


@tp.contract(x="f32[n]", a="i32", grid="1")
@ct.kernel
def many_returns_v(x, a):
    i = ct.bid(0)
    if a == 1:
        return
    if a == 2:
        return
    if a == 3:
        return
    if a == 4:
        return
    if a == 5:
        return
    if a == 6:
        return
    if a == 7:
        return
    if a == 8:
        return
    if a == 9:
        return
    if a == 10:
        return
    if a == 11:
        return
    if a == 12:
        return
    ct.store(x, (i,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="1", requires=["n>=32*8"])
@ct.kernel
def nestbreak_p(x, k):
    for a in range(4):
        for b in range(k):
            if b >= 2:
                break
            ct.store(x, (a * 2 + b,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="1", requires=["k >= 0"])
@ct.kernel
def counterwrap_v(x, k):
    for i in range(0, k, 1000):
        if i < ct.num_tiles(x, axis=0, shape=(32,)):
            ct.store(x, (i,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", s="i32", grid="1", requires=["k <= 10"])
@ct.kernel
def zerostep_v(x, k, s):
    for i in range(0, k, s):
        ct.store(x, (0,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="n")
@ct.kernel
def divrt_v(x, k):
    j = ct.bid(0) // k
    if j == 5:
        if j < x.shape[0]:
            ct.store(x, (j,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="n")
@ct.kernel
def minmax_v(x):
    j = min(max(ct.bid(0) - 3, 0), 7)
    if j < x.shape[0]:
        ct.store(x, (j,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", name="v")
@ct.kernel
def gridleft(x):
    ct.scatter(x, ct.bid(0) + ct.bid(2) + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[0]", grid="4")
@ct.kernel
def zerosize_p(x):
    ct.scatter(x, ct.bid(0) + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]", grid="4")
@ct.kernel
def zerosize_v(x):
    ct.store(x, (0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="n", requires=["1 == 1", "n == n", "n % 1 == 0"])
@ct.kernel
def taut_p(x):
    ct.scatter(x, ct.bid(0) + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n // k]", K="k", grid="n // k")
@ct.kernel
def dimdiv_p(x, K):
    ct.scatter(x, ct.bid(0) + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]", K="k", grid="cdiv(n, max(k, 1))")
@ct.kernel
def maxk_v(x, K):
    ct.store(x, (ct.bid(0),), ct.full((1,), 1.0, dtype=ct.float32))
    if K == 0:
        ct.store(x, (0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="i32[n]", grid="2", requires=["n >= 1"])
@ct.kernel
def mixedscope_v(x):
    one = ct.arange(1, dtype=np.int32)
    if ct.bid(0) == 0:
        ct.atomic_add(x, one, 1, memory_order=RELAXED, memory_scope=DEVICE)
    else:
        ct.atomic_add(x, one, 1, memory_order=RELAXED, memory_scope=BLOCK)


@tp.contract(lock="i32[1]", x="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def lock_after_v(lock, x):
    one = ct.arange(1, dtype=np.int32)
    while ct.atomic_cas(lock, one, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE).item() != 0:
        pass
    ct.scatter(x, one, 1.0)
    ct.atomic_xchg(lock, one, 0, memory_order=RELEASE, memory_scope=DEVICE)
    ct.scatter(x, one, 1.0)


@tp.contract(lock="i32[2]", x="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def lock_two_v(lock, x):
    one = ct.arange(1, dtype=np.int32)
    l = one + ct.bid(0) % 2
    while ct.atomic_cas(lock, l, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE).item() != 0:
        pass
    ct.scatter(x, one, 1.0)
    ct.atomic_xchg(lock, l, 0, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(x=tp.Array("i8[n]", facts=["value >= 100"]), out="f32[2]", grid="1", requires=["n >= 2"])
@ct.kernel
def i8fact_v(x, out):
    a = ct.gather(x, ct.arange(1, dtype=np.int32)).item()
    if a >= 120:
        ct.store(out, (2,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("i64[n]", facts=["0 <= value", "value < m"]), out="f32[m]", grid="1", requires=["n >= 2"])
@ct.kernel
def i64fact_p(x, out):
    a = ct.gather(x, ct.arange(1, dtype=np.int32)).item()
    ct.store(out, (a.astype(ct.int32),), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="1", requires=["k <= 1000", "n >= 2000000"])
@ct.kernel
def tri_p(x, k):
    for a in range(k):
        for b in range(a):
            ct.store(x, (a * 1000 + b,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="2", requires=["k <= 1000", "n >= 2000000"])
@ct.kernel
def tri_v(x, k):
    for a in range(ct.bid(0), k, 2):
        for b in range(a + 1):
            ct.store(x, (a + b,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="2", requires=["k <= 1000", "n >= 2000000"])
@ct.kernel
def tri2_p(x, k):
    for a in range(ct.bid(0), k, 2):
        for b in range(3):
            ct.store(x, (a * 3 + b,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="g", requires=["k <= 1000", "n >= 2000000"])
@ct.kernel
def cont_v(x, k):
    for a in range(k):
        if a % 2 == ct.bid(0):
            continue
        ct.store(x, (a,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", k="i32", grid="2", requires=["k <= 1000", "n >= 2000000"])
@ct.kernel
def cont_p(x, k):
    for a in range(k):
        if a % 2 == ct.bid(0):
            continue
        ct.store(x, (a,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", grid="n")
@ct.kernel
def negdiv_v(x):
    j = -(ct.bid(0) // -2)
    if j < x.shape[0]:
        ct.store(x, (j,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", index="i64", requires=["n >= 2**33"])
@ct.kernel
def i64wrap_v(x):
    j = ct.bid(0) * 4096
    ct.scatter(x, j + ct.arange(1, dtype=np.int32), 1.0)


@tp.contract(x="f32[n]", index="i64", requires=["n >= 2**33"])
@ct.kernel
def i64nowrap_p(x):
    j = ct.bid(0).astype(ct.int64) * 4096
    ct.scatter(x, j + ct.arange(1, dtype=np.int64), 1.0)


@tp.contract(x="f32[n, n]", grid="n", requires=["n>=2"])
@ct.kernel
def rowcol_v(x):
    c = ct.load(x, (0, ct.bid(0)), (32, 1))
    ct.store(x, (ct.bid(0), 0), ct.full((1, 32), 1.0, dtype=ct.float32) + ct.reshape(c, (1, 32)))


@tp.contract(x="f32[2, 3; 1, 1]", grid="1")
@ct.kernel
def selfoverlap_v(x):
    ct.store(x, (0, 0), ct.full((2, 4), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; 2, 3]", grid="1", requires=["1 <= m", "m <= 2", "1 <= n", "n<=2"])
@ct.kernel
def coprime_p(x):
    ct.store(x, (0, 0), ct.full((2, 2), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; 2, 3]", grid="1", requires=["m == 4", "n == 4"])
@ct.kernel
def coprime_v(x):
    ct.store(x, (0, 0), ct.full((4, 4), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; a, b]", grid="m", requires=["a >= n*b", "b >= 1"])
@ct.kernel
def strided_p(x):
    for j in range(ct.num_tiles(x, axis=1, shape=(1, 32))):
        ct.store(x, (ct.bid(0), j), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(x="f32[m, n; a, b]", grid="m", requires=["a >= n*b"])
@ct.kernel
def strided_v(x):
    for j in range(ct.num_tiles(x, axis=1, shape=(1, 32))):
        ct.store(x, (ct.bid(0), j), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(head="u32[1]", out="f32[k]", init={"head": 2147483648}, grid="2", requires=["k>=8"])
@ct.kernel
def u32counter_v(head, out):
    one = ct.arange(1, dtype=np.int32)
    t = ct.atomic_add(head, one, ct.full((1,), 1, dtype=ct.uint32), memory_order=RELAXED, memory_scope=DEVICE)
    if t.item() >= 2147483648:
        ct.store(out, (0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(c="i32[1]", p="f32[2]", grid="2", init={"c": 0})
@ct.kernel
def counter_two_v(c, p):
    one = ct.arange(1, dtype=np.int32)
    a = ct.atomic_add(c, one, 1, memory_order=RELAXED, memory_scope=DEVICE)
    ct.scatter(p, one, 1.0, mask=(a == 0))
    b = ct.atomic_add(c, one, 1, memory_order=RELAXED, memory_scope=DEVICE)
    ct.scatter(p, one, 1.0, mask=(b == 2))


@tp.contract(c="i32[1]", q="i32[n]", k="i32", init={"c": 0}, requires=["k<=4"], grid="g")
@ct.kernel
def ticket_loop_p(c, q, k):
    one = ct.arange(1, dtype=np.int32)
    for i in range(k):
        t = ct.atomic_add(c, one, 1, memory_order=RELAXED, memory_scope=DEVICE)
        ct.scatter(q, t, 1)
