"""Integer and Boolean terms in normal form.

An integer term is a polynomial over *atoms* (variables, uninterpreted
applications, floor divisions, remainders, minima, conditionals); a Boolean term
is in negation normal form over comparisons of polynomials with zero.  Building
a term normalises it and computes an interval that contains its value, and the
interval folds comparisons, minima, divisions and remainders (design section 5,
"Normalise first").  Terms are interned: equal terms are the same object.

All integers are mathematical.  ``floordiv`` and ``modulo`` are meant for
positive divisors, and normalisation relies on that: a term made with them may
only be used where the divisor is positive.  So callers prove the divisor's sign
first, under the guard that every use of the result is subject to.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

T = TypeVar("T")
Bound = int | None
"""An interval's end; None is infinite."""

_table: dict[Any, Any] = {}


def _intern(key: tuple[Any, ...], make: Callable[[], T]) -> T:
    found = _table.get(key)
    if found is None:
        found = _table[key] = make()
    return cast(T, found)


# --- atoms -----------------------------------------------------------------


class Atom:
    """Something opaque to polynomial arithmetic, with ``lo <= value <= hi``."""

    __slots__ = ("id", "lo", "hi", "variables")
    _count = 0

    def __init__(self, lo: Bound, hi: Bound, variables: frozenset[Var]) -> None:
        Atom._count += 1
        self.id = Atom._count
        self.lo = lo
        self.hi = hi
        self.variables = variables


class Var(Atom):
    """A variable; ``shared`` ones have one value per launch, others one per block instance."""

    __slots__ = ("name", "shared")

    def __init__(self, name: str, lo: Bound, hi: Bound, shared: bool) -> None:
        super().__init__(lo, hi, frozenset())
        self.variables = frozenset((self,))
        self.name = name
        self.shared = shared

    def __repr__(self) -> str:
        return self.name


class App(Atom):
    """An uninterpreted function of integers; ``exact`` if any value in its range can really occur."""

    __slots__ = ("function", "args", "exact")

    def __init__(self, function: str, args: tuple[Poly, ...], lo: Bound, hi: Bound, exact: bool) -> None:
        super().__init__(lo, hi, _union(a.variables for a in args))
        self.function = function
        self.args = args
        self.exact = exact

    def __repr__(self) -> str:
        return f"{self.function}({', '.join(map(repr, self.args))})"


class Div(Atom):
    """Floor of ``num / den``."""

    __slots__ = ("num", "den")

    def __init__(self, num: Poly, den: Poly) -> None:
        super().__init__(*_div_interval(num, den), num.variables | den.variables)
        self.num = num
        self.den = den

    def __repr__(self) -> str:
        return f"({self.num!r} // {self.den!r})"


class Mod(Atom):
    """``num - den * floor(num / den)``."""

    __slots__ = ("num", "den")

    def __init__(self, num: Poly, den: Poly) -> None:
        hi = None if den.hi is None else max(den.hi - 1, 0)
        if num.lo is not None and num.lo >= 0 and num.hi is not None:
            hi = num.hi if hi is None else min(hi, num.hi)
        super().__init__(0, hi, num.variables | den.variables)
        self.num = num
        self.den = den

    def __repr__(self) -> str:
        return f"({self.num!r} % {self.den!r})"


class Min(Atom):
    __slots__ = ("left", "right")

    def __init__(self, left: Poly, right: Poly) -> None:
        lo = None if left.lo is None or right.lo is None else min(left.lo, right.lo)
        his = [h for h in (left.hi, right.hi) if h is not None]
        super().__init__(lo, min(his) if his else None, left.variables | right.variables)
        self.left = left
        self.right = right

    def __repr__(self) -> str:
        return f"min({self.left!r}, {self.right!r})"


