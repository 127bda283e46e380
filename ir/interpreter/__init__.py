"""Reference interpreter: runs Tile IR kernels on NumPy arrays, one tile block at a time.

Reading order: :mod:`launch` (what is run on what), :mod:`machine` (how a block
is executed), the rules by group of operations (:mod:`integers`,
:mod:`floating`, :mod:`conversions`, :mod:`shaping`, :mod:`products`,
:mod:`folds`, :mod:`views`, :mod:`accesses`, :mod:`atomics`, :mod:`control`,
:mod:`diagnostics`) over :mod:`carriers` and :mod:`rounding` (numbers) and
:mod:`memory`; then :mod:`events` (the record of memory accesses) and
:mod:`races`.

Integers are exact.  Floating-point operations that the specification defines
by IEEE 754 are exact, too; transcendental ones, and rounding ``approx`` and
``full``, give the nearest number or one beside it, which their tolerance
allows; sums of many numbers (``mmaf``, ``reduce``, ``scan``) are of one of the
orders that the specification leaves open.
"""

from tileproof.ir.interpreter import (
    accesses as _accesses,  # noqa: F401  importing a module of rules registers them
)
from tileproof.ir.interpreter import atomics as _atomics  # noqa: F401
from tileproof.ir.interpreter import control as _control  # noqa: F401
from tileproof.ir.interpreter import conversions as _conversions  # noqa: F401
from tileproof.ir.interpreter import diagnostics as _diagnostics  # noqa: F401
from tileproof.ir.interpreter import floating as _floating  # noqa: F401
from tileproof.ir.interpreter import folds as _folds  # noqa: F401
from tileproof.ir.interpreter import integers as _integers  # noqa: F401
from tileproof.ir.interpreter import products as _products  # noqa: F401
from tileproof.ir.interpreter import shaping as _shaping  # noqa: F401
from tileproof.ir.interpreter import views as _views  # noqa: F401
from tileproof.ir.interpreter.concrete import concrete_launch
from tileproof.ir.interpreter.errors import (
    AssertionFailed,
    RunError,
    StepLimit,
    UndefinedBehaviour,
    UndefinedKind,
    UnsupportedOperation,
)
from tileproof.ir.interpreter.events import Access
from tileproof.ir.interpreter.launch import Address, ArrayArgument, Launch
from tileproof.ir.interpreter.machine import Run, interpret
from tileproof.ir.interpreter.races import Race, races
from tileproof.ir.interpreter.schedule import PROGRAM_ORDER, Point, Reversed, Schedule, Shuffled
from tileproof.ir.interpreter.undefined_values import Pattern, Random, UndefinedValues

__all__ = [
    "PROGRAM_ORDER",
    "Access",
    "Address",
    "ArrayArgument",
    "AssertionFailed",
    "Launch",
    "Pattern",
    "Point",
    "Race",
    "Random",
    "Reversed",
    "Run",
    "RunError",
    "Schedule",
    "Shuffled",
    "StepLimit",
    "UndefinedBehaviour",
    "UndefinedKind",
    "UndefinedValues",
    "UnsupportedOperation",
    "concrete_launch",
    "interpret",
    "races",
]
