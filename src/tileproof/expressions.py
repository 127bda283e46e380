"""Expressions of contracts: parser, printer and evaluation over mathematical integers.

The grammar is a part of Python's: integers, names, ``+ - * // % **``,
``cdiv min max``, comparisons (chains too) and ``and or not``; ``//`` and ``%``
round towards minus infinity as in Python, ``cdiv`` towards plus infinity.
An expression is either an integer or a condition; the two do not mix.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from tileproof.contract import Arithmetic, Comparison, Expression, Logical, Name, Number
from tileproof.errors import InputError

ALLOWED = (
    "integers, names, + - * // % **, cdiv(a, b), min(a, ...), max(a, ...), "
    "comparisons == != < <= > >=, and, or, not"
)
FUNCTIONS = ("cdiv", "min", "max")

_MAX_LENGTH = 4000  # characters; longer texts are not written by people
_MAX_SHOWN = 120  # characters of a faulty text that its message repeats
_MAX_DEPTH = 100  # of nesting, so that no later walk over the tree can run out of stack
_MAX_POWER_BITS = 4096

_ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
}
_COMPARISON: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class ExpressionError(InputError):
    """A text that is not an expression of contracts; ``column`` counts characters from one."""

    def __init__(self, problem: str, *, text: str, column: int) -> None:
        shown = text if len(text) <= _MAX_SHOWN else text[:_MAX_SHOWN] + "..."
        super().__init__(f"expression {shown!r}, column {column}: {problem}")
        self.problem = problem
        self.text = text
        self.column = column


class EvaluationError(InputError):
    """An expression that has no value: a name without one, a division by zero, a power out of range."""


# --- parsing ---------------------------------------------------------------


def parse_expression(text: str) -> Expression:
    """The expression that ``text`` denotes; ExpressionError names the column, what was found and what is allowed."""
    return _Parser(text).parse()


def is_condition(expression: Expression) -> bool:
    """Whether the expression is true or false, not an integer."""
    return isinstance(expression, Comparison | Logical)


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text

    def parse(self) -> Expression:
        if not self.text.strip():
            raise self.error("found nothing", 1)
        if len(self.text) > _MAX_LENGTH:
            raise self.error(f"longer than {_MAX_LENGTH} characters", _MAX_LENGTH + 1)
        # One line, and no comments, so that Python's columns are ours.
        line = self.text.replace("\n", " ").replace("\r", " ").replace("\t", " ")
        if "#" in line:
            raise self.error("found '#'", line.index("#") + 1)
        self._source = line.lstrip()
        self._indent = len(line) - len(self._source)
        try:
            tree = ast.parse(self._source, mode="eval")
        except SyntaxError as error:
            # For a fault at the end of the text Python gives no offset.
            raise self.error(error.msg, self._indent + (error.offset or len(self._source) + 1)) from None
        except (ValueError, RecursionError, MemoryError):
            raise self.error("nested too deeply, a number too long, or a character that cannot be read", 1) from None
        return self.convert(tree.body, 1)

    def error(self, problem: str, column: int) -> ExpressionError:
        return ExpressionError(f"{problem}; allowed are {ALLOWED}", text=self.text, column=column)

    def refusal(self, node: ast.expr, problem: str | None = None) -> ExpressionError:
        """The error for ``node``: with its text and what is allowed instead, or with the problem alone."""
        if problem is None:
            return self.error(f"found {self.segment(node)!r}", self.column(node))
        return ExpressionError(problem, text=self.text, column=self.column(node))

    def segment(self, node: ast.expr) -> str:
        return ast.get_source_segment(self._source, node) or type(node).__name__

    def column(self, node: ast.expr) -> int:
        before = self._source.encode()[: node.col_offset].decode()  # Python's offsets count bytes
        return self._indent + len(before) + 1

    def convert(self, node: ast.expr, depth: int) -> Expression:
        if depth > _MAX_DEPTH:
            raise self.refusal(node, f"nested deeper than {_MAX_DEPTH}")
        match node:
            case ast.Constant(value=bool()):
                raise self.refusal(node)
            case ast.Constant(value=int(value)):
                return Number(value)
            case ast.Name(id=name):
                if name in FUNCTIONS:
                    raise self.refusal(node, f"{name} is a function and needs its arguments")
                return Name(name)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                inner = self.integer(operand, depth)
                return Number(-inner.value) if isinstance(inner, Number) else Arithmetic("-", (Number(0), inner))
            case ast.UnaryOp(op=ast.UAdd(), operand=operand):
                return self.integer(operand, depth)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Logical("not", (self.condition(operand, depth),))
            case ast.BinOp(left=left, op=op, right=right):
                operator = _ARITHMETIC.get(type(op))
                if operator is None:
                    division = "found '/': use // to round down, cdiv to round up" if isinstance(op, ast.Div) else None
                    raise self.refusal(node, division)
                return Arithmetic(operator, (self.integer(left, depth), self.integer(right, depth)))
            case ast.Compare():
                return self.comparison(node, depth)
            case ast.BoolOp(op=op, values=values):
                return _logical("and" if isinstance(op, ast.And) else "or", [self.condition(v, depth) for v in values])
            case ast.Call():
                return self.call(node, depth)
        raise self.refusal(node)

    def integer(self, node: ast.expr, depth: int) -> Expression:
        expression = self.convert(node, depth + 1)
        if is_condition(expression):
            raise self.refusal(node, f"{self.segment(node)!r} is a condition, but a number is needed")
        return expression

    def condition(self, node: ast.expr, depth: int) -> Expression:
        expression = self.convert(node, depth + 1)
        if not is_condition(expression):
            raise self.refusal(node, f"{self.segment(node)!r} is a number, but a condition is needed")
        return expression

    def comparison(self, node: ast.Compare, depth: int) -> Expression:
        operands = [self.integer(operand, depth) for operand in (node.left, *node.comparators)]
        links: list[Expression] = []
        for op, left, right in zip(node.ops, operands, operands[1:], strict=False):
            operator = _COMPARISON.get(type(op))
            if operator is None:
                raise self.refusal(node)
            links.append(Comparison(operator, left, right))
        return links[0] if len(links) == 1 else _logical("and", links)

    def call(self, node: ast.Call, depth: int) -> Expression:
        if not isinstance(node.func, ast.Name) or node.func.id not in FUNCTIONS or node.keywords:
            raise self.refusal(node)
        function = node.func.id
        operands = tuple(self.integer(argument, depth) for argument in node.args)
        if function == "cdiv" and len(operands) != 2:
            raise self.refusal(node, f"cdiv takes two arguments, found {len(operands)}")
        if len(operands) < 2:
            raise self.refusal(node, f"{function} takes at least two arguments, found {len(operands)}")
        return Arithmetic(function, operands)


def _logical(operator: str, operands: list[Expression]) -> Logical:
    flat: list[Expression] = []
    for operand in operands:
        if isinstance(operand, Logical) and operand.operator == operator:
            flat.extend(operand.operands)
        else:
            flat.append(operand)
    return Logical(operator, tuple(flat))


# --- printing --------------------------------------------------------------

_PRECEDENCE = {"or": 1, "and": 2, "not": 3, "+": 5, "-": 5, "*": 6, "//": 6, "%": 6, "**": 8}
_COMPARISON_PRECEDENCE = 4
_SIGN_PRECEDENCE = 7
_ATOM_PRECEDENCE = 9


def expression_text(expression: Expression) -> str:
    """The expression as text with as few parentheses as needed; parsing it gives an equal expression."""
    return _print(expression)[0]


def _print(expression: Expression) -> tuple[str, int]:
    match expression:
        case Number(value):
            return str(value), _ATOM_PRECEDENCE if value >= 0 else _SIGN_PRECEDENCE
        case Name(name):
            return name, _ATOM_PRECEDENCE
        case Comparison(operator, left, right):
            level = _COMPARISON_PRECEDENCE
            return f"{_wrap(left, level + 1)} {operator} {_wrap(right, level + 1)}", level
        case Logical("not", (operand,)):
            return f"not {_wrap(operand, _PRECEDENCE['not'])}", _PRECEDENCE["not"]
        case Logical(operator, operands):
            level = _PRECEDENCE[operator]
            return f" {operator} ".join(_wrap(o, level + 1) for o in operands), level
        case Arithmetic(operator, operands) if operator in FUNCTIONS:
            return f"{operator}({', '.join(_print(o)[0] for o in operands)})", _ATOM_PRECEDENCE
        case Arithmetic("**", (base, exponent)):
            # Binds tighter than a sign on its left, less tightly than one on its right, and to the right.
            return f"{_wrap(base, _PRECEDENCE['**'] + 1)}**{_wrap(exponent, _SIGN_PRECEDENCE)}", _PRECEDENCE["**"]
        case Arithmetic(operator, (first, *rest)):
            level = _PRECEDENCE[operator]
            return f" {operator} ".join([_wrap(first, level), *(_wrap(o, level + 1) for o in rest)]), level
    raise AssertionError(f"not an expression: {expression!r}")


def _wrap(expression: Expression, level: int) -> str:
    text, own = _print(expression)
    return text if own >= level else f"({text})"


# --- evaluation ------------------------------------------------------------


def evaluate(expression: Expression, values: Mapping[str, int]) -> int | bool:
    """The expression's value; EvaluationError where it has none."""
    match expression:
        case Number(value):
            return value
        case Name(name):
            if name not in values:
                raise EvaluationError(f"{name!r} has no value; values are known for: {', '.join(values) or 'nothing'}")
            return values[name]
        case Comparison(operator, left, right):
            return _compare(operator, evaluate(left, values), evaluate(right, values))
        case Logical("not", (operand,)):
            return not evaluate(operand, values)
        case Logical("and", operands):
            return all(evaluate(operand, values) for operand in operands)
        case Logical("or", operands):
            return any(evaluate(operand, values) for operand in operands)
        case Arithmetic(operator, operands):
            numbers = [int(evaluate(operand, values)) for operand in operands]
            if operator in ("min", "max"):
                return min(numbers) if operator == "min" else max(numbers)
            result = numbers[0]
            for number in numbers[1:]:
                result = _calculate(operator, result, number, expression)
            return result
    raise AssertionError(f"not an expression: {expression!r}")


