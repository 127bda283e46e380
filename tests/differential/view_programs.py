"""Small random programs over views, carried pointers and symbolic sizes, with all their launches.

Arrays: p and r of 2 n elements (the contract may let them be one array), q of
indices that is only read.  Views of several shapes lie over p and r: flat,
[n, 2] and its transpose, [2, n], and every second element, cut into partitions
and strided tiles with and without padding.  Pointers move through loops with
their element numbers.  Control flow: branches, early returns, ``for``, and
``loop`` with breaks and continues in branches.  A program is for all n up to
6, and for all values of a scalar s up to 2.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from tileproof.contract import ArrayParameter, Contract, Number, ScalarParameter
from tileproof.expressions import parse_expression
from tileproof.ir.interpreter import Launch, concrete_launch
from tileproof.ir.parser import parse_text
from tileproof.ir.target import PointerOf, ScalarOf, Target

LANES = 4
INDICES = 8
MOST = 6
"""The largest n."""
GRIDS = ("1", "2", "3", "n", "cdiv(n, 2)", "cdiv(n, 4)", "2 * n")


@dataclass(frozen=True)
class Views:
    """``communicates``: there are releases and acquires.  ``exact``: q's contents are known."""

    seed: int
    text: str
    indices: tuple[int, ...] | None
    facts: tuple[str, ...]
    grid: str
    alias: bool

    def target(self) -> Target:
        program = parse_text(self.text, f"views{self.seed}.mlir")
        both = (parse_expression("2 * n"),)
        one = (Number(1),)
        contents = None
        if self.indices is not None:
            contents = b"".join(i.to_bytes(4, "little", signed=True) for i in self.indices)
        contract = Contract(
            name="default",
            parameters=(
                ArrayParameter("p", "i32", both, one),
                ArrayParameter("r", "i32", both, one),
                ArrayParameter("q", "i32", (Number(INDICES),), one, facts=self.facts, contents=contents),
                ScalarParameter("n", "i32"),
                ScalarParameter("s", "i32"),
            ),
            grid=(parse_expression(self.grid),),
            requires=tuple(map(parse_expression, ("0 <= n", f"n <= {MOST}", "0 <= s", "s <= 2"))),
            alias=(("p", "r"),) if self.alias else (),
        )
        bindings = (PointerOf("p"), PointerOf("r"), PointerOf("q"), ScalarOf("n"), ScalarOf("s"))
        return Target("k", contract, program, program.kernels[0], bindings, f"views{self.seed}.mlir")

    def launches(self, target: Target) -> Iterator[Launch]:
        """All of them; with open contents of q, three of each."""
        shared: list[tuple[tuple[str, str], ...]] = [()] + ([(("p", "r"),)] if self.alias else [])
        seeds = range(1) if self.indices is not None else range(3)
        for n, s, same, seed in itertools.product(range(MOST + 1), range(3), shared, seeds):
            contents = {} if self.indices is None else {"q": np.array(self.indices)}
            launch = concrete_launch(target, {}, {"n": n, "s": s}, contents=contents, shared=same, seed=seed)
            if all(launch.grid):
                yield launch


@dataclass(frozen=True)
class _View:
    name: str
    type: str
    tile: tuple[int, ...]
    counts: tuple[str, ...]


@dataclass
class _Scope:
    """Names of scalars, tiles of integers, loaded tiles, tokens, and pairs of a pointer and its element number."""

    scalars: list[str]
    tiles: list[str]
    loaded: list[str]
    tokens: list[str]
    places: list[tuple[str, str]]

    def inner(self) -> _Scope:
        return _Scope(*(list(v) for v in (self.scalars, self.tiles, self.loaded, self.tokens, self.places)))


S, T, F, P = "tile<i32>", f"tile<{LANES}xi32>", f"tile<{LANES}xi1>", "tile<ptr<i32>>"


