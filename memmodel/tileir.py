"""The Tile IR memory model (memory-model.md; Tile IR specification, "Memory Model", 13.1 to 13.5).

Base relations
    tok      token order between events of one block, transitive (section 2)
    rmw      read to write of one atomic element
    rf       reads-from: a write gives a read (at least one cell of) its value
    co       coherence: transitive order on overlapping writes
    fr       from-reads: R reads from W, and W co W' that overlaps R

Base sets
    INIT     initial writes, one per location
    R, W     reads, writes; W without INIT
    CAS      writes that a failed compare-and-swap did not do: in races only
    STRONG   everything but weak accesses; ACQ and REL as the ordering says

Marks: [spec] stated by the specification, [ptx] taken from the PTX model,
[choice] a switch of :mod:`~tileproof.memmodel.switches`.
There is no fence and no SC order in this model.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tileproof.memmodel.events import Kind, Order, Scope
from tileproof.memmodel.execution import Skeleton
from tileproof.memmodel.relations import EventSet, Relation
from tileproof.memmodel.switches import DEFAULT, FailedCas, Overlap, Patterns, Switches


@dataclass(frozen=True, slots=True)
class Synchronisation:
    """The relations that rf determines (section 2)."""

    obs: Relation
    sw: Relation
    hb: Relation
    cause: Relation  # obs? ; hb, the relation of the Causality axiom


class TileIR:
    """The definitions for one skeleton; section numbers are those of memory-model.md."""

    name = "tileir"
    AXIOMS = ("coherence", "causality", "sc-per-location", "atomicity")

    def __init__(self, skeleton: Skeleton, switches: Switches = DEFAULT) -> None:
        self.skeleton = skeleton
        self.overlap = skeleton.overlap
        self.init = skeleton.initial_writes
        self.everything = EventSet((1 << skeleton.size) - 1, skeleton.size)
        reads, writes, failed = skeleton.reads, skeleton.where(Kind.WRITE), skeleton.where(Kind.FAILED_WRITE)
        accesses = reads | writes | failed
        strong = accesses - skeleton.ordered(Order.WEAK)
        acq = reads & skeleton.ordered(Order.ACQUIRE, Order.ACQ_REL)
        rel = writes & skeleton.ordered(Order.RELEASE, Order.ACQ_REL)

        # rpo: program order within token order; tokens are SSA values, so tok lies inside po.  [spec]
        # The halves of an atomic element are in it.  [choice without consequence, see switches.py]
        self.tok, self.rmw = skeleton.order, skeleton.rmw
        self.rpo = self.tok | self.rmw

        # Morally strong: same location, and in rpo or each scope includes the other's block.  [spec]
        # "Same location" is full overlap as in PTX.  [choice: overlap]
        self.here = self.overlap if switches.overlap is Overlap.ANY else skeleton.same_location
        self.ms = (self.rpo | ~self.rpo | self.mutually_in_scope(strong)) & self.here & (accesses * accesses)

        # tokloc: token order on one location; carries a release or acquire on.  [choice: patterns]
        tokloc = self.tok & self.here
        carried = tokloc if switches.patterns is Patterns.CARRIED else Relation.empty(skeleton.size)
        self.release_pattern = rel >> carried.opt() >> (writes & strong)
        self.acquire_pattern = (reads & strong) >> carried.opt() >> acq

        # Everything in the kernel comes after the initial writes.  [spec]
        self.fixed_order = (self.rpo | self.init * accesses).plus()

        # Conflict: a common byte, and at least one of the two writes.  [spec; failed cas: choice]
        counted = accesses if switches.failed_cas is FailedCas.WRITES else accesses - failed
        racing = counted - reads
        self.conflict = self.overlap & (racing * counted | counted * racing)

        self.overlapping_writes = self.overlap & ((writes | self.init) * (writes | self.init))
        self.same_place_order = self.rpo & self.overlap

    def mutually_in_scope(self, strong: EventSet) -> Relation:
        """Pairs of strong events each of whose scopes includes the other's block.

        ``tl_blk`` includes the own block only; ``device`` and ``sys`` every block of the launch.  [spec]
        """
        events, skeleton = self.skeleton.events, self.skeleton
        included = Relation.empty(skeleton.size)
        for i in strong:
            event = events[i]
            narrow = event.scope is Scope.BLOCK
            included.rows[i] = strong.mask & (skeleton.executed_by(event.block) if narrow else -1)
        return included & ~included

    def synchronise(self, rf: Relation) -> Synchronisation:
        # Observation: ms & rf, closed under obs ; rmw ; obs.  [ptx]
        direct = self.ms & rf
        obs = direct | direct >> (self.rmw >> direct).plus() if self.rmw else direct

        # Synchronises-with: from a release pattern to an acquire pattern that observes it,
        # when the first and the last access are morally strong.  [ptx]
        sw = self.ms & (self.release_pattern >> obs >> self.acquire_pattern)

        # Happens-before.  [spec, ptx]
        hb = self.fixed_order.plus_with(sw)
        return Synchronisation(obs, sw, hb, obs >> hb | hb)

    def orders(self, rf: Relation, sync: Synchronisation) -> Iterator[tuple[Synchronisation, None]]:
        """All ways to complete rf by orders other than co: none in this model, ``sync`` stays."""
        yield sync, None

    def related_writes(self, sync: Synchronisation) -> Relation:
        """Overlapping writes that co must relate, one way or the other: morally strong, or in hb.  [spec]"""
        return self.overlapping_writes & (self.ms | sync.hb | ~sync.hb)

    def forced_coherence(self, sync: Synchronisation) -> Relation:
        """The part of co that axiom 1 fixes: hb between overlapping writes."""
        return self.overlapping_writes & sync.hb

    def violation(self, sync: Synchronisation, rf: Relation, fr: Relation, co: Relation) -> str | None:
        """The first axiom (section 3) that fails, or None.

        All four only forbid, and grow with rf, fr and co: what violates them
        with a part of an execution violates them with the whole.
        """
        # 1. Coherence.  [ptx]
        if not self.forced_coherence(sync) <= co:
            return "coherence"
        # 2. Causality: no read sees the future, or misses a write that happens before it.  [ptx]
        if (rf | fr).returns_by(sync.cause):
            return "causality"
        # 3. SC per location.  [ptx]
        if not ((rf | co | fr) & self.ms | self.same_place_order).acyclic():
            return "sc-per-location"
        # 4. Atomicity.  [spec]
        if self.rmw and (self.ms & fr) >> (self.ms & co) & self.rmw:
            return "atomicity"
        # 5. No thin air is about dependencies, not events: see explorer.py.  [choice: thin_air]
        return None

    def races(self, sync: Synchronisation) -> Relation:
        """Data races (section 4): conflicts neither morally strong nor in hb either way.  Symmetric."""
        return self.conflict - self.ms - sync.hb - ~sync.hb
