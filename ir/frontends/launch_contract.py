"""The contract of one launch: every size, stride, offset and scalar is the number that it had."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tileproof.contract import (
    ArrayParameter,
    ConstantParameter,
    Contract,
    Number,
    Parameter,
    ScalarParameter,
)
from tileproof.ir.frontends.array_objects import ArrayObject
from tileproof.ir.frontends.entry_types import check_entry
from tileproof.ir.frontends.export import cutile_bindings, export_signature
from tileproof.ir.frontends.launch_inference import (
    MULTIPLE,
    Argument,
    ArrayArgument,
    ConstantArgument,
    ScalarArgument,
    TupleArgument,
    infer_signature,
)
from tileproof.ir.program import Kernel, Program
from tileproof.ir.reader import read_bytecode
from tileproof.ir.target import Target

Grid = tuple[int, int, int]
"""Blocks per axis."""
GRID_LIMITS = (2**24 - 1, 65535, 65535)
"""cuTile's limit on axis 0, CUDA's on the others (design section 4)."""


@dataclass(frozen=True, slots=True)
class CompiledKernel:
    """A kernel compiled for one launch signature, as ``cuda.tile.launch`` compiles it."""

    program: Program
    entry: Kernel
    bytecode: bytes


def mangled(kernel: Any, name: str, arguments: Sequence[Argument]) -> Any:
    """The signature of a launch with the symbol that cuda.tile gives it (which tells signatures apart)."""
    return infer_signature(arguments).with_mangled_symbol(name)


def compile_for(kernel: Any, signature: Any) -> CompiledKernel:
    """Whatever cuda-tile raises passes through; InputError if its bytecode is not understood."""
    bytecode = export_signature(kernel, signature)
    program = read_bytecode(bytecode, f"bytecode of {signature.symbol}")
    return CompiledKernel(program, program.kernel(signature.symbol), bytecode)


# --- the contract ------------------------------------------------------------


def leaves(arguments: Sequence[Argument]) -> Iterator[ArrayArgument | ScalarArgument | ConstantArgument]:
    """The arguments with tuples taken apart, in order."""
    for argument in arguments:
        if isinstance(argument, TupleArgument):
            yield from leaves(argument.items)
        else:
            yield argument


def launch_contract(name: str, arguments: Sequence[Argument], grid: Grid, contents: Mapping[str, bytes]) -> Contract:
    """``contents`` are the bytes from the first element on of the arrays whose contents are known."""
    flat = list(leaves(arguments))
    shared = shared_memory({a.name: a.array for a in flat if isinstance(a, ArrayArgument)})
    return Contract(
        name=name,
        parameters=tuple(_parameter(argument, shared, contents) for argument in flat),
        grid=tuple(Number(size) for size in grid),
    )


def _parameter(
    argument: ArrayArgument | ScalarArgument | ConstantArgument,
    shared: Mapping[str, tuple[str, int]],
    contents: Mapping[str, bytes],
) -> Parameter:
    match argument:
        case ConstantArgument(name, value):
            return ConstantParameter(name, value)
        case ScalarArgument(name, dtype, value):
            # A floating-point value never reaches an address.
            return ScalarParameter(name, dtype, None if isinstance(value, float) else Number(int(value)))
        case ArrayArgument(name, array):
            allocation, offset = shared.get(name, (None, 0))
            return ArrayParameter(
                name,
                array.dtype,
                tuple(Number(size) for size in array.shape),
                tuple(Number(stride) for stride in array.strides),
                align=alignment(array.address),
                index_bits=argument.index_bits,
                allocation=allocation,
                offset=Number(offset),
                contents=contents.get(name),
            )


def alignment(address: int) -> int:
    """The largest power of two that divides the address, up to what the compiler may be told."""
    return MULTIPLE if address % MULTIPLE == 0 else address & -address


def shared_memory(arrays: Mapping[str, ArrayObject]) -> dict[str, tuple[str, int]]:
    """Allocation and offset in bytes of the arrays whose ranges of memory overlap others', directly or in a chain.

    An allocation is named after its arrays.  Arrays that only touch each other
    have memory of their own: no access inside one reaches the other.
    """
    order = {name: position for position, name in enumerate(arrays)}
    groups: list[list[str]] = []
    end = 0
    for name, array in sorted(arrays.items(), key=lambda item: item[1].address):
        if array.span == 0:
            continue
        if groups and array.address < end:
            groups[-1].append(name)
        else:
            groups.append([name])
        end = max(end, array.address + array.span)
    return {
        name: ("+".join(sorted(group, key=order.__getitem__)), arrays[name].address - arrays[group[0]].address)
        for group in groups
        if len(group) > 1
        for name in group
    }


def launch_target(contract: Contract, compiled: CompiledKernel, *, kernel: str, file: str, line: int | None) -> Target:
    """ContractError if the compiled entry does not have the parameters that the launch passes."""
    bindings = cutile_bindings(contract)
    check_entry(compiled.entry, bindings, contract)
    return Target(
        kernel, contract, compiled.program, compiled.entry, bindings, file, line, compiled.bytecode, scope="launch"
    )
