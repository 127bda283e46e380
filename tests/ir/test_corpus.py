"""Reader and printer against the official disassembler on kernels that cuda-tile exports."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from exported import CORPUS, EXPORTED_VERSIONS, export, kernel_names, since
from official import disassemble, words

from tileproof.ir.equality import difference
from tileproof.ir.frontends import load
from tileproof.ir.operations import TABLE
from tileproof.ir.parser import parse_text
from tileproof.ir.printer import print_program
from tileproof.ir.program import Program
from tileproof.ir.reader import bytecode_without_debug, read_bytecode

ACCEPTANCE = Path(__file__).parent.parent / "acceptance"
KERNELS = kernel_names()
NOT_EMITTED = {
    "alloca": "no function of cuda.tile allocates local memory",
    "get_tensor_shape": "shapes are kernel parameters",
    "memory_fence_alias_tko": "not used by cuda-tile 1.7",
    "mulhii": "not used by cuda-tile 1.7",
    "multimem_load_reduce_view_tko": "exported bytecode stops at version 13.4",
    "multimem_reduce_view_tko": "exported bytecode stops at version 13.4",
    "multimem_store_view_tko": "exported bytecode stops at version 13.4",
    "ptr_to_int": "not used by cuda-tile 1.7",
    "ptr_to_ptr": "not used by cuda-tile 1.7",
}
"""Operations that the front end cannot emit; the tests of single operations have them."""


def exports() -> list[tuple[str, tuple[int, int]]]:
    return [(kernel, version) for kernel in KERNELS for version in EXPORTED_VERSIONS if version >= since(kernel)]


def test_corpus_is_large_enough() -> None:
    assert len(KERNELS) >= 40


@pytest.mark.parametrize(("kernel", "version"), exports())
def test_prints_what_the_disassembler_prints(kernel: str, version: tuple[int, int]) -> None:
    bytecode = export(kernel, version)
    program = read_bytecode(bytecode)
    assert program.version == version
    assert words(print_program(program)) == words(disassemble(bytecode))


def test_corpus_has_every_operation_that_the_front_end_emits() -> None:
    programs = [read_bytecode(export(kernel, version)) for kernel, version in exports()]
    found = {op.name for program in programs for op in program.kernels[0].body.walk()}
    missing = {row.name for row in TABLE if row.in_bodies} - found
    assert missing == set(NOT_EMITTED)


@pytest.mark.parametrize("kernel", KERNELS)
def test_without_debug_information_it_is_the_same_program(kernel: str) -> None:
    bytecode = export(kernel, (13, 4))
    stripped = bytecode_without_debug(bytecode)
    assert b"corpus" not in stripped, "paths of source files must be gone"
    assert bytecode_without_debug(stripped) == stripped
    assert print_program(read_bytecode(stripped)) == print_program(read_bytecode(bytecode))
    assert words(disassemble(stripped)) == words(disassemble(bytecode))
    assert lines(read_bytecode(stripped)) == {None}


@pytest.mark.parametrize("kernel", ["shapes:masks", "integers:extremes", "memory:diagnostics"])
def test_without_debug_information_it_does_not_depend_on_the_path(kernel: str, tmp_path: Path) -> None:
    elsewhere = tmp_path / "some" / "other" / "directory"
    shutil.copytree(CORPUS, elsewhere)
    original, moved = export(kernel, (13, 4)), export(kernel, (13, 4), elsewhere)
    assert original != moved
    assert bytecode_without_debug(original) == bytecode_without_debug(moved)


def lines(program: Program) -> set[int | None]:
    return {op.location.line if op.location else None for op in program.kernels[0].body.walk()}


@pytest.mark.parametrize("file", ["core.py", "pointers.py", "communication.py"])
def test_acceptance_kernels_print_and_parse(file: str) -> None:
    targets = load(ACCEPTANCE / file)
    assert targets
    for target in targets:
        assert target.bytecode is not None
        program = read_bytecode(target.bytecode)
        official = disassemble(target.bytecode)
        assert words(print_program(program)) == words(official)
        assert difference(program, parse_text(official)) is None
