"""Reading integers and byte strings within bounds; every failure is a BytecodeError at its offset."""

from __future__ import annotations

import enum
from typing import NoReturn, TypeVar

from tileproof.ir.attributes import AttributeEnum
from tileproof.ir.errors import BytecodeError
from tileproof.ir.operations.specification import member_since
from tileproof.ir.program import Version

MAX_VARINT = 2**64 - 1

E = TypeVar("E", bound=enum.IntEnum)
A = TypeVar("A", bound=AttributeEnum)


class Cursor:
    """A position in ``data``, which may be read up to ``end``."""

    __slots__ = ("data", "end", "file", "offset")

    def __init__(self, data: bytes, offset: int = 0, end: int | None = None, file: str = "<bytecode>") -> None:
        self.data = data
        self.offset = offset
        self.end = len(data) if end is None else end
        self.file = file

    def fail(self, message: str, offset: int | None = None) -> NoReturn:
        raise self.error(message, offset)

    def error(self, message: str, offset: int | None = None) -> BytecodeError:
        return BytecodeError(message, offset=self.offset if offset is None else offset, file=self.file)

    @property
    def remaining(self) -> int:
        return self.end - self.offset

    def take(self, size: int, what: str) -> bytes:
        if size > self.remaining:
            self.fail(f"expected {size} bytes of {what}, found {self.remaining}")
        start = self.offset
        self.offset = start + size
        return self.data[start : self.offset]

    def within(self, size: int, what: str) -> Cursor:
        """A cursor over the next ``size`` bytes, which this one skips."""
        start = self.offset
        self.take(size, what)
        return Cursor(self.data, start, self.offset, self.file)

    def byte(self, what: str) -> int:
        if self.offset >= self.end:
            self.fail(f"expected {what}, found the end")
        value = self.data[self.offset]
        self.offset += 1
        return value

    def varint(self, what: str) -> int:
        """An unsigned LEB128 number of at most ten bytes; bits beyond the 64th are dropped, as the official tools do.

        (cuda-tile 1.7 writes them for the sign of f64 identities, and so loses it.)
        """
        start = self.offset
        value = shift = 0
        while True:
            byte = self.byte(what)
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value & MAX_VARINT
            shift += 7
            if shift > 63:
                self.fail(f"{what} is longer than ten bytes", start)

    def natural(self, what: str) -> int:
        """An unsigned number below 2**63, so that it is none when read with a sign either."""
        start = self.offset
        value = self.varint(what)
        if value >> 63:
            self.fail(f"{what} is longer than 63 bits", start)
        return value

    def signed_varint(self, what: str) -> int:
        """A number below 2**63 in magnitude, its sign in the lowest bit."""
        value = self.varint(what)
        return ~(value >> 1) if value & 1 else value >> 1

    def fixed(self, width: int, what: str, signed: bool = False) -> int:
        return int.from_bytes(self.take(width, what), "little", signed=signed)

    def count(self, what: str, width: int = 1) -> int:
        """A number of items of at least ``width`` bytes each, which must fit in the bytes left."""
        start = self.offset
        count = self.varint(f"number of {what}")
        if count * width > self.remaining:
            self.fail(f"{count} {what} do not fit in the {self.remaining} bytes left", start)
        return count

    def fixed_list(self, width: int, what: str) -> tuple[int, ...]:
        return tuple(self.fixed(width, what, signed=True) for _ in range(self.count(what, width)))

    def enumeration(self, type: type[E], what: str) -> E:
        start = self.offset
        number = self.varint(what)
        try:
            return type(number)
        except ValueError:
            self.fail(f"expected {what} ({', '.join(f'{m.value} {m.name}' for m in type)}), found {number}", start)

    def attribute(self, type: type[A], what: str, version: Version) -> A:
        """A member of an enumeration of attributes that the version has."""
        start = self.offset
        member = self.enumeration(type, what)
        if version < member_since(member):
            self.fail(f"{what} {member.text} is not part of version {version[0]}.{version[1]}", start)
        return member

    def bit_field(self, bits: int, what: str) -> int:
        start = self.offset
        value = self.varint(what)
        if value >> bits:
            self.fail(f"{what} {value:#x} has bits beyond the {bits} that mean something", start)
        return value

    def align(self, alignment: int, origin: int = 0) -> None:
        """Skip padding up to a multiple of ``alignment`` from ``origin``."""
        self.take(-(self.offset - origin) % alignment, "padding")

    def finish(self, what: str) -> None:
        if self.remaining:
            self.fail(f"{self.remaining} bytes left over after {what}")
