"""Token order across the iterations of a loop: powers of a boolean matrix against paths in the unrolled program.

A loop carries tokens, numbered by a sort of their own.  Nodes of the unrolled
program are pairs of an iteration and a node of the body (an operation or a
token); ``enters(j)`` and ``leaves(j)`` are the body's block argument and yielded
operand for carried token j.  There is a step inside one iteration for each edge
of the body, and a step from ``leaves(j)`` to ``enters(j)`` of the next.

The verifier knows the body only by what leads from where to where inside one
iteration: M[i, j] from ``enters(i)`` to ``leaves(j)``, a[j] from operation A to
``leaves(j)``, b[i] from ``enters(i)`` to operation B.  It takes instance k of A
to be ordered before instance k + d of B, for d >= 1, iff a . M^(d-1) . b.
"""

from __future__ import annotations

import z3

from .finite import Entry, Finite, Matrix, both, either, formula
from .relations import PATHS, Closure, PathInduction, Symbolic, Uninterpreted
from .theorem import Z3_ONLY, Control, Induction, Lemma, Theorem, Witness

BODY, CARRIED, NODE = (z3.DeclareSort(name) for name in ("BodyNode", "Carried", "Node"))
INT, BOOL = z3.IntSort(), z3.BoolSort()

enters, leaves = z3.Function("enters", CARRIED, BODY), z3.Function("leaves", CARRIED, BODY)
node = z3.Function("node", INT, BODY, NODE)
iteration, part = z3.Function("iteration", NODE, INT), z3.Function("part", NODE, BODY)
matrix = z3.Function("M", CARRIED, CARRIED, BOOL)
to_carried = z3.Function("a", BODY, CARRIED, BOOL)
from_carried = z3.Function("b", CARRIED, BODY, BOOL)
power = z3.Function("power", INT, CARRIED, CARRIED, BOOL)

u, v = z3.Consts("u v", BODY)
i, j, mid = z3.Consts("i j mid", CARRIED)
bound = z3.Consts("out back", CARRIED)  # never free, so that no term is captured
m, n = z3.Consts("m n", NODE)
d, e, k, p, c = z3.Ints("d e k p c")

EDGE = Uninterpreted(BODY).relation("edge")
INSIDE = Closure("inside", EDGE)

PAIRS = z3.And(
    z3.ForAll([n], node(iteration(n), part(n)) == n),
    z3.ForAll([k, u], z3.And(iteration(node(k, u)) == k, part(node(k, u)) == u)),
)


def carries(one: z3.ExprRef, other: z3.ExprRef) -> z3.BoolRef:
    token = bound[0]
    return z3.Exists([token], z3.And(one == leaves(token), other == enters(token)))


# Steps of the unrolled program, and its paths.
STEP = Uninterpreted(NODE).relation("step")
WALKS = Closure("walks", STEP)
UNROLLED = Symbolic(
    NODE,
    lambda one, other: z3.Or(
        z3.And(iteration(other) == iteration(one), EDGE(part(one), part(other))),
        z3.And(iteration(other) == iteration(one) + 1, carries(part(one), part(other))),
    ),
)

POWERS = {
    "power 0": z3.ForAll([i, j], power(0, i, j) == (i == j)),
    "power d": z3.ForAll(
        [d, i, j],
        z3.Implies(d >= 1, power(d, i, j) == z3.Exists([mid], z3.And(power(d - 1, i, mid), matrix(mid, j)))),
        patterns=[power(d, i, j)],
    ),
}


def or_same(relation: Symbolic, one: z3.ExprRef, other: z3.ExprRef) -> z3.BoolRef:
    return relation.opt()(one, other)


EXACT = {
    "M is what leads through the body": z3.ForAll(
        [i, j], matrix(i, j) == or_same(INSIDE, enters(i), leaves(j)), patterns=[matrix(i, j)]
    ),
    "a is what leads out of it": z3.ForAll(
        [u, j], to_carried(u, j) == or_same(INSIDE, u, leaves(j)), patterns=[to_carried(u, j)]
    ),
    "b is what leads into it": z3.ForAll(
        [i, v], from_carried(i, v) == or_same(INSIDE, enters(i), v), patterns=[from_carried(i, v)]
    ),
}


def product(distance: z3.ArithRef, one: z3.ExprRef, other: z3.ExprRef) -> z3.BoolRef:
    """a . M^(distance - 1) . b"""
    out, back = bound
    return z3.Exists(bound, z3.And(to_carried(one, out), power(distance - 1, out, back), from_carried(back, other)))


