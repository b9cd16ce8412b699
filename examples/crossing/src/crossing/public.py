"""The public view of Crossing, by name."""

from typing import Any

from crossing.rules.state import CrossingState
from valles.kernel.view import HOLE


def public_view(view: CrossingState) -> dict[str, Any]:
    """The cards of others are counted; a seat's own are named."""
    return {
        "round": view.round,
        "rounds": view.rounds,
        "seats": [
            {
                "seat": view.colours[seat],
                "field": view.field[seat],
                "coins": view.coins[seat],
                "points": view.points[seat],
                "count": len(hand),
                "hand": [card for card in hand if card != HOLE],
                "answered": bool(view.answers[seat]),
            }
            for seat, hand in enumerate(view.hands)
        ],
    }
