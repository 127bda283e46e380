"""All consistent executions of a litmus test: outcomes with counts, and data races with an execution that shows them.

:func:`explore` unfolds every thread (:mod:`~tileproof.memmodel.unfold`), puts
one path of each together, and enumerates rf and co
(:mod:`~tileproof.memmodel.search`).  An execution is counted once; where racing
writes leave the last value of a variable open, it adds to several outcomes.

No-Thin-Air (memory-model.md section 3, axiom 5) is decided here, from the
dependencies of the paths.  Where it is switched off, reads that only determine
each other take any value that the test mentions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from typing import Any

from tileproof.memmodel.candidate import Candidate, Valuation, candidates, final_cells, final_values
from tileproof.memmodel.conditions import numbers_in
from tileproof.memmodel.events import Event, Race
from tileproof.memmodel.execution import Choice, Execution, Skeleton
from tileproof.memmodel.expressions import Undefined
from tileproof.memmodel.paths import ProgramError
from tileproof.memmodel.program import Access, Binary, Compute, Format, Lane, Literal, LitmusTest, Operand, Tile
from tileproof.memmodel.ptx import PTX
from tileproof.memmodel.relations import Relation
from tileproof.memmodel.search import Found, Model, Search
from tileproof.memmodel.switches import DEFAULT, Switches, ThinAir
from tileproof.memmodel.symmetry import interchangeable, permutations_of
from tileproof.memmodel.tileir import TileIR
from tileproof.memmodel.unfold import Unfolder

DEFAULT_BOUND = 3
PTX_SWITCHES = Switches(thin_air=ThinAir.SYNTACTIC)
"""The published model takes syntactic dependencies, as Dartagnan's PTX model does."""

Outcome = tuple[tuple[str, int], ...]
"""A final state as sorted pairs (name, value)."""


@dataclass
class Exploration:
    """What was found.

    ``outcomes``: number of executions that end in each state.  ``examples``:
    call the entry of a state for an execution that ends in it.  ``races``: each
    pair of accesses that race, with one execution (numbers of the events in
    it).  ``racy_outcomes``: the states in which executions with a race end,
    with the variables they race on.  ``cut``: some loop reached ``bound``.
    """

    test: LitmusTest
    bound: int
    executions: int = 0
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    examples: dict[Outcome, Callable[[], Execution]] = field(default_factory=dict)
    races: list[tuple[Race, Execution]] = field(default_factory=list)
    racy_outcomes: dict[Outcome, set[str]] = field(default_factory=dict)
    cut: bool = False

    @property
    def racy(self) -> bool:
        return bool(self.races)


def explore(
    test: LitmusTest,
    *,
    switches: Switches | None = None,
    bound: int = DEFAULT_BOUND,
    observe: Sequence[str] | None = None,
    use_symmetry: bool = True,
) -> Exploration:
    """Explore a test under the model of its format.

    ``observe``: names the outcomes consist of; by default those of the
    condition, or everything where it names nothing.  ``bound``: how often a
    loop may go round on account of read values, spinning aside.  Raises
    :class:`~tileproof.memmodel.unfold.ProgramError` for a test whose code goes
    wrong in some consistent execution.
    """
    try:
        return _explore(test, switches, bound, observe, use_symmetry)
    except Undefined as error:
        raise ProgramError(f"{test.file}: {error}") from error


def _explore(
    test: LitmusTest, switches: Switches | None, bound: int, observe: Sequence[str] | None, use_symmetry: bool
) -> Exploration:
    if switches is None:
        switches = PTX_SWITCHES if test.format is Format.PTX else DEFAULT
    names = tuple(observe) if observe is not None else test.condition.names() or everything(test)
    numbers = mentioned(test)
    unfoldings = [
        Unfolder(test, block, bound=bound, masked_token=switches.masked_token, observed=names, numbers=numbers).unfold()
        for block in range(len(test.threads))
    ]
    result = Exploration(test, bound, cut=any(unfolding.cut for unfolding in unfoldings))
    paths = [unfolding.paths for unfolding in unfoldings]
    classes = interchangeable(test) if use_symmetry else [[block] for block in range(len(test.threads))]
    seen: set[tuple[Any, ...]] = set()
    for picked in product(*(range(len(options)) for options in paths)):
        if any(picked[a] > picked[b] for blocks in classes for a, b in zip(blocks, blocks[1:], strict=False)):
            continue  # the same up to renaming blocks
        chosen = [options[i] for options, i in zip(paths, picked, strict=True)]
        renamings = permutations_of(picked, classes)
        for candidate in candidates(test, chosen, paths, switches.thin_air):
            _Collector(candidate, switches, names, renamings, result, seen).run()
    return result


