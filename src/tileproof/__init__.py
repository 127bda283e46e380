"""tileproof."""
