"""The rules of a game in short, by topic: a text that the game brings."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from valles.games.registry import manifest_of
from valles.table.live import Refused

HEADING: Final = re.compile(r"^## ([^(\n]+?)(?: \(.*\))?$", re.MULTILINE)
"""A topic; in brackets the groups of rules that it sums up."""


@cache
def rules_of(game: str) -> str:
    """Return all of it; empty where a game brings none."""
    path = manifest_of(game).summary
    if path is None:
        return ""
    package, _, name = path.partition(":")
    return files(package).joinpath(name).read_text(encoding="utf-8")


def topics(game: str) -> dict[str, str]:
    """Return the text of each topic."""
    _, *parts = HEADING.split(rules_of(game))
    return {head: text.strip() for head, text in zip(parts[::2], parts[1::2], strict=True)}


def rules_text(game: str, topic: str) -> str:
    """Return a topic, by its name or the beginning of it; the list of topics without one."""
    texts = topics(game)
    if not topic:
        return ", ".join(texts) or "–"
    matches = [text for name, text in texts.items() if name.casefold().startswith(topic.casefold())]
    if not matches:
        raise Refused("problem-unknown-topic", 404, topic=topic[:60], possible=[*texts] or ["–"])
    return matches[0]
