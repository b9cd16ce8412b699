"""The opponent that looks ahead with the net of `learned`: it plays promising answers on, and takes the best."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from valles.game import PlayerView, seed_bytes
from valles.players.greedy import GreedyPlayer
from valles.players.learned import unasked
from valles.players.net import net
from valles.players.search import Manner, Search

USUAL: Final = Manner(evaluations=1000)
"""How it searches unless something else is wanted: within 1.5 s on one core."""
WISH: Final = re.compile(r"(?P<evaluations>[1-9][0-9]{0,6})?(:?(?P<seconds>[0-9]{1,3}(\.[0-9]+)?)s)?")
"""What may follow the name: so many evaluations, so many seconds, or both."""


class ExpertPlayer:
    """Chooses by the seed and the view alone: what is hidden, it deals at random, several times."""

    def __init__(self, game: str, seed: int, manner: Manner = USUAL) -> None:
        self._net: Final = net(game)
        self._seed: Final = seed_bytes(seed)
        self._late: Final = GreedyPlayer(game, seed)
        self.manner: Final = manner
        self.spent = 0
        """How many positions the net was asked about for the last decision."""

    def choose(self, view: PlayerView) -> int:
        self.spent = 0
        option = unasked(view, self._late)
        if option is not None:
            return option
        search = self.search(view)
        going = search.best()
        rows = next(going)
        while True:
            try:
                rows = going.send(self._net.judged(rows))
            except StopIteration as found:
                self.spent = search.spent
                return int(found.value)

    def search(self, view: PlayerView) -> Search:
        """How the decision is looked for, by whoever asks the net for several at once."""
        return Search(view.rules, view.state, view.number, self.manner, self._seed)


def wished(wish: str) -> Callable[[str, int], ExpertPlayer]:
    """How such a player is made with another budget: `256` evaluations, `2s` or `256:2s`."""
    found = WISH.fullmatch(wish)
    if not wish or found is None:
        raise ValueError(f"expert is followed by evaluations, seconds or both, as in expert:256:1.5s, not by {wish!r}")
    evaluations = int(found["evaluations"] or USUAL.evaluations)
    manner = replace(USUAL, evaluations=evaluations, seconds=float(found["seconds"] or 0))
    return partial(ExpertPlayer, manner=manner)
