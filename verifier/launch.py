"""A contract as symbols: the set of launches it admits.

Sizes become variables; every fact in ``facts`` holds for each admitted launch
and each is a precondition of the proof (memory-model.md section 8).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from tileproof.contract import (
    Arithmetic,
    ArrayParameter,
    Comparison,
    ConstantParameter,
    Contract,
    Expression,
    Logical,
    Name,
    Number,
    ScalarParameter,
)
from tileproof.expressions import expression_text
from tileproof.facts import ELEMENT, Fact, FactKind, parse_fact
from tileproof.ir.types import ScalarType
from tileproof.verifier import terms
from tileproof.verifier.terms import (
    TRUE,
    ZERO,
    Bool,
    Poly,
    Var,
    as_var,
    conjunction,
    const,
    disjunction,
    eq,
    floordiv,
    implication,
    ite,
    le,
    le0,
    lt,
    maximum,
    minimum,
    modulo,
    ne,
    negation,
    var,
)

GRID_LIMITS = (2**24 - 1, 65535, 65535)
"""Blocks per axis: cuTile's limit on axis 0, CUDA's on the others (design section 4)."""

AXES = ("x", "y", "z")


class ContractProblem(Exception):
    """The contract cannot be given a meaning (message for the user)."""


SCALARS: dict[str, ScalarType] = {
    **{t.text.lower(): t for t in ScalarType},
    "bool": ScalarType.I1,
    "f8e4m3": ScalarType.F8E4M3FN,
}


def scalar_type(dtype: str) -> ScalarType:
    """The element type of a contract's dtype; unsigned integers have the type of their width."""
    found = SCALARS.get(dtype.lower()) or SCALARS.get(dtype.lower().replace("u", "i", 1))
    if found is None:
        raise ContractProblem(f"unknown dtype {dtype!r}")
    return found


Condition = Callable[[Poly], Bool]
"""A condition on an element's value."""


