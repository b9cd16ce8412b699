"""Every game by its name: those of this package, and those that other packages bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from valles.games import on_mars, terraforming_mars
from valles.games.manifest import Manifest
from valles.kernel.rulebook import Rulebook

GROUP: Final = "valles.games"
"""The entry points by which a package offers a game: `name = module:MANIFEST`."""
HERE: Final = (terraforming_mars.MANIFEST, on_mars.MANIFEST)


class UnknownGame(ValueError):
    """Nobody has written a game of this name."""


class BrokenGame(ValueError):
    """A package offers the game, but it cannot be used."""


@dataclass(frozen=True)
class Entry:
    """A game that is offered: its manifest, or why it cannot be used."""

    name: str
    source: str
    """The package that brings it, with its version."""
    manifest: Manifest | None
    problem: str = ""


@cache
def entries() -> dict[str, Entry]:
    """All games that are offered, by name; those of this package first."""
    found = {manifest.name: Entry(manifest.name, "valles", manifest) for manifest in HERE}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        source = source_of(point)
        if point.name in found:
            name = f"{point.name} of {source}"
            found[name] = Entry(name, source, None, f"{found[point.name].source} has a game of this name")
        else:
            found[point.name] = entry_of(point, source)
    return found


def source_of(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def entry_of(point: EntryPoint, source: str) -> Entry:
    """Whatever is wrong with a plug-in is told of it, and disturbs nothing else."""
    try:
        manifest = point.load()
        if not isinstance(manifest, Manifest):
            raise TypeError(f"{point.value} is no Manifest")
        if manifest.name != point.name:
            raise ValueError(f"its manifest is named {manifest.name!r}")
        if not isinstance(rules := imported(manifest.rules), Rulebook):
            raise TypeError(f"{manifest.rules} is no Rulebook")
        if rules.name != manifest.name:
            raise ValueError(f"its rulebook is named {rules.name!r}")
    except Exception as error:
        return Entry(point.name, source, None, f"{type(error).__name__}: {error}")
    return Entry(point.name, source, manifest)


def imported(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def available_games() -> tuple[str, ...]:
    """The names of the games that can be played.

    Examples:
        >>> available_games()[:2]
        ('terraforming_mars', 'on_mars')
    """
    return tuple(name for name, entry in entries().items() if entry.manifest is not None)


def manifest_of(game: str) -> Manifest:
    entry = entries().get(game)
    if entry is None:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(available_games())}")
    if entry.manifest is None:
        raise BrokenGame(f"{game} of {entry.source} cannot be used: {entry.problem}")
    return entry.manifest


def part(game: str, name: str) -> Any:
    """A part of the game, by its name in the manifest; raises BrokenGame if the game has no such part."""
    path = getattr(manifest_of(game), name)
    if path is None:
        raise BrokenGame(f"{game} has no {name}")
    return imported(path)


def has_part(game: str, name: str) -> bool:
    return getattr(manifest_of(game), name) is not None


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of a game, which all its tables share."""
    rules: Rulebook[Any] = part(game, "rules")
    return rules
