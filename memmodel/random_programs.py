"""Small random straight-line programs, for properties of the models.

A program is plain data, so that it can be written as a Tile IR test with the
token edges it has, or as a PTX test (where program order takes their place),
and be changed by one edge, ordering or scope.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tileproof.memmodel.program import LitmusTest
from tileproof.memmodel.ptx_litmus import parse_ptx
from tileproof.memmodel.tileir_litmus import parse_tileir

VARIABLES = ("X", "Y")
LOAD_ORDERS = ("weak", "relaxed", "acquire")
STORE_ORDERS = ("weak", "relaxed", "release")
ATOMIC_ORDERS = ("relaxed", "acquire", "release", "acq_rel")
FENCE_ORDERS = ("acq_rel", "sc")
SCOPES = ("tl_blk", "device", "sys")
PTX_SCOPES = {"tl_blk": "cta", "device": "gpu", "sys": "sys"}
STRONGER = {
    "weak": ("relaxed",),
    "relaxed": ("acquire", "release"),
    "acquire": ("acq_rel",),
    "release": ("acq_rel",),
    "acq_rel": (),
}


@dataclass(frozen=True, slots=True)
class Operation:
    """``name``: load, store, add, xchg, cas, or fence (PTX only); ``value`` an integer, or the number of an earlier
    operation of the block whose result is stored (``from_register``)."""

    name: str
    variable: str
    order: str
    scope: str
    value: int = 0
    from_register: bool = False
    tokens: frozenset[int] = frozenset()

    @property
    def orders(self) -> tuple[str, ...]:
        return {"load": LOAD_ORDERS, "store": STORE_ORDERS, "fence": FENCE_ORDERS}.get(self.name, ATOMIC_ORDERS)

    @property
    def returns(self) -> bool:
        return self.name not in ("store", "fence")


@dataclass(frozen=True, slots=True)
class RandomProgram:
    blocks: tuple[tuple[Operation, ...], ...]

    def as_tileir(self) -> LitmusTest:
        lines = ["TileIR random", "memory {", *(f"  {v}: i32 = 0" for v in VARIABLES), "}"]
        for number, block in enumerate(self.blocks):
            lines.append(f"block {number} {{")
            for i, op in enumerate(block):
                scope = "" if op.order == "weak" else f" {op.scope}"
                tokens = ", ".join(f"t{j}" for j in sorted(op.tokens))
                results = f"r{i}, t{i}" if op.returns else f"t{i}"
                lines.append(
                    f"  {results} = {op.name} {op.order}{scope} {op.variable}{_operands(op)}"
                    + (f" token {tokens}" if tokens else "")
                )
            lines.append("}")
        return parse_tileir("\n".join(lines) + "\nrace\n")

    def as_ptx(self) -> LitmusTest:
        cells = [[_ptx_instruction(i, op) for i, op in enumerate(block)] for block in self.blocks]
        height = max(len(column) for column in cells)
        rows = [" | ".join(f"P{i}@cta {i},gpu 0" for i in range(len(cells)))]
        rows += [" | ".join(column[i] if i < len(column) else "" for column in cells) for i in range(height)]
        init = "; ".join(f"{v}=0" for v in VARIABLES)
        return parse_ptx(f"PTX random\n{{ {init}; }}\n" + "".join(f"{row} ;\n" for row in rows) + "exists (true)\n")

    def chained(self) -> RandomProgram:
        """The same with a full token chain in each block."""
        return RandomProgram(
            tuple(tuple(replace(op, tokens=frozenset(range(i))) for i, op in enumerate(b)) for b in self.blocks)
        )

    def stronger(self) -> Iterator[tuple[str, RandomProgram]]:
        """All programs with one more token edge, one stronger ordering or one wider scope, and what changed."""
        for b, block in enumerate(self.blocks):
            for i, op in enumerate(block):
                for j in set(range(i)) - op.tokens:
                    yield "token edge", self._with(b, i, replace(op, tokens=op.tokens | {j}))
                for order in STRONGER[op.order]:
                    if order in op.orders:
                        yield f"{op.order} to {order}", self._with(b, i, replace(op, order=order))
                wider = SCOPES[SCOPES.index(op.scope) + 1 :]
                if wider and op.order != "weak":
                    yield f"{op.scope} to {wider[0]}", self._with(b, i, replace(op, scope=wider[0]))

    def _with(self, block: int, index: int, op: Operation) -> RandomProgram:
        blocks = [list(b) for b in self.blocks]
        blocks[block][index] = op
        return RandomProgram(tuple(tuple(b) for b in blocks))


def _operands(op: Operation) -> str:
    if op.name == "load":
        return ""
    value = f"r{op.value}" if op.from_register else str(op.value)
    return f", {op.value % 2}, {value}" if op.name == "cas" else f", {value}"


def _ptx_instruction(number: int, op: Operation) -> str:
    scope = "" if op.order == "weak" else "." + PTX_SCOPES[op.scope]
    if op.name == "fence":
        return f"fence.{op.order}{scope}"
    if op.name in ("load", "store"):
        register = f" r{number}," if op.name == "load" else ""
        return f"{'ld' if op.name == 'load' else 'st'}.{op.order}{scope}{register} {op.variable}{_operands(op)}"
    name = {"xchg": "exch"}.get(op.name, op.name)
    return f"atom.{op.order}{scope}.{name} r{number}, {op.variable}{_operands(op)}"


def random_program(rng: random.Random, blocks: int = 2, length: int = 3, fences: bool = False) -> RandomProgram:
    """Two to ``blocks`` blocks of one to ``length`` operations, with PTX fences among them if asked for."""
    number = rng.randint(2, blocks)
    return RandomProgram(tuple(_random_block(rng, rng.randint(1, length), fences) for _ in range(number)))


def _random_block(rng: random.Random, length: int, fences: bool) -> tuple[Operation, ...]:
    block: list[Operation] = []
    for i in range(length):
        name = rng.choices(("load", "store", "add", "xchg", "cas", "fence"), (5, 5, 2, 1, 1, 4 * fences))[0]
        op = Operation(name, rng.choice(VARIABLES), "", rng.choice(SCOPES), rng.randint(1, 2))
        results = [j for j, earlier in enumerate(block) if earlier.returns]
        if results and name in ("store", "xchg") and rng.random() < 0.3:
            op = replace(op, value=rng.choice(results), from_register=True)
        tokens = frozenset(j for j in range(i) if rng.random() < 0.5)
        block.append(replace(op, order=rng.choice(op.orders), tokens=tokens))
    return tuple(block)
