"""Checks of arithmetic and conversions: rounding modes, flushing, matrix products (specification, "Operations")."""

from __future__ import annotations

from tileproof.ir.attributes import IntegerOverflow, RoundingMode, Signedness
from tileproof.ir.operations.checks import element_of, tiles_of
from tileproof.ir.operations.specification import Check
from tileproof.ir.program import Op
from tileproof.ir.types import ScalarType

R = RoundingMode
S = ScalarType
IEEE = (R.NEAREST_EVEN, R.ZERO, R.NEGATIVE_INF, R.POSITIVE_INF)


def _rounding(*allowed: RoundingMode, name: str = "rounding_mode", f32_only: tuple[RoundingMode, ...] = ()) -> Check:
    def check(op: Op) -> str | None:
        mode = op.attributes[name]
        if mode not in allowed:
            return f"{name} must be one of {', '.join(m.text for m in allowed)}, found {mode.text}"
        if mode in f32_only and element_of(op, "result") is not S.F32:
            return f"{name} {mode.text} is for f32"
        return None

    return check


ieee_rounding = _rounding(*IEEE)
approximate_rounding = _rounding(R.APPROX, R.FULL, f32_only=(R.APPROX,))
float_division_rounding = _rounding(*IEEE, R.APPROX, R.FULL, f32_only=(R.APPROX, R.FULL))
root_rounding = _rounding(*IEEE, R.APPROX, f32_only=(R.APPROX,))


_division_rounding = _rounding(R.ZERO, R.NEGATIVE_INF, R.POSITIVE_INF, name="rounding")


def division_rounding(op: Op) -> str | None:
    unsigned = op.attributes["signedness"] is Signedness.UNSIGNED
    if unsigned and op.attributes["rounding"] is R.NEGATIVE_INF:
        return "rounding negative_inf is for signed division"
    return _division_rounding(op)


def no_unsigned_overflow(op: Op) -> str | None:
    if op.attributes["overflow"] is IntegerOverflow.NUW:
        return "overflow no_unsigned_wrap is not for this operation"
    return None


def flushing(op: Op) -> str | None:
    if op.attributes["flush_to_zero"] and element_of(op, "result") is not S.F32:
        return "flush_to_zero is for f32"
    return None


def product_shapes(op: Op) -> str | None:
    """(B)MxK times (B)KxN gives (B)MxN."""
    lhs, rhs, acc = (t.shape for t in tiles_of(op, "lhs", "rhs", "acc"))
    if len(lhs) not in (2, 3):
        return "the factors must have rank 2 or 3"
    if lhs[-1] != rhs[-2] or acc[-2:] != (lhs[-2], rhs[-1]) or not lhs[:-2] == rhs[:-2] == acc[:-2]:
        return f"the shapes of a matrix product must fit, found {lhs}, {rhs} and {acc}"
    return None


_ACCUMULATORS = {
    S.F16: (S.F16, S.F32),
    S.BF16: (S.F32,),
    S.F32: (S.F32,),
    S.TF32: (S.F32,),
    S.F64: (S.F64,),
    S.F8E4M3FN: (S.F16, S.F32),
    S.F8E5M2: (S.F16, S.F32),
}


def accumulator_type(op: Op) -> str | None:
    element = element_of(op, "lhs")
    assert isinstance(element, ScalarType)
    allowed = _ACCUMULATORS[element]
    if element_of(op, "acc") not in allowed:
        return f"the accumulator of {element.text} must be of {' or '.join(s.text for s in allowed)}"
    return None


_BLOCK_SIZES = {
    (S.F4E2M1FN, S.F8E4M3FN): (16,),
    (S.F4E2M1FN, S.F8E8M0FNU): (16, 32),
    (S.F4E2M1FN, S.FNV8E5M3FNU): (16, 32),
    (S.F8E4M3FN, S.F8E8M0FNU): (32,),
    (S.F8E5M2, S.F8E8M0FNU): (32,),
}


def scale_shapes(op: Op) -> str | None:
    """Scales: (B)MxS and (B)SxN, each for K/S factors."""
    lhs, rhs, lhs_scale, rhs_scale = tiles_of(op, "lhs", "rhs", "lhs_scale", "rhs_scale")
    sizes = _BLOCK_SIZES.get((lhs.element, lhs_scale.element))  # type: ignore[arg-type]
    if sizes is None:
        return "factors and scales have element types that do not go together"
    depth, blocks = lhs.shape[-1], lhs_scale.shape[-1]
    if lhs_scale.shape[:-1] != lhs.shape[:-1] or depth % blocks or depth // blocks not in sizes:
        return f"lhs_scale must have a number per {' or '.join(map(str, sizes))} factors, found shape {lhs_scale.shape}"
    if rhs_scale.shape != (*rhs.shape[:-2], blocks, rhs.shape[-1]):
        return f"rhs_scale must have the shape that lhs_scale asks for, found {rhs_scale.shape}"
    return None
