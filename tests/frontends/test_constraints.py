"""What the compiler may assume follows from the contract, and nothing more does.

Expected values: by hand for the tables; for injectivity brute force over small
sizes, so that nothing is called injective that is not.
"""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tileproof.declaration import Array, Options, Slot, build_contracts
from tileproof.expressions import evaluate, names, parse_expression
from tileproof.ir.frontends.constraints import array_assumptions
from tileproof.ir.frontends.polynomial import constant, polynomial


def assumptions(array, requires=(), alias=(), **more):
    given = {"x": array, "s": "i32", "TILE": 64} | more
    slots = [Slot(name, constant=name.isupper()) for name in given]
    (contract,) = build_contracts(slots, given, Options(requires=requires, alias=alias))
    (parameter,) = (p for p in contract.parameters if p.name == "x")
    return array_assumptions(contract, parameter)


STATIC = {
    "f32[n]": ((None,), (1,)),
    "f32[m, n]": ((None, None), (None, 1)),
    "f32[m, 64]": ((None, 64), (64, 1)),
    "f32[8, m, TILE]": ((8, None, 64), (None, 64, 1)),
    "f32[cdiv(100, TILE)]": ((2,), (1,)),
    "f32[m, k; lda, 1]": ((None, None), (None, 1)),
    "f32[m, k; ?, ?]": ((None, None), (None, None)),
    "f32[m, k; 0, 1]": ((None, None), (0, 1)),
    "f32[n - n + 3]": ((3,), (1,)),
    "f32[n % 4]": ((None,), (1,)),
}


@pytest.mark.parametrize(("array", "expected"), STATIC.items(), ids=list(STATIC))
def test_static_sizes_and_strides(array, expected):
    known = assumptions(array)
    assert (known.shape, known.strides) == expected


DIVISORS = [
    ("f32[n]", [], (1,), (1,)),
    ("f32[n]", ["n % 16 == 0"], (16,), (1,)),
    ("f32[n]", ["0 == n % 16"], (16,), (1,)),
    ("f32[n]", ["n % TILE == 0"], (64,), (1,)),
    ("f32[n]", ["n % 4 == 0 and n % 6 == 0"], (12,), (1,)),
    ("f32[n]", ["n % 16 == 1"], (1,), (1,)),
    ("f32[n]", ["n % 16 != 0"], (1,), (1,)),
    ("f32[n]", ["n % 16 == 0 or n == 3"], (1,), (1,)),
    ("f32[n]", ["n % m == 0"], (1,), (1,)),
    ("f32[8 * n]", [], (8,), (1,)),
    ("f32[8 * n + 4]", [], (4,), (1,)),
    ("f32[8 * n]", ["n % 3 == 0"], (24,), (1,)),
    ("f32[m, n]", ["n % 16 == 0"], (1, 16), (16, 1)),
    ("f32[b, m, n]", ["n % 16 == 0", "m % 2 == 0"], (1, 2, 16), (32, 16, 1)),
    ("f32[m, n; lda, 1]", ["lda % 8 == 0"], (1, 1), (8, 1)),
    ("f32[n - 1]", ["(n - 1) % 16 == 0"], (16,), (1,)),
    ("f32[min(n, 32)]", ["n % 16 == 0"], (16,), (1,)),
    ("f32[n // 2]", ["n % 16 == 0"], (1,), (1,)),
    ("f32[m, 64]", ["m % 2 == 0"], (2, 1), (1, 1)),
]


@pytest.mark.parametrize(("array", "requires", "shape", "strides"), DIVISORS, ids=str)
def test_divisors(array, requires, shape, strides):
    more = {"y": "f32[n, m]"}
    known = assumptions(array, requires, **more)
    assert (known.shape_divisors, known.stride_divisors) == (shape, strides)


def test_alignment_is_the_contracts():
    assert assumptions("f32[n]").address_divisor == 1
    assert assumptions(Array("f32[n]", align=16)).address_divisor == 16


def test_alias_groups_are_the_contracts():
    more = {"y": "f32[n]", "z": "f32[n]"}
    assert assumptions("f32[n]", **more).alias_groups == ()
    assert assumptions("f32[n]", alias=[("y", "z")], **more).alias_groups == ()
    cyclic = [("x", "z"), ("y", "z"), ("y", "x")]
    assert assumptions("f32[n]", alias=cyclic, **more).alias_groups == ("group0", "group2")


