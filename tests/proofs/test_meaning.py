"""The formulas mean what their words say: evaluated on small numbers they agree with plain Python."""

from itertools import product

import pytest
import z3

from tileproof.proofs import block_maps, layouts, partitions
from tileproof.proofs.swizzle import IN_GROUP, WHOLE, Swizzle


def value(term: z3.ExprRef, **numbers: int) -> int | bool:
    pairs = [(z3.Int(name), z3.IntVal(number)) for name, number in numbers.items()]
    result = z3.simplify(z3.substitute(term, *pairs))
    if z3.is_int_value(result):
        return int(result.as_long())
    assert z3.is_true(result) or z3.is_false(result), result
    return bool(z3.is_true(result))


def grouped_swizzle(t: int, group: int, nm: int, nn: int, in_group: bool) -> tuple[int, int]:
    """As matrix multiplication kernels spell it."""
    first = t // (group * nn) * group
    rows = min(nm - first, group)
    place = t % (group * nn)
    return first + (place if in_group else t) % rows, place // rows


@pytest.mark.parametrize(("swizzle", "in_group"), [(WHOLE, False), (IN_GROUP, True)], ids=["whole", "in group"])
@pytest.mark.parametrize(("group", "nm", "nn"), [(1, 2, 3), (2, 3, 2), (2, 5, 3), (3, 7, 2), (8, 3, 3)])
def test_swizzle(swizzle: Swizzle, in_group: bool, group: int, nm: int, nn: int) -> None:
    sizes = {"group": group, "nm": nm, "nn": nn}
    tiles = []
    for t in range(nm * nn):
        row, column = (value(term, t=t, **sizes) for term in swizzle.tile(z3.Int("t")))
        assert (row, column) == grouped_swizzle(t, group, nm, nn, in_group)
        assert value(swizzle.number(z3.Int("x"), z3.Int("y")), x=row, y=column, **sizes) == t
        tiles.append((row, column))
    assert sorted(tiles) == list(product(range(nm), range(nn)))


def test_row_major() -> None:
    for number, (x, y, z) in enumerate(product(range(2), range(3), range(5))):
        sizes = {"d": 2, "h": 3, "w": 5}
        assert tuple(value(term, b=number, **sizes) for term in block_maps.decode_3d(z3.Int("b"))) == (x, y, z)
        assert value(block_maps.LINEAR_3D, x=x, y=y, z=z, **sizes) == number


SPACES = list(product(range(3), range(4), (1, 2), range(4)))  # stride, size, tile, tiles


@pytest.mark.parametrize("other", [(2, 4, 2, 2), (1, 3, 2, 1), (0, 0, 1, 3)], ids=["exact", "one tile", "empty"])
def test_the_exact_condition_for_strided_views(other: tuple[int, int, int, int]) -> None:
    """In two dimensions, the second one fixed: the condition holds iff no element lies in two tiles."""
    s, n, t, space = (layouts.vector(name, 2) for name in ("s", "n", "T", "N"))
    condition = partitions.never_meet(s, t, n, space)
    for one in SPACES:
        numbers = {
            f"{name}{k}": dimension[i] for k, dimension in enumerate((one, other)) for i, name in enumerate("snTN")
        }
        covered = [
            [(i, i * stride + lane) for i in range(tiles) for lane in range(tile) if i * stride + lane < size]
            for stride, size, tile, tiles in (one, other)
        ]
        by_element: dict[tuple[int, int], set[tuple[int, int]]] = {}
        for (i, x), (j, y) in product(*covered):
            by_element.setdefault((x, y), set()).add((i, j))
        assert value(condition, **numbers) == all(len(tiles) == 1 for tiles in by_element.values()), numbers


@pytest.mark.parametrize(
    ("shape", "strides", "dominated"),
    [
        ((3, 4), (4, 1), True),
        ((3, 4), (1, 3), True),
        ((3, 4), (8, 2), True),
        ((3, 4), (3, 1), False),
        ((3, 4), (0, 1), False),
        ((3, 4), (-4, 1), False),
        ((2, 3, 4), (4, 8, 1), True),
        ((2, 3, 4), (12, 1, 3), True),
        ((2, 3, 4), (12, 4, 0), False),
        ((2, 2), (2, 3), False),  # injective, though: the condition is sufficient, not necessary
    ],
)
def test_dominated_layouts(shape: tuple[int, ...], strides: tuple[int, ...], dominated: bool) -> None:
    rank = len(shape)
    condition = layouts.dominated_in_some_order(layouts.vector("n", rank), layouts.vector("s", rank))
    numbers = {f"{name}{d}": values[d] for name, values in (("n", shape), ("s", strides)) for d in range(rank)}
    assert value(condition, **numbers) == dominated
    offsets = [sum(map(int.__mul__, index, strides)) for index in product(*map(range, shape))]
    assert not dominated or len(set(offsets)) == len(offsets)
