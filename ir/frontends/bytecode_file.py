"""Tile IR bytecode files (``.tileirbc``), with their contracts in a sidecar file."""

from __future__ import annotations

import os

from tileproof.ir.frontends.refused import FrontendError, Refused
from tileproof.ir.frontends.sidecar import load_with_sidecar
from tileproof.ir.program import Program
from tileproof.ir.reader import read_bytecode
from tileproof.ir.target import Target


def load_bytecode(path: str | os.PathLike[str]) -> list[Target | Refused]:
    """Every kernel of the file under each of its contracts; InputError if the file or its contracts cannot be read."""
    file = os.path.abspath(path)
    program, data = read_bytecode_file(file)
    return load_with_sidecar(program, file, data)


def read_bytecode_file(file: str) -> tuple[Program, bytes]:
    """The program and the bytes that it was read from."""
    try:
        with open(file, "rb") as stream:
            data = stream.read()
    except OSError as error:
        raise FrontendError(f"cannot be read: {error.strerror}", file=file) from None
    return read_bytecode(data, file), data
