"""The official tools as oracles: cuda-tile's encoder and exporter, tileirdisasm, tileiras."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest


@cache
def tool(name: str) -> str:
    """The path of an official tool; the test is skipped if it is not installed."""
    spec = importlib.util.find_spec("nvidia")
    for root in spec.submodule_search_locations or [] if spec else []:
        for path in Path(root).glob(f"cu*/bin/{name}"):
            return str(path)
    pytest.skip(f"{name} is not installed (nvidia-cuda-tileiras)")


def run_disassembler(bytecode: bytes, *options: str) -> subprocess.CompletedProcess[str]:
    with tempfile.NamedTemporaryFile(suffix=".tileirbc") as file:
        file.write(bytecode)
        file.flush()
        return subprocess.run(
            [tool("tileirdisasm"), *options, file.name],
            capture_output=True,
            text=True,
            errors="surrogateescape",
            timeout=60,
        )


def disassemble(bytecode: bytes) -> str:
    done = run_disassembler(bytecode)
    assert done.returncode == 0, done.stderr
    return done.stdout


def accepts(bytecode: bytes) -> bool:
    """Whether the official disassembler reads it."""
    return run_disassembler(bytecode).returncode == 0


def load(path: Path) -> ModuleType:
    """A Python file as a module of its own."""
    name = f"tileproof_tests_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def words(text: str) -> list[str]:
    """The text up to white space."""
    return text.split()
