"""The opponent that searches with the network of `learned`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from valles.game import PlayerView, seed_bytes
from valles.players.greedy import GreedyPlayer
from valles.players.learned import automatic_option
from valles.players.network import network
from valles.players.search import Search, SearchConfig

DEFAULT: Final = SearchConfig(evaluations=1000)
"""Takes up to 1.5 s on one core for a decision."""
BUDGET: Final = re.compile(r"(?P<evaluations>[1-9][0-9]{0,6})?(:?(?P<seconds>[0-9]{1,3}(\.[0-9]+)?)s)?")
"""The settings that may follow the name: evaluations, seconds, or both."""


class ExpertPlayer:
    """Chooses by search. The choice depends on the seed and the view alone."""

    def __init__(self, game: str, seed: int, config: SearchConfig = DEFAULT) -> None:
        self._network: Final = network(game)
        self._seed: Final = seed_bytes(seed)
        self._endgame_player: Final = GreedyPlayer(game, seed)
        self.config: Final = config
        self.evaluations = 0
        """Positions that the network evaluated for the last decision."""

    def choose(self, view: PlayerView) -> int:
        """Return an option of the view."""
        self.evaluations = 0
        option = automatic_option(view, self._endgame_player)
        if option is not None:
            return option
        search = self.search(view)
        steps = search.best_option()
        rows = next(steps)
        while True:
            try:
                rows = steps.send(self._network.forward(rows))
            except StopIteration as result:
                self.evaluations = search.evaluations
                return int(result.value)

    def search(self, view: PlayerView) -> Search:
        """Return the search of a decision, for callers that evaluate several at once."""
        return Search(view.rules, view.state, view.number, self.config, self._seed)


def configured(settings: str) -> Callable[[str, int], ExpertPlayer]:
    """Return a factory of players with other settings: `256` evaluations, `2s` or `256:2s`.

    Raises:
        ValueError: The settings are malformed.
    """
    match = BUDGET.fullmatch(settings)
    if not settings or match is None:
        raise ValueError(
            f"expert is followed by evaluations, seconds or both, as in expert:256:1.5s, not by {settings!r}"
        )
    evaluations = int(match["evaluations"] or DEFAULT.evaluations)
    config = replace(DEFAULT, evaluations=evaluations, seconds=float(match["seconds"] or 0))
    return partial(ExpertPlayer, config=config)
