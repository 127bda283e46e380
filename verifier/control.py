"""Structured control flow: branches, counted loops, loops with breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tileproof.ir.program import Op, Value
from tileproof.ir.types import ScalarType, TileType
from tileproof.verifier.execution import Execution, Exit, Unsupported, select
from tileproof.verifier.report import Kind
from tileproof.verifier.rewriting import Substitution
from tileproof.verifier.terms import (
    FALSE,
    TRUE,
    ZERO,
    Bool,
    Mod,
    Poly,
    app,
    as_var,
    ceildiv,
    conjunction,
    const,
    disjunction,
    eq,
    floordiv,
    le,
    lt,
    maximum,
    modulo,
    negation,
    of_atom,
    var,
)
from tileproof.verifier.tokens import Carried, Dependencies, TokenLoop, merge
from tileproof.verifier.values import Flag, Int, Opaque, Pointer, Symbolic, Token, lanes, signed_range


def execute_if(x: Execution, op: Op) -> list[Exit]:
    """Both branches under their guards; afterwards the guard is that of the branches that come out."""
    condition = x.flag(op.value("condition"))
    outer = x.guard
    exits: list[Exit] = []
    yields: list[Exit | None] = []
    for region, branch in zip(op.regions, (condition, negation(condition)), strict=True):
        x.guard = conjunction(outer, branch)
        came_out = None
        for exit in x.block(region):
            if exit.how == "yield":
                came_out = exit
            else:
                exits.append(exit)
        yields.append(came_out)
    then, other = yields
    if then is None and other is None:
        x.guard = FALSE
    elif then is None or other is None:
        only = then or other
        assert only is not None
        x.guard = only.guard
        x.assign(op, only.values)
    else:
        whole = then.guard is conjunction(outer, condition) and other.guard is conjunction(outer, negation(condition))
        x.guard = outer if whole else disjunction(then.guard, other.guard)
        x.assign(op, [_selected(op, condition, a, b) for a, b in zip(then.values, other.values, strict=True)])
    return exits


def _selected(op: Op, condition: Bool, then: Symbolic, other: Symbolic) -> Symbolic:
    merged = select(condition, then, other)
    if merged is None:
        raise Unsupported(op, "branches that give different views")
    return merged


# --- loops -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Counter:
    """How a loop counts: the iteration number, the loop variable of a ``for``, the condition that it runs."""

    iteration: Poly
    value: Poly | None
    running: Bool
    trips: Poly | None


def execute_loop(x: Execution, op: Op) -> list[Exit]:
    """A ``for`` or ``loop``: one symbolic iteration stands for all."""
    outer = x.guard
    counter = _count(x, op) if op.name == "for" else _uncounted(x, op)
    inits = [x.values[v] for v in op.variadic("init_values")]
    loop = _token_loop(x, op, counter, inits)
    steps, repeats = _try(x, op, counter, inits, loop)
    if not repeats and op.name == "loop":
        # Every path through the body leaves the loop: it is executed once.
        counter = _Counter(ZERO, None, TRUE, None)
        loop = _token_loop(x, op, counter, inits)
    carried = [_carried(x, op, i, init, step, counter) for i, (init, step) in enumerate(zip(inits, steps, strict=True))]
    exits = _iterate(x, op, counter, carried, loop)
    x.guard = outer
    _close(x, op, counter, inits, steps, exits, loop)
    return [e for e in exits if e.how == "return"]


def _count(x: Execution, op: Op) -> _Counter:
    """Bounds and step of a ``for`` (memory-model.md section 6: step > 0, no wrap past the last value)."""
    signed = not op.attributes["unsigned_cmp"]
    lower, upper, step = (x.integer(op.value(n), signed=signed) for n in ("lower_bound", "upper_bound", "step"))
    bits = _bits(op.value("lower_bound"))
    limit = signed_range(bits)[1] if signed else (1 << bits) - 1
    if not signed and not (x.proves(le(lower, const(limit >> 1))) and x.proves(le(upper, const(limit >> 1)))):
        raise Unsupported(op, "an unsigned loop over values that may not fit the signed type")
    name = f"{op.name}{x.numbers[op]}"
    x.check(Kind.UNDEFINED, op, lt(ZERO, step), "the loop's step is positive")
    # The range is empty or its last value, a step further, still fits the type.
    last = lower + floordiv(upper - 1 - lower, step) * step if step.lo is not None and step.lo > 0 else upper - 1
    fits = disjunction(le(upper, lower), le(last + step, const(limit)))
    if upper.hi is None or step.hi is None or upper.hi - 1 + step.hi > limit:
        x.check(Kind.UNDEFINED, op, fits, "the loop's counter does not run past its type's maximum")
    trips = maximum(ZERO, ceildiv(upper - lower, step))
    if step.is_constant and step.const > 0 and lower.is_constant:
        most = None if upper.hi is None else max(0, (upper.hi - 1 - lower.const) // step.const)
        iteration = var(f"{name}.k", 0, most, shared=False)
        value = lower + iteration * step
        return _Counter(iteration, value, lt(value, upper), trips)
    iteration = var(f"{name}.k", 0, None, shared=False)
    highest = None if upper.hi is None else upper.hi - 1
    if highest is not None and lower.lo is not None and highest < lower.lo:
        return _Counter(iteration, lower, FALSE, trips)  # the range is empty
    value = var(f"{name}.i", lower.lo, highest, shared=False)
    running = lt(value, upper)
    facts = [eq(value, lower + iteration * step), le(lower, value), running]
    if x.proves(conjunction(le(ZERO, lower), lt(lower, step))):
        # Theorem block-maps (grid-stride): the start is the remainder, the iteration the quotient.
        facts += [eq(modulo(value, step), lower), eq(floordiv(value, step), iteration)]
    for name_var in {*iteration.variables, *value.variables}:
        if not name_var.shared:
            x.facts.add(name_var, *facts)
    return _Counter(iteration, value, running, trips)


def _bits(value: Value) -> int:
    assert isinstance(value.type, TileType) and isinstance(value.type.element, ScalarType)
    return value.type.element.bits


def _uncounted(x: Execution, op: Op) -> _Counter:
    return _Counter(var(f"{op.name}{x.numbers[op]}.k", 0, None, shared=False), None, TRUE, None)


def _token_loop(x: Execution, op: Op, counter: _Counter, inits: Sequence[Symbolic]) -> TokenLoop:
    loop = TokenLoop(
        name=f"{op.name}{x.numbers[op]}",
        iteration=counter.iteration,
        inits=[init.after if isinstance(init, Token) else None for init in inits],
        inner=frozenset(x.numbers[o] for o in op.regions[0].walk()),
        trips=counter.trips,
    )
    if op.name == "loop":
        if counter.iteration is ZERO:
            loop.last = ZERO
        else:
            loop.last = app(f"{loop.name}.last", x.instance(), 0, None, exact=False)
            loop.at_last = Substitution({as_var(counter.iteration): loop.last}).bool
            # No iteration comes after the one that leaves (in a loop that never leaves, any number will do).
            x.facts.add(as_var(counter.iteration), le(counter.iteration, loop.last))
    return loop


def _arguments(op: Op, counter: _Counter, carried: Sequence[Symbolic]) -> dict[Value, Symbolic]:
    (body,) = op.regions
    arguments = list(body.arguments)
    bound: dict[Value, Symbolic] = {}
    if op.name == "for":
        first = arguments.pop(0)
        assert counter.value is not None
        bound[first] = Int((), _bits(first), counter.value)
    bound.update(zip(arguments, carried, strict=True))
    return bound


def _iterate(x: Execution, op: Op, counter: _Counter, carried: Sequence[Symbolic], loop: TokenLoop) -> list[Exit]:
    """One iteration of the body, with the carried values as given."""
    outer = x.guard
    x.values.update(_arguments(op, counter, carried))
    x.guard = conjunction(outer, counter.running)
    x.loops.append(loop)
    try:
        exits = x.block(op.regions[0])
    finally:
        x.loops.pop()
        x.guard = outer
    for how, tokens in (("continue", loop.yields), ("break", loop.breaks)):
        leaving = [e for e in exits if e.how == how]
        tokens[:] = [_merged(leaving, i) for i in range(len(leaving[0].values))] if leaving else []
    if not loop.yields:
        loop.yields[:] = [None] * len(loop.inits)
    return exits


def _merged(exits: Sequence[Exit], index: int) -> Dependencies | None:
    alternatives = []
    for exit in exits:
        value = exit.values[index]
        if not isinstance(value, Token):
            return None
        alternatives.append((exit.guard, value.after))
    return merge(alternatives)


@dataclass(frozen=True, slots=True)
class _Amount:
    """What one iteration adds to a carried integer or offset; ``wraps``: in two's complement."""

    amount: Poly
    wraps: bool = False


