"""What a contract says about the contents of arrays, instantiated for the elements a question mentions.

Contents of memory that the kernel never writes are a function of the address
(design section 5); a fact about all elements is stated for each address that
occurs, a fact about pairs for each two of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tileproof.ir.types import ScalarType
from tileproof.verifier.launch import Launch
from tileproof.verifier.rewriting import subterms
from tileproof.verifier.terms import (
    ONE,
    ZERO,
    App,
    Bool,
    Poly,
    Predicate,
    app,
    conjunction,
    const,
    eq,
    implication,
    ite,
    le,
    lt,
    modulo,
    of_atom,
    predicate,
)
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
        places = _places(launch, array_name, terms)
        for address, number in places:
            inside = _inside(launch, array_name, address)
            found += [implication(inside, fact(number)) for fact in array.every]
            if array.table is not None and len(array.table) <= LONGEST_TABLE:
                numbers = (v % (1 << array.dtype.bits) if array.unsigned else v for v in array.table)
                found += [
                    implication(eq(address, const(i * array.width)), eq(number, const(value)))
                    for i, value in enumerate(numbers)
                ]
        for (first, one), (second, other) in combinations(places, 2):
            both = conjunction(_inside(launch, array_name, first), _inside(launch, array_name, second))
            for condition in array.distinct:
                same = conjunction(both, condition(one), condition(other), eq(one, other))
                found.append(implication(same, eq(first, second)))
            for condition in array.sorted:
                chosen = conjunction(both, condition(one), condition(other))
                found += [
                    implication(conjunction(chosen, le(p, q)), le(v, w))
                    for (p, v), (q, w) in (((first, one), (second, other)), ((second, other), (first, one)))
                ]
    return found


def _places(launch: Launch, array_name: str, terms: Sequence[Bool]) -> list[tuple[Poly, Poly]]:
    """(address, value as the contract's dtype has it) of the elements that occur, and of the first element.

    No launch exists without contents that satisfy the facts: for that the first
    element stands for all.
    """
    array = launch.arrays[array_name]
    function = name(array_name, array.dtype)
    if array.dtype is ScalarType.I1:
        found: dict[Poly, Poly] = {}
        for term in (*subterms(terms), predicate(function, [ZERO], exact=True)):
            if isinstance(term, Predicate) and term.function == function:
                found[term.args[0]] = ite(predicate(function, term.args, exact=True), ONE, ZERO)
        return list(found.items())
    first = app(function, [ZERO], *signed_range(array.dtype.bits), exact=True)
    apps = dict.fromkeys(t for t in subterms(terms) if isinstance(t, App) and t.function == function)
    apps.update(dict.fromkeys(t for t in first.atoms if isinstance(t, App)))
    bits = array.dtype.bits
    return [(t.args[0], modulo(of_atom(t), const(1 << bits)) if array.unsigned else of_atom(t)) for t in apps]


def _inside(launch: Launch, array: str, address: Poly) -> Bool:
    """The address is that of one of the array's elements, not of bytes across two of them."""
    a = launch.arrays[array]
    populated = (lt(ZERO, d) for d in a.dims)
    within = conjunction(le(ZERO, address), le(address + a.width, a.extent * a.width))
    return conjunction(within, eq(modulo(address, const(a.width)), ZERO), *populated)
