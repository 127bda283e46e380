"""Reports for people (text) and for programs (JSON)."""
