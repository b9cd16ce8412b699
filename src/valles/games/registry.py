"""Every game by its name: those of this package, and those that other packages bring."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any, Final

from valles.games import on_mars, terraforming_mars
from valles.games.manifest import Manifest
from valles.games.plugins import Offer, check_interface, offers, reason
from valles.kernel.rulebook import Rulebook

GROUP: Final = "valles.games"
"""The entry points by which a package offers a game: `name = module:MANIFEST`."""
HERE: Final = (terraforming_mars.MANIFEST, on_mars.MANIFEST)
RULES: Final = ("name", "version", "colours", "variants", "vocabulary", "effects", "standing")
"""What every rulebook has; one with variants has `additions` too."""


class UnknownGame(ValueError):
    """Nobody has written a game of this name."""


class BrokenGame(ValueError):
    """A package offers the game, but it cannot be used."""


@cache
def entries() -> dict[str, Offer[Manifest]]:
    """All games that are offered, by name; those of this package first."""
    return offers(GROUP, "game", {manifest.name: manifest for manifest in HERE}, load)


def load(point: EntryPoint, source: str) -> Manifest:
    manifest = point.load()
    if not isinstance(manifest, Manifest):
        raise TypeError(f"{point.value} is no Manifest")
    check_interface(manifest.interface)
    if manifest.name != point.name:
        raise ValueError(f"its manifest is named {manifest.name!r}")
    if not isinstance(rules := imported(manifest.rules), Rulebook):
        raise TypeError(f"{manifest.rules} is no Rulebook")
    check_rules(rules, manifest)
    if manifest.judgement is not None:
        imported(manifest.judgement)
    return manifest


def check_rules(rules: Rulebook[Any], manifest: Manifest) -> None:
    """Refuse a rulebook that would fail whoever asks it what can be played."""
    wanted = (*RULES, "additions") if getattr(rules, "variants", None) else RULES
    missing = [part for part in wanted if not hasattr(rules, part)]
    if missing:
        raise TypeError(f"{manifest.rules} has no {', '.join(missing)}")
    if rules.name != manifest.name:
        raise ValueError(f"its rulebook is named {rules.name!r}")
    rules.setup(players=len(rules.colours))


def imported(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def available_games() -> tuple[str, ...]:
    """The names of the games that can be played.

    Examples:
        >>> available_games()[:2]
        ('terraforming_mars', 'on_mars')
    """
    return tuple(name for name, entry in entries().items() if entry.value is not None)


def manifest_of(game: str) -> Manifest:
    entry = entries().get(game)
    if entry is None:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(available_games())}")
    if entry.value is None:
        raise BrokenGame(f"{game} of {entry.source} cannot be used: {entry.problem}")
    return entry.value


def part(game: str, name: str) -> Any:
    """A part of the game, by its name in the manifest; raises BrokenGame if there is none, or none that works."""
    path = getattr(manifest_of(game), name)
    if path is None:
        raise BrokenGame(f"{game} has no {name}")
    try:
        return imported(path)
    except Exception as error:
        raise BrokenGame(f"the {name} of {game} cannot be used: {reason(error)}") from error


def has_part(game: str, name: str) -> bool:
    return getattr(manifest_of(game), name) is not None


def rulebook(game: str) -> Rulebook[Any]:
    """The rulebook of a game, which all its tables share."""
    rules: Rulebook[Any] = part(game, "rules")
    return rules
