"""Partition and strided views: different tiles touch disjoint elements, and disjoint bytes.

In every dimension k, tile index i[k] of a view with tile shape T and traversal
strides s (a partition view has s = T) covers the elements i[k]*s[k] + e[k],
0 <= e[k] < T[k], of dimension m[k] of the array; m is the view's ``dim_map``.
What lies beyond the array's shape is masked, so ragged edges only take
elements away.  Tile indices range over the index space N (Tile IR
specification, "Views"; memory-model.md section 6).
"""

from __future__ import annotations

import z3

from .integers import EUCLID, MIXED_RADIX, QUOTIENT, QUOTIENT_MONOTONE, within
from .layouts import ELEMENTS, RANKS, Ints, in_bounds, offset, same, vector
from .theorem import Control, Lemma, Theorem, Witness

STRIDE = "the traversal stride is at least the tile"
FIRST, SECOND = "the first tile covers the element", "the second tile covers the element"
LAYOUT = "the layout does not overlap itself, and a byte is shared"
SIZES = "tiles have elements, strides are not negative"
EXACT = "exact condition"


def covers(element: z3.ArithRef, tile: z3.ArithRef, lane: z3.ArithRef, step: z3.ArithRef) -> z3.BoolRef:
    return element == tile * step + lane


def mapped(element: Ints, dim_map: Ints, tile: Ints, lane: Ints, step: Ints) -> z3.BoolRef:
    """Tile dimension k lies in array dimension dim_map[k], for each k."""
    rank = len(element)
    return z3.And(
        [
            z3.Implies(dim_map[k] == d, covers(element[d], tile[k], lane[k], step[k]))
            for k in range(rank)
            for d in range(rank)
        ]
    )


def is_dim_map(dim_map: Ints) -> z3.BoolRef:
    return z3.And([within(m, len(dim_map)) for m in dim_map])


def in_tile(lane: Ints, shape: Ints) -> z3.BoolRef:
    return in_bounds(lane, shape)


def disjoint_elements(rank: int) -> Lemma:
    x, m, i, e, j, f, s, t = (vector(name, rank) for name in ("x", "m", "i", "e", "j", "f", "s", "T"))
    return Lemma(
        f"partitions.elements.rank-{rank}",
        f"If two tiles of one view of rank {rank}, with any dim_map and a traversal stride of at least the tile's "
        "size, share an element, then they are the same tile and the same place in it.",
        (*x, *m, *i, *e, *j, *f, *s, *t),
        {
            STRIDE: z3.And([s[k] >= t[k] for k in range(rank)]),
            "dim_map": is_dim_map(m),
            "first lane in its tile": in_tile(e, t),
            "second lane in its tile": in_tile(f, t),
            FIRST: mapped(x, m, i, e, s),
            SECOND: mapped(x, m, j, f, s),
        },
        z3.And(same(i, j), same(e, f)),
        [MIXED_RADIX.at(i[k], e[k], j[k], f[k], s[k]) for k in range(rank)],
    )


def disjoint_bytes(rank: int) -> Lemma:
    x, y, m, i, e, j, f, s, t = (vector(name, rank) for name in ("x", "y", "m", "i", "e", "j", "f", "s", "T"))
    shape, strides, dominant = vector("n", rank), vector("stride", rank), vector("t", rank)
    base, width, p, q = z3.Ints("base w p q")
    layout = ELEMENTS[rank].at(*shape, *strides, *dominant, *x, *y, base, width, p, q)
    tiles = DISJOINT_ELEMENTS[rank]
    given = dict(tiles.hypotheses)
    given[SECOND] = mapped(y, m, j, f, s)
    return Lemma(
        f"partitions.bytes.rank-{rank}",
        f"Tiles of one view of rank {rank} over an array in a layout as in theorem layouts that share a byte of an "
        "element inside the array's shape are the same tile, and the element has the same place in it.",
        (*shape, *strides, *dominant, *x, *y, *m, *i, *e, *j, *f, *s, *t, base, width, p, q),
        {**given, LAYOUT: layout.premise},
        z3.And(same(i, j), same(e, f)),
        [layout, tiles.at(*x, *m, *i, *e, *j, *f, *s, *t)],
    )


def meet(i: Ints, e: Ints, j: Ints, f: Ints, s: Ints, t: Ints, n: Ints, space: Ints) -> z3.BoolRef:
    """Lanes e and f of tiles i and j of a strided view are one element inside the shape n."""
    rank = len(i)
    return z3.And(
        in_bounds(i, space),
        in_bounds(j, space),
        in_tile(e, t),
        in_tile(f, t),
        *(i[k] * s[k] + e[k] == j[k] * s[k] + f[k] for k in range(rank)),
        *(within(i[k] * s[k] + e[k], n[k]) for k in range(rank)),
    )


