"""The theorems behind the verdicts, each proved by two solvers for all sizes.

A theorem is data (theorem.py): lemmas whose negations must be refuted, controls
that must have counterexamples.  catalogue.py lists all; layouts.py,
partitions.py, block_maps.py and swizzle.py are arithmetic over integers.py;
cutile_rust.py, token_order.py, determinism.py and weakening.py are about
relations (relations.py, and finite.py for a few events) and the memory models
(models.py).  prove.py discharges them in child processes (solvers.py) through
SMT-LIB text (smtlib.py), of which smt2/ keeps a copy (export.py); command.py is
``tileproof prove``.

Trusted beside the solvers: induction over the natural numbers and along paths
(theorem.Induction, relations.PathInduction), and the instantiation of lemmas.
"""

if __name__ != "tileproof.proofs":
    raise ImportError(
        "import tileproof.proofs, not proofs: the directory is the home of that package, not a package of its own"
    )
