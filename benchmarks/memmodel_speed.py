"""Speed of the explorer: executions per second from 4 to 12 events, and the time of the PTX corpus.

python benchmarks/memmodel_speed.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import tileproof.memmodel
from tileproof.memmodel.explorer import explore
from tileproof.memmodel.program import LitmusTest
from tileproof.memmodel.tileir_litmus import parse_tileir
from tileproof.memmodel.verdict import answer, load_litmus


def message_passing(pairs: int) -> LitmusTest:
    """``pairs`` stores of block 0 and loads of block 1, alternating between two variables, all relaxed."""
    stores = "\n".join(f"  store relaxed device {'XY'[i % 2]}, {i + 1}" for i in range(pairs))
    loads = "\n".join(f"  r{i} = load relaxed device {'YX'[i % 2]}" for i in range(pairs))
    return parse_tileir(
        "TileIR speed\nmemory {\n  X: i32 = 0\n  Y: i32 = 0\n}\n"
        f"block 0 {{\n{stores}\n}}\nblock 1 {{\n{loads}\n}}\nrace\n"
    )


def independent_writers(pairs: int) -> LitmusTest:
    """``pairs`` blocks that store to one variable, and as many that read it twice: coherence orders multiply."""
    blocks = [f"block {i} {{\n  store relaxed device X, {i + 1}\n}}" for i in range(pairs)]
    blocks += [f"block {i} {{\n  r0 = load relaxed device X\n}}" for i in range(pairs, 2 * pairs)]
    return parse_tileir("TileIR speed\nmemory {\n  X: i32 = 0\n}\n" + "\n".join(blocks) + "\nrace\n")


def growth(title: str, make: Callable[[int], LitmusTest], most: int) -> None:
    print(title)
    print("  events  executions  outcomes   seconds  executions/s")
    for pairs in range(2, most // 2 + 1):
        test = make(pairs)
        start = time.perf_counter()
        found = explore(test, use_symmetry=False)
        seconds = time.perf_counter() - start
        rate = found.executions / seconds
        print(f"  {2 * pairs:6}  {found.executions:10}  {len(found.outcomes):8}  {seconds:8.3f}  {rate:12.0f}")


def corpus(name: str) -> None:
    files = sorted((Path(tileproof.memmodel.__file__).parent / "litmus" / name).glob("*.litmus"))
    start = time.perf_counter()
    executions = sum(answer(load_litmus(path)).exploration.executions for path in files)
    seconds = time.perf_counter() - start
    print(f"{name} corpus: {len(files)} tests, {executions} executions in {seconds:.2f} s on one core")


def main() -> None:
    growth("stores and loads of two variables, no token", message_passing, 12)
    growth("stores and loads of one variable, a block each", independent_writers, 8)
    corpus("tileir")
    corpus("ptx")


if __name__ == "__main__":
    main()
