"""Reader of PTX litmus tests in the herd style that Dartagnan's PTX tests use.

::

    PTX MP+rel.gpu+acq.gpu
    "Message passing"
    { x=0; y=0; P1:r0=0; P1:r1=0; }
     P0@cta 0,gpu 0     | P1@cta 1,gpu 0       ;
     st.weak x, 1       | ld.acquire.gpu r0, y ;
     st.release.gpu y, 1| ld.weak r1, x        ;
    ~exists (P1:r0 == 1 /\\ P1:r1 == 0)

Modifiers may come in any order; addresses may stand in brackets.  Registers
start at 0 unless the init block sets them, to a number or an address.
``membar.level`` is ``fence.sc``, ``ld.volatile`` and ``st.volatile`` are
relaxed accesses of system scope (PTX ISA).  Proxies, vector accesses and
operations on warps or clusters are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from tileproof.ir.errors import TextError
from tileproof.memmodel.condition_syntax import at_quantifier, parse_formula, parse_name, parse_quantified
from tileproof.memmodel.conditions import TRUE, Condition, Formula, Quantifier
from tileproof.memmodel.events import Order, Scope
from tileproof.memmodel.execution import Placement
from tileproof.memmodel.program import (
    Access,
    Address,
    Barrier,
    Binary,
    Branch,
    Compute,
    Fence,
    Format,
    Instruction,
    Jump,
    Literal,
    LitmusTest,
    Operand,
    Register,
    Thread,
    Variable,
    pointer_to,
)
from tileproof.memmodel.scanner import Cursor, Token, tokenize

WORD_BITS = 64
ORDERS = {order.value: order for order in Order} | {"volatile": Order.RELAXED}
SCOPES = {"cta": Scope.BLOCK, "cluster": Scope.CLUSTER, "gpu": Scope.DEVICE, "gl": Scope.DEVICE, "sys": Scope.SYSTEM}
TYPES = {f"{letter}{bits}" for letter in "busf" for bits in (8, 16, 32, 64)} | {"pred"}
IGNORED = TYPES | {"global", "uni", "aligned", "lo", "wide", "generic"}
ARITHMETIC = {
    "add": "+", "plus": "+", "sub": "-", "minus": "-", "mul": "*", "mult": "*", "div": "/", "rem": "%",
    "and": "&", "or": "|", "xor": "^", "min": "min", "max": "max",
}  # fmt: skip
ATOMICS = ARITHMETIC | {"exch": "second"}
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
REFUSED = {
    "proxy": "proxies are not modelled: only the generic proxy is",
    "alias": "proxies are not modelled: only the generic proxy is",
    "tld": "texture accesses use a proxy that is not modelled",
    "sust": "surface accesses use a proxy that is not modelled",
    "suld": "surface accesses use a proxy that is not modelled",
    "sured": "surface accesses use a proxy that is not modelled",
    "cld": "constant accesses use a proxy that is not modelled",
    "v2": "vector accesses are not modelled",
    "v4": "vector accesses are not modelled",
    "shared": "only global memory is modelled",
    "local": "only global memory is modelled",
    "warp": "warp barriers are not modelled",
    "mbarrier": "mbarrier objects are not modelled",
}


def parse_ptx(text: str, file: str = "<litmus>") -> LitmusTest:
    """The test; :class:`~tileproof.ir.errors.TextError` with line and column for anything else."""
    return _Reader(text, file).read()


@dataclass
class _ThreadText:
    placement: Placement
    code: list[Instruction] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    jumps: dict[int, Token] = field(default_factory=dict)  # instruction -> the label it names
    registers: set[str] = field(default_factory=set)
    initial: dict[str, int] = field(default_factory=dict)


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self.lines = text.split("\n")
        self.file = file
        header = re.match(r"\s*PTX\b[ \t]*([^\n{\"]*)", text)
        if header is None:
            raise TextError("expected the header 'PTX name'", line=1, column=1, file=file)
        self.name = header.group(1).strip() or "unnamed"
        prose = re.compile(r'"[^"]*"|\(\*.*?\*\)|//[^\n]*', re.DOTALL)
        start = prose.sub(lambda match: " " * len(match.group()), text).find("{", header.end())
        if start < 0:
            raise TextError("expected the init block '{ ... }'", line=len(self.lines), column=1, file=file)
        described = re.search(r'"([^"]*)"', text[header.end() : start])
        self.description = described.group(1) if described else ""
        blank = re.sub(r"[^\n]", " ", text[:start])  # keeps lines and columns
        self.cursor = Cursor(tokenize(blank + text[start:], file), file)
        self.memory: dict[str, Variable] = {}
        self.initial: list[tuple[Token, int, str, int | str]] = []
        self.threads: list[_ThreadText] = []

    def read(self) -> LitmusTest:
        self.init_block()
        self.thread_row()
        self.initial_registers()
        while not self.at_end_of_program():
            self.instruction_row()
        threads = tuple(self.finish(thread) for thread in self.threads)
        condition = self.condition()
        return LitmusTest(self.name, Format.PTX, self.memory, threads, condition,
                          description=self.description, file=self.file)  # fmt: skip

    # --- init block ----------------------------------------------------------

    def init_block(self) -> None:
        cursor = self.cursor
        cursor.expect("{")
        while not cursor.accept("}"):
            if cursor.accept(";", ","):
                continue
            self.declaration()
            if not cursor.at("}"):
                cursor.expect(";", ",")
        cursor.accept(";")

    def declaration(self) -> None:
        cursor, start = self.cursor, self.cursor.token
        if cursor.token.kind == "name" and re.fullmatch(r"u?int\d*(_t)?|int", cursor.token.text):
            cursor.next()
        name = parse_name(cursor)
        if cursor.at("@", "aliases"):
            cursor.fail(f"alias of {name}: {REFUSED['alias']}")
        if cursor.token.kind == "name" and cursor.token.text in ("generic", "texture", "surface", "constant"):
            cursor.fail(f"{cursor.token.text} address of {name}: {REFUSED['proxy']}")
        value: int | str = 0
        if cursor.accept("=", "=="):
            if cursor.at_number():
                value = cursor.integer()
            else:
                cursor.accept("&")
                value = cursor.expect_kind("name", "a number or a variable").text
        if ":" in name:
            thread, register = name.split(":")
            self.initial.append((start, self.thread_number(thread, start), register, value))
        elif name in self.memory:
            cursor.fail(f"{name} is declared twice", start)
        elif "[" in name:
            cursor.fail("arrays are not part of this format: declare each word by its own name", start)
        else:
            self.memory[name] = Variable(name, WORD_BITS, (self.number(value, start),))

    def thread_number(self, name: str, at: Token) -> int:
        if not re.fullmatch(r"P\d+", name):
            self.cursor.fail(f"expected a thread P0, P1, ..., found {name!r}", at)
        return int(name[1:])

    def number(self, value: int | str, at: Token) -> int:
        return value if isinstance(value, int) else self.pointer(value, at)

    def pointer(self, name: str, at: Token) -> int:
        if name not in self.memory:
            self.cursor.fail(f"no variable {name!r} is declared before this", at)
        return pointer_to(list(self.memory).index(name))

    # --- threads -------------------------------------------------------------

    def thread_row(self) -> None:
        cursor = self.cursor
        while True:
            start = cursor.expect_kind("name", "a thread 'P0@cta 0,gpu 0'")
            if self.thread_number(start.text, start) != len(self.threads):
                cursor.fail(f"expected thread P{len(self.threads)}, found {start.text}", start)
            self.threads.append(_ThreadText(self.placement(len(self.threads))))
            if not cursor.accept("|"):
                break
        cursor.expect(";")

    def placement(self, number: int) -> Placement:
        """``@cta 0,gpu 0`` in any order; a thread without one is a CTA of its own."""
        cursor = self.cursor
        if not cursor.accept("@"):
            return Placement(cta=number)
        where: dict[str, int] = {}
        while True:
            level = cursor.expect("cta", "cluster", "gpu", "sys").text
            if level in where:
                cursor.fail(f"{level} is given twice")
            where[level] = cursor.integer()
            if not cursor.accept(","):
                break
        return Placement(where.get("cta", number), where.get("gpu", 0), where.get("cluster"))

    def initial_registers(self) -> None:
        for at, thread, register, value in self.initial:
            if thread >= len(self.threads):
                self.cursor.fail(f"there is no thread P{thread}", at)
            self.threads[thread].initial[register] = self.number(value, at)
            self.threads[thread].registers.add(register)

    def at_end_of_program(self) -> bool:
        return self.cursor.token.kind == "end" or self.cursor.at("filter", "locations") or at_quantifier(self.cursor)

    def instruction_row(self) -> None:
        cursor, start = self.cursor, self.cursor.token
        for column, thread in enumerate(self.threads):
            if column:
                if cursor.at(";"):
                    cursor.fail(f"the row that starts in line {start.line} has {column} cells for "
                                f"{len(self.threads)} threads")  # fmt: skip
                cursor.expect("|")
            while not cursor.at("|", ";"):
                self.instruction(thread)
        if cursor.at("|"):
            cursor.fail(f"more cells than the {len(self.threads)} threads")
        cursor.expect(";")

    def finish(self, thread: _ThreadText) -> Thread:
        code = list(thread.code)
        for index, label in thread.jumps.items():
            if label.text not in thread.labels:
                self.cursor.fail(f"there is no label {label.text} in this thread", label)
            instruction = code[index]
            assert isinstance(instruction, Branch | Jump)
            code[index] = replace(instruction, target=thread.labels[label.text])
        return Thread(tuple(code), thread.placement, thread.initial, default=0)

    # --- instructions --------------------------------------------------------

    def instruction(self, thread: _ThreadText) -> None:
        cursor, start = self.cursor, self.cursor.token
        following = cursor.tokens[cursor.index + 1]
        if start.kind == "name" and following.text == ":":
            cursor.next(), cursor.next()
            if start.text in thread.labels:
                cursor.fail(f"label {start.text} is defined twice", start)
            thread.labels[start.text] = len(thread.code)
            return
        if cursor.accept("@"):
            self.predicated(thread)
            return
        opcode = cursor.expect_kind("name", "an instruction").text
        modifiers: list[Token] = []
        while cursor.accept("."):
            modifiers.append(cursor.next())
        for token in (start, *modifiers):
            if token.text in REFUSED:
                cursor.fail(f"{opcode}: {REFUSED[token.text]}", token)
        words = [token for token in modifiers if token.text not in IGNORED]
        self.operation(thread, start, opcode, words)
        if not cursor.at("|", ";"):
            cursor.fail(f"expected the end of the instruction, found {cursor.token}")

    def predicated(self, thread: _ThreadText) -> None:
        """``@p instruction``, ``@!p instruction``: a branch around the instruction."""
        negated = self.cursor.accept("!") is not None
        predicate = Register(self.register(thread))
        skip = len(thread.code)
        thread.code.append(Jump(0))
        self.instruction(thread)
        line = self.cursor.token.line
        condition = Binary("!=" if negated else "==", predicate, Literal(0))
        thread.code[skip] = Branch(condition, len(thread.code), None, line)

    def operation(self, thread: _ThreadText, start: Token, opcode: str, words: list[Token]) -> None:
        match opcode:
            case "ld" | "st" | "atom" | "red":
                self.access(thread, start, opcode, words)
            case "fence" | "membar":
                order, scope = self.order_and_scope(start, words, Order.SC if opcode == "membar" else Order.ACQ_REL)
                if order in (Order.WEAK, Order.RELAXED):
                    self.cursor.fail(f"a fence cannot be {order.value}", start)
                if scope is Scope.NONE:
                    self.cursor.fail(f"{opcode} needs a scope: cta, cluster, gpu or sys", start)
                thread.code.append(Fence(order, scope, self.text(start), start.line))
            case "bar" | "barrier":
                self.barrier(thread, start, words)
            case "bra" | "goto":
                self.jump(thread, Jump(0, start.line))
            case "mov":
                result = self.register(thread)
                self.comma()
                thread.code.append(Compute(result, self.value(thread), start.line))
            case "setp":
                comparison = self.one_of(start, words, COMPARISONS, "a comparison")
                self.arithmetic(thread, start, comparison)
            case _ if opcode in ARITHMETIC:
                self.arithmetic(thread, start, ARITHMETIC[opcode])
            case _ if opcode[:1] == "b" and opcode[1:] in COMPARISONS:
                left = self.value(thread)
                self.comma()
                right = self.value(thread)
                self.comma()
                self.jump(thread, Branch(Binary(COMPARISONS[opcode[1:]], left, right), 0, None, start.line))
            case _:
                self.cursor.fail(f"unknown instruction {opcode!r}", start)

    def arithmetic(self, thread: _ThreadText, start: Token, operator: str) -> None:
        result = self.register(thread)
        self.comma()
        left = self.value(thread)
        self.comma()
        thread.code.append(Compute(result, Binary(operator, left, self.value(thread)), start.line))

    def jump(self, thread: _ThreadText, instruction: Branch | Jump) -> None:
        thread.jumps[len(thread.code)] = self.cursor.expect_kind("name", "a label")
        thread.code.append(instruction)

    def access(self, thread: _ThreadText, start: Token, opcode: str, words: list[Token]) -> None:
        atomic = opcode in ("atom", "red")
        default = Order.RELAXED if atomic else Order.WEAK
        operations = [token for token in words if token.text in ATOMICS or token.text == "cas"]
        rest = [token for token in words if token not in operations]
        order, scope = self.order_and_scope(start, rest, default)
        if any(token.text == "volatile" for token in rest):
            scope = Scope.SYSTEM
        if atomic and scope is Scope.NONE:
            scope = Scope.DEVICE
        allowed = {"ld": (Order.WEAK, Order.RELAXED, Order.ACQUIRE), "st": (Order.WEAK, Order.RELAXED, Order.RELEASE)}
        if order not in allowed.get(opcode, (Order.RELAXED, Order.ACQUIRE, Order.RELEASE, Order.ACQ_REL)):
            self.cursor.fail(f"{opcode} cannot be {order.value}", start)
        if (order is Order.WEAK) != (scope is Scope.NONE):
            self.cursor.fail(f"{opcode}.{order.value} " + ("takes no scope" if scope else "needs a scope"), start)
        operation = {"ld": "load", "st": "store"}.get(opcode)
        if atomic:
            if len(operations) != 1:
                self.cursor.fail(f"{opcode} needs one operation, such as add, exch or cas", start)
            operation = "cas" if operations[0].text == "cas" else ATOMICS[operations[0].text]
        elif operations:
            self.cursor.fail(f"{opcode} has no operation {operations[0].text!r}", operations[0])
        assert operation is not None
        result = None
        if opcode in ("ld", "atom"):
            result = self.register(thread)
            self.comma()
        if opcode == "ld" and result is not None and self.cursor.at_number():  # Dartagnan's way to set a register
            thread.code.append(Compute(result, self.value(thread), start.line))
            return
        address = self.address(thread)
        values = []
        for _ in range({"load": 0, "cas": 2}.get(operation, 1)):
            self.comma()
            values.append(self.value(thread))
        thread.code.append(
            Access(operation, order, scope, (address,), tuple(values), result=result,
                   discards=opcode == "red", text=self.text(start), line=start.line)
        )  # fmt: skip

    def order_and_scope(self, start: Token, words: list[Token], default: Order) -> tuple[Order, Scope]:
        order, scope = None, None
        for token in words:
            if token.text in ORDERS and order is None:
                order = ORDERS[token.text]
            elif token.text in SCOPES and scope is None:
                scope = SCOPES[token.text]
            else:
                self.cursor.fail(f"{start.text}: unexpected modifier {'.' + token.text!r}", token)
        return order or default, scope or Scope.NONE

    def one_of(self, start: Token, words: list[Token], table: dict[str, str], what: str) -> str:
        if len(words) != 1 or words[0].text not in table:
            self.cursor.fail(f"{start.text} needs {what}: {', '.join(table)}", start)
        return table[words[0].text]

    def barrier(self, thread: _ThreadText, start: Token, words: list[Token]) -> None:
        kinds = [token.text for token in words if token.text != "cta"]
        if kinds not in (["sync"], ["arrive"], []):
            self.cursor.fail(f"{start.text}: expected .cta.sync or .cta.arrive", start)
        number = self.value(thread)
        quorum = None
        if self.cursor.accept(","):
            quorum = self.value(thread)
        thread.code.append(Barrier(number, quorum, kinds != ["arrive"], self.text(start), start.line))

    # --- operands ------------------------------------------------------------

    def comma(self) -> None:
        self.cursor.expect(",")

    def register(self, thread: _ThreadText) -> str:
        token = self.cursor.expect_kind("name", "a register")
        name = token.text.lstrip("%")
        if name in self.memory:
            self.cursor.fail(f"{name} is a variable; a register is needed here", token)
        thread.registers.add(name)
        return name

    def value(self, thread: _ThreadText) -> Operand:
        cursor = self.cursor
        if cursor.at_number():
            return Literal(cursor.integer())
        address_of = cursor.accept("&")
        token = cursor.expect_kind("name", "a register or a number")
        if address_of or token.text in self.memory:
            return Literal(self.pointer(token.text, token))
        thread.registers.add(token.text.lstrip("%"))
        return Register(token.text.lstrip("%"))

    def address(self, thread: _ThreadText) -> Address:
        bracket = self.cursor.accept("[")
        token = self.cursor.expect_kind("name", "a variable or a register that holds an address")
        if bracket:
            self.cursor.expect("]")
        name = token.text.lstrip("%")
        if name in self.memory:
            return Address(name, WORD_BITS, Literal(0))
        if name in thread.registers:
            return Address(None, WORD_BITS, Register(name))
        if re.fullmatch(r"r\d+", name):
            self.cursor.fail(f"{name} is neither a variable of the init block nor a register with a value", token)
        self.memory[name] = Variable(name, WORD_BITS, (0,))  # herd's rule: what the init block leaves out starts at 0
        return Address(name, WORD_BITS, Literal(0))

    def text(self, start: Token) -> str:
        """The instruction as written, up to the current token."""
        line = self.lines[start.line - 1]
        end = self.cursor.token.column - 1 if self.cursor.token.line == start.line else len(line)
        return line[start.column - 1 : end].strip()

    # --- condition -----------------------------------------------------------

    def condition(self) -> Condition:
        cursor = self.cursor
        shown: list[str] = []
        kept: Formula = TRUE
        found: tuple[Quantifier, Formula] | None = None
        while cursor.token.kind != "end":
            if cursor.accept(";"):
                continue
            if cursor.accept("locations"):
                shown += self.locations()
            elif cursor.accept("filter"):
                kept = parse_formula(cursor, self.check_name)
            elif at_quantifier(cursor) and found is None:
                found = parse_quantified(cursor, self.check_name)
            else:
                cursor.fail(f"expected the end of the test, found {cursor.token}")
        if found is None:
            cursor.fail("expected a final condition: exists, ~exists or forall")
        return Condition(*found, filter=kept, shown=tuple(shown))

    def locations(self) -> list[str]:
        cursor, names = self.cursor, []
        cursor.expect("[")
        while not cursor.accept("]"):
            start = cursor.token
            names.append(parse_name(cursor))
            self.check_name(start, names[-1])
            cursor.accept(";", ",")
        return names

    def check_name(self, at: Token, name: str) -> None:
        """Refuse what the test does not have, so that a misspelt name is no silent zero."""
        if ":" not in name:
            if name not in self.memory:
                self.cursor.fail(f"there is no variable {name!r}", at)
            return
        thread, register = name.split(":")
        number = self.thread_number(thread, at)
        if number >= len(self.threads):
            self.cursor.fail(f"there is no thread {thread}", at)
        if register not in self.threads[number].registers:
            self.cursor.fail(f"thread {thread} has no register {register!r}", at)
