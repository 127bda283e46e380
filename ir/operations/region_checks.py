"""Checks of operations with regions (specification, "Control Flow", "Reductions").

What a terminator must match in an enclosing loop is checked for whole kernels,
in ``tileproof.ir.validity``.
"""

from __future__ import annotations

from tileproof.ir.operations.checks import tiles_of, values_of
from tileproof.ir.program import Block, Op
from tileproof.ir.types import TensorViewType, TileType, TokenType, Type

EFFECTS = ("alloca", "assert", "assume", "for", "loop")
"""Operations that count as having effects, besides those on memory, whose names end in ``_tko``."""


def _types(op: Op, name: str) -> list[Type]:
    return [value.type for value in values_of(op, name)]


def _argument_types(block: Block) -> list[Type]:
    return [value.type for value in block.arguments]


def _carried_fault(types: list[Type]) -> str | None:
    if all(isinstance(type, TileType | TokenType) for type in types):
        return None
    kind = "tensor view" if any(isinstance(type, TensorViewType) for type in types) else "view"
    return f"loops and branches cannot hand on a {kind}"


def counted_loop(op: Op) -> str | None:
    (body,) = op.regions
    bound, carried = op.value("step").type, _types(op, "init_values")
    if _argument_types(body) != [bound, *carried]:
        return "the body's arguments must be the induction variable and the loop-carried values"
    return _carried_fault(carried)


def endless_loop(op: Op) -> str | None:
    (body,) = op.regions
    carried = _types(op, "init_values")
    if _argument_types(body) != carried:
        return "the body's arguments must be the loop-carried values"
    return _carried_fault([*carried, *_types(op, "results")])


def branches(op: Op) -> str | None:
    for region in op.regions:
        if region.arguments:
            return "branches have no arguments"
        last = region.ops[-1] if region.ops else None
        if last is not None and last.name == "yield" and _types(last, "operands") != _types(op, "results"):
            return "yield must give the results of the if"
    if op.results and op.regions[-1].implicit:
        return "an if with results must have an else"
    return _carried_fault(_types(op, "results"))


def combination(op: Op) -> str | None:
    """The body combines two scalars per operand, and yields one; there is an identity per operand."""
    operands, results = tiles_of(op, "operands"), tiles_of(op, "results")
    identities, dim = op.attributes["identities"], op.attributes["dim"]
    (body,) = op.regions
    if not operands:
        return "expected at least one operand"
    if len({tile.shape for tile in operands}) > 1:
        return "the operands must have one shape"
    if dim >= len(operands[0].shape):
        return f"dim must be below {len(operands[0].shape)}, found {dim}"
    if len(results) != len(operands) or len(identities) != len(operands):
        return "there must be as many results and identities as operands"
    for operand, result, identity in zip(operands, results, identities, strict=True):
        if operand.element != result.element or operand.element is not identity.type:
            return "operand, result and identity must have one element type"
    scalars = [TileType(tile.element) for tile in operands]
    if _argument_types(body) != [scalar for scalar in scalars for _ in range(2)]:
        return "the body must take two scalars per operand"
    if not body.ops or body.ops[-1].name != "yield" or _types(body.ops[-1], "operands") != scalars:
        return "the body must yield a scalar per operand"
    for inner in body.walk():
        if inner.name.endswith("_tko") or inner.name in EFFECTS:
            return f"the body cannot contain {inner.name}: it has effects"
    return None


def reduction(op: Op) -> str | None:
    dim = op.attributes["dim"]
    for operand, result in zip(tiles_of(op, "operands"), tiles_of(op, "results"), strict=True):
        expected = operand.shape[:dim] + operand.shape[dim + 1 :]
        if result.shape != expected:
            return f"expected results of shape {expected}, found {result.shape}"
    return None