def never_meet(s: Ints, t: Ints, n: Ints, space: Ints) -> z3.BoolRef:
    """The exact condition under which different tiles of a strided view share no element inside the shape."""
    dimensions = range(len(s))
    empty = z3.Or([z3.Or(n[k] <= 0, space[k] <= 0) for k in dimensions])
    return z3.Or(empty, z3.And([z3.Or(space[k] <= 1, s[k] >= t[k], s[k] >= n[k]) for k in dimensions]))


def sizes(s: Ints, t: Ints) -> z3.BoolRef:
    return z3.And([z3.And(s[k] >= 0, t[k] >= 1) for k in range(len(s))])


def window() -> Lemma:
    i, e, j, f, s, t, n, space = z3.Ints("i e j f s T n N")
    return Lemma(
        "partitions.window",
        "In one dimension: two windows that share an element inside the shape are the same if there is one window "
        "only, or the stride is at least the window's size, or all other windows lie beyond the shape.",
        (i, e, j, f, s, t, n, space),
        {
            SIZES: sizes([s], [t]),
            "they meet": meet([i], [e], [j], [f], [s], [t], [n], [space]),
            "one of the three": z3.Or(space <= 1, s >= t, s >= n),
        },
        i == j,
    )


def exact_sufficient(rank: int) -> Lemma:
    i, e, j, f, s, t, n, space = (vector(name, rank) for name in ("i", "e", "j", "f", "s", "T", "n", "N"))
    return Lemma(
        f"partitions.exact.sufficient.rank-{rank}",
        f"Under the exact condition, different tiles of a strided view of rank {rank} share no element.",
        (*i, *e, *j, *f, *s, *t, *n, *space),
        {
            SIZES: sizes(s, t),
            EXACT: never_meet(s, t, n, space),
            "they meet": meet(i, e, j, f, s, t, n, space),
        },
        same(i, j),
        [WINDOW.at(i[k], e[k], j[k], f[k], s[k], t[k], n[k], space[k]) for k in range(rank)],
    )


def exact_necessary(rank: int) -> Lemma:
    """The colliding tiles are spelled out: 0 and, in one dimension d, 1; they share element s[d] of it."""
    s, t, n, space = (vector(name, rank) for name in ("s", "T", "n", "N"))
    zero = z3.IntVal(0)
    collisions = []
    for d in range(rank):
        first = [zero] * rank
        second = [z3.IntVal(int(k == d)) for k in range(rank)]
        lane = [s[k] if k == d else zero for k in range(rank)]
        collisions.append(z3.And(meet(first, lane, second, first, s, t, n, space), z3.Not(same(first, second))))
    return Lemma(
        f"partitions.exact.necessary.rank-{rank}",
        f"Where the exact condition fails, two different tiles of the strided view of rank {rank} share an element.",
        (*s, *t, *n, *space),
        {SIZES: sizes(s, t), "exact condition fails": z3.Not(never_meet(s, t, n, space))},
        z3.Or(collisions),
    )


def cover() -> Lemma:
    x, n, t, space = z3.Ints("x n T N")
    return Lemma(
        "partitions.cover",
        "Every element x of a dimension lies in the tile x div T of the index space of ceil(n / T) tiles, "
        "at place x mod T.",
        (x, n, t, space),
        {
            "the tile has elements": t >= 1,
            "x lies inside the shape": within(x, n),
            "the index space is ceil(n / T)": space == (n + t - 1) / t,
        },
        z3.And(within(x / t, space), within(x % t, t), covers(x, x / t, x % t, t)),
        [
            EUCLID.at(x, t),
            EUCLID.at(n - 1, t),
            QUOTIENT_MONOTONE.at(x, n - 1, t),
            QUOTIENT.at(n + t - 1, t, (n - 1) / t + 1, (n - 1) % t),
        ],
    )


DISJOINT_ELEMENTS = {rank: disjoint_elements(rank) for rank in RANKS}
DISJOINT_BYTES = {rank: disjoint_bytes(rank) for rank in RANKS}
WINDOW = window()
SUFFICIENT = {rank: exact_sufficient(rank) for rank in RANKS}
NECESSARY = {rank: exact_necessary(rank) for rank in RANKS}
COVER = cover()


