"""Normal forms keep their meaning: every term built is compared with plain Python arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tileproof.verifier import terms
from tileproof.verifier.evaluate import Evaluator
from tileproof.verifier.rewriting import Rewriting, Substitution, is_linear, subterms
from tileproof.verifier.solver import Answer, Solver
from tileproof.verifier.terms import Bool, Poly, as_var, conjunction, const, eq, le, negation, var


def quietly(examples: int) -> settings:
    """Deep terms take long to draw on a busy machine; that is no finding."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])


pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

Environment = dict[str, int]
RANGES = {"a": (-20, 20), "b": (0, 9), "c": (1, 7), "d": (-3, 300)}


@dataclass(frozen=True)
class Integer:
    """A term and what it should be worth."""

    term: Poly
    value: Callable[[Environment], int]


@dataclass(frozen=True)
class Truth:
    term: Bool
    value: Callable[[Environment], bool]


def variable(name: str) -> Poly:
    return var(name, *RANGES[name], shared=True)


leaves = st.sampled_from(sorted(RANGES)).map(lambda n: Integer(variable(n), lambda e: e[n])) | st.integers(-40, 40).map(
    lambda c: Integer(const(c), lambda e: c)
)
divisors = st.integers(1, 40).map(lambda c: Integer(const(c), lambda e: c)) | st.just(
    Integer(variable("c"), lambda e: e["c"])
)


def _sum(x: Integer, y: Integer) -> Integer:
    return Integer(x.term + y.term, lambda e: x.value(e) + y.value(e))


def _difference(x: Integer, y: Integer) -> Integer:
    return Integer(x.term - y.term, lambda e: x.value(e) - y.value(e))


def _product(x: Integer, y: Integer) -> Integer:
    return Integer(x.term * y.term, lambda e: x.value(e) * y.value(e))


