"""The PTX memory model (PTX ISA 7.5, "Memory Consistency Model"; Lustig, Sahasrabuddhe and
Giroux, "A Formal Analysis of the NVIDIA PTX Memory Consistency Model", ASPLOS 2019).

Generic proxy only, and no mixed-size races: for those the axioms do not apply.
Section names in brackets are those of the PTX ISA.

Base relations
    po       program order, total on the events of one thread
    rmw      read to write of one atomic operation
    barrier  from each arrival at a CTA barrier to the other waits of its phase
    rf, co, fr   as usual; co is partial: racing writes may stay unrelated
    sc       Fence-SC order

Base sets
    INIT, R, W    initial writes, reads, writes
    F        fences; fence.acq_rel and fence.sc count as both acquire and release
    STRONG   everything but weak accesses and barriers
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tileproof.memmodel.events import Event, Kind, Order, Scope
from tileproof.memmodel.execution import Placement, Skeleton
from tileproof.memmodel.relations import EventSet, Relation, bits


@dataclass(frozen=True, slots=True)
class Causality:
    """The relations that rf and sc determine."""

    obs: Relation
    sync: Relation
    base: Relation
    cause: Relation


class PTX:
    """The definitions for one skeleton."""

    name = "ptx"
    AXIOMS = ("coherence", "fence-sc", "atomicity", "sc-per-location", "causality")

    def __init__(self, skeleton: Skeleton) -> None:
        self.skeleton = skeleton
        init, reads, writes = skeleton.initial_writes, skeleton.reads, skeleton.where(Kind.WRITE)
        accesses, fences = reads | writes, skeleton.where(Kind.FENCE)
        strong = (accesses | fences) - skeleton.ordered(Order.WEAK)
        acquires = skeleton.ordered(Order.ACQUIRE, Order.ACQ_REL, Order.SC)
        releases = skeleton.ordered(Order.RELEASE, Order.ACQ_REL, Order.SC)
        po, self.rmw, self.overlap = skeleton.order, skeleton.rmw, skeleton.overlap

        # [Morally Strong Operations] (1) related in program order, or both strong and each in the
        # scope of the other; (2) the same proxy: there is only one here; (3) if both are memory
        # operations, they overlap completely.
        together = po | ~po | self.mutually_in_scope(strong)
        place = skeleton.same_location | fences * (accesses | fences) | accesses * fences
        self.ms = (together & place & ((accesses | fences) * (accesses | fences))) - Relation.identity(skeleton.size)

        # [Release and Acquire Patterns] on a location M: a release on M, on its own or followed by a
        # strong write on M in program order; or a release fence followed by a strong write on M.
        # Mirrored for acquire.  The read of a `red` forms no acquire pattern.
        poloc = po & skeleton.same_location
        strong_writes = writes & strong
        seen = reads & strong - self.discarded_reads()
        self.release_pattern = ((writes & releases) >> poloc.opt() >> strong_writes) | (
            (fences & releases) >> po >> strong_writes
        )
        self.acquire_pattern = (seen >> poloc.opt() >> (reads & acquires)) | (seen >> po >> (fences & acquires))

        # [Base Causality Order], the part without synchronisation at run time: program order and
        # barriers; a hypothetical write initialises each location before any thread starts.
        self.fixed_order = (po | skeleton.barriers | init * (accesses | fences)).plus()

        self.sc_fences = fences & skeleton.ordered(Order.SC)
        self.overlapping_writes = self.overlap & ((writes | init) * (writes | init))
        self.same_place_order = po & self.overlap
        self.conflict = self.overlap & (writes * accesses | accesses * writes)

    def discarded_reads(self) -> EventSet:
        mask = sum(1 << i for i, event in enumerate(self.skeleton.events) if event.discards)
        return EventSet(mask, self.skeleton.size)

    def mutually_in_scope(self, strong: EventSet) -> Relation:
        """[Scope] Each operation's scope includes the thread that executes the other."""
        included = Relation.empty(self.skeleton.size)
        for i in strong:
            for block in {self.skeleton.events[j].block for j in strong}:
                if self.scope_includes(self.skeleton.events[i], block):
                    included.rows[i] |= strong.mask & self.skeleton.executed_by(block)
        return included & ~included

    def scope_includes(self, event: Event, thread: int) -> bool:
        mine, other = self.placement(event.block), self.placement(thread)
        if event.scope is Scope.SYSTEM or event.block == thread:
            return True
        if mine.gpu != other.gpu:
            return False
        if event.scope is Scope.DEVICE or mine.cta == other.cta:
            return True
        return event.scope is Scope.CLUSTER and mine.cluster is not None and mine.cluster == other.cluster

    def placement(self, thread: int) -> Placement:
        """Where a thread runs; without placements, each thread is a CTA of its own on one GPU."""
        return self.skeleton.placements[thread] if self.skeleton.placements else Placement(cta=thread)

    def synchronise(self, rf: Relation, sc: Relation | None = None) -> Causality:
        # [Observation Order] (ms & rf), or obs ; rmw ; obs.
        direct = self.ms & rf
        obs = direct | direct >> (self.rmw >> direct).plus() if self.rmw else direct

        # [Memory Synchronization] patterns that observe each other, morally strong at their ends; fence.sc in sc.
        sync = self.ms & (self.release_pattern >> obs >> self.acquire_pattern)
        if sc is not None:
            sync = sync | sc

        # [Causality Order] base causality, or an observation followed by it.
        base = self.fixed_order.plus_with(sync)
        return Causality(obs, sync, base, obs >> base | base)

    def orders(self, rf: Relation, sync: Causality) -> Iterator[tuple[Causality, Relation | None]]:
        """[Fence-SC Order] relates every pair of morally strong fence.sc: all ways that keep the Fence-SC axiom.

        ``sync`` is what rf determines without such pairs.
        """
        if not self.sc_fences * self.sc_fences & self.ms:
            yield sync, None
            return
        yield from self._extend(rf, Relation.empty(self.skeleton.size))

    def _extend(self, rf: Relation, sc: Relation) -> Iterator[tuple[Causality, Relation | None]]:
        sync = self.synchronise(rf, sc)
        if sc.returns_by(sync.cause):
            return
        undecided = (self.sc_fences * self.sc_fences & self.ms) - sc - ~sc
        for first, row in enumerate(undecided.rows):
            for second in bits(row):
                for edge in ((first, second), (second, first)):
                    yield from self._extend(rf, sc | Relation.of([edge], self.skeleton.size))
                return
        yield sync, sc

    def related_writes(self, sync: Causality) -> Relation:
        """[Coherence Order] relates overlapping writes that are morally strong or related in causality order."""
        return self.overlapping_writes & (self.ms | sync.cause | ~sync.cause)

    def forced_coherence(self, sync: Causality) -> Relation:
        """The part of co that the Coherence axiom fixes."""
        return self.overlapping_writes & sync.cause

    def violation(self, sync: Causality, rf: Relation, fr: Relation, co: Relation) -> str | None:
        """The first axiom of [Axioms] that fails, or None; growing rf, fr and co never mend one.

        Fence-SC is kept by :meth:`orders`; No-Thin-Air is about dependencies: see explorer.py.
        """
        # [Coherence]
        if not self.forced_coherence(sync) <= co:
            return "coherence"
        # [Atomicity]
        if self.rmw and (self.ms & fr) >> (self.ms & co) & self.rmw:
            return "atomicity"
        # [Sequential Consistency Per Location]
        if not ((rf | co | fr) & self.ms | self.same_place_order).acyclic():
            return "sc-per-location"
        # [Causality]
        if (rf | fr).returns_by(sync.cause):
            return "causality"
        return None

    def races(self, sync: Causality) -> Relation:
        """[Data-races] Conflicting, not morally strong and unrelated in causality order.  Symmetric."""
        return self.conflict - self.ms - sync.cause - ~sync.cause
