"""From captured launches to all launches like them: relations, the contracts made of them, and what is proved."""

import dataclasses

import pytest

from tileproof.contract import ArrayParameter, Name, Number, ScalarParameter
from tileproof.expressions import evaluate, expression_text
from tileproof.verifier.generalise import GENERALISED, _Space, generalise
from tileproof.verifier.index_spaces import index_spaces
from tileproof.verifier.launch_layouts import launch_class
from tileproof.verifier.launch_relations import Observed, Strength, relations
from tileproof.verifier.report import Status, Verdict

ADD = "for n in (1000, 4096, 7): ct.launch(0, (cdiv(n, 256),), add, (f32(n), f32(n), f32(n), 256))\n"
MATMUL = """
ZERO = ct.PaddingMode.ZERO
@ct.kernel
def matmul(a, b, c, TM: Int, TN: Int, TK: Int):
    columns = ct.cdiv(c.shape[1], TN)
    i, j = ct.bid(0) // columns, ct.bid(0) % columns
    total = ct.full((TM, TN), 0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        total = ct.mma(ct.load(a, (i, k), (TM, TK), padding_mode=ZERO),
                       ct.load(b, (k, j), (TK, TN), padding_mode=ZERO), total)
    ct.store(c, (i, j), total)
for m, n, k in ((256, 384, 64), (250, 130, 100)):
    ct.launch(0, (cdiv(m, 128) * cdiv(n, 128),), matmul, (f32(m, k), f32(k, n), f32(m, n), 128, 128, 32))
"""
ROWS = """
@ct.kernel
def scale_rows(x, w, out, n, TILE: Int):
    r = ct.bid(0)
    ct.store(out, (r, 0), ct.load(x, (r, 0), (1, TILE)) * ct.load(w, (0,), (TILE,)).reshape((1, TILE)) / n)
for m, n in ((7, 100), (30, 256)):
    ct.launch(0, (m,), scale_rows, (f32(m, n), f32(n), f32(m, n), n, 256))
"""
SCATTER = """
for n in (16, 48):
    index = np.random.default_rng(0).permutation(n).astype(np.int32)
    ct.launch(0, (cdiv(n, 16),), scatter, (index, f32(n), f32(n), 16))
"""
PACKED = """
@ct.kernel
def rotate(q, k, v, D: Int):
    s, h = ct.bid(0), ct.bid(1)
    ct.store(v, (s, h, 0), ct.load(q, (s, h, 0), (1, 1, D)) + ct.load(k, (s, h, 0), (1, 1, D)))
for s, h, d in ((10, 4, 64), (33, 8, 32)):
    qkv = f32(s, 3, h, d)
    ct.launch(0, (s, h), rotate, (qkv[:, 0], qkv[:, 1], qkv[:, 2], 64))
"""
STRIDED = """
@ct.kernel
def copy_rows(x, out, D: Int):
    r = ct.bid(0)
    ct.store(out, (r, 0), ct.load(x, (r, 0), (1, D)))
for m, n in ((7, 64), (30, 50)):
    ct.launch(0, (m,), copy_rows, (f32(m, n + 16)[:, :n], np.broadcast_to(f32(1, n), (m, n))[:m] * 1, 64))
"""


@pytest.fixture
def launches(targets):
    """The captured targets of a script with one kernel and one class of launches."""

    def run(text):
        found = targets(text)
        assert len({launch_class(launch.target.contract) for launch in found}) == 1
        return found

    return run


def texts(observed, strength):
    """The relations of one kind, in words."""
    found = []
    for relation in relations(observed):
        statement = relation.statement
        if relation.strength is strength:
            parts = [getattr(statement, f.name) for f in dataclasses.fields(statement)]
            words = [p if isinstance(p, str | int) else "" if p is None else expression_text(p) for p in parts]
            found.append(" ".join(str(word) for word in words if word != ""))
    return found


