"""Loads all that the processes of a pool need, in the process of which they are copies; nothing of the database."""

from __future__ import annotations

from valles.games.registry import available_games, rulebook
from valles.server.live import bot_process, query_worker  # noqa: F401

for name in available_games():
    rulebook(name)
