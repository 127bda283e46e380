"""Kinds of obligations, reasons and verdicts in words that a kernel author understands; all of them live here."""

from __future__ import annotations

from dataclasses import dataclass

from tileproof.verifier.report import Kind, Reason, Verdict


@dataclass(frozen=True, slots=True)
class KindWords:
    """``fault``: what a violation is, as a headline.  ``remedy``: what usually settles it."""

    fault: str
    remedy: str


KINDS: dict[Kind, KindWords] = {
    Kind.BLOCK_DISJOINT_WRITES: KindWords(
        "two blocks write the same element, in no order",
        "make the blocks' tiles disjoint, or state in the contract the grid and sizes for which they are",
    ),
    Kind.BLOCK_READ_WRITE: KindWords(
        "one block reads an element that another block writes, in no order",
        "write to an array of its own, or hand the element over with a release and an acquire",
    ),
    Kind.TOKEN_ORDER: KindWords(
        "one block accesses an element twice, at least once to write it, and no token orders the two",
        "pass the first access's result token on to the second",
    ),
    Kind.INTERNAL_OVERLAP: KindWords(
        "one tile operation writes an element twice",
        "mask the surplus lanes off instead of clamping or repeating their index",
    ),
    Kind.SCOPE: KindWords(
        "an atomic operation's scope does not include the other block that accesses the element",
        "use device scope on both sides",
    ),
    Kind.PUBLISH: KindWords(
        "what one block publishes is not ordered before what another block reads",
        "release after the write and acquire before the read, each joined to it by tokens",
    ),
    Kind.BOUNDS: KindWords(
        "an access lies outside its array",
        "guard or mask the access, or state in the contract the grid and sizes for which it stays inside",
    ),
    Kind.UNDEFINED: KindWords(
        "an operation has undefined behaviour",
        "guard the operation, or exclude the case with requires in the contract",
    ),
    Kind.ASSUMPTION: KindWords(
        "the kernel assumes what its contract does not imply",
        "drop the assumption, or state it with requires in the contract",
    ),
    Kind.ALIAS: KindWords(
        "the compiler was told that two arrays are different memory, but they may be the same",
        "declare the arrays as alias when the kernel is compiled",
    ),
    Kind.PROGRESS: KindWords(
        "a block waits for a signal that may never come",
        "make sure that the signalling block exists, runs and signals on every path",
    ),
    Kind.INITIAL_VALUE: KindWords(
        "the protocol needs contents before the launch that the contract does not state",
        "state them with init in the contract",
    ),
    Kind.REACHABILITY: KindWords(
        "no admitted launch reaches the access",
        "check the contract: it may exclude more than was meant",
    ),
    Kind.SUPPORT: KindWords(
        "an operation is outside what can be verified",
        "replace the operation, or verify the rest of the kernel without it",
    ),
}


@dataclass(frozen=True, slots=True)
class ReasonWords:
    """``why`` nothing was decided, and ``action``: what can be done about it."""

    why: str
    action: str


REASONS: dict[Reason, ReasonWords] = {
    Reason.UNSUPPORTED_OPERATION: ReasonWords(
        "an operation is not supported", "rewrite the kernel without the operation named above"
    ),
    Reason.LIMIT: ReasonWords(
        "the limit of time or memory was reached", "raise --timeout, or narrow the sizes with requires in the contract"
    ),
    Reason.SOLVER_GAVE_UP: ReasonWords(
        "the solver gave up before the limit",
        "narrow the sizes with requires in the contract, or make more of them constants",
    ),
    Reason.APPROXIMATED: ReasonWords(
        "the counterexample found rests on a value that is not known exactly",
        "state what is known of that value in the contract (requires, facts of the array's contents)",
    ),
    Reason.MISSING_FACT: ReasonWords("a fact is missing", "state the fact in the contract"),
    Reason.WITNESS_NOT_REPLAYED: ReasonWords(
        "the counterexample found did not hold when it was replayed", "please report this: it is a fault of tileproof"
    ),
    Reason.BOUNDED: ReasonWords(
        "no violation exists up to a bound, beyond it nothing is known", "state the bound with requires in the contract"
    ),
    Reason.UNREACHABLE: ReasonWords(
        "no admitted launch reaches the access", "check the contract: it may exclude more than was meant"
    ),
}

VERDICT_COLOURS: dict[Verdict, str] = {
    Verdict.PROVED: "green",
    Verdict.VIOLATION: "red",
    Verdict.UNKNOWN: "yellow",
    Verdict.ERROR: "magenta",
}
