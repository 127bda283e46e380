"""Accesses of different width: the explorer, which reads cell by cell, against a naive rf for every single byte."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass

import pytest

from tileproof.memmodel.explorer import explore
from tileproof.memmodel.tileir_litmus import parse_tileir

PLACES = {"X": (0, 1), "X as i8[0]": (0,), "X as i8[1]": (1,)}  # the bytes of an i16
Pair = tuple[int, int]


@dataclass(frozen=True)
class Op:
    block: int
    number: int
    kind: str  # "load" or "store"
    place: str
    order: str
    value: int
    tokens: frozenset[int]

    @property
    def bytes(self) -> tuple[int, ...]:
        return PLACES[self.place]


def random_ops(rng: random.Random) -> list[Op]:
    ops = []
    for block in range(2):
        for number in range(rng.randint(1, 3)):
            kind = rng.choice(["load", "store"])
            order = rng.choice(["weak", "relaxed", "acquire" if kind == "load" else "release"])
            place = rng.choice(list(PLACES))
            value = rng.randint(1, 3) * (257 if len(PLACES[place]) == 2 else 1) + 512 * len(PLACES[place]) - 512
            tokens = frozenset(i for i in range(number) if rng.random() < 0.6)
            ops.append(Op(block, number, kind, place, order, value, tokens))
    return ops


def as_text(ops: list[Op]) -> str:
    lines = ["TileIR t", "memory {", "X: i16 = 0", "}"]
    for block in range(2):
        lines.append(f"block {block} {{")
        for op in ops:
            if op.block == block:
                scope = "" if op.order == "weak" else " device"
                token = f" token {', '.join(f't{i}' for i in sorted(op.tokens))}" if op.tokens else ""
                if op.kind == "load":
                    lines.append(f"r{op.number}, t{op.number} = load {op.order}{scope} {op.place}{token}")
                else:
                    lines.append(f"t{op.number} = store {op.order}{scope} {op.place}, {op.value}{token}")
        lines.append("}")
    return "\n".join(lines) + "\nrace\n"


def closure(r: set[Pair]) -> set[Pair]:
    while True:
        more = {(a, d) for a, b in r for c, d in r if b == c} - r
        if not more:
            return r
        r = r | more


def compose(r: set[Pair], s: set[Pair]) -> set[Pair]:
    return {(a, d) for a, b in r for c, d in s if b == c}


def naive(ops: list[Op]) -> tuple[set, set]:
    """Race pairs and outcomes (registers); -1 and -2 stand for the initial writes of the two bytes."""
    n = range(len(ops))
    tok = closure({(a, b) for a in n for b in n if ops[a].block == ops[b].block and ops[a].number in ops[b].tokens})
    overlap = {(a, b) for a in n for b in n if a != b and set(ops[a].bytes) & set(ops[b].bytes)}
    exact = {(a, b) for a, b in overlap if ops[a].place == ops[b].place}
    strong = [i for i in n if ops[i].order != "weak"]
    ms = {(a, b) for a, b in exact if (a, b) in tok or (b, a) in tok or (a in strong and b in strong)}
    stores, loads = [i for i in n if ops[i].kind == "store"], [i for i in n if ops[i].kind == "load"]
    releases = [i for i in stores if ops[i].order == "release"]
    acquires = [i for i in loads if ops[i].order == "acquire"]
    release = {(a, b) for a in releases for b in stores if b in strong and (a == b or (a, b) in tok & exact)}
    acquire = {(a, b) for a in loads for b in acquires if a in strong and (a == b or (a, b) in tok & exact)}
    wanted = [(r, byte) for r in loads for byte in ops[r].bytes]
    options = [[-1 - byte, *(w for w in stores if byte in ops[w].bytes)] for _, byte in wanted]
    races: set = set()
    outcomes: set = set()
    for choice in itertools.product(*options):
        source = dict(zip(wanted, choice, strict=True))
        rf = {(w, r) for (r, _), w in source.items()}
        obs = ms & rf
        hb = closure(tok | (ms & compose(compose(release, obs), acquire)))
        hb |= {(-1 - byte, i) for byte in (0, 1) for i in n}
        cause = hb | compose(obs, hb)
        pairs = [(a, b) for a, b in itertools.combinations(stores, 2)
                 if (a, b) in overlap and ((a, b) in ms or (a, b) in hb or (b, a) in hb)]  # fmt: skip
        first = {(-1 - byte, w) for w in stores for byte in ops[w].bytes}
        for ways in itertools.product((False, True), repeat=len(pairs)):
            co = closure(first | {(b, a) if swap else (a, b) for (a, b), swap in zip(pairs, ways, strict=True)})
            fr = {(r, w2) for (r, byte), w in source.items() for w1, w2 in co if w1 == w and byte in ops[w2].bytes}
            ordered = {(a, b) for a, b in hb & overlap if a in stores and b in stores}
            local = (tok & overlap) | ((rf | co | fr) & ms)
            if (
                all(a != b for a, b in co)
                and ordered <= co
                and all(a != b for a, b in compose(rf | fr, cause))
                and all(a != b for a, b in closure(local))
            ):
                races |= {(a, b) for a, b in overlap if a < b and (a in stores or b in stores)
                          and (a, b) not in ms | hb and (b, a) not in hb}  # fmt: skip
                outcomes.add(tuple(read(ops, r, source) for r in loads))
                break
    return {tuple((ops[i].block, ops[i].number) for i in pair) for pair in races}, outcomes


def read(ops: list[Op], r: int, source: dict[Pair, int]) -> tuple[str, int]:
    value = 0
    for position, byte in enumerate(ops[r].bytes):
        w = source[r, byte]
        if w >= 0:
            value |= (ops[w].value >> 8 * ops[w].bytes.index(byte) & 255) << 8 * position
    return f"P{ops[r].block}:r{ops[r].number}", value


@pytest.mark.parametrize("seed", range(120))
def test_races_and_race_free_outcomes_agree_byte_by_byte(seed: int) -> None:
    ops = random_ops(random.Random(seed))
    expected_races, expected_outcomes = naive(ops)
    test = parse_tileir(as_text(ops))
    found = explore(test, observe=[f"P{op.block}:r{op.number}" for op in ops if op.kind == "load"])
    races = {(race.first_event.owner, race.second_event.owner) for race, _ in found.races}
    assert races == expected_races
    if not races:
        assert set(found.outcomes) == {tuple(sorted(outcome)) for outcome in expected_outcomes}
