"""Makes the modules beside the tests importable, and the memory model's view of a run, which those of the interpreter
have."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "interpreter")]
