"""The win probability of each seat, predicted by the network from what that seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Final

from valles.games.registry import part
from valles.kernel.deprecation import deprecated_names
from valles.kernel.encoding import Encoding
from valles.kernel.rulebook import Rulebook
from valles.players.network import UnusableNetwork, has_network, network, network_info, weight_files

INVERSE_TEMPERATURE: Final = 2.5
"""Factor of the values in the softmax, fitted by `bench/expectation.py`."""


def has_prediction(game: str, setup: Mapping[str, Any]) -> bool:
    """Return True if a usable network was trained for a set-up with several players, and its weights are here."""
    if len(setup["seats"]) < 2 or not has_network(game) or not weight_files(game)[0].exists():
        return False
    try:
        return network_info(game).unknown_variant(setup) is None
    except UnusableNetwork:
        return False


def state_values(rules: Rulebook[Any], state: Any) -> list[float]:
    """Return the network's value of the game for each seat."""
    encoding: Encoding[Any] = part(rules.name, "encoding")
    pending = state.pending_seats()
    rows = []
    for seat in range(len(state.answers)):
        view = rules.view(state, seat)
        rows.append(encoding.row(view, seat, view.options(seat) if seat in pending else []))
    return [float(value) for value in network(rules.name).forward(rows)[1]]


def win_probabilities(values: list[float], inverse_temperature: float = INVERSE_TEMPERATURE) -> list[float]:
    """Return the softmax of the values of all seats.

    Examples:
        >>> [round(probability, 2) for probability in win_probabilities([0.3, 0.3, -0.6])]
        [0.47, 0.47, 0.05]
    """
    weights = [exp(inverse_temperature * value) for value in values]
    return [weight / sum(weights) for weight in weights]


__getattr__ = deprecated_names(
    __name__,
    {
        "SHARPNESS": "valles.players.expectation:INVERSE_TEMPERATURE",
        "expects": "valles.players.expectation:has_prediction",
        "values": "valles.players.expectation:state_values",
        "chances": "valles.players.expectation:win_probabilities",
    },
)
