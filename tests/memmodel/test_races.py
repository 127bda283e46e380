"""The interface for concrete events."""

from __future__ import annotations

import itertools
import random

import pytest

from tileproof.ir.attributes import MemoryOrdering, MemoryScope
from tileproof.memmodel.events import Event, Kind, Location, Order, Scope
from tileproof.memmodel.races import races_of_events, races_of_execution, violated_axiom
from tileproof.memmodel.switches import FailedCas, Switches

X, Y = Location("X", 0, 4), Location("Y", 0, 4)
R, W = Kind.READ, Kind.WRITE


def event(
    block: int, instance: int, kind: Kind, location: Location, order: str = "weak", scope: str = "none", **more
) -> Event:
    scopes = {"none": Scope.NONE, "tl_blk": Scope.BLOCK, "device": Scope.DEVICE, "sys": Scope.SYSTEM}
    return Event(block, instance, kind, location, Order(order), scopes[scope], **more)


MP = [
    event(0, 0, W, X),
    event(0, 1, W, Y, "release", "device"),
    event(1, 0, R, Y, "acquire", "device"),
    event(1, 1, R, X),
]
MP_TOK = [((0, 0), (0, 1)), ((1, 0), (1, 1))]


def pairs(races) -> list[tuple[int, int]]:
    return [(race.first, race.second) for race in races]


@pytest.mark.parametrize(
    "tok, rf, expected",
    [
        (MP_TOK, [(1, 2), (0, 3)], []),
        (MP_TOK, [(0, 3)], [(0, 3)]),  # the flag was not seen
        (MP_TOK[:1], [(1, 2), (0, 3)], [(0, 3)]),
        (MP_TOK[1:], [(1, 2), (0, 3)], [(0, 3)]),
    ],
    ids=["synchronised", "flag-unseen", "no-consumer-token", "no-producer-token"],
)
def test_races_of_one_execution(tok: list, rf: list, expected: list) -> None:
    assert pairs(races_of_execution(MP, tok, rf)) == expected


def test_races_of_all_executions_include_the_one_that_does_not_see_the_flag() -> None:
    assert pairs(races_of_events(MP, MP_TOK)) == [(0, 3)]
    assert races_of_events(MP, MP_TOK)[0].kind == "between blocks"


def test_a_masked_off_instance_carries_the_token() -> None:
    events = [event(0, 0, W, X), event(0, 2, W, X)]
    assert pairs(races_of_events(events, [])) == [(0, 1)]
    assert pairs(races_of_events(events, [((0, 0), (0, 1)), ((0, 1), (0, 2))])) == []


def test_failed_compare_and_swap_counts_as_a_write_by_default() -> None:
    events = [
        event(0, 0, R, X, "relaxed", "device"),
        event(0, 0, Kind.FAILED_WRITE, X, "relaxed", "device"),
        event(1, 0, R, X),
    ]
    assert pairs(races_of_events(events, [], rmw=[(0, 1)])) == [(1, 2)]
    assert races_of_events(events, [], rmw=[(0, 1)], switches=Switches(failed_cas=FailedCas.READS)) == []


def test_the_four_kinds() -> None:
    cases = {
        "between blocks": [event(0, 0, W, X), event(1, 0, R, X)],
        "within one block": [event(0, 0, W, X), event(0, 1, R, X)],
        "within one tile operation": [event(0, 0, W, X, lane=0), event(0, 0, W, X, lane=1)],
        "scopes too narrow": [event(0, 0, W, X, "relaxed", "tl_blk"), event(1, 0, R, X, "relaxed", "device")],
    }
    for kind, events in cases.items():
        (race,) = races_of_events(events, [])
        assert race.kind == kind
        assert f"P{events[1].block}" in str(race)


def test_nibbles_overlap_across_operations_only() -> None:
    low, high = Location("N", 0, 1, (0, 4)), Location("N", 0, 1, (4, 4))
    assert races_of_events([event(0, 0, W, low), event(0, 0, W, high)], []) == []
    assert pairs(races_of_events([event(0, 0, W, low), event(0, 1, W, high)], [])) == [(0, 1)]


INIT_X = event(-1, 0, Kind.INIT, X)
TWO_STORES = [INIT_X, event(0, 0, W, X), event(0, 1, W, X)]
STORE_LOAD = [INIT_X, event(0, 0, W, X), event(0, 1, R, X)]
TWO_ATOMICS = [INIT_X, *(event(b, 0, k, X, "relaxed", "device") for b, k in [(0, R), (0, W), (1, R), (1, W)])]
ATOMIC_STORE = [INIT_X, *(event(b, 0, k, X, "relaxed", "device") for b, k in [(0, R), (0, W), (1, W)])]
RACING_STORES = [INIT_X, event(0, 0, W, X), event(1, 0, W, X)]
TOK = [((0, 0), (0, 1))]

