"""Block maps: how the blocks of a launch share out tiles, each tile to exactly one.

A map from numbers to tiles is *into* (all tiles it gives exist), *injective*
(no two numbers give one tile: no two blocks write it) and *onto* (every tile is
given: nothing is left out).  Division and remainder are those of SMT-LIB, which
agree with Python's for the positive divisors used here.
"""

from __future__ import annotations

import z3

from .integers import DIGIT_BOUND, EUCLID, MIXED_RADIX, NESTED_DIVISION, PRODUCT_MONOTONE, QUOTIENT, within
from .swizzle import AREA, IN_GROUP, WHOLE, Swizzle, first_row, group, nm, nn, t, u
from .theorem import Control, Lemma, Theorem, Witness

Tile = tuple[z3.ArithRef, ...]

b, c, k, m, n, blocks, chunk = z3.Ints("b c k m n blocks chunk")
h, w, d = z3.Ints("h w d")
i, j, x, y, z = z3.Ints("i j x y z")


def tile_within(tile: Tile, sizes: Tile) -> z3.BoolRef:
    return z3.And([within(index, size) for index, size in zip(tile, sizes, strict=True)])


def same_tile(first: Tile, second: Tile) -> z3.BoolRef:
    return z3.And([one == other for one, other in zip(first, second, strict=True)])


# --- row-major decoding ----------------------------------------------------------


def decode_2d(number: z3.ArithRef) -> Tile:
    return number / w, number % w


def decode_3d(number: z3.ArithRef) -> Tile:
    return number / (h * w), number / w % h, number % w


ROWS_INTO = Lemma(
    "block-maps.row-major-2d.into",
    "b -> (b div w, b mod w) maps [0, h*w) into the h x w tiles.",
    (b, w, h),
    {"rows have tiles": w >= 1, "number in range": within(b, h * w)},
    tile_within(decode_2d(b), (h, w)),
    [EUCLID.at(b, w), PRODUCT_MONOTONE.at(h, b / w, w)],
)
ROWS_INJECTIVE = Lemma(
    "block-maps.row-major-2d.injective",
    "b -> (b div w, b mod w) is injective.",
    (b, c, w),
    {"rows have tiles": w >= 1, "same tile": same_tile(decode_2d(b), decode_2d(c))},
    b == c,
    [EUCLID.at(b, w), EUCLID.at(c, w)],
)
ROWS_ONTO = Lemma(
    "block-maps.row-major-2d.onto",
    "b -> (b div w, b mod w) maps x*w + y, a number below h*w, to the tile (x, y).",
    (x, y, w, h),
    {"tile": tile_within((x, y), (h, w))},
    z3.And(within(x * w + y, h * w), same_tile(decode_2d(x * w + y), (x, y))),
    [QUOTIENT.at(x * w + y, w, x, y), DIGIT_BOUND.at(x, h, y, w)],
)

NONEMPTY = z3.And(w >= 1, h >= 1)
LINEAR_3D = (x * h + y) * w + z
PLANES_INTO = Lemma(
    "block-maps.row-major-3d.into",
    "b -> (b div (h*w), b div w mod h, b mod w) maps [0, d*h*w) into the d x h x w tiles.",
    (b, w, h, d),
    {"planes have tiles": NONEMPTY, "number in range": within(b, d * h * w)},
    tile_within(decode_3d(b), (d, h, w)),
    [NESTED_DIVISION.at(b, w, h), ROWS_INTO.at(b, w, d * h), ROWS_INTO.at(b / w, h, d)],
)
PLANES_INJECTIVE = Lemma(
    "block-maps.row-major-3d.injective",
    "b -> (b div (h*w), b div w mod h, b mod w) is injective.",
    (b, c, w, h),
    {"planes have tiles": NONEMPTY, "same tile": same_tile(decode_3d(b), decode_3d(c))},
    b == c,
    [
        NESTED_DIVISION.at(b, w, h),
        NESTED_DIVISION.at(c, w, h),
        ROWS_INJECTIVE.at(b, c, w),
        ROWS_INJECTIVE.at(b / w, c / w, h),
    ],
)
PLANES_ONTO = Lemma(
    "block-maps.row-major-3d.onto",
    "b -> (b div (h*w), b div w mod h, b mod w) maps (x*h + y)*w + z, a number below d*h*w, to the tile (x, y, z).",
    (x, y, z, w, h, d),
    {"tile": tile_within((x, y, z), (d, h, w))},
    z3.And(within(LINEAR_3D, d * h * w), same_tile(decode_3d(LINEAR_3D), (x, y, z))),
    [
        DIGIT_BOUND.at(x, d, y, h),
        ROWS_ONTO.at(x * h + y, z, w, d * h),
        QUOTIENT.at(LINEAR_3D / w, h, x, y),
        NESTED_DIVISION.at(LINEAR_3D, w, h),
    ],
)

