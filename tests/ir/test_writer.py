"""Writing bytecode: read, write, and the official tools see the same program."""

from __future__ import annotations

import itertools
import subprocess
from pathlib import Path

import pytest
from encoded import encode
from exported import EXPORTED_VERSIONS, export, kernel_names, since
from official import disassemble, tool
from single_operations import sample

from tileproof.ir.equality import difference
from tileproof.ir.errors import BytecodeError, TextError, UnwritableError
from tileproof.ir.operations import BY_NAME, VERSIONS
from tileproof.ir.parser import parse_text
from tileproof.ir.printer import print_program
from tileproof.ir.program import Block, Kernel, Op, Program, Value, Version
from tileproof.ir.reader import read_bytecode
from tileproof.ir.types import ScalarType, TileType
from tileproof.ir.writer import assemble, write_bytecode

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"


@pytest.mark.parametrize("kernel", kernel_names())
def test_rewritten_kernels_disassemble_to_the_same_text(kernel: str) -> None:
    for exported in EXPORTED_VERSIONS:
        if exported < since(kernel):
            continue
        bytecode = export(kernel, exported)
        program, official = read_bytecode(bytecode), disassemble(bytecode)
        for version in {exported, (13, 5)}:
            assert disassemble(write_bytecode(program, version)) == official
        again = read_bytecode(write_bytecode(program, exported))
        assert difference(program, again) is None
        assert [op.location for op in again.kernels[0].body.walk()] == [
            op.location for op in program.kernels[0].body.walk()
        ]


def test_rewritten_operations_disassemble_to_the_same_text() -> None:
    for case in itertools.chain.from_iterable(sample(12, seed=2).values()):
        bytecode = encode(case.build, case.version)
        try:
            program = read_bytecode(bytecode)
        except BytecodeError:
            continue
        assert disassemble(write_bytecode(program, (13, 5))) == disassemble(bytecode), str(case)


def test_every_operations_text_assembles() -> None:
    """``asm`` on the text of every operation (13.5 is only reached this way: cuda-tile exports up to 13.4)."""
    seen: set[str] = set()
    for case in itertools.chain.from_iterable(sample(30, seed=3).values()):
        try:
            program = read_bytecode(encode(case.build, case.version))
        except BytecodeError:
            continue
        new = {op.name for op in program.kernels[0].body.walk()} - seen
        if new:
            text = print_program(program)
            assert disassemble(assemble(text, version=(13, 5))).split() == text.split()
            seen |= new
    for kernel in kernel_names():
        seen |= {op.name for op in read_bytecode(export(kernel, (13, 4))).kernels[0].body.walk()}
    assert {row.name for row in BY_NAME.values() if row.in_bodies} - seen == {"get_global"}


GLOBAL = """
global private constant @table alignment = 16 <i32: [1, 2, 3, 4]> : tile<4xi32>
entry @kernel() optimization_hints=<sm_90 = {num_cta_in_cga = 1, occupancy = 2}> {
  %0 = get_global @table : tile<ptr<i32>>
  return
}
"""


@pytest.mark.parametrize("version", [(13, 3), (13, 4), (13, 5)])
def test_globals_hints_and_producer(version: Version) -> None:
    text = "// Producer: me\n" + GLOBAL
    assert disassemble(assemble(text, version=version)).split() == text.split()


IDENTITIES = [
    "-1.500000e+00",
    "0xFFF0000000000000 : f64",
    "-1.500000e+00 : f32",
    "0xFF800000 : f32",
    "-2.000000e+00 : f16",
    "-3.000000e+00 : bf16",
    "-7 : i32",
    "-9223372036854775808",
    "127 : i8",
    "-128 : i8",
    "true",
    "false",
]


@pytest.mark.parametrize("identity", IDENTITIES)
def test_identities_of_reductions_survive(identity: str) -> None:
    """Negative f64 ones too, which cuda-tile 1.7 itself writes wrongly."""
    bare = "i1" if identity in ("true", "false") else "f64" if "." in identity else "i64"
    element = identity.partition(" : ")[2] or bare
    reduce = f"reduce %x dim=0 identities=[{identity}] : tile<8x{element}> -> tile<{element}>"
    text = f"""entry @k(%p: tile<ptr<{element}>>) {{
      %q = reshape %p : tile<ptr<{element}>> -> tile<1xptr<{element}>>
      %b = broadcast %q : tile<1xptr<{element}>> -> tile<8xptr<{element}>>
      %x, %t = load_ptr_tko weak %b : tile<8xptr<{element}>> -> tile<8x{element}>, token
      %r = {reduce} (%l: tile<{element}>, %s: tile<{element}>) {{ yield %l : tile<{element}> }}
    }}"""
    assert f"identities=[{identity}]" in disassemble(assemble(text))
    assert disassemble(assemble(text)).split() == print_program(parse_text(text)).split()


def test_assembles_the_acceptance_file() -> None:
    text = (ACCEPTANCE / "tokens.mlir").read_text()
    program = parse_text(text)
    for version in VERSIONS:
        bytecode = assemble(text, "tokens.mlir", version)
        assert disassemble(bytecode).split() == print_program(program).split()
        places = [op.location for op in read_bytecode(bytecode).kernels[3].body.walk()]
        expected = [op.location for op in parse_text(text, "tokens.mlir").kernels[3].body.walk()]
        assert [(p.file, p.line, p.column) for p in places] == [(p.file, p.line, p.column) for p in expected]


