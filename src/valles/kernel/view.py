"""Holes: where a view does not know what the true state holds."""

from __future__ import annotations

from typing import Final

HOLE: Final = 0
"""A card that the viewer may not know."""

ANSWERED: Final = -1
"""Stands for the answers of another seat that has finished its questions."""

ALL_SEEING: Final = -1
"""The viewer of the true state."""

BYSTANDER: Final = -2
"""The viewer who sits at no seat."""


class Hole(Exception):
    """The view cannot go on: what comes next is hidden from its viewer."""
