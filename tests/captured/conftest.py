"""Host scripts, run as ``tileproof verify --run`` runs them."""

import textwrap

import pytest

from tileproof.ir.frontends.captured import capture
from tileproof.ir.frontends.captured_targets import captured_targets
from tileproof.verifier.engine import verify_target
from tileproof.verifier.provenance import written_arrays

HEAD = """\
import cuda.tile as ct
import numpy as np
Int = ct.Constant[int]
f32 = lambda *shape: np.zeros(shape, np.float32)
i32 = lambda *values: np.array(values, np.int32)
cdiv = lambda a, b: -(-a // b)

@ct.kernel
def add(x, y, out, TILE: Int):
    i = ct.bid(0)
    ct.store(out, (i,), ct.load(x, (i,), (TILE,)) + ct.load(y, (i,), (TILE,)))

@ct.kernel
def scatter(index, x, out, TILE: Int):
    lane = ct.bid(0) * TILE + ct.arange(TILE, dtype=ct.int32)
    ct.scatter(out, ct.gather(index, lane), ct.gather(x, lane))

"""
HEAD_LINES = HEAD.count("\n")
"""So that tests can say which line of the script they mean."""


@pytest.fixture
def script(tmp_path):
    """Writes a script: kernels ``add`` and ``scatter``, then the text."""

    def write(text, name="host.py", head=HEAD):
        path = tmp_path / name
        path.write_text(head + textwrap.dedent(text))
        return str(path)

    return write


@pytest.fixture
def captured(script):
    """What a script does."""

    def run(text, *arguments):
        return capture(script(text), arguments)

    return run


@pytest.fixture
def targets(captured):
    """The distinct launches of a script, as targets or refused."""

    def run(text):
        found = captured(text)
        assert found.failure is None, found.failure
        return captured_targets(found, lambda t: written_arrays(t.entry, t.bindings))

    return run


@pytest.fixture
def reports(targets):
    """The reports on the distinct launches of a script."""

    def run(text):
        return [verify_target(launch.target) for launch in targets(text)]

    return run
