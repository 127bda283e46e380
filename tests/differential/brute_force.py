"""What launches do when they are run: the judge of the verifier's verdicts.

A launch is executed completely.  It is faulty if it does something undefined,
or if two accesses race, pair by pair over all bytes touched.
"""

from __future__ import annotations

from dataclasses import dataclass

from tileproof.ir.attributes import MemoryOrdering
from tileproof.ir.interpreter import Access, Launch, UndefinedBehaviour, interpret, races
from tileproof.ir.target import Target
from tileproof.memmodel.events import Event, Kind, Location, Order, Scope
from tileproof.memmodel.races import races_of_events, races_of_execution
from tileproof.verifier.report import Verdict

STEPS = 2_000_000
"""Operations after which a run ends with StepLimit."""
MOST_STRONG = 10
"""Strong events up to which all executions are looked at."""


def fault(target: Target, launch: Launch) -> str | None:
    """What is wrong with this execution of the launch (blocks one after the other), or None."""
    try:
        run = interpret(target.entry, launch, program_globals=target.program.globals, limit=STEPS)
    except UndefinedBehaviour as undefined:
        return f"undefined: {undefined}"
    found = races(run.events)
    if found and _communicates(run.events):
        # Releases that acquires observed order blocks in this execution.
        events, tok, rf, rmw = model_events(run.events)
        synchronised = races_of_execution(events, tok, rf, rmw=rmw)
        return f"race: {synchronised[0]}" if synchronised else None
    return f"race {found[0].kind} at byte {found[0].byte}: {found[0].first}, {found[0].second}" if found else None


def _communicates(accesses: list[Access]) -> bool:
    orders = {a.ordering for a in accesses}
    both = MemoryOrdering.ACQ_REL in orders
    return both or {MemoryOrdering.ACQUIRE, MemoryOrdering.RELEASE} <= orders


def fault_of_any_execution(target: Target, launch: Launch) -> str | None:
    """What is wrong with some execution that the memory model admits, of this launch's events.

    For programs whose control flow and addresses do not depend on what they
    read from memory that they write.
    """
    try:
        run = interpret(target.entry, launch, program_globals=target.program.globals, limit=STEPS)
    except UndefinedBehaviour as undefined:
        return f"undefined: {undefined}"
    if not races(run.events):
        return None  # nothing that synchronisation would have to order
    events, tok, rf, rmw = model_events(run.events)
    found = races_of_execution(events, tok, rf, rmw=rmw)  # this execution is one of them
    if not found:
        strong = [event for event in events if event.order is not Order.WEAK]
        if len(strong) > MOST_STRONG:
            raise TooMany
        found = races_of_events(events, tok, rmw=rmw)
    return f"race: {found[0]}" if found else None


class TooMany(Exception):
    """The launch has more executions than are looked at."""


Edge = tuple[tuple[int, int], tuple[int, int]]
Pairs = list[tuple[int, int]]


def model_events(accesses: list[Access]) -> tuple[list[Event], list[Edge], Pairs, Pairs]:
    """The memory model's events, token edges, reads-from, and pairs of an atomic's read and write.

    The accesses happened one after the other, in this order.
    """
    blocks = {block: number for number, block in enumerate(dict.fromkeys(a.block for a in accesses))}
    events: list[Event] = []
    tok: list[Edge] = []
    rf: list[tuple[int, int]] = []
    rmw: list[tuple[int, int]] = []
    last: dict[tuple[int, int], int] = {}
    for access in accesses:
        block = blocks[access.block]
        tok += [((block, n), (block, access.number)) for n in access.predecessor_numbers()]
        order, scope = Order.of(access.ordering), Scope.of(access.scope)
        for i in range(access.offsets.size):
            place = Location(int(access.allocations[i]), int(access.offsets[i]), access.width)
            touched = [(place.allocation, place.byte + k) for k in range(access.width)]
            stored = access.stored is None or bool(access.stored[i])
            if access.reads:
                rf += [(source, len(events)) for source in sorted({last[b] for b in touched if b in last})]
                events.append(Event(block, access.number, Kind.READ, place, order, scope, lane=i))
            if access.writes:
                if access.reads:
                    rmw.append((len(events) - 1, len(events)))
                if stored:
                    last.update(dict.fromkeys(touched, len(events)))
                kind = Kind.WRITE if stored else Kind.FAILED_WRITE
                events.append(Event(block, access.number, kind, place, order, scope, lane=i))
    return events, tok, rf, rmw


@dataclass(frozen=True)
class Comparison:
    """A verdict beside what runs of the launches showed."""

    seed: int
    verdict: Verdict
    fault: str | None
    complete: bool = True
    """Whether all launches that matter were run, so that one that is refuted must have shown a fault."""

    @property
    def kind(self) -> str:
        harmless = "harmless" if self.complete else "none seen"
        return f"{self.verdict.value}, {'faulty' if self.fault else harmless}"

    @property
    def disagrees(self) -> bool:
        return self.kind in ("proved, faulty", "violation, harmless") or self.verdict is Verdict.ERROR