Step = _Amount | None
"""None where what an iteration does is not to add one constant amount."""


def _try(
    x: Execution, op: Op, counter: _Counter, inits: Sequence[Symbolic], loop: TokenLoop
) -> tuple[list[Step], bool]:
    """Executes the body once for unknown carried values, to see how it changes them, and whether it repeats."""
    interesting = any(isinstance(init, (Int, Flag, Pointer)) for init in inits)
    if not interesting and op.name == "for":
        return [None] * len(inits), True
    x.loops.append(loop)
    placeholders = [_placeholder(x, op, i, init) for i, init in enumerate(inits)]
    x.loops.pop()
    values, about = dict(x.values), {v: list(known) for v, known in x.facts.about.items()}
    x.trial += 1
    try:
        exits = _iterate(x, op, counter, placeholders, loop)
    finally:
        x.trial -= 1
        x.values, x.facts.about = values, about
    repeating = [e for e in exits if e.how == "continue"]
    steps: list[Step] = [None] * len(inits)
    if repeating:
        amounts = [_amount(p, [e.values[i] for e in repeating]) for i, p in enumerate(placeholders)]
        steps = [step if step is not None and _fixed(step.amount, op, x) else None for step in amounts]
    return steps, bool(repeating)


def _fixed(term: Poly, op: Op, x: Execution) -> bool:
    """Whether the term has one value for all iterations: it mentions no variable of this loop or of one inside it."""
    inner = {f"{o.name}{x.numbers[o]}" for o in (op, *op.regions[0].walk()) if o.name in ("for", "loop")}
    return not any(v.name.split(".")[0] in inner for v in term.variables if not v.shared)


