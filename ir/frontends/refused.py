"""What a frontend could not make a target of."""

from __future__ import annotations

from dataclasses import dataclass

from tileproof.errors import InputError
from tileproof.ir.target import Target


@dataclass(frozen=True, slots=True)
class Refused:
    """One kernel under one contract (None: it has none) that cannot be verified, and why."""

    kernel: str
    contract: str | None
    file: str
    line: int | None
    message: str


class FrontendError(InputError):
    """A file that gives no targets at all; the message names file and line."""

    def __init__(self, problem: str, *, file: str, line: int | None = None) -> None:
        super().__init__(f"{file}: {problem}" if line is None else f"{file}:{line}: {problem}")
        self.problem = problem
        self.file = file
        self.line = line


def targets_only(loaded: list[Target | Refused]) -> list[Target]:
    """The targets, if nothing was refused; FrontendError for the first that was."""
    targets = []
    for item in loaded:
        if isinstance(item, Refused):
            contract = "" if item.contract is None else f", contract {item.contract!r}"
            raise FrontendError(f"kernel {item.kernel!r}{contract}: {item.message}", file=item.file, line=item.line)
        targets.append(item)
    return targets
