"""Element types as contracts name them, with the Tile IR type that carries each.

Tile IR integers have no sign, so ``u32`` and ``i32`` are both carried by ``i32``;
contracts keep the difference because the launcher compares it with the array's
own dtype.  Source of widths: Tile IR specification, "Types".
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Kind(enum.Enum):
    BOOL = "bool"
    SIGNED = "signed integer"
    UNSIGNED = "unsigned integer"
    FLOAT = "float"


@dataclass(frozen=True, slots=True)
class DType:
    """``name`` in contracts, ``tile_ir`` as printed in Tile IR, ``storage_bits`` that one element takes in memory.

    A bool takes a whole byte in memory although Tile IR calls it ``i1``.
    ``cutile`` is the name of the dtype in ``cuda.tile``, None where it has none.
    """

    name: str
    tile_ir: str
    storage_bits: int
    kind: Kind
    cutile: str | None

    @property
    def is_integer(self) -> bool:
        return self.kind in (Kind.SIGNED, Kind.UNSIGNED)


_ROWS = (
    DType("bool", "i1", 8, Kind.BOOL, "bool_"),
    DType("i4", "i4", 4, Kind.SIGNED, None),
    DType("i8", "i8", 8, Kind.SIGNED, "int8"),
    DType("i16", "i16", 16, Kind.SIGNED, "int16"),
    DType("i32", "i32", 32, Kind.SIGNED, "int32"),
    DType("i64", "i64", 64, Kind.SIGNED, "int64"),
    DType("u8", "i8", 8, Kind.UNSIGNED, "uint8"),
    DType("u16", "i16", 16, Kind.UNSIGNED, "uint16"),
    DType("u32", "i32", 32, Kind.UNSIGNED, "uint32"),
    DType("u64", "i64", 64, Kind.UNSIGNED, "uint64"),
    DType("f16", "f16", 16, Kind.FLOAT, "float16"),
    DType("bf16", "bf16", 16, Kind.FLOAT, "bfloat16"),
    DType("f32", "f32", 32, Kind.FLOAT, "float32"),
    DType("tf32", "tf32", 32, Kind.FLOAT, "tfloat32"),
    DType("f64", "f64", 64, Kind.FLOAT, "float64"),
    DType("f8E4M3FN", "f8E4M3FN", 8, Kind.FLOAT, "float8_e4m3fn"),
    DType("f8E5M2", "f8E5M2", 8, Kind.FLOAT, "float8_e5m2"),
    DType("f8E8M0FNU", "f8E8M0FNU", 8, Kind.FLOAT, "float8_e8m0fnu"),
    DType("f4E2M1FN", "f4E2M1FN", 4, Kind.FLOAT, "float4_e2m1fn"),
    DType("fNV8E5M3FNU", "fNV8E5M3FNU", 8, Kind.FLOAT, "float8_e5m3fnu"),
)

_BY_NAME = {row.name.lower(): row for row in _ROWS} | {"i1": _ROWS[0]}

NAMES = tuple(row.name for row in _ROWS)


def find_dtype(name: str) -> DType | None:
    """The dtype of that name, capitals not minded (``i1`` is another name of ``bool``); None if there is none."""
    return _BY_NAME.get(name.lower())


def dtype(name: str) -> DType:
    """The dtype of that name; KeyError if there is none."""
    return _BY_NAME[name.lower()]
