"""JSON reports: valid under the schema, and nothing of a report is lost."""

import importlib.util
import json
import pathlib

import jsonschema
import pytest

import tileproof.verifier.rendering.json as rendering
from tileproof.verifier.report import Kind, Reason, Status, Verdict

_spec = importlib.util.spec_from_file_location("samples", pathlib.Path(__file__).with_name("samples.py"))
samples = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(samples)

SCHEMA = json.loads(pathlib.Path(rendering.__file__).with_name("report.schema.json").read_text())


def document(*reports):
    return json.loads(rendering.json_report(reports))


def test_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("name", samples.SAMPLES, ids=str)
def test_valid_under_the_schema(name):
    jsonschema.validate(document(samples.SAMPLES[name]), SCHEMA, jsonschema.Draft202012Validator)


def test_schema_lists_every_kind_status_reason_and_verdict():
    obligation = SCHEMA["$defs"]["obligation"]["properties"]
    assert obligation["kind"]["enum"] == [kind.value for kind in Kind]
    assert obligation["status"]["enum"] == [status.value for status in Status]
    assert obligation["reason"]["enum"] == [None, *(reason.value for reason in Reason)]
    assert SCHEMA["$defs"]["kernel"]["properties"]["verdict"]["enum"] == [verdict.value for verdict in Verdict]


BROKEN = {
    "no schema": lambda d: d.pop("schema"),
    "no verdict": lambda d: d["kernels"][0].pop("verdict"),
    "unknown verdict": lambda d: d["kernels"][0].update(verdict="fine"),
    "no obligations": lambda d: d["kernels"][0].pop("obligations"),
    "violation of nothing": lambda d: d["kernels"][0].update(obligations=[]),
    "error without message": lambda d: d["kernels"][0].update(verdict="error"),
    "two block coordinates": lambda d: d["kernels"][0]["obligations"][1]["witness"]["accesses"][0].update(block=[0, 0]),
    "unknown kind": lambda d: d["kernels"][0]["obligations"][0].update(kind="race"),
    "a key too many": lambda d: d["kernels"][0].update(extra=1),
}


@pytest.mark.parametrize("damage", BROKEN.values(), ids=list(BROKEN))
def test_schema_refuses(damage):
    damaged = document(samples.SAMPLES["violation"])
    damage(damaged)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(damaged, SCHEMA, jsonschema.Draft202012Validator)


def test_violation_in_full():
    (kernel,) = document(samples.SAMPLES["violation"])["kernels"]
    assert {key: kernel[key] for key in ("kernel", "contract", "file", "line", "verdict", "scope", "bound")} == {
        "kernel": "halves",
        "contract": "default",
        "file": "/k/core.py",
        "line": 33,
        "verdict": "violation",
        "scope": "all-launches",
        "bound": None,
    }
    assert kernel["preconditions"] == ["0 <= n", "grid is (cdiv(n, TILE), 1, 1)"]
    collision = kernel["obligations"][1]
    assert (collision["id"], collision["kind"], collision["status"]) == ("o2", "block-disjoint-writes", "violated")
    assert collision["sites"][0] == {
        "op": "store_view_tko",
        "file": "/k/core.py",
        "line": 36,
        "column": 5,
        "text": "    ct.store(out, (i // 2,), v)",
    }
    witness = collision["witness"]
    assert witness["sizes"] == {"n": 129}
    assert witness["grid"] == [2, 1, 1]
    assert witness["contents"] == {"index": {"0": 5, "7": -5}}
    assert witness["accesses"][1]["iterations"] == {"t": 3, "loop at line 34": 0}
    assert witness["accesses"][1]["block"] == [1, 0, 0]
    assert len(witness["explanation"]) == 2
    undecided = kernel["obligations"][2]
    assert (undecided["reason"], undecided["detail"], undecided["witness"]) == ("limit", "10 s of solving", None)


def test_names_that_are_absent_are_null():
    (kernel,) = document(samples.SAMPLES["file error"])["kernels"]
    assert (kernel["kernel"], kernel["contract"], kernel["line"]) == (None, None, None)


def test_tool_versions():
    tool = document()["tool"]
    assert set(tool) == {"python", "tileproof", "z3-solver", "networkx", "numpy", "cuda-tile"}
    assert all(version[0].isdigit() for version in tool.values())


def test_any_file_name_can_be_written():
    text = rendering.json_report([samples.report(Verdict.UNKNOWN, file="/k/\udcff\u2028.py")])
    assert text.isascii()
    assert json.loads(text)["kernels"][0]["file"] == "/k/\udcff\u2028.py"
