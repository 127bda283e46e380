"""Enumerations and structured attributes of Tile IR operations.

The value of each enumeration member is its number in the bytecode; ``text`` is
the word that the official disassembler prints.  Source: Tile IR specification,
"Operations" and "Bytecode"; versions 13.1 to 13.5.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class AttributeEnum(enum.IntEnum):
    """An enumeration with a bytecode number and a printed word per member."""

    text: str

    def __new__(cls, number: int, text: str) -> AttributeEnum:
        member = int.__new__(cls, number)
        member._value_ = number
        member.text = text
        return member


class MemoryOrdering(AttributeEnum):
    WEAK = 0, "weak"
    RELAXED = 1, "relaxed"
    ACQUIRE = 2, "acquire"
    RELEASE = 3, "release"
    ACQ_REL = 4, "acq_rel"


class MemoryScope(AttributeEnum):
    TL_BLK = 0, "tl_blk"
    DEVICE = 1, "device"
    SYS = 2, "sys"


class AtomicMode(AttributeEnum):
    AND = 0, "and"
    OR = 1, "or"
    XOR = 2, "xor"
    ADD = 3, "add"
    ADDF = 4, "addf"
    MAX = 5, "max"
    MIN = 6, "min"
    UMAX = 7, "umax"
    UMIN = 8, "umin"
    XCHG = 9, "xchg"


class ComparisonOrdering(AttributeEnum):
    UNORDERED = 0, "unordered"
    ORDERED = 1, "ordered"


class ComparisonPredicate(AttributeEnum):
    EQUAL = 0, "equal"
    NOT_EQUAL = 1, "not_equal"
    LESS_THAN = 2, "less_than"
    LESS_THAN_OR_EQUAL = 3, "less_than_or_equal"
    GREATER_THAN = 4, "greater_than"
    GREATER_THAN_OR_EQUAL = 5, "greater_than_or_equal"


class IntegerOverflow(AttributeEnum):
    NONE = 0, "none"
    NSW = 1, "no_signed_wrap"
    NUW = 2, "no_unsigned_wrap"
    NW = 3, "no_wrap"


class MultimemReductionKind(AttributeEnum):
    ADD = 0, "add"
    MIN = 1, "min"
    MAX = 2, "max"
    AND = 3, "and"
    OR = 4, "or"
    XOR = 5, "xor"
    UMIN = 6, "umin"
    UMAX = 7, "umax"


class RoundingMode(AttributeEnum):
    NEAREST_EVEN = 0, "nearest_even"
    ZERO = 1, "zero"
    NEGATIVE_INF = 2, "negative_inf"
    POSITIVE_INF = 3, "positive_inf"
    APPROX = 4, "approx"
    FULL = 5, "full"
    NEAREST_INT_TO_ZERO = 6, "nearest_int_to_zero"
    NEAREST_AWAY = 7, "nearest_away"


class Signedness(AttributeEnum):
    UNSIGNED = 0, "unsigned"
    SIGNED = 1, "signed"


class SymbolVisibility(AttributeEnum):
    PUBLIC = 0, "public"
    PRIVATE = 1, "private"


class PaddingValue(AttributeEnum):
    ZERO = 0, "zero"
    NEG_ZERO = 1, "neg_zero"
    NAN = 2, "nan"
    POS_INF = 3, "pos_inf"
    NEG_INF = 4, "neg_inf"


class PointerAttribute(AttributeEnum):
    """What memory a pointer points to; MULTICAST: one address for the memories of several devices."""

    DEFAULT = 0, "none"
    UNICAST = 1, "unicast"
    MULTICAST = 2, "multicast"


@dataclass(frozen=True, slots=True)
class DivBy:
    """``assume div_by``: the value (a pointer: its byte address) is a multiple of ``divisor``.

    With ``every`` and ``along``: only the first of every ``every`` elements
    along dimension ``along``, the others following in steps of one.
    """

    divisor: int
    every: int | None = None
    along: int | None = None


@dataclass(frozen=True, slots=True)
class SameElements:
    """``assume same_elements``: groups of ``values[d]`` elements along dimension d are equal."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bounded:
    """``assume bounded``: lower <= value <= upper, signed, either end open as ``None``."""

    lower: int | None
    upper: int | None


AssumePredicate = DivBy | SameElements | Bounded
