"""Words of Tile IR text, with their places.  Every failure is a TextError at its line and column."""

from __future__ import annotations

import enum
import re
from bisect import bisect_right
from dataclasses import dataclass

from tileproof.ir.errors import TextError
from tileproof.ir.program import Location


class Kind(enum.Enum):
    WORD = "a word"
    VALUE = "a value (%name)"
    SYMBOL = "a symbol (@name)"
    STRING = "a string"
    NUMBER = "a number"
    PUNCTUATION = "punctuation"
    END = "the end of the text"


@dataclass(frozen=True, slots=True)
class Token:
    """``text`` is without ``%`` or ``@``; strings are decoded; ``start`` and ``end`` are offsets in the source."""

    kind: Kind
    text: str
    start: int
    end: int

    def __str__(self) -> str:
        if self.kind is Kind.END:
            return str(self.kind.value)
        prefix = "%" if self.kind is Kind.VALUE else "@" if self.kind is Kind.SYMBOL else ""
        return repr(prefix + self.text)


_SKIPPED = re.compile(r"(?:\s+|//[^\n]*)*")
_TOKEN = re.compile(
    r"""(?P<VALUE>%(?:\d+|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*))
      | (?P<SYMBOL>@(?:[A-Za-z_][A-Za-z0-9_$.]*|"(?:[^"\\\n]|\\.)*"))
      | (?P<STRING>"(?:[^"\\\n]|\\.)*")
      | (?P<NUMBER>-?(?:0x[0-9A-Fa-f]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?))
      | (?P<WORD>[A-Za-z_][A-Za-z0-9_$.]*)
      | (?P<PUNCTUATION>->|[()\[\]{}<>,:=?!\#])""",
    re.VERBOSE,
)
_ESCAPE = re.compile(rb"\\(?:([0-9A-Fa-f]{2})|(.))", re.DOTALL)
_NAMED_ESCAPES = {b"n": b"\n", b"t": b"\t", b"\\": b"\\", b'"': b'"'}
_DIMENSIONS = re.compile(r"(?:(?:\d+|\?)x)*")
_SHAPE = re.compile(r"\d+(?:x\d+)*")


MAX_DIGITS = 20
"""Longer integers do not fit in 64 bits."""


class TokenStream:
    """The source as tokens, one at a time, with any look-ahead."""

    def __init__(self, source: str, file: str) -> None:
        self.source = source
        self.file = file
        self.line_starts = [0, *(m.end() for m in re.finditer("\n", source))]
        self.token = self._scan(0)

    # --- places ------------------------------------------------------------

    def location(self, token: Token | None = None) -> Location:
        line, column = self._place((token or self.token).start)
        return Location(self.file, line, column)

    def _place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def error(self, message: str, token: Token | None = None) -> TextError:
        return self._error_at(message, (token or self.token).start)

    def error_at(self, message: str, location: Location | None) -> TextError:
        line, column = (location.line, location.column) if location else (1, 1)
        return TextError(message, line=line, column=column, file=self.file)

    def _error_at(self, message: str, offset: int) -> TextError:
        line, column = self._place(offset)
        return TextError(message, line=line, column=column, file=self.file)

    def unexpected(self, expected: str) -> TextError:
        return self.error(f"expected {expected}, found {self.token}")

    # --- tokens ------------------------------------------------------------

    def peek(self, ahead: int = 1) -> Token:
        """The token that many after the current one."""
        token = self.token
        for _ in range(ahead):
            token = self._scan(token.end)
        return token

    def advance(self) -> Token:
        token = self.token
        self.token = self._scan(token.end)
        return token

    def at(self, text: str) -> bool:
        """Whether the current token is this word or punctuation."""
        return self.token.text == text and self.token.kind in (Kind.WORD, Kind.PUNCTUATION)

    def at_kind(self, kind: Kind) -> bool:
        return self.token.kind is kind

    def accept(self, text: str) -> bool:
        if not self.at(text):
            return False
        self.advance()
        return True

    def expect(self, text: str) -> Token:
        if not self.at(text):
            raise self.unexpected(repr(text))
        return self.advance()

    def expect_kind(self, kind: Kind) -> Token:
        if self.token.kind is not kind:
            raise self.unexpected(kind.value)
        return self.advance()

    def expect_all(self, literal: str) -> None:
        """Each token of a literal such as ``rounding<``."""
        for text in tokens_of(literal):
            self.expect(text)

    def dimensions(self) -> tuple[int | None, ...]:
        """``4x?x`` before an element type; ``?`` is None."""
        match = _DIMENSIONS.match(self.source, self.token.start)
        assert match is not None
        self.token = self._scan(match.end())
        return tuple(None if size == "?" else self._number(size, match.start()) for size in match[0].split("x")[:-1])

    def shape(self) -> tuple[int, ...]:
        """``4x8``."""
        match = _SHAPE.match(self.source, self.token.start)
        if match is None:
            raise self.unexpected("a shape such as 4x8")
        self.token = self._scan(match.end())
        return tuple(self._number(size, match.start()) for size in match[0].split("x"))

    def integer(self) -> int:
        token = self.token
        if token.kind is not Kind.NUMBER or not token.text.lstrip("-").isdigit():
            raise self.unexpected("an integer")
        self.advance()
        return self._number(token.text, token.start)

    def _number(self, text: str, offset: int) -> int:
        value = int(text) if len(text) <= MAX_DIGITS else 2**64
        if not -(2**63) <= value < 2**64:
            raise self._error_at(f"the number {text[:MAX_DIGITS]} does not fit in 64 bits", offset)
        return value

    def _scan(self, offset: int) -> Token:
        skipped = _SKIPPED.match(self.source, offset)
        assert skipped is not None
        start = skipped.end()
        if start == len(self.source):
            return Token(Kind.END, "", start, start)
        match = _TOKEN.match(self.source, start)
        if match is None or match.lastgroup is None:
            raise self._error_at(f"unexpected character {self.source[start]!r}", start)
        kind, text = Kind[match.lastgroup], match[0]
        if kind in (Kind.VALUE, Kind.SYMBOL):
            text = text[1:]
        if text.startswith('"'):
            text = self._unescape(text[1:-1], start)
        return Token(kind, text, start, match.end())

    def _unescape(self, text: str, start: int) -> str:
        def replace(match: re.Match[bytes]) -> bytes:
            if match[1] is not None:
                return bytes([int(match[1], 16)])
            if match[2] not in _NAMED_ESCAPES:
                raise self._error_at(f"unknown escape {match[0].decode('utf-8', 'replace')!r}", start)
            return _NAMED_ESCAPES[match[2]]

        raw = _ESCAPE.sub(replace, text.encode("utf-8", "surrogateescape"))
        return raw.decode("utf-8", "surrogateescape")


def tokens_of(literal: str) -> list[str]:
    return [match[0] for match in _TOKEN.finditer(literal)]
