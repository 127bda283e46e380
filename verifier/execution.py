"""Symbolic execution of one kernel for one block: accesses, checks, values (design section 5).

Loops are not unrolled: the body is executed once, for the iteration whose
number is a variable.  Both branches of an ``if`` are executed under their
guards.  What is not known exactly becomes an uninterpreted function of the
instance (block, iterations, lane), so a proof holds whatever its value.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tileproof.contract import ScalarParameter
from tileproof.ir.program import Block, Kernel, Op, Value
from tileproof.ir.target import PointerOf, ScalarOf, SizeOf, StrideOf, Target
from tileproof.ir.types import PointerType, ScalarType, TileType, TokenType
from tileproof.verifier import contents
from tileproof.verifier.accesses import Access
from tileproof.verifier.launch import Launch
from tileproof.verifier.provenance import written_arrays
from tileproof.verifier.report import Kind
from tileproof.verifier.solver import Answer, Solver
from tileproof.verifier.terms import (
    FALSE,
    TRUE,
    ZERO,
    App,
    Bool,
    Poly,
    Var,
    app,
    conjunction,
    const,
    disjunction,
    ite,
    le,
    negation,
    predicate,
    within,
    wrap,
)
from tileproof.verifier.tokens import Dependencies, TokenLoop, join, merge
from tileproof.verifier.values import (
    Flag,
    Int,
    Opaque,
    Pointer,
    Shape,
    Symbolic,
    Tensor,
    Token,
    View,
    as_integer,
    lanes,
    signed_range,
    tile_shape,
)

QUICK = 0.3
"""Seconds for a question that only chooses between an exact simple form and an exact complicated one."""


class Unsupported(Exception):
    """An operation (or a use of it) that the analysis does not handle."""

    def __init__(self, op: Op, detail: str) -> None:
        super().__init__(f"{op.name}: {detail}")
        self.op = op
        self.detail = detail


class OutOfTime(Exception):
    """The time was over at this operation."""

    def __init__(self, op: Op) -> None:
        super().__init__(op.name)
        self.op = op


@dataclass(frozen=True, slots=True)
class Check:
    """``condition`` must hold wherever ``op`` is executed (``guard``), for every lane."""

    kind: Kind
    op: Op
    guard: Bool
    condition: Bool
    claim: str


@dataclass(frozen=True, slots=True)
class Exit:
    """How control leaves a block of operations: by which terminator, when, with which values."""

    how: str
    guard: Bool
    values: tuple[Symbolic, ...]


Rule = Callable[["Execution", Op], Sequence[Symbolic]]
RULES: dict[str, Rule] = {}


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Registers the symbolic meaning of the operations of these names."""

    def register(function: Rule) -> Rule:
        for name in names:
            RULES[name] = function
        return function

    return register


@dataclass(slots=True)
class Facts:
    """What is known: of every launch, and of variables (only where the variable occurs)."""

    launch: Launch
    about: dict[Var, list[Bool]] = field(default_factory=dict)

    def add(self, variable: Var, *facts: Bool) -> None:
        self.about.setdefault(variable, []).extend(f for f in facts if f is not TRUE)

    def of_instance(self, terms: Iterable[Bool | Poly]) -> tuple[Bool, ...]:
        """The facts about the block and iterations that the terms mention, directly or through other facts."""
        found: dict[Bool, None] = dict.fromkeys(self.launch.block_facts)
        pending = [v for t in (*terms, *found) for v in t.variables]
        seen: set[Var] = set()
        while pending:
            variable = pending.pop()
            if variable in seen:
                continue
            seen.add(variable)
            for fact in self.about.get(variable, ()):
                if fact not in found:
                    found[fact] = None
                    pending.extend(fact.variables)
        return tuple(found)


