"""Facts that a contract states about an array's contents.

``distinct``: no value occurs twice.  ``sorted``: each value is at least its
predecessor (in row-major order).  A condition over ``value``: every element
satisfies it.  ``distinct where C`` and ``sorted where C``: among the elements
that satisfy C.
"""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass

from tileproof.contract import Expression
from tileproof.errors import ContractError
from tileproof.expressions import is_condition, names, parse_expression

ELEMENT = "value"
"""The name that stands for an element in a fact's condition."""


class FactKind(enum.Enum):
    DISTINCT = "distinct"
    SORTED = "sorted"
    EVERY = "every"


@dataclass(frozen=True, slots=True)
class Fact:
    """``condition`` over ``value`` and size names: what holds of every element, or which elements are meant."""

    kind: FactKind
    condition: Expression | None = None


_WORD = re.compile(r"\s*(distinct|sorted)\b\s*(where\b)?(.*)", re.DOTALL)


def parse_fact(text: str) -> Fact:
    """The fact that ``text`` states; ContractError or ExpressionError says what is allowed."""
    word = _WORD.fullmatch(text)
    if word is None:
        return Fact(FactKind.EVERY, _condition(text))
    kind, where, rest = FactKind(word[1]), word[2], word[3]
    if where:
        return Fact(kind, _condition(rest))
    if rest.strip():
        raise ContractError(f"fact {text!r}: after {kind.value!r} only 'where CONDITION' may follow")
    return Fact(kind)


def _condition(text: str) -> Expression:
    condition = parse_expression(text)
    if not is_condition(condition) or ELEMENT not in names(condition):
        raise ContractError(
            f"fact {text!r}: allowed are 'distinct', 'sorted' (both also with 'where CONDITION') "
            f"and conditions on {ELEMENT!r} such as '0 <= value'"
        )
    return condition
