"""Launch descriptions: JSON files that say with what a kernel is launched (schema ``tileproof.launch/1``).

::

    {"schema": "tileproof.launch/1", "kernel": "<symbol>", "grid": [4, 1, 1], "params": [
      {"kind": "array", "name": "x", "dtype": "i32", "shape": [256], "strides": [1],
       "allocation": "A", "offset": 0, "align": 256, "contents": [0, 1, 2]},
      {"kind": "scalar", "name": "n", "dtype": "i32", "value": 130},
      {"kind": "constant", "name": "TILE", "value": 64}]}

``params`` are in the order of the kernel's parameters.  Strides are in elements
(C-contiguous if left out), ``offset`` and ``align`` in bytes.  Arrays of one
``allocation`` share memory; without one, an array has memory of its own.  An
address is a multiple of 256 (what cudaMalloc guarantees of allocations) as far
as the offset is, unless ``align`` says otherwise.  ``contents`` are the integer
elements that lie in memory from the first one on, as far as they are known.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tileproof.dtypes import NAMES, DType, Kind, find_dtype
from tileproof.ir.frontends.launch_contract import GRID_LIMITS, Grid
from tileproof.ir.frontends.refused import FrontendError

SCHEMA = "tileproof.launch/1"
ALLOCATION_ALIGNMENT = 256
"""Bytes (CUDA C++ Programming Guide, "Device Memory Accesses")."""
LARGEST = 2**63 - 1


@dataclass(frozen=True, slots=True)
class ArrayDescription:
    """``contents``: bytes from the first element on, None if nothing is known of them."""

    name: str | None
    dtype: DType
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    allocation: str | None
    offset: int
    align: int
    contents: bytes | None

    @property
    def span(self) -> int:
        """Bytes from the first element to the end of the farthest one."""
        if 0 in self.shape:
            return 0
        farthest = sum((size - 1) * stride for size, stride in zip(self.shape, self.strides, strict=True))
        return -(-(farthest + 1) * self.dtype.storage_bits // 8)


@dataclass(frozen=True, slots=True)
class ScalarDescription:
    name: str | None
    dtype: DType
    value: int | float


@dataclass(frozen=True, slots=True)
class ConstantDescription:
    name: str | None
    value: int | float


Description = ArrayDescription | ScalarDescription | ConstantDescription


@dataclass(frozen=True, slots=True)
class LaunchDescription:
    """``file`` is where it is written."""

    file: str
    kernel: str
    grid: Grid
    params: tuple[Description, ...]


class _Wrong(Exception):
    """What is wrong, and with which part of the document."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)


def read_launch(path: str | os.PathLike[str]) -> LaunchDescription:
    """FrontendError names the part of the file that cannot be used, what was found and what is allowed."""
    file = os.path.abspath(path)
    try:
        with open(file, encoding="utf-8") as stream:
            document = json.load(stream)
    except OSError as error:
        raise FrontendError(f"cannot be read: {error.strerror}", file=file) from None
    except (ValueError, RecursionError) as error:
        raise FrontendError(f"not JSON: {error}", file=file, line=getattr(error, "lineno", None)) from None
    try:
        return _launch(document, file)
    except _Wrong as wrong:
        raise FrontendError(str(wrong), file=file) from None


def _launch(document: object, file: str) -> LaunchDescription:
    launch = _table(document, "", required=("schema", "kernel", "grid", "params"), optional=())
    if launch["schema"] != SCHEMA:
        raise _Wrong("schema", f"found {launch['schema']!r}; allowed is {SCHEMA!r}")
    kernel = launch["kernel"]
    if not isinstance(kernel, str) or not kernel:
        raise _Wrong("kernel", f"found {kernel!r}; needed is the kernel's symbol")
    grid = _numbers(launch["grid"], "grid", 1)
    if not 1 <= len(grid) <= 3:
        raise _Wrong("grid", f"found {len(grid)} axes; allowed are one to three")
    for axis, (size, limit) in enumerate(zip(grid, GRID_LIMITS, strict=False)):
        if size > limit:
            raise _Wrong(f"grid[{axis}]", f"found {size}; at most {limit} blocks are allowed")
    params = launch["params"]
    if not isinstance(params, list):
        raise _Wrong("params", f"found {params!r}; needed is a list with an entry per parameter, in order")
    described = tuple(_param(param, f"params[{i}]") for i, param in enumerate(params))
    names = [d.name for d in described if d.name is not None]
    for name in names:
        if names.count(name) > 1:
            raise _Wrong("params", f"two are called {name!r}")
    _check_common_memory([d for d in described if isinstance(d, ArrayDescription)])
    x, y, z = (*grid, 1, 1)[:3]
    return LaunchDescription(file, kernel, (x, y, z), described)


# --- parameters --------------------------------------------------------------


def _param(param: object, where: str) -> Description:
    kind = param.get("kind") if isinstance(param, dict) else None
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise _Wrong(
            where, f"found {_short(param)}; needed is an object of the kind {' or '.join(map(repr, _READERS))}"
        )
    return reader(param, where)