# --- linear maps ----------------------------------------------------------------

p, q, r = z3.Ints("p q r")
LINEARISED_INTO = Lemma(
    "block-maps.linearised.into",
    "(x*h + y)*w + z maps the blocks (x, y, z) of a d x h x w grid into [0, d*h*w).",
    (x, y, z, w, h, d),
    {"block": tile_within((x, y, z), (d, h, w))},
    within(LINEAR_3D, d * h * w),
    [DIGIT_BOUND.at(x, d, y, h), DIGIT_BOUND.at(x * h + y, d * h, z, w)],
)
LINEARISED_INJECTIVE = Lemma(
    "block-maps.linearised.injective",
    "(x*h + y)*w + z is injective on the blocks of a grid.",
    (x, y, z, p, q, r, w, h, d),
    {
        "first block": tile_within((x, y, z), (d, h, w)),
        "second block": tile_within((p, q, r), (d, h, w)),
        "same number": (p * h + q) * w + r == LINEAR_3D,
    },
    same_tile((x, y, z), (p, q, r)),
    [MIXED_RADIX.at(x * h + y, z, p * h + q, r, w), MIXED_RADIX.at(x, y, p, q, h)],
)
LINEARISED_ONTO = Lemma(
    "block-maps.linearised.onto",
    "Every number below d*h*w is (x*h + y)*w + z for the block that it decodes to.",
    (b, w, h, d),
    {"planes have tiles": NONEMPTY, "number in range": within(b, d * h * w)},
    z3.And(
        tile_within(decode_3d(b), (d, h, w)),
        (decode_3d(b)[0] * h + decode_3d(b)[1]) * w + decode_3d(b)[2] == b,
    ),
    [PLANES_INTO.at(b, w, h, d), NESTED_DIVISION.at(b, w, h), EUCLID.at(b, w), EUCLID.at(b / w, h)],
)

# --- loops ------------------------------------------------------------------------

STRIDE_INJECTIVE = Lemma(
    "block-maps.grid-stride.injective",
    "In loops from b in steps of the number of blocks, iteration k of block b and iteration m of block c meet only "
    "if they are the same.",
    (b, c, k, m, blocks),
    {
        "blocks of the launch": z3.And(within(b, blocks), within(c, blocks)),
        "same number": b + k * blocks == c + m * blocks,
    },
    z3.And(b == c, k == m),
    [MIXED_RADIX.at(k, b, m, c, blocks)],
)
STRIDE_ONTO = Lemma(
    "block-maps.grid-stride.onto",
    "In loops from b below n in steps of the number of blocks, every number of [0, n) is reached.",
    (x, n, blocks),
    {"there are blocks": blocks >= 1, "number in range": within(x, n)},
    z3.And(
        within(x % blocks, blocks),
        x / blocks >= 0,
        x % blocks + x / blocks * blocks == x,
    ),
    [EUCLID.at(x, blocks), PRODUCT_MONOTONE.at(x / blocks + 1, 0, blocks)],
)
CHUNK_INJECTIVE = Lemma(
    "block-maps.chunks.injective",
    "Blocks that take a contiguous chunk of numbers each, b*chunk + k, meet nowhere.",
    (b, c, k, m, chunk),
    {
        "places in the chunk": z3.And(within(k, chunk), within(m, chunk)),
        "same number": b * chunk + k == c * chunk + m,
    },
    z3.And(b == c, k == m),
    [MIXED_RADIX.at(b, k, c, m, chunk)],
)
CHUNK_ONTO = Lemma(
    "block-maps.chunks.onto",
    "If the chunks reach n, every number of [0, n) is in the chunk of one of the blocks.",
    (x, n, chunk, blocks),
    {"chunks have places": chunk >= 1, "the chunks reach n": n <= blocks * chunk, "number in range": within(x, n)},
    z3.And(within(x / chunk, blocks), within(x % chunk, chunk), x / chunk * chunk + x % chunk == x),
    [EUCLID.at(x, chunk), ROWS_INTO.at(x, chunk, blocks)],
)