def _placeholder(x: Execution, op: Op, index: int, init: Symbolic) -> Symbolic:
    if isinstance(init, Token):
        return Token({Carried(f"{op.name}{x.numbers[op]}", index): TRUE})
    if isinstance(init, Pointer) and init.array is not None:
        arguments = (*x.instance(), *lanes(init.shape))
        offset = app(f"{op.name}.{x.numbers[op]}.offset{index}", arguments, None, None, exact=False)
        return Pointer(init.shape, init.array, offset)
    if isinstance(init, (Int, Flag, Pointer)):
        return x.unknown(op, _argument(op, index))
    return init


def _amount(placeholder: Symbolic, results: Sequence[Symbolic]) -> Step:
    """The one amount by which all paths change the value."""
    amounts: set[_Amount] = set()
    for result in results:
        if isinstance(placeholder, Int) and isinstance(result, Int):
            amounts.add(_added(placeholder, result))
        elif isinstance(placeholder, Pointer) and isinstance(result, Pointer) and result.array == placeholder.array:
            amounts.add(_Amount(result.offset - placeholder.offset))
        elif isinstance(placeholder, Flag) and result == placeholder:
            amounts.add(_Amount(ZERO))
        else:
            return None
    return amounts.pop() if len(amounts) == 1 else None


def _added(placeholder: Int, result: Int) -> _Amount:
    """The difference; of a result that may have wrapped, that of what it wraps."""
    half = 1 << (result.bits - 1)
    shifted = result.term + half
    if len(shifted.terms) == 1 and shifted.const == 0 and shifted.terms[0][1] == 1:
        ((wrapped, *more), _) = shifted.terms[0]
        if isinstance(wrapped, Mod) and not more and wrapped.den is const(2 * half):
            return _Amount(_centred(wrapped.num - half - placeholder.term, 2 * half), wraps=True)
    return _Amount(result.term - placeholder.term)


