"""Reader of Tile IR litmus tests.

::

    TileIR MP+rel-dev+acq-dev
    "Message passing, guarded"
    memory {
      X: i32 = 0
      A: i32[4] = 1, 2, 3, 4          # one number: every element
    }
    block 0 {
      t0 = store weak X, 1
      store release device Y, 1 token t0
    }
    block 1 chained {                 # every memory operation consumes the token of the one before it
      r0 = load acquire device Y
      if r0 == 1 {
        r1 = load weak X
      }
    }
    ~exists (P1:r0 = 1 /\\ P1:r1 = 0)
    expect holds, race-free

``block 0..3 { }`` is the same code in several blocks; ``bid`` is the block's
number.  Statements, a line each::

    r, t = load ORDER [SCOPE] ADDRESS [mask M] [pad V] [token t0, t1]
    t    = store ORDER [SCOPE] ADDRESS, VALUE [mask M] [token ...]
    r, t = OP ORDER SCOPE ADDRESS, VALUE [mask M] [token ...]    OP: xchg add and or xor max min umax umin
    r, t = cas ORDER SCOPE ADDRESS, COMPARE, NEW [mask M] [token ...]
    r    = EXPRESSION          t = join t0, t1          t = make_token
    if EXPRESSION { } else { }          loop { ... break if EXPRESSION ... }

ADDRESS is ``X``, ``A[i]``, ``X as i16[i]`` (the same bytes seen as narrower or
wider elements) or ``{X, A[1]}``: one lane each.  ``{a, b}`` is a tile of two
lanes and ``r[1]`` a lane.  Either result may be ``_`` or left out.  A masked-off
lane without ``pad`` returns any value, that of a ``cas`` its COMPARE.

The condition is ``exists``, ``forall``, ``~exists`` or ``race [on X] [(...)]``
(some execution that ends so has a data race); ``locations [X, P0:r0]`` lists
more to report; ``expect`` says ``holds`` or ``fails``, ``race`` or ``race-free``.
"""

from __future__ import annotations

from typing import TypeVar

from tileproof.memmodel.condition_syntax import at_quantifier, parse_formula, parse_name, parse_quantified
from tileproof.memmodel.conditions import TRUE, Condition, Formula, Quantifier
from tileproof.memmodel.events import Order, Scope
from tileproof.memmodel.lowering import lowered
from tileproof.memmodel.program import (
    Access,
    Address,
    Binary,
    Break,
    Compute,
    Expectation,
    Format,
    If,
    JoinTokens,
    Lane,
    Literal,
    LitmusTest,
    Loop,
    Operand,
    Register,
    Statement,
    Thread,
    Tile,
    Variable,
)
from tileproof.memmodel.scanner import Cursor, Token, tokenize

ORDERS = {order.value: order for order in Order if order is not Order.SC}
SCOPES = {"tl_blk": Scope.BLOCK, "device": Scope.DEVICE, "sys": Scope.SYSTEM}
ATOMICS = {"xchg": "second", "add": "+", "and": "&", "or": "|", "xor": "^",
           "max": "max", "min": "min", "umax": "umax", "umin": "umin"}  # fmt: skip
MEMORY_OPERATIONS = ("load", "store", "cas", *ATOMICS)
ALLOWED_ORDERS = {
    "load": (Order.WEAK, Order.RELAXED, Order.ACQUIRE),
    "store": (Order.WEAK, Order.RELAXED, Order.RELEASE),
}
ATOMIC_ORDERS = (Order.RELAXED, Order.ACQUIRE, Order.RELEASE, Order.ACQ_REL)
WIDTHS = {f"i{bits}": bits for bits in (4, 8, 16, 32, 64)}
PRECEDENCE = (("==", "!=", "<", "<=", ">", ">="), ("|",), ("^",), ("&",), ("+", "-"), ("*", "/", "%"))
T = TypeVar("T")
CHAIN = "<chain>"  # the hidden token of a chained block


