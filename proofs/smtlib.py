"""Problems as SMT-LIB 2.6 text in a standard logic, readable by any solver.

The solvers are given this text and nothing else, so what is exported is what
was proved.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

import z3

from .theorem import Problem

WIDTH = 110


def smtlib(problem: Problem) -> str:
    """``problem`` as a script that ends in ``(check-sat)``; the answer it must get stands in its heading."""
    formulas = [formula for _, formula in problem.assertions]
    lines = [
        *textwrap.wrap(problem.name, WIDTH, initial_indent="; "),
        *textwrap.wrap(problem.statement, WIDTH, initial_indent="; ", subsequent_indent="; "),
        f"; A {problem.kind.value}: the answer must be {problem.kind.expected}.",
        f"(set-logic {logic(formulas)})",
        *declarations(formulas),
    ]
    for label, formula in problem.assertions:
        lines += [f"; {label}", "(assert", textwrap.indent(formula.sexpr(), " ") + ")"]
    return "\n".join([*lines, "(check-sat)"]) + "\n"


def subterms(formulas: Iterable[z3.ExprRef]) -> Iterator[z3.ExprRef]:
    """Every term and formula inside ``formulas``, once each, in order of first appearance."""
    seen: set[int] = set()
    pending = list(formulas)[::-1]
    while pending:
        term = pending.pop()
        if term.get_id() in seen:
            continue
        seen.add(term.get_id())
        yield term
        pending += ([term.body()] if z3.is_quantifier(term) else term.children())[::-1]


def declarations(formulas: Iterable[z3.ExprRef]) -> list[str]:
    """Declarations of the uninterpreted sorts and functions that occur, sorts first."""
    sorts: dict[str, str] = {}
    functions: dict[str, str] = {}

    def note(sort: z3.SortRef) -> None:
        if sort.kind() == z3.Z3_UNINTERPRETED_SORT:
            sorts[sort.sexpr()] = f"(declare-sort {sort.sexpr()} 0)"

    for term in subterms(formulas):
        if z3.is_quantifier(term):
            for position in range(term.num_vars()):
                note(term.var_sort(position))
        elif z3.is_app(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            declaration = term.decl()
            for position in range(declaration.arity()):
                note(declaration.domain(position))
            note(declaration.range())
            functions[declaration.name()] = declaration.sexpr().strip()
    return [*sorts.values(), *functions.values()]


def logic(formulas: Iterable[z3.ExprRef]) -> str:
    """The SMT-LIB name of the smallest logic that admits ``formulas``."""
    quantified = uninterpreted = integers = nonlinear = bits = floats = False
    for term in subterms(formulas):
        quantified |= z3.is_quantifier(term)
        if not z3.is_app(term):
            continue
        uninterpreted |= term.decl().kind() == z3.Z3_OP_UNINTERPRETED and term.decl().arity() > 0
        uninterpreted |= term.sort().kind() == z3.Z3_UNINTERPRETED_SORT
        integers |= z3.is_int(term)
        bits |= z3.is_bv(term)
        floats |= z3.is_fp(term)
        if z3.is_mul(term):
            nonlinear |= sum(not z3.is_int_value(factor) for factor in term.children()) > 1
        elif z3.is_idiv(term) or z3.is_mod(term):
            nonlinear |= not z3.is_int_value(term.arg(1))
    arithmetic = ("NIA" if nonlinear else "LIA") if integers else ""
    theories = ("UF" if uninterpreted else "") + ("BV" if bits else "") + ("FP" if floats else "") + arithmetic
    return ("" if quantified else "QF_") + (theories or "UF")
