"""Counters of arrivals: who comes last has everything before it (last block done, split K, barriers)."""

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


def arrive(count, i, step=1, order=ACQ_REL, scope=DEVICE):
    return ct.atomic_add(count, i, step, memory_order=order, memory_scope=scope)


def collect(part, n):
    """The sum of the first n of up to 64 elements."""
    lane = ct.arange(64, dtype=np.int32)
    return ct.sum(ct.gather(part, lane, mask=lane < n, padding_value=0))


def last_of(part, count, out, n, order=ACQ_REL, scope=DEVICE):
    b = ct.bid(0)
    ct.scatter(part, b, 1.0)
    if arrive(count, 0, order=order, scope=scope) == n - 1:
        ct.scatter(out, 0, collect(part, ct.num_blocks(0)))


@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0}, name="zero"
)
@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 1}, name="one")
@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": -1}, name="minus-one"
)
@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], name="unknown")
@ct.kernel
def last_block(part, count, out):
    """From 0 the value g - 1 is the last; from 1 it is the last but one; from -1 no block returns it."""
    last_of(part, count, out, ct.num_blocks(0))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def last_block_relaxed(part, count, out):
    """Nothing is published."""
    last_of(part, count, out, ct.num_blocks(0), order=RELAXED)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def last_block_release_only(part, count, out):
    """The last does not acquire."""
    last_of(part, count, out, ct.num_blocks(0), order=RELEASE)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def last_block_acquire_only(part, count, out):
    """The others do not release."""
    last_of(part, count, out, ct.num_blocks(0), order=ACQUIRE)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def last_block_own_scope(part, count, out):
    """Scopes that do not include the other blocks."""
    last_of(part, count, out, ct.num_blocks(0), scope=BLOCK)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def last_but_one(part, count, out):
    """One block has not arrived."""
    last_of(part, count, out, ct.num_blocks(0) - 1)


@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0}, K=0, name="never"
)
@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0}, K=1, name="last"
)
@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0}, K=2, name="last-two"
)
@ct.kernel
def at_least(part, count, out, K: Int):
    """``>=``: the K last blocks read; for K = 2 one of them has not seen the other's part."""
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) >= ct.num_blocks(0) - K:
        ct.scatter(out, 0, collect(part, ct.num_blocks(0)))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def arrives_before_it_writes(part, count, out):
    """The store is not token-ordered before the release."""
    last = arrive(count, 0) == ct.num_blocks(0) - 1
    ct.scatter(part, ct.bid(0), 1.0)
    if last:
        ct.scatter(out, 0, collect(part, ct.num_blocks(0)))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def reads_before_it_arrives(part, count, out):
    """The loads are not token-ordered after the acquire."""
    ct.scatter(part, ct.bid(0), 1.0)
    total = collect(part, ct.num_blocks(0))
    if arrive(count, 0) == ct.num_blocks(0) - 1:
        ct.scatter(out, 0, total)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def two_tables(part, count, out):
    """All write to ``out`` after they have arrived, so nothing orders those that are not the last."""
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) != ct.num_blocks(0) - 1:
        ct.scatter(out, 0, 0.0)
    else:
        ct.scatter(out, 0, collect(part, ct.num_blocks(0)))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["2 <= g", "g <= 64"], init={"count": 0})
@ct.kernel
def all_but_block_0(part, count, out):
    """Blocks 1 to g - 1 arrive, the last of them returns g - 2, and block 0 has no part."""
    n = ct.num_blocks(0)
    if ct.bid(0) > 0:
        ct.scatter(part, ct.bid(0) - 1, 1.0)
        if arrive(count, 0) == n - 2:
            ct.scatter(out, 0, collect(part, n - 1))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["2 <= g", "g <= 64"], init={"count": 0})
@ct.kernel
def block_0_does_not_arrive(part, count, out):
    """Block 0 writes its part and says nothing."""
    n = ct.num_blocks(0)
    ct.scatter(part, ct.bid(0), 1.0)
    if ct.bid(0) > 0:  # noqa: SIM102
        if arrive(count, 0) == n - 2:
            ct.scatter(out, 0, collect(part, n))


@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", keep="i32[g]", grid="g", requires=["g <= 64"], init={"count": 0}
)
@ct.kernel
def conditional_part(part, count, out, keep):
    """Whether a block has a part depends on data; all arrive."""
    if ct.gather(keep, ct.bid(0)) > 0:
        ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) == ct.num_blocks(0) - 1:
        ct.scatter(out, 0, collect(part, ct.num_blocks(0)))