def ordered(distance: z3.ArithRef, one: z3.ExprRef, other: z3.ExprRef) -> z3.BoolRef:
    """The verifier's order of an instance of ``one`` and the instance of ``other`` that is ``distance`` later."""
    return z3.Or(z3.And(distance == 0, INSIDE(one, other)), z3.And(distance >= 1, product(distance, one, other)))


COMPLETE = PathInduction(
    "token-order.complete",
    "Whatever the unrolled program orders, the product of matrices does.",
    WALKS,
    Symbolic(NODE, lambda one, other: ordered(iteration(other) - iteration(one), part(one), part(other))),
    {"no other steps": STEP.within(UNROLLED), **POWERS, **EXACT, **INSIDE.rules()},
)

# --- what the product orders, the unrolled program does --------------------------------------
# The edges of the body may differ from one iteration to the next here, as they do where branches change tokens.

WALK_RULES = WALKS.rules()

CONTINUES = {
    "a token that is yielded enters the next iteration": z3.ForAll(
        [k, j], STEP(node(k, leaves(j)), node(k + 1, enters(j)))
    ),
}
ON_EVERY_PATH = {
    "M holds in every iteration": z3.ForAll(
        [k, i, j], z3.Implies(matrix(i, j), or_same(WALKS, node(k, enters(i)), node(k, leaves(j))))
    ),
    "a holds in every iteration": z3.ForAll(
        [k, u, j], z3.Implies(to_carried(u, j), or_same(WALKS, node(k, u), node(k, leaves(j))))
    ),
    "b holds in every iteration": z3.ForAll(
        [k, i, v], z3.Implies(from_carried(i, v), or_same(WALKS, node(k, enters(i)), node(k, v)))
    ),
}

x, y = z3.Consts("x y", NODE)
TRANSITIVE = PathInduction(
    "token-order.transitive",
    "Paths can be joined.",
    WALKS,
    Symbolic(NODE, lambda one, other: z3.ForAll([n], z3.Implies(WALKS(n, one), WALKS(n, other)))),
    WALK_RULES,
)
POWER_SOUND = Induction(
    "token-order.power-sound",
    "M^d from i to j leads from where i enters an iteration to where j enters the iteration d later.",
    (d,),
    {**WALK_RULES, **POWERS, **CONTINUES, "M": ON_EVERY_PATH["M holds in every iteration"]},
    z3.ForAll(
        [k, i, j],
        z3.Implies(power(d, i, j), or_same(WALKS, node(k, enters(i)), node(k + d, enters(j)))),
    ),
    [TRANSITIVE.everywhere()],
)
SOUND = Lemma(
    "token-order.sound",
    "Where M, a and b hold in every iteration, whatever branches are taken, the unrolled program orders instance k of "
    "A before instance k + d of B if a . M^(d-1) . b does.",
    (k, d, u, v),
    {
        **WALK_RULES,
        **POWERS,
        **CONTINUES,
        **ON_EVERY_PATH,
        "at least an iteration later": d >= 1,
        "ordered": product(d, u, v),
    },
    WALKS(node(k, u), node(k + d, v)),
    [TRANSITIVE.everywhere(), POWER_SOUND.at(d - 1)],
)

# --- both ways, where the body is the same in every iteration -----------------------------------

SAME_BODY = {
    "nodes are pairs of an iteration and a part of the body": PAIRS,
    "no other steps": STEP.within(UNROLLED),
    "all steps": UNROLLED.within(STEP),
    **WALK_RULES,
}
INSIDE_WALKS = PathInduction(
    "token-order.inside",
    "A path through the body is a path of the unrolled program, in every iteration.",
    INSIDE,
    Symbolic(BODY, lambda one, other: z3.ForAll([k], WALKS(node(k, one), node(k, other)))),
    SAME_BODY,
)
SAME_ON_EVERY_PATH = Lemma(
    "token-order.same-body",
    "If M, a and b are what leads through the body, they hold in every iteration.",
    (),
    {**SAME_BODY, **EXACT},
    z3.And(*CONTINUES.values(), *ON_EVERY_PATH.values()),
    [INSIDE_WALKS.everywhere()],
)
EXACTLY = Lemma(
    "token-order.exact",
    "The unrolled program orders instance k of A before instance k + d of B iff the verifier does: inside the body for "
    "d = 0, by a . M^(d-1) . b for d >= 1, and never for d < 0.",
    (k, d, u, v),
    {**SAME_BODY, **POWERS, **EXACT, **INSIDE.rules()},
    WALKS(node(k, u), node(k + d, v)) == ordered(d, u, v),
    [
        COMPLETE.at(node(k, u), node(k + d, v)),
        SAME_ON_EVERY_PATH.at(),
        SOUND.at(k, d, u, v),
        INSIDE_WALKS.everywhere(),
    ],
)

