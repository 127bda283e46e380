"""Writing integers the way ``cursor`` reads them."""

from __future__ import annotations

from collections.abc import Sequence

PADDING = b"\xcb"


def pad(out: bytearray, alignment: int) -> None:
    out += PADDING * (-len(out) % alignment)


def write_varint(out: bytearray, value: int) -> None:
    """Unsigned LEB128."""
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def write_signed_varint(out: bytearray, value: int) -> None:
    write_varint(out, ~(value << 1) if value < 0 else value << 1)


def write_fixed_list(out: bytearray, values: Sequence[int], width: int) -> None:
    write_varint(out, len(values))
    for value in values:
        out += value.to_bytes(width, "little", signed=True)
