"""Control flow: loops, branches, early exits."""

import cuda.tile as ct

Int = ct.Constant[int]


@ct.kernel
def nested_loops(x, n, m, T: Int):
    for i in range(n):
        for j in range(i, m, 2):
            ct.store(x, (i, j), ct.load(x, (i, j), (T, T)) + i * j)


@ct.kernel
def carried(x, out, n, T: Int):
    acc, count = ct.zeros((T,), ct.float32), 0
    for i in range(n):
        acc += ct.load(x, (i,), (T,))
        count += 1
    ct.store(out, (ct.bid(0),), acc / count)


@ct.kernel
def branches(x, out, n, T: Int):
    i = ct.bid(0)
    a = ct.load(x, (i,), (T,))
    if i < n:
        a = a + 1
        if i % 2 == 0:
            ct.store(out, (i,), a)
    elif i == n:
        a = a * 2
    else:
        a, n = -a, n + 1
    ct.store(out, (n,), a)


@ct.kernel
def early_return(x, n, T: Int):
    if ct.bid(0) >= n:
        return
    ct.store(x, (ct.bid(0),), ct.zeros((T,), ct.float32))


@ct.kernel
def while_loop(x, n, T: Int):
    i = 0
    while i < n:
        ct.store(x, (i,), ct.load(x, (i,), (T,)) + 1)
        i = i * 2 + 1


@ct.kernel
def break_and_continue(x, n, T: Int):
    for i in range(n):
        if i % 3 == 1:
            continue
        if i > 17:
            break
        ct.store(x, (i,), ct.load(x, (i,), (T,)) + 1)


@ct.kernel
def break_from_while(x, n, T: Int):
    while n > 0:
        n = n - 1
        if n % 7 == 0:
            break
        ct.store(x, (n,), ct.zeros((T,), ct.float32))


@ct.kernel
def persistent(x, out, T: Int):
    for t in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(T,)), ct.num_blocks(0)):
        ct.store(out, (t,), ct.load(x, (t,), (T,)))


@ct.kernel
def sibling_branches(x, n, T: Int):
    if n > 0:
        a = ct.load(x, (0,), (T,)) + 1
        ct.store(x, (1,), a * a)
    else:
        b = ct.load(x, (2,), (T,)) - 1
        ct.store(x, (3,), b + b)
    if n > 1:
        ct.store(x, (4,), ct.load(x, (5,), (T,)) + n)


F1 = "f32[1]"
ARGUMENTS = {
    "nested_loops": ("f32[2]", "i32", "i32", 8),
    "carried": (F1, F1, "i32", 32),
    "branches": (F1, F1, "i32", 16),
    "early_return": (F1, "i32", 16),
    "while_loop": (F1, "i32", 16),
    "break_and_continue": (F1, "i32", 16),
    "break_from_while": (F1, "i32", 16),
    "persistent": (F1, F1, 128),
    "sibling_branches": (F1, "i32", 16),
}
