"""Checks that an entry's parameters can be what a contract says they are."""

from __future__ import annotations

from collections.abc import Sequence

from tileproof.contract import ArrayParameter, Contract, ScalarParameter
from tileproof.dtypes import dtype
from tileproof.errors import ContractError
from tileproof.ir.program import Kernel
from tileproof.ir.target import Binding, PointerOf, ScalarOf
from tileproof.ir.types import PointerType, ScalarType, TileType, Type


def check_entry(entry: Kernel, bindings: Sequence[Binding], contract: Contract) -> None:
    """ContractError unless the entry has exactly these parameters, each of the type that its binding needs."""
    if len(entry.parameters) != len(bindings):
        raise ContractError(
            f"the contract describes {len(bindings)} entry parameters, but the entry {entry.name!r} has "
            f"{len(entry.parameters)}: ({', '.join(type_text(p.type) for p in entry.parameters)})"
        )
    parameters = {parameter.name: parameter for parameter in contract.parameters}
    for position, (value, binding) in enumerate(zip(entry.parameters, bindings, strict=True)):
        match binding:
            case PointerOf(name):
                expected = f"tile<ptr<{dtype(_array(parameters[name]).dtype).tile_ir}>>"
            case ScalarOf(name):
                expected = f"tile<{dtype(_scalar(parameters[name]).dtype).tile_ir}>"
            case _:
                expected = f"tile<i{_array(parameters[binding.array]).index_bits}>"
        found = type_text(value.type)
        if found != expected:
            raise ContractError(
                f"entry parameter {position} of {entry.name!r} is {found}, but the contract needs {expected} there"
            )


def _array(parameter: object) -> ArrayParameter:
    assert isinstance(parameter, ArrayParameter)
    return parameter


def _scalar(parameter: object) -> ScalarParameter:
    assert isinstance(parameter, ScalarParameter)
    return parameter


def type_text(type_: Type) -> str:
    """An entry parameter's type in words, as in Tile IR text for scalar tiles and pointers."""
    match type_:
        case TileType(ScalarType() as element, ()):
            return f"tile<{element.text}>"
        case TileType(PointerType(pointee), ()):
            return f"tile<ptr<{pointee.text}>>"
    return str(type_)