@dataclass
class _Writer:
    rng: random.Random
    ordering: bool
    careful: bool
    """Whether operations wait for what came before, views are guarded, and scopes reach all blocks."""
    lines: list[str] = field(default_factory=list)
    views: list[_View] = field(default_factory=list)
    gathers: bool = False
    """Whether half of the accesses through views go through gather views."""
    narrow: bool = False
    """Whether scalars go through arithmetic of 8 bits, which wraps, and through operations on bits."""
    count: int = 0
    accesses: int = 0

    def name(self, prefix: str) -> str:
        self.count += 1
        return f"%{prefix}{self.count}"

    def emit(self, depth: int, text: str) -> None:
        self.lines.append("  " * (depth + 2) + text)

    def op(self, depth: int, prefix: str, text: str) -> str:
        name = self.name(prefix)
        self.emit(depth, f"{name} = {text}")
        return name

    def constant(self, depth: int, value: int, type: str = S) -> str:
        return self.op(depth, "c", f"constant <i32: {value}> : {type}")

    def spread(self, depth: int, value: str, element: str = "i32") -> str:
        one = self.op(depth, "o", f"reshape {value} : tile<{element}> -> tile<1x{element}>")
        return self.op(depth, "w", f"broadcast {one} : tile<1x{element}> -> tile<{LANES}x{element}>")

    # --- arithmetic ---------------------------------------------------------

    def scalar(self, depth: int, scope: _Scope) -> str:
        """A scalar, mostly a new one."""
        if self.narrow and self.rng.random() < 0.4:
            return self.narrowed(depth, scope)
        left = self.rng.choice(scope.scalars)
        kind = self.rng.choice(["as is", "addi", "subi", "muli", "divi", "remi", "mini", "maxi", "select"])
        if kind == "as is":
            return left
        if kind in ("divi", "remi"):
            right, flags = self.constant(depth, self.rng.randint(1, 3)), " signed"
        else:
            new = self.rng.random() < 0.5
            right = self.constant(depth, self.rng.randint(0, 3)) if new else self.rng.choice(scope.scalars)
            flags = " signed" if kind in ("mini", "maxi") else ""
        if kind == "select":
            flag = self.compared(depth, left, right)
            other = self.rng.choice(scope.scalars)
            name = self.op(depth, "v", f"select {flag}, {other}, {right} : tile<i1>, {S}")
        else:
            name = self.op(depth, "v", f"{kind} {left}, {right}{flags} : {S}")
        scope.scalars.append(name)
        return name

    def narrowed(self, depth: int, scope: _Scope) -> str:
        """A scalar computed in 8 bits."""
        byte = "tile<i8>"
        held = self.op(depth, "e", f"trunci {self.rng.choice(scope.scalars)} : {S} -> {byte}")
        for _ in range(self.rng.randint(1, 3)):
            kind = self.rng.choice(("addi", "subi", "muli", "divi", "remi", "shli", "shri", "andi", "ori", "xori"))
            signed = self.rng.choice(("signed", "unsigned"))
            if kind in ("addi", "subi", "muli", "andi", "ori", "xori"):
                number, flags = self.rng.choice((1, 2, 3, 7, 100, 127, -1, -128)), ""
            elif kind in ("shli", "shri"):
                number, flags = self.rng.randint(0, 7), f" {signed}" if kind == "shri" else ""
            else:
                number, flags = self.rng.choice((2, 3, 5, -2)), f" {signed}"
                if kind == "divi" and signed == "signed":
                    flags += self.rng.choice(("", " rounding<negative_inf>", " rounding<positive_inf>"))
            right = self.op(depth, "c", f"constant <i8: {number}> : {byte}")
            held = self.op(depth, "e", f"{kind} {held}, {right}{flags} : {byte}")
        name = self.op(depth, "v", f"exti {held} {self.rng.choice(('signed', 'unsigned'))} : {byte} -> {S}")
        scope.scalars.append(name)
        return name

    def compared(self, depth: int, left: str, right: str, order: str = "", signed: str = "signed") -> str:
        order = order or self.rng.choice(["less_than", "equal", "greater_than", "not_equal", "less_than_or_equal"])
        return self.op(depth, "b", f"cmpi {order} {left}, {right}, {signed} : {S} -> tile<i1>")

    def condition(self, depth: int, scope: _Scope) -> str:
        right = self.constant(depth, self.rng.randint(0, 3))
        if self.rng.random() < 0.3:
            right = self.rng.choice(scope.scalars)
        return self.compared(depth, self.rng.choice(scope.scalars), right)

    def tile(self, depth: int, scope: _Scope) -> str:
        """A tile of integers that becomes part of an address or a mask."""
        left = self.rng.choice(scope.tiles)
        match self.rng.choice(["as is", "plus scalar", "plus scalar", "times", "over", "modulo", "gather"]):
            case "plus scalar":
                wide = self.spread(depth, self.scalar(depth, scope))
                left = self.op(depth, "t", f"addi {left}, {wide} : {T}")
            case "times":
                left = self.op(depth, "t", f"muli {left}, {self.constant(depth, self.rng.randint(2, 3), T)} : {T}")
            case "over":
                by = self.constant(depth, self.rng.randint(2, 4), T)
                left = self.op(depth, "t", f"divi {left}, {by} signed : {T}")
            case "modulo":
                by = self.constant(depth, self.rng.randint(2, 5), T)
                left = self.op(depth, "t", f"remi {left}, {by} signed : {T}")
            case "gather":
                left = self.gathered(depth, scope, left)
        scope.tiles.append(left)
        return left

    def gathered(self, depth: int, scope: _Scope, index: str) -> str:
        """A tile loaded from q, which nothing writes."""
        size = self.constant(depth, INDICES, T)
        mask = self.op(depth, "m", f"cmpi less_than {index}, {size}, unsigned : {T} -> {F}")
        at = self.addresses(depth, "%q", index)
        zero = self.constant(depth, 0, T)
        value, token = self.name("g"), self.name("k")
        types = f"tile<{LANES}xptr<i32>>, {F}, {T} -> {T}, token"
        self.emit(depth, f"{value}, {token} = load_ptr_tko weak {at}, {mask}, {zero} : {types}")
        return value

    def addresses(self, depth: int, base: str, index: str) -> str:
        wide = self.spread(depth, base, "ptr<i32>")
        types = f"tile<{LANES}xptr<i32>>, {T} -> tile<{LANES}xptr<i32>>"
        return self.op(depth, "a", f"offset {wide}, {index} : {types}")

    # --- views ----------------------------------------------------------------

    def make_view(self) -> None:
        base = self.rng.choice(["%p", "%p", "%p", "%r"])
        form = self.rng.choice(["flat", "flat", "rows", "columns", "wide", "even", "odd"])
        if form == "odd":
            base = self.op(0, "p", f"offset {base}, %one : {P}, {S} -> {P}")
        shape, strides, sizes, steps, dynamic = {
            "flat": ("?", "1", "%n2", "1", 1),
            "rows": ("?x2", "2,1", "%n, 2", "2, 1", 1),
            "columns": ("2x?", "1,2", "2, %n", "1, 2", 1),
            "wide": ("2x?", "?,1", "2, %n", "%n, 1", 2),
            "even": ("?", "2", "%n", "2", 1),
            "odd": ("?", "2", "%n", "2", 1),
        }[form]
        tensor = f"tensor_view<{shape}xi32, strides=[{strides}]>"
        rank = len(strides.split(","))
        signature = f"{S} -> {tensor}"
        whole = self.op(0, "w", f"make_tensor_view {base}, shape = [{sizes}], strides = [{steps}] : {signature}")
        tile = tuple(self.rng.choice([1, 2, 2, 4] if rank == 1 else [1, 2]) for _ in range(rank))
        parts = [f"tile=({'x'.join(map(str, tile))})"]
        kind = self.rng.choice(["partition", "partition", "strided"])
        if kind == "strided":
            parts.append(f"traversal_strides=[{','.join(str(self.rng.randint(1, 3)) for _ in tile)}]")
        if self.rng.random() < 0.6:
            parts.append("padding_value = zero")
        parts.append(tensor)
        if rank == 2 and self.rng.random() < 0.3:
            parts.append("dim_map=[1, 0]")
        type = f"{kind}_view<{', '.join(parts)}>"
        view = self.op(0, "v", f"make_{kind}_view {whole} : {type}")
        spaces = self.name("n")
        results = S
        head = spaces if rank == 1 else f"{spaces}:{rank}"
        self.emit(0, f"{head} = get_index_space_shape {view} : {type} -> {results}")
        counts = (spaces,) if rank == 1 else tuple(f"{spaces}#{d}" for d in range(rank))
        self.views.append(_View(view, type, tile, counts))

    # --- accesses -------------------------------------------------------------

    def waits(self, scope: _Scope) -> str:
        return "" if self.slip(0.06) else f" token={self.chosen(scope)}"

    def slip(self, share: float) -> bool:
        return not self.careful and self.rng.random() < share

    def chosen(self, scope: _Scope) -> str:
        return self.rng.choice(scope.tokens) if self.slip(0.2) else scope.tokens[-1]

    def order(self, does: str) -> str:
        orders = ["weak"] * 8 + ["relaxed tl_blk", "relaxed device"]
        if self.ordering:
            orders += ["release device" if does == "store" else "acquire device"] * 3
        return self.rng.choice(orders)

    def access(self, depth: int, scope: _Scope) -> None:
        self.accesses += 1
        if self.rng.random() < 0.55:
            if self.gathers and self.rng.random() < 0.5:
                self.gather_access(depth, scope)
            else:
                self.view_access(depth, scope)
        elif self.rng.random() < 0.5:
            self.place_access(depth, scope)
        else:
            self.tile_access(depth, scope)

    def view_access(self, depth: int, scope: _Scope) -> None:
        """Guarded by the index space, mostly; the token after it is that before, where the guard is false."""
        view = self.rng.choice(self.views)
        index = [self.scalar(depth, scope) for _ in view.tile]
        before, token = self.chosen(scope), self.name("k")
        guarded = not self.slip(0.1)
        at = depth
        if guarded:
            flags = [
                self.compared(depth, i, c, "less_than", "unsigned") for i, c in zip(index, view.counts, strict=True)
            ]
            flag = flags[0] if len(flags) == 1 else self.op(depth, "b", f"andi {flags[0]}, {flags[1]} : tile<i1>")
            self.emit(depth, f"{token} = if {flag} -> (token) {{")
            at = depth + 1
        shape = "x".join(map(str, view.tile))
        inside = self.name("k") if guarded else token
        wait = "" if self.slip(0.06) else f" token={before}"
        place = f"{view.name}[{', '.join(index)}]"
        kind = self.rng.choice(["store", "store", "load", "load", "red"])
        order = self.order(kind)
        if kind == "load":
            value = self.name("l")
            types = f"{view.type}, {S} -> tile<{shape}xi32>, token"
            self.emit(at, f"{value}, {inside} = load_view_tko {order} {place}{wait} : {types}")
        else:
            value = self.constant(at, 1, f"tile<{shape}xi32>")
            types = f"tile<{shape}xi32>, {view.type}, {S} -> token"
            if kind == "store":
                self.emit(at, f"{inside} = store_view_tko {order} {value}, {place}{wait} : {types}")
            else:
                scope_word = "tl_blk" if self.slip(0.3) else "device"
                head = f"{inside} = atomic_red_view_tko relaxed {scope_word} {place}, add, {value}{wait}"
                self.emit(at, f"{head} : {types}")
        if guarded:
            self.emit(at, f"yield {inside} : token")
            self.emit(depth, "} else {")
            self.emit(at, f"yield {before} : token")
            self.emit(depth, "}")
        scope.tokens.append(token)

    def gather_access(self, depth: int, scope: _Scope) -> None:
        """A view of [n, 2] or [2, n]: a tile of rows and a first column, or the other way round."""
        sparse = self.rng.randint(0, 1)
        rows = self.rng.random() < 0.5
        shape, sizes, strides = ("?x2", ("%n", "%two"), "2, 1") if rows else ("2x?", ("%two", "%n"), "1, 2")
        tile = [LANES, LANES]
        tile[1 - sparse] = self.rng.choice([1, 2])
        tensor = f"tensor_view<{shape}xi32, strides=[{strides.replace(' ', '')}]>"
        type = f"gather_scatter_view<tile=({tile[0]}x{tile[1]}), padding_value = zero, {tensor}, sparse_dim={sparse}>"
        static = "%n, 2" if rows else "2, %n"
        base = self.rng.choice(["%p", "%p", "%r"])
        signature = f"{S} -> {tensor}"
        whole = self.op(depth, "w", f"make_tensor_view {base}, shape = [{static}], strides = [{strides}] : {signature}")
        view = self.op(depth, "v", f"make_gather_scatter_view {whole} : {type}")
        first = self.scalar(depth, scope)
        chosen = self.tile(depth, scope)
        if self.rng.random() < 0.5:
            spread = self.spread(depth, "%n") if (sparse == 0) is rows else self.constant(depth, 2, T)
            least = self.op(depth, "t", f"maxi {spread}, {self.constant(depth, 1, T)} signed : {T}")
            chosen = self.op(depth, "t", f"remi {chosen}, {least} signed : {T}")
        inside = self.compared(depth, first, sizes[1 - sparse], "less_than", "unsigned")
        some = self.compared(depth, "%zero", "%n", "less_than")
        flag = self.op(depth, "b", f"andi {inside}, {some} : tile<i1>")
        before, token, inner = self.chosen(scope), self.name("k"), self.name("k")
        self.emit(depth, f"{token} = if {flag} -> (token) {{")
        index = [chosen, first] if sparse == 0 else [first, chosen]
        types = f"{T}, {S}" if sparse == 0 else f"{S}, {T}"
        place = f"{view}[{', '.join(index)}] token={before}"
        data = f"tile<{tile[0]}x{tile[1]}xi32>"
        if self.rng.random() < 0.5:
            value = self.constant(depth + 1, 1, data)
            self.emit(depth + 1, f"{inner} = store_view_tko weak {value}, {place} : {data}, {type}, {types} -> token")
        else:
            value = self.name("l")
            head = f"{value}, {inner} = load_view_tko weak {place}"
            self.emit(depth + 1, f"{head} : {type}, {types} -> {data}, token")
        self.emit(depth + 1, f"yield {inner} : token")
        self.emit(depth, "} else {")
        self.emit(depth + 1, f"yield {before} : token")
        self.emit(depth, "}")
        scope.tokens.append(token)

    def pointer_access(self, depth: int, scope: _Scope, at: str, mask: str, value: str, shape: str) -> None:
        types, data, flags = f"tile<{shape}ptr<i32>>", f"tile<{shape}i32>", f"tile<{shape}i1>"
        token, kind = self.name("k"), self.rng.choice(["store", "store", "load", "rmw"])
        order = self.order(kind)
        wait = self.waits(scope)
        if kind == "store":
            signature = f"{types}, {data}, {flags} -> token"
            self.emit(depth, f"{token} = store_ptr_tko {order} {at}, {value}, {mask}{wait} : {signature}")
        elif kind == "load":
            signature = f"{types}, {flags}, {data} -> {data}, token"
            result = self.name("l")
            self.emit(depth, f"{result}, {token} = load_ptr_tko {order} {at}, {mask}, {value}{wait} : {signature}")
        else:
            word = "tl_blk" if self.slip(0.3) else "device"
            order = "acq_rel" if self.ordering and self.rng.random() < 0.5 else "relaxed"
            signature = f"{types}, {data}, {flags} -> {data}, token"
            result = self.name("l")
            head = f"{result}, {token} = atomic_rmw_tko {order} {word} {at}, add, {value}, {mask}{wait}"
            self.emit(depth, f"{head} : {signature}")
        scope.tokens.append(token)

    def place_access(self, depth: int, scope: _Scope) -> None:
        """Through a pointer that moves with its element number."""
        pointer, number = self.rng.choice(scope.places)
        if self.rng.random() < 0.4:
            amount = self.scalar(depth, scope)
            pointer = self.op(depth, "p", f"offset {pointer}, {amount} : {P}, {S} -> {P}")
            number = self.op(depth, "v", f"addi {number}, {amount} : {S}")
            scope.places.append((pointer, number))
        mask = self.compared(depth, number, "%n2", "less_than", "unsigned")
        if self.rng.random() < 0.3:
            mask = self.op(depth, "b", f"andi {mask}, {self.condition(depth, scope)} : tile<i1>")
        self.pointer_access(depth, scope, pointer, mask, "%one", "")

    def tile_access(self, depth: int, scope: _Scope) -> None:
        index = self.tile(depth, scope)
        at = self.addresses(depth, self.rng.choice(["%p", "%p", "%r"]), index)
        size = self.spread(depth, "%n2")
        mask = self.op(depth, "m", f"cmpi less_than {index}, {size}, unsigned : {T} -> {F}")
        if self.rng.random() < 0.4:
            value = self.gathered(depth, scope, self.rng.choice(scope.tiles))
            order = self.rng.choice(["less_than", "equal", "greater_than"])
            bound = self.constant(depth, self.rng.randint(0, 4), T)
            other = self.op(depth, "m", f"cmpi {order} {value}, {bound}, signed : {T} -> {F}")
            mask = self.op(depth, "m", f"andi {mask}, {other} : {F}")
        self.pointer_access(depth, scope, at, mask, index, f"{LANES}x")

    # --- control flow -----------------------------------------------------------

    def early_return(self, depth: int, scope: _Scope) -> None:
        self.emit(depth, f"if {self.condition(depth, scope)} {{")
        self.emit(depth + 1, "return")
        self.emit(depth, "}")

    def join(self, depth: int, scope: _Scope) -> None:
        if len(scope.tokens) >= 2 and not self.careful:
            one, other = self.rng.sample(scope.tokens, 2)
            scope.tokens.append(self.op(depth, "k", f"join_tokens {one}, {other} : token"))

    def branch(self, depth: int, scope: _Scope, counted: bool) -> None:
        condition = self.condition(depth, scope)
        token, number, pointer, at = (self.name(x) for x in "kvpv")
        types = f"token, {S}, {P}, {S}"
        self.emit(depth, f"{token}, {number}, {pointer}, {at} = if {condition} -> ({types}) {{")
        for word in ("} else {", "}"):
            inner = scope.inner()
            self.body(depth + 1, inner, self.rng.randint(1, 2), counted)
            place = self.rng.choice(inner.places)
            values = (self.chosen(inner), self.rng.choice(inner.scalars), *place)
            self.emit(depth + 1, f"yield {', '.join(values)} : {types}")
            self.emit(depth, word)
        scope.tokens.append(token)
        scope.scalars.append(number)
        # The pointers may be into different arrays: used only where the array is one.

    def loop(self, depth: int, scope: _Scope) -> None:
        """A ``for`` or a ``loop`` with breaks, carrying two tokens, a counter, a pointer and its element number."""
        counted = self.rng.random() < 0.5
        start = self.constant(depth, self.rng.randint(0, 2))
        place = self.rng.choice(scope.places)
        name, counter, pointer, number = (self.name(x) for x in "fipv")
        tokens = [self.name("k") for _ in range(self.rng.randint(1, 2))]
        carried = [*tokens, pointer, number]
        inits = [*(self.chosen(scope) if self.careful else self.rng.choice(scope.tokens) for _ in tokens), *place]
        types = ["token"] * len(tokens) + [P, S]
        inner = scope.inner()
        if counted:
            high = self.rng.choice(["%n", "%s", self.constant(depth, self.rng.randint(1, 4))])
            step = self.constant(depth, self.rng.randint(1, 2))
            if self.rng.random() < 0.3:
                start, step = "%x", self.rng.choice(["%blocks", "%one"])
            given = ", ".join(f"{a} = {b}" for a, b in zip(carried, inits, strict=True))
            head = f"for {counter} in ({start} to {high}, step {step}) : {S} iter_values({given})"
            self.emit(depth, f"{name}:{len(carried)} = {head} -> ({', '.join(types)}) {{")
        else:
            carried, inits, types = [*carried, counter], [*inits, start], [*types, S]
            given = ", ".join(f"{a} = {b}" for a, b in zip(carried, inits, strict=True))
            every = ", ".join(types)
            self.emit(depth, f"{name}:{len(carried)} = loop iter_values({given}) : {every} -> {every} {{")
        inner.scalars += [counter, number]
        inner.tokens += tokens
        inner.places += [(pointer, number)] * 2
        at = depth + 1
        if not counted and self.rng.random() < 0.5:
            self.body(at, inner, 1, counted)
        if not counted:
            bound = self.rng.choice(["%n", "%s", self.constant(at, self.rng.randint(1, 4))])
            self.emit(at, f"if {self.compared(at, counter, bound, 'greater_than_or_equal')} {{")
            self.emit(at + 1, f"break {self.handed(inner, tokens, (pointer, number), counter)} : {', '.join(types)}")
            self.emit(at, "}")
        self.body(at, inner, self.rng.randint(1, 3), counted)
        following = (pointer, number)
        if self.rng.random() < 0.8:
            step = self.constant(at, self.rng.randint(1, 3)) if self.rng.random() < 0.7 else "%n"
            moved = self.op(at, "p", f"offset {pointer}, {step} : {P}, {S} -> {P}")
            following = moved, self.op(at, "v", f"addi {number}, {step} : {S}")
            inner.places.append(following)
        next = "" if counted else self.op(at, "v", f"addi {counter}, %one : {S}")
        every = ", ".join(types)
        if self.rng.random() < 0.35:
            how = "continue" if counted or self.rng.random() < 0.4 else "break"
            self.emit(at, f"if {self.condition(at, inner)} {{")
            self.emit(at + 1, f"{how} {self.handed(inner, tokens, following, next)} : {every}")
            self.emit(at, "}")
            self.body(at, inner, 1, counted)
        self.emit(at, f"continue {self.handed(inner, tokens, following, next)} : {every}")
        self.emit(depth, "}")
        scope.tokens += [f"{name}#{i}" for i in range(len(tokens))]
        scope.scalars.append(f"{name}#{len(tokens) + 1}")
        scope.places.append((f"{name}#{len(tokens)}", f"{name}#{len(tokens) + 1}"))
        if not counted:
            scope.scalars.append(f"{name}#{len(tokens) + 2}")

    def handed(self, scope: _Scope, tokens: list[str], place: tuple[str, str], counter: str) -> str:
        return ", ".join([*(self.chosen(scope) for _ in tokens), *place, *([counter] if counter else [])])

    def body(self, depth: int, scope: _Scope, length: int, counted: bool = False) -> None:
        for _ in range(length):
            choice = self.rng.random()
            if choice < 0.5 and self.accesses < 5:
                self.access(depth, scope)
            elif choice < 0.6:
                self.scalar(depth, scope)
            elif choice < 0.66:
                self.join(depth, scope)
            elif choice < 0.72 and not counted:
                self.early_return(depth, scope)
            elif choice < 0.82 and depth < 2:
                self.branch(depth, scope, counted)
            elif depth < 2:
                self.loop(depth, scope)


