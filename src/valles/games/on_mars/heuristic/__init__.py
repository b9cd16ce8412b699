"""The heuristic of On Mars."""
