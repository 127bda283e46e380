"""The one door to the solver.

Z3 runs in a child process that is killed when it overruns its limit (limits
inside the process were seen to be ignored).  The answer is one of a closed set,
and only ``UNSAT`` proves anything.
"""

from __future__ import annotations

import enum
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from tileproof.verifier.evaluate import Model
from tileproof.verifier.smtlib import problem
from tileproof.verifier.terms import FALSE, Atom, Bool, Predicate, conjunction

GRACE = 0.5
"""Seconds after its own time-out before the child is killed."""


class Answer(enum.Enum):
    UNSAT = "unsat"
    SAT = "sat"
    UNKNOWN = "unknown"  # the solver gave up
    LIMIT = "limit"  # time or memory


@dataclass(frozen=True, slots=True)
class Result:
    """``model`` only with SAT; ``detail`` is the solver's reason where it gave up."""

    answer: Answer
    model: Model = field(default_factory=dict)
    detail: str = ""
    seconds: float = 0.0


def _serve(connection: Connection, parents_end: Connection) -> None:
    """The child: answers (text, milliseconds) until the pipe closes."""
    import z3

    parents_end.close()  # inherited by the fork; while it is open here, the parent's death goes unseen
    while True:
        try:
            text, milliseconds = connection.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            solver = z3.Solver()
            solver.set("timeout", milliseconds)
            solver.from_string(text)
            answer = solver.check()
            if answer == z3.sat:
                model = solver.model()
                values: dict[str, Any] = {}
                for declaration in model.decls():
                    if declaration.arity() == 0:
                        value = model[declaration]
                        values[declaration.name()] = value.as_long() if z3.is_int_value(value) else z3.is_true(value)
                connection.send(("sat", values, ""))
            else:
                connection.send((str(answer), {}, solver.reason_unknown() if answer == z3.unknown else ""))
        except KeyboardInterrupt:
            return
        except z3.Z3Exception as error:  # out of memory, or a text Z3 refuses: no answer
            connection.send(("unknown", {}, str(error)))


def _any_value(term: Atom | Predicate) -> int | bool:
    if isinstance(term, Predicate):
        return False
    if term.lo is not None:
        return term.lo
    return 0 if term.hi is None else min(0, term.hi)


class Solver:
    """A child process with Z3, started on first use and again after each kill.  Use as a context manager."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self.queries = 0
        self.seconds = 0.0

    def __enter__(self) -> Solver:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    def _start(self) -> Connection:
        if self._connection is None or self._process is None or not self._process.is_alive():
            self.close()
            context = multiprocessing.get_context("fork")
            ours, theirs = context.Pipe()
            self._process = context.Process(target=_serve, args=(theirs, ours), daemon=True)
            self._process.start()
            theirs.close()
            self._connection = ours
        return self._connection

    def check(self, assertions: Sequence[Bool], limit: float) -> Result:
        """Whether all assertions can hold together; ``limit`` in seconds."""
        together = conjunction(*assertions)
        if together is FALSE:
            return Result(Answer.UNSAT, detail="folding")
        if limit <= 0:
            return Result(Answer.LIMIT)
        stated = problem([together])
        started = time.monotonic()
        self.queries += 1
        try:
            connection = self._start()
            connection.send((stated.text, max(1, int(limit * 1000))))
            if not connection.poll(limit + GRACE):
                self.close()
                return Result(Answer.LIMIT, detail="killed at the limit", seconds=self._spent(started))
            answer, values, detail = connection.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError):
            self.close()
            return Result(Answer.LIMIT, detail="the solver process died", seconds=self._spent(started))
        seconds = self._spent(started)
        if answer == "unsat":
            return Result(Answer.UNSAT, seconds=seconds)
        if answer == "sat":
            # What the model leaves out may have any value in range.
            model = {term: values.get(name, _any_value(term)) for name, term in stated.names.items()}
            return Result(Answer.SAT, model, seconds=seconds)
        timed_out = detail in ("timeout", "canceled")
        return Result(Answer.LIMIT if timed_out else Answer.UNKNOWN, detail=detail, seconds=seconds)

    def _spent(self, started: float) -> float:
        seconds = time.monotonic() - started
        self.seconds += seconds
        return seconds