@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0}, K=1, name="last"
)
@tp.contract(
    part="f32[g]",
    count="i32[1]",
    out="f32[1]",
    grid="g",
    requires=["2 <= g", "g <= 64"],
    init={"count": 0},
    K=2,
    name="last-but-one",
)
@ct.kernel
def arrives_twice(part, count, out, K: Int):
    """Two arrivals a block, a part before each: of 2 g values only the last has all before it."""
    b, n = ct.bid(0), ct.num_blocks(0)
    ct.scatter(part, b, 1.0)
    arrive(count, 0)
    ct.scatter(part, b, 2.0)
    if arrive(count, 0) == 2 * n - K:
        ct.scatter(out, 0, collect(part, n))


@tp.contract(
    part="f32[m]",
    count="i32[1]",
    out="f32[1]",
    n="i32",
    grid="g",
    requires=["1 <= n", "n <= 4", "g <= 16"],
    init={"count": 0},
)
@ct.kernel
def arrives_for_each_chunk(part, count, out, n):
    """Each of n chunks is written and counted; the last of n g has all before it."""
    all_chunks = n * ct.num_blocks(0)
    for i in range(n):
        ct.scatter(part, ct.bid(0) * n + i, 1.0)
        if arrive(count, 0) == all_chunks - 1:
            ct.scatter(out, 0, collect(part, all_chunks))


@tp.contract(
    part="f32[m]",
    count="i32[1]",
    out="f32[1]",
    n="i32",
    grid="g",
    requires=["1 <= n", "n <= 4", "g <= 16"],
    init={"count": 0},
)
@ct.kernel
def counts_each_chunk_too_early(part, count, out, n):
    """A chunk is counted before it is written."""
    all_chunks = n * ct.num_blocks(0)
    for i in range(n):
        last = arrive(count, 0) == all_chunks - 1
        ct.scatter(part, ct.bid(0) * n + i, 1.0)
        if last:
            ct.scatter(out, 0, collect(part, all_chunks))


@tp.contract(
    part="f32[m]",
    count="i32[1]",
    out="f32[1]",
    n="i32",
    grid="g",
    requires=["1 <= n", "n <= 4", "g <= 16"],
    init={"count": 0},
)
@ct.kernel
def arrives_after_all_chunks(part, count, out, n):
    """One arrival after the loop."""
    for i in range(n):
        ct.scatter(part, ct.bid(0) * n + i, 1.0)
    if arrive(count, 0) == ct.num_blocks(0) - 1:
        ct.scatter(out, 0, collect(part, n * ct.num_blocks(0)))


@tp.contract(
    a="f32[m, k]",
    part="f32[m, k]",
    count="i32[m]",
    out="f32[m]",
    grid=("m", "k"),
    requires=["m <= 1000", "k <= 64"],
    init={"count": 0},
)
@ct.kernel
def split_k(a, part, count, out):
    """A counter for each row of blocks: the last of its k blocks reads the row."""
    i, j, k = ct.bid(0), ct.bid(1), ct.num_blocks(1)
    ct.scatter(part, (i, j), ct.gather(a, (i, j)))
    if arrive(count, i) == k - 1:
        lane = ct.arange(64, dtype=np.int32)
        ct.scatter(out, i, ct.sum(ct.gather(part, (i, lane), mask=lane < k, padding_value=0)))


@tp.contract(
    a="f32[m, k]",
    part="f32[m, k]",
    count="i32[m]",
    out="f32[m]",
    grid=("m", "k"),
    requires=["2 <= m", "m <= 1000", "k <= 64"],
    init={"count": 0},
)
@ct.kernel
def split_k_one_counter(a, part, count, out):
    """All rows share counter 0; the k-th arrival says nothing about its own row."""
    i, j, k = ct.bid(0), ct.bid(1), ct.num_blocks(1)
    ct.scatter(part, (i, j), ct.gather(a, (i, j)))
    if arrive(count, 0) == k - 1:
        lane = ct.arange(64, dtype=np.int32)
        ct.scatter(out, i, ct.sum(ct.gather(part, (i, lane), mask=lane < k, padding_value=0)))


