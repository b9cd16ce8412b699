"""One game whose seats decide one after the other, as the interfaces of other libraries need it."""

from __future__ import annotations

import secrets
from typing import Any, Final

from valles.game import Game, seed_bytes
from valles.games.registry import part, rulebook
from valles.kernel.choice import IllegalMove
from valles.kernel.encoding import NOBODY, next_decision
from valles.kernel.state import State
from valles.research.encode import Floats, encoder
from valles.research.memory import NDArray, np
from valles.research.reward import Reward, reward_named
from valles.terminal.page import Page

WIDTH: Final = 110
"""Columns of the table as text."""

RENDERINGS: Final = ("ansi", "svg")


class Episode:
    """A game that stops at each decision.

    Simultaneous decisions are taken in the order of seats, without knowing the others.
    """

    def __init__(
        self,
        game: str,
        *,
        forced: bool = False,
        payments: bool = False,
        rounds: int = 0,
        reward: str | Reward = "win",
        **options: Any,
    ) -> None:
        """Set up a game. Arguments are those of `valles.research.Batch`."""
        self.rules: Final = rulebook(game)
        self.encoder: Final = encoder(game)
        self.setup: Final = self.rules.setup(**options)
        self.seats: Final = self.rules.seats(self.setup)
        self.reward: Final = reward_named(reward)
        self._forced: Final = forced
        self._payments: Final = payments
        self._rounds: Final = rounds
        self.state: State
        self.seat = NOBODY
        self.options: list[int] = []

    def start(self, seed: int | None) -> None:
        """Start a new game, with a random seed if none is given."""
        self.state = self.rules.new(self.setup, seed_bytes(secrets.randbits(64) if seed is None else seed))
        self._advance()

    def play(self, option: int) -> None:
        """Take an option for the seat to move.

        Raises:
            IllegalMove: The option is illegal.
        """
        if option not in self.options:
            texts = self.rules.vocabulary.texts
            action = texts[option] if 0 <= option < len(texts) else f"option {option}"
            first = ", ".join(texts[each] for each in self.options[:12]) + (", …" if len(self.options) > 12 else "")
            raise IllegalMove(f"{self.seats[self.seat]} has {len(self.options)} options now ({first}), not {action}")
        self.state.apply(self.seat, option)
        self._advance()

    def _advance(self) -> None:
        self.seat, self.options = next_decision(self.state, not self._forced, not self._payments)

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.seat == NOBODY

    @property
    def truncated(self) -> bool:
        """True if the game has exceeded its number of rounds."""
        return not self.over and 0 < self._rounds < self.rules.rounds(self.state)

    def observation(self, seat: int) -> Floats:
        """Return what a seat knows."""
        return self.encoder.flat(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal option of a seat, and zeros while another seat decides."""
        mask = np.zeros(self.encoder.choices, np.int8)
        if seat == self.seat:
            mask[self.options] = 1
        return mask

    def render(self, mode: str) -> str:
        """Return the table as text, from the seat to move ("ansi"), or as a public picture ("svg")."""
        saved = {"state": self.rules.save(self.state), "moves": [], "events": [], "hashes": {}}
        game = Game.load(self.rules, self.setup, 0, saved)
        if mode == "svg":
            return game._repr_svg_() or ""
        screen = part(self.rules.name, "screen")(game, "en", Page(WIDTH))
        text: str = screen.screen(self.seats[max(self.seat, 0)])
        return text
