"""How many cases a test tries: a few in `make test`, or the slice of all that tools/deep.py asks for."""

import os

SLICE = "VALLES_SLICE"
"""The environment variable with the first case of a slice and how many there are: "200:50"."""


def cases(few: int) -> range:
    """The numbers of the cases to try."""
    first, _, count = os.environ.get(SLICE, "").partition(":")
    return range(int(first), int(first) + int(count)) if count else range(few)
