"""Running host scripts: what they see, what of their launches is captured, and how they may fail."""

import os
import sys

import numpy as np
import pytest

from tileproof.errors import InputError
from tileproof.ir.frontends import captured as module
from tileproof.ir.frontends.captured import capture
from tileproof.ir.frontends.refused import Refused

ADD = "ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 256))\n"


def line_of(path, text):
    with open(path) as file:
        return next(number for number, line in enumerate(file, 1) if text in line)


def names(found):
    return [launch.name if not isinstance(launch, Refused) else f"refused {launch.kernel}" for launch in found.launches]


# --- the script's world ------------------------------------------------------


def test_a_script_runs_as_a_script(captured, capsys):
    found = captured(
        """
        import dataclasses, sys, __main__
        @dataclasses.dataclass
        class Sizes:
            n: "int"
        assert __name__ == "__main__" and __main__.Sizes is Sizes
        assert sys.argv[1:] == ["--size", "7"] and sys.argv[0] == __file__
        print("printed")
        ct.launch(0, (1,), add, (f32(Sizes(8).n), f32(8), f32(8), 8))
        """,
        "--size",
        "7",
    )
    assert found.failure is None
    assert names(found) == ["add"]
    assert capsys.readouterr() == ("", "printed\n")


def test_everything_is_put_back(captured):
    import cuda.tile as ct
    from cuda.tile import tune

    before = (ct.launch, tune.exhaustive_search, sys.argv, list(sys.path), sys.modules["__main__"], set(sys.meta_path))
    captured(ADD + "1/0\n")
    after = (ct.launch, tune.exhaustive_search, sys.argv, list(sys.path), sys.modules["__main__"], set(sys.meta_path))
    assert before == after


def test_modules_beside_the_script(script, tmp_path):
    (tmp_path / "library.py").write_text(
        "import numpy as np\nfrom cuda.tile import launch\n"
        "def run(kernel):\n    launch(0, (1,), kernel, (np.zeros(8),) * 3 + (8,))\n"
    )
    found = capture(script("import library\nlibrary.run(add)\n"))
    assert [launch.place for launch in found.launches] == ["library.py:4"]
    assert "library" not in sys.modules


def test_places(script):
    path = script(ADD)
    (launch,) = capture(path).launches
    assert launch.place == f"host.py:{line_of(path, 'ct.launch')}"
    assert (launch.file, launch.line) == (path, line_of(path, "def add"))


def test_torch_without_a_gpu_has_streams(script, tmp_path):
    package = tmp_path / "torch"
    package.mkdir()
    (package / "__init__.py").write_text("from torch import cuda\n")
    (package / "cuda.py").write_text(
        "def is_available(): return False\n"
        "def current_stream(device=None): raise RuntimeError('no driver')\n"
        "synchronize = current_stream\n"
    )
    found = capture(
        script(
            "import torch\n"
            "ct.launch(torch.cuda.current_stream(), (4,), add, (f32(1000), f32(1000), f32(1000), 256))\n"
            "torch.cuda.synchronize()\n"
            "assert 'exec_module' not in type(torch.__spec__.loader).__dict__, torch.__spec__.loader\n"
        )
    )
    assert found.failure is None
    assert names(found) == ["add"]


# --- failing scripts ---------------------------------------------------------


