"""Locks: critical sections of one lock exclude and order each other."""

import cuda.tile as ct

import tileproof as tp

Int = ct.Constant[int]
WEAK, RELAXED, ACQUIRE, RELEASE, ACQ_REL = (
    ct.MemoryOrder.WEAK,
    ct.MemoryOrder.RELAXED,
    ct.MemoryOrder.ACQUIRE,
    ct.MemoryOrder.RELEASE,
    ct.MemoryOrder.ACQ_REL,
)
BLOCK, DEVICE = ct.MemoryScope.BLOCK, ct.MemoryScope.DEVICE


def attempt(lock, i, order=ACQUIRE, scope=DEVICE):
    """Takes the lock if it is free (0); what it held before."""
    return ct.atomic_cas(lock, i, 0, 1, memory_order=order, memory_scope=scope)


def take(lock, i, order=ACQUIRE, scope=DEVICE):
    while attempt(lock, i, order=order, scope=scope) != 0:
        pass


def release(lock, i, value=0, order=RELEASE, scope=DEVICE):
    ct.atomic_xchg(lock, i, value, memory_order=order, memory_scope=scope)


def add(total, i=0):
    ct.scatter(total, i, ct.gather(total, i) + 1.0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0}, name="free")
@tp.contract(lock="i32[1]", total="f32[1]", grid="g", name="unknown")
@ct.kernel
def guarded_sum(lock, total):
    """Initially free: one holder at a time. Initially anything else: nobody ever gets in, which is no race, but a
    wait that cannot end."""
    take(lock, 0)
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def relaxed_take(lock, total):
    """The holder does not see what the one before it wrote."""
    take(lock, 0, order=RELAXED)
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def relaxed_release(lock, total):
    """The holder does not publish."""
    take(lock, 0)
    add(total)
    release(lock, 0, order=RELAXED)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def narrow_take(lock, total):
    """A lock of the own block."""
    take(lock, 0, scope=BLOCK)
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def narrow_release(lock, total):
    """Nobody else is in the scope of the release."""
    take(lock, 0)
    add(total)
    release(lock, 0, scope=BLOCK)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def stronger_orders(lock, total):
    """Acquire and release on both sides is enough, too."""
    take(lock, 0, order=ACQ_REL)
    add(total)
    release(lock, 0, order=ACQ_REL)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def success_not_checked(lock, total):
    """Who fails goes on as well."""
    attempt(lock, 0)
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def success_inverted(lock, total):
    """Waits until it fails, as all do, the first one on its second attempt."""
    while attempt(lock, 0) == 0:
        pass
    add(total)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def write_after_unlock(lock, total):
    """The store comes after the release."""
    take(lock, 0)
    v = ct.gather(total, 0)
    release(lock, 0)
    ct.scatter(total, 0, v + 1.0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def read_before_lock(lock, total):
    """The load comes before the lock is taken."""
    v = ct.gather(total, 0)
    take(lock, 0)
    ct.scatter(total, 0, v + 1.0)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def try_once(lock, total):
    """Who fails does without."""
    if attempt(lock, 0) == 0:
        add(total)
        release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def try_once_and_unlock(lock, total):
    """Who fails unlocks all the same: another one's lock."""
    if attempt(lock, 0) == 0:
        add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def unlocks_twice(lock, total):
    """The second release frees the lock of the next holder, and a third block comes in."""
    take(lock, 0)
    add(total)
    release(lock, 0)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def block_0_unlocks_at_first(lock, total):
    """Block 0 frees a lock that it does not hold."""
    if ct.bid(0) == 0:
        release(lock, 0)
    take(lock, 0)
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0}, FREE=0, name="free")
@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0}, FREE=2, name="other")
@ct.kernel
def left_as(lock, total, FREE: Int):
    """Left as 2, the lock is nobody's any more: only the first holder ever gets in, no race; the others give up."""
    if attempt(lock, 0) == 0:
        add(total)
        release(lock, 0, value=FREE)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def weak_unlock(lock, total):
    """A weak store to the lock races with the compare-and-swaps."""
    take(lock, 0)
    add(total)
    ct.scatter(lock, 0, 0)


