"""The operation table against cuda-tile's encoder: names, numbers, versions, and what is encoded."""

from __future__ import annotations

import inspect
import re

import cuda.tile._bytecode.encodings as enc
import pytest

from tileproof.ir.form import AttributePart, OperandPart, OptionalPart, Part, parts_of
from tileproof.ir.operations import BY_NAME, BY_OPCODE, TABLE, Arity, AttributeKind, OperationSpec

ENCODERS = {name: getattr(enc, name) for name in enc.__all__ if name.startswith("encode_")}
RENAMED = {"from_": "source", "global_": "global"}


def opcode(encoder: str) -> int:
    found = re.search(r"# Opcode\s+encode_varint\((\d+), _buf\)", inspect.getsource(ENCODERS[encoder]))
    assert found is not None
    return int(found[1])


def snake(name: str) -> str:
    return RENAMED.get(name, re.sub(r"(?<=[a-z])([A-Z])", r"_\1", name).lower())


def test_every_encodable_operation_has_one_row() -> None:
    assert len(ENCODERS) == 109
    assert sorted(map(opcode, ENCODERS)) == [row.opcode for row in TABLE]
    assert len(BY_NAME) == len(BY_OPCODE) == len(TABLE)


@pytest.mark.parametrize("encoder", ENCODERS)
def test_row_names_what_the_encoder_takes(encoder: str) -> None:
    row = BY_OPCODE[opcode(encoder)]
    parameters = list(inspect.signature(ENCODERS[encoder]).parameters.values())[1:]
    values = {snake(p.name) for p in parameters if "TypeId" not in str(p.annotation)}
    types = {snake(p.name) for p in parameters if "TypeId" in str(p.annotation)} - {"function_type"}
    named = {operand.name for operand in row.operands} | {a.name for a in row.attributes} - {"function_type"}
    assert named == values
    assert len(row.results) == len(types)


@pytest.mark.parametrize("encoder", ENCODERS)
def test_row_knows_the_version_of_the_operation_and_of_its_parts(encoder: str) -> None:
    row = BY_OPCODE[opcode(encoder)]
    source = inspect.getsource(ENCODERS[encoder])
    head = source.splitlines()[0]
    since = re.search(r"since 13\.(\d)", head)
    assert row.since == ((13, int(since[1])) if since else (13, 5) if "preview" in head else (13, 1))
    for part in (*row.operands, *row.attributes):
        original = next(p for p in inspect.signature(ENCODERS[encoder]).parameters if snake(p) == part.name)
        line = re.search(rf"^    {original}: .*$", source, re.MULTILINE)
        assert line is not None
        later = re.search(r"since 13\.(\d)", line[0])
        assert max(part.since, row.since) == max((13, int(later[1])) if later else (13, 1), row.since), part.name


def flatten(parts: tuple[Part, ...]) -> list[Part]:
    return [q for p in parts for q in (flatten(p.parts) if isinstance(p, OptionalPart) else [p])]


@pytest.mark.parametrize("row", [row for row in TABLE if row.in_bodies], ids=lambda row: row.name)
def test_printed_form_says_every_operand_and_attribute(row: OperationSpec) -> None:
    parts = parts_of(row)
    said = {p.name for p in flatten(parts) if isinstance(p, AttributePart | OperandPart)}
    said |= {p.name for p in parts if isinstance(p, OptionalPart)}
    if row.name in ("for", "if", "loop", "make_tensor_view"):
        return  # irregular: the printer's own tests cover them
    assert said == {o.name for o in row.operands} | {a.name for a in row.attributes}


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_what_may_be_absent_has_a_default(row: OperationSpec) -> None:
    for attribute in row.attributes:
        if attribute.since > row.since and not attribute.optional:
            assert attribute.default is not None, attribute.name
        assert attribute.kind is not AttributeKind.FLAG or attribute.default is False
    assert sum(operand.arity is Arity.VARIADIC for operand in row.operands) <= 2
