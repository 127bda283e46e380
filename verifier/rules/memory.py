"""Views, tokens, loads, stores and atomics (specification, "Views", "Memory", "Atomics"; memory-model.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tileproof.ir.attributes import MemoryOrdering, MemoryScope
from tileproof.ir.program import Op, Value
from tileproof.ir.types import (
    GatherScatterViewType,
    PartitionViewType,
    PointerType,
    ScalarType,
    StridedViewType,
    TensorViewType,
    TileType,
    ViewType,
)
from tileproof.verifier import contents
from tileproof.verifier.accesses import Access, Atomic, Tiling
from tileproof.verifier.execution import Execution, Unsupported, rule, shape_of
from tileproof.verifier.launch import Array, initial_bits, is_contiguous
from tileproof.verifier.report import Kind
from tileproof.verifier.rewriting import Substitution
from tileproof.verifier.rules.shaping import element_bytes, element_width
from tileproof.verifier.terms import (
    TRUE,
    ZERO,
    App,
    Bool,
    Poly,
    app,
    as_var,
    ceildiv,
    conjunction,
    const,
    disjunction,
    floordiv,
    implication,
    ite,
    le,
    lt,
    modulo,
    negation,
    predicate,
    truth,
)
from tileproof.verifier.tokens import join
from tileproof.verifier.values import (
    Flag,
    Int,
    Pointer,
    Symbolic,
    Tensor,
    Token,
    View,
    at,
    lane,
    lane_variables,
    lanes,
    signed_range,
)

Results = Sequence[Symbolic]

# --- views -------------------------------------------------------------------


@rule("make_tensor_view")
def _make_tensor_view(x: Execution, op: Op) -> Results:
    base = x.values[op.value("base")]
    type = op.result.type
    assert isinstance(base, Pointer) and isinstance(type, TensorViewType)
    sizes = _mixed(x, type.shape, op.variadic("dynamic_shape"))
    strides = _mixed(x, type.strides, op.variadic("dynamic_strides"))
    positive = conjunction(*(le(ZERO, v) for v in (*sizes, *strides)))
    x.check(Kind.UNDEFINED, op, positive, "sizes and strides are not negative")
    return [Tensor(base.array, base.offset, type.element, sizes, strides)]


def _mixed(x: Execution, static: Sequence[int | None], dynamic: Sequence[Value]) -> tuple[Poly, ...]:
    rest = iter(dynamic)
    return tuple(x.integer(next(rest)) if s is None else const(s) for s in static)


@rule("make_partition_view", "make_strided_view", "make_gather_scatter_view")
def _make_view(x: Execution, op: Op) -> Results:
    tensor = x.values[op.value("tensor_view")]
    type = op.result.type
    assert isinstance(tensor, Tensor)
    assert isinstance(type, (PartitionViewType, StridedViewType, GatherScatterViewType))
    return [View(type, tensor)]


@rule("get_tensor_shape")
def _tensor_shape(x: Execution, op: Op) -> Results:
    tensor = x.values[op.value("src")]
    assert isinstance(tensor, Tensor)
    return [x.result(op, size, i) for i, size in enumerate(tensor.sizes)]


@rule("get_index_space_shape")
def _index_space(x: Execution, op: Op) -> Results:
    view = x.values[op.value("src")]
    assert isinstance(view, View)
    counts = index_space(view)
    for i, count in enumerate(counts):
        result = op.results[i].type
        assert isinstance(result, TileType) and isinstance(result.element, ScalarType)
        limit = const(signed_range(result.element.bits)[1])
        x.check(Kind.UNDEFINED, op, le(count, limit), "the index space fits the result type")
    return [x.result(op, count, i) for i, count in enumerate(counts)]


def _steps(type: ViewType) -> tuple[int, ...]:
    """Elements from one tile's start to the next one's, per tile dimension."""
    if isinstance(type, StridedViewType):
        return type.traversal_strides
    if isinstance(type, GatherScatterViewType):
        return (1,) * len(type.tile_shape)  # its indices count elements
    return type.tile_shape


def _dims(type: ViewType) -> tuple[int, ...]:
    return tuple(range(len(type.tile_shape))) if isinstance(type, GatherScatterViewType) else type.dim_map


def index_space(view: View) -> tuple[Poly, ...]:
    """The number of tile indices along each tile dimension."""
    steps, dims = _steps(view.type), _dims(view.type)
    return tuple(ceildiv(view.tensor.sizes[d], const(s)) for d, s in zip(dims, steps, strict=True))


# --- tokens ------------------------------------------------------------------


@rule("make_token")
def _make_token(x: Execution, op: Op) -> Results:
    return [Token({})]


@rule("join_tokens")
def _join_tokens(x: Execution, op: Op) -> Results:
    return [Token(join(x.token(v) for v in op.variadic("tokens")))]


@rule("print_tko", "gdc_wait_tko", "gdc_launch_dependents_tko", "memory_fence_alias_tko")
def _passes_token(x: Execution, op: Op) -> Results:
    token = op.optional("token") if "token" in op.operands else None
    return [Token(x.token(token)) for _ in op.results]


@rule("assert")
def _assert(x: Execution, op: Op) -> Results:
    return []  # a failing assertion stops the kernel: what would follow is considered all the same


# --- accesses ------------------------------------------------------------------


def _record(x: Execution, op: Op, access: Access) -> Token:
    if not x.trial:
        x.accesses.append(access)
    return Token({**access.after, access.number: TRUE})


def _array(op: Op, array: str | None) -> str:
    if array is None:
        raise Unsupported(op, "an access through an address that does not come from a parameter")
    return array


def _ordering(op: Op) -> tuple[MemoryOrdering, MemoryScope | None]:
    ordering = op.attributes["memory_ordering_semantics"]
    scope = op.attributes.get("memory_scope")
    return ordering, None if ordering is MemoryOrdering.WEAK else scope


def _view_access(x: Execution, op: Op, *, reads: bool, writes: bool) -> Access:
    view = x.values[op.value("view")]
    assert isinstance(view, View)
    array = _array(op, view.tensor.array)
    shape = view.type.tile_shape
    index = _indices(x, op, view)
    steps, dims = _steps(view.type), _dims(view.type)
    space = index_space(view)
    sparse = view.type.sparse_dim if isinstance(view.type, GatherScatterViewType) else None
    within = [conjunction(le(ZERO, i), lt(i, n)) for i, n in zip(index, space, strict=True)]
    # Rows beyond the tensor are masked off one by one, as long as some row is inside.
    rows = TRUE if sparse is None else within.pop(sparse)
    inside = conjunction(*within)
    some_row = rows if sparse is None else _some_row(rows, sparse, shape[sparse])
    element: list[Poly] = [ZERO] * len(view.tensor.sizes)
    for d, (i, step, position) in enumerate(zip(index, steps, lanes(shape), strict=True)):
        element[dims[d]] = i if d == sparse else i * step + position
    mask = conjunction(rows, *(lt(e, s) for e, s in zip(element, view.tensor.sizes, strict=True)))
    inbounds = op.attributes.get("inbounds") or ()
    x.check(Kind.BOUNDS, op, conjunction(inside, some_row), f"the tile index lies inside the index space of {array}")
    for d, promised in enumerate(inbounds):
        if promised and d < len(dims):
            fits = lt(element[dims[d]], view.tensor.sizes[dims[d]])
            x.check(Kind.BOUNDS, op, implication(inside, fits), f"inbounds: no element lies beyond dimension {dims[d]}")
    width = element_bytes(op, view.tensor.element)
    address = view.tensor.offset
    for e, stride in zip(element, view.tensor.strides, strict=True):
        address = address + e * stride * width
    ordering, scope = _ordering(op)
    tiling = None if sparse is not None else Tiling(view.tensor, dims, tuple(index), steps, shape)
    access = Access(
        number=x.numbers[op],
        op=op,
        location=op.location,
        array=array,
        width=width,
        guard=x.guard,
        mask=mask,
        address=address,
        lanes=lane_variables(shape),
        loops=tuple(x.loops),
        after=x.token(op.optional("token")),
        reads=reads,
        writes=writes,
        ordering=ordering,
        scope=scope,
        tiling=tiling,
        element=tuple(element),
        inbounds=inside,
    )
    if not _is_whole(x, view.tensor):
        _check_inside(x, op, access)
    return access


def _some_row(inside: Bool, dim: int, rows: int) -> Bool:
    """That the first or the last row of a gather is inside (enough for 'some row is')."""
    row = lane(dim, rows)
    if row.is_constant:
        return inside
    return disjunction(*(Substitution({as_var(row): const(i)}).bool(inside) for i in (0, rows - 1)))


def _indices(x: Execution, op: Op, view: View) -> list[Poly]:
    """The index per tile dimension; a tile of indices along the sparse dimension follows that dimension's lane."""
    found = []
    for d, value in enumerate(op.variadic("index")):
        # Indices have no sign; a negative one of 32 bits or more is beyond any index space either way.
        type = value.type
        narrow = isinstance(type, TileType) and isinstance(type.element, ScalarType) and type.element.bits < 32
        term = x.integer(value, signed=not narrow)
        shape = shape_of(value)
        if shape:
            term = at(shape, [lane(d, shape[0])]).poly(term)
        found.append(term)
    return found