INJECTIVE = [
    ("f32[n]", [], True),
    ("f32[b, h, m, d]", [], True),
    ("f32[m, k; ?, ?]", [], True),
    ("f32[m, k; lda, 1]", [], False),
    ("f32[m, k; lda, 1]", ["lda >= k"], True),
    ("f32[m, k; lda, 1]", ["k <= lda"], True),
    ("f32[m, k; lda, 1]", ["k < lda and m > 0"], True),
    ("f32[m, k; lda, 1]", ["lda == k"], True),
    ("f32[m, k; lda, 1]", ["lda >= k or m == 1"], False),
    ("f32[m, k; lda, 1]", ["lda <= k"], False),
    ("f32[m, k; k + 8, 1]", [], True),
    ("f32[m, k; k - 1, 1]", [], False),
    ("f32[m, k; k + s, 1]", [], False),  # a scalar may be negative
    ("f32[m, k; 1, m]", [], True),
    ("f32[m, k; 1, 1]", [], False),
    ("f32[m, k; 0, 1]", [], False),
    ("f32[n; 0]", [], False),
    ("f32[n; 2]", [], True),
    ("f32[n; t]", [], False),
    ("f32[n; t]", ["t >= 1"], True),
    ("f32[n; t]", ["0 < t"], True),
    ("f32[n; t]", ["t > 0 - 1"], False),
    ("f32[m, 1; 5, 0]", [], True),
    ("f32[1, k; 0, 1]", [], True),
    ("f32[b, m, k; m * lda, lda, 1]", ["lda >= k"], True),
    ("f32[m, b, k; k, m * k, 1]", [], True),
    ("f32[m, n; TILE, 1]", [], False),
    ("f32[m, TILE; TILE, 1]", [], True),
]


@pytest.mark.parametrize(("array", "requires", "injective"), INJECTIVE, ids=str)
def test_may_alias_internally_unless_surely_injective(array, requires, injective):
    assert assumptions(array, requires).may_alias_internally is not injective


_SIZE = st.sampled_from(["1", "2", "3", "m", "n", "TILE"])
_STRIDE = st.sampled_from(["0", "1", "2", "m", "n", "m * n", "n + 1", "2 * m", "lda", "n * lda"])
_REQUIRES = st.lists(st.sampled_from(["lda >= n", "lda >= m", "m == n", "n < m", "lda >= 1"]), max_size=2)


@given(st.lists(st.tuples(_SIZE, _STRIDE), min_size=1, max_size=3), _REQUIRES)
def test_what_is_called_injective_is(axes, requires):
    """Every launch with sizes up to 3 that the contract admits has distinct addresses."""
    dims, strides = zip(*axes, strict=True)
    array = f"f32[{', '.join(dims)}; {', '.join(strides)}]"
    defining = {"y": "f32[m, n, lda]", "TILE": 2}
    if assumptions(array, requires, **defining).may_alias_internally:
        return
    for m, n, lda in product(range(4), repeat=3):
        values = {"m": m, "n": n, "lda": lda, "TILE": 2}
        if not all(evaluate(parse_expression(text), values) for text in requires):
            continue
        shape = [evaluate(parse_expression(text), values) for text in dims]
        steps = [evaluate(parse_expression(text), values) for text in strides]
        indices = list(product(*map(range, shape)))
        addresses = {sum(i * s for i, s in zip(index, steps, strict=True)) for index in indices}
        assert len(addresses) == len(indices), (array, values)


@given(
    st.recursive(
        st.sampled_from(["m", "n", "3", "TILE"]),
        lambda inner: st.tuples(inner, st.sampled_from(["+", "-", "*"]), inner).map(lambda t: f"({' '.join(t)})"),
        max_leaves=7,
    ),
    st.integers(-9, 9),
    st.integers(-9, 9),
)
def test_polynomial_has_the_expressions_value(text, m, n):
    expression = parse_expression(text)
    values = {"m": m, "n": n, "TILE": 2}
    poly = polynomial(expression, {"TILE": 2})
    total = 0
    for monomial, coefficient in poly:
        term = coefficient
        for name in monomial:
            term *= values[name]
        total += term
    assert total == evaluate(expression, values)
    if not set(names(expression)) - {"TILE"}:
        assert constant(poly) == evaluate(expression, values)


def test_equal_expressions_have_equal_polynomials():
    def poly(text):
        return polynomial(parse_expression(text), {})

    assert poly("(m + n)**2") == poly("m * m + 2 * n * m + n**2")
    assert poly("m // 2 + m // 2") == poly("2 * (m // 2)")
    assert poly("m // 2") != poly("m // 3")
    assert constant(poly("m - m")) == 0


