"""Tile IR programs as data.

- ``program``, ``types``, ``attributes``, ``constants``: what a program is made of;
- ``operations``: the table of operations, which everything below derives from;
- ``validity``: when a program is well formed; ``equality``: when two are the same;
- ``reader`` and ``writer``: bytecode; ``parser`` and ``printer``: text;
- ``builder``: programs made in Python; ``rewriting`` and ``mutations``: programs from programs;
- ``frontends``: from files to verification ``target``s; ``interpreter``: running a program.
"""

if __name__ != "tileproof.ir":
    raise ImportError("import tileproof.ir, not ir: the directory is the home of that package, not a package itself")
