"""Terms as SMT-LIB 2 text.

The text is the problem: it is what the solvers read and what certificates hash.
Names are numbered in order of first use, so equal problems give equal texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tileproof.verifier.rewriting import subterms
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


@dataclass(frozen=True, slots=True)
class Problem:
    """``text``: declarations and assertions, without check-sat; ``names``: of the terms a model gives values to."""

    text: str
    names: dict[str, Atom | Predicate]


def problem(assertions: Sequence[Bool]) -> Problem:
    """The problem of satisfying all ``assertions``, with the bounds of variables and applications."""
    return _Writer(assertions).write()


def _number(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


class _Writer:
    def __init__(self, assertions: Sequence[Bool]) -> None:
        self.assertions = assertions
        self.symbol: dict[Atom | Predicate, str] = {}
        self.functions: dict[tuple[str, int, str], str] = {}
        self.junctions: dict[Junction, str] = {}  # shared, so that the text grows with the term, not its unfolding
        self.names: dict[str, Atom | Predicate] = {}
        self.lines: list[str] = []

    def write(self) -> Problem:
        for term in subterms(self.assertions):
            self._define(term)
        for assertion in self.assertions:
            self.lines.append(f"(assert {self._bool(assertion)})")
        return Problem("\n".join(self.lines) + "\n", self.names)

    def _define(self, term: Atom | Predicate) -> None:
        if isinstance(term, Predicate):
            self._define_predicate(term)
            return
        name = f"{_letters(term)}{len(self.symbol)}"
        self.symbol[term] = name
        if isinstance(term, Var):
            self.lines.append(f"(declare-const {name} Int) ; {term.name}")
            self._bounds(term, name)
            self.names[name] = term
        elif isinstance(term, App):
            call = self._call(term.function, term.args, "Int")
            self.lines.append(f"(declare-const {name} Int)")
            self.lines.append(f"(assert (= {name} {call}))")
            self._bounds(term, name)
            self.names[name] = term
        else:
            self.lines.append(f"(define-fun {name} () Int {self._derived(term)})")

    def _define_predicate(self, term: Predicate) -> None:
        # A predicate and its negation share one name.
        call = self._call(term.function, term.args, "Bool")
        name = f"p{len(self.symbol)}"
        self.symbol[term] = name
        self.lines.append(f"(declare-const {name} Bool)")
        self.lines.append(f"(assert (= {name} {f'(not {call})' if term.negated else call}))")
        self.names[name] = term

    def _bounds(self, atom: Atom, name: str) -> None:
        if atom.lo is not None:
            self.lines.append(f"(assert (<= {_number(atom.lo)} {name}))")
        if atom.hi is not None:
            self.lines.append(f"(assert (<= {name} {_number(atom.hi)}))")

    def _call(self, function: str, args: tuple[Poly, ...], sort: str) -> str:
        key = (function, len(args), sort)
        name = self.functions.get(key)
        if name is None:
            name = self.functions[key] = f"f{len(self.functions)}"
            self.lines.append(f"(declare-fun {name} ({' '.join(['Int'] * len(args))}) {sort}) ; {function}")
        return f"({name} {' '.join(map(self._poly, args))})" if args else name

    def _derived(self, atom: Atom) -> str:
        if isinstance(atom, Div):
            return f"(div {self._poly(atom.num)} {self._poly(atom.den)})"
        if isinstance(atom, Mod):
            return f"(mod {self._poly(atom.num)} {self._poly(atom.den)})"
        if isinstance(atom, Min):
            left, right = self._poly(atom.left), self._poly(atom.right)
            return f"(ite (<= {left} {right}) {left} {right})"
        assert isinstance(atom, Ite)
        return f"(ite {self._bool(atom.condition)} {self._poly(atom.then)} {self._poly(atom.other)})"

    def _poly(self, poly: Poly) -> str:
        parts = []
        for monomial, coefficient in poly.terms:
            factors = [self.symbol[a] for a in monomial]
            if coefficient != 1:
                factors.insert(0, _number(coefficient))
            parts.append(factors[0] if len(factors) == 1 else f"(* {' '.join(factors)})")
        if poly.const or not parts:
            parts.append(_number(poly.const))
        return parts[0] if len(parts) == 1 else f"(+ {' '.join(parts)})"

    def _bool(self, term: Bool) -> str:
        if isinstance(term, Constant):
            return "true" if term.truth else "false"
        if isinstance(term, Comparison):
            left = self._poly(term.poly)
            if term.operator == "!=":
                return f"(not (= {left} 0))"
            return f"({'=' if term.operator == '==' else term.operator} {left} 0)"
        if isinstance(term, Predicate):
            return self.symbol[term]
        assert isinstance(term, Junction)
        name = self.junctions.get(term)
        if name is None:
            text = f"({term.operator} {' '.join(map(self._bool, term.parts))})"
            name = self.junctions[term] = f"b{len(self.junctions)}"
            self.lines.append(f"(define-fun {name} () Bool {text})")
        return name


def _letters(term: Atom) -> str:
    return {Var: "v", App: "a", Div: "q", Mod: "r", Min: "m", Ite: "s"}[type(term)]
