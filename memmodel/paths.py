"""Paths of one block: what unfolding produces, and a path while it is being built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from tileproof.ir.errors import InputError
from tileproof.memmodel.events import Event
from tileproof.memmodel.expressions import COMPARISONS, EMPTY, Apply, Expr, Symbol, evaluate


class ProgramError(InputError):
    """A litmus test whose code goes wrong: an unset register, an index outside its array, a division by zero."""


@dataclass(frozen=True, slots=True)
class Constraint:
    """``expr`` must be non-zero (``holds``) or zero."""

    expr: Expr
    holds: bool


@dataclass(frozen=True, slots=True)
class PathEvent:
    """An event with a symbolic value; sets of reads are indices within the path.

    ``needs``: reads that its address, mask or value semantically depends on.
    ``syntactic``: the same with syntactic and all control dependencies.
    ``decisions``: numbers of the branch decisions that it lies under.
    """

    event: Event
    value: Expr | None = None
    needs: frozenset[int] = EMPTY
    syntactic: frozenset[int] = EMPTY
    decisions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A branch taken on a symbolic condition: where, which way, which reads it rests on, events before it."""

    at: int
    taken: bool
    reads: frozenset[int]
    position: int


@dataclass(frozen=True, slots=True)
class BarrierArrival:
    """The ``event``-th event of the path arrives at a barrier."""

    event: int
    number: int
    quorum: int | None
    waits: bool


@dataclass(frozen=True)
class Path:
    """One way through the code.  ``fault``: why the path must not be executable (an index outside its array)."""

    block: int
    events: tuple[PathEvent, ...]
    token_edges: frozenset[tuple[int, int]]  # between instances of this block
    rmw: tuple[tuple[int, int], ...]
    constraints: tuple[Constraint, ...]
    registers: Mapping[str, tuple[Symbol, ...]]
    decisions: tuple[Decision, ...]
    arrivals: tuple[BarrierArrival, ...]
    fault: str | None = None


@dataclass(frozen=True)
class Unfolding:
    paths: tuple[Path, ...]
    cut: bool  # some path was dropped at the bound


Token = frozenset[int]


@dataclass(slots=True)
class PathState:
    """A path as far as it has been run."""

    pc: int = 0
    registers: dict[str, tuple[Symbol, ...]] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    events: list[PathEvent] = field(default_factory=list)
    edges: list[tuple[int, int]] = field(default_factory=list)
    rmw: list[tuple[int, int]] = field(default_factory=list)
    constraints: list[Constraint] = field(default_factory=list)
    known: dict[Expr, int] = field(default_factory=dict)  # what the constraints say of an expression
    decisions: list[Decision] = field(default_factory=list)
    open: list[tuple[int, int | None]] = field(default_factory=list)  # (decision, join) around the current point
    control: frozenset[int] = EMPTY  # reads of all branch conditions so far, syntactically
    arrivals: list[BarrierArrival] = field(default_factory=list)
    visits: dict[int, Visit] = field(default_factory=dict)
    looping: bool = False  # just arrived by a backward jump
    instances: int = 0
    steps: int = 0

    def path(self, block: int, fault: str | None = None) -> Path:
        return Path(
            block,
            tuple(self.events),
            frozenset(self.edges),
            tuple(self.rmw),
            tuple(self.constraints),
            self.registers,
            tuple(self.decisions),
            tuple(self.arrivals),
            fault,
        )

    def copy(self) -> PathState:
        return replace(
            self,
            registers=dict(self.registers),
            tokens=dict(self.tokens),
            events=list(self.events),
            edges=list(self.edges),
            rmw=list(self.rmw),
            constraints=list(self.constraints),
            known=dict(self.known),
            decisions=list(self.decisions),
            open=list(self.open),
            arrivals=list(self.arrivals),
            visits=dict(self.visits),
        )


@dataclass(frozen=True, slots=True)
class Visit:
    """What held when a loop head was last reached."""

    registers: Mapping[str, tuple[Symbol, ...]]
    order: Mapping[str, frozenset[int]]
    instances: int
    changes: int
    decisions: int
    spins: int = 0
    rounds: int = 0


def assumptions(state: PathState, condition: Expr) -> Iterator[tuple[bool, PathState]]:
    """Copies of the state in which the condition holds, and in which it does not, as far as they are possible.

    Looks at earlier assumptions only as far as they fix this expression or the
    reads in it; the explorer finds the other contradictions.
    """
    holds = True
    while isinstance(condition, Apply) and condition.operator in ("==", "!=") and condition.right == 0:
        inner = condition.left
        if not (isinstance(inner, Apply) and inner.operator in COMPARISONS):
            break
        holds ^= condition.operator == "=="
        condition = inner
    value = evaluate(condition, state.known.get) if condition not in state.known else state.known[condition]
    for truth in (True, False) if value is None else (bool(value),):
        way = state.copy()
        if value is None:
            way.constraints.append(Constraint(condition, truth))
            way.known[condition] = int(truth)
            match condition, truth:
                case (Apply("==", left, int(right)), True) | (Apply("!=", left, int(right)), False):
                    way.known[left] = right
        yield truth == holds, way
