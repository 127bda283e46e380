"""Unfolding: all control-flow paths of one thread or block, with symbolic values.

Values of reads stay symbolic (:mod:`~tileproof.memmodel.expressions`); where
the code depends on one (a branch, a mask lane, an element index, a
compare-and-swap), the path splits and notes what it assumed.  The explorer
later keeps the paths whose assumptions an execution meets.

Loops.  An iteration that writes nothing, leaves every live register and the
token order towards the rest of the block as they were, and goes round again is
a *spinning* one.  Leaving spinning iterations out of a consistent execution
leaves a consistent execution with the same outcome and no more order, so
outcomes need none of them, and a race of one of them with another event needs
only that one.  Each path therefore keeps at most one in a row, and that is
exact: the second in a row shows that what is ordered after the first does not
depend on how many follow.  Any other iteration that a read value decides to repeat is unrolled up
to the stated bound; paths beyond it are dropped, and :attr:`Unfolding.cut` says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from tileproof.memmodel.events import Kind
from tileproof.memmodel.expressions import EMPTY, Symbol, reads_of
from tileproof.memmodel.liveness import live_names
from tileproof.memmodel.operations import Semantics
from tileproof.memmodel.paths import Decision, Path, PathState, Unfolding, Visit, assumptions
from tileproof.memmodel.program import Access, Barrier, Branch, Compute, Fence, JoinTokens, Jump, LitmusTest
from tileproof.memmodel.switches import MaskedToken

MAX_STEPS = 20_000


class Unfolder:
    """Unfolds one block of a test.

    ``observed``: register names (``P0:r``) that the final state shows, alive at
    the end.  ``numbers``: values that an undefined lane may take.
    """

    def __init__(
        self,
        test: LitmusTest,
        block: int,
        *,
        bound: int,
        masked_token: MaskedToken,
        observed: Iterable[str],
        numbers: Sequence[int],
    ) -> None:
        self.block = block
        self.bound = bound
        self.thread = test.threads[block]
        self.code = self.thread.code
        self.semantics = Semantics(test, block, masked_token, numbers)
        prefix = f"P{block}:"
        kept = {name.removeprefix(prefix).split("[")[0] for name in observed if name.startswith(prefix)}
        self.live = live_names(self.code, kept)
        self.heads = {i.target for at, i in enumerate(self.code) if isinstance(i, Branch | Jump) and i.target <= at}
        self.cut = False

    def unfold(self) -> Unfolding:
        paths = []
        pending = [PathState(registers={name: (Symbol(v),) for name, v in self.thread.registers.items()})]
        while pending:
            for outcome in self.run(pending.pop()):
                if isinstance(outcome, Path):
                    paths.append(outcome)
                else:
                    pending.append(outcome)
        return Unfolding(tuple(paths), self.cut)

    def run(self, state: PathState) -> Iterator[PathState | Path]:
        """Run until the code ends or the path splits."""
        while state.pc < len(self.code):
            state.steps += 1
            if state.steps > MAX_STEPS:
                self.cut = True
                return
            if state.pc in self.heads and not state.looping:
                state.visits[state.pc] = self.visit(state, state.pc)
            state.looping = False
            state.open = [(number, join) for number, join in state.open if join is None or join > state.pc]
            instruction = self.code[state.pc]
            match instruction:
                case Compute():
                    state.registers[instruction.result] = self.semantics.operand(
                        state, instruction.value, instruction.line
                    )
                case JoinTokens():
                    sources = [self.semantics.token(state, name, instruction.line) for name in instruction.sources]
                    state.tokens[instruction.result] = frozenset().union(*sources)
                case Fence():
                    self.semantics.fence(state, instruction)
                case Barrier():
                    self.semantics.arrive(state, instruction)
                case Jump():
                    if not self.go(state, instruction.target):
                        return
                    continue
                case Branch():
                    condition = self.semantics.scalar(state, instruction.condition, instruction.line)
                    state.control |= condition.taint
                    if isinstance(condition.expr, int):
                        if not self.go(state, instruction.target if condition.expr else state.pc + 1):
                            return
                        continue
                    yield from self.split(state, instruction, condition)
                    return
                case Access():
                    yield from self.semantics.access(state, instruction)
                    return
            state.pc += 1
        yield state.path(self.block)

    # --- control flow --------------------------------------------------------

    def split(self, state: PathState, branch: Branch, condition: Symbol) -> Iterator[PathState]:
        """Both ways, or the only one that is left; a decision either way, since the reads decided it."""
        for taken, way in assumptions(state, condition.expr):
            way.decisions.append(Decision(state.pc, taken, reads_of(condition.expr), len(state.events)))
            way.open.append((len(way.decisions) - 1, branch.join))
            if self.go(way, branch.target if taken else state.pc + 1):
                yield way

    def go(self, state: PathState, target: int) -> bool:
        """Continue at ``target``; False if the path ends here, spinning once more or beyond the bound."""
        if target > state.pc:
            state.pc = target
            return True
        now = self.visit(state, target)
        before = state.visits[target]
        if self.spinning(before, now):
            spins, rounds = before.spins + 1, before.rounds
            if spins > 1:
                return False
        else:
            spins, rounds = 0, before.rounds + (now.decisions > before.decisions)
            if rounds > self.bound:
                self.cut = True
                return False
        state.visits[target] = replace(now, spins=spins, rounds=rounds)
        state.pc, state.looping = target, True
        return True

    def visit(self, state: PathState, target: int) -> Visit:
        live = self.live[target]
        changes = sum(pe.event.kind in (Kind.WRITE, Kind.BARRIER) for pe in state.events)
        before = self.ancestors(state)
        return Visit(
            {name: lanes for name, lanes in state.registers.items() if name in live},
            {name: token.union(*(before[i] for i in token)) for name, token in state.tokens.items() if name in live},
            state.instances,
            changes,
            len(state.decisions),
        )

    def ancestors(self, state: PathState) -> list[frozenset[int]]:
        """For each instance, those that its token order puts before it."""
        before: list[frozenset[int]] = [EMPTY] * state.instances
        for source, target in sorted(state.edges, key=lambda edge: edge[1]):
            before[target] |= before[source] | {source}
        return before

    @staticmethod
    def spinning(before: Visit, now: Visit) -> bool:
        def outside(token: frozenset[int]) -> frozenset[int]:
            return frozenset(i for i in token if i < before.instances)

        return (
            now.changes == before.changes
            and now.registers == before.registers
            and {name: outside(token) for name, token in now.order.items()} == before.order
        )