@tp.contract(
    a="f32[m, k]",
    part="f32[m, k]",
    count="i32[m]",
    out="f32[m]",
    grid=("m", "k"),
    requires=["1 <= k", "m <= 1000", "k <= 64"],
    init={"count": 0},
)
@ct.kernel
def split_k_next_row(a, part, count, out):
    """The last of row i reads row i - 1."""
    i, j, k = ct.bid(0), ct.bid(1), ct.num_blocks(1)
    ct.scatter(part, (i, j), ct.gather(a, (i, j)))
    if arrive(count, i) == k - 1:
        lane = ct.arange(64, dtype=np.int32)
        ct.scatter(out, i, ct.sum(ct.gather(part, (i - 1, lane), mask=lane < k, padding_value=0)))


@tp.contract(
    acc="f32[m]", a="f32[m, k]", turn="i32[m]", grid=("m", "k"), requires=["m <= 1000", "k <= 64"], init={"turn": 0}
)
@ct.kernel
def split_k_in_turn(acc, a, turn):
    """Block j of a row waits until j blocks have added, adds, and lets the next one in."""
    i, j = ct.bid(0), ct.bid(1)
    while ct.atomic_or(turn, i, 0, memory_order=ACQUIRE, memory_scope=DEVICE) != j:
        pass
    ct.scatter(acc, i, ct.gather(acc, i) + ct.gather(a, (i, j)))
    ct.atomic_xchg(turn, i, j + 1, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(
    acc="f32[m]", a="f32[m, k]", turn="i32[m]", grid=("m", "k"), requires=["m <= 1000", "k <= 64"], init={"turn": 0}
)
@ct.kernel
def split_k_in_turn_relaxed(acc, a, turn):
    """The turn is taken without acquiring."""
    i, j = ct.bid(0), ct.bid(1)
    while ct.atomic_or(turn, i, 0, memory_order=RELAXED, memory_scope=DEVICE) != j:
        pass
    ct.scatter(acc, i, ct.gather(acc, i) + ct.gather(a, (i, j)))
    ct.atomic_xchg(turn, i, j + 1, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def last_resets(part, count, out):
    """The last block sets the counter back for the next launch, when nobody will add any more."""
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) == ct.num_blocks(0) - 1:
        ct.scatter(out, 0, collect(part, ct.num_blocks(0)))
        ct.atomic_xchg(count, 0, 0, memory_order=RELAXED, memory_scope=DEVICE)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["4 <= g", "g <= 64"], init={"count": 0})
@ct.kernel
def second_resets_to_the_end(part, count, out):
    """The second to arrive sets the counter to g - 1: the third believes that it is the last."""
    n = ct.num_blocks(0)
    ct.scatter(part, ct.bid(0), 1.0)
    old = arrive(count, 0)
    if old == n - 1:
        ct.scatter(out, 0, collect(part, n))
    if old == 1:
        ct.atomic_xchg(count, 0, n - 1, memory_order=ACQ_REL, memory_scope=DEVICE)


@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 0}, name="zero"
)
@tp.contract(
    part="f32[g]", count="i32[1]", out="f32[1]", grid="g", requires=["g <= 64"], init={"count": 3}, name="three"
)
@ct.kernel
def last_modulo(part, count, out):
    """The counter is never reset: modulo g the last has g - 1, if the launch before left a multiple of g."""
    n = ct.num_blocks(0)
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) % n == n - 1:
        ct.scatter(out, 0, collect(part, n))


@tp.contract(
    part="f32[g]", count="i32[2]", out="f32[2]", grid="g", requires=["g <= 64", "g % 2 == 0"], init={"count": 0}
)
@ct.kernel
def halves(part, count, out):
    """Even and odd blocks count apart, g / 2 each; the last of a half reads the whole."""
    side = ct.bid(0) % 2
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, side) == ct.num_blocks(0) // 2 - 1:
        ct.scatter(out, side, collect(part, ct.num_blocks(0)))


