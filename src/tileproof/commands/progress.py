"""Progress on a terminal's stderr; silent anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Step = Callable[[str], None]
"""Called with the name of what has just been finished."""


@contextmanager
def progress(total: int, what: str) -> Iterator[Step]:
    """A bar that advances with every call of the step."""
    if not sys.stderr.isatty() or total < 2:
        yield lambda name: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    last = TextColumn("{task.description}")
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), last)
    # No refresh thread: solver processes are forked meanwhile.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=total)
        bar.refresh()

        def step(name: str) -> None:
            bar.update(task, advance=1, description=name.replace("[", r"\["))
            bar.refresh()

        yield step
