"""Reading bytecode: what is kept, and one small bad file for every kind of refusal."""

from __future__ import annotations

from collections.abc import Callable

import cuda.tile._bytecode.encodings as enc
import pytest
from encoded import Encoder, encode
from exported import CORPUS, export
from official import accepts, disassemble
from operation_cases import Scalar, TypeCase, block, tile

from tileproof.ir.attributes import MemoryOrdering, PaddingValue
from tileproof.ir.bytecode.container import MAGIC, Section, read_container, write_container, write_table
from tileproof.ir.bytecode.emit import write_varint
from tileproof.ir.constants import Splat, constant_values
from tileproof.ir.errors import BytecodeError
from tileproof.ir.program import Location
from tileproof.ir.reader import read_bytecode
from tileproof.ir.types import TOKEN, PartitionViewType, PointerType, ScalarType, TensorViewType, TileType

I32 = TileType(ScalarType.I32)


def test_program_keeps_types_attributes_and_order() -> None:
    program = read_bytecode(export("memory:padding", (13, 4)))
    kernel = program.kernel("padding")
    assert program.version == (13, 4)
    assert [p.type for p in kernel.parameters[:3]] == [TileType(PointerType(ScalarType.F32)), I32, I32]
    loads = [op for op in kernel.body.ops if op.name == "load_view_tko"]
    views = [load.value("view").type for load in loads]
    tensor = TensorViewType(ScalarType.F32, (None,), (None,))
    assert views == [
        PartitionViewType((16,), tensor, (0,), padding)
        for padding in (PaddingValue.NEG_INF, PaddingValue.POS_INF, PaddingValue.NAN, PaddingValue.NEG_ZERO)
    ]
    assert all(load.attributes["memory_ordering_semantics"] is MemoryOrdering.WEAK for load in loads)
    assert all(load.results[1].type == TOKEN and load.results[1].op is load for load in loads)
    store = kernel.body.ops[-2]
    assert store.attributes["inbounds"] == (True,)


def test_locations_are_those_of_the_python_source() -> None:
    kernel = read_bytecode(export("integers:extremes", (13, 4))).kernels[0]
    lines = (CORPUS / "integers.py").read_text().splitlines()
    (add,) = [op for op in kernel.body.ops if op.name == "addi"]
    called = add.location
    assert called is not None and called.file.endswith("corpus/integers.py")
    assert lines[called.line - 1].strip() == "return a + 1"
    assert lines[called.line - 1][called.column - 1 :] == "a + 1"
    assert called.function == "n_of"
    assert called.caller is not None and called.caller.function == "extremes"
    assert lines[called.caller.line - 1][called.caller.column - 1 :].startswith("n_of(a)")


def test_all_operations_have_locations() -> None:
    kernel = read_bytecode(export("memory:message", (13, 4))).kernels[0]
    assert kernel.location is not None and kernel.location.function == "message"
    places = [op.location for op in kernel.body.walk() if op.name != "return"]
    assert all(isinstance(place, Location) and place.function == "message" for place in places)


def test_numbers_are_cut_to_64_bits_as_the_disassembler_does() -> None:
    """cuda-tile 1.7 writes the bits of a negative f64 identity as a number of 65 bits: the sign is lost."""

    def build(e: Encoder) -> None:
        scalar, row = TileType(ScalarType.F64), tile(ScalarType.F64, 8)
        identity = Scalar(ScalarType.F64, -1.5).attribute(e)
        reduce = enc.encode_ReduceOp(e.code, [e.type(scalar)], [e.value(row)], 0, [identity])
        with block(e, reduce, scalar, scalar) as arguments:
            enc.encode_YieldOp(e.code, arguments[:1])
        reduce.done()

    data = minimal(build)
    assert "identities=[1.500000e+00]" in disassemble(data)
    (reduce,) = [op for op in read_bytecode(data).kernels[0].body.ops if op.name == "reduce"]
    assert [identity.value for identity in reduce.attributes["identities"]] == [1.5]


