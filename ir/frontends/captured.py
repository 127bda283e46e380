"""Captured launches: runs a host script with ``cuda.tile.launch`` intercepted.

Nothing is launched, so neither a GPU nor the CUDA driver is needed, and arrays
keep what the host wrote into them.  Arrays may be anything that
:mod:`~tileproof.ir.frontends.array_objects` understands.  Each kernel is
compiled at its launch to what ``cuda.tile.launch`` would compile there
(:mod:`~tileproof.ir.frontends.launch_inference`); what that refuses is raised
in the script as it would be there.  ``cuda.tile.tune.exhaustive_search`` counts
as a launch of each configuration; it calls the first one the best.

Alignment is that of the arrays at hand: what stands in for an array on the GPU
should be aligned like it (allocations of the GPU are multiples of 256 bytes).
The contents of integer arrays are captured too.  Host code that computes with
the results of launches, and launches from other processes, are not followed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import FrameType, FunctionType
from typing import Any

from tileproof.decorator import kernel_function
from tileproof.dtypes import dtype
from tileproof.errors import InputError
from tileproof.ir.frontends.launch_contract import (
    GRID_LIMITS,
    CompiledKernel,
    Grid,
    compile_for,
    leaves,
    mangled,
)
from tileproof.ir.frontends.launch_inference import (
    Argument,
    ArrayArgument,
    NotSupported,
    TupleArgument,
    infer_argument,
)
from tileproof.ir.frontends.parameter_annotations import parameter_annotations
from tileproof.ir.frontends.python_source import definition_lines, execute, failing_line, home, module_of, read_source
from tileproof.ir.frontends.refused import FrontendError, Refused
from tileproof.ir.frontends.stand_ins import torch_without_gpu

LARGEST_CONTENTS = 16 * 2**20
"""Bytes of contents that are kept in one run."""
MOST_ALIVE = 4 * 2**30
"""Bytes of arrays that are kept alive, so that no other array gets their addresses."""

NO_LAUNCH = (
    "the script launches no kernel; launches are seen where it calls cuda.tile.launch in its own process "
    "(launches of other libraries, and of child processes, are not)"
)


@dataclass(frozen=True, slots=True)
class Launch:
    """One call of ``cuda.tile.launch``: ``place`` is where, ``file`` and ``line`` where the kernel is defined."""

    kernel: Any
    name: str
    file: str
    line: int
    place: str
    grid: Grid
    arguments: tuple[Argument, ...]
    contents: Mapping[str, bytes]
    compiled: CompiledKernel


@dataclass(slots=True)
class Capture:
    """What a script did: its launches in order, remarks for the user, and how it failed if it did."""

    launches: list[Launch | Refused] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    failure: FrontendError | None = None

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)


def capture(script: str | os.PathLike[str], arguments: Sequence[str] = ()) -> Capture:
    """Runs the script as ``python script arguments...`` would.

    FrontendError if the script cannot be read, or ends well without a launch.
    An exception in it, or an exit status other than 0, becomes ``failure``; the
    launches before it are kept.
    """
    file = os.path.abspath(script)
    source = read_source(file)
    recorder = _Recorder(Capture())
    found = recorder.capture
    with module_of(file, "__main__", arguments) as module, _intercepted(recorder), torch_without_gpu():
        try:
            execute(module, file, source)
        except SystemExit as exit:
            if exit.code not in (None, 0):
                found.failure = FrontendError(f"the script ended with {_exit_words(exit.code)}", file=file)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a script may raise anything
            found.failure = FrontendError(_trace(error, file), file=file, line=failing_line(error, file))
    if not found.launches and found.failure is None:
        raise FrontendError(NO_LAUNCH, file=file)
    return found


def _exit_words(code: object) -> str:
    return f"exit status {code}" if isinstance(code, int) else f"exit status 1: {code}"


def _trace(error: BaseException, file: str) -> str:
    """The error, and the calls that led to it through the script and the modules in its directory."""
    directory = os.path.dirname(file) + os.sep
    lines = [f"the script failed: {type(error).__name__}: {str(error) or 'no message'}"]
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename.startswith(directory) and "site-packages" not in frame.filename:
            place = os.path.relpath(frame.filename, directory)
            lines.append(f"  {place}:{frame.lineno}, in {frame.name}: {frame.line}")
    return "\n".join(lines)


# --- intercepting ------------------------------------------------------------


@contextlib.contextmanager
def _intercepted(recorder: _Recorder) -> Iterator[None]:
    import cuda.tile as ct
    from cuda.tile import tune

    launch, search = ct.launch, tune.exhaustive_search
    ct.launch, tune.exhaustive_search = recorder.launch, recorder.exhaustive_search
    try:
        yield
    finally:
        ct.launch, tune.exhaustive_search = launch, search


class _Recorder:
    def __init__(self, capture: Capture) -> None:
        self.capture = capture
        self._compiled: dict[tuple[int, str], tuple[object, CompiledKernel]] = {}
        self._contents: dict[bytes, bytes] = {}
        self._alive: deque[tuple[object, int]] = deque()

    def launch(
        self,
        stream: object,
        grid: object,
        kernel: object,
        kernel_args: object,
        /,
        *,
        programmatic_dependent_launch: bool = False,
    ) -> None:
        """In place of ``cuda.tile.launch``; the stream is not looked at."""
        function = kernel_function(kernel)
        if function is None:
            raise TypeError(f"launch() expects a tile kernel as the third argument, got {type(kernel).__name__}")
        if not isinstance(kernel_args, tuple):
            raise TypeError(f"launch() expects a tuple as the fourth argument, got {type(kernel_args).__name__}")
        place = _call_site()
        blocks = _grid(grid)
        name = function.__name__
        file, line = _definition(function)
        try:
            arguments = _arguments(function, kernel_args)
        except NotSupported as problem:
            self.capture.launches.append(Refused(name, f"launch at {place}", file, line, str(problem)))
            return
        compiled = self._compile(kernel, name, arguments)
        if 0 in blocks:
            self.capture.note(f"{name} at {place}: the grid {blocks} has no blocks, so there is nothing to verify")
            return
        if programmatic_dependent_launch:
            self.capture.note(
                f"{name} at {place}: a programmatic dependent launch; that the launch before it has finished "
                "what it does to these arrays is not verified"
            )
        contents = self._read(name, place, arguments)
        self._keep(kernel_args, arguments)
        unread = tuple(map(_unread, arguments))
        self.capture.launches.append(Launch(kernel, name, file, line, place, blocks, unread, contents, compiled))

    def exhaustive_search(
        self,
        search_space: Sequence[Any],
        stream: object,
        grid_fn: Callable[[Any], object],
        kernel: Any,
        args_fn: Callable[[Any], object],
        hints_fn: Callable[[Any], dict[str, Any]] | None = None,
        **options: object,
    ) -> Any:
        """In place of ``cuda.tile.tune.exhaustive_search``."""
        from cuda.tile import tune

        if len(search_space) == 0:
            raise ValueError("Search space is empty.")
        successes, failures = [], []
        for configuration in search_space:
            chosen = kernel if kernel_function(kernel) is not None else kernel(configuration)
            hinted = chosen.replace_hints(**(hints_fn(configuration) if hints_fn is not None else {}))
            grid, arguments = grid_fn(configuration), args_fn(configuration)
            try:
                self.launch(stream, grid, hinted, arguments)
            except Exception as error:
                failures.append((configuration, type(error), str(error)))
                continue
            successes.append(tune.Measurement(config=configuration, mean_us=0.0, num_samples=1, error_margin_us=0.0))
        if not successes:
            configuration, kind, message = failures[0]
            raise ValueError(
                f"No valid config found in search space.\nConfig: {configuration}\n{kind.__name__}: {message}"
            )
        return tune.TuningResult(best=successes[0], successes=tuple(successes), failures=tuple(failures))

    def _compile(self, kernel: Any, name: str, arguments: Sequence[Argument]) -> CompiledKernel:
        signature = mangled(kernel, name, arguments)
        key = (id(kernel), signature.symbol)
        if key not in self._compiled:
            # The kernel is kept, so that its id stays its own.
            self._compiled[key] = (kernel, compile_for(kernel, signature))
        return self._compiled[key][1]

    def _read(self, name: str, place: str, arguments: Sequence[Argument]) -> dict[str, bytes]:
        """The contents of integer arrays; equal contents are kept once."""
        found: dict[str, bytes] = {}
        for argument in leaves(arguments):
            if not isinstance(argument, ArrayArgument) or not dtype(argument.array.dtype).is_integer:
                continue
            array = argument.array
            where = f"{name} at {place}: the contents of {argument.name} are not captured: "
            if array.read is None:
                self.capture.note(where + "its memory cannot be read here")
                continue
            kept = sum(map(len, self._contents.values()))
            if array.span > LARGEST_CONTENTS:
                self.capture.note(where + f"{array.span} bytes are more than the limit of {LARGEST_CONTENTS}")
                continue
            data = array.read(array.span) if array.span else b""
            digest = hashlib.sha256(data).digest()
            if digest not in self._contents and kept + len(data) > LARGEST_CONTENTS:
                self.capture.note(where + f"together with others they exceed the limit of {LARGEST_CONTENTS} bytes")
                continue
            found[argument.name] = self._contents.setdefault(digest, data)
        return found

    def _keep(self, given: object, arguments: Sequence[Argument]) -> None:
        """Keeps the launch's arrays alive, the latest launches' first: what lies at an address stays the same array."""
        self._alive.append((given, sum(a.array.span for a in leaves(arguments) if isinstance(a, ArrayArgument))))
        while sum(size for _, size in self._alive) > MOST_ALIVE:
            self._alive.popleft()


def _unread(argument: Argument) -> Argument:
    """The argument without access to its memory, which lives no longer than the script wants."""
    if isinstance(argument, TupleArgument):
        return replace(argument, items=tuple(map(_unread, argument.items)))
    if isinstance(argument, ArrayArgument):
        return replace(argument, array=replace(argument.array, read=None))
    return argument


def _arguments(function: FunctionType, given: Sequence[object]) -> tuple[Argument, ...]:
    annotations = parameter_annotations(function)
    if len(given) != len(annotations):
        expected = f"{len(annotations)} argument" + ("s" if len(annotations) != 1 else "")
        raise TypeError(f"Kernel expects {expected} but {len(given)} {'was' if len(given) == 1 else 'were'} given")
    pairs = zip(annotations.items(), given, strict=True)
    return tuple(infer_argument(name, value, annotation) for (name, annotation), value in pairs)


def _grid(grid: object) -> Grid:
    if not isinstance(grid, tuple):
        raise TypeError("Grid must be a tuple")
    if len(grid) > 3:
        raise ValueError(f"Grid dimensions must be at most 3, got length {len(grid)}")
    sizes = [1, 1, 1]
    for axis, size in enumerate(grid):
        if not isinstance(size, int):
            raise TypeError(f"Grid[{axis}]: an integer is required, got {type(size).__name__}")
        if size < 0:
            raise OverflowError(f"Grid[{axis}]: can't convert negative value to unsigned int")
        if size > GRID_LIMITS[axis]:
            raise ValueError(f"Grid[{axis}] exceeds the limit: max={GRID_LIMITS[axis]}, got={size}.")
        sizes[axis] = int(size)
    return sizes[0], sizes[1], sizes[2]


def _call_site() -> str:
    """File name and line of the call that led here from outside this module."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
    assert frame is not None
    return f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}"


def _definition(function: FunctionType) -> tuple[str, int]:
    """File and line of the kernel's ``def``."""
    file, first = home(function)
    return file, _lines_of(file).get(first, first)


@lru_cache
def _lines_of(file: str) -> dict[int, int]:
    try:
        return definition_lines(read_source(file))
    except (InputError, SyntaxError):
        return {}  # defined in a notebook, or by exec
