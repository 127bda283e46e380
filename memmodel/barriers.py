"""How the arrivals at PTX CTA barriers may meet (PTX ISA, ``barrier``; synchronisation of barriers).

The k-th arrival of one thread at a barrier meets the k-th of the other threads
of its CTA.  With a count, any ``count`` threads make a phase, and every way to
form phases is tried.  A wait whose phase is never full, or phases that wait for
each other, leave a thread hanging: such executions have no final state, so
they are left out.

Without a count, PTX expects all threads of the CTA.  A litmus test shows some
threads only, so a thread that does not arrive is taken not to take part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from tileproof.memmodel.execution import Placement
from tileproof.memmodel.paths import BarrierArrival, Path
from tileproof.memmodel.relations import Relation

Phase = tuple[int, ...]
"""The arrivals (event numbers) that meet."""


@dataclass(frozen=True, slots=True)
class _Arrival:
    event: int
    thread: int
    position: int  # within the thread
    quorum: int | None
    waits: bool


def phases(
    paths: Sequence[Path], offsets: Sequence[int], places: Sequence[Placement]
) -> Iterator[list[tuple[int, int]]]:
    """For each way the barriers may meet: pairs (arrival, wait) of different threads in one phase."""
    queues: dict[tuple[int, int, int], dict[int, list[_Arrival]]] = {}
    for path, offset in zip(paths, offsets, strict=True):
        for position, arrival in enumerate(path.arrivals):
            place = places[path.block]
            threads = queues.setdefault((place.gpu, place.cta, arrival.number), {})
            threads.setdefault(path.block, []).append(_arrival(arrival, offset, path.block, position))
    for parts in product(*(list(_phases_of(list(threads.values()))) for threads in queues.values())):
        meeting = [phase for part in parts for phase in part]
        if _can_finish(meeting):
            yield [(a.event, b.event) for phase in meeting for a in phase for b in phase
                   if b.waits and a.thread != b.thread]  # fmt: skip


def _arrival(arrival: BarrierArrival, offset: int, thread: int, position: int) -> _Arrival:
    return _Arrival(offset + arrival.event, thread, position, arrival.quorum, arrival.waits)


def _phases_of(queues: list[list[_Arrival]]) -> Iterator[list[tuple[_Arrival, ...]]]:
    """All ways to form the phases of one barrier, next phase first."""
    queues = [queue for queue in queues if queue]
    if not queues:
        yield []
        return
    quorum = queues[0][0].quorum
    if quorum is None:
        heads = tuple(queue[0] for queue in queues)
        for rest in _phases_of([queue[1:] for queue in queues]):
            yield [heads, *rest]
        return
    if len(queues) < quorum:
        if not any(arrival.waits for queue in queues for arrival in queue):
            yield []
        return
    for members in combinations(range(len(queues)), quorum):
        heads = tuple(queues[i][0] for i in members)
        rest_of = [queue[1:] if i in members else queue for i, queue in enumerate(queues)]
        for rest in _phases_of(rest_of):
            yield [heads, *rest]


def _can_finish(meeting: Sequence[tuple[_Arrival, ...]]) -> bool:
    """Phases joined by the program order of the threads that wait in them form no cycle."""
    places = [(a.thread, a.position, a.waits, number) for number, phase in enumerate(meeting) for a in phase]
    before = [
        (p, q)
        for thread, position, waits, p in places
        for other, later, _, q in places
        if thread == other and position < later and waits and p != q
    ]
    return Relation.of(before, len(meeting)).acyclic()
