"""What array objects of any library say about themselves: dtype, shape, strides, address, and their memory.

Understood are torch tensors (also of the device ``meta``, which have no
memory), the CUDA array interface, NumPy's array interface and DLPack.  No
library is imported for it.  Sources: the documentation of the CUDA array
interface (version 3), of NumPy's ``__array_interface__``, and ``dlpack.h`` of
DLPack 1.1, whose structures are read as they lie in memory.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tileproof.dtypes import NAMES, dtype


@dataclass(frozen=True, slots=True)
class ArrayObject:
    """``strides`` are in elements, ``address`` is that of the element (0, ..., 0), in bytes.

    ``read`` gives that many bytes of memory from there on; it is None where
    memory cannot be read (or does not exist).
    """

    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    address: int
    read: Callable[[int], bytes] | None = None

    @property
    def element_bytes(self) -> int:
        return max(1, dtype(self.dtype).storage_bits // 8)

    @property
    def span(self) -> int:
        """Bytes from the first element to the end of the farthest one; strides must not be negative."""
        if 0 in self.shape:
            return 0
        farthest = sum((size - 1) * stride for size, stride in zip(self.shape, self.strides, strict=True))
        return (farthest + 1) * self.element_bytes


def is_array(value: object) -> bool:
    """Whether the object offers one of the understood protocols."""
    protocols = ("__cuda_array_interface__", "__dlpack__", "__array_interface__")
    return isinstance(value, ArrayObject) or _is_tensor(value) or any(hasattr(value, name) for name in protocols)


def _is_tensor(value: object) -> bool:
    """Whether it is a torch tensor, or as good as one."""
    return all(hasattr(value, name) for name in ("data_ptr", "untyped_storage", "storage_offset", "stride"))


def array_object(value: Any) -> ArrayObject:
    """The object as array; TypeError or ValueError, in the words of cuda.tile, says what cannot be used.

    Of several protocols the first is taken: torch tensors, then what has memory
    on the GPU, then what has memory here.
    """
    if isinstance(value, ArrayObject):
        return value
    if _is_tensor(value):
        return _of_tensor(value)
    interface = getattr(value, "__cuda_array_interface__", None)
    if interface is not None:
        return _of_interface(interface, "__cuda_array_interface__", readable=False)
    interface = getattr(value, "__array_interface__", None)
    if interface is not None:
        # ml_dtypes' types have no names of their own in the interface, but in NumPy's dtype.
        named = getattr(getattr(value, "dtype", None), "name", None)
        return _of_interface(interface, "__array_interface__", readable=True, named=named)
    return _of_dlpack(value)


# --- element types -----------------------------------------------------------

_BY_CUTILE_NAME = {row.cutile: row.name for row in map(dtype, NAMES) if row.cutile is not None}
_KINDS = {"b": "bool_", "i": "int{}", "u": "uint{}", "f": "float{}"}
_DLPACK_CODES = {
    0: "int{}",
    1: "uint{}",
    2: "float{}",
    4: "bfloat{}",
    6: "bool_",
    10: "float8_e4m3fn",
    12: "float8_e5m2",
    14: "float8_e8m0fnu",
}
"""``DLDataTypeCode`` of the element types that cuda.tile takes; {} stands for the width in bits."""


def _named(cutile_name: str) -> str:
    found = _BY_CUTILE_NAME.get("bool_" if cutile_name == "bool" else cutile_name)
    if found is None or dtype(found).storage_bits < 8:
        raise TypeError(f"Unsupported array dtype {cutile_name}")
    return found


def _of_typestr(text: object, named: str | None) -> str:
    if not isinstance(text, str) or len(text) < 3 or not text[2:].isdigit():
        raise TypeError(f"the array interface has the invalid typestr {text!r}")
    order, kind, size = text[0], text[1], int(text[2:])
    if order == ">":
        raise TypeError("Only little-endian types are supported")
    if named in _BY_CUTILE_NAME:
        return _named(named)
    if kind == "V" and size == 2:
        return _named("bfloat16")  # the CUDA array interface has no other way to say so
    if kind not in _KINDS or (kind == "b" and size != 1):
        raise TypeError(f"Unsupported array dtype {text}")
    return _named(_KINDS[kind].format(8 * size))


# --- protocols ---------------------------------------------------------------


def _of_tensor(tensor: Any) -> ArrayObject:
    """A torch tensor; one without memory gets an address range of its own per storage."""
    element = _named(str(tensor.dtype).removeprefix("torch."))
    width = int(tensor.element_size())
    device = str(getattr(tensor.device, "type", tensor.device))
    address = int(tensor.data_ptr())
    read: Callable[[int], bytes] | None = None
    if device == "meta":
        storage = tensor.untyped_storage()
        key = int(getattr(storage, "_cdata", id(storage)))
        # Beyond any real address, and farther apart than any storage is long.
        address = ((1 << 64 | key) << 44) + int(tensor.storage_offset()) * width
    elif device == "cpu":
        read = _memory(address)
    else:
        read = _copied(tensor, width)
    return ArrayObject(element, _whole(tensor.shape), _whole(tensor.stride()), address, read)


def _copied(tensor: Any, width: int) -> Callable[[int], bytes]:
    """Reads memory of another device through a copy of what lies between the first and the last element."""

    def read(length: int) -> bytes:
        host = tensor.detach().as_strided((length // width,), (1,)).cpu()
        return ctypes.string_at(int(host.data_ptr()), length)

    return read


def _memory(address: int) -> Callable[[int], bytes]:
    return lambda length: ctypes.string_at(address, length)


def _of_interface(interface: Any, what: str, *, readable: bool, named: str | None = None) -> ArrayObject:
    if not isinstance(interface, dict):
        raise TypeError(f"{what} returned a non-dictionary object")
    for key in ("typestr", "shape", "data"):
        if interface.get(key) is None:
            raise TypeError(f"{what} is missing the '{key}' key")
    element = _of_typestr(interface["typestr"], named)
    shape = _whole(interface["shape"])
    width = max(1, dtype(element).storage_bits // 8)
    data = interface["data"]
    if not isinstance(data, tuple) or len(data) != 2 or not isinstance(data[0], int):
        raise TypeError(f"{what}['data'] is not a tuple of an address and whether it is read-only")
    given = interface.get("strides")
    in_bytes = [width * stride for stride in _contiguous(shape)] if given is None else _whole(given)
    if len(in_bytes) != len(shape):
        raise ValueError("shape and stride have different length")
    if any(stride % width for stride in in_bytes):
        raise ValueError(f"strides {tuple(in_bytes)} (in bytes) are no multiples of the element size {width}")
    strides = tuple(stride // width for stride in in_bytes)
    return ArrayObject(element, shape, strides, data[0], _memory(data[0]) if readable else None)


def _whole(numbers: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def _contiguous(shape: Sequence[int]) -> list[int]:
    strides = [1]
    for size in reversed(shape[1:]):
        strides.append(size * strides[-1])
    return strides[: len(shape)][::-1]


# --- DLPack ------------------------------------------------------------------


class _Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class _DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    """``DLTensor``, which is also the first field of ``DLManagedTensor``."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_HOST_DEVICES = (1, 3, 13)  # kDLCPU, kDLCUDAHost, kDLCUDAManaged


def _of_dlpack(value: Any) -> ArrayObject:
    capsule = value.__dlpack__()  # its destructor frees what nobody has taken over
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    tensor = _Tensor.from_address(pointer(capsule, b"dltensor"))
    if tensor.dtype.lanes != 1:
        raise TypeError("Array dtypes with multiple lanes are not supported")
    code = _DLPACK_CODES.get(tensor.dtype.code, f"of DLPack code {tensor.dtype.code}")
    element = _named(code.format(tensor.dtype.bits))
    if dtype(element).storage_bits != tensor.dtype.bits:
        raise TypeError(f"Unsupported array dtype {element} of {tensor.dtype.bits} bits")
    shape = tuple(tensor.shape[: tensor.ndim])
    strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else tuple(_contiguous(shape))
    address = (tensor.data or 0) + tensor.byte_offset
    readable = tensor.device.type in _HOST_DEVICES
    return ArrayObject(element, shape, strides, address, _memory(address) if readable else None)