def model_of(skeleton: Skeleton, format: Format, switches: Switches) -> Model[Any]:
    return PTX(skeleton) if format is Format.PTX else TileIR(skeleton, switches)


class _Collector:
    """Adds the executions of one candidate to the result."""

    def __init__(
        self,
        candidate: Candidate,
        switches: Switches,
        names: Sequence[str],
        renamings: Sequence[Mapping[int, int]],
        result: Exploration,
        seen: set[tuple[Any, ...]],
    ) -> None:
        self.candidate = candidate
        self.switches = switches
        self.renamings = renamings
        self.result = result
        self.seen = seen
        self.names = set(names)
        self.registers = {name.split(":")[1].split("[")[0] for name in names if ":" in name}
        self.memory = {name: final_cells(candidate, name) for name in names if ":" not in name}
        self.variables: dict[tuple[int, ...], set[str]] = {}

    def run(self) -> None:
        candidate = self.candidate
        model = model_of(candidate.skeleton, candidate.test.format, self.switches)
        search = Search(model, dependencies=candidate.dependencies, feasible=self.feasible)
        for found in search.run():
            for valuation in self.valuations(found):
                self.add(found, valuation)

    def feasible(self, sources: Mapping[Choice, int]) -> bool:
        return not Valuation(self.candidate, sources).contradicted()

    def valuations(self, found: Found) -> Iterator[Valuation]:
        """The values of an execution; several only where they are out of thin air."""
        valuation = Valuation(self.candidate, found.sources)
        open_reads = valuation.unknown_reads()
        if not open_reads:
            yield valuation
            return
        numbers = mentioned(self.candidate.test)
        for guess in product(numbers, repeat=len(open_reads)):
            guesses = dict(zip(open_reads, guess, strict=True))
            valuation = Valuation(self.candidate, found.sources, guesses)
            agrees = all(valuation.compute(read) == value for read, value in guesses.items())
            if agrees and not valuation.contradicted():
                yield valuation

    def add(self, found: Found, valuation: Valuation) -> None:
        for path in self.candidate.paths:
            if path.fault is not None:
                raise ProgramError(path.fault)
        self.result.executions += found.count * len(self.renamings)
        registers = self.register_state(valuation)
        racing_on = self.record_races(found, valuation) if found.races else set()
        for memory, orders in self.memory_states(found, valuation).items():
            for number, renaming in enumerate(self.renamings):
                state = {renamed(name, renaming): value for name, value in registers.items()} | dict(memory)
                outcome = tuple(sorted((name, value) for name, value in state.items() if name in self.names))
                self.result.outcomes[outcome] += orders
                if number == 0 and outcome not in self.result.examples:
                    self.result.examples[outcome] = partial(self.execution, found, valuation)
                if racing_on:
                    self.result.racy_outcomes.setdefault(outcome, set()).update(racing_on)

    def register_state(self, valuation: Valuation) -> dict[str, int]:
        """Final registers of all blocks, each lane under its name (``P0:r`` or ``P0:r[1]``)."""
        state: dict[str, int] = {}
        for path in self.candidate.paths:
            default = self.candidate.test.threads[path.block].default
            for name in self.registers:
                lanes = path.registers.get(name)
                if lanes is None:
                    if default is not None:
                        state[f"P{path.block}:{name}"] = default
                    continue
                for i, lane in enumerate(lanes):
                    value = valuation.of_expr(lane.expr)
                    assert value is not None, "every read of a complete execution has a value"
                    state[f"P{path.block}:{name}[{i}]"] = value
                    if len(lanes) == 1:
                        state[f"P{path.block}:{name}"] = value
        return state

    def memory_states(self, found: Found, valuation: Valuation) -> dict[tuple[tuple[str, int], ...], int]:
        """Final values of the observed memory, with the number of coherence orders that allow each."""
        if not self.memory:
            return {(): found.count}
        states: Counter[tuple[tuple[str, int], ...]] = Counter()
        for coherences in product(*found.coherences):
            co = Relation.empty(self.candidate.skeleton.size)
            for part in coherences:
                co = co | part
            here = [final_values(cells, co, valuation) for cells in self.memory.values()]
            for values in product(*here):
                states[tuple(zip(self.memory, values, strict=True))] += 1
        return states

    def record_races(self, found: Found, valuation: Valuation) -> set[str]:
        """The variables raced on; notes the races that are new."""
        key = tuple(found.races.rows)
        if key not in self.variables:
            events = self.candidate.skeleton.events
            pairs = [(a, b) for a, b in found.races.pairs() if a < b]
            places = [events[a].location for a, _ in pairs]
            self.variables[key] = {str(place.allocation) for place in places if place is not None}
            for first, second in pairs:
                accesses = (_access(events[first]), _access(events[second]))
                if accesses not in self.seen:
                    self.seen.add(accesses)
                    race = Race(first, second, events[first], events[second])
                    self.result.races.append((race, self.execution(found, valuation)))
        return self.variables[key]

    def execution(self, found: Found, valuation: Valuation) -> Execution:
        values = valuation.all_values()
        skeleton = self.candidate.skeleton
        events = [replace(event, value=values.get(i)) for i, event in enumerate(skeleton.events)]
        shown = Skeleton(events, skeleton.order, skeleton.rmw.pairs(), barriers=skeleton.barriers.pairs(),
                         placements=skeleton.placements)  # fmt: skip
        return Execution(shown, found.sources, found.some_coherence(), values, found.fences)


