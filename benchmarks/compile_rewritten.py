"""Has the official compiler compile every kernel of the corpus and of the acceptance files, as our writer writes it.

    python benchmarks/compile_rewritten.py [ARCHITECTURE ...]      (default: sm_90 sm_100)

Needs nvidia-cuda-tileiras.  Each kernel is read, written in version 13.4 and
compiled; where that fails, the original is compiled, too, so that what the
architecture does not support is told from what we broke.  Exit status 1 if we
broke anything.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS / "ir"))

from exported import export, kernel_names  # noqa: E402
from official import tool  # noqa: E402

from tileproof.ir.frontends import load  # noqa: E402
from tileproof.ir.reader import read_bytecode  # noqa: E402
from tileproof.ir.writer import write_bytecode  # noqa: E402


def kernels() -> dict[str, bytes]:
    found = {name: export(name, (13, 4)) for name in kernel_names()}
    for file in ("core.py", "pointers.py", "communication.py"):
        for target in load(TESTS / "acceptance" / file):
            assert target.bytecode is not None
            found[f"{file}:{target.kernel}:{target.contract.name}"] = target.bytecode
    return found


def compiles(bytecode: bytes, architecture: str) -> str | None:
    """None, or the first line of what the compiler says."""
    with tempfile.TemporaryDirectory() as directory:
        source = Path(directory) / "kernel.tileirbc"
        source.write_bytes(bytecode)
        command = [tool("tileiras"), "--gpu-name", architecture, str(source), "-o", f"{directory}/kernel.cubin"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    return None if done.returncode == 0 else (done.stderr.strip().splitlines() or ["failed"])[0]


def main() -> int:
    broken = 0
    for architecture in sys.argv[1:] or ["sm_90", "sm_100"]:
        compiled, unsupported, start = 0, [], time.perf_counter()
        for name, original in kernels().items():
            rewritten = write_bytecode(read_bytecode(original), (13, 4))
            message = compiles(rewritten, architecture)
            if message is None:
                compiled += 1
            elif compiles(original, architecture) is None:
                broken += 1
                print(f"{architecture} {name}: BROKEN: {message}")
            else:
                unsupported.append(name)
        seconds = time.perf_counter() - start
        print(f"{architecture}: {compiled} compiled, {broken} broken, in {seconds:.0f} s; unsupported: {unsupported}")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
