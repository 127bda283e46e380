"""Problems as SMT-LIB 2.6 text in a standard logic, readable by any solver.

The solvers are given this text and nothing else, so what is exported is what
was proved.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from functools import cache

import z3

from .theorem import Problem

WIDTH = 110
# Beyond this many characters indentation no longer helps a reader, and makes half of a file.
READABLE = 4000
PROPOSITIONAL = {z3.Z3_OP_AND, z3.Z3_OP_OR, z3.Z3_OP_NOT, z3.Z3_OP_IMPLIES, z3.Z3_OP_TRUE, z3.Z3_OP_FALSE}


@cache  # of problem objects: theorems share lemmas, and texts are wanted for proving and exporting
def smtlib(problem: Problem) -> str:
    """``problem`` as a script that ends in ``(check-sat)``; the answer it must get stands in its heading."""
    signature = Signature(formula for _, formula in problem.assertions)
    lines = [
        *textwrap.wrap(problem.name, WIDTH, initial_indent="; "),
        *textwrap.wrap(problem.statement, WIDTH, initial_indent="; ", subsequent_indent="; "),
        f"; A {problem.kind.value}: the answer must be {problem.kind.expected}.",
        f"(set-logic {signature.logic()})",
        *signature.declarations(),
    ]
    for label, formula in problem.assertions:
        lines += [f"; {label}", "(assert", textwrap.indent(laid_out(formula), " ") + ")"]
    return "\n".join([*lines, "(check-sat)"]) + "\n"


def laid_out(formula: z3.BoolRef) -> str:
    text: str = formula.sexpr()
    if len(text) <= READABLE:
        return text
    return textwrap.fill(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False)


class Signature:
    """What formulas are made of: uninterpreted sorts and functions, in order of appearance, and theories."""

    def __init__(self, formulas: Iterable[z3.ExprRef]) -> None:
        self._sorts: dict[str, str] = {}
        self._functions: dict[str, str] = {}
        self._quantified = self._uninterpreted = self._nonlinear = False
        self._kinds: set[int] = set()  # of the sorts of terms
        seen: set[int] = set()
        pending = list(formulas)[::-1]
        while pending:
            term = pending.pop()
            if term.get_id() in seen:
                continue
            seen.add(term.get_id())
            if z3.is_quantifier(term):
                self._quantified = True
                for position in range(term.num_vars()):
                    self._note_sort(term.var_sort(position))
                pending.append(term.body())
            elif z3.is_app(term):
                children = term.children()
                self._note_application(term, children)
                pending += children[::-1]

    def _note_application(self, term: z3.ExprRef, children: list[z3.ExprRef]) -> None:
        declaration = term.decl()
        kind = declaration.kind()
        if kind in PROPOSITIONAL:
            return
        self._kinds.add(term.sort_kind())
        if kind == z3.Z3_OP_MUL:
            self._nonlinear |= sum(not z3.is_int_value(factor) for factor in children) > 1
        elif kind in (z3.Z3_OP_IDIV, z3.Z3_OP_MOD):
            self._nonlinear |= not z3.is_int_value(children[1])
        elif kind == z3.Z3_OP_UNINTERPRETED and declaration.name() not in self._functions:
            self._uninterpreted |= bool(children)
            for position in range(declaration.arity()):
                self._note_sort(declaration.domain(position))
            self._note_sort(declaration.range())
            self._functions[declaration.name()] = declaration.sexpr().strip()

    def _note_sort(self, sort: z3.SortRef) -> None:
        self._kinds.add(sort.kind())
        if sort.kind() == z3.Z3_UNINTERPRETED_SORT:
            self._uninterpreted = True
            self._sorts[sort.name()] = f"(declare-sort {sort.sexpr()} 0)"

    def declarations(self) -> list[str]:
        return [*self._sorts.values(), *self._functions.values()]

    def logic(self) -> str:
        """The SMT-LIB name of the smallest logic that admits the formulas."""
        theories = "UF" if self._uninterpreted else ""
        theories += "BV" if z3.Z3_BV_SORT in self._kinds else ""
        theories += "FP" if z3.Z3_FLOATING_POINT_SORT in self._kinds else ""
        if z3.Z3_INT_SORT in self._kinds:
            theories += "NIA" if self._nonlinear else "LIA"
        return ("" if self._quantified else "QF_") + (theories or "UF")
