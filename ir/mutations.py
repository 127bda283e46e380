"""Faulty variants of a program: one ordering or index fault each, at every place where it applies.

For testing verifiers: a mutant of a correct program may be incorrect, and the
description says where.  Mutants are well formed.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tileproof.ir.attributes import IntegerOverflow, MemoryOrdering, MemoryScope
from tileproof.ir.constants import encode_values
from tileproof.ir.operations import BY_NAME, Arity
from tileproof.ir.program import Kernel, Location, Op, Operand, Program, Value
from tileproof.ir.rewriting import Edit, edited, prepended
from tileproof.ir.types import TOKEN, ScalarType, TileType
from tileproof.ir.validity import op_fault, whole_program_fault


class Mutation(enum.Enum):
    """What a mutation does."""

    DROP_TOKEN = "drop a token edge"
    ENTRY_TOKEN = "replace a token by the entry token"
    WEAKEN_ORDER = "weaken a memory ordering"
    STRENGTHEN_ORDER = "strengthen a memory ordering"
    NARROW_SCOPE = "narrow a memory scope"
    SHIFT_INDEX = "add one to an index"
    SCALE_INDEX = "double an index"
    SWAP_INDICES = "swap two indices"
    DROP_MASK = "drop a mask"
    DROP_RELEASE = "drop a release"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A program with one fault; ``op`` is the operation's name and ``location`` its place in the original."""

    mutation: Mutation
    kernel: str
    op: str
    location: Location | None
    description: str
    program: Program


@dataclass(frozen=True, slots=True)
class _Change:
    """What to do to an operation, in words and as an edit."""

    description: str
    edit: Edit


def mutants(program: Program, *wanted: Mutation) -> Iterator[Mutant]:
    """Every mutant by one of these mutations (none given: any), kernel by kernel in program order."""
    for kernel in program.kernels:
        prepared, entry_token = _with_entry_token(program, kernel)
        for op in list(prepared.kernel(kernel.name).body.walk()):
            for mutation in wanted or tuple(Mutation):
                for change in _CHANGES[mutation](op, entry_token):
                    base = prepared if _uses(change.edit, entry_token) else program
                    mutant = edited(base, op, change.edit)
                    if whole_program_fault(mutant) is None:
                        description = f"{op.name}: {change.description}"
                        yield Mutant(mutation, kernel.name, op.name, op.location, description, mutant)


def _with_entry_token(program: Program, kernel: Kernel) -> tuple[Program, Value]:
    """The program, and a token made before anything else in the kernel; where there is none, one is added."""
    first = kernel.body.ops[0]
    if first.name == "make_token":
        return program, first.result
    maker = Op(BY_NAME["make_token"], {}, {}, location=kernel.location)
    maker.results = (Value(TOKEN, maker),)
    kernels = tuple(prepended(k, [maker]) if k is kernel else k for k in program.kernels)
    return replace(program, kernels=kernels), maker.result


def _uses(edit: Edit, token: Value) -> bool:
    values: list[Operand] = [*edit.operands.values(), tuple(v for v in edit.instead or () if v)]
    return any(token is v or (isinstance(v, tuple) and any(token is w for w in v)) for v in values)


# --- tokens ------------------------------------------------------------------


def _drop_token(op: Op, _: Value) -> Iterator[_Change]:
    """An operation no longer waits; of joined tokens, one is left out."""
    for row in op.spec.operands:
        operand = op.operands[row.name]
        if row.arity is Arity.OPTIONAL and isinstance(operand, Value) and operand.type == TOKEN:
            yield _Change("does not wait for its token", Edit({row.name: None}))
    if op.name == "join_tokens":
        tokens = op.variadic("tokens")
        for i in range(len(tokens)):
            rest = tokens[:i] + tokens[i + 1 :]
            kept = rest * 2 if len(rest) == 1 else rest
            yield _Change(f"leaves out token {i}", Edit({"tokens": kept}))


def _entry_token(op: Op, entry: Value) -> Iterator[_Change]:
    for row in op.spec.operands:
        operand = op.operands[row.name]
        if isinstance(operand, Value):
            if operand.type == TOKEN and operand is not entry:
                yield _Change("waits for the kernel's start only", Edit({row.name: entry}))
            continue
        for i, value in enumerate(operand or ()):
            if value.type == TOKEN and value is not entry:
                replaced = _with_item(operand, i, entry)
                yield _Change(f"hands on the kernel's start as {row.name} {i}", Edit({row.name: replaced}))


def _with_item(values: Operand, index: int, value: Value) -> tuple[Value, ...]:
    assert isinstance(values, tuple)
    return values[:index] + (value,) + values[index + 1 :]


def _drop_release(op: Op, entry: Value) -> Iterator[_Change]:
    """A store or atomic that releases disappears; who waited for it waits for what it waited for."""
    ordering = op.attributes.get("memory_ordering_semantics")
    if ordering not in (MemoryOrdering.RELEASE, MemoryOrdering.ACQ_REL):
        return
    before = op.optional("token") or entry
    yield _Change("is gone", Edit(instead=[before if result.type == TOKEN else None for result in op.results]))


