"""Weaker and stronger orders: what is proved about few orderings stays true with more, and of PTX too.

Both theorems compare two models over the same accesses, rf and co.  Each
derived relation of the one with fewer orderings lies in that of the other, one
lemma a relation, by induction where the relation is a closure.  The axioms
only forbid, and races are what is left unordered; so the model with fewer
orderings has all executions of the other, and all its races.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

import z3

from .finite import Finite, Matrix
from .models import PTX, Accesses, Strength, TileIR
from .relations import PATHS, Closure, PathInduction, R, Rules, Symbolic, Uninterpreted
from .theorem import Control, Lemma, Theorem, Witness

EVENTS = Uninterpreted(z3.DeclareSort("Event"))
ACCESSES = Accesses.over(EVENTS)

x, y, w = z3.Consts("x y w", EVENTS.sort)


def slug(label: str) -> str:
    return re.sub("[^a-z0-9]+", "-", label.lower())


class Comparison:
    """The lemmas that follow if ``small`` has fewer orderings than ``large``, as ``hypotheses`` says.

    ``obs_rules`` and ``hb_rules`` say what those two relations of ``large`` contain.
    """

    def __init__(
        self,
        name: str,
        small: TileIR[Symbolic],
        large: TileIR[Symbolic] | PTX[Symbolic],
        hypotheses: Rules,
        obs_rules: Rules,
        hb_rules: Rules,
    ) -> None:
        self.name, self.hypotheses = name, hypotheses
        orders = {**obs_rules, **hb_rules}
        per_location_rules = cast(Closure, large.per_location).rules()

        ms = self._inclusion("ms", small.ms, large.ms)
        extends_obs = Symbolic(EVENTS.sort, lambda r, s: z3.ForAll([w], z3.Implies(large.obs(w, r), large.obs(w, s))))
        through_rmw = self._induction("through-rmw", small.through_rmw, extends_obs, [ms], obs_rules)
        obs = self._inclusion("obs", small.obs, large.obs, [ms, through_rmw], obs_rules)
        release = self._inclusion("release-pattern", small.release_pattern, large.release_pattern)
        acquire = self._inclusion("acquire-pattern", small.acquire_pattern, large.acquire_pattern)
        sw = self._inclusion("sw", small.sw, large.sw, [ms, obs, release, acquire], obs_rules)
        hb = self._induction("hb", small.hb, large.hb, [sw], orders)
        cause = self._inclusion("cause", small.cause, large.cause, [obs, hb], orders)
        per_location = self._induction("per-location", small.per_location, large.per_location, [ms], per_location_rules)

        assumed = {**hypotheses, **orders, **per_location_rules}
        derived = [lemma.everywhere() for lemma in (ms, hb, cause, per_location)]
        axioms = [
            Lemma(
                f"{name}.axiom.{slug(label)}",
                f"With fewer orderings the axiom '{label}' holds where it holds with more.",
                (),
                {**assumed, name_of_stronger: stronger},
                weaker,
                derived,
            )
            for (label, weaker), (name_of_stronger, stronger) in zip(
                small.axioms().items(), large.axioms().items(), strict=True
            )
        ]
        self.consistency = Lemma(
            f"{name}.consistency",
            "An execution that is consistent with more orderings is consistent with fewer.",
            (),
            {**assumed, **large.axioms()},
            z3.And(list(small.axioms().values())),
            [axiom.at() for axiom in axioms],
        )
        self.races = Lemma(
            f"{name}.races",
            "What is a race with more orderings is a race with fewer.",
            (x, y),
            {**assumed, "a race with more": large.races(x, y)},
            small.races(x, y),
            derived,
        )

    def _words(self, what: str) -> str:
        return f"With fewer orderings, {what} lies in what it is with more."

    def _inclusion(
        self, what: str, small: Symbolic, large: Symbolic, uses: Sequence[Lemma] = (), rules: Rules | None = None
    ) -> Lemma:
        return Lemma(
            f"{self.name}.{what}",
            self._words(what),
            (x, y),
            {**self.hypotheses, **(rules or {})},
            z3.Implies(small(x, y), large(x, y)),
            [lemma.everywhere() for lemma in uses],
        )

    def _induction(
        self, what: str, small: Symbolic, large: Symbolic, uses: Sequence[Lemma], rules: Rules
    ) -> PathInduction:
        return PathInduction(
            f"{self.name}.{what}",
            self._words(what),
            cast(Closure, small),
            large,
            {**self.hypotheses, **rules},
            [lemma.everywhere() for lemma in uses],
        )


def fewer_orderings(fewer: TileIR[R], more: TileIR[R]) -> dict[str, z3.BoolRef]:
    return {
        "more token order": fewer.tok.within(more.tok),
        "more strong accesses": fewer.strength.strong.within(more.strength.strong),
        "more releases": fewer.strength.release.within(more.strength.release),
        "more acquires": fewer.strength.acquire.within(more.strength.acquire),
        "wider scopes": fewer.strength.in_scope.within(more.strength.in_scope),
    }


def mapping(tileir: TileIR[R], ptx: PTX[R]) -> dict[str, z3.BoolRef]:
    """Tile blocks are threads, tl_blk, device and sys are cta, gpu and sys; orderings carry over as they are."""
    return {
        "token order lies in program order": tileir.tok.within(ptx.po),
        "an atomic's read comes before its write in program order": tileir.accesses.rmw.within(ptx.po),
    }


def monotone() -> Comparison:
    fewer, more = (TileIR(EVENTS, ACCESSES, Strength.over(EVENTS, s), s) for s in ("_fewer", "_more"))
    rules = [cast(Closure, closure).rules() for closure in (more.through_rmw, more.hb)]
    return Comparison("monotonicity", fewer, more, fewer_orderings(fewer, more), *rules)


def weaker_than_ptx() -> Comparison:
    strength = Strength.over(EVENTS)
    tileir, ptx = TileIR(EVENTS, ACCESSES, strength), PTX(EVENTS, ACCESSES, strength)
    return Comparison(
        "weakening", tileir, ptx, mapping(tileir, ptx), ptx.observation_rules(), ptx.base_causality_rules()
    )


MONOTONE = monotone()
WEAKER = weaker_than_ptx()


# --- the same over a few events, where closures are exact: for counterexamples --------------------------


class Few:
    """``races`` and ``consistency`` of a comparison over ``size`` well-formed events."""

    def __init__(self, name: str, size: int, small: TileIR[Matrix], large: TileIR[Matrix] | PTX[Matrix], rules: Rules):
        self.small = small
        hypotheses = {**rules, **small.accesses.well_formed(), **small.strength.well_formed(small.accesses)}
        hypotheses |= small.well_formed()
        self.races = Lemma(
            f"{name}.races.{size}-events",
            f"Of {size} events, what is a race with more orderings is a race with fewer.",
            (),
            hypotheses,
            large.races.within(small.races),
        )
        self.consistency = Lemma(
            f"{name}.consistency.{size}-events",
            f"An execution of {size} events that is consistent with more orderings is consistent with fewer.",
            (),
            {**hypotheses, **{f"with more: {label}": axiom for label, axiom in large.axioms().items()}},
            z3.And(list(small.axioms().values())),
        )

    def synchronised(self) -> z3.BoolRef:
        return self.small.sw(0, 1)

    def controls(self, dropped_of_races: Sequence[str], axioms: Sequence[str]) -> list[Control]:
        """One for each hypothesis that the races depend on, and one for each axiom."""
        cases = [(self.races, hypothesis) for hypothesis in dropped_of_races]
        cases += [(self.consistency, f"with more: {axiom}") for axiom in axioms]
        return [
            Control(
                f"{lemma.name}.control.{slug(hypothesis)}",
                f"It fails without the hypothesis '{hypothesis}'.",
                lemma,
                [hypothesis],
            )
            for lemma, hypothesis in cases
        ]


def few_monotone(size: int) -> Few:
    symbols = Finite(size)
    accesses = Accesses.over(symbols)
    fewer, more = (TileIR(symbols, accesses, Strength.over(symbols, s), s) for s in ("_fewer", "_more"))
    well_formed = {**more.strength.well_formed(accesses), **more.well_formed()}
    rules = {**fewer_orderings(fewer, more), **{f"with more: {label}": fact for label, fact in well_formed.items()}}
    return Few("monotonicity", size, fewer, more, rules)


def few_mapped(size: int) -> Few:
    symbols = Finite(size)
    accesses, strength = Accesses.over(symbols), Strength.over(symbols)
    tileir, ptx = TileIR(symbols, accesses, strength), PTX(symbols, accesses, strength)
    rules = {**mapping(tileir, ptx), **ptx.observation_rules(), **ptx.base_causality_rules()}
    return Few("weakening", size, tileir, ptx, rules)


FEW_MONOTONE = {size: few_monotone(size) for size in (2, 3)}
FEW_MAPPED = {size: few_mapped(size) for size in (2, 3)}

MONOTONICITY = Theorem(
    id="monotonicity",
    title="Fewer orderings never remove an execution or a race",
    statement="Of two Tile IR models over the same accesses, rf and co, of which the second has more token order, "
    "more releases, acquires and strong accesses, or wider scopes: every execution that is consistent in the second is "
    "consistent in the first, and its races in the second are races in the first. So a program that is free of races "
    "under the orderings that are known for certain is free of races under any that it has in addition.",
    source="memory-model.md, preface ([choice]: the weakest reading) and sections 2 to 4",
    used_by=("verifier: token order that holds on every path", "memmodel: switches, tests of monotonicity"),
    conclusions=(
        PATHS,
        *(MONOTONE.consistency, MONOTONE.races),
        *(FEW_MONOTONE[2].consistency, FEW_MONOTONE[3].races),
    ),
    controls=(
        *FEW_MONOTONE[2].controls([], ["coherence", "causality", "sc per location"]),
        *FEW_MONOTONE[3].controls(
            [
                "more token order",
                "more releases",
                "more acquires",
                "wider scopes",
            ],
            [],
        ),
    ),
    witnesses=(
        Witness(FEW_MONOTONE[2].consistency, [FEW_MONOTONE[2].synchronised()]),
        Witness(FEW_MONOTONE[3].races, [FEW_MONOTONE[3].synchronised()]),
    ),
)

WEAKENING = Theorem(
    id="weakening",
    title="Tile IR is a weakening of PTX",
    statement="Map tile blocks to threads, tl_blk, device and sys to cta, gpu and sys, and token order into program "
    "order. Then every execution that is consistent in PTX (without fences) is consistent in Tile IR, and its races in "
    "PTX are races in Tile IR; so what is free of races in Tile IR is so in PTX.",
    source="memory-model.md, preface and section 3; PTX ISA, Memory Consistency Model",
    used_by=("memmodel: outcomes(ptx) are outcomes(tileir)",),
    conclusions=(PATHS, WEAKER.consistency, WEAKER.races, FEW_MAPPED[2].consistency, FEW_MAPPED[3].races),
    controls=(
        *FEW_MAPPED[2].controls([], ["PTX: Coherence", "PTX: Causality", "PTX: SC-per-location"]),
        *FEW_MAPPED[3].controls(
            [
                "token order lies in program order",
                "an atomic's read comes before its write in program order",
                "observation: reads from",
                "base causality: program order",
                "base causality: synchronizes",
                "base causality: initial writes",
            ],
            [],
        ),
    ),
    witnesses=(
        Witness(FEW_MAPPED[2].consistency, [FEW_MAPPED[2].synchronised()]),
        Witness(FEW_MAPPED[3].races, [FEW_MAPPED[3].synchronised()]),
    ),
)
THEOREMS = (MONOTONICITY, WEAKENING)
