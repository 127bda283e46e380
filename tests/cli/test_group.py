"""The group of commands: listing them imports none of them, and each one listed exists."""

import importlib
import subprocess
import sys
from importlib.metadata import version

import click
import pytest

from tileproof.cli import COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_exists_and_has_help(tileproof, name):
    module, _, attribute = COMMANDS[name][0].partition(":")
    assert isinstance(getattr(importlib.import_module(module), attribute), click.Command)
    result = tileproof(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: main {name}")


def test_help_lists_every_command(tileproof):
    result = tileproof("--help")
    assert result.exit_code == 0
    for name, (_, line) in COMMANDS.items():
        assert name in result.stdout
        assert line.split()[0] in result.stdout


def test_version(tileproof):
    assert tileproof("--version").stdout == f"tileproof, version {version('tileproof')}\n"


def test_help_loads_nothing_heavy():
    heavy = ("z3", "cuda.tile", "numpy", "networkx", "rich", "tileproof.commands.verify")
    check = (
        "import sys\nfrom tileproof.cli import main\n"
        f"try:\n    main(['--help'])\nfinally:\n    print([m for m in {heavy} if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "[]\n")
