"""What a contract lets the compiler assume about each array.

Everything stated here ends up in the bytecode as ``assume`` operations or
static view types, and the verifier shows afterwards that the contract implies
it; but the compiler relies on it, so nothing may be stated that the contract
does not say.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tileproof.contract import (
    Arithmetic,
    ArrayParameter,
    Comparison,
    ConstantParameter,
    Contract,
    Expression,
    Logical,
    Number,
    ScalarParameter,
)
from tileproof.ir.frontends.polynomial import Polynomial, constant, difference, polynomial, product

_ONE: Polynomial = frozenset({((), 1)})
_MINUS_ONE: Polynomial = frozenset({((), -1)})


@dataclass(frozen=True, slots=True)
class ArrayAssumptions:
    """One array's assumptions: per dimension a static size and stride or None, and divisors of both (in elements).

    ``address_divisor`` is in bytes; ``alias_groups`` names the groups of arrays
    that may share memory; ``may_alias_internally``: two indices may share an address.
    """

    shape: tuple[int | None, ...]
    strides: tuple[int | None, ...]
    shape_divisors: tuple[int, ...]
    stride_divisors: tuple[int, ...]
    address_divisor: int
    alias_groups: tuple[str, ...]
    may_alias_internally: bool


def array_assumptions(contract: Contract, array: ArrayParameter) -> ArrayAssumptions:
    """The strongest of the supported assumptions that the contract states about the array."""
    facts = _Facts(contract)
    dims = [facts.polynomial(dim) for dim in array.dims]
    strides = [None if stride is None else facts.polynomial(stride) for stride in array.strides]
    # A size of one is not stated: cuda-tile then assumes of the stride, which is 1, what does not hold of it.
    shape = tuple(None if _static(dim) == 1 else _static(dim) for dim in dims)
    static_strides = tuple(_static(stride) for stride in strides)
    return ArrayAssumptions(
        shape=shape,
        strides=static_strides,
        shape_divisors=tuple(
            1 if static is not None else facts.divisor(dim) for static, dim in zip(shape, array.dims, strict=True)
        ),
        stride_divisors=tuple(
            1 if static is not None or stride is None else facts.divisor(stride)
            for static, stride in zip(static_strides, array.strides, strict=True)
        ),
        address_divisor=array.align or 1,
        alias_groups=tuple(f"group{i}" for i, group in enumerate(contract.alias) if array.name in group),
        may_alias_internally=not _surely_injective(facts, dims, strides),
    )


def _static(poly: Polynomial | None) -> int | None:
    return None if poly is None else constant(poly)


class _Facts:
    """The contract's constants and requirements, looked up by polynomial."""

    def __init__(self, contract: Contract) -> None:
        self.constants: Mapping[str, int] = {
            p.name: p.value for p in contract.parameters if isinstance(p, ConstantParameter) and type(p.value) is int
        }
        self.scalars = {p.name for p in contract.parameters if isinstance(p, ScalarParameter)}
        self.divisors: dict[Polynomial, int] = {}
        self.at_least: list[tuple[Polynomial, Polynomial]] = []  # greater or equal, less or equal
        for requirement in contract.requires:
            for conjunct in _conjuncts(requirement):
                self.learn(conjunct)

    def polynomial(self, expression: Expression) -> Polynomial:
        return polynomial(expression, self.constants)

    def learn(self, condition: Expression) -> None:
        if not isinstance(condition, Comparison):
            return
        operator, left, right = condition.operator, condition.left, condition.right
        if operator == "==":
            for zero, remainder in ((left, right), (right, left)):
                if constant(self.polynomial(zero)) == 0:
                    self.learn_divisor(remainder)
        if operator in (">=", ">", "=="):
            self.learn_order(left, right, strict=operator == ">")
        if operator in ("<=", "<", "=="):
            self.learn_order(right, left, strict=operator == "<")

    def learn_order(self, greater: Expression, less: Expression, *, strict: bool) -> None:
        high, low = self.polynomial(greater), self.polynomial(less)
        self.at_least.append((high, low))
        if strict:
            self.at_least.append((high, difference(low, _MINUS_ONE)))

    def learn_divisor(self, remainder: Expression) -> None:
        match remainder:
            case Arithmetic("%", (value, modulus)):
                divisor = constant(self.polynomial(modulus))
                if divisor:
                    key = self.polynomial(value)
                    self.divisors[key] = math.lcm(self.divisors.get(key, 1), abs(divisor))

    def divisor(self, expression: Expression) -> int:
        """A number that surely divides the expression's value, 1 if none is known."""
        poly = self.polynomial(expression)
        known = self.divisors.get(poly, 1)
        by_terms = 0
        for monomial, coefficient in poly:
            in_term = abs(coefficient)
            for name in monomial:
                in_term *= self.divisors.get(frozenset({((name,), 1)}), 1)
            by_terms = math.gcd(by_terms, in_term)
        by_form = 1
        match expression:
            case Arithmetic("min" | "max", operands):
                by_form = math.gcd(*map(self.divisor, operands))
            case Arithmetic("*", operands):
                by_form = math.prod(map(self.divisor, operands))
            case Number(value):
                by_form = abs(value)
        return math.lcm(known, by_terms or 1, by_form or 1)

    def surely_at_least(self, greater: Polynomial, less: Polynomial) -> bool:
        """Whether the contract implies greater >= less; False also where that is not seen."""
        rest = difference(greater, less)
        if all(coefficient > 0 and self.is_size(name) for monomial, coefficient in rest for name in monomial or ("",)):
            return True
        return (greater, less) in self.at_least

    def is_size(self, name: str) -> bool:
        """Whether the name stands for a size, which is never negative (a scalar or an atom might be)."""
        return name == "" or (name.isidentifier() and name not in self.scalars)


def _conjuncts(condition: Expression) -> list[Expression]:
    if isinstance(condition, Logical) and condition.operator == "and":
        return [part for operand in condition.operands for part in _conjuncts(operand)]
    return [condition]


def _surely_injective(facts: _Facts, dims: list[Polynomial], strides: list[Polynomial | None]) -> bool:
    """Whether different indices surely have different addresses.

    Sufficient condition (memory-model section 7, lemma on layouts): in some
    order of the dimensions, the innermost stride is positive and each further
    one is at least the size times the stride of the dimension inside it.
    A stride ``?`` states by itself that indices do not share addresses.
    """
    if any(stride is None for stride in strides):
        return True
    axes = [(dim, stride) for dim, stride in zip(dims, strides, strict=True) if dim != _ONE and stride is not None]
    return _nests(facts, axes[::-1], _ONE)


def _nests(facts: _Facts, axes: list[tuple[Polynomial, Polynomial]], inner: Polynomial) -> bool:
    """Whether the axes can be put in an order, innermost first, in which each stride is at least what lies inside."""
    if not axes:
        return True
    return any(
        facts.surely_at_least(stride, inner) and _nests(facts, axes[:i] + axes[i + 1 :], product(dim, stride))
        for i, (dim, stride) in enumerate(axes)
    )
