"""The open questions of the memory model, each a named switch ([choice] in memory-model.md).

The defaults are the project's reading.  Every switch has a litmus test in the
corpus that gives another verdict under its other reading (``switch-*.litmus``
in ``litmus/tileir``; tests/memmodel/test_switches.py).

One [choice] is no switch: whether ``rmw`` lies in ``rpo``.  Both halves of an
atomic are strong and every scope includes the executing block, so they are
morally strong to each other through their scopes, whatever ``rpo`` says; the
tests check that inclusion over the whole corpus.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class FailedCas(enum.Enum):
    """Does a compare-and-swap whose comparison fails count as a write for data races? (section 1)"""

    WRITES = "writes"  # default; more races
    READS = "reads"


class Overlap(enum.Enum):
    """Which accesses can be morally strong, synchronise and be joined by atomicity? (section 1, "Location")"""

    EXACT = "exact"  # default: exactly the same location; more races
    ANY = "any"  # overlapping ones too


class MaskedToken(enum.Enum):
    """Does an operation whose mask turned every element off pass its token on? (section 2, ``tok``)"""

    PASSES = "passes"  # default
    DROPS = "drops"  # fewer orderings


class Patterns(enum.Enum):
    """Is a release carried on by token-ordered strong accesses of the block to the same location? (``sw``)"""

    CARRIED = "carried"  # default: the two ``tokloc?`` of the definition
    PLAIN = "plain"  # the release and acquire operations alone; fewer orderings


class ThinAir(enum.Enum):
    """Which dependencies must not be in a cycle with ``rf``? (section 3, axiom 5)"""

    SEMANTIC = "semantic"  # default: only dependencies that the value, address or execution really has
    SYNTACTIC = "syntactic"  # every syntactic one, control reaching to the end of the thread: as in the cat models
    ALLOWED = "allowed"  # no such axiom; more executions


@dataclass(frozen=True, slots=True)
class Switches:
    failed_cas: FailedCas = FailedCas.WRITES
    overlap: Overlap = Overlap.EXACT
    masked_token: MaskedToken = MaskedToken.PASSES
    patterns: Patterns = Patterns.CARRIED
    thin_air: ThinAir = ThinAir.SEMANTIC


DEFAULT = Switches()
