"""Targets of launch descriptions (:mod:`~tileproof.ir.frontends.launch_description`).

The kernel is a Tile IR entry of a bytecode or text file, whose parameters are
either a pointer per array or, by cuTile's calling conventions, pointer, sizes
and strides (their number tells which); or a cuTile kernel of a Python file,
which is compiled as ``cuda.tile.launch`` would for these arguments.  Only there
are constants described.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from types import FunctionType
from typing import Any

from tileproof.contract import ArrayParameter, Contract, Number, Parameter, ScalarParameter
from tileproof.decorator import kernel_function
from tileproof.dtypes import Kind
from tileproof.errors import InputError
from tileproof.ir.frontends.array_objects import ArrayObject
from tileproof.ir.frontends.discovery import BYTECODE_SUFFIX, PYTHON_SUFFIX, TEXT_SUFFIX
from tileproof.ir.frontends.entry_types import check_entry, type_text
from tileproof.ir.frontends.export import cutile_bindings
from tileproof.ir.frontends.launch_contract import alignment, compile_for, launch_contract, launch_target, mangled
from tileproof.ir.frontends.launch_description import (
    ArrayDescription,
    ConstantDescription,
    Description,
    LaunchDescription,
    ScalarDescription,
    read_launch,
)
from tileproof.ir.frontends.launch_inference import MULTIPLE, Argument, NotSupported, ScalarArgument, infer_argument
from tileproof.ir.frontends.parameter_annotations import parameter_annotations
from tileproof.ir.frontends.python_file import compile_failure
from tileproof.ir.frontends.python_source import (
    definition_lines,
    execute,
    failing_line,
    home,
    input_module,
    module_of,
    read_source,
)
from tileproof.ir.frontends.refused import FrontendError
from tileproof.ir.program import Kernel, Program
from tileproof.ir.target import Binding, PointerOf, ScalarOf, Target

Found = tuple[list[str], Target | None]
"""The names of a file's kernels, and the target if the described kernel is among them."""


def load_launch(path: str | os.PathLike[str], files: Sequence[str]) -> Target:
    """The described launch as target; its kernel is looked for in ``files``.

    InputError if the description cannot be used, if no file or several have the
    kernel, or if its parameters are not the described ones.
    """
    launch = read_launch(path)
    names: list[str] = []
    targets: list[Target] = []
    for file in files:
        there, target = _look_in(os.path.abspath(file), launch)
        names += there
        targets += [target] if target is not None else []
    if not targets:
        problem = f"no kernel {launch.kernel!r}; the kernels are: {', '.join(names) or 'none'}"
        raise FrontendError(problem, file=launch.file)
    if len(targets) > 1:
        problem = f"the kernel {launch.kernel!r} is in several files: {', '.join(t.file for t in targets)}"
        raise FrontendError(problem, file=launch.file)
    return targets[0]


def _look_in(file: str, launch: LaunchDescription) -> Found:
    suffix = os.path.splitext(file)[1]
    if suffix == PYTHON_SUFFIX:
        return _in_python(file, launch)
    if suffix == BYTECODE_SUFFIX:
        from tileproof.ir.frontends.bytecode_file import read_bytecode_file

        return _in_program(*read_bytecode_file(file), file, launch)
    if suffix == TEXT_SUFFIX:
        from tileproof.ir.frontends.text_file import read_text_file

        return _in_program(read_text_file(file), None, file, launch)
    allowed = f"{PYTHON_SUFFIX} (cuTile Python), {TEXT_SUFFIX} (Tile IR text), {BYTECODE_SUFFIX} (Tile IR bytecode)"
    raise FrontendError(f"unknown kind of file; allowed are: {allowed}", file=file)


# --- Tile IR -----------------------------------------------------------------


def _in_program(program: Program, bytecode: bytes | None, file: str, launch: LaunchDescription) -> Found:
    names = [kernel.name for kernel in program.kernels]
    if launch.kernel not in names:
        return names, None
    entry = program.kernel(launch.kernel)
    try:
        spread = _is_spread(entry, launch)
        parameters = _parameters(entry, launch, spread)
        contract = Contract(os.path.basename(launch.file), parameters, tuple(map(Number, launch.grid)))
        bindings = cutile_bindings(contract) if spread else _pointer_bindings(contract)
        check_entry(entry, bindings, contract)
    except InputError as error:
        raise FrontendError(f"kernel {launch.kernel!r}: {error}", file=launch.file) from None
    line = entry.location.line if entry.location is not None and entry.location.file == file else None
    return names, Target(launch.kernel, contract, program, entry, bindings, file, line, bytecode, scope="launch")


def _is_spread(entry: Kernel, launch: LaunchDescription) -> bool:
    """Whether arrays are passed as pointer, sizes and strides."""
    given, spread = len(launch.params), sum(map(_spread_width, launch.params))
    if len(entry.parameters) in (given, spread):
        return len(entry.parameters) != given
    types = ", ".join(type_text(p.type) for p in entry.parameters)
    passed = f"{given} (a pointer per array) or {spread} (also sizes and strides)" if spread != given else str(given)
    found = f"{len(entry.parameters)}: ({types})"
    raise InputError(f"the description passes {passed} entry parameters, but the entry has {found}")


def _spread_width(param: Description) -> int:
    return 1 + 2 * len(param.shape) if isinstance(param, ArrayDescription) else 1


