"""Interchangeable blocks: the same code in the same kind of place.

Exchanging two of them maps executions to executions, so only one choice of
paths in each orbit is explored and its outcomes are renamed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations, product

from tileproof.memmodel.execution import Placement
from tileproof.memmodel.program import LitmusTest


def interchangeable(test: LitmusTest) -> list[list[int]]:
    """Classes of blocks that may be exchanged freely."""
    classes: list[list[int]] = []
    for block, thread in enumerate(test.threads):
        for members in classes:
            first = test.threads[members[0]]
            same = (first.code, first.registers, first.default) == (thread.code, thread.registers, thread.default)
            if same and all(_exchangeable(test, member, block) for member in members):
                members.append(block)
                break
        else:
            classes.append([block])
    return classes


def _exchangeable(test: LitmusTest, a: int, b: int) -> bool:
    """Both in one CTA, or each alone in its CTA with the same GPU and cluster."""
    places = [thread.placement for thread in test.threads]
    if _cta(places[a]) == _cta(places[b]) and places[a].cluster == places[b].cluster:
        return True
    alone = all(sum(_cta(p) == _cta(places[t]) for p in places) == 1 for t in (a, b))
    return alone and places[a].gpu == places[b].gpu and places[a].cluster == places[b].cluster


def _cta(place: Placement) -> tuple[int, int]:
    return (place.gpu, place.cta)


def permutations_of(numbers: Sequence[int], classes: Sequence[Sequence[int]]) -> list[Mapping[int, int]]:
    """One renaming of blocks for each different arrangement of the path ``numbers`` within the classes.

    ``numbers[b]`` is the path of block b; the identity comes first.
    """
    options = []
    for blocks in classes:
        ways: dict[tuple[int, ...], tuple[int, ...]] = {}
        for order in permutations(blocks):
            ways.setdefault(tuple(numbers[b] for b in order), order)
        options.append([dict(zip(order, blocks, strict=True)) for order in ways.values()])
    return [{old: new for part in parts for old, new in part.items()} for parts in product(*options)]
