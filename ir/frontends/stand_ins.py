"""What host code needs of a GPU to come as far as its launches, where there is none.

If the script imports torch and torch finds no GPU, ``torch.cuda.current_stream``
gives a stand-in for a stream, and ``torch.cuda.synchronize`` does nothing.
Tensors are to be allocated on ``cpu`` or ``meta``.
"""

from __future__ import annotations

import contextlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


class Stream:
    """Stands for a CUDA stream; nothing is ever put into it."""

    cuda_stream = 0

    def synchronize(self) -> None:
        """Nothing was launched."""


@contextlib.contextmanager
def torch_without_gpu() -> Iterator[None]:
    """Meanwhile torch has the stand-ins, from its import on, if it finds no GPU."""
    replaced: list[tuple[Any, str, object]] = []

    def equip(torch: Any) -> None:
        if torch.cuda.is_available():
            return
        for name, stand_in in (("current_stream", _current_stream), ("synchronize", _synchronize)):
            replaced.append((torch.cuda, name, getattr(torch.cuda, name)))
            setattr(torch.cuda, name, stand_in)

    finder = _OnImport("torch", equip)
    if "torch" in sys.modules:
        equip(sys.modules["torch"])
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for owner, name, original in replaced:
            setattr(owner, name, original)


def _current_stream(device: object = None) -> Stream:
    return Stream()


def _synchronize(device: object = None) -> None:
    return None


class _OnImport(MetaPathFinder):
    """Calls ``then`` with the module of that name right after it was imported."""

    def __init__(self, name: str, then: Callable[[ModuleType], None]) -> None:
        self.name = name
        self.then = then
        self.searching = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name or self.searching:
            return None
        self.searching = True  # the others are asked, this one is not
        try:
            spec = importlib.util.find_spec(fullname)
        finally:
            self.searching = False
        if spec is not None and spec.loader is not None:
            spec.loader = _ThenLoader(spec.loader, self.then)
        return spec


class _ThenLoader(Loader):
    def __init__(self, inner: Loader, then: Callable[[ModuleType], None]) -> None:
        self.inner = inner
        self.then = then

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.inner.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = self.inner  # whom other code may ask for sources and data
        self.inner.exec_module(module)
        self.then(module)