AXIOM_CASES = {
    # name: events, tok, rf, co, rmw, broken axiom
    "consistent": (TWO_STORES, TOK, [], [(0, 1), (0, 2), (1, 2)], [], None),
    "coherence": (TWO_STORES, TOK, [], [(0, 1), (0, 2), (2, 1)], [], "coherence"),
    "causality": (STORE_LOAD, TOK, [(0, 2)], [(0, 1)], [], "causality"),
    "atomics-read-each-other": (
        TWO_ATOMICS, [], [(4, 1), (2, 3)], [(0, 2), (0, 4), (2, 4)], [(1, 2), (3, 4)], "sc-per-location",
    ),
    "store-inside-an-atomic": (ATOMIC_STORE, [], [(0, 1)], [(0, 2), (0, 3), (3, 2)], [(1, 2)], "atomicity"),
    "no-source": ([INIT_X, event(0, 0, R, X)], [], [], [], [], "well-formedness"),
    "initial-write-unordered": (TWO_STORES[:2], [], [], [], [], "well-formedness"),
    "racing-writes-unrelated": (RACING_STORES, [], [], [(0, 1), (0, 2)], [], None),
}  # fmt: skip


@pytest.mark.parametrize("events, tok, rf, co, rmw, axiom", AXIOM_CASES.values(), ids=AXIOM_CASES)
def test_axioms(events: list, tok: list, rf: list, co: list, rmw: list, axiom: str | None) -> None:
    assert violated_axiom(events, tok, rf, co, rmw=rmw) == axiom


def test_unusable_events_are_refused() -> None:
    with pytest.raises(ValueError, match="no F events"):
        races_of_events([Event(0, 0, Kind.FENCE, None, Order.SC, Scope.DEVICE)], [])
    with pytest.raises(ValueError, match="same bits from"):
        violated_axiom([event(0, 0, W, X), event(1, 0, W, X), event(2, 0, R, X)], [], [(0, 2), (1, 2)], [])


def test_orderings_and_scopes_of_operations() -> None:
    assert [Order.of(o).value for o in MemoryOrdering] == [o.text for o in MemoryOrdering]
    assert Scope.of(None) is Scope.NONE
    assert [Scope.of(s) for s in MemoryScope] == [Scope.BLOCK, Scope.DEVICE, Scope.SYSTEM]


def random_events(rng: random.Random) -> tuple[list[Event], list, list]:
    events, tok, rmw = [], [], []
    for block in range(2):
        for instance in range(rng.randint(1, 3)):
            kind = rng.choice(["load", "store", "atomic"])
            order = rng.choice({"load": ["weak", "relaxed", "acquire"], "store": ["weak", "relaxed", "release"],
                                "atomic": ["relaxed", "acq_rel"]}[kind])  # fmt: skip
            scope = "none" if order == "weak" else rng.choice(["tl_blk", "device"])
            for lane in range(rng.choice([1, 1, 2])):
                place = rng.choice([X, Y])
                if kind != "store":
                    events.append(event(block, instance, R, place, order, scope, lane=lane))
                if kind != "load":
                    events.append(event(block, instance, W, place, order, scope, lane=lane))
                if kind == "atomic":
                    rmw.append((len(events) - 2, len(events) - 1))
            tok += [((block, i), (block, instance)) for i in range(instance) if rng.random() < 0.4]
    return events, tok, rmw


@pytest.mark.parametrize("seed", range(100))
def test_enumerating_strong_reads_only_finds_the_same_races(seed: int) -> None:
    """races_of_events against every rf and co of the whole, judged one by one by violated_axiom."""
    rng = random.Random(seed)
    events, tok, rmw = random_events(rng)
    writes = [i for i, e in enumerate(events) if e.kind is W]
    everything = [*events, event(-1, 0, Kind.INIT, X), event(-1, 1, Kind.INIT, Y)]
    inits = {X: len(events), Y: len(events) + 1}
    reads = [i for i, e in enumerate(events) if e.kind is R]
    sources = [
        [inits[events[r].location], *(w for w in writes if events[w].location == events[r].location)] for r in reads
    ]
    overlapping = [(a, b) for a, b in itertools.combinations(writes, 2) if events[a].location == events[b].location]
    first = [(inits[events[w].location], w) for w in writes]
    if len(overlapping) > 3 or len(reads) > 4:
        return  # too many to try one by one
    expected = set()
    for choice in itertools.product(*sources):
        rf = list(zip(choice, reads, strict=True))
        found = {
            (r.first, r.second) for r in races_of_execution(events, tok, [p for p in rf if p[0] < len(events)], rmw=rmw)
        }
        if found <= expected:
            continue
        for ways in itertools.product((0, 1, 2), repeat=len(overlapping)):
            co = first + [(a, b) if way == 1 else (b, a) for (a, b), way in zip(overlapping, ways, strict=True) if way]
            if violated_axiom(everything, tok, rf, co, rmw=rmw) is None:
                expected |= found
                break
    assert set(pairs(races_of_events(events, tok, rmw=rmw))) == expected
