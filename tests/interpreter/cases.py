"""The kernels of kernels.py as cases: sizes, grids, contents, and the results that NumPy gives.

A case is run by :func:`build` and :func:`check`: the interpreter's tests do so
on NumPy arrays, and whoever has a GPU can launch the same bytecode
(``target.bytecode``, entry ``target.entry.name``) on the same memory
(``launch.memory`` and ``launch.arguments``).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import ml_dtypes
import numpy as np

from tileproof.ir.frontends import load
from tileproof.ir.interpreter import concrete_launch

KERNELS = Path(__file__).parent / "kernels.py"
BF16, E4M3, E5M2 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2


@dataclass(frozen=True)
class Case:
    """``reference`` takes the arrays before the launch, and the scalars, by name; it gives the arrays after it.

    ``steps``: by how many of the type's steps a result may differ from the
    reference, relative to the greatest in the array (0: not at all).
    ``relative``: by how many relative to the element itself, in addition.
    ``in_order``: the reference is right only if the blocks run in their order.
    """

    kernel: str
    reference: Callable
    sizes: dict
    contract: str = "default"
    scalars: dict = field(default_factory=dict)
    grid: tuple | None = None
    contents: dict = field(default_factory=dict)
    steps: float = 0.0
    relative: float = 0.0
    seed: int = 0
    in_order: bool = False

    @property
    def name(self):
        more = "" if self.contract == "default" else f":{self.contract}"
        sizes = ",".join(f"{name}={value}" for name, value in {**self.sizes, **self.scalars}.items())
        return f"{self.kernel}{more}[{sizes}]"


@cache
def targets():
    return {(target.kernel, target.contract.name): target for target in load(KERNELS)}


def build(case):
    """Target, launch with filled memory, and the expected arrays."""
    target = targets()[case.kernel, case.contract]
    launch = concrete_launch(target, case.sizes, case.scalars, case.grid, case.contents, seed=case.seed)
    before = {name: launch.contents(name) for name in launch.arrays}
    with np.errstate(all="ignore"):
        expected = case.reference(**before, **case.scalars)
    return target, launch, expected


def check(case, launch, expected):
    """AssertionError unless the launch's memory holds what is expected."""
    for name, values in expected.items():
        found = launch.contents(name)
        if not case.steps and not case.relative:
            np.testing.assert_array_equal(found, np.asarray(values).astype(found.dtype), err_msg=name)
            continue
        step = float(ml_dtypes.finfo(found.dtype).eps)
        exact = np.asarray(values).astype(np.float64)
        greatest = np.max(np.abs(exact[np.isfinite(exact)]), initial=0.0)
        near = found.astype(np.float64)
        np.testing.assert_allclose(
            near, exact, rtol=step * case.relative, atol=step * case.steps * greatest, err_msg=name
        )


# --- references ------------------------------------------------------------------


def wide(array):
    return array.astype(np.float64)


def gelu(x, out):
    a = wide(x)
    return {"out": 0.5 * a * (1 + np.tanh(0.7978845608 * (a + 0.044715 * a**3)))}


def functions(x, out):
    a = wide(x)
    b = np.abs(a) + 0.25
    return {"out": np.stack([np.sin(a), np.cos(a), 2.0**a, np.log(b), np.sqrt(b), b**-0.5, np.floor(a), np.ceil(a)])}