def _quotient(x: Integer, y: Integer) -> Integer:
    return Integer(terms.floordiv(x.term, y.term), lambda e: x.value(e) // y.value(e))


def _remainder(x: Integer, y: Integer) -> Integer:
    return Integer(terms.modulo(x.term, y.term), lambda e: x.value(e) % y.value(e))


def _ceiling(x: Integer, y: Integer) -> Integer:
    return Integer(terms.ceildiv(x.term, y.term), lambda e: -(-x.value(e) // y.value(e)))


def _minimum(x: Integer, y: Integer) -> Integer:
    return Integer(terms.minimum(x.term, y.term), lambda e: min(x.value(e), y.value(e)))


def _maximum(x: Integer, y: Integer) -> Integer:
    return Integer(terms.maximum(x.term, y.term), lambda e: max(x.value(e), y.value(e)))


def _wrapped(x: Integer) -> Integer:
    return Integer(terms.wrap(x.term, 8), lambda e: (x.value(e) + 128) % 256 - 128)


def comparisons(integers: st.SearchStrategy[Integer]) -> st.SearchStrategy[Truth]:
    def at_most(x: Integer, y: Integer) -> Truth:
        return Truth(le(x.term, y.term), lambda e: x.value(e) <= y.value(e))

    def equal(x: Integer, y: Integer) -> Truth:
        return Truth(eq(x.term, y.term), lambda e: x.value(e) == y.value(e))

    def both(p: Truth, q: Truth) -> Truth:
        return Truth(conjunction(p.term, q.term), lambda e: p.value(e) and q.value(e))

    def not_(p: Truth) -> Truth:
        return Truth(negation(p.term), lambda e: not p.value(e))

    simple = st.builds(at_most, integers, integers) | st.builds(equal, integers, integers)
    return st.recursive(simple, lambda t: st.builds(both, t, t) | st.builds(not_, t), max_leaves=4)


def _extend(t: st.SearchStrategy[Integer]) -> st.SearchStrategy[Integer]:
    def chosen(p: Truth, x: Integer, y: Integer) -> Integer:
        return Integer(terms.ite(p.term, x.term, y.term), lambda e: x.value(e) if p.value(e) else y.value(e))

    binary = [st.builds(f, t, t) for f in (_sum, _difference, _product, _minimum, _maximum)]
    division = [st.builds(f, t, divisors) for f in (_quotient, _remainder, _ceiling)]
    return st.one_of(*binary, *division, st.builds(_wrapped, t), st.builds(chosen, comparisons(t), t, t))


integers = st.recursive(leaves, _extend, max_leaves=10)
environments = st.fixed_dictionaries({n: st.integers(lo, hi) for n, (lo, hi) in RANGES.items()})


def evaluator(environment: Environment) -> Evaluator:
    return Evaluator({as_var(variable(n)): v for n, v in environment.items()})


@quietly(600)
@given(integers, environments)
def test_integer_terms_are_worth_what_python_says_and_lie_in_their_interval(x: Integer, e: Environment) -> None:
    value = x.value(e)
    assert evaluator(e).poly(x.term) == value
    assert x.term.lo is None or x.term.lo <= value
    assert x.term.hi is None or value <= x.term.hi


@quietly(400)
@given(comparisons(integers), environments)
def test_boolean_terms_and_their_negations(p: Truth, e: Environment) -> None:
    assert evaluator(e).bool(p.term) == p.value(e)
    assert evaluator(e).bool(negation(p.term)) == (not p.value(e))


@quietly(300)
@given(comparisons(integers), integers, environments)
def test_substitution_is_evaluation_of_the_replaced_variable(p: Truth, x: Integer, e: Environment) -> None:
    value = x.value(e)
    lo, hi = RANGES["a"]
    if lo <= value <= hi:
        replaced = Substitution({as_var(variable("a")): x.term}).bool(p.term)
        assert evaluator(e).bool(replaced) == p.value({**e, "a": value})


@quietly(200)
@given(comparisons(integers), environments)
def test_rewriting_an_atom_by_its_value_changes_nothing(p: Truth, e: Environment) -> None:
    for atom in [t for t in subterms([p.term]) if isinstance(t, terms.Atom)][:3]:
        value = evaluator(e).poly(terms.of_atom(atom))
        assert evaluator(e).bool(Rewriting({atom: const(value)}).bool(p.term)) == p.value(e)


def test_the_solver_agrees_with_exact_evaluation() -> None:
    """With every variable fixed, the solver finds a term satisfiable exactly where evaluation finds it true."""
    with Solver() as solver:

        @quietly(150)
        @given(comparisons(integers), environments)
        def check(p: Truth, e: Environment) -> None:
            fixed = [eq(variable(n), const(v)) for n, v in e.items()]
            expected = Answer.SAT if p.value(e) else Answer.UNSAT
            assert solver.check((p.term, *fixed), 10.0).answer is expected

        check()


A, B, C = variable("a"), variable("b"), variable("c")
BLOCK, N = var("block", 0, 2**23, shared=False), var("n", 0, 2**31 - 1, shared=True)


@pytest.mark.parametrize(
    ("term", "normal"),
    [
        pytest.param(terms.floordiv(A * 6 + 4, const(2)), A * 3 + 2, id="exact multiple leaves the division"),
        pytest.param(terms.floordiv(terms.floordiv(A, const(3)), const(5)), terms.floordiv(A, const(15)), id="nested"),
        pytest.param(terms.floordiv(C * B * 8 + B, C * 8), B + terms.floordiv(B, C * 8), id="symbolic multiple"),
        pytest.param(terms.modulo(A * 12 + 5, const(4)), const(1), id="remainder of a multiple"),
        pytest.param(terms.modulo(B, const(10)), B, id="already smaller than the divisor"),
        pytest.param(terms.minimum(B, const(9)), B, id="minimum decided by intervals"),
        pytest.param(terms.wrap(BLOCK * 255, 32), BLOCK * 255, id="no wrap within the type"),
        pytest.param(terms.ceildiv(N, const(256)), terms.floordiv(N + 255, const(256)), id="ceiling"),
    ],
)
def test_normal_forms(term: Poly, normal: Poly) -> None:
    assert term is normal


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        pytest.param(conjunction(le(A, B), le(B + 1, A)), terms.FALSE, id="opposite bounds"),
        pytest.param(conjunction(eq(A, B), negation(eq(A, B))), terms.FALSE, id="a literal and its negation"),
        pytest.param(eq(A * 2, const(3)), terms.FALSE, id="parity"),
        pytest.param(le(B, const(9)), terms.TRUE, id="interval"),
        pytest.param(eq(terms.ite(le(A, B), const(1), const(0)), const(1)), le(A, B), id="a test of a test"),
    ],
)
def test_folding(term: Bool, expected: Bool) -> None:
    assert term is expected


def test_linearity() -> None:
    assert is_linear(le(A + B * 3, terms.floordiv(A, const(4))))
    assert not is_linear(le(A * B, C))
    assert not is_linear(le(terms.floordiv(A, C), B))
