"""Constants, coordinates of the launch, rearrangements of tiles, assumptions (specification, "Core")."""

from __future__ import annotations

from collections.abc import Sequence

from tileproof.ir.attributes import Bounded, DivBy, SameElements
from tileproof.ir.constants import Splat, constant_values
from tileproof.ir.program import Op
from tileproof.ir.types import PointerType, ScalarType, TileType
from tileproof.verifier.execution import Execution, Unsupported, rule, select, shape_of
from tileproof.verifier.report import Kind
from tileproof.verifier.terms import (
    FALSE,
    ZERO,
    Bool,
    Poly,
    conjunction,
    const,
    disjunction,
    eq,
    ite,
    le,
    lt,
    modulo,
    truth,
)
from tileproof.verifier.values import (
    Flag,
    Int,
    Opaque,
    Pointer,
    Symbolic,
    at,
    lanes,
    reshaped,
    substitute,
)

Results = Sequence[Symbolic]

LONGEST_TABLE = 64
"""Elements of a constant without pattern that are still spelled out case by case."""


@rule("constant")
def _constant(x: Execution, op: Op) -> Results:
    type = op.result.type
    assert isinstance(type, TileType) and isinstance(type.element, ScalarType)
    if not type.element.is_integer:
        return [Opaque(type.shape)]
    found = constant_values(op)
    if isinstance(found, Splat):
        numbers: tuple[int, ...] = (int(found.value),)
    else:
        numbers = tuple(int(v) for v in found)
    if type.element is ScalarType.I1:
        if len(set(numbers)) == 1:
            return [Flag(type.shape, truth(bool(numbers[0])))]
        if len(numbers) > LONGEST_TABLE:
            return [x.unknown(op, op.result)]
        flat = _flat(type.shape)
        return [Flag(type.shape, disjunction(*(eq(flat, const(i)) for i, n in enumerate(numbers) if n)))]
    return [_integers(x, op, type, numbers)]


def _integers(x: Execution, op: Op, type: TileType, numbers: tuple[int, ...]) -> Symbolic:
    assert isinstance(type.element, ScalarType)
    bits = type.element.bits
    if len(set(numbers)) == 1:
        return Int(type.shape, bits, const(numbers[0]))
    flat = _flat(type.shape)
    step = numbers[1] - numbers[0]
    if all(b - a == step for a, b in zip(numbers, numbers[1:], strict=False)):
        return Int(type.shape, bits, flat * step + numbers[0])
    if len(numbers) > LONGEST_TABLE:
        return x.unknown(op, op.result)
    term = const(numbers[-1])
    for i in range(len(numbers) - 2, -1, -1):
        term = ite(eq(flat, const(i)), const(numbers[i]), term)
    return Int(type.shape, bits, term)


def _flat(shape: tuple[int, ...]) -> Poly:
    flat = ZERO
    for position, size in zip(lanes(shape), shape, strict=True):
        flat = flat * size + position
    return flat


@rule("iota")
def _iota(x: Execution, op: Op) -> Results:
    return [x.result(op, _flat(shape_of(op.result)))]


@rule("get_tile_block_id")
def _block_id(x: Execution, op: Op) -> Results:
    return [Int((), 32, b) for b in x.launch.block]


@rule("get_num_tile_blocks")
def _grid_size(x: Execution, op: Op) -> Results:
    return [Int((), 32, g) for g in x.launch.grid]


# --- rearrangements ----------------------------------------------------------


def _move(x: Execution, op: Op, value: Symbolic, index: Sequence[Poly]) -> Symbolic:
    shape = shape_of(op.value("source"))
    return substitute(value, at(shape, index), shape_of(op.result))


@rule("reshape")
def _reshape(x: Execution, op: Op) -> Results:
    source = op.value("source")
    return [_move(x, op, x.values[source], reshaped(shape_of(source), shape_of(op.result)))]


@rule("broadcast")
def _broadcast(x: Execution, op: Op) -> Results:
    source, target = shape_of(op.value("source")), shape_of(op.result)
    index = [ZERO if size == 1 else position for size, position in zip(source, lanes(target), strict=True)]
    return [_move(x, op, x.values[op.value("source")], index)]