# --- powers ------------------------------------------------------------------------------------

SPLIT = Induction(
    "token-order.composition",
    "M^(d+e) is M^d . M^e: what leads d + e iterations on, leads d on and then e.",
    (e, d),
    {**POWERS, "d": d >= 0},
    z3.ForAll([i, j], power(d + e, i, j) == z3.Exists([mid], z3.And(power(d, i, mid), power(e, mid, j)))),
)
PERIODIC = Induction(
    "token-order.periodic",
    "Once M^(p+c) = M^p, the powers repeat with period c from M^p on: the distances at which A is ordered before B are "
    "a finite set and, from p + 1 on, whole residue classes of c.",
    (e, p, c),
    {**POWERS, "p, c": z3.And(p >= 0, c >= 1), "repeats": z3.ForAll([i, j], power(p + c, i, j) == power(p, i, j))},
    z3.ForAll([i, j], power(p + c + e, i, j) == power(p + e, i, j)),
)

# --- results of the loop ------------------------------------------------------------------------

ARGUMENTS = {
    "nothing in the body produces a block argument": z3.ForAll([u, j], z3.Not(EDGE(u, enters(j)))),
    "block arguments are different": z3.ForAll([i, j], z3.Implies(enters(i) == enters(j), i == j)),
}
UNPRODUCED = PathInduction(
    "token-order.arguments",
    "No path inside the body ends in a block argument.",
    INSIDE,
    Symbolic(BODY, lambda one, other: z3.ForAll([j], other != enters(j))),
    ARGUMENTS,
)
FIRST_POWER = Lemma(
    "token-order.first-power",
    "M^1 is M, and M^d is M . M^(d-1).",
    (d,),
    {**POWERS, "at least one iteration": d >= 1},
    z3.ForAll([i, j], power(d, i, j) == z3.Exists([mid], z3.And(matrix(i, mid), power(d - 1, mid, j)))),
    [SPLIT.at(d - 1, 1)],
)
FROM_ARGUMENTS = Lemma(
    "token-order.from-arguments",
    "Between block arguments the product a . M^(d-1) . b is M^d.",
    (d, i, j),
    {**POWERS, **EXACT, **ARGUMENTS, "at least one iteration": d >= 1},
    product(d, enters(i), enters(j)) == power(d, i, j),
    [FIRST_POWER.at(d), UNPRODUCED.everywhere()],
)
RESULTS = Lemma(
    "token-order.results",
    "After d iterations the token that carries on as j is ordered after the one that entered as i iff M^d[i, j].",
    (k, d, i, j),
    {**SAME_BODY, **POWERS, **EXACT, **INSIDE.rules(), **ARGUMENTS, "at least one iteration": d >= 1},
    WALKS(node(k, enters(i)), node(k + d, enters(j))) == power(d, i, j),
    [EXACTLY.at(k, d, enters(i), enters(j)), FROM_ARGUMENTS.at(d, i, j)],
)

# --- the same for a few tokens and iterations, with exact closures -------------------------------


