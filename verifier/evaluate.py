"""Exact evaluation of terms with numbers: the check of a solver's model, independent of the solver."""

from __future__ import annotations

from collections.abc import Mapping

from tileproof.verifier.terms import (
    App,
    Atom,
    Bool,
    Comparison,
    Constant,
    Div,
    Ite,
    Junction,
    Min,
    Mod,
    Poly,
    Predicate,
    Var,
)

Model = Mapping[Atom | Predicate, int | bool]
"""Values of variables, applications and predicates; a predicate's own entry already includes its negation."""


class NotDefined(Exception):
    """The term has no value under this model: a division by a number that is not positive, or a missing value."""


class Evaluator:
    """Evaluates terms under one model, checking that values lie in their declared ranges."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._values: dict[Atom, int] = {}
        self._truths: dict[Junction, bool] = {}

    def poly(self, term: Poly) -> int:
        total = term.const
        for monomial, coefficient in term.terms:
            product = coefficient
            for atom in monomial:
                product *= self._atom(atom)
            total += product
        return total

    def _atom(self, atom: Atom) -> int:
        value = self._values.get(atom)
        if value is None:
            value = self._values[atom] = self._compute(atom)
        return value

    def _compute(self, atom: Atom) -> int:
        if isinstance(atom, (Var, App)):
            if atom not in self.model:
                raise NotDefined(f"no value for {atom!r}")
            value = int(self.model[atom])
            if (atom.lo is not None and value < atom.lo) or (atom.hi is not None and value > atom.hi):
                raise NotDefined(f"{atom!r} = {value} is outside its range")
            return value
        if isinstance(atom, (Div, Mod)):
            num, den = self.poly(atom.num), self.poly(atom.den)
            if den <= 0:
                raise NotDefined(f"{atom!r} divides by {den}")
            return num // den if isinstance(atom, Div) else num % den
        if isinstance(atom, Min):
            return min(self.poly(atom.left), self.poly(atom.right))
        assert isinstance(atom, Ite)
        return self.poly(atom.then if self.bool(atom.condition) else atom.other)

    def bool(self, term: Bool) -> bool:
        if isinstance(term, Constant):
            return term.truth
        if isinstance(term, Comparison):
            value = self.poly(term.poly)
            return {"<=": value <= 0, "==": value == 0, "!=": value != 0}[term.operator]
        if isinstance(term, Predicate):
            if term not in self.model:
                raise NotDefined(f"no value for {term!r}")
            return bool(self.model[term])
        assert isinstance(term, Junction)
        truth = self._truths.get(term)
        if truth is None:
            every = all if term.operator == "and" else any
            truth = self._truths[term] = every(self.bool(p) for p in term.parts)
        return truth
