"""Witnesses: a model as numbers and words, checked again by exact evaluation before anyone sees it."""

from __future__ import annotations

import linecache
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from tileproof.ir.interpreter.events import Access as RunAccess
from tileproof.ir.program import Op
from tileproof.verifier.accesses import Access
from tileproof.verifier.conflicts import Pair, Side
from tileproof.verifier.contents import array_of
from tileproof.verifier.evaluate import Evaluator, Model, NotDefined
from tileproof.verifier.execution import Check, Execution
from tileproof.verifier.launch import Array
from tileproof.verifier.replay import Setting, Shown
from tileproof.verifier.report import Access as ReportedAccess
from tileproof.verifier.report import Kind, Site, Witness
from tileproof.verifier.rewriting import subterms
from tileproof.verifier.terms import App, Atom, Bool, Poly, Predicate
from tileproof.verifier.values import Int


def site(op: Op) -> Site:
    """Where an operation comes from, with the line's text."""
    where = op.location
    if where is None:
        return Site(op.name, None, None)
    text = linecache.getline(where.file, where.line).strip()
    return Site(op.name, where.file, where.line, where.column, text)


def replays(model: Model, assertions: Sequence[Bool]) -> bool:
    """Whether the numbers satisfy every assertion, evaluated exactly and without the solver."""
    evaluator = Evaluator(model)
    try:
        return all(evaluator.bool(a) for a in assertions)
    except NotDefined:
        return False


def approximations(assertions: Sequence[Bool]) -> list[str]:
    """The unknown values that the assertions rest on (memory contents are not among them: they are free)."""
    found = (t for t in subterms(assertions) if isinstance(t, (App, Predicate)) and not t.exact)
    return list(dict.fromkeys(t.function for t in found))