def _is_whole(x: Execution, tensor: Tensor) -> bool:
    """Whether the tensor view is the array itself, so that its elements are the array's."""
    array = x.launch.arrays[tensor.array or ""]
    same_layout = tensor.offset is ZERO and tensor.sizes == array.dims and tensor.strides == array.strides
    return same_layout and element_width(tensor.element) == array.width


def _check_inside(x: Execution, op: Op, access: Access) -> None:
    """Every element that is accessed lies inside the array."""
    array = x.launch.arrays[access.array]
    bytes = array.extent * array.width
    inside = conjunction(
        le(ZERO, access.address),
        le(access.address + access.width, bytes),
        *(lt(ZERO, dim) for dim in array.dims),
        *_no_gap(array, access.address, access.width),
    )
    touched = conjunction(access.mask, access.inbounds)
    x.check(Kind.BOUNDS, op, implication(touched, inside), f"every element accessed lies inside {access.array}")


def _no_gap(array: Array, address: Poly, width: int) -> Iterator[Bool]:
    """That bytes in the span of an array with gaps are those of an element, found by its digits in the strides."""
    if is_contiguous(array.dims, array.strides):
        return
    rest = address
    for dim, stride in zip(array.dims, array.strides, strict=True):
        step = stride * array.width
        yield lt(ZERO, stride)
        yield lt(floordiv(rest, step), dim)
        rest = modulo(rest, step)
    yield le(rest + width, const(array.width))