RELATIONS = {
    "grid bounds": (ADD, Strength.GRID_BOUND, [f"grid_x <= cdiv({a}_0, 256)" for a in ("x", "y", "out")]),
    "grid": (ADD, Strength.GRID, ["0 cdiv(x_0, 256)", *(f"cdiv(x_0, 256) == cdiv({a}_0, 256)" for a in ("y", "out"))]),
    "sizes": (MATMUL, Strength.SAME_SIZES, ["b_0 a_1", "c_0 a_0", "c_1 b_1"]),
    "grid of a swizzled kernel": (
        MATMUL,
        Strength.GRID,
        ["0 cdiv(c_0, 128) * cdiv(c_1, 128)"],
    ),
    "scalars": (ROWS, Strength.SCALAR_IS_SIZE, ["n x_1"]),
    "whole tiles": (SCATTER, Strength.DIVISIBLE, [f"{a}_0 % 16 == 0" for a in ("index", "x", "out")]),
    "last size": (
        ROWS.replace("(30, 256)", "(30, 100)"),
        Strength.LAST_SIZE,
        [f"{a} == 100" for a in ("x_1", "w_0", "out_1")],
    ),
    "scalar": (ROWS.replace("(30, 256)", "(30, 100)"), Strength.SCALAR, ["n == 100"]),
    "none is the same": (ROWS, Strength.LAST_SIZE, []),
    "contents": (
        SCATTER,
        Strength.CONTENTS,
        ["index 0 <= value", *(f"index value < {a}_0" for a in ("index", "x", "out")), "index distinct"],
    ),
    "padded contents": (
        "ct.launch(0, (1,), scatter, (i32(-1, 2, 0, -1), f32(4), f32(3), 4))",
        Strength.CONTENTS,
        [*(f"index value < {a}_0" for a in ("index", "x", "out")), "index distinct 0 <= value"],
    ),
    "contents up to a size": (
        "ct.launch(0, (1,), scatter, (i32(4, 2, 0, 4), f32(4), f32(5), 4))",
        Strength.CONTENTS,
        ["index 0 <= value", "index value < out_0"],
    ),
    "contents that are distinct in one launch of two": (
        "for last in (3, 0): ct.launch(0, (1,), scatter, (i32(1, 2, 0, last), f32(4), f32(4), 4))",
        Strength.CONTENTS,
        ["index 0 <= value", *(f"index value < {a}_0" for a in ("index", "x", "out"))],
    ),
    "sorted contents": (
        "ct.launch(0, (1,), scatter, (i32(0, 2, 2, 9), f32(4), f32(3), 4))",
        Strength.CONTENTS,
        ["index 0 <= value", "index sorted"],
    ),
}


@pytest.mark.parametrize("text, strength, expected", RELATIONS.values(), ids=list(RELATIONS))
def test_relations(launches, text, strength, expected):
    observed = Observed([launch.target for launch in launches(text)])
    assert texts(observed, strength) == expected


def test_a_relation_must_hold_in_every_launch(launches):
    """One block less than there are tiles, in one launch: a bound, but no equality."""
    text = ADD + "ct.launch(0, (3,), add, (f32(1024), f32(1024), f32(1024), 256))\n"
    observed = Observed([launch.target for launch in launches(text)])
    assert len(texts(observed, Strength.GRID_BOUND)) == 3
    assert texts(observed, Strength.GRID) == []


@pytest.mark.parametrize("text", [ADD, MATMUL, ROWS, SCATTER, PACKED, STRIDED])
def test_every_candidate_admits_every_captured_launch(launches, text):
    """Its sizes, strides, offsets, scalars, grid and requirements have the captured numbers."""
    captured = [launch.target for launch in launches(text)]
    space = _Space(captured, ())
    candidates = list(space.candidates())
    assert len(candidates) > 2
    for candidate in candidates:
        assert candidate.contract.name == GENERALISED
        for i, target in enumerate(captured):
            values = {name: numbers[i] for name, numbers in space.observed.values.items()}
            assert all(evaluate(condition, values) for condition in candidate.contract.requires)
            for general, concrete in zip(candidate.contract.grid or (), target.contract.grid, strict=False):
                assert evaluate(general, values) == concrete.value
            for general, concrete in zip(candidate.contract.parameters, target.contract.parameters, strict=True):
                if isinstance(general, ArrayParameter):
                    expressions = [*general.dims, *general.strides, general.offset]
                    numbers = [*concrete.dims, *concrete.strides, concrete.offset]
                    for expression, number in zip(expressions, numbers, strict=True):
                        assert expression is None or evaluate(expression, values) == number.value
                elif isinstance(general, ScalarParameter) and general.equals is not None:
                    assert evaluate(general.equals, values) == concrete.equals.value


