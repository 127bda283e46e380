"""Deciding a question: can these assertions hold together?  (design section 5, "Order of attempts")

Folding, the direct query, then a ladder: divisors are proved positive, equal
sub-terms of the two instances are proved equal and identified from the inside
out, small divisors are split into cases.  Each rung adds only what was proved
from the assertions themselves, so "no" at the end is "no" for the question.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from tileproof.verifier.conflicts import PRIME
from tileproof.verifier.evaluate import Evaluator, Model, NotDefined
from tileproof.verifier.rewriting import Rewriting, Substitution, is_linear, polynomials, subterms
from tileproof.verifier.solver import Answer, Result, Solver
from tileproof.verifier.terms import (
    FALSE,
    ZERO,
    App,
    Atom,
    Bool,
    Comparison,
    Div,
    Ite,
    Min,
    Mod,
    Poly,
    Predicate,
    Var,
    conjunction,
    conjuncts,
    const,
    eq,
    floordiv,
    lt,
    negation,
    of_atom,
    var,
)

DIRECT = 1.0
"""Seconds for a direct query."""
RUNG = 0.3
"""Seconds for one rung of the ladder."""
WIDEST_SPLIT = 64
"""Values of a divisor up to which it is split into cases."""


@dataclass(frozen=True, slots=True)
class Decision:
    """``UNSAT``: the assertions exclude each other; ``method`` says how that (or a model) was found."""

    answer: Answer
    method: str
    seconds: float
    model: Model = field(default_factory=dict)
    detail: str = ""


def decide(solver: Solver, assertions: Sequence[Bool], limit: float) -> Decision:
    """Decides within ``limit`` seconds of wall-clock time."""
    started = time.monotonic()

    def decision(result: Result, method: str) -> Decision:
        return Decision(result.answer, method, time.monotonic() - started, result.model, result.detail)

    if conjunction(*assertions) is FALSE:
        return decision(Result(Answer.UNSAT), "folding")
    first = solver.check(assertions, min(DIRECT, limit))
    if first.answer in (Answer.UNSAT, Answer.SAT):
        return decision(first, "direct")
    guessed = _guess(solver, assertions, started + limit)
    if guessed is not None:
        return decision(guessed, "guess")
    ladder = _Ladder(solver, tuple(assertions), started + limit)
    if ladder.refutes():
        return decision(Result(Answer.UNSAT), "ladder")
    last = solver.check(assertions, started + limit - time.monotonic())
    return decision(last, "direct")


GUESSES = (1, 2, 3, 9, 130, 300, 1200)
"""Values tried for whatever makes a question nonlinear; a counterexample is often small."""


def _guess(solver: Solver, assertions: Sequence[Bool], deadline: float) -> Result | None:
    """A model in which the launch's factors and divisors have one of a few values; None if there was none."""
    factors = _nonlinear(assertions)
    if not factors:
        return None
    for value in GUESSES:
        chosen: dict[Atom | Predicate, int | bool] = {}
        fixing: dict[Var, Poly] = {}
        for v in factors:
            number = _in_range(v, value)
            chosen[v], fixing[v] = number, const(number)
        fixed = Substitution(fixing)
        result = solver.check([fixed.bool(a) for a in assertions], min(RUNG / 2, deadline - time.monotonic()))
        if result.answer is Answer.SAT:
            model = _of_original(assertions, fixed, {**result.model, **chosen})
            if model is not None:
                return Result(Answer.SAT, model)
    return None


def _in_range(variable: Var, value: int) -> int:
    """The value, or less for variables with few values, or what the range demands."""
    highest = variable.hi if variable.hi is not None else value
    return max(variable.lo or 0, min(value, highest))


def _nonlinear(assertions: Sequence[Bool]) -> list[Var]:
    """The launch's variables that are multiplied with something, or divide something."""
    found: dict[Var, None] = {}
    for poly in (p for a in assertions for p in polynomials(a)):
        for monomial, _ in poly.terms:
            if len(monomial) > 1:
                found.update(dict.fromkeys(v for a in monomial for v in a.variables if v.shared))
    for atom in subterms(assertions):
        if isinstance(atom, (Div, Mod)):
            found.update(dict.fromkeys(v for v in atom.den.variables if v.shared))
    return sorted(found, key=lambda v: v.name)


