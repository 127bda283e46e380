"""Witnesses: a model as numbers and words, checked again by exact evaluation before anyone sees it."""

from __future__ import annotations

import linecache
from collections.abc import Mapping, Sequence

from tileproof.ir.program import Op
from tileproof.verifier.accesses import Access
from tileproof.verifier.conflicts import Pair, Side
from tileproof.verifier.contents import array_of
from tileproof.verifier.evaluate import Evaluator, Model, NotDefined
from tileproof.verifier.execution import Check, Execution
from tileproof.verifier.launch import Array
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
        explanation=_collision(numbers, first, second, kind, p),
    )


def of_check(x: Execution, check: Check, model: Model) -> Witness:
    """One operation whose demand fails."""
    numbers = _Numbers(x, model)
    block = numbers.block(None)
    counts = _iterations(x, check, numbers)
    where = f"block {_tuple(block)}" + (f", {_loops(counts)}" if counts else "")
    sentences = [
        f"{_launch(numbers)}: {where} reaches this {check.op.name}, which needs that {check.claim}; it does not hold.",
    ]
    values = _operands(x, check, numbers)
    if values:
        sentences.append("There " + ", ".join(values) + ".")
    access = next((a for a in x.accesses if a.op is check.op), None)
    accesses: tuple[ReportedAccess, ...] = ()
    if access is not None:
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


def _launch(numbers: _Numbers) -> str:
    given = {**numbers.sizes, **numbers.scalars}
    sizes = ", ".join(f"{n} = {v}" for n, v in given.items())
    return (f"With {sizes} and " if sizes else "With ") + f"a grid of {_tuple(numbers.grid)} blocks"


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


def _collision(
    numbers: _Numbers, first: ReportedAccess, second: ReportedAccess, kind: Kind, p: Pair
) -> tuple[str, ...]:
    sentences = []
    if kind is Kind.INTERNAL_OVERLAP:
        sentences.append(
            f"{_launch(numbers)}: block {_tuple(first.block)} {_does(first)} with two elements of one tile; "
            "a weak store does not order them."
        )
    elif p.same_block:
        sentences.append(
            f"{_launch(numbers)}: block {_tuple(first.block)} {_does(first)} and {_does(second)}; "
            "no token orders one before the other, so either may come first."
        )
    else:
        sentences.append(
            f"{_launch(numbers)}: block {_tuple(first.block)} {_does(first)}, "
            f"and block {_tuple(second.block)} {_does(second)}; nothing orders the two blocks."
        )
    if kind is Kind.SCOPE:
        sentences.append("Both are atomic, but a scope that includes the other block is missing.")
    if first.array != second.array:
        sentences.append(f"The contract allows {first.array} and {second.array} to be the same memory.")
    return tuple(sentences)