def _compare(operator: str, left: int, right: int) -> bool:
    match operator:
        case "==":
            return left == right
        case "!=":
            return left != right
        case "<":
            return left < right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case ">=":
            return left >= right
    raise AssertionError(f"not a comparison: {operator!r}")


def _calculate(operator: str, left: int, right: int, whole: Expression) -> int:
    if operator in ("//", "%", "cdiv") and right == 0:
        raise EvaluationError(f"{expression_text(whole)} divides by zero")
    match operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "//":
            return left // right
        case "%":
            return left % right
        case "cdiv":
            return -(-left // right)
        case "**":
            if right < 0:
                raise EvaluationError(f"{expression_text(whole)} has the negative exponent {right}")
            if abs(left) > 1 and abs(left).bit_length() * right > _MAX_POWER_BITS:
                raise EvaluationError(f"{expression_text(whole)} is beyond 2**{_MAX_POWER_BITS}")
            return int(left**right)
    raise AssertionError(f"not an operator: {operator!r}")


# --- walking ---------------------------------------------------------------


def names(expression: Expression) -> tuple[str, ...]:
    """The names that occur in the expression, each once, in the order of their first occurrence."""
    found: dict[str, None] = {}
    stack = [expression]
    while stack:
        match stack.pop():
            case Name(name):
                found[name] = None
            case Comparison(_, left, right):
                stack.extend((right, left))
            case Arithmetic(_, operands) | Logical(_, operands):
                stack.extend(reversed(operands))
    return tuple(found)
