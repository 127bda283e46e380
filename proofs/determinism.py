"""Determinism: without communication every read has one admissible source, so all executions agree.

Two events communicate if they conflict and only their scopes make them morally
strong: atomics, or release and acquire, of different blocks.  Where nothing
communicates, races apart, all conflicting events are ordered by tokens, and
happens-before is the *static* order made of tokens and initial writes, the same
in every execution.  The source of a read, at each byte, is then the last write
before it.
"""

from __future__ import annotations

from typing import cast

import z3

from .agreement import AGREEMENT
from .atomic_updates import CAN_BE_SWAPPED, SAME_AFTER, SAME_BEFORE
from .atomic_updates import CONTROLS as UPDATE_CONTROLS
from .finite import Finite, formula
from .models import Accesses, Strength, TileIR
from .relations import PATHS, Closure, PathInduction, Symbolic, Uninterpreted
from .theorem import Control, Induction, Lemma, Theorem, Witness

EVENTS = Uninterpreted(z3.DeclareSort("Event"))
ACCESSES = Accesses.over(EVENTS)
MODEL = TileIR(EVENTS, ACCESSES, Strength.over(EVENTS))
STATIC = Closure("static", MODEL.rpo | ACCESSES.from_start())
# Of one byte: the accesses that touch it, and which write each of them reads it from.
AT, RF_AT = EVENTS.members("AT"), EVENTS.relation("rf_at")

x, y, z = z3.Consts("x y z", EVENTS.sort)
w, v, r = z3.Consts("w v r", EVENTS.sort)

RACE_FREE, SILENT = "free of races", "no communication"
AXIOMS = {label: axiom for label, axiom in MODEL.axioms().items() if label in ("coherence", "causality")}
ASSUMED = {
    RACE_FREE: MODEL.races.empty(),
    SILENT: (ACCESSES.conflict() & MODEL.ms).within(MODEL.rpo | ~MODEL.rpo),
    **AXIOMS,
    "reads read from writes": ACCESSES.rf.within(ACCESSES.writes >> ACCESSES.overlap >> ACCESSES.reads),
    **cast(Closure, MODEL.hb).rules(),
    **STATIC.rules(),
}


def inclusion(name: str, words: str, small: Symbolic, large: Symbolic, *uses: Lemma) -> Lemma:
    claim = z3.Implies(small(x, y), large(x, y))
    return Lemma(f"determinism.{name}", words, (x, y), ASSUMED, claim, [lemma.everywhere() for lemma in uses])


def induction(name: str, words: str, closure: Symbolic, invariant: Symbolic, *uses: Lemma) -> PathInduction:
    return PathInduction(
        f"determinism.{name}",
        words,
        cast(Closure, closure),
        invariant,
        ASSUMED,
        [lemma.everywhere() for lemma in uses],
    )


JOINED = induction(
    "static-transitive",
    "The static order is transitive.",
    STATIC,
    Symbolic(EVENTS.sort, lambda one, other: z3.ForAll([w], z3.Implies(STATIC(w, one), STATIC(w, other)))),
)
DIRECT = inclusion(
    "direct",
    "A morally strong read reads from what tokens order before it.",
    MODEL.ms & ACCESSES.rf,
    MODEL.rpo,
)
THROUGH_RMW = induction(
    "through-rmw", "A chain of atomics follows the static order.", MODEL.through_rmw, STATIC, DIRECT, JOINED
)
OBS = inclusion("obs", "Observation follows the static order.", MODEL.obs, STATIC, DIRECT, THROUGH_RMW, JOINED)
SW = inclusion("sw", "Synchronisation follows the static order.", MODEL.sw, STATIC, OBS, JOINED)
HB_STATIC = induction("hb-static", "Happens-before lies in the static order.", MODEL.hb, STATIC, SW, JOINED)
STATIC_HB = induction("static-hb", "The static order lies in happens-before.", STATIC, MODEL.hb)
ORDERED = inclusion(
    "ordered", "The static order relates all that conflicts.", ACCESSES.conflict(), STATIC | ~STATIC, HB_STATIC
)

# --- the source of a read at one byte ------------------------------------------------------------

HERE = {
    "events that touch the byte overlap": (AT >> ACCESSES.different >> AT).within(ACCESSES.overlap),
    "the byte is read from writes that touch it": RF_AT.within(ACCESSES.rf & (ACCESSES.writes >> AT >> RF_AT >> AT)),
    "from-reads at the byte": (~RF_AT >> ACCESSES.co >> AT).within(ACCESSES.fr),
    "token order has no cycle": STATIC.irreflexive(),
}


def writes_here(event: z3.ExprRef) -> z3.BoolRef:
    return z3.And(ACCESSES.writes(event, event), AT(event, event))


def admissible(source: z3.ExprRef, read: z3.ExprRef) -> z3.BoolRef:
    """The last write to the byte before ``read`` in the static order: it names neither rf nor co."""
    between = z3.And(writes_here(x), STATIC(source, x), STATIC(x, read))
    return z3.And(writes_here(source), STATIC(source, read), z3.ForAll([x], z3.Not(between)))


SOURCE = Lemma(
    "determinism.source",
    "In every consistent execution a read reads a byte from an admissible source: the last write before it.",
    (w, r),
    {**ASSUMED, **HERE, "reads from": RF_AT(w, r)},
    admissible(w, r),
    [lemma.everywhere() for lemma in (ORDERED, STATIC_HB)],
)
AT_MOST_ONE = Lemma(
    "determinism.at-most-one",
    "A read has at most one admissible source.",
    (w, v, r),
    {**ASSUMED, **HERE, "one": admissible(w, r), "another": admissible(v, r)},
    w == v,
    [ORDERED.everywhere()],
)

