"""Legal orders other than the program's: what they may change, and what they must not."""

import numpy as np
import pytest

from tileproof.ir.frontends import load
from tileproof.ir.interpreter import (
    Address,
    Launch,
    Reversed,
    Schedule,
    Shuffled,
    StepLimit,
    concrete_launch,
    interpret,
    races,
)
from tileproof.ir.parser import parse_text

ORDERED = {
    "stores": (
        """%one = constant <i32: 1> : tile<i32>
        %two = constant <i32: 2> : tile<i32>
        %t = store_ptr_tko weak %a_base, %one : tile<ptr<i32>>, tile<i32> -> token
        %u = store_ptr_tko weak %a_base, %two {} : tile<ptr<i32>>, tile<i32> -> token""",
        {2},
        {1, 2},
    ),
    "store-then-load": (
        """%one = constant <i32: 1> : tile<i32>
        %t = store_ptr_tko weak %a_base, %one : tile<ptr<i32>>, tile<i32> -> token
        %x, %u = load_ptr_tko weak %a_base {} : tile<ptr<i32>> -> tile<i32>, token
        %v = store_ptr_tko weak %b_base, %x : tile<ptr<i32>>, tile<i32> -> token""",
        {1},
        {0, 1},
    ),
    "load-then-store": (
        """%one = constant <i32: 1> : tile<i32>
        %x, %t = load_ptr_tko weak %a_base : tile<ptr<i32>> -> tile<i32>, token
        %u = store_ptr_tko weak %a_base, %one {} : tile<ptr<i32>>, tile<i32> -> token
        %v = store_ptr_tko weak %b_base, %x : tile<ptr<i32>>, tile<i32> -> token""",
        {0},
        {0, 1},
    ),
}


def outcomes(code, array):
    """What the array holds after runs in many orders, and whether a race was found."""
    program = parse_text(
        f"""cuda_tile.module @test {{
          entry @test(%a_base: tile<ptr<i32>>, %b_base: tile<ptr<i32>>) {{
            {code}
            return
          }}
        }}"""
    )
    found = set()
    for schedule in (Schedule(), Reversed(), *map(Shuffled, range(20))):
        memory = {name: np.zeros(4, np.uint8) for name in "ab"}
        launch = Launch((1, 1, 1), (Address("a"), Address("b")), memory)
        run = interpret(program.kernels[0], launch, schedule=schedule)
        found.add(int(memory[array][0]))
    return found, bool(races(run.events))


@pytest.mark.parametrize("name", ORDERED)
def test_tokens_keep_the_order_and_without_them_it_is_open(name):
    code, kept, open_ = ORDERED[name]
    array = "a" if name == "stores" else "b"
    assert outcomes(code.format("token=%t"), array) == (kept, False)
    assert outcomes(code.format(""), array) == (open_, True)


def test_dependencies_are_kept_without_tokens():
    """A store waits for the load that its value comes from."""
    code = """%x, %t = load_ptr_tko weak %a_base : tile<ptr<i32>> -> tile<i32>, token
    %one = constant <i32: 1> : tile<i32>
    %y = addi %x, %one : tile<i32>
    %u = store_ptr_tko weak %b_base, %y : tile<ptr<i32>>, tile<i32> -> token"""
    assert outcomes(code, "b") == ({1}, False)


def test_elements_of_a_store_that_overlaps_itself():
    code = """%p = reshape %a_base : tile<ptr<i32>> -> tile<1xptr<i32>>
    %q = broadcast %p : tile<1xptr<i32>> -> tile<2xptr<i32>>
    %i = iota : tile<2xi32>
    %t = store_ptr_tko weak %q, %i : tile<2xptr<i32>>, tile<2xi32> -> token"""
    assert outcomes(code, "a") == ({0, 1}, True)


class LateLoads(Schedule):
    def postpones(self, access):
        return access.reads