def _centred(poly: Poly, modulus: int) -> Poly:
    """The same modulo ``modulus``, with coefficients around zero."""

    def centre(number: int) -> int:
        return (number + modulus // 2) % modulus - modulus // 2

    total = const(centre(poly.const))
    for monomial, coefficient in poly.terms:
        product = const(centre(coefficient))
        for atom in monomial:
            product = product * of_atom(atom)
        total = total + product
    return total


def _carried(x: Execution, op: Op, index: int, init: Symbolic, step: Step, counter: _Counter) -> Symbolic:
    """A carried value at the start of iteration ``counter.iteration``."""
    if isinstance(init, Token):
        return Token({Carried(f"{op.name}{x.numbers[op]}", index): TRUE})
    if counter.iteration is ZERO or isinstance(init, Opaque):
        return init
    if step is not None:
        outer = x.guard
        x.guard = conjunction(outer, counter.running)
        value = _advanced(x, init, counter.iteration, step)
        x.guard = outer
        if isinstance(value, Int) and not step.wraps:
            lo, hi = signed_range(value.bits)
            # The body was seen to add without wrapping, so every value the loop carries fits.
            for variable in counter.iteration.variables:
                x.facts.add(variable, le(const(lo), value.term), le(value.term, const(hi)))
        return value
    if not isinstance(init, (Int, Flag, Pointer)):
        raise Unsupported(op, "a loop that carries views")
    argument = _argument(op, index)
    return x.unknown(op, argument, (*x.instance(), counter.iteration, *lanes(init.shape)))


def _argument(op: Op, index: int) -> Value:
    """The body's argument for carried value ``index``."""
    return op.regions[0].arguments[index + (1 if op.name == "for" else 0)]


def _advanced(x: Execution, init: Symbolic, iterations: Poly, step: _Amount) -> Symbolic:
    """The value after so many iterations, under the current guard."""
    distance = iterations * step.amount
    if isinstance(init, Int):
        term = init.term + distance
        return Int(init.shape, init.bits, x.fit(term, init.bits) if step.wraps else term)
    if isinstance(init, Pointer):
        return Pointer(init.shape, init.array, init.offset + distance)
    return init


def _close(
    x: Execution,
    op: Op,
    counter: _Counter,
    inits: Sequence[Symbolic],
    steps: Sequence[Step],
    exits: Sequence[Exit],
    loop: TokenLoop,
) -> None:
    """Gives the loop's results their values, and the guard its value after the loop."""
    breaks = [e for e in exits if e.how == "break"]
    if op.name == "loop" and not breaks:
        x.guard = FALSE
        return
    tokens = loop.results()
    results: list[Symbolic] = []
    for i, value in enumerate(op.results):
        token = tokens[i]
        if token is not None:
            results.append(Token(token))
        elif op.name == "for":
            results.append(_after_for(x, op, value, inits[i], steps[i], counter))
        else:
            results.append(_after_break(x, op, value, breaks, i, loop))
    x.assign(op, results)
    if op.name == "loop":
        _leave(x, breaks, loop)


def _after_for(x: Execution, op: Op, value: Value, init: Symbolic, step: Step, counter: _Counter) -> Symbolic:
    if step is not None and counter.trips is not None:
        return _advanced(x, init, counter.trips, step)
    if isinstance(init, Opaque):
        return init
    return x.unknown(op, value)


def _after_break(x: Execution, op: Op, value: Value, breaks: Sequence[Exit], index: int, loop: TokenLoop) -> Symbolic:
    if loop.last is None or len(breaks) > 1:
        merged: Symbolic | None = breaks[-1].values[index]
        for earlier in reversed(breaks[:-1]):
            merged = None if merged is None else select(earlier.guard, earlier.values[index], merged)
        result = merged
    else:
        result = breaks[0].values[index]
    if result is None:
        return x.unknown(op, value)
    if loop.iteration is ZERO or isinstance(result, Opaque):
        return result
    assert loop.last is not None
    final = Substitution({as_var(loop.iteration): loop.last})
    if isinstance(result, Int):
        return Int(result.shape, result.bits, final.poly(result.term))
    if isinstance(result, Flag):
        return Flag(result.shape, final.bool(result.term))
    if isinstance(result, Pointer):
        return Pointer(result.shape, result.array, final.poly(result.offset))
    return x.unknown(op, value)


def _leave(x: Execution, breaks: Sequence[Exit], loop: TokenLoop) -> None:
    """After the loop, one of the breaks was taken in the last iteration."""
    left = disjunction(*(e.guard for e in breaks))
    x.guard = conjunction(x.guard, left if loop.iteration is ZERO else loop.at_last(left))
