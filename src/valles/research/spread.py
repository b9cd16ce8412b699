"""Deprecated names of `valles.workers`; they go with 0.4."""

from __future__ import annotations

import warnings
from typing import Any, Final

import valles.workers

NAMES: Final = {
    "Failure": "Failure",
    "Here": "SerialPool",
    "Processes": "ProcessPool",
    "Progress": "Progress",
    "Workers": "Pool",
    "flawless": "raise_on_failure",
    "spread": "map_tasks",
    "workers": "open_pool",
}
"""Name in `valles.workers` by the name that 0.2 had here."""


def __getattr__(name: str) -> Any:  # any of these names
    if name not in NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    message = f"valles.research.spread.{name} is deprecated; use valles.workers.{NAMES[name]}"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return getattr(valles.workers, NAMES[name])