def test_a_load_that_is_put_off_does_not_change_what_a_later_iteration_loads():
    """Iteration 1 first carries out the load of iteration 0 (for its store's token), then uses its own."""
    text = """cuda_tile.module @test {
      entry @test(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>) {
        %z = constant <i32: 0> : tile<i32>
        %one = constant <i32: 1> : tile<i32>
        %two = constant <i32: 2> : tile<i32>
        %t = make_token : token
        %last = for %j in (%z to %two, step %one) : tile<i32> iter_values(%before = %t) -> (token) {
          %p = offset %a, %j : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
          %x, %u = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
          %s = store_ptr_tko weak %a, %two token=%before : tile<ptr<i32>>, tile<i32> -> token
          %second = cmpi equal %j, %one, signed : tile<i32> -> tile<i1>
          if %second {
            %v = store_ptr_tko weak %b, %x : tile<ptr<i32>>, tile<i32> -> token
            yield
          }
          continue %u : token
        }
        return
      }
    }"""
    memory = {"a": np.array([7, 9], np.int32).view(np.uint8), "b": np.zeros(4, np.uint8)}
    launch = Launch((1, 1, 1), (Address("a"), Address("b")), memory)
    interpret(parse_text(text).kernels[0], launch, schedule=LateLoads())
    assert memory["b"][0] == 9


# --- blocks ------------------------------------------------------------------------

KERNELS = '''
import cuda.tile as ct
import tileproof as tp


@tp.contract(data="i32[1]", flag="i32[1]", out="i32[1]", grid="2", init={"data": 0, "flag": 0, "out": 0})
@ct.kernel
def message(data, flag, out):
    """The first block waits for the second."""
    if ct.bid(0) == 1:
        ct.scatter(data, 0, 42)
        ct.atomic_xchg(flag, 0, 1, memory_order=ct.MemoryOrder.RELEASE, memory_scope=ct.MemoryScope.DEVICE)
    else:
        while ct.atomic_add(flag, 0, 0, memory_order=ct.MemoryOrder.ACQUIRE, memory_scope=ct.MemoryScope.DEVICE) == 0:
            pass
        ct.scatter(out, 0, ct.gather(data, 0))


@tp.contract(flag="i32[1]", grid="3", init={"flag": 0})
@ct.kernel
def forever(flag):
    while ct.atomic_add(flag, 0, 0, memory_order=ct.MemoryOrder.ACQUIRE, memory_scope=ct.MemoryScope.DEVICE) == 0:
        pass


@tp.contract(out="i32[1]", grid="4")
@ct.kernel
def last_wins(out):
    ct.scatter(out, 0, ct.bid(0))
'''


@pytest.fixture(scope="module")
def targets(tmp_path_factory):
    path = tmp_path_factory.mktemp("orders") / "kernels.py"
    path.write_text(KERNELS)
    return {target.kernel: target for target in load(path)}


@pytest.mark.parametrize("schedule", [Schedule(), Reversed(), *map(Shuffled, range(10))])
def test_a_block_that_waits_lets_others_go_on(targets, schedule):
    target = targets["message"]
    launch = concrete_launch(target, {})
    interpret(target.entry, launch, schedule=schedule, limit=100_000)
    assert launch.contents("out").tolist() == [42]


def test_waiting_for_what_never_comes(targets):
    with pytest.raises(StepLimit):
        interpret(targets["forever"].entry, concrete_launch(targets["forever"], {}), limit=20_000)


def test_the_order_of_blocks(targets):
    target, found = targets["last_wins"], set()
    for schedule in (Schedule(), Reversed(), *map(Shuffled, range(20))):
        launch = concrete_launch(target, {})
        interpret(target.entry, launch, schedule=schedule)
        found.add(int(launch.contents("out")[0]))
    assert found == {0, 1, 2, 3}


def test_blocks_are_numbered_along_x_first():
    assert Schedule().blocks((2, 2, 1)) == [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)]
    assert sorted(Shuffled(0).blocks((3, 2, 2))) == sorted(Schedule().blocks((3, 2, 2)))


def test_events_are_the_same_in_every_order(targets):
    """But for values: who accesses what does not depend on the order here."""
    def seen(schedule):
        launch = concrete_launch(targets["last_wins"], {})
        run = interpret(targets["last_wins"].entry, launch, schedule=schedule)
        return sorted((e.block, e.op_number, e.offsets.tolist(), np.ravel(e.written).tolist()) for e in run.events)

    assert seen(Schedule()) == seen(Reversed()) == seen(Shuffled(1))
