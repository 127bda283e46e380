"""The interpreter's test kernels on a GPU: integers equal bit by bit, floats within the tests' rounding.

    python benchmarks/interpreter_on_gpu.py prepare DIR --arch sm_90   # compiles; needs tileiras
    python benchmarks/interpreter_on_gpu.py run DIR                    # launches; needs a GPU, numpy and cuda-python
    python benchmarks/interpreter_on_gpu.py compare DIR RESULTS        # checks the results; writes a JSON report

The three steps may be on different machines: DIR travels, RESULTS comes back.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import pickle
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parent.parent
SCALARS = {
    "i1": ctypes.c_bool,
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}


def _cases() -> Any:
    sys.path.insert(0, str(ROOT / "tests/interpreter"))
    import cases

    return cases


def prepare(directory: Path, arch: str) -> None:
    """One file per case: cubin, grid, arguments and the memory before the launch."""
    from tileproof.ir.interpreter import Address
    from tileproof.memmodel.gpu_run import _tileiras

    cases = _cases()
    directory.mkdir(parents=True, exist_ok=True)
    made = refused = 0
    compiled: dict[tuple[str, str], bytes | None] = {}
    for number, case in enumerate(cases.CASES):
        target, launch, _ = cases.build(case)
        key = (case.kernel, case.contract)
        if key not in compiled:
            compiled[key] = _compile(_tileiras(), target.bytecode, arch)
        if compiled[key] is None:
            refused += 1
            print(f"not compiled for {arch}: {case.name}")
            continue
        arguments = [
            ("pointer", a.allocation, a.offset) if isinstance(a, Address) else (p.type.element.text, a)
            for p, a in zip(target.entry.parameters, launch.arguments, strict=True)
        ]
        content = {
            "name": case.name,
            "cubin": compiled[key],
            "symbol": target.entry.name,
            "grid": launch.grid,
            "arguments": arguments,
            "memory": {k: v.tobytes() for k, v in launch.memory.items()},
        }
        (directory / f"{number:03}.pickle").write_bytes(pickle.dumps(content))
        made += 1
    print(f"{made} cases prepared, {refused} not compiled")


def _compile(tileiras: str, bytecode: bytes, arch: str) -> bytes | None:
    with tempfile.TemporaryDirectory() as scratch:
        source, target = Path(scratch, "k.tileirbc"), Path(scratch, "k.cubin")
        source.write_bytes(bytecode)
        done = subprocess.run([tileiras, "--gpu-name", arch, str(source), "-o", str(target)], capture_output=True)
        return target.read_bytes() if done.returncode == 0 and target.is_file() else None


def run(directory: Path, output: Path) -> None:
    """Launches every prepared case and keeps the memory after it."""
    from cuda.bindings import driver

    def call(name: str, *arguments: Any) -> Any:
        status, *results = getattr(driver, name)(*arguments)
        if int(status) != 0:
            raise RuntimeError(f"{name}: {status}")
        return results[0] if results else None

    call("cuInit", 0)
    device = call("cuDeviceGet", 0)
    call("cuCtxSetCurrent", call("cuDevicePrimaryCtxRetain", device))
    gpu = call("cuDeviceGetName", 128, device).split(b"\0")[0].decode()
    version = call("cuDriverGetVersion")
    results: dict[str, Any] = {}
    for path in sorted(directory.glob("*.pickle")):
        case = pickle.loads(path.read_bytes())
        addresses = {name: call("cuMemAlloc", max(len(data), 1)) for name, data in case["memory"].items()}
        try:
            for name, data in case["memory"].items():
                if data:
                    call("cuMemcpyHtoD", addresses[name], np.frombuffer(data, np.uint8).ctypes.data, len(data))
            values, kinds = [], []
            for argument in case["arguments"]:
                if argument[0] == "pointer":
                    values.append(int(addresses[argument[1]]) + argument[2])
                    kinds.append(ctypes.c_void_p)
                else:
                    values.append(argument[1])
                    kinds.append(SCALARS[argument[0]])
            module = call("cuModuleLoadData", case["cubin"])
            function = call("cuModuleGetFunction", module, case["symbol"].encode())
            call("cuLaunchKernel", function, *case["grid"], 1, 1, 1, 0, 0, (tuple(values), tuple(kinds)), 0)
            call("cuCtxSynchronize")
            after = {}
            for name, data in case["memory"].items():
                back = np.zeros(len(data), np.uint8)
                if data:
                    call("cuMemcpyDtoH", back.ctypes.data, addresses[name], len(data))
                after[name] = back.tobytes()
            call("cuModuleUnload", module)
            results[path.stem] = {"name": case["name"], "memory": after}
        except (RuntimeError, KeyError) as error:
            results[path.stem] = {"name": case["name"], "error": str(error)}
        finally:
            for address in addresses.values():
                call("cuMemFree", address)
    kept = {"gpu": gpu, "cuda_driver": f"{version // 1000}.{version % 1000 // 10}", "results": results}
    output.write_bytes(pickle.dumps(kept))
    failed = [r["name"] for r in results.values() if "error" in r]
    print(f"{gpu}: {len(results)} cases launched, {len(failed)} failed {failed}")


def compare(directory: Path, results: Path) -> None:
    """Expected against found: against the NumPy reference, and integers against the interpreter bit by bit."""
    from tileproof.ir.interpreter import interpret

    cases = _cases()
    kept = pickle.loads(results.read_bytes())
    rows = []
    for key, result in sorted(kept["results"].items()):
        case = cases.CASES[int(key)]
        target, launch, expected = cases.build(case)
        row: dict[str, Any] = {"case": case.name, "exact": not case.steps and not case.relative}
        if "error" in result:
            row["outcome"] = f"not run: {result['error']}"
        else:
            interpreted = launch.copy()
            interpret(target.entry, interpreted, program_globals=target.program.globals)
            for name, data in result["memory"].items():
                launch.memory[name][:] = np.frombuffer(data, np.uint8)
            same = all(np.array_equal(launch.memory[n], interpreted.memory[n]) for n in launch.memory)
            row["bits_equal_interpreter"] = bool(same)
            try:
                cases.check(case, launch, expected)
                row["outcome"] = "as expected"
            except AssertionError as error:
                row["outcome"] = "differs: " + " ".join(str(error).split())[:300]
        rows.append(row)
    good = sum(r["outcome"] == "as expected" for r in rows)
    report = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": kept["gpu"],
        "cuda_driver": kept["cuda_driver"],
        "cases": len(rows),
        "as_expected": good,
        "rows": rows,
    }
    output = ROOT / "benchmarks/results/interpreter-h200.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(report, indent=1) + "\n")
    print(f"{good} of {len(rows)} as expected; {sum(r.get('bits_equal_interpreter', False) for r in rows)} bit-equal")
    for row in rows:
        if row["outcome"] != "as expected":
            print(f"  {row['case']}: {row['outcome']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=["prepare", "run", "compare"])
    parser.add_argument("directory", type=Path)
    parser.add_argument("results", type=Path, nargs="?", default=Path("interpreter-results.pickle"))
    parser.add_argument("--arch", default="sm_90")
    given = parser.parse_args()
    if given.step == "prepare":
        prepare(given.directory, given.arch)
    elif given.step == "run":
        run(given.directory, given.results)
    else:
        compare(given.directory, given.results)


if __name__ == "__main__":
    main()
