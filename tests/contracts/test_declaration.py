"""From users' texts to contracts: what is accepted, what each part becomes, and the message of every refusal."""

import pytest

from tileproof.contract import Arithmetic, ArrayParameter, ConstantParameter, Name, Number, ScalarParameter
from tileproof.declaration import Array, Options, Slot, build_contracts, parse_array
from tileproof.errors import InputError
from tileproof.expressions import expression_text
from tileproof.facts import Fact, FactKind, parse_fact

X, Y, N, TILE = Slot("x"), Slot("y"), Slot("n"), Slot("TILE", constant=True)


def build(given, slots=(X, Y, N, TILE), **options):
    complete = {"x": "f32[n]", "y": "i32[m, n]", "n": "n", "TILE": 64} | given
    named = {slot.name for slot in slots}
    complete = {k: v for k, v in complete.items() if (k in named or k in given) and v is not None}
    return build_contracts(slots, complete, Options(**options))


# --- arrays ----------------------------------------------------------------

ARRAYS = {
    "f32[n]": ("f32", "n", "1"),
    " bf16 [ m , k ] ": ("bf16", "m, k", "k, 1"),
    "f16[b, h, m, d]": ("f16", "b, h, m, d", "h * (m * d), m * d, d, 1"),
    "i8[4, n, 1, 8]": ("i8", "4, n, 1, 8", "n * 8, 8, 8, 1"),
    "u8[3, 4, 5]": ("u8", "3, 4, 5", "20, 5, 1"),
    "f16[m, k; lda, 1]": ("f16", "m, k", "lda, 1"),
    "f16[m, k; 1, m]": ("f16", "m, k", "1, m"),
    "f16[m, k; ?, ?]": ("f16", "m, k", "?, ?"),
    "f16[m, k; ?, 1]": ("f16", "m, k", "?, 1"),
    "f32[cdiv(n, TILE)]": ("f32", "cdiv(n, TILE)", "1"),
    "f32[min(n, m), max(n, m, 2)]": ("f32", "min(n, m), max(n, m, 2)", "max(n, m, 2), 1"),
    "F8e4m3fn[n]": ("f8E4M3FN", "n", "1"),
    "i1[n]": ("bool", "n", "1"),
}


@pytest.mark.parametrize(("text", "expected"), ARRAYS.items(), ids=list(ARRAYS))
def test_array(text, expected):
    element, dims, strides = parse_array(text)
    shown = (
        element.name,
        ", ".join(map(expression_text, dims)),
        ", ".join("?" if s is None else expression_text(s) for s in strides),
    )
    assert shown == expected


ARRAY_FAULTS = {
    "f32": "expected \"dtype[dims]\"",
    "f32[n": "expected \"dtype[dims]\"",
    "[n]": "expected \"dtype[dims]\"",
    "f32[]": "at least one dimension",
    "q32[n]": "unknown dtype 'q32'; dtypes are: bool, i4, i8",
    "f32[n, m; 1]": "2 dims but 1 strides",
    "f32[n;]": "1 dims but 0 strides",
    "f32[n,]": "found nothing",
    "f32[?]": "invalid syntax",
    "f32[n < 3]": "is a condition, but a number is needed",
    "f32[n; 1 < 2]": "is a condition, but a number is needed",
    "f32[n[0]]": "found 'n[0]'",
    "f32[2 * n $]": "invalid syntax",
}


@pytest.mark.parametrize(("text", "message"), ARRAY_FAULTS.items(), ids=list(ARRAY_FAULTS))
def test_array_fault(text, message):
    with pytest.raises(InputError) as caught:
        parse_array(text)
    assert message in str(caught.value)


# --- facts -----------------------------------------------------------------


def test_facts():
    assert parse_fact(" distinct ") == Fact(FactKind.DISTINCT)
    assert parse_fact("sorted") == Fact(FactKind.SORTED)
    assert expression_text(parse_fact("0 <= value").condition) == "0 <= value"
    bounded = parse_fact("distinct where value >= 0")
    assert (bounded.kind, expression_text(bounded.condition)) == (FactKind.DISTINCT, "value >= 0")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("unique", "allowed are 'distinct', 'sorted'"),
        ("value", "conditions on 'value'"),
        ("n > 0", "conditions on 'value'"),
        ("distinct value", "only 'where CONDITION' may follow"),
        ("distinct where n > 0", "conditions on 'value'"),
        ("sorted where", "found nothing"),
        ("value >", "invalid syntax"),
    ],
)
def test_fact_fault(text, message):
    with pytest.raises(InputError) as caught:
        parse_fact(text)
    assert message in str(caught.value)


# --- contracts -------------------------------------------------------------


