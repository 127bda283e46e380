"""Compiles a cuTile kernel to Tile IR bytecode under a contract, through cuda-tile's public export.

This is the bytecode that is compiled for the GPU when the kernel is built from
the same contract; nothing is derived from the Python source itself.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from tileproof.contract import ArrayParameter, ConstantParameter, Contract, ScalarParameter
from tileproof.dtypes import dtype
from tileproof.ir.frontends.constraints import array_assumptions
from tileproof.ir.target import Binding, PointerOf, ScalarOf, SizeOf, StrideOf

BYTECODE_VERSION = "13.4"
"""The newest that cuda-tile 1.7 writes; any version from 13.3 on needs neither compiler nor GPU."""


def export_bytecode(kernel: object, contract: Contract, symbol: str) -> bytes:
    """The kernel's bytecode with one entry of that name; whatever cuda-tile raises passes through."""
    return export_constraints(kernel, constraints(contract), symbol)


def export_constraints(kernel: object, parameters: Sequence[Any], symbol: str) -> bytes:
    """The kernel's bytecode for such parameters, with one entry of that name."""
    from cuda.tile import compilation

    convention = compilation.CallingConvention.cutile_python_v2()  # as v1, and sizes may be static, arguments tuples
    return export_signature(kernel, compilation.KernelSignature(parameters, convention, symbol))


def export_signature(kernel: object, signature: Any) -> bytes:
    """The kernel's bytecode for one ``cuda.tile.compilation.KernelSignature``; cuda-tile's errors pass through."""
    from cuda.tile import compilation

    output = io.BytesIO()
    compilation.export_kernel(
        kernel, [signature], output, output_format="tileir_bytecode", bytecode_version=BYTECODE_VERSION
    )
    return output.getvalue()


def constraints(contract: Contract) -> list[Any]:
    """What the contract lets the compiler assume of each parameter."""
    return [_constraint(contract, parameter) for parameter in contract.parameters]


def _constraint(contract: Contract, parameter: object) -> Any:
    import cuda.tile as ct
    from cuda.tile import compilation

    match parameter:
        case ConstantParameter(value=value):
            return compilation.ConstantConstraint(value)
        case ScalarParameter():
            return compilation.ScalarConstraint(cutile_dtype(parameter.dtype))
        case ArrayParameter():
            known = array_assumptions(contract, parameter)
            return compilation.ArrayConstraint(
                cutile_dtype(parameter.dtype),
                len(parameter.dims),
                index_dtype=ct.int64 if parameter.index_bits == 64 else ct.int32,
                stride_lower_bound_incl=0,
                alias_groups=known.alias_groups,
                may_alias_internally=known.may_alias_internally,
                stride_constant=known.strides,
                shape_constant=known.shape,
                stride_divisible_by=known.stride_divisors,
                shape_divisible_by=known.shape_divisors,
                base_addr_divisible_by=known.address_divisor,
            )
    raise AssertionError(f"not a parameter: {parameter!r}")


def cutile_dtype(name: str) -> Any:
    """The ``cuda.tile`` dtype of a contract's; TypeError if it has none."""
    import cuda.tile as ct

    found = dtype(name)
    if found.cutile is None:
        raise TypeError(f"cuda-tile has no dtype {name}")
    return getattr(ct, found.cutile)


def cutile_bindings(contract: Contract) -> tuple[Binding, ...]:
    """The entry's parameters by the calling conventions ``cutile_python_v1`` and ``_v2``.

    An array becomes its pointer, then all sizes, then all strides, the static
    ones too; a scalar is itself; constants are gone.
    """
    bindings: list[Binding] = []
    for parameter in contract.parameters:
        if isinstance(parameter, ArrayParameter):
            rank = range(len(parameter.dims))
            bindings.append(PointerOf(parameter.name))
            bindings += [SizeOf(parameter.name, dim) for dim in rank]
            bindings += [StrideOf(parameter.name, dim) for dim in rank]
        elif isinstance(parameter, ScalarParameter):
            bindings.append(ScalarOf(parameter.name))
    return tuple(bindings)
