"""What other packages offer by entry points. One that is broken is kept with the reason, and affects no other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Generic, TypeVar

T = TypeVar("T")

INTERFACE: Final = 1
"""Raised when games and players of other packages that were written for the version before no longer fit."""


@dataclass(frozen=True)
class Offer(Generic[T]):
    """Something that is offered under a name, or why it cannot be used."""

    name: str
    source: str
    """The package that brings it, with its version."""
    value: T | None
    problem: str = ""


def offers(group: str, kind: str, here: Mapping[str, T], load: Callable[[EntryPoint, str], T]) -> dict[str, Offer[T]]:
    """All that is offered in a group, by name, those of this package first; `load` raises for what cannot be used."""
    found: dict[str, Offer[T]] = {name: Offer(name, "valles", value) for name, value in here.items()}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        source = f"{point.dist.name} {point.dist.version}" if point.dist else point.value
        if point.name in found:
            taken = f"{found[point.name].source} has a {kind} of this name"
            found[f"{point.name} of {source}"] = Offer(point.name, source, None, taken)
            continue
        try:
            found[point.name] = Offer(point.name, source, load(point, source))
        except (Exception, SystemExit) as error:
            found[point.name] = Offer(point.name, source, None, reason(error))
    return found


def reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def check_interface(written_for: object) -> None:
    """Refuse what was written for another version of what games and players have to offer."""
    if written_for != INTERFACE:
        raise ValueError(f"it is written for version {written_for} of the interface, and this Valles has {INTERFACE}")


def faults(kind: str, found: Iterable[Offer[T]]) -> list[str]:
    """What cannot be used, one sentence each."""
    broken = [offer for offer in found if offer.problem]
    return [f"the {kind} {offer.name} of {offer.source} cannot be used: {offer.problem}" for offer in broken]
