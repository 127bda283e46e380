"""A Tile IR litmus test as a kernel that runs many instances of it: exactly its tokens, orderings and scopes.

The kernel's tile blocks play the test's blocks ("roles").  In each iteration
every tile block acts in one *cell*, an instance of the test with memory of its
own, so nothing is reset in between.  Tables in memory say which role and which
instance a tile block has: where instances lie and who runs beside whom is the
host's choice (:mod:`~tileproof.memmodel.gpu_stress`).

What the test does not say is kept apart from it.  Each iteration starts with a
relaxed rendezvous of the roles, on a counter of its own; its token is consumed
by every operation of the test that would consume none, which orders the test
after the rendezvous and nothing within it.  Registers are stored at the end, in
places of their own.

Every wait is bounded: the rendezvous and each loop of the test end after
``polls`` rounds, so the kernel ends by itself whatever happens.  A cell in which
a loop of the test ran out is marked unfinished and does not count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tileproof.ir.attributes import AtomicMode, MemoryOrdering, MemoryScope
from tileproof.ir.builder import KernelBuilder, ProgramBuilder, pointer, tile
from tileproof.ir.program import Program, Value
from tileproof.ir.types import TOKEN, ScalarType, TileType, Type
from tileproof.memmodel.events import Order, Scope
from tileproof.memmodel.gpu_tiles import COMPARISONS, I1, I32, NotRunnable, Tiles
from tileproof.memmodel.program import (
    Access,
    Address,
    Binary,
    Break,
    Compute,
    Format,
    If,
    JoinTokens,
    Lane,
    Literal,
    LitmusTest,
    Loop,
    Operand,
    Register,
    Statement,
    Tile,
)

ELEMENTS = {8: ScalarType.I8, 16: ScalarType.I16, 32: ScalarType.I32, 64: ScalarType.I64}
UNSET = -0x5A5A5A5B
"""What a register holds that the test has not set."""

ORDERINGS: dict[Order, MemoryOrdering] = {order: MemoryOrdering[order.name] for order in Order if order is not Order.SC}
SCOPES = {Scope.BLOCK: MemoryScope.TL_BLK, Scope.DEVICE: MemoryScope.DEVICE, Scope.SYSTEM: MemoryScope.SYS}
MODES = {
    "second": AtomicMode.XCHG, "+": AtomicMode.ADD, "&": AtomicMode.AND, "|": AtomicMode.OR, "^": AtomicMode.XOR,
    "max": AtomicMode.MAX, "min": AtomicMode.MIN, "umax": AtomicMode.UMAX, "umin": AtomicMode.UMIN,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Output:
    """A row of results: lane ``lane`` of a register, under the name it has in final states."""

    role: int
    register: str
    lane: int
    name: str


@dataclass(frozen=True)
class LitmusKernel:
    """``program`` has one entry, ``litmus``; its parameters are PARAMETERS, then a pointer per variable.

    ``outputs``: rows of the results array, of as many numbers as there are
    cells each, followed by one row per role that is 1 where the role finished.
    ``undefined``: registers whose value the test leaves undefined.
    """

    test: LitmusTest
    program: Program
    outputs: tuple[Output, ...]
    undefined: frozenset[str]


PARAMETERS = ("roles", "instances", "meeting", "results", "count", "iterations", "polls", "meet_polls", "stride")
"""Tables of the role and the instance of each tile block; rendezvous counters, one per cell; results; number of
instances; iterations; rounds that a loop of the test, and the rendezvous, may take; bytes from cell to cell of a
variable."""


def litmus_kernel(test: LitmusTest) -> LitmusKernel:
    """The kernel of a Tile IR test; NotRunnable where bytecode has no operation for what it does."""
    if test.format is not Format.TILEIR or not all(thread.statements for thread in test.threads):
        raise NotRunnable(f"{test.file}: only Tile IR tests become kernels")
    _refuse_unsupported(test)
    widths = [register_widths(test.file, thread.statements) for thread in test.threads]
    outputs = tuple(
        Output(role, name, lane, f"P{role}:{name}" + (f"[{lane}]" if lanes > 1 else ""))
        for role, registers in enumerate(widths)
        for name, lanes in registers.items()
        for lane in range(lanes)
    )
    undefined = {
        f"P{role}:{name}" for role, thread in enumerate(test.threads) for name in _undefined(thread.statements)
    }
    builder = ProgramBuilder("litmus")
    parameters: dict[str, TileType] = {name: pointer(I32) for name in PARAMETERS[:4]}
    parameters |= {name: tile(I32) for name in PARAMETERS[4:]}
    parameters |= {f"var_{name}": pointer(ELEMENTS[variable.bits]) for name, variable in test.memory.items()}
    with builder.entry("litmus", hints=None, **parameters) as k:
        _Emitter(k, test, widths, outputs).kernel()
    return LitmusKernel(test, builder.build(), outputs, frozenset(undefined))


def accesses_in(statements: Sequence[Statement]) -> Iterator[Access]:
    for statement in statements:
        match statement:
            case Access():
                yield statement
            case If():
                yield from accesses_in((*statement.then, *statement.otherwise))
            case Loop():
                yield from accesses_in(statement.body)


def _refuse_unsupported(test: LitmusTest) -> None:
    for thread in test.threads:
        for access in accesses_in(thread.statements):
            if len({address.bits for address in access.addresses}) > 1:
                raise NotRunnable(f"{test.file}:{access.line}:1: elements of different width in one operation")
            for address in access.addresses:
                bits = {address.bits} | ({test.memory[address.variable].bits} if address.variable else set())
                if min(bits) < 8:
                    raise NotRunnable(f"{test.file}:{access.line}:1: there are no pointers to {min(bits)}-bit integers")
                if address.bits < 32 and access.operation not in ("load", "store"):
                    raise NotRunnable(f"{test.file}:{access.line}:1: no atomics on {address.bits}-bit integers")


def _undefined(statements: Sequence[Statement]) -> Iterator[str]:
    """Registers that a masked-off element may leave undefined."""
    for access in accesses_in(statements):
        if access.result and access.mask is not None and access.padding is None and access.operation != "cas":
            yield access.result


def assigned(statements: Sequence[Statement]) -> tuple[list[str], list[str]]:
    """Names of the registers and of the tokens that the statements set, in order of appearance."""
    registers: dict[str, None] = {}
    tokens: dict[str, None] = {}
    for statement in statements:
        match statement:
            case Access():
                registers |= {statement.result: None} if statement.result else {}
                tokens |= {statement.token_result: None} if statement.token_result else {}
            case Compute():
                registers[statement.result] = None
            case JoinTokens():
                tokens[statement.result] = None
            case If() | Loop():
                parts = statement.body if isinstance(statement, Loop) else (*statement.then, *statement.otherwise)
                inner = assigned(parts)
                registers |= dict.fromkeys(inner[0])
                tokens |= dict.fromkeys(inner[1])
    return list(registers), list(tokens)


def register_widths(file: str, statements: Sequence[Statement]) -> dict[str, int]:
    """Number of lanes of each register; NotRunnable if it varies."""
    widths: dict[str, int] = {}

    def visit(parts: Sequence[Statement]) -> None:
        for part in parts:
            match part:
                case Access() | Compute() if part.result is not None:
                    lanes = width(part.value, widths) if isinstance(part, Compute) else access_width(part, widths)
                    if widths.setdefault(part.result, lanes) != lanes:
                        raise NotRunnable(f"{file}:{part.line}:1: register {part.result} changes its number of lanes")
                case If():
                    visit((*part.then, *part.otherwise))
                case Loop():
                    visit(part.body)

    visit(statements)
    return widths


def width(operand: Operand, widths: Mapping[str, int]) -> int:
    """Number of lanes; of registers not yet known, 1."""
    match operand:
        case Register(name):
            return widths.get(name, 1)
        case Tile(parts):
            return len(parts)
        case Binary(_, left, right):
            return max(width(left, widths), width(right, widths))
        case _:
            return 1


def access_width(access: Access, widths: Mapping[str, int]) -> int:
    """Elements of a memory operation: one per address, value or mask lane."""
    parts = [*access.values, access.mask or Literal(1)]
    return max([len(access.addresses), *(width(part, widths) for part in parts)])


def contains_loop(statement: Statement) -> bool:
    match statement:
        case Loop():
            return True
        case If():
            return any(contains_loop(s) for s in (*statement.then, *statement.otherwise))
        case _:
            return False


FINISHED = "<finished>"  # 0 once a loop has run out of rounds


@dataclass
class _OpenLoop:
    """The loop being emitted: the names it carries."""

    names: list[str]


class _Emitter(Tiles):
    """Emits the kernel; ``env`` maps registers, tokens and FINISHED to their current values."""

    def __init__(
        self, k: KernelBuilder, test: LitmusTest, widths: Sequence[dict[str, int]], outputs: Sequence[Output]
    ) -> None:
        super().__init__(k)
        self.test = test
        self.widths = widths
        self.outputs = outputs
        self.role = 0
        self.env: dict[str, Value] = {}
        self.types: dict[str, Type] = {}
        self.loops: list[_OpenLoop] = []
        self.start: Value | None = None  # the token of the rendezvous
        self.bases: dict[str, Value] = {}

    # --- the frame -----------------------------------------------------------

    def kernel(self) -> None:
        k = self.k
        block = k.block_id()[0]
        role, _ = k.load(k.offset(k["roles"], block))
        instance, _ = k.load(k.offset(k["instances"], block))
        with k.for_loop(self.number(0), k["iterations"], self.number(1)) as loop:
            cell = k.add(k.multiply(loop.counter, k["count"]), instance)
            self.start = self.rendezvous(cell)
            for number in range(len(self.test.threads)):
                with k.branch(self.compare("==", role, self.number(number))) as choice, choice.then():
                    self.emit_role(number, cell)
            k.continue_()

    def rendezvous(self, cell: Value) -> Value:
        """Arrive at the cell's counter and poll until all roles have, at most ``meet_polls`` times; the token."""
        k = self.k
        counter = k.offset(k["meeting"], cell)
        relaxed, device = MemoryOrdering.RELAXED, MemoryScope.DEVICE
        _, arrived = k.atomic(AtomicMode.ADD, counter, self.number(1), token=k.token(), ordering=relaxed, scope=device)
        with k.loop(arrived, self.number(0), results=[TOKEN]) as loop:
            token, rounds = loop.carried
            with k.branch(self.compare(">=", rounds, k["meet_polls"])) as late, late.then():
                k.break_(token)
            seen, after = k.load(counter, token=token, ordering=relaxed, scope=device)
            with k.branch(self.compare(">=", seen, self.number(len(self.test.threads)))) as met, met.then():
                k.break_(after)
            k.continue_(after, k.add(rounds, self.number(1)))
        return loop.results[0]

    def emit_role(self, number: int, cell: Value) -> None:
        k = self.k
        self.role = number
        cells = k.multiply(k["iterations"], k["count"])
        widths = self.widths[number]
        tokens = assigned(self.test.threads[number].statements)[1]
        self.types = {name: self.register_type(lanes) for name, lanes in widths.items()}
        self.types |= dict.fromkeys(tokens, TOKEN) | {FINISHED: tile(I32)}
        self.env = {name: k.constant(tile(I32, *self.shape(lanes)), UNSET) for name, lanes in widths.items()}
        assert self.start is not None
        self.env |= dict.fromkeys(tokens, self.start) | {FINISHED: self.number(1)}
        self.bases = {name: self.base(name, cell) for name in self.test.memory}
        self.emit(self.test.threads[number].statements)
        for row, output in enumerate(self.outputs):
            if output.role == number:
                value = self.lane(self.env[output.register], output.lane)
                k.store(self.result_place(cells, row, cell), value)
        k.store(self.result_place(cells, len(self.outputs) + number, cell), self.env[FINISHED])

    def base(self, variable: str, cell: Value) -> Value:
        """Address of the variable in this cell: ``stride`` bytes apart."""
        k = self.k
        byte = self.retype(k[f"var_{variable}"], ScalarType.I8)
        return self.retype(k.offset(byte, k.multiply(cell, k["stride"])), ELEMENTS[self.test.memory[variable].bits])

    def result_place(self, cells: Value, row: int, cell: Value) -> Value:
        return self.k.offset(self.k["results"], self.k.add(self.k.multiply(cells, self.number(row)), cell))

    # --- statements ----------------------------------------------------------

    def emit(self, statements: Sequence[Statement]) -> None:
        """What follows a loop only runs if the loop did not run out."""
        for i, statement in enumerate(statements):
            match statement:
                case Access():
                    self.access(statement)
                case Compute(result, value):
                    self.env[result] = self.shaped(self.operand(value), self.widths[self.role][result])
                case JoinTokens(result, sources):
                    self.env[result] = self.joined(sources)
                case If():
                    condition = self.condition(statement.condition)
                    self.conditional(condition, statement.then, statement.otherwise)
                case Loop():
                    self.loop(statement)
                case Break(condition):
                    with self.k.branch(self.condition(condition)) as branch, branch.then():
                        self.k.break_(*(self.env[name] for name in self.loops[-1].names))
            rest = statements[i + 1 :]
            if rest and contains_loop(statement):
                self.conditional(self.compare("!=", self.env[FINISHED], self.number(0)), rest, ())
                return

    def conditional(self, condition: Value, then: Sequence[Statement], otherwise: Sequence[Statement]) -> None:
        registers, tokens = assigned((*then, *otherwise))
        names = [*registers, *tokens, FINISHED]
        before = dict(self.env)
        with self.k.branch(condition, *(self.types[name] for name in names)) as branch:
            for region, part in ((branch.then(), then), (branch.otherwise(), otherwise)):
                with region:
                    self.env = dict(before)
                    self.emit(part)
                    self.k.yield_(*(self.env[name] for name in names))
        self.env = before | dict(zip(names, branch.results, strict=True))

    def loop(self, statement: Loop) -> None:
        registers, tokens = assigned(statement.body)
        names = [*registers, *tokens, FINISHED]
        before = dict(self.env)
        initial = [*(before[name] for name in names), self.number(0)]
        with self.k.loop(*initial, results=[self.types[name] for name in names]) as loop:
            self.env = before | dict(zip(names, loop.carried[:-1], strict=True))
            rounds = loop.carried[-1]
            with self.k.branch(self.compare(">=", rounds, self.k["polls"])) as late, late.then():
                self.k.break_(*(self.env[name] for name in names[:-1]), self.number(0))
            self.loops.append(_OpenLoop(names))
            self.emit(statement.body)
            self.loops.pop()
            self.k.continue_(*(self.env[name] for name in names), self.k.add(rounds, self.number(1)))
        self.env = before | dict(zip(names, loop.results, strict=True))

    def joined(self, sources: Sequence[str]) -> Value:
        """The tokens of these names as one; that of the rendezvous where there is none."""
        assert self.start is not None
        if not sources:
            return self.start
        return self.env[sources[0]] if len(sources) == 1 else self.k.join(*(self.env[name] for name in sources))

    # --- memory operations ---------------------------------------------------

    def access(self, access: Access) -> None:
        k = self.k
        lanes = access_width(access, self.widths[self.role])
        addresses = access.addresses * lanes if len(access.addresses) == 1 else access.addresses
        places = [self.place(address) for address in addresses]
        pointers = self.together([place for place, _ in places])
        element = ELEMENTS[addresses[0].bits]
        values = [self.converted(self.shaped(self.operand(v), lanes), element) for v in access.values]
        mask = self.mask(access, lanes, [inside for _, inside in places])
        given: dict[str, Any] = {"mask": mask, "token": self.joined(access.tokens)}
        ordering, scope = ORDERINGS[access.order], SCOPES.get(access.scope)
        old: Value | None = None
        if access.operation == "store":
            token = k.store(pointers, values[0], ordering=ordering, scope=scope, **given)
        elif access.operation == "load":
            padding = None
            if access.padding is not None:
                padding = self.converted(self.shaped(self.operand(access.padding), lanes), element)
            old, token = k.load(pointers, padding=padding, ordering=ordering, scope=scope, **given)
        else:
            assert scope is not None
            if access.operation == "cas":
                old, token = k.compare_and_swap(pointers, *values, ordering=ordering, scope=scope, **given)
            else:
                mode = MODES[access.operation]
                old, token = k.atomic(mode, pointers, values[0], ordering=ordering, scope=scope, **given)
        if access.result is not None and old is not None:
            self.env[access.result] = self.converted(old, I32)
        if access.token_result is not None:
            self.env[access.token_result] = token

    def place(self, address: Address) -> tuple[Value, Value | None]:
        """The pointer, and where the index is not a constant, whether it lies inside the variable."""
        assert address.variable is not None
        k, variable = self.k, self.test.memory[address.variable]
        base = self.bases[address.variable]
        if address.bits != variable.bits:
            base = self.retype(base, ELEMENTS[address.bits])
        index = self.scalar(self.operand(address.index))
        if isinstance(address.index, Literal):
            return k.offset(base, index), None
        length = len(variable.initial) * variable.bits // address.bits
        low, high = self.compare(">=", index, self.number(0)), self.compare("<", index, self.number(length))
        inside = k.op("andi", lhs=low, rhs=high).result
        kept = k.op("select", cond=inside, val_if_true=index, val_if_false=self.number(0)).result
        return k.offset(base, kept), inside

    def mask(self, access: Access, lanes: int, inside: Sequence[Value | None]) -> Value | None:
        """The test's mask, the bounds of computed indices, and off for lanes beyond the test's (shapes are powers
        of two)."""
        k = self.k
        parts: list[Value] = []
        if access.mask is not None:
            parts.append(self.truth(self.shaped(self.operand(access.mask), lanes)))
        size = self.padded(lanes)
        if any(value is not None for value in inside):
            always = k.constant(tile(I1), 1)
            parts.append(self.together([value or always for value in inside]))
        if size != lanes:
            parts.append(k.constant(tile(I1, size), *(int(i < lanes) for i in range(size))))
        if not parts:
            return None
        mask = parts[0]
        for part in parts[1:]:
            mask = k.op("andi", lhs=mask, rhs=part).result
        return mask

    # --- operands ---------------------------------------------------------------

    def register_type(self, lanes: int) -> Type:
        return tile(I32, *self.shape(lanes))

    def operand(self, operand: Operand) -> Value:
        match operand:
            case Literal(value):
                return self.number(value)
            case Register(name):
                return self.env[name]
            case Lane(inner, index):
                return self.lane(self.operand(inner), index)
            case Tile(parts):
                return self.together([self.scalar(self.operand(part)) for part in parts])
            case Binary(operator, left, right):
                lanes = width(operand, self.widths[self.role])
                a, b = self.shaped(self.operand(left), lanes), self.shaped(self.operand(right), lanes)
                if operator in COMPARISONS:
                    return self.number_of(self.compare(operator, a, b))
                return self.arithmetic(operator, a, b)

    def condition(self, operand: Operand) -> Value:
        return self.truth(self.scalar(self.operand(operand)))
