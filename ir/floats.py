"""Floating-point numbers as MLIR writes and reads them: shortest of two decimal forms, else hexadecimal bits.

The decimal digits follow LLVM's ``APFloat::toString``, including that it cuts
digits off before it rounds: the official disassembler's texts depend on it.
"""

from __future__ import annotations

import re
from fractions import Fraction

from tileproof.ir.constants import bit_width, format_of, round_to_bits
from tileproof.ir.types import ScalarType


def float_text(type: ScalarType, bits: int) -> str:
    """The number that the bits stand for: ``1.000000e+00``, ``9.99999974E-6`` or ``0x7F800000``."""
    number = _exact(type, bits)
    if number is not None:
        negative, value = number
        text = _decimal(negative, value, type, 6, 0, False)
        if parse_float(type, text) == bits:
            return text
        text = _decimal(negative, value, type, 0, 3, True)
        if "." in text:
            return text
    return f"0x{bits:X}"


def _exact(type: ScalarType, bits: int) -> tuple[bool, tuple[int, int]] | None:
    """Sign, and (significand, power of two); None for infinities and NaN."""
    format = format_of(type)
    mantissa = bits & ((1 << format.mantissa) - 1)
    top = (1 << format.exponent) - 1
    exponent = bits >> format.mantissa & top
    negative = format.signed and bool(bits >> (format.mantissa + format.exponent) & 1)
    if format.is_special(exponent, mantissa):
        return None
    if exponent == 0 and format.subnormals:
        return negative, (mantissa, 1 - format.bias - format.mantissa)
    return negative, (1 << format.mantissa | mantissa, exponent - format.bias - format.mantissa)


def _decimal(
    negative: bool, value: tuple[int, int], type: ScalarType, digits: int, padding: int, truncate: bool
) -> str:
    """At most ``digits`` digits (0: enough to read it back), zeros cut off if ``truncate``.

    Scientific notation unless ``padding`` zeros at most make it an ordinary number.
    """
    sign = "-" if negative else ""
    significand, exponent = value
    if significand == 0:
        zeros = "0.0E+0" if truncate else "0.0" + "0" * (digits - 1) + "e+00"
        return sign + ("0" if padding else zeros)
    precision = format_of(type).mantissa + 1
    digits = digits or 2 + precision * 59 // 196
    while significand % 2 == 0:
        significand //= 2
        exponent += 1
    if exponent >= 0:
        significand <<= exponent
        exponent = 0
    else:
        significand *= 5**-exponent
    text, exponent = _round(*_cut(significand, exponent, digits), digits)
    scientific = not padding
    if padding and exponent >= 0:
        scientific = exponent > padding or len(text) + exponent > digits
    elif padding:
        leading = exponent + len(text) - 1
        scientific = leading < 0 and -leading > padding
    if scientific:
        return sign + _scientific(text, exponent + len(text) - 1, digits, truncate)
    if exponent >= 0:
        return sign + text + "0" * exponent
    whole = len(text) + exponent
    return sign + (text[:whole] + "." + text[whole:] if whole > 0 else "0." + "0" * -whole + text)


def _cut(significand: int, exponent: int, digits: int) -> tuple[int, int]:
    """Drop low decimal digits that cannot matter, by APFloat's estimate of 196/59 bits a digit."""
    needed = (digits * 196 + 58) // 59
    surplus = significand.bit_length() - needed
    removable = surplus * 59 // 196 if surplus > 0 else 0
    return significand // 10**removable, exponent + removable


def _round(significand: int, exponent: int, digits: int) -> tuple[str, int]:
    """To that many digits, half away from zero, without trailing zeros."""
    text = str(significand)
    surplus = len(text) - digits
    if surplus > 0:
        up = text[digits] >= "5"
        text, exponent = str(int(text[:digits]) + up), exponent + surplus
    stripped = text.rstrip("0")
    return stripped, exponent + len(text) - len(stripped)


def _scientific(text: str, exponent: int, digits: int, truncate: bool) -> str:
    rest = text[1:] or ("0" if truncate else "")
    if not truncate:
        rest += "0" * max(digits - len(text) + 1, 0)
    size = str(abs(exponent))
    if not truncate:
        size = size.rjust(2, "0")
    return f"{text[0]}.{rest}{'E' if truncate else 'e'}{'-' if exponent < 0 else '+'}{size}"


_DECIMAL = re.compile(r"-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")


def parse_float(type: ScalarType, text: str) -> int:
    """The bits of the nearest number, ties to even; hexadecimal texts are the bits themselves.

    ValueError for anything else, and for what the type cannot hold.
    """
    if text.startswith("0x"):
        bits = int(text, 16)
        if bits >> bit_width(type):
            raise ValueError(f"{text} has more than the {bit_width(type)} bits of {type.text}")
        return bits
    if not _DECIMAL.fullmatch(text):
        raise ValueError(f"expected a number, found {text!r}")
    mantissa, _, power = text.lower().partition("e")
    if power and abs(int(power)) > 5000:
        raise ValueError(f"{text} is out of the range of {type.text}")
    return round_to_bits(type, Fraction(text), text.startswith("-"))