def parse_tileir(text: str, file: str = "<litmus>") -> LitmusTest:
    """The test; :class:`~tileproof.ir.errors.TextError` with line and column for anything else."""
    return _Reader(text, file).read()


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self.lines = text.split("\n")
        self.file = file
        first = next((i for i, line in enumerate(self.lines) if line.split("#")[0].strip()), 0)
        words = self.lines[first].split(None, 1)
        self.cursor = Cursor([Token("end", "", first + 1, 1)], file)
        if not words or words[0] != "TileIR":
            self.cursor.fail("expected the header 'TileIR name'")
        self.name = words[1].split("#")[0].strip() if len(words) > 1 else "unnamed"
        body = "\n".join(self.lines[first + 1 :])
        self.cursor = Cursor(tokenize(body, file, first_line=first + 2, newlines=True), file)
        self.memory: dict[str, Variable] = {}
        self.threads: list[Thread] = []
        self.registers: list[set[str]] = []  # of each block: what it assigns
        self.chained = False
        self.open_loops = 0
        self.block = 0

    def read(self) -> LitmusTest:
        cursor = self.cursor
        cursor.skip_newlines()
        description = cursor.next().text if cursor.token.kind == "string" else ""
        cursor.skip_newlines()
        self.memory_section()
        cursor.skip_newlines()
        while cursor.at("block"):
            self.block_section()
            cursor.skip_newlines()
        if not self.threads:
            cursor.fail(f"expected 'block', found {cursor.token}")
        condition, expected = self.questions()
        return LitmusTest(self.name, Format.TILEIR, self.memory, tuple(self.threads), condition,
                          expected, description, self.file)  # fmt: skip

    # --- memory --------------------------------------------------------------

    def memory_section(self) -> None:
        cursor = self.cursor
        cursor.expect("memory")
        cursor.expect("{")
        cursor.skip_newlines()
        while not cursor.accept("}"):
            name = cursor.expect_kind("name", "a variable")
            if name.text in self.memory:
                cursor.fail(f"{name.text} is declared twice", name)
            cursor.expect(":")
            bits = self.element_type()
            length, array = 1, False
            if cursor.accept("["):
                length, array = cursor.integer(), True
                if length < 1:
                    cursor.fail(f"an array has at least one element, not {length}", name)
                cursor.expect("]")
            cursor.expect("=")
            initial = [cursor.integer()]
            while cursor.accept(","):
                initial.append(cursor.integer())
            if len(initial) not in (1, length):
                cursor.fail(f"{name.text} has {length} elements, {len(initial)} initial values", name)
            values = tuple(initial) if len(initial) == length else tuple(initial * length)
            self.memory[name.text] = Variable(name.text, bits, values, array)
            self.end_of_line()

    def element_type(self) -> int:
        token = self.cursor.expect_kind("name", "an element type")
        if token.text not in WIDTHS:
            self.cursor.fail(f"expected an element type ({', '.join(WIDTHS)}), found {token}", token)
        return WIDTHS[token.text]

    def end_of_line(self) -> None:
        if not self.cursor.at("}") and self.cursor.token.kind != "end":
            self.cursor.expect_kind("newline", "the end of the line")
        self.cursor.skip_newlines()

    # --- blocks --------------------------------------------------------------

    def block_section(self) -> None:
        cursor = self.cursor
        start = cursor.expect("block")
        first = last = cursor.integer("the block's number")
        if cursor.accept(".."):
            last = cursor.integer("the last block's number")
        if first != len(self.threads) or last < first:
            cursor.fail(f"expected block {len(self.threads)}: blocks are numbered from 0 in order", start)
        chained = cursor.accept("chained") is not None
        body = cursor.index
        for self.block in range(first, last + 1):
            cursor.index = body
            self.chained = chained
            self.registers.append(set())
            start_of_chain = (JoinTokens(CHAIN, (), start.line),) if chained else ()
            statements = (*start_of_chain, *self.braces())
            self.threads.append(Thread(lowered(statements), statements=statements))

    def braces(self) -> tuple[Statement, ...]:
        cursor = self.cursor
        cursor.expect("{")
        cursor.skip_newlines()
        statements: list[Statement] = []
        while not cursor.accept("}"):
            statements.append(self.statement())
            self.end_of_line()
        return tuple(statements)

    def statement(self) -> Statement:
        cursor, start = self.cursor, self.cursor.token
        if cursor.accept("if"):
            return self.if_statement(start)
        if cursor.accept("loop"):
            self.open_loops += 1
            body = self.braces()
            self.open_loops -= 1
            return Loop(body, start.line)
        if cursor.accept("break"):
            cursor.expect("if")
            if not self.open_loops:
                cursor.fail("'break' outside a loop", start)
            return Break(self.expression(), start.line)
        if start.kind == "name" and start.text in MEMORY_OPERATIONS and not self.assigns():
            return self.access(start, [])
        return self.assignment(start)

    def assigns(self) -> bool:
        return self.cursor.tokens[self.cursor.index + 1].text in ("=", ",")

    def assignment(self, start: Token) -> Statement:
        cursor = self.cursor
        names = [cursor.expect_kind("name", "a statement").text]
        if cursor.accept(","):
            names.append(cursor.expect_kind("name", "a token").text)
        cursor.expect("=")
        if cursor.token.kind == "name" and cursor.token.text in MEMORY_OPERATIONS:
            return self.access(start, names)
        if len(names) > 1:
            cursor.fail("only a memory operation has two results", start)
        if cursor.accept("make_token"):
            return JoinTokens(names[0], (), start.line)
        if cursor.accept("join"):
            return JoinTokens(names[0], self.name_list(), start.line)
        self.registers[-1].add(names[0])
        return Compute(names[0], self.expression(), start.line)

    def name_list(self) -> tuple[str, ...]:
        names = [self.cursor.expect_kind("name", "a token").text]
        while self.cursor.accept(","):
            names.append(self.cursor.expect_kind("name", "a token").text)
        return tuple(names)

    def if_statement(self, start: Token) -> If:
        condition = self.expression()
        then = self.braces()
        after = self.cursor.index
        self.cursor.skip_newlines()
        if self.cursor.accept("else"):
            return If(condition, then, self.braces(), start.line)
        self.cursor.index = after
        return If(condition, then, (), start.line)

    # --- memory operations ---------------------------------------------------

    def access(self, start: Token, names: list[str]) -> Access:
        cursor = self.cursor
        operation = cursor.next()
        order = self.one_of(ORDERS, "an ordering")
        allowed = ALLOWED_ORDERS.get(operation.text, ATOMIC_ORDERS)
        if order not in allowed:
            cursor.fail(f"{operation.text} cannot be {order.value}; it is one of "
                        f"{', '.join(o.value for o in allowed)}", operation)  # fmt: skip
        scope = Scope.NONE if order is Order.WEAK else self.one_of(SCOPES, "a scope")
        addresses = self.addresses()
        values: list[Operand] = []
        for _ in range({"load": 0, "cas": 2}.get(operation.text, 1)):
            cursor.expect(",")
            values.append(self.expression())
        mask = self.expression() if cursor.accept("mask") else None
        padding = self.expression() if operation.text == "load" and cursor.accept("pad") else None
        tokens = self.name_list() if cursor.accept("token") else ()
        result, token_result = self.results(operation, names, start)
        if self.chained:
            if tokens or token_result:
                cursor.fail("tokens are implicit in a chained block", operation)
            tokens, token_result = (CHAIN,), CHAIN
        if result is not None:
            self.registers[-1].add(result)
        return Access(
            ATOMICS.get(operation.text, operation.text), order, scope, addresses, tuple(values), mask, padding,
            result, tokens, token_result, text=self.text(operation), line=operation.line,
        )  # fmt: skip

    def results(self, operation: Token, names: list[str], start: Token) -> tuple[str | None, str | None]:
        if operation.text == "store":
            if len(names) > 1:
                self.cursor.fail("a store has one result, its token", start)
            names = ["_", *names]
        result, token = ([None if name == "_" else name for name in names] + [None, None])[:2]
        return result, token

    def one_of(self, table: dict[str, T], what: str) -> T:
        token = self.cursor.token
        if token.kind != "name" or token.text not in table:
            self.cursor.fail(f"expected {what} ({', '.join(table)}), found {token}")
        return table[self.cursor.next().text]

    def addresses(self) -> tuple[Address, ...]:
        if not self.cursor.accept("{"):
            return (self.address(),)
        lanes = [self.address()]
        while self.cursor.accept(","):
            lanes.append(self.address())
        self.cursor.expect("}")
        return tuple(lanes)

    def address(self) -> Address:
        cursor = self.cursor
        name = cursor.expect_kind("name", "a variable")
        if name.text not in self.memory:
            cursor.fail(f"there is no variable {name.text!r} in memory {{ }}", name)
        bits = self.memory[name.text].bits
        if cursor.accept("as"):
            bits = self.element_type()
        index: Operand = Literal(0)
        if cursor.accept("["):
            index = self.expression()
            cursor.expect("]")
        return Address(name.text, bits, index)

    def text(self, start: Token) -> str:
        line = self.lines[start.line - 1]
        return line[start.column - 1 :].split("#")[0].strip().rstrip("}").strip()

    # --- expressions ---------------------------------------------------------

    def expression(self, level: int = 0) -> Operand:
        if level == len(PRECEDENCE):
            return self.primary()
        left = self.expression(level + 1)
        while operator := self.cursor.accept(*PRECEDENCE[level]):
            left = Binary(operator.text, left, self.expression(level + 1))
        return left

    def primary(self) -> Operand:
        cursor = self.cursor
        value: Operand
        if cursor.at_number():
            return Literal(cursor.integer())
        if cursor.accept("("):
            value = self.expression()
            cursor.expect(")")
        elif cursor.accept("{"):
            lanes = [self.expression()]
            while cursor.accept(","):
                lanes.append(self.expression())
            cursor.expect("}")
            value = Tile(tuple(lanes))
        elif cursor.accept("bid"):
            return Literal(self.block)
        elif cursor.at("min", "max"):
            operator = cursor.next().text
            cursor.expect("(")
            left = self.expression()
            cursor.expect(",")
            value = Binary(operator, left, self.expression())
            cursor.expect(")")
        else:
            value = Register(cursor.expect_kind("name", "a value").text)
        if cursor.accept("["):
            value = Lane(value, cursor.integer("the number of a lane"))
            cursor.expect("]")
        return value

    # --- questions -----------------------------------------------------------

    def questions(self) -> tuple[Condition, Expectation]:
        cursor = self.cursor
        shown: list[str] = []
        condition: tuple[Quantifier, Formula, str | None] | None = None
        kept: Formula = TRUE
        expected = Expectation()
        while cursor.token.kind != "end":
            start = cursor.token
            if cursor.accept("locations"):
                shown += self.shown_names()
            elif cursor.accept("filter"):
                kept = parse_formula(cursor, self.check_name)
            elif condition is None and cursor.accept("race"):
                condition = self.race_condition()
            elif condition is None and at_quantifier(cursor):
                condition = (*parse_quantified(cursor, self.check_name), None)
            elif cursor.accept("expect"):
                expected = self.expectation(start)
            else:
                cursor.fail(f"expected a condition, 'expect' or the end of the test, found {cursor.token}")
            self.end_of_line()
        quantifier, formula, race_on = condition or (Quantifier.RACE, TRUE, None)
        return Condition(quantifier, formula, kept, race_on, tuple(shown)), expected

    def race_condition(self) -> tuple[Quantifier, Formula, str | None]:
        cursor = self.cursor
        on = None
        if cursor.accept("on"):
            name = cursor.expect_kind("name", "a variable")
            if name.text not in self.memory:
                cursor.fail(f"there is no variable {name.text!r}", name)
            on = name.text
        formula = parse_formula(cursor, self.check_name) if cursor.at("(") else TRUE
        return Quantifier.RACE, formula, on

    def expectation(self, start: Token) -> Expectation:
        cursor = self.cursor
        holds = race = None
        while True:
            word = cursor.expect("holds", "fails", "race").text
            if word == "race":
                race = True
                if cursor.accept("-"):
                    cursor.expect("free")
                    race = False
            else:
                holds = word == "holds"
            if not cursor.accept(","):
                return Expectation(holds, race)

    def shown_names(self) -> list[str]:
        cursor, names = self.cursor, []
        cursor.expect("[")
        while not cursor.accept("]"):
            start = cursor.token
            names.append(parse_name(cursor))
            self.check_name(start, names[-1])
            cursor.accept(",", ";")
        return names

    def check_name(self, at: Token, name: str) -> None:
        """Refuse what the test does not have, so that a misspelt name is no silent absence."""
        plain, _, index = name.rstrip("]").partition("[")
        if ":" in plain:
            block, register = plain.split(":")
            if not block[1:].isdecimal() or block[0] != "P" or int(block[1:]) >= len(self.threads):
                self.cursor.fail(f"there is no block {block}", at)
            if register not in self.registers[int(block[1:])]:
                self.cursor.fail(f"block {block} has no register {register!r}", at)
        elif plain not in self.memory:
            self.cursor.fail(f"there is no variable {plain!r}", at)
        elif index and int(index) >= len(self.memory[plain].initial):
            self.cursor.fail(f"{plain} has {len(self.memory[plain].initial)} elements, no {name}", at)
        elif not index and self.memory[plain].array:
            self.cursor.fail(f"{plain} is an array: name an element, such as {plain}[0]", at)
