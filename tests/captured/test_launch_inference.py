"""The inferred signatures are those of cuda.tile itself, asked with a stand-in for the CUDA driver."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tileproof.ir.frontends.array_objects import ArrayObject
from tileproof.ir.frontends.launch_inference import NotSupported, infer_argument
from tileproof.ir.frontends.parameter_annotations import Annotation

ROOT = Path(__file__).parent.parent.parent
COMPILER = shutil.which("cc") or shutil.which("gcc")


@pytest.mark.skipif(COMPILER is None, reason="no C compiler to build the stand-in for the CUDA driver")
@pytest.mark.skipif(sys.platform != "linux", reason="the stand-in is found through LD_LIBRARY_PATH")
def test_signatures_are_those_of_cuda_tile(tmp_path):
    source = Path(__file__).parent / "driver_stand_in.c"
    library = tmp_path / "libcuda.so.1"
    subprocess.run([COMPILER, "-shared", "-fPIC", "-w", "-o", library, source], check=True)
    command = [sys.executable, ROOT / "benchmarks" / "compare_inference.py", "--random", "4000", "--seed", "2"]
    environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    compared, different = done.stdout.splitlines()[-1].split(": ")[1].split(" ")[0:3:2]
    assert int(compared) > 4300
    assert different == "0"


def array(shape=(4,), strides=(1,), address=0x1000, dtype="f32"):
    return ArrayObject(dtype, shape, strides, address)


REFUSED = {
    "list of arrays": ([array()], "x is a list of arrays"),
    "negative stride": (array(strides=(-1,)), "negative strides"),
    "misaligned": (array(address=0x1002), "no multiple of its element size 4"),
}


@pytest.mark.parametrize("value, problem", REFUSED.values(), ids=list(REFUSED))
def test_what_cuda_tile_takes_but_cannot_be_verified(value, problem):
    with pytest.raises(NotSupported, match=problem):
        infer_argument("x", value, Annotation())


def test_sizes_beyond_the_index_type_are_refused_in_every_protocol():
    """Through the CUDA array interface, cuda.tile would cut them off."""
    with pytest.raises(OverflowError, match="shape is too big: 2147483648 .* annotate the parameter with ct.IndexedWi"):
        infer_argument("x", array(shape=(2**31,)), Annotation())
    assert infer_argument("x", array(shape=(2**31,)), Annotation(index_bits=64)).index_bits == 64
