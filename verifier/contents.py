"""What a contract says about the contents of arrays, instantiated for the elements a question mentions.

Contents of memory that the kernel never writes are a function of the address
(design section 5); a fact about all elements is stated for each address that
occurs, a fact about pairs for each two of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from tileproof.ir.types import ScalarType
from tileproof.verifier.launch import Launch
from tileproof.verifier.rewriting import subterms
from tileproof.verifier.terms import ZERO, App, Bool, Poly, app, conjunction, const, eq, implication, le, lt, of_atom
from tileproof.verifier.values import signed_range

PREFIX = "contents of "
LONGEST_TABLE = 64
"""Known contents up to this many elements are stated one by one; of longer ones only range, order and repetition."""


def name(array: str, element: ScalarType) -> str:
    """The function from byte addresses to the array's contents, read as that element type."""
    return f"{PREFIX}{array} as {element.text}"


def array_of(function: str) -> str | None:
    """The array whose contents the function gives; None for other functions."""
    return function[len(PREFIX) :].rsplit(" as ", 1)[0] if function.startswith(PREFIX) else None


def facts(launch: Launch, terms: Sequence[Bool]) -> list[Bool]:
    """The contract's facts about the contents that occur in ``terms``."""
    known = {n: a for n, a in launch.arrays.items() if a.every or a.distinct or a.sorted}
    if not known:
        return []
    found: list[Bool] = []
    for array_name, array in known.items():
        function = name(array_name, array.dtype)
        places = [t for t in subterms(terms) if isinstance(t, App) and t.function == function]
        if array.every:
            # No launch without contents that satisfy the facts: the first element stands for all.
            places += [t for t in _first(function, array.dtype).atoms if isinstance(t, App) and t not in places]
        for place in places:
            inside = _inside(launch, array_name, place)
            found += [implication(inside, fact(of_atom(place))) for fact in array.every]
            if array.table is not None and len(array.table) <= LONGEST_TABLE:
                found += [
                    implication(eq(place.args[0], const(i * array.width)), eq(of_atom(place), const(value)))
                    for i, value in enumerate(array.table)
                ]
        for first, second in combinations(places, 2):
            both = conjunction(_inside(launch, array_name, first), _inside(launch, array_name, second))
            for condition in array.distinct:
                a, b = of_atom(first), of_atom(second)
                same = conjunction(both, condition(a), condition(b), eq(a, b))
                found.append(implication(same, eq(first.args[0], second.args[0])))
            for condition in array.sorted:
                found += [
                    implication(
                        conjunction(both, condition(of_atom(p)), condition(of_atom(q)), le(p.args[0], q.args[0])),
                        le(of_atom(p), of_atom(q)),
                    )
                    for p, q in ((first, second), (second, first))
                ]
    return found


def _first(function: str, element: ScalarType) -> Poly:
    return app(function, [ZERO], *signed_range(max(element.bits, 2)), exact=True)


def _inside(launch: Launch, array: str, place: App) -> Bool:
    """The address is one of the array's elements (addresses in contents are element addresses)."""
    a = launch.arrays[array]
    address: Poly = place.args[0]
    populated: Iterable[Bool] = (lt(ZERO, d) for d in a.dims)
    return conjunction(le(ZERO, address), le(address + a.width, a.extent * a.width), *populated)
