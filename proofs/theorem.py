"""Theorems as data: lemmas whose negations a solver must refute, and controls that it must not.

A :class:`Lemma` says that its hypotheses entail its conclusion for all values
of its free symbols.  What it builds on is given as *instances* of other lemmas
(:meth:`Lemma.at`, :meth:`Lemma.everywhere`), and in no other way: nothing can
be assumed that is not proved.  :class:`Induction` adds the one rule of
inference that SMT solvers lack, induction over the natural numbers; it and
conservative recursive definitions are all that is trusted beside the solvers.

A :class:`Control` is a lemma robbed of a hypothesis: a counterexample must be
found, so the hypothesis is needed.  A :class:`Witness` shows that a lemma's
hypotheses do not contradict each other.  Together they keep theorems from
being true for want of anything that they speak of.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import z3


class Solver(enum.Enum):
    Z3 = "z3"
    CVC5 = "cvc5"


BOTH = frozenset(Solver)
# For counterexamples: cvc5 does not build models of formulas that quantify over integers.
Z3_ONLY = frozenset({Solver.Z3})


class Kind(enum.Enum):
    """What a problem shows, and so the answer it must get."""

    LEMMA = "lemma"  # a negated claim: unsat
    CONTROL = "control"  # a claim with a hypothesis taken away: sat, a counterexample
    WITNESS = "witness"  # all the hypotheses of a claim: sat, it is not vacuous

    @property
    def expected(self) -> str:
        return "unsat" if self is Kind.LEMMA else "sat"


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """One question for the solvers: are these labelled assertions satisfiable together?"""

    name: str
    statement: str
    kind: Kind
    assertions: tuple[tuple[str, z3.BoolRef], ...]
    solvers: frozenset[Solver] = BOTH


@dataclass(frozen=True, slots=True, eq=False)
class Instance:
    """A lemma brought to bear on particular terms, or for all values of ``bound``; made by lemmas only."""

    lemma: Lemma
    premises: tuple[z3.BoolRef, ...]
    conclusion: z3.BoolRef
    bound: tuple[z3.ExprRef, ...] = ()
    patterns: tuple[z3.ExprRef, ...] = ()

    @property
    def premise(self) -> z3.BoolRef:
        """What the lemma presupposes of these terms, to be had as a hypothesis by those who build on it."""
        return z3.And(list(self.premises))

    def formula(self, known: Sequence[z3.BoolRef] = ()) -> z3.BoolRef:
        """What the lemma says, less those premises that are literally among the ``known`` formulas."""
        open_premises = [
            premise
            for premise in self.premises
            if any(occurs(variable, premise) for variable in self.bound) or not any(z3.eq(premise, k) for k in known)
        ]
        claim = z3.Implies(z3.And(open_premises), self.conclusion) if open_premises else self.conclusion
        return z3.ForAll(list(self.bound), claim, patterns=list(self.patterns)) if self.bound else claim


@dataclass(frozen=True, eq=False)
class Lemma:
    """``hypotheses`` entail ``conclusion``, whatever the values of the free symbols.

    ``variables`` are those that :meth:`at` can instantiate, in its order; the
    other free symbols (relations, mostly) mean the same in every lemma that
    mentions them.  ``solvers`` lists the solvers that can do it: fewer than
    both is an admission, which the tests hold to be true.
    """

    name: str
    statement: str
    variables: Sequence[z3.ExprRef]
    hypotheses: Mapping[str, z3.BoolRef]
    conclusion: z3.BoolRef
    uses: Sequence[Instance] = ()
    solvers: frozenset[Solver] = BOTH

    def assumed(self) -> Mapping[str, z3.BoolRef]:
        """Everything that the claim presupposes, labelled."""
        return self.hypotheses

    def at(self, *terms: z3.ExprRef | int) -> Instance:
        """The lemma for ``terms`` in place of its variables."""
        if len(terms) != len(self.variables):
            raise ValueError(f"{self.name} has {len(self.variables)} variables, {len(terms)} terms given")
        pairs = [(v, t if z3.is_expr(t) else z3.IntVal(t)) for v, t in zip(self.variables, terms, strict=True)]
        premises = tuple(z3.substitute(premise, *pairs) for premise in self.assumed().values())
        return Instance(self, premises, z3.substitute(self.conclusion, *pairs))

    def everywhere(self, *patterns: z3.ExprRef) -> Instance:
        """The lemma for all values of its variables; ``patterns`` say which terms should bring it to mind."""
        return Instance(self, tuple(self.assumed().values()), self.conclusion, tuple(self.variables), patterns)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What the solvers must refute, all of it, to prove the lemma."""
        return (self._problem(self.name, self.statement, self.hypotheses, self.conclusion),)

    def _problem(
        self, name: str, statement: str, hypotheses: Mapping[str, z3.BoolRef], conclusion: z3.BoolRef
    ) -> Problem:
        assertions = (
            *((f"hypothesis: {label}", formula) for label, formula in hypotheses.items()),
            *((f"by {use.lemma.name}", use.formula(list(hypotheses.values()))) for use in self.uses),
            ("negated conclusion", z3.Not(conclusion)),
        )
        return Problem(name, statement, Kind.LEMMA, assertions, self.solvers)


