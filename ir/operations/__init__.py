"""The operation table: one row for every operation that cuda-tile 1.7 can encode (bytecode 13.1 to 13.5)."""

from __future__ import annotations

from tileproof.ir.operations import arithmetic, control, memory, shaping
from tileproof.ir.operations.specification import (
    VERSIONS,
    Arity,
    AttributeKind,
    AttributeSpec,
    OperandSpec,
    OperationSpec,
    RegionSpec,
    ResultSpec,
)

TABLE: tuple[OperationSpec, ...] = tuple(
    sorted(
        (
            *arithmetic.INTEGER,
            *arithmetic.FLOATING,
            *shaping.CONVERSIONS,
            *shaping.SHAPING,
            *memory.VIEWS,
            *memory.TOKENS,
            *memory.ACCESSES,
            *memory.ATOMICS,
            *control.CONTROL,
            *control.LAUNCH,
            *control.DIAGNOSTICS,
            *control.MODULE_LEVEL,
        ),
        key=lambda row: row.opcode,
    )
)

BY_NAME = {row.name: row for row in TABLE}
BY_OPCODE = {row.opcode: row for row in TABLE}

__all__ = [
    "BY_NAME",
    "BY_OPCODE",
    "TABLE",
    "VERSIONS",
    "Arity",
    "AttributeKind",
    "AttributeSpec",
    "OperandSpec",
    "OperationSpec",
    "RegionSpec",
    "ResultSpec",
]
