"""Every operation in many variants, valid and not, encoded by cuda-tile: a table for comparing with official tools."""

from __future__ import annotations

from collections.abc import Iterator

from cases_arithmetic import arithmetic, conversions, shaping
from cases_control import control
from cases_diagnostics import others
from cases_memory import memory, multimem, views
from cases_types import types
from operation_cases import BodyCase, Case, TypeCase


def all_cases() -> Iterator[Case | TypeCase | BodyCase]:
    for group in (arithmetic, conversions, shaping, memory, views, multimem, others, types, control):
        yield from group()
