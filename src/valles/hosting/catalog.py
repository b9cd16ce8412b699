"""Catalog of the games that can be played here, with their variants and computer opponents."""

from __future__ import annotations

from functools import lru_cache

from valles.games import registry
from valles.games.registry import available_games, rulebook
from valles.kernel.phrase import Phrase
from valles.kernel.variant import Variant
from valles.players import LEVELS, Opponent, entries, levels, opponents
from valles.players.checkpoint import PLAYERS
from valles.table.live import Rules
from valles.table.message.lobby import GameInfo, Level, VariantInfo


def catalog() -> list[GameInfo]:
    """Return the games that can be played here."""
    return list(_catalog(tuple(registry.entries().values()), tuple(entries().values())))


@lru_cache(maxsize=1)
def _catalog(installed_games: object, installed_players: object) -> list[GameInfo]:
    """Return the games; anybody may ask for them, and they change only if what is installed does."""
    infos = []
    for name in available_games():
        rules = rulebook(name)
        options = [variant_info(variant) for variant in rules.variants if len(variant.values) > 1]
        players = 1, len(rules.colours)
        beginners = "beginners" in rules.variants.seat_choices
        names = list(opponents(name))
        infos.append(
            GameInfo(
                game=name,
                seats=list(rules.colours),
                players=players,
                options=options,
                opponents=names,
                beginners=beginners,
                levels=opponent_levels(rules),
            )
        )
    return infos


# Variants


def variant_info(variant: Variant) -> VariantInfo:
    """Return the message about a variant."""
    return VariantInfo(
        name=variant.name,
        values=list(variant.values),
        default=variant.default,
        kind="addition" if variant.addition else "choice",
        solo=variant.alone,
        detail=variant.detail,
        several=variant.several,
        needs=variant.needs or None,
    )


# Computers


def opponent_levels(rules: Rules) -> list[Level]:
    """Return all levels, also those that the game does not have, then players of other packages.

    A game without levels has all its players instead.
    """
    game = rules.name
    own = levels(game)
    if not own:
        return [Level(name, name, None, supported_values(rules, name)) for name in opponents(game)]
    added = [name for name in opponents(game) if entries()[name].source != "valles"]
    foreign = [name for name in added if Opponent.parse(name, game).level == name]
    players = {level: Opponent.parse(level, game).name for level in (*LEVELS, *foreign)}
    return [
        Level(level, player, None, supported_values(rules, player))
        if level in own or level in foreign
        else Level(level, player, reason_missing(player, game), {})
        for level, player in players.items()
    ]


def reason_missing(player: str, game: str) -> Phrase:
    """Return the reason for which a game does not have the player of a level."""
    entry = Opponent.parse(player, game).entry
    return Phrase("page-lobby-level-unusable" if entry and entry.problem else "page-lobby-level-untrained")


def supported_values(rules: Rules, player: str) -> dict[str, list[object]]:
    """Return the values of variants that a player supports, where it does not support all; `players` among them."""
    trained = Opponent.parse(player, rules.name).trained
    if trained is None:
        return {}
    possible: dict[str, list[object]] = {PLAYERS: list(range(1, len(rules.colours) + 1))}
    possible.update({variant.name: list(variant.values) for variant in rules.variants})
    values = trained.values()
    supported = {name: [value for value in all if value in values[name]] for name, all in possible.items()}
    return {name: some for name, some in supported.items() if some != possible[name]}
