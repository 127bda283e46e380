"""Expressions of contracts: Python's own evaluation is the oracle, faults are pinned to their column."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tileproof.contract import Arithmetic, Comparison, Logical, Name, Number
from tileproof.expressions import EvaluationError, ExpressionError, evaluate, expression_text, names, parse_expression

n, m = Name("n"), Name("m")

PARSED = {
    "7": Number(7),
    "-7": Number(-7),
    "0x10": Number(16),
    "n": n,
    "+n": n,
    "-n": Arithmetic("-", (Number(0), n)),
    "n + m": Arithmetic("+", (n, m)),
    "n // 2 % m": Arithmetic("%", (Arithmetic("//", (n, Number(2))), m)),
    "-n**2": Arithmetic("-", (Number(0), Arithmetic("**", (n, Number(2))))),
    "cdiv(n, 4)": Arithmetic("cdiv", (n, Number(4))),
    "min(n, m, 3)": Arithmetic("min", (n, m, Number(3))),
    "n == m": Comparison("==", n, m),
    "0 < n <= m": Logical("and", (Comparison("<", Number(0), n), Comparison("<=", n, m))),
    "not n < m": Logical("not", (Comparison("<", n, m),)),
    "n < 1 and m < 1 and n < m": Logical(
        "and", (Comparison("<", n, Number(1)), Comparison("<", m, Number(1)), Comparison("<", n, m))
    ),
    " \n n\t+\n m": Arithmetic("+", (n, m)),
}


@pytest.mark.parametrize(("text", "expected"), PARSED.items(), ids=list(PARSED))
def test_parsed_form(text, expected):
    assert parse_expression(text) == expected


FAULTS = [
    ("", 1, "found nothing"),
    ("   ", 1, "found nothing"),
    ("n $ 2", 3, "invalid syntax"),
    ("n +", 4, "invalid syntax"),
    ("(n", 1, "never closed"),
    ("n / 2", 1, "use // to round down, cdiv to round up"),
    ("  é + n / 2", 7, "use //"),
    ("n @ m", 1, "found 'n @ m'"),
    ("n << 1", 1, "found 'n << 1'"),
    ("1 + ~n", 5, "found '~n'"),
    ("n[0]", 1, "found 'n[0]'"),
    ("x.shape", 1, "found 'x.shape'"),
    ("n if m else 1", 1, "found 'n if m else 1'"),
    ("m + abs(n)", 5, "found 'abs(n)'"),
    ("min(n, key=m)", 1, "found 'min(n, key=m)'"),
    ("min(n)", 1, "at least two"),
    ("cdiv(n)", 1, "two arguments, found 1"),
    ("cdiv(n, m, 2)", 1, "two arguments, found 3"),
    ("min(*n, 2)", 5, "found '*n'"),
    ("n + min", 5, "min is a function"),
    ("True", 1, "found 'True'"),
    ("1.5 * n", 1, "found '1.5'"),
    ("'n'", 1, "found \"'n'\""),
    ("n is m", 1, "found 'n is m'"),
    ("n in m", 1, "found 'n in m'"),
    ("n # size", 3, "found '#'"),
    ("n := 3", 3, "invalid syntax"),
    ("(n := 3)", 2, "found 'n := 3'"),
    ("(n < m) + 1", 2, "is a condition, but a number is needed"),
    ("n < m == (1 < 2)", 11, "is a condition, but a number is needed"),
    ("n and m", 1, "is a number, but a condition is needed"),
    ("n < m or m", 10, "is a number, but a condition is needed"),
    ("not n", 5, "is a number, but a condition is needed"),
    ("(" * 600 + "n" + ")" * 600, 201, ""),
    ("1+" * 500 + "1", 1, "nested deeper"),
    ("9" * 5000, 4001, "longer than"),
    ("1" + "+1" * 2500, 4001, "longer than"),
]


@pytest.mark.parametrize(("text", "column", "message"), FAULTS, ids=[text[:20] or "empty" for text, *_ in FAULTS])
def test_fault_names_the_column(text, column, message):
    with pytest.raises(ExpressionError) as caught:
        parse_expression(text)
    assert caught.value.column == column
    assert message in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("text", ["n\0", "n \ud800", "\x1b n", "n \u2028 m"], ids=ascii)
def test_unreadable_characters_are_refused(text):
    with pytest.raises(ExpressionError):
        parse_expression(text)


def test_fault_says_what_is_allowed():
    with pytest.raises(ExpressionError, match=r"allowed are integers, names, \+ - \* // % \*\*, cdiv"):
        parse_expression("n ** m ! 2")


_LEAVES = st.one_of(st.integers(-9, 9).map(str), st.sampled_from(["n", "m", "k"]))


def _combine(children):
    pair = st.tuples(children, children)
    return st.one_of(
        st.tuples(pair, st.sampled_from(["+", "-", "*", "//", "%"])).map(lambda t: f"({t[0][0]} {t[1]} {t[0][1]})"),
        st.tuples(children, st.integers(0, 3)).map(lambda t: f"({t[0]})**{t[1]}"),
        st.tuples(pair, st.sampled_from(["cdiv", "min", "max"])).map(lambda t: f"{t[1]}({t[0][0]}, {t[0][1]})"),
        children.map(lambda t: f"-({t})"),
    )


INTEGERS = st.recursive(_LEAVES, _combine, max_leaves=8)
COMPARISONS = st.tuples(INTEGERS, st.sampled_from(["==", "!=", "<", "<=", ">", ">="]), INTEGERS).map(" ".join)
CONDITIONS = st.recursive(
    COMPARISONS,
    lambda c: st.one_of(
        st.tuples(c, st.sampled_from(["and", "or"]), c).map(lambda t: f"({t[0]}) {t[1]} ({t[2]})"),
        c.map(lambda t: f"not ({t})"),
    ),
    max_leaves=4,
)
VALUES = st.fixed_dictionaries({name: st.integers(-20, 20) for name in "nmk"})


def _python_value(text, values):
    functions = {"cdiv": lambda a, b: -(-a // b), "min": min, "max": max}
    return eval(text, {"__builtins__": {}}, functions | values)


@given(st.one_of(INTEGERS, CONDITIONS), VALUES)
def test_value_is_pythons(text, values):
    try:
        expected = _python_value(text, values)
    except ZeroDivisionError:
        with pytest.raises(EvaluationError, match="divides by zero"):
            evaluate(parse_expression(text), values)
        return
    value = evaluate(parse_expression(text), values)
    assert (type(value), value) == (type(expected), expected)


@given(st.one_of(INTEGERS, CONDITIONS))
def test_printing_round_trips(text):
    expression = parse_expression(text)
    assert parse_expression(expression_text(expression)) == expression


PRINTED = {
    "((n + m)) + k": "n + m + k",
    "n - (m - k)": "n - (m - k)",
    "(n * m) % (k)": "n * m % k",
    "n*(m%k)": "n * (m % k)",
    "(-3)**2": "(-3)**2",
    "2**(3**n)": "2**3**n",
    "(2**3)**n": "(2**3)**n",
    "2**-3": "2**-3",
    "not (n < 1 and m < 2)": "not (n < 1 and m < 2)",
    "(n < 1 or m < 2) and k < 3": "(n < 1 or m < 2) and k < 3",
    "cdiv((n), (m + 1))": "cdiv(n, m + 1)",
}


@pytest.mark.parametrize(("text", "printed"), PRINTED.items(), ids=list(PRINTED))
def test_printed_without_needless_parentheses(text, printed):
    assert expression_text(parse_expression(text)) == printed


ROUNDING = [(7, 2, 3, 4, 1), (-7, 2, -4, -3, 1), (7, -2, -4, -3, -1), (-7, -2, 3, 4, -1), (6, 2, 3, 3, 0)]


@pytest.mark.parametrize(("a", "b", "floor", "ceiling", "remainder"), ROUNDING)
def test_rounding_of_divisions(a, b, floor, ceiling, remainder):
    """Towards minus infinity, towards plus infinity, and the remainder with the divisor's sign (design section 4)."""
    values = {"a": a, "b": b}
    found = [evaluate(parse_expression(text), values) for text in ("a // b", "cdiv(a, b)", "a % b")]
    assert found == [floor, ceiling, remainder]


VALUELESS = [
    ("n + q", "'q' has no value"),
    ("n // (n - 3)", "divides by zero"),
    ("n % 0", "divides by zero"),
    ("cdiv(1, 0)", "divides by zero"),
    ("2**(0 - n)", "negative exponent -3"),
    ("2**2**2**2**n", "beyond 2**4096"),
]


@pytest.mark.parametrize(("text", "message"), VALUELESS, ids=[text for text, _ in VALUELESS])
def test_expression_without_value(text, message):
    with pytest.raises(EvaluationError) as caught:
        evaluate(parse_expression(text), {"n": 3})
    assert message in str(caught.value)


def test_logic_stops_early_as_in_python():
    assert evaluate(parse_expression("n == 0 or 4 // n > 1"), {"n": 0}) is True
    assert evaluate(parse_expression("n != 0 and 4 // n > 1"), {"n": 0}) is False


def test_names_in_order_of_first_occurrence():
    assert names(parse_expression("k * n + min(m, n) < k")) == ("k", "n", "m")
