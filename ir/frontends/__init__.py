"""From files to verification targets: cuTile Python files, Tile IR text and bytecode."""

from __future__ import annotations

import os

from tileproof.ir.frontends.discovery import BYTECODE_SUFFIX, PYTHON_SUFFIX, TEXT_SUFFIX, files_under
from tileproof.ir.frontends.refused import FrontendError, Refused, targets_only
from tileproof.ir.target import Target

__all__ = ["FrontendError", "Refused", "files_under", "load", "load_all"]


def load(path: str | os.PathLike[str]) -> list[Target]:
    """The targets of a file, or of all files with contracts in a directory; InputError if anything cannot be used."""
    targets = []
    for file in files_under(path):
        targets += targets_only(load_all(file))
    return targets


def load_all(file: str | os.PathLike[str]) -> list[Target | Refused]:
    """The targets of one file, and among them the kernels that cannot be used; InputError if the file itself cannot."""
    suffix = os.path.splitext(file)[1]
    # Imported where needed: cuda-tile is not needed for text, the text parser not for Python.
    if suffix == PYTHON_SUFFIX:
        from tileproof.ir.frontends.python_file import load_python

        return load_python(file)
    if suffix == TEXT_SUFFIX:
        from tileproof.ir.frontends.text_file import load_text

        return load_text(file)
    if suffix == BYTECODE_SUFFIX:
        from tileproof.ir.frontends.bytecode_file import load_bytecode

        return load_bytecode(file)
    allowed = f"{PYTHON_SUFFIX} (cuTile Python), {TEXT_SUFFIX} (Tile IR text), {BYTECODE_SUFFIX} (Tile IR bytecode)"
    raise FrontendError(f"unknown kind of file; allowed are: {allowed}", file=os.fspath(file))