def test_without_debug_information() -> None:
    program = read_bytecode(export("control:carried", (13, 4)))
    bytecode = write_bytecode(program, debug=False)
    assert b"control.py" not in bytecode
    assert disassemble(bytecode) == disassemble(write_bytecode(program))


NEEDS = {
    "atan2": ("%x = atan2 %f, %f : tile<8xf32>", (13, 2)),
    "negi overflow": ("%x = negi %i overflow<no_signed_wrap> : tile<8xi32>", (13, 2)),
    "tanh rounding": ("%x = tanh %f rounding<approx> : tile<8xf32>", (13, 2)),
    "unsigned for": ("for unsigned %j in (%c to %c, step %c) : tile<i32> {}", (13, 2)),
    "print token in": ('%y = make_token : token print_tko "x" token=%y -> token', (13, 2)),
    "exp rounding": ("%x = exp %f rounding<approx> : tile<8xf32>", (13, 3)),
    "pack": ("%x = pack %f : tile<8xf32> -> tile<32xi8>", (13, 3)),
    "f8E8M0FNU": ("%x = bitcast %b : tile<8xi8> -> tile<8xf8E8M0FNU>", (13, 2)),
    "i4": ("%x = trunci %i : tile<8xi32> -> tile<8xi4>", (13, 3)),
    "saturating": ("%x = ftoi %f signed saturating : tile<8xf32> -> tile<8xi32>", (13, 4)),
    "gdc_wait_tko": ("%x = gdc_wait_tko -> token", (13, 4)),
    "unicast": ("%x = int_to_ptr %l : tile<8xi64> -> tile<8xptr<f32, <unicast>>>", (13, 5)),
    "default pointer": ("%x = int_to_ptr %l : tile<8xi64> -> tile<8xptr<f32, <none>>>", (13, 4)),
    "nearest_away": ("%x = ftof %f rounding<nearest_away> : tile<8xf32> -> tile<8xf64>", (13, 4)),
    "inbounds": (
        "%t = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1]> "
        "%v = make_partition_view %t : partition_view<tile=(8), tensor_view<8xf32, strides=[1]>> "
        "%x, %y = load_view_tko weak %v[%c] inbounds = [true] : "
        "partition_view<tile=(8), tensor_view<8xf32, strides=[1]>>, tile<i32> -> tile<8xf32>, token",
        (13, 4),
    ),
}
PREFIX = """entry @k(%c: tile<i32>, %p: tile<ptr<f32>>) {
  %f = constant <f32: 0.0> : tile<8xf32>
  %i = constant <i32: 0> : tile<8xi32>
  %b = constant <i8: 0> : tile<8xi8>
  %l = constant <i64: 0> : tile<8xi64>
"""


@pytest.mark.parametrize("what", NEEDS)
def test_older_versions_are_refused(what: str) -> None:
    statement, needed = NEEDS[what]
    text = PREFIX + statement + "\nreturn }"
    for version in VERSIONS:
        if version < needed:
            with pytest.raises(UnwritableError, match=rf"needs bytecode version 13\.{needed[1]}"):
                assemble(text, version=version)
        else:
            assert disassemble(assemble(text, version=version)).split() == print_program(parse_text(text)).split()


def test_unused_token_of_print_is_dropped_in_13_1() -> None:
    unused = 'entry @k() { %t = print_tko "x" -> token }'
    assert disassemble(assemble(unused, version=(13, 1)))
    used = 'entry @k() { %t = print_tko "x" -> token %u = join_tokens %t, %t : token }'
    with pytest.raises(UnwritableError, match="tokens does not exist in this version"):
        assemble(used, version=(13, 1))


def hand_made(*ops: Op) -> Program:
    end = Op(BY_NAME["return"], {"operands": ()}, {})
    return Program("p", (Kernel("k", Block((), (*ops, end))),))


def test_ill_formed_programs_are_refused() -> None:
    foreign = Value(TileType(ScalarType.I32))
    op = Op(BY_NAME["absi"], {"source": foreign}, {})
    op.results = (Value(TileType(ScalarType.I32), op),)
    with pytest.raises(UnwritableError, match="an operand is not defined here"):
        write_bytecode(hand_made(op))
    bad = Op(BY_NAME["iota"], {}, {})
    bad.results = (Value(TileType(ScalarType.I32, (3,)), bad),)
    with pytest.raises(UnwritableError, match="tile dimensions must be powers of two"):
        write_bytecode(hand_made(bad))
    with pytest.raises(UnwritableError, match=r"bytecode versions are 13\.1, .*, not 12\.0"):
        write_bytecode(hand_made(), (12, 0))
    with pytest.raises(TextError):
        assemble("entry @k( {", "x.mlir")


@pytest.mark.parametrize(
    ("kernel", "architecture"),
    [("products:matmul", "sm_90"), ("memory:atomics", "sm_100"), ("control:branches", "sm_90")],
)
def test_the_official_compiler_compiles_rewritten_kernels(kernel: str, architecture: str, tmp_path: Path) -> None:
    """A sample; benchmarks/compile_rewritten.py does it for all."""
    source, cubin = tmp_path / "k.tileirbc", tmp_path / "k.cubin"
    source.write_bytes(write_bytecode(read_bytecode(export(kernel, (13, 4)))))
    command = [tool("tileiras"), "--gpu-name", architecture, str(source), "-o", str(cubin)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert cubin.read_bytes()[:4] == b"\x7fELF"
