"""Loads, stores and atomics: where they go, what they leave, what they record."""

import numpy as np
import pytest
from single import launch_of, run_text, text_of

from tileproof.ir.attributes import MemoryOrdering, MemoryScope
from tileproof.ir.interpreter import Pattern, Random, UndefinedBehaviour, UndefinedKind, interpret
from tileproof.ir.parser import parse_text

A5 = np.array([0xA5A5A5A5], np.uint32).view(np.int32)[0]


def accesses(code, operands, **how):
    """The accesses of ``code`` itself, without those that load its operands, and what it leaves in memory."""
    loads = len(operands)
    program = parse_text(text_of(code, {name: text for name, (text, _) in operands.items()}, {}))
    launch = launch_of(operands, {})
    run = interpret(program.kernels[0], launch, **how)
    return run.events[loads:], {name: launch.contents(name).tolist() for name in operands}


# --- views ---------------------------------------------------------------------

X = np.arange(100, 130).astype(np.int32)  # 5 x 6


def view_code(kind, tile, index, *, element="i32", padding="", more="", op="load", access="", strides="6,1"):
    rank = len(tile)
    shape = "x".join(map(str, tile))
    sizes = "5x6" if rank == 2 else "30"
    strides = strides if rank == 2 else "1"
    tensor = f"tensor_view<{sizes}x{element}, strides=[{strides}]>"
    parts = [f"tile=({shape})"]
    if kind == "strided":
        parts.append(more)
    if padding:
        parts.append(f"padding_value = {padding}")
    parts.append(tensor)
    if more and kind != "strided":
        parts.append(more)
    view = f"{kind}_view<{', '.join(parts)}>"
    types = ["tile<4xi32>" if "[" in str(i) else "tile<i32>" for i in index]
    indices = "".join(f"%i{d} = constant <i32: {i}> : {types[d]}\n" for d, i in enumerate(index))
    types = ", ".join(types)
    types = types if "4x" in types else "tile<i32>"
    places = ", ".join(f"%i{d}" for d in range(rank))
    base = f"""{indices}
    %tensor = make_tensor_view %a_base, shape = [{sizes.replace("x", ", ")}], strides = [{strides}] : {tensor}
    %view = make_{kind}_view %tensor : {view}
    """
    tile_type = f"tile<{shape}x{element}>"
    if op == "load":
        return f"{base}%r, %t = load_view_tko weak %view[{places}] {access} : {view}, {types} -> {tile_type}, token"
    return f"{base}%t = store_view_tko weak %b, %view[{places}] {access} : {tile_type}, {view}, {types} -> token"


def load_view(kind, tile, index, **more):
    code = view_code(kind, tile, index, **more)
    shape = "x".join(map(str, tile))
    return run_text(code, {"a": ("2x16xi32", np.resize(X, (2, 16)))}, {"r": f"{shape}xi32"})


M = X.reshape(5, 6)
PADDED = np.pad(M, ((0, 3), (0, 2)))

VIEWS = {
    "partition": (("partition", (2, 4), (1, 0)), M[2:4, 0:4]),
    "partition-edge": (("partition", (2, 4), (2, 1)), PADDED[4:6, 4:8]),
    "strided": (("strided", (2, 4), (3, 1)), PADDED[3:5, 2:6]),
    "strided-edge": (("strided", (2, 4), (4, 2)), PADDED[4:6, 4:8]),
    "gather": (("gather_scatter", (4, 2), ("[3, 0, 3, 1]", 1)), M[[3, 0, 3, 1], 1:3]),
    "gather-edge": (("gather_scatter", (4, 2), ("[4, 0, 5, -1]", 5)), PADDED[[4, 0, 5, 5], 5:7]),
}
MORE = {
    "strided": "traversal_strides=[1,2]",
    "gather_scatter": "sparse_dim=0",
    "partition": "",
}


@pytest.mark.parametrize("name", VIEWS)
def test_views(name):
    (kind, tile, index), expected = VIEWS[name]
    found = load_view(kind, tile, index, padding="zero", more=MORE[kind])
    np.testing.assert_array_equal(found, expected)


def test_a_permuted_partition():
    found = load_view("partition", (4, 2), (0, 1), padding="zero", more="dim_map=[1, 0]")
    np.testing.assert_array_equal(found, M[2:4, 0:4].T)


