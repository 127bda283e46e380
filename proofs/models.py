"""The memory models as relations over events: Tile IR and PTX, without the fences that Tile IR lacks.

These are definitions for proofs about all programs; tileproof.memmodel has them
over bit matrices for exploring one program, and the tests hold the two against
each other.  Section numbers are those of memory-model.md; "PTX ISA" means its
chapter "Memory Consistency Model".  An atomic element is two events, a read and
a write joined by ``rmw``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

import z3

from .relations import R, Signature


@dataclass(frozen=True)
class Accesses(Generic[R]):
    """What an execution is besides its orders: who touches what, and which write each read reads from."""

    overlap: R  # different events with a common byte
    here: R  # different events on exactly the same location
    writes: R  # [W], initial writes included
    reads: R  # [R]
    initial: R  # [INIT]
    rmw: R  # the read and the write of one atomic element
    rf: R
    co: R
    fr: R
    different: R

    @classmethod
    def over(cls, symbols: Signature[R], suffix: str = "") -> Accesses[R]:
        """``suffix`` tells executions of the same events apart."""
        return cls(
            overlap=symbols.relation("overlap"),
            here=symbols.relation("here"),
            writes=symbols.members("W"),
            reads=symbols.members("R"),
            initial=symbols.members("INIT"),
            rmw=symbols.relation("rmw"),
            rf=symbols.relation("rf" + suffix),
            co=symbols.relation("co" + suffix),
            fr=symbols.relation("fr" + suffix),
            different=symbols.different(),
        )

    def from_start(self) -> R:
        """Initial writes come before everything in the kernel."""
        return self.initial >> self.different >> (self.reads | self.writes - self.initial)

    def both_write(self) -> R:
        return self.writes >> self.overlap >> self.writes

    def conflict(self) -> R:
        return (self.writes >> self.overlap) | (self.overlap >> self.writes)

    def well_formed(self) -> dict[str, z3.BoolRef]:
        """What the relations are between; only counterexamples need to be told."""
        from_reads = ~self.rf >> self.co & self.overlap
        return {
            "overlap": z3.And(self.overlap.symmetric(), self.overlap.irreflexive()),
            "here": z3.And(self.here.symmetric(), self.here.within(self.overlap)),
            "what overlaps overlaps with all on the same bytes": z3.And(
                (self.here >> self.here).within(self.here.opt()), (self.overlap >> self.here).within(self.overlap.opt())
            ),
            "initial writes write": self.initial.within(self.writes),
            "an event either reads or writes": (self.reads & self.writes).empty(),
            "rmw": self.rmw.within(self.reads >> self.here >> self.writes),
            "rf": self.rf.within(self.writes >> self.overlap >> self.reads),
            "co": z3.And(self.co.within(self.both_write()), self.co.irreflexive(), self.co.transitive()),
            "fr": z3.And(self.fr.within(from_reads), from_reads.within(self.fr)),
        }


@dataclass(frozen=True)
class Strength(Generic[R]):
    """Orderings and scopes: which events are strong, release or acquire, and whom their scopes include."""

    strong: R  # [STRONG]
    release: R  # [REL], writes
    acquire: R  # [ACQ], reads
    in_scope: R  # both strong, and the first one's scope includes the block (thread) of the second

    @classmethod
    def over(cls, symbols: Signature[R], suffix: str = "") -> Strength[R]:
        return cls(
            strong=symbols.members("STRONG" + suffix),
            release=symbols.members("REL" + suffix),
            acquire=symbols.members("ACQ" + suffix),
            in_scope=symbols.relation("in_scope" + suffix),
        )

    def well_formed(self, accesses: Accesses[R]) -> dict[str, z3.BoolRef]:
        strong = self.strong
        return {
            "releases": self.release.within(accesses.writes & strong),
            "acquires": self.acquire.within(accesses.reads & strong),
            "scopes": self.in_scope.within(strong >> accesses.different >> strong),
            "initial writes are weak": (strong & accesses.initial).empty(),
        }


class TileIR(Generic[R]):
    """Sections 2 to 4 for one token order and choice of orderings and scopes; ``suffix`` tells such choices apart."""

    def __init__(self, symbols: Signature[R], accesses: Accesses[R], strength: Strength[R], suffix: str = "") -> None:
        self.accesses, self.strength = accesses, strength
        # Token order, transitive; the read and write of an atomic are in rpo, too.
        self.tok = symbols.relation("tok" + suffix)
        self.rpo = self.tok | accesses.rmw
        # Morally strong.
        self.ms = accesses.here & (self.rpo | ~self.rpo | strength.in_scope & ~strength.in_scope)
        # Observation: ms & rf, closed under obs ; rmw ; obs.
        direct = self.ms & accesses.rf
        self.through_rmw = (accesses.rmw >> direct).closure("through_rmw" + suffix)
        self.obs = direct | direct >> self.through_rmw
        # Synchronises-with.
        carried = (self.tok & accesses.here).opt()
        self.release_pattern = strength.release >> carried >> accesses.writes >> strength.strong
        self.acquire_pattern = accesses.reads >> strength.strong >> carried >> strength.acquire
        self.sw = self.ms & (self.release_pattern >> self.obs >> self.acquire_pattern)
        # Happens-before, initial writes first.
        self.hb = (self.rpo | accesses.from_start() | self.sw).closure("hb" + suffix)
        self.cause = self.hb | self.obs >> self.hb
        communication = accesses.rf | accesses.co | accesses.fr
        self.per_location = (communication & self.ms | self.rpo & accesses.overlap).closure("per_location" + suffix)
        self.races = accesses.conflict() - self.ms - self.hb - ~self.hb

    def axioms(self) -> dict[str, z3.BoolRef]:
        """Section 3, without thin air: that axiom is about rf and dependencies, which no order changes."""
        a = self.accesses
        related = a.both_write() & (self.ms | self.hb | ~self.hb)
        return {
            "co relates morally strong or ordered writes": related.within(a.co | ~a.co),
            "coherence": (a.both_write() & self.hb).within(a.co),
            "causality": ((a.rf | a.fr) >> self.cause).irreflexive(),
            "sc per location": self.per_location.irreflexive(),
            "atomicity": ((self.ms & a.fr) >> (self.ms & a.co) >> ~a.rmw).irreflexive(),
        }

    def well_formed(self) -> dict[str, z3.BoolRef]:
        return {
            "token order": z3.And(self.tok.transitive(), self.rpo.irreflexive()),
            "no token comes from before the start": (self.tok >> self.accesses.initial).empty(),
        }


class PTX(Generic[R]):
    """PTX ISA in its own terms: observation, base causality and causality order.

    The first two are least relations with the properties of :meth:`rules`; that
    they contain nothing else does not matter where PTX is the stronger model.
    """

    ATOMIC = "program order: an atomic's read comes before its write"

    def __init__(self, symbols: Signature[R], accesses: Accesses[R], strength: Strength[R]) -> None:
        self.accesses, self.strength = accesses, strength
        self.po = symbols.relation("po")
        self.ms = accesses.here & (self.po | ~self.po | strength.in_scope & ~strength.in_scope)
        self.obs = symbols.relation("observation")
        carried = (self.po & accesses.here).opt()
        self.release_pattern = strength.release >> carried >> accesses.writes >> strength.strong
        self.acquire_pattern = accesses.reads >> strength.strong >> carried >> strength.acquire
        self.sw = self.ms & (self.release_pattern >> self.obs >> self.acquire_pattern)  # "synchronizes"
        self.hb = symbols.relation("base_causality")
        self.cause = self.hb | self.obs >> self.hb  # causality order
        communication = accesses.rf | accesses.co | accesses.fr
        self.per_location = (communication & self.ms | self.po & accesses.overlap).closure("per_location_ptx")
        self.races = accesses.conflict() - self.ms - self.cause - ~self.cause

    def observation_rules(self) -> dict[str, z3.BoolRef]:
        return {
            "observation: reads from": (self.ms & self.accesses.rf).within(self.obs),
            "observation: through an atomic": (self.obs >> self.accesses.rmw >> self.obs).within(self.obs),
        }

    def base_causality_rules(self) -> dict[str, z3.BoolRef]:
        return {
            "base causality: program order": self.po.within(self.hb),
            "base causality: synchronizes": self.sw.within(self.hb),
            "base causality: initial writes": self.accesses.from_start().within(self.hb),
            "base causality: after program order": (self.po >> self.hb).within(self.hb),
            "base causality: before program order": (self.hb >> self.po).within(self.hb),
            "base causality: transitive": (self.hb >> self.hb).within(self.hb),
        }

    def axioms(self) -> dict[str, z3.BoolRef]:
        a = self.accesses
        related = a.both_write() & (self.ms | self.cause | ~self.cause)
        return {
            "PTX: coherence order relates morally strong or ordered writes": related.within(a.co | ~a.co),
            "PTX: Coherence": (a.both_write() & self.cause).within(a.co),
            "PTX: Causality": ((a.rf | a.fr) >> self.cause).irreflexive(),
            "PTX: SC-per-location": self.per_location.irreflexive(),
            "PTX: Atomicity": ((self.ms & a.fr) >> (self.ms & a.co) >> ~a.rmw).irreflexive(),
        }
