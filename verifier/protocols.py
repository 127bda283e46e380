"""Communication between blocks: what atomics return, and whom they order (memory-model.md sections 2 and 5).

Each protocol is recognised for one array that the kernel touches with
device-wide atomics only, and rests on a theorem in ``proofs`` whose side
conditions are checked here:

``counter``  every write is an atomic addition of one positive constant.  The
    values returned at one location are distinct and ascend in coherence order,
    so where the additions release and acquire, a smaller returned value
    happens before a larger one.
``flag``  the contract gives the initial value; one instance per location
    writes another value, all other atomics leave the value alone.  Who reads a
    value that is not the initial one comes after the write.
``lock``  compare-and-swap from free to taken, and writes of free by the holder
    only.  Critical sections of one lock are in some order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import combinations

from tileproof.ir.attributes import AtomicMode, MemoryOrdering, MemoryScope
from tileproof.ir.program import Op
from tileproof.verifier import conflicts
from tileproof.verifier.accesses import Access, Atomic
from tileproof.verifier.conflicts import Pair, Side
from tileproof.verifier.execution import Execution
from tileproof.verifier.launch import initial_bits
from tileproof.verifier.ordering import common_loops, expanded
from tileproof.verifier.rewriting import Substitution, subterms
from tileproof.verifier.solver import Answer
from tileproof.verifier.terms import (
    FALSE,
    ONE,
    TRUE,
    ZERO,
    App,
    Bool,
    Poly,
    Var,
    as_var,
    conjunction,
    const,
    disjunction,
    eq,
    implication,
    le,
    lt,
    ne,
    negation,
    of_atom,
)

SIDE_CONDITION = 1.0
"""Seconds for one side condition of a theorem."""

RELEASING = (MemoryOrdering.RELEASE, MemoryOrdering.ACQ_REL)
ACQUIRING = (MemoryOrdering.ACQUIRE, MemoryOrdering.ACQ_REL)
DEVICE_WIDE = (MemoryScope.DEVICE, MemoryScope.SYS)


@dataclass(frozen=True, slots=True)
class Counter:
    """``step`` is what each addition adds; ``initial`` the contents before the launch, if the contract says."""

    array: str
    additions: tuple[Access, ...]
    step: int
    initial: int | None
    ordered: bool  # the values never wrap, so that they ascend


@dataclass(frozen=True, slots=True)
class Flag:
    array: str
    setter: Access
    initial: int


@dataclass(frozen=True, slots=True)
class Lock:
    array: str
    acquisitions: tuple[Access, ...]
    releases: tuple[Access, ...]
    free: int


@dataclass(slots=True)
class Protocols:
    """The protocols of one kernel, found after its symbolic execution."""

    x: Execution
    counters: list[Counter] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    locks: list[Lock] = field(default_factory=list)

    def recognise(self) -> None:
        for array in dict.fromkeys(a.array for a in self.x.accesses if a.atomic_operation is not None):
            accesses = [a for a in self.x.accesses if self.x.launch.may_alias(a.array, array)]
            uniform = all(conflicts.aligned(self.x.launch, a, accesses[0]) for a in accesses)
            if uniform and all(_device_wide(a) and a.array == array for a in accesses):
                self._counter(array, accesses)
                self._flag(array, accesses)
                self._lock(array, accesses)

    # --- recognising ----------------------------------------------------------

    def _counter(self, array: str, accesses: Sequence[Access]) -> None:
        additions = [a for a in accesses if not _preserving(a)]
        steps = {a.atomic_operation.operand for a in additions if a.atomic_operation is not None}
        if not additions or len(steps) != 1 or any(_mode(a) is not AtomicMode.ADD for a in additions):
            return
        (step,) = steps
        count = self._instances(additions)
        if not step.is_constant or step.const <= 0 or count is None:
            return
        bits = min(a.atomic_operation.bits for a in additions if a.atomic_operation is not None)
        total = count * step.const
        if not self._holds(le(total, const((1 << bits) - 1))):
            return
        initial = initial_bits(self.x.launch, array)
        highest = (1 << (bits - 1)) - 1
        ordered = initial is not None and self._holds(le(total + initial, const(highest)))
        self.counters.append(Counter(array, tuple(additions), step.const, initial, ordered))

    def _instances(self, accesses: Sequence[Access]) -> Poly | None:
        """A bound on how many events the accesses have in a launch; None where there is none."""
        total = ZERO
        for a in accesses:
            count = reduce(lambda p, q: p * q, self.x.launch.grid, ONE)
            for loop in a.loops:
                trips = loop.trips
                if trips is None or trips.hi is None:
                    return None
                count = count * (trips if all(v.shared for v in trips.variables) else const(trips.hi))
            for lane in a.lanes:
                assert lane.hi is not None
                count = count * (lane.hi + 1)
            total = total + count
        return total

    def _holds(self, claim: Bool) -> bool:
        known = self.x.launch.facts
        return self.x.solver.check((*known, negation(claim)), SIDE_CONDITION).answer is Answer.UNSAT

    def _flag(self, array: str, accesses: Sequence[Access]) -> None:
        initial = initial_bits(self.x.launch, array)
        setters = [a for a in accesses if not _preserving(a)]
        if initial is None or len(setters) != 1 or setters[0].loops or setters[0].lanes:
            return
        (setter,) = setters
        operation = setter.atomic_operation
        if operation is None or operation.mode is not AtomicMode.XCHG:
            return
        different = conjunction(setter.guard, setter.mask, eq(operation.operand, const(initial)))
        if self._possible(different) or self._same_location_twice(setter):
            return
        self.flags.append(Flag(array, setter, initial))

    def _possible(self, condition: Bool) -> bool:
        known = (*self.x.launch.facts, *self.x.facts.of_instance((condition,)))
        return self.x.solver.check((*known, condition), SIDE_CONDITION).answer is not Answer.UNSAT

    def _same_location_twice(self, access: Access) -> bool:
        """Whether two blocks may address one location with this access."""
        p = conflicts.pair(self.x, access, access, same_block=False)
        meeting = conjunction(
            conflicts.different_blocks(self.x, p),
            p.left.bool(access.guard),
            p.right.bool(access.guard),
            conflicts.bytes_meet(self.x.launch, p),
        )
        known = conflicts.known(self.x, p)
        return self.x.solver.check((*known, meeting), SIDE_CONDITION).answer is not Answer.UNSAT

    def _lock(self, array: str, accesses: Sequence[Access]) -> None:
        free = initial_bits(self.x.launch, array)
        acquisitions = [a for a in accesses if a.atomic_operation is not None and a.atomic_operation.mode is None]
        releases = [a for a in accesses if a not in acquisitions]
        if free is None or not acquisitions or not releases:
            return
        lock = Lock(array, tuple(acquisitions), tuple(releases), free)
        for one, other in combinations(releases, 2):
            if self._possible(conjunction(one.guard, one.mask, other.guard, other.mask)):
                return  # one success might be followed by two releases
        if all(self._takes(a, free) for a in acquisitions) and all(self._frees(lock, r) for r in releases):
            self.locks.append(lock)

    @staticmethod
    def _takes(access: Access, free: int) -> bool:
        """Compare-and-swap from free to something else, of one element."""
        operation = access.atomic_operation
        assert operation is not None
        taken = operation.operand
        return operation.compare is const(free) and taken.is_constant and taken.const != free and not access.lanes

    def _frees(self, lock: Lock, access: Access) -> bool:
        """An exchange to free, made only by a block whose compare-and-swap at that location succeeded before, once.

        By tokens the success comes before it; it lies in no loop that the
        compare-and-swap is not in, so each success is followed by one release
        at most.
        """
        operation = access.atomic_operation
        if operation is None or operation.mode is not AtomicMode.XCHG or access.lanes:
            return False
        if operation.operand is not const(lock.free):
            return False
        executed = conjunction(access.guard, access.mask)
        for take in lock.acquisitions:
            holding = self._holding(lock, take, access)
            if holding is FALSE or len(access.loops) > len(common_loops(take, access)):
                continue
            if not self._possible(conjunction(executed, negation(holding))):
                return True
        return False

    def _holding(self, lock: Lock, take: Access, later: Access) -> Bool:
        """``take`` succeeded, at the location that ``later`` addresses (where it is an atomic), token-before it."""
        moment = _last(take, later)
        before = _token_before(take, later)
        if moment is None or before is FALSE:
            return FALSE
        operation = take.atomic_operation
        assert operation is not None
        success = eq(of_atom(operation.returned), const(lock.free))
        parts = [moment.bool(before), moment.bool(take.guard), moment.bool(take.mask), moment.bool(success)]
        if later.array == lock.array:
            parts.append(eq(moment.poly(take.address), later.address))
        return conjunction(*parts)

    @property
    def used(self) -> tuple[str, ...]:
        """The protocols in words, for reports."""
        named = [("counter", c.array) for c in self.counters] + [("flag", f.array) for f in self.flags]
        named += [("lock", k.array) for k in self.locks]
        return tuple(f"{kind} {array}" for kind, array in named)

    @property
    def preconditions(self) -> list[str]:
        """What the protocols leave to the launch: that waits end."""
        waits = [o for o in self.x.numbers if o.name == "loop" and self._waits(o)]
        if not waits:
            return []
        lines = sorted({str(o.location.line) for o in waits if o.location is not None})
        return [
            f"the waits (line {', '.join(lines)}) end: every block that a block waits for runs at the same time "
            "(grid ≤ resident blocks) and gives its signal"
        ]

    def _waits(self, loop: Op) -> bool:
        """Whether the loop's body has an atomic, so that leaving it may depend on other blocks."""
        return any(o.name in ("atomic_rmw_tko", "atomic_cas_tko") for o in loop.regions[0].walk()) or any(
            a.strong and a.op in set(loop.regions[0].walk()) for a in self.x.accesses
        )

    # --- using ----------------------------------------------------------------

    def facts(self, assertions: Sequence[Bool]) -> list[Bool]:
        """What is known of the values that counters returned, for those that occur in the assertions."""
        found: list[Bool] = []
        for counter in self.counters:
            places = [p for a in counter.additions for p in self._places(a, assertions)]
            for executed, _, place in places:
                if counter.initial is not None and counter.ordered:
                    count = self._instances(counter.additions)
                    assert count is not None
                    value = of_atom(place)
                    highest = (count - 1) * counter.step + counter.initial
                    bounds = conjunction(le(const(counter.initial), value), le(value, highest))
                    found.append(implication(executed, bounds))
            for (e1, a1, p1), (e2, a2, p2) in combinations(places, 2):
                same_place = conjunction(e1, e2, eq(a1, a2))
                different = (
                    TRUE
                    if p1.function != p2.function
                    else disjunction(*(ne(s, t) for s, t in zip(p1.args, p2.args, strict=True)))
                )
                found.append(implication(conjunction(same_place, different), ne(of_atom(p1), of_atom(p2))))
        return found

    def _places(self, access: Access, assertions: Sequence[Bool]) -> Iterator[tuple[Bool, Poly, App]]:
        """The instances of an atomic whose result occurs: executed when, at which address, with which result."""
        operation = access.atomic_operation
        assert operation is not None
        for term in subterms(assertions):
            if isinstance(term, App) and term.function == operation.returned.function:
                instance = _instance(operation, term)
                wanted = conjunction(access.guard, access.mask)
                if instance is None or not _determined(instance, wanted.variables | access.address.variables):
                    continue
                yield instance.bool(wanted), instance.poly(access.address), term

    def orders(self, p: Pair) -> Bool:
        """Where some protocol certainly orders the two events, whichever comes first."""
        ways = [*self._by_counter(p), *self._by_flag(p), *self._by_lock(p)]
        return disjunction(*ways)

    def _by_counter(self, p: Pair) -> Iterator[Bool]:
        for counter in self.counters:
            if not counter.ordered:
                continue
            for publish in counter.additions:
                for consume in counter.additions:
                    for first, second, left, right in _directions(p):
                        smaller = lt(_returned(left, publish), _returned(right, consume))
                        yield _handed_over(self.x, first, publish, left, second, consume, right, smaller)

    def _by_flag(self, p: Pair) -> Iterator[Bool]:
        for flag in self.flags:
            for consume in self.x.accesses:
                if consume.array != flag.array or consume.atomic_operation is None or consume is flag.setter:
                    continue
                for first, second, left, right in _directions(p):
                    seen = ne(_returned(right, consume, second), const(flag.initial))
                    yield _handed_over(self.x, first, flag.setter, left, second, consume, right, seen)

    def _by_lock(self, p: Pair) -> Iterator[Bool]:
        for lock in self.locks:
            if not all(r.ordering in RELEASING for r in lock.releases):
                continue
            if not all(t.ordering in ACQUIRING for t in lock.acquisitions):
                continue
            for t1 in lock.acquisitions:
                for t2 in lock.acquisitions:
                    first, second = self._inside(lock, t1, p.first), self._inside(lock, t2, p.second)
                    if first is None or second is None:
                        continue
                    same = eq(p.left.poly(first[1]), p.right.poly(second[1]))
                    yield conjunction(p.left.bool(first[0]), p.right.bool(second[0]), same)

    def _inside(self, lock: Lock, take: Access, access: Access) -> tuple[Bool, Poly] | None:
        """(condition, lock address): the access lies between a success and the release that follows it."""
        held = self._holding(lock, take, access)
        moment = _last(take, access)
        if held is FALSE or moment is None or access.array == lock.array:
            return None
        address = moment.poly(take.address)
        releases = []
        for release in lock.releases:
            if release.loops and len(common_loops(access, release)) != len(release.loops):
                continue
            before = _token_before(access, release)
            releases.append(conjunction(before, release.guard, release.mask, eq(release.address, address)))
        return conjunction(held, disjunction(*releases)), address


