"""The symbolic meaning of each operation, in modules like those of the operation table."""

from tileproof.verifier.rules import arithmetic, memory, shaping

__all__ = ["arithmetic", "memory", "shaping"]
