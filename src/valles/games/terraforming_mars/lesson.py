"""The lesson through a first game of Terraforming Mars, to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valles.games.lesson import ANY, OVER, WAITING, Figures, Lesson, Need, Passage, Result
from valles.games.terraforming_mars.rules.component import (
    CITY_TILE,
    CREDITS,
    GREENERY_TILE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
)
from valles.games.terraforming_mars.rules.parameter import last_generation
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import PLAY
from valles.kernel.phrase import Arg, Phrase

ACTION: Final = ("ask-action",)
TURN: Final = ("ask-action", "ask-second-action")
BUYING: Final = ("ask-buy", "ask-buy-before-preludes")
ATTACK: Final = ("ask-remove-target", "ask-remove-amount", "ask-reduce")
PLAYABLE: Final = ("play", "standard", "action", "convert", "milestone")
"""The usual actions of a turn."""
LATE: Final = 5
"""The generation from which on an award is worth a thought."""


def is_first_turn(view: State, seat: int) -> bool:
    """Return True before the seat has played a card."""
    board = view.seats[seat]
    return view.generation == 1 and len(board.tableau) <= 1 and not board.events


def has_card(view: State, seat: int) -> bool:
    """Return True if a card of the hand can be played now."""
    return any(PLAY.has(option) for option in view.options(seat))


def is_first_generation(view: State, seat: int) -> bool:
    return view.generation == 1


def is_later(view: State, seat: int) -> bool:
    return view.generation > 1


def is_late(view: State, seat: int) -> bool:
    return view.generation >= LATE


def is_last(view: State, seat: int) -> bool:
    return last_generation(view)


def money(view: State, seat: int) -> Mapping[str, Arg]:
    board = view.seats[seat]
    return {"money": board.stock[CREDITS], "rating": board.rating, "income": income(view, seat)}


def income(view: State, seat: int) -> int:
    board = view.seats[seat]
    return board.rating + board.production[CREDITS]


def steps_left(view: State) -> int:
    """Return the steps that are missing to the end of the game."""
    return TEMPERATURE_STEPS - view.temperature + OXYGEN_STEPS - view.oxygen + OCEAN_TILES - view.oceans


def figures(view: State, seat: int) -> Figures:
    board = view.seats[seat]
    own = [tile for tile, owner in zip(view.tile, view.owner, strict=True) if owner == seat + 1]
    return {
        "generation": view.generation,
        "rating": board.rating,
        "income": income(view, seat),
        "credits": board.production[CREDITS],
        "others": sum(board.production) - board.production[CREDITS],
        "cities": own.count(CITY_TILE),
        "greeneries": own.count(GREENERY_TILE),
        "milestones": view.milestones.count(seat + 1),
        "awards": view.awards.count(seat + 1),
    }


def goal(view: State, seat: int) -> Phrase:
    kind = "tm-lesson-goal-solo" if view.solo else "tm-lesson-goal"
    return Phrase(kind, {"left": steps_left(view), "generation": view.generation})


def needs(view: State, seat: int) -> list[Need]:
    """Return nothing: the most points win."""
    return []


LESSON: Final = Lesson(
    prefix="tm-lesson-",
    steps=(
        Passage("corporation", ("ask-corporation",), ("card",), "choice", "tm-setup"),
        Passage("first-cards", BUYING, ("yes", "no"), "choice", "tm-setup", is_first_generation, money),
        Passage("research", BUYING, ("yes", "no"), "choice", "tm-research", args=money),
        Passage("first-card", ACTION, ("play",), "hand", "tm-play", is_first_turn, money),
        Passage("last", TURN, (ANY,), "hand", "tm-end", is_last, once=True),
        Passage("milestone", TURN, ("milestone",), "goals", "tm-mile", once=True),
        Passage("greenery", TURN, ("convert:plants",), "board", "tm-convert", once=True),
        Passage("heat", TURN, ("convert:heat",), "board", "tm-convert", once=True),
        Passage("blue", TURN, ("action",), "play", "tm-act", once=True),
        Passage("projects", TURN, ("standard:asteroid", "standard:aquifer"), "projects", "tm-std", is_later, once=True),
        Passage("award", TURN, ("award",), "goals", "tm-award", is_late, once=True),
        Passage("action", ACTION, (*PLAYABLE, "pass"), "hand", "tm-phase", has_card, money),
        Passage("pass", ACTION, ("pass", *PLAYABLE), "prompt", "tm-phase", args=money),
        Passage("second", ("ask-second-action",), (*PLAYABLE, "end"), "hand", "tm-phase", args=money),
        Passage("tile", ("ask-tile",), ("space",), "map", "tm-tile"),
        Passage("final", ("ask-final-greenery",), (ANY,), "prompt", "tm-end"),
        Passage("payment", ("ask-payment",), (ANY,), "prompt", "tm-pay"),
        Passage("attack", ATTACK, (ANY,), "prompt", "tm-any"),
        Passage("detail", (ANY,), (ANY,), "prompt", "tm-play"),
        Passage("waiting", (WAITING,), (), "log", "tm-phase"),
        Passage("over", (OVER,), (), "log", "tm-end"),
    ),
    results=(
        Result("generation", "did-production"),
        Result("milestones", "did-milestone"),
        Result("awards", "did-award"),
        Result("cities", "did-city"),
        Result("greeneries", "did-greenery"),
        Result("rating", "did-rating"),
        Result("credits", "did-credits"),
        Result("others", "did-others"),
    ),
    figures=figures,
    goal=goal,
    needs=needs,
)
