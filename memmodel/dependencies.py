"""Dependencies of one block's path, for the No-Thin-Air axiom (memory-model.md section 3, axiom 5).

A semantic dependency of an event on a read: another value of the read would
change the event's location or value, or the event would not happen.  Data,
address and mask dependencies are read off the simplified expressions.  A branch
counts only if the event lies between it and the point where its ways meet, and
only if some path that goes the other way there lacks an equal write.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tileproof.memmodel.events import Kind
from tileproof.memmodel.expressions import reads_of
from tileproof.memmodel.paths import Path, PathEvent
from tileproof.memmodel.switches import ThinAir


def dependencies(path: Path, siblings: Sequence[Path], kind: ThinAir) -> Iterator[tuple[int, int]]:
    """Pairs (read, write), numbered within the path; ``siblings`` are all paths of the block."""
    if kind is ThinAir.ALLOWED:
        return
    for number, event in enumerate(path.events):
        if event.event.kind is not Kind.WRITE:
            continue
        if kind is ThinAir.SYNTACTIC:
            reads = event.syntactic
        else:
            decisive = [d for d in event.decisions if not _happens_anyway(event, d, path, siblings)]
            reads = event.needs.union(*(path.decisions[d].reads for d in decisive))
        for read in reads:
            yield read, number


def _happens_anyway(event: PathEvent, decision: int, path: Path, siblings: Sequence[Path]) -> bool:
    """Does every path that parts from this one at the decision make an equal write after it?"""
    position = path.decisions[decision].position
    others = [
        other
        for other in siblings
        if len(other.decisions) > decision
        and other.decisions[:decision] == path.decisions[:decision]
        and other.decisions[decision].at == path.decisions[decision].at
        and other.decisions[decision].taken != path.decisions[decision].taken
    ]
    if not others or (event.value is not None and any(r >= position for r in reads_of(event.value))):
        return False
    return all(any(_equal(event, write) for write in other.events[position:]) for other in others)


def _equal(a: PathEvent, b: PathEvent) -> bool:
    return b.event.kind is Kind.WRITE and (a.event.location, a.event.order, a.event.scope, a.value) == (
        b.event.location,
        b.event.order,
        b.event.scope,
        b.value,
    )