class Ite(Atom):
    """``then`` if ``condition`` else ``other``."""

    __slots__ = ("condition", "then", "other")

    def __init__(self, condition: Bool, then: Poly, other: Poly) -> None:
        lo = None if then.lo is None or other.lo is None else min(then.lo, other.lo)
        hi = None if then.hi is None or other.hi is None else max(then.hi, other.hi)
        super().__init__(lo, hi, condition.variables | then.variables | other.variables)
        self.condition = condition
        self.then = then
        self.other = other

    def __repr__(self) -> str:
        return f"({self.then!r} if {self.condition!r} else {self.other!r})"


def _union(sets: Iterable[frozenset[Var]]) -> frozenset[Var]:
    return frozenset().union(*sets)


# --- polynomials -----------------------------------------------------------

Monomial = tuple[Atom, ...]
"""Atoms in the order of their ids, with repetition for powers; never empty."""


class Poly:
    """``const + sum of coefficient * monomial``; terms in a fixed order, no zero coefficient."""

    __slots__ = ("terms", "const", "lo", "hi", "variables")

    def __init__(self, terms: tuple[tuple[Monomial, int], ...], const: int) -> None:
        self.terms = terms
        self.const = const
        lo: Bound = const
        hi: Bound = const
        for monomial, coefficient in terms:
            mlo, mhi = _monomial_interval(monomial)
            if coefficient < 0:
                mlo, mhi = mhi, mlo
            lo = None if lo is None or mlo is None else lo + coefficient * mlo
            hi = None if hi is None or mhi is None else hi + coefficient * mhi
        self.lo = lo
        self.hi = hi
        self.variables = _union(a.variables for m, _ in terms for a in m)

    @property
    def is_constant(self) -> bool:
        return not self.terms

    @property
    def value(self) -> int:
        """The value of a constant polynomial."""
        if self.terms:
            raise ValueError(f"{self!r} is not constant")
        return self.const

    @property
    def atoms(self) -> set[Atom]:
        return {a for m, _ in self.terms for a in m}

    def __add__(self, other: Poly | int) -> Poly:
        if isinstance(other, int):
            return _poly(dict(self.terms), self.const + other) if other else self
        if not other.terms:
            return self + other.const
        terms = dict(self.terms)
        for monomial, coefficient in other.terms:
            terms[monomial] = terms.get(monomial, 0) + coefficient
        return _poly(terms, self.const + other.const)

    def __neg__(self) -> Poly:
        return self * -1

    def __sub__(self, other: Poly | int) -> Poly:
        return self + -other

    def __mul__(self, other: Poly | int) -> Poly:
        if isinstance(other, int):
            other = const(other)
        if not other.terms:
            factor = other.const
            if factor == 1:
                return self
            return _poly({m: c * factor for m, c in self.terms}, self.const * factor)
        if not self.terms:
            return other * self.const
        terms: dict[Monomial, int] = {}
        for m1, c1 in (*self.terms, ((), self.const)):
            for m2, c2 in (*other.terms, ((), other.const)):
                m = tuple(sorted(m1 + m2, key=_atom_id))
                terms[m] = terms.get(m, 0) + c1 * c2
        constant = terms.pop((), 0)
        return _poly(terms, constant)

    def __repr__(self) -> str:
        parts = [f"{'' if c == 1 else f'{c}*'}{'*'.join(map(repr, m))}" for m, c in self.terms]
        if self.const or not parts:
            parts.append(str(self.const))
        return " + ".join(parts)


def _atom_id(atom: Atom) -> int:
    return atom.id


def _poly(terms: dict[Monomial, int], constant: int) -> Poly:
    kept = tuple(sorted(((m, c) for m, c in terms.items() if c), key=lambda mc: [a.id for a in mc[0]]))
    return _intern(("poly", kept, constant), lambda: Poly(kept, constant))


def const(value: int) -> Poly:
    return _poly({}, value)


ZERO = const(0)
ONE = const(1)


