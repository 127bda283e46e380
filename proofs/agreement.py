"""Why unique sources make whole executions agree (theorem determinism, its second half).

Two executions of one launch are compared event by event.  Events are numbered
by their place in their block's program, executed or not; what an event does is
determined by what came before it in its block, and a read gets each byte from
its unique admissible source, or from before the launch.
"""

from __future__ import annotations

from dataclasses import dataclass

import z3

from .theorem import Induction, Lemma

EVENT, BLOCK, BYTE, VALUE = (z3.DeclareSort(name) for name in ("Event", "Block", "Byte", "Value"))
BOOL = z3.BoolSort()

e, f, g, w, v = z3.Consts("e f g w v", EVENT)
at = z3.Const("at", BYTE)
n = z3.Int("n")

writes = z3.Function("W", EVENT, BOOL)  # an event reads or writes, whatever the execution
block, place = z3.Function("block", EVENT, BLOCK), z3.Function("place", EVENT, z3.IntSort())
initial = z3.Function("initial", BYTE, VALUE)


def precedes(one: z3.ExprRef, other: z3.ExprRef) -> z3.BoolRef:
    return z3.And(block(one) == block(other), place(one) < place(other))


@dataclass(frozen=True)
class Run:
    """One execution: what happens in it, on which bytes, with which values, in which static order."""

    happens: z3.FuncDeclRef
    touches: z3.FuncDeclRef
    value: z3.FuncDeclRef
    order: z3.FuncDeclRef
    source: z3.FuncDeclRef  # of a read at a byte, where it reads from a write of the launch

    @classmethod
    def named(cls, suffix: str) -> Run:
        return cls(
            z3.Function("happens" + suffix, EVENT, BOOL),
            z3.Function("touches" + suffix, EVENT, BYTE, BOOL),
            z3.Function("value" + suffix, EVENT, BYTE, VALUE),
            z3.Function("order" + suffix, EVENT, EVENT, BOOL),
            z3.Function("source" + suffix, EVENT, BYTE, EVENT),
        )

    def accesses(self, event: z3.ExprRef, byte: z3.ExprRef) -> z3.BoolRef:
        return z3.And(self.happens(event), self.touches(event, byte))

    def may_source(self, write: z3.ExprRef, read: z3.ExprRef, byte: z3.ExprRef) -> z3.BoolRef:
        return z3.And(writes(write), self.accesses(write, byte), self.order(write, read))

    def rules(self) -> dict[str, z3.BoolRef]:
        source = self.source(e, at)
        from_launch = z3.And(
            self.may_source(source, e, at),
            z3.ForAll([w], z3.Implies(self.may_source(w, e, at), z3.Or(w == source, self.order(w, source)))),
            self.value(e, at) == self.value(source, at),
        )
        from_before = z3.And(z3.ForAll([w], z3.Not(self.may_source(w, e, at))), self.value(e, at) == initial(at))
        reads = z3.And(z3.Not(writes(e)), self.accesses(e, at))
        return {
            "the order lies in program order": z3.ForAll(
                [e, f], z3.Implies(self.order(e, f), z3.And(precedes(e, f), self.happens(e), self.happens(f)))
            ),
            "a read has its unique source": z3.ForAll([e, at], z3.Implies(reads, z3.Or(from_launch, from_before))),
        }


ONE, OTHER = Run.named("_1"), Run.named("_2")


def does_the_same(event: z3.ExprRef) -> z3.BoolRef:
    """It happens in both executions or in neither, on the same bytes, after the same events, and writes the same."""
    return z3.And(
        ONE.happens(event) == OTHER.happens(event),
        z3.ForAll([at], ONE.touches(event, at) == OTHER.touches(event, at)),
        z3.ForAll([g], ONE.order(g, event) == OTHER.order(g, event)),
        z3.Implies(writes(event), z3.ForAll([at], ONE.value(event, at) == OTHER.value(event, at))),
    )


agree = z3.Function("agree", EVENT, BOOL)
same_values = z3.ForAll([at], z3.Implies(ONE.accesses(e, at), ONE.value(e, at) == OTHER.value(e, at)))
MEANING = z3.ForAll([e], agree(e) == z3.And(does_the_same(e), same_values))
EARLIER_AGREE = z3.ForAll([f], z3.Implies(precedes(f, e), agree(f)))

HYPOTHESES = {
    "agree": MEANING,
    "a block's program determines what comes next from what came before": z3.ForAll(
        [e], z3.Implies(EARLIER_AGREE, does_the_same(e))
    ),
    **{
        f"{label}, in execution {number}": rule
        for number, run in ((1, ONE), (2, OTHER))
        for label, rule in run.rules().items()
    },
}
BEFORE_READ = {
    **HYPOTHESES,
    "they agree on what comes before": EARLIER_AGREE,
    "a read": z3.And(z3.Not(writes(e)), ONE.accesses(e, at)),
}
SAME_READ = Lemma(
    "determinism.same-read",
    "If two executions agree on all that comes before a read in its block, it reads the same bytes in both.",
    (e, at),
    BEFORE_READ,
    OTHER.accesses(e, at),
)
SAME_CANDIDATES = Lemma(
    "determinism.same-candidates",
    "If two executions agree on all that comes before a read in its block, the writes before it are the same in both, "
    "in the same order, with the same values.",
    (e, at, w),
    BEFORE_READ,
    z3.And(
        ONE.may_source(w, e, at) == OTHER.may_source(w, e, at),
        z3.Implies(
            ONE.may_source(w, e, at),
            z3.And(z3.ForAll([g], ONE.order(g, w) == OTHER.order(g, w)), ONE.value(w, at) == OTHER.value(w, at)),
        ),
    ),
)
SAME_VALUE = Lemma(
    "determinism.same-value",
    "If two executions agree on all that comes before a read in its block, it reads the same in both.",
    (e, at),
    BEFORE_READ,
    ONE.value(e, at) == OTHER.value(e, at),
    [
        SAME_READ.at(e, at),
        SAME_CANDIDATES.at(e, at, ONE.source(e, at)),
        SAME_CANDIDATES.at(e, at, OTHER.source(e, at)),
    ],
)
NEXT = Lemma(
    "determinism.next-event",
    "If two executions agree on all that comes before an event in its block, they agree on the event.",
    (e,),
    {**HYPOTHESES, "they agree on what comes before": EARLIER_AGREE},
    agree(e),
    [SAME_VALUE.everywhere()],
)
AGREES_NEXT = z3.ForAll([e], z3.Implies(z3.And(EARLIER_AGREE), agree(e)))
COURSE = Induction(
    "determinism.course-of-values",
    "What holds of an event if it holds of all before it in its block holds of all events at the first n places.",
    (n,),
    {"places are numbered from 0": z3.ForAll([e], place(e) >= 0), "it holds of the next event": AGREES_NEXT},
    z3.ForAll([e], z3.Implies(place(e) < n, agree(e))),
)
AGREEMENT = Lemma(
    "determinism.agreement",
    "Two executions agree on every event: whether it happens, on which bytes, with which values.",
    (e,),
    {**HYPOTHESES, "places are numbered from 0": z3.ForAll([e], place(e) >= 0)},
    agree(e),
    [NEXT.everywhere(), COURSE.at(place(e) + 1)],
)
