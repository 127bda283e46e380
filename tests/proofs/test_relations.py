"""The two readings of relations agree, and induction along paths proves closures only."""

import random
from collections.abc import Callable
from itertools import product

import pytest
import z3

from tileproof.proofs.finite import Matrix
from tileproof.proofs.prove import solve
from tileproof.proofs.relations import Closure, PathInduction, Relation, Symbolic, Uninterpreted
from tileproof.proofs.solvers import Answer
from tileproof.proofs.theorem import Solver

SIZE = 3
UNIVERSE, EVENTS = z3.EnumSort("Universe", [f"e{i}" for i in range(SIZE)])
SYMBOLS = Uninterpreted(UNIVERSE)

OPERATORS: dict[str, Callable[[Relation, Relation], Relation]] = {
    "union": lambda r, s: r | s,
    "intersection": lambda r, s: r & s,
    "difference": lambda r, s: r - s,
    "sequence": lambda r, s: r >> s,
    "sequences in sequence": lambda r, s: (r >> s) >> (s >> r) >> r,
    "inverse": lambda r, s: ~r,
    "option": lambda r, s: r.opt() >> s.opt(),
}
PROPERTIES: dict[str, Callable[[Relation, Relation], z3.BoolRef]] = {
    "within": lambda r, s: r.within(s),
    "irreflexive": lambda r, s: (r & s).irreflexive(),
    "empty": lambda r, s: (r & s).empty(),
    "symmetric": lambda r, s: (r | s).symmetric(),
    "transitive": lambda r, s: (r | s).transitive(),
}


def random_relations(seed: int) -> tuple[Matrix, Matrix, z3.Solver]:
    """Two relations, and a solver that knows the symbols r and s to be these."""
    rng = random.Random(seed)
    r, s = (Matrix.build(SIZE, lambda i, j: rng.random() < 0.4) for _ in range(2))
    solver = z3.Solver()
    for name, matrix in (("r", r), ("s", s)):
        symbol = SYMBOLS.relation(name)
        solver.add([symbol(EVENTS[i], EVENTS[j]) == matrix(i, j) for i, j in matrix.pairs()])
    return r, s, solver


def holds(solver: z3.Solver, formula: z3.BoolRef) -> bool:
    positive, negative = solver.check(formula), solver.check(z3.Not(formula))
    assert sorted(map(str, (positive, negative))) == ["sat", "unsat"]
    return bool(positive == z3.sat)


@pytest.mark.parametrize("operator", OPERATORS.values(), ids=OPERATORS)
def test_operators(operator: Callable[[Relation, Relation], Relation]) -> None:
    for seed in range(3):
        r, s, solver = random_relations(seed)
        matrix = operator(r, s)
        formula = operator(SYMBOLS.relation("r"), SYMBOLS.relation("s"))
        for i, j in product(range(SIZE), repeat=2):
            assert holds(solver, formula(EVENTS[i], EVENTS[j])) == matrix(i, j), (seed, i, j)


@pytest.mark.parametrize("property", PROPERTIES.values(), ids=PROPERTIES)
def test_properties(property: Callable[[Relation, Relation], z3.BoolRef]) -> None:
    values = set()
    for seed in range(12):
        r, s, solver = random_relations(seed)
        expected = z3.is_true(property(r, s))
        assert holds(solver, property(SYMBOLS.relation("r"), SYMBOLS.relation("s"))) == expected, seed
        values.add(expected)
    assert values == {False, True}


def test_a_matrix_closure_is_what_paths_reach() -> None:
    edges = {(0, 1), (1, 2), (2, 3), (3, 4), (4, 2)}
    closure = Matrix.build(5, lambda i, j: (i, j) in edges).closure()
    later = {0: {1, 2, 3, 4}, 1: {2, 3, 4}, 2: {2, 3, 4}, 3: {2, 3, 4}, 4: {2, 3, 4}}
    assert {(i, j) for i, j in closure.pairs() if closure(i, j)} == {(i, j) for i in later for j in later[i]}


@pytest.mark.parametrize("transitive", [True, False])
@pytest.mark.parametrize("solver", list(Solver), ids=lambda solver: solver.value)
def test_a_closure_lies_in_a_relation_around_its_steps_only_if_that_is_transitive(
    transitive: bool, solver: Solver
) -> None:
    symbols = Uninterpreted(z3.DeclareSort("Node"))
    step, around = symbols.relation("step"), symbols.relation("around")
    assumed = {"steps": step.within(around)} | ({"transitive": around.transitive()} if transitive else {})
    lemma = PathInduction("inside", "", Closure("closure", step), around, assumed)
    base, longer = (result.reply.answer for result in solve(lemma.problems, solver, timeout=5))
    assert base is Answer.UNSAT
    assert (longer is Answer.UNSAT) == transitive


def test_sequences_do_not_capture_the_terms_they_are_applied_to() -> None:
    """A term named like the constant that a sequence quantifies over stays free."""
    symbols = Uninterpreted(z3.DeclareSort("Node"))
    sequence: Symbolic = symbols.relation("r") >> symbols.relation("s")
    x, via = z3.Consts("x via0", symbols.sort)
    solver = z3.Solver()
    solver.add(sequence(via, via), z3.Not(z3.substitute(sequence(x, x), (x, via))))
    assert solver.check() == z3.unsat