def controls() -> list[Control]:
    x, y, i, j, e, f, s, t, n, space = (vector(name, 2) for name in ("x", "y", "i", "j", "e", "f", "s", "T", "n", "N"))
    other_map, other_stride, stride = vector("other_m", 2), vector("other_s", 2), vector("stride", 2)
    base, width, p, q, size, tile, tiles = z3.Ints("base w p q n T N")
    small = [z3.And(v >= 0, v <= 3) for v in (*i, *j, *e, *f, *s, *t)]
    found = [
        Control(
            "partitions.control.overlapping-windows",
            "A traversal stride one short of the tile makes neighbouring tiles overlap.",
            DISJOINT_ELEMENTS[2],
            instead={STRIDE: z3.And(s[0] >= t[0], s[1] >= t[1] - 1)},
            bounds=small,
        ),
        Control(
            "partitions.control.two-dim-maps",
            "Different tiles of two views of one array meet if their dim_maps differ.",
            DISJOINT_ELEMENTS[2],
            instead={SECOND: z3.And(is_dim_map(other_map), z3.Distinct(other_map), mapped(x, other_map, j, f, s))},
            bounds=[*small, z3.Distinct(vector("m", 2))],
        ),
        Control(
            "partitions.control.two-strides",
            "Different tiles of two views of one array meet if their traversal strides differ.",
            DISJOINT_ELEMENTS[2],
            instead={
                SECOND: z3.And(
                    other_stride[0] >= t[0], other_stride[1] >= t[1], mapped(x, vector("m", 2), j, f, other_stride)
                )
            },
            bounds=small,
        ),
        Control(
            "partitions.control.self-overlapping-layout",
            "In a layout with a stride of 0 different tiles share bytes although their elements differ.",
            DISJOINT_BYTES[2],
            instead={
                LAYOUT: z3.And(
                    in_bounds(x, n),
                    in_bounds(y, n),
                    within(p, width),
                    within(q, width),
                    base + width * offset(x, stride) + p == base + width * offset(y, stride) + q,
                )
            },
            bounds=[*small, stride[0] == 0, stride[1] == 1, width == 4, *(size == 8 for size in n)],
        ),
        Control(
            "partitions.control.floor",
            "With floor(n / T) tiles the elements of the ragged edge lie in no tile.",
            COVER,
            instead={"the index space is ceil(n / T)": tiles == size / tile},
        ),
        Control(
            "partitions.control.no-collision",
            "Where the exact condition holds there need be no two tiles that meet.",
            NECESSARY[2],
            drop=["exact condition fails"],
        ),
    ]
    for name, weaker in {
        "two-windows": z3.Or(space[0] <= 2, s[0] >= t[0], s[0] >= n[0]),
        "short-stride": z3.Or(space[0] <= 1, s[0] >= t[0] - 1, s[0] >= n[0]),
        "short-shape": z3.Or(space[0] <= 1, s[0] >= t[0], s[0] >= n[0] - 1),
    }.items():
        found.append(
            Control(
                f"partitions.control.exact.{name}",
                "None of the three ways out of the exact condition can be any weaker.",
                SUFFICIENT[2],
                instead={EXACT: z3.And(weaker, s[1] >= t[1])},
                bounds=small,
            )
        )
    return found


def small_array(rank: int) -> list[z3.BoolRef]:
    """Tiles of size 2 of a contiguous array of sizes 4 and of 4-byte elements."""
    tiles = [z3.And(t == 2, s == 2) for t, s in zip(vector("T", rank), vector("s", rank), strict=True)]
    strides = zip(vector("stride", rank), vector("t", rank), strict=True)
    contiguous = [z3.And(s == 4 ** (rank - 1 - k), t == s) for k, (s, t) in enumerate(strides)]
    return [*tiles, *contiguous, *(n == 4 for n in vector("n", rank)), z3.Int("w") == 4]


THEOREM = Theorem(
    id="partitions",
    title="Different tiles of a view are disjoint",
    statement="Tiles of one partition view with different tile indices touch disjoint elements and, in a layout as in "
    "theorem layouts, disjoint bytes: ranks 1 to 5, any tile shape, any dim_map, ragged edges included, and strided "
    "views whose traversal strides are at least the tile. For strided views the exact condition is: some dimension "
    "of the array or of the index space is empty, or every dimension has at most one tile, or a stride of at least "
    "the tile's size, or a stride of at least the array's size. The ceil(n / T) tiles of a partition cover the array.",
    source="memory-model.md, sections 6 (Views) and 7 (i); Tile IR specification, partition_view and strided_view",
    used_by=("verifier: block-disjoint-writes, comparison of tile index tuples", "cutile-rust"),
    conclusions=(*DISJOINT_BYTES.values(), *SUFFICIENT.values(), *NECESSARY.values(), COVER),
    controls=tuple(controls()),
    witnesses=(
        *(Witness(DISJOINT_BYTES[rank], small_array(rank)) for rank in RANKS),
        *(Witness(SUFFICIENT[rank]) for rank in RANKS),
        *(Witness(NECESSARY[rank]) for rank in RANKS),
        Witness(COVER),
    ),
)
THEOREMS = (THEOREM,)