def _mode(access: Access) -> AtomicMode | None:
    return None if access.atomic_operation is None else access.atomic_operation.mode


def _device_wide(access: Access) -> bool:
    return access.atomic_operation is not None and access.scope in DEVICE_WIDE and access.strong


def _preserving(access: Access) -> bool:
    """A read-modify-write that never changes the value: it only reads, and carries a release on."""
    operation = access.atomic_operation
    if operation is None:
        return False
    neutral = {AtomicMode.ADD: 0, AtomicMode.OR: 0, AtomicMode.XOR: 0, AtomicMode.AND: -1}
    return operation.mode in neutral and operation.operand is const(neutral[operation.mode])


def _instance(operation: Atomic, place: App) -> Substitution | None:
    """Renames the instance of the operation's own result to that of ``place``."""
    mapping: dict[Var, Poly] = {}
    for own, other in zip(operation.returned.args, place.args, strict=True):
        if own.is_constant:
            continue
        try:
            mapping[as_var(own)] = other
        except ValueError:
            return None
    return Substitution(mapping)


def _determined(instance: Substitution, variables: frozenset[Var]) -> bool:
    return all(v.shared or v in instance.mapping for v in variables)


def _last(sync: Access, relative: Access) -> Substitution | None:
    """The instance of ``sync`` in the iteration of ``relative``; of loops that only ``sync`` is in, the last one."""
    mapping: dict[Var, Poly] = {}
    for loop in sync.loops[len(common_loops(sync, relative)) :]:
        if loop.last is None:
            return None
        if not loop.iteration.is_constant:
            mapping[as_var(loop.iteration)] = loop.last
    return None if sync.lanes else Substitution(mapping)


