"""Programs made in Python: the official tools read whatever the builder lets through."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from official import disassemble, run_disassembler, words

from tileproof.ir.attributes import (
    AtomicMode,
    ComparisonPredicate,
    IntegerOverflow,
    MemoryOrdering,
    MemoryScope,
    RoundingMode,
    Signedness,
)
from tileproof.ir.builder import BuildError, KernelBuilder, ProgramBuilder, pointer, tile
from tileproof.ir.equality import difference
from tileproof.ir.operations import BY_NAME
from tileproof.ir.parser import parse_text
from tileproof.ir.printer import print_program
from tileproof.ir.program import Program, Value
from tileproof.ir.reader import read_bytecode
from tileproof.ir.types import TOKEN, PointerType, ScalarType, TileType
from tileproof.ir.writer import write_bytecode

S = ScalarType
I32 = tile(S.I32)


def message_passing() -> Program:
    program = ProgramBuilder()
    with program.entry("message", data=pointer(S.I32), flag=pointer(S.I32), out=pointer(S.I32)) as k:
        zero, one = k.constant(I32, 0), k.constant(I32, 1)
        start = k.token()
        first = k.compare(ComparisonPredicate.EQUAL, k.block_id()[0], zero)
        with k.branch(first) as branch:
            with branch.then():
                stored = k.store(k["data"], one, token=start)
                k.store(k["flag"], one, token=stored, ordering=MemoryOrdering.RELEASE, scope=MemoryScope.DEVICE)
            with branch.otherwise():
                seen, after = k.load(k["flag"], token=start, ordering=MemoryOrdering.ACQUIRE, scope=MemoryScope.DEVICE)
                with k.branch(k.compare(ComparisonPredicate.EQUAL, seen, one)) as inner, inner.then():
                    value, read = k.load(k["data"], token=after)
                    k.store(k["out"], value, token=read)
    return program.build()


MESSAGE = """
entry @message(%data: tile<ptr<i32>>, %flag: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
  %zero = constant <i32: 0> : tile<i32>
  %one = constant <i32: 1> : tile<i32>
  %start = make_token : token
  %x, %y, %z = get_tile_block_id : tile<i32>
  %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
  if %first {
    %stored = store_ptr_tko weak %data, %one token=%start : tile<ptr<i32>>, tile<i32> -> token
    %flagged = store_ptr_tko release device %flag, %one token=%stored : tile<ptr<i32>>, tile<i32> -> token
  } else {
    %seen, %after = load_ptr_tko acquire device %flag token=%start : tile<ptr<i32>> -> tile<i32>, token
    %there = cmpi equal %seen, %one, signed : tile<i32> -> tile<i1>
    if %there {
      %value, %read = load_ptr_tko weak %data token=%after : tile<ptr<i32>> -> tile<i32>, token
      %written = store_ptr_tko weak %out, %value token=%read : tile<ptr<i32>>, tile<i32> -> token
    }
  }
  return
}
"""


def test_builds_what_the_text_says() -> None:
    built = message_passing()
    assert difference(built, parse_text(MESSAGE)) is None
    assert words(disassemble(write_bytecode(built))) == words(print_program(built))


def test_loops_views_and_results() -> None:
    program = ProgramBuilder()
    with program.entry("sum", p=pointer(S.F32), n=I32) as k:
        one, zero = k.constant(I32, 1), k.constant(I32, 0)
        view = k.partition(k.tensor_view(k["p"], [k["n"]], [1]), 8)
        acc = k.constant(tile(S.F32, 8), 0.0)
        with k.for_loop(zero, k["n"], one, acc, k.token()) as loop:
            v, token = k.load_view(view, loop.counter, token=loop.carried[1])
            rounding = RoundingMode.NEAREST_EVEN
            total = k.op("addf", lhs=loop.carried[0], rhs=v, rounding_mode=rounding).result
            k.continue_(total, token)
        k.store_view(view, loop.results[0], zero, token=loop.results[1])
        with k.loop(one, results=[I32]) as spin:
            done = k.compare(ComparisonPredicate.GREATER_THAN, spin.carried[0], k["n"])
            with k.branch(done) as leave, leave.then():
                k.break_(spin.carried[0])
            k.continue_(k.add(spin.carried[0], one))
        with k.branch(done_of(k, spin.results[0]), TOKEN) as either:
            with either.then():
                k.yield_(k.token())
            with either.otherwise():
                k.yield_(loop.results[1])
        old, _ = k.atomic(AtomicMode.ADD, k.offset(pointer_to(k), spin.results[0]), one, token=either.results[0])
        k.compare_and_swap(pointer_to(k), old, one, ordering=MemoryOrdering.ACQ_REL)
    built = program.build()
    assert words(disassemble(write_bytecode(built))) == words(print_program(built))


def done_of(k: KernelBuilder, value: Value) -> Value:
    return k.compare(ComparisonPredicate.LESS_THAN, value, k["n"], Signedness.UNSIGNED)


def pointer_to(k: KernelBuilder) -> Value:
    return k.op("ptr_to_ptr", source=k["p"], results=[pointer(S.I32)]).result


REFUSED: dict[str, tuple[Callable[[KernelBuilder], object], str]] = {
    "unknown operation": (lambda k: k.op("frobnicate"), "there is no operation 'frobnicate'"),
    "module-level operation": (lambda k: k.op("module"), "there is no operation 'module'"),
    "unknown operand": (lambda k: k.op("absi", sauce=k["n"]), "absi has no sauce; it has source"),
    "missing operand": (lambda k: k.op("absi"), "absi needs source"),
    "missing attribute": (lambda k: k.op("maxi", lhs=k["n"], rhs=k["n"]), "maxi needs signedness"),
    "operand that is no value": (lambda k: k.op("absi", source=3), "source of absi must be a value, found 3"),
    "attribute of another kind": (
        lambda k: k.op("addi", lhs=k["n"], rhs=k["n"], overflow="none"),
        "overflow of addi must be a IntegerOverflow, found 'none'",
    ),
    "unsaid result types": (lambda k: k.op("bitcast", source=k["n"]), "bitcast: say the result types"),
    "types that differ": (lambda k: k.add(k["n"], k.constant(tile(S.I64), 1)), "lhs, rhs, result must have one type"),
    "constant": (lambda k: k.constant(tile(S.I8), 300), "300 does not fit in i8"),
    "number of elements": (lambda k: k.constant(tile(S.I8, 4), 1, 2), "expected 4 elements, found 2"),
    "scope of a weak access": (
        lambda k: k.load(k["p"], scope=MemoryScope.DEVICE),
        "a weak access has no scope, any other has one",
    ),
    "release by a load": (
        lambda k: k.load(k["p"], ordering=MemoryOrdering.RELEASE, scope=MemoryScope.DEVICE),
        "the ordering must be one of weak, relaxed, acquire, found release",
    ),
    "load through a number": (lambda k: k.load(k["n"]), "expected pointers"),
    "float add": (lambda k: k.atomic(AtomicMode.ADDF, k["p"], k["n"]), "addf is for f16"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refuses_what_is_not_well_formed(what: str) -> None:
    build, message = REFUSED[what]
    with pytest.raises(BuildError) as caught, ProgramBuilder().entry("k", n=I32, p=pointer(S.I32)) as k:
        build(k)
    assert message in str(caught.value)


def test_refuses_programs_that_are_not_well_formed() -> None:
    program = ProgramBuilder()
    with program.entry("k") as k, k.loop() as _:
        inner = k.token()
        k.break_()
    with program.entry("l") as k:
        k.join(inner, inner)
    with pytest.raises(BuildError, match="join_tokens: an operand is not defined here"):
        program.build()
    program = ProgramBuilder()
    with program.entry("k") as k:
        k.continue_()
    with pytest.raises(BuildError, match="a block must end with return, found continue"):
        program.build()


# --- random programs ---------------------------------------------------------

ELEMENTS = [S.I8, S.I32, S.I64, S.F16, S.F32, S.F64]
UNARY = ["absi", "absf", "ceil", "cos", "exp", "exp2", "floor", "log", "negf", "negi", "rsqrt", "sqrt", "tanh"]
BINARY = ["addi", "addf", "andi", "divf", "divi", "maxf", "maxi", "mulf", "muli", "mulhii", "remi", "shli", "xori"]


class _Random:
    """Draws operations on the values at hand."""

    def __init__(self, draw: st.DrawFn, k: KernelBuilder) -> None:
        self.draw = draw
        self.k = k
        self.values: list[Value] = list(k.parameters.values())

    def pick(self, accept: Callable[[Value], bool]) -> Value | None:
        fitting = [value for value in self.values if accept(value)]
        return self.draw(st.sampled_from(fitting)) if fitting else None

    def statements(self, depth: int) -> None:
        for _ in range(self.draw(st.integers(1, 6))):
            kinds = [self.constant, self.arithmetic, self.memory, self.tokens, self.shape]
            if depth < 3:
                kinds += [lambda: self.loop(depth), lambda: self.branch(depth)]
            ops, values = len(self.k.ops), list(self.values)
            try:
                self.draw(st.sampled_from(kinds))()
            except BuildError:  # a combination that does not exist: as if it had not been drawn
                del self.k.ops[ops:]
                self.values = values

    def constant(self) -> None:
        shape = self.draw(st.sampled_from([(), (1,), (4,), (2, 4)]))
        number = self.draw(st.integers(-128, 127))
        self.values.append(self.k.constant(tile(self.draw(st.sampled_from(ELEMENTS)), *shape), number))

    def arithmetic(self) -> None:
        value = self.pick(lambda v: isinstance(v.type, TileType))
        if value is None:
            return
        name = self.draw(st.sampled_from(UNARY + BINARY))
        other = self.pick(lambda v: v.type == value.type)
        operands = {"source": value} if name in UNARY else {"lhs": value, "rhs": other}
        if name == "mulhii":
            operands = {"x": value, "y": other}
        attributes = {
            "signedness": self.draw(st.sampled_from(Signedness)),
            "rounding_mode": self.draw(st.sampled_from(RoundingMode)),
            "rounding": self.draw(st.sampled_from(RoundingMode)),
            "overflow": self.draw(st.sampled_from(IntegerOverflow)),
            "flush_to_zero": self.draw(st.booleans()),
            "propagate_nan": self.draw(st.booleans()),
        }
        spec_attributes = {row.name for row in BY_NAME[name].attributes}
        given = {key: value for key, value in attributes.items() if key in spec_attributes}
        self.values.append(self.k.op(name, **operands, **given).result)

    def memory(self) -> None:
        where = self.pick(lambda v: isinstance(v.type, TileType) and isinstance(v.type.element, PointerType))
        token = self.pick(lambda v: v.type == TOKEN) if self.draw(st.booleans()) else None
        order = {
            "ordering": self.draw(st.sampled_from(MemoryOrdering)),
            "scope": self.draw(st.sampled_from([None, *MemoryScope])),
        }
        if where is None:
            return
        pointee = self.pick(lambda v: isinstance(v.type, TileType) and v.type.shape == where.type.shape)
        mask = self.pick(lambda v: v.type == tile(S.I1, *where.type.shape)) if self.draw(st.booleans()) else None
        match self.draw(st.sampled_from(["load", "store", "atomic", "cas"])):
            case "load":
                self.values += self.k.load(where, mask=mask, token=token, **order)
            case "store":
                self.values.append(self.k.store(where, pointee, mask=mask, token=token, **order))
            case "atomic":
                mode = self.draw(st.sampled_from(AtomicMode))
                self.values += self.k.atomic(mode, where, pointee, mask=mask, token=token, **order)
            case "cas":
                self.values += self.k.compare_and_swap(where, pointee, pointee, mask=mask, token=token, **order)

    def tokens(self) -> None:
        self.values.append(self.k.token())
        tokens = [value for value in self.values if value.type == TOKEN]
        self.values.append(self.k.join(*self.draw(st.lists(st.sampled_from(tokens), min_size=1, max_size=3))))

    def shape(self) -> None:
        scalar = self.pick(lambda v: isinstance(v.type, TileType) and not v.type.shape)
        if scalar is not None:
            spread = self.k.spread(scalar, *self.draw(st.sampled_from([(4,), (2, 4)])))
            self.values.append(spread)
            if isinstance(spread.type.element, PointerType):
                offset = self.pick(lambda v: v.type == tile(S.I32, *spread.type.shape))
                if offset is not None:
                    self.values.append(self.k.offset(spread, offset))
            else:
                predicate = self.draw(st.sampled_from(ComparisonPredicate))
                self.values.append(self.k.compare(predicate, spread, spread))

    def loop(self, depth: int) -> None:
        bound = self.pick(lambda v: v.type == I32)
        carried = self.draw(st.lists(st.sampled_from(self.values), max_size=3)) if self.values else []
        if bound is None:
            return
        outer = list(self.values)
        with self.k.for_loop(bound, bound, bound, *carried, unsigned=self.draw(st.booleans())) as loop:
            self.values += [loop.counter, *loop.carried]
            self.statements(depth + 1)
            self.k.continue_(*(self.pick(lambda v, c=c: v.type == c.type) for c in carried))
        self.values = [*outer, *loop.results]

    def branch(self, depth: int) -> None:
        condition = self.pick(lambda v: v.type == tile(S.I1))
        if condition is None:
            condition = self.k.constant(tile(S.I1), 1)
        results = self.draw(st.lists(st.sampled_from(self.values), max_size=2)) if self.values else []
        outer = list(self.values)
        with self.k.branch(condition, *(value.type for value in results)) as branch:
            for region in (branch.then, branch.otherwise):
                if region == branch.otherwise and not results and self.draw(st.booleans()):
                    continue
                with region():
                    self.statements(depth + 1)
                    self.k.yield_(*(self.pick(lambda v, r=r: v.type == r.type) for r in results))
                self.values = list(outer)
        self.values = [*outer, *branch.results]


@st.composite
def programs(draw: st.DrawFn) -> Program:
    program = ProgramBuilder()
    for name in draw(st.sampled_from([["k"], ["k", "l"]])):
        with program.entry(name, p=pointer(S.I32), q=pointer(S.F32), n=I32) as k:
            _Random(draw, k).statements(0)
    return program.build()


@settings(max_examples=150, deadline=None)
@given(programs(), st.sampled_from([(13, 3), (13, 4), (13, 5)]))
def test_whatever_is_written_is_read_by_both(program: Program, version: tuple[int, int]) -> None:
    bytecode = write_bytecode(program, version)
    assert difference(program, read_bytecode(bytecode)) is None
    official = run_disassembler(bytecode)
    assert official.returncode == 0, official.stderr
    assert words(official.stdout) == words(print_program(program))
    assert difference(program, parse_text(official.stdout)) is None
