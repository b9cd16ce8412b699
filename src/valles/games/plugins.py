"""What other packages offer by entry points. Whatever is wrong with one is told of it, and disturbs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Offer(Generic[T]):
    """Something that is offered under a name, or why it cannot be used."""

    name: str
    source: str
    """The package that brings it, with its version."""
    value: T | None
    problem: str = ""


def offers(group: str, kind: str, here: Mapping[str, T], load: Callable[[EntryPoint, str], T]) -> dict[str, Offer[T]]:
    """All that is offered in a group, by name, those of this package first; `load` refuses what is none of the kind."""
    found: dict[str, Offer[T]] = {name: Offer(name, "valles", value) for name, value in here.items()}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        source = f"{point.dist.name} {point.dist.version}" if point.dist else point.value
        if point.name in found:
            name = f"{point.name} of {source}"
            found[name] = Offer(name, source, None, f"{found[point.name].source} has a {kind} of this name")
            continue
        try:
            found[point.name] = Offer(point.name, source, load(point, source))
        except Exception as error:
            found[point.name] = Offer(point.name, source, None, f"{type(error).__name__}: {error}")
    return found