@dataclass(frozen=True, eq=False)
class Induction(Lemma):
    """A lemma for every natural number, the first of its variables: shown for 0, and for n + 1 given n.

    The hypotheses must not mention that variable.  What the induction
    hypothesis has to be general in is quantified inside the conclusion.
    """

    def __post_init__(self) -> None:
        if any(occurs(self.variables[0], hypothesis) for hypothesis in self.hypotheses.values()):
            raise ValueError(f"{self.name}: a hypothesis mentions the induction variable {self.variables[0]}")

    def assumed(self) -> Mapping[str, z3.BoolRef]:
        return {**self.hypotheses, f"{self.variables[0]} is a natural number": self.variables[0] >= 0}

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        n = self.variables[0]
        base = z3.substitute(self.conclusion, (n, z3.IntVal(0)))
        step = z3.substitute(self.conclusion, (n, n + 1))
        given = {**self.assumed(), "induction hypothesis": self.conclusion}
        return (
            self._problem(f"{self.name}.base", f"{self.statement} Base case: 0.", self.hypotheses, base),
            self._problem(f"{self.name}.step", f"{self.statement} Step: from {n} to {n} + 1.", given, step),
        )


def occurs(symbol: z3.ExprRef, expression: z3.ExprRef) -> bool:
    """Whether the constant ``symbol`` occurs in ``expression``."""
    seen: set[int] = set()
    pending = [expression]
    while pending:
        term = pending.pop()
        if term.get_id() in seen:
            continue
        seen.add(term.get_id())
        if z3.eq(term, symbol):
            return True
        pending += [term.body()] if z3.is_quantifier(term) else term.children()
    return False


@dataclass(frozen=True, eq=False)
class Control:
    """``lemma`` with hypotheses dropped or weakened: a counterexample must exist.

    ``bounds`` only narrow the search for one; they may state it outright.
    """

    name: str
    statement: str
    lemma: Lemma
    drop: Sequence[str] = ()
    instead: Mapping[str, z3.BoolRef] = field(default_factory=dict)
    bounds: Sequence[z3.BoolRef] = ()
    solvers: frozenset[Solver] = BOTH

    def __post_init__(self) -> None:
        changed = {*self.drop, *self.instead}
        if not changed or not changed <= set(self.lemma.hypotheses):
            raise ValueError(f"{self.name} must change hypotheses of {self.lemma.name}, not {sorted(changed)}")

    def problem(self) -> Problem:
        kept = {**self.lemma.assumed(), **self.instead}
        assertions = (
            *((f"hypothesis: {label}", formula) for label, formula in kept.items() if label not in self.drop),
            *(("bound on the search", bound) for bound in self.bounds),
            ("negated conclusion", z3.Not(self.lemma.conclusion)),
        )
        return Problem(self.name, self.statement, Kind.CONTROL, assertions, self.solvers)


@dataclass(frozen=True, eq=False)
class Witness:
    """The hypotheses of ``lemma`` can hold together (even within ``bounds``, which narrow the search)."""

    lemma: Lemma
    bounds: Sequence[z3.BoolRef] = ()
    solvers: frozenset[Solver] = BOTH

    def problem(self) -> Problem:
        assertions = (
            *((f"hypothesis: {label}", formula) for label, formula in self.lemma.assumed().items()),
            *(("bound on the search", bound) for bound in self.bounds),
        )
        statement = f"The hypotheses of {self.lemma.name} can hold together."
        return Problem(f"{self.lemma.name}.hypotheses", statement, Kind.WITNESS, assertions, self.solvers)


@dataclass(frozen=True, eq=False)
class Theorem:
    """A named theorem: its conclusions, with all the lemmas that they use, and what shows that it is not vacuous.

    ``source`` says what it renders, ``used_by`` what relies on it.
    """

    id: str
    title: str
    statement: str
    source: str
    used_by: tuple[str, ...]
    conclusions: tuple[Lemma, ...]
    controls: tuple[Control, ...]
    witnesses: tuple[Witness, ...]

    def lemmas(self) -> tuple[Lemma, ...]:
        """The conclusions and everything they use, each after what it uses."""
        ordered: dict[str, Lemma] = {}

        def visit(lemma: Lemma) -> None:
            known = ordered.get(lemma.name)
            if known is lemma:
                return
            for use in lemma.uses:
                visit(use.lemma)
            if known is not None:
                raise ValueError(f"two lemmas are called {lemma.name}")
            ordered[lemma.name] = lemma

        for conclusion in self.conclusions:
            visit(conclusion)
        return tuple(ordered.values())

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        return (
            *(problem for lemma in self.lemmas() for problem in lemma.problems),
            *(control.problem() for control in self.controls),
            *(witness.problem() for witness in self.witnesses),
        )
