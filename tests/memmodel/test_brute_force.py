"""The explorer against a deliberately naive enumeration: every rf, every co, the axioms as sets of pairs.

Written from memory-model.md (sections 2 to 4) and from the PTX ISA alone; shares
nothing with the package but the random programs' text.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from dataclasses import dataclass

import pytest

from tileproof.memmodel.explorer import explore
from tileproof.memmodel.random_programs import RandomProgram, random_program

Pair = tuple[int, int]
Pairs = frozenset[Pair]


@dataclass
class E:
    block: int
    op: int
    kind: str  # "I", "R", "W", "F", or "C" for the write of a failed compare-and-swap
    var: str
    order: str
    scope: str


def compose(a: Pairs | set[Pair], b: Pairs | set[Pair]) -> set[Pair]:
    return {(x, w) for x, y in a for z, w in b if y == z}


def closure(r: set[Pair]) -> set[Pair]:
    result = set(r)
    while True:
        more = compose(result, result) - result
        if not more:
            return result
        result |= more


def inverse(r: set[Pair]) -> set[Pair]:
    return {(b, a) for a, b in r}


def irreflexive(r: set[Pair]) -> bool:
    return all(a != b for a, b in r)


def acyclic(r: set[Pair]) -> bool:
    return irreflexive(closure(r))


class Naive:
    """All consistent executions of a program, for one outcome (success or failure) of each compare-and-swap."""

    def __init__(self, program: RandomProgram, successes: dict[Pair, bool], ptx: bool) -> None:
        self.program, self.successes, self.ptx = program, successes, ptx
        self.events = [E(-1, 0, "I", v, "weak", "none") for v in ("X", "Y")]
        self.read_of: dict[Pair, int] = {}
        self.write_of: dict[Pair, int] = {}
        for b, block in enumerate(program.blocks):
            for i, op in enumerate(block):
                if op.name == "fence":
                    self.events.append(E(b, i, "F", "", op.order, op.scope))
                    continue
                if op.name != "store":
                    self.read_of[b, i] = len(self.events)
                    self.events.append(E(b, i, "R", op.variable, op.order, op.scope))
                if op.name != "load":
                    failed = op.name == "cas" and not successes[b, i]
                    if failed and ptx:
                        continue
                    self.write_of[b, i] = len(self.events)
                    self.events.append(E(b, i, "C" if failed else "W", op.variable, op.order, op.scope))
        self.numbers = range(len(self.events))

    def relation(self, test) -> set[Pair]:
        return {(a, b) for a in self.numbers for b in self.numbers if a != b and test(a, b)}

    def static(self) -> None:
        ev = self.events
        tok = set()
        for b, block in enumerate(self.program.blocks):
            for i, op in enumerate(block):
                before = range(i) if self.ptx else op.tokens
                tok |= {(x, y) for x in self.numbers for y in self.numbers
                        if ev[x].block == b == ev[y].block and ev[y].op == i and ev[x].op in before}  # fmt: skip
        self.tok = closure(tok)
        self.rmw = {(self.read_of[k], w) for k, w in self.write_of.items() if k in self.read_of}
        if self.ptx:
            self.tok |= self.rmw
        self.F = {a for a in self.numbers if ev[a].kind == "F"}
        self.loc = self.relation(lambda a, b: ev[a].var == ev[b].var and not {a, b} & self.F)
        rpo = self.tok | self.rmw

        def covers(a: int, b: int) -> bool:
            return ev[a].order != "weak" and (ev[a].scope != "tl_blk" or ev[a].block == ev[b].block)

        def is_init(a: int) -> bool:
            return ev[a].kind == "I"

        self.ms = {
            (a, b) for a, b in self.loc | self.relation(lambda a, b: bool({a, b} & self.F))
            if not is_init(a) and not is_init(b)
            and ((a, b) in rpo or (b, a) in rpo or (covers(a, b) and covers(b, a)))
        }  # fmt: skip
        self.W = {a for a in self.numbers if ev[a].kind == "W"}
        self.R = {a for a in self.numbers if ev[a].kind == "R"}
        self.REL = {a for a in self.W if ev[a].order in ("release", "acq_rel")}
        self.ACQ = {a for a in self.R if ev[a].order in ("acquire", "acq_rel")}
        self.strong = {a for a in self.numbers if ev[a].order != "weak"}
        self.init_first = {(a, b) for a in self.numbers for b in self.numbers if is_init(a) and not is_init(b)}

    def executions(self):
        """(registers, final memory options, races as pairs of operations) of each consistent execution."""
        self.static()
        ev = self.events
        reads = sorted(self.R)
        options = [[w for w in self.numbers if ev[w].kind in "IW" and ev[w].var == ev[r].var] for r in reads]
        for choice in itertools.product(*options):
            source = dict(zip(reads, choice, strict=True))
            values = self.values(source)
            if values is not None:
                for sc in self.fence_orders():
                    yield from self.coherent({(w, r) for r, w in source.items()}, sc, values)

    def fence_orders(self):
        fences = [f for f in self.F if self.events[f].order == "sc"]
        pairs = [p for p in itertools.combinations(fences, 2) if p in self.ms]
        for ways in itertools.product((False, True), repeat=len(pairs)):
            yield {(b, a) if swap else (a, b) for (a, b), swap in zip(pairs, ways, strict=True)}

    def values(self, source: dict[int, int]) -> dict[int, int] | None:
        """Values of all events, or None: out of thin air, or a compare-and-swap that goes the other way."""
        value = {a: 0 for a in self.numbers if self.events[a].kind == "I"}
        for _ in self.numbers:
            for r, w in source.items():
                if w in value:
                    value[r] = value[w]
            for (b, i), w in self.write_of.items():
                op = self.program.blocks[b][i]
                operand = op.value
                if op.from_register:
                    if self.read_of[b, op.value] not in value:
                        continue
                    operand = value[self.read_of[b, op.value]]
                if op.name == "add":
                    if self.read_of[b, i] in value:
                        value[w] = value[self.read_of[b, i]] + operand
                elif op.name == "cas":  # its write waits for its comparison
                    if self.read_of[b, i] in value:
                        value[w] = operand
                else:
                    value[w] = operand
        if any(a not in value for a in self.numbers if self.events[a].kind not in "CF"):
            return None
        for (b, i), success in self.successes.items():
            op = self.program.blocks[b][i]
            if (value[self.read_of[b, i]] == op.value % 2) != success:
                return None
        return value

    def coherent(self, rf: set[Pair], sc: set[Pair], values: dict[int, int]):
        ms = self.ms
        obs = ms & rf
        while True:
            more = compose(compose(obs, self.rmw), obs) - obs
            if not more:
                break
            obs |= more
        tokloc = self.tok & self.loc
        release = {(a, b) for a in self.REL for b in self.W & self.strong if a == b or (a, b) in tokloc}
        acquire = {(a, b) for a in self.R & self.strong for b in self.ACQ if a == b or (a, b) in tokloc}
        release |= {(f, w) for f, w in self.tok if f in self.F and w in self.W & self.strong}
        acquire |= {(r, f) for r, f in self.tok if f in self.F and r in self.R & self.strong}
        sw = ms & compose(compose(release, obs), acquire) | sc
        hb = closure(self.tok | self.rmw | sw | self.init_first)
        cause = hb | compose(obs, hb)
        if not irreflexive(compose(sc, cause)):
            return
        ordered = cause if self.ptx else hb
        writes = [a for a in self.numbers if self.events[a].kind in "IW"]
        related = [(a, b) for a, b in itertools.combinations(writes, 2)
                   if (a, b) in self.loc and ((a, b) in ms or (a, b) in ordered or (b, a) in ordered)]  # fmt: skip
        found = set()
        for ways in itertools.product((False, True), repeat=len(related)):
            co = closure({(b, a) if swap else (a, b) for (a, b), swap in zip(related, ways, strict=True)})
            if irreflexive(co) and self.consistent(rf, frozenset(co), cause, ordered):
                found.add(frozenset(co))
        for co in found:
            finals = {}
            for var in ("X", "Y"):
                mine = [w for w in writes if self.events[w].var == var]
                finals[var] = {values[w] for w in mine if not any((w, v) in co for v in mine)}
            registers = {f"P{b}:r{i}": values[r] for (b, i), r in self.read_of.items()}
            yield registers, finals, self.races(ordered)

    def consistent(self, rf: set[Pair], co: Pairs, cause: set[Pair], ordered: set[Pair]) -> bool:
        fr = {(r, w2) for w, r in rf for w1, w2 in co if w == w1}
        writes = {a for a in self.numbers if self.events[a].kind in "IW"}
        must = {(a, b) for a, b in ordered & self.loc if a in writes and b in writes}
        return (
            must <= co
            and irreflexive(compose(rf | fr, cause))
            and acyclic(((rf | co | fr) & self.ms) | ((self.tok | self.rmw) & self.loc))
            and not (compose(fr & self.ms, co & self.ms) & self.rmw)
        )

    def races(self, ordered: set[Pair]) -> set[tuple[Pair, Pair]]:
        ev = self.events
        return {
            ((ev[a].block, ev[a].op), (ev[b].block, ev[b].op))
            for a, b in self.loc
            if a < b and ev[a].kind != "I" and ev[b].kind != "I" and {ev[a].kind, ev[b].kind} & {"W", "C"}
            and (a, b) not in self.ms and (a, b) not in ordered and (b, a) not in ordered
        }  # fmt: skip


def naive(program: RandomProgram, ptx: bool) -> tuple[int, Counter, set]:
    cases = [(b, i) for b, block in enumerate(program.blocks) for i, op in enumerate(block) if op.name == "cas"]
    count, outcomes, races = 0, Counter(), set()
    for results in itertools.product((True, False), repeat=len(cases)):
        for registers, finals, racing in Naive(program, dict(zip(cases, results, strict=True)), ptx).executions():
            count += 1
            races |= racing
            for x in finals["X"]:
                for y in finals["Y"]:
                    outcomes[tuple(sorted({**registers, "X": x, "Y": y}.items()))] += 1
    return count, outcomes, races


def explored(program: RandomProgram, ptx: bool) -> tuple[int, Counter, set]:
    test = program.as_ptx() if ptx else program.as_tileir()
    found = explore(test)
    races = {((r.first_event.block, r.first_event.instance), (r.second_event.block, r.second_event.instance))
             for r, _ in found.races}  # fmt: skip
    return found.executions, found.outcomes, races


@pytest.mark.parametrize("model", ["tileir", "ptx", "ptx-fences"])
@pytest.mark.parametrize("seed", range(50))
def test_explorer_agrees_with_naive_enumeration(seed: int, model: str) -> None:
    rng = random.Random(seed)
    for _ in range(3):
        blocks, length = ((2, 4) if model == "ptx-fences" else (2, 3)) if seed % 2 else (3, 2)
        program = random_program(rng, blocks, length, fences=model == "ptx-fences")
        if sum(op.name not in ("load", "fence") for block in program.blocks for op in block) > 4:
            continue  # 2^(pairs of writes) coherence orders
        assert explored(program, model != "tileir") == naive(program, model != "tileir"), program