CLASSES = {
    "sizes": ("f32(7)", "f32(1000)", True),
    "dtype": ("f32(7)", "np.zeros(7, np.float16)", False),
    "a stride other than 1": ("f32(14)[::2]", "f32(7)", False),
    "other strides": ("f32(14)[::2]", "f32(21)[::3]", True),
    "padded rows": ("f32(4, 8)[:, :5].T[0]", "f32(4)[:4]", False),
    "a stride 0": ("np.broadcast_to(f32(1), 8)", "f32(16)[::2]", False),
    "alignment": ("f32(8)[1:]", "f32(7)", True),
}


@pytest.mark.parametrize("one, other, same", CLASSES.values(), ids=list(CLASSES))
def test_classes_of_launches(targets, one, other, same):
    fill = """
@ct.kernel
def fill(x):
    ct.store(x, (ct.bid(0),), ct.zeros((8,), dtype=x.dtype))
"""
    found = targets(fill + f"for x in ({one}, {other}): ct.launch(0, (1,), fill, (x,))\n")
    assert (len({launch_class(launch.target.contract) for launch in found}) == 1) == same


def test_constants_and_shared_memory_tell_classes_apart(targets):
    found = targets(
        """
        x = f32(1000)
        ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 256))
        ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 512))
        ct.launch(0, (4,), add, (x, f32(1000), x, 256))
        ct.launch(0, (4,), add, (x, x, f32(1000), 256))
        """
    )
    assert len({launch_class(launch.target.contract) for launch in found}) == 4


def test_candidates_demand_more_and_more(launches):
    captured = [launch.target for launch in launches(ROWS)]
    stated = [set(candidate.relations) for candidate in _Space(captured, ()).candidates()]
    assert stated[0] == set()
    assert all(less < more for less, more in zip(stated, stated[1:], strict=False))


def strides(launches, text):
    contract = next(_Space([launch.target for launch in launches(text)], ()).candidates()).contract
    arrays = [p for p in contract.parameters if isinstance(p, ArrayParameter)]
    return {a.name: [None if s is None else expression_text(s) for s in a.strides] for a in arrays}, arrays


def test_layouts(launches):
    found, _ = strides(launches, STRIDED)
    assert found == {"x": [None, "1"], "out": ["out_1", "1"]}


def test_shared_memory_keeps_its_layout(launches):
    found, (q, k, v) = strides(launches, PACKED)
    assert found == dict.fromkeys("qkv", ["3 * q_1 * q_2", "q_2", "1"])
    assert [expression_text(a.offset) for a in (q, k, v)] == ["0", "4 * q_1 * q_2", "8 * q_1 * q_2"]
    assert {a.allocation for a in (q, k, v)} == {"q+k+v"}


def test_offsets_without_an_expression(launches):
    text = "for n in (100, 200): b = f32(1000); ct.launch(0, (1,), add, (b[:n], f32(n), b[n - 8 : 2 * n - 8], 16))\n"
    captured = launches(text)
    report = generalise([launch.target for launch in captured], captured[0].compiled_under)
    assert report.verdict is Verdict.UNKNOWN
    assert "no product of sizes is the offset of out in every captured launch" in report.obligations[0].detail


def test_what_the_kernel_is_compiled_for_stays(launches):
    text = """
from typing import Annotated
Static = Annotated[ct.Array, ct.ArrayAnnotation(static_shape_dims=(-1,))]
@ct.kernel
def clear(x: Static):
    ct.store(x, (ct.bid(0), 0), ct.zeros((1, 16), dtype=x.dtype))
for m in (3, 5): ct.launch(0, (m,), clear, (f32(m, 16),))
"""
    captured = launches(text)
    assert captured[0].static_sizes == {("x", 1)}
    space = _Space([launch.target for launch in captured], captured[0].static_sizes)
    (x,) = next(space.candidates()).contract.parameters
    assert x.dims == (Name("x_0"), Number(16))


