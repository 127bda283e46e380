"""When two events touch a common byte, as terms (memory-model.md sections 2 and 4).

Each access is instantiated twice: every variable of an instance gets a first
and a second copy, shared variables stay.  Inside one block the block id is
shared as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tileproof.ir.attributes import MemoryScope
from tileproof.verifier.accesses import Access, Tiling
from tileproof.verifier.execution import Execution
from tileproof.verifier.launch import Launch
from tileproof.verifier.rewriting import Substitution
from tileproof.verifier.solver import Answer
from tileproof.verifier.terms import (
    TRUE,
    Bool,
    Poly,
    Var,
    conjunction,
    const,
    disjunction,
    eq,
    le,
    lt,
    ne,
    negation,
    of_atom,
    var,
)
from tileproof.verifier.values import Tensor

PRIME = "'"
"""Marks the copies: ``block.x'1`` and ``block.x'2``."""


class Side(Substitution):
    """Gives every variable of an instance a copy of its own; shared ones and ``kept`` ones stay."""

    def __init__(self, suffix: str, kept: frozenset[Var] = frozenset()) -> None:
        super().__init__({})
        self.suffix = suffix
        self.kept = kept

    def _renames(self, variable: Var) -> bool:
        # A name with a prime is a copy already.
        return not variable.shared and variable not in self.kept and PRIME not in variable.name

    def touches(self, variables: frozenset[Var]) -> bool:
        return any(map(self._renames, variables))

    def of_variable(self, variable: Var) -> Poly:
        if not self._renames(variable):
            return of_atom(variable)
        return var(variable.name + self.suffix, variable.lo, variable.hi, shared=False)

    def of_loops(self, names: frozenset[str], variables: frozenset[Var]) -> Substitution:
        """The part of the renaming that concerns the loops of these names."""
        own = (v for v in variables if v.name.split(".")[0] in names)
        return Substitution({v: self.of_variable(v) for v in own})


@dataclass(frozen=True, slots=True)
class Pair:
    """Two events: ``first`` of the instance ``left``, ``second`` of the instance ``right``."""

    first: Access
    second: Access
    left: Side
    right: Side
    same_block: bool


@dataclass(slots=True)
class Layouts:
    """Which tensors map different indices to different addresses (theorem ``layouts``)."""

    x: Execution
    known: dict[tuple[object, ...], bool] = field(default_factory=dict)

    def injective(self, tensor: Tensor) -> bool:
        """stride_d >= size_(d+1) * stride_(d+1) wherever there are elements at all, the last stride >= 1.

        Or the contract says so itself (``?``), for the array seen whole.
        """
        array = self.x.launch.arrays[tensor.array or ""]
        whole = tensor.sizes == array.dims and tensor.strides == array.strides
        if whole and array.injective:
            return True
        key = (tensor.sizes, tensor.strides)
        if key not in self.known:
            self.known[key] = self._nested(tensor)
        return self.known[key]

    def _nested(self, tensor: Tensor) -> bool:
        order = self._by_stride(tensor)
        populated = conjunction(*(le(const(1), s) for s in tensor.sizes))
        inner = order[-1:]
        claims = [le(const(1), tensor.strides[d]) for d in inner]
        for outer, d in zip(order, order[1:], strict=False):
            claims.append(le(tensor.sizes[d] * tensor.strides[d], tensor.strides[outer]))
        claim = conjunction(*claims)
        if not order or claim is TRUE:
            return True
        known = (*self.x.launch.facts, populated)
        return self.x.solver.check((*known, negation(claim)), 1.0).answer is Answer.UNSAT

    @staticmethod
    def _by_stride(tensor: Tensor) -> list[int]:
        """Dimensions from the largest stride to the smallest, as far as constants and degrees tell."""

        def size(d: int) -> tuple[int, int]:
            stride = tensor.strides[d]
            degree = max((len(m) for m, _ in stride.terms), default=0)
            return (degree, stride.const if stride.is_constant else 0)

        return sorted(range(len(tensor.strides)), key=size, reverse=True)


def pair(x: Execution, first: Access, second: Access, *, same_block: bool) -> Pair:
    block = frozenset(v for b in x.launch.block for v in b.variables)
    kept = block if same_block else frozenset()
    return Pair(first, second, Side(PRIME + "1", kept), Side(PRIME + "2", kept), same_block)


def known(x: Execution, p: Pair) -> tuple[Bool, ...]:
    """Everything known of the launch and of both instances."""
    facts: list[Bool] = list(x.launch.facts)
    for access, side in ((p.first, p.left), (p.second, p.right)):
        terms: list[Bool | Poly] = [access.guard, access.mask, access.inbounds, access.address]
        terms += [*access.iterations, *access.element]
        facts += [side.bool(f) for f in x.facts.of_instance(terms)]
    if p.first.array != p.second.array and x.launch.same_memory(p.first.array, p.second.array):
        facts += _same_array(x.launch, p.first.array, p.second.array)
    return tuple(dict.fromkeys(facts))


def _same_array(launch: Launch, first: str, second: str) -> list[Bool]:
    """An alias group's members, where they are the same memory, have one layout (design section 4)."""
    a, b = launch.arrays[first], launch.arrays[second]
    return [eq(p, q) for p, q in zip((*a.dims, *a.strides), (*b.dims, *b.strides), strict=False)]


