"""Reports of verdict ERROR, for what could not be verified at all."""

from __future__ import annotations

import os
import traceback

from tileproof.errors import ContractError, InputError
from tileproof.ir.errors import BytecodeError, TextError
from tileproof.ir.frontends import FrontendError, Refused
from tileproof.ir.target import Target
from tileproof.verifier.report import KernelReport, Verdict


def of_target(target: Target, message: str, seconds: float) -> KernelReport:
    return _report(target.kernel, target.contract.name, target.file, target.line, message, seconds)


def of_refused(refused: Refused) -> KernelReport:
    return _report(refused.kernel, refused.contract or "", refused.file, refused.line, refused.message)


def internal_problem(error: Exception) -> str:
    """What to say about an exception that is our fault, with the place that it came from."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{os.path.basename(frame.filename)}:{frame.lineno}"
    return f"internal error, please report it: {type(error).__name__}: {error} (at {place})"


def of_file(file: str, error: InputError) -> KernelReport:
    """For a file that gives no targets; the error's own place is kept where it has one."""
    if isinstance(error, FrontendError | ContractError) and error.file is not None:
        return _report("", "", error.file, error.line, error.problem)
    if isinstance(error, TextError):
        problem = str(error).removeprefix(f"{error.file}:{error.line}:{error.column}: ")
        return _report("", "", error.file, error.line, f"column {error.column}: {problem}")
    if isinstance(error, BytecodeError):
        return _report("", "", error.file, None, str(error).removeprefix(f"{error.file}: "))
    return _report("", "", file, None, str(error))


def _report(
    kernel: str, contract: str, file: str, line: int | None, message: str, seconds: float = 0.0
) -> KernelReport:
    return KernelReport(
        kernel=kernel,
        contract=contract,
        file=file,
        line=line,
        bytecode_sha256=None,
        raw_sha256=None,
        verdict=Verdict.ERROR,
        preconditions=(),
        obligations=(),
        seconds=seconds,
        message=message,
    )
