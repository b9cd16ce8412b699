"""The boxes that came after the first: a folder each, found by being there."""
