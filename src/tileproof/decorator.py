"""``@contract`` for cuTile kernels: states what launches of a kernel may look like, next to the kernel.

cuda-tile is looked at only through the kernel objects that are handed in; this
module does not import it, so that the launcher can do without.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from types import FunctionType
from typing import Any, TypeVar

from tileproof.contract import Contract
from tileproof.declaration import DEFAULT_NAME, Options, Slot, build_contracts
from tileproof.errors import ContractError, InputError

KernelT = TypeVar("KernelT")

_ATTRIBUTE = "tileproof_contracts"
_OPTION_NAMES = tuple(field.name for field in fields(Options))


@dataclass(frozen=True, slots=True)
class DeclaredContract:
    """A contract and the place where it is declared."""

    contract: Contract
    file: str
    line: int


def contract(**keywords: object) -> Callable[[KernelT], KernelT]:
    """States a contract of the cuTile kernel below it; decorators stack, each with a ``name`` of its own.

    A keyword per kernel parameter: an array ``"f32[m, n]"`` or :class:`Array`, a
    scalar's dtype or the expression it equals, a constant's value (a list of
    values makes one variant each).  Further keywords: ``grid`` (one to three
    expressions, any grid if left out), ``requires`` (conditions), ``alias``
    (groups of arrays that may be the same memory), ``init`` (contents before
    the launch), ``name``, ``assume``, ``index`` (``"i64"`` for arrays addressed
    with 64 bits).  Where the kernel has a parameter of such a name, the keyword
    means the parameter.  ContractError says what is wrong, and where.
    """
    frame = sys._getframe(1)
    file, line = frame.f_code.co_filename, frame.f_lineno

    def declare(kernel: KernelT) -> KernelT:
        function = kernel_function(kernel)
        if function is None:
            problem = f"contracts are for cuTile kernels: put @contract above @ct.kernel; found {kernel!r}"
            raise ContractError(problem, file=file, line=line)
        slots = kernel_slots(function)
        taken = {slot.name for slot in slots}
        options = Options(**{key: keywords[key] for key in _OPTION_NAMES if key in keywords and key not in taken})
        given = {key: value for key, value in keywords.items() if key in taken or key not in _OPTION_NAMES}
        named = options.name if options.name is not None else DEFAULT_NAME
        try:
            contracts = build_contracts(slots, given, options)
            declared = declared_contracts(kernel)
            for new in contracts:
                if any(new.name == old.contract.name for old in declared):
                    raise ContractError("declared twice; tell contracts of one kernel apart by name=")
        except InputError as error:
            raise ContractError(
                f"kernel {function.__name__!r}, contract {named!r}: {error}", file=file, line=line
            ) from None
        # The decorator next to the kernel runs first but is read last.
        setattr(kernel, _ATTRIBUTE, [DeclaredContract(new, file, line) for new in contracts] + declared)
        for record in _records:
            if not any(kernel is seen for seen in record):
                record.append(kernel)
        return kernel

    return declare


def declared_contracts(kernel: object) -> list[DeclaredContract]:
    """The kernel's contracts, in the order in which the source states them."""
    return list(getattr(kernel, _ATTRIBUTE, ()))


_records: list[list[object]] = []


@contextmanager
def recording_kernels() -> Iterator[list[object]]:
    """Collects the kernels that get a contract meanwhile, in the order of their definition."""
    record: list[object] = []
    _records.append(record)
    try:
        yield record
    finally:
        _records.remove(record)


# --- what a kernel object says ---------------------------------------------


def kernel_function(kernel: object) -> FunctionType | None:
    """The Python function of a cuTile kernel; None for anything else."""
    tile: Any = sys.modules.get("cuda.tile")
    if tile is None or not isinstance(kernel, tile.kernel):
        return None
    function = getattr(kernel, "_pyfunc", None)
    return function if isinstance(function, FunctionType) else None


def kernel_slots(function: FunctionType) -> list[Slot]:
    """The kernel's parameters in order, with what its annotations say about them."""
    tile: Any = sys.modules["cuda.tile"]
    code = function.__code__
    scalar_annotation = type(typing.get_args(tile.ScalarInt64[int])[1])
    hints = typing.get_type_hints(function, include_extras=True)
    slots = []
    for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
        constant, index_bits, scalar_dtype = False, 32, "i32"
        for note in getattr(hints.get(name), "__metadata__", ()):
            if isinstance(note, tile.ConstantAnnotation):
                constant = True
            elif isinstance(note, tile.ArrayAnnotation):
                index_bits = 64 if note.index_dtype == tile.int64 else 32
            elif isinstance(note, scalar_annotation):
                scalar_dtype = "i64" if note.dtype == tile.int64 else "i32"
        slots.append(Slot(name, constant, index_bits, scalar_dtype))
    return slots