def test_constants_decode() -> None:
    kernel = read_bytecode(export("elementwise:special_numbers", (13, 4))).kernels[0]
    values = [constant_values(op) for op in kernel.body.walk() if op.name == "constant"]
    floats = [v.value for v in values if isinstance(v, Splat) and isinstance(v.value, float)]
    assert 16777216.0 in floats and float("inf") in floats and any(v != v for v in floats)


# --- refusals ----------------------------------------------------------------


def minimal(build: Callable[[Encoder], None] = lambda e: None, version: tuple[int, int] = (13, 4)) -> bytes:
    return encode(build, version, (I32,))


def with_sections(data: bytes, **payloads: bytes | None) -> bytes:
    """The file with sections replaced, or left out."""
    container = read_container(data, "x")
    sections = {s: data[e.payload : e.end] for s, e in container.sections.items()}
    for name, payload in payloads.items():
        if payload is None:
            del sections[Section[name]]
        else:
            sections[Section[name]] = payload
    return write_container(container.version, sections)


def table(rows: list[bytes], width: int = 4) -> bytes:
    out = bytearray()
    write_table(out, width, rows)
    return bytes(out)


def varint(value: int) -> bytes:
    out = bytearray()
    write_varint(out, value)
    return bytes(out)


def raw_body(body: bytes, version: tuple[int, int] = (13, 4), values: int = 0) -> bytes:
    """A function whose body is these bytes; type 0 is i1, 1 is i32, 2 is tile<i32>, 3 the signature."""
    types = [b"\x00", b"\x03", b"\x0d\x01\x00", b"\x10" + varint(values) + b"\x02" * values + b"\x00"]
    functions = b"\x01" + b"\x00\x03\x02\x00" + varint(len(body)) + body
    return write_container(
        version,
        {Section.FUNCTION: functions, Section.TYPE: table(types), Section.STRING: table([b"kernel"])},
    )


def type_table(*rows: bytes) -> bytes:
    """A file whose function has the last of these types as its signature."""
    functions = b"\x01\x00" + varint(len(rows) - 1) + b"\x02\x00\x00"
    return write_container(
        (13, 4), {Section.FUNCTION: functions, Section.TYPE: table(list(rows)), Section.STRING: table([b"kernel"])}
    )


RETURN = b"\x5c\x00\x00"
CONSTANT = b"\x10\x02\x00"
NESTED_LOOPS = b"\x41\x00\x00\x01\x01\x00\x01" * 200


def deeply_nested_loops(depth: int) -> Callable[[Encoder], None]:
    def build(e: Encoder, left: int = depth) -> None:
        if left:
            loop = enc.encode_LoopOp(e.code, [], ())
            with block(e, loop):
                build(e, left - 1)
                enc.encode_BreakOp(e.code, ())
            loop.done()

    return build


