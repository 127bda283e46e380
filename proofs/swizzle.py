"""The grouped swizzle of matrix multiplications, with a last group that may be short.

Of nm x nn tiles, groups of ``group`` rows are visited one after another, and
within a group column by column.  The last group has only the rows that are
left, ``rows = min(nm - first, group)``.  Two spellings are in use: the row
within the group is ``t mod rows`` (WHOLE), or ``(t mod (group*nn)) mod rows``
(IN_GROUP); they visit a column of the last group in different order.
"""

from __future__ import annotations

import z3

from .integers import (
    CLOSE_REMAINDERS,
    DIGIT_BOUND,
    DIVISION_CONGRUENT,
    EUCLID,
    PRODUCT_CONGRUENT,
    PRODUCT_MONOTONE,
    QUOTIENT,
    ROTATED_DIGIT,
    within,
)
from .theorem import Lemma

t, u, group, nm, nn, x, y = z3.Ints("t u group nm nn x y")
a, b, c, d, r, s = z3.Ints("a b c d r s")

SIZES = z3.And(group >= 1, nn >= 1)
AREA = group * nn  # tiles of a full group


def first_row(index: z3.ArithRef) -> z3.ArithRef:
    """Of group number ``index``."""
    return index * group


def rows(index: z3.ArithRef) -> z3.ArithRef:
    left = nm - first_row(index)
    return z3.If(left <= group, left, group)


SAME_COLUMN = Lemma(
    "block-maps.same-column",
    "Two tiles of one group in the same column and with the same remainder by the group's rows are the same.",
    (a, b, c, d, r, s),
    {
        "the group has rows": z3.And(r >= 1, r == s),
        "same remainder": a % r == c % s,
        "same column": b / r == d / s,
        "places in the group, counted from one start": a - b == c - d,
    },
    a == c,
    [EUCLID.at(b, r), EUCLID.at(d, r), CLOSE_REMAINDERS.at(a, c, r)],
)

GROUP = Lemma(
    "block-maps.groups",
    "The group of t has rows, which lie in the matrix, and t lies among its tiles.",
    (t, group, nm, nn),
    {"sizes": SIZES, "number in range": within(t, nm * nn)},
    z3.And(
        rows(t / AREA) >= 1,
        rows(t / AREA) <= group,
        first_row(t / AREA) >= 0,
        first_row(t / AREA) + rows(t / AREA) <= nm,
        within(t % AREA, rows(t / AREA) * nn),
    ),
    [
        EUCLID.at(t, AREA),
        PRODUCT_MONOTONE.at(1, group, nn),
        PRODUCT_MONOTONE.at(nm, first_row(t / AREA), nn),
        PRODUCT_MONOTONE.at(rows(t / AREA), group, nn),
    ],
)


