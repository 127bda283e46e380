"""Matrix products (specification, "Matrix multiplication").

The order of the sums is open; here products and sums are those of float64, and
the result is rounded once to the accumulator's type.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tileproof.ir.attributes import Signedness
from tileproof.ir.interpreter.carriers import Array, by_sign, scalar_element, to_double, wrapped
from tileproof.ir.interpreter.machine import TileBlock, rule
from tileproof.ir.interpreter.rounding import round_double
from tileproof.ir.program import Op


def _numbers(x: TileBlock, op: Op, name: str) -> Array:
    return to_double(x.operand(op, name), scalar_element(op.value(name).type))


@rule("mmaf")
def _float_product(x: TileBlock, op: Op) -> Sequence[Array]:
    total = np.matmul(_numbers(x, op, "lhs"), _numbers(x, op, "rhs")) + _numbers(x, op, "acc")
    return [round_double(total, scalar_element(op.result.type))]


@rule("mmai")
def _integer_product(x: TileBlock, op: Op) -> Sequence[Array]:
    """Exact in float64: sums of up to 2**24 products of 16 bits; then modulo 2**32."""
    factors = [
        by_sign(x.operand(op, name), scalar_element(op.value(name).type), signedness is Signedness.SIGNED)
        for name, signedness in (("lhs", op.attributes["signedness_lhs"]), ("rhs", op.attributes["signedness_rhs"]))
    ]
    lhs, rhs = (factor.astype(np.float64) for factor in factors)
    total = np.matmul(lhs, rhs).astype(np.int64) + x.operand(op, "acc")
    return [wrapped(total, scalar_element(op.result.type))]


@rule("mmaf_scaled")
def _scaled_product(x: TileBlock, op: Op) -> Sequence[Array]:
    """Every factor is multiplied by its scale, one for a group of them along the inner dimension."""
    lhs, rhs = _numbers(x, op, "lhs"), _numbers(x, op, "rhs")
    lhs_scale, rhs_scale = _numbers(x, op, "lhs_scale"), _numbers(x, op, "rhs_scale")
    group = lhs.shape[-1] // lhs_scale.shape[-1]
    lhs = lhs * np.repeat(lhs_scale, group, axis=-1)
    rhs = rhs * np.repeat(rhs_scale, group, axis=-2)
    return [round_double(np.matmul(lhs, rhs) + _numbers(x, op, "acc"), scalar_element(op.result.type))]
