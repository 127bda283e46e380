"""Parsing Tile IR text: what the disassembler prints, and the specification's examples.

``cuda_tile.`` may precede operations, and ``!cuda_tile.`` types.  A ``module``
around the entries, results without a name, and a missing ``return`` at the end
of an entry are fine.
"""

from __future__ import annotations

from tileproof.ir.program import Global, Kernel, Program
from tileproof.ir.text.attributes import parse_elements
from tileproof.ir.text.operations import KernelParser
from tileproof.ir.text.tokens import Kind, Token, TokenStream
from tileproof.ir.text.types import DIALECT, parse_type
from tileproof.ir.types import TileType
from tileproof.ir.validity import program_fault

PRODUCER = "// Producer: "


def parse_text(text: str, file: str = "<text>") -> Program:
    """The program in ``text``; TextError, with line and column, for anything else.

    ``file`` is the name used in errors and in the operations' locations.
    """
    stream = TokenStream(text, file)
    name, wrapped = "kernels", False
    if _word(stream.token) == "module":
        stream.advance()
        name, wrapped = stream.expect_kind(Kind.SYMBOL).text, True
        stream.expect("{")
    kernels: list[Kernel] = []
    globals: list[Global] = []
    while not stream.at_kind(Kind.END) and not (wrapped and stream.at("}")):
        match _word(stream.token):
            case "entry":
                stream.advance()
                kernels.append(KernelParser(stream).kernel())
            case "global":
                stream.advance()
                globals.append(_global(stream))
            case _:
                raise stream.unexpected("'entry' or 'global'")
    if wrapped:
        stream.expect("}")
        if not stream.at_kind(Kind.END):
            raise stream.unexpected(Kind.END.value)
    producer = text[len(PRODUCER) :].partition("\n")[0] if text.startswith(PRODUCER) else None
    program = Program(name, tuple(kernels), tuple(globals), None, producer)
    if fault := program_fault(program):
        place = (fault.op.location if fault.op else None) or stream.location()
        raise stream.error_at(fault.message, place)
    return program


def _word(token: Token) -> str | None:
    return token.text.removeprefix(DIALECT) if token.kind is Kind.WORD else None


def _global(stream: TokenStream) -> Global:
    """``[private] [constant] @name [alignment = n] <elements> : type``."""
    private = stream.accept("private") or (stream.accept("public") and False)
    constant = stream.accept("constant")
    name = stream.expect_kind(Kind.SYMBOL).text
    alignment = 0
    if stream.accept("alignment"):
        stream.expect("=")
        alignment = stream.integer()
    literal = parse_elements(stream)
    stream.expect(":")
    token = stream.token
    type = parse_type(stream)
    if not isinstance(type, TileType):
        raise stream.error("a global is a tile", token)
    return Global(name, type, literal.encode(stream, type), alignment, constant, private)