class Swizzle:
    """One spelling of the map, with its lemmas ``into``, ``injective`` and ``onto``."""

    def __init__(self, name: str, words: str, in_group: bool) -> None:
        self.name, self.words, self._in_group = name, words, in_group
        self.into = self._into()
        group_known = self._group_known()
        self.injective = self._injective(group_known)
        self.onto = self._onto()

    def _row_number(self, number: z3.ArithRef) -> z3.ArithRef:
        return number % AREA if self._in_group else number

    def tile(self, number: z3.ArithRef) -> tuple[z3.ArithRef, z3.ArithRef]:
        index = number / AREA
        row = first_row(index) + self._row_number(number) % rows(index)
        return row, number % AREA / rows(index)

    def number(self, row: z3.ArithRef, column: z3.ArithRef) -> z3.ArithRef:
        """The number that is mapped to a tile."""
        return row / group * AREA + self._place(row, column)

    def _rotation(self, row: z3.ArithRef) -> z3.ArithRef:
        return z3.IntVal(0) if self._in_group else row / group * AREA

    def _within_column(self, row: z3.ArithRef) -> z3.ArithRef:
        index = row / group
        return (row - first_row(index) - self._rotation(row)) % rows(index)

    def _place(self, row: z3.ArithRef, column: z3.ArithRef) -> z3.ArithRef:
        return column * rows(row / group) + self._within_column(row)

    def _into(self) -> Lemma:
        row, column = self.tile(t)
        height = rows(t / AREA)
        return Lemma(
            f"block-maps.{self.name}.into",
            f"{self.words} maps [0, nm*nn) into the nm x nn tiles.",
            (t, group, nm, nn),
            {"sizes": SIZES, "number in range": within(t, nm * nn)},
            z3.And(within(row, nm), within(column, nn)),
            [
                GROUP.at(t, group, nm, nn),
                EUCLID.at(self._row_number(t), height),
                EUCLID.at(t % AREA, height),
                PRODUCT_MONOTONE.at(nn, column, height),
                PRODUCT_MONOTONE.at(column, -1, height),
            ],
        )

    def _group_known(self) -> Lemma:
        row, _ = self.tile(t)
        height = rows(t / AREA)
        return Lemma(
            f"block-maps.{self.name}.group",
            f"{self.words} gives a tile whose row tells its group.",
            (t, group, nm, nn),
            {"sizes": SIZES, "number in range": within(t, nm * nn)},
            row / group == t / AREA,
            [
                GROUP.at(t, group, nm, nn),
                EUCLID.at(self._row_number(t), height),
                QUOTIENT.at(row, group, t / AREA, self._row_number(t) % height),
            ],
        )

    def _injective(self, group_known: Lemma) -> Lemma:
        (row, column), (other_row, other_column) = self.tile(t), self.tile(u)
        index, other_index = t / AREA, u / AREA
        variables = (t, u, group, nm, nn)
        hypotheses = {
            "sizes": SIZES,
            "first number in range": within(t, nm * nn),
            "second number in range": within(u, nm * nn),
            "same tile": z3.And(row == other_row, column == other_column),
        }
        same_group = Lemma(
            f"block-maps.{self.name}.injective.group",
            f"{self.words} gives one tile to numbers of one group only.",
            variables,
            hypotheses,
            index == other_index,
            [
                group_known.at(t, group, nm, nn),
                group_known.at(u, group, nm, nn),
                DIVISION_CONGRUENT.at(row, other_row, group, group),
            ],
        )
        same_rows = Lemma(
            f"block-maps.{self.name}.injective.rows",
            f"{self.words} gives one tile to numbers whose groups have the same rows only.",
            variables,
            hypotheses,
            z3.And(first_row(index) == first_row(other_index), rows(index) == rows(other_index)),
            [same_group.at(*variables), PRODUCT_CONGRUENT.at(index, other_index, group)],
        )
        return Lemma(
            f"block-maps.{self.name}.injective",
            f"{self.words} is injective on [0, nm*nn).",
            variables,
            hypotheses,
            t == u,
            [
                same_group.at(*variables),
                same_rows.at(*variables),
                GROUP.at(t, group, nm, nn),
                EUCLID.at(t, AREA),
                EUCLID.at(u, AREA),
                PRODUCT_CONGRUENT.at(index, other_index, AREA),
                SAME_COLUMN.at(
                    self._row_number(t), t % AREA, self._row_number(u), u % AREA, rows(index), rows(other_index)
                ),
            ],
        )

    def _onto(self) -> Lemma:
        number, place, within_column = self.number(x, y), self._place(x, y), self._within_column(x)
        index, rotation = x / group, self._rotation(x)
        found = number / AREA
        variables = (x, y, group, nm, nn)
        hypotheses = {"sizes": SIZES, "tile": z3.And(within(x, nm), within(y, nn))}
        preimage = Lemma(
            f"block-maps.{self.name}.onto.preimage",
            f"{self.words}: the number meant for tile (x, y) is in range and in the right group.",
            variables,
            hypotheses,
            z3.And(
                within(number, nm * nn),
                found == index,
                number % AREA == place,
                rows(index) >= 1,
                within(within_column, rows(index)),
            ),
            [
                EUCLID.at(x, group),
                EUCLID.at(x - first_row(index) - rotation, rows(index)),
                DIGIT_BOUND.at(y, nn, within_column, rows(index)),
                PRODUCT_MONOTONE.at(rows(index), group, nn),
                PRODUCT_MONOTONE.at(first_row(index) + rows(index), nm, nn),
                PRODUCT_MONOTONE.at(0, index, AREA),
                QUOTIENT.at(number, AREA, index, place),
            ],
        )
        same_rows = Lemma(
            f"block-maps.{self.name}.onto.rows",
            f"{self.words}: the number meant for tile (x, y) has the rows of that tile's group.",
            variables,
            hypotheses,
            z3.And(first_row(found) == first_row(index), rows(found) == rows(index)),
            [preimage.at(*variables), PRODUCT_CONGRUENT.at(found, index, group)],
        )
        row, column = self.tile(number)
        rotated = y * rows(index) + rotation + within_column
        return Lemma(
            f"block-maps.{self.name}.onto",
            f"{self.words} maps a number of [0, nm*nn) to every tile (x, y).",
            variables,
            hypotheses,
            z3.And(within(number, nm * nn), row == x, column == y),
            [
                preimage.at(*variables),
                same_rows.at(*variables),
                EUCLID.at(x, group),
                ROTATED_DIGIT.at(y, rotation, x - first_row(index), rows(index)),
                DIVISION_CONGRUENT.at(self._row_number(number), rotated, rows(found), rows(index)),
                DIVISION_CONGRUENT.at(number % AREA, number % AREA, rows(found), rows(index)),
                QUOTIENT.at(number % AREA, rows(index), y, within_column),
            ],
        )


WHOLE = Swizzle("swizzle", "The grouped swizzle", in_group=False)
IN_GROUP = Swizzle("swizzle-in-group", "The grouped swizzle with rows counted within the group", in_group=True)
