"""What the annotations of a kernel's parameters say to ``cuda.tile.launch`` (cuTile documentation, "Data Model")."""

from __future__ import annotations

import typing
from dataclasses import dataclass
from types import FunctionType
from typing import Any


@dataclass(frozen=True, slots=True)
class Annotation:
    """One parameter's annotation.

    ``static_shape_dims`` and ``static_stride_dims`` are the dimensions (from
    the end if negative) to be known at compile time.  ``items`` are the
    annotations of a tuple's items, ``each`` that of all of them alike; where neither
    is given, a tuple's items have the annotation itself.
    """

    constant: bool = False
    scalar_bits: int = 32
    index_bits: int = 32
    static_shape_dims: tuple[int, ...] = ()
    static_stride_dims: tuple[int, ...] = ()
    items: tuple[Annotation, ...] | None = None
    each: Annotation | None = None

    @property
    def is_tuple(self) -> bool:
        return self.items is not None or self.each is not None

    def for_items(self, count: int) -> tuple[Annotation, ...]:
        """The annotations of a tuple's items; TypeError if it has another length than annotated."""
        if self.items is None:
            return (self.each or self,) * count
        if len(self.items) != count:
            raise TypeError(
                f"Received a tuple of length {count} for a parameter annotated as a tuple of length {len(self.items)}"
            )
        return self.items


def parameter_annotations(function: FunctionType) -> dict[str, Annotation]:
    """The kernel's parameters in order, with what their annotations say."""
    hints = typing.get_type_hints(function, include_extras=True)
    code = function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {name: _annotation(hints.get(name), constant=False) for name in names}


def _annotation(hint: Any, *, constant: bool) -> Annotation:
    import cuda.tile as ct

    notes: tuple[Any, ...] = ()
    if typing.get_origin(hint) is typing.Annotated:
        hint, *rest = typing.get_args(hint)
        notes = tuple(rest)
        constant = constant or any(isinstance(note, ct.ConstantAnnotation) for note in notes)
    if typing.get_origin(hint) is tuple:
        arguments = typing.get_args(hint)
        if len(arguments) == 2 and arguments[1] is ...:
            return Annotation(each=_annotation(arguments[0], constant=constant))
        return Annotation(items=tuple(_annotation(argument, constant=constant) for argument in arguments))
    scalar_annotation = type(typing.get_args(ct.ScalarInt64[int])[1])
    scalar_bits = index_bits = 32
    shape_dims: tuple[int, ...] = ()
    stride_dims: tuple[int, ...] = ()
    for note in notes:
        if isinstance(note, ct.ArrayAnnotation):
            index_bits = _bits(note.index_dtype)
            shape_dims, stride_dims = note.static_shape_dims, note.static_stride_dims
        elif isinstance(note, scalar_annotation):
            scalar_bits = _bits(note.dtype)
    return Annotation(constant, scalar_bits, index_bits, shape_dims, stride_dims)


def _bits(dtype: Any) -> int:
    import cuda.tile as ct

    return 64 if dtype == ct.int64 else 32
