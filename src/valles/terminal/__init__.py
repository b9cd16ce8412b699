"""The table in a terminal: hot-seat or against computer opponents."""
