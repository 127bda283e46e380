"""The theorem of the cuTile Rust paper (arXiv 2606.15991, appendix A), with the gap that it leaves closed.

Fact 1: a block writes only to its own partition, the partitions of different
blocks are disjoint, and what is read through a shared reference overlaps none.
Fact 2: the accesses of a block to mutable views are threaded on one token
chain.  Then no execution has a data race (memory-model.md section 7).

The paper does not mention layouts in which two indices share an address.  In
such a layout two elements of one store race whatever these facts say, because
the elements of one tile operation are in no order.  So there is a third fact
here: different elements of one operation share no byte.  Theorems layouts and
partitions establish it, and the disjoint partitions of fact 1, for views over
dominated layouts.
"""

from __future__ import annotations

from typing import Generic, cast

import z3

from .finite import Finite, Matrix
from .layouts import RANKS, same, vector
from .partitions import DISJOINT_BYTES, small_array
from .relations import PATHS, Closure, PathInduction, R, Signature, Symbolic, Uninterpreted
from .theorem import Control, Lemma, Theorem, Witness

OWN_ONLY = "fact 1: what is written, and what is not a shared reference, is the block's own"
DISJOINT = "fact 1: the partitions of different blocks are disjoint"
SHARED = "fact 1: shared references overlap no partition"
CHAIN = "fact 2: the accesses of a block to its own are in one chain"
THREADED = "fact 2: each access consumes the token of the one before it in the chain"
LAYOUT = "fact 3: different elements of one operation share no byte"


class Program(Generic[R]):
    """The events of one execution, whatever it reads and synchronises; events are element accesses."""

    def __init__(self, symbols: Signature[R]) -> None:
        self.overlap = symbols.relation("overlap")  # different events with a common byte
        self.here = symbols.relation("here")  # on exactly the same bytes
        self.writes, self.reads = symbols.members("W"), symbols.members("R")
        self.own = symbols.members("OWN")  # accesses through a mutable view
        self.shared = symbols.members("SHARED")  # reads through a shared reference
        self.same_block, self.same_instance = symbols.relation("same_block"), symbols.relation("same_instance")
        self.next = symbols.relation("next")
        self.chain = self.next.closure("chain")
        self.token = symbols.relation("token")  # one produces a token that the other consumes
        self.tok = self.token.closure("tok")
        self.rmw, self.sw = symbols.relation("rmw"), symbols.relation("sw")
        in_scope = symbols.relation("in_scope")
        self.hb = (self.tok | self.rmw | self.sw).closure("hb")
        self.ms = self.here & (self.tok | ~self.tok | self.rmw | ~self.rmw | in_scope & ~in_scope)
        self.conflict = (self.writes >> self.overlap) | (self.overlap >> self.writes)
        self.races = self.conflict - self.ms - self.hb - ~self.hb

    def facts(self) -> dict[str, z3.BoolRef]:
        other_instance = self.own >> (self.same_block - self.same_instance) >> self.own
        return {
            "events are accesses": (self.overlap).within(
                (self.reads | self.writes) >> self.overlap >> (self.reads | self.writes)
            ),
            OWN_ONLY: z3.And(self.writes.within(self.own), self.reads.within(self.own | self.shared)),
            DISJOINT: (self.own >> self.overlap >> self.own).within(self.same_block),
            SHARED: z3.And(
                (self.shared >> self.overlap >> self.own).empty(), (self.own >> self.overlap >> self.shared).empty()
            ),
            CHAIN: other_instance.within(self.chain | ~self.chain),
            THREADED: self.next.within(self.token),
            LAYOUT: (self.same_instance & self.overlap).empty(),
        }


EVENTS = Uninterpreted(z3.DeclareSort("Event"))
PROGRAM = Program(EVENTS)
x, y = z3.Consts("x y", EVENTS.sort)


def rules(*closures: Symbolic) -> dict[str, z3.BoolRef]:
    return {label: rule for closure in closures for label, rule in cast(Closure, closure).rules().items()}


CHAIN_IN_TOK = PathInduction(
    "cutile-rust.chain",
    "The chain lies in token order.",
    cast(Closure, PROGRAM.chain),
    PROGRAM.tok,
    {THREADED: PROGRAM.facts()[THREADED], **rules(PROGRAM.tok)},
)
ASSUMED = {**PROGRAM.facts(), **rules(PROGRAM.tok, PROGRAM.hb)}
RACE_FREE = Lemma(
    "cutile-rust.race-free",
    "Under facts 1 to 3, of any two events that conflict one happens before the other: no execution has a data race.",
    (x, y),
    ASSUMED,
    z3.Not(PROGRAM.races(x, y)),
    [CHAIN_IN_TOK.everywhere()],
)
MORALLY_STRONG = Lemma(
    "cutile-rust.morally-strong",
    "Under facts 1 to 3, events that conflict on exactly the same bytes are morally strong, as the paper says.",
    (x, y),
    {**ASSUMED, "conflict on the same bytes": (PROGRAM.conflict & PROGRAM.here)(x, y)},
    PROGRAM.ms(x, y),
    [CHAIN_IN_TOK.everywhere()],
)


# --- facts 1 and 3 from who owns which bytes -------------------------------------------------