@dataclass(frozen=True, slots=True)
class Array:
    """An array of the launch: ``dims`` and ``strides`` in elements, ``width`` of an element in bytes.

    ``injective`` is true if the contract itself guarantees that different
    indices have different addresses (``?`` strides).  ``extent`` is one more
    than the largest element offset that an index reaches (valid where no
    dimension is zero).  Of the contents: ``every`` element satisfies these
    conditions; among the elements that satisfy one of ``distinct``, no value
    occurs twice; those that satisfy one of ``sorted`` ascend with the address;
    ``table`` holds them, from the first element on, where they are known.
    Facts speak of values as the contract's dtype has them: ``unsigned`` or not.
    ``base`` is the first element's distance in bytes from the start of ``allocation``.
    """

    name: str
    dtype: ScalarType
    dims: tuple[Poly, ...]
    strides: tuple[Poly, ...]
    injective: bool
    align: int
    allocation: str
    base: Poly
    every: tuple[Condition, ...] = ()
    distinct: tuple[Condition, ...] = ()
    sorted: tuple[Condition, ...] = ()
    table: tuple[int, ...] | None = None
    unsigned: bool = False

    @property
    def width(self) -> int:
        return max(1, self.dtype.bits // 8)

    @property
    def extent(self) -> Poly:
        total = terms.ONE
        for dim, stride in zip(self.dims, self.strides, strict=True):
            total = total + (dim - 1) * stride
        return total


@dataclass(frozen=True, slots=True)
class Launch:
    """All admitted launches.  ``block`` are the block ids of one block, with their own ``block_facts``."""

    sizes: Mapping[str, Poly]
    scalars: Mapping[str, Poly]
    arrays: Mapping[str, Array]
    grid: tuple[Poly, Poly, Poly]
    block: tuple[Poly, Poly, Poly]
    facts: tuple[Bool, ...]
    block_facts: tuple[Bool, ...]
    preconditions: tuple[str, ...]
    alias: tuple[frozenset[str], ...] = ()
    init: Mapping[str, int | float] = field(default_factory=dict)

    def may_alias(self, first: str, second: str) -> bool:
        """Whether two names may stand for the same memory."""
        return self.same_memory(first, second) or self.arrays[first].allocation == self.arrays[second].allocation

    def same_memory(self, first: str, second: str) -> bool:
        """Whether the two may be one array, or are."""
        return first == second or any({first, second} <= group for group in self.alias)


def _names(expression: Expression) -> set[str]:
    if isinstance(expression, Name):
        return {expression.name}
    if isinstance(expression, (Arithmetic, Logical)):
        return set().union(*map(_names, expression.operands))
    if isinstance(expression, Comparison):
        return _names(expression.left) | _names(expression.right)
    return set()


class _Translator:
    """Expressions over mathematical integers, as terms; what makes them meaningful goes to ``facts``."""

    def __init__(self, values: Mapping[str, Poly]) -> None:
        self.values = values
        self.facts: list[Bool] = []

    def integer(self, e: Expression) -> Poly:
        if isinstance(e, Number):
            return const(e.value)
        if isinstance(e, Name):
            return self.values[e.name]
        if isinstance(e, Arithmetic):
            operands = [self.integer(o) for o in e.operands]
            return self._arithmetic(e, operands)
        return ite(self.boolean(e), terms.ONE, ZERO)

    def _arithmetic(self, e: Arithmetic, operands: list[Poly]) -> Poly:
        first, rest = operands[0], operands[1:]
        match e.operator:
            case "+":
                return first + rest[0] if rest else first
            case "-":
                return first - rest[0] if rest else -first
            case "*":
                return first * rest[0]
            case "//":
                return self._divide(first, rest[0], floordiv)
            case "%":
                quotient = self._divide(first, rest[0], floordiv)
                if rest[0].lo is not None and rest[0].lo > 0:
                    return modulo(first, rest[0])
                return first - rest[0] * quotient
            case "cdiv":
                return (
                    -self._divide(-first, rest[0], floordiv)
                    if not _positive(rest[0])
                    else terms.ceildiv(first, rest[0])
                )
            case "**":
                return self._power(e, first, rest[0])
            case "min":
                for other in rest:
                    first = minimum(first, other)
                return first
            case "max":
                for other in rest:
                    first = maximum(first, other)
                return first
        raise ContractProblem(f"operator {e.operator} is not supported")

    def _divide(self, num: Poly, den: Poly, divide: Callable[[Poly, Poly], Poly]) -> Poly:
        if not _positive(den):
            self.facts.append(ne(den, ZERO))
            return ite(lt(ZERO, den), divide(num, den), divide(-num, -den))
        return divide(num, den)

    def _power(self, e: Arithmetic, base: Poly, exponent: Poly) -> Poly:
        if not exponent.is_constant or exponent.const < 0:
            raise ContractProblem(f"{expression_text(e)}: the exponent must be a constant that is not negative")
        if exponent.const > 64:
            raise ContractProblem(f"{expression_text(e)}: the exponent is limited to 64")
        result = terms.ONE
        for _ in range(exponent.const):
            result = result * base
        return result

    def boolean(self, e: Expression) -> Bool:
        if isinstance(e, Comparison):
            left, right = self.integer(e.left), self.integer(e.right)
            match e.operator:
                case "==":
                    return eq(left, right)
                case "!=":
                    return ne(left, right)
                case "<":
                    return lt(left, right)
                case "<=":
                    return le(left, right)
                case ">":
                    return lt(right, left)
                case ">=":
                    return le(right, left)
        if isinstance(e, Logical):
            return self._logical(e)
        return ne(self.integer(e), ZERO)

    def _logical(self, e: Logical) -> Bool:
        """As in Python, an operand is looked at only if those before it leave the answer open."""
        if e.operator == "not":
            return negation(self.boolean(e.operands[0]))
        outer, parts = self.facts, list[Bool]()
        for operand in e.operands:
            self.facts = []
            part = self.boolean(operand)
            reached = conjunction(*(parts if e.operator == "and" else map(negation, parts)))
            outer += [implication(reached, fact) for fact in self.facts]
            parts.append(part)
        self.facts = outer
        return conjunction(*parts) if e.operator == "and" else disjunction(*parts)


def _positive(poly: Poly) -> bool:
    return poly.lo is not None and poly.lo > 0


def symbolic_launch(contract: Contract, used_axes: frozenset[int]) -> Launch:
    """The launches that ``contract`` admits; ``used_axes`` are the grid axes whose block id the kernel reads.

    Raises ContractProblem for a contract without meaning.  Whether any launch is
    admitted at all is for the caller to check: a proof from contradictory facts
    proves nothing.
    """
    ranges = _initial_ranges(contract)
    launch = first = _build(contract, used_axes, ranges)
    for _ in range(4):  # each round may make an interval tighter that others then profit from
        tightened = _tighten(launch, ranges)
        if tightened == ranges:
            break
        ranges = tightened
        launch = _build(contract, used_axes, ranges)
    # A fact that a tighter interval makes trivial is a precondition all the same.
    return replace(launch, preconditions=first.preconditions)


def _initial_ranges(contract: Contract) -> dict[str, tuple[int, int]]:
    """The value ranges of size names and of free integer scalars."""
    bits = max((p.index_bits for p in contract.parameters if isinstance(p, ArrayParameter)), default=32)
    constants = {p.name for p in contract.parameters if isinstance(p, ConstantParameter)}
    scalars = {p.name: p for p in contract.parameters if isinstance(p, ScalarParameter)}
    used: set[str] = set()
    for p in contract.parameters:
        if isinstance(p, ArrayParameter):
            for e in (*p.dims, *(s for s in p.strides if s is not None)):
                used |= _names(e)
            used |= _names(p.offset)
            for fact in map(parse_fact, p.facts):
                used |= _names(fact.condition) - {ELEMENT} if fact.condition is not None else set()
        elif isinstance(p, ScalarParameter) and p.equals is not None:
            used |= _names(p.equals)
    for e in (*(contract.grid or ()), *contract.requires):
        used |= _names(e)
    ranges: dict[str, tuple[int, int]] = {}
    for name in sorted(used - constants):
        scalar = scalars.get(name)
        if scalar is None or (scalar.equals is not None and name in _names(scalar.equals)):
            # `n="n"`: a scalar parameter called like the size that it equals.
            ranges[name] = (0, 2 ** (bits - 1) - 1)
    for name, scalar in scalars.items():
        dtype = scalar_type(scalar.dtype)
        if scalar.equals is None and dtype.is_integer:
            ranges[name] = _integer_range(dtype, scalar.dtype)
    return ranges


def _integer_range(dtype: ScalarType, name: str = "") -> tuple[int, int]:
    """The values of a scalar: unsigned ones (``u32``) as numbers from 0 on."""
    if dtype.bits == 1:
        return (0, 1)
    if name.startswith("u"):
        return (0, 2**dtype.bits - 1)
    return (-(2 ** (dtype.bits - 1)), 2 ** (dtype.bits - 1) - 1)


def _tighten(launch: Launch, ranges: Mapping[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Ranges narrowed by facts about one variable alone (never emptied: contradictions stay facts)."""
    bounds = dict(ranges)
    names = {launch.sizes[n].terms[0][0][0]: n for n in ranges if launch.sizes[n].terms}
    for fact in launch.facts:
        if not isinstance(fact, terms.Comparison) or fact.operator == "!=" or len(fact.poly.terms) != 1:
            continue
        ((monomial, coefficient),) = fact.poly.terms
        name = names.get(monomial[0])
        if name is None or len(monomial) != 1:
            continue
        lo, hi = bounds[name]
        # coefficient * v + const <= 0, with coefficient 1 or -1 after normalisation
        limit = -fact.poly.const if coefficient > 0 else fact.poly.const
        if coefficient > 0 or fact.operator == "==":
            hi = min(hi, limit)
        if coefficient < 0 or fact.operator == "==":
            lo = max(lo, limit)
        if lo <= hi:
            bounds[name] = (lo, hi)
    return bounds


def _build(contract: Contract, used_axes: frozenset[int], ranges: Mapping[str, tuple[int, int]]) -> Launch:
    sizes = {name: var(name, lo, hi, shared=True) for name, (lo, hi) in ranges.items()}
    values: dict[str, Poly] = dict(sizes)
    for p in contract.parameters:
        if isinstance(p, ConstantParameter) and isinstance(p.value, int):
            values[p.name] = const(int(p.value))
    translator = _Translator(values)
    facts: list[Bool] = []
    said: list[str] = []
    scalars = _scalars(contract, translator, values, facts, said)
    arrays = {p.name: _array(p, translator, facts, said) for p in contract.parameters if isinstance(p, ArrayParameter)}
    for e in contract.requires:
        facts.append(translator.boolean(e))
        said.append(expression_text(e))
    grid = _grid(contract, translator, used_axes, facts, said)
    block = tuple(
        var(f"block.{axis}", 0, max(0, (limit if size.hi is None else min(size.hi, limit)) - 1), shared=False)
        if not (size.is_constant and size.const == 1)
        else ZERO
        for axis, size, limit in zip(AXES, grid, GRID_LIMITS, strict=True)
    )
    block_facts = tuple(lt(b, size) for b, size in zip(block, grid, strict=True))
    said += _overlap_preconditions(contract)
    _check_init(contract)
    said += [f"{name} holds {value} everywhere before the launch" for name, value in contract.init.items()]
    said.append("nothing else touches these arrays during the launch")
    facts += translator.facts
    return Launch(
        sizes=sizes,
        scalars=scalars,
        arrays=arrays,
        grid=grid,
        block=(block[0], block[1], block[2]),
        facts=tuple(f for f in facts if f is not TRUE),
        block_facts=tuple(f for f in block_facts if f is not TRUE),
        preconditions=tuple(dict.fromkeys(said)),
        alias=tuple(frozenset(group) for group in contract.alias),
        init=contract.init,
    )


def _check_init(contract: Contract) -> None:
    """An initial value that its dtype cannot hold makes a contract without launches."""
    for p in contract.parameters:
        value = contract.init.get(p.name)
        if isinstance(p, ArrayParameter) and isinstance(value, int) and scalar_type(p.dtype).is_integer:
            lo, hi = _integer_range(scalar_type(p.dtype), p.dtype)
            if not lo <= value <= hi:
                raise ContractProblem(f"init: {p.name} is {p.dtype}, which cannot hold {value}")


def initial_bits(launch: Launch, array: str) -> int | None:
    """What every element of an integer array holds before the launch, read as signed; None if that is not said."""
    value, dtype = launch.init.get(array), launch.arrays[array].dtype
    if not isinstance(value, int) or not dtype.is_integer:
        return None
    half = 1 << (dtype.bits - 1)
    return int(value) if dtype.bits == 1 else (value + half) % (2 * half) - half


def _scalars(
    contract: Contract, translator: _Translator, values: dict[str, Poly], facts: list[Bool], said: list[str]
) -> dict[str, Poly]:
    scalars: dict[str, Poly] = {}
    for p in contract.parameters:
        if not isinstance(p, ScalarParameter):
            continue
        dtype = scalar_type(p.dtype)
        if not dtype.is_integer:
            continue  # a floating-point scalar is opaque
        if p.equals is None:
            scalars[p.name] = (
                values[p.name] if p.name in values else var(p.name, *_integer_range(dtype, p.dtype), shared=True)
            )
        else:
            lo, hi = _integer_range(dtype, p.dtype)
            value = translator.integer(p.equals)
            scalars[p.name] = value
            facts += [le(const(lo), value), le(value, const(hi))]
            said.append(f"scalar {p.name} == {expression_text(p.equals)}, and it fits {p.dtype}")
        values.setdefault(p.name, scalars[p.name])
    return scalars


def _array(p: ArrayParameter, translator: _Translator, facts: list[Bool], said: list[str]) -> Array:
    limit = const(2 ** (p.index_bits - 1) - 1)
    dims = tuple(translator.integer(e) for e in p.dims)
    strides = tuple(
        translator.integer(e) if e is not None else var(f"{p.name}.stride{d}", 0, limit.const, shared=True)
        for d, e in enumerate(p.strides)
    )
    for value in (*dims, *strides):
        facts += [le0(-value), le(value, limit)]
    shape = ", ".join(expression_text(e) for e in p.dims)
    layout = (
        ""
        if is_contiguous(dims, strides)
        else "; strides " + ", ".join("?" if e is None else expression_text(e) for e in p.strides)
    )
    said.append(f"{p.name} is {p.dtype}[{shape}]{layout}, sizes and strides from 0 to 2**{p.index_bits - 1} - 1")
    if any(e is None for e in p.strides):
        facts += [disjunction(le(d, terms.ONE), lt(ZERO, s)) for d, s in zip(dims, strides, strict=True)]
        said.append(f"no two indices of {p.name} share an address")
    dtype = scalar_type(p.dtype)
    align = max(1, dtype.bits // 8, p.align or 1)
    if align > 1:
        said.append(f"the address of {p.name} is a multiple of {align} bytes")
    said += [f"contents of {p.name}: {fact}" for fact in p.facts]
    if p.contents is not None:
        said.append(f"contents of {p.name}: as captured")
    base = translator.integer(p.offset)
    if p.allocation is not None:
        facts.append(le0(-base))
        said.append(f"{p.name} begins {expression_text(p.offset)} bytes into the allocation {p.allocation}")
    known = _table(dtype, p.contents, p.dtype.startswith("u"))
    conditions = {
        kind: tuple(_condition(f, translator) for f in map(parse_fact, p.facts) if f.kind is kind) for kind in FactKind
    }
    return Array(
        name=p.name,
        dtype=dtype,
        dims=dims,
        strides=strides,
        injective=any(e is None for e in p.strides),
        align=align,
        allocation=p.allocation or p.name,
        base=base,
        every=(*conditions[FactKind.EVERY], *known.every),
        distinct=(*conditions[FactKind.DISTINCT], *known.distinct),
        sorted=(*conditions[FactKind.SORTED], *known.sorted),
        table=known.values,
        unsigned=p.dtype.startswith("u"),
    )


@dataclass(frozen=True, slots=True)
class _Table:
    """Known contents, and what can be seen of them."""

    values: tuple[int, ...] | None = None
    every: tuple[Condition, ...] = ()
    distinct: tuple[Condition, ...] = ()
    sorted: tuple[Condition, ...] = ()


def _table(dtype: ScalarType, contents: bytes | None, unsigned: bool) -> _Table:
    if contents is None or not dtype.is_integer or dtype.bits < 8:
        return _Table()
    width = dtype.bits // 8
    usable = len(contents) // width * width
    values = tuple(int.from_bytes(contents[i : i + width], "little", signed=True) for i in range(0, usable, width))
    if not values:
        return _Table(values)
    numbers = tuple(v % (1 << dtype.bits) for v in values) if unsigned else values
    lowest, highest = const(min(numbers)), const(max(numbers))

    def in_range(value: Poly) -> Bool:
        return conjunction(le(lowest, value), le(value, highest))

    always: tuple[Condition, ...] = (lambda value: TRUE,)
    return _Table(
        values,
        (in_range,),
        always if len(set(values)) == len(values) else (),
        always if all(a <= b for a, b in zip(numbers, numbers[1:], strict=False)) else (),
    )


def _condition(fact: Fact, translator: _Translator) -> Condition:
    expression = fact.condition
    if expression is None:
        return lambda value: TRUE
    values = translator.values

    def condition(value: Poly) -> Bool:
        inner = _Translator({**values, ELEMENT: value})
        stated = inner.boolean(expression)
        # A condition that divides by zero says nothing, and chooses no elements.
        if fact.kind is FactKind.EVERY:
            return implication(conjunction(*inner.facts), stated)
        return conjunction(*inner.facts, stated)

    return condition


def is_contiguous(dims: tuple[Poly, ...], strides: tuple[Poly, ...]) -> bool:
    expected = terms.ONE
    for dim, stride in zip(reversed(dims), reversed(strides), strict=True):
        if stride is not expected:
            return False
        expected = expected * dim
    return True


def _grid(
    contract: Contract, translator: _Translator, used_axes: frozenset[int], facts: list[Bool], said: list[str]
) -> tuple[Poly, Poly, Poly]:
    sizes: list[Poly] = []
    for axis in range(3):
        limit = GRID_LIMITS[axis]
        if contract.grid is not None:
            size = translator.integer(contract.grid[axis]) if axis < len(contract.grid) else terms.ONE
            facts.append(le(size, const(limit)))
        elif axis == 0 or axis in used_axes:
            size = var(f"grid.{AXES[axis]}", 1, limit, shared=True)
        else:
            size = terms.ONE
        sizes.append(size)
    if contract.grid is None:
        ones = [f"axis {axis}" for axis in (1, 2) if axis not in used_axes]
        said.append("any grid" + (f" with one block along {' and '.join(ones)}" if ones else ""))
    else:
        said.append("grid == (" + ", ".join(expression_text(e) for e in contract.grid) + ")")
        said += [
            f"grid axis {axis} has at most {GRID_LIMITS[axis]} blocks"
            for axis, size in enumerate(sizes)
            if size.hi is None or size.hi > GRID_LIMITS[axis]
        ]
    return sizes[0], sizes[1], sizes[2]


def _overlap_preconditions(contract: Contract) -> list[str]:
    arrays = [p for p in contract.parameters if isinstance(p, ArrayParameter)]
    groups = len({p.allocation or p.name for p in arrays})
    said = [f"{' and '.join(group)} are either the same array or do not overlap" for group in contract.alias]
    if groups > 1:
        others = " other" if contract.alias or groups < len(arrays) else ""
        said.append(f"no two{others} arrays overlap")
    return said


def size_variables(launch: Launch) -> dict[str, Var]:
    """The launch's size and scalar names that are free variables."""
    return {
        n: as_var(p)
        for n, p in {**launch.scalars, **launch.sizes}.items()
        if p.terms
        and p.const == 0
        and len(p.terms) == 1
        and p.terms[0][1] == 1
        and len(p.terms[0][0]) == 1
        and isinstance(p.terms[0][0][0], Var)
    }