def test_index_spaces(launches):
    target = launches(MATMUL)[0].target
    found = {
        s.array: [(e.dim, e.steps, set(e.axes)) for e in s.extents] for s in index_spaces(target.entry, target.bindings)
    }
    assert found == {
        "a": [(0, (128,), {0}), (1, (32,), set())],
        "b": [(0, (32,), set()), (1, (128,), {0})],
        "c": [(0, (128,), {0}), (1, (128,), {0})],
    }


# --- what is proved ------------------------------------------------------------

PROVED = {
    "elementwise": (ADD, {f"grid_x <= cdiv({a}_0, 256)" for a in ("x", "y", "out")}),
    "one launch suffices": (
        "ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 256))",
        {f"grid_x <= cdiv({a}_0, 256)" for a in ("x", "y", "out")},
    ),
    "rows": (ROWS, {"1 <= x_1", "1 <= w_0", "1 <= out_1", "grid_x <= x_0", "grid_x <= out_0"}),
    # The surplus lanes of a last, ragged block all read the padding 0 as their index.
    "distinct indices, whole tiles": (
        SCATTER,
        {"contents of index: distinct", "index_0 % 16 == 0", "grid_x <= cdiv(index_0, 16)"},
    ),
    "gathers need nothing": (
        """
@ct.kernel
def gather(index, x, out, TILE: Int):
    lane = ct.bid(0) * TILE + ct.arange(TILE, dtype=ct.int32)
    ct.scatter(out, lane, ct.gather(x, ct.gather(index, lane)))
ct.launch(0, (2,), gather, (i32(3, 3, 1, 2), f32(4), f32(4), 2))
""",
        set(),
    ),
}


@pytest.mark.parametrize("text, needed", PROVED.values(), ids=list(PROVED))
def test_proved(launches, text, needed):
    """``needed`` is among the preconditions."""
    captured = launches(text)
    report = generalise([launch.target for launch in captured], captured[0].compiled_under)
    assert (report.verdict, report.scope, report.contract) == (Verdict.PROVED, "all-launches", GENERALISED)
    assert needed <= set(report.preconditions)
    assert all(o.status is Status.PROVED for o in report.obligations if not o.informative)


def test_no_relation_can_be_taken_out(launches):
    """Of the relations of the elementwise kernel only the three bounds of the grid are left."""
    captured = launches(ADD)
    report = generalise([launch.target for launch in captured], captured[0].compiled_under)
    stated = [said for said in report.preconditions if "<=" in said or "==" in said]
    assert len([said for said in stated if said.startswith("grid_x <= cdiv")]) == 3
    assert not any(said.startswith("1 <=") for said in stated)


def test_nothing_suffices(launches):
    """What is right by chance, for contents that no fact describes, is not right for other launches."""
    captured = launches("ct.launch(0, (1,), scatter, (i32(3, 1, 7, 0, 2, 6, 3, 5), f32(8), f32(8), 4))")
    report = generalise([launch.target for launch in captured], captured[0].compiled_under)
    assert report.verdict is Verdict.UNKNOWN
    assert all(obligation.informative for obligation in report.obligations)
    assert report.obligations[0].detail.startswith("proved for the captured launches alone: no relations that hold")
    assert Status.VIOLATED in {obligation.status for obligation in report.obligations}


def test_tuples_stay_tuples(launches):
    text = """
@ct.kernel
def fill(pair, TILE: Int):
    ct.store(pair[0], (ct.bid(0),), ct.zeros((TILE,), dtype=ct.float32) + pair[1])
for n in (100, 64): ct.launch(0, (cdiv(n, 16),), fill, ((f32(n), n), 16))
"""
    captured = launches(text)
    report = generalise([launch.target for launch in captured], captured[0].compiled_under)
    assert report.verdict is Verdict.PROVED
    assert "grid_x <= cdiv(pair_0_0, 16)" in report.preconditions
