"""cuTile Python files: import, find the kernels with contracts, export each through cuda-tile."""

from __future__ import annotations

import os
from types import FunctionType, ModuleType
from typing import Any

from tileproof.contract import Contract
from tileproof.decorator import declared_contracts, kernel_function, recording_kernels
from tileproof.errors import ContractError, InputError
from tileproof.ir.frontends.entry_types import check_entry
from tileproof.ir.frontends.export import cutile_bindings, export_bytecode
from tileproof.ir.frontends.python_source import (
    definition_lines,
    execute,
    failing_line,
    home,
    input_module,
    module_of,
    read_source,
)
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
    source = read_source(file)
    loaded: list[Target | Refused] = []
    with module_of(file, input_module(file)) as module, recording_kernels() as recorded:
        _import(module, file, source)
        kernels = _kernels(module, recorded, file)
        if not kernels:
            raise FrontendError(NO_KERNEL, file=file)
        lines = definition_lines(source)
        for name, kernel, function in kernels:
            where, line = home(function)
            if where == file:
                line = lines.get(line, line)
            declared = [d for d in declared_contracts(kernel) if _same_file(d.file, file)]
            if not declared:
                loaded.append(Refused(name, None, where, line, NO_CONTRACT))
            loaded += [_target(name, kernel, function.__name__, d.contract, where, line) for d in declared]
    return loaded


def _import(module: ModuleType, file: str, source: bytes) -> None:
    try:
        execute(module, file, source)
    except ContractError:
        raise
    except (Exception, SystemExit) as error:
        line = failing_line(error, file)
        said = error.msg if isinstance(error, SyntaxError) and error.filename == file else str(error) or "no message"
        raise FrontendError(f"does not import: {type(error).__name__}: {said}", file=file, line=line) from None


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
        where, line = home(function)
        declared = declared_contracts(kernel)
        here = [d.line for d in declared if _same_file(d.file, file)]
        if here or (where == file and not declared):
            name = bound.get(id(kernel), function.__name__)
            found.append((line if where == file else here[0], name, kernel, function))
    return [item[1:] for item in sorted(found, key=lambda item: item[0])]


def _same_file(one: str, other: str) -> bool:
    return os.path.abspath(one) == os.path.abspath(other)


# --- compiling -------------------------------------------------------------


def _target(name: str, kernel: object, symbol: str, contract: Contract, file: str, line: int) -> Target | Refused:
    try:
        bytecode = export_bytecode(kernel, contract, symbol)
    except Exception as error:  # cuda-tile raises its own errors, and Python's for wrong signatures
        return Refused(name, contract.name, file, line, compile_failure(error))
    try:
        program = read_bytecode(bytecode, f"bytecode of {name}")
        entry = program.kernel(symbol)
        bindings = cutile_bindings(contract)
        check_entry(entry, bindings, contract)
    except (InputError, KeyError) as error:
        message = f"the bytecode that cuda-tile made of it was not understood: {error}"
        return Refused(name, contract.name, file, line, message)
    return Target(name, contract, program, entry, bindings, file, line, bytecode)


def compile_failure(error: Exception) -> str:
    """cuda-tile's own message, led by the line that it blames."""
    place: Any = getattr(error, "loc", None)
    message = getattr(error, "message", None) or str(error) or "no message"
    blamed = ""
    if place is not None and place.filename:
        blamed = f" at {place.filename}:{place.line}:{place.col + 1}"
    return f"cuda-tile does not compile it{blamed}: {type(error).__name__}: {message}"
