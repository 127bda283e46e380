"""Printing programs as the official disassembler does, up to white space (specification, "Assembly")."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from tileproof.ir.attributes import AssumePredicate, AttributeEnum, Bounded, DivBy
from tileproof.ir.constants import ScalarConstant, decode_bits, element_bits
from tileproof.ir.floats import float_text
from tileproof.ir.form import (
    AttributePart,
    IrregularPart,
    Literal,
    OperandPart,
    OptionalPart,
    Part,
    TypePart,
    parts_of,
    says,
)
from tileproof.ir.naming import name_values
from tileproof.ir.operations import AttributeKind
from tileproof.ir.operations.checks import values_of
from tileproof.ir.program import Block, Global, Kernel, Op, Program, Value
from tileproof.ir.types import GatherScatterViewType, PointerType, ScalarType, TensorViewType, TileType, type_text

MAX_LISTED_ELEMENTS = 100
"""Constants with more elements are printed as hexadecimal bytes."""


def print_program(program: Program) -> str:
    """The text of the program: producer, globals, entries."""
    lines = [] if program.producer is None else [f"// Producer: {program.producer}"]
    lines += map(_global, program.globals)
    for kernel in program.kernels:
        lines += _KernelPrinter(kernel).lines()
    return "\n".join(lines) + "\n"


def _global(item: Global) -> str:
    assert isinstance(item.type, TileType)
    words = ["global"]
    if item.private:
        words.append("private")
    if item.constant:
        words.append("constant")
    words.append(symbol(item.name))
    if item.alignment:
        words.append(f"alignment = {item.alignment}")
    words.append(f"{elements_text(item.type, item.data)} : {type_text(item.type)}")
    return " ".join(words)


class _KernelPrinter:
    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.names = name_values(kernel)

    def lines(self) -> list[str]:
        kernel = self.kernel
        hints = f" optimization_hints={hints_text(kernel.hints)}" if kernel.hints else ""
        head = f"entry {symbol(kernel.name)}({self.declarations(kernel.parameters)}){hints} {{"
        return [head, *self.block(kernel.body, None), "}"]

    def block(self, block: Block, parent: Op | None) -> Iterable[str]:
        """The lines inside a block; a terminator that goes without saying is left out."""
        ops = block.ops
        last = ops[-1] if ops else None
        implied = {"for": "continue", "loop": "continue", "if": "yield"}.get(parent.name) if parent else None
        if last is not None and last.name == implied and not last.flat_operands:
            ops = ops[:-1]
        for op in ops:
            for line in self.op(op):
                yield "  " + line

    def op(self, op: Op) -> list[str]:
        results = self.results(op)
        text = _Text()
        for word in [*([results, "="] if results else []), op.name]:
            text.add(word)
        self.parts(op, parts_of(op.spec), text)
        return text.lines()

    def results(self, op: Op) -> str:
        if not op.results:
            return ""
        first = self.names[op.results[0]]
        if first.endswith("#0"):
            return f"%{first[:-2]}:{len(op.results)}"
        return self.values(op.results)

    def parts(self, op: Op, parts: Iterable[Part], text: _Text) -> None:
        for part in parts:
            match part:
                case Literal(word):
                    text.add(word)
                case OperandPart(name):
                    text.add(self.values(values_of(op, name)))
                case AttributePart(name):
                    text.add(attribute_text(op, name))
                case TypePart(name):
                    text.add(types_text(values_of(op, name)))
                case OptionalPart(name, inner):
                    if says(op, name):
                        self.parts(op, inner, text)
                case IrregularPart(word, argument):
                    _IRREGULAR[word](self, op, argument, text)

    def values(self, values: Iterable[Value]) -> str:
        return ", ".join(f"%{self.names[value]}" for value in values)

    def declarations(self, values: Iterable[Value]) -> str:
        return ", ".join(f"%{self.names[value]}: {type_text(value.type)}" for value in values)

    def bindings(self, arguments: Iterable[Value], values: Iterable[Value]) -> str:
        pairs = zip(arguments, values, strict=True)
        return ", ".join(f"%{self.names[argument]} = %{self.names[value]}" for argument, value in pairs)

    # --- irregular parts ---------------------------------------------------

    def common_type(self, op: Op, name: str, text: _Text) -> None:
        text.add(types_text(values_of(op, name)[:1]))

    def index_types(self, op: Op, _: str, text: _Text) -> None:
        """Scalar indices have one type, printed once; a gather/scatter view's are listed."""
        index = op.variadic("index")
        text.add(types_text(index if isinstance(op.value("view").type, GatherScatterViewType) else index[:1]))

    def sizes(self, op: Op, name: str, text: _Text) -> None:
        """Static sizes as numbers, dynamic ones as operands, in order."""
        tensor = op.result.type
        assert isinstance(tensor, TensorViewType)
        dynamic = iter(op.variadic(name))
        sizes = tensor.shape if name == "dynamic_shape" else tensor.strides
        text.add(", ".join(self.values([next(dynamic)]) if size is None else str(size) for size in sizes))

    def tensor_types(self, op: Op, _: str, text: _Text) -> None:
        """The base's type only if it has a pointer attribute, the dynamic sizes' common type only if there are any."""
        base = op.value("base")
        assert isinstance(base.type, TileType) and isinstance(base.type.element, PointerType)
        shown = [base] if base.type.element.attribute is not None else []
        shown += [*op.variadic("dynamic_shape"), *op.variadic("dynamic_strides")][:1]
        text.add(f"{types_text(shown)} -> {type_text(op.result.type)}" if shown else type_text(op.result.type))

    def region(self, op: Op, _: str, text: _Text) -> None:
        (body,) = op.regions
        text.line()
        text.add(f"({self.declarations(body.arguments)})")
        self.braces(op, body, text)

    def braces(self, op: Op, body: Block, text: _Text) -> None:
        text.add("{")
        for line in self.block(body, op):
            text.line()
            text.add(line)
        text.line()
        text.add("}")

    def counted_loop(self, op: Op, _: str, text: _Text) -> None:
        (body,) = op.regions
        counter, *carried = body.arguments
        lower, upper, step = (self.values([op.value(name)]) for name in ("lower_bound", "upper_bound", "step"))
        if op.attributes["unsigned_cmp"]:
            text.add("unsigned")
        text.add(f"{self.values([counter])} in ({lower} to {upper}, step {step}) : {type_text(counter.type)}")
        if carried:
            values = self.bindings(carried, op.variadic("init_values"))
            text.add(f"iter_values({values}) -> ({types_text(op.results)})")
        self.braces(op, body, text)

    def endless_loop(self, op: Op, _: str, text: _Text) -> None:
        (body,) = op.regions
        if body.arguments:
            text.add(f"iter_values({self.bindings(body.arguments, op.variadic('init_values'))})")
        lists = [types_text(values) for values in (body.arguments, op.results) if values]
        if lists:
            text.add(": " + " -> ".join(lists))
        self.braces(op, body, text)

    def branches(self, op: Op, _: str, text: _Text) -> None:
        text.add(self.values([op.value("condition")]))
        if op.results:
            text.add(f"-> ({types_text(op.results)})")
        self.braces(op, op.regions[0], text)
        if not op.regions[1].implicit:
            text.add("else")
            self.braces(op, op.regions[1], text)


