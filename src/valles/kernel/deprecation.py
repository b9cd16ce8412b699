"""Old public names, which work with a DeprecationWarning until version 0.4."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any
from warnings import warn


def warn_renamed(old: str, new: str) -> None:
    """Warn the caller of a function that it uses an old name."""
    warn(f"{old} is now {new}; the old name goes away in version 0.4", DeprecationWarning, stacklevel=3)


def deprecated_names(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """Return a `__getattr__` for a module that still has old names.

    Args:
        module: The `__name__` of the module.
        names: For each old name the current one, as `module:name`.
    """

    def get(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        place, _, current = names[name].partition(":")
        warn_renamed(f"{module}.{name}", f"{place}.{current}")
        return getattr(import_module(place), current)

    return get
