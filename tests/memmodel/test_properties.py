"""Weakening and monotonicity (small counts; benchmarks/memmodel_properties.py runs ten thousand programs)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tileproof.memmodel
from tileproof.ir.errors import InputError
from tileproof.memmodel.explorer import everything, explore
from tileproof.memmodel.mapping import as_tileir
from tileproof.memmodel.random_programs import random_program
from tileproof.memmodel.verdict import load_litmus

PTX_TESTS = sorted((Path(tileproof.memmodel.__file__).parent / "litmus" / "ptx").glob("*.litmus"))


def common_fragment() -> list[Path]:
    found = []
    for path in PTX_TESTS:
        try:
            as_tileir(load_litmus(path))
        except InputError:
            continue
        found.append(path)
    return found


COMMON = common_fragment()


def test_the_common_fragment_is_not_empty() -> None:
    assert len(COMMON) > 80


@pytest.mark.parametrize("path", COMMON, ids=lambda path: path.stem)
def test_tileir_is_weaker_than_ptx_on_the_corpus(path: Path) -> None:
    test = load_litmus(path)
    names = everything(test)
    assert set(explore(test, observe=names).outcomes) <= set(explore(as_tileir(test), observe=names).outcomes)


@pytest.mark.parametrize("seed", range(30))
def test_tileir_is_weaker_than_ptx_on_random_programs(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(4):
        program = random_program(rng, blocks=3)
        ptx, tileir = program.as_ptx(), program.chained().as_tileir()
        names = [name for name in everything(tileir) if ":t" not in name]
        assert set(explore(ptx, observe=names).outcomes) <= set(explore(tileir, observe=names).outcomes), program


@pytest.mark.parametrize("seed", range(30))
def test_stronger_programs_have_no_new_outcome_or_race(seed: int) -> None:
    rng = random.Random(seed)
    program = random_program(rng)
    before = explore(program.as_tileir())
    for change, stronger in program.stronger():
        after = explore(stronger.as_tileir())
        assert set(after.outcomes) <= set(before.outcomes), (change, program)
        assert racing(after) <= racing(before), (change, program)


def racing(exploration) -> set:
    return {(r.first_event.owner, r.second_event.owner) for r, _ in exploration.races}