FAILURES = {
    "an exception": ("1/0", "the script failed: ZeroDivisionError: division by zero"),
    "an assertion": ("assert f32(3)[0] == 1, 'wrong result'", "the script failed: AssertionError: wrong result"),
    "an exit status": ("import sys; sys.exit(3)", "the script ended with exit status 3"),
    "an exit with words": ("raise SystemExit('no such size')", "the script ended with exit status 1: no such size"),
    "a wrong launch": ("ct.launch(0, (1,), add, ())", "TypeError: Kernel expects 4 arguments but 0 were given"),
    "one argument": ("ct.launch(0, (1,), add, (f32(3),))", "Kernel expects 4 arguments but 1 was given"),
    "no kernel": ("ct.launch(0, (1,), print, ())", "expects a tile kernel as the third argument"),
    "no tuple": ("ct.launch(0, (1,), add, [])", "expects a tuple as the fourth argument, got list"),
    "a list as grid": ("ct.launch(0, [1], add, ())", "TypeError: Grid must be a tuple"),
    "four axes": ("ct.launch(0, (1, 1, 1, 1), add, ())", "Grid dimensions must be at most 3, got length 4"),
    "a fraction": ("ct.launch(0, (1.5,), add, ())", "Grid[0]: an integer is required, got float"),
    "a negative axis": ("ct.launch(0, (1, -1), add, ())", "Grid[1]: can't convert negative value"),
    "a large axis 0": ("ct.launch(0, (2**24,), add, ())", "Grid[0] exceeds the limit: max=16777215, got=16777216"),
    "a large axis 1": ("ct.launch(0, (1, 65536), add, ())", "Grid[1] exceeds the limit: max=65535, got=65536"),
    "a string": ("ct.launch(0, (1,), add, ('x',) * 4)", "TypeError: x: Objects of type 'str' are not supported"),
    "a NumPy scalar": ("ct.launch(0, (1,), add, (np.int32(3),) * 4)", "Objects of type 'int32' are not supported"),
    "no constant": ("ct.launch(0, (1,), add, (f32(3),) * 4)", "TILE: Could not interpret object of type 'ndarray'"),
    "does not compile": (
        "ct.launch(0, (1,), add, (f32(3, 3), f32(3), f32(3), 4))",
        "the script failed: TypeCheckingError: Index size 1",
    ),
}


@pytest.mark.parametrize("text, problem", FAILURES.values(), ids=list(FAILURES))
def test_launches_before_a_failure_are_kept(script, text, problem):
    path = script(ADD + text + "\n" + ADD)
    found = capture(path)
    assert names(found) == ["add"]
    assert found.failure is not None
    assert problem in found.failure.problem
    assert found.failure.file == path
    if "exit" not in problem:
        assert found.failure.line == line_of(path, text.splitlines()[0])


def test_a_traceback_has_the_scripts_own_lines(script, tmp_path):
    (tmp_path / "helpers.py").write_text("import json\ndef load(text):\n    return json.loads(text)\n")
    path = script("import helpers\ndef main():\n    helpers.load('{')\nmain()\n")
    failure = capture(path).failure
    line = line_of(path, "import helpers")
    assert failure.problem.splitlines()[1:] == [
        f"  host.py:{line + 3}, in <module>: main()",
        f"  host.py:{line + 2}, in main: helpers.load('{{')",
        "  helpers.py:3, in load: return json.loads(text)",
    ]


def test_a_syntax_error(script):
    path = script("def f(:\n")
    failure = capture(path).failure
    assert "the script failed: SyntaxError" in failure.problem
    assert failure.line == line_of(path, "def f(:")


@pytest.mark.parametrize("text", ["", "import sys; sys.exit(0)", "def main(): ...\nif __name__ == 'x': main()"])
def test_no_launch(script, text):
    with pytest.raises(InputError, match="the script launches no kernel"):
        capture(script(text))


def test_no_script(tmp_path):
    with pytest.raises(InputError, match="cannot be read: No such file"):
        capture(tmp_path / "absent.py")


def test_an_interrupt_is_not_swallowed(script):
    with pytest.raises(KeyboardInterrupt):
        capture(script(ADD + "raise KeyboardInterrupt\n"))


# --- launches ----------------------------------------------------------------


def test_what_is_verified_is_what_launch_compiles(captured):
    """The symbol spells the signature out: sizes 1000 (no multiple of 16) and 1024, stride 1, address by 16."""
    found = captured(ADD + "ct.launch(0, (4,), add, (f32(1024),) * 3 + (256,))\n")
    odd, even = (launch.compiled.entry.name for launch in found.launches)
    assert odd.startswith("add_Kt1_A1f32_1t1") and odd.endswith("_I256")
    assert even.startswith("add_Kt1_A1f32_1i16t1") and even.endswith("_I256")


def test_globals_of_the_moment_are_compiled_in(captured):
    found = captured(
        """
        OFFSET = 1
        @ct.kernel
        def shift(x, TILE: Int):
            ct.store(x, (ct.bid(0) + OFFSET,), ct.zeros((TILE,), dtype=x.dtype))
        ct.launch(0, (1,), shift, (f32(64), 16))
        OFFSET = 2
        ct.launch(0, (1,), shift, (f32(65), 16))
        """
    )
    first, second = (launch.compiled.bytecode for launch in found.launches)
    assert first != second


def test_launches_of_nothing_are_left_out_with_a_note(captured):
    found = captured(ADD + "ct.launch(0, (0,), add, (f32(8),) * 3 + (8,))\n")
    assert names(found) == ["add"]
    (note,) = found.notes
    assert "the grid (0, 1, 1) has no blocks" in note