class Unrolled:
    """A loop of a few iterations, each with a body graph of its own.

    Body nodes are the entering tokens, then the leaving ones, then operations A
    and B; all edges are free, and so is whether a yielded token enters the next
    iteration.
    """

    def __init__(self, tokens: int, iterations: int, same_body: bool) -> None:
        self.tokens, self.iterations, self.size = tokens, iterations, 2 * tokens + 2
        self.op_a, self.op_b = 2 * tokens, 2 * tokens + 1
        symbols = Finite(self.size)
        names = ["edge"] * iterations if same_body else [f"edge_{k}" for k in range(iterations)]
        self.edges = [symbols.relation(name) for name in names]
        self.inside = [edges.closure().opt() for edges in self.edges]
        carried = range(tokens)
        self.enters = {(k, j): z3.Bool(f"enters_{k}_{j}") for k in range(1, iterations) for j in carried}
        self.matrix = [[z3.Bool(f"M_{i}_{j}") for j in carried] for i in carried]
        self.row: list[Entry] = [z3.Bool(f"a_{j}") for j in carried]
        self.column = [z3.Bool(f"b_{i}") for i in carried]
        self.walks = Matrix.build(self.size * iterations, self._step).closure()

    def _step(self, one: int, other: int) -> Entry:
        (k, source), (later, target) = divmod(one, self.size), divmod(other, self.size)
        if k == later:
            return self.edges[k](source, target)
        continues = later == k + 1 and target < self.tokens and source == target + self.tokens
        return self.enters[later, target] if continues else False

    def meaning(self) -> dict[str, list[tuple[Entry, Entry]]]:
        """Entries of M, a and b, each with what it says of one iteration, for all iterations."""
        carried = range(self.tokens)
        return {
            "M": [(self.matrix[i][j], p(i, self.tokens + j)) for p in self.inside for i in carried for j in carried],
            "a": [(self.row[j], p(self.op_a, self.tokens + j)) for p in self.inside for j in carried],
            "b": [(self.column[i], p(i, self.op_b)) for p in self.inside for i in carried],
        }

    def verdicts(self) -> list[tuple[Entry, Entry]]:
        """For each two iterations, a . M^(d-1) . b and whether A of the first is ordered before B of the second."""
        pairs, row = [], self.row
        for distance in range(1, self.iterations):
            verdict = either(*(both(entry, self.column[j]) for j, entry in enumerate(row)))
            for k in range(self.iterations - distance):
                later = k + distance
                pairs.append((verdict, self.walks(k * self.size + self.op_a, later * self.size + self.op_b)))
            row = [either(*(both(row[i], self.matrix[i][j]) for i in range(self.tokens))) for j in range(self.tokens)]
        return pairs

    def lemma(self, name: str, words: str, exact: bool) -> Lemma:
        """``exact``: M, a and b are what leads through every body, and the verdicts are exact; else at most."""

        def says(entry: Entry, fact: Entry) -> z3.BoolRef:
            return formula(entry) == formula(fact) if exact else z3.Implies(formula(entry), formula(fact))

        return Lemma(
            f"token-order.{name}.{self.tokens}-tokens-{self.iterations}-iterations",
            f"With {self.tokens} carried tokens, in {self.iterations} iterations: {words}",
            (),
            {
                "yielded tokens enter the next iteration": z3.And(list(self.enters.values())),
                **{label: z3.And([says(*pair) for pair in pairs]) for label, pairs in self.meaning().items()},
            },
            z3.And([says(*pair) for pair in self.verdicts()]),
        )


def few_exact(tokens: int, iterations: int) -> Lemma:
    return Unrolled(tokens, iterations, same_body=True).lemma(
        "exact", "the order of A and B in the unrolled program is the product.", exact=True
    )


def few_sound(tokens: int, iterations: int) -> Lemma:
    return Unrolled(tokens, iterations, same_body=False).lemma(
        "sound", "whatever the bodies, A and B are ordered where the product says so.", exact=False
    )


FEW_EXACT, FEW_SOUND = few_exact(1, 3), few_sound(1, 3)

THEOREM = Theorem(
    id="token-order",
    title="Powers of a boolean matrix are token order in the unrolled program",
    statement="Of a loop that carries tokens, let M[i, j] say that carried token j at the end of the body depends on "
    "carried token i at its start, a[j] that it depends on operation A, and b[i] that operation B depends on carried "
    "token i. In the unrolled program, instance k of A is ordered before instance k + d of B, for d >= 1, iff "
    "a . M^(d-1) . b. Where branches make the body differ between iterations and M, a and b hold on every path, it is "
    "ordered if a . M^(d-1) . b. The powers of M compose and, once one repeats, are periodic.",
    source="memory-model.md, section 2 (tok); design, section 5 (token order)",
    used_by=("verifier: token-order",),
    conclusions=(
        PATHS,
        EXACTLY,
        SOUND,
        RESULTS,
        SPLIT,
        PERIODIC,
        FEW_EXACT,
        FEW_SOUND,
        few_exact(2, 4),
        few_sound(2, 3),
    ),
    controls=tuple(
        Control(f"token-order.control.{name}", words, lemma, [hypothesis])
        for name, words, lemma, hypothesis in (
            ("other-matrix", "Another matrix than M gives another order.", FEW_EXACT, "M"),
            ("other-row", "Another row than a gives another order.", FEW_EXACT, "a"),
            ("other-column", "Another column than b gives another order.", FEW_EXACT, "b"),
            ("some-paths", "If M fails on some path, the product claims too much.", FEW_SOUND, "M"),
            (
                "fresh-token",
                "If the loop may go on with a fresh token, the product claims too much.",
                FEW_SOUND,
                "yielded tokens enter the next iteration",
            ),
        )
    ),
    witnesses=(
        *(Witness(lemma, [z3.Bool("a_0"), z3.Bool("M_0_0"), z3.Bool("b_0")]) for lemma in (FEW_EXACT, FEW_SOUND)),
        Witness(SOUND, [d == 2], Z3_ONLY),
    ),
)
THEOREMS = (THEOREM,)
