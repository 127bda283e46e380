"""Parsing text: round trips, the specification's forms, and one small text for every kind of refusal."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from encoded import encode
from exported import EXPORTED_VERSIONS, export, kernel_names, since
from official import disassemble
from single_operations import sample

from tileproof.ir.attributes import MemoryOrdering, MemoryScope
from tileproof.ir.constants import Splat, constant_values
from tileproof.ir.equality import difference
from tileproof.ir.errors import BytecodeError, TextError
from tileproof.ir.parser import parse_text
from tileproof.ir.printer import print_program
from tileproof.ir.program import Op
from tileproof.ir.reader import read_bytecode

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"


@pytest.mark.parametrize("kernel", kernel_names())
def test_parses_what_the_disassembler_prints(kernel: str) -> None:
    for version in EXPORTED_VERSIONS:
        if version >= since(kernel):
            bytecode = export(kernel, version)
            program = read_bytecode(bytecode)
            assert difference(program, parse_text(disassemble(bytecode))) is None
            assert difference(program, parse_text(print_program(program))) is None


def test_parses_every_printed_operation() -> None:
    seen = 0
    for case in itertools.chain.from_iterable(sample(25, seed=1).values()):
        try:
            program = read_bytecode(encode(case.build, case.version))
        except BytecodeError:
            continue
        seen += 1
        assert difference(program, parse_text(print_program(program))) is None, str(case)
    assert seen > 200


def test_acceptance_file_has_locations_of_its_lines() -> None:
    path = ACCEPTANCE / "tokens.mlir"
    text = path.read_text()
    program = parse_text(text, path.name)
    lines = text.splitlines()
    assert program.name == "tokens"
    assert len(program.kernels) == sum(line.lstrip().startswith("entry ") for line in lines)
    for kernel in program.kernels:
        assert kernel.location is not None and f"@{kernel.name}(" in lines[kernel.location.line - 1]
        for op in kernel.body.walk():
            if op.location is not None and not (op.name in ("yield", "continue") and not op.flat_operands):
                line = lines[op.location.line - 1]
                assert op.location.file == "tokens.mlir"
                assert line[op.location.column - 1 :].startswith(op.name), (line, op)
    assert difference(program, parse_text(print_program(program))) is None


VECTOR_ADD = """
// Prefixed operations and types, unnamed results, no return.
cuda_tile.module @example {
  cuda_tile.entry @add(%a : !cuda_tile.tile<ptr<f32>>, %b : tile<!cuda_tile.ptr<f32>>) {
    %offset = cuda_tile.iota : tile<128xi32>
    %r = reshape %a :
        tile<ptr<f32>> -> tile<1xptr<f32>>
    %p = broadcast %r : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %q = offset %p, %offset : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
    %v, %t = load_ptr_tko weak %q : tile<128xptr<f32>> -> tile<128xf32>, token
    %w = addf %v, %v rounding<nearest_even> : tile<128xf32>
    store_ptr_tko relaxed device %q, %w token = %t : tile<128xptr<f32>>, tile<128xf32> -> token
    print_tko "hello %f\\n", %w : tile<128xf32> -> token
  }
}
"""


def test_parses_the_specifications_forms() -> None:
    program = parse_text(VECTOR_ADD)
    ops = program.kernel("add").body.ops
    assert [op.name for op in ops][-3:] == ["store_ptr_tko", "print_tko", "return"]
    store = ops[-3]
    assert store.attributes["memory_ordering_semantics"] is MemoryOrdering.RELAXED
    assert store.attributes["memory_scope"] is MemoryScope.DEVICE
    assert store.value("token") is ops[4].results[1]
    assert ops[-2].attributes["str"] == "hello %f\n"


def constant(literal: str) -> Op:
    return parse_text(f"entry @k() {{ %c = constant {literal} }}").kernels[0].body.ops[0]


@pytest.mark.parametrize(
    ("literal", "expected"),
    [
        ("<i32: 5> : tile<i32>", Splat(5)),
        ("<i32: -1> : tile<4xi32>", Splat(-1)),
        ("<i8: 255> : tile<i8>", Splat(-1)),
        ("<i8: 0x7f> : tile<i8>", Splat(127)),
        ("<i1: true> : tile<16xi1>", Splat(1)),
        ("<i1: [true, false, true, true]> : tile<4xi1>", (1, 0, 1, 1)),
        ("<i16: [[1, 2], [3, -4]]> : tile<2x2xi16>", (1, 2, 3, -4)),
        ("<i64: [7, 7]> : tile<2xi64>", Splat(7)),
        ('<i16: "0x0100FFFF"> : tile<2xi16>', (1, -1)),
        ("<f32: 1.5> : tile<f32>", Splat(1.5)),
        ("<f32: 1> : tile<f32>", Splat(1.0)),
        ("<f32: 0xC0000000> : tile<f32>", Splat(-2.0)),
        ("<f32: 9.99999974E-6> : tile<f32>", Splat(9.999999747378752e-06)),
        ("<f64: 0.33333333333333331> : tile<f64>", Splat(1 / 3)),
        ("<f32: 1.0e50> : tile<f32>", Splat(float("inf"))),
        ("<f16: 65519.9> : tile<f16>", Splat(65504.0)),
        ("<bf16: 1.007810e+00> : tile<bf16>", Splat(1.0078125)),
        ("<tf32: 1.000980e+00> : tile<tf32>", Splat(1.0009765625)),
        ("<f8E4M3FN: 3.840000e+02> : tile<f8E4M3FN>", Splat(384.0)),
        ("<f8E8M0FNU: 5.877470e-39> : tile<f8E8M0FNU>", Splat(2.0**-127)),
        ("<f4E2M1FN: [5.0e-01, -6.0]> : tile<2xf4E2M1FN>", (0.5, -6.0)),
        ("<fnv8E5M3FNU: 7.629390e-06> : tile<fnv8E5M3FNU>", Splat(2.0**-17)),
    ],
)
def test_constants(literal: str, expected: object) -> None:
    assert constant(literal) is not None
    assert constant_values(constant(literal)) == expected


def body(text: str) -> str:
    return f"entry @k(%a: tile<i32>, %p: tile<ptr<i32>>) {{\n{text}\n}}"


REFUSED = {
    "empty value": (body("  % = iota : tile<2xi32>"), 2, 3, "unexpected character '%'"),
    "character": ("entry @k() { ; }", 1, 14, "unexpected character ';'"),
    "string": (body('  assert %a, "x'), 2, 14, "unexpected character"),
    "escape": (body(r'  assert %a, "\q"'), 2, 14, "unknown escape"),
    "neither entry nor global": ("\n\nfunc @f() {}", 3, 1, "expected 'entry' or 'global', found 'func'"),
    "no symbol": ("entry k() {}", 1, 7, "expected a symbol (@name), found 'k'"),
    "unclosed": ("entry @k() {", 1, 13, "expected '}', found the end of the text"),
    "unclosed module": ("module @m {\n entry @k() {}\n", 3, 1, "expected '}', found the end of the text"),
    "text after the module": ("module @m { }\nentry @k() {}", 2, 1, "expected the end of the text, found 'entry'"),
    "operation": (body("  frobnicate %a"), 2, 3, "expected an operation, found 'frobnicate'"),
    "module-level operation": (body("  entry @x() {}"), 2, 3, "expected an operation, found 'entry'"),
    "undefined value": (body("  %x = addi %a, %b : tile<i32>"), 2, 17, "no value '%b' is defined here"),
    "two definitions": (body("  %a = iota : tile<2xi32>"), 2, 3, "a second definition of '%a'"),
    "group without number": (
        body("  %x:3 = get_tile_block_id : tile<i32>\n  %y = absi %x : tile<i32>"),
        3,
        13,
        "'%x' is a group of 3",
    ),
    "number beyond the group": (
        body("  %x:3 = get_tile_block_id : tile<i32>\n  %y = absi %x#3 : tile<i32>"),
        3,
        13,
        "'%x' has 3 values, found #3",
    ),
    "too many results": (body("  %x, %y = iota : tile<2xi32>"), 2, 7, "iota has 1 results"),
    "too few results": (
        body("  %x, %y = get_tile_block_id : tile<i32>"),
        2,
        12,
        "get_tile_block_id has 3 results, found names for 2",
    ),
    "value used outside its region": (
        body('  loop {\n    %x = iota : tile<2xi32>\n    break\n  }\n  assert %x, "" : tile<2xi1>'),
        6,
        10,
        "no value '%x' is defined here",
    ),
    "type of an operand": (
        body("  %x = addi %a, %a : tile<i64>"),
        2,
        8,
        "addi: lhs, rhs, result must have one type",
    ),
    "stated type of an operand": (
        body("  %x = offset %p, %a : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>"),
        2,
        24,
        "ptr is tile<ptr<i32>>, found tile<ptr<f32>>",
    ),
    "class of an operand": (body("  %x = absf %a : tile<i32>"), 2, 8, "absf: source must be a tile of f16"),
    "unknown type": (body("  %x = iota : tile<2xi33>"), 2, 22, "expected a type, found 'i33'"),
    "dimension": (body("  %x = iota : tile<3xi32>"), 2, 15, "tile dimensions must be powers of two, found (3,)"),
    "dynamic dimension": (body("  %x = iota : tile<?xi32>"), 2, 20, "a tile's dimensions must be known"),
    "huge dimension": (body("  %x = iota : tile<99999999999999999999xi32>"), 2, 20, "does not fit in 64 bits"),
    "predicate": (
        body("  %x = cmpi lower %a, %a, signed : tile<i32> -> tile<i1>"),
        2,
        13,
        "expected one of equal, not_equal,",
    ),
    "ordering": (
        body("  %x, %t = load_ptr_tko seq_cst device %p : tile<ptr<i32>> -> tile<i32>, token"),
        2,
        25,
        "expected one of weak, relaxed, acquire, release, acq_rel, found 'seq_cst'",
    ),
    "ordering of a load": (
        body("  %x, %t = load_ptr_tko release device %p : tile<ptr<i32>> -> tile<i32>, token"),
        2,
        12,
        "load_ptr_tko: the ordering must be one of weak, relaxed, acquire, found release",
    ),
    "scope of a weak load": (
        body("  %x, %t = load_ptr_tko weak device %p : tile<ptr<i32>> -> tile<i32>, token"),
        2,
        12,
        "a weak access has no scope",
    ),
    "constant too large": ("entry @k() {%c = constant <i8: 300> : tile<i8>}", 1, 32, "300 does not fit in i8"),
    "constant of another type": ("entry @k() {%c = constant <i8: 3> : tile<i16>}", 1, 27, "i8 elements cannot make"),
    "constant too long": ("entry @k() {%c = constant <i8: [1, 2]> : tile<4xi8>}", 1, 27, "expected 4 elements"),
    "constant not nested": ("entry @k() {%c = constant <i8: [1, 2]> : tile<2x2xi8>}", 1, 33, "expected a list of 2"),
    "no infinity": (
        "entry @k() {%c = constant <f8E4M3FN: 1e9> : tile<f8E4M3FN>}",
        1,
        38,
        "out of the range of f8E4M3FN",
    ),
    "float for an integer": ("entry @k() {%c = constant <i8: 1.5> : tile<i8>}", 1, 32, "expected an integer"),
    "hexadecimal bytes": ('entry @k() {%c = constant <i8: "0x123"> : tile<2xi8>}', 1, 32, "expected bytes"),
    "break outside a loop": (body("  break"), 2, 3, "k: a block must end with return, found break"),
    "yield in a for": (
        body("  for %i in (%a to %a, step %a) : tile<i32> {\n    yield\n  }"),
        3,
        5,
        "a block must end with continue, found yield",
    ),
    "operation after the terminator": (
        body("  return\n  return"),
        2,
        3,
        "return stands in the middle of a block",
    ),
    "operands of continue": (
        body("  for %i in (%a to %a, step %a) : tile<i32> {\n    continue %i : tile<i32>\n  }"),
        3,
        5,
        "the operands of continue must have the types that its loop asks for",
    ),
    "parameter": ("entry @k(%a: token) {}", 1, 7, "k: parameters must be scalar tiles, found token"),
    "hint of an entry": (
        "entry @k() optimization_hints=<sm_90 = {speed = 3}> {}",
        1,
        7,
        "speed of sm_90 is not a hint of entries",
    ),
    "two hints": (
        "entry @k() optimization_hints=<sm_90 = {}, sm_90 = {}> {}",
        1,
        44,
        "a second entry for 'sm_90'",
    ),
    "two kernels": ("entry @k() {}\nentry @k() {}\n", 3, 1, "a second definition of 'k'"),
    "sizes against the type": (
        "entry @k(%p: tile<ptr<i32>>) {\n %t = make_tensor_view %p, shape = [4], strides = [1] : "
        "tensor_view<8xi32, strides=[1]>\n}",
        2,
        57,
        "the shape before the type says otherwise",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals_name_line_and_column(name: str) -> None:
    text, line, column, message = REFUSED[name]
    with pytest.raises(TextError) as caught:
        parse_text(text, "kernel.mlir")
    assert str(caught.value).startswith(f"kernel.mlir:{line}:{column}: "), str(caught.value)
    assert message in str(caught.value)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(TextError, match="nested deeper"):
        parse_text("entry @k() {" + "loop {" * 500)
    with pytest.raises(TextError, match="nested deeper"):
        parse_text("entry @k() { %c = constant <i8: " + "[" * 5000)