def view_program(seed: int, *, ordering: bool = False, gathers: bool = False, narrow: bool = False) -> Views:
    """The program of that number, always the same; ``ordering``: with releases and acquires."""
    rng = random.Random(f"views {seed}")
    w = _Writer(rng, ordering, careful=rng.random() < 0.6, gathers=gathers, narrow=narrow)
    w.emit(0, "%t0 = make_token : token")
    w.emit(0, f"%x, %y, %z = get_tile_block_id : {S}")
    w.emit(0, f"%blocks, %by, %bz = get_num_tile_blocks : {S}")
    w.emit(0, f"%lane = iota : {T}")
    w.emit(0, f"%one = constant <i32: 1> : {S}")
    w.emit(0, f"%two = constant <i32: 2> : {S}")
    w.emit(0, f"%n2 = muli %n, %two : {S}")
    w.emit(0, f"%zero = constant <i32: 0> : {S}")
    for _ in range(rng.randint(1, 3)):
        w.make_view()
    scope = _Scope(["%x", "%x", "%s"], ["%lane"], [], ["%t0"], [("%p", "%zero")])
    if rng.random() < 0.5:
        wide = w.spread(0, w.scalar(0, scope))
        scope.tiles.append(w.op(0, "t", f"addi %lane, {wide} : {T}"))
    if w.careful and rng.random() < 0.3:
        flag = w.compared(0, "%x", "%zero", "not_equal")
        w.emit(0, f"if {flag} {{")
        w.emit(1, "return")
        w.emit(0, "}")
    w.body(0, scope, rng.randint(2, 5))
    while w.accesses == 0:
        w.access(0, scope)
    parameters = f"%p: {P}, %r: {P}, %q: {P}, %n: {S}, %s: {S}"
    lines = "\n".join(w.lines)
    text = f"cuda_tile.module @m {{\n  entry @k({parameters}) {{\n{lines}\n    return\n  }}\n}}\n"
    indices: tuple[int, ...] | None = tuple(rng.randint(0, INDICES - 1) for _ in range(INDICES))
    facts: tuple[str, ...] = ()
    draw = rng.random()
    if draw < 0.25:
        indices = tuple(rng.sample(range(INDICES), INDICES))
    elif draw < 0.4:
        indices = None
        choices = (("0 <= value", "value <= 9"), ("distinct", "-2 <= value", "value <= 12"), ("sorted",))
        facts = rng.choice(choices)
    grid = rng.choice(GRIDS[:3] if w.careful and rng.random() < 0.5 else GRIDS)
    return Views(seed, text, indices, facts, grid, alias=rng.random() < 0.35)
