"""The common fragment of the two models: a PTX test read as a Tile IR test.

Each thread becomes a tile block, program order a full token chain, ``cta``,
``gpu`` and ``sys`` become ``tl_blk``, ``device`` and ``sys``.  Tile IR is a
weakening of PTX on it: every outcome of the PTX test is one of its image.
Fences, barriers and clusters have no counterpart, and a launch is on one GPU.
"""

from __future__ import annotations

from dataclasses import replace

from tileproof.ir.errors import InputError
from tileproof.memmodel.events import Scope
from tileproof.memmodel.execution import Placement
from tileproof.memmodel.program import (
    Access,
    Barrier,
    Branch,
    Fence,
    Format,
    Instruction,
    JoinTokens,
    Jump,
    LitmusTest,
)

CHAIN = "<chain>"


def as_tileir(test: LitmusTest) -> LitmusTest:
    """The image of a PTX test; InputError, naming the line, outside the common fragment."""
    if len({thread.placement.gpu for thread in test.threads}) > 1:
        raise InputError(f"{test.file}: a Tile IR launch runs on one GPU, this test names several")
    threads = tuple(
        replace(t, code=(JoinTokens(CHAIN, ()), *(_chained(test, i) for i in t.code)), placement=Placement())
        for t in test.threads
    )
    return replace(test, format=Format.TILEIR, threads=threads)


def _chained(test: LitmusTest, instruction: Instruction) -> Instruction:
    """The instruction on the chain, one place further down."""
    match instruction:
        case Fence():
            raise InputError(f"{test.file}:{instruction.line}:1: Tile IR has no fences")
        case Barrier():
            raise InputError(f"{test.file}:{instruction.line}:1: Tile IR has no barriers")
        case Access(scope=Scope.CLUSTER):
            raise InputError(f"{test.file}:{instruction.line}:1: Tile IR has no cluster scope")
        case Access():
            return replace(instruction, tokens=(CHAIN,), token_result=CHAIN)
        case Branch():
            join = None if instruction.join is None else instruction.join + 1
            return replace(instruction, target=instruction.target + 1, join=join)
        case Jump():
            return replace(instruction, target=instruction.target + 1)
        case _:
            return instruction
