"""What array objects of all protocols say about themselves; NumPy is the oracle."""

import types

import ml_dtypes
import numpy as np
import pytest

from tileproof.ir.frontends.array_objects import array_object, is_array

BASE = np.arange(120, dtype=np.int32).reshape(4, 5, 6)
VIEWS = {
    "whole": BASE,
    "rows": BASE[1:],
    "columns": BASE[..., 2:4],
    "every other": BASE[::2, :, ::3],
    "transposed": BASE.T,
    "scalar": BASE[1, 2, 3:4].reshape(()),
    "broadcast": np.lib.stride_tricks.as_strided(BASE, BASE.shape, (0, 24, 4)),
    "empty": BASE[:, :0],
}


class DLPack:
    """Offers nothing but DLPack."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class ArrayInterface:
    def __init__(self, array):
        self.__array_interface__ = array.__array_interface__
        self.array = array


class CudaArrayInterface:
    def __init__(self, array):
        self.__cuda_array_interface__ = {**array.__array_interface__, "version": 3}


class Storage:
    def __init__(self, key):
        self._cdata = key


class Tensor:
    """A torch tensor as far as its public methods are used, over a NumPy array."""

    def __init__(self, array, device="cpu", base=None):
        self.array, self.base = array, array if base is None else base
        self.dtype = f"torch.{array.dtype.name}"
        self.shape = array.shape
        self.device = types.SimpleNamespace(type=device)

    def stride(self):
        return tuple(stride // self.array.itemsize for stride in self.array.strides)

    def storage_offset(self):
        return (self.array.ctypes.data - self.base.ctypes.data) // self.array.itemsize

    def element_size(self):
        return self.array.itemsize

    def data_ptr(self):
        return 0 if self.device.type == "meta" else self.array.ctypes.data

    def untyped_storage(self):
        return Storage(self.base.ctypes.data)

    def detach(self):
        return self

    def as_strided(self, size, stride):
        steps = tuple(s * self.array.itemsize for s in stride)
        return Tensor(np.lib.stride_tricks.as_strided(self.array, size, steps), self.device.type)

    def cpu(self):
        return Tensor(self.array.copy())


PROTOCOLS = {
    "NumPy": lambda array: array,
    "array interface": ArrayInterface,
    "CUDA array interface": CudaArrayInterface,
    "DLPack": DLPack,
    "torch": Tensor,
}


@pytest.mark.parametrize("view", VIEWS.values(), ids=list(VIEWS))
@pytest.mark.parametrize("wrap", PROTOCOLS.values(), ids=list(PROTOCOLS))
def test_shape_strides_and_address(wrap, view):
    value = wrap(view)
    found = array_object(value)
    assert is_array(value)
    assert (found.dtype, found.shape, found.address) == ("i32", view.shape, view.ctypes.data)
    if 0 not in view.shape:  # strides of empty arrays differ between libraries
        assert found.strides == tuple(stride // 4 for stride in view.strides)
        low, high = np.lib.array_utils.byte_bounds(view)
        assert found.span == high - low
    else:
        assert found.span == 0


@pytest.mark.parametrize("wrap", [PROTOCOLS[name] for name in ("NumPy", "array interface", "DLPack", "torch")])
def test_memory_between_first_and_last_element(wrap):
    view = BASE[1:3, ::2, 1:4]
    found = array_object(wrap(view))
    first = 30 + 1
    assert np.frombuffer(found.read(found.span), np.int32).tolist() == list(range(first, first + found.span // 4))


def test_memory_of_another_device_is_copied_from_there():
    found = array_object(Tensor(BASE[1:3], device="cuda"))
    assert np.frombuffer(found.read(found.span), np.int32).tolist() == list(range(30, 90))


def test_memory_on_the_gpu_behind_an_interface_cannot_be_read():
    assert array_object(CudaArrayInterface(BASE)).read is None


def test_tensors_without_memory_keep_their_distances():
    """Two views of one meta storage overlap as the views would; other storages are far away."""
    base, other = np.zeros(64, np.float32), np.zeros(64, np.float32)
    first, second, third = (
        array_object(Tensor(a, "meta", b)) for a, b in ((base[8:], base), (base[40:], base), (other, other))
    )
    assert second.address - first.address == 32 * 4
    assert abs(third.address - first.address) > 2**40
    assert first.read is None
    assert first.address % 16 == 0


DTYPES = {
    "bool": np.bool_,
    "i8": np.int8,
    "i64": np.int64,
    "u8": np.uint8,
    "u64": np.uint64,
    "f16": np.float16,
    "f64": np.float64,
    "bf16": ml_dtypes.bfloat16,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
}


@pytest.mark.parametrize("name", DTYPES)
def test_dtypes(name):
    assert array_object(np.zeros(3, DTYPES[name])).dtype == name
    assert array_object(Tensor(np.zeros(3, DTYPES[name]))).dtype == name


UNSUPPORTED = {
    "complex": (np.zeros(3, np.complex64), "Unsupported array dtype"),
    "big-endian": (np.zeros(3, ">f4"), "Only little-endian"),
    "dates": (np.zeros(3, "M8[s]"), "typestr"),
    "objects": (np.zeros(3, object), "typestr"),
    "records": (np.zeros(3, "V5"), "Unsupported array dtype"),
    "half bytes": (np.zeros(3, ml_dtypes.float4_e2m1fn), "Unsupported array dtype"),
    "complex through DLPack": (DLPack(np.zeros(3, np.complex64)), "Unsupported array dtype"),
    "strides between elements": (np.ndarray((3,), np.int32, b"." * 64, strides=(6,)), "no multiples of the element"),
    "no dictionary": (types.SimpleNamespace(__cuda_array_interface__=3), "non-dictionary"),
    "no data": (types.SimpleNamespace(__cuda_array_interface__={"typestr": "<f4", "shape": (1,)}), "'data' key"),
    "lengths": (
        types.SimpleNamespace(
            __cuda_array_interface__={"typestr": "<f4", "shape": (1,), "strides": (4, 4), "data": (16, False)}
        ),
        "different length",
    ),
}


@pytest.mark.parametrize("value, problem", UNSUPPORTED.values(), ids=list(UNSUPPORTED))
def test_what_cannot_be_used_is_said(value, problem):
    with pytest.raises((TypeError, ValueError), match=problem):
        array_object(value)
