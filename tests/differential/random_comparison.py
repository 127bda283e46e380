"""Random programs by number: verdict beside fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from brute_force import Comparison, TooMany, fault, fault_of_any_execution
from view_programs import view_program

from tileproof.ir.interpreter import Launch, concrete_launch
from tileproof.ir.target import Target
from tileproof.verifier.engine import verify_target
from tileproof.verifier.random_programs import random_program


def pointers(seed: int) -> tuple[Target, Iterable[Launch], bool]:
    program = random_program(seed)
    target = program.target()
    return target, [concrete_launch(target, {}, contents={"q": np.array(program.indices)})], True


def views(**features: bool) -> Callable[[int], tuple[Target, Iterable[Launch], bool]]:
    def generate(seed: int) -> tuple[Target, Iterable[Launch], bool]:
        program = view_program(seed, **features)
        target = program.target()
        return target, program.launches(target), program.indices is not None

    return generate


GENERATORS: dict[str, Callable[[int], tuple[Target, Iterable[Launch], bool]]] = {
    "pointers": pointers,
    "views": views(),
    "ordered-views": views(ordering=True),
    "gather-views": views(gathers=True),
    "narrow-views": views(narrow=True),
}
"""By name: from a seed to a task, launches that its contract admits, and whether these are all that matter."""
JUDGES = {"run": fault, "model": fault_of_any_execution}


def compare(generator: str, judge: str, seed: int) -> Comparison:
    target, launches, complete = GENERATORS[generator](seed)
    verdict = verify_target(target, timeout=20.0).verdict
    for launch in launches:
        try:
            found = JUDGES[judge](target, launch)
        except TooMany:
            complete = False
            continue
        if found:
            return Comparison(seed, verdict, found, complete)
    return Comparison(seed, verdict, None, complete)