class Execution:
    """The state of the symbolic execution, and its results: ``accesses``, ``checks``, ``facts``."""

    def __init__(self, target: Target, launch: Launch, solver: Solver, deadline: float) -> None:
        self.deadline = deadline  # of time.monotonic()
        self.target = target
        self.launch = launch
        self.solver = solver
        self.facts = Facts(launch)
        self.accesses: list[Access] = []
        self.checks: list[Check] = []
        self.guard: Bool = TRUE
        self.loops: list[TokenLoop] = []
        self.trial = 0  # > 0 while a loop body is executed only to see how it carries values
        self.values: dict[Value, Symbolic] = {}
        self.numbers = {op: n for n, op in enumerate(target.entry.body.walk())}
        self.written = self._with_aliases(written_arrays(target.entry, target.bindings))
        self._proved: dict[tuple[Bool, Bool], bool] = {}
        self._bind(target.entry)

    def _with_aliases(self, written: frozenset[str] | None) -> frozenset[str]:
        """All arrays that a store may touch; None stands for a store to an unknown place."""
        if written is None:
            return frozenset(self.launch.arrays)
        return frozenset(a for a in self.launch.arrays if any(self.launch.may_alias(a, w) for w in written))

    def _bind(self, kernel: Kernel) -> None:
        for value, binding in zip(kernel.parameters, self.target.bindings, strict=True):
            match binding:
                case PointerOf(array):
                    self.values[value] = Pointer((), array, ZERO)
                case SizeOf(array, dim):
                    self.values[value] = self._number(value, self.launch.arrays[array].dims[dim])
                case StrideOf(array, dim):
                    self.values[value] = self._number(value, self.launch.arrays[array].strides[dim])
                case ScalarOf(scalar):
                    known = self.launch.scalars.get(scalar)
                    self.values[value] = (
                        Opaque(()) if known is None else self._number(value, known, self._is_unsigned(scalar))
                    )

    def _is_unsigned(self, scalar: str) -> bool:
        return any(
            p.name == scalar and p.dtype.startswith("u")
            for p in self.target.contract.parameters
            if isinstance(p, ScalarParameter)
        )

    @staticmethod
    def _number(value: Value, term: Poly, unsigned: bool = False) -> Symbolic:
        type = value.type
        if not isinstance(type, TileType) or not isinstance(type.element, ScalarType) or type.shape:
            raise ValueError(f"an integer is bound to a parameter of type {type}")
        if type.element is ScalarType.I1:
            return Flag((), negation(le(term, ZERO)))
        if not type.element.is_integer:
            return Opaque(())
        bits = type.element.bits
        # The contract keeps the number within its type; an unsigned one is passed as the bits that stand for it.
        return Int((), bits, wrap(term, bits) if unsigned else term)

    # --- running ------------------------------------------------------------

    def run(self) -> None:
        """Executes the whole kernel; raises Unsupported."""
        self.block(self.target.entry.body)

    def block(self, block: Block) -> list[Exit]:
        """Executes the operations under the current guard; the ways control leaves."""
        from tileproof.verifier.control import execute_if, execute_loop

        exits: list[Exit] = []
        for op in block.ops:
            if self.guard is FALSE:
                return exits
            if time.monotonic() > self.deadline:
                raise OutOfTime(op)
            if op.name in ("yield", "continue", "break", "return"):
                values = tuple(self.values[v] for v in op.variadic("operands"))
                exits.append(Exit(op.name, self.guard, values))
                return exits
            if op.name == "if":
                exits += execute_if(self, op)
            elif op.name in ("for", "loop"):
                exits += execute_loop(self, op)
            else:
                meaning = RULES.get(op.name)
                if meaning is None:
                    raise Unsupported(op, "this operation is not supported yet")
                self.assign(op, meaning(self, op))
        return exits

    def assign(self, op: Op, results: Sequence[Symbolic]) -> None:
        for value, result in zip(op.results, results, strict=True):
            self.values[value] = result

    # --- values -------------------------------------------------------------

    def integer(self, value: Value, *, signed: bool = True) -> Poly:
        return as_integer(self.values[value], signed=signed)

    def flag(self, value: Value) -> Bool:
        found = self.values[value]
        if not isinstance(found, Flag):
            raise TypeError(f"{type(found).__name__} is not a tile of i1")
        return found.term

    def token(self, value: Value | None) -> Dependencies:
        found = None if value is None else self.values[value]
        return found.after if isinstance(found, Token) else {}

    def instance(self) -> tuple[Poly, ...]:
        """What tells instances of the current operation apart: the block and the iterations."""
        block = tuple(b for b in self.launch.block if not b.is_constant)
        return (*block, *(loop.iteration for loop in self.loops))

    def unknown(self, op: Op, value: Value, arguments: Sequence[Poly] | None = None) -> Symbolic:
        """Any value of the type, one for each instance and lane (or for each of ``arguments``)."""
        type = value.type
        if isinstance(type, TokenType):
            return Token({})
        if not isinstance(type, TileType):
            raise Unsupported(op, "a view that the analysis does not know")
        if isinstance(type.element, PointerType):
            return Pointer(type.shape, None, ZERO)
        if not type.element.is_integer:
            return Opaque(type.shape)
        if arguments is None:
            arguments = (*self.instance(), *lanes(type.shape))
        role = "" if value.op is op else "argument "
        name = f"{op.name}.{self.numbers[op]}.{role}{value.index}"
        if type.element is ScalarType.I1:
            return Flag(type.shape, predicate(name, arguments, exact=False))
        return Int(type.shape, type.element.bits, app(name, arguments, *signed_range(type.element.bits), exact=False))

    def result(self, op: Op, term: Poly | Bool, index: int = 0) -> Symbolic:
        """The integer result, given its mathematical value: the two's complement value it wraps to."""
        type = op.results[index].type
        assert isinstance(type, TileType) and isinstance(type.element, ScalarType)
        if isinstance(term, Bool):
            return Flag(type.shape, term)
        if type.element is ScalarType.I1:
            raise Unsupported(op, "integer arithmetic on i1")
        return Int(type.shape, type.element.bits, self.fit(term, type.element.bits))

    def fit(self, term: Poly, bits: int) -> Poly:
        lo, hi = signed_range(bits)
        if within(term, lo, hi) or self.proves(conjunction(le(const(lo), term), le(term, const(hi)))):
            return term
        return wrap(term, bits)

    # --- checks and questions ------------------------------------------------

    def check(self, kind: Kind, op: Op, condition: Bool, claim: str) -> None:
        if not self.trial:
            self.checks.append(Check(kind, op, self.guard, condition, claim))

    def proves(self, condition: Bool, limit: float = QUICK) -> bool:
        """Whether the condition certainly holds here, for every lane; False where that was not found out."""
        if condition is TRUE:
            return True
        if condition is FALSE:
            return False
        key = (self.guard, condition)
        if key not in self._proved:
            assertions = (negation(condition), self.guard)
            known = (*self.launch.facts, *self.facts.of_instance(assertions))
            about_contents = contents.facts(self.launch, (*known, *assertions))
            left = min(limit, self.deadline - time.monotonic())
            answer = self.solver.check((*known, *about_contents, *assertions), left).answer
            self._proved[key] = answer is Answer.UNSAT
        return self._proved[key]


