"""The opponent that has learned from games against itself: a net tells which answer is likely the best."""

from __future__ import annotations

from typing import Any, Final

from valles.game import PlayerView
from valles.games.registry import part
from valles.kernel.encoding import Encoding
from valles.players.greedy import GreedyPlayer
from valles.players.net import net

LONGEST: Final = 40
"""No net has learned from games of more rounds: there it might go round in circles for ever, and `greedy` plays on."""


def unasked(view: PlayerView, late: GreedyPlayer) -> int | None:
    """What is answered without the net, as when it learned: what is forced, how to pay, and late; None for all else."""
    options = view.options
    if len(options) == 1:
        return options[0]
    if view.rules.rounds(view.state) > LONGEST:
        return late.choose(view)
    if view.rules.vocabulary.kind_of(options[0]).pays:
        return view.rules.habit(view.state, view.number, options)
    return None


class LearnedPlayer:
    """Chooses by the view alone."""

    def __init__(self, game: str, seed: int) -> None:
        self._net: Final = net(game)
        self._encoding: Final[Encoding[Any]] = part(game, "encoding")
        self._late: Final = GreedyPlayer(game, 0)

    def choose(self, view: PlayerView) -> int:
        option = unasked(view, self._late)
        if option is not None:
            return option
        options = view.options
        spoken = self._net.spoken(self._encoding.row(view.state, view.number, options), options)
        return options[spoken.index(max(spoken))]
