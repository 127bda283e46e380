"""Waits that never end, in a launch that the contract admits: a violation (progress), whatever comes after them."""

import cuda.tile as ct

import tileproof as tp

ACQUIRE, RELEASE = ct.MemoryOrder.ACQUIRE, ct.MemoryOrder.RELEASE
DEVICE = ct.MemoryScope.DEVICE


def look(flag, i):
    return ct.atomic_or(flag, i, 0, memory_order=ACQUIRE, memory_scope=DEVICE)


def set(flag, i, value=1):
    ct.atomic_xchg(flag, i, value, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(data="f32[g]", flag="i32[1]", grid="g", init={"flag": 0})
@ct.kernel
def nobody_sets_it(data, flag):
    """Nothing but looks at the flag."""
    while look(flag, 0) == 0:
        pass
    ct.scatter(data, ct.bid(0), 1.0)


@tp.contract(data="f32[g]", flag="i32[g]", grid="g", init={"flag": 0})
@ct.kernel
def waits_for_itself(data, flag):
    """Sets its flag after it has waited for it."""
    b = ct.bid(0)
    while look(flag, b) == 0:
        pass
    ct.scatter(data, b, 1.0)
    set(flag, b)


@tp.contract(data="f32[g]", flag="i32[g]", grid="g", init={"flag": 0})
@ct.kernel
def waits_in_a_ring(data, flag):
    """Everyone waits for the next one, the last for the first."""
    b, n = ct.bid(0), ct.num_blocks(0)
    following = (b + 1) % n
    while look(flag, following) == 0:
        pass
    ct.scatter(data, b, 1.0)
    set(flag, b)


@tp.contract(data="f32[g]", flag="i32[g + 1]", grid="g", init={"flag": 0})
@ct.kernel
def waits_for_a_block_that_is_not_there(data, flag):
    """The last block waits for one beyond the grid."""
    b = ct.bid(0)
    while look(flag, b + 1) == 0:
        pass
    ct.scatter(data, b, 1.0)
    set(flag, b)


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[1]", grid="2", init={"flag": 0})
@ct.kernel
def waits_for_a_value_never_set(data, flag, out):
    """Set to 2, waited for until it is 1."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0, 2)
    else:
        while look(flag, 0) != 1:
            pass
        ct.scatter(out, 0, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[1]", on="i32", grid="2", init={"flag": 0})
@ct.kernel
def set_on_one_path_only(data, flag, out, on):
    """With on = 0 the flag is never set."""
    if ct.bid(0) == 0:
        if on > 0:
            ct.scatter(data, 0, 1.0)
            set(flag, 0)
    else:
        while look(flag, 0) == 0:
            pass
        ct.scatter(out, 0, ct.gather(data, 0))


@tp.contract(total="f32[1]", lock="i32[1]", grid="g", init={"lock": 0})
@ct.kernel
def never_unlocked(total, lock):
    """The first holder keeps the lock."""
    while ct.atomic_cas(lock, 0, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    ct.scatter(total, 0, ct.gather(total, 0) + 1.0)


@tp.contract(total="f32[1]", lock="i32[2]", grid="g", init={"lock": 0})
@ct.kernel
def unlocks_another(total, lock):
    """Takes lock 0, frees lock 1."""
    while ct.atomic_cas(lock, 0, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    ct.scatter(total, 0, ct.gather(total, 0) + 1.0)
    ct.atomic_xchg(lock, 1, 0, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(total="f32[1]", lock="i32[1]", grid="g", init={"lock": 0})
@ct.kernel
def locks_twice(total, lock):
    """A holder that takes its own lock again."""
    while ct.atomic_cas(lock, 0, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    while ct.atomic_cas(lock, 0, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE) != 0:
        pass
    ct.scatter(total, 0, ct.gather(total, 0) + 1.0)
    ct.atomic_xchg(lock, 0, 0, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(part="f32[g]", count="i32[1]", out="f32[g]", grid="g", init={"count": 0})
@ct.kernel
def barrier_of_one_too_many(part, count, out):
    """Waits for g + 1 arrivals."""
    b, n = ct.bid(0), ct.num_blocks(0)
    ct.scatter(part, b, 1.0)
    ct.atomic_add(count, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)
    while ct.atomic_or(count, 0, 0, memory_order=ACQUIRE, memory_scope=DEVICE) < n + 1:
        pass
    ct.scatter(out, b, ct.gather(part, 0))


@tp.contract(data="f32[2]", flag="i32[2]", grid="2", init={"flag": 0})
@ct.kernel
def each_waits_for_the_other(data, flag):
    """Both set their flag only after the other's."""
    b = ct.bid(0)
    while look(flag, 1 - b) == 0:
        pass
    ct.scatter(data, b, 1.0)
    set(flag, b)
