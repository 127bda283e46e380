"""Stress plans for running litmus kernels, and what their results say beside the model.

A :class:`Plan` says how many instances run at once, how often, who runs beside
whom and how their memory lies: the knobs of the GPU litmus literature (Sorensen
and Donaldson, "Exposing errors related to weak memory in GPU applications",
PLDI 2016; Alglave et al., "GPU concurrency", ASPLOS 2015).  :func:`buffers`
makes the arrays of one launch, :func:`histogram` reads the final states out of
them, and :class:`Comparison` sets them against the explorer's.  Launching itself
is in :mod:`~tileproof.memmodel.gpu_run`; the interpreter can stand in for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from tileproof.memmodel.explorer import Exploration, Outcome, explore
from tileproof.memmodel.gpu_kernel import UNSET, LitmusKernel
from tileproof.memmodel.program import LitmusTest

Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to run a test.

    ``stride``: bytes between the cells of a variable (at least the variable
    itself): small ones put instances into one cache line.  ``shuffle``: 0 puts
    the roles of an instance into neighbouring tile blocks; 1 deals roles and
    instances out at random.  ``meet_polls``: rounds that roles wait for each
    other before each iteration (0: they do not).  ``polls``: rounds of the
    test's own loops.
    """

    instances: int = 1024
    iterations: int = 64
    stride: int = 4
    shuffle: int = 0
    meet_polls: int = 0
    polls: int = 2000

    @property
    def cells(self) -> int:
        return self.instances * self.iterations


PLANS = (
    Plan(),
    Plan(meet_polls=200),
    Plan(stride=128),
    Plan(stride=128, meet_polls=200),
    Plan(shuffle=1, meet_polls=200),
    Plan(shuffle=1, stride=64),
    Plan(instances=256, iterations=256, meet_polls=200, stride=32),
    Plan(instances=64, iterations=1024, meet_polls=400, shuffle=1),
)
"""Neighbouring and spread words, with and without a rendezvous, near and far blocks, many and few instances."""


@dataclass(frozen=True)
class Buffers:
    """The arrays of one launch: ``tables`` by parameter name, ``variables`` by name as bytes."""

    plan: Plan
    roles: Array
    instances: Array
    meeting: Array
    results: Array
    variables: Mapping[str, Array]
    strides: int

    @property
    def scalars(self) -> tuple[int, ...]:
        """Arguments of the scalar parameters, in their order."""
        plan = self.plan
        return (plan.instances, plan.iterations, plan.polls, plan.meet_polls, self.strides)


def buffers(kernel: LitmusKernel, plan: Plan, seed: int) -> Buffers:
    """Fresh arrays: tables dealt out, variables at their initial values in every cell."""
    rng = np.random.default_rng(seed)
    roles_of_test = len(kernel.test.threads)
    blocks = plan.instances * roles_of_test
    numbers = rng.permutation(blocks) if plan.shuffle else np.arange(blocks)
    stride = cell_stride(kernel.test, plan)
    variables = {}
    for name, variable in kernel.test.memory.items():
        initial = b"".join((value & (1 << variable.bits) - 1).to_bytes(variable.bits // 8, "little")
                           for value in variable.initial)  # fmt: skip
        cells = np.zeros((plan.cells, stride), np.uint8)
        cells[:, : len(initial)] = np.frombuffer(initial, np.uint8)
        variables[name] = cells.reshape(-1)
    rows = len(kernel.outputs) + roles_of_test
    return Buffers(
        plan,
        (numbers % roles_of_test).astype(np.int32),
        (numbers // roles_of_test).astype(np.int32),
        np.zeros(plan.cells, np.int32),
        np.zeros(rows * plan.cells, np.int32),
        variables,
        stride,
    )


def cell_stride(test: LitmusTest, plan: Plan) -> int:
    """The plan's, or what the largest variable needs, in whole eight bytes where a variable is that wide."""
    needed = max(len(v.initial) * v.bits // 8 for v in test.memory.values())
    align = max(v.bits // 8 for v in test.memory.values())
    return -(-max(plan.stride, needed) // align) * align


def observable(kernel: LitmusKernel) -> tuple[str, ...]:
    """The names of final states that a run can read: registers with a defined value, and all memory."""
    names = [o.name for o in kernel.outputs if o.name.split("[")[0] not in kernel.undefined]
    for variable in kernel.test.memory.values():
        lanes = range(len(variable.initial))
        names += [f"{variable.name}[{i}]" for i in lanes] if variable.array else [variable.name]
    return tuple(names)


def histogram(kernel: LitmusKernel, run: Buffers) -> tuple[Counter[Outcome], int]:
    """Final states with counts, and how many cells were unfinished (a loop ran out of rounds)."""
    cells = run.plan.cells
    rows = run.results.reshape(-1, cells)
    finished = np.all(rows[len(kernel.outputs) :] == 1, axis=0)
    columns: dict[str, Array] = {}
    for row, output in enumerate(kernel.outputs):
        columns[output.name] = rows[row]
    for variable in kernel.test.memory.values():
        contents = run.variables[variable.name].reshape(cells, run.strides)
        size = variable.bits // 8
        for i in range(len(variable.initial)):
            raw = np.ascontiguousarray(contents[:, i * size : (i + 1) * size]).view(f"<i{size}")[:, 0]
            columns[f"{variable.name}[{i}]" if variable.array else variable.name] = raw
    names = sorted(observable(kernel))
    table = np.stack([columns[name].astype(np.int64) for name in names], axis=1)[finished]
    states, counts = np.unique(table, axis=0, return_counts=True)
    found: Counter[Outcome] = Counter()
    for state, count in zip(states, counts, strict=True):
        found[_outcome(names, [int(v) for v in state])] += int(count)
    return found, int(cells - finished.sum())


def _outcome(names: list[str], values: list[int]) -> Outcome:
    """Registers that nothing has set are not in a state."""
    return tuple((n, v) for n, v in zip(names, values, strict=True) if not (":" in n and v == UNSET))


@dataclass
class Comparison:
    """Observations of one test beside its model.

    ``forbidden``: observed states that no consistent execution ends in; a racy
    test is undefined, so nothing is forbidden there.
    """

    kernel: LitmusKernel
    model: Exploration
    observed: Counter[Outcome] = field(default_factory=Counter)
    unfinished: int = 0

    @classmethod
    def of(cls, kernel: LitmusKernel) -> Comparison:
        return cls(kernel, explore(kernel.test, observe=observable(kernel)))

    def add(self, run: Buffers) -> None:
        """Count the results of one launch."""
        states, unfinished = histogram(self.kernel, run)
        self.observed += states
        self.unfinished += unfinished

    @property
    def forbidden(self) -> Counter[Outcome]:
        if self.model.racy:
            return Counter()
        return Counter({o: n for o, n in self.observed.items() if o not in self.model.outcomes})

    @property
    def unseen(self) -> list[Outcome]:
        """Allowed final states that no run has shown."""
        return sorted(o for o in self.model.outcomes if o not in self.observed)

    def as_json(self) -> dict[str, Any]:
        test = self.kernel.test
        return {
            "name": test.name,
            "race": self.model.racy,
            "runs": self.observed.total(),
            "unfinished": self.unfinished,
            "observed": [{"state": dict(o), "count": n, "allowed": self.model.racy or o in self.model.outcomes}
                         for o, n in sorted(self.observed.items())],
            "unseen": [dict(o) for o in self.unseen],
            "forbidden": self.forbidden.total(),
        }  # fmt: skip
