"""``tileproof show``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from tileproof.errors import InputError
from tileproof.ir.frontends import FrontendError, Refused, load_all
from tileproof.ir.frontends.discovery import BYTECODE_SUFFIX, PYTHON_SUFFIX, TEXT_SUFFIX
from tileproof.ir.printer import print_program
from tileproof.ir.program import Program
from tileproof.ir.target import Target
from tileproof.verifier.rendering.text import shown_path


@click.command()
@click.argument("file", type=click.Path())
@click.option("--kernel", "kernels", multiple=True, metavar="NAME", help="Only kernels of that name (may be repeated).")
def show(file: str, kernels: Sequence[str]) -> None:
    """Print the Tile IR of FILE in the official syntax.

    FILE is a bytecode file (.tileirbc), a text file (.mlir), or a cuTile Python file: then each kernel is compiled
    under each of its contracts.
    """
    suffix = os.path.splitext(file)[1]
    if suffix == PYTHON_SUFFIX:
        _show_python(file, kernels)
        return
    program = _read(file, suffix)
    names = {kernel.name for kernel in program.kernels}
    _check_names(kernels, names)
    if kernels:
        chosen = tuple(kernel for kernel in program.kernels if kernel.name in kernels)
        program = Program(program.name, chosen, program.globals, program.version, program.producer)
    click.echo(print_program(program))


def _read(file: str, suffix: str) -> Program:
    if suffix == BYTECODE_SUFFIX:
        from tileproof.ir.frontends.bytecode_file import read_bytecode_file

        return read_bytecode_file(file)[0]
    if suffix == TEXT_SUFFIX:
        from tileproof.ir.frontends.text_file import read_text_file

        return read_text_file(file)
    allowed = f"{PYTHON_SUFFIX}, {TEXT_SUFFIX}, {BYTECODE_SUFFIX}"
    raise FrontendError(f"unknown kind of file; allowed are: {allowed}", file=file)


def _show_python(file: str, kernels: Sequence[str]) -> None:
    loaded = load_all(file)
    _check_names(kernels, {item.kernel for item in loaded})
    failed = False
    for item in loaded:
        if kernels and item.kernel not in kernels:
            continue
        if isinstance(item, Refused):
            click.echo(f"Error: {_place(item)}: kernel {item.kernel!r}: {item.message}", err=True)
            failed = True
            continue
        click.echo(f"// kernel {item.kernel}, contract {item.contract.name} ({_place(item)})")
        click.echo(print_program(item.program))
    if failed:
        sys.exit(2)


def _place(item: Target | Refused) -> str:
    return f"{shown_path(item.file)}:{item.line}"


def _check_names(kernels: Sequence[str], names: set[str]) -> None:
    for name in kernels:
        if name not in names:
            raise InputError(f"no kernel {name!r}; the kernels are: {', '.join(sorted(names)) or 'none'}")
