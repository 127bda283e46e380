"""Mutants: every site is found, the change is the one described, and the result compiles."""

from __future__ import annotations

from pathlib import Path

import pytest
from exported import export
from official import disassemble, words

from tileproof.ir.equality import difference
from tileproof.ir.mutations import Mutant, Mutation, mutants
from tileproof.ir.parser import parse_text
from tileproof.ir.printer import print_program
from tileproof.ir.program import Program
from tileproof.ir.reader import read_bytecode
from tileproof.ir.writer import write_bytecode

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"

TEXT = """entry @message(%p: tile<ptr<i32>>, %n: tile<i32>, %m: tile<i1>) {
  %t0 = make_token : token
  %t1 = store_ptr_tko weak %p, %n token=%t0 : tile<ptr<i32>>, tile<i32> -> token
  %t2 = store_ptr_tko release sys %p, %n, %m token=%t1 : tile<ptr<i32>>, tile<i32>, tile<i1> -> token
  %t3 = join_tokens %t1, %t2 : token
  %x, %t4 = load_ptr_tko acquire device %p, %m, %n token=%t3 : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
  %q = offset %p, %n : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
  %t5 = for %i in (%n to %n, step %n) : tile<i32> iter_values(%a = %t4) -> (token) {
    continue %a : token
  }
  %v = make_tensor_view %p, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xi32, strides=[8,1]>
  %w = make_partition_view %v : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>
  %y, %t6 = load_view_tko weak %w[%n, %x] : partition_view<tile=(4x4), tensor_view<8x8xi32, strides=[8,1]>>, tile<i32> -> tile<4x4xi32>, token
  return
}
"""  # noqa: E501

EXPECTED = {
    Mutation.DROP_TOKEN: [
        (3, "store_ptr_tko: does not wait for its token"),
        (4, "store_ptr_tko: does not wait for its token"),
        (5, "join_tokens: leaves out token 0"),
        (5, "join_tokens: leaves out token 1"),
        (6, "load_ptr_tko: does not wait for its token"),
    ],
    Mutation.ENTRY_TOKEN: [
        (4, "store_ptr_tko: waits for the kernel's start only"),
        (5, "join_tokens: hands on the kernel's start as tokens 0"),
        (5, "join_tokens: hands on the kernel's start as tokens 1"),
        (6, "load_ptr_tko: waits for the kernel's start only"),
        (8, "for: hands on the kernel's start as init_values 0"),
        (9, "continue: hands on the kernel's start as operands 0"),
    ],
    Mutation.WEAKEN_ORDER: [
        (4, "store_ptr_tko: release becomes weak"),
        (4, "store_ptr_tko: release becomes relaxed"),
        (6, "load_ptr_tko: acquire becomes weak"),
        (6, "load_ptr_tko: acquire becomes relaxed"),
    ],
    Mutation.STRENGTHEN_ORDER: [
        (3, "store_ptr_tko: weak becomes relaxed"),
        (3, "store_ptr_tko: weak becomes release"),
        (13, "load_view_tko: weak becomes relaxed"),
        (13, "load_view_tko: weak becomes acquire"),
    ],
    Mutation.NARROW_SCOPE: [
        (4, "store_ptr_tko: scope sys becomes tl_blk"),
        (4, "store_ptr_tko: scope sys becomes device"),
        (6, "load_ptr_tko: scope device becomes tl_blk"),
    ],
    Mutation.SHIFT_INDEX: [
        (7, "offset: offset is one more"),
        (13, "load_view_tko: index 0 is one more"),
        (13, "load_view_tko: index 1 is one more"),
    ],
    Mutation.SCALE_INDEX: [
        (7, "offset: offset is doubled"),
        (13, "load_view_tko: index 0 is doubled"),
        (13, "load_view_tko: index 1 is doubled"),
    ],
    Mutation.SWAP_INDICES: [(13, "load_view_tko: index 0 and 1 are swapped")],
    Mutation.DROP_MASK: [(4, "store_ptr_tko: goes without its mask"), (6, "load_ptr_tko: goes without its mask")],
    Mutation.DROP_RELEASE: [(4, "store_ptr_tko: is gone")],
}


def line(mutant: Mutant) -> int | None:
    return mutant.location.line if mutant.location else None


