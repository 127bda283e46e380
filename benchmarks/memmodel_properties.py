"""Properties of the two memory models on random programs.

Weakening: every outcome of a program under PTX is one under Tile IR with a full
token chain.  Monotonicity: one more token edge, a stronger ordering or a wider
scope never adds an outcome or a race.  Exit status 1 and the program if one fails.

Programs have two blocks of up to three operations or three of up to two.

    python benchmarks/memmodel_properties.py [--programs 10000] [--seed 1] [--processes 2]
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections import Counter

from tileproof.memmodel.explorer import Exploration, everything, explore
from tileproof.memmodel.random_programs import RandomProgram, random_program


def racing(exploration: Exploration) -> set[object]:
    return {(race.first_event.owner, race.second_event.owner) for race, _ in exploration.races}


def weakening(program: RandomProgram) -> str | None:
    ptx, tileir = program.as_ptx(), program.chained().as_tileir()
    names = everything(tileir)
    extra = set(explore(ptx, observe=names).outcomes) - set(explore(tileir, observe=names).outcomes)
    return f"PTX outcomes that Tile IR lacks: {sorted(extra)}" if extra else None


def monotonicity(program: RandomProgram, rng: random.Random) -> tuple[str, str | None]:
    """One change, drawn at random among all that the program admits."""
    changes = list(program.stronger())
    if not changes:
        return "none possible", None
    change, stronger = rng.choice(changes)
    before, after = explore(program.as_tileir()), explore(stronger.as_tileir())
    if set(after.outcomes) - set(before.outcomes):
        return change, f"{change} adds an outcome"
    if racing(after) - racing(before):
        return change, f"{change} adds a race"
    return change, None


def check(seed: int) -> tuple[str, str | None]:
    rng = random.Random(seed)
    program = random_program(rng, *rng.choice([(2, 3), (3, 2)]))
    failure = weakening(program)
    change, other = monotonicity(program, rng)
    failure = failure or other
    return change, failure and f"{failure}\n{program}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    seeds = range(arguments.seed * 1_000_000, arguments.seed * 1_000_000 + arguments.programs)
    start, changes = time.perf_counter(), Counter[str]()
    with multiprocessing.Pool(arguments.processes) as pool:
        for change, failure in pool.imap_unordered(check, seeds, chunksize=50):
            changes[change] += 1
            if failure:
                print(failure)
                sys.exit(1)
    print(f"{arguments.programs} programs in {time.perf_counter() - start:.0f} s: weakening and monotonicity hold")
    for change, count in changes.most_common():
        print(f"  {count:6} {change}")


if __name__ == "__main__":
    main()
