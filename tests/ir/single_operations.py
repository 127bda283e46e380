"""Every operation in many variants, valid and not, encoded by cuda-tile: a table for comparing with official tools."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random

from cases_arithmetic import arithmetic, conversions, shaping
from cases_control import control
from cases_diagnostics import others
from cases_memory import memory, multimem, views
from cases_types import types
from operation_cases import BodyCase, Case, TypeCase

AnyCase = Case | TypeCase | BodyCase


def all_cases() -> Iterator[AnyCase]:
    for group in (arithmetic, conversions, shaping, memory, views, multimem, others, types, control):
        yield from group()


def group(case: AnyCase) -> str:
    return case.name if isinstance(case, Case) else str(case) if isinstance(case, BodyCase) else "types"


def sample(per_operation: int, seed: int) -> dict[str, list[AnyCase]]:
    """The table has thousands of cases: that many of each operation, always the same ones for a seed."""
    picked: dict[str, list[AnyCase]] = {}
    for name, cases in groupby(sorted(all_cases(), key=group), key=group):
        listed = list(cases)
        picked[name] = listed if len(listed) <= per_operation else Random(seed).sample(listed, per_operation)
    return picked
