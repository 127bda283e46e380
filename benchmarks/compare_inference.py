"""Compares the inference of launch signatures with cuda.tile's own, argument set by argument set.

``python benchmarks/compare_inference.py [--random N] [--seed S]`` prints every
difference and exits with 1 if there is one.  It needs the CUDA driver library
(``libcuda.so.1``), as cuda.tile's own inference does, but no GPU memory: the
arrays are pretended.  Where torch finds a GPU, its tensors are compared too.
Neither package must be installed: tileproof is taken from this checkout, and
cuda.tile also from a wheel (``cuda_tile-*.whl``) in a directory of
``PYTHONPATH``, which is unpacked into a temporary directory.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))


def unpack_wheel() -> None:
    """Makes cuda.tile importable from a wheel for this Python that lies in a directory of the import path."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    for directory in sys.path:
        for wheel in sorted(Path(directory or ".").glob(f"cuda_tile-*{version}-*.whl")):
            target = tempfile.mkdtemp(prefix="cuda_tile_")
            zipfile.ZipFile(wheel).extractall(target)
            sys.path.insert(0, target)
            return


try:
    import cuda.tile as ct
except ImportError:
    unpack_wheel()
    import cuda.tile as ct
from cuda.tile import compilation  # noqa: E402

from tileproof.ir.frontends.launch_inference import NotSupported, infer_argument, infer_signature  # noqa: E402
from tileproof.ir.frontends.parameter_annotations import parameter_annotations  # noqa: E402

# --- pretended arrays --------------------------------------------------------

ADDRESS = 0x7F00_0000_0000


class Interface:
    """An array with the CUDA array interface; strides in bytes."""

    def __init__(self, shape: Sequence[int], typestr: str = "<f4", strides: Any = None, offset: int = 0) -> None:
        self.__cuda_array_interface__ = {
            "shape": tuple(shape),
            "typestr": typestr,
            "strides": strides,
            "data": (ADDRESS + offset, False),
            "version": 3,
        }
        self.words = f"{typestr}{tuple(shape)} strides {strides} offset {offset}"

    def __repr__(self) -> str:
        return self.words