@rule("permute")
def _permute(x: Execution, op: Op) -> Results:
    """Dimension d of the result is dimension permutation[d] of the source."""
    target = lanes(shape_of(op.result))
    index = [ZERO] * len(target)
    for d, source_dim in enumerate(op.attributes["permutation"]):
        index[source_dim] = target[d]
    return [_move(x, op, x.values[op.value("source")], index)]


@rule("extract")
def _extract(x: Execution, op: Op) -> Results:
    """The sub-tile of the result's shape at the given position, counted in sub-tiles."""
    source, target = shape_of(op.value("source")), shape_of(op.result)
    index = []
    inside: list[Bool] = []
    for position, size, part, element in zip(op.variadic("indices"), source, target, lanes(target), strict=True):
        which = x.integer(position)
        inside += [le(ZERO, which), lt(which, const(size // part))]
        index.append(which * part + element)
    x.check(Kind.UNDEFINED, op, conjunction(*inside), "the extracted part lies inside the tile")
    value = x.values[op.value("source")]
    # Outside the source, lanes would leave their range; the check above reports that.
    if not all(_in_range(p, s) for p, s in zip(index, source, strict=True)) and not x.proves(conjunction(*inside)):
        return [x.unknown(op, op.result)]
    return [_move(x, op, value, index)]


def _in_range(position: Poly, size: int) -> bool:
    return position.lo is not None and position.hi is not None and position.lo >= 0 and position.hi < size


@rule("insert")
def _insert(x: Execution, op: Op) -> Results:
    small, whole = shape_of(op.value("source")), shape_of(op.result)
    inside: list[Bool] = []
    within: list[Bool] = []
    index = []
    for position, size, part, element in zip(op.variadic("indices"), whole, small, lanes(whole), strict=True):
        start = x.integer(position) * part
        inside += [le(ZERO, start), le(start, const(size - part))]
        within += [le(start, element), lt(element, start + part)]
        # Where the element is not in the part, any index in range does: the choice below ignores it.
        index.append(modulo(element - start, const(part)))
    x.check(Kind.UNDEFINED, op, conjunction(*inside), "the inserted part lies inside the tile")
    part_value = substitute(x.values[op.value("source")], at(small, index), whole)
    chosen = select(conjunction(*within), part_value, x.values[op.value("destination")])
    return [x.unknown(op, op.result) if chosen is None else chosen]


@rule("cat")
def _concatenate(x: Execution, op: Op) -> Results:
    dim = op.attributes["dim"]
    left_shape, right_shape = shape_of(op.value("lhs")), shape_of(op.value("rhs"))
    whole = shape_of(op.result)
    target = lanes(whole)
    border = left_shape[dim]
    left = [modulo(p, const(border)) if d == dim else p for d, p in enumerate(target)]
    right = [modulo(p - border, const(right_shape[dim])) if d == dim else p for d, p in enumerate(target)]
    chosen = select(
        lt(target[dim], const(border)),
        substitute(x.values[op.value("lhs")], at(left_shape, left), whole),
        substitute(x.values[op.value("rhs")], at(right_shape, right), whole),
    )
    return [x.unknown(op, op.result) if chosen is None else chosen]


@rule("reduce", "scan")
def _fold(x: Execution, op: Op) -> Results:
    return [x.unknown(op, result) for result in op.results]


# --- pointers ------------------------------------------------------------------


@rule("offset")
def _offset(x: Execution, op: Op) -> Results:
    """Moves by a signed number of elements."""
    pointer = x.values[op.value("ptr")]
    type = op.result.type
    assert isinstance(pointer, Pointer) and isinstance(type, TileType) and isinstance(type.element, PointerType)
    step = element_bytes(op, type.element.pointee)
    distance = x.integer(op.value("offset"))
    return [Pointer(pointer.shape, pointer.array, pointer.offset + distance * step)]


def element_bytes(op: Op, element: ScalarType) -> int:
    """The bytes from one element to the next in memory."""
    if element.bits % 8 and element is not ScalarType.I1:
        raise Unsupported(op, f"addresses of {element.text}, which share bytes")
    return element_width(element)


def element_width(element: ScalarType) -> int:
    """The whole bytes of an element, at least one."""
    return max(1, element.bits // 8)


@rule("ptr_to_ptr")
def _recast(x: Execution, op: Op) -> Results:
    return [x.values[op.value("source")]]


@rule("ptr_to_int")
def _address(x: Execution, op: Op) -> Results:
    return [x.unknown(op, op.result)]


@rule("int_to_ptr")
def _anywhere(x: Execution, op: Op) -> Results:
    return [Pointer(shape_of(op.result), None, ZERO)]


# --- assumptions ---------------------------------------------------------------


@rule("assume")
def _assume(x: Execution, op: Op) -> Results:
    """A false assumption makes the program undefined, so each must follow from the contract."""
    value = x.values[op.value("value")]
    predicate = op.attributes["predicate"]
    if isinstance(value, (Int, Flag)):
        x.check(Kind.ASSUMPTION, op, _claim(op, x.integer(op.value("value")), predicate), _words(predicate))
    elif isinstance(value, Pointer):
        _assume_pointer(x, op, value, predicate)
    elif not isinstance(value, Opaque):
        raise Unsupported(op, "an assumption about a view")
    elif not isinstance(predicate, SameElements):
        raise Unsupported(op, "an assumption about floating-point values")
    else:
        x.check(Kind.ASSUMPTION, op, FALSE, _words(predicate))
    return [value]


def _words(predicate: object) -> str:
    match predicate:
        case Bounded(lower, upper):
            return f"the value lies between {'-∞' if lower is None else lower} and {'∞' if upper is None else upper}"
        case DivBy(divisor):
            return f"the value is a multiple of {divisor}"
        case SameElements(values):
            return f"groups of {'x'.join(map(str, values))} elements are equal"
    raise TypeError(f"unknown predicate {predicate!r}")


def _claim(op: Op, term: Poly, predicate: object) -> Bool:
    match predicate:
        case Bounded(lower, upper):
            parts = [] if lower is None else [le(const(lower), term)]
            parts += [] if upper is None else [le(term, const(upper))]
            return conjunction(*parts)
        case DivBy(divisor, every, along):
            return _divisible(op, term, divisor, every, along)
        case SameElements(values):
            return _groups_equal(op, term, values)
    raise TypeError(f"unknown predicate {predicate!r}")


def _divisible(op: Op, term: Poly, divisor: int, every: int | None, along: int | None) -> Bool:
    """Of every ``every`` elements along ``along``, the first is a multiple, the others follow in steps of one."""
    shape = shape_of(op.value("value"))
    divisor_term = const(divisor)
    if every is None or along is None:
        return eq(modulo(term, divisor_term), ZERO)
    position = lanes(shape)[along]
    first = position - modulo(position, const(every))
    start = at(shape, [first if d == along else p for d, p in enumerate(lanes(shape))]).poly(term)
    return conjunction(eq(modulo(start, divisor_term), ZERO), eq(term, start + (position - first)))


def _groups_equal(op: Op, term: Poly, values: tuple[int, ...]) -> Bool:
    shape = shape_of(op.value("value"))
    first = [p - modulo(p, const(v)) for p, v in zip(lanes(shape), values, strict=True)]
    return eq(term, at(shape, first).poly(term))


def _assume_pointer(x: Execution, op: Op, pointer: Pointer, predicate: object) -> None:
    if not isinstance(predicate, DivBy) or pointer.array is None:
        raise Unsupported(op, "this assumption about an address")
    array = x.launch.arrays[pointer.array]
    if array.align % predicate.divisor:
        x.check(Kind.ASSUMPTION, op, FALSE, f"the address of {pointer.array} is a multiple of {predicate.divisor}")
        return
    claim = _divisible(op, pointer.offset, predicate.divisor, predicate.every, predicate.along)
    if predicate.every is not None:
        type = op.result.type
        assert isinstance(type, TileType) and isinstance(type.element, PointerType)
        raise Unsupported(op, "an assumption about groups of addresses")
    x.check(Kind.ASSUMPTION, op, claim, f"the address is a multiple of {predicate.divisor}")
