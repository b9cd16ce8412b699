"""The games, a folder each, and the registry by which everything else finds them."""
