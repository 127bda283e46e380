"""Bytecode that cuda-tile exports from the corpus of kernels."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import cuda.tile as ct
from cuda.tile.compilation import (
    ArrayConstraint,
    CallingConvention,
    KernelSignature,
    ListConstraint,
    ScalarConstraint,
    export_kernel,
)
from official import load

CORPUS = Path(__file__).parent / "corpus"
EXPORTED_VERSIONS = ((13, 1), (13, 2), (13, 3), (13, 4))
DTYPES = {
    "bool": ct.bool_,
    "i8": ct.int8,
    "i16": ct.int16,
    "i32": ct.int32,
    "i64": ct.int64,
    "u8": ct.uint8,
    "u32": ct.uint32,
    "f16": ct.float16,
    "bf16": ct.bfloat16,
    "f32": ct.float32,
    "f64": ct.float64,
    "f8e4m3fn": ct.float8_e4m3fn,
    "f8e5m2": ct.float8_e5m2,
    "f8e8m0fnu": ct.float8_e8m0fnu,
}


def argument(text: str | int) -> object:
    """``f32[2]``: an array of rank 2; ``list f32[1]``; ``i32``: a scalar; a number: a constant."""
    if isinstance(text, int):
        return text
    if text.startswith("list "):
        return ListConstraint(argument(text[5:]), alias_groups=(), elements_may_alias=False)
    array = re.fullmatch(r"(\w+)\[(\d)(;i64)?\]", text)
    if array is None:
        return ScalarConstraint(DTYPES[text])
    return ArrayConstraint(
        DTYPES[array[1]],
        int(array[2]),
        index_dtype=ct.int64 if array[3] else ct.int32,
        stride_lower_bound_incl=0,
        alias_groups=(),
        may_alias_internally=False,
    )


def kernel_names() -> list[str]:
    """``file:kernel`` of every kernel of the corpus."""
    return [f"{path.stem}:{name}" for path in sorted(CORPUS.glob("*.py")) for name in load(path).ARGUMENTS]


def since(kernel: str) -> tuple[int, int]:
    """The first bytecode version that can hold the kernel."""
    file, _, name = kernel.partition(":")
    return getattr(load(CORPUS / f"{file}.py"), "SINCE", {}).get(name, (13, 1))


@cache
def export(kernel: str, version: tuple[int, int], corpus: Path = CORPUS) -> bytes:
    """The bytecode of a kernel of the corpus, or of a copy of it."""
    file, _, name = kernel.partition(":")
    module = load(corpus / f"{file}.py")
    signature = KernelSignature(
        [argument(a) for a in module.ARGUMENTS[name]], CallingConvention.cutile_python_v1(), symbol=name
    )
    out = io.BytesIO()
    export_kernel(
        getattr(module, name),
        [signature],
        out,
        gpu_code="sm_100",
        output_format="tileir_bytecode",
        bytecode_version=f"{version[0]}.{version[1]}",
    )
    return out.getvalue()
