"""The race check against the memory model's own definitions, on random sets of events."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from memory_model import execution_of

from tileproof.ir.attributes import MemoryOrdering, MemoryScope
from tileproof.ir.interpreter import Access, races
from tileproof.memmodel.races import races_of_execution

WEAK, RELAXED = MemoryOrdering.WEAK, MemoryOrdering.RELAXED
BLOCK, DEVICE = MemoryScope.TL_BLK, MemoryScope.DEVICE


def access(number, offsets, *, block=0, reads=False, writes=False, scope=None, after=(), width=4, allocation=0):
    offsets = np.array(offsets, np.int64)
    return Access(
        block=(block, 0, 0),
        number=number,
        op=None,
        op_number=number,
        iterations=(),
        reads=reads,
        writes=writes,
        ordering=WEAK if scope is None else RELAXED,
        scope=scope,
        predecessors=sum(1 << n for n in after),
        width=width,
        lanes=np.arange(offsets.size),
        allocations=np.full(offsets.size, allocation),
        offsets=offsets,
    )


def kinds(*events):
    return [(race.kind, race.byte) for race in races(events)]


PAIRS = {
    "blocks-write-one-element": (
        [access(0, [0, 4], writes=True), access(0, [4, 8], block=1, writes=True)],
        [("between blocks", 4)],
    ),
    "blocks-read-one-element": ([access(0, [4], reads=True), access(0, [4], block=1, reads=True)], []),
    "neighbouring-elements": ([access(0, [0], writes=True), access(0, [4], block=1, writes=True)], []),
    "other-allocation": ([access(0, [0], writes=True), access(0, [0], block=1, writes=True, allocation=1)], []),
    "one-block-no-token": ([access(0, [0], writes=True), access(1, [0], reads=True)], [("within one block", 0)]),
    "one-block-token": ([access(0, [0], writes=True), access(1, [0], reads=True, after=[0])], []),
    "token-of-another-block": (
        [access(0, [0], writes=True), access(1, [0], block=1, reads=True, after=[0])],
        [("between blocks", 0)],
    ),
    "store-overlaps-itself": ([access(0, [8, 8], writes=True)], [("within one tile operation", 8)]),
    "load-overlaps-itself": ([access(0, [8, 8], reads=True)], []),
    "strong-store-overlaps-itself": ([access(0, [8, 8], writes=True, scope=BLOCK)], []),
    "strong-store-overlaps-itself-in-part": (
        [access(0, [8, 10], writes=True, scope=DEVICE)],
        [("within one tile operation", 10)],
    ),
    "device-atomics": (
        [access(0, [0], reads=True, writes=True, scope=DEVICE) for _ in range(1)]
        + [access(0, [0], block=1, reads=True, writes=True, scope=DEVICE)],
        [],
    ),
    "block-atomics": (
        [access(0, [0], reads=True, writes=True, scope=DEVICE)]
        + [access(0, [0], block=1, reads=True, writes=True, scope=BLOCK)],
        [("scopes too narrow", 0)],
    ),
    "atomic-and-weak-load": (
        [access(0, [0], reads=True, writes=True, scope=DEVICE), access(0, [0], block=1, reads=True)],
        [("between blocks", 0)],
    ),
    "atomic-and-weak-load-one-block": (
        [access(0, [0], reads=True, writes=True, scope=DEVICE), access(1, [0], reads=True)],
        [("within one block", 0)],
    ),
    "strong-exactly-then-in-part": (
        [access(0, [0, 8], writes=True, scope=DEVICE), access(0, [0, 10], block=1, writes=True, scope=DEVICE)],
        [("scopes too narrow", 10)],
    ),
    "strong-of-different-widths": (
        [access(0, [0], writes=True, scope=DEVICE), access(0, [0], block=1, writes=True, scope=DEVICE, width=2)],
        [("scopes too narrow", 0)],
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_pairs(name):
    events, expected = PAIRS[name]
    assert kinds(*events) == expected


def test_halves_of_a_byte():
    halves = access(0, [0, 0], writes=True, width=1)
    halves.nibbles = np.array([0, 1], np.uint8)
    assert races([halves]) == []
    twice = access(0, [0, 0], writes=True, width=1)
    twice.nibbles = np.array([1, 1], np.uint8)
    assert len(races([twice])) == 1
    later = access(0, [0, 0, 1, 1], writes=True, width=1)
    later.nibbles = np.array([0, 1, 0, 0], np.uint8)
    assert [(race.byte, race.first_lane, race.second_lane) for race in races([later])] == [(1, 2, 3)]
    other = access(0, [0], block=1, writes=True, width=1)
    other.nibbles = np.array([0], np.uint8)
    assert len(races([halves, other])) == 1  # across operations the location is the byte


def test_the_lowest_byte_and_its_lanes_are_told():
    (race,) = races([access(0, [12, 8, 4], writes=True), access(0, [0, 4, 8], block=1, writes=True)])
    assert (race.byte, race.first_lane, race.second_lane) == (4, 2, 1)


@st.composite
def executions(draw):
    events = []
    for block in range(draw(st.integers(1, 3))):
        for number in range(draw(st.integers(0, 4))):
            direct = [n for n in range(number) if draw(st.booleans())]
            before = {n for d in direct for n in (d, *earlier(events, block, d))}
            reads, writes = draw(st.sampled_from([(True, False), (False, True), (True, True)]))
            scope = draw(st.sampled_from([BLOCK, DEVICE] if reads and writes else [None, BLOCK, DEVICE]))
            width = draw(st.sampled_from([2, 4]))
            offsets = draw(st.lists(st.integers(0, 4).map(lambda i: 2 * i), max_size=3))
            allocation = draw(st.integers(0, 1))
            new = access(number, offsets, block=block, reads=reads, writes=writes, scope=scope, after=before)
            new.width, new.allocations = width, np.full(len(offsets), allocation)
            events.append(new)
    return events


def earlier(events, block, number):
    (found,) = (event for event in events if event.block[0] == block and event.number == number)
    return found.predecessor_numbers()


def model_races(accesses):
    """The racing pairs of accesses, as (position, position), by the memory model's own relations."""
    execution = execution_of(accesses, reads_from=False)
    found = races_of_execution(execution.events, execution.tok, execution.rf, rmw=execution.rmw)
    return sorted({tuple(sorted((execution.owners[r.first], execution.owners[r.second]))) for r in found})


@settings(max_examples=300, deadline=None)
@given(executions())
def test_agrees_with_the_memory_model(accesses):
    position = {id(a): i for i, a in enumerate(accesses)}
    found = [(position[id(race.first)], position[id(race.second)]) for race in races(accesses)]
    assert found == model_races(accesses)
