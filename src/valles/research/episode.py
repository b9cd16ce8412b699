"""One game in which one seat after the other decides: what the interfaces of other libraries have in common."""

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
"""Of the table as text."""

RENDERINGS: Final = ("ansi", "svg")


class Episode:
    """A game that stops at each decision. Seats that are asked at once are asked in their order, each without knowing
    what the others have answered."""

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
        """As `Batch`: forced questions and payments are passed over unless they are wanted."""
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
        """A new game; without a seed one is drawn."""
        self.state = self.rules.new(self.setup, seed_bytes(secrets.randbits(64) if seed is None else seed))
        self._go_on()

    def play(self, option: int) -> None:
        """Answer for the seat that is asked; raises IllegalMove for what it may not."""
        if option not in self.options:
            texts = self.rules.vocabulary.texts
            asked = texts[option] if 0 <= option < len(texts) else f"option {option}"
            shown = ", ".join(texts[one] for one in self.options[:12]) + (", …" if len(self.options) > 12 else "")
            raise IllegalMove(f"{self.seats[self.seat]} has {len(self.options)} options now ({shown}), not {asked}")
        self.state.apply(self.seat, option)
        self._go_on()

    def _go_on(self) -> None:
        self.seat, self.options = next_decision(self.state, not self._forced, not self._payments)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def stopped(self) -> bool:
        """Whether the game has taken more rounds than it may."""
        return not self.over and 0 < self._rounds < self.rules.rounds(self.state)

    def observation(self, seat: int) -> Floats:
        return self.encoder.flat(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each option that the seat has; none while another is asked."""
        mask = np.zeros(self.encoder.choices, np.int8)
        if seat == self.seat:
            mask[self.options] = 1
        return mask

    def shown(self, how: str) -> str:
        """The table: `ansi` for a terminal, as the seat to move sees it; `svg` as a picture, as everybody does."""
        saved = {"state": self.rules.save(self.state), "moves": [], "events": [], "hashes": {}}
        game = Game.load(self.rules, self.setup, 0, saved)
        if how == "svg":
            return game._repr_svg_() or ""
        screen = part(self.rules.name, "screen")(game, "en", Page(WIDTH))
        text: str = screen.screen(self.seats[max(self.seat, 0)])
        return text
