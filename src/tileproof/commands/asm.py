"""``tileproof asm``: Tile IR text to bytecode."""

from __future__ import annotations

from pathlib import Path

import click

from tileproof.errors import InputError
from tileproof.ir.operations import VERSIONS
from tileproof.ir.writer import assemble

BY_TEXT = {f"{major}.{minor}": (major, minor) for major, minor in VERSIONS}


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Where the bytecode goes.")
@click.option(
    "--bytecode-version",
    type=click.Choice(list(BY_TEXT)),
    default="13.4",
    show_default=True,
    help="The version of the bytecode; later ones know more operations.",
)
def asm(file: Path, output: Path | None, bytecode_version: str) -> None:
    """Assemble the Tile IR text FILE to bytecode (FILE with the suffix .tileirbc unless -o says otherwise)."""
    target = output or file.with_suffix(".tileirbc")
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{file}: cannot be read as text: {error}") from error
    data = assemble(text, str(file), BY_TEXT[bytecode_version])
    try:
        target.write_bytes(data)
    except OSError as error:
        raise InputError(f"{target}: cannot be written: {error}") from error
