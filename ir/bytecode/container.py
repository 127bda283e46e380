"""The file around the program: header, sections, and tables of byte strings."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tileproof.ir.bytecode.cursor import Cursor
from tileproof.ir.bytecode.emit import pad, write_varint
from tileproof.ir.operations import VERSIONS
from tileproof.ir.program import Version

MAGIC = b"\x7fTileIR\x00"
PREVIEW_TAG = 1


class Section(enum.IntEnum):
    END = 0
    STRING = 1
    FUNCTION = 2
    DEBUG = 3
    CONSTANT = 4
    TYPE = 5
    GLOBAL = 6
    PRODUCER = 7


ALIGNMENT = {
    Section.STRING: 4,
    Section.FUNCTION: 8,
    Section.DEBUG: 8,
    Section.CONSTANT: 8,
    Section.TYPE: 4,
    Section.GLOBAL: 1,
    Section.PRODUCER: 1,
}


@dataclass(frozen=True, slots=True)
class SectionExtent:
    """Where a section lies: ``start`` is its header, ``payload`` to ``end`` its contents."""

    section: Section
    start: int
    payload: int
    end: int


@dataclass(frozen=True, slots=True)
class Container:
    version: Version
    sections: dict[Section, SectionExtent]
    data: bytes
    file: str

    def cursor(self, section: Section) -> Cursor | None:
        extent = self.sections.get(section)
        return None if extent is None else Cursor(self.data, extent.payload, extent.end, self.file)


def read_container(data: bytes, file: str) -> Container:
    cursor = Cursor(data, file=file)
    version = _read_header(cursor)
    sections: dict[Section, SectionExtent] = {}
    while (extent := _read_section(cursor)).section is not Section.END:
        if extent.section in sections:
            cursor.fail(f"a second {extent.section.name.lower()} section", extent.start)
        sections[extent.section] = extent
    cursor.finish("the end section")
    for section in (Section.STRING, Section.FUNCTION):
        if section not in sections:
            cursor.fail(f"the {section.name.lower()} section is missing")
    return Container(version, sections, data, file)


def _read_header(cursor: Cursor) -> Version:
    found = cursor.data[: len(MAGIC)]
    if found != MAGIC:
        cursor.fail(f"expected Tile IR bytecode, which begins with {MAGIC!r}, found {found!r}")
    cursor.take(len(MAGIC), "magic number")
    version = cursor.byte("major version"), cursor.byte("minor version")
    if version not in VERSIONS:
        supported = ", ".join(f"{major}.{minor}" for major, minor in VERSIONS)
        cursor.fail(f"expected version {supported}, found {version[0]}.{version[1]}", len(MAGIC))
    tag = cursor.fixed(2, "version tag")
    if tag == PREVIEW_TAG:
        cursor.fail("preview content is not supported", cursor.offset - 2)
    if tag:
        cursor.fail(f"expected version tag 0, found {tag}", cursor.offset - 2)
    return version


def _read_section(cursor: Cursor) -> SectionExtent:
    start = cursor.offset
    tag = cursor.byte("section")
    aligned, number = tag >> 7, tag & 0x7F
    if number not in Section.__members__.values():
        cursor.fail(f"expected a section ({', '.join(f'{s.value} {s.name}' for s in Section)}), found {number}", start)
    section = Section(number)
    if section is Section.END:
        if aligned:
            cursor.fail("the end section has no alignment", start)
        return SectionExtent(section, start, cursor.offset, cursor.offset)
    length = cursor.varint("section length")
    alignment = 1
    if aligned:
        at = cursor.offset
        alignment = cursor.varint("section alignment")
        if alignment == 0 or alignment & (alignment - 1):
            cursor.fail(f"expected an alignment that is a power of two, found {alignment}", at)
        cursor.align(alignment)
    if alignment % ALIGNMENT[section]:
        needed = ALIGNMENT[section]
        cursor.fail(f"the {section.name.lower()} section must be aligned to {needed}, not {alignment}", start)
    payload = cursor.offset
    cursor.take(length, f"{section.name.lower()} section")
    return SectionExtent(section, start, payload, cursor.offset)


def read_table(cursor: Cursor, offset_width: int, what: str) -> list[Cursor]:
    """A table of byte strings: number, padding, the offset of each in what follows, contents."""
    origin = cursor.offset
    count = cursor.count(what, offset_width)
    cursor.align(offset_width, origin)
    at = cursor.offset
    offsets = [cursor.fixed(offset_width, f"offset of {what}") for _ in range(count)]
    start, size = cursor.offset, cursor.remaining
    for previous, current in zip([0, *offsets], [*offsets, size], strict=True):
        if not previous <= current <= size:
            cursor.fail(f"offsets of {what} must ascend within {size} bytes, found {previous} before {current}", at)
    cursor.offset = cursor.end
    bounds = [*offsets, size]
    return [
        Cursor(cursor.data, start + low, start + high, cursor.file)
        for low, high in zip(bounds, bounds[1:], strict=False)
    ]


def write_container(version: Version, sections: Mapping[Section, bytes]) -> bytes:
    """The file of these section payloads, in the mapping's order."""
    out = bytearray(MAGIC + bytes(version) + bytes(2))
    for section, payload in sections.items():
        alignment = ALIGNMENT[section]
        out.append(section | (0x80 if alignment > 1 else 0))
        write_varint(out, len(payload))
        if alignment > 1:
            write_varint(out, alignment)
            pad(out, alignment)
        out += payload
    out.append(Section.END)
    return bytes(out)


def write_table(out: bytearray, offset_width: int, rows: Sequence[bytes]) -> None:
    """What ``read_table`` reads; ``out`` must hold the section's payload so far."""
    write_varint(out, len(rows))
    pad(out, offset_width)
    offset = 0
    for row in rows:
        out += offset.to_bytes(offset_width, "little")
        offset += len(row)
    for row in rows:
        out += row