@pytest.mark.parametrize("mutation", Mutation, ids=lambda m: m.name.lower())
def test_every_site_is_found(mutation: Mutation) -> None:
    found = list(mutants(parse_text(TEXT), mutation))
    assert [(line(m), m.description) for m in found] == EXPECTED[mutation]
    assert {m.mutation for m in found} == {mutation}


CHANGED = {
    "store_ptr_tko: does not wait for its token": ("%p, %n token=%t0 :", "%p, %n :"),
    "join_tokens: leaves out token 0": ("join_tokens %t1, %t2", "join_tokens %t2, %t2"),
    "continue: hands on the kernel's start as operands 0": ("continue %a", "continue %t0"),
    "store_ptr_tko: release becomes relaxed": ("release sys", "relaxed sys"),
    "store_ptr_tko: release becomes weak": ("release sys", "weak"),
    "store_ptr_tko: weak becomes release": ("weak %p, %n token=%t0", "release device %p, %n token=%t0"),
    "load_ptr_tko: scope device becomes tl_blk": ("acquire device", "acquire tl_blk"),
    "offset: offset is one more": (
        "%q = offset %p, %n",
        "%one = constant <i32: 1> : tile<i32> %s = addi %n, %one : tile<i32> %q = offset %p, %s",
    ),
    "load_view_tko: index 1 is doubled": (
        "%y, %t6 = load_view_tko weak %w[%n, %x]",
        "%two = constant <i32: 2> : tile<i32> %s = muli %x, %two : tile<i32> %y, %t6 = load_view_tko weak %w[%n, %s]",
    ),
    "load_view_tko: index 0 and 1 are swapped": ("%w[%n, %x]", "%w[%x, %n]"),
    "load_ptr_tko: goes without its mask": (
        "%p, %m, %n token=%t3 : tile<ptr<i32>>, tile<i1>, tile<i32> ->",
        "%p token=%t3 : tile<ptr<i32>> ->",
    ),
    "store_ptr_tko: is gone": (
        "%t2 = store_ptr_tko release sys %p, %n, %m token=%t1 : tile<ptr<i32>>, tile<i32>, tile<i1> -> token\n"
        "  %t3 = join_tokens %t1, %t2",
        "%t3 = join_tokens %t1, %t1",
    ),
}


@pytest.mark.parametrize("description", CHANGED)
def test_mutant_is_the_text_with_that_change(description: str) -> None:
    old, new = CHANGED[description]
    assert TEXT.count(old) == 1
    mutant = next(m for m in mutants(parse_text(TEXT)) if m.description == description)
    assert difference(mutant.program, parse_text(TEXT.replace(old, new))) is None


def sources() -> dict[str, Program]:
    found = {"tokens.mlir": parse_text((ACCEPTANCE / "tokens.mlir").read_text())}
    for name in ("memory:message", "memory:gather_2d", "products:matmul", "memory:sparse_rows", "control:persistent"):
        found[name] = read_bytecode(export(name, (13, 4)))
    return found


SOURCES = sources()


@pytest.mark.parametrize("name", SOURCES)
def test_mutants_compile_and_leave_the_original_alone(name: str) -> None:
    program = SOURCES[name]
    before = print_program(program)
    found = list(mutants(program))
    assert found
    for mutant in found[:: 1 + len(found) // 40]:
        assert difference(program, mutant.program) is not None, mutant.description
        text = disassemble(write_bytecode(mutant.program, (13, 4)))
        assert words(text) == words(print_program(mutant.program))
    assert print_program(program) == before


def test_a_kernel_without_a_first_token_gets_one() -> None:
    text = """entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
      %t1 = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token
      %t2 = store_ptr_tko weak %p, %n token=%t1 : tile<ptr<i32>>, tile<i32> -> token
      return
    }"""
    (mutant,) = mutants(parse_text(text), Mutation.ENTRY_TOKEN)
    assert [op.name for op in mutant.program.kernels[0].body.ops] == [
        "make_token",
        "store_ptr_tko",
        "store_ptr_tko",
        "return",
    ]
    assert mutant.program.kernels[0].body.ops[2].value("token") is mutant.program.kernels[0].body.ops[0].result
    (dropped,) = mutants(parse_text(text), Mutation.DROP_TOKEN)
    assert [op.name for op in dropped.program.kernels[0].body.ops][0] == "store_ptr_tko"
