"""How long verification takes: per kernel, and from start-up to the first verdict.

Usage: python benchmarks/verify_speed.py [FILE…]   (default: the acceptance kernels)
"""

from __future__ import annotations

import platform
import statistics
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

from tileproof.ir.frontends import load
from tileproof.verifier.engine import verify_target

ROOT = Path(__file__).parent.parent
DEFAULT = [ROOT / "tests/acceptance" / n for n in ("core.py", "pointers.py", "tokens.mlir")]
SMALL = ROOT / "examples/softmax.py"


def main() -> None:
    files = [Path(a) for a in sys.argv[1:]] or DEFAULT
    print(f"{date.today()}, {platform.machine()}, Python {platform.python_version()}")
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "tileproof", "verify", str(SMALL)], check=True, capture_output=True)
    print(f"start-up to verdict of {SMALL.name}: {time.perf_counter() - started:.2f} s (whole process)")
    for file in files:
        rows = []
        for target in load(file):
            report = verify_target(target)
            rows.append((report.seconds, target.kernel, target.contract.name, report.verdict.value))
        print(f"\n{file.name}: {len(rows)} kernels, median {statistics.median(r[0] for r in rows):.2f} s")
        for seconds, kernel, contract, verdict in sorted(rows, reverse=True):
            print(f"  {seconds:7.2f} s  {verdict:10} {kernel} ({contract})")


if __name__ == "__main__":
    main()
