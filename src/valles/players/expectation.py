"""What the net expects of a game: how likely each seat is to win, by what that seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Final

from valles.games.registry import part
from valles.kernel.encoding import Encoding
from valles.kernel.rulebook import Rulebook
from valles.players import net
from valles.players.trained import UnknownSetup

SHARPNESS: Final = 2.5
"""By how much a value that is higher by 1 makes a victory likelier, as a logarithm (`bench/expectation.py`)."""


def expects(game: str, setup: Mapping[str, Any]) -> bool:
    """Whether there is a net that knows such a game of several players, and can be used."""
    if len(setup["seats"]) < 2 or not net.exists(game):
        return False
    try:
        net.known(game).check_setup(setup)
    except (net.UnusableNet, UnknownSetup):
        return False
    return True


def values(rules: Rulebook[Any], state: Any) -> list[float]:
    """What the game is worth to each seat by the net."""
    encoding: Encoding[Any] = part(rules.name, "encoding")
    asked = state.pending()
    rows = []
    for seat in range(len(state.answers)):
        view = rules.view(state, seat)
        rows.append(encoding.row(view, seat, view.options(seat) if seat in asked else []))
    found: list[float] = net.net(rules.name).judged(rows)[1].tolist()
    return found


def chances(found: list[float], sharpness: float = SHARPNESS) -> list[float]:
    """How likely each seat is to win, by what the game is worth to each; together 1.

    Examples:
        >>> [round(chance, 2) for chance in chances([0.3, 0.3, -0.6])]
        [0.47, 0.47, 0.05]
    """
    weights = [exp(sharpness * value) for value in found]
    return [weight / sum(weights) for weight in weights]
