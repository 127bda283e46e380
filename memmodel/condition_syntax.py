"""Parser of final conditions, the same in both litmus formats.

``exists``, ``forall`` or ``~exists`` before a proposition; ``race [on X]``
with an optional one.  Propositions compare ``P1:r0`` (or ``1:r0``), ``x``,
``[x]``, ``A[2]`` and numbers by ``= == != < <= > >=``, joined by ``/\\``,
``\\/``, ``~`` (also ``&&``, ``and``, ``or``, ``not``).
"""

from __future__ import annotations

from collections.abc import Callable

from tileproof.memmodel.conditions import TRUE, And, Compare, Constant, Formula, Named, Not, Or, Quantifier, Term
from tileproof.memmodel.scanner import Cursor, Token

QUANTIFIERS = {"exists": Quantifier.EXISTS, "forall": Quantifier.FORALL}
COMPARISONS = ("=", "==", "!=", "<", "<=", ">", ">=")
Check = Callable[[Token, str], None]
"""Is told each name of a proposition with its token; refuses what the test does not have."""


def at_quantifier(cursor: Cursor) -> bool:
    if cursor.at("~", "not"):
        return cursor.tokens[cursor.index + 1].text == "exists"
    return cursor.at("exists", "forall")


def parse_quantified(cursor: Cursor, check: Check) -> tuple[Quantifier, Formula]:
    negated = cursor.accept("~", "not") is not None
    word = cursor.expect("exists", "forall")
    quantifier = Quantifier.NOT_EXISTS if negated else QUANTIFIERS[word.text]
    return quantifier, parse_formula(cursor, check)


def parse_formula(cursor: Cursor, check: Check) -> Formula:
    operands = [_conjunction(cursor, check)]
    while _accept_or(cursor):
        operands.append(_conjunction(cursor, check))
    return operands[0] if len(operands) == 1 else Or(tuple(operands))


def _accept_or(cursor: Cursor) -> bool:
    start = cursor.index
    if cursor.accept("\\/", "or"):
        return True
    if cursor.accept("|") and cursor.accept("|"):
        return True
    cursor.index = start
    return False


def _conjunction(cursor: Cursor, check: Check) -> Formula:
    operands = [_unary(cursor, check)]
    while cursor.accept("/\\", "&&", "and"):
        operands.append(_unary(cursor, check))
    return operands[0] if len(operands) == 1 else And(tuple(operands))


def _unary(cursor: Cursor, check: Check) -> Formula:
    cursor.skip_newlines()
    if cursor.accept("~", "not", "!"):
        return Not(_unary(cursor, check))
    if cursor.accept("("):
        inner = parse_formula(cursor, check)
        cursor.skip_newlines()
        cursor.expect(")")
        return inner
    if cursor.accept("true"):
        return TRUE
    if cursor.accept("false"):
        return Not(TRUE)
    left = _term(cursor, check)
    operator = cursor.expect(*COMPARISONS).text
    formula = Compare("==" if operator == "=" else operator, left, _term(cursor, check))
    cursor.skip_newlines_before("/\\", "\\/", ")", "&&", "and", "or")
    return formula


def _term(cursor: Cursor, check: Check) -> Term:
    following = cursor.tokens[min(cursor.index + 1, len(cursor.tokens) - 1)]
    if cursor.at_number() and following.text != ":":
        return Constant(cursor.integer())
    start = cursor.token
    name = parse_name(cursor)
    check(start, name)
    return Named(name)


def parse_name(cursor: Cursor) -> str:
    """``P1:r0[2]``, ``A[2]`` or ``[x]``, as the states spell it."""
    if cursor.accept("["):
        inner = parse_name(cursor)
        cursor.expect("]")
        return inner
    if cursor.token.kind == "number":
        word = "P" + cursor.next().text
        of_thread: Token | None = cursor.expect(":")
    else:
        word = cursor.expect_kind("name", "a register, a variable or a number").text
        of_thread = cursor.accept(":")
    if of_thread:
        word += ":" + cursor.expect_kind("name", "a register").text.lstrip("%")
    if cursor.accept("["):
        word += f"[{cursor.integer()}]"
        cursor.expect("]")
    return word
