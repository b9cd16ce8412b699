"""Plugins found by entry points. A broken one is kept with the reason, and affects no other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Generic, TypeVar

T = TypeVar("T")

OWN: Final = "valles"
"""The distribution of this package, and the source of what it offers."""
INTERFACE: Final = 1
"""Raised when games and players of other packages that were written for the version before no longer fit."""


@dataclass(frozen=True)
class PluginEntry(Generic[T]):
    """A plugin by its name, or the reason why it cannot be used."""

    name: str
    source: str
    """The package that brings it, with its version; OWN for this package."""
    value: T | None
    problem: str = ""


def plugin_entries(
    group: str, kind: str, here: Mapping[str, T], load: Callable[[EntryPoint, str], T]
) -> dict[str, PluginEntry[T]]:
    """Return the plugins of a group by name, those of this package first.

    Args:
        group: The group of entry points.
        kind: The noun for error messages.
        here: Values of this package that have no entry point.
        load: Returns the value of an entry point and its source, and raises for one that cannot be used.
    """
    result: dict[str, PluginEntry[T]] = {name: PluginEntry(name, OWN, value) for name, value in here.items()}
    points = [(source_of(point), point) for point in entry_points(group=group)]
    for source, point in sorted(points, key=lambda each: (each[0] != OWN, each[1].name)):
        if point.name in result:
            taken = f"{result[point.name].source} has a {kind} of this name"
            result[f"{point.name} of {source}"] = PluginEntry(point.name, source, None, taken)
            continue
        try:
            result[point.name] = PluginEntry(point.name, source, load(point, source))
        except (Exception, SystemExit) as error:
            result[point.name] = PluginEntry(point.name, source, None, reason(error))
    return result


def source_of(point: EntryPoint) -> str:
    """Return the distribution of an entry point with its version, OWN for this one."""
    if point.dist is None:
        return point.value
    return OWN if point.dist.name == OWN else f"{point.dist.name} {point.dist.version}"


def reason(error: BaseException) -> str:
    """Return an error as one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def check_interface(written_for: object) -> None:
    """Refuse what was written for another version of what games and players have to offer."""
    if written_for != INTERFACE:
        raise ValueError(f"it is written for version {written_for} of the interface, and this Valles has {INTERFACE}")


def faults(kind: str, reason: Iterable[PluginEntry[T]]) -> list[str]:
    """Return a sentence for each plugin that cannot be used."""
    broken = [offer for offer in reason if offer.problem]
    return [f"the {kind} {offer.name} of {offer.source} cannot be used: {offer.problem}" for offer in broken]
