"""The rewards of a batch, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valles.players.reward import margin, win

Reward = Callable[[Any], list[float]]
"""Returns the reward of each seat for the last state of a game."""

REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin}


def reward_named(reward: str | Reward) -> Reward:
    """Return the reward of a name, or the function itself."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise ValueError(f"unknown reward {reward!r}; available: {', '.join(REWARDS)}, or a function of the state")
    return REWARDS[reward]