def _pointer_access(x: Execution, op: Op, operand: str, *, reads: bool, writes: bool) -> Access:
    pointer = x.values[op.value(operand)]
    type = op.value(operand).type
    assert isinstance(pointer, Pointer) and isinstance(type, TileType) and isinstance(type.element, PointerType)
    mask = op.optional("mask")
    ordering, scope = _ordering(op)
    access = Access(
        number=x.numbers[op],
        op=op,
        location=op.location,
        array=_array(op, pointer.array),
        width=element_bytes(op, type.element.pointee),
        guard=x.guard,
        mask=TRUE if mask is None else x.flag(mask),
        address=pointer.offset,
        lanes=lane_variables(type.shape),
        loops=tuple(x.loops),
        after=x.token(op.optional("token")),
        reads=reads,
        writes=writes,
        ordering=ordering,
        scope=scope,
    )
    _check_inside(x, op, access)
    return access


@rule("load_view_tko")
def _load_view(x: Execution, op: Op) -> Results:
    access = _view_access(x, op, reads=True, writes=False)
    view = x.values[op.value("view")]
    assert isinstance(view, View)
    padding = None if view.type.padding is None else ZERO  # of integers, only zero padding exists
    return [_loaded(x, op, access, padding), _record(x, op, access)]


@rule("load_ptr_tko")
def _load_pointer(x: Execution, op: Op) -> Results:
    access = _pointer_access(x, op, "source", reads=True, writes=False)
    padding = op.optional("padding_value")
    value = None if padding is None else x.values[padding]
    if isinstance(value, Flag):
        loaded = _loaded(x, op, access, value.term)
    else:
        loaded = _loaded(x, op, access, value.term if isinstance(value, Int) else None)
    return [loaded, _record(x, op, access)]


