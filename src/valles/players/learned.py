"""The opponent that takes the option with the highest logit of a trained network."""

from __future__ import annotations

from typing import Any, Final

from valles.game import PlayerView
from valles.games.registry import part
from valles.kernel.encoding import Encoding
from valles.players.greedy import GreedyPlayer
from valles.players.network import network

MAX_ROUNDS: Final = 40
"""Rounds of the longest games that networks are trained on. In longer ones they may repeat moves without end, so
`greedy` takes over."""


def automatic_option(view: PlayerView, endgame_player: GreedyPlayer) -> int | None:
    """Return the option that is taken without the network, as in training, or None if it must decide.

    Forced options, payments and decisions after `MAX_ROUNDS` are automatic.
    """
    options = view.options
    if len(options) == 1:
        return options[0]
    if view.rules.rounds(view.state) > MAX_ROUNDS:
        return endgame_player.choose(view)
    if view.rules.vocabulary.kind_of(options[0]).pays:
        return view.rules.default_option(view.state, view.number, options)
    return None


class LearnedPlayer:
    """Chooses the most likely option of the network. The choice depends on the view alone."""

    def __init__(self, game: str, seed: int) -> None:
        self._network: Final = network(game)
        self._encoding: Final[Encoding[Any]] = part(game, "encoding")
        self._endgame_player: Final = GreedyPlayer(game, 0)

    def choose(self, view: PlayerView) -> int:
        """Return an option of the view."""
        option = automatic_option(view, self._endgame_player)
        if option is not None:
            return option
        options = view.options
        logits = self._network.logits(self._encoding.row(view.state, view.number, options), options)
        return options[logits.index(max(logits))]
