"""Layouts: when distinct indices of an array have distinct addresses (memory-model.md section 7, point ii).

An array of rank r has shape n and strides s, both in elements; index i lies at
offset sum i[d]*s[d].  In a *dominated* layout every stride is at least as long
as the whole of the next inner dimension, s[d] >= n[d+1]*s[d+1], and the
innermost stride is positive.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import z3

from .integers import DIGIT_BOUND, MIXED_RADIX, UNIT_INDEX, within
from .theorem import Z3_ONLY, Control, Induction, Lemma, Theorem, Witness

RANKS = range(1, 6)

Ints = Sequence[z3.ArithRef]


def vector(name: str, rank: int) -> list[z3.ArithRef]:
    return [z3.Int(f"{name}{d}") for d in range(rank)]


def in_bounds(index: Ints, shape: Ints) -> z3.BoolRef:
    return z3.And([within(i, n) for i, n in zip(index, shape, strict=True)])


def offset(index: Ints, strides: Ints) -> z3.ArithRef:
    terms = [i * s for i, s in zip(index, strides, strict=True)]
    return z3.Sum(terms) if len(terms) > 1 else terms[0]


def same(first: Ints, second: Ints) -> z3.BoolRef:
    return z3.And([i == j for i, j in zip(first, second, strict=True)])


def dominated(shape: Ints, strides: Ints) -> z3.BoolRef:
    inner = [strides[d] >= shape[d + 1] * strides[d + 1] for d in range(len(shape) - 1)]
    return z3.And([strides[-1] >= 1, *inner])


def dominated_in_some_order(shape: Ints, strides: Ints) -> z3.BoolRef:
    orders = permutations(range(len(shape)))
    return z3.Or([dominated([shape[d] for d in order], [strides[d] for d in order]) for order in orders])


UNITS = "t is s but for dimensions of size one"


def same_but_for_units(shape: Ints, strides: Ints, others: Ints) -> z3.BoolRef:
    return z3.And([z3.Or(s == t, n <= 1) for n, s, t in zip(shape, strides, others, strict=True)])


def extent(rank: int) -> Lemma:
    n, s, i = vector("n", rank), vector("s", rank), vector("i", rank)
    tail = offset(i[1:], s[1:]) if rank > 1 else z3.IntVal(0)
    uses = [DIGIT_BOUND.at(i[0], n[0], tail, s[0])]
    if rank > 1:
        uses.append(EXTENT[rank - 1].at(*n[1:], *s[1:], *i[1:]))
    return Lemma(
        f"layouts.extent.rank-{rank}",
        f"In a dominated layout of rank {rank} every offset lies in [0, n[0]*s[0]).",
        (*n, *s, *i),
        {"dominated": dominated(n, s), "in bounds": in_bounds(i, n)},
        within(offset(i, s), n[0] * s[0]),
        uses,
    )


def injective(rank: int) -> Lemma:
    n, s, i, j = (vector(name, rank) for name in "nsij")
    if rank == 1:
        uses = [MIXED_RADIX.at(i[0], 0, j[0], 0, s[0])]
    else:
        inner, tails = EXTENT[rank - 1], [offset(i[1:], s[1:]), offset(j[1:], s[1:])]
        uses = [
            inner.at(*n[1:], *s[1:], *i[1:]),
            inner.at(*n[1:], *s[1:], *j[1:]),
            MIXED_RADIX.at(i[0], tails[0], j[0], tails[1], s[0]),
            INJECTIVE[rank - 1].at(*n[1:], *s[1:], *i[1:], *j[1:]),
        ]
    return Lemma(
        f"layouts.rank-{rank}",
        f"In a dominated layout of rank {rank} two indices in bounds with the same offset are the same index.",
        (*n, *s, *i, *j),
        {
            "dominated": dominated(n, s),
            "first index in bounds": in_bounds(i, n),
            "second index in bounds": in_bounds(j, n),
            "same offset": offset(i, s) == offset(j, s),
        },
        same(i, j),
        uses,
    )


def permuted(rank: int) -> Lemma:
    n, s, i, j = (vector(name, rank) for name in "nsij")
    return Lemma(
        f"layouts.permuted.rank-{rank}",
        f"The dimensions of a layout of rank {rank} may be dominated in any order.",
        (*n, *s, *i, *j),
        {
            "dominated in some order": dominated_in_some_order(n, s),
            "first index in bounds": in_bounds(i, n),
            "second index in bounds": in_bounds(j, n),
            "same offset": offset(i, s) == offset(j, s),
        },
        same(i, j),
        [INJECTIVE[rank].at(*(v[d] for v in (n, s, i, j) for d in order)) for order in permutations(range(rank))],
    )


def unit_offset(rank: int) -> Lemma:
    n, s, t, i = (vector(name, rank) for name in "nsti")
    return Lemma(
        f"layouts.unit-offset.rank-{rank}",
        f"In a layout of rank {rank} offsets are the same with strides that differ in dimensions of size one only.",
        (*n, *s, *t, *i),
        {UNITS: same_but_for_units(n, s, t), "in bounds": in_bounds(i, n)},
        offset(i, s) == offset(i, t),
        [UNIT_INDEX.at(i[d], n[d], s[d], t[d]) for d in range(rank)],
    )


def unit_dimensions(rank: int) -> Lemma:
    n, s, t, i, j = (vector(name, rank) for name in "nstij")
    return Lemma(
        f"layouts.unit-dimensions.rank-{rank}",
        f"In a layout of rank {rank} the stride of a dimension of size one does not matter: "
        "any strides t that differ from s in such dimensions only may be dominated instead.",
        (*n, *s, *t, *i, *j),
        {
            UNITS: same_but_for_units(n, s, t),
            "t dominated in some order": dominated_in_some_order(n, t),
            "first index in bounds": in_bounds(i, n),
            "second index in bounds": in_bounds(j, n),
            "same offset": offset(i, s) == offset(j, s),
        },
        same(i, j),
        [
            PERMUTED[rank].at(*n, *t, *i, *j),
            *(UNIT_OFFSET[rank].at(*n, *s, *t, *index) for index in (i, j)),
        ],
    )


def elements(rank: int) -> Lemma:
    n, s, t, i, j = (vector(name, rank) for name in "nstij")
    base, w, p, q = z3.Ints("base w p q")
    unit = UNIT_DIMENSIONS[rank]
    variables = (*n, *s, *t, *i, *j)
    hypotheses = dict(unit.hypotheses)
    del hypotheses["same offset"]
    return Lemma(
        f"layouts.elements.rank-{rank}",
        f"In such a layout of rank {rank}, elements of w units (bytes, or bits for types narrower than a byte) "
        "that share a unit are the same element.",
        (*variables, base, w, p, q),
        {
            **hypotheses,
            "first unit inside its element": within(p, w),
            "second unit inside its element": within(q, w),
            "same unit": base + w * offset(i, s) + p == base + w * offset(j, s) + q,
        },
        z3.And(same(i, j), p == q),
        [unit.at(*variables), MIXED_RADIX.at(offset(i, s), p, offset(j, s), q, w)],
    )


EXTENT: dict[int, Lemma] = {}
INJECTIVE: dict[int, Lemma] = {}
PERMUTED: dict[int, Lemma] = {}
UNIT_OFFSET: dict[int, Lemma] = {}
UNIT_DIMENSIONS: dict[int, Lemma] = {}
ELEMENTS: dict[int, Lemma] = {}
for _rank in RANKS:
    EXTENT[_rank] = extent(_rank)
    INJECTIVE[_rank] = injective(_rank)
    PERMUTED[_rank] = permuted(_rank)
    UNIT_OFFSET[_rank] = unit_offset(_rank)
    UNIT_DIMENSIONS[_rank] = unit_dimensions(_rank)
    ELEMENTS[_rank] = elements(_rank)


def any_rank() -> Induction:
    """Dimensions are numbered from the innermost here: k of them have been taken into account so far."""
    k, d, rank = z3.Ints("k d rank")
    n, s, i, j, i_offset, j_offset = (
        z3.Function(name, z3.IntSort(), z3.IntSort()) for name in ("n", "s", "i", "j", "i_offset", "j_offset")
    )

    def each_dimension(fact: z3.BoolRef, trigger: z3.ExprRef) -> z3.BoolRef:
        return z3.ForAll([d], z3.Implies(within(d, rank), fact), patterns=[trigger])

    def is_offset(total: z3.FuncDeclRef, index: z3.FuncDeclRef) -> z3.BoolRef:
        return z3.And(total(0) == 0, each_dimension(total(d + 1) == total(d) + index(d) * s(d), index(d)))

    hypotheses = {
        "the innermost stride is positive": s(0) >= 1,
        "dominated": each_dimension(s(d + 1) >= n(d) * s(d), n(d)),
        "first index in bounds": each_dimension(within(i(d), n(d)), i(d)),
        "second index in bounds": each_dimension(within(j(d), n(d)), j(d)),
        "first offset": is_offset(i_offset, i),
        "second offset": is_offset(j_offset, j),
    }

    def extent_of(name: str, total: z3.FuncDeclRef, index: z3.FuncDeclRef) -> Induction:
        return Induction(
            f"layouts.any-rank.{name}-extent",
            "The offset within the k innermost dimensions of a dominated layout is less than the next stride.",
            (k,),
            hypotheses,
            z3.Implies(k <= rank, within(total(k), s(k))),
            [DIGIT_BOUND.at(index(k), n(k), total(k), s(k))],
        )

    first, second = extent_of("first", i_offset, i), extent_of("second", j_offset, j)
    return Induction(
        "layouts.any-rank",
        "In a dominated layout of any rank two indices whose offsets agree within the k innermost dimensions "
        "agree in these dimensions.",
        (k,),
        hypotheses,
        z3.Implies(
            z3.And(k <= rank, i_offset(k) == j_offset(k)),
            z3.ForAll([d], z3.Implies(within(d, k), i(d) == j(d)), patterns=[i(d)]),
        ),
        [first.at(k), second.at(k), MIXED_RADIX.at(i(k), i_offset(k), j(k), j_offset(k), s(k))],
    )


ANY_RANK = any_rank()


def controls() -> list[Control]:
    rank_1, rank_2 = INJECTIVE[1], INJECTIVE[2]
    found = [
        Control(
            "layouts.control.zero-stride",
            "With stride 0 two indices meet.",
            rank_1,
            drop=["dominated"],
            bounds=[z3.Int("s0") == 0],
        ),
        Control(
            "layouts.control.negative-stride",
            "With strides 1 and -1 the indices (0, 0) and (1, 1) meet.",
            rank_2,
            drop=["dominated"],
            bounds=[z3.Int("s0") == 1, z3.Int("s1") == -1],
        ),
        Control(
            "layouts.control.out-of-bounds",
            "An index beyond the inner dimension reaches the next row.",
            rank_2,
            drop=["first index in bounds"],
        ),
        Control(
            "layouts.control.size-two",
            "A dimension of size two is not free to have any stride.",
            UNIT_DIMENSIONS[1],
            instead={UNITS: z3.Or(z3.Int("s0") == z3.Int("t0"), z3.Int("n0") <= 2)},
        ),
        Control(
            "layouts.control.wide-element",
            "Elements wider than the unit of the strides overlap.",
            ELEMENTS[1],
            instead={"first unit inside its element": within(z3.Int("p"), z3.Int("w") + 1)},
            bounds=[z3.Int("w") == 4, z3.Int("n0") == 2, z3.Int("s0") == 1],
        ),
    ]
    for rank in RANKS[1:]:
        n, s = vector("n", rank), vector("s", rank)
        short = [s[-1] >= 1, *(s[d] >= n[d + 1] * s[d + 1] - (d == rank - 2) for d in range(rank - 1))]
        found.append(
            Control(
                f"layouts.control.short-stride.rank-{rank}",
                "One stride that is one short of the inner dimension makes two indices meet.",
                INJECTIVE[rank],
                instead={"dominated": z3.And(short)},
                bounds=[z3.And(size >= 1, size <= 2) for size in n],
            )
        )
    found.append(
        Control(
            "layouts.control.any-rank",
            "In a layout of two dimensions that is not dominated two indices meet.",
            ANY_RANK,
            drop=["dominated"],
            bounds=[z3.Int("rank") == 2, z3.Int("k") == 2],
            solvers=Z3_ONLY,
        )
    )
    return found


THEOREM = Theorem(
    id="layouts",
    title="Dominated layouts are injective",
    statement="In an array layout in which, for some order of the dimensions, every stride is at least the size "
    "times the stride of the next inner dimension and the innermost stride is positive, distinct indices in bounds "
    "are distinct elements, which share no byte. Dimensions of size one may have any stride. Ranks 1 to 5 with "
    "everything spelled out, and any rank by induction.",
    source="memory-model.md, section 7, point (ii): the layout does not overlap itself",
    used_by=("verifier: internal-overlap, comparison of index tuples", "launcher: strides given as ?", "cutile-rust"),
    conclusions=(*ELEMENTS.values(), ANY_RANK),
    controls=tuple(controls()),
    witnesses=(
        *(Witness(ELEMENTS[rank]) for rank in RANKS),
        Witness(ANY_RANK, [z3.Int("rank") == 2, z3.Int("k") == 2], Z3_ONLY),
    ),
)
THEOREMS = (THEOREM,)
