"""Verdicts, obligations and witnesses as data (design section 6, schema ``tileproof.report/1``)."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field


class Verdict(enum.Enum):
    PROVED = "proved"
    VIOLATION = "violation"
    UNKNOWN = "unknown"
    ERROR = "error"


class Status(enum.Enum):
    PROVED = "proved"
    VIOLATED = "violated"
    UNKNOWN = "unknown"


class Kind(enum.Enum):
    """Kinds of obligations (design section 5)."""

    BLOCK_DISJOINT_WRITES = "block-disjoint-writes"
    BLOCK_READ_WRITE = "block-read-write"
    TOKEN_ORDER = "token-order"
    INTERNAL_OVERLAP = "internal-overlap"
    SCOPE = "scope"
    PUBLISH = "publish"
    BOUNDS = "bounds"
    UNDEFINED = "undefined"
    ASSUMPTION = "assumption"
    ALIAS = "alias"
    PROGRESS = "progress"
    INITIAL_VALUE = "initial-value"
    REACHABILITY = "reachability"  # informative: whether an access can happen at all
    SUPPORT = "support"  # an operation the verifier does not handle: always unknown


class Reason(enum.Enum):
    """Why something is unknown: a closed list, each with its own meaning."""

    UNSUPPORTED_OPERATION = "unsupported-operation"
    LIMIT = "limit"  # time or memory
    SOLVER_GAVE_UP = "solver-gave-up"
    APPROXIMATED = "approximated"  # a counterexample rests on a value the analysis does not know exactly
    MISSING_FACT = "missing-fact"
    WITNESS_NOT_REPLAYED = "witness-not-replayed"
    BOUNDED = "bounded"  # no violation up to a bound
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Site:
    """A place in the source: operation name, file, line and column if known, and that line's text."""

    op: str
    file: str | None
    line: int | None
    column: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Access:
    """One access of a witness: who (block, loop iterations), where (array, index, byte address within it)."""

    site: Site
    block: tuple[int, int, int]
    iterations: Mapping[str, int]
    array: str
    index: tuple[int, ...]
    byte: int
    writes: bool


@dataclass(frozen=True, slots=True)
class Witness:
    """Numbers that exhibit a violation: sizes, grid, scalar values, contents, and the accesses that collide.

    ``explanation`` says it in words for a kernel author, a sentence per entry.
    """

    sizes: Mapping[str, int]
    grid: tuple[int, int, int]
    accesses: tuple[Access, ...]
    scalars: Mapping[str, int] = field(default_factory=dict)
    contents: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    explanation: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Obligation:
    """One thing to be shown; ``method`` says how it was decided, ``detail`` adds words to ``reason``.

    ``informative`` ones do not change the verdict.
    """

    id: str
    kind: Kind
    status: Status
    sites: tuple[Site, ...]
    method: str = ""
    seconds: float = 0.0
    reason: Reason | None = None
    detail: str = ""
    witness: Witness | None = None
    informative: bool = False


@dataclass(frozen=True, slots=True)
class KernelReport:
    """The outcome for one kernel under one contract."""

    kernel: str
    contract: str
    file: str
    line: int | None
    bytecode_sha256: str | None  # of the bytecode without its debug section
    raw_sha256: str | None
    verdict: Verdict
    preconditions: tuple[str, ...]
    obligations: tuple[Obligation, ...]
    seconds: float
    scope: str = "all-launches"
    bound: int | None = None
    message: str = ""  # for verdict ERROR: what went wrong


def verdict_of(obligations: tuple[Obligation, ...]) -> Verdict:
    """The verdict follows from the obligations alone: the worst that is not merely informative.

    Without any obligation nothing has been shown, so the verdict is UNKNOWN.
    """
    statuses = {o.status for o in obligations if not o.informative}
    if Status.VIOLATED in statuses:
        return Verdict.VIOLATION
    if Status.UNKNOWN in statuses or not statuses:
        return Verdict.UNKNOWN
    return Verdict.PROVED
