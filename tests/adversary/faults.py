"""Kernels that tileproof once judged wrongly; the right verdicts are in test_adversary.py."""

# ruff: noqa: B007, E741, F841, SIM102  what the kernels do is the point, however clumsily

import cuda.tile as ct
import numpy as np

import tileproof as tp

RELEASE, ACQUIRE = ct.MemoryOrder.RELEASE, ct.MemoryOrder.ACQUIRE
DEVICE = ct.MemoryScope.DEVICE


@tp.contract(x="f32[n]", k="i32", grid="cdiv(n, 32)", requires=["k == 0 or n % k == 0"])
@ct.kernel
def divisor_may_be_zero(x, k):
    """With k == 0 all blocks write tile 0."""
    if k == 0:
        ct.store(x, (0,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(x="f32[n]", K="k", grid="n", requires=["not (k > 0) or n // k >= 1"])
@ct.kernel
def divisor_under_not(x, K):
    if K == 0:
        ct.store(x, (0,), ct.full((32,), 1.0, dtype=ct.float32))


@tp.contract(
    x=tp.Array("i32[n]", facts=["k == 0 or value % k == 0"]), out="f32[2]", k="i32", grid="1", requires=["n >= 1"]
)
@ct.kernel
def divisor_in_fact(x, out, k):
    """Tile 2 of an array of two elements."""
    first = ct.gather(x, ct.arange(1, dtype=np.int32)).item()
    if k == 0:
        ct.store(out, (2 + first * 0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(index=tp.Array("u32[1]", facts=["0 <= value"]), x="f32[n]", grid="n")
@ct.kernel
def fact_of_unsigned(index, x):
    """Every u32 is >= 0, those from 2**31 on too."""
    value = ct.gather(index, ct.arange(1, dtype=np.int32)).item()
    if value >= 2147483648:
        ct.store(x, (0,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("u8[n]", facts=["value >= 100"]), out="f32[2]", grid="1", requires=["n >= 2"])
@ct.kernel
def fact_of_bytes(x, out):
    value = ct.gather(x, ct.arange(1, dtype=np.int32)).item()
    if value >= 128:
        ct.store(out, (2,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("u32[n]", facts=["sorted"]), out="f32[2]", grid="1", requires=["n >= 3"])
@ct.kernel
def sorted_unsigned(x, out):
    one = ct.arange(1, dtype=np.int32)
    a, b = ct.gather(x, one).item(), ct.gather(x, one + 1).item()
    if a < 2147483648:
        if b >= 2147483648:
            ct.store(out, (2,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(flag="u32[1]", x="f32[1]", out="f32[1]", grid="2", init={"flag": 4294967295})
@ct.kernel
def unsigned_flag(flag, x, out):
    """Block 1 reads x whatever the flag was."""
    one = ct.arange(1, dtype=np.int32)
    if ct.bid(0) == 0:
        ct.scatter(x, one, 1.0)
        new = ct.full((1,), 1, dtype=ct.uint32)
        ct.atomic_xchg(flag, one, new, memory_order=RELEASE, memory_scope=DEVICE)
    else:
        nothing = ct.full((1,), 0, dtype=ct.uint32)
        ct.atomic_add(flag, one, nothing, memory_order=ACQUIRE, memory_scope=DEVICE)
        ct.scatter(out, one, ct.gather(x, one))


@tp.contract(flag="i32[1]", x="f32[1]", out="f32[1]", grid="2", init={"flag": 4294967295})
@ct.kernel
def flag_beyond_its_type(flag, x, out):
    """No i32 is 4294967295: the contract is to be refused."""
    one = ct.arange(1, dtype=np.int32)
    if ct.bid(0) == 0:
        ct.scatter(x, one, 1.0)
        ct.atomic_xchg(flag, one, 1, memory_order=RELEASE, memory_scope=DEVICE)
    else:
        ct.atomic_add(flag, one, 0, memory_order=ACQUIRE, memory_scope=DEVICE)
        ct.scatter(out, one, ct.gather(x, one))


@tp.contract(q="f32[m, 64; 192, 1]", k="f32[m, 64; 192, 1]", grid="1", requires=["m >= 2"])
@ct.kernel
def slice_in_the_gap(q, k):
    """Columns 64 to 127 do not exist: between the rows of a packed q lie those of k."""
    beyond = q.slice(axis=1, start=64, stop=128)
    ct.store(beyond, (0, 0), ct.full((1, 64), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("i32[n]", facts=["value < 0", "0 <= value"]), out="f32[k]", grid="2", requires=["1 <= n"])
@ct.kernel
def contradictory_facts(x, out):
    ct.scatter(out, ct.gather(x, ct.arange(1, dtype=np.int32)), 1.0)


@tp.contract(x="f32[m, n; ?, 0]", grid="m", requires=["n >= 2", "m >= 2"])
@ct.kernel
def injective_with_stride_zero(x):
    """Stride 0 makes indices share an address, ? says that none do."""
    ct.store(x, (ct.bid(0), 0), ct.full((1, 32), 1.0, dtype=ct.float32))


@tp.contract(c="i32[1]", out="f32[k]", grid="2", init={"c": 0}, requires=["k >= 10"])
@ct.kernel
def reads_initial_value(c, out):
    """c holds 0 and nobody writes it, so nothing is stored."""
    if ct.gather(c, ct.arange(1, dtype=np.int32)).item() != 0:
        ct.store(out, (2,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("bool[n]", facts=["value == 1"]), out="f32[2]", grid="1", requires=["n >= 2"])
@ct.kernel
def fact_of_bool(x, out):
    value = ct.gather(x, ct.arange(1, dtype=np.int32)).item()
    if not value:
        ct.store(out, (2,), ct.full((1,), 1.0, dtype=ct.float32))


@tp.contract(x=tp.Array("i32[2]", facts=["sorted", "distinct", "0 <= value", "value < 2"]), out="f32[2]", grid="1")
@ct.kernel
def only_one_contents(x, out):
    """x can only be [0, 1]."""
    if ct.gather(x, ct.arange(1, dtype=np.int32)).item() != 0:
        ct.store(out, (2,), ct.full((1,), 1.0, dtype=ct.float32))