def integers(x, y, out):
    a, b = x.astype(np.int64), y.astype(np.int64)
    d = np.where(b == 0, 1, b)
    s = b & 31
    rows = [a // d, a % d, a * b, a << s, a >> s, (a & b) ^ (a | ~b), np.maximum(a, b) - np.minimum(a, b), -a]
    return {"out": np.stack(rows).astype(np.int32)}


def unsigned_integers(x, y, out):
    a, b = x.view(np.uint32).astype(np.uint64), y.view(np.uint32).astype(np.uint64)
    rows = [a * b, a % np.where(b == 0, 1, b), np.maximum(a, b), np.minimum(a, b), a >> (b & np.uint64(31)), a < b]
    return {"out": np.stack(rows).astype(np.uint32).view(np.int32)}


def wide_integers(x, y, out):
    with np.errstate(over="ignore"):
        return {"out": x * y + (x >> 7) - np.minimum(x, y)}


def comparisons(x, y, out):
    bits = [x < y, x <= y, x > y, x >= y, x == y, x != y]
    return {"out": sum(bit.astype(np.int32) << k for k, bit in enumerate(bits))}


def extremes(x, y, out):
    return {"out": np.stack([np.fmax(x, y), np.fmin(x, y), np.maximum(x, y), np.minimum(x, y)])}


def product(a, b, c):
    return {"c": wide(a) @ wide(b)}


def tf32(x):
    """The ten leading bits of the fraction, ties to even."""
    bits = x.view(np.uint32).astype(np.uint64)
    rounded = (bits + 0xFFF + ((bits >> np.uint64(13)) & np.uint64(1))) & ~np.uint64(0x1FFF)
    return rounded.astype(np.uint32).view(np.float32)


def softmax(x, out):
    e = np.exp(wide(x) - wide(x).max(1, keepdims=True))
    return {"out": e / e.sum(1, keepdims=True)}


def layer_norm(x, w, b, out):
    v = wide(x)
    return {"out": (v - v.mean(1, keepdims=True)) / np.sqrt(v.var(1, keepdims=True) + 1e-5) * wide(w) + wide(b)}


def rms_norm(x, w, out):
    v = wide(x)
    return {"out": v / np.sqrt((v * v).mean(1, keepdims=True) + 1e-6) * wide(w)}


def attention(q, k, v, out):
    s = wide(q) @ np.swapaxes(wide(k), 1, 2)
    p = np.exp(s - s.max(-1, keepdims=True))
    return {"out": p / p.sum(-1, keepdims=True) @ wide(v)}


def swap_halves(x, out):
    padded = np.pad(x, (0, -x.size % 64)).reshape(-1, 2, 32)
    return {"out": padded[:, ::-1].reshape(-1)[: x.size]}


def window_sums(x, out):
    return {"out": np.append(np.convolve(x, np.ones(16, int), "valid"), out[-15:])}


def row_reductions(x, out):
    padded = np.pad(x, ((0, 0), (0, 64 - x.shape[1])))  # the padding takes part
    return {"out": np.stack([padded.sum(1), padded.max(1), padded.min(1), padded.argmax(1)])}


def scans(x, out):
    padded = np.pad(x, ((0, 0), (0, 64 - x.shape[1])))
    rows = [np.cumsum(padded, 1), np.cumsum(padded[:, ::-1], 1)[:, ::-1], np.cumprod(padded, 1, dtype=np.int32)]
    return {"out": np.stack(rows)[:, :, : x.shape[1]]}


def running_xor(x, out):
    padded = np.pad(x, (0, -x.size % 64)).reshape(-1, 64)
    return {"out": np.bitwise_xor.accumulate(padded, 1).reshape(-1)[: x.size]}


def embedding(index, table, out):
    inside = (index >= 0) & (index < len(table))
    return {"out": np.where(inside[:, None], table[np.where(inside, index, 0)], 0)}


def scatter_permutation(index, x, out):
    result = out.copy()
    result[index] = x
    return {"out": result}


def sparse_rows(x, rows, out):
    inside = (rows >= 0) & (rows < len(x))
    return {"out": np.where(inside[:, None], x[np.where(inside, rows, 0)], 0)}


def histogram(x, bins):
    return {"bins": np.bincount(x[(x >= 0) & (x < bins.size)], minlength=bins.size)}


def atomic_extremes(x, out):
    # Tiles at the end hold zeros, and the results start from zero.
    total = x.sum()
    return {"out": [max(x.max(), 0), min(x.min(), 0), np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x), total]}


def first_come(owner, got):
    """Blocks in their order: the first finds no owner, the others find the first."""
    return {"owner": np.zeros_like(owner), "got": np.where(np.arange(len(got))[:, None] == 0, -1, 0) + 0 * got}