@contextmanager
def fresh() -> Iterator[None]:
    """Within, atoms are numbered from one on, so that a question's text depends on its target alone.

    Terms made inside must not be used with terms made outside.
    """
    global _table
    outer, count = _table, Atom._count
    _table = {("poly", (), constant.const): constant for constant in (ZERO, ONE)}
    Atom._count = 0
    try:
        yield
    finally:
        _table, Atom._count = outer, count


def of_atom(atom: Atom) -> Poly:
    """The atom as a polynomial (its value, where the interval has only one)."""
    if atom.lo is not None and atom.lo == atom.hi:
        return const(atom.lo)
    return _poly({(atom,): 1}, 0)


def _product(a: tuple[Bound, Bound], b: tuple[Bound, Bound]) -> tuple[Bound, Bound]:
    if a == (0, 0) or b == (0, 0):
        return (0, 0)
    (alo, ahi), (blo, bhi) = a, b
    if alo is not None and alo >= 0 and blo is not None and blo >= 0:
        return alo * blo, None if ahi is None or bhi is None else ahi * bhi
    if alo is None or ahi is None or blo is None or bhi is None:
        return (None, None)
    corners = (alo * blo, alo * bhi, ahi * blo, ahi * bhi)
    return min(corners), max(corners)


def _monomial_interval(monomial: Monomial) -> tuple[Bound, Bound]:
    interval: tuple[Bound, Bound] = (monomial[0].lo, monomial[0].hi)
    for atom in monomial[1:]:
        interval = _product(interval, (atom.lo, atom.hi))
    return interval


def _div_interval(num: Poly, den: Poly) -> tuple[Bound, Bound]:
    """The quotient's interval for den >= 1: monotone in num, and towards zero as den grows."""
    smallest, largest = max(1, den.lo or 1), den.hi
    if largest is not None and largest < 1:
        return (None, None)
    if num.lo is None:
        lo: Bound = None
    elif num.lo < 0:
        lo = num.lo // smallest
    else:
        lo = 0 if largest is None else num.lo // largest
    if num.hi is None:
        hi: Bound = None
    elif num.hi >= 0:
        hi = num.hi // smallest
    else:
        hi = -1 if largest is None else num.hi // largest
    return lo, hi


# --- building integer terms --------------------------------------------------


def var(name: str, lo: Bound, hi: Bound, *, shared: bool) -> Poly:
    """The variable of that name; the interval and ``shared`` are part of its identity."""
    return of_atom(_intern(("var", name, lo, hi, shared), lambda: Var(name, lo, hi, shared)))


def app(function: str, args: Iterable[Poly], lo: Bound, hi: Bound, *, exact: bool) -> Poly:
    args = tuple(args)
    return of_atom(_intern(("app", function, args, lo, hi, exact), lambda: App(function, args, lo, hi, exact)))


def as_var(poly: Poly) -> Var:
    """The variable that ``poly`` consists of."""
    ((monomial, coefficient),) = poly.terms
    (atom,) = monomial
    if coefficient != 1 or poly.const or not isinstance(atom, Var):
        raise ValueError(f"{poly!r} is not a variable")
    return atom


def within(poly: Poly, lo: int, hi: int) -> bool:
    """Whether the interval shows lo <= poly <= hi."""
    return poly.lo is not None and poly.hi is not None and lo <= poly.lo and poly.hi <= hi


