"""Small random Tile IR programs with concrete launches, for comparing the verifier with brute force.

A program has one array that it reads and writes, one array of indices that it
only reads (with known contents), scalar and tile arithmetic on block ids, loop
counters and indices, branches, nested loops that carry tokens and integers, and
accesses whose tokens are chosen at random.  Accesses are masked to the array,
so that most programs are defined.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tileproof.contract import ArrayParameter, Contract, Number
from tileproof.ir.parser import parse_text
from tileproof.ir.target import PointerOf, Target

LANES = 4
SIZE = 8


@dataclass(frozen=True)
class RandomProgram:
    seed: int
    text: str
    indices: tuple[int, ...]
    grid: int

    def target(self) -> Target:
        """The launch as a verification task; sizes, grid and the indices are fixed."""
        program = parse_text(self.text, f"seed{self.seed}.mlir")
        contents = b"".join(i.to_bytes(4, "little", signed=True) for i in self.indices)
        size = (Number(SIZE),)
        contract = Contract(
            name="default",
            parameters=(
                ArrayParameter("p", "i32", size, (Number(1),)),
                ArrayParameter("q", "i32", size, (Number(1),), contents=contents),
            ),
            grid=(Number(self.grid),),
        )
        kernel = program.kernels[0]
        return Target("k", contract, program, kernel, (PointerOf("p"), PointerOf("q")), f"seed{self.seed}.mlir")


@dataclass
class _Scope:
    """What is visible: names of i32 scalars, i1 scalars, i32 tiles, tokens."""

    scalars: list[str]
    flags: list[str]
    tiles: list[str]
    tokens: list[str]

    def inner(self) -> _Scope:
        return _Scope(list(self.scalars), list(self.flags), list(self.tiles), list(self.tokens))


@dataclass
class _Writer:
    rng: random.Random
    lines: list[str] = field(default_factory=list)
    count: int = 0
    accesses: int = 0

    def name(self, prefix: str) -> str:
        self.count += 1
        return f"%{prefix}{self.count}"

    def emit(self, depth: int, text: str) -> None:
        self.lines.append("  " * (depth + 2) + text)

    # --- arithmetic ---------------------------------------------------------

    def constant(self, depth: int, value: int, tile: bool = False) -> str:
        name = self.name("c")
        type = f"tile<{LANES}xi32>" if tile else "tile<i32>"
        self.emit(depth, f"{name} = constant <i32: {value}> : {type}")
        return name

    def arithmetic(self, depth: int, scope: _Scope, tile: bool) -> None:
        pool = scope.tiles if tile else scope.scalars
        type = f"tile<{LANES}xi32>" if tile else "tile<i32>"
        left = self.rng.choice(pool)
        name = self.name("v")
        kind = self.rng.choice(["addi", "subi", "muli", "divi", "remi", "mini", "maxi", "select", "floor"])
        if kind in ("divi", "remi", "floor"):
            right = self.constant(depth, self.rng.randint(1, 4), tile)
            rounding = " rounding<negative_inf>" if kind == "floor" else ""
            op = "divi" if kind == "floor" else kind
            self.emit(depth, f"{name} = {op} {left}, {right} signed{rounding} : {type}")
        elif kind == "select":
            other = self.rng.choice(pool)
            flag = self.name("b")
            result = f"tile<{LANES}xi1>" if tile else "tile<i1>"
            order = self.rng.choice(["less_than", "equal", "greater_than_or_equal"])
            self.emit(depth, f"{flag} = cmpi {order} {left}, {other}, signed : {type} -> {result}")
            third = self.rng.choice(pool)
            self.emit(depth, f"{name} = select {flag}, {left}, {third} : {result}, {type}")
        else:
            right = (
                self.rng.choice(pool) if self.rng.random() < 0.6 else self.constant(depth, self.rng.randint(0, 5), tile)
            )
            signed = " signed" if kind in ("mini", "maxi") else ""
            self.emit(depth, f"{name} = {kind} {left}, {right}{signed} : {type}")
        pool.append(name)

    def spread(self, depth: int, scope: _Scope) -> None:
        """A tile from a scalar, added to another tile."""
        scalar, tile = self.rng.choice(scope.scalars), self.rng.choice(scope.tiles)
        one, wide, name = self.name("r"), self.name("w"), self.name("t")
        self.emit(depth, f"{one} = reshape {scalar} : tile<i32> -> tile<1xi32>")
        self.emit(depth, f"{wide} = broadcast {one} : tile<1xi32> -> tile<{LANES}xi32>")
        self.emit(depth, f"{name} = addi {wide}, {tile} : tile<{LANES}xi32>")
        scope.tiles.append(name)

    def comparison(self, depth: int, scope: _Scope) -> str:
        left = self.rng.choice(scope.scalars)
        right = self.constant(depth, self.rng.randint(0, 3))
        name = self.name("b")
        order = self.rng.choice(["less_than", "equal", "greater_than", "not_equal"])
        self.emit(depth, f"{name} = cmpi {order} {left}, {right}, signed : tile<i32> -> tile<i1>")
        scope.flags.append(name)
        return name

    # --- accesses -------------------------------------------------------------

    def token(self, scope: _Scope, word: str) -> str:
        if self.rng.random() < 0.08:
            return ""
        return f" {word}={self.chosen_token(scope)}"

    def chosen_token(self, scope: _Scope) -> str:
        """Mostly the latest, so that many programs are ordered."""
        return scope.tokens[-1] if self.rng.random() < 0.75 else self.rng.choice(scope.tokens)

    def pointers(self, depth: int, scope: _Scope, base: str) -> tuple[str, str]:
        """A tile of pointers into the array, and the mask that keeps them inside."""
        index = self.rng.choice(scope.tiles)
        type = f"tile<{LANES}xi32>"
        one, wide, pointers = self.name("r"), self.name("w"), self.name("a")
        self.emit(depth, f"{one} = reshape {base} : tile<ptr<i32>> -> tile<1xptr<i32>>")
        self.emit(depth, f"{wide} = broadcast {one} : tile<1xptr<i32>> -> tile<{LANES}xptr<i32>>")
        self.emit(
            depth, f"{pointers} = offset {wide}, {index} : tile<{LANES}xptr<i32>>, {type} -> tile<{LANES}xptr<i32>>"
        )
        size = self.constant(depth, SIZE, tile=True)
        mask = self.name("m")
        self.emit(depth, f"{mask} = cmpi less_than {index}, {size}, unsigned : {type} -> tile<{LANES}xi1>")
        return pointers, mask

    def access(self, depth: int, scope: _Scope) -> None:
        self.accesses += 1
        types = f"tile<{LANES}xptr<i32>>"
        data, flags = f"tile<{LANES}xi32>", f"tile<{LANES}xi1>"
        pointers, mask = self.pointers(depth, scope, "%p")
        value = self.rng.choice(scope.tiles)
        token = self.name("k")
        order = self.rng.choice(["weak"] * 8 + ["relaxed tl_blk", "relaxed device"])
        match self.rng.choice(["store", "store", "load", "rmw"]):
            case "store":
                self.emit(
                    depth,
                    f"{token} = store_ptr_tko {order} {pointers}, {value}, {mask}"
                    f"{self.token(scope, 'token')} : {types}, {data}, {flags} -> token",
                )
            case "load":
                result = self.name("l")
                self.emit(
                    depth,
                    f"{result}, {token} = load_ptr_tko {order} {pointers}, {mask}, {value}"
                    f"{self.token(scope, 'token')} : {types}, {flags}, {data} -> {data}, token",
                )
            case _:
                scope_word = self.rng.choice(["device", "device", "tl_blk"])
                result = self.name("l")
                self.emit(
                    depth,
                    f"{result}, {token} = atomic_rmw_tko relaxed {scope_word} {pointers}, add, {value}, "
                    f"{mask}{self.token(scope, 'token')} : {types}, {data}, {flags} -> {data}, token",
                )
        scope.tokens.append(token)

    def gather_index(self, depth: int, scope: _Scope) -> None:
        """A tile of indices loaded from the read-only array."""
        pointers, mask = self.pointers(depth, scope, "%q")
        zero = self.constant(depth, 0, tile=True)
        name, token = self.name("g"), self.name("k")
        types, data, flags = f"tile<{LANES}xptr<i32>>", f"tile<{LANES}xi32>", f"tile<{LANES}xi1>"
        self.emit(
            depth,
            f"{name}, {token} = load_ptr_tko weak {pointers}, {mask}, {zero}"
            f"{self.token(scope, 'token')} : {types}, {flags}, {data} -> {data}, token",
        )
        scope.tiles.append(name)

    def join(self, depth: int, scope: _Scope) -> None:
        if len(scope.tokens) >= 2:
            one, other = self.rng.sample(scope.tokens, 2)
            name = self.name("k")
            self.emit(depth, f"{name} = join_tokens {one}, {other} : token")
            scope.tokens.append(name)

    # --- control flow -----------------------------------------------------------

    def branch(self, depth: int, scope: _Scope) -> None:
        condition = self.comparison(depth, scope)
        token, number = self.name("k"), self.name("v")
        self.emit(depth, f"{token}, {number} = if {condition} -> (token, tile<i32>) {{")
        for word in ("} else {", "}"):
            inner = scope.inner()
            self.body(depth + 1, inner, self.rng.randint(1, 3))
            out = self.chosen_token(inner)
            self.emit(depth + 1, f"yield {out}, {self.rng.choice(inner.scalars)} : token, tile<i32>")
            self.emit(depth, word)
        scope.tokens.append(token)
        scope.scalars.append(number)

    def loop(self, depth: int, scope: _Scope) -> None:
        low, high = self.constant(depth, self.rng.randint(0, 1)), self.constant(depth, self.rng.randint(0, 4))
        step = self.constant(depth, self.rng.randint(1, 2))
        width = self.rng.randint(1, 3)
        name, counter, number = self.name("f"), self.name("i"), self.name("v")
        carried = [self.name("k") for _ in range(width)]
        inits = ", ".join(f"{c} = {self.rng.choice(scope.tokens)}" for c in carried)
        start = self.rng.choice(scope.scalars)
        types = ", ".join(["token"] * width + ["tile<i32>"])
        self.emit(
            depth,
            f"{name}:{width + 1} = for {counter} in ({low} to {high}, step {step}) : tile<i32> "
            f"iter_values({inits}, {number} = {start}) -> ({types}) {{",
        )
        inner = scope.inner()
        inner.scalars += [counter, number]
        inner.tokens += carried
        self.body(depth + 1, inner, self.rng.randint(1, 4))
        following = number
        if self.rng.random() < 0.7:
            amount = self.constant(depth + 1, self.rng.randint(-1, 2))
            following = self.name("v")
            self.emit(depth + 1, f"{following} = addi {number}, {amount} : tile<i32>")
        elif self.rng.random() < 0.5:
            following = self.rng.choice(inner.scalars)
        if self.rng.random() < 0.25:
            flag = self.comparison(depth + 1, inner)
            out = ", ".join(self.chosen_token(inner) for _ in range(width))
            self.emit(depth + 1, f"if {flag} {{")
            self.emit(depth + 2, f"continue {out}, {following} : {types}")
            self.emit(depth + 1, "} else {")
            self.emit(depth + 1, "}")
            self.body(depth + 1, inner, 1)
        out = ", ".join(self.chosen_token(inner) for _ in range(width))
        self.emit(depth + 1, f"continue {out}, {following} : {types}")
        self.emit(depth, "}")
        scope.tokens += [f"{name}#{i}" for i in range(width)]
        scope.scalars.append(f"{name}#{width}")

    def body(self, depth: int, scope: _Scope, length: int) -> None:
        for _ in range(length):
            choice = self.rng.random()
            if choice < 0.34 and self.accesses < 5:
                self.access(depth, scope)
            elif choice < 0.44:
                self.arithmetic(depth, scope, tile=False)
            elif choice < 0.54:
                self.arithmetic(depth, scope, tile=True)
            elif choice < 0.66:
                self.spread(depth, scope)
            elif choice < 0.72:
                self.join(depth, scope)
            elif choice < 0.78:
                self.gather_index(depth, scope)
            elif choice < 0.88 and depth < 2:
                self.branch(depth, scope)
            elif depth < 2:
                self.loop(depth, scope)


def random_program(seed: int) -> RandomProgram:
    """The program of that number, always the same."""
    rng = random.Random(seed)
    w = _Writer(rng)
    w.emit(0, "%t0 = make_token : token")
    w.emit(0, "%x, %y, %z = get_tile_block_id : tile<i32>")
    w.emit(0, f"%lane = iota : tile<{LANES}xi32>")
    scope = _Scope(["%x"], [], ["%lane"], ["%t0"])
    scope.scalars.append(w.constant(0, rng.randint(0, 5)))
    w.spread(0, scope)
    w.body(0, scope, rng.randint(3, 7))
    while w.accesses == 0:
        w.access(0, scope)
    lines = "\n".join(w.lines)
    entry = f"entry @k(%p: tile<ptr<i32>>, %q: tile<ptr<i32>>) {{\n{lines}\n    return\n  }}"
    text = f"cuda_tile.module @m {{\n  {entry}\n}}\n"
    indices = tuple(rng.randint(0, SIZE - 1) for _ in range(SIZE))
    if rng.random() < 0.3:
        indices = tuple(rng.sample(range(SIZE), SIZE))
    return RandomProgram(seed, text, indices, rng.choice([1, 1, 2, 3]))
