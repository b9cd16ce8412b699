"""The former module of `Refused`, until 0.4; it is in `valles.table.live`."""

from __future__ import annotations

import warnings

from valles.table import live


def __getattr__(name: str) -> object:
    if name != "Refused":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn("valles.server.table is now valles.table.live", DeprecationWarning, stacklevel=2)
    return live.Refused
