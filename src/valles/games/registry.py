"""Every game by its name: those of this package, and those that other packages bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final

from valles.games.manifest import Manifest
from valles.games.plugins import OWN, PluginEntry, check_interface, plugin_entries, reason
from valles.kernel.rulebook import Rulebook

GROUP: Final = "valles.games"
"""The entry points by which a package offers a game: `name = module:MANIFEST`."""
ENGLISH: Final = "en"
"""The language that every game must have. It stands in where another one lacks a text."""
ATTRIBUTES: Final = ("name", "version", "colours", "variants", "vocabulary", "effects", "standing")
"""The attributes that every rulebook must have."""
METHODS: Final = ("new", "scores", "winners", "rounds", "why_not", "kind_label")
"""The methods that every rulebook must override."""
PARTS: Final = {"empty": "load", "hide": "view", "fill": "filled"}
"""Methods that it must override too, unless it overrides the method of the kernel that calls them."""
SAVED_FIELDS: Final = ("state_fields", "seat_fields")
"""The attributes that it must have, unless it overrides `save`."""
MESSAGES: Final = ".ftl"
BOXES: Final = "boxes"
"""The folder of a game with a package for each of its boxes, which may have a folder of texts of its own."""


class UnknownGame(ValueError):
    """There is no game of this name."""


class BrokenGame(ValueError):
    """A package offers the game, but it cannot be used."""


class MissingMetadata(RuntimeError):
    """The installed metadata of Valles does not list its games."""


@cache
def entries() -> dict[str, PluginEntry[Manifest]]:
    """Return all games that are offered, by name; those of this package first, in the order of their manifests."""
    games = plugin_entries(GROUP, "game", {}, load)
    if not any(game.source == OWN for game in games.values()):
        raise MissingMetadata(
            f"the installed package {OWN!r} has no entry points in {GROUP!r}, so no game is found;"
            " install it again: `pip install --no-deps --editable .` in a checkout"
        )
    return dict(sorted(games.items(), key=lambda item: position(item[1])))


def position(game: PluginEntry[Manifest]) -> tuple[bool, int]:
    """Return the sort key of a game in the list of all games."""
    return game.source != OWN, game.value.order if game.value else 0


def load(point: EntryPoint, source: str) -> Manifest:
    """Return the manifest of an entry point.

    Games of other packages are checked. Those of this package are not, since that would import their rules.
    """
    manifest = point.load()
    if not isinstance(manifest, Manifest):
        raise TypeError(f"{point.value} is no Manifest")
    check_interface(manifest.interface)
    if manifest.name != point.name:
        raise ValueError(f"its manifest is named {manifest.name!r}")
    if source != OWN:
        check_parts(manifest)
    return manifest


def check_parts(manifest: Manifest) -> None:
    """Refuse a game whose parts cannot be used."""
    if not isinstance(rules := imported(manifest.rules), Rulebook):
        raise TypeError(f"{manifest.rules} is no Rulebook")
    check_rules(rules, manifest)
    if manifest.heuristic is not None:
        imported(manifest.heuristic)
    if manifest.public is not None and find_spec("msgspec"):
        # The structs of a public view need msgspec; the rules are played without it.
        imported(manifest.public)
    if manifest.texts is not None and not text_files(folder / ENGLISH for folder in text_folders(manifest)):
        raise FileNotFoundError(f"{manifest.texts} holds no texts in {ENGLISH!r}")


def check_rules(rules: Rulebook[Any], manifest: Manifest) -> None:
    """Refuse a rulebook that lacks something, or fails when a game is set up."""
    if missing := missing_members(rules):
        raise TypeError(f"its rulebook lacks {', '.join(missing)}")
    if rules.name != manifest.name:
        raise ValueError(f"its rulebook is named {rules.name!r}")
    rules.setup(players=len(rules.colours))


def missing_members(rules: Rulebook[Any]) -> list[str]:
    """Return the attributes and methods that a rulebook lacks."""
    required = ATTRIBUTES if overrides(rules, "save") else (*ATTRIBUTES, *SAVED_FIELDS)
    attributes = [name for name in required if not hasattr(rules, name)]
    methods = [name for name in METHODS if not overrides(rules, name)]
    parts = [part for part, whole in PARTS.items() if not overrides(rules, part) and not overrides(rules, whole)]
    return [*attributes, *methods, *parts]


def overrides(rules: Rulebook[Any], name: str) -> bool:
    """Return True if a rulebook overrides a method of the kernel."""
    return getattr(type(rules), name) is not getattr(Rulebook, name)


def imported(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def available_games() -> tuple[str, ...]:
    """Return the names of the games that can be played.

    Examples:
        >>> available_games()[:2]
        ('terraforming_mars', 'on_mars')
    """
    return tuple(name for name, entry in entries().items() if entry.value is not None)


def own_games() -> tuple[str, ...]:
    """Return the names of the games of this package."""
    return tuple(name for name, entry in entries().items() if entry.source == OWN)


def manifest_of(game: str) -> Manifest:
    entry = entries().get(game)
    if entry is None:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(available_games())}")
    if entry.value is None:
        raise BrokenGame(f"{game} of {entry.source} cannot be used: {entry.problem}")
    return entry.value


def part(game: str, name: str) -> Any:
    """Return a part of the game by its name in the manifest; raise BrokenGame if there is none that works."""
    path = getattr(manifest_of(game), name)
    if path is None:
        raise BrokenGame(f"{game} has no {name}")
    try:
        return imported(path)
    except Exception as error:
        raise BrokenGame(f"the {name} of {game} cannot be used: {reason(error)}") from error


def has_part(game: str, name: str) -> bool:
    return getattr(manifest_of(game), name) is not None


def game_texts(language: str) -> dict[str, dict[str, str]]:
    """Return the texts of every game in a language, by game and by the name of the file."""
    return texts_of(entries().values(), language)


def plugin_texts(language: str) -> dict[str, dict[str, str]]:
    """Return the same for the games of other packages."""
    return texts_of((entry for entry in entries().values() if entry.source != OWN), language)


def texts_of(games: Iterable[PluginEntry[Manifest]], language: str) -> dict[str, dict[str, str]]:
    manifests = (game.value for game in games)
    return {
        manifest.name: text_files(folder / language for folder in text_folders(manifest))
        for manifest in manifests
        if manifest and manifest.texts
    }


def text_folders(manifest: Manifest) -> Iterator[Traversable]:
    """Yield the folder of a game's texts, then those of its boxes."""
    package, _, folder = str(manifest.texts).partition(":")
    yield files(package) / folder
    if find_spec(f"{package}.{BOXES}"):
        boxes = import_module(f"{package}.{BOXES}")
        for box in iter_modules(boxes.__path__, f"{boxes.__name__}."):
            yield files(box.name) / folder


def text_files(folders: Iterable[Traversable]) -> dict[str, str]:
    """Return the messages in some folders by file name; files of the same name become one."""
    texts: dict[str, str] = {}
    for folder in folders:
        paths = sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else []
        for path in paths:
            if path.name.endswith(MESSAGES):
                name = path.name.removesuffix(MESSAGES)
                texts[name] = texts.get(name, "") + path.read_text(encoding="utf-8")
    return texts


def rulebook(game: str) -> Rulebook[Any]:
    """Return the rulebook of a game, which all its tables share."""
    rules: Rulebook[Any] = part(game, "rules")
    return rules