def _of_original(assertions: Sequence[Bool], fixed: Substitution, model: Model) -> Model | None:
    """The model of the substituted question, as values of the original question's applications."""
    complete: dict[Atom | Predicate, int | bool] = dict(model)
    evaluator = Evaluator(complete)
    try:
        for term in subterms(assertions):
            if isinstance(term, (App, Predicate)) and term not in complete:
                twin = fixed.image(term)
                complete[term] = complete[twin] if isinstance(twin, Predicate) else evaluator.poly(twin)
            elif isinstance(term, Var) and term not in complete:
                complete[term] = term.lo if term.lo is not None else 0
    except (KeyError, NotDefined):
        return None
    return complete


class _Ladder:
    """``facts`` hold wherever the assertions do; ``goal`` are the assertions, rewritten by proved equalities."""

    def __init__(self, solver: Solver, assertions: tuple[Bool, ...], deadline: float) -> None:
        self.solver = solver
        self.goal = tuple(c for a in assertions for c in conjuncts(a))
        self.facts: list[Bool] = []
        self.deadline = deadline
        self.tried: set[tuple[object, ...]] = set()

    def _left(self) -> float:
        return self.deadline - time.monotonic()

    def _check(self, extra: Sequence[Bool], limit: float) -> Answer:
        return self.solver.check((*self.goal, *self.facts, *extra), min(limit, self._left())).answer

    def _prove(self, claim: Bool) -> bool:
        """Whether the claim follows; from the linear assertions alone, if that suffices (they are quick)."""
        denied = negation(claim)
        if is_linear(denied):
            linear = [g for g in (*self.goal, *self.facts) if is_linear(g)]
            if self.solver.check((*linear, denied), min(RUNG, self._left())).answer is Answer.UNSAT:
                return True
        return self._check((denied,), RUNG) is Answer.UNSAT

    def refutes(self) -> bool:
        while self._left() > 0:
            progress = self._positive_divisors()
            self._recompose()
            progress |= self._equal_digits()
            progress |= self._equal_terms((Div, Mod, Min, Ite, App))
            if not progress:
                if self._split():
                    return True
                # The variables themselves: loop values that must be equal, say.
                progress = self._equal_terms((Var,))
            if conjunction(*self.goal, *self.facts) is FALSE:
                return True
            if not progress:
                return False
            if self._check((), DIRECT) is Answer.UNSAT:
                return True
        return False

    def _atoms(self) -> list[Atom]:
        return [t for t in subterms(self.goal) if isinstance(t, Atom)]

    def _once(self, *key: object) -> bool:
        if key in self.tried:
            return False
        self.tried.add(key)
        return True

    def _positive_divisors(self) -> bool:
        progress = False
        for atom in self._atoms():
            if isinstance(atom, (Div, Mod)) and (atom.den.lo is None or atom.den.lo <= 0):
                claim = lt(ZERO, atom.den)
                if self._once("positive", atom.den) and self._prove(claim):
                    self.facts.append(claim)
                    progress = True
        return progress

    def _equal_terms(self, kinds: tuple[type[Atom], ...]) -> bool:
        """Identifies what is equal in both instances, operands before what is made of them."""
        progress = False
        other_side = _Counterpart()
        for atom in self._atoms():
            if not isinstance(atom, kinds) or not _of_first(atom):
                continue
            left = of_atom(atom)
            right = other_side.poly(left)
            present = {t for t in subterms(self.goal) if isinstance(t, Atom)}
            twin = _single(right)
            if twin is None or right is left or twin not in present or atom not in present:
                continue
            if self._once("equal", left, right, len(self.facts)) and self._prove(eq(left, right)):
                self.facts.append(eq(left, right))
                rewriting = Rewriting({twin: left})
                self.goal = tuple(c for g in self.goal for c in conjuncts(rewriting.bool(g)))
                progress = True
        return progress

    def _recompose(self) -> None:
        """States a = b * (a // b) + a % b for the remainders that occur: digits determine their number.

        Of nested divisions, which normalisation merges, this brings the middle digit back.
        """
        for atom in self._atoms():
            if isinstance(atom, Mod) and not atom.den.is_constant and self._once("recompose", atom):
                known_positive = atom.den.lo is not None and atom.den.lo > 0
                if known_positive or lt(ZERO, atom.den) in self.facts:
                    whole = eq(atom.num, atom.den * floordiv(atom.num, atom.den) + of_atom(atom))
                    self.goal = (*self.goal, *conjuncts(whole))

    def _equal_digits(self) -> bool:
        """Takes an equality q * s + r == 0 apart: if s > 0 and |r| < s, then q == 0 and r == 0 (theorem ``digits``)."""
        progress = False
        for part in self.goal:
            if not isinstance(part, Comparison) or part.operator != "==" or not _of_both(part):
                continue
            for stride in _strides(part.poly):
                quotient, rest = _digits(part.poly, stride)
                scale = of_atom(stride)
                claim = conjunction(lt(-scale, rest), lt(rest, scale), lt(ZERO, scale))
                if self._once("digits", part, stride, len(self.facts)) and self._prove(claim):
                    self.facts += [eq(quotient, ZERO), eq(rest, ZERO)]
                    progress = True
        return progress

    def _split(self) -> bool:
        """By the values of one divisor that has few."""
        for atom in self._atoms():
            if not isinstance(atom, (Div, Mod)):
                continue
            den = atom.den
            inner = _single(den)
            if inner is None or den.lo is None or den.hi is None:
                continue
            low = 1 if lt(ZERO, den) in self.facts else den.lo
            if not 1 <= low <= den.hi <= WIDEST_SPLIT:
                continue
            return all(self._case(inner, value) for value in range(low, den.hi + 1))
        return False

    def _case(self, atom: Atom, value: int) -> bool:
        """Whether the goal is impossible where the atom has this value."""
        rewriting = Rewriting({atom: const(value)})
        case = _Ladder(self.solver, (), self.deadline)
        case.goal = tuple(c for g in (*self.goal, *self.facts) for c in conjuncts(rewriting.bool(g)))
        case.facts = [eq(of_atom(atom), const(value))]
        if conjunction(*case.goal) is FALSE or case._check((), DIRECT) is Answer.UNSAT:
            return True
        return case.refutes()