def test_everything_a_contract_can_say():
    (contract,) = build(
        {"y": Array("i32[m, n; ?, 1]", facts=["0 <= value", "value < m"], align=16), "n": "2 * m"},
        name="all",
        grid=("cdiv(n, TILE)", 3),
        requires=["n % TILE == 0", "m > 1"],
        init={"y": 0},
        assume="ordered-start",
        index="i64",
    )
    assert contract.name == "all"
    assert contract.parameters == (
        ArrayParameter("x", "f32", (Name("n"),), (Number(1),), (), None, 64),
        ArrayParameter(
            "y", "i32", (Name("m"), Name("n")), (None, Number(1)), ("0 <= value", "value < m"), align=16, index_bits=64
        ),
        ScalarParameter("n", "i32", Arithmetic("*", (Number(2), Name("m")))),
        ConstantParameter("TILE", 64),
    )
    assert [expression_text(axis) for axis in contract.grid] == ["cdiv(n, TILE)", "3"]
    assert [expression_text(condition) for condition in contract.requires] == ["n % TILE == 0", "m > 1"]
    assert contract.init == {"y": 0}
    assert contract.assume == ("ordered-start",)


def test_left_out_parts():
    (contract,) = build({})
    assert contract.name == "default"
    assert contract.grid is None
    assert (contract.requires, contract.alias, contract.init, contract.assume) == ((), (), {}, ())


SCALARS = {
    "i32": ScalarParameter("s", "i32"),
    "u64": ScalarParameter("s", "u64"),
    "f32": ScalarParameter("s", "f32"),
    "bool": ScalarParameter("s", "bool"),
    "5": ScalarParameter("s", "i32", Number(5)),
    "n": ScalarParameter("s", "i32", Name("n")),
    "s": ScalarParameter("s", "i32", Name("s")),
    "n + 1": ScalarParameter("s", "i32", Arithmetic("+", (Name("n"), Number(1)))),
}


@pytest.mark.parametrize(("text", "expected"), SCALARS.items(), ids=list(SCALARS))
def test_scalar(text, expected):
    (contract,) = build({"s": text}, slots=(X, Slot("s")))
    assert contract.parameters[1] == expected


def test_the_kernels_own_annotations_are_the_defaults():
    slots = (Slot("x", index_bits=64), Slot("s", scalar_dtype="i64"))
    (contract,) = build({"s": "n"}, slots=slots)
    assert contract.parameters[0].index_bits == 64
    assert contract.parameters[1] == ScalarParameter("s", "i64", Name("n"))
    (contract,) = build({"s": "n"}, slots=slots, index="i32")
    assert contract.parameters[0].index_bits == 32


def test_index_of_one_array_alone():
    (contract,) = build({"y": Array("i32[m]", index="i64")})
    assert [p.index_bits for p in contract.parameters[:2]] == [32, 64]


def test_lists_of_constants_make_variants():
    slots = (X, TILE, Slot("G", constant=True), Slot("F", constant=True))
    contracts = build({"TILE": [64, 128], "G": [1, 2], "F": True}, slots=slots, name="fast")
    assert [c.name for c in contracts] == [
        "fast[TILE=64,G=1]",
        "fast[TILE=64,G=2]",
        "fast[TILE=128,G=1]",
        "fast[TILE=128,G=2]",
    ]
    assert [p.value for p in contracts[2].parameters[1:]] == [128, 1, True]


def test_alias_groups():
    (contract,) = build({"y": "f32[m]"}, alias=[("x", "y")])
    assert contract.alias == (("x", "y"),)
    (contract,) = build({"y": "f32[m]"}, alias=("x", "y"))
    assert contract.alias == (("x", "y"),)


def test_a_grid_axis_that_is_just_a_name_defines_it():
    (contract,) = build({}, grid="blocks", requires="blocks <= 64")
    assert contract.grid == (Name("blocks"),)


