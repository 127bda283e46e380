"""Integer expressions of contracts as polynomials over their names: equal expressions get equal polynomials.

``//``, ``%``, ``cdiv``, ``min``, ``max`` and powers with an exponent that is
not a small number are atoms: two of them are equal only if they read the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product as pairs

from tileproof.contract import Arithmetic, Expression, Name, Number
from tileproof.expressions import EvaluationError, evaluate, expression_text

Monomial = tuple[str, ...]
"""Names (or texts of atoms), sorted, a square twice; empty for the constant term."""

Polynomial = frozenset[tuple[Monomial, int]]
"""Monomials with their coefficients, none of which is zero."""

_MAX_EXPONENT = 4
_MAX_MONOMIALS = 256


def polynomial(expression: Expression, constants: Mapping[str, int]) -> Polynomial:
    """The expression as a polynomial, with the constants' values put in."""
    return _freeze(_expand(expression, constants))


def constant(poly: Polynomial) -> int | None:
    """The polynomial's value if it is the same for all values of its names."""
    if not poly:
        return 0
    ((monomial, coefficient), *others) = poly
    return coefficient if not others and monomial == () else None


def product(left: Polynomial, right: Polynomial) -> Polynomial:
    return _freeze(_multiply(dict(left), dict(right)))


def difference(left: Polynomial, right: Polynomial) -> Polynomial:
    return _freeze(_add(dict(left), dict(right), -1))


_Terms = dict[Monomial, int]


def _freeze(terms: _Terms) -> Polynomial:
    return frozenset((monomial, coefficient) for monomial, coefficient in terms.items() if coefficient)


def _add(left: _Terms, right: _Terms, sign: int) -> _Terms:
    total = dict(left)
    for monomial, coefficient in right.items():
        total[monomial] = total.get(monomial, 0) + sign * coefficient
    return total


def _multiply(left: _Terms, right: _Terms) -> _Terms:
    total: _Terms = {}
    for (a, x), (b, y) in pairs(left.items(), right.items()):
        monomial = tuple(sorted(a + b))
        total[monomial] = total.get(monomial, 0) + x * y
    return total


def _expand(expression: Expression, constants: Mapping[str, int]) -> _Terms:
    try:
        return {(): int(evaluate(expression, constants))}
    except EvaluationError:
        pass  # not a constant
    match expression:
        case Name(name):
            return {(name,): 1}
        case Arithmetic("+" | "-" as operator, (first, *rest)):
            terms = _expand(first, constants)
            for operand in rest:
                terms = _add(terms, _expand(operand, constants), 1 if operator == "+" else -1)
            return terms
        case Arithmetic("*", operands):
            factors = [_expand(operand, constants) for operand in operands]
        case Arithmetic("**", (base, Number(exponent))) if 0 <= exponent <= _MAX_EXPONENT:
            factors = [_expand(base, constants)] * exponent
        case _:
            return {(expression_text(expression),): 1}
    terms = {(): 1}
    for factor in factors:
        if len(terms) * len(factor) > _MAX_MONOMIALS:
            return {(expression_text(expression),): 1}
        terms = _multiply(terms, factor)
    return terms
