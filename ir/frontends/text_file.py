"""Tile IR text files (``.mlir``), with their contracts in a sidecar file."""

from __future__ import annotations

import os

from tileproof.ir.frontends.refused import FrontendError, Refused
from tileproof.ir.frontends.sidecar import load_with_sidecar
from tileproof.ir.parser import parse_text
from tileproof.ir.program import Program
from tileproof.ir.target import Target


def load_text(path: str | os.PathLike[str]) -> list[Target | Refused]:
    """Every kernel of the file under each of its contracts; InputError if the file or its contracts cannot be read."""
    file = os.path.abspath(path)
    return load_with_sidecar(read_text_file(file), file, bytecode=None)


def read_text_file(file: str) -> Program:
    try:
        with open(file, encoding="utf-8") as stream:
            text = stream.read()
    except OSError as error:
        raise FrontendError(f"cannot be read: {error.strerror}", file=file) from None
    except UnicodeDecodeError as error:
        raise FrontendError(f"not UTF-8 text: {error.reason} at byte {error.start}", file=file) from None
    return parse_text(text, file)