def collatz(x, out):
    steps = []
    for v in x.tolist():
        count = 0
        while v > 1:
            v = v // 2 if v % 2 == 0 else 3 * v + 1
            count += 1
        steps.append(count)
    return {"out": steps}


def first_above(x, out, limit):
    above = x > limit
    return {"out": np.where(above.any(1), above.argmax(1), -1)}


def convolution(x, w, out):
    padded = np.pad(wide(x), (0, w.size))
    return {"out": sum(wide(w)[j] * padded[j : j + x.size] for j in range(w.size))}


def triangle(x):
    result = x.copy()
    for i in range(len(x) // 8):
        for j in range(i, len(x) // 8):
            tile = result[8 * i : 8 * i + 8, 8 * j : 8 * j + 8]
            tile[...] = tile + i * 10 + j if (i + j) % 2 == 0 else -tile
    return {"x": result}


def accumulate(x, n_iter):
    result = x.copy()
    for _ in range(n_iter):
        result = result * 3 + 1
    return {"x": result}


# --- contents ----------------------------------------------------------------------


def _generator():
    return np.random.default_rng(1)


def any_integers(count, bits=32):
    """Of all sizes, the extremes among them (but no minimum, which -1 must not divide)."""
    generator = _generator()
    dtype = np.dtype(f"i{bits // 8}")
    numbers = generator.integers(np.iinfo(dtype).min + 1, np.iinfo(dtype).max, count)
    numbers = numbers >> generator.integers(0, bits, count)
    numbers[:4] = [0, -1, 1, np.iinfo(dtype).max]
    return numbers.astype(dtype)


def two_ways(count, bits=32):
    """The same numbers forwards and backwards."""
    return {"x": any_integers(count, bits), "y": any_integers(count, bits)[::-1]}


def with_specials(count, seed):
    generator = np.random.default_rng(seed)
    numbers = generator.standard_normal(count).round(1).astype(np.float32)
    numbers[generator.integers(0, count, count // 3)] = generator.choice([np.nan, np.inf, -np.inf, 0.5], count // 3)
    return numbers


def halves(*shape, dtype=np.float32, top=8):
    """Multiples of 1/2 small enough for exact sums."""
    return (_generator().integers(-top, top + 1, shape) / 2).astype(dtype)


def spread(count, dtype=np.float32):
    """Numbers of several sizes, halfway cases of narrower formats among them."""
    generator = _generator()
    numbers = generator.standard_normal(count) * 2.0 ** generator.integers(-12, 6, count)
    numbers[: count // 2] = generator.integers(-4096, 4096, count // 2) / 64
    return numbers.astype(dtype)


def _cast_case(contract):
    source, result = contract.split("-")
    count = 200
    floats = {"f16": np.float16, "bf16": BF16, "f32": np.float32, "f64": np.float64, "f8E4M3FN": E4M3, "f8E5M2": E5M2}
    if source in floats:
        x = spread(count, np.float64)
        if result[0] in "iu":
            limit = 2.0 ** (int(result[1:]) - 1) - 1
            x = np.clip(x * 2.0 ** (_generator().integers(0, 40, count) if result[1:] == "64" else 0), -limit, limit)
            x = np.abs(x) if result[0] == "u" else x
        x = x.astype(floats[source])
    elif source == "bool":
        x = _generator().integers(0, 2, count).astype(bool)
    else:
        x = any_integers(count, int(source[1:]))

    def reference(x, out):
        values = x
        if source[0] == "u":
            values = x.view(f"u{x.dtype.itemsize}")
        if result in floats:
            exact = values.astype(np.float64) if source != "i64" and source != "u64" else values
            if floats[result] is BF16:
                return {"out": exact_bf16(values)}
            return {"out": _saturated(exact, floats[result], result)}
        if result == "bool":
            return {"out": values != 0}
        if source in floats:
            return {"out": np.trunc(values.astype(np.float64)).astype(f"{result[0]}{int(result[1:]) // 8}")}
        return {"out": values.astype(f"i{int(result[1:]) // 8}")}

    return Case("cast", reference, {"n": count}, contract, contents={"x": x})


def _saturated(values, dtype, name):
    if name.startswith("f8"):
        limit = float(ml_dtypes.finfo(dtype).max)
        values = np.clip(values, -limit, limit)
    return values.astype(dtype)


def exact_bf16(values):
    """Nearest even in one step, with integers of 64 bits: by exact comparison with the neighbours."""
    from fractions import Fraction

    found = []
    for value in values.tolist():
        near = np.array(float(value)).astype(np.float32).astype(BF16)
        best = near
        for neighbour in (np.nextafter(near, BF16(-np.inf)), np.nextafter(near, BF16(np.inf))):
            distance = abs(Fraction(float(neighbour)) - Fraction(value)) - abs(Fraction(float(best)) - Fraction(value))
            even = not int(np.array(neighbour).view(np.uint16)) & 1
            if distance < 0 or (distance == 0 and even):
                best = neighbour
        found.append(best)
    return np.array(found, BF16)


# --- the cases -----------------------------------------------------------------------

CASTS = [
    *(f"f32-{to}" for to in ("f16", "bf16", "f64", "f8E4M3FN", "f8E5M2", "i8", "i32", "i64", "u8", "u32")),
    *(f"{of}-f32" for of in ("f16", "bf16", "f64", "f8E4M3FN", "f8E5M2", "i8", "i32", "i64", "u8", "u32", "bool")),
    *(f"i32-{to}" for to in ("i8", "i16", "i64", "u32", "bool", "f16", "bf16", "f64")),
    *(f"{of}-i32" for of in ("i8", "u8", "i64", "bool", "f16", "f64")),
    *(f"f64-{to}" for to in ("f16", "bf16", "i64", "u64")),
    *(f"{of}-f64" for of in ("i64", "u64")),
    *("i64-f16", "i64-bf16", "f16-bf16", "bf16-f16", "f16-f8E5M2", "f8E4M3FN-bf16"),
]

CASES = [
    Case("saxpy", lambda x, y, out, a: {"out": a * wide(x) + wide(y)}, {"n": 150}, scalars={"a": 1.5}, steps=1),
    Case("gelu", gelu, {"m": 40, "n": 70}, relative=2, steps=0.5),
    Case("silu", lambda x, out: {"out": wide(x) / (1 + np.exp(-wide(x)))}, {"n": 150}, relative=2),
    Case("functions", functions, {"n": 150}, relative=16, steps=2),
    Case("integers", integers, {"n": 150}, contents=two_ways(150)),
    Case("unsigned_integers", unsigned_integers, {"n": 150}, contents=two_ways(150)),
    Case("wide_integers", wide_integers, {"n": 90}, contents=two_ways(90, 64)),
    Case("comparisons", comparisons, {"n": 200}, contents={"x": with_specials(200, 1), "y": with_specials(200, 2)}),
    Case("extremes", extremes, {"n": 200}, contents={"x": with_specials(200, 1), "y": with_specials(200, 2)}),
    *map(_cast_case, CASTS),
    Case("clear_sign", lambda x, out: {"out": np.abs(x)}, {"n": 130}),
    Case("split_words", lambda x, out: {"out": x.view(np.int16)}, {"n": 128}, contents={"x": any_integers(128)}),
    Case("matmul", product, {"m": 70, "n": 50, "k": 90}, "f16-f16", relative=1, steps=0.5),
    Case("matmul", product, {"m": 33, "n": 64, "k": 31}, "bf16-bf16", relative=1, steps=0.5),
    Case("matmul", product, {"m": 40, "n": 40, "k": 100}, "f16-f32",
         contents={"a": halves(40, 100, dtype=np.float16), "b": halves(100, 40, dtype=np.float16)}),
    Case("matmul", product, {"m": 40, "n": 40, "k": 64}, "f8E4M3FN-f32",
         contents={"a": halves(40, 64, dtype=E4M3), "b": halves(64, 40, dtype=E4M3)}),
    Case("matmul", product, {"m": 40, "n": 40, "k": 64}, "f8E5M2-f16",
         contents={"a": halves(40, 64, dtype=E5M2, top=4), "b": halves(64, 40, dtype=E5M2, top=4)}),
    Case("matmul_tf32", lambda a, b, c: {"c": wide(tf32(a)) @ wide(tf32(b))}, {"m": 40, "n": 50, "k": 60}, steps=8),
    Case("matmul_integers",
         lambda a, b, c: {"c": a.astype(np.int32) @ b.view(np.uint8).astype(np.int32)}, {"m": 40, "n": 50, "k": 60},
         contents={"a": any_integers(2400, 8).reshape(40, 60), "b": any_integers(3000, 8).reshape(60, 50)}),
    Case("matmul_batched", lambda a, w, c: {"c": wide(a) @ wide(w)}, {"b": 3, "m": 20, "n": 17, "k": 13}, steps=8),
    Case("matmul_transposed", lambda a, b, c: {"c": wide(a) @ wide(b).T}, {"m": 40, "n": 35, "k": 20}, steps=8),
    Case("softmax", softmax, {"m": 5, "n": 100}, relative=8),
    Case("layer_norm", layer_norm, {"m": 5, "n": 100}, relative=1, steps=0.5),
    Case("rms_norm", rms_norm, {"m": 5, "n": 150}, relative=1, steps=0.5),
    Case("attention", attention, {"h": 2, "m": 20, "n": 40, "d": 24}, steps=2),
    Case("transpose", lambda x, out: {"out": x.T}, {"m": 40, "n": 70}),
    Case("permute", lambda x, out: {"out": np.transpose(x, (2, 0, 1))}, {"a": 10, "b": 7, "c": 17}),
    Case("interleave", lambda x, y, out: {"out": np.stack([x, y], 1).ravel()}, {"n": 96}),
    Case("swap_halves", swap_halves, {"n": 150}),
    Case("pack_rows", lambda x, out: {"out": x}, {"m": 20, "n": 30, "lda": 37}),
    Case("window_sums", window_sums, {"n": 50}),
    Case("double_3d", lambda x, out: {"out": x * 2}, {"a": 10, "b": 7, "c": 17}),
    Case("wide_index", lambda x, out: {"out": x + 1}, {"m": 20, "n": 30}),
    Case("row_reductions", row_reductions, {"m": 20, "n": 50}),
    Case("whole_sum", lambda x, out: {"out": [wide(x).sum()]}, {"m": 11, "n": 50}, steps=64),
    Case("scans", scans, {"m": 20, "n": 50}),
    Case("running_sum", lambda x, out: {"out": np.cumsum(wide(x))}, {"n": 100}, steps=16),
    Case("running_xor", running_xor, {"n": 150}, contents={"x": any_integers(150)}),
    Case("embedding", embedding, {"n": 30, "m": 50, "d": 9}),
    Case("scatter_permutation", scatter_permutation, {"n": 150}),
    Case("sparse_rows", sparse_rows, {"m": 40, "n": 40, "t": 32}, contents={"rows": np.arange(32) * 3 % 47 - 2}),
    Case("histogram", histogram, {"n": 300, "k": 20}),
    Case("atomic_extremes", atomic_extremes, {"n": 150}, contents={"x": any_integers(150)}),
    Case("split_row_sums", lambda x, out: {"out": wide(x).sum(1)}, {"m": 20, "n": 70}, contents={"x": halves(20, 70)}),
    Case("first_come", first_come, {"n": 10, "g": 3}, in_order=True),
    Case("collatz", collatz, {"n": 40}, contents={"x": np.arange(40)}),
    Case("first_above", first_above, {"m": 12, "n": 20}, scalars={"limit": 70}),
    Case("convolution", convolution, {"n": 100, "k": 7}, steps=8),
    Case("grid_stride", lambda x, out: {"out": x * (np.arange(x.size) // 16)}, {"n": 150}, grid=(3,)),
    Case("triangle", triangle, {"n": 40}),
    Case("accumulate", accumulate, {"n": 40}, scalars={"n_iter": 25}),
]  # fmt: skip
BY_NAME = {case.name: case for case in CASES}