@tp.contract(lock="i32[1]", total="f32[1]", rounds="i32", grid="g", init={"lock": 0})
@ct.kernel
def again_and_again(lock, total, rounds):
    """A critical section in every iteration."""
    for _ in range(rounds):
        take(lock, 0)
        add(total)
        release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", rounds="i32", grid="g", init={"lock": 0})
@ct.kernel
def unlocks_in_every_round(lock, total, rounds):
    """Taken once, released in every iteration."""
    take(lock, 0)
    for _ in range(rounds):
        add(total)
        release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", rounds="i32", grid="g", init={"lock": 0})
@ct.kernel
def long_section(lock, total, rounds):
    """A loop inside the critical section."""
    take(lock, 0)
    for _ in range(rounds):
        add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", n="i32", grid="g", init={"lock": 0})
@ct.kernel
def retries(lock, total, n):
    """Tries until n critical sections are done."""
    done = 0
    while done < n:
        if attempt(lock, 0) == 0:
            add(total)
            release(lock, 0)
            done = done + 1


@tp.contract(lock="i32[1]", total="f32[1]", n="i32", grid="g", init={"lock": 0})
@ct.kernel
def retries_with_touch(lock, total, n):
    """Touches the total after a failure."""
    done = 0
    while done < n:
        if attempt(lock, 0) == 0:
            add(total)
            release(lock, 0)
            done = done + 1
        else:
            ct.scatter(total, 0, 0.0)


@tp.contract(lock="i32[1]", total="f32[1]", fast="i32", grid="g", init={"lock": 0})
@ct.kernel
def two_ways_out(lock, total, fast):
    """One release on either path."""
    take(lock, 0)
    if fast > 0:
        add(total)
        release(lock, 0)
    else:
        ct.scatter(total, 0, 0.0)
        release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", fast="i32", grid="g", init={"lock": 0})
@ct.kernel
def early_way_out(lock, total, fast):
    """On one path the lock is released before the section."""
    take(lock, 0)
    if fast > 0:
        release(lock, 0)
    add(total)
    if fast <= 0:
        release(lock, 0)


@tp.contract(lock="i32[k]", total="f32[k]", row="i32[g]", grid="g", requires=["1 <= k"], init={"lock": 0})
@ct.kernel
def lock_for_each_row(lock, total, row):
    """The row's own lock."""
    r = ct.gather(row, ct.bid(0)) % lock.shape[0]
    take(lock, r)
    add(total, r)
    release(lock, r)


