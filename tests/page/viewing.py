"""Views of random games, and whether the page gives the same names to what they hold as Python does."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import valles
from tests.page.node import check_by
from valles.kernel.view import BYSTANDER


def views(game: str, seed: int, setup: dict[str, Any], early: int) -> Iterator[Any]:
    """Views of a random game from changing seats: so many at its beginning, then a few, and the last one."""
    walk = valles.new(game, seed=seed, **setup)
    chance = random.Random(seed)
    while not walk.over:
        if len(walk.moves) < early or chance.random() < 0.03:
            yield walk.rules.view(walk.state, chance.choice([BYSTANDER, *range(len(walk.seats))]))
        choice = chance.choice(walk.pending)
        walk.play(choice.seat, chance.choice(choice.options))
    yield walk.rules.view(walk.state, BYSTANDER)


def check_names(game: str, cases: list[dict[str, Any]], folder: Path) -> None:
    """Each case is a saved view and what is expected of it."""
    check_by("views.test.ts", {"game": game, "cases": cases}, folder)