k, m, n = z3.Ints("k m n")
write = z3.Function("write", z3.IntSort(), EVENTS.sort)
before_read = z3.Function("before_read", EVENTS.sort, z3.BoolSort())


def last_among(count: z3.ArithRef) -> z3.BoolRef:
    """Of the writes numbered up to ``count``, one that comes before the read comes after all others that do."""
    latest = z3.And(m >= 0, m <= count, before_read(write(m)))
    others = z3.And(k >= 0, k <= count, before_read(write(k)))
    after_others = z3.Implies(others, z3.Or(write(k) == write(m), STATIC(write(k), write(m))))
    return z3.Exists([m], z3.And(latest, z3.ForAll([k], after_others)))


LAST = Induction(
    "determinism.last",
    "Of finitely many writes, the initial one among them, one that comes before a read is the last to do so.",
    (n,),
    {
        "the initial write comes before the read": before_read(write(0)),
        "writes before the read are ordered": z3.ForAll(
            [x, y],
            z3.Implies(z3.And(before_read(x), before_read(y)), z3.Or(x == y, STATIC(x, y), STATIC(y, x))),
        ),
        "the order is transitive": STATIC.transitive(),
    },
    last_among(n),
)
count = z3.Int("count")
AT_LEAST_ONE = Lemma(
    "determinism.at-least-one",
    "A read of a byte has an admissible source, if finitely many events write it and one of them comes first.",
    (r, count),
    {
        **ASSUMED,
        **HERE,
        "writes to the byte are numbered": z3.ForAll(
            [x], z3.Implies(writes_here(x), z3.Exists([k], z3.And(k >= 0, k <= count, x == write(k))))
        ),
        "what is numbered writes the byte": z3.ForAll(
            [k], z3.Implies(z3.And(k >= 0, k <= count), writes_here(write(k)))
        ),
        "before_read": z3.ForAll([x], before_read(x) == z3.And(writes_here(x), STATIC(x, r))),
        "the initial write comes before the read": STATIC(write(0), r),
        "there are writes": count >= 0,
    },
    z3.Exists([w], admissible(w, r)),
    [LAST.at(count), JOINED.everywhere(), ORDERED.everywhere()],
)


# --- two executions of a few events, with exact closures -------------------------------------------


def two_executions(size: int) -> tuple[Lemma, z3.BoolRef]:
    """The lemma, and a bound for its witness: something is read."""
    symbols = Finite(size)
    accesses = [Accesses.over(symbols, suffix) for suffix in ("_1", "_2")]
    strength = Strength.over(symbols)
    runs = [TileIR(symbols, a, strength) for a in accesses]
    one, other = accesses
    static = (runs[0].rpo | one.from_start()).closure("static")
    silent = [(a.conflict() & run.ms).within(run.rpo | ~run.rpo) for a, run in zip(accesses, runs, strict=True)]
    single = [z3.And(a.reads.within(~a.rf >> a.rf), (a.rf >> ~a.rf & a.different).empty()) for a in accesses]
    lemma = Lemma(
        f"determinism.{size}-events",
        f"Of {size} events without partial overlaps, two consistent executions read from the same writes.",
        (),
        {
            **one.well_formed(),
            **{f"{label}, in the other": other.well_formed()[label] for label in ("rf", "co", "fr")},
            **strength.well_formed(one),
            "accesses overlap on exactly the same bytes": one.overlap.within(one.here),
            "token order has no cycle": static.irreflexive(),
            "each read reads from one write": z3.And(single),
            **{label: z3.And([run.axioms()[label] for run in runs]) for label in AXIOMS},
            RACE_FREE: z3.And([run.races.empty() for run in runs]),
            SILENT: z3.And(silent),
        },
        z3.And(one.rf.within(other.rf), other.rf.within(one.rf)),
    )
    return lemma, formula(one.rf(0, 1))


FEW, SOMETHING_IS_READ = two_executions(3)

THEOREM = Theorem(
    id="determinism",
    title="Without communication and races all executions agree",
    statement="In a consistent execution free of races, in which no conflicting events are morally strong by "
    "their scopes alone, happens-before is token order (and initial writes first), and a read has, at each byte, "
    "exactly one admissible source: the last write before it. So two such executions of one launch agree on every "
    "event, on what it accesses and with which values. Atomics change that: what they return depends on their order. "
    "Their final value does not, if the updates can be swapped, as add, and, or, xor, min and max of integers can; "
    "exchanges and floating-point additions cannot.",
    source="memory-model.md, sections 2 to 4; design, section 5 (determinism)",
    used_by=("verifier: determinism", "kernels: bitwise reproducible results"),
    conclusions=(
        *(PATHS, STATIC_HB, HB_STATIC, SOURCE, AT_MOST_ONE, AT_LEAST_ONE, AGREEMENT, FEW),
        *(SAME_BEFORE, SAME_AFTER, *CAN_BE_SWAPPED.values()),
    ),
    controls=(
        *(
            Control(f"determinism.control.{name}", words, FEW, [hypothesis])
            for name, words, hypothesis in (
                ("communication", "Where atomics communicate, a read may have several sources.", SILENT),
                ("race", "Where there is a race, a read may have several sources.", RACE_FREE),
                ("incoherent", "Without Coherence a read may miss the last write.", "coherence"),
                ("acausal", "Without Causality a read may miss the last write, or see a later one.", "causality"),
            )
        ),
        *UPDATE_CONTROLS,
    ),
    witnesses=(
        Witness(FEW, [SOMETHING_IS_READ]),
        *(Witness(lemma) for lemma in CAN_BE_SWAPPED.values()),
    ),
)
THEOREMS = (THEOREM,)
