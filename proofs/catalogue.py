"""All theorems, by id."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from .theorem import Theorem

# Where each is defined: loading a theorem builds its formulas, so only those that are asked for are loaded.
DEFINED_IN = {
    "layouts": "layouts",
    "partitions": "partitions",
    "block-maps": "block_maps",
    "cutile-rust": "cutile_rust",
    "token-order": "token_order",
    "determinism": "determinism",
    "monotonicity": "weakening",
    "weakening": "weakening",
}


class UnknownTheorem(LookupError):
    """A name that is no theorem's id."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no theorem is called {name!r}; there are: {', '.join(DEFINED_IN)}")


def theorem(id: str) -> Theorem:
    """The theorem of this id; an unknown one is an :class:`UnknownTheorem`."""
    if id not in DEFINED_IN:
        raise UnknownTheorem(id)
    found: Theorem = next(t for t in import_module(f"tileproof.proofs.{DEFINED_IN[id]}").THEOREMS if t.id == id)
    return found


def select(ids: Sequence[str] = ()) -> list[Theorem]:
    """The theorems of these ids, or all, in the order of the catalogue."""
    chosen = {id: theorem(id) for id in ids or DEFINED_IN}
    return [chosen[id] for id in DEFINED_IN if id in chosen]
