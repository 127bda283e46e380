"""Pointers, views, atomics, ordering and scope, diagnostics."""

import cuda.tile as ct

Int = ct.Constant[int]
Order, Scope = ct.MemoryOrder, ct.MemoryScope


@ct.kernel
def gather_scatter(x, index, out, T: Int):
    i = ct.load(index, (ct.bid(0),), (T,))
    v = ct.gather(x, i, padding_value=3.5)
    ct.scatter(out, i, v, mask=v > 0, latency=4)


@ct.kernel
def gather_2d(x, out, T: Int):
    i = ct.arange(T, dtype=ct.int32)
    ct.scatter(out, (i, 0), ct.gather(x, (1, i), check_bounds=False))


@ct.kernel
def raw_memory(x, out, n, T: Int):
    i = ct.arange(T, dtype=ct.int32) + ct.bid(0) * T
    a = x.get_raw_memory().load_offset(i, mask=i < n, padding_value=0)
    out.get_raw_memory().store_offset(i, a, mask=i < n)


@ct.kernel
def atomics(x, out, T: Int):
    i = ct.arange(T, dtype=ct.int32)
    a = ct.atomic_add(x, i, 1) + ct.atomic_max(x, i, 5) + ct.atomic_min(x, i, 7, memory_order=Order.RELAXED)
    a = a + ct.atomic_and(x, i, 12) + ct.atomic_or(x, i, 3) + ct.atomic_xor(x, i, 9, memory_scope=Scope.SYS)
    a = a + ct.atomic_xchg(x, i, 4, memory_order=Order.ACQUIRE)
    ct.store(out, (0,), a + ct.atomic_cas(x, i, 0, 1, memory_order=Order.RELEASE, memory_scope=Scope.BLOCK))


@ct.kernel
def unsigned_atomics(x, out, T: Int):
    i = ct.arange(T, dtype=ct.int32)
    ct.store(out, (0,), ct.atomic_max(x, i, ct.uint32(5)) + ct.atomic_min(x, i, ct.uint32(7), check_bounds=False))


@ct.kernel
def float_atomics(x, y, T: Int):
    ct.atomic_add(y, ct.bid(0), ct.sum(ct.load(x, (ct.bid(0),), (T,))))


@ct.kernel
def message(data, flag, out, T: Int):
    if ct.bid(0) == 0:
        ct.store(data, (0,), ct.ones((T,), ct.float32))
        ct.atomic_xchg(flag, 0, 1, memory_order=Order.RELEASE)
    else:
        while ct.atomic_add(flag, 0, 0, memory_order=Order.ACQUIRE) == 0:
            pass
        ct.store(out, (0,), ct.load(data, (0,), (T,)))


@ct.kernel
def ordered_views(x, out, T: Int):
    a = ct.load(x, (0,), (T,), memory_order=Order.ACQUIRE, memory_scope=Scope.DEVICE, latency=2)
    ct.store(out, (0,), a, memory_order=Order.RELEASE, memory_scope=Scope.SYS, allow_tma=False)


@ct.kernel
def padding(x, out, T: Int):
    P = ct.PaddingMode
    a = ct.load(x, (0,), (T,), padding_mode=P.NEG_INF) + ct.load(x, (0,), (T,), padding_mode=P.POS_INF)
    a += ct.load(x, (1,), (T,), padding_mode=P.NAN) * ct.load(x, (1,), (T,), padding_mode=P.NEG_ZERO)
    ct.store(out, (0,), a, check_bounds=False)


@ct.kernel
def overlapping_view(x, out, T: Int):
    v = x.tiled_view((T, T), traversal_steps=(1, T), padding_mode=ct.PaddingMode.ZERO)
    for i in range(v.num_tiles(0)):
        out.tiled_view((T, T)).store((i, 0), v.load((i, 0)), latency=3)


@ct.kernel
def sparse_rows(x, out, c, T: Int):
    rows = ct.arange(T, dtype=ct.int32) * 3
    a = ct.load_advanced_indexing(x, (rows, ct.Slice(c, T)), padding_mode=ct.PaddingMode.ZERO)
    ct.store_advanced_indexing(out, (ct.Slice(c, T), rows), a)


@ct.kernel
def view_reduction(x, out, T: Int):
    v = out.tiled_view((T,))
    a = ct.load(x, (ct.bid(0),), (T,))
    v.atomic_store_add((0,), a)
    v.atomic_store_max((1,), a)


@ct.kernel
def slices(x, out, start, T: Int):
    ct.store(out.slice(0, start, start + T), (0,), ct.load(x.slice(0, 0, start), (0,), (T,)))


@ct.kernel
def big(x: ct.IndexedWithInt64, out: ct.IndexedWithInt64, T: Int):
    i = ct.bid(0)
    ct.store(out, (i, ct.bid(1)), ct.load(x, (i, ct.bid(2)), (T, T)))


@ct.kernel
def array_list(arrays, out, T: Int):
    acc = ct.zeros((T,), ct.float32)
    for k in range(len(arrays)):
        acc += ct.load(arrays[k], (ct.bid(0),), (T,))
    ct.store(out, (ct.bid(0),), acc)


@ct.kernel
def diagnostics(x, n, T: Int):
    a = ct.load(x, (0,), (T,))
    ct.assert_(a > 0, 'positive, "please"\n')
    ct.printf("n = %d, 100%%\n", n)
    ct.print(a, n)


@ct.kernel
def divisible(x, out, n, T: Int):
    m = ct.assume_divisible_by(n, 16)
    ct.store(out, (m // 16,), ct.load(x, (m,), (T,)))


@ct.kernel
def dependent_launch(x, out, T: Int):
    ct.grid_dependency_control_wait()
    ct.store(out, (0,), ct.load(x, (0,), (T,)))
    ct.grid_dependency_control_launch_dependents()


F1, I1 = "f32[1]", "i32[1]"
ARGUMENTS = {
    "gather_scatter": (F1, I1, F1, 64),
    "gather_2d": ("f32[2]", "f32[2]", 32),
    "raw_memory": (F1, F1, "i32", 64),
    "atomics": (I1, I1, 8),
    "unsigned_atomics": ("u32[1]", "u32[1]", 8),
    "float_atomics": (F1, F1, 64),
    "message": (F1, I1, F1, 16),
    "ordered_views": (F1, F1, 16),
    "padding": (F1, F1, 16),
    "overlapping_view": ("f32[2]", "f32[2]", 8),
    "sparse_rows": ("f32[2]", "f32[2]", "i32", 8),
    "view_reduction": (I1, I1, 16),
    "slices": (F1, F1, "i32", 16),
    "big": ("f32[2;i64]", "f32[2;i64]", 16),
    "array_list": ("list f32[1]", F1, 32),
    "diagnostics": (F1, "i32", 16),
    "divisible": (F1, F1, "i32", 16),
    "dependent_launch": (F1, F1, 16),
}
SINCE = {
    "padding": (13, 4),
    "overlapping_view": (13, 3),
    "sparse_rows": (13, 3),
    "view_reduction": (13, 3),
    "dependent_launch": (13, 4),
    "diagnostics": (13, 1),
}
