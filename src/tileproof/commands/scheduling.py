"""Verifies targets one after the other or in several processes; a crash costs only the kernel that caused it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from tileproof.cli import INTERRUPTED
from tileproof.commands import error_reports
from tileproof.errors import InputError
from tileproof.ir.target import Target
from tileproof.verifier.report import KernelReport

POLL_SECONDS = 0.1
"""How often interrupts are looked for while processes run."""

STOP_SECONDS = 2.0
"""How long a process may take to stop its solvers after an interrupt before it is killed."""


@dataclass(frozen=True, slots=True)
class Task:
    """A target, and how to get it again: the ``position``-th that loading ``file`` gives (None: not at all).

    ``work`` is done instead of verifying it, with the limit in seconds.
    ``explain``: violations are run in two orders, to show what they change.
    """

    file: str
    position: int | None
    target: Target
    work: Callable[[float], KernelReport] | None = None
    explain: bool = False


Done = Callable[[int, KernelReport], None]
"""Called with a task's number and its report, in the order in which they come."""


def verify_all(tasks: Sequence[Task], *, jobs: int, timeout: float, done: Done) -> None:
    """Verifies every task, ``jobs`` at a time; ``timeout`` is in seconds for each.

    After KeyboardInterrupt no process is left, and ``done`` has been called for what was finished.
    """
    if jobs == 1 or len(tasks) <= 1 or not (_forks() or all(task.position is not None for task in tasks)):
        for number, task in enumerate(tasks):
            done(number, verify_one(task, timeout))
    else:
        _in_processes(tasks, jobs, timeout, done)


def verify_one(task: Task, timeout: float) -> KernelReport:
    """The task's report; whatever the engine raises makes it one of verdict ERROR."""
    from tileproof.verifier.engine import verify_target

    start = time.perf_counter()
    try:
        if task.work is not None:
            return task.work(timeout)
        return verify_target(task.target, timeout=timeout, explain=task.explain)
    except InputError as error:
        return error_reports.of_target(task.target, str(error), time.perf_counter() - start)
    except Exception as error:
        problem = error_reports.internal_problem(error)
        return error_reports.of_target(task.target, problem, time.perf_counter() - start)


# --- several processes -----------------------------------------------------


def _forks() -> bool:
    return "fork" in multiprocessing.get_all_start_methods()


def _in_processes(tasks: Sequence[Task], jobs: int, timeout: float, done: Done) -> None:
    """A process per task: forked where that exists, so that targets need not be sent, else told what to load.

    Verdicts do not depend on which: a target follows from its file alone.
    """
    import tileproof.verifier.engine  # noqa: F401  (imported once, before forking)

    forks = _forks()
    context = multiprocessing.get_context("fork") if forks else multiprocessing.get_context("spawn")
    running: dict[Connection, tuple[int, BaseProcess]] = {}
    waiting = list(range(len(tasks)))[::-1]
    with _noticed_interrupts() as interrupted:
        try:
            while running or waiting:
                while waiting and len(running) < jobs:
                    number = waiting.pop()
                    task = tasks[number]
                    receiver, sender = context.Pipe(duplex=False)
                    inherited = task if forks else None
                    process: BaseProcess = context.Process(
                        target=_work, args=(task.file, task.position, inherited, task.explain, timeout, sender)
                    )
                    process.start()
                    sender.close()
                    running[receiver] = number, process
                for ready in wait(list(running), POLL_SECONDS):
                    assert isinstance(ready, Connection)
                    number, process = running.pop(ready)
                    report = _receive(ready, process, tasks[number].target)
                    if report is None:
                        raise KeyboardInterrupt
                    done(number, report)
                if interrupted.is_set():
                    raise KeyboardInterrupt
        finally:
            _stop([process for _, process in running.values()])


@contextmanager
def _noticed_interrupts() -> Iterator[threading.Event]:
    """An event that an interrupt sets; raised at any moment, it can be lost in the middle of a fork."""
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted  # signals are none of our business there
        return
    previous = signal.signal(signal.SIGINT, lambda number, frame: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, previous)


def _work(
    file: str, position: int | None, task: Task | None, explain: bool, timeout: float, sender: Connection
) -> None:
    """What a process does."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        if task is None:
            from tileproof.ir.frontends import load_all

            assert position is not None
            loaded = load_all(file)[position]
            assert isinstance(loaded, Target)
            task = Task(file, position, loaded, explain=explain)
        sender.send(verify_one(task, timeout))
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)


def _receive(receiver: Connection, process: BaseProcess, target: Target) -> KernelReport | None:
    """What the process found, an error if it died; None if it was interrupted."""
    try:
        report = receiver.recv()
    except EOFError:
        report = None
    process.join()
    receiver.close()
    if isinstance(report, KernelReport):
        return report
    if process.exitcode == INTERRUPTED:
        return None
    problem = f"internal error, please report it: its process ended {_ending(process.exitcode)}"
    return error_reports.of_target(target, problem, 0.0)


def _ending(exitcode: int | None) -> str:
    if exitcode is not None and exitcode < 0:
        with suppress(ValueError):
            return f"by signal {signal.Signals(-exitcode).name}"
    return f"without a report, exit status {exitcode}"


def _stop(processes: list[BaseProcess]) -> None:
    """Interrupts, so that each can end its solvers, and kills what does not stop."""
    for process in processes:
        if process.pid is not None and process.is_alive():
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGINT)
    for process in processes:
        process.join(STOP_SECONDS)
        if process.is_alive():
            process.kill()
            process.join()
