"""Ways to the close of a phase and of the game, for the tests of what happens there."""

from typing import Any

from valles.games.on_mars.rules.card import CARDS
from valles.kernel.phrase import Noun

THREE = ("purple", "green", "yellow")
FOUR = (*THREE, "blue")


def in_turn_order(t: Any) -> list[str]:
    return sorted(t.game.seats, key=lambda seat: t.seat(seat).space)


def end_colonization(t: Any) -> None:
    """The seats without a turn so far end it: the shuttle phase begins, or the game is over."""
    for seat in [seat for seat in in_turn_order(t) if t.seat(seat).stands]:
        t.end_turn(seat)


def finish(t: Any) -> None:
    """The last round is over."""
    t.given(final=True)
    if t.state.solo:
        t.given("lacerda", stands=False)
    end_colonization(t)


def stay(t: Any) -> None:
    """No seat travels, until the shuttle phase is over."""
    while open_prompt(t) in ("om-ask-travel", "om-ask-travel-by-ship"):
        t.when(t.turn, "stay")


def open_prompt(t: Any) -> str | None:
    """The key of the question that is open."""
    return next((choice.prompt.key for choice in t.game.pending), None)


def event_keys(t: Any) -> list[str]:
    """The keys of the log since the position was set."""
    return [event.phrase.key for event in t.game.events]


def nouns(t: Any) -> list[str]:
    """Every noun of the log since the position was set."""
    keys = []
    for event in t.game.events:
        for arg in event.phrase.args.values():
            keys += [noun.key for noun in (arg if isinstance(arg, list) else [arg]) if isinstance(noun, Noun)]
    return keys


def hexes(t: Any, seat: str) -> list[str]:
    """The hexes that the seat may choose from."""
    return [option.removeprefix("hex:") for option in t.legal(seat) if option.startswith("hex:")]


def exploration(t: Any) -> list[str]:
    """The discovery tiles that lie face up."""
    return [CARDS[number].id for number in t.state.exploration]
