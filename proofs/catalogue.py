"""All theorems, by id."""

from __future__ import annotations

from collections.abc import Sequence

from . import block_maps, cutile_rust, layouts, partitions, weakening
from .theorem import Theorem

THEOREMS: dict[str, Theorem] = {
    theorem.id: theorem
    for theorem in (
        layouts.THEOREM,
        partitions.THEOREM,
        block_maps.THEOREM,
        cutile_rust.THEOREM,
        weakening.MONOTONICITY,
        weakening.WEAKENING,
    )
}


class UnknownTheorem(LookupError):
    """A name that is no theorem's id."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no theorem is called {name!r}; there are: {', '.join(THEOREMS)}")


def select(names: Sequence[str] = ()) -> list[Theorem]:
    """The theorems of these ids, or all; an unknown id is an :class:`UnknownTheorem`."""
    for name in names:
        if name not in THEOREMS:
            raise UnknownTheorem(name)
    return [theorem for id, theorem in THEOREMS.items() if not names or id in names]
