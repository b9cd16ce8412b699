"""The rewards of a batch by name: what the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valles.players.reward import margin, win

Reward = Callable[[Any], list[float]]
"""What each seat gets, of the last state of a game."""

REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin}


def reward_named(reward: str | Reward) -> Reward:
    """The reward of this name, or the function itself."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}, or a function of the state")
    return REWARDS[reward]