OUTSIDE = {
    "beyond": ("partition", (2, 4), (3, 0)),
    "negative": ("partition", (2, 4), (-1, 0)),
    "second-dimension": ("partition", (2, 4), (0, 2)),
    "strided": ("strided", (2, 4), (5, 0)),
    "gather-dense": ("gather_scatter", (4, 2), ("[0, 1, 2, 3]", 6)),
    "gather-all": ("gather_scatter", (4, 2), ("[5, -1, 6, 7]", 0)),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_tiles_outside_the_index_space(name):
    kind, tile, index = OUTSIDE[name]
    with pytest.raises(UndefinedBehaviour) as caught:
        load_view(kind, tile, index, padding="zero", more=MORE[kind])
    assert caught.value.kind is UndefinedKind.INDEX_SPACE


def test_a_negative_index_is_told_both_ways():
    with pytest.raises(UndefinedBehaviour, match=r"index 4294967295 \(-1, read without sign\) along dimension 0"):
        load_view("partition", (2, 4), (-1, 0))


def test_inbounds_is_a_promise():
    found = load_view("partition", (2, 4), (1, 0), access="inbounds = [true, true]")
    np.testing.assert_array_equal(found, M[2:4, 0:4])
    for index, inbounds in (((2, 0), "[true, false]"), ((1, 1), "[true, true]")):
        with pytest.raises(UndefinedBehaviour) as caught:
            load_view("partition", (2, 4), index, access=f"inbounds = {inbounds}")
        assert caught.value.kind is UndefinedKind.INBOUNDS
    found = load_view("partition", (2, 4), (2, 0), padding="zero", access="inbounds = [false, true]")
    assert found.sum() == M[4, :4].sum()


PADDINGS = {"zero": 0.0, "neg_zero": -0.0, "nan": np.nan, "pos_inf": np.inf, "neg_inf": -np.inf}


@pytest.mark.parametrize("padding", PADDINGS)
@pytest.mark.parametrize("element", ["f16", "bf16", "f32"])
def test_paddings(padding, element):
    code = view_code("partition", (16,), (1,), element=element, padding=padding)
    found = run_text(code, {"a": (f"32x{element}", np.arange(32))}, {"r": f"16x{element}"}).astype(np.float64)
    np.testing.assert_array_equal(found[:14], np.arange(16, 30))
    np.testing.assert_array_equal(found[14:], PADDINGS[padding])
    assert np.signbit(found[14]) == np.signbit(PADDINGS[padding])


def test_without_padding_the_rest_is_undefined():
    found = load_view("partition", (2, 4), (2, 1))
    np.testing.assert_array_equal(found, [[M[4, 4], M[4, 5], A5, A5], [A5, A5, A5, A5]])


def test_stores_are_clipped():
    code = view_code("partition", (2, 4), (2, 1), op="store")
    operands = {"a": ("2x16xi32", np.resize(X, (2, 16))), "b": ("2x4xi32", np.arange(8))}
    (store,), after = accesses(code, operands)
    expected = np.resize(X, 32)
    expected[[28, 29]] = [0, 1]
    assert np.ravel(after["a"]).tolist() == expected.tolist()
    assert store.offsets.tolist() == [28 * 4, 29 * 4]
    assert (store.lanes.tolist(), store.written.tolist()) == ([0, 1], [0, 1])


def test_a_stride_of_zero_is_legal():
    tensor = "tensor_view<5x6xi32, strides=[1,?]>"
    view = f"partition_view<tile=(2x4), {tensor}>"
    code = f"""%z = constant <i32: 0> : tile<i32>
    %w = make_tensor_view %a_base, shape = [5, 6], strides = [1, %z] : tile<i32> -> {tensor}
    %v = make_partition_view %w : {view}
    %t = store_view_tko weak %b, %v[%z, %z] : tile<2x4xi32>, {view}, tile<i32> -> token"""
    (store,), after = accesses(code, {"a": ("8xi32", [9] * 8), "b": ("2x4xi32", np.arange(8))})
    assert after["a"][:3] == [3, 7, 9]
    assert store.offsets.tolist() == [0, 0, 0, 0, 4, 4, 4, 4]


def test_shapes_of_tensors_and_index_spaces():
    code = """
    %n = constant <i32: 7> : tile<i32>
    %w = make_tensor_view %a_base, shape = [%n, 3], strides = [3, 1]
      : tile<i32> -> tensor_view<?x3xi32, strides=[3,1]>
    %p = make_partition_view %w : partition_view<tile=(4x2), tensor_view<?x3xi32, strides=[3,1]>>
    %s:2 = get_tensor_shape %w : tensor_view<?x3xi32, strides=[3,1]> -> tile<i32>
    %t:2 = get_index_space_shape %p : partition_view<tile=(4x2), tensor_view<?x3xi32, strides=[3,1]>> -> tile<i32>
    %a0 = reshape %s#0 : tile<i32> -> tile<i32>
    %a1 = reshape %s#1 : tile<i32> -> tile<i32>
    %b0 = reshape %t#0 : tile<i32> -> tile<i32>
    %b1 = reshape %t#1 : tile<i32> -> tile<i32>"""
    results = dict.fromkeys(("a0", "a1", "b0", "b1"), "i32")
    assert [int(v) for v in run_text(code, {"a": ("1xi32", [0])}, results)] == [7, 3, 2, 2]


@pytest.mark.parametrize(
    ("size", "result", "kind"),
    [(-1, "i32", UndefinedKind.NEGATIVE_SIZE), (1000, "i8", UndefinedKind.SHAPE_TYPE)],
)
def test_sizes_that_cannot_be(size, result, kind):
    code = f"""
    %n = constant <i32: {size}> : tile<i32>
    %w = make_tensor_view %a_base, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %p = make_partition_view %w : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
    %t = get_index_space_shape %p : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>> -> tile<{result}>"""
    with pytest.raises(UndefinedBehaviour) as caught:
        run_text(code, {"a": ("1xi32", [0])}, {})
    assert caught.value.kind is kind


def test_four_bit_elements_share_bytes():
    """Stores the even columns of a row of eight numbers; the odd halves of the bytes stay."""
    tensor = "tensor_view<8xf4E2M1FN, strides=[1]>"
    view = f"partition_view<tile=(2), {tensor}>"
    code = f"""
    %p = ptr_to_ptr %a_base : tile<ptr<i8>> -> tile<ptr<f4E2M1FN>>
    %w = make_tensor_view %p, shape = [8], strides = [1] : {tensor}
    %v = make_partition_view %w : {view}
    %i = constant <i32: 1> : tile<i32>
    %x, %t = load_view_tko weak %v[%i] : {view}, tile<i32> -> tile<2xf4E2M1FN>, token
    %j = constant <i32: 3> : tile<i32>
    %u = store_view_tko weak %x, %v[%j] token = %t : tile<2xf4E2M1FN>, {view}, tile<i32> -> token"""
    (load, store), after = accesses(code, {"a": ("4xi8", [0x10, 0x32, 0x54, 0x76])})
    assert after["a"] == [0x10, 0x32, 0x54, 0x32]
    assert (load.offsets.tolist(), load.nibbles.tolist(), load.read.tolist()) == ([1, 1], [0, 1], [2, 3])
    assert (store.offsets.tolist(), store.written.tolist(), store.width) == ([3, 3], [2, 3], 1)


# --- pointers ----------------------------------------------------------------------


def test_masked_lanes_are_left_out():
    code = """%m = cmpi greater_than %b, %z, signed : tile<4xi32> -> tile<4xi1>
    %t = store_ptr_tko weak %a_at, %b, %m : tile<4xptr<i32>>, tile<4xi32>, tile<4xi1> -> token
    %x, %u = load_ptr_tko weak %a_at, %m token=%t : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token
    %y, %v = load_ptr_tko weak %a_at, %m, %b token=%t
      : tile<4xptr<i32>>, tile<4xi1>, tile<4xi32> -> tile<4xi32>, token"""
    operands = {"a": ("4xi32", [1, 2, 3, 4]), "b": ("4xi32", [9, -9, 8, -8]), "z": ("4xi32", [0, 0, 0, 0])}
    unpadded, padded = run_text(code, operands, {"x": "4xi32", "y": "4xi32"})
    assert unpadded.tolist() == [9, A5, 8, A5]
    assert padded.tolist() == [9, -9, 8, -8]
    (store, load, _), after = accesses(code, operands)
    assert after["a"] == [9, 2, 8, 4]
    assert (store.lanes.tolist(), store.offsets.tolist(), store.written.tolist()) == ([0, 2], [0, 8], [9, 8])
    assert load.read.tolist() == [9, 8]


def test_undefined_values_come_from_their_source():
    code = """%m = constant <i1: 0> : tile<4xi1>
    %x, %u = load_ptr_tko weak %a_at, %m : tile<4xptr<i32>>, tile<4xi1> -> tile<4xi32>, token"""
    operands = {"a": ("4xi32", [1, 2, 3, 4])}

    def found(source):
        return run_text(code, operands, {"x": "4xi32"}, undefined=source).tolist()

    assert found(Pattern(0x11)) == [0x11111111] * 4
    assert found(Random(1)) == found(Random(1)) != found(Random(2))
    assert len(set(found(Random(1)))) == 4


@pytest.mark.parametrize("distance", [4, -1])
def test_addresses_outside(distance):
    code = f"""%d = constant <i32: {distance}> : tile<1xi32>
    %f = extract %a_at [%z] : tile<4xptr<i32>> -> tile<1xptr<i32>>
    %p = offset %f, %d : tile<1xptr<i32>>, tile<1xi32> -> tile<1xptr<i32>>
    %x, %u = load_ptr_tko weak %p : tile<1xptr<i32>> -> tile<1xi32>, token"""
    code = "%z = constant <i32: 0> : tile<i32>\n" + code
    place = {4: "4 bytes at byte 16 of a, which has 16 bytes", -1: "4 bytes at byte -4 of a, which has 16 bytes"}
    with pytest.raises(UndefinedBehaviour, match=place[distance]) as caught:
        run_text(code, {"a": ("4xi32", [1, 2, 3, 4])}, {})
    assert caught.value.kind is UndefinedKind.ADDRESS


def test_masked_off_addresses_may_be_anything():
    code = """%m = constant <i1: 0> : tile<1xi1>
    %n = constant <i64: -12345> : tile<1xi64>
    %p = int_to_ptr %n : tile<1xi64> -> tile<1xptr<i32>>
    %x, %u = load_ptr_tko weak %p, %m : tile<1xptr<i32>>, tile<1xi1> -> tile<1xi32>, token"""
    (load,), _ = accesses(code, {})
    assert load.lanes.size == 0


def test_an_access_may_span_allocations():
    code = """%p = cat %a_at, %b_at dim = 0 : tile<2xptr<i32>>, tile<2xptr<i32>> -> tile<4xptr<i32>>
    %x, %u = load_ptr_tko weak %p : tile<4xptr<i32>> -> tile<4xi32>, token"""
    operands = {"a": ("2xi32", [1, 2]), "b": ("2xi32", [3, 4])}
    assert run_text(code, operands, {"x": "4xi32"}).tolist() == [1, 2, 3, 4]
    (load,), _ = accesses(code, operands)
    assert (load.allocations.tolist(), load.offsets.tolist()) == ([0, 0, 1, 1], [0, 4, 0, 4])


def test_unaligned_addresses():
    code = """%p = ptr_to_ptr %a_at : tile<2xptr<i32>> -> tile<2xptr<i8>>
    %one = constant <i32: 1> : tile<2xi32>
    %q = offset %p, %one : tile<2xptr<i8>>, tile<2xi32> -> tile<2xptr<i8>>
    %w = ptr_to_ptr %q : tile<2xptr<i8>> -> tile<2xptr<i16>>
    %x, %u = load_ptr_tko weak %w : tile<2xptr<i16>> -> tile<2xi16>, token
    %v = store_ptr_tko weak %w, %b token=%u : tile<2xptr<i16>>, tile<2xi16> -> token"""
    operands = {"a": ("2xi32", [0x04030201, 0x08070605]), "b": ("2xi16", [0x1111, 0x2222])}
    events, after = accesses(code, operands)
    assert events[0].read.tolist() == [0x0302, 0x0706]
    assert after["a"] == [0x04111101, 0x08222205]


def test_globals():
    globals = """global @numbers <i32: [5, 6, 7, 8]> : tile<4xi32>"""
    code = """%g = get_global @numbers : tile<ptr<i32>>
    %two = constant <i32: 2> : tile<i32>
    %p = offset %g, %two : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %x, %u = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token"""
    assert run_text(code, {}, {"x": "i32"}, globals=globals).tolist() == 7


def test_a_constant_global_is_not_written():
    globals = """global constant @numbers <i32: [5, 6]> : tile<2xi32>"""
    code = """%g = get_global @numbers : tile<ptr<i32>>
    %two = constant <i32: 2> : tile<i32>
    %u = store_ptr_tko weak %g, %two : tile<ptr<i32>>, tile<i32> -> token"""
    with pytest.raises(UndefinedBehaviour) as caught:
        run_text(code, {}, {}, globals=globals)
    assert caught.value.kind is UndefinedKind.CONSTANT_MEMORY


def test_own_memory_starts_undefined_and_holds_what_is_stored():
    code = """%m = alloca num_elem = 4, alignment = 4 : tile<ptr<i32>>
    %x, %t = load_ptr_tko weak %m : tile<ptr<i32>> -> tile<i32>, token
    %two = constant <i32: 2> : tile<i32>
    %u = store_ptr_tko weak %m, %two token=%t : tile<ptr<i32>>, tile<i32> -> token
    %y, %v = load_ptr_tko weak %m token=%u : tile<ptr<i32>> -> tile<i32>, token
    %four = constant <i32: 4> : tile<i32>
    %p = offset %m, %four : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>"""
    assert [int(v) for v in run_text(code, {}, {"x": "i32", "y": "i32"})] == [A5, 2]
    with pytest.raises(UndefinedBehaviour):
        run_text(code + "\n%z, %w = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token", {}, {})


# --- atomics -----------------------------------------------------------------------

MODES = {
    "add": ("i32", [5, -1], [7, 2**31 - 1], [12, 2**31 - 2]),
    "and": ("i32", [12, -1], [10, 5], [8, 5]),
    "or": ("i32", [12, 0], [10, 5], [14, 5]),
    "xor": ("i64", [12, -1], [10, 5], [6, -6]),
    "max": ("i32", [5, -1], [-7, 3], [5, 3]),
    "min": ("i64", [5, -1], [-7, 3], [-7, -1]),
    "umax": ("i32", [5, -1], [-7, 3], [-7, -1]),
    "umin": ("i64", [5, -1], [-7, 3], [5, 3]),
    "xchg": ("f32", [5.0, -1.0], [-7.0, 3.0], [-7.0, 3.0]),
    "addf": ("f16", [2048.0, 1.0], [1.0, 0.5], [2048.0, 1.5]),
}


@pytest.mark.parametrize("mode", MODES)
def test_read_modify_writes(mode):
    element, old, argument, new = MODES[mode]
    code = f"""%r, %t = atomic_rmw_tko relaxed device %a_at, {mode}, %b
      : tile<2xptr<{element}>>, tile<2x{element}> -> tile<2x{element}>, token"""
    operands = {"a": (f"2x{element}", old), "b": (f"2x{element}", argument)}
    assert run_text(code, operands, {"r": f"2x{element}"}).tolist() == old
    (event,), after = accesses(code, operands)
    assert after["a"] == new
    assert event.reads and event.writes and event.stored is None
    assert (event.ordering, event.scope) == (MemoryOrdering.RELAXED, MemoryScope.DEVICE)


def test_elements_at_one_place_follow_one_another():
    code = """%z = constant <i32: [0, 1, 0, 0]> : tile<4xi32>
    %q = broadcast %a_one : tile<1xptr<i32>> -> tile<4xptr<i32>>
    %p = offset %q, %z : tile<4xptr<i32>>, tile<4xi32> -> tile<4xptr<i32>>
    %r, %t = atomic_rmw_tko relaxed device %p, add, %b : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi32>, token"""
    operands = {"a": ("2xi32", [100, 200]), "b": ("4xi32", [1, 2, 3, 4])}
    assert run_text(code, operands, {"r": "4xi32"}).tolist() == [100, 200, 101, 104]
    (event,), after = accesses(code, operands)
    assert after["a"] == [108, 202]
    assert event.written.tolist() == [101, 202, 104, 108]


def test_compare_and_swap():
    code = """%m = constant <i1: [1, 1, 0, 1]> : tile<4xi1>
    %r, %t = atomic_cas_tko acq_rel sys %a_at, %c, %b, %m
      : tile<4xptr<f32>>, tile<4xf32>, tile<4xi1> -> tile<4xf32>, token"""
    operands = {
        "a": ("4xf32", [1.0, 2.0, 3.0, 0.0]),
        "c": ("4xf32", [1.0, 5.0, 7.0, -0.0]),
        "b": ("4xf32", [10.0, 20.0, 30.0, 40.0]),
    }
    found = run_text(code, operands, {"r": "4xf32"})
    assert found.tolist() == [1.0, 2.0, 7.0, 0.0]  # masked off: cmp
    (event,), after = accesses(code, operands)
    assert after["a"] == [10.0, 2.0, 3.0, 0.0]  # bits are compared, so -0 is not 0
    assert event.stored.tolist() == [True, False, False]


def test_masked_off_results_are_undefined():
    code = """%m = constant <i1: [1, 0]> : tile<2xi1>
    %r, %t = atomic_rmw_tko relaxed device %a_at, add, %a, %m
      : tile<2xptr<i32>>, tile<2xi32>, tile<2xi1> -> tile<2xi32>, token"""
    assert run_text(code, {"a": ("2xi32", [3, 4])}, {"r": "2xi32"}).tolist() == [3, A5]


def test_reductions_into_views():
    view = "partition_view<tile=(4), tensor_view<6xi32, strides=[1]>>"
    code = f"""%w = make_tensor_view %a_base, shape = [6], strides = [1] : tensor_view<6xi32, strides=[1]>
    %v = make_partition_view %w : {view}
    %i = constant <i32: 1> : tile<i32>
    %t = atomic_red_view_tko relaxed device %v[%i], add, %b : tile<4xi32>, {view}, tile<i32> -> token"""
    operands = {"a": ("8xi32", [1, 2, 3, 4, 5, 6, 7, 8]), "b": ("4xi32", [10, 20, 30, 40])}
    (event,), after = accesses(code, operands)
    assert after["a"] == [1, 2, 3, 4, 15, 26, 7, 8]
    assert (event.lanes.tolist(), event.read.tolist(), event.written.tolist()) == ([0, 1], [5, 6], [15, 26])


# --- tokens --------------------------------------------------------------------------


def test_tokens_order_through_joins_prints_and_masked_off_accesses():
    code = """%v = constant <i32: 1> : tile<1xi32>
    %off = constant <i1: 0> : tile<1xi1>
    %t0 = store_ptr_tko weak %a_at, %v : tile<1xptr<i32>>, tile<1xi32> -> token
    %t1 = store_ptr_tko weak %b_at, %v : tile<1xptr<i32>>, tile<1xi32> -> token
    %j = join_tokens %t0, %t1 : token
    %t2 = store_ptr_tko weak %a_at, %v, %off token=%j : tile<1xptr<i32>>, tile<1xi32>, tile<1xi1> -> token
    %k = print_tko "x" token=%t2 -> token
    %t3 = store_ptr_tko weak %b_at, %v token=%k : tile<1xptr<i32>>, tile<1xi32> -> token
    %fresh = make_token : token
    %t4 = store_ptr_tko weak %b_at, %v token=%fresh : tile<1xptr<i32>>, tile<1xi32> -> token"""
    events, _ = accesses(code, {"a": ("1xi32", [0]), "b": ("1xi32", [0])})
    first = events[0].number
    before = [[n - first for n in event.predecessor_numbers()] for event in events]
    assert before == [[], [], [0, 1], [0, 1, 2], []]
    assert events[3].is_ordered_after(events[2]) and not events[4].is_ordered_after(events[0])


def test_tokens_are_carried_by_loops():
    """Iteration i waits for iteration i - 2."""
    code = """%z = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %five = constant <i32: 5> : tile<i32>
    %v = constant <i32: 1> : tile<1xi32>
    %t = make_token : token
    %p, %q = for %i in (%z to %five, step %one) : tile<i32> iter_values(%x = %t, %y = %t) -> (token, token) {
      %s = store_ptr_tko weak %a_at, %v token=%x : tile<1xptr<i32>>, tile<1xi32> -> token
      continue %y, %s : token, token
    }
    %u = store_ptr_tko weak %a_at, %v token=%p : tile<1xptr<i32>>, tile<1xi32> -> token"""
    events, _ = accesses(code, {"a": ("1xi32", [0])})
    before = [[n - 1 for n in event.predecessor_numbers()] for event in events]
    assert before == [[], [], [0], [1], [0, 2], [1, 3]]
