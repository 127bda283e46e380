"""Which files a path stands for."""

from __future__ import annotations

import os
import re

from tileproof.ir.frontends.refused import FrontendError
from tileproof.ir.frontends.sidecar import sidecar_path

PYTHON_SUFFIX = ".py"
TEXT_SUFFIX = ".mlir"
BYTECODE_SUFFIX = ".tileirbc"

_USES_CONTRACTS = re.compile(rb"^\s*(import|from)\s+tileproof\b", re.MULTILINE)
_CONTRACT = re.compile(rb"\bcontract\(")


def files_under(path: str | os.PathLike[str]) -> list[str]:
    """The file itself, or what is to be verified in a directory, sorted.

    In a directory that is every Python file that imports tileproof and writes
    ``contract(``, as importing any other could do anything, and every text
    and bytecode file that has a sidecar file.  Hidden directories and virtual
    environments are left out.  FrontendError if there is nothing.
    """
    path = os.fspath(path)
    if not os.path.isdir(path):
        if not os.path.exists(path):
            raise FrontendError("no such file or directory", file=path)
        return [path]
    found = []
    for directory, subdirectories, names in os.walk(path):
        subdirectories[:] = sorted(name for name in subdirectories if _is_searched(directory, name))
        found += [file for file in (os.path.join(directory, name) for name in sorted(names)) if _has_contracts(file)]
    if not found:
        problem = f"nothing to verify: no {PYTHON_SUFFIX} file with contracts, no {TEXT_SUFFIX} or {BYTECODE_SUFFIX} "
        raise FrontendError(problem + "file with a .contract.toml beside it", file=path)
    return found


def _is_searched(directory: str, name: str) -> bool:
    path = os.path.join(directory, name)
    return not (name.startswith(".") or name == "__pycache__" or os.path.exists(os.path.join(path, "pyvenv.cfg")))


def _has_contracts(file: str) -> bool:
    suffix = os.path.splitext(file)[1]
    if suffix in (TEXT_SUFFIX, BYTECODE_SUFFIX):
        return os.path.exists(sidecar_path(file))
    if suffix != PYTHON_SUFFIX:
        return False
    try:
        with open(file, "rb") as stream:
            source = stream.read()
    except OSError:
        return True  # to be reported when it is loaded
    return bool(_USES_CONTRACTS.search(source) and _CONTRACT.search(source))
