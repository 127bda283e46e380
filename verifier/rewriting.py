"""Operations on whole terms: substitution, rewriting of atoms, sub-terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tileproof.verifier.terms import (
    App,
    Atom,
    Bool,
    Comparison,
    Div,
    Ite,
    Junction,
    Min,
    Mod,
    Poly,
    Predicate,
    Var,
    app,
    conjunction,
    const,
    disjunction,
    eq0,
    floordiv,
    ite,
    le0,
    minimum,
    modulo,
    negation,
    of_atom,
    predicate,
)


class Substitution:
    """Replaces variables by polynomials, normalising again; remembers what it has done."""

    def __init__(self, mapping: Mapping[Var, Poly]) -> None:
        self.mapping = mapping
        self._domain = frozenset(mapping)
        self._polys: dict[Poly, Poly] = {}
        self._bools: dict[Bool, Bool] = {}

    def touches(self, variables: frozenset[Var]) -> bool:
        return not self._domain.isdisjoint(variables)

    def of_variable(self, variable: Var) -> Poly:
        return self.mapping.get(variable) or of_atom(variable)

    def poly(self, term: Poly) -> Poly:
        if not self.touches(term.variables):
            return term
        done = self._polys.get(term)
        if done is None:
            done = const(term.const)
            for monomial, coefficient in term.terms:
                product = const(coefficient)
                for atom in monomial:
                    product = product * self._atom(atom)
                done = done + product
            self._polys[term] = done
        return done

    def _atom(self, atom: Atom) -> Poly:
        return self.of_variable(atom) if isinstance(atom, Var) else self._rebuilt(atom)

    def _rebuilt(self, atom: Atom) -> Poly:
        if isinstance(atom, App):
            return app(atom.function, map(self.poly, atom.args), atom.lo, atom.hi, exact=atom.exact)
        if isinstance(atom, Div):
            return floordiv(self.poly(atom.num), self.poly(atom.den))
        if isinstance(atom, Mod):
            return modulo(self.poly(atom.num), self.poly(atom.den))
        if isinstance(atom, Min):
            return minimum(self.poly(atom.left), self.poly(atom.right))
        assert isinstance(atom, Ite)
        return ite(self.bool(atom.condition), self.poly(atom.then), self.poly(atom.other))

    def bool(self, term: Bool) -> Bool:
        if not self.touches(term.variables):
            return term
        done = self._bools.get(term)
        if done is None:
            done = self._bool(term)
            self._bools[term] = done
        return done

    def _bool(self, term: Bool) -> Bool:
        if isinstance(term, Comparison):
            poly = self.poly(term.poly)
            if term.operator == "<=":
                return le0(poly)
            return eq0(poly) if term.operator == "==" else negation(eq0(poly))
        if isinstance(term, Predicate):
            done = predicate(term.function, map(self.poly, term.args), exact=term.exact)
            return negation(done) if term.negated else done
        assert isinstance(term, Junction)
        parts = map(self.bool, term.parts)
        return conjunction(*parts) if term.operator == "and" else disjunction(*parts)

    def image(self, term: App | Predicate) -> Poly | Predicate:
        """What an application or predicate becomes."""
        if isinstance(term, Predicate):
            renamed = self.bool(term)
            assert isinstance(renamed, Predicate)
            return renamed
        return self._atom(term)


class Rewriting(Substitution):
    """Replaces atoms of any kind by polynomials, outermost first."""

    def __init__(self, atoms: Mapping[Atom, Poly]) -> None:
        super().__init__({})
        self.atoms = atoms
        self._domain = frozenset().union(*(a.variables for a in atoms))

    def _atom(self, atom: Atom) -> Poly:
        replaced = self.atoms.get(atom)
        if replaced is not None:
            return replaced
        return of_atom(atom) if isinstance(atom, Var) else self._rebuilt(atom)


def polynomials(root: Bool) -> list[Poly]:
    """All polynomials in a term, those inside atoms too."""
    found: dict[Poly, None] = {}
    stack: list[Any] = [root]
    seen: set[Any] = set()
    while stack:
        term = stack.pop()
        if term in seen:
            continue
        seen.add(term)
        if isinstance(term, Poly):
            found[term] = None
        stack.extend(_children(term))
    return list(found)


def is_linear(term: Bool) -> bool:
    """Whether no product of atoms occurs, and divisors are constant."""
    if any(isinstance(atom, (Div, Mod)) and not atom.den.is_constant for atom in subterms([term])):
        return False
    return all(len(monomial) == 1 for poly in polynomials(term) for monomial, _ in poly.terms)


def subterms(roots: Iterable[Bool | Poly]) -> list[Atom | Predicate]:
    """All atoms and predicates below the roots, operands before what uses them."""
    found: dict[Atom | Predicate, None] = {}
    seen: set[Any] = set()
    stack: list[tuple[Any, bool]] = [(r, False) for r in reversed(list(roots))]
    while stack:
        term, expanded = stack.pop()
        if expanded:
            found[term] = None
            continue
        if term in seen:
            continue
        seen.add(term)
        if isinstance(term, (Atom, Predicate)):
            stack.append((term, True))
        stack.extend((child, False) for child in reversed(_children(term)))
    return list(found)


def _children(term: Any) -> list[Any]:
    if isinstance(term, Poly):
        return [a for m, _ in term.terms for a in m]
    if isinstance(term, Comparison):
        return [term.poly]
    if isinstance(term, Junction):
        return list(term.parts)
    if isinstance(term, (App, Predicate)):
        return list(term.args)
    if isinstance(term, (Div, Mod)):
        return [term.num, term.den]
    if isinstance(term, Min):
        return [term.left, term.right]
    if isinstance(term, Ite):
        return [term.condition, term.then, term.other]
    return []
