"""The games for PettingZoo: seats take turns (AEC), and an illegal action raises an error.

>>> from valles.research import pettingzoo
>>> env = pettingzoo.env("terraforming_mars", players=3)
>>> env.reset(seed=7)
>>> env.agents, env.agent_selection, env.metadata["name"]
(['yellow', 'blue', 'pink'], 'yellow', 'terraforming_mars_v0')
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any

from valles.kernel.encoding import NOBODY
from valles.research.episode import RENDERINGS, Episode
from valles.research.extra import MissingExtra
from valles.research.memory import np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", "research") from error


def env(game: str, *, render_mode: str | None = None, **options: Any) -> Any:
    """Return the environment of a game with the usual wrappers. Options are those of `Episode` and of `valles.new`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, render_mode, **options)))


class raw_env(AECEnv):  # type: ignore[misc]  # the library has no types; its environments are so called
    """The environment of a game. Agents are the colors of the seats; one without a decision has an empty mask."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        if render_mode is not None and render_mode not in RENDERINGS:
            raise ValueError(f"render_mode is {' or '.join(RENDERINGS)}, not {render_mode!r}")
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDERINGS), "is_parallelizable": False}
        self.render_mode = render_mode
        self.episode = Episode(game, **options)
        self.possible_agents = list(self.episode.seats)
        self.agents: list[str] = []
        encoder = self.episode.encoder
        high = np.float32(255) * encoder.scale
        choices = encoder.choices
        space = {"observation": spaces.Box(np.zeros_like(high), high), "action_mask": spaces.MultiBinary(choices)}
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. Without a seed, the next one follows from the last seed given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.start(int(self._seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the agent of the seat to move; at the end of the game give all agents their rewards."""
        episode = self.episode
        if not episode.over and not episode.truncated:
            self.agent_selection = self.possible_agents[episode.seat]
            return
        for agent, reward in zip(self.agents, episode.reward(episode.state), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = episode.over
            self.truncations[agent] = not episode.over
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the observation of an agent with its action mask."""
        seat = self.possible_agents.index(agent)
        ended = self.terminations[agent] or self.truncations[agent]
        mask = self.episode.mask(NOBODY if ended else seat)
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"expected an action of {agent}, got None")
        self.episode.play(int(action))
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table in the render mode."""
        return None if self.render_mode is None else self.episode.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
