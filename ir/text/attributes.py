"""Attributes in Tile IR text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tileproof.ir.attributes import AssumePredicate, AttributeEnum, Bounded, DivBy, SameElements
from tileproof.ir.constants import ScalarConstant, element_width, encode_elements
from tileproof.ir.floats import parse_float
from tileproof.ir.operations import AttributeKind, AttributeSpec
from tileproof.ir.text.tokens import MAX_DIGITS, Kind, Token, TokenStream
from tileproof.ir.text.types import enumeration, integers, parse_type
from tileproof.ir.types import ScalarType, TileType, type_text

Hints = Mapping[str, Mapping[str, int | bool]]

MAX_DEPTH = 32
"""Nesting of lists in a constant: tiles have no more dimensions."""


def parse_attribute(stream: TokenStream, row: AttributeSpec) -> Any:
    """The value of an attribute; of constants, an :class:`ElementsLiteral`, whose type follows later."""
    kind = row.kind
    if not isinstance(kind, AttributeKind):
        assert issubclass(kind, AttributeEnum)
        return enumeration(stream, kind)
    match kind:
        case AttributeKind.INTEGER:
            return _natural(stream)
        case AttributeKind.BOOLEAN:
            return _boolean(stream)
        case AttributeKind.STRING:
            return stream.expect_kind(Kind.STRING).text
        case AttributeKind.SYMBOL:
            return stream.expect_kind(Kind.SYMBOL).text
        case AttributeKind.INTEGERS:
            return integers(stream)
        case AttributeKind.BOOLEANS:
            return tuple(_boolean(stream) for _ in _items(stream))
        case AttributeKind.SCALARS:
            return tuple(_scalar(stream) for _ in _items(stream))
        case AttributeKind.PREDICATE:
            return _predicate(stream)
        case AttributeKind.HINTS:
            return parse_hints(stream)
        case AttributeKind.ELEMENTS:
            return parse_elements(stream)
    raise stream.error(f"attribute {row.name} has no text")


def _items(stream: TokenStream) -> Any:
    """Yields once before each item of ``[a, b]``."""
    stream.expect("[")
    first = True
    while not stream.at("]"):
        if not first:
            stream.expect(",")
        first = False
        yield
    stream.expect("]")


def _natural(stream: TokenStream) -> int:
    token = stream.token
    value = stream.integer()
    if value < 0:
        raise stream.error(f"expected a number that is not negative, found {token}", token)
    return value


def _boolean(stream: TokenStream) -> bool:
    if not stream.at("true") and not stream.at("false"):
        raise stream.unexpected("true or false")
    return stream.advance().text == "true"


def _scalar(stream: TokenStream) -> ScalarConstant:
    """``1.5 : f32``; without a type, i1, i64 or f64."""
    token = stream.advance()
    if token.text in ("true", "false"):
        return ScalarConstant(ScalarType.I1, int(token.text == "true"))
    whole = token.text.lstrip("-").isdigit()
    type: ScalarType = ScalarType.I64 if whole else ScalarType.F64
    if stream.accept(":"):
        word = stream.token
        parsed = parse_type(stream)
        if not isinstance(parsed, ScalarType):
            raise stream.error(f"expected a scalar type, found {word}", word)
        type = parsed
    return ScalarConstant(type, number_bits(stream, type, token))


def number_bits(stream: TokenStream, type: ScalarType, token: Token) -> int:
    """The bits of a literal of that type."""
    if type is ScalarType.I1 and token.text in ("true", "false"):
        return int(token.text == "true")
    if token.kind is not Kind.NUMBER:
        raise stream.error(f"expected a number of type {type.text}, found {token}", token)
    try:
        return _integer_bits(type, token.text) if type.is_integer else parse_float(type, token.text)
    except ValueError as error:
        raise stream.error(str(error), token) from None


def _integer_bits(type: ScalarType, text: str) -> int:
    digits = text.lstrip("-")
    if len(digits) > MAX_DIGITS or not (digits.isdigit() or digits.startswith("0x")):
        raise ValueError(f"expected an integer of type {type.text}, found {text[:MAX_DIGITS]}")
    value = int(text, 16 if digits.startswith("0x") else 10)
    if not -(1 << (type.bits - 1)) <= value < 1 << type.bits:
        raise ValueError(f"{text} does not fit in {type.text}")
    return value & ((1 << type.bits) - 1)


def _predicate(stream: TokenStream) -> AssumePredicate:
    if stream.accept("div_by"):
        stream.expect("<")
        divisor, every, along = _natural(stream), None, None
        if stream.accept(","):
            if stream.accept("every"):
                every = stream.integer()
            if stream.accept("along"):
                along = stream.integer()
        stream.expect(">")
        return DivBy(divisor, every, along)
    if stream.accept("same_elements"):
        stream.expect("<")
        values = integers(stream)
        stream.expect(">")
        return SameElements(values)
    if stream.accept("bounded"):
        stream.expect("<")
        lower = _bound(stream)
        stream.expect(",")
        upper = _bound(stream)
        stream.expect(">")
        return Bounded(lower, upper)
    raise stream.unexpected("div_by, same_elements or bounded")


def _bound(stream: TokenStream) -> int | None:
    return None if stream.accept("?") else stream.integer()


def parse_hints(stream: TokenStream) -> Hints:
    """``<default = {latency = 3}, sm_100 = {}>``."""
    hints: dict[str, Mapping[str, int | bool]] = {}
    stream.expect("<")
    while not stream.at(">"):
        if hints:
            stream.expect(",")
        architecture = _key(stream, hints)
        stream.expect_all("= {")
        entries: dict[str, int | bool] = {}
        while not stream.at("}"):
            if entries:
                stream.expect(",")
            name = _key(stream, entries)
            stream.expect("=")
            entries[name] = _hint(stream)
        stream.expect("}")
        hints[architecture] = entries
    stream.expect(">")
    return hints


def _key(stream: TokenStream, taken: Mapping[str, object]) -> str:
    token = stream.token
    if token.kind not in (Kind.WORD, Kind.STRING):
        raise stream.unexpected("a key")
    if token.text in taken:
        raise stream.error(f"a second entry for {token}", token)
    return stream.advance().text


def _hint(stream: TokenStream) -> int | bool:
    if stream.at("true") or stream.at("false"):
        return _boolean(stream)
    value = _natural(stream)
    if stream.accept(":"):
        stream.expect("i32")
    return value


Nested = Token | list["Nested"]


@dataclass(frozen=True, slots=True)
class ElementsLiteral:
    """``<i32: [[1, 2], [3, 4]]>``: the elements before the tile's shape is known."""

    element: ScalarType
    value: Nested
    start: Token

    def encode(self, stream: TokenStream, type: TileType) -> bytes:
        """The raw contents for that type; TextError where they do not fit."""
        if type.element is not self.element:
            raise stream.error(f"{self.element.text} elements cannot make a {type_text(type)}", self.start)
        if isinstance(self.value, Token):
            if self.value.kind is Kind.STRING:
                return self._from_hexadecimal(stream, type, self.value)
            return encode_elements(type, [number_bits(stream, self.element, self.value)])
        bits: list[int] = []
        self._flatten(stream, self.value, type.shape, bits)
        return encode_elements(type, bits)

    def _flatten(self, stream: TokenStream, value: Nested, shape: tuple[int, ...], bits: list[int]) -> None:
        if isinstance(value, Token):
            if shape:
                raise stream.error(f"expected a list of {shape[0]} elements, found {value}", value)
            bits.append(number_bits(stream, self.element, value))
            return
        if not shape or len(value) != shape[0]:
            wanted = f"{shape[0]} elements" if shape else "a number"
            raise stream.error(f"expected {wanted}, found a list of {len(value)}", self.start)
        for item in value:
            self._flatten(stream, item, shape[1:], bits)

    def _from_hexadecimal(self, stream: TokenStream, type: TileType, token: Token) -> bytes:
        digits = token.text.removeprefix("0x")
        if digits == token.text or len(digits) % 2 or not all(c in "0123456789abcdefABCDEF" for c in digits):
            raise stream.error('expected bytes such as "0x00FF"', token)
        raw = bytes.fromhex(digits)
        width = 1 if self.element is ScalarType.I1 else element_width(self.element)
        elements = [int.from_bytes(raw[i : i + width], "little") for i in range(0, len(raw), width)]
        try:
            return encode_elements(type, elements)
        except ValueError as error:
            raise stream.error(str(error), token) from None


def parse_elements(stream: TokenStream) -> ElementsLiteral:
    start = stream.expect("<")
    element = parse_type(stream)
    if not isinstance(element, ScalarType):
        raise stream.error("expected a scalar type", start)
    stream.expect(":")
    value = _nested(stream, 0)
    stream.expect(">")
    return ElementsLiteral(element, value, start)


def _nested(stream: TokenStream, depth: int) -> Nested:
    if stream.at("["):
        if depth > MAX_DEPTH:
            raise stream.error(f"lists are nested deeper than {MAX_DEPTH}")
        return [_nested(stream, depth + 1) for _ in _items(stream)]
    if stream.token.kind not in (Kind.NUMBER, Kind.STRING) and not stream.at("true") and not stream.at("false"):
        raise stream.unexpected("an element")
    return stream.advance()
