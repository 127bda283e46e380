"""What is verified: one entry of one program under one contract."""

from __future__ import annotations

from dataclasses import dataclass

from tileproof.contract import Contract
from tileproof.ir.program import Kernel, Program


@dataclass(frozen=True, slots=True)
class PointerOf:
    """The entry parameter is the address of the array's element (0, ..., 0)."""

    array: str


@dataclass(frozen=True, slots=True)
class SizeOf:
    """The entry parameter is the array's size along ``dim``, in elements."""

    array: str
    dim: int


@dataclass(frozen=True, slots=True)
class StrideOf:
    """The entry parameter is the array's stride along ``dim``, in elements."""

    array: str
    dim: int


@dataclass(frozen=True, slots=True)
class ScalarOf:
    """The entry parameter is the scalar parameter of that name."""

    scalar: str


Binding = PointerOf | SizeOf | StrideOf | ScalarOf


@dataclass(frozen=True, slots=True)
class Target:
    """One verification task.

    ``bindings`` has one entry per parameter of ``entry``, in order.
    ``bytecode`` is the exact artefact that was read (None for text input);
    ``kernel`` is the name its author knows, ``file`` and ``line`` say where it is.
    ``scope`` is ``launch`` if the contract is that of one launch, else ``all-launches``.
    """

    kernel: str
    contract: Contract
    program: Program
    entry: Kernel
    bindings: tuple[Binding, ...]
    file: str
    line: int | None = None
    bytecode: bytes | None = None
    scope: str = "all-launches"
