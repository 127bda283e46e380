"""Solvers in child processes that are killed at the limit: their own limits are not always kept."""

from __future__ import annotations

import enum
import importlib.util
import json
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from .theorem import Solver

# What a process may need beyond the limit given to the solver: to start and to read the text.
GRACE_SECONDS = 10.0


class Answer(enum.Enum):
    UNSAT = "unsat"
    SAT = "sat"
    UNKNOWN = "unknown"
    TIMEOUT = "timeout"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Reply:
    answer: Answer
    seconds: float
    reason: str = ""


def installed(solver: Solver) -> bool:
    return importlib.util.find_spec(solver.value) is not None


class SolverProcess:
    """A solver that answers one problem after another; a new process replaces one that had to be killed."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def ask(self, text: str, limit: float) -> Reply:
        """The answer to an SMT-LIB script within ``limit`` seconds."""
        process = self._started()
        assert process.stdin is not None and process.stdout is not None
        start = time.monotonic()
        overdue = threading.Timer(limit + GRACE_SECONDS, process.kill)
        overdue.start()
        try:
            process.stdin.write(json.dumps({"text": text, "limit": limit}) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            overdue.cancel()
        seconds = time.monotonic() - start
        if not line:
            self.close()
            if seconds >= limit:
                return Reply(Answer.TIMEOUT, seconds, f"killed after {seconds:.0f} s")
            return Reply(Answer.ERROR, seconds, f"the {self.solver.value} process ended by itself")
        reply = json.loads(line)
        answer = Answer(reply["answer"])
        if answer is Answer.UNKNOWN and seconds >= limit:
            answer = Answer.TIMEOUT
        return Reply(answer, seconds, reply["reason"])

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tileproof.proofs.solver_process", self.solver.value],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        return self._process
