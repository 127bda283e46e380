"""The kernels here with their expected verdicts, and small launches of them."""

import functools
import json
from pathlib import Path

from tileproof.ir.frontends.python_file import load_targets
from tileproof.ir.target import Target

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "expected.json").read_text())
CASES = [(file, name, contract) for file, kernels in EXPECTED.items() for name in kernels for contract in kernels[name]]


@functools.cache
def targets(file: str) -> dict[tuple[str, str], Target]:
    return {(t.kernel, t.contract.name): t for t in load_targets(HERE / file)}
