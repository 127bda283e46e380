"""A stand-in for the verifier's engine, so that these tests are of the command line alone."""

import os
import signal
import sys
import time
import types

import click.testing
import pytest

from tileproof.errors import InputError
from tileproof.verifier.report import KernelReport, Kind, Obligation, Reason, Site, Status, verdict_of


def pretended_verdict(target, *, timeout, explain=False):
    """Does what the kernel's name says."""
    name = target.kernel
    if name.startswith("crash"):
        raise ZeroDivisionError("division by zero")
    if name.startswith("contradiction"):
        raise InputError("no launch satisfies the contract")
    if name.startswith("killed"):
        os.kill(os.getpid(), signal.SIGKILL)
    if name.startswith("interrupt"):
        os.kill(os.getppid() if name.endswith("parent") else os.getpid(), signal.SIGINT)
        time.sleep(5)
    if name.startswith("slow"):
        time.sleep(0.3)
    status = {"bad": Status.VIOLATED, "unsure": Status.UNKNOWN}.get(name.partition("_")[0], Status.PROVED)
    reason = Reason.LIMIT if status is Status.UNKNOWN else None
    site = Site("store_view_tko", target.file, target.line)
    obligations = (Obligation("o", Kind.BOUNDS, status, (site,), reason=reason, detail=f"limit {timeout:g} s"),)
    return KernelReport(
        kernel=name,
        contract=target.contract.name,
        file=target.file,
        line=target.line,
        bytecode_sha256=None,
        raw_sha256=None,
        verdict=verdict_of(obligations),
        preconditions=("0 <= n",),
        obligations=obligations,
        seconds=0.01,
    )


@pytest.fixture
def engine(monkeypatch):
    module = types.ModuleType("tileproof.verifier.engine")
    module.verify_target = pretended_verdict
    monkeypatch.setitem(sys.modules, "tileproof.verifier.engine", module)


KERNEL = """
@tp.contract(x="f32[n]"{more})
@ct.kernel
def {name}(x):
    ct.store(x, (ct.bid(0),), ct.zeros((16,), dtype=x.dtype))
"""


@pytest.fixture
def kernels(tmp_path):
    """Writes a file with kernels of the given names."""

    def write(*names, file="kernels.py", more=""):
        text = "import cuda.tile as ct\nimport tileproof as tp\n"
        text += "".join(KERNEL.format(name=name, more=more) for name in names)
        (tmp_path / file).write_text(text)
        return str(tmp_path / file)

    return write


@pytest.fixture
def tileproof():
    """Runs the command line in this process."""

    def run(*arguments):
        from tileproof.cli import main

        return click.testing.CliRunner().invoke(main, [str(a) for a in arguments])

    return run
