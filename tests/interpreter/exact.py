"""Rounding by definition: the neighbours of an exact number in a list of all numbers, or found step by step."""

import bisect
import math
from fractions import Fraction

import numpy as np

MODES = ("nearest_even", "zero", "negative_inf", "positive_inf")


def neighbours(exact, near, step):
    """The greatest number at most ``exact`` and the least at least; ``step`` gives the next one up or down."""
    while near == math.inf or (near != -math.inf and Fraction(float(near)) > exact):
        near = step(near, -math.inf)
    while near == -math.inf or Fraction(float(near)) < exact:
        following = step(near, math.inf)
        if following == math.inf or Fraction(float(following)) > exact:
            return near, following
        near = following
    return near, near


def choose(exact, below, above, mode, is_even, limit):
    """One of the neighbours; ``limit``: where an unlimited exponent would have the number after the greatest."""
    if below == above:
        return below
    if mode in ("negative_inf", "positive_inf"):
        return below if mode == "negative_inf" else above
    if mode == "zero":
        return below if exact > 0 else above
    low = Fraction(float(below)) if below != -math.inf else -limit
    high = Fraction(float(above)) if above != math.inf else limit
    if exact - low != high - exact:
        return below if exact - low < high - exact else above
    if mode == "nearest_away":
        return above if exact > 0 else below
    return below if is_even(below) else above


def round_ieee(exact, dtype, mode):
    """An exact number as f16, f32 or f64 (NumPy's)."""
    info = np.finfo(dtype)
    limit = Fraction(2) ** info.maxexp
    infinity = math.inf if exact > 0 else -math.inf
    with np.errstate(over="ignore"):
        near = dtype(float(exact) if abs(exact) < Fraction(2) ** 1023 else infinity)
        below, above = neighbours(exact, near, lambda n, to: np.nextafter(dtype(n), dtype(to)))
    width = np.dtype(dtype).itemsize

    def is_even(number):
        return not int(np.array(number, dtype).view(f"u{width}")) & 1

    return float(choose(exact, below, above, mode, is_even, limit))


class Table:
    """A format by the list of its finite numbers with their bits."""

    def __init__(self, numbers):
        pairs = sorted((number, bits) for bits, number in numbers if math.isfinite(number))
        self.numbers = [number for number, _ in pairs]
        self.bits = dict(pairs)

    @property
    def greatest(self):
        return self.numbers[-1]

    def round(self, exact, mode):
        """Within the range of the format."""
        position = bisect.bisect_left(self.numbers, exact)
        above = self.numbers[position]
        if above == exact:
            return above
        below = self.numbers[position - 1]
        return choose(exact, below, above, mode, lambda n: not self.bits[n] & 1, None)
