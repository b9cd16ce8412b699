"""Old names that keep working for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any
from warnings import warn


def warn_renamed(old: str, new: str) -> None:
    """Warn the caller of a function that it uses an old name."""
    warn(f"{old} is now {new}; the old name goes in 0.4", DeprecationWarning, stacklevel=3)


def old_names(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the `__getattr__` of a module whose names have moved.

    Args:
        module: The module that had the names.
        names: By old name the new one, as `module:name`.
    """

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        place, _, new = names[name].partition(":")
        warn_renamed(f"{module}.{name}", f"{place}.{new}")
        return getattr(import_module(place), new)

    return find
