"""Which registers and tokens may still be read from a point of the code on (backward data flow)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tileproof.memmodel.program import (
    Access,
    Barrier,
    Binary,
    Branch,
    Compute,
    Fence,
    Instruction,
    JoinTokens,
    Jump,
    Lane,
    Literal,
    Operand,
    Register,
    Tile,
)


def registers_in(operand: Operand | None) -> Iterator[str]:
    match operand:
        case Register(name):
            yield name
        case Lane(tile, _):
            yield from registers_in(tile)
        case Tile(lanes):
            for lane in lanes:
                yield from registers_in(lane)
        case Binary(_, left, right):
            yield from registers_in(left)
            yield from registers_in(right)
        case Literal() | None:
            pass


def uses(instruction: Instruction) -> set[str]:
    match instruction:
        case Access():
            operands = [*(a.index for a in instruction.addresses), *instruction.values,
                        instruction.mask, instruction.padding]  # fmt: skip
            return {name for o in operands for name in registers_in(o)} | set(instruction.tokens)
        case Compute():
            return set(registers_in(instruction.value))
        case JoinTokens():
            return set(instruction.sources)
        case Branch():
            return set(registers_in(instruction.condition))
        case Barrier():
            return {*registers_in(instruction.number), *registers_in(instruction.quorum)}
        case Fence() | Jump():
            return set()


def definitions(instruction: Instruction) -> set[str]:
    match instruction:
        case Access():
            return {name for name in (instruction.result, instruction.token_result) if name is not None}
        case Compute() | JoinTokens():
            return {instruction.result}
        case _:
            return set()


def successors(code: Sequence[Instruction], at: int) -> tuple[int, ...]:
    match code[at]:
        case Jump(target):
            return (target,)
        case Branch(_, target):
            return (target, at + 1)
        case _:
            return (at + 1,)


def live_names(code: Sequence[Instruction], at_end: Collection[str]) -> list[frozenset[str]]:
    """Entry i: names whose value instruction i or a later one may use; the last entry is the end of the code."""
    live: list[frozenset[str]] = [frozenset() for _ in code] + [frozenset(at_end)]
    changed = True
    while changed:
        changed = False
        for at in reversed(range(len(code))):
            after = frozenset[str]().union(*(live[s] for s in successors(code, at)))
            now = after - definitions(code[at]) | uses(code[at])
            if now != live[at]:
                live[at], changed = now, True
    return live
