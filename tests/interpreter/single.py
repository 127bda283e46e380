"""Runs a few lines of Tile IR text on given tiles, for tests of single operations."""

from math import prod

import ml_dtypes
import numpy as np

from tileproof.ir.interpreter import Address, ArrayArgument, Launch, interpret
from tileproof.ir.interpreter.carriers import dtype_of, memory_bytes
from tileproof.ir.parser import parse_text
from tileproof.ir.types import ScalarType, TileType

ELEMENTS = {scalar.text: scalar for scalar in ScalarType}
BF16 = ml_dtypes.bfloat16


def tile_of(text):
    """``"2x4xi32"`` as a type; a lone element type is a scalar tile."""
    *shape, element = text.split("x")
    return TileType(ELEMENTS[element], tuple(map(int, shape)))


def _addresses(name, type):
    """Lines that make ``%name_at``, the addresses of the elements of a contiguous array, as a flat tile."""
    count, one = prod(type.shape), f"ptr<{type.element.text}>"
    many = f"{count}x{one}"
    return f"""
    %{name}_lane = iota : tile<{count}xi32>
    %{name}_one = reshape %{name}_base : tile<{one}> -> tile<1x{one}>
    %{name}_all = broadcast %{name}_one : tile<1x{one}> -> tile<{many}>
    %{name}_at = offset %{name}_all, %{name}_lane : tile<{many}>, tile<{count}xi32> -> tile<{many}>"""


def _load(name, type):
    flat = f"{prod(type.shape)}x{type.element.text}"
    shaped = "x".join([*map(str, type.shape), type.element.text])
    addresses = f"{prod(type.shape)}xptr<{type.element.text}>"
    return f"""{_addresses(name, type)}
    %{name}_flat, %{name}_token = load_ptr_tko weak %{name}_at : tile<{addresses}> -> tile<{flat}>, token
    %{name} = reshape %{name}_flat : tile<{flat}> -> tile<{shaped}>"""


def _store(name, type):
    flat = f"{prod(type.shape)}x{type.element.text}"
    shaped = "x".join([*map(str, type.shape), type.element.text])
    addresses = f"{prod(type.shape)}xptr<{type.element.text}>"
    return f"""{_addresses(name + "_out", type)}
    %{name}_flat_out = reshape %{name} : tile<{shaped}> -> tile<{flat}>
    %{name}_stored = store_ptr_tko weak %{name}_out_at, %{name}_flat_out : tile<{addresses}>, tile<{flat}> -> token"""


def text_of(code, operands, results, globals=""):
    """A module whose entry takes an address per operand and per result, and computes ``code``.

    ``operands`` and ``results``: from names of values in the code to their types as text.
    """
    types = {name: tile_of(text) for name, text in operands.items()}
    outputs = {name: tile_of(text) for name, text in results.items()}
    parameters = [f"%{name}_base: tile<ptr<{type.element.text}>>" for name, type in types.items()]
    parameters += [f"%{name}_out_base: tile<ptr<{type.element.text}>>" for name, type in outputs.items()]
    return f"""cuda_tile.module @test {{
  {globals}
  entry @test({", ".join(parameters)}) {{
    {"".join(_load(name, type) for name, type in types.items())}
    {code}
    {"".join(_store(name, type) for name, type in outputs.items())}
    return
  }}
}}"""


def launch_of(operands, results):
    """The launch of such an entry; ``operands`` with their values, as ``(type, values)``."""
    arrays = {}
    types = [(name, tile_of(text)) for name, (text, _) in operands.items()]
    types += [(f"{name} out", tile_of(text)) for name, text in results.items()]
    for name, type in types:
        strides = tuple(prod(type.shape[d + 1 :]) for d in range(len(type.shape)))
        arrays[name] = ArrayArgument(name, type.element, type.shape, strides, name)
    memory = {name: np.zeros(prod(a.shape) * memory_bytes(a.element), np.uint8) for name, a in arrays.items()}
    launch = Launch((1, 1, 1), tuple(Address(name) for name in arrays), memory, arrays)
    for name, (_, values) in operands.items():
        wanted = dtype_of(arrays[name].element)
        given = values if isinstance(values, np.ndarray) and values.dtype == wanted else np.array(values).astype(wanted)
        launch.fill(name, given.reshape(arrays[name].shape))
    return launch


def run_text(code, operands, results, *, globals="", **how):
    """The tiles that ``code`` computes from ``operands`` (name to type and values); ``results``: name to type."""
    program = parse_text(text_of(code, {name: text for name, (text, _) in operands.items()}, results, globals))
    launch = launch_of(operands, results)
    run = interpret(program.kernels[0], launch, program_globals=program.globals, **how)
    if not results:
        return run
    found = [launch.contents(f"{name} out") for name in results]
    return found[0] if len(found) == 1 else found


def unary(op, source, result, values, form="", **how):
    """``op`` from a vector of ``source`` elements to one of ``result`` elements."""
    count = len(values)
    code = f"%r = {op} %a {form} : tile<{count}x{source}> -> tile<{count}x{result}>"
    return run_text(code, {"a": (f"{count}x{source}", values)}, {"r": f"{count}x{result}"}, **how)


def elementwise(op, element, *operands, form="", **how):
    """``op`` on vectors of one element type, with ``form`` printed before the type."""
    count = len(operands[0])
    names = "abc"[: len(operands)]
    code = f"%r = {op} {', '.join(f'%{n}' for n in names)} {form} : tile<{count}x{element}>"
    tiles = {n: (f"{count}x{element}", values) for n, values in zip(names, operands, strict=True)}
    return run_text(code, tiles, {"r": f"{count}x{element}"}, **how)
