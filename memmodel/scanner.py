"""Tokens of litmus files, each with its line and column, and the cursor that both parsers use."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

from tileproof.ir.errors import TextError

_TOKEN = re.compile(
    r"""
    (?P<space>[ \t\r\f]+)
  | (?P<comment>\(\*.*?\*\)|//[^\n]*|\#[^\n]*)
  | (?P<newline>\n)
  | (?P<string>"[^"\n]*")
  | (?P<number>0[xX][0-9a-fA-F]+|\d+(?![\w]))
  | (?P<name>%?[A-Za-z_$][\w$]*)
  | (?P<symbol>/\\|\\/|==|!=|<=|>=|\.\.|&&|[-+*/%&|^~=<>()\[\]{}:;,.@!])
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Token:
    """``kind`` is "name", "number", "string", "symbol", "newline" or "end"; a string's text is without quotes."""

    kind: str
    text: str
    line: int
    column: int

    def __str__(self) -> str:
        return {"newline": "the end of the line", "end": "the end of the file"}.get(self.kind, repr(self.text))


def tokenize(text: str, file: str, first_line: int = 1, newlines: bool = False) -> list[Token]:
    """All tokens; comments are ``(* *)``, ``//`` and ``#``."""
    tokens = []
    position, line, start_of_line = 0, first_line, 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        column = position - start_of_line + 1
        if match is None:
            raise TextError(f"unexpected character {text[position]!r}", line=line, column=column, file=file)
        kind, word = match.lastgroup or "", match.group()
        if kind == "newline":
            if newlines:
                tokens.append(Token(kind, word, line, column))
        elif kind == "string":
            tokens.append(Token(kind, word[1:-1], line, column))
        elif kind not in ("space", "comment"):
            tokens.append(Token(kind, word, line, column))
        position = match.end()
        if breaks := word.count("\n"):
            line += breaks
            start_of_line = match.start() + word.rfind("\n") + 1
    tokens.append(Token("end", "", line, position - start_of_line + 1))
    return tokens


class Cursor:
    """A position in a list of tokens."""

    def __init__(self, tokens: list[Token], file: str) -> None:
        self.tokens = tokens
        self.file = file
        self.index = 0

    @property
    def token(self) -> Token:
        return self.tokens[self.index]

    def fail(self, message: str, at: Token | None = None) -> NoReturn:
        token = at or self.token
        raise TextError(message, line=token.line, column=token.column, file=self.file)

    def at(self, *texts: str) -> bool:
        return self.token.kind in ("name", "symbol") and self.token.text in texts

    def next(self) -> Token:
        token = self.token
        if token.kind != "end":
            self.index += 1
        return token

    def accept(self, *texts: str) -> Token | None:
        return self.next() if self.at(*texts) else None

    def expect(self, *texts: str) -> Token:
        if not self.at(*texts):
            self.fail(f"expected {' or '.join(repr(t) for t in texts)}, found {self.token}")
        return self.next()

    def expect_kind(self, kind: str, what: str) -> Token:
        if self.token.kind != kind:
            self.fail(f"expected {what}, found {self.token}")
        return self.next()

    def integer(self, what: str = "a number") -> int:
        negative = self.accept("-") is not None
        number = int(self.expect_kind("number", what).text, 0)
        return -number if negative else number

    def at_number(self) -> bool:
        following = self.tokens[min(self.index + 1, len(self.tokens) - 1)]
        return self.token.kind == "number" or (self.at("-") and following.kind == "number")

    def skip_newlines(self) -> None:
        while self.token.kind == "newline":
            self.index += 1

    def skip_newlines_before(self, *texts: str) -> None:
        """Skip line ends if one of these words comes next: the line goes on."""
        index = self.index
        self.skip_newlines()
        if not self.at(*texts):
            self.index = index
