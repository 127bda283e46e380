"""The Tile IR memory model, executable (memory-model.md), and the PTX model it weakens.

Reading order: :mod:`events` and :mod:`execution` (what an execution is),
:mod:`relations` (the algebra), :mod:`tileir` and :mod:`ptx` (the two models, each
to be read beside its specification), :mod:`switches` (what is left open).

Litmus tests: :mod:`tileir_litmus` and :mod:`ptx_litmus` read them into
:mod:`program`; :mod:`unfold`, :mod:`candidate`, :mod:`search` and
:mod:`explorer` find all their executions; :mod:`verdict` and :mod:`command`
answer their conditions; :mod:`pictures` draws.  :mod:`mapping` reads PTX tests
under the Tile IR model, :mod:`random_programs` makes small programs for properties.

For concrete events, such as an interpreter records them: :mod:`races`.

On a GPU: :mod:`gpu_kernel` makes a kernel of a test, :mod:`gpu_stress` plans its
runs and compares what they show with the model, :mod:`gpu_run` launches.
"""

if __name__ != "tileproof.memmodel":
    raise ImportError("import tileproof.memmodel: the directory memmodel is its home, not a package of its own")
