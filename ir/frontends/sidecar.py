"""Contracts of bytecode and text kernels, from the file ``<stem>.contract.toml`` beside them.

A table ``[kernel.NAME]`` per kernel, or ``[[kernel.NAME]]`` for several
contracts of one kernel, with ``params`` in entry order and the options of
contracts (``grid``, ``requires``, ``alias``, ``init``, ``assume``, ``index``,
``name``).  A parameter is ``"ptr:i32[n]"`` (pointer to the first element of an
array of that size), a scalar's dtype, or the expression that it equals; or a
table ``{type = "...", name = "...", facts = [...], align = 16}``.  With
``convention = "cutile_python_v1"`` (or ``_v2``) an array ``"i32[n]"`` stands
for pointer, sizes and strides.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from tileproof.contract import Contract, ScalarParameter
from tileproof.declaration import DEFAULT_NAME, Array, Options, Slot, build_contracts, parse_array
from tileproof.dtypes import dtype, find_dtype
from tileproof.errors import ContractError, InputError
from tileproof.ir.frontends.entry_types import check_entry, type_text
from tileproof.ir.frontends.export import cutile_bindings
from tileproof.ir.frontends.refused import FrontendError, Refused
from tileproof.ir.program import Kernel, Program
from tileproof.ir.target import Binding, PointerOf, ScalarOf, Target
from tileproof.ir.types import ScalarType, TileType

CUTILE_CONVENTIONS = ("cutile_python_v1", "cutile_python_v2")
_OPTIONS = ("name", "grid", "requires", "alias", "init", "assume", "index")
_KEYS = ("params", "convention", *_OPTIONS)
_PARAMETER_KEYS = ("type", "name", "facts", "align", "index")


def sidecar_path(file: str) -> str:
    return os.path.splitext(file)[0] + ".contract.toml"


def load_with_sidecar(program: Program, file: str, bytecode: bytes | None) -> list[Target | Refused]:
    """Every kernel of the program under each of its contracts, in the program's order; InputError without sidecar."""
    if not program.kernels:
        raise FrontendError("no kernel found; a kernel is an entry function", file=file)
    path = sidecar_path(file)
    text, tables = _read(path, program, file)
    loaded: list[Target | Refused] = []
    for kernel in program.kernels:
        line = kernel.location.line if kernel.location is not None and kernel.location.file == file else None
        if kernel.name not in tables:
            message = f"the kernel has no contract; add a table [kernel.{kernel.name}] to {path}"
            loaded.append(Refused(kernel.name, None, file, line, message))
        entries = tables.get(kernel.name, [])
        seen: set[str] = set()
        for i, table in enumerate(entries):
            try:
                for contract, bindings in _contracts(table, kernel):
                    if contract.name in seen:
                        raise ContractError("declared twice; tell contracts of one kernel apart by name = ...")
                    seen.add(contract.name)
                    check_entry(kernel, bindings, contract)
                    loaded.append(Target(kernel.name, contract, program, kernel, bindings, file, line, bytecode))
            except InputError as error:
                name = str(table.get("name", DEFAULT_NAME))
                loaded.append(Refused(kernel.name, name, path, _header_line(text, kernel.name, i), str(error)))
    known = [kernel.name for kernel in program.kernels]
    for name in tables:
        if name not in known:
            message = f"a contract for kernel {name!r}, but {file} has: {', '.join(known)}"
            loaded.append(Refused(name, None, path, _header_line(text, name, 0), message))
    return loaded


def _read(path: str, program: Program, file: str) -> tuple[str, dict[str, list[dict[str, Any]]]]:
    try:
        with open(path, "rb") as stream:
            text = stream.read().decode()
        document = tomllib.loads(text)
    except FileNotFoundError:
        problem = f"no contracts: there is no file {path}; it could begin\n{_skeleton(program)}"
        raise FrontendError(problem, file=file) from None
    except OSError as error:
        raise FrontendError(f"cannot be read: {error.strerror}", file=path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FrontendError(f"not TOML: {error}", file=path) from None
    kernels = document.pop("kernel", {})
    if document:
        raise FrontendError(f"unknown table {next(iter(document))!r}; only [kernel.NAME] is allowed", file=path)
    tables: dict[str, list[dict[str, Any]]] = {}
    for name, value in kernels.items() if isinstance(kernels, dict) else ():
        entries = value if isinstance(value, list) else [value]
        if not all(isinstance(entry, dict) for entry in entries):
            raise FrontendError(f"kernel.{name} must be a table, found {value!r}", file=path)
        tables[name] = entries
    if not tables:
        raise FrontendError(f"no contracts; it could begin\n{_skeleton(program)}", file=path)
    return text, tables


def _skeleton(program: Program) -> str:
    """The beginning of a sidecar file, from the first kernel's parameters."""
    kernel = program.kernels[0]
    params = ", ".join('"ptr:i32[n]"' if "ptr" in type_text(p.type) else '"i32"' for p in kernel.parameters)
    return f'[kernel.{kernel.name}]\ngrid = "1"\nparams = [{params}]'


def _header_line(text: str, name: str, index: int) -> int | None:
    """The line of the ``index``-th table of that kernel."""
    header = re.compile(rf"\s*\[\[?\s*kernel\s*\.\s*[\"']?{re.escape(name)}[\"']?\s*\]")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if header.match(line)]
    return lines[index] if index < len(lines) else None