def _split_multiple(num: Poly, den: Poly) -> tuple[Poly, Poly]:
    """(q, r) with num = q * den + r, where q collects the terms that den divides exactly."""
    if den.is_constant:
        d = den.const
        whole = {m: c // d for m, c in num.terms if c % d == 0}
        q = _poly(whole, num.const // d)
        rest = _poly({m: c for m, c in num.terms if c % d}, num.const % d)
        return q, rest
    if len(den.terms) == 1 and den.const == 0:
        (divisor, d) = den.terms[0]
        quotient: dict[Monomial, int] = {}
        remaining: dict[Monomial, int] = {}
        extra = 0
        for monomial, c in num.terms:
            left = _without(monomial, divisor) if c % d == 0 else None
            if left is None:
                remaining[monomial] = c
            elif left:
                quotient[left] = c // d
            else:
                extra = c // d
        return _poly(quotient, extra), _poly(remaining, num.const)
    return (ONE, ZERO) if num is den else (ZERO, num)


def _without(monomial: Monomial, divisor: Monomial) -> Monomial | None:
    left = list(monomial)
    for atom in divisor:
        if atom not in left:
            return None
        left.remove(atom)
    return tuple(left)


def floordiv(num: Poly, den: Poly) -> Poly:
    """Floor of num / den, for den > 0."""
    if den is ONE:
        return num
    if den.is_constant and den.const <= 0:
        return of_atom(_intern(("div", num, den), lambda: Div(num, den)))
    q, rest = _split_multiple(num, den)
    if rest is ZERO:
        return q
    lo, hi = _div_interval(rest, den)
    if lo is not None and lo == hi:
        return q + lo
    if den.is_constant:
        d = den.const
        g = math.gcd(d, *(c for _, c in rest.terms))
        if g > 1:
            return q + floordiv(_poly({m: c // g for m, c in rest.terms}, rest.const // g), const(d // g))
        if len(rest.terms) == 1:
            ((monomial, coefficient),) = rest.terms
            inner = monomial[0]
            if coefficient == 1 and len(monomial) == 1 and isinstance(inner, Div):
                return q + floordiv(inner.num + inner.den * rest.const, inner.den * d)
    elif len(rest.terms) == 1 and rest.const == 0:
        ((monomial, coefficient),) = rest.terms
        inner = monomial[0]
        if coefficient == 1 and len(monomial) == 1 and isinstance(inner, Div):
            return q + floordiv(inner.num, inner.den * den)
    return q + of_atom(_intern(("div", rest, den), lambda: Div(rest, den)))


def modulo(num: Poly, den: Poly) -> Poly:
    """num - den * floor(num / den), for den > 0."""
    if den is ONE:
        return ZERO
    if den.is_constant and den.const <= 0:
        return of_atom(_intern(("mod", num, den), lambda: Mod(num, den)))
    _, rest = _split_multiple(num, den)
    lo, hi = _div_interval(rest, den)
    if lo is not None and lo == hi:
        return rest - den * lo
    if den.is_constant:
        d = den.const
        # Coefficients modulo d: the value changes by a multiple of d only.
        rest = _poly({m: c % d for m, c in rest.terms}, rest.const)
        g = math.gcd(d, *(c for _, c in rest.terms))
        if g > 1:
            inner = modulo(_poly({m: c // g for m, c in rest.terms}, rest.const // g), const(d // g))
            return inner * g + rest.const % g
    return of_atom(_intern(("mod", rest, den), lambda: Mod(rest, den)))


def ceildiv(num: Poly, den: Poly) -> Poly:
    """Ceiling of num / den, for den > 0."""
    return floordiv(num + den - 1, den)


def minimum(left: Poly, right: Poly) -> Poly:
    difference = left - right
    if difference.hi is not None and difference.hi <= 0:
        return left
    if difference.lo is not None and difference.lo >= 0:
        return right
    if _key(right) < _key(left):
        left, right = right, left
    return of_atom(_intern(("min", left, right), lambda: Min(left, right)))


def maximum(left: Poly, right: Poly) -> Poly:
    return -minimum(-left, -right)


def _key(poly: Poly) -> tuple[Any, ...]:
    return ([([a.id for a in m], c) for m, c in poly.terms], poly.const)


def ite(condition: Bool, then: Poly, other: Poly) -> Poly:
    if then is other or condition is TRUE:
        return then
    if condition is FALSE:
        return other
    return of_atom(_intern(("ite", condition, then, other), lambda: Ite(condition, then, other)))


def wrap(value: Poly, bits: int) -> Poly:
    """The two's complement value of ``bits`` bits that ``value`` reduces to, as a signed number."""
    half = 1 << (bits - 1)
    if within(value, -half, half - 1):
        return value
    return modulo(value + half, const(2 * half)) - half


# --- Boolean terms -------------------------------------------------------------


class Bool:
    __slots__ = ("variables",)

    def __init__(self, variables: frozenset[Var]) -> None:
        self.variables = variables


class Constant(Bool):
    __slots__ = ("truth",)

    def __init__(self, truth: bool) -> None:
        super().__init__(frozenset())
        self.truth = truth

    def __repr__(self) -> str:
        return str(self.truth)


class Comparison(Bool):
    """``poly <= 0``, ``poly == 0`` or ``poly != 0``."""

    __slots__ = ("poly", "operator")

    def __init__(self, operator: str, poly: Poly) -> None:
        super().__init__(poly.variables)
        self.operator = operator
        self.poly = poly

    def __repr__(self) -> str:
        return f"[{self.poly!r} {self.operator} 0]"


class Predicate(Bool):
    """An uninterpreted predicate of integers, possibly negated."""

    __slots__ = ("function", "args", "negated", "exact")

    def __init__(self, function: str, args: tuple[Poly, ...], negated: bool, exact: bool) -> None:
        super().__init__(_union(a.variables for a in args))
        self.function = function
        self.args = args
        self.negated = negated
        self.exact = exact

    def __repr__(self) -> str:
        return f"{'not ' if self.negated else ''}{self.function}({', '.join(map(repr, self.args))})"


class Junction(Bool):
    """A conjunction or disjunction of at least two parts."""

    __slots__ = ("operator", "parts")

    def __init__(self, operator: str, parts: tuple[Bool, ...]) -> None:
        super().__init__(_union(p.variables for p in parts))
        self.operator = operator
        self.parts = parts

    def __repr__(self) -> str:
        return "(" + f" {self.operator} ".join(map(repr, self.parts)) + ")"


TRUE = Constant(True)
FALSE = Constant(False)


def truth(value: bool) -> Bool:
    return TRUE if value else FALSE


def _by_cases(poly: Poly, test: Callable[[Poly], Bool]) -> Bool | None:
    """A comparison of one conditional whose branches are constant is a comparison of its condition."""
    if len(poly.terms) != 1:
        return None
    ((monomial, coefficient),) = poly.terms
    atom = monomial[0]
    if len(monomial) != 1 or not isinstance(atom, Ite) or not (atom.then.is_constant or atom.other.is_constant):
        return None
    then = test(atom.then * coefficient + poly.const)
    other = test(atom.other * coefficient + poly.const)
    return disjunction(conjunction(atom.condition, then), conjunction(negation(atom.condition), other))


def le0(poly: Poly) -> Bool:
    """poly <= 0"""
    if poly.hi is not None and poly.hi <= 0:
        return TRUE
    if poly.lo is not None and poly.lo > 0:
        return FALSE
    cases = _by_cases(poly, le0)
    if cases is not None:
        return cases
    g = math.gcd(*(c for _, c in poly.terms))
    if g > 1:
        poly = _poly({m: c // g for m, c in poly.terms}, -((-poly.const) // g))
    return _intern(("<=", poly), lambda: Comparison("<=", poly))


def eq0(poly: Poly) -> Bool:
    """poly == 0"""
    if (poly.lo is not None and poly.lo > 0) or (poly.hi is not None and poly.hi < 0):
        return FALSE
    if poly.is_constant:
        return truth(poly.const == 0)
    cases = _by_cases(poly, eq0)
    if cases is not None:
        return cases
    g = math.gcd(*(c for _, c in poly.terms))
    if poly.const % g:
        return FALSE
    if poly.terms[0][1] < 0:
        g = -g
    if g != 1:
        poly = _poly({m: c // g for m, c in poly.terms}, poly.const // g)
    return _intern(("==", poly), lambda: Comparison("==", poly))


def le(left: Poly, right: Poly) -> Bool:
    return le0(left - right)


def lt(left: Poly, right: Poly) -> Bool:
    return le0(left - right + 1)


def eq(left: Poly, right: Poly) -> Bool:
    return eq0(left - right)


def ne(left: Poly, right: Poly) -> Bool:
    return negation(eq(left, right))


def predicate(function: str, args: Iterable[Poly], *, exact: bool) -> Bool:
    args = tuple(args)
    return _intern(("pred", function, args, False, exact), lambda: Predicate(function, args, False, exact))


def negation(term: Bool) -> Bool:
    if isinstance(term, Constant):
        return truth(not term.truth)
    if isinstance(term, Comparison):
        poly = term.poly
        if term.operator == "<=":
            return le0(-poly + 1)
        if term.operator == "==":
            return _intern(("!=", poly), lambda: Comparison("!=", poly))
        return _intern(("==", poly), lambda: Comparison("==", poly))
    if isinstance(term, Predicate):
        f, args, negated, exact = term.function, term.args, not term.negated, term.exact
        return _intern(("pred", f, args, negated, exact), lambda: Predicate(f, args, negated, exact))
    assert isinstance(term, Junction)
    return _intern(("not", term), lambda: _dual(term))


def _dual(term: Junction) -> Bool:
    parts = [negation(p) for p in term.parts]
    return disjunction(*parts) if term.operator == "and" else conjunction(*parts)


def conjunction(*parts: Bool) -> Bool:
    return _junction("and", parts, TRUE, FALSE)


def disjunction(*parts: Bool) -> Bool:
    return _junction("or", parts, FALSE, TRUE)


def implication(premise: Bool, conclusion: Bool) -> Bool:
    return disjunction(negation(premise), conclusion)


def _junction(operator: str, parts: Iterable[Bool], neutral: Constant, absorbing: Constant) -> Bool:
    flat: dict[Bool, None] = {}
    for part in parts:
        if part is absorbing:
            return absorbing
        if part is neutral:
            continue
        for p in part.parts if isinstance(part, Junction) and part.operator == operator else (part,):
            flat[p] = None
    for part in flat:
        if not isinstance(part, Junction) and negation(part) in flat:
            return absorbing
    if operator == "and" and contradictory(flat):
        return FALSE
    if not flat:
        return neutral
    if len(flat) == 1:
        return next(iter(flat))
    key = tuple(flat)
    return _intern((operator, key), lambda: Junction(operator, key))


def contradictory(parts: Iterable[Bool]) -> bool:
    """Whether bounds on one linear form exclude each other (complete for nothing, sound for 'no')."""
    lows: dict[tuple[tuple[Monomial, int], ...], int] = {}
    highs: dict[tuple[tuple[Monomial, int], ...], int] = {}
    for part in parts:
        if not isinstance(part, Comparison) or part.operator == "!=":
            continue
        terms, constant = part.poly.terms, part.poly.const
        sign = 1 if terms[0][1] > 0 else -1
        body = terms if sign > 0 else tuple((m, -c) for m, c in terms)
        # sign * body + constant <= 0 (or == 0)
        if sign > 0 or part.operator == "==":
            highs[body] = min(highs.get(body, -constant * sign), -constant * sign)
        if sign < 0 or part.operator == "==":
            lows[body] = max(lows.get(body, constant if sign < 0 else -constant), constant if sign < 0 else -constant)
    return any(body in highs and low > highs[body] for body, low in lows.items())


def conjuncts(term: Bool) -> tuple[Bool, ...]:
    if isinstance(term, Junction) and term.operator == "and":
        return term.parts
    return () if term is TRUE else (term,)
