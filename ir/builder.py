"""Making programs in Python, with explicit tokens, orders and scopes.

::

    program = ProgramBuilder()
    with program.entry("publish", data=pointer(S.I32), flag=pointer(S.I32)) as k:
        one = k.constant(tile(S.I32), 1)
        stored = k.store(k["data"], one)
        k.store(k["flag"], one, token=stored, ordering=MemoryOrdering.RELEASE, scope=MemoryScope.DEVICE)
    bytecode = write_bytecode(program.build())

Every operation of the table can be made with ``op``; the methods are short
forms.  What is not well formed is refused where it is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from tileproof.ir.attributes import (
    AtomicMode,
    ComparisonPredicate,
    IntegerOverflow,
    MemoryOrdering,
    MemoryScope,
    PaddingValue,
    Signedness,
)
from tileproof.ir.constants import encode_values
from tileproof.ir.errors import InputError
from tileproof.ir.operations import BY_NAME, Arity, AttributeKind, AttributeSpec, OperationSpec
from tileproof.ir.program import Block, Global, Kernel, Location, Op, Operand, Program, Value
from tileproof.ir.types import (
    TOKEN,
    PartitionViewType,
    PointerType,
    ScalarType,
    TensorViewType,
    TileType,
    Type,
    ViewType,
)
from tileproof.ir.validity import absent_region, op_fault, whole_program_fault


class BuildError(InputError):
    """An operation or program that would not be well formed."""


def tile(element: ScalarType, *shape: int) -> TileType:
    """The type of a tile of numbers; a scalar without shape."""
    return TileType(element, shape)


def pointer(pointee: ScalarType, *shape: int) -> TileType:
    """The type of a tile of pointers; a scalar without shape."""
    return TileType(PointerType(pointee), shape)


class ProgramBuilder:
    """Collects entries and globals into a program."""

    def __init__(self, name: str = "kernels") -> None:
        self.name = name
        self.kernels: list[Kernel] = []
        self.globals: list[Global] = []

    @contextmanager
    def entry(
        self, name: str, /, *, hints: Mapping[str, Mapping[str, int]] | None = None, **parameters: TileType
    ) -> Iterator[KernelBuilder]:
        """An entry with these parameters; ``return`` is added at its end."""
        arguments = tuple(Value(type, None, i, label) for i, (label, type) in enumerate(parameters.items()))
        builder = KernelBuilder({value.name or "": value for value in arguments})
        yield builder
        builder.end("return")
        self.kernels.append(Kernel(name, Block(arguments, tuple(builder.ops)), hints or {}))

    def build(self) -> Program:
        """The program; BuildError if it is not well formed."""
        program = Program(self.name, tuple(self.kernels), tuple(self.globals))
        if fault := whole_program_fault(program):
            raise BuildError(f"{fault.op.name}: {fault.message}" if fault.op else fault.message)
        return program


class Loop:
    """A loop being built: what its body sees, and its ``results`` once it is closed."""

    def __init__(self, carried: tuple[Value, ...], counter: Value | None = None) -> None:
        self.carried = carried
        self._counter = counter
        self.results: tuple[Value, ...] = ()

    @property
    def counter(self) -> Value:
        """The induction variable of a ``for``."""
        if self._counter is None:
            raise BuildError("an endless loop counts nothing")
        return self._counter


class Branch:
    """An ``if`` being built: fill ``then`` and, if there is an else, ``otherwise``; ``results`` once it is closed."""

    def __init__(self, builder: KernelBuilder) -> None:
        self._builder = builder
        self.regions: dict[str, Block] = {}
        self.results: tuple[Value, ...] = ()

    @contextmanager
    def then(self) -> Iterator[None]:
        with self._builder.region((), "yield") as ops:
            yield
        self.regions["then"] = Block((), tuple(ops))

    @contextmanager
    def otherwise(self) -> Iterator[None]:
        with self._builder.region((), "yield") as ops:
            yield
        self.regions["otherwise"] = Block((), tuple(ops))


class KernelBuilder:
    """Appends operations; ``location`` is given to those that follow."""

    def __init__(self, parameters: Mapping[str, Value]) -> None:
        self.parameters = parameters
        self.ops: list[Op] = []
        self.location: Location | None = None

    def __getitem__(self, parameter: str) -> Value:
        return self.parameters[parameter]

    # --- any operation -----------------------------------------------------

    def op(
        self, name: str, /, *, results: Sequence[Type] | None = None, regions: Sequence[Block] = (), **given: Any
    ) -> Op:
        """An operation of the table; ``given`` are operands and attributes by name.

        Left out: absent operands, and attributes at their defaults.  ``results``
        may be left out where the types follow from the operands.
        """
        spec = BY_NAME.get(name)
        if spec is None or not spec.in_bodies:
            raise BuildError(f"there is no operation {name!r}")
        known = {row.name for row in spec.operands} | {row.name for row in spec.attributes}
        if unknown := sorted(set(given) - known):
            raise BuildError(f"{name} has no {', '.join(unknown)}; it has {', '.join(sorted(known))}")
        operands = {row.name: _operand(spec, row.name, row.arity, given.get(row.name)) for row in spec.operands}
        attributes = {row.name: _attribute(spec, row, given, operands) for row in spec.attributes}
        op = Op(spec, operands, attributes, tuple(regions), (), self.location)
        types = _result_types(spec, operands) if results is None else results
        op.results = tuple(Value(type, op, i) for i, type in enumerate(types))
        if fault := op_fault(op):
            raise BuildError(f"{name}: {fault}")
        self.ops.append(op)
        return op

    def end(self, terminator: str, *values: Value) -> None:
        """Close the block with a terminator, unless it has one."""
        if not self.ops or not self.ops[-1].spec.terminator:
            self.op(terminator, operands=values)

    @contextmanager
    def region(self, arguments: tuple[Value, ...], terminator: str) -> Iterator[list[Op]]:
        """Operations made inside go into a block of their own, which ends with ``terminator`` if with no other."""
        outer, self.ops = self.ops, []
        ops = self.ops
        try:
            yield ops
            self.end(terminator)
        finally:
            self.ops = outer

    # --- numbers -----------------------------------------------------------

    def constant(self, type: TileType, *values: int | float) -> Value:
        """One value for all elements, or one for each."""
        try:
            data = encode_values(type, values)
        except ValueError as error:
            raise BuildError(f"constant: {error}") from None
        return self.op("constant", value=data, results=[type]).result

    def add(self, lhs: Value, rhs: Value, overflow: IntegerOverflow = IntegerOverflow.NONE) -> Value:
        return self.op("addi", lhs=lhs, rhs=rhs, overflow=overflow).result

    def multiply(self, lhs: Value, rhs: Value, overflow: IntegerOverflow = IntegerOverflow.NONE) -> Value:
        return self.op("muli", lhs=lhs, rhs=rhs, overflow=overflow).result

    def compare(
        self, predicate: ComparisonPredicate, lhs: Value, rhs: Value, signedness: Signedness = Signedness.SIGNED
    ) -> Value:
        """A tile of i1."""
        mask = TileType(ScalarType.I1, _tile_type(lhs).shape)
        given: dict[str, Any] = {"lhs": lhs, "rhs": rhs, "comparison_predicate": predicate, "signedness": signedness}
        return self.op("cmpi", results=[mask], **given).result

    def iota(self, element: ScalarType, size: int) -> Value:
        return self.op("iota", results=[tile(element, size)]).result

    def spread(self, scalar: Value, *shape: int) -> Value:
        """A scalar, number or pointer, as a tile of that shape."""
        element = _tile_type(scalar).element
        ones = self.op("reshape", source=scalar, results=[TileType(element, (1,) * len(shape))]).result
        return self.op("broadcast", source=ones, results=[TileType(element, shape)]).result

    def block_id(self) -> tuple[Value, Value, Value]:
        return self._three("get_tile_block_id")

    def num_blocks(self) -> tuple[Value, Value, Value]:
        return self._three("get_num_tile_blocks")

    def _three(self, name: str) -> tuple[Value, Value, Value]:
        x, y, z = self.op(name, results=[tile(ScalarType.I32)] * 3).results
        return x, y, z

    # --- memory through pointers -------------------------------------------

    def token(self) -> Value:
        """A token that orders nothing before it."""
        return self.op("make_token").result

    def join(self, *tokens: Value) -> Value:
        return self.op("join_tokens", tokens=tokens).result

    def offset(self, pointers: Value, offset: Value) -> Value:
        return self.op("offset", ptr=pointers, offset=offset).result

    def load(
        self,
        pointers: Value,
        *,
        mask: Value | None = None,
        padding: Value | None = None,
        token: Value | None = None,
        ordering: MemoryOrdering = MemoryOrdering.WEAK,
        scope: MemoryScope | None = None,
    ) -> tuple[Value, Value]:
        """The elements and the token."""
        given: dict[str, Any] = {"source": pointers, "mask": mask, "padding_value": padding, "token": token}
        order: dict[str, Any] = {"memory_ordering_semantics": ordering, "memory_scope": scope}
        value, after = self.op("load_ptr_tko", results=[_pointees(pointers), TOKEN], **given, **order).results
        return value, after

    def store(
        self,
        pointers: Value,
        value: Value,
        *,
        mask: Value | None = None,
        token: Value | None = None,
        ordering: MemoryOrdering = MemoryOrdering.WEAK,
        scope: MemoryScope | None = None,
    ) -> Value:
        """The token."""
        given: dict[str, Any] = {"destination": pointers, "value": value, "mask": mask, "token": token}
        return self.op("store_ptr_tko", **given, memory_ordering_semantics=ordering, memory_scope=scope).result

    def atomic(
        self,
        mode: AtomicMode,
        pointers: Value,
        value: Value,
        *,
        mask: Value | None = None,
        token: Value | None = None,
        ordering: MemoryOrdering = MemoryOrdering.RELAXED,
        scope: MemoryScope = MemoryScope.DEVICE,
    ) -> tuple[Value, Value]:
        """What was there before, and the token."""
        given: dict[str, Any] = {"pointers": pointers, "arg": value, "mask": mask, "token": token, "mode": mode}
        op = self.op("atomic_rmw_tko", **given, memory_ordering_semantics=ordering, memory_scope=scope)
        return op.results[0], op.results[1]

    def compare_and_swap(
        self,
        pointers: Value,
        expected: Value,
        desired: Value,
        *,
        mask: Value | None = None,
        token: Value | None = None,
        ordering: MemoryOrdering = MemoryOrdering.RELAXED,
        scope: MemoryScope = MemoryScope.DEVICE,
    ) -> tuple[Value, Value]:
        """What was there before, and the token."""
        given: dict[str, Any] = {"pointers": pointers, "cmp": expected, "val": desired, "mask": mask, "token": token}
        op = self.op("atomic_cas_tko", **given, memory_ordering_semantics=ordering, memory_scope=scope)
        return op.results[0], op.results[1]

    # --- memory through views ----------------------------------------------

    def tensor_view(self, base: Value, shape: Sequence[int | Value], strides: Sequence[int | Value]) -> Value:
        """An array in memory; sizes and strides in elements, as numbers or values."""
        element = _tile_type(base).element
        if not isinstance(element, PointerType):
            raise BuildError("a tensor view needs a pointer")
        static = [tuple(None if isinstance(size, Value) else size for size in sizes) for sizes in (shape, strides)]
        type = TensorViewType(element.pointee, static[0], static[1], element.attribute)
        dynamic = [[size for size in sizes if isinstance(size, Value)] for sizes in (shape, strides)]
        given: dict[str, Any] = {"base": base, "dynamic_shape": dynamic[0], "dynamic_strides": dynamic[1]}
        return self.op("make_tensor_view", results=[type], **given).result

    def partition(self, tensor: Value, *tile_shape: int, padding: PaddingValue | None = None) -> Value:
        """A view of the array as tiles that do not overlap."""
        assert isinstance(tensor.type, TensorViewType)
        view = PartitionViewType(tile_shape, tensor.type, tuple(range(len(tile_shape))), padding)
        return self.op("make_partition_view", tensor_view=tensor, results=[view]).result

    def load_view(
        self,
        view: Value,
        *index: Value,
        token: Value | None = None,
        ordering: MemoryOrdering = MemoryOrdering.WEAK,
        scope: MemoryScope | None = None,
    ) -> tuple[Value, Value]:
        """The tile and the token."""
        assert isinstance(view.type, ViewType)
        type = TileType(view.type.tensor.element, view.type.tile_shape)
        given: dict[str, Any] = {"view": view, "index": index, "token": token}
        order: dict[str, Any] = {"memory_ordering_semantics": ordering, "memory_scope": scope}
        value, after = self.op("load_view_tko", results=[type, TOKEN], **given, **order).results
        return value, after

    def store_view(
        self,
        view: Value,
        value: Value,
        *index: Value,
        token: Value | None = None,
        ordering: MemoryOrdering = MemoryOrdering.WEAK,
        scope: MemoryScope | None = None,
    ) -> Value:
        """The token."""
        given: dict[str, Any] = {"view": view, "tile": value, "index": index, "token": token}
        return self.op("store_view_tko", **given, memory_ordering_semantics=ordering, memory_scope=scope).result

    # --- control flow ------------------------------------------------------

    @contextmanager
    def for_loop(
        self, lower: Value, upper: Value, step: Value, *carried: Value, unsigned: bool = False
    ) -> Iterator[Loop]:
        """``for counter in range(lower, upper, step)``; end the body with ``continue_`` of the carried values."""
        counter, arguments = Value(lower.type), _arguments(carried, 1)
        loop = Loop(arguments, counter)
        with self.region((counter, *arguments), "continue") as ops:
            yield loop
        block = Block((counter, *arguments), tuple(ops))
        given: dict[str, Any] = {"lower_bound": lower, "upper_bound": upper, "step": step, "init_values": carried}
        types = [value.type for value in carried]
        op = self.op("for", results=types, regions=[block], unsigned_cmp=unsigned, **given)
        loop.results = op.results

    @contextmanager
    def loop(self, *carried: Value, results: Sequence[Type] = ()) -> Iterator[Loop]:
        """A loop that goes on until ``break_``, whose values are the results."""
        arguments = _arguments(carried, 0)
        loop = Loop(arguments)
        with self.region(arguments, "continue") as ops:
            yield loop
        block = Block(arguments, tuple(ops))
        loop.results = self.op("loop", results=results, regions=[block], init_values=carried).results

    @contextmanager
    def branch(self, condition: Value, *results: Type) -> Iterator[Branch]:
        """An if; end both regions with ``yield_`` of the results."""
        branch = Branch(self)
        yield branch
        regions = [branch.regions.get("then"), branch.regions.get("otherwise", absent_region())]
        if regions[0] is None:
            raise BuildError("an if needs its then region")
        blocks = [region for region in regions if region is not None]
        branch.results = self.op("if", results=results, regions=blocks, condition=condition).results

    def continue_(self, *values: Value) -> None:
        self.op("continue", operands=values)

    def break_(self, *values: Value) -> None:
        self.op("break", operands=values)

    def yield_(self, *values: Value) -> None:
        self.op("yield", operands=values)

    def return_(self) -> None:
        self.op("return")


def _arguments(carried: Sequence[Value], start: int) -> tuple[Value, ...]:
    return tuple(Value(value.type, None, start + i) for i, value in enumerate(carried))


def _tile_type(value: Value) -> TileType:
    if not isinstance(value.type, TileType):
        raise BuildError(f"expected a tile, found {value.type}")
    return value.type


def _pointees(pointers: Value) -> TileType:
    """The type of what the pointers point to."""
    type = _tile_type(pointers)
    if not isinstance(type.element, PointerType):
        raise BuildError("expected pointers")
    return TileType(type.element.pointee, type.shape)


def _operand(spec: OperationSpec, name: str, arity: Arity, given: Any) -> Operand:
    if arity is Arity.VARIADIC:
        return tuple(given or ())
    if given is None and arity is Arity.ONE:
        raise BuildError(f"{spec.name} needs {name}")
    if given is not None and not isinstance(given, Value):
        raise BuildError(f"{name} of {spec.name} must be a value, found {given!r}")
    return given


def _attribute(
    spec: OperationSpec, row: AttributeSpec, given: Mapping[str, Any], operands: Mapping[str, Operand]
) -> Any:
    value = given.get(row.name)
    if value is None:
        if row.kind is AttributeKind.BOOLEANS:
            index = operands["index"]
            assert isinstance(index, tuple)
            return (row.default,) * len(index)
        if row.default is None and not row.optional:
            raise BuildError(f"{spec.name} needs {row.name}")
        return row.default
    if not isinstance(row.kind, AttributeKind) and not isinstance(value, row.kind):
        raise BuildError(f"{row.name} of {spec.name} must be a {row.kind.__name__}, found {value!r}")
    return value


def _result_types(spec: OperationSpec, operands: Mapping[str, Operand]) -> list[Type]:
    """The types that follow from the operands."""
    types: list[Type] = []
    for row in spec.results:
        like = operands.get(row.like) if row.like else None
        if isinstance(like, Value):
            types.append(like.type)
        elif row.type.accepts(TOKEN) and row.arity is Arity.ONE and not row.like:
            types.append(TOKEN)
        elif row.arity is Arity.ONE:
            raise BuildError(f"{spec.name}: say the result types")
    return types
