"""Litmus tests as data: memory, the code of each thread or tile block, and the question asked.

What is explored is flat: a list of instructions with jumps, the same for both
formats (:mod:`~tileproof.memmodel.unfold` runs it).  Tile IR tests also keep
their statements, which are lowered to it; a structured condition keeps its join
point, so that control dependencies end where the branches meet again.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field

from tileproof.memmodel.conditions import Condition
from tileproof.memmodel.events import Order, Scope
from tileproof.memmodel.execution import Placement


class Format(enum.Enum):
    TILEIR = "tileir"
    PTX = "ptx"


# --- what registers hold, as written -----------------------------------------


@dataclass(frozen=True, slots=True)
class Literal:
    value: int


@dataclass(frozen=True, slots=True)
class Register:
    name: str


@dataclass(frozen=True, slots=True)
class Lane:
    """One lane of a tile."""

    tile: Operand
    index: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of given lanes."""

    lanes: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Binary:
    """Element by element; a scalar meets every lane of a tile.  ``operator``: see expressions.OPERATORS."""

    operator: str
    left: Operand
    right: Operand


Operand = Literal | Register | Lane | Tile | Binary

# --- instructions ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Address:
    """Element ``index`` of ``variable`` seen as an array of ``bits``-wide elements; without a variable,
    ``index`` is a pointer value (:attr:`LitmusTest.pointers`)."""

    variable: str | None
    bits: int
    index: Operand


@dataclass(frozen=True, slots=True)
class Access:
    """A memory operation, one lane per address.

    ``operation``: "load", "store", "cas" or an operator of expressions.OPERATORS
    (an atomic; "second" is an exchange).  ``values``: what to store, the
    atomic's operand, or the compare-and-swap's comparison and new value.
    ``tokens``: names of the consumed tokens.
    """

    operation: str
    order: Order
    scope: Scope
    addresses: tuple[Address, ...]
    values: tuple[Operand, ...] = ()
    mask: Operand | None = None
    padding: Operand | None = None
    result: str | None = None
    tokens: tuple[str, ...] = ()
    token_result: str | None = None
    discards: bool = False
    text: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Compute:
    result: str
    value: Operand
    line: int = 0


@dataclass(frozen=True, slots=True)
class JoinTokens:
    """``make_token`` where there are no sources."""

    result: str
    sources: tuple[str, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Fence:
    order: Order
    scope: Scope
    text: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Barrier:
    """A CTA barrier; ``quorum`` is the number of arrivals of a phase, None where every participant counts."""

    number: Operand
    quorum: Operand | None
    waits: bool
    text: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Branch:
    """Go to ``target`` when ``condition`` is not zero; ``join``: where both ways meet again, None if unknown."""

    condition: Operand
    target: int
    join: int | None = None
    line: int = 0


@dataclass(frozen=True, slots=True)
class Jump:
    target: int
    line: int = 0


# --- statements of Tile IR tests ----------------------------------------------


@dataclass(frozen=True, slots=True)
class If:
    condition: Operand
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Loop:
    """Repeats its body until a :class:`Break` in it leaves it."""

    body: tuple[Statement, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Break:
    """Leave the innermost loop if the condition is not zero."""

    condition: Operand
    line: int = 0


Statement = Access | Compute | JoinTokens | If | Loop | Break
Instruction = Access | Compute | JoinTokens | Fence | Barrier | Branch | Jump

# --- the test ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Variable:
    """An array of ``len(initial)`` elements of ``bits`` bits."""

    name: str
    bits: int
    initial: tuple[int, ...]
    array: bool = False


@dataclass(frozen=True, slots=True)
class Thread:
    """``registers``: initial values; with ``default``, that of registers that nothing has set.

    ``statements``: what ``code`` was lowered from, for Tile IR tests.
    """

    code: tuple[Instruction, ...]
    placement: Placement = Placement()
    registers: Mapping[str, int] = field(default_factory=dict)
    default: int | None = None
    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the file says must come out; None where it says nothing."""

    holds: bool | None = None
    race: bool | None = None

    def __bool__(self) -> bool:
        return self.holds is not None or self.race is not None


@dataclass(frozen=True)
class LitmusTest:
    name: str
    format: Format
    memory: Mapping[str, Variable]
    threads: tuple[Thread, ...]
    condition: Condition
    expected: Expectation = Expectation()
    description: str = ""
    file: str = "<litmus>"

    @property
    def pointers(self) -> dict[int, str]:
        """The address of each variable as a register holds it."""
        return {pointer_to(i): name for i, name in enumerate(self.memory)}


def pointer_to(number: int) -> int:
    """Address of the ``number``-th variable: far from every number that tests compute with."""
    return (number + 1) << 40