@tp.contract(
    part="f32[g]", count="i32[2]", out="f32[2]", grid="g", requires=["g <= 64", "g % 2 == 0"], init={"count": 0}
)
@ct.kernel
def halves_apart(part, count, out):
    """As halves, but each half has parts of its own: even blocks in front, odd ones behind."""
    side, half = ct.bid(0) % 2, ct.num_blocks(0) // 2
    ct.scatter(part, side * half + ct.bid(0) // 2, 1.0)
    if arrive(count, side) == half - 1:
        lane = ct.arange(64, dtype=np.int32)
        ct.scatter(out, side, ct.sum(ct.gather(part, side * half + lane, mask=lane < half, padding_value=0)))


@tp.contract(
    part="f32[g]",
    pair="i32[g]",
    root="i32[1]",
    out="f32[1]",
    grid="g",
    requires=["g <= 64", "g % 2 == 0"],
    init={"pair": 0, "root": 0},
)
@ct.kernel
def tree(part, pair, root, out):
    """The second of each pair arrives at the root; the last of those has all pairs before it."""
    b, n = ct.bid(0), ct.num_blocks(0)
    ct.scatter(part, b, 1.0)
    if arrive(pair, b // 2) == 1:  # noqa: SIM102
        if arrive(root, 0) == n // 2 - 1:
            ct.scatter(out, 0, collect(part, n))


@tp.contract(
    part="f32[g]",
    pair="i32[g]",
    root="i32[1]",
    out="f32[1]",
    grid="g",
    requires=["g <= 64", "g % 2 == 0"],
    init={"pair": 0, "root": 0},
)
@ct.kernel
def tree_relaxed_leaves(part, pair, root, out):
    """What the first of a pair wrote does not reach the second."""
    b, n = ct.bid(0), ct.num_blocks(0)
    ct.scatter(part, b, 1.0)
    if arrive(pair, b // 2, order=RELAXED) == 1:  # noqa: SIM102
        if arrive(root, 0) == n // 2 - 1:
            ct.scatter(out, 0, collect(part, n))


def barrier(count, n, order=RELEASE):
    arrive(count, 0, order=order)
    while ct.atomic_or(count, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) < n:
        pass


@tp.contract(part="f32[g]", count="i32[1]", out="f32[g]", grid="g", requires=["g <= 64"], init={"count": 0})
@ct.kernel
def grid_barrier(part, count, out):
    """All wait until g have arrived, then read what others wrote."""
    ct.scatter(part, ct.bid(0), 1.0)
    barrier(count, ct.num_blocks(0))
    ct.scatter(out, ct.bid(0), collect(part, ct.num_blocks(0)))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[g]", grid="g", requires=["2 <= g", "g <= 64"], init={"count": 0})
@ct.kernel
def grid_barrier_one_short(part, count, out):
    """One block may be missing."""
    ct.scatter(part, ct.bid(0), 1.0)
    barrier(count, ct.num_blocks(0) - 1)
    ct.scatter(out, ct.bid(0), collect(part, ct.num_blocks(0)))


@tp.contract(part="f32[g]", count="i32[1]", out="f32[g]", grid="g", requires=["2 <= g", "g <= 64"], init={"count": 0})
@ct.kernel
def grid_barrier_relaxed(part, count, out):
    """The arrivals do not release."""
    ct.scatter(part, ct.bid(0), 1.0)
    barrier(count, ct.num_blocks(0), order=RELAXED)
    ct.scatter(out, ct.bid(0), collect(part, ct.num_blocks(0)))


@tp.contract(
    part="f32[g]",
    count="i32[1]",
    ready="i32[1]",
    out="f32[g]",
    grid="g",
    requires=["g <= 64"],
    init={"count": 0, "ready": 0},
)
@ct.kernel
def last_raises_flag(part, count, ready, out):
    """Two phases: the last to arrive raises the flag that all others wait for."""
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) == ct.num_blocks(0) - 1:
        ct.atomic_xchg(ready, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)
    while ct.atomic_or(ready, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) == 0:
        pass
    ct.scatter(out, ct.bid(0), collect(part, ct.num_blocks(0)))


@tp.contract(
    part="f32[g]",
    count="i32[1]",
    ready="i32[1]",
    out="f32[g]",
    grid="g",
    requires=["2 <= g", "g <= 64"],
    init={"count": 0, "ready": 0},
)
@ct.kernel
def first_raises_flag(part, count, ready, out):
    """The first to arrive raises it."""
    ct.scatter(part, ct.bid(0), 1.0)
    if arrive(count, 0) == 0:
        ct.atomic_xchg(ready, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)
    while ct.atomic_or(ready, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) == 0:
        pass
    ct.scatter(out, ct.bid(0), collect(part, ct.num_blocks(0)))