_IRREGULAR = {
    "common_type": _KernelPrinter.common_type,
    "index_types": _KernelPrinter.index_types,
    "sizes": _KernelPrinter.sizes,
    "tensor_types": _KernelPrinter.tensor_types,
    "region": _KernelPrinter.region,
    "for": _KernelPrinter.counted_loop,
    "loop": _KernelPrinter.endless_loop,
    "if": _KernelPrinter.branches,
}


class _Text:
    """Words joined into lines with the disassembler's spacing."""

    def __init__(self) -> None:
        self.finished: list[str] = []
        self.current = ""

    def add(self, word: str) -> None:
        tight = self.current == "" or self.current.endswith(("[", "<", "=")) or word in (",", "]", ">", ">}", "[")
        if self.current.endswith(" =") and word not in (",", "]", ">"):
            tight = False
        if word:
            self.current += word if tight else " " + word

    def line(self) -> None:
        self.finished.append(self.current)
        self.current = ""

    def lines(self) -> list[str]:
        return [*self.finished, self.current]


# --- attributes ------------------------------------------------------------

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")


def types_text(values: Iterable[Value]) -> str:
    return ", ".join(type_text(value.type) for value in values)


def quoted(text: str) -> str:
    """A string in quotes, bytes that do not print as ``\\XX``."""
    out = []
    for byte in text.encode("utf-8", "surrogateescape"):
        character = chr(byte)
        if character == "\\":
            out.append("\\\\")
        elif 0x20 <= byte < 0x7F and character != '"':
            out.append(character)
        else:
            out.append(f"\\{byte:02X}")
    return '"' + "".join(out) + '"'


