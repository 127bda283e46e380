"""Every switch: a litmus test that gives another answer under the other reading (style: switches with meaning)."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

import tileproof.memmodel
from tileproof.memmodel.switches import DEFAULT, FailedCas, MaskedToken, Overlap, Patterns, Switches, ThinAir
from tileproof.memmodel.verdict import answer, load_litmus

CORPUS = Path(tileproof.memmodel.__file__).parent / "litmus" / "tileir"

CASES = [
    # test, other reading, (holds, race) by default, (holds, race) under the other reading
    ("switch-failed_cas", replace(DEFAULT, failed_cas=FailedCas.READS), (True, True), (False, False)),
    ("switch-overlap", replace(DEFAULT, overlap=Overlap.ANY), (True, True), (False, False)),
    ("switch-masked_token", replace(DEFAULT, masked_token=MaskedToken.DROPS), (False, False), (True, True)),
    ("switch-patterns", replace(DEFAULT, patterns=Patterns.PLAIN), (True, False), (False, True)),
    ("switch-patterns-acquire", replace(DEFAULT, patterns=Patterns.PLAIN), (True, False), (False, True)),
    ("switch-thin_air-syntactic", replace(DEFAULT, thin_air=ThinAir.SYNTACTIC), (True, False), (False, False)),
    ("LB-ctrl-past-join", replace(DEFAULT, thin_air=ThinAir.SYNTACTIC), (True, False), (False, False)),
    ("LB-ctrl-both-arms", replace(DEFAULT, thin_air=ThinAir.SYNTACTIC), (True, False), (False, False)),
    ("switch-thin_air-allowed", replace(DEFAULT, thin_air=ThinAir.ALLOWED), (True, False), (False, False)),
    ("LB-ctrl", replace(DEFAULT, thin_air=ThinAir.ALLOWED), (True, False), (False, False)),
    ("LB-data", replace(DEFAULT, thin_air=ThinAir.ALLOWED), (True, False), (False, False)),
]


@pytest.mark.parametrize(
    "name, other, default_answer, other_answer", CASES, ids=[f"{c[0]}-{i}" for i, c in enumerate(CASES)]
)
def test_switch_tells_its_readings_apart(
    name: str, other: Switches, default_answer: tuple[bool, bool], other_answer: tuple[bool, bool]
) -> None:
    test = load_litmus(CORPUS / f"{name}.litmus")
    by_default, otherwise = answer(test), answer(test, switches=other)
    assert (by_default.holds, by_default.race) == default_answer
    assert (otherwise.holds, otherwise.race) == other_answer


def test_every_switch_and_reading_is_covered() -> None:
    for field in fields(Switches):
        readings = set(type(getattr(DEFAULT, field.name)))
        tried = {getattr(other, field.name) for _, other, _, _ in CASES} | {getattr(DEFAULT, field.name)}
        assert tried == readings, field.name