REFUSED = {
    "unknown parameter": ({"z": "f32[n]"}, {}, "unknown parameter 'z'; the kernel's parameters are: x, y, n, TILE"),
    "missing array": ({"x": None}, {}, "parameter 'x' is missing; it needs an array such as"),
    "missing constant": ({"TILE": None}, {}, "parameter 'TILE' is missing; it needs a value"),
    "unparsable size": ({"x": "f32[n $]"}, {}, "expression 'n $', column 3: invalid syntax"),
    "wrong dtype": ({"x": "float32[n]"}, {}, "unknown dtype 'float32'; dtypes are: bool"),
    "wrong scalar dtype": ({"n": "i33"}, {}, "parameter 'n': unknown dtype 'i33'"),
    "array for a constant": ({"TILE": "f32[n]"}, {}, "'TILE' is a ct.Constant: it needs an int, float or bool"),
    "expression for a constant": ({"TILE": "64"}, {}, "'TILE' is a ct.Constant: it needs an int, float or bool"),
    "Array for a constant": ({"TILE": Array("f32[n]")}, {}, "'TILE' is a ct.Constant"),
    "tuple for a constant": ({"TILE": (1, 2)}, {}, "tuples are not supported yet"),
    "no values for a constant": ({"TILE": []}, {}, "the list of values is empty"),
    "bad value in a list": ({"TILE": [64, "128"]}, {}, "found '128'"),
    "value for a scalar": ({"n": 5}, {}, 'found the value 5, but it is not a ct.Constant; write "5"'),
    "list of arrays": ({"x": ["f32[n]"]}, {}, "lists and tuples of arrays are not supported yet"),
    "tuple of arrays": ({"x": ("f32[n]", "f32[n]")}, {}, "lists and tuples of arrays are not supported yet"),
    "nothing usable": ({"x": None.__class__}, {}, "allowed are an array"),
    "condition for a scalar": ({"n": "n < 3"}, {}, "'n < 3' is a condition, but a number is needed"),
    "scalar of itself": ({"n": "n + 1"}, {}, "'n + 1' defines it by itself"),
    "negative size": ({"x": "f32[0 - 4]"}, {}, "the dim '0 - 4' is negative"),
    "negative size by a constant": ({"x": "f32[TILE - 65]"}, {}, "the dim 'TILE - 65' is negative"),
    "negative stride": ({"x": "f32[n; -1]"}, {}, "the stride '-1' is negative"),
    "array in an expression": ({}, {"grid": "x"}, "grid: 'x' is an array; name one of its sizes"),
    "unknown size": ({}, {"requires": ["k > 0"]}, "requires: unknown name 'k' in 'k > 0'; sizes are: m"),
    "unknown size in grid": ({}, {"grid": "cdiv(k, TILE)"}, "grid: unknown name 'k'"),
    "unknown size in a fact": ({"y": Array("i32[n]", facts="value < k")}, {}, "a fact of 'y': unknown name 'k'"),
    "float in an expression": ({"TILE": 0.5, "x": "f32[TILE]"}, {}, "the constant 'TILE' is 0.5"),
    "bool in an expression": ({"TILE": True, "x": "f32[TILE]"}, {}, "the constant 'TILE' is True"),
    "float scalar in an expression": ({"n": "f32"}, {"grid": "n"}, "the scalar 'n' is f32"),
    "name empty": ({}, {"name": " "}, "name must be a text"),
    "name no text": ({}, {"name": 3}, "name must be a text"),
    "grid of four": ({}, {"grid": (1, 1, 1, 1)}, "grid has 4 axes"),
    "grid of none": ({}, {"grid": ()}, "grid has 0 axes"),
    "grid no number": ({}, {"grid": 1.5}, "grid: found 1.5"),
    "grid condition": ({}, {"grid": "n < 3"}, "grid: 'n < 3' is a condition"),
    "requires a number": ({}, {"requires": "n"}, "requires: 'n' is a number"),
    "requires no text": ({}, {"requires": [True]}, "requires must be a text or a list of texts"),
    "alias of no array": ({}, {"alias": [("x", "n")]}, "alias: 'n' is not an array; the arrays are: x, y"),
    "alias of one": ({}, {"alias": [("x",)]}, "two or more different arrays"),
    "alias with itself": ({}, {"alias": [("x", "x")]}, "two or more different arrays"),
    "alias of other dtypes": ({}, {"alias": [("x", "y")]}, "differ in dtype or rank"),
    "alias no list": ({}, {"alias": "x"}, "alias must be a list of groups"),
    "init of no array": ({}, {"init": {"n": 0}}, "init: 'n' is not an array"),
    "init no mapping": ({}, {"init": 0}, "init must map array names to numbers"),
    "init of a wrong kind": ({}, {"init": {"y": 0.5}}, "init: 'y' needs a number of its dtype i32, found 0.5"),
    "init bool": ({}, {"init": {"y": True}}, "init: 'y' needs a number"),
    "assume unknown": ({}, {"assume": "luck"}, "unknown 'luck'; allowed are: ordered-start"),
    "facts of floats": ({"x": Array("f32[n]", facts=["distinct"])}, {}, "facts are about integers"),
    "fact unparsable": ({"y": Array("i32[n]", facts=["unique"])}, {}, "allowed are 'distinct'"),
    "facts no text": ({"y": Array("i32[n]", facts=5)}, {}, "facts must be a text or a list of texts, found 5"),
    "Array no text": ({"x": Array(5)}, {}, "Array needs a text such as"),
    "align no number": ({"x": Array("f32[n]", align="16")}, {}, "align must be a power of two"),
    "align no power of two": ({"x": Array("f32[n]", align=12)}, {}, "align must be a power of two"),
    "index unknown": ({}, {"index": "i16"}, 'index must be "i32" or "i64"'),
}


@pytest.mark.parametrize(("given", "options", "message"), REFUSED.values(), ids=list(REFUSED))
def test_refused(given, options, message):
    with pytest.raises(InputError) as caught:
        build(given, **options)
    assert message in str(caught.value)