def facts_of_ownership() -> Lemma:
    """The facts as the paper has them, about programs and their partitions of memory."""
    block_sort, instance_sort, lane_sort, byte_sort = map(z3.DeclareSort, ("Block", "Instance", "Lane", "Byte"))
    event, truth = EVENTS.sort, z3.BoolSort()
    block, instance = z3.Function("block", event, block_sort), z3.Function("instance", event, instance_sort)
    lane = z3.Function("lane", event, lane_sort)
    touches = z3.Function("touches", event, byte_sort, truth)
    owns, readable = z3.Function("owns", block_sort, byte_sort, truth), z3.Function("readable", byte_sort, truth)
    b, c = z3.Consts("b c", block_sort)
    at = z3.Const("at", byte_sort)
    e, f = z3.Consts("e f", event)

    def everywhere(*parts: z3.BoolRef) -> z3.BoolRef:
        *given, then = parts
        return z3.ForAll([e, f, b, c, at], z3.Implies(z3.And(given), then) if given else then)

    facts = PROGRAM.facts()
    return Lemma(
        "cutile-rust.ownership",
        "If blocks access, besides bytes that they read and no block owns, only bytes that they own, no byte is owned "
        "by two blocks, and no two lanes of one operation have a byte in common, then facts 1 and 3 hold.",
        (),
        {
            "overlap": everywhere(
                PROGRAM.overlap(e, f) == z3.And(e != f, z3.Exists([at], z3.And(touches(e, at), touches(f, at))))
            ),
            "same block": everywhere(PROGRAM.same_block(e, f) == (block(e) == block(f))),
            "same instance": everywhere(PROGRAM.same_instance(e, f) == (instance(e) == instance(f))),
            "access through a mutable view": everywhere(PROGRAM.own(e, e), touches(e, at), owns(block(e), at)),
            "access through a shared reference": everywhere(PROGRAM.shared(e, e), touches(e, at), readable(at)),
            "partition maps are injective": everywhere(owns(b, at), owns(c, at), b == c),
            "what is shared is no block's own": everywhere(readable(at), z3.Not(owns(b, at))),
            "an operation touches a lane once": everywhere(instance(e) == instance(f), lane(e) == lane(f), e == f),
            "lanes do not overlap": everywhere(
                instance(e) == instance(f), touches(e, at), touches(f, at), lane(e) == lane(f)
            ),
        },
        z3.And(facts[DISJOINT], facts[SHARED], facts[LAYOUT]),
    )


def views_are_partitions(rank: int) -> Lemma:
    i, j, e, f = (vector(name, rank) for name in "ijef")
    one, other = z3.Ints("block other_block")
    view = DISJOINT_BYTES[rank]
    meet = view.at(*view.variables)
    return Lemma(
        f"cutile-rust.views.rank-{rank}",
        f"If an injective map sends blocks to tiles of a view of rank {rank} as in theorem partitions, then no byte "
        "belongs to two blocks, nor to two lanes of an operation on one tile.",
        (one, other, *view.variables),
        {
            "the block map is injective": z3.Implies(same(i, j), one == other),
            "the tiles share a byte": meet.premise,
        },
        z3.And(one == other, same(e, f)),
        [meet],
    )


OWNERSHIP = facts_of_ownership()
VIEWS = {rank: views_are_partitions(rank) for rank in RANKS}

# --- the same over a few events, with exact closures --------------------------------------------


def few(size: int, program: Program[Matrix]) -> Lemma:
    return Lemma(
        f"cutile-rust.{size}-events",
        f"Of {size} events, numbered such that events 0 and 1 are in question, facts 1 to 3 leave no race.",
        (),
        program.facts(),
        z3.Not(program.races(0, 1)),
    )


FEW_EVENTS = Program(Finite(3))
FEW, MANY = few(3, FEW_EVENTS), few(8, Program(Finite(8)))

THEOREM = Theorem(
    id="cutile-rust",
    title="Ownership and token threading exclude data races",
    statement="If blocks write only to their own partitions and read those or memory that no block writes, partitions "
    "are disjoint, the accesses of a block to its own are threaded on one token chain, and elements of one operation "
    "do not overlap, then no execution, of any number of blocks and events, has a data race; conflicts on exactly the "
    "same bytes are morally strong. Views as in theorem partitions with an injective block map are such partitions.",
    source="cuTile Rust paper, arXiv 2606.15991, appendix A; memory-model.md, section 7",
    used_by=("verifier: the overall argument of block-disjoint-writes, token-order and internal-overlap",),
    conclusions=(PATHS, RACE_FREE, MORALLY_STRONG, OWNERSHIP, *VIEWS.values(), FEW, MANY),
    controls=tuple(
        Control(f"cutile-rust.control.{name}", words, lemma, [hypothesis])
        for name, words, lemma, hypothesis in (
            ("someone-elses", "Writes outside the block's own partition race.", FEW, OWN_ONLY),
            ("partitions-overlap", "Blocks whose partitions overlap race.", FEW, DISJOINT),
            ("shared-is-written", "What one block reads as shared and another writes, races.", FEW, SHARED),
            ("two-chains", "Two accesses of a block in different token chains race.", FEW, CHAIN),
            ("dropped-token", "Where the chain drops one token, the accesses before and after race.", FEW, THREADED),
            ("self-overlapping-layout", "The gap of the paper: two elements of one store race.", FEW, LAYOUT),
            ("two-owners", "A byte with two owners.", OWNERSHIP, "partition maps are injective"),
            (
                "overlapping-lanes",
                "Two lanes of one operation with a byte in common.",
                OWNERSHIP,
                "lanes do not overlap",
            ),
        )
    ),
    witnesses=(
        Witness(FEW, [FEW_EVENTS.conflict(0, 1)]),
        Witness(OWNERSHIP),
        *(Witness(lemma, small_array(rank)) for rank, lemma in VIEWS.items()),
    ),
)
THEOREMS = (THEOREM,)
