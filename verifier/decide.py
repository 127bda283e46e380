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
from tileproof.verifier.evaluate import Model
from tileproof.verifier.solver import Answer, Result, Solver
from tileproof.verifier.terms import (
    FALSE,
    ZERO,
    App,
    Atom,
    Bool,
    Div,
    Ite,
    Min,
    Mod,
    Poly,
    Rewriting,
    Substitution,
    Var,
    conjunction,
    conjuncts,
    const,
    eq,
    lt,
    negation,
    of_atom,
    subterms,
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
    ladder = _Ladder(solver, tuple(assertions), started + limit)
    if ladder.refutes():
        return decision(Result(Answer.UNSAT), "ladder")
    last = solver.check(assertions, started + limit - time.monotonic())
    return decision(last, "direct")


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
        return self._check((negation(claim),), RUNG) is Answer.UNSAT

    def refutes(self) -> bool:
        while self._left() > 0:
            progress = self._positive_divisors()
            progress |= self._equal_terms()
            if conjunction(*self.goal, *self.facts) is FALSE:
                return True
            if progress and self._check((), DIRECT) is Answer.UNSAT:
                return True
            if not progress:
                return self._split()
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

    def _equal_terms(self) -> bool:
        """Identifies what is equal in both instances, operands before what is made of them."""
        progress = False
        other_side = _Counterpart()
        for atom in self._atoms():
            if not isinstance(atom, (Div, Mod, Min, Ite, App, Var)) or not _of_first(atom):
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


def _of_first(atom: Atom) -> bool:
    return any(v.name.endswith(PRIME + "1") for v in atom.variables)


def _single(poly: Poly) -> Atom | None:
    """The atom that the polynomial is, if it is one."""
    if poly.const or len(poly.terms) != 1 or poly.terms[0][1] != 1 or len(poly.terms[0][0]) != 1:
        return None
    return poly.terms[0][0][0]


