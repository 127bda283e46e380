"""Enumeration of the consistent executions of one skeleton.

Reads choose their sources one after the other.  Every axiom of both models
only forbids and grows with rf, fr and co, so a part of an execution that
already breaks one is abandoned with all its extensions.  Once rf is complete,
so are obs, sync, hb and the races; coherence is then found for each group of
overlapping writes on its own, because every axiom that mentions co speaks of
one such group (events on other locations meet it through hb alone).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tileproof.memmodel.events import Kind
from tileproof.memmodel.execution import Choice, Skeleton
from tileproof.memmodel.relations import EventSet, Relation, bits

S = TypeVar("S")


class Model(Protocol[S]):
    """What a model module offers; ``S`` holds the relations that rf (and fence order) determine."""

    skeleton: Skeleton
    fixed_order: Relation

    def synchronise(self, rf: Relation) -> S: ...
    def orders(self, rf: Relation, sync: S) -> Iterator[tuple[S, Relation | None]]: ...
    def related_writes(self, sync: S) -> Relation: ...
    def forced_coherence(self, sync: S) -> Relation: ...
    def violation(self, sync: S, rf: Relation, fr: Relation, co: Relation) -> str | None: ...
    def races(self, sync: S) -> Relation: ...


@dataclass(frozen=True)
class Found:
    """All consistent executions with one rf and one fence order.

    ``coherences`` holds, for each group of overlapping writes, every
    coherence order it may have; an execution takes one of each.
    """

    sources: Mapping[Choice, int]
    rf: Relation
    races: Relation
    coherences: tuple[tuple[Relation, ...], ...]
    fences: Relation | None

    @property
    def count(self) -> int:
        product = 1
        for group in self.coherences:
            product *= len(group)
        return product

    def some_coherence(self) -> Relation:
        """The union of the first order of each group."""
        co = Relation.empty(len(self.rf.rows))
        for group in self.coherences:
            co = co | group[0]
        return co


class Search(Generic[S]):
    """The executions of ``model.skeleton``.

    ``dependencies`` must not form a cycle with rf (No-Thin-Air).
    ``feasible`` is asked after every choice with the sources chosen so far; it
    answers False when values contradict what the paths assumed.  ``reads``
    leaves the sources of all other reads open.
    """

    def __init__(
        self,
        model: Model[S],
        *,
        dependencies: Relation | None = None,
        feasible: Callable[[Mapping[Choice, int]], bool] = lambda sources: True,
        reads: EventSet | None = None,
    ) -> None:
        self.model = model
        self.skeleton = model.skeleton
        self.dependencies = dependencies if dependencies else None
        self.feasible = feasible
        chosen = self.skeleton.reads if reads is None else reads
        self.choices = [choice for choice in self.skeleton.choices if choice.read in chosen]
        self.groups = write_groups(self.skeleton)

    def run(self) -> Iterator[Found]:
        rf = Relation.empty(self.skeleton.size)
        sync = self.possible({}, rf)
        if sync is not None:
            yield from self.choose({}, rf, sync, 0)

    def choose(self, sources: dict[Choice, int], rf: Relation, sync: S, depth: int) -> Iterator[Found]:
        if depth == len(self.choices):
            yield from self.complete(sources, rf, sync)
            return
        choice = self.choices[depth]
        after_read = self.model.fixed_order.rows[choice.read]
        for write in bits(choice.writers & ~after_read):
            rows = list(rf.rows)
            rows[write] |= 1 << choice.read
            extended = Relation(rows)
            sources[choice] = write
            further = self.possible(sources, extended)
            if further is not None:
                yield from self.choose(sources, extended, further, depth + 1)
            del sources[choice]

    def possible(self, sources: Mapping[Choice, int], rf: Relation) -> S | None:
        """None if refuted: by values, thin air, or an axiom with the coherence that is already forced."""
        if not self.feasible(sources):
            return None
        if self.dependencies is not None and not (rf | self.dependencies).acyclic():
            return None
        sync = self.model.synchronise(rf)
        co = self.model.forced_coherence(sync)
        broken = self.model.violation(sync, rf, self.skeleton.from_reads(sources, co), co)
        return sync if broken is None else None

    def complete(self, sources: Mapping[Choice, int], rf: Relation, synchronised: S) -> Iterator[Found]:
        for sync, fences in self.model.orders(rf, synchronised):
            related, forced = self.model.related_writes(sync), self.model.forced_coherence(sync)
            coherences: list[tuple[Relation, ...]] = []
            for group in self.groups:
                here = {choice: write for choice, write in sources.items() if write in group}
                mine = group >> forced >> group
                start = mine.plus()
                wanted = group >> related >> group
                if fences is None and start == mine and not wanted - start - ~start:
                    coherences.append((start,))  # nothing to choose, and checked before
                    continue
                orders = tuple(self.order(wanted, start, forced, sync, rf, here))
                if not orders:
                    break
                coherences.append(orders)
            else:
                yield Found(dict(sources), rf, self.model.races(sync), tuple(coherences), fences)

    def order(
        self, related: Relation, co: Relation, forced: Relation, sync: S, rf: Relation, sources: Mapping[Choice, int]
    ) -> Iterator[Relation]:
        """All consistent coherence orders of one group that extend ``co`` and relate the ``related`` pairs.

        ``forced``: what axiom 1 asks of all groups; ``sources``: of the cells that read from this group.
        """
        if not co.irreflexive():
            return
        if self.model.violation(sync, rf, self.skeleton.from_reads(sources, co), co | forced) is not None:
            return
        undecided = related - co - ~co
        for first, row in enumerate(undecided.rows):
            for second in bits(row):
                for edge in ((first, second), (second, first)):
                    extended = (co | Relation.of([edge], self.skeleton.size)).plus()
                    yield from self.order(related, extended, forced, sync, rf, sources)
                return
        yield co


def write_groups(skeleton: Skeleton) -> tuple[EventSet, ...]:
    """Writes connected by overlap; groups of one initial write alone need no order."""
    writes = skeleton.where(Kind.INIT, Kind.WRITE)
    connected = (writes >> skeleton.overlap >> writes).plus()
    groups, left = [], writes.mask
    while left:
        low = left & -left
        members = connected.rows[low.bit_length() - 1] | low
        left &= ~members
        if members & (members - 1):
            groups.append(EventSet(members, skeleton.size))
    return tuple(groups)
