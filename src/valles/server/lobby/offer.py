"""The games that can be played here: with what options, and against which computers."""

from __future__ import annotations

from typing import Literal

from valles.games.registry import available_games, rulebook
from valles.kernel.phrase import Phrase
from valles.kernel.rulebook import Setup
from valles.players import LEVELS, Opponent, check_setup, entries, levels, opponents
from valles.players.checkpoint import PLAYERS, UnknownSetup
from valles.table.live import Rules
from valles.table.message import Level, Offer, Option
from valles.table.setup import allows, needed_addition


def offers() -> list[Offer]:
    """The games that can be played here."""
    found = []
    for name in available_games():
        rules = rulebook(name)
        variants = {option: list(values) for option, values in rules.variants.items() if len(values) > 1}
        options = [offered(rules, option, values) for option, values in variants.items()]
        players = 1, len(rules.colours)
        beginners = allows(rules, players=2, beginners=[])
        against = list(opponents(name))
        found.append(Offer(name, list(rules.colours), players, options, against, beginners, choices(rules)))
    return found


# Options


def offered(rules: Rules, option: str, values: list[object]) -> Option:
    kind: Literal["addition", "choice"] = "addition" if option in rules.additions else "choice"
    needs = addition_for(rules, option, values)
    beside = {} if needs is None else {needs: True}
    alone, several = (
        all(allows(rules, players=players, **beside, **{option: value}) for value in values) for players in (1, 2)
    )
    return Option(option, values, values[0], kind, alone, option in rules.details, several, needs)


def addition_for(rules: Rules, option: str, values: list[object]) -> str | None:
    """What has to be added to the game before there is a choice; None if there is one without."""
    for value in values:
        if not any(allows(rules, players=players, **{option: value}) for players in (1, 2)):
            return needed_addition(rules, option, value, players=2)
    return None


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
    found: dict[str, list[object]] = {}
    counts: list[object] = list(range(1, len(rules.colours) + 1))
    for name, values in ((PLAYERS, counts), *rules.variants.items()):
        fit = [value for value in values if plays(rules, player, name, value)]
        if fit != list(values):
            found[name] = fit
    return found


def plays(rules: Rules, player: str, name: str, value: object) -> bool:
    count = value if name == PLAYERS and isinstance(value, int) else 2
    usual = {variant: values[0] for variant, values in rules.variants.items()}
    setup: Setup = {"seats": list(rules.colours[:count]), **usual, name: value}
    try:
        check_setup(player, rules.name, setup)
    except UnknownSetup:
        return False
    return True
