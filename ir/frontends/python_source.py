"""Running a Python file as a module of its own, and where in files its functions are defined."""

from __future__ import annotations

import ast
import contextlib
import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from types import FunctionType, ModuleType

from tileproof.ir.frontends.refused import FrontendError


def read_source(file: str) -> bytes:
    """The file's bytes; FrontendError if it cannot be read."""
    try:
        with open(file, "rb") as stream:
            return stream.read()
    except OSError as error:
        raise FrontendError(f"cannot be read: {error.strerror}", file=file) from None


def input_module(file: str) -> str:
    """A name for the module of a file that is run for its kernels, not as a script; no other module has it."""
    return f"__tileproof_input__{os.path.splitext(os.path.basename(file))[0]}"


@contextlib.contextmanager
def module_of(file: str, name: str, arguments: Sequence[str] = ()) -> Iterator[ModuleType]:
    """An empty module in which the file can be run with :func:`execute`.

    Meanwhile it is known by its name, the file's directory is the first on
    ``sys.path``, ``sys.argv`` is the file and its arguments, and what is printed
    goes to stderr, as reports go to stdout.  Afterwards the modules that came
    from its directory are forgotten, so that another file's neighbours of the
    same names are not mixed up.
    """
    module = ModuleType(name)
    module.__file__ = file
    directory = os.path.dirname(file)
    before, argv, paths = dict(sys.modules), sys.argv, list(sys.path)
    sys.modules[name] = module  # dataclasses and type hints look it up there
    sys.path.insert(0, directory)
    sys.argv = [file, *arguments]
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield module
    finally:
        sys.argv, sys.path[:] = argv, paths
        if name in before:
            sys.modules[name] = before[name]
        for new in set(sys.modules) - set(before):
            if new == name or _lies_in(directory, new, before):
                del sys.modules[new]


def _lies_in(directory: str, name: str, before: dict[str, ModuleType]) -> bool:
    """Whether the module, or the package it belongs to, was newly found in the directory itself."""
    top = name.partition(".")[0]
    if top in before:
        return False
    origin = getattr(sys.modules.get(top), "__file__", None)
    return origin in (os.path.join(directory, f"{top}.py"), os.path.join(directory, top, "__init__.py"))


def execute(module: ModuleType, file: str, source: bytes) -> None:
    """Runs the file in the module; whatever it raises passes through."""
    exec(compile(source, file, "exec", dont_inherit=True), module.__dict__)


def failing_line(error: BaseException, file: str) -> int | None:
    """The line of the file at which the error came up, as far as it came through there."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return frames[-1].lineno if frames else None


# --- where functions are defined -------------------------------------------


def home(function: FunctionType) -> tuple[str, int]:
    """The file in which the function is defined, and the line of its first decorator."""
    return os.path.abspath(function.__code__.co_filename), function.__code__.co_firstlineno


def definition_lines(source: bytes) -> dict[int, int]:
    """Line of the ``def`` by the line of the first decorator, which is where Python says a function starts."""
    return {
        node.decorator_list[0].lineno: node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.decorator_list
    }
