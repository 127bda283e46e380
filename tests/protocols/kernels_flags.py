"""Flags: what was written before a flag was set may be read by who saw it set; epochs, hand-overs, chains."""

import cuda.tile as ct

import tileproof as tp

Int = ct.Constant[int]
RELAXED, ACQUIRE, RELEASE, ACQ_REL = (
    ct.MemoryOrder.RELAXED,
    ct.MemoryOrder.ACQUIRE,
    ct.MemoryOrder.RELEASE,
    ct.MemoryOrder.ACQ_REL,
)
BLOCK, DEVICE = ct.MemoryScope.BLOCK, ct.MemoryScope.DEVICE


def look(flag, i, order=ACQUIRE, scope=DEVICE):
    return ct.atomic_or(flag, i, 0, memory_order=order, memory_scope=scope)


def wait(flag, i, order=ACQUIRE, scope=DEVICE):
    while look(flag, i, order=order, scope=scope) == 0:
        pass


def set(flag, i, value=1, order=RELEASE, scope=DEVICE):
    ct.atomic_xchg(flag, i, value, memory_order=order, memory_scope=scope)


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0}, name="zero")
@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 1}, name="one")
@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", name="unknown")
@ct.kernel
def broadcast(data, flag, out):
    """Block 0 writes and sets the flag, all others wait for it; a flag that is set from the start lets them through."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    else:
        wait(flag, 0)
        ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def broadcast_relaxed_set(data, flag, out):
    """The flag does not release."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0, order=RELAXED)
    else:
        wait(flag, 0)
        ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def broadcast_relaxed_wait(data, flag, out):
    """The wait does not acquire."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    else:
        wait(flag, 0, order=RELAXED)
        ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def broadcast_narrow_set(data, flag, out):
    """Nobody else is in the scope of the flag."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0, scope=BLOCK)
    else:
        wait(flag, 0)
        ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def broadcast_set_too_early(data, flag, out):
    """Sets the flag, then writes."""
    if ct.bid(0) == 0:
        set(flag, 0)
        ct.scatter(data, 0, 1.0)
    else:
        wait(flag, 0)
        ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def broadcast_read_too_early(data, flag, out):
    """Reads, then waits."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    else:
        v = ct.gather(data, 0)
        wait(flag, 0)
        ct.scatter(out, ct.bid(0), v)


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def broadcast_inverted(data, flag, out):
    """Waits while the flag is set."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    else:
        while look(flag, 0) == 1:
            pass
        ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def all_broadcast(data, flag, out):
    """Every block writes the data and sets the flag."""
    ct.scatter(data, 0, 1.0)
    set(flag, 0)
    wait(flag, 0)
    ct.scatter(out, ct.bid(0), ct.gather(data, 0))


@tp.contract(data="f32[g]", flag="i32[1]", out="f32[g]", grid="g", requires=["3 <= g"], init={"flag": 0})
@ct.kernel
def two_set_one_flag(data, flag, out):
    """Blocks 0 and 1 write an element each and set one flag; who sees it has one of the two."""
    b = ct.bid(0)
    if b < 2:
        ct.scatter(data, b, 1.0)
        set(flag, 0)
    else:
        wait(flag, 0)
        ct.scatter(out, b, ct.gather(data, 0) + ct.gather(data, 1))


@tp.contract(data="f32[2]", flag="i32[2]", out="f32[g]", grid="g", requires=["3 <= g"], init={"flag": 0})
@ct.kernel
def two_flags(data, flag, out):
    """A flag for each of the two, and both waited for."""
    b = ct.bid(0)
    if b < 2:
        ct.scatter(data, b, 1.0)
        set(flag, b)
    else:
        wait(flag, 0)
        wait(flag, 1)
        ct.scatter(out, b, ct.gather(data, 0) + ct.gather(data, 1))


@tp.contract(data="f32[2]", flag="i32[2]", out="f32[g]", grid="g", requires=["3 <= g"], init={"flag": 0})
@ct.kernel
def two_flags_one_waited_for(data, flag, out):
    """The second flag is not looked at."""
    b = ct.bid(0)
    if b < 2:
        ct.scatter(data, b, 1.0)
        set(flag, b)
    else:
        wait(flag, 0)
        ct.scatter(out, b, ct.gather(data, 0) + ct.gather(data, 1))


