"""What the `greedy` opponent thinks of a position."""
