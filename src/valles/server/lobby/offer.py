"""The games that can be played here: with what options, and against which computers."""

from __future__ import annotations

from valles.games.registry import available_games, rulebook
from valles.kernel.phrase import Phrase
from valles.kernel.variant import Variant
from valles.players import LEVELS, Opponent, entries, levels, opponents
from valles.players.checkpoint import PLAYERS
from valles.table.live import Rules
from valles.table.message import Level, Offer, Option


def offers() -> list[Offer]:
    """The games that can be played here."""
    found = []
    for name in available_games():
        rules = rulebook(name)
        options = [offered(variant) for variant in rules.variants if len(variant.values) > 1]
        players = 1, len(rules.colours)
        beginners = "beginners" in rules.variants.seat_choices
        against = list(opponents(name))
        found.append(Offer(name, list(rules.colours), players, options, against, beginners, choices(rules)))
    return found


# Options


def offered(variant: Variant) -> Option:
    return Option(
        variant.name,
        list(variant.values),
        variant.default,
        "addition" if variant.addition else "choice",
        variant.alone,
        variant.detail,
        variant.several,
        variant.needs or None,
    )


# Computers


def choices(rules: Rules) -> list[Level]:
    """The levels, also those that the game does not have, then players of other packages; without levels any player."""
    game = rules.name
    own = levels(game)
    if not own:
        return [Level(name, name, None, known(rules, name)) for name in opponents(game)]
    added = [name for name in opponents(game) if entries()[name].source != "valles"]
    foreign = [name for name in added if Opponent.parse(name, game).level == name]
    players = {level: Opponent.parse(level, game).name for level in (*LEVELS, *foreign)}
    return [
        Level(level, player, None, known(rules, player))
        if level in own or level in foreign
        else Level(level, player, missing(player, game), {})
        for level, player in players.items()
    ]


def missing(player: str, game: str) -> Phrase:
    """Why a game does not have the player of a level."""
    entry = Opponent.parse(player, game).entry
    return Phrase("page-lobby-level-unusable" if entry and entry.problem else "page-lobby-level-untrained")


def known(rules: Rules, player: str) -> dict[str, list[object]]:
    """Of each variant of which the player does not know all values, those that it knows; `players` among them."""
    trained = Opponent.parse(player, rules.name).trained
    if trained is None:
        return {}
    possible: dict[str, list[object]] = {PLAYERS: list(range(1, len(rules.colours) + 1))}
    possible.update({variant.name: list(variant.values) for variant in rules.variants})
    values = trained.values()
    known = {name: [value for value in all if value in values[name]] for name, all in possible.items()}
    return {name: some for name, some in known.items() if some != possible[name]}
