"""Tickets, batches, work queues: what additions at one location return is distinct; and claims by other atomics."""

import cuda.tile as ct
import numpy as np

import tileproof as tp

Int = ct.Constant[int]
RELAXED, ACQ_REL = ct.MemoryOrder.RELAXED, ct.MemoryOrder.ACQ_REL
BLOCK, DEVICE = ct.MemoryScope.BLOCK, ct.MemoryScope.DEVICE


def draw(head, i, step, scope=DEVICE):
    """A ticket; nothing is published."""
    return ct.atomic_add(head, i, step, memory_order=RELAXED, memory_scope=scope)


@tp.contract(head="i32[1]", queue="i32[q]", grid="g", init={"head": 0}, name="zeroed")
@tp.contract(head="i32[1]", queue="i32[q]", grid="g", name="any")
@ct.kernel
def push(head, queue):
    """Fewer than 2**32 additions of 1: distinct tickets whatever the counter held; a negative one is masked off."""
    ct.scatter(queue, draw(head, 0, 1), ct.bid(0))


@tp.contract(head="i32[1]", queue="i32[q]", grid="g", init={"head": 0})
@ct.kernel
def push_block_scope(head, queue):
    """The additions of two blocks race with each other."""
    ct.scatter(queue, draw(head, 0, 1, scope=BLOCK), ct.bid(0))


