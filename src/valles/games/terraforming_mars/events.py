"""The kinds of events in the log of Terraforming Mars."""

from typing import Final

from valles.games.event import EventKind
from valles.games.terraforming_mars.rules.box import modules_of_boxes
from valles.games.terraforming_mars.rules.rulebook import RULES  # noqa: F401  (fills the table of boxes)

FIRST_BOX: Final = (
    EventKind("log-generation", ("generation", "seat")),
    EventKind("log-production-phase", ("generation",)),
    EventKind("log-corporation", ("seat", "card")),
    EventKind("log-play", ("seat", "card")),
    EventKind("log-action", ("seat", "card")),
    EventKind("log-effect", ("seat", "card")),
    EventKind("log-standard", ("seat", "project")),
    EventKind("log-milestone", ("seat", "milestone")),
    EventKind("log-award", ("seat", "award")),
    EventKind("log-convert-plants", ("seat",)),
    EventKind("log-convert-heat", ("seat",)),
    EventKind("log-pass", ("seat",)),
    EventKind("log-last-generation"),
    EventKind("log-pay", ("seat", "what")),
    EventKind("log-income", ("seat", "what")),
    EventKind("log-gain", ("seat", "what")),
    EventKind("log-loss", ("seat", "what", "by", "source", "left")),
    EventKind("log-own-loss", ("seat", "what")),
    EventKind("log-add", ("seat", "what", "card")),
    EventKind("log-card-loss", ("seat", "what", "card", "by", "source", "left")),
    EventKind("log-own-card-loss", ("seat", "what", "card")),
    EventKind("log-production-up", ("seat", "what")),
    EventKind("log-production-down", ("seat", "what")),
    EventKind("log-production-loss", ("seat", "what", "by", "source", "left")),
    EventKind("log-copy", ("seat", "card")),
    EventKind("log-rating", ("seat", "steps", "rating")),
    EventKind("log-temperature", ("seat", "degrees")),
    EventKind("log-oxygen", ("seat", "percent")),
    EventKind("log-tile", ("seat", "tile", "where")),
    EventKind("log-neutral-tile", ("tile", "where")),
    EventKind("log-claim", ("seat", "space")),
    EventKind("log-draw", ("seat", "cards")),
    EventKind("log-draw-cards", ("cards",), private=True),
    EventKind("log-buy", ("seat", "cards")),
    EventKind("log-discard", ("seat", "cards")),
    EventKind("log-sell", ("seat", "cards")),
    EventKind("log-spend-holding", ("seat", "what", "card")),
    EventKind("log-reveal", ("seat", "card")),
    EventKind("log-reveal-take", ("seat", "card")),
    EventKind("log-reshuffle"),
)
"""The kinds of events of the first box, in the order of their texts."""
EVENTS: Final = FIRST_BOX + tuple(event for module in modules_of_boxes("events") for event in module.EVENTS)