@tp.contract(data="f32[g]", flag="i32[g]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def neighbour_if_ready(data, flag, out):
    """Reads the neighbour's element only if it is there."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    if b > 0 and look(flag, b - 1) != 0:
        ct.scatter(out, b, ct.gather(data, b - 1))


@tp.contract(data="f32[g]", flag="i32[g]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def neighbour_if_not_ready(data, flag, out):
    """The branch is inverted."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    if b > 0 and look(flag, b - 1) == 0:
        ct.scatter(out, b, ct.gather(data, b - 1))


@tp.contract(data="f32[g]", flag="i32[g]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def neighbour_whatever_the_flag(data, flag, out):
    """The flag is read, and not asked."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    look(flag, b - 1)
    ct.scatter(out, b, ct.gather(data, b - 1))


@tp.contract(data="f32[g]", flag="i32[g]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def flag_of_another(data, flag, out):
    """Waits for its own flag, which it has set, and reads the neighbour's element."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    wait(flag, b)
    ct.scatter(out, b, ct.gather(data, b - 1))


@tp.contract(data="f32[g]", flag="i32[g]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def acquires_on_one_path(data, flag, out):
    """Even blocks acquire, odd ones do not."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    if b > 0:
        if b % 2 == 0:
            wait(flag, b - 1)
        else:
            wait(flag, b - 1, order=RELAXED)
        ct.scatter(out, b, ct.gather(data, b - 1))


@tp.contract(data="f32[g]", flag="i32[g]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def waits_relaxed_then_acquires(data, flag, out):
    """After a relaxed wait a look that acquires, and is asked what it saw itself."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    if b > 0:
        wait(flag, b - 1, order=RELAXED)
        if look(flag, b - 1) != 0:
            ct.scatter(out, b, ct.gather(data, b - 1))


@tp.contract(data="f32[g]", flag="i32[g]", grid="g", init={"flag": 0})
@ct.kernel
def chained_scan(data, flag):
    """Block b waits for block b - 1, adds to its result, and passes it on."""
    b = ct.bid(0)
    v = ct.full((), 0.0, dtype=ct.float32)
    if b > 0:
        wait(flag, b - 1)
        v = ct.gather(data, b - 1)
    ct.scatter(data, b, v + 1.0)
    set(flag, b)


@tp.contract(data="f32[g]", flag="i32[g]", grid="g", init={"flag": 0})
@ct.kernel
def chained_scan_relaxed_first(data, flag):
    """Block 0 sets its flag without a release."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, b, 1.0)
        set(flag, b, order=RELAXED)
    else:
        wait(flag, b - 1)
        ct.scatter(data, b, ct.gather(data, b - 1) + 1.0)
        set(flag, b)


@tp.contract(data="f32[g]", flag="i32[g]", grid="g", init={"flag": 0})
@ct.kernel
def two_back_through_the_chain(data, flag):
    """Block b reads what block b - 2 wrote: block b - 1 had waited for that before it set its own flag."""
    b = ct.bid(0)
    if b > 0:
        wait(flag, b - 1)
    ct.scatter(data, b, ct.gather(data, b - 2) + 1.0)
    set(flag, b)


@tp.contract(data="f32[g]", flag="i32[g]", grid="g", init={"flag": 0})
@ct.kernel
def two_back_without_the_chain(data, flag):
    """Block b - 1 sets its flag before it waits, so nothing of block b - 2 comes with it."""
    b = ct.bid(0)
    ct.scatter(data, b, 1.0)
    set(flag, b)
    if b > 1:
        wait(flag, b - 1)
        ct.scatter(data, b, ct.gather(data, b - 2) + 1.0)


@tp.contract(part="f32[g]", total="f32[g]", state="i32[g]", grid="g", init={"state": 0})
@ct.kernel
def look_back(part, total, state):
    """State 1: the block's part is there; 2: the total of all up to it. Looks back until it meets a total."""
    b = ct.bid(0)
    ct.scatter(part, b, 1.0)
    set(state, b, 1)
    v = ct.full((), 0.0, dtype=ct.float32)
    at = b - 1
    while at >= 0:
        s = look(state, at)
        if s == 2:
            v = v + ct.gather(total, at)
            at = -1
        elif s == 1:
            v = v + ct.gather(part, at)
            at = at - 1
    ct.scatter(total, b, v + 1.0)
    set(state, b, 2)


@tp.contract(part="f32[g]", total="f32[g]", state="i32[g]", grid="g", init={"state": 0})
@ct.kernel
def look_back_total_too_soon(part, total, state):
    """Takes a part that is there for a total."""
    b = ct.bid(0)
    ct.scatter(part, b, 1.0)
    set(state, b, 1)
    v = ct.full((), 0.0, dtype=ct.float32)
    at = b - 1
    while at >= 0:
        s = look(state, at)
        if s >= 1:
            v = v + ct.gather(total, at)
            at = -1
    ct.scatter(total, b, v + 1.0)
    set(state, b, 2)


@tp.contract(data="f32[1]", state="i32[1]", out="f32[g]", grid="g", init={"state": 0}, STATE=2, name="second")
@tp.contract(data="f32[1]", state="i32[1]", out="f32[g]", grid="g", init={"state": 0}, STATE=1, name="first")
@ct.kernel
def two_states(data, state, out, STATE: Int):
    """The data are written after state 1 and before state 2."""
    b = ct.bid(0)
    if b == 0:
        set(state, 0, 1)
        ct.scatter(data, 0, 1.0)
        set(state, 0, 2)
    else:
        while look(state, 0) < STATE:
            pass
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[n]", flag="i32[1]", out="f32[n]", grid="2", init={"flag": 0})
@ct.kernel
def epochs(data, flag, out):
    """Block 0 writes element i and sets the flag to i + 1; block 1 waits for that and reads it."""
    n = data.shape[0]
    for i in range(n):
        if ct.bid(0) == 0:
            ct.scatter(data, i, 1.0)
            set(flag, 0, i + 1)
        else:
            while look(flag, 0) <= i:
                pass
            ct.scatter(out, i, ct.gather(data, i))


@tp.contract(data="f32[n]", flag="i32[1]", out="f32[n]", grid="2", init={"flag": 0})
@ct.kernel
def epochs_one_behind(data, flag, out):
    """Does not wait for the last element."""
    n = data.shape[0]
    for i in range(n):
        if ct.bid(0) == 0:
            ct.scatter(data, i, 1.0)
            set(flag, 0, i + 1)
        else:
            while look(flag, 0) < i:
                pass
            ct.scatter(out, i, ct.gather(data, i))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[n]", grid="2", requires=["2 <= n"], init={"flag": 0})
@ct.kernel
def epochs_reuse(data, flag, out):
    """One buffer for all: block 0 overwrites it while block 1 may read it."""
    n = out.shape[0]
    for i in range(n):
        if ct.bid(0) == 0:
            ct.scatter(data, 0, 1.0)
            set(flag, 0, i + 1)
        else:
            while look(flag, 0) <= i:
                pass
            ct.scatter(out, i, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[n]", grid="2", requires=["2 <= n"], init={"flag": 0})
@ct.kernel
def ping_pong(data, flag, out):
    """As epochs_reuse, but block 0 waits until block 1 has read: the flag goes 2 i + 1, 2 i + 2."""
    n = out.shape[0]
    for i in range(n):
        if ct.bid(0) == 0:
            while look(flag, 0) != 2 * i:
                pass
            ct.scatter(data, 0, 1.0)
            set(flag, 0, 2 * i + 1)
        else:
            while look(flag, 0) != 2 * i + 1:
                pass
            ct.scatter(out, i, ct.gather(data, 0))
            set(flag, 0, 2 * i + 2)


@tp.contract(data="f32[1]", there="i32[1]", back="i32[1]", out="f32[1]", grid="2", init={"there": 0, "back": 0})
@ct.kernel
def there_and_back(data, there, back, out):
    """Block 0 writes, block 1 waits and writes, block 0 waits and reads."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(there, 0)
        wait(back, 0)
        ct.scatter(out, 0, ct.gather(data, 0))
    else:
        wait(there, 0)
        ct.scatter(data, 0, ct.gather(data, 0) + 1.0)
        set(back, 0)


@tp.contract(data="f32[1]", there="i32[1]", back="i32[1]", out="f32[1]", grid="2", init={"there": 0, "back": 0})
@ct.kernel
def there_and_back_too_early(data, there, back, out):
    """Block 1 says that it is done before it is."""
    if ct.bid(0) == 0:
        ct.scatter(data, 0, 1.0)
        set(there, 0)
        wait(back, 0)
        ct.scatter(out, 0, ct.gather(data, 0))
    else:
        wait(there, 0)
        set(back, 0)
        ct.scatter(data, 0, ct.gather(data, 0) + 1.0)


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def failing_swap(data, flag, out):
    """A compare-and-swap that fails has acquired: it read 1, not 7."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    elif ct.atomic_cas(flag, 0, 7, 8, memory_order=ACQUIRE, memory_scope=DEVICE) == 1:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def failing_swap_relaxed(data, flag, out):
    """A compare-and-swap that fails and does not acquire."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    elif ct.atomic_cas(flag, 0, 7, 8, memory_order=RELAXED, memory_scope=DEVICE) == 1:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def swap_that_succeeds(data, flag, out):
    """Swaps 0 for 1 itself, so that the next one sees a 1 that publishes nothing."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    elif ct.atomic_cas(flag, 0, 0, 1, memory_order=ACQUIRE, memory_scope=DEVICE) == 1:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def taken_once(data, flag, out):
    """One block takes the data: it swaps 1 for 2 and has acquired."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    elif ct.atomic_cas(flag, 0, 1, 2, memory_order=ACQUIRE, memory_scope=DEVICE) == 1:
        ct.scatter(data, 0, ct.gather(data, 0) + 1.0)


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def taken_by_all(data, flag, out):
    """All that see 1 or 2 take them."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    elif ct.atomic_cas(flag, 0, 1, 2, memory_order=ACQUIRE, memory_scope=DEVICE) >= 1:
        ct.scatter(data, 0, ct.gather(data, 0) + 1.0)


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", grid="g", init={"flag": 0})
@ct.kernel
def flag_by_addition(data, flag, out):
    """Block 0 adds 1 where others set 1."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        ct.atomic_add(flag, 0, 1, memory_order=RELEASE, memory_scope=DEVICE)
    else:
        wait(flag, 0)
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[g]", flag="i32[1]", out="f32[1]", grid="g", requires=["1 <= g", "g <= 31"], init={"flag": 0})
@ct.kernel
def bit_for_each(data, flag, out):
    """Each block sets a bit of one word; block 0 waits for the bit of the last block and reads its element."""
    b, n = ct.bid(0), ct.num_blocks(0)
    ct.scatter(data, b, 1.0)
    ct.atomic_or(flag, 0, 1 << b, memory_order=RELEASE, memory_scope=DEVICE)
    if b == 0:
        while (look(flag, 0) >> (n - 1)) & 1 == 0:
            pass
        ct.scatter(out, 0, ct.gather(data, n - 1))


@tp.contract(data="f32[g]", flag="i32[1]", out="f32[1]", grid="g", requires=["2 <= g", "g <= 31"], init={"flag": 0})
@ct.kernel
def any_bit(data, flag, out):
    """Block 0 is content with any bit, its own for one."""
    b, n = ct.bid(0), ct.num_blocks(0)
    ct.scatter(data, b, 1.0)
    ct.atomic_or(flag, 0, 1 << b, memory_order=RELEASE, memory_scope=DEVICE)
    if b == 0:
        wait(flag, 0)
        ct.scatter(out, 0, ct.gather(data, n - 1))


@tp.contract(data="f32[1]", flag="i64[1]", out="f32[g]", grid="g", init={"flag": -1})
@ct.kernel
def wide_flag(data, flag, out):
    """64 bits, initially -1."""
    b, zero = ct.bid(0), ct.full((), 0, dtype=ct.int64)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        ct.atomic_xchg(flag, 0, zero, memory_order=RELEASE, memory_scope=DEVICE)
    elif ct.atomic_or(flag, 0, zero, memory_order=ACQUIRE, memory_scope=DEVICE) != -1:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="u32[1]", out="f32[g]", grid="g", init={"flag": 2147483648})
@ct.kernel
def unsigned_initial(data, flag, out):
    """Reads whatever the flag: 2**31, unsigned, is its initial value, and 0 a value it never has."""
    b, zero = ct.bid(0), ct.full((), 0, dtype=ct.uint32)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        ct.atomic_xchg(flag, 0, ct.full((), 5, dtype=ct.uint32), memory_order=RELEASE, memory_scope=DEVICE)
    elif ct.atomic_or(flag, 0, zero, memory_order=ACQUIRE, memory_scope=DEVICE) != zero:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="u32[1]", out="f32[g]", grid="g", init={"flag": 4294967295})
@ct.kernel
def unsigned_set_to_initial(data, flag, out):
    """What is set is what was there: all ones."""
    b, zero = ct.bid(0), ct.full((), 0, dtype=ct.uint32)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        ct.atomic_xchg(flag, 0, ct.full((), 4294967295, dtype=ct.uint32), memory_order=RELEASE, memory_scope=DEVICE)
    elif ct.atomic_or(flag, 0, zero, memory_order=ACQUIRE, memory_scope=DEVICE) != zero:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="u32[1]", out="f32[g]", grid="g", init={"flag": 4294967295})
@ct.kernel
def unsigned_seen(data, flag, out):
    """Reads if the flag is not all ones any more."""
    b, ones = ct.bid(0), ct.full((), 4294967295, dtype=ct.uint32)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        ct.atomic_xchg(flag, 0, ct.full((), 0, dtype=ct.uint32), memory_order=RELEASE, memory_scope=DEVICE)
    elif ct.atomic_and(flag, 0, ones, memory_order=ACQUIRE, memory_scope=DEVICE) != ones:
        ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", rounds="i32", grid="g", init={"flag": 0})
@ct.kernel
def looks_in_rounds(data, flag, out, rounds):
    """Looks in every iteration, and reads in those in which the flag was seen."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    else:
        for _ in range(rounds):
            if look(flag, 0) != 0:
                ct.scatter(out, b, ct.gather(data, 0))


@tp.contract(data="f32[1]", flag="i32[1]", out="f32[g]", rounds="i32", grid="g", init={"flag": 0})
@ct.kernel
def looks_in_rounds_late(data, flag, out, rounds):
    """Decides by the look of the iteration before; before the first it takes the flag for set."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(flag, 0)
    else:
        seen = 1
        for _ in range(rounds):
            if seen != 0:
                ct.scatter(out, b, ct.gather(data, 0))
            seen = look(flag, 0)


@tp.contract(data="f32[m]", flag="i32[1]", rounds="i32", grid="2", init={"flag": 0})
@ct.kernel
def many_elements(data, flag, rounds):
    """A loop of stores before the flag, a loop of stores after the wait."""
    if ct.bid(0) == 0:
        for i in range(rounds):
            ct.scatter(data, i, 1.0)
        set(flag, 0)
    else:
        wait(flag, 0)
        for i in range(rounds):
            ct.scatter(data, i, 2.0)


@tp.contract(data="f32[m]", flag="i32[1]", rounds="i32", grid="2", init={"flag": 0})
@ct.kernel
def many_elements_flag_first(data, flag, rounds):
    """The flag is set before the loop."""
    if ct.bid(0) == 0:
        set(flag, 0)
        for i in range(rounds):
            ct.scatter(data, i, 1.0)
    else:
        wait(flag, 0)
        for i in range(rounds):
            ct.scatter(data, i, 2.0)


@tp.contract(data="f32[m, n]", flag="i32[m]", grid=("m", "n"), requires=["1 <= n"], init={"flag": 0})
@ct.kernel
def flag_of_a_row(data, flag):
    """All blocks of row i set flag i; block (i + 1, j) that sees it reads element (i, j), of another block maybe."""
    i, j = ct.bid(0), ct.bid(1)
    ct.scatter(data, (i, j), 1.0)
    set(flag, i)
    if look(flag, i - 1) != 0:
        ct.scatter(data, (i, j), ct.gather(data, (i - 1, j)) + 1.0)


@tp.contract(data="f32[m, n]", flag="i32[m, n]", grid=("m", "n"), init={"flag": 0})
@ct.kernel
def flag_of_a_tile(data, flag):
    """A flag for each block; the block below reads what was written before it."""
    i, j = ct.bid(0), ct.bid(1)
    v = ct.full((), 0.0, dtype=ct.float32)
    if i > 0:
        while ct.atomic_or(flag, (i - 1, j), 0, memory_order=ACQUIRE, memory_scope=DEVICE) == 0:
            pass
        v = ct.gather(data, (i - 1, j))
    ct.scatter(data, (i, j), v + 1.0)
    ct.atomic_xchg(flag, (i, j), 1, memory_order=RELEASE, memory_scope=DEVICE)


@tp.contract(data="f32[1]", mail="i32[1]", out="f32[g]", grid="g", init={"mail": 0})
@ct.kernel
def flag_missing_release_token(data, mail, out):
    """Two stores, the second after the release: readers race with it alone."""
    b = ct.bid(0)
    if b == 0:
        ct.scatter(data, 0, 1.0)
        set(mail, 0)
        ct.scatter(data, 0, 2.0)
    elif look(mail, 0) != 0:
        ct.scatter(out, b, ct.gather(data, 0))