class _Numbers:
    """A model completed with zeros: what the question left open may have any value."""

    def __init__(self, x: Execution, model: Model) -> None:
        self.x = x
        self.evaluator = Evaluator(_Completed(model))
        self.model = model

    def value(self, term: Poly) -> int:
        return self.evaluator.poly(term)

    @property
    def sizes(self) -> dict[str, int]:
        return {n: self.value(p) for n, p in self.x.launch.sizes.items() if n not in self.x.launch.scalars}

    @property
    def scalars(self) -> dict[str, int]:
        return {n: self.value(p) for n, p in self.x.launch.scalars.items()}

    @property
    def grid(self) -> tuple[int, int, int]:
        a, b, c = (self.value(g) for g in self.x.launch.grid)
        return a, b, c

    def launch(self) -> str:
        return _launch({**self.sizes, **self.scalars}, self.grid)

    def contents(self) -> dict[str, dict[int, int]]:
        found: dict[str, dict[int, int]] = {}
        for term, value in self.model.items():
            array = array_of(term.function) if isinstance(term, (App, Predicate)) else None
            if array is not None and isinstance(term, (App, Predicate)):
                negated = isinstance(term, Predicate) and term.negated
                found.setdefault(array, {})[self.value(term.args[0])] = int(not value if negated else value)
        return found

    def block(self, side: Side | None) -> tuple[int, int, int]:
        a, b, c = (self.value(side.poly(p) if side else p) for p in self.x.launch.block)
        return a, b, c

    def access(self, access: Access, side: Side) -> ReportedAccess:
        array = self.x.launch.arrays[access.array]
        byte = self.value(side.poly(access.address))
        if access.element:
            index = tuple(self.value(side.poly(e)) for e in access.element)
        else:
            index = self._index(array, byte // array.width)
        loops = {_loop(self.x, o.name): self.value(side.poly(o.iteration)) for o in access.loops}
        return ReportedAccess(site(access.op), self.block(side), loops, access.array, index, byte, access.writes)

    def _index(self, array: Array, element: int) -> tuple[int, ...]:
        """The index of an element in a nested layout; flat where the sizes do not tell."""
        index = []
        rest = element
        for stride in array.strides:
            step = self.value(stride)
            if step <= 0:
                return (element,)
            index.append(rest // step)
            rest %= step
        return tuple(index)


class _Completed(dict[Atom | Predicate, int | bool]):
    def __init__(self, model: Model) -> None:
        super().__init__(model)

    def __contains__(self, term: object) -> bool:
        return True

    def __missing__(self, term: Atom | Predicate) -> int | bool:
        if isinstance(term, Predicate):
            return False
        return term.lo if term.lo is not None else min(0, term.hi or 0)


def setting(x: Execution, model: Model, question: Pair | Check) -> Setting:
    """The launch that the model describes, to be run."""
    numbers = _Numbers(x, model)
    contents = numbers.contents()
    if isinstance(question, Check):
        return Setting(numbers.sizes, numbers.scalars, numbers.grid, contents, (numbers.block(None),))
    first, second = question.first.array, question.second.array
    blocks = (numbers.block(question.left), numbers.block(question.right))
    shared = ((first, second),) if first != second and x.launch.same_memory(first, second) else ()
    return Setting(numbers.sizes, numbers.scalars, numbers.grid, contents, blocks, shared)


def settings(x: Execution, model: Model, question: Pair | Check) -> Iterator[Setting]:
    """The model's launch; and, where atomics meet memory whose contents are open, with what they returned in it."""
    plain = setting(x, model, question)
    yield plain
    if any(isinstance(t, (App, Predicate)) and not t.exact for t in model):
        # The model rests on values that the run will give itself: other contents may show what it says, too.
        yield from (replace(plain, contents={}, seed=seed) for seed in range(1, 4))
    for access in x.accesses:
        operation = access.atomic_operation
        if operation is None or access.array in x.launch.init:
            continue
        for term, value in model.items():
            if isinstance(term, App) and term.function == operation.returned.function:
                address = access.address
                if address.is_constant:
                    start = {access.array: {address.const: int(value)}}
                    yield replace(plain, contents={**plain.contents, **start})


def of_race(x: Execution, shown: Shown) -> Witness:
    """A race that a run showed."""
    s, race, run = shown.setting, shown.race, shown.run
    assert race is not None and run is not None
    first, second = (
        _ran(x, shown, access, lane)
        for access, lane in ((race.first, race.first_lane), (race.second, race.second_lane))
    )
    launch = _launch({**s.sizes, **s.scalars}, shown.launch.grid)
    internal = race.first is race.second
    same_block = race.first.block == race.second.block
    return Witness(
        sizes=s.sizes,
        grid=shown.launch.grid,
        accesses=(first, second),
        scalars=s.scalars,
        contents=s.contents,
        explanation=(
            *_collision(launch, first, second, internal=internal, same_block=same_block),
            "The interpreter ran this launch, and nothing ordered the two accesses in that execution.",
        ),
    )


def _ran(x: Execution, shown: Shown, access: RunAccess, lane: int) -> ReportedAccess:
    """An access of a run, as reports show it."""
    assert shown.run is not None
    i = next(n for n, found in enumerate(access.lanes) if int(found) == lane)
    allocation = shown.run.allocations[int(access.allocations[i])]
    offset = int(access.offsets[i])
    array = next(a for a in shown.launch.arrays.values() if a.allocation == allocation)
    byte = offset - array.offset
    rest, index = byte // x.launch.arrays[array.name].width, []
    for stride in array.strides:
        if stride <= 0:
            index = [rest]
            break
        index.append(rest // stride)
        rest %= stride
    around = zip(_loops_around(x, access.op), access.iterations, strict=True)
    loops = {_loop(x, name): k for name, k in around}
    return ReportedAccess(site(access.op), access.block, loops, array.name, tuple(index), byte, access.writes)


def _loops_around(x: Execution, op: Op) -> list[str]:
    """The loops that enclose an operation, outermost first."""
    return [
        f"{o.name}{n}" for o, n in x.numbers.items() if o.name in ("for", "loop") and op in set(o.regions[0].walk())
    ]


def _loop(x: Execution, name: str) -> str:
    """A loop in words."""
    op = next(o for o, number in x.numbers.items() if f"{o.name}{number}" == name)
    return "loop" if op.location is None else f"loop at line {op.location.line}"


def of_pair(x: Execution, p: Pair, model: Model, kind: Kind) -> Witness:
    """Two accesses that collide."""
    numbers = _Numbers(x, model)
    first, second = numbers.access(p.first, p.left), numbers.access(p.second, p.right)
    return Witness(
        sizes=numbers.sizes,
        grid=numbers.grid,
        accesses=(first, second),
        scalars=numbers.scalars,
        contents=numbers.contents(),
        explanation=_explained(numbers, first, second, kind, p),
    )


def of_check(x: Execution, check: Check, model: Model) -> Witness:
    """One operation whose demand fails."""
    numbers = _Numbers(x, model)
    block = numbers.block(None)
    counts = _iterations(x, check, numbers)
    where = f"block {_tuple(block)}" + (f", {_loops(counts)}" if counts else "")
    sentences = [
        f"{numbers.launch()}: {where} reaches this {check.op.name}, which needs that {check.claim}; it does not hold.",
    ]
    values = _operands(x, check, numbers)
    if values:
        sentences.append("There " + ", ".join(values) + ".")
    access = next((a for a in x.accesses if a.op is check.op), None)
    accesses: tuple[ReportedAccess, ...] = ()
    if access is not None:
        with suppress(NotDefined):  # an address that divides by zero has no value
            accesses = (numbers.access(access, Side("")),)
        sentences.append(_extent(numbers, x.launch.arrays[access.array]))
    return Witness(
        sizes=numbers.sizes,
        grid=numbers.grid,
        accesses=accesses,
        scalars=numbers.scalars,
        contents=numbers.contents(),
        explanation=tuple(sentences),
    )


def _iterations(x: Execution, check: Check, numbers: _Numbers) -> dict[str, int]:
    return {
        _loop(x, v.name.split(".")[0]): int(numbers.model[v])
        for v in sorted(check.guard.variables | check.condition.variables, key=lambda v: v.name)
        if v.name.endswith(".k") and v in numbers.model
    }


def _operands(x: Execution, check: Check, numbers: _Numbers) -> list[str]:
    """The integers that the operation was given."""
    said = []
    for name, operand in check.op.operands.items():
        group = operand if isinstance(operand, tuple) else () if operand is None else (operand,)
        found = [x.values.get(v) for v in group]
        terms = [v.term for v in found if isinstance(v, Int) and not v.shape]
        try:
            if terms:
                said.append(f"{name} = {', '.join(str(numbers.value(t)) for t in terms)}")
        except NotDefined:
            continue
    return said


def _launch(given: Mapping[str, int], grid: Sequence[int]) -> str:
    sizes = ", ".join(f"{n} = {v}" for n, v in given.items())
    return (f"With {sizes} and " if sizes else "With ") + f"a grid of {_tuple(grid)} blocks"


def _tuple(values: Sequence[int]) -> str:
    return "(" + ", ".join(map(str, values)) + ")"


def _loops(counts: Mapping[str, int]) -> str:
    return ", ".join(f"iteration {k} of the {name}" for name, k in counts.items())


def _place(access: ReportedAccess) -> str:
    return f"{access.array}[{', '.join(map(str, access.index))}]"


def _does(access: ReportedAccess) -> str:
    line = "" if access.site.line is None else f" (line {access.site.line})"
    verb = "writes" if access.writes else "reads"
    loops = f" in {_loops(access.iterations)}" if access.iterations else ""
    return f"{verb} {_place(access)}{loops}{line}"


def _extent(numbers: _Numbers, array: Array) -> str:
    return f"{array.name} has the size {_tuple([numbers.value(d) for d in array.dims])}."


def _explained(
    numbers: _Numbers, first: ReportedAccess, second: ReportedAccess, kind: Kind, p: Pair
) -> tuple[str, ...]:
    internal = kind is Kind.INTERNAL_OVERLAP
    sentences = [*_collision(numbers.launch(), first, second, internal=internal, same_block=p.same_block)]
    if kind is Kind.SCOPE:
        sentences.append("Both are atomic, but a scope that includes the other block is missing.")
    if numbers.x.launch.same_memory(first.array, second.array) and first.array != second.array:
        sentences.append(f"The contract allows {first.array} and {second.array} to be the same memory.")
    elif first.array != second.array:
        sentences.append(f"{first.array} and {second.array} overlap, but were compiled as if they did not.")
    return tuple(sentences)


def _collision(
    launch: str, first: ReportedAccess, second: ReportedAccess, *, internal: bool, same_block: bool
) -> tuple[str, ...]:
    if internal:
        return (
            f"{launch}: block {_tuple(first.block)} {_does(first)} with two elements of one tile; "
            "a weak store does not order them.",
        )
    if same_block:
        return (
            f"{launch}: block {_tuple(first.block)} {_does(first)} and {_does(second)}; "
            "no token orders one before the other, so either may come first.",
        )
    return (
        f"{launch}: block {_tuple(first.block)} {_does(first)}, "
        f"and block {_tuple(second.block)} {_does(second)}; nothing orders the two blocks.",
    )
