"""Operations, blocks and kernels in Tile IR text, by the printed forms of the operation table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import contextmanager
from typing import Any

from tileproof.ir.attributes import AttributeEnum
from tileproof.ir.form import AttributePart, IrregularPart, Literal, OperandPart, OptionalPart, Part, TypePart, parts_of
from tileproof.ir.operations import BY_NAME, Arity, AttributeKind, OperationSpec
from tileproof.ir.program import Block, Kernel, Location, Op, Operand, Value
from tileproof.ir.text.attributes import ElementsLiteral, Hints, parse_attribute, parse_hints
from tileproof.ir.text.tokens import Kind, Token, TokenStream, tokens_of
from tileproof.ir.text.types import DIALECT, parse_type
from tileproof.ir.types import TOKEN, GatherScatterViewType, TensorViewType, TileType, Type, ViewType, type_text
from tileproof.ir.validity import MAX_NESTING, absent_region, kernel_fault, op_fault


class KernelParser:
    """Parses one entry; ``names`` holds the values visible here, groups of results as tuples."""

    def __init__(self, stream: TokenStream) -> None:
        self.stream = stream
        self.names: dict[str, tuple[Value, ...]] = {}
        self.depth = 0

    def kernel(self) -> Kernel:
        """After the word ``entry``."""
        stream = self.stream
        start = stream.token
        name = stream.expect_kind(Kind.SYMBOL).text
        parameters = self.declarations()
        hints: Hints = {}
        if stream.accept("optimization_hints"):
            stream.expect("=")
            hints = parse_hints(stream)
        body = self.block(parameters, "return")
        kernel = Kernel(name, body, hints, stream.location(start))
        if fault := kernel_fault(kernel):
            location = (fault.op.location if fault.op else None) or kernel.location
            raise stream.error_at(f"{name}: {fault.message}", location)
        return kernel

    # --- values ------------------------------------------------------------

    def declarations(self) -> tuple[Value, ...]:
        """``(%a: type, %b: type)``: block arguments."""
        stream = self.stream
        stream.expect("(")
        arguments: list[Value] = []
        while not stream.at(")"):
            if arguments:
                stream.expect(",")
            token = stream.expect_kind(Kind.VALUE)
            stream.expect(":")
            arguments.append(self.argument(token, parse_type(stream), len(arguments)))
        stream.expect(")")
        return tuple(arguments)

    def argument(self, token: Token, type: Type, index: int) -> Value:
        value = Value(type, None, index, token.text)
        self.define(token, (value,))
        return value

    def define(self, token: Token, values: tuple[Value, ...]) -> None:
        if token.text in self.names:
            raise self.stream.error(f"a second definition of {token}", token)
        self.names[token.text] = values

    @contextmanager
    def scope(self) -> Any:
        """Names defined inside are forgotten at the end."""
        outer = dict(self.names)
        self.depth += 1
        if self.depth > MAX_NESTING:
            raise self.stream.error(f"regions are nested deeper than {MAX_NESTING}")
        yield
        self.depth -= 1
        self.names = outer

    def value(self) -> Value:
        stream = self.stream
        token = stream.expect_kind(Kind.VALUE)
        values = self.names.get(token.text)
        if values is None:
            raise stream.error(f"no value {token} is defined here", token)
        if not stream.at("#"):
            if len(values) != 1:
                raise stream.error(f"{token} is a group of {len(values)}; say which with #", token)
            return values[0]
        stream.advance()
        index = stream.integer()
        if not 0 <= index < len(values):
            raise stream.error(f"{token} has {len(values)} values, found #{index}", token)
        return values[index]

    def values(self) -> tuple[Value, ...]:
        """``%a, %b``, possibly none."""
        found: list[Value] = []
        while self.stream.at_kind(Kind.VALUE):
            found.append(self.value())
            if not self.next_is_value():
                break
            self.stream.advance()
        return tuple(found)

    def next_is_value(self) -> bool:
        return self.stream.at(",") and self.stream.peek().kind is Kind.VALUE

    # --- blocks and operations ---------------------------------------------

    def block(self, arguments: tuple[Value, ...], implied: str) -> Block:
        """``{ operations }``; a terminator that goes without saying is ``implied``."""
        stream = self.stream
        stream.expect("{")
        ops = []
        while not stream.at("}"):
            if stream.at_kind(Kind.END):
                raise stream.unexpected("'}'")
            ops.append(self.op())
        end = stream.advance()
        if not ops or not ops[-1].spec.terminator:
            ops.append(Op(BY_NAME[implied], {"operands": ()}, {}, location=stream.location(end)))
        return Block(arguments, tuple(ops))

    def op(self) -> Op:
        stream = self.stream
        targets = self.targets()
        word = stream.expect_kind(Kind.WORD)
        name = word.text.removeprefix(DIALECT)
        spec = BY_NAME.get(name)
        if spec is None or not spec.in_bodies:
            raise stream.error(f"expected an operation, found {word}", word)
        op = _OperationParser(self, spec, word).op()
        if targets:
            self.bind(op, targets, word)
        return op

    def targets(self) -> list[tuple[Token, int]]:
        """``%a, %b:2 =``: names and how many results each stands for."""
        stream = self.stream
        found: list[tuple[Token, int]] = []
        if not stream.at_kind(Kind.VALUE):
            return found
        while True:
            token = stream.expect_kind(Kind.VALUE)
            found.append((token, stream.integer() if stream.accept(":") else 1))
            if not stream.accept(","):
                break
        stream.expect("=")
        return found

    def bind(self, op: Op, targets: Iterable[tuple[Token, int]], word: Token) -> None:
        start = 0
        for token, count in targets:
            values = op.results[start : start + count]
            if count < 1 or len(values) != count:
                raise self.stream.error(f"{op.name} has {len(op.results)} results", token)
            for i, value in enumerate(values):
                value.name = token.text if count == 1 else f"{token.text}#{i}"
            self.define(token, values)
            start += count
        if start != len(op.results):
            raise self.stream.error(f"{op.name} has {len(op.results)} results, found names for {start}", word)


class _OperationParser:
    """Parses what follows an operation's name."""

    def __init__(self, parser: KernelParser, spec: OperationSpec, word: Token) -> None:
        self.parser = parser
        self.stream = parser.stream
        self.spec = spec
        self.word = word
        self.operands: dict[str, Operand] = {}
        self.attributes: dict[str, Any] = {}
        self.result_types: dict[str, tuple[Type, ...]] = {}
        self.regions: tuple[Block, ...] = ()
        self.sizes_before_type: dict[str, tuple[int | None, ...]] = {}

    def op(self) -> Op:
        self.parse(parts_of(self.spec))
        operands = {row.name: self.operands.get(row.name, _ABSENT[row.arity]) for row in self.spec.operands}
        op = Op(self.spec, operands, {}, self.regions, (), self.location())
        types = self.all_result_types(operands)
        op.results = tuple(Value(type, op, i) for i, type in enumerate(types))
        op.attributes = {row.name: self.attribute(row.name, op) for row in self.spec.attributes}
        if fault := op_fault(op):
            raise self.stream.error(f"{op.name}: {fault}", self.word)
        return op

    def location(self) -> Location:
        return self.stream.location(self.word)

    def attribute(self, name: str, op: Op) -> Any:
        row = self.spec.attribute(name)
        value = self.attributes.get(name, row.default)
        if row.kind is AttributeKind.BOOLEANS and name not in self.attributes:
            return (row.default,) * len(op.variadic("index"))
        if isinstance(value, ElementsLiteral):
            type = op.result.type
            if not isinstance(type, TileType):
                raise self.stream.error(f"a constant is a tile, found {type_text(type)}", self.word)
            return value.encode(self.stream, type)
        return value

    def all_result_types(self, operands: dict[str, Operand]) -> list[Type]:
        types: list[Type] = []
        for row in self.spec.results:
            given = self.result_types.get(row.name)
            if given is not None:
                types += given
            elif row.arity is Arity.VARIADIC:
                continue
            elif row.like is None:
                types.append(TOKEN)
            elif row.like in operands:
                value = operands[row.like]
                assert isinstance(value, Value)
                types.append(value.type)
            else:
                types += self.result_types[row.like]
        return types

    # --- parts of forms ----------------------------------------------------

    def parse(self, parts: Iterable[Part]) -> None:
        for part in parts:
            match part:
                case Literal(text):
                    self.stream.expect_all(text)
                case OperandPart(name):
                    variadic = self.spec.operand(name).arity is Arity.VARIADIC
                    self.operands[name] = self.parser.values() if variadic else self.parser.value()
                case AttributePart(name):
                    self.attributes[name] = parse_attribute(self.stream, self.spec.attribute(name))
                case TypePart(name):
                    self.types(name)
                case OptionalPart(name, inner):
                    if self.present(name, inner[0]):
                        if any(row.name == name and row.kind is AttributeKind.FLAG for row in self.spec.attributes):
                            self.attributes[name] = True
                        self.parse(inner)
                case IrregularPart(word, argument):
                    _IRREGULAR[word](self, argument)

    def present(self, name: str, first: Part) -> bool:
        """Whether an optional part is there: already known, or seen from its beginning."""
        if name in self.operands:
            return self.operands[name] not in (None, ())
        if isinstance(first, OperandPart):
            return self.stream.at_kind(Kind.VALUE)
        if isinstance(first, AttributePart):
            kind = self.spec.attribute(first.name).kind
            assert not isinstance(kind, AttributeKind) and issubclass(kind, AttributeEnum)
            return any(self.stream.at(member.text) for member in kind)
        assert isinstance(first, Literal)
        if first.text != ",":
            return self.stream.at(tokens_of(first.text)[0])
        return self.parser.next_is_value() and self.fits(name, self.stream.peek())

    def fits(self, name: str, token: Token) -> bool:
        """Whether the value has a type that the operand may have: tells a mask from a padding value."""
        values = self.parser.names.get(token.text)
        return values is None or self.spec.operand(name).type.accepts(values[0].type)

    def types(self, name: str) -> None:
        """A type per value; of operands, those they were defined with."""
        if any(row.name == name for row in self.spec.operands):
            operand = self.operands[name]
            values = operand if isinstance(operand, tuple) else () if operand is None else (operand,)
            self.expect_types(name, values)
            return
        row = next(row for row in self.spec.results if row.name == name)
        self.result_types[name] = self.type_list() if row.arity is Arity.VARIADIC else (parse_type(self.stream),)

    def expect_types(self, name: str, values: Iterable[Value]) -> None:
        for i, value in enumerate(values):
            if i:
                self.stream.expect(",")
            self.expect_type(name, value.type)

    def expect_type(self, name: str, expected: Type) -> None:
        token = self.stream.token
        found = parse_type(self.stream)
        if found != expected:
            message = f"{name} is {type_text(expected)}, found {type_text(found)}"
            raise self.stream.error(message, token)

    def type_list(self) -> tuple[Type, ...]:
        types = [parse_type(self.stream)]
        while self.stream.accept(","):
            types.append(parse_type(self.stream))
        return tuple(types)

    def typed(self) -> tuple[Type, ...]:
        """``(type, type)``, possibly empty."""
        self.stream.expect("(")
        types = () if self.stream.at(")") else self.type_list()
        self.stream.expect(")")
        return types

    # --- irregular parts ---------------------------------------------------

    def common_type(self, name: str) -> None:
        """One type for all results, as many as the source has dimensions."""
        source = self.operands["src"]
        assert isinstance(source, Value)
        type = parse_type(self.stream)
        self.result_types[name] = (type,) * rank(source.type)

    def index_types(self, _: str) -> None:
        view, index = self.operands["view"], self.operands["index"]
        assert isinstance(view, Value) and isinstance(index, tuple)
        listed = isinstance(view.type, GatherScatterViewType)
        self.expect_types("index", index if listed else index[:1])

    def sizes(self, name: str) -> None:
        """Numbers and values; which is which must agree with the view's type."""
        sizes: list[int | None] = []
        values: list[Value] = []
        while not self.stream.at("]"):
            if sizes:
                self.stream.expect(",")
            if self.stream.at_kind(Kind.VALUE):
                values.append(self.parser.value())
                sizes.append(None)
            else:
                sizes.append(self.stream.integer())
        self.operands[name] = tuple(values)
        self.sizes_before_type[name] = tuple(sizes)

    def tensor_types(self, _: str) -> None:
        base = self.operands["base"]
        assert isinstance(base, Value)
        shape, strides = self.operands["dynamic_shape"], self.operands["dynamic_strides"]
        assert isinstance(shape, tuple) and isinstance(strides, tuple)
        dynamic = [*shape, *strides]
        token = self.stream.token
        types = self.type_list()
        if self.stream.accept("->"):
            expected = [base.type] if len(types) > len(dynamic[:1]) else []
            expected += [value.type for value in dynamic[:1]]
            if list(types) != expected:
                wanted = ", ".join(map(type_text, expected))
                raise self.stream.error(f"expected {wanted}, found {', '.join(map(type_text, types))}", token)
            token = self.stream.token
            types = (parse_type(self.stream),)
        (tensor,) = types
        if not isinstance(tensor, TensorViewType):
            raise self.stream.error(f"expected a tensor_view, found {type_text(tensor)}", token)
        for name, sizes in (("dynamic_shape", tensor.shape), ("dynamic_strides", tensor.strides)):
            if self.sizes_before_type[name] != sizes:
                raise self.stream.error(f"the {name.removeprefix('dynamic_')} before the type says otherwise", token)
        self.result_types["result"] = (tensor,)

    def region(self, _: str) -> None:
        with self.parser.scope():
            arguments = self.parser.declarations()
            self.regions = (self.parser.block(arguments, "yield"),)

    def counted_loop(self, _: str) -> None:
        """``[unsigned] %i in (%a to %b, step %c) : type [iter_values(%x = %y) -> (types)] { ... }``."""
        stream, parser = self.stream, self.parser
        self.attributes["unsigned_cmp"] = stream.accept("unsigned")
        counter = stream.expect_kind(Kind.VALUE)
        stream.expect_all("in (")
        self.operands["lower_bound"] = parser.value()
        stream.expect("to")
        self.operands["upper_bound"] = parser.value()
        stream.expect_all(", step")
        self.operands["step"] = parser.value()
        stream.expect_all(") :")
        type = parse_type(stream)
        names: list[Token] = []
        if stream.at("iter_values"):
            names = self.bindings()
            stream.expect("->")
            self.result_types["results"] = self.typed()
        else:
            self.operands["init_values"] = ()
        with parser.scope():
            arguments = [parser.argument(counter, type, 0), *self.carried(names, 1)]
            self.regions = (parser.block(tuple(arguments), "continue"),)

    def bindings(self) -> list[Token]:
        """``iter_values(%x = %y, ...)``: the names of the carried values; their first values are operands."""
        stream = self.stream
        stream.expect_all("iter_values(")
        names: list[Token] = []
        values: list[Value] = []
        while not stream.at(")"):
            if names:
                stream.expect(",")
            names.append(stream.expect_kind(Kind.VALUE))
            stream.expect("=")
            values.append(self.parser.value())
        stream.expect(")")
        self.operands["init_values"] = tuple(values)
        return names

    def carried(self, names: list[Token], start: int) -> list[Value]:
        values = self.operands["init_values"]
        assert isinstance(values, tuple)
        pairs = zip(names, values, strict=True)
        return [self.parser.argument(name, value.type, start + i) for i, (name, value) in enumerate(pairs)]

    def endless_loop(self, _: str) -> None:
        """``[iter_values(%x = %y)] [: types of the carried] [-> types of the results] { ... }``."""
        stream = self.stream
        self.operands["init_values"] = ()
        names = self.bindings() if stream.at("iter_values") else []
        values = self.operands["init_values"]
        assert isinstance(values, tuple)
        if stream.accept(":"):
            if names:
                self.expect_types("iter_values", values)
            if not names or stream.accept("->"):
                self.result_types["results"] = self.type_list()
        with self.parser.scope():
            arguments = tuple(self.carried(names, 0))
            self.regions = (self.parser.block(arguments, "continue"),)

    def branches(self, _: str) -> None:
        """``%c [-> (types)] { ... } [else { ... }]``."""
        self.operands["condition"] = self.parser.value()
        if self.stream.accept("->"):
            self.result_types["results"] = self.typed()
        with self.parser.scope():
            then = self.parser.block((), "yield")
        otherwise = absent_region()
        if self.stream.accept("else"):
            with self.parser.scope():
                otherwise = self.parser.block((), "yield")
        self.regions = (then, otherwise)


def rank(type: Type) -> int:
    """The number of dimensions of a view; 0 for what is none, which the checks refuse."""
    if isinstance(type, TensorViewType):
        return len(type.shape)
    return len(type.tile_shape) if isinstance(type, ViewType) else 0


_ABSENT: dict[Arity, Operand] = {Arity.ONE: None, Arity.OPTIONAL: None, Arity.VARIADIC: ()}
_IRREGULAR = {
    "common_type": _OperationParser.common_type,
    "index_types": _OperationParser.index_types,
    "sizes": _OperationParser.sizes,
    "tensor_types": _OperationParser.tensor_types,
    "region": _OperationParser.region,
    "for": _OperationParser.counted_loop,
    "loop": _OperationParser.endless_loop,
    "if": _OperationParser.branches,
}
