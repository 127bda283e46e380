"""From structured statements to flat instructions with jumps."""

from __future__ import annotations

from collections.abc import Sequence

from tileproof.memmodel.program import Binary, Branch, Break, If, Instruction, Jump, Literal, Loop, Statement


def lowered(statements: Sequence[Statement]) -> tuple[Instruction, ...]:
    """The same code with branches and jumps."""
    return tuple(_lower(statements, 0, []))


def _lower(statements: Sequence[Statement], start: int, leaving: list[int]) -> list[Instruction]:
    """Code that begins at address ``start``; adds the addresses of branches out of the loop to ``leaving``."""
    code: list[Instruction] = []
    for statement in statements:
        at = start + len(code)
        match statement:
            case If():
                code += _lower_if(statement, at, leaving)
            case Loop():
                code += _lower_loop(statement, at)
            case Break(condition, line):
                leaving.append(at)
                code.append(Branch(condition, at, None, line))
            case _:
                code.append(statement)
    return code


def _lower_if(statement: If, at: int, leaving: list[int]) -> list[Instruction]:
    """Branch over the first part when the condition is 0; both parts meet at the end."""
    then = _lower(statement.then, at + 1, leaving)
    jump = 1 if statement.otherwise else 0
    otherwise = _lower(statement.otherwise, at + 1 + len(then) + jump, leaving)
    past_then = at + 1 + len(then) + jump
    end = past_then + len(otherwise)
    over = Branch(Binary("==", statement.condition, Literal(0)), past_then, end, statement.line)
    return [over, *then, *([Jump(end, statement.line)] * jump), *otherwise]


def _lower_loop(statement: Loop, at: int) -> list[Instruction]:
    leaving: list[int] = []
    body = _lower(statement.body, at, leaving)
    end = at + len(body) + 1
    for address in leaving:
        branch = body[address - at]
        assert isinstance(branch, Branch)
        body[address - at] = Branch(branch.condition, end, end, branch.line)
    return [*body, Jump(at, statement.line)]
