"""The parts of reading Tile IR text (specification, "Assembly"); the front door is ``ir.parser``."""