def _access(event: Event) -> tuple[Any, ...]:
    """What identifies an access in the test's text."""
    return (event.block, event.line, event.text, event.lane, event.kind)


def renamed(name: str, renaming: Mapping[int, int]) -> str:
    block, _, register = name.partition(":")
    return f"P{renaming[int(block[1:])]}:{register}"


def everything(test: LitmusTest) -> tuple[str, ...]:
    """All registers (whole tiles by lane) and all memory of a test."""
    names: list[str] = []
    for block, thread in enumerate(test.threads):
        results: dict[str, int] = dict.fromkeys(thread.registers, 1)
        for instruction in thread.code:
            if isinstance(instruction, Access | Compute) and instruction.result is not None:
                results[instruction.result] = max(results.get(instruction.result, 1), lanes_of(instruction))
        for name, lanes in results.items():
            names += [f"P{block}:{name}"] if lanes == 1 else [f"P{block}:{name}[{i}]" for i in range(lanes)]
    for variable in test.memory.values():
        if variable.array:
            names += [f"{variable.name}[{i}]" for i in range(len(variable.initial))]
        else:
            names.append(variable.name)
    return tuple(names)


def lanes_of(instruction: Access | Compute) -> int:
    """Lanes of the result, as far as the instruction itself shows."""
    if isinstance(instruction, Compute):
        return _width(instruction.value)
    return max([len(instruction.addresses), *(_width(value) for value in instruction.values)])


def _width(operand: Operand) -> int:
    match operand:
        case Tile(lanes):
            return len(lanes)
        case Binary(_, left, right):
            return max(_width(left), _width(right))
        case _:
            return 1


def mentioned(test: LitmusTest) -> tuple[int, ...]:
    """The numbers in a test and one more: what an undetermined value may be."""
    numbers = {0, *numbers_in(test.condition.formula), *numbers_in(test.condition.filter)}
    for variable in test.memory.values():
        numbers |= set(variable.initial)
    for thread in test.threads:
        for instruction in thread.code:
            if isinstance(instruction, Access):
                for value in instruction.values:
                    numbers |= set(_literals(value))
            elif isinstance(instruction, Compute):
                numbers |= set(_literals(instruction.value))
    return (*sorted(numbers), max(numbers) + 1)


def _literals(operand: Operand) -> Iterator[int]:
    match operand:
        case Literal(value):
            yield value
        case Tile(lanes):
            for lane in lanes:
                yield from _literals(lane)
        case Lane(tile, _):
            yield from _literals(tile)
        case Binary(_, left, right):
            yield from _literals(left)
            yield from _literals(right)
        case _:
            pass
