"""tileproof: decides whether GPU tile kernels are free of data races and ordering faults.

The public API of a kernel file is small: ``contract`` and ``Array``.  Importing
this package loads neither a solver nor cuda-tile.

``tileproof.contract`` is the decorator, although a submodule of that name holds
the types of contracts: import those with ``from tileproof.contract import ...``.
"""

from tileproof.declaration import Array
from tileproof.decorator import contract
from tileproof.errors import ContractError, InputError

__all__ = ["Array", "ContractError", "InputError", "contract"]