def meet(p: Pair, layouts: Layouts) -> Bool:
    """Both events exist and touch a common byte."""
    a, b = p.first, p.second
    executed = conjunction(
        p.left.bool(a.guard), p.left.bool(a.inbounds), p.right.bool(b.guard), p.right.bool(b.inbounds)
    )
    if a.tiling is not None and b.tiling is not None and _comparable(a.tiling, b.tiling, layouts):
        return conjunction(executed, _tiles_meet(p, a.tiling, b.tiling))
    return conjunction(executed, p.left.bool(a.mask), p.right.bool(b.mask), bytes_meet(layouts.x.launch, p))


def _comparable(a: Tiling, b: Tiling, layouts: Layouts) -> bool:
    """Whether index tuples may be compared: one base, one layout, both the same for all instances, no self-overlap."""
    s, t = a.tensor, b.tensor
    if s.array != t.array and not layouts.x.launch.same_memory(s.array or "", t.array or ""):
        return False  # two arrays in one allocation: compared by bytes
    if s.offset is not t.offset or s.sizes != t.sizes or s.strides != t.strides or s.element != t.element:
        return False
    if any(not v.shared for p in (s.offset, *s.sizes, *s.strides) for v in p.variables):
        return False
    return layouts.injective(s)


def _tiles_meet(p: Pair, a: Tiling, b: Tiling) -> Bool:
    """Per tensor dimension the element ranges meet inside the tensor.

    Tiles of equal extent that neither overlap nor leave gaps meet only if their
    indices are equal (theorem ``partitions``); other tiles are compared element
    by element.
    """
    parts: list[Bool] = []
    for dim, size in enumerate(a.tensor.sizes):
        i, j = a.dims.index(dim), b.dims.index(dim)
        if a.step[i] == a.extent[i] == b.step[j] == b.extent[j]:
            parts.append(eq(p.left.poly(a.index[i]), p.right.poly(b.index[j])))
        else:
            left = p.left.poly(p.first.element[dim])
            right = p.right.poly(p.second.element[dim])
            parts += [eq(left, right), lt(left, size)]
    return conjunction(*parts)


def _multiple(address: Poly, width: int) -> bool:
    return address.const % width == 0 and all(c % width == 0 for _, c in address.terms)


def _addresses(launch: Launch, a: Access, b: Access) -> tuple[Poly, Poly]:
    """Byte addresses of the two that can be compared: from one array's first element, or one allocation's start."""
    if launch.same_memory(a.array, b.array):
        return a.address, b.address
    return a.address + launch.arrays[a.array].base, b.address + launch.arrays[b.array].base


def aligned(launch: Launch, a: Access, b: Access) -> bool:
    """Whether the events, where they meet, have exactly the same location."""
    return a.width == b.width and all(_multiple(address, a.width) for address in _addresses(launch, a, b))


def bytes_meet(launch: Launch, p: Pair) -> Bool:
    first, second = _addresses(launch, p.first, p.second)
    left, right = p.left.poly(first), p.right.poly(second)
    if aligned(launch, p.first, p.second):
        return eq(left, right)
    return conjunction(lt(left, right + p.second.width), lt(right, left + p.first.width))


def different_blocks(x: Execution, p: Pair) -> Bool:
    return disjunction(*(ne(p.left.poly(b), p.right.poly(b)) for b in x.launch.block))


def different_lanes(p: Pair) -> Bool:
    return disjunction(*(ne(p.left.of_variable(v), p.right.of_variable(v)) for v in p.first.lanes))


def morally_strong(launch: Launch, a: Access, b: Access, *, same_block: bool) -> bool:
    """Whether the scopes include each other's block and the locations coincide, so that the pair is no race.

    Moral strength through token order is not considered here: ordered pairs are
    no race anyway.
    """
    if not (a.strong and b.strong and aligned(launch, a, b)):
        return False
    return same_block or all(s in (MemoryScope.DEVICE, MemoryScope.SYS) for s in (a.scope, b.scope))


def same(p: Pair, term: Poly) -> Bool:
    """The term has one value in both instances."""
    return eq(p.left.poly(term), p.right.poly(term))
