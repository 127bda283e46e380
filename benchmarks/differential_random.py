"""Random programs: the verifier's verdict against a complete run of the launch.

For each seed a small program with a concrete launch is verified, and its launch
is run: it must not be proved if the run is faulty, nor refuted if it is not.
Exit status 1 if one is.

    python benchmarks/differential_random.py [--from 0] [--to 1000] [--generator NAME] [--against WHAT]
        [--seconds S] [--state FILE]

``--generator``: ``pointers`` (verifier/random_programs.py), ``views`` (tests/differential/view_programs.py),
``ordered-views`` (with releases and acquires), ``gather-views``, ``narrow-views`` (arithmetic of 8 bits that wraps).
``--against``: ``run``, the races of one execution; ``model``, those of every execution that the memory model admits.
``--state``: where to keep what is done; a run with the same file goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "differential"))

from random_comparison import GENERATORS, JUDGES, compare  # noqa: E402


@dataclass
class State:
    """Seeds below ``next`` are done."""

    next: int
    counts: Counter[str]
    disagreements: list[dict[str, str | int]]
    seconds: float = 0.0

    @staticmethod
    def read(file: Path | None, first: int) -> State:
        if file is None or not file.exists():
            return State(first, Counter(), [])
        data = json.loads(file.read_text())
        return State(data["next"], Counter(data["counts"]), data["disagreements"], data["seconds"])

    def write(self, file: Path | None) -> None:
        if file is not None:
            data = {"next": self.next, "counts": self.counts, "disagreements": self.disagreements}
            file.write_text(json.dumps(data | {"seconds": self.seconds}, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", type=int, default=1000)
    parser.add_argument("--generator", choices=GENERATORS, default="pointers")
    parser.add_argument("--against", choices=JUDGES, default="run")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--state", type=Path)
    options = parser.parse_args()
    state = State.read(options.state, options.first)
    started = last = time.monotonic()
    while state.next < options.to and time.monotonic() - started < options.seconds:
        seed = state.next
        found = compare(options.generator, options.against, seed)
        state.counts[found.kind] += 1
        if found.disagrees:
            print(f"seed {seed}: {found.kind}: {found.fault}", flush=True)
            state.disagreements.append({"seed": seed, "kind": found.kind, "fault": found.fault or ""})
        state.next += 1
        if time.monotonic() - last > 10:
            state.seconds += time.monotonic() - last
            last = time.monotonic()
            state.write(options.state)
    state.seconds += time.monotonic() - last
    state.write(options.state)
    print(f"generator {options.generator}, against {options.against}, seeds {options.first} to {state.next - 1}")
    for kind, count in sorted(state.counts.items()):
        print(f"  {count:7d}  {kind}")
    print(f"  {len(state.disagreements):7d}  disagreements, {state.seconds:.0f} s")
    if state.disagreements:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