def _strides(poly: Poly) -> list[Atom]:
    """Atoms, the same for both instances, that multiply something of an instance."""
    found: dict[Atom, None] = {}
    for monomial, _ in poly.terms:
        shared = [a for a in monomial if all(v.shared for v in a.variables)]
        if shared and len(shared) < len(monomial):
            found.update(dict.fromkeys(shared))
    return list(found)


def _digits(poly: Poly, stride: Atom) -> tuple[Poly, Poly]:
    """(q, r) with poly = q * stride + r, where r does not mention the stride as a factor."""
    quotient = rest = ZERO
    for monomial, coefficient in poly.terms:
        factors = list(monomial)
        if stride in factors:
            factors.remove(stride)
        product = const(coefficient)
        for atom in factors:
            product = product * of_atom(atom)
        if stride in monomial:
            quotient = quotient + product
        else:
            rest = rest + product
    return quotient, rest + poly.const


class _Counterpart(Substitution):
    """Renames the first instance's variables to the second's."""

    def __init__(self) -> None:
        super().__init__({})

    def touches(self, variables: frozenset[Var]) -> bool:
        return any(v.name.endswith(PRIME + "1") for v in variables)

    def of_variable(self, variable: Var) -> Poly:
        if not variable.name.endswith(PRIME + "1"):
            return of_atom(variable)
        return var(variable.name[:-1] + "2", variable.lo, variable.hi, shared=False)


def _of_both(term: Bool) -> bool:
    """Whether the term speaks of both instances."""
    return all(any(v.name.endswith(PRIME + side) for v in term.variables) for side in "12")


def _of_first(atom: Atom) -> bool:
    return any(v.name.endswith(PRIME + "1") for v in atom.variables)


def _single(poly: Poly) -> Atom | None:
    """The atom that the polynomial is, if it is one."""
    if poly.const or len(poly.terms) != 1 or poly.terms[0][1] != 1 or len(poly.terms[0][0]) != 1:
        return None
    return poly.terms[0][0][0]