class _Tensor(ctypes.Structure):
    """``DLManagedTensor`` with its first field spread out."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    ]


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _delete(tensor: int) -> None:
    """Nothing to free: Python owns the structure."""


class Capsule:
    """An array with DLPack on a CUDA device; strides in elements."""

    def __init__(
        self, shape: Sequence[int], code: int = 2, bits: int = 32, strides: Any = None, offset: int = 0, lanes: int = 1
    ) -> None:
        rank = len(shape)
        self.shape = (ctypes.c_int64 * rank)(*shape)
        self.strides = None if strides is None else (ctypes.c_int64 * rank)(*strides)
        deleter = ctypes.cast(_delete, ctypes.c_void_p).value
        self.tensor = _Tensor(ADDRESS, 2, 0, rank, code, bits, lanes, self.shape, self.strides, offset, None, deleter)
        self.words = f"DLPack {code}:{bits}x{lanes}{tuple(shape)} strides {strides} offset {offset}"

    def __dlpack_device__(self) -> tuple[int, int]:
        return (2, 0)

    def __dlpack__(self, stream: object = None) -> Any:
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.tensor), b"dltensor", None)

    def __repr__(self) -> str:
        return self.words


# --- kernels: only their annotations matter ----------------------------------

Shape0 = Annotated[ct.Array, ct.ArrayAnnotation(static_shape_dims=(0,))]
ShapeEnds = Annotated[ct.Array, ct.ArrayAnnotation(static_shape_dims=(0, -1))]
Stride0 = Annotated[ct.Array, ct.ArrayAnnotation(static_stride_dims=(0,))]
Stride5 = Annotated[ct.Array, ct.ArrayAnnotation(static_stride_dims=(5,))]


def plain(a): ...
def constant(a: ct.Constant[int]): ...
def scalar_64(a: ct.ScalarInt64): ...
def indexed_64(a: ct.IndexedWithInt64): ...
def static_shape(a: Shape0): ...
def static_ends(a: ShapeEnds): ...
def static_stride(a: Stride0): ...
def static_fifth_stride(a: Stride5): ...
def pair(a: tuple[ct.Constant[int], ct.Scalar]): ...
def constants(a: tuple[ct.Constant[int], ...]): ...
def constant_pair(a: ct.Constant[tuple[int, int]]): ...
def static_arrays(a: tuple[Shape0, ...]): ...
def three(a, b, c: ct.Constant[int]): ...


Case = tuple[Callable[..., None], tuple[Any, ...]]


class Whole(int): ...


class Tuple(tuple): ...


def table() -> Iterator[Case]:
    """One argument set per rule and per refusal."""
    numbers = [0, 3, -3, 2**31 - 1, -(2**31), 2**31, 2**40, 2**63, 2**64 - 1, 2**64, -(2**63), -(2**63) - 1]
    numbers += [True, False, 1.5, float("inf"), float("nan"), Whole(3)]
    refused = ["text", None, ct.float32, 1j, Tuple((1,)), []]
    for kernel in (plain, constant, scalar_64):
        yield from ((kernel, (value,)) for value in (*numbers, *refused, (1, 2), ((), (1, (2.0, True)))))
    for kernel in (pair, constants, constant_pair, static_arrays):
        yield from ((kernel, (value,)) for value in ((), (1, 2), (1, 2, 3), 3))
    array = Interface((16, 48))
    yield three, (array, 3, 4)
    yield three, (array, 3)
    yield three, (array, 3, array)
    yield three, (array, array, 1)
    yield plain, ((array, 3, (array,)),)
    yield static_arrays, ((Interface((4,)), Interface((3,))),)
    for typestr in ("<f2", "<f4", "<f8", "<V2", "|V1", "|b1", "|i1", "<i2", "<i4", "<i8", "|u1", "<u2", "<u4", "<u8"):
        yield plain, (Interface((16, 4), typestr),)
    for typestr in (">f4", "<c8", "<M8"):
        yield plain, (Interface((16,), typestr),)
    for code in range(18):
        yield from ((plain, (Capsule((16, 4), code, bits),)) for bits in (1, 4, 8, 16, 32, 64))
    yield plain, (Capsule((16,), lanes=2),)
    for number in (2**31 - 1, 2**31):
        for kernel in (plain, indexed_64):
            yield kernel, (Capsule((number,)),)
            yield kernel, (Capsule((1,), strides=(number,)),)
    for offset in (0, 4, 8, 16, 32):
        yield plain, (Interface((16,), offset=offset),)
        yield plain, (Capsule((16,), offset=offset),)
    for rank in range(13):
        yield plain, (Interface((4,) * rank),)
        yield plain, (Interface((1,) * rank),)
    for kernel in (indexed_64, static_shape, static_ends, static_stride, static_fifth_stride):
        for shape in ((), (3,), (1, 16), (16, 1), (3, 1, 16), (0, 3), (16, 1, 1, 4, 4, 4, 4)):
            yield kernel, (Interface(shape),)


def at_random(count: int, seed: int) -> Iterator[Case]:
    """Arrays of small ranks with all kinds of strides."""
    source = random.Random(seed)
    typestrs = {"<f2": 2, "<f4": 4, "<f8": 8, "|u1": 1}
    codes = {"<f2": (2, 16), "<f4": (2, 32), "<f8": (2, 64), "|u1": (1, 8)}
    for _ in range(count):
        rank = source.randint(0, 7)
        shape = [source.choice((0, 1, 1, 2, 3, 5, 16, 48)) for _ in range(rank)]
        strides = [source.choice((0, 1, 1, 2, 4, 6, 8, 16, 24, 48, 80, 128)) for _ in range(rank)]
        typestr, width = source.choice(list(typestrs.items()))
        offset = source.choice((0, 1, 2, 4)) * max(width, source.choice((4, 8)))
        kernel = source.choice((plain, plain, plain, indexed_64, static_shape, static_stride))
        if source.random() < 0.5:
            yield kernel, (Interface(shape, typestr, tuple(width * s for s in strides), offset),)
        else:
            yield kernel, (Capsule(shape, *codes[typestr], strides, offset),)


def of_torch() -> Iterator[Case]:
    """Real tensors and views of them, where torch is installed and finds a GPU."""
    try:
        import torch
    except ImportError:
        return
    if not torch.cuda.is_available():
        return
    for name in ("float16", "bfloat16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "bool"):
        tensor = torch.zeros((6, 16, 48), device="cuda", dtype=getattr(torch, name))
        views = [tensor, tensor[1:], tensor[:, 1:], tensor[..., 1:], tensor[..., ::2], tensor.transpose(0, 2)]
        views += [tensor[0, 0], tensor[0, 0, 0], tensor[:, :0], tensor[:1], tensor[:1].expand(6, 16, 48)]
        yield from ((plain, (view,)) for view in views)


# --- comparing ---------------------------------------------------------------


def theirs(kernel: Any, arguments: tuple[Any, ...]) -> Any:
    convention = compilation.CallingConvention.cutile_python_v2()
    return compilation.KernelSignature.from_kernel_args(kernel, arguments, convention, symbol="kernel").parameters


def ours(function: Any, arguments: tuple[Any, ...]) -> Any:
    annotations = parameter_annotations(function)
    if len(arguments) != len(annotations):
        raise TypeError(f"Kernel expects {len(annotations)} arguments but {len(arguments)} were given")
    inferred = [infer_argument(n, v, a) for (n, a), v in zip(annotations.items(), arguments, strict=True)]
    return infer_signature(inferred).parameters


def outcome(infer: Callable[..., Any], kernel: Any, arguments: tuple[Any, ...]) -> object:
    """The constraints, or the type of the error."""
    try:
        return infer(kernel, arguments)
    except (TypeError, ValueError, OverflowError) as error:
        return type(error)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=20000, metavar="N", help="argument sets made at random")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    compared = different = skipped = 0
    for function, arguments in (*table(), *of_torch(), *at_random(options.random, options.seed)):
        try:
            mine = outcome(ours, function, arguments)
        except NotSupported as error:
            print(f"not supported: {error}")
            skipped += 1
            continue
        cuda_tiles = outcome(theirs, ct.kernel(function), arguments)
        compared += 1
        if mine != cuda_tiles:
            different += 1
            print(f"{function.__name__}{arguments}\n  cuda.tile: {cuda_tiles}\n  tileproof: {mine}")
    print(f"cuda.tile {ct.__version__}: {compared} compared, {different} different, {skipped} not supported")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
