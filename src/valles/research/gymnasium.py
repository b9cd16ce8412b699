"""The games for Gymnasium: one agent among opponents who are named.

>>> import gymnasium
>>> import valles.research.gymnasium
>>> env = gymnasium.make("valles/TerraformingMars-v0", players=2, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
>>> env.unwrapped.seat in (0, 1)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from valles.game import PlayerView
from valles.games.registry import available_games, has_part
from valles.players import Player, player
from valles.research.episode import RENDERINGS, Episode
from valles.research.extra import MissingExtra
from valles.research.memory import np

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium", "research") from error


ILLEGAL: Final = ("raise", "random")
"""What becomes of an illegal action: it raises IllegalMove, or a legal one is drawn in its place."""


class OneSeat(gymnasium.Env[Any, Any]):
    """A seat of a game. The legal actions stand in `info["action_mask"]`.

    Without a seat that is named one is drawn for each game.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents` are as many names as there are other seats, in turn order from the agent on, or one for all.

        With `illegal="random"` a legal action is drawn where an illegal one was given, for those who know no masks.
        """
        if render_mode is not None and render_mode not in RENDERINGS:
            raise ValueError(f"render_mode is {' or '.join(RENDERINGS)}, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        self._illegal = illegal
        self.metadata = {"render_modes": list(RENDERINGS)}
        self.render_mode = render_mode
        self.episode = Episode(game, players=players, **options)
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            raise ValueError(f"{players - 1} opponents are wanted, or one name for all, not {self._names}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        for name in self._names:
            player(name, game, 0)
        self._seat = seat
        self.seat = 0 if seat is None else seat
        self._others: dict[int, Player] = {}
        high = np.float32(255) * self.episode.encoder.scale
        self.observation_space = spaces.Box(np.zeros_like(high), high)
        self.action_space = spaces.Discrete(self.episode.encoder.choices)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        chance, count = self.np_random, len(self.episode.seats)
        self.seat = int(chance.integers(count)) if self._seat is None else self._seat
        seats = [(self.seat + 1 + place) % count for place in range(count - 1)]
        self._others = {
            other: player(name, self.episode.rules.name, int(chance.integers(2**31)))
            for other, name in zip(seats, self._names, strict=True)
        }
        self.episode.start(int(chance.integers(2**62)))
        self._let_others_play()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if self._illegal == "random" and int(action) not in episode.options and not episode.over:
            action = self.np_random.choice(episode.options)
        episode.play(int(action))
        self._let_others_play()
        ended = episode.over or episode.stopped
        reward = float(episode.reward(episode.state)[self.seat]) if ended else 0.0
        return episode.observation(self.seat), reward, episode.over, episode.stopped, self._info()

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and not episode.stopped and episode.seat != self.seat:
            seat = episode.seat
            view = PlayerView(episode.rules.view(episode.state, seat), episode.seats[seat], seat)
            episode.play(episode.rules.vocabulary.number(view.text(self._others[seat].choose(view))))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def render(self) -> Any:
        return None if self.render_mode is None else self.episode.shown(self.render_mode)


def name_of(game: str) -> str:
    """The name by which `gymnasium.make` knows a game.

    Examples:
        >>> name_of("on_mars")
        'valles/OnMars-v0'
    """
    return f"valles/{game.title().replace('_', '')}-v0"


def register() -> None:
    """Tell Gymnasium of every game that can be encoded; importing this module does."""
    for game in available_games():
        if has_part(game, "encoding") and name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), "valles.research.gymnasium:OneSeat", kwargs={"game": game})


register()
