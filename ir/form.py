"""The printed forms in the operation table, as data for the printer and the parser.

A form is a text of parts separated by spaces:

- ``$name``: an operand; a variadic one as a list;
- ``@name``: an attribute;
- ``type($name)``: the type of an operand or result, of a variadic one the list;
- ``?name( ... )``: the parts inside, unless the operand is absent or the attribute is what it is when nothing is said;
- ``word()`` or ``word(argument)``: an irregular part, which printer and parser know by its word;
- anything else: itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from tileproof.ir.operations import AttributeKind, OperationSpec
from tileproof.ir.program import Op


@dataclass(frozen=True, slots=True)
class Literal:
    text: str


@dataclass(frozen=True, slots=True)
class OperandPart:
    name: str


@dataclass(frozen=True, slots=True)
class AttributePart:
    name: str


@dataclass(frozen=True, slots=True)
class TypePart:
    name: str


@dataclass(frozen=True, slots=True)
class OptionalPart:
    """``parts`` where ``name`` has something to say."""

    name: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class IrregularPart:
    word: str
    argument: str


Part = Literal | OperandPart | AttributePart | TypePart | OptionalPart | IrregularPart

_CALL = re.compile(r"(\w+)\(\$?(\w*)\)")


@cache
def parts_of(spec: OperationSpec) -> tuple[Part, ...]:
    words = spec.form.split()
    parts = _parts(words)
    assert not words, f"{spec.name}: form has an unbalanced parenthesis"
    return parts


def _parts(words: list[str]) -> tuple[Part, ...]:
    """Consumes words up to the end or a closing parenthesis."""
    parts: list[Part] = []
    while words and (word := words.pop(0)) != ")":
        call = _CALL.fullmatch(word)
        if word.startswith("?"):
            parts.append(OptionalPart(word[1:-1], _parts(words)))
        elif call and call[1] == "type":
            parts.append(TypePart(call[2]))
        elif call:
            parts.append(IrregularPart(call[1], call[2]))
        elif word.startswith("$"):
            parts.append(OperandPart(word[1:]))
        elif word.startswith("@"):
            parts.append(AttributePart(word[1:]))
        else:
            parts.append(Literal(word))
    return tuple(parts)


def says(op: Op, name: str) -> bool:
    """Whether an optional part about this operand or attribute is printed."""
    if name in op.operands:
        return op.operands[name] not in (None, ())
    row, value = op.spec.attribute(name), op.attributes[name]
    if row.kind is AttributeKind.BOOLEANS:
        return any(element != row.default for element in value)
    return bool(value != row.default)
