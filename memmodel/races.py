"""Data races of concrete events, such as an interpreter records them (memory-model.md section 4).

Input, the same for all functions here:

``events``
    One :class:`~tileproof.memmodel.events.Event` for each element that is not
    masked off: kind READ or WRITE, an atomic element one READ and one WRITE
    (FAILED_WRITE if its comparison failed), all with their instruction's
    ordering and scope.  No INIT events; values are not looked at.
``tok``
    Token edges between instruction instances, ``((block, instance), (block,
    instance))``: the second consumes a token that the first produced.  Edges
    through ``join_tokens``, loops and branches must be resolved to these;
    transitive ones may be left out.  An instance all of whose elements were
    masked off has no events and may still carry an edge in and one out.
``rmw``
    For each atomic element, (number of its READ, number of its WRITE or
    FAILED_WRITE), numbers being positions in ``events``.
``rf``
    Pairs (number of a WRITE, number of a READ that reads at least a byte of
    it).  A read that is in no pair reads initial values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tileproof.memmodel.events import Event, Instance, Kind, Order, Race
from tileproof.memmodel.execution import Choice, Skeleton, initial_writes, token_order
from tileproof.memmodel.relations import Relation, bits
from tileproof.memmodel.search import Search
from tileproof.memmodel.switches import DEFAULT, Switches
from tileproof.memmodel.tileir import TileIR

Edges = Iterable[tuple[Instance, Instance]]
Pairs = Iterable[tuple[int, int]]


def races_of_execution(
    events: Sequence[Event], tok: Edges, rf: Pairs, *, rmw: Pairs = (), switches: Switches = DEFAULT
) -> list[Race]:
    """The races of one execution, by increasing numbers.

    Whether the execution is consistent is not checked (that needs co; see
    :func:`violated_axiom`).  Races do not depend on co.
    """
    model = TileIR(_skeleton(events, tok, rmw), switches)
    return _as_races(events, model.races(model.synchronise(Relation.of(rf, len(events)))))


def races_of_events(
    events: Sequence[Event], tok: Edges, *, rmw: Pairs = (), switches: Switches = DEFAULT
) -> list[Race]:
    """The pairs that race in some consistent execution of exactly these events, by increasing numbers.

    Every rf is tried, whatever the values: right for programs whose control
    flow and addresses do not depend on what they read from memory they write.
    Only strong reads can synchronise, so only their sources are enumerated: a
    weak read then always has a source left (the latest write that happens
    before it).  Without a release and an acquire, nothing is enumerated.
    """
    model = TileIR(_skeleton(events, tok, rmw), switches)
    if not model.release_pattern or not model.acquire_pattern:
        return _as_races(events, model.races(model.synchronise(Relation.empty(len(events)))))
    inits = initial_writes(events)
    shifted = [(len(inits) + a, len(inits) + b) for a, b in rmw]
    model = TileIR(_skeleton([*inits, *events], tok, shifted), switches)
    strong_reads = model.skeleton.reads - model.skeleton.ordered(Order.WEAK)
    found = Relation.empty(model.skeleton.size)
    for execution in Search(model, reads=strong_reads).run():
        found = found | execution.races
    moved = [row >> len(inits) for row in found.rows[len(inits) :]]
    return _as_races(events, Relation(moved))


def violated_axiom(
    events: Sequence[Event], tok: Edges, rf: Pairs, co: Pairs, *, rmw: Pairs = (), switches: Switches = DEFAULT
) -> str | None:
    """The name of the first axiom (section 3, 1 to 4) that an execution breaks, or None.

    Here ``events`` may hold INIT writes, and must where a read reads initial
    values.  ``co`` is closed transitively; ``well-formedness`` is the answer
    where it is cyclic, leaves overlapping writes unrelated that are morally
    strong or in hb, or a read has no source.  Every location must be read and
    written at one width: a read takes all of its bytes from one write.
    """
    skeleton = _skeleton(events, tok, rmw)
    model = TileIR(skeleton, switches)
    reads_from, order = Relation.of(rf, len(events)), Relation.of(co, len(events)).plus()
    sync = model.synchronise(reads_from)
    complete = model.related_writes(sync) <= (order | ~order)
    sources: dict[Choice, int] = {}
    for choice in skeleton.choices:
        given = [w for w in bits(choice.writers) if (w, choice.read) in reads_from]
        if len(given) > 1:
            raise ValueError(f"event {choice.read} reads the same bits from the events {given}")
        if given:
            sources[choice] = given[0]
    if not complete or not order.irreflexive() or len(sources) != len(skeleton.choices):
        return "well-formedness"
    return model.violation(sync, reads_from, skeleton.from_reads(sources, order), order)


def _skeleton(events: Sequence[Event], tok: Edges, rmw: Pairs) -> Skeleton:
    for event in events:
        if event.kind in (Kind.FENCE, Kind.BARRIER) or event.location is None:
            raise ValueError(f"the Tile IR model has no {event.kind.value} events: {event}")
    return Skeleton(events, token_order(events, tok), rmw)


def _as_races(events: Sequence[Event], races: Relation) -> list[Race]:
    return [Race(a, b, events[a], events[b]) for a, b in races.pairs() if a < b]
