"""Kernels written to make the verifier err: those that once did (with what was wrong), and those that never did."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tileproof.ir.frontends import load
from tileproof.ir.interpreter import UndefinedBehaviour, concrete_launch, interpret, races
from tileproof.ir.target import Target
from tileproof.verifier.engine import verify_target

HERE = Path(__file__).parent

MENDED = [
    ("faults.py", "divisor_may_be_zero", "violation", "'k == 0 or n % k == 0' is taken to exclude k == 0"),
    ("faults.py", "divisor_under_not", "violation", "'not (k > 0) or n // k >= 1' is taken to exclude k == 0"),
    ("faults.py", "divisor_in_fact", "violation", "the fact 'k == 0 or value % k == 0' is taken to exclude k == 0"),
    ("faults.py", "fact_of_unsigned", "violation", "facts of a u32 array speak of the value read as signed"),
    ("faults.py", "fact_of_bytes", "violation", "facts of a u8 array speak of the value read as signed"),
    ("faults.py", "sorted_unsigned", "violation", "'sorted' of a u32 array is the order of signed values"),
    (
        "faults.py",
        "unsigned_flag",
        "violation",
        "the initial value of a u32 flag is compared with values read as signed",
    ),
    ("faults.py", "flag_beyond_its_type", "error", "an initial value that its dtype cannot hold is accepted"),
    ("faults.py", "slice_in_the_gap", "violation", "bounds are those of the bytes spanned, not of the elements"),
    ("faults.py", "contradictory_facts", "error", "no launch satisfies the facts, which the vacuity check leaves out"),
    ("faults.py", "injective_with_stride_zero", "error", "'?' beside a stride of 0: no launch with two columns exists"),
    ("faults.py", "reads_initial_value", "proved", "plain loads know no init, and the replay sets other contents"),
    ("faults.py", "fact_of_bool", "proved", "facts of bool arrays are ignored, and the violation is not replayed"),
    ("faults.py", "only_one_contents", "proved", "no contents have the witness's value; the violation is not replayed"),
    ("faults.mlir", "view_of_wider_elements", "violation", "a view of wider elements passes for the array itself"),
    ("faults.mlir", "load_of_wider_elements", "violation", "a view of wider elements passes for the array itself"),
    ("faults.mlir", "result_and_argument_of_one_loop", "violation", "two unknowns of one loop share a function's name"),
    ("faults.mlir", "facts_between_elements", "violation", "facts on elements are applied to bytes across two of them"),
    ("faults.mlir", "index_of_eight_bits", "proved", "an index of 8 bits is read as signed"),
]

UNDECIDED = {"swap_v"}
"""Faulty kernels that are left unknown."""


@cache
def targets(file: str) -> dict[tuple[str, str], Target]:
    return {(t.kernel, t.contract.name): t for t in load(HERE / file)}


@pytest.mark.parametrize(
    ("file", "kernel", "verdict"),
    [pytest.param(file, kernel, verdict, id=kernel) for file, kernel, verdict, _ in MENDED],
)
def test_right_verdict_where_a_wrong_one_was_seen(file: str, kernel: str, verdict: str) -> None:
    # An unknown is no fault of the kind looked for, except where the contract must be refused.
    found = verify_target(targets(file)[kernel, "default"]).verdict.value
    assert found in ({verdict} if verdict == "error" else {verdict, "unknown"})


@pytest.mark.parametrize(
    ("file", "kernel", "sizes", "contents"),
    [
        ("faults.py", "divisor_may_be_zero", {"n": 64, "k": 0}, {}),
        ("faults.py", "divisor_under_not", {"n": 2, "k": 0}, {}),
        ("faults.py", "divisor_in_fact", {"n": 1, "k": 0}, {}),
        ("faults.py", "fact_of_unsigned", {"n": 2}, {"index": 2**31}),
        ("faults.py", "fact_of_bytes", {"n": 2}, {"x": 200}),
        ("faults.mlir", "view_of_wider_elements", {"n": 16}, {}),
        ("faults.mlir", "load_of_wider_elements", {"n": 16}, {}),
        ("faults.mlir", "result_and_argument_of_one_loop", {}, {"q": 7}),
        ("faults.mlir", "facts_between_elements", {}, {"p": 7}),
    ],
)
def test_interpreter_shows_the_fault(file: str, kernel: str, sizes: dict[str, int], contents: dict[str, int]) -> None:
    """An admitted launch (its contract is checked) that races or is undefined, of kernels that are called proved."""
    target = targets(file)[kernel, "default"]
    scalars = {name: sizes[name] for name in ("k",) if name in sizes}
    launch = concrete_launch(target, sizes, scalars, contents=contents)
    try:
        run = interpret(target.entry, launch)
    except UndefinedBehaviour:
        return
    assert races(run.events)


RIGHT = [(file, *key) for file in ("right.py", "right.mlir") for key in targets(file)]


@pytest.mark.parametrize(("file", "kernel", "contract"), RIGHT, ids=[f"{k}-{c}" for _, k, c in RIGHT])
def test_verdict_is_what_the_name_says(file: str, kernel: str, contract: str) -> None:
    proved = contract == "p" or (contract != "v" and kernel.endswith("_p"))
    found = verify_target(targets(file)[kernel, contract]).verdict.value
    assert found == ("unknown" if kernel in UNDECIDED else "proved" if proved else "violation")


def _chain(kind: str, length: int) -> str:
    """The parity of flags, or remainders of remainders."""
    lines = ["cuda_tile.module @slow {", "entry @slow(%p: tile<ptr<i32>>, %q: tile<ptr<i1>>, %v0: tile<i32>) {"]
    lines.append("%zero = constant <i32: 0> : tile<i32>")
    for i in range(1, length):
        lines.append(f"%k{i} = constant <i32: {7 * i + 3}> : tile<i32>")
        if kind == "parity":
            lines += [
                f"%o{i} = offset %q, %k{i} : tile<ptr<i1>>, tile<i32> -> tile<ptr<i1>>",
                f"%b{i}, %t{i} = load_ptr_tko weak %o{i} : tile<ptr<i1>> -> tile<i1>, token",
                f"%x{i} = {f'xori %x{i - 1}' if i > 1 else f'ori %b{i}'}, %b{i} : tile<i1>",
            ]
        else:
            lines.append(f"%m{i} = remi %v{i - 1}, %k{i} signed : tile<i32>")
            lines.append(f"%v{i} = mini %m{i}, %k{i} signed : tile<i32>")
    if kind == "parity":
        lines.append(f"if %x{length - 1} {{")
    address = "%p" if kind == "parity" else "%a"
    if kind != "parity":
        lines.append(f"%a = offset %p, %v{length - 1} : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>")
    lines.append(f"%t = store_ptr_tko weak {address}, %zero : tile<ptr<i32>>, tile<i32> -> token")
    lines += ["yield", "}"] if kind == "parity" else []
    return "\n".join([*lines, "return", "}", "}"]) + "\n"


@pytest.mark.parametrize(
    ("kind", "length"),
    [
        ("parity", 40),
        ("remainders", 250),
    ],
)
def test_timeout_is_kept(tmp_path: Path, kind: str, length: int) -> None:
    """Ten times the limit is enough for anything that heeds it."""
    (tmp_path / "slow.mlir").write_text(_chain(kind, length))
    contract = '[kernel.slow]\ngrid = "1"\nparams = ["ptr:i32[1000]", "ptr:bool[1000]", "i32"]\n'
    (tmp_path / "slow.contract.toml").write_text(contract)
    command = [sys.executable, "-m", "tileproof", "verify", str(tmp_path / "slow.mlir"), "--timeout", "1"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=10, check=False)
    except subprocess.TimeoutExpired:
        pytest.fail("ten times the limit have passed")
    assert done.returncode in (0, 1, 3)
