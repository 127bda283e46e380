"""Errors of reading programs: each names the file, the place, what was found and what was expected."""

from __future__ import annotations

from tileproof.errors import InputError as InputError


class BytecodeError(InputError):
    """Malformed bytecode at a byte offset."""

    def __init__(self, message: str, *, offset: int, file: str = "<bytecode>") -> None:
        super().__init__(f"{file}: offset {offset}: {message}")
        self.offset = offset
        self.file = file


class TextError(InputError):
    """Malformed Tile IR text at a line and column (both from one)."""

    def __init__(self, message: str, *, line: int, column: int, file: str = "<text>") -> None:
        super().__init__(f"{file}:{line}:{column}: {message}")
        self.line = line
        self.column = column
        self.file = file


class UnwritableError(InputError):
    """A program that is not well formed, or that the chosen bytecode version cannot hold."""
