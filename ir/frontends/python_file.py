"""cuTile Python files: import, find the kernels with contracts, export each through cuda-tile."""

from __future__ import annotations

import ast
import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from tileproof.contract import Contract
from tileproof.decorator import declared_contracts, kernel_function, recording_kernels
from tileproof.errors import ContractError, InputError
from tileproof.ir.frontends.entry_types import check_entry
from tileproof.ir.frontends.export import cutile_bindings, export_bytecode
from tileproof.ir.frontends.refused import FrontendError, Refused, targets_only
from tileproof.ir.reader import read_bytecode
from tileproof.ir.target import Target

NO_KERNEL = "no kernel found; a kernel is a function under @ct.kernel, with a @tp.contract above it"
NO_CONTRACT = (
    "the kernel has no contract, so nothing can be said about it; put a contract above @ct.kernel, e.g. "
    '@tp.contract(x="f32[n]", out="f32[n]", TILE=128, grid="cdiv(n, TILE)")'
)


def load_targets(path: str | os.PathLike[str]) -> list[Target]:
    """A target per kernel and contract of the file, in the order of their definition.

    InputError if the file does not import, has no kernel, has a kernel without
    a contract, or if a kernel does not compile.
    """
    return targets_only(load_python(path))


def load_python(path: str | os.PathLike[str]) -> list[Target | Refused]:
    """As :func:`load_targets`, but kernels that cannot be used stand in the list as refused, and the others as targets.

    InputError if the file does not import or has no kernel.
    """
    file = os.path.abspath(path)
    source = _read(file)
    loaded: list[Target | Refused] = []
    with _imported(file, source) as (module, recorded):
        kernels = _kernels(module, recorded, file)
        if not kernels:
            raise FrontendError(NO_KERNEL, file=file)
        lines = _definition_lines(source)
        for name, kernel, function in kernels:
            home, line = _home(function)
            if home == file:
                line = lines.get(line, line)
            declared = [d for d in declared_contracts(kernel) if _same_file(d.file, file)]
            if not declared:
                loaded.append(Refused(name, None, home, line, NO_CONTRACT))
            loaded += [_target(name, kernel, function.__name__, d.contract, home, line) for d in declared]
    return loaded


def _read(file: str) -> bytes:
    try:
        with open(file, "rb") as stream:
            return stream.read()
    except OSError as error:
        raise FrontendError(f"cannot be read: {error.strerror}", file=file) from None


# --- importing -------------------------------------------------------------


@contextlib.contextmanager
def _imported(file: str, source: bytes) -> Iterator[tuple[ModuleType, list[object]]]:
    """The file as a module, with the kernels that got contracts on the way.

    Meanwhile the file's directory is the first on ``sys.path``, ``sys.argv``
    is the file alone, and what it prints goes to stderr, as reports go to
    stdout.  Afterwards the modules that came from its directory are forgotten,
    so that another file's neighbours of the same names are not mixed up.
    """
    module = ModuleType(f"__tileproof_input__{os.path.splitext(os.path.basename(file))[0]}")
    module.__file__ = file
    directory = os.path.dirname(file)
    before, arguments, paths = set(sys.modules), sys.argv, list(sys.path)
    sys.modules[module.__name__] = module  # dataclasses and type hints look it up there
    sys.path.insert(0, directory)
    sys.argv = [file]
    try:
        with contextlib.redirect_stdout(sys.stderr), recording_kernels() as recorded:
            _execute(module, file, source)
            yield module, recorded
    finally:
        sys.argv, sys.path[:] = arguments, paths
        for name in set(sys.modules) - before:
            if name == module.__name__ or _lies_in(directory, name, before):
                del sys.modules[name]


def _lies_in(directory: str, name: str, before: set[str]) -> bool:
    """Whether the module, or the package it belongs to, was newly found in the directory itself."""
    top = name.partition(".")[0]
    if top in before:
        return False
    origin = getattr(sys.modules.get(top), "__file__", None)
    return origin in (os.path.join(directory, f"{top}.py"), os.path.join(directory, top, "__init__.py"))


def _execute(module: ModuleType, file: str, source: bytes) -> None:
    try:
        exec(compile(source, file, "exec", dont_inherit=True), module.__dict__)
    except ContractError:
        raise
    except (Exception, SystemExit) as error:
        problem = f"does not import: {type(error).__name__}: {str(error) or 'no message'}"
        if isinstance(error, SyntaxError) and error.filename == file:
            problem, line = f"does not import: {type(error).__name__}: {error.msg}", error.lineno
        else:
            frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
            line = frames[-1].lineno if frames else None
        raise FrontendError(problem, file=file, line=line) from None


# --- finding kernels -------------------------------------------------------


def _kernels(module: ModuleType, recorded: list[object], file: str) -> list[tuple[str, object, FunctionType]]:
    """(name, kernel, function) of each kernel that the file defines or gives a contract to, in the order of the file.

    The name is the module's for it, or the function's for kernels that are kept elsewhere.
    """
    found: list[tuple[int, str, object, FunctionType]] = []
    bound = {id(value): name for name, value in vars(module).items()}
    seen: set[int] = set()
    for kernel in [*recorded, *vars(module).values()]:
        function = kernel_function(kernel)
        if function is None or id(kernel) in seen:
            continue
        seen.add(id(kernel))
        home, line = _home(function)
        declared = declared_contracts(kernel)
        here = [d.line for d in declared if _same_file(d.file, file)]
        if here or (home == file and not declared):
            name = bound.get(id(kernel), function.__name__)
            found.append((line if home == file else here[0], name, kernel, function))
    return [item[1:] for item in sorted(found, key=lambda item: item[0])]


def _home(function: FunctionType) -> tuple[str, int]:
    """The file in which the function is defined, and the line of its first decorator."""
    return os.path.abspath(function.__code__.co_filename), function.__code__.co_firstlineno


def _same_file(one: str, other: str) -> bool:
    return os.path.abspath(one) == os.path.abspath(other)


def _definition_lines(source: bytes) -> dict[int, int]:
    """Line of the ``def`` by the line of the first decorator, which is where Python says a function starts."""
    return {
        node.decorator_list[0].lineno: node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.decorator_list
    }


# --- compiling -------------------------------------------------------------


def _target(name: str, kernel: object, symbol: str, contract: Contract, file: str, line: int) -> Target | Refused:
    try:
        bytecode = export_bytecode(kernel, contract, symbol)
    except Exception as error:  # cuda-tile raises its own errors, and Python's for wrong signatures
        return Refused(name, contract.name, file, line, _compile_failure(error))
    try:
        program = read_bytecode(bytecode, f"bytecode of {name}")
        entry = program.kernel(symbol)
        bindings = cutile_bindings(contract)
        check_entry(entry, bindings, contract)
    except (InputError, KeyError) as error:
        message = f"the bytecode that cuda-tile made of it was not understood: {error}"
        return Refused(name, contract.name, file, line, message)
    return Target(name, contract, program, entry, bindings, file, line, bytecode)


def _compile_failure(error: Exception) -> str:
    """cuda-tile's own message, led by the line that it blames."""
    place: Any = getattr(error, "loc", None)
    message = getattr(error, "message", None) or str(error) or "no message"
    blamed = ""
    if place is not None and place.filename:
        blamed = f" at {place.filename}:{place.line}:{place.col + 1}"
    return f"cuda-tile does not compile it{blamed}: {type(error).__name__}: {message}"
