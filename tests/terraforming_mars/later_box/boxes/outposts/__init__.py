"""A box with a deck, and with everything that a box can bring beside it."""