@tp.contract(head="i32[1]", queue="i32[q]", grid="g", requires=["g <= 65536"], init={"head": 0}, STEP=4, name="four")
@tp.contract(head="i32[1]", queue="i32[q]", grid="g", requires=["g <= 65536"], init={"head": 0}, STEP=3, name="three")
@ct.kernel
def push_batch(head, queue, STEP: Int):
    """Four elements a ticket, so tickets must be four apart."""
    t = draw(head, 0, STEP)
    ct.scatter(queue, t + ct.arange(4, dtype=np.int32), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", n="i32", grid="g", requires=["g <= 1000", "n <= 1000"], init={"head": 0})
@ct.kernel
def persistent_pop(head, out, n):
    """Each block draws n tickets in a loop: 10**6 at most, all distinct."""
    for _ in range(n):
        t = draw(head, 0, 1)
        ct.scatter(out, t, ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", n="i32", grid="g", requires=["g <= 1000", "n <= 1000"], init={"head": 0})
@ct.kernel
def persistent_pop_halved(head, out, n):
    """Tickets 0 and 1, of two blocks, are one element."""
    for _ in range(n):
        t = draw(head, 0, 1)
        ct.scatter(out, t // 2, ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", requires=["m <= 1000000"], init={"head": 0})
@ct.kernel
def work_until_empty(head, out):
    """Blocks work until a ticket is m or more: at most m + g additions, no wrap, so the tickets are distinct."""
    t = draw(head, 0, 1)
    while t < out.shape[0]:
        ct.scatter(out, t, ct.bid(0))
        t = draw(head, 0, 1)


@tp.contract(head="i32[1]", out="i32[m]", grid="g", requires=["1 <= m", "m <= 1000000"], init={"head": 0})
@ct.kernel
def work_until_empty_modulo(head, out):
    """Tickets up to 2 m - 1, each element twice."""
    m = out.shape[0]
    t = draw(head, 0, 1)
    while t < 2 * m:
        ct.scatter(out, t % m, ct.bid(0))
        t = draw(head, 0, 1)


@tp.contract(head="i32[1]", ring="i32[k]", K=64, grid="g", requires=["g <= K"], init={"head": 0}, name="fits")
@tp.contract(head="i32[1]", ring="i32[k]", K=64, grid="g", requires=["g <= K + 1"], init={"head": 0}, name="one-more")
@ct.kernel
def ring(head, ring, K: Int):
    """Distinct tickets below K have distinct remainders; ticket K has that of 0."""
    ct.scatter(ring, draw(head, 0, 1) % K, ct.bid(0))


@tp.contract(head="i32[1]", ring="i32[k]", K=64, grid="g", requires=["g <= K"])
@ct.kernel
def ring_any_start(head, ring, K: Int):
    """From any start: where the counter wraps from 2**31 - 1 to -2**31, K = 64 still divides 2**32. Distinct."""
    ct.scatter(ring, draw(head, 0, 1) % K, ct.bid(0))


@tp.contract(head="i32[1]", ring="i32[k]", K=60, grid="g", requires=["g <= K"])
@ct.kernel
def ring_any_start_not_a_divisor(head, ring, K: Int):
    """2**32 is 16 modulo 60: tickets 2**31 - 1 and, 16 draws later, -2**31 + 15 have one remainder, 7."""
    ct.scatter(ring, draw(head, 0, 1) % K, ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def ticket_plus_block(head, out):
    """Block 1 with ticket 0 and block 0 with ticket 1 meet."""
    ct.scatter(out, draw(head, 0, 1) + ct.bid(0), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def ticket_from_the_end(head, out):
    """Distinct tickets, distinct distances from the end."""
    ct.scatter(out, out.shape[0] - 1 - draw(head, 0, 1), ct.bid(0))


@tp.contract(head="i32[2]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def striped(head, out):
    """Two counters, by parity of the block; even and odd elements."""
    side = ct.bid(0) % 2
    ct.scatter(out, 2 * draw(head, side, 1) + side, ct.bid(0))


@tp.contract(head="i32[2]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def striped_one_region(head, out):
    """Both counters give the ticket 0."""
    side = ct.bid(0) % 2
    ct.scatter(out, draw(head, side, 1), ct.bid(0))


@tp.contract(head="i32[k]", row="i32[g]", out="i32[m]", grid="g", requires=["2 <= k"], init={"head": 0})
@ct.kernel
def bucket_slots(head, row, out):
    """A counter for each bucket; slot s of bucket r is element 4 r + s, but nothing keeps s below 4."""
    r = ct.gather(row, ct.bid(0)) % head.shape[0]
    ct.scatter(out, 4 * r + draw(head, r, 1), ct.bid(0))


@tp.contract(
    head="i32[k]", row="i32[g]", out="i32[m]", grid="g", requires=["1 <= k", "k <= 1000", "g <= 1024"], init={"head": 0}
)
@ct.kernel
def bucket_slots_that_fit(head, row, out):
    """At most 1024 tickets in all, so 1024 r + s determines r and s."""
    r = ct.gather(row, ct.bid(0)) % head.shape[0]
    ct.scatter(out, 1024 * r + draw(head, r, 1), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def two_tickets(head, out):
    """Two draws of one counter, all distinct."""
    ct.scatter(out, draw(head, 0, 1), ct.bid(0))
    ct.scatter(out, draw(head, 0, 1), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def one_ticket_for_two(head, out):
    """The next element is another block's."""
    t = draw(head, 0, 1)
    ct.scatter(out, t, ct.bid(0))
    ct.scatter(out, t + 1, ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def eight_lanes(head, out):
    """Eight lanes at one location are eight additions: 8 g distinct tickets."""
    t = draw(head, ct.zeros((8,), dtype=ct.int32), 1)
    ct.scatter(out, t, ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", init={"head": 0})
@ct.kernel
def eight_lanes_offset(head, out):
    """Lane i adds i to its ticket: two lanes, of one block or two, may meet."""
    t = draw(head, ct.zeros((8,), dtype=ct.int32), 1)
    ct.scatter(out, t + ct.arange(8, dtype=np.int32), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", requires=["g <= 100"], init={"head": 100})
@ct.kernel
def countdown(head, out):
    """Additions of -1 from 100: distinct values from 100 down."""
    ct.scatter(out, draw(head, 0, -1) - 1, ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", requires=["g <= 100"], init={"head": 100})
@ct.kernel
def countdown_clamped(head, out):
    """Below 50 all are 50."""
    ct.scatter(out, ct.maximum(draw(head, 0, -1) - 1, 50), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", requires=["g <= 1000"], init={"head": 0})
@ct.kernel
def two_steps(head, out):
    """Additions of 1 and of 2: positive all the same, so the values ascend strictly."""
    ct.scatter(out, draw(head, 0, 1 + ct.bid(0) % 2), ct.bid(0))


@tp.contract(head="i32[1]", out="i32[m]", grid="g", requires=["g <= 1000"], init={"head": 0})
@ct.kernel
def step_may_be_zero(head, out):
    """An addition of 0 leaves the counter: two even blocks in a row draw one ticket."""
    ct.scatter(out, draw(head, 0, ct.bid(0) % 2), ct.bid(0))


@tp.contract(head="i32[1]", many="i32[g]", out="i32[m]", grid="g", requires=["g <= 1000"], init={"head": 0})
@ct.kernel
def append_counted(head, many, out):
    """Room for as many as are appended, 0 to 8 of them: ranges [t, t + count) are disjoint."""
    count = ct.minimum(ct.maximum(ct.gather(many, ct.bid(0)), 0), 8)
    lane = ct.arange(8, dtype=np.int32)
    ct.scatter(out, draw(head, 0, count) + lane, ct.bid(0), mask=lane < count)


@tp.contract(head="i32[1]", many="i32[g]", out="i32[m]", grid="g", requires=["g <= 1000"], init={"head": 0})
@ct.kernel
def append_one_too_many(head, many, out):
    """The mask lets lane ``count`` write, into the next block's range."""
    count = ct.minimum(ct.maximum(ct.gather(many, ct.bid(0)), 0), 7)
    lane = ct.arange(8, dtype=np.int32)
    ct.scatter(out, draw(head, 0, count) + lane, ct.bid(0), mask=lane <= count)


@tp.contract(claimed="i32[1]", out="i32[1]", grid="g", init={"claimed": 0}, name="free")
@tp.contract(claimed="i32[1]", out="i32[1]", grid="g", init={"claimed": 2}, name="any-but-one")
@ct.kernel
def first_by_exchange(claimed, out):
    """Only the first exchange returns the initial value; all others return 1."""
    if ct.atomic_xchg(claimed, 0, 1, memory_order=RELAXED, memory_scope=DEVICE) != 1:
        ct.scatter(out, 0, ct.bid(0))


@tp.contract(claimed="i32[1]", out="i32[1]", grid="g", init={"claimed": 0})
@ct.kernel
def others_by_exchange(claimed, out):
    """All but the first."""
    if ct.atomic_xchg(claimed, 0, 1, memory_order=RELAXED, memory_scope=DEVICE) == 1:
        ct.scatter(out, 0, ct.bid(0))


@tp.contract(claimed="i32[1]", out="i32[1]", grid="g", init={"claimed": 0})
@ct.kernel
def first_by_swap(claimed, out):
    """One compare-and-swap from 0 succeeds, and nothing sets it back."""
    if ct.atomic_cas(claimed, 0, 0, 1, memory_order=RELAXED, memory_scope=DEVICE) == 0:
        ct.scatter(out, 0, ct.bid(0))


@tp.contract(claimed="i32[1]", out="i32[1]", grid="g", init={"claimed": 0})
@ct.kernel
def losers_by_swap(claimed, out):
    """All that fail write."""
    if ct.atomic_cas(claimed, 0, 0, 1, memory_order=RELAXED, memory_scope=DEVICE) != 0:
        ct.scatter(out, 0, ct.bid(0))


@tp.contract(bitmap="i32[1]", out="i32[32]", want="i32[g]", grid="g", init={"bitmap": 0})
@ct.kernel
def claim_bit(bitmap, out, want):
    """Who finds a bit clear and sets it is the only one."""
    k = ct.gather(want, ct.bid(0)) & 15
    bit = 1 << k
    if (ct.atomic_or(bitmap, 0, bit, memory_order=RELAXED, memory_scope=DEVICE) & bit) == 0:
        ct.scatter(out, k, ct.bid(0))


@tp.contract(bitmap="i32[1]", out="i32[32]", want="i32[g]", grid="g", init={"bitmap": 0})
@ct.kernel
def claim_bit_unchecked(bitmap, out, want):
    """Whether the bit was clear is not asked."""
    k = ct.gather(want, ct.bid(0)) & 15
    ct.atomic_or(bitmap, 0, 1 << k, memory_order=RELAXED, memory_scope=DEVICE)
    ct.scatter(out, k, ct.bid(0))


@tp.contract(head="i32[k]", out="i32[m]", grid="g", requires=["1 <= k"], init={"head": 0}, name="one")
@tp.contract(head="i32[k]", out="i32[m]", grid="g", init={"head": 0}, name="none")
@ct.kernel
def counter_may_be_missing(head, out):
    """With k = 0 the addition is masked off, and what it returns is any value, the same one in two blocks perhaps."""
    ct.scatter(out, draw(head, 0, 1), ct.bid(0))
