"""The games for Gymnasium: one agent among named opponents.

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
from valles.kernel.deprecation import deprecated_names
from valles.players import Player, player
from valles.research.episode import RENDERINGS, Episode
from valles.research.extra import MissingExtra
from valles.research.memory import np

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium", "research") from error


ILLEGAL_MODES: Final = ("raise", "random")
"""An illegal action raises IllegalMove, or is replaced by a random legal one."""


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """The environment of one seat. `info["action_mask"]` has its legal actions."""

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
        """Set up a game.

        Args:
            game: The name of the game.
            players: The number of players.
            opponents: A player for all other seats, or one for each, in turn order from the agent on.
            seat: The agent's seat; by default it is random in each game.
            illegal: "raise", or "random" to replace illegal actions, for agents without masks.
            render_mode: "ansi" or "svg".
            options: Further arguments of `Episode`, and variants of the game.
        """
        if render_mode is not None and render_mode not in RENDERINGS:
            raise ValueError(f"render_mode is {' or '.join(RENDERINGS)}, not {render_mode!r}")
        if illegal not in ILLEGAL_MODES:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL_MODES)}, not {illegal!r}")
        self._illegal = illegal
        self.metadata = {"render_modes": list(RENDERINGS)}
        self.render_mode = render_mode
        self.episode = Episode(game, players=players, **options)
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            raise ValueError(f"expected {players - 1} opponents or one name for all, got {self._names}")
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
        """Start a game, and return the first observation."""
        super().reset(seed=seed)
        rng, count = self.np_random, len(self.episode.seats)
        self.seat = int(rng.integers(count)) if self._seat is None else self._seat
        seats = [(self.seat + 1 + place) % count for place in range(count - 1)]
        self._others = {
            other: player(name, self.episode.rules.name, int(rng.integers(2**31)))
            for other, name in zip(seats, self._names, strict=True)
        }
        self.episode.start(int(rng.integers(2**62)))
        self._play_opponents()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and return the next observation of the agent."""
        episode = self.episode
        if self._illegal == "random" and int(action) not in episode.options and not episode.over:
            action = self.np_random.choice(episode.options)
        episode.play(int(action))
        self._play_opponents()
        ended = episode.over or episode.truncated
        reward = float(episode.reward(episode.state)[self.seat]) if ended else 0.0
        return episode.observation(self.seat), reward, episode.over, episode.truncated, self._info()

    def _play_opponents(self) -> None:
        episode = self.episode
        while not episode.over and not episode.truncated and episode.seat != self.seat:
            seat = episode.seat
            view = PlayerView(episode.rules.view(episode.state, seat), episode.seats[seat], seat)
            episode.play(episode.rules.vocabulary.number(view.text(self._others[seat].choose(view))))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def render(self) -> Any:
        """Return the table in the render mode."""
        return None if self.render_mode is None else self.episode.render(self.render_mode)


def name_of(game: str) -> str:
    """Return the name of a game in `gymnasium.make`.

    Examples:
        >>> name_of("on_mars")
        'valles/OnMars-v0'
    """
    return f"valles/{game.title().replace('_', '')}-v0"


def register() -> None:
    """Register all games that can be encoded. Importing this module does so."""
    for game in available_games():
        if has_part(game, "encoding") and name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), "valles.research.gymnasium:SingleAgentEnv", kwargs={"game": game})


register()

__getattr__ = deprecated_names(__name__, {"OneSeat": "valles.research.gymnasium:SingleAgentEnv"})
