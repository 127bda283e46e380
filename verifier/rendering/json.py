"""Reports as JSON, schema ``tileproof.report/1`` (``report.schema.json`` in this directory; design section 6)."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from tileproof.verifier.report import Access, KernelReport, Obligation, Site, Witness

SCHEMA = "tileproof.report/1"
TOOL_PACKAGES = ("tileproof", "z3-solver", "networkx", "numpy", "cuda-tile")


def json_report(reports: Sequence[KernelReport], tool: Mapping[str, str] | None = None) -> str:
    """All reports as one JSON document, ending in a newline; ``tool`` defaults to the installed versions."""
    document = {
        "schema": SCHEMA,
        "tool": dict(tool if tool is not None else tool_versions()),
        "kernels": [kernel_object(report) for report in reports],
    }
    return json.dumps(document, indent=1, allow_nan=False) + "\n"


def tool_versions() -> dict[str, str]:
    """The versions of everything that a verdict rests on."""
    versions = {"python": platform.python_version()}
    for package in TOOL_PACKAGES:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "unknown"
    return versions


def kernel_object(report: KernelReport) -> dict[str, Any]:
    """``kernel`` is null where a whole file could not be used, ``contract`` where a kernel has none."""
    return {
        "kernel": report.kernel or None,
        "contract": report.contract or None,
        "file": report.file,
        "line": report.line,
        "bytecode_sha256": report.bytecode_sha256,
        "raw_sha256": report.raw_sha256,
        "verdict": report.verdict.value,
        "scope": report.scope,
        "bound": report.bound,
        "message": report.message,
        "preconditions": list(report.preconditions),
        "seconds": round(report.seconds, 4),
        "obligations": [_obligation(obligation) for obligation in report.obligations],
    }


def _obligation(obligation: Obligation) -> dict[str, Any]:
    return {
        "id": obligation.id,
        "kind": obligation.kind.value,
        "status": obligation.status.value,
        "informative": obligation.informative,
        "sites": [_site(site) for site in obligation.sites],
        "method": obligation.method,
        "seconds": round(obligation.seconds, 4),
        "reason": None if obligation.reason is None else obligation.reason.value,
        "detail": obligation.detail,
        "witness": None if obligation.witness is None else _witness(obligation.witness),
    }


def _site(site: Site) -> dict[str, Any]:
    return {"op": site.op, "file": site.file, "line": site.line, "column": site.column, "text": site.text}


def _witness(witness: Witness) -> dict[str, Any]:
    return {
        "sizes": dict(witness.sizes),
        "grid": list(witness.grid),
        "scalars": dict(witness.scalars),
        "contents": {a: {str(i): v for i, v in values.items()} for a, values in witness.contents.items()},
        "accesses": [_access(access) for access in witness.accesses],
        "explanation": list(witness.explanation),
    }


def _access(access: Access) -> dict[str, Any]:
    return {
        "site": _site(access.site),
        "block": list(access.block),
        "iterations": dict(access.iterations),
        "array": access.array,
        "index": list(access.index),
        "byte": access.byte,
        "writes": access.writes,
    }