def _loaded(x: Execution, op: Op, access: Access, padding: Poly | Bool | None) -> Symbolic:
    """What a load gives: the memory's contents where it is never written, else anything, and the padding.

    Contents are a function of the address, the same for all blocks (design
    section 5); an array that some store of the kernel may touch has none.
    """
    result = op.results[0]
    type = result.type
    assert isinstance(type, TileType)
    if not isinstance(type.element, ScalarType) or not type.element.is_integer:
        return x.unknown(op, result)
    readable = access.array not in x.written
    name = contents.name(access.array, type.element)
    if type.element is ScalarType.I1:
        anything = x.unknown(op, result)
        assert isinstance(anything, Flag)
        bit = predicate(name, [access.address], exact=True) if readable else anything.term
        if readable and isinstance(x.launch.init.get(access.array), int):
            bit = truth(bool(x.launch.init[access.array]))
        other = padding if isinstance(padding, Bool) else anything.term
        return Flag(type.shape, _choose(access.mask, bit, other))
    anything = x.unknown(op, result)
    assert isinstance(anything, Int)
    term = anything.term
    table = x.launch.arrays[access.array].table
    initial = initial_bits(x.launch, access.array) if x.launch.arrays[access.array].dtype is type.element else None
    width = access.width
    if (
        readable
        and table is not None
        and access.address.is_constant
        and access.address.const % width == 0
        and (0 <= access.address.const // width < len(table) and x.launch.arrays[access.array].dtype is type.element)
    ):
        term = const(table[access.address.const // width])
    elif readable and initial is not None:
        term = const(initial)
    elif readable:
        term = app(name, [access.address], *signed_range(type.element.bits), exact=True)
    if isinstance(padding, Poly):
        other_term = padding
    elif access.mask is TRUE:
        other_term = anything.term
    else:  # an undefined value: each lane may hold anything
        arguments = (*x.instance(), *lanes(type.shape))
        other_term = app(f"undefined value {x.numbers[op]}", arguments, *signed_range(type.element.bits), exact=True)
    return Int(type.shape, type.element.bits, ite(access.mask, term, other_term))


def _choose(condition: Bool, then: Bool, other: Bool) -> Bool:
    return disjunction(conjunction(condition, then), conjunction(negation(condition), other))


@rule("store_view_tko")
def _store_view(x: Execution, op: Op) -> Results:
    return [_record(x, op, _view_access(x, op, reads=False, writes=True))]


@rule("store_ptr_tko")
def _store_pointer(x: Execution, op: Op) -> Results:
    return [_record(x, op, _pointer_access(x, op, "destination", reads=False, writes=True))]


@rule("atomic_rmw_tko", "atomic_cas_tko")
def _atomic(x: Execution, op: Op) -> Results:
    """What it returns is unknown here; protocols (verifier/protocols.py) know more of it."""
    access = _pointer_access(x, op, "pointers", reads=True, writes=True)
    returned = x.unknown(op, op.results[0])
    if isinstance(returned, Int):
        access = replace(access, atomic_operation=_integer_atomic(x, op, returned))
    return [returned, _record(x, op, access)]


def _integer_atomic(x: Execution, op: Op, returned: Int) -> Atomic:
    ((monomial, _),) = returned.term.terms
    (app,) = monomial
    assert isinstance(app, App)
    if op.name == "atomic_cas_tko":
        return Atomic(None, x.integer(op.value("val")), x.integer(op.value("cmp")), app, returned.bits)
    return Atomic(op.attributes["mode"], x.integer(op.value("arg")), None, app, returned.bits)


@rule("atomic_red_view_tko")
def _reduce_view(x: Execution, op: Op) -> Results:
    return [_record(x, op, _view_access(x, op, reads=True, writes=True))]
