"""The base of all errors that are the input's fault; free of imports, so that every part can use it."""

from __future__ import annotations


class InputError(Exception):
    """Input that cannot be used; the message is meant for the user, exit status 2."""


class ContractError(InputError):
    """A contract that cannot be used; ``file`` and ``line`` say where it is declared, ``problem`` what is wrong."""

    def __init__(self, problem: str, *, file: str | None = None, line: int | None = None) -> None:
        place = "" if file is None else f"{file}: " if line is None else f"{file}:{line}: "
        super().__init__(place + problem)
        self.problem = problem
        self.file = file
        self.line = line
