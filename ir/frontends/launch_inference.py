"""The signature that ``cuda.tile.launch`` compiles a kernel for, inferred from the arguments without a GPU.

cuda.tile does this in its extension module, which needs the CUDA driver
library.  The rules here were found by asking ``KernelSignature.from_kernel_args``
of cuda-tile 1.7 (benchmarks/compare_inference.py does that again on a machine
with a driver, and the tests with a stand-in for the driver):

- A number is ``i32`` (``i64`` for ``ct.ScalarInt64``), ``f32`` or ``bool``;
  where the parameter is a ``ct.Constant`` it is a constant.  A tuple is taken
  apart.  NumPy scalars, strings and None are refused.
- An array's sizes and strides are ``i32`` (``i64`` for ``ct.IndexedWithInt64``).
- A size of 1 is static, and a stride of 1, unless the annotation lists static
  dimensions (sizes and strides apart): then exactly those are.
- A size is assumed to be a multiple of 16 if it is one; a stride of 16 bytes,
  in elements; the address of 16 bytes.  Every stride is assumed not to be negative.
- From rank 6 on, nothing of the above is inferred of sizes and strides but what the annotation says.
- Two indices are assumed to have two addresses if, with all dimensions sorted by
  stride, each stride is at least size times stride of the one before.
- Arguments are never allowed to alias.
- The calling convention is ``cutile_python_v2`` if a size is static or an
  argument is a tuple, else ``v1``.

Not imitated: streams, devices and masks of arrays are not looked at; the sizes
and strides of ``__cuda_array_interface__`` that do not fit into the index type
are cut off there, and refused here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy

from tileproof.ir.frontends.array_objects import ArrayObject, array_object, is_array
from tileproof.ir.frontends.export import cutile_dtype
from tileproof.ir.frontends.parameter_annotations import Annotation

INFERRED_RANK = 5
"""The highest rank of which something is inferred."""
MULTIPLE = 16
"""Sizes (in elements), strides and addresses (in bytes) are looked at for being multiples of this."""


@dataclass(frozen=True, slots=True)
class ArrayArgument:
    """``index_bits``: of sizes and strides; a static size or stride is None where it is not known at compile time.

    ``listed_sizes`` are the dimensions whose sizes the annotation wants to be static.
    """

    name: str
    array: ArrayObject
    index_bits: int
    static_sizes: tuple[int | None, ...]
    static_strides: tuple[int | None, ...]
    listed_sizes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScalarArgument:
    """``dtype`` as contracts name it."""

    name: str
    dtype: str
    value: int | float | bool


@dataclass(frozen=True, slots=True)
class ConstantArgument:
    name: str
    value: int | float | bool


@dataclass(frozen=True, slots=True)
class TupleArgument:
    """Its items are called ``name_0``, ``name_1``, ..."""

    name: str
    items: tuple[Argument, ...]


Argument = ArrayArgument | ScalarArgument | ConstantArgument | TupleArgument


class NotSupported(Exception):
    """An argument that cuda.tile takes, but of which nothing can be said here."""


# --- arguments ---------------------------------------------------------------


def infer_argument(name: str, value: object, annotation: Annotation) -> Argument:
    """What becomes of one argument of a launch.

    Raises TypeError, ValueError or OverflowError where ``cuda.tile.launch``
    does, and NotSupported.
    """
    if isinstance(value, tuple):
        return _tuple(name, value, annotation)
    if annotation.is_tuple:
        raise TypeError(f"{name}: Received a non-tuple argument for a parameter annotated as a tuple")
    if annotation.constant:
        return _constant(name, value)
    if isinstance(value, bool):
        return ScalarArgument(name, "bool", value)
    if isinstance(value, int):
        bits = annotation.scalar_bits
        _check_range(name, value, -(2 ** (bits - 1)), 2 ** (bits - 1), f"int{bits}_t")
        return ScalarArgument(name, f"i{bits}", int(value))
    if isinstance(value, float):
        return ScalarArgument(name, "f32", float(value))
    if isinstance(value, list):
        if not value:
            raise TypeError(f"{name}: Empty lists are not supported as kernel arguments")
        raise NotSupported(f"{name} is a list of arrays, which is not supported yet")
    if isinstance(value, numpy.generic) or not is_array(value):
        raise TypeError(f"{name}: Objects of type {type(value).__name__!r} are not supported.")
    return _array(name, array_object(value), annotation)


def _tuple(name: str, value: tuple[object, ...], annotation: Annotation) -> Argument:
    if type(value) is not tuple:
        raise TypeError(f"{name}: {type(value).__name__!r} is a subclass of 'tuple'. Only plain tuples are accepted.")
    annotations = annotation.for_items(len(value))
    items = [infer_argument(f"{name}_{i}", item, annotations[i]) for i, item in enumerate(value)]
    return TupleArgument(name, tuple(items))


def _constant(name: str, value: object) -> Argument:
    if isinstance(value, bool | float):
        return ConstantArgument(name, value if isinstance(value, bool) else float(value))
    if isinstance(value, int):
        _check_range(name, value, -(2**63), 2**64, "unsigned long")
        return ConstantArgument(name, int(value))
    raise TypeError(f"{name}: Could not interpret object of type {type(value).__name__!r} as a constant.")


def _check_range(name: str, value: int, low: int, beyond: int, type_: str) -> None:
    if not low <= value < beyond:
        raise OverflowError(f"{name}: Python int too large to convert to C {type_}")


def _array(name: str, array: ArrayObject, annotation: Annotation) -> Argument:
    limit = 2 ** (annotation.index_bits - 1)
    advice = "" if annotation.index_bits == 64 else "; annotate the parameter with ct.IndexedWithInt64"
    for what, numbers in (("shape", array.shape), ("stride", array.strides)):
        for number in numbers:
            if number >= limit:
                raise OverflowError(f"{name}: {what} is too big: {number} does not fit the index type{advice}")
    if any(stride < 0 for stride in array.strides):
        raise NotSupported(f"{name} has the strides {array.strides}; negative strides are not supported by kernels")
    if array.address % array.element_bytes:
        raise NotSupported(f"{name} lies at an address that is no multiple of its element size {array.element_bytes}")
    return ArrayArgument(
        name,
        array,
        annotation.index_bits,
        _static(name, "static_shape_dims", array.shape, annotation.static_shape_dims),
        _static(name, "static_stride_dims", array.strides, annotation.static_stride_dims),
        tuple(axis % len(array.shape) for axis in annotation.static_shape_dims),
    )


def _static(name: str, what: str, numbers: Sequence[int], listed: Sequence[int]) -> tuple[int | None, ...]:
    """The numbers known at compile time: those listed, or without a list those that are 1."""
    rank = len(numbers)
    if not listed:
        return tuple(1 if number == 1 and rank <= INFERRED_RANK else None for number in numbers)
    axes: set[int] = set()
    for axis in listed:
        if not -rank <= axis < rank:
            raise ValueError(f"{name}: {what} contains axis {axis} but array rank is {rank}")
        if axis % rank in axes:
            raise ValueError(f"{name}: {what} contains duplicate axis {axis}")
        axes.add(axis % rank)
    return tuple(number if axis in axes else None for axis, number in enumerate(numbers))


# --- the signature -----------------------------------------------------------


def infer_signature(arguments: Sequence[Argument]) -> Any:
    """The ``cuda.tile.compilation.KernelSignature``, without a symbol."""
    from cuda.tile import compilation

    newer = any(map(_needs_v2, arguments))
    convention = compilation.CallingConvention
    return compilation.KernelSignature(
        [_constraint(argument) for argument in arguments],
        convention.cutile_python_v2() if newer else convention.cutile_python_v1(),
    )


def _needs_v2(argument: Argument) -> bool:
    if isinstance(argument, ArrayArgument):
        return any(size is not None for size in argument.static_sizes)
    return isinstance(argument, TupleArgument)


def _constraint(argument: Argument) -> Any:
    from cuda.tile import compilation

    match argument:
        case ConstantArgument(value=value):
            return compilation.ConstantConstraint(value)
        case ScalarArgument():
            return compilation.ScalarConstraint(cutile_dtype(argument.dtype))
        case TupleArgument(items=items):
            return compilation.TupleConstraint([_constraint(item) for item in items])
        case ArrayArgument():
            return _array_constraint(argument)


def _array_constraint(argument: ArrayArgument) -> Any:
    import cuda.tile as ct
    from cuda.tile import compilation

    array = argument.array
    looked_at = len(array.shape) <= INFERRED_RANK
    unit = MULTIPLE // array.element_bytes
    return compilation.ArrayConstraint(
        cutile_dtype(array.dtype),
        len(array.shape),
        index_dtype=ct.int64 if argument.index_bits == 64 else ct.int32,
        stride_lower_bound_incl=0,
        alias_groups=(),
        may_alias_internally=_may_overlap_itself(array),
        stride_constant=argument.static_strides,
        shape_constant=argument.static_sizes,
        stride_divisible_by=[
            unit if looked_at and static is None and stride % unit == 0 else 1
            for stride, static in zip(array.strides, argument.static_strides, strict=True)
        ],
        shape_divisible_by=[
            MULTIPLE if looked_at and static is None and size % MULTIPLE == 0 else 1
            for size, static in zip(array.shape, argument.static_sizes, strict=True)
        ],
        base_addr_divisible_by=MULTIPLE if array.address % MULTIPLE == 0 else 1,
    )


def _may_overlap_itself(array: ArrayObject) -> bool:
    inner = 1
    for stride, size in sorted(zip(array.strides, array.shape, strict=True)):
        if stride < inner:
            return True
        inner = stride * size
    return False