def symbol(name: str) -> str:
    return "@" + (name if _IDENTIFIER.fullmatch(name) else quoted(name))


def attribute_text(op: Op, name: str) -> str:
    row, value = op.spec.attribute(name), op.attributes[name]
    if isinstance(value, AttributeEnum):
        return value.text
    match row.kind:
        case AttributeKind.STRING:
            return quoted(value)
        case AttributeKind.SYMBOL:
            return symbol(value)
        case AttributeKind.BOOLEAN:
            return _boolean(value)
        case AttributeKind.BOOLEANS:
            return f"[{', '.join(map(_boolean, value))}]"
        case AttributeKind.INTEGERS:
            return f"[{', '.join(map(str, value))}]"
        case AttributeKind.SCALARS:
            return f"[{', '.join(map(_scalar, value))}]"
        case AttributeKind.PREDICATE:
            return predicate_text(value)
        case AttributeKind.HINTS:
            return hints_text(value)
        case AttributeKind.ELEMENTS:
            assert isinstance(op.result.type, TileType)
            return elements_text(op.result.type, value)
    return str(value)


def _boolean(value: bool) -> str:
    return "true" if value else "false"


def _scalar(constant: ScalarConstant) -> str:
    """i1, i64 and decimal f64 go without their type."""
    text = _number(constant.type, constant.bits)
    plain = constant.type in (ScalarType.I1, ScalarType.I64, ScalarType.F64) and not text.startswith("0x")
    return text if plain else f"{text} : {constant.type.text}"


def _number(type: ScalarType, bits: int) -> str:
    if type is ScalarType.I1:
        return _boolean(bool(bits))
    return str(decode_bits(type, bits)) if type.is_integer else float_text(type, bits)


def predicate_text(predicate: AssumePredicate) -> str:
    match predicate:
        case DivBy(divisor, every, along):
            every_text = "" if every is None else f", every {every}"
            along_text = "" if along is None else f" along {along}"
            return f"div_by<{divisor}{every_text}{along_text}>"
        case Bounded(lower, upper):
            low, high = ("?" if bound is None else str(bound) for bound in (lower, upper))
            return f"bounded<{low}, {high}>"
    return f"same_elements<[{', '.join(map(str, predicate.values))}]>"


def hints_text(hints: Mapping[str, Mapping[str, Any]]) -> str:
    """``<default = {latency = 3}>``, keys in alphabetical order."""
    return f"<{', '.join(f'{_key(arch)} = {{{_entries(entries)}}}' for arch, entries in sorted(hints.items()))}>"


def _entries(entries: Mapping[str, Any]) -> str:
    def value(v: object) -> str:
        return _boolean(v) if isinstance(v, bool) else str(v)

    return ", ".join(f"{_key(name)} = {value(v)}" for name, v in sorted(entries.items()))


def _key(name: str) -> str:
    return name if _IDENTIFIER.fullmatch(name) else quoted(name)


def elements_text(type: TileType, data: bytes) -> str:
    """``<i32: 3>``, ``<i32: [[1, 2], [3, 4]]>`` or, of many elements, ``<i8: "0x00FF...">``."""
    element, bits = type.element, element_bits(type, data)
    assert isinstance(element, ScalarType)
    if len(set(bits)) == 1:
        return f"<{element.text}: {_number(element, bits[0])}>"
    if len(bits) > MAX_LISTED_ELEMENTS:
        raw = bytes(bits) if element is ScalarType.I1 else data
        return f'<{element.text}: "0x{raw.hex().upper()}">'
    return f"<{element.text}: {_nested([_number(element, b) for b in bits], type.shape)}>"


def _nested(items: list[str], shape: tuple[int, ...]) -> str:
    if len(shape) > 1:
        size = len(items) // shape[0]
        items = [_nested(items[i : i + size], shape[1:]) for i in range(0, len(items), size)]
    return f"[{', '.join(items)}]"
