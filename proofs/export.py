"""The problems of all theorems as files ``smt2/<problem>.smt2``: part of the package, for other solvers and readers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .catalogue import select
from .smtlib import smtlib

STORED = Path(__file__).parent / "smt2"


def texts(names: Sequence[str] = ()) -> dict[str, str]:
    """File name to content, for the problems of the theorems called ``names`` (all if none is given)."""
    problems = {problem.name: problem for theorem in select(names) for problem in theorem.problems}
    return {f"{name}.smt2": smtlib(problem) for name, problem in problems.items()}


def write(directory: Path, names: Sequence[str] = ()) -> int:
    """Write the files into ``directory`` (made if need be); how many there are."""
    directory.mkdir(parents=True, exist_ok=True)
    content = texts(names)
    for name, text in content.items():
        (directory / name).write_text(text, encoding="utf-8")
    return len(content)
