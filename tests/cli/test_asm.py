"""``tileproof asm``: what it writes reads back as what was assembled; bad input is refused with its place."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from tileproof.cli import main
from tileproof.ir.equality import difference
from tileproof.ir.parser import parse_text
from tileproof.ir.reader import read_bytecode

TOKENS = Path(__file__).parent.parent / "acceptance" / "tokens.mlir"


def test_assembled_text_reads_back_as_the_same_program(tmp_path: Path) -> None:
    out = tmp_path / "tokens.tileirbc"
    result = CliRunner().invoke(main, ["asm", str(TOKENS), "-o", str(out)])
    assert result.exit_code == 0, result.output
    assert difference(parse_text(TOKENS.read_text()), read_bytecode(out.read_bytes())) is None


def test_bad_text_is_refused_with_line_and_column(tmp_path: Path) -> None:
    bad = tmp_path / "bad.mlir"
    bad.write_text("cuda_tile.module @m { entry @k( { }")
    result = CliRunner().invoke(main, ["asm", str(bad)])
    assert result.exit_code == 2
    assert "bad.mlir:1:33" in result.output


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["asm", str(tmp_path / "none.mlir")])
    assert result.exit_code == 2
    assert "cannot be read" in result.output
