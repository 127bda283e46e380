"""The parts of a Tile IR bytecode file (specification, "Bytecode"); read by ``ir.reader``, written by ``ir.writer``."""