# --- persistent scheduling: a map after a loop --------------------------------------


def persistent_injective(swizzle: Swizzle) -> Lemma:
    first, second = b + k * blocks, c + m * blocks
    mapped = swizzle.injective.at(first, second, group, nm, nn)
    return Lemma(
        f"block-maps.persistent-{swizzle.name}.injective",
        f"{swizzle.words} of the numbers of a grid-stride loop: two blocks, or two iterations of one, have no tile in "
        "common.",
        (b, c, k, m, blocks, group, nm, nn),
        {
            "blocks of the launch": z3.And(within(b, blocks), within(c, blocks)),
            "numbers in range, same tile": mapped.premise,
        },
        z3.And(b == c, k == m),
        [mapped, STRIDE_INJECTIVE.at(b, c, k, m, blocks)],
    )


def persistent_onto(swizzle: Swizzle) -> Lemma:
    number = swizzle.number(x, y)
    return Lemma(
        f"block-maps.persistent-{swizzle.name}.onto",
        f"{swizzle.words} of the numbers of a grid-stride loop: every tile is given in some iteration of some block.",
        (x, y, blocks, group, nm, nn),
        {
            "there are blocks": blocks >= 1,
            "sizes and tile": swizzle.onto.at(x, y, group, nm, nn).premise,
        },
        z3.And(
            within(number % blocks, blocks),
            number / blocks >= 0,
            number % blocks + number / blocks * blocks == number,
            within(number, nm * nn),
            same_tile(swizzle.tile(number), (x, y)),
        ),
        [swizzle.onto.at(x, y, group, nm, nn), STRIDE_ONTO.at(number, nm * nn, blocks)],
    )


PERSISTENT = [lemma(swizzle) for swizzle in (WHOLE, IN_GROUP) for lemma in (persistent_injective, persistent_onto)]


def composition() -> list[Lemma]:
    blocks_, numbers, tiles = (z3.DeclareSort(name) for name in ("Block", "Number", "Tile"))
    takes, gives = z3.Function("takes", blocks_, numbers), z3.Function("gives", numbers, tiles)
    block, other = z3.Consts("block other", blocks_)
    number, other_number = z3.Consts("number other_number", numbers)
    tile = z3.Const("tile", tiles)

    def injective(map: z3.FuncDeclRef, one: z3.ExprRef, two: z3.ExprRef) -> z3.BoolRef:
        return z3.ForAll([one, two], z3.Implies(map(one) == map(two), one == two))

    def onto(map: z3.FuncDeclRef, argument: z3.ExprRef, value: z3.ExprRef) -> z3.BoolRef:
        return z3.ForAll([value], z3.Exists([argument], map(argument) == value))

    return [
        Lemma(
            "block-maps.composition.injective",
            "An injective map after an injective map is injective.",
            (block, other),
            {
                "first map injective": injective(takes, block, other),
                "second map injective": injective(gives, number, other_number),
                "same tile": gives(takes(block)) == gives(takes(other)),
            },
            block == other,
        ),
        Lemma(
            "block-maps.composition.onto",
            "A map onto after a map onto is onto.",
            (tile,),
            {"first map onto": onto(takes, block, number), "second map onto": onto(gives, number, tile)},
            z3.Exists([block], gives(takes(block)) == tile),
        ),
    ]


COMPOSITION = composition()