@tp.contract(lock="i32[k]", total="f32[k]", row="i32[g]", grid="g", requires=["2 <= k"], init={"lock": 0})
@ct.kernel
def lock_of_another_row(lock, total, row):
    """Rows 0 and 2 are guarded by the locks 0 and 1."""
    r = ct.gather(row, ct.bid(0)) % lock.shape[0]
    take(lock, r)
    add(total, r // 2)
    release(lock, r)


@tp.contract(lock="i32[2]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def lock_by_parity(lock, total):
    """Even and odd blocks have locks of their own, but one total."""
    take(lock, ct.bid(0) % 2)
    add(total)
    release(lock, ct.bid(0) % 2)


@tp.contract(lock="i32[1]", other="i32[1]", total="f32[1]", grid="g", init={"lock": 0, "other": 0})
@ct.kernel
def nested(lock, other, total):
    """Both locks, always in one order."""
    take(lock, 0)
    take(other, 0)
    add(total)
    release(other, 0)
    release(lock, 0)


@tp.contract(lock="i32[1]", other="i32[1]", total="f32[1]", grid="g", init={"lock": 0, "other": 0})
@ct.kernel
def one_or_the_other(lock, other, total):
    """Even blocks hold one lock, odd ones the other."""
    if ct.bid(0) % 2 == 0:
        take(lock, 0)
        add(total)
        release(lock, 0)
    else:
        take(other, 0)
        add(total)
        release(other, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def exchange_lock(lock, total):
    """Taken by an exchange of 1, which returns 0 to one block at a time."""
    while ct.atomic_xchg(lock, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def exchange_lock_relaxed(lock, total):
    """As exchange_lock, but it does not acquire."""
    while ct.atomic_xchg(lock, 0, 1, memory_order=RELAXED, memory_scope=DEVICE) != 0:
        pass
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def owner_in_the_lock(lock, total):
    """The holder's number is what is swapped in: never 0, so taken is taken."""
    while ct.atomic_cas(lock, 0, 0, ct.bid(0) + 1, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def owner_zero_in_the_lock(lock, total):
    """Block 0 swaps in 0, which is free."""
    while ct.atomic_cas(lock, 0, 0, ct.bid(0), memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def unlock_by_swap(lock, total):
    """The holder swaps 1 for 0, which succeeds, since nobody else changes a taken lock."""
    take(lock, 0)
    add(total)
    ct.atomic_cas(lock, 0, 1, 0, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def looks_before_it_takes(lock, total):
    """A relaxed look at the lock before each attempt changes nothing."""
    held = 1
    while held != 0:
        if ct.atomic_or(lock, 0, 0, memory_order=RELAXED, memory_scope=DEVICE) == 0:
            held = attempt(lock, 0)
    add(total)
    release(lock, 0)


@tp.contract(lock="i32[1]", total="f32[1]", grid="g", init={"lock": 0})
@ct.kernel
def only_looks(lock, total):
    """Free when looked at, but not taken."""
    while ct.atomic_or(lock, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    add(total)
    release(lock, 0)


@tp.contract(following="i32[1]", serving="i32[1]", total="f32[1]", grid="g", init={"following": 0, "serving": 0})
@ct.kernel
def ticket_lock(following, serving, total):
    """Draws a ticket, waits until it is served, serves the next one."""
    mine = ct.atomic_add(following, 0, 1, memory_order=RELAXED, memory_scope=DEVICE)
    while ct.atomic_or(serving, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) != mine:
        pass
    add(total)
    ct.atomic_add(serving, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(following="i32[1]", serving="i32[1]", total="f32[1]", grid="g", init={"following": 0, "serving": 0})
@ct.kernel
def ticket_lock_relaxed(following, serving, total):
    """The next one is served without a release."""
    mine = ct.atomic_add(following, 0, 1, memory_order=RELAXED, memory_scope=DEVICE)
    while ct.atomic_or(serving, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) != mine:
        pass
    add(total)
    ct.atomic_add(serving, 0, 1, memory_order=RELAXED, memory_scope=DEVICE)


@tp.contract(following="i32[1]", serving="i32[1]", total="f32[1]", grid="g", init={"following": 0, "serving": 1})
@ct.kernel
def ticket_lock_serving_ahead(following, serving, total):
    """Ticket 1 is served at once, ticket 0 never: no race, but a wait without end."""
    mine = ct.atomic_add(following, 0, 1, memory_order=RELAXED, memory_scope=DEVICE)
    while ct.atomic_or(serving, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) != mine:
        pass
    add(total)
    ct.atomic_add(serving, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(following="i32[1]", serving="i32[1]", total="f32[1]", grid="g", init={"following": 0, "serving": 0})
@ct.kernel
def ticket_lock_less(following, serving, total):
    """Waits while the number served is above its own: all that look while it is 0 go in."""
    mine = ct.atomic_add(following, 0, 1, memory_order=RELAXED, memory_scope=DEVICE)
    while ct.atomic_or(serving, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) > mine:
        pass
    add(total)
    ct.atomic_add(serving, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(lock="u32[1]", total="f32[1]", grid="g", init={"lock": 2147483648})
@ct.kernel
def unsigned_free(lock, total):
    """The number that stands for free has the sign bit."""
    free, taken = ct.full((), 2147483648, dtype=ct.uint32), ct.full((), 1, dtype=ct.uint32)
    while ct.atomic_cas(lock, 0, free, taken, memory_order=ACQUIRE, memory_scope=DEVICE) != free:
        pass
    add(total)
    ct.atomic_xchg(lock, 0, free, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(lock="u32[1]", total="f32[1]", grid="g", init={"lock": 2147483648})
@ct.kernel
def unsigned_not_taken(lock, total):
    """What is swapped in is what stands for free."""
    free = ct.full((), 2147483648, dtype=ct.uint32)
    while ct.atomic_cas(lock, 0, free, free, memory_order=ACQUIRE, memory_scope=DEVICE) != free:
        pass
    add(total)
    ct.atomic_xchg(lock, 0, free, memory_order=RELEASE, memory_scope=DEVICE)
