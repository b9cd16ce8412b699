"""Computer opponents: each chooses from a view, never from the true state."""