def _contracts(table: Mapping[str, Any], kernel: Kernel) -> list[tuple[Contract, tuple[Binding, ...]]]:
    for key in table:
        if key not in _KEYS:
            raise ContractError(f"unknown key {key!r}; allowed are: {', '.join(_KEYS)}")
    convention = table.get("convention")
    if convention is not None and convention not in CUTILE_CONVENTIONS:
        raise ContractError(f"unknown convention {convention!r}; allowed are: {', '.join(CUTILE_CONVENTIONS)}")
    params = table.get("params")
    if not isinstance(params, list):
        raise ContractError("params is missing: a list with an entry per parameter of the kernel, in entry order")
    slots: list[Slot] = []
    given: dict[str, object] = {}
    position = 0
    for param in params:
        written = _written(param)
        slot, value, width = _parameter(written, kernel, position, convention is not None)
        if slot.name in given:
            raise ContractError(f"two parameters are called {slot.name!r}")
        slots.append(slot)
        given[slot.name] = value
        position += width
    options = Options(**{key: table[key] for key in _OPTIONS if key in table})
    contracts = build_contracts(slots, given, options)
    if convention is not None:
        return [(contract, cutile_bindings(contract)) for contract in contracts]
    return [(contract, _pointer_bindings(contract)) for contract in contracts]


def _pointer_bindings(contract: Contract) -> tuple[Binding, ...]:
    return tuple(ScalarOf(p.name) if isinstance(p, ScalarParameter) else PointerOf(p.name) for p in contract.parameters)


def _written(param: object) -> dict[str, Any]:
    """A parameter's entry with its parts by key."""
    if isinstance(param, str):
        return {"type": param}
    if not isinstance(param, dict) or not isinstance(param.get("type"), str):
        raise ContractError(f'params: found {param!r}; allowed are texts such as "ptr:i32[n]" and tables with a type')
    for key in param:
        if key not in _PARAMETER_KEYS:
            raise ContractError(f"params: unknown key {key!r}; allowed are: {', '.join(_PARAMETER_KEYS)}")
    if not isinstance(param.get("name", "x"), str) or not param.get("name", "x").isidentifier():
        raise ContractError(f"params: {param['name']!r} is no name")
    return param


def _parameter(written: dict[str, Any], kernel: Kernel, position: int, cutile: bool) -> tuple[Slot, object, int]:
    """Slot, declaration and the number of entry parameters of one entry of ``params``."""
    if position >= len(kernel.parameters):
        types = ", ".join(type_text(p.type) for p in kernel.parameters)
        raise ContractError(f"params describes more parameters than the entry has: ({types})")
    value = kernel.parameters[position]
    name = written.get("name") or value.name or f"arg{position}"
    text = written["type"]
    is_pointer = text.startswith("ptr:")
    if is_pointer and cutile:
        raise ContractError(f"params: {text!r}: under this convention arrays are written without 'ptr:'")
    if "[" in text and not is_pointer and not cutile:
        raise ContractError(f"params: {text!r}: write 'ptr:{text}', or convention = \"{CUTILE_CONVENTIONS[0]}\"")
    if is_pointer or "[" in text:
        array = text.removeprefix("ptr:")
        rank = len(parse_array(array)[1])
        bits = 64 if cutile and _scalar_text(kernel, position + 1) == "i64" else 32
        declared = Array(array, written.get("facts", ()), written.get("align"), written.get("index"))
        return Slot(name, index_bits=bits), declared, 1 + 2 * rank if cutile else 1
    for key in ("facts", "align", "index"):
        if key in written:
            raise ContractError(f"params: {key} is for arrays, but {text!r} is a scalar")
    return Slot(name, scalar_dtype=_scalar_text(kernel, position) or "i32"), text, 1


def _scalar_text(kernel: Kernel, position: int) -> str | None:
    """The dtype of a scalar entry parameter, None if it is something else or absent."""
    if position < len(kernel.parameters):
        match kernel.parameters[position].type:
            case TileType(ScalarType() as element, ()) if find_dtype(element.text) is not None:
                return dtype(element.text).name
    return None