def _array(param: object, where: str) -> ArrayDescription:
    optional = ("name", "strides", "allocation", "offset", "align", "contents")
    table = _table(param, where, required=("kind", "dtype", "shape"), optional=optional)
    element = _dtype(table["dtype"], f"{where}.dtype")
    shape = _numbers(table["shape"], f"{where}.shape", 0)
    strides = _contiguous(shape) if table.get("strides") is None else _numbers(table["strides"], f"{where}.strides", 0)
    if len(strides) != len(shape):
        raise _Wrong(f"{where}.strides", f"found {len(strides)} strides for {len(shape)} dimensions")
    allocation = table.get("allocation")
    if allocation is not None and (not isinstance(allocation, str) or not allocation):
        raise _Wrong(f"{where}.allocation", f"found {allocation!r}; needed is a name")
    offset = _whole(table.get("offset", 0), f"{where}.offset", 0)
    width = max(1, element.storage_bits // 8)
    if offset % width:
        raise _Wrong(f"{where}.offset", f"found {offset}, which is no multiple of the element size {width}")
    align = _whole(table.get("align", math.gcd(ALLOCATION_ALIGNMENT, offset)), f"{where}.align", 1)
    if align & (align - 1):
        raise _Wrong(f"{where}.align", f"found {align}; needed is a power of two (bytes)")
    array = ArrayDescription(_name(table, where), element, shape, strides, allocation, offset, align, None)
    if table.get("contents") is None:
        return array
    contents = _contents(table["contents"], array, f"{where}.contents")
    return ArrayDescription(array.name, element, shape, strides, allocation, offset, align, contents)


def _contents(listed: object, array: ArrayDescription, where: str) -> bytes:
    element = array.dtype
    width = element.storage_bits // 8
    if not element.is_integer or width == 0:
        raise _Wrong(where, f"only those of whole-byte integers are understood, but the elements are {element.name}")
    if not isinstance(listed, list):
        raise _Wrong(where, f"found {_short(listed)}; needed is a list of integers")
    if len(listed) * width > array.span:
        raise _Wrong(where, f"found {len(listed)} elements; the array spans {array.span // width}")
    low, beyond = _range(element)
    for i, value in enumerate(listed):
        if not _is_whole(value) or not low <= value < beyond:
            raise _Wrong(f"{where}[{i}]", f"found {_short(value)}; needed is an integer of {element.name}")
    return b"".join(value.to_bytes(width, "little", signed=low < 0) for value in listed)


def _check_common_memory(arrays: Sequence[ArrayDescription]) -> None:
    """Contents of one allocation must not contradict each other: everything would follow from that."""
    known: dict[str, dict[int, int]] = {}
    for array in arrays:
        if array.allocation is None or array.contents is None:
            continue
        memory = known.setdefault(array.allocation, {})
        for i, byte in enumerate(array.contents, array.offset):
            if memory.setdefault(i, byte) != byte:
                raise _Wrong("params", f"two contents of the byte {i} of the allocation {array.allocation!r}")


def _scalar(param: object, where: str) -> ScalarDescription:
    table = _table(param, where, required=("kind", "dtype", "value"), optional=("name",))
    element = _dtype(table["dtype"], f"{where}.dtype")
    value = table["value"]
    if element.kind is Kind.FLOAT:
        if not _is_whole(value) and not isinstance(value, float):
            raise _Wrong(f"{where}.value", f"found {_short(value)}; needed is a number")
        return ScalarDescription(_name(table, where), element, float(value))
    low, beyond = _range(element)
    if element.kind is Kind.BOOL and isinstance(value, bool):
        value = int(value)
    if not _is_whole(value) or not low <= value < beyond:
        raise _Wrong(f"{where}.value", f"found {_short(value)}; needed is an integer from {low} to {beyond - 1}")
    if element.kind is Kind.UNSIGNED and value >= beyond // 2:
        value -= beyond  # Tile IR's integers have no sign; contracts give their signed value
    return ScalarDescription(_name(table, where), element, value)


def _constant(param: object, where: str) -> ConstantDescription:
    table = _table(param, where, required=("kind", "value"), optional=("name",))
    value = table["value"]
    if not isinstance(value, int | float):
        raise _Wrong(f"{where}.value", f"found {_short(value)}; needed is a number, true or false")
    return ConstantDescription(_name(table, where), value)


_READERS: Mapping[str, Callable[[object, str], Description]] = {
    "array": _array,
    "scalar": _scalar,
    "constant": _constant,
}


# --- parts of the document ---------------------------------------------------


def _table(value: object, where: str, *, required: Sequence[str], optional: Sequence[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _Wrong(where, f"found {_short(value)}; needed is an object")
    for key in required:
        if key not in value:
            raise _Wrong(where, f"{key!r} is missing")
    for key in value:
        if key not in required and key not in optional:
            raise _Wrong(where, f"unknown key {key!r}; allowed are: {', '.join((*required, *optional))}")
    return value


def _name(table: Mapping[str, Any], where: str) -> str | None:
    name = table.get("name")
    if name is not None and (not isinstance(name, str) or not name.isidentifier()):
        raise _Wrong(f"{where}.name", f"found {_short(name)}; needed is a name")
    return name


def _dtype(value: object, where: str) -> DType:
    found = find_dtype(value) if isinstance(value, str) else None
    if found is None:
        raise _Wrong(where, f"found {_short(value)}; dtypes are: {', '.join(NAMES)}")
    return found


def _range(element: DType) -> tuple[int, int]:
    """The least value and the first that is too large."""
    if element.kind is Kind.BOOL:
        return 0, 2
    bits = element.storage_bits
    return (0, 2**bits) if element.kind is Kind.UNSIGNED else (-(2 ** (bits - 1)), 2 ** (bits - 1))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _whole(value: Any, where: str, least: int) -> int:
    if not _is_whole(value) or not least <= value <= LARGEST:
        raise _Wrong(where, f"found {_short(value)}; needed is an integer from {least} to {LARGEST}")
    return int(value)


def _numbers(value: object, where: str, least: int) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise _Wrong(where, f"found {_short(value)}; needed is a list of integers")
    return tuple(_whole(item, f"{where}[{i}]", least) for i, item in enumerate(value))


def _contiguous(shape: Sequence[int]) -> tuple[int, ...]:
    strides = [1]
    for size in reversed(shape[1:]):
        strides.append(size * strides[-1])
    return tuple(strides[: len(shape)][::-1])


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