def controls() -> list[Control]:
    def regular_group(number: z3.ArithRef) -> Tile:
        """The swizzle that forgets that the last group may be short, and clamps the row instead."""
        row = first_row(number / AREA) + number % group
        return z3.If(row < nm, row, nm - 1), number % AREA / group

    forgetful = same_tile(regular_group(t), regular_group(u))
    return [
        Control(
            "block-maps.control.no-rows",
            "Division by zero may give anything: without tiles in a row two numbers can meet.",
            ROWS_INJECTIVE,
            drop=["rows have tiles"],
        ),
        Control(
            "block-maps.control.halved",
            "b -> b div 2 sends two blocks to one tile.",
            ROWS_INJECTIVE,
            instead={"same tile": b / 2 == c / 2},
        ),
        Control(
            "block-maps.control.one-too-many",
            "The number h*w has no tile.",
            ROWS_INTO,
            instead={"number in range": within(b, h * w + 1)},
        ),
        Control(
            "block-maps.control.one-plane-too-many",
            "The number d*h*w has no tile.",
            PLANES_INTO,
            instead={"number in range": within(b, d * h * w + 1)},
            bounds=[w == 2, h == 3, d == 2],
        ),
        Control(
            "block-maps.control.wide-block",
            "Blocks outside the grid have numbers of blocks inside it.",
            LINEARISED_INJECTIVE,
            drop=["second block"],
            bounds=[w == 2, h == 3, d == 2],
        ),
        Control(
            "block-maps.control.short-step",
            "Loops in steps of one less than the number of blocks meet.",
            STRIDE_INJECTIVE,
            instead={"same number": b + k * (blocks - 1) == c + m * (blocks - 1)},
        ),
        Control(
            "block-maps.control.chunks-fall-short",
            "If the chunks end before n, the last number is in none.",
            CHUNK_ONTO,
            instead={"the chunks reach n": n <= blocks * chunk + 1},
        ),
        Control(
            "block-maps.control.short-last-group",
            "A swizzle that clamps the row in a short last group gives two numbers one tile.",
            WHOLE.injective,
            instead={"same tile": forgetful},
            bounds=[group == 2, nm == 3, nn == 2],
        ),
        Control(
            "block-maps.control.swizzle-beyond-the-end",
            "The number nm*nn has no tile.",
            IN_GROUP.into,
            instead={"number in range": within(t, nm * nn + 1)},
            bounds=[group == 2, nm == 3, nn == 2],
        ),
        Control(
            "block-maps.control.not-injective",
            "If the first of two maps sends two blocks to one number, so does the composition to one tile.",
            COMPOSITION[0],
            drop=["first map injective"],
        ),
        Control(
            "block-maps.control.not-onto",
            "If the first of two maps misses a number, the composition may miss a tile.",
            COMPOSITION[1],
            drop=["first map onto"],
        ),
    ]


CONCLUSIONS = (
    *(ROWS_INTO, ROWS_INJECTIVE, ROWS_ONTO, PLANES_INTO, PLANES_INJECTIVE, PLANES_ONTO),
    *(LINEARISED_INTO, LINEARISED_INJECTIVE, LINEARISED_ONTO),
    *(STRIDE_INJECTIVE, STRIDE_ONTO, CHUNK_INJECTIVE, CHUNK_ONTO),
    *(lemma for swizzle in (WHOLE, IN_GROUP) for lemma in (swizzle.into, swizzle.injective, swizzle.onto)),
    *PERSISTENT,
    *COMPOSITION,
)
# Sizes in which a short last group occurs.
SMALL = [w == 3, h == 2, d == 2, group == 2, nm == 3, nn == 2, blocks == 2, chunk == 2]

THEOREM = Theorem(
    id="block-maps",
    title="Block maps give each tile to exactly one block",
    statement="Injective and onto: row-major decoding of a block id in two and three dimensions, its inverse, "
    "the grouped swizzle with a short last group in both of its spellings, grid-stride loops, contiguous chunks, and "
    "persistent scheduling, a swizzle of the numbers of a grid-stride loop; and compositions of such maps.",
    source="memory-model.md, section 7 (i): injectivity of the map from launched blocks to what they write",
    used_by=("verifier: block-disjoint-writes, coverage", "cutile-rust"),
    conclusions=CONCLUSIONS,
    controls=tuple(controls()),
    witnesses=tuple(Witness(lemma, SMALL) for lemma in CONCLUSIONS if lemma.hypotheses),
)
THEOREMS = (THEOREM,)
