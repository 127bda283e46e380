"""Every operation of the table has a rule, and one without is an error that names it."""

import pytest
from single import elementwise

from tileproof.ir.interpreter import UnsupportedOperation
from tileproof.ir.interpreter.machine import REGION_RULES, RULES
from tileproof.ir.operations import TABLE


def test_every_operation_has_one_rule():
    needed = {row.name for row in TABLE if row.in_bodies and not row.terminator}
    assert RULES.keys() | REGION_RULES.keys() == needed
    assert not RULES.keys() & REGION_RULES.keys()


def test_an_operation_without_a_rule_is_named(monkeypatch):
    monkeypatch.delitem(RULES, "addi")
    with pytest.raises(UnsupportedOperation, match="addi"):
        elementwise("addi", "i32", [1], [2])