# --- orderings and scopes ----------------------------------------------------

_O = MemoryOrdering
_STRENGTH = {_O.WEAK: 0, _O.RELAXED: 1, _O.ACQUIRE: 2, _O.RELEASE: 2, _O.ACQ_REL: 3}


def _reorder(stronger: bool) -> Callable[[Op, Value], Iterator[_Change]]:
    def changes(op: Op, _: Value) -> Iterator[_Change]:
        old = op.attributes.get("memory_ordering_semantics")
        if not isinstance(old, MemoryOrdering):
            return
        for new in MemoryOrdering:
            more = _STRENGTH[new] > _STRENGTH[old]
            if new is old or _STRENGTH[new] == _STRENGTH[old] or more is not stronger:
                continue
            scope = op.attributes["memory_scope"]
            if new is MemoryOrdering.WEAK:
                scope = None
            elif scope is None:
                scope = MemoryScope.DEVICE
            attributes = {"memory_ordering_semantics": new, "memory_scope": scope}
            if op_fault(replace(op, attributes={**op.attributes, **attributes})) is None:
                yield _Change(f"{old.text} becomes {new.text}", Edit(attributes=attributes))

    return changes


def _narrow_scope(op: Op, _: Value) -> Iterator[_Change]:
    old = op.attributes.get("memory_scope")
    if not isinstance(old, MemoryScope):
        return
    for new in MemoryScope:
        if new < old:
            yield _Change(f"scope {old.text} becomes {new.text}", Edit(attributes={"memory_scope": new}))


# --- indices and masks -------------------------------------------------------


def _indices(op: Op) -> Iterator[tuple[str, int | None, Value]]:
    """The integers that say where an operation goes: operand, position in it, value."""
    if op.name == "offset":
        yield "offset", None, op.value("offset")
    if "index" in op.operands:
        for i, value in enumerate(op.variadic("index")):
            yield "index", i, value


def _recompute(operation: str, number: int, words: str) -> Callable[[Op, Value], Iterator[_Change]]:
    def changes(op: Op, _: Value) -> Iterator[_Change]:
        for name, position, value in _indices(op):
            type = value.type
            assert isinstance(type, TileType) and isinstance(type.element, ScalarType)
            if type.element is ScalarType.I1:
                continue
            constant = _constant(type, number, op.location)
            new = _arithmetic(operation, value, constant.result, op.location)
            operand = new.result if position is None else _with_item(op.operands[name], position, new.result)
            place = name if position is None else f"{name} {position}"
            yield _Change(f"{place} {words}", Edit({name: operand}, before=[constant, new]))

    return changes


def _constant(type: TileType, number: int, location: Location | None) -> Op:
    op = Op(BY_NAME["constant"], {}, {"value": encode_values(type, [number])}, location=location)
    op.results = (Value(type, op),)
    return op


def _arithmetic(name: str, lhs: Value, rhs: Value, location: Location | None) -> Op:
    operands = {"lhs": lhs, "rhs": rhs}
    op = Op(BY_NAME[name], operands, {"overflow": IntegerOverflow.NONE}, location=location)
    op.results = (Value(lhs.type, op),)
    return op


def _swap_indices(op: Op, _: Value) -> Iterator[_Change]:
    if "index" not in op.operands:
        return
    index = op.variadic("index")
    for i in range(len(index)):
        for j in range(i + 1, len(index)):
            if index[i] is not index[j] and index[i].type == index[j].type:
                swapped = _with_item(_with_item(index, i, index[j]), j, index[i])
                yield _Change(f"index {i} and {j} are swapped", Edit({"index": swapped}))


def _drop_mask(op: Op, _: Value) -> Iterator[_Change]:
    if op.operands.get("mask") is None:
        return
    dropped: dict[str, Operand] = {"mask": None}
    if "padding_value" in op.operands:
        dropped["padding_value"] = None
    yield _Change("goes without its mask", Edit(dropped))


_CHANGES: dict[Mutation, Callable[[Op, Value], Iterator[_Change]]] = {
    Mutation.DROP_TOKEN: _drop_token,
    Mutation.ENTRY_TOKEN: _entry_token,
    Mutation.WEAKEN_ORDER: _reorder(stronger=False),
    Mutation.STRENGTHEN_ORDER: _reorder(stronger=True),
    Mutation.NARROW_SCOPE: _narrow_scope,
    Mutation.SHIFT_INDEX: _recompute("addi", 1, "is one more"),
    Mutation.SCALE_INDEX: _recompute("muli", 2, "is doubled"),
    Mutation.SWAP_INDICES: _swap_indices,
    Mutation.DROP_MASK: _drop_mask,
    Mutation.DROP_RELEASE: _drop_release,
}