REFUSED: dict[str, tuple[bytes, int, str]] = {
    "empty": (b"", 0, "expected Tile IR bytecode, which begins with"),
    "other file": (b"\x7fELF" + bytes(60), 0, "expected Tile IR bytecode"),
    "header only": (MAGIC, 8, "expected major version, found the end"),
    "old version": (MAGIC + b"\x0d\x00\x00\x00", 8, "expected version 13.1, 13.2, 13.3, 13.4, 13.5, found 13.0"),
    "new version": (MAGIC + b"\x0e\x01\x00\x00", 8, "found 14.1"),
    "preview": (MAGIC + b"\x0d\x05\x01\x00", 10, "preview content is not supported"),
    "version tag": (MAGIC + b"\x0d\x05\x02\x00", 10, "expected version tag 0, found 2"),
    "no sections": (MAGIC + b"\x0d\x04\x00\x00", 12, "expected section, found the end"),
    "unknown section": (MAGIC + b"\x0d\x04\x00\x00\x09", 12, "expected a section (0 END, 1 STRING"),
    "only the end section": (MAGIC + b"\x0d\x04\x00\x00\x00", 13, "the string section is missing"),
    "alignment of the end": (MAGIC + b"\x0d\x04\x00\x00\x80", 12, "the end section has no alignment"),
    "odd alignment": (MAGIC + b"\x0d\x04\x00\x00\x82\x00\x03", 14, "a power of two, found 3"),
    "huge alignment": (MAGIC + b"\x0d\x04\x00\x00\x82\x00" + varint(2**60), 23, "bytes of padding"),
    "alignment too small": (MAGIC + b"\x0d\x04\x00\x00\x82\x00\x04\xcb", 12, "must be aligned to 8, not 4"),
    "section too long": (MAGIC + b"\x0d\x04\x00\x00\x06\xff\x7f\x00", 15, "expected 16383 bytes of global section"),
    "endless number": (MAGIC + b"\x0d\x04\x00\x00\x06" + b"\xff" * 20, 13, "section length is longer than ten bytes"),
    "no string section": (with_sections(minimal(), STRING=None), 0, "the string section is missing"),
    "no function section": (with_sections(minimal(), FUNCTION=None), 0, "the function section is missing"),
    "no type section": (with_sections(minimal(), TYPE=None), 0, "there are 0 types"),
    "bytes after the end": (minimal() + b"\x00", 0, "1 bytes left over after the end section"),
    "huge string table": (with_sections(minimal(), STRING=varint(2**40)), 0, "strings do not fit"),
    "offsets that descend": (
        with_sections(minimal(), STRING=b"\x02" + b"\xcb" * 3 + b"\x04\0\0\0\x00\0\0\0abcdefgh"),
        0,
        "offsets of strings must ascend within 8 bytes, found 4 before 0",
    ),
    "huge number of functions": (with_sections(minimal(), FUNCTION=varint(2**62)), 0, "functions do not fit"),
    "function without debug entry": (
        with_sections(minimal(), DEBUG=None),
        0,
        "there are 0 functions with debug information, found index 1",
    ),
    "type that contains itself": (type_table(b"\x10\x01\x00\x00"), 0, "must be an earlier type, found 0"),
    "types in a cycle": (
        type_table(b"\x0c\x00\x01", b"\x0d\x00\x00", b"\x10\x01\x01\x00"),
        0,
        "must be an earlier type, found 1",
    ),
    "tile of tiles": (
        type_table(b"\x03", b"\x0d\x00\x00", b"\x0d\x01\x00", b"\x10\x01\x02\x00"),
        0,
        "a tile's elements are numbers or pointers",
    ),
    "pointer to a tile": (
        type_table(b"\x03", b"\x0d\x00\x00", b"\x0c\x00\x01", b"\x0d\x02\x00", b"\x10\x01\x03\x00"),
        0,
        "the pointee must be a scalar type",
    ),
    "unknown type tag": (type_table(b"\x55", b"\x10\x01\x00\x00"), 0, "unknown type tag 0x55"),
    "bytes after a type": (type_table(b"\x03\x00", b"\x10\x01\x00\x00"), 0, "1 bytes left over after a type"),
    "huge tile": (
        type_table(b"\x03", b"\x0d\x00\x02" + (2**40).to_bytes(8, "little") * 2, b"\x10\x01\x01\x00"),
        0,
        "a tile has at most 16777216 elements",
    ),
    "tile of three": (
        type_table(b"\x03", b"\x0d\x00\x01" + (3).to_bytes(8, "little"), b"\x10\x01\x01\x00"),
        0,
        "tile dimensions must be powers of two, found (3,)",
    ),
    "type of a later version": (
        encode(TypeCase(tile(ScalarType.F8E8M0FNU, 4)).build, (13, 1)),
        0,
        "type tag 0x12 is not part of version 13.1",
    ),
    "signature that is no function": (type_table(b"\x03"), 0, "expected a function type"),
    "empty body": (raw_body(b""), 0, "a block must end with return, found nothing"),
    "unknown opcode": (raw_body(b"\x19\x00"), 0, "expected the opcode of an operation, found 25"),
    "module-level opcode": (raw_body(b"\x16\x00"), 0, "expected the opcode of an operation, found 22"),
    "preview opcode": (raw_body(varint(16386)), 0, "expected the opcode of an operation, found 16386"),
    "operation of a later version": (raw_body(b"\x6e\x02\x00\x00", (13, 1), 1), 0, "atan2 is part of version 13.2"),
    "value that does not exist": (raw_body(b"\x03\x02\x00\x00\x01" + RETURN, values=1), 0, "1 values are visible here"),
    "own result as operand": (raw_body(b"\x03\x02\x00\x01\x01" + RETURN, values=1), 0, "found number 1"),
    "constant that does not exist": (raw_body(CONSTANT + RETURN), 0, "there are 0 constants, found index 0"),
    "flag without meaning": (raw_body(b"\x45\x02\x04\x00\x00" + RETURN, values=1), 0, "bit field of maxf 0x4"),
    "enumeration": (raw_body(b"\x03\x02\x07\x00\x00" + RETURN, values=1), 0, "expected overflow (0 NONE"),
    "number of regions": (raw_body(b"\x41\x00\x00\x02" + RETURN), 0, "loop has 1 regions, found 2"),
    "number of blocks": (raw_body(b"\x41\x00\x00\x01\x02" + RETURN), 0, "expected a region of one block, found 2"),
    "huge number of results": (raw_body(b"\x41" + varint(2**50)), 0, "results of loop do not fit"),
    "huge number of operands": (raw_body(b"\x5c\x00" + varint(2**50)), 0, "operands of return do not fit"),
    "too few operands": (raw_body(b"\x29\x00\x00\x02\x00\x00"), 0, "for cannot have 2 operands"),
    "two tokens": (raw_body(b"\x77\x02\x02\x00\x00", values=1), 0, "gdc_launch_dependents_tko cannot have 2 operands"),
    "nested too deeply": (raw_body(NESTED_LOOPS), 0, "regions are nested deeper than 64"),
    "really nested too deeply": (minimal(deeply_nested_loops(65)), 0, "regions are nested deeper than 64"),
    "class of an operand": (raw_body(b"\x00\x02\x00" + RETURN, values=1), 0, "absf: source must be a tile of f16"),
    "token that is none": (
        raw_body(b"\x3c\x01\x02\x02\x00\x00" + RETURN, values=1),
        0,
        "join_tokens: tokens must be a token, found tile<i32>",
    ),
    "code after the return": (raw_body(RETURN + RETURN), 0, "return stands in the middle of a block"),
}