def test_dependent_launches_are_noted(captured):
    found = captured(
        "ct.launch(0, (4,), add, (f32(1000), f32(1000), f32(1000), 256), programmatic_dependent_launch=True)\n"
    )
    assert names(found) == ["add"]
    assert "programmatic dependent launch" in found.notes[0]


def test_what_cannot_be_verified_does_not_stop_the_script(captured):
    found = captured("ct.launch(0, (4,), add, (f32(1000)[::-1], f32(1000), f32(1000), 256))\n" + ADD)
    assert names(found) == ["refused add", "add"]
    assert "negative strides" in found.launches[0].message


def test_tuning_launches_every_configuration(captured):
    found = captured(
        """
        from cuda.tile import tune
        x = f32(1000)
        result = tune.exhaustive_search(
            [64, 3, 256], 0, lambda n: (cdiv(1000, n),), add, lambda n: (x, x.copy(), x.copy(), n), quiet=True
        )
        assert result.best.config == 64 and [m.config for m in result.successes] == [64, 256]
        assert [f[0] for f in result.failures] == [3]
        """
    )
    assert found.failure is None, found.failure
    assert [(launch.name, launch.grid) for launch in found.launches] == [("add", (16, 1, 1)), ("add", (4, 1, 1))]


# --- contents ----------------------------------------------------------------


def test_contents_of_integer_arrays_as_they_were_at_the_launch(captured):
    found = captured(
        """
        index = i32(3, 1, 2, 0)
        ct.launch(0, (1,), scatter, (index, f32(4), f32(4), 4))
        index[:] = 7
        ct.launch(0, (1,), scatter, (index[1:], f32(3), f32(4), 4))
        """
    )
    first, second = found.launches
    assert list(first.contents) == ["index"]
    assert np.frombuffer(first.contents["index"], np.int32).tolist() == [3, 1, 2, 0]
    assert np.frombuffer(second.contents["index"], np.int32).tolist() == [7, 7, 7]
    assert all(argument.array.read is None for argument in first.arguments[:3])  # the arrays may be gone


def test_large_contents_are_left_out_with_a_note(captured, monkeypatch):
    monkeypatch.setattr(module, "LARGEST_CONTENTS", 64)
    found = captured(
        """
        for size, value in ((16, 0), (16, 0), (17, 0), (8, 1)):
            ct.launch(0, (1,), scatter, (np.full(size, value, np.int32), f32(size), f32(size), 32))
        """
    )
    assert [bool(launch.contents) for launch in found.launches] == [True, True, False, False]
    alone, together = found.notes
    assert "68 bytes are more than the limit of 64" in alone
    assert "together with others they exceed the limit of 64 bytes" in together


def test_memory_that_cannot_be_read_is_noted(captured):
    found = captured(
        """
        class OnGpu:
            __cuda_array_interface__ = dict(shape=(4,), typestr="<i4", data=(0x7f0000000000, False), version=3)
        ct.launch(0, (1,), scatter, (OnGpu(), f32(4), f32(4), 4))
        """
    )
    assert "its memory cannot be read here" in found.notes[0]


def test_arrays_of_earlier_launches_keep_their_addresses(captured):
    """Else a new array could lie where an earlier launch wrote, and its contents would be doubted."""
    found = captured(
        """
        for _ in range(20):
            ct.launch(0, (1,), scatter, (i32(*range(100)), f32(100), f32(100), 128))
        """
    )
    arrays = [{a.array.address for a in launch.arguments[:3]} for launch in found.launches]
    assert len(set.union(*arrays)) == 60


def test_arrays_are_kept_up_to_a_limit(captured, monkeypatch):
    monkeypatch.setattr(module, "MOST_ALIVE", 3 * 4000)
    found = captured(
        """
        import weakref
        def launch():
            x = f32(1000)
            ct.launch(0, (4,), add, (x, f32(1000), f32(1000), 256))
            return weakref.ref(x)
        seen = [launch() for _ in range(3)]
        assert [ref() is not None for ref in seen] == [False, False, True]
        """
    )
    assert found.failure is None, found.failure


def test_relative_path(script, monkeypatch, tmp_path):
    script(ADD)
    monkeypatch.chdir(tmp_path)
    assert capture("host.py").launches[0].file == os.path.join(tmp_path, "host.py")
