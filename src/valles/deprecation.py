"""Old public names, which work with a DeprecationWarning until version 0.4."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


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
        warnings.warn(
            f"{module}.{name} is now {place}.{current}; the old name goes away in version 0.4",
            DeprecationWarning,
            stacklevel=2,
        )
        return getattr(import_module(place), current)

    return get