STRICTER = {
    "offsets that descend": "the disassembler looks only at the strings that are used",
    "really nested too deeply": "the disassembler has a limit of its own",
}
"""Files that the official disassembler reads all the same."""


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_name_the_offset(name: str) -> None:
    data, offset, message = REFUSED[name]
    with pytest.raises(BytecodeError) as caught:
        read_bytecode(data, "bad.tileirbc")
    assert message in str(caught.value), str(caught.value)
    assert str(caught.value).startswith("bad.tileirbc: offset ")
    assert 0 <= caught.value.offset <= len(data)
    if offset:
        assert caught.value.offset == offset
    assert accepts(data) == (name in STRICTER)


def test_the_scaffold_of_the_bad_files_is_good() -> None:
    """So that each of them is refused for its fault alone."""
    add = b"\x03\x02\x00\x00\x00"
    assert [op.name for op in read_bytecode(raw_body(add + RETURN, values=1)).kernels[0].body.ops] == ["addi", "return"]
    assert accepts(raw_body(add + RETURN, values=1))
    assert read_bytecode(minimal(deeply_nested_loops(64)))


def test_padding_bytes_do_not_matter() -> None:
    data = minimal()
    assert disassemble(data.replace(b"\xcb", b"\x00")) == disassemble(data)
    assert read_bytecode(data.replace(b"\xcb", b"\x00"))
