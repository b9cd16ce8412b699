"""Pickling of what a module makes once at import: it is found there again, by name, and never copied."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function, and its arguments, that returns the object again."""


def constant(module: str, name: str) -> Any:
    """Return what a module has under a name."""
    return getattr(import_module(module), name)


def reference(thing: object) -> Reduced | None:
    """Return how to find an object in the module of its class; None if that has no name for it."""
    module = type(thing).__module__
    for name, value in vars(import_module(module)).items():
        if value is thing:
            return constant, (module, name)
    return None
