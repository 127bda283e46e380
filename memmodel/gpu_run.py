"""Running litmus kernels on a GPU through the CUDA driver.

Needs the extra ``gpu`` (cuda-python), and ``tileiras`` to compile; compiled
kernels are kept by the hash of their bytecode, so that they can be made on
another machine.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from tileproof.ir.errors import InputError
from tileproof.ir.writer import write_bytecode
from tileproof.memmodel.gpu_kernel import LitmusKernel
from tileproof.memmodel.gpu_stress import PLANS, Array, Buffers, Comparison, Plan, buffers

SCHEMA = "tileproof.litmus-gpu/1"
COMPILE_SECONDS = 120


class GpuError(InputError):
    """No usable GPU, driver or compiler."""


# --- compiling ---------------------------------------------------------------


def cubin(kernel: LitmusKernel, architecture: str, kept: Path | None = None) -> bytes:
    """The compiled kernel, from the directory ``kept`` if it is there, else compiled (and kept there)."""
    bytecode = write_bytecode(kernel.program)
    name = f"{hashlib.sha256(bytecode).hexdigest()[:16]}.{architecture}.cubin"
    if kept is not None and (kept / name).is_file():
        return (kept / name).read_bytes()
    compiled = _compile(bytecode, architecture, kernel.test.name)
    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)
        (kept / name).write_bytes(compiled)
    return compiled


def _compile(bytecode: bytes, architecture: str, name: str) -> bytes:
    with tempfile.TemporaryDirectory() as directory:
        source, target = Path(directory, "litmus.tileirbc"), Path(directory, "litmus.cubin")
        source.write_bytes(bytecode)
        command = [_tileiras(), "--gpu-name", architecture, str(source), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMPILE_SECONDS, check=False)
        if done.returncode or not target.is_file():
            raise GpuError(f"{name}: tileiras refuses the kernel: {done.stderr.strip() or done.stdout.strip()}")
        return target.read_bytes()


def _tileiras() -> str:
    spec = importlib.util.find_spec("nvidia")
    for root in spec.submodule_search_locations or [] if spec else []:
        for path in Path(root).glob("cu*/bin/tileiras"):
            return str(path)
    found = shutil.which("tileiras")
    if found is None:
        raise GpuError("tileiras is not installed: pip install 'tileproof[tileiras]'")
    return found


# --- the device --------------------------------------------------------------


class Gpu:
    """A CUDA device with its primary context made current."""

    def __init__(self, number: int = 0) -> None:
        try:
            from cuda.bindings import driver
        except ImportError as error:
            raise GpuError("cuda-python is not installed: pip install 'tileproof[gpu]'") from error
        self.driver = driver
        self._call("cuInit", 0)
        device = self._call("cuDeviceGet", number)
        self._call("cuCtxSetCurrent", self._call("cuDevicePrimaryCtxRetain", device))
        self.name = self._call("cuDeviceGetName", 128, device).split(b"\0")[0].decode()
        version = self._call("cuDriverGetVersion")
        self.cuda_version = f"{version // 1000}.{version % 1000 // 10}"
        attribute = driver.CUdevice_attribute
        major = self._call("cuDeviceGetAttribute", attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device)
        minor = self._call("cuDeviceGetAttribute", attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
        self.architecture = f"sm_{major}{minor}"

    def _call(self, name: str, *arguments: Any) -> Any:
        try:
            status, *results = getattr(self.driver, name)(*arguments)
        except RuntimeError as error:  # cuda-python finds the driver library at the first call
            raise GpuError(f"there is no CUDA driver: {error}") from error
        if int(status) != 0:
            raise GpuError(f"{name}: {status}")
        return results[0] if results else None

    @contextmanager
    def function(self, compiled: bytes) -> Iterator[Any]:
        """The kernel ``litmus`` of a compiled module."""
        module = self._call("cuModuleLoadData", compiled)
        try:
            yield self._call("cuModuleGetFunction", module, b"litmus")
        finally:
            self._call("cuModuleUnload", module)

    def launch(self, function: Any, run: Buffers) -> None:
        """Run one launch; results and variables in ``run`` are overwritten with what the GPU left."""
        arrays: Sequence[Array] = [run.roles, run.instances, run.meeting, run.results, *run.variables.values()]
        addresses = []
        try:
            for array in arrays:
                addresses.append(self._call("cuMemAlloc", array.nbytes))
                self._call("cuMemcpyHtoD", addresses[-1], array.ctypes.data, array.nbytes)
            pointers = [int(address) for address in addresses]
            values = (*pointers[:4], *run.scalars, *pointers[4:])
            kinds = (
                *[ctypes.c_void_p] * 4,
                *[ctypes.c_int32] * len(run.scalars),
                *[ctypes.c_void_p] * len(run.variables),
            )
            self._call("cuLaunchKernel", function, len(run.roles), 1, 1, 1, 1, 1, 0, 0, (values, kinds), 0)
            self._call("cuCtxSynchronize")
            for address, array in zip(addresses[3:], arrays[3:], strict=True):
                self._call("cuMemcpyDtoH", array.ctypes.data, address, array.nbytes)
        finally:
            for address in addresses:
                self._call("cuMemFree", address)


def run_on_gpu(
    gpu: Gpu, kernel: LitmusKernel, *, runs: int, plans: Sequence[Plan] = PLANS, kept: Path | None = None, seed: int = 0
) -> Comparison:
    """At least ``runs`` finished or unfinished cells, going through the plans in turn."""
    comparison = Comparison.of(kernel)
    done = launches = 0
    with gpu.function(cubin(kernel, gpu.architecture, kept)) as function:
        while done < runs:
            plan = plans[launches % len(plans)]
            run = buffers(kernel, plan, seed + launches)
            gpu.launch(function, run)
            comparison.add(run)
            done += plan.cells
            launches += 1
    return comparison


def report(gpu: Gpu, comparisons: Sequence[Comparison], skipped: Sequence[str]) -> dict[str, Any]:
    """What was seen, with date, GPU and driver, to be kept as data."""
    return {
        "schema": SCHEMA,
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.name,
        "architecture": gpu.architecture,
        "cuda_driver": gpu.cuda_version,
        "numpy": np.__version__,
        "plans": [{name: getattr(plan, name) for name in Plan.__dataclass_fields__} for plan in PLANS],
        "tests": [comparison.as_json() for comparison in comparisons],
        "not_runnable": list(skipped),
    }