def _parameters(entry: Kernel, launch: LaunchDescription, spread: bool) -> tuple[Parameter, ...]:
    parameters: list[Parameter] = []
    position = 0
    for i, param in enumerate(launch.params):
        name = param.name or entry.parameters[position].name or f"arg{i}"
        match param:
            case ConstantDescription():
                raise InputError(
                    f"params[{i}] is a constant, but those are compiled into Tile IR already; leave it out"
                )
            case ScalarDescription(dtype=element, value=value):
                equals = None if element.kind is Kind.FLOAT else Number(int(value))
                parameters.append(ScalarParameter(name, element.name, equals))
            case ArrayDescription():
                bits = 32
                if spread and param.shape:
                    bits = 64 if type_text(entry.parameters[position + 1].type) == "tile<i64>" else 32
                elif max((*param.shape, *param.strides), default=0) >= 2**31:
                    bits = 64
                parameters.append(
                    ArrayParameter(
                        name,
                        param.dtype.name,
                        tuple(map(Number, param.shape)),
                        tuple(map(Number, param.strides)),
                        align=param.align,
                        index_bits=bits,
                        allocation=param.allocation,
                        offset=Number(param.offset),
                        contents=param.contents,
                    )
                )
        position += _spread_width(param) if spread else 1
    names = [parameter.name for parameter in parameters]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise InputError(f"two parameters are called {twice!r}; give them names of their own")
    return tuple(parameters)


def _pointer_bindings(contract: Contract) -> tuple[Binding, ...]:
    return tuple(ScalarOf(p.name) if isinstance(p, ScalarParameter) else PointerOf(p.name) for p in contract.parameters)


# --- cuTile Python -----------------------------------------------------------


def _in_python(file: str, launch: LaunchDescription) -> Found:
    source = read_source(file)
    with module_of(file, input_module(file)) as module:
        try:
            execute(module, file, source)
        except (Exception, SystemExit) as error:
            problem = f"does not import: {type(error).__name__}: {error}"
            raise FrontendError(problem, file=file, line=failing_line(error, file)) from None
        kernels = {name: (k, f) for name, k in vars(module).items() if (f := kernel_function(k)) is not None}
        if launch.kernel not in kernels:
            return list(kernels), None
        kernel, function = kernels[launch.kernel]
        try:
            return list(kernels), _of_kernel(kernel, function, launch)
        except (InputError, NotSupported) as error:
            raise FrontendError(f"kernel {launch.kernel!r}: {error}", file=launch.file) from None
        except Exception as error:  # cuda-tile raises its own errors, and Python's for wrong arguments
            raise FrontendError(f"kernel {launch.kernel!r}: {compile_failure(error)}", file=launch.file) from None


def _of_kernel(kernel: Any, function: FunctionType, launch: LaunchDescription) -> Target:
    arguments, contents = _arguments(function, launch)
    compiled = compile_for(kernel, mangled(kernel, function.__name__, arguments))
    contract = launch_contract(os.path.basename(launch.file), arguments, launch.grid, contents)
    file, first = home(function)
    line = definition_lines(read_source(file)).get(first, first)
    return launch_target(contract, compiled, kernel=launch.kernel, file=file, line=line)


def _arguments(function: FunctionType, launch: LaunchDescription) -> tuple[list[Argument], dict[str, bytes]]:
    """The arguments as a launch would pass them, and the known contents."""
    annotations = parameter_annotations(function)
    if len(annotations) != len(launch.params):
        names = ", ".join(annotations)
        raise InputError(f"the description has {len(launch.params)} parameters, the kernel {len(annotations)}: {names}")
    bases = _bases(launch)
    arguments: list[Argument] = []
    contents: dict[str, bytes] = {}
    for i, (param, (name, annotation)) in enumerate(zip(launch.params, annotations.items(), strict=True)):
        where = f"params[{i}]"
        if param.name not in (None, name):
            raise InputError(f"{where} is called {param.name!r}, but the kernel's parameter is {name!r}")
        if annotation.is_tuple:
            raise InputError(f"{where}: the parameter {name!r} is a tuple, which cannot be described")
        if isinstance(param, ConstantDescription) != annotation.constant:
            needed = "a constant" if annotation.constant else "an array or a scalar"
            raise InputError(f"{where}: the parameter {name!r} needs {needed}")
        if isinstance(param, ArrayDescription):
            address = bases[_allocation(i, param)] + param.offset
            value: object = ArrayObject(param.dtype.name, param.shape, param.strides, address)
            if param.contents is not None:
                contents[name] = param.contents
        elif isinstance(param, ScalarDescription) and param.dtype.kind is Kind.BOOL:
            value = bool(param.value)
        else:
            value = param.value
        argument = infer_argument(name, value, annotation)
        if isinstance(argument, ScalarArgument) and argument.dtype != _dtype_name(param):
            raise InputError(f"{where} is {_dtype_name(param)}, but cuda.tile passes {name!r} as {argument.dtype}")
        arguments.append(argument)
    return arguments, contents


def _dtype_name(param: Description) -> str:
    return "" if isinstance(param, ConstantDescription) else param.dtype.name


def _allocation(position: int, array: ArrayDescription) -> object:
    return array.allocation if array.allocation is not None else position


def _bases(launch: LaunchDescription) -> dict[object, int]:
    """An address for each allocation, far from all others; its arrays are aligned as described there, and not more."""
    members: dict[object, list[ArrayDescription]] = {}
    for i, param in enumerate(launch.params):
        if isinstance(param, ArrayDescription):
            members.setdefault(_allocation(i, param), []).append(param)
    bases: dict[object, int] = {}
    for number, (allocation, arrays) in enumerate(members.items(), 1):
        start = number << 80
        fitting = (
            start + shift
            for shift in range(MULTIPLE)
            if all(alignment(start + shift + a.offset) == min(a.align, MULTIPLE) for a in arrays)
        )
        base = next(fitting, None)
        if base is None:
            raise InputError(f"the alignments in the allocation {allocation!r} contradict the offsets")
        bases[allocation] = base
    return bases