def _token_before(first: Access, second: Access) -> Bool:
    """By tokens ``first`` comes before ``second``, in the same iterations of their common loops."""
    return expanded(second, len(common_loops(first, second))).get(first.number, FALSE)


def _directions(p: Pair) -> Iterator[tuple[Access, Access, Side, Side]]:
    yield p.first, p.second, p.left, p.right
    yield p.second, p.first, p.right, p.left


def _returned(side: Side, access: Access, relative: Access | None = None) -> Poly:
    assert access.atomic_operation is not None
    moment = None if relative is None else _last(access, relative)
    value = of_atom(access.atomic_operation.returned)
    return side.poly(value if moment is None else moment.poly(value))


def _handed_over(
    x: Execution,
    first: Access,
    publish: Access,
    left: Side,
    second: Access,
    consume: Access,
    right: Side,
    observed: Bool,
) -> Bool:
    """``first`` before a release, which ``consume`` observes (``observed``), before ``second``: happens-before."""
    if publish.ordering not in RELEASING or consume.ordering not in ACQUIRING:
        return FALSE
    when_published, when_consumed = _last(publish, first), _last(consume, second)
    before, after = _token_before(first, publish), _token_before(consume, second)
    if when_published is None or when_consumed is None or before is FALSE or after is FALSE:
        return FALSE
    own_loops = len(publish.loops) > len(common_loops(first, publish))
    if own_loops:
        return FALSE  # a release in a loop of its own: which iteration is observed is not known
    return conjunction(
        left.bool(conjunction(before, publish.guard, publish.mask)),
        right.bool(when_consumed.bool(conjunction(after, consume.guard, consume.mask))),
        eq(left.poly(publish.address), right.poly(when_consumed.poly(consume.address))),
        observed,
    )