def select(condition: Bool, then: Symbolic, other: Symbolic) -> Symbolic | None:
    """The value that is ``then`` under the condition; None where that cannot be said in one term."""
    if then == other:
        return then
    match then, other:
        case Int(), Int():
            return Int(then.shape, then.bits, ite(condition, then.term, other.term))
        case Flag(), Flag():
            term = disjunction(conjunction(condition, then.term), conjunction(negation(condition), other.term))
            return Flag(then.shape, term)
        case Opaque(), Opaque():
            return then
        case Token(), Token():
            return Token(merge(((condition, then.after), (negation(condition), other.after))))
        case Pointer(), Pointer():
            if then.array is None or then.array != other.array:
                return Pointer(then.shape, None, ZERO)
            return Pointer(then.shape, then.array, ite(condition, then.offset, other.offset))
        case Tensor(), Tensor():
            return None
        case View(), View():
            return None
    return None


def join_tokens(tokens: Iterable[Dependencies]) -> Token:
    return Token(join(tokens))


def shape_of(value: Value) -> Shape:
    return tile_shape(value.type)


def inexact(terms: Iterable[object]) -> list[str]:
    """The names of approximations among applications and predicates."""
    return [t.function for t in terms if isinstance(t, App) and not t.exact]


__all__ = ["RULES", "Check", "Execution", "Exit", "Mapping", "Rule", "Unsupported", "inexact", "rule", "select"]
