"""Which of two instances of one block the tokens order, as a condition (design section 5, "Token order")."""

from __future__ import annotations

from tileproof.verifier.accesses import Access
from tileproof.verifier.conflicts import Pair
from tileproof.verifier.terms import FALSE, Bool, conjunction, disjunction, eq, lt, negation
from tileproof.verifier.tokens import Dependencies, TokenLoop


def unordered(p: Pair) -> Bool:
    """The two instances are different ones of one block, and no token path certainly orders them.

    ``p.first`` must not come after ``p.second`` in the text.
    """
    common = common_loops(p.first, p.second)
    cases: list[Bool] = []
    for depth in range(len(common)):
        cases.append(_iterations_apart(p, common, depth, earlier_left=True))
        if p.first is not p.second:
            cases.append(_iterations_apart(p, common, depth, earlier_left=False))
    if p.first is not p.second:
        cases.append(conjunction(_same_iterations(p, common), negation(_ordered_within(p, common))))
    return disjunction(*cases)


def common_loops(a: Access, b: Access) -> tuple[TokenLoop, ...]:
    common = []
    for first, second in zip(a.loops, b.loops, strict=False):
        if first.name != second.name:
            break
        common.append(first)
    return tuple(common)


def _same_iterations(p: Pair, loops: tuple[TokenLoop, ...]) -> Bool:
    return conjunction(*(eq(p.left.poly(o.iteration), p.right.poly(o.iteration)) for o in loops))


def _iterations_apart(p: Pair, common: tuple[TokenLoop, ...], depth: int, *, earlier_left: bool) -> Bool:
    """Equal iterations of the outer loops, then one instance in an earlier iteration, not ordered before the other."""
    loop = common[depth]
    earlier, later = (p.first, p.second) if earlier_left else (p.second, p.first)
    before, after = (p.left, p.right) if earlier_left else (p.right, p.left)
    k, m = before.poly(loop.iteration), after.poly(loop.iteration)
    case = conjunction(_same_iterations(p, common[:depth]), lt(k, m))
    if case is FALSE:
        return FALSE
    waits = expanded(later, depth + 1)
    ordered = disjunction(
        *(
            conjunction(before.bool(reached), after.bool(waiting), distances.condition(m - k - 1))
            for reached, waiting, distances in loop.between(earlier.number, waits)
        )
    )
    return conjunction(case, negation(ordered))


def expanded(access: Access, depth: int) -> Dependencies:
    """What the access's token comes after, seen from inside its ``depth`` outermost loops."""
    after = access.after
    for loop in reversed(access.loops[depth:]):
        after = loop.outside(after, loop.iteration)
    return after


def _ordered_within(p: Pair, common: tuple[TokenLoop, ...]) -> Bool:
    """Both in the same iterations of their common loops: the first comes before the second by tokens."""
    condition = expanded(p.second, len(common)).get(p.first.number, FALSE)
    # The condition speaks of the second instance, but of the first one's own loops.
    own = frozenset(o.name for o in p.first.loops[len(common) :])
    return p.right.bool(p.left.of_loops(own, condition.variables).bool(condition))
