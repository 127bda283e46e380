"""Mutants of the acceptance and corpus kernels: the verifier's verdicts against complete runs of small launches.

A mutant that some launch shows to be faulty must not be proved; one that is
refuted must show it in one of the launches, or in its witness's own.  Prints
counts, and every disagreement; exit status 1 if there is one.

    python benchmarks/differential_mutants.py [--mutants 4] [--launches 6] [--timeout 10] [--seed 0]
        [--seconds S] [--only TEXT] [--state FILE]

``--state``: a file to which findings are appended; kernels that it names are done.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "differential"))

from kernel_mutants import FILES, Finding, findings, small_targets  # noqa: E402


def record(finding: Finding) -> dict[str, object]:
    return {
        "kernel": finding.kernel,
        "what": finding.what,
        "kind": finding.kind,
        "disagrees": finding.disagrees,
        "fault": finding.fault,
        "reasons": finding.reasons,
        "seconds": round(finding.seconds, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=4, help="of each kernel")
    parser.add_argument("--launches", type=int, default=6, help="of each kernel")
    parser.add_argument("--timeout", type=float, default=10.0, help="seconds for one verdict")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--only", default="", help="kernels whose file and name contain this")
    parser.add_argument("--state", type=Path)
    options = parser.parse_args()
    done: list[dict[str, object]] = []
    if options.state and options.state.exists():
        done = [json.loads(line) for line in options.state.read_text().splitlines()]
    known = {row["kernel"] for row in done}
    tasks = [(file, target) for file in FILES for target in small_targets(file)]
    random.Random(options.seed).shuffle(tasks)
    started = time.monotonic()
    for file, target in tasks:
        name = f"{target.kernel}:{target.contract.name}"
        if time.monotonic() - started > options.seconds:
            break
        if name in known or options.only not in f"{file.name}:{name}":
            continue
        rows = []
        for finding in findings(
            target, options.mutants, launches=options.launches, timeout=options.timeout, seed=options.seed
        ):
            rows.append(record(finding))
            if finding.disagrees:
                print(f"{file.name} {name}: {finding.what}: {finding.kind}: {finding.fault} {finding.reasons}")
                sys.stdout.flush()
        done += rows
        if options.state:
            with options.state.open("a") as out:
                out.writelines(json.dumps(row) + "\n" for row in rows)
    for title, wanted in (("kernels as they are", True), ("mutants", False)):
        counts = Counter(str(row["kind"]) for row in done if (row["what"] == "as it is") is wanted)
        print(f"{sum(counts.values())} {title}")
        for kind, count in sorted(counts.items()):
            print(f"  {count:6d}  {kind}")
    if any(row["disagrees"] for row in done):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
