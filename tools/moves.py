"""Generate docs/reference/moves.md: every option of every game, by number and text."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from valles.games.registry import own_games, rulebook

TARGET = Path(__file__).resolve().parent.parent / "docs/reference/moves.md"


def moves() -> str:
    lines = [
        "# Moves",
        "",
        "Every option is a small integer with one canonical text. The vocabulary of a game does not depend on",
        "players or variants and only grows at its end; its version counts how often. Records, logs, tests and the",
        "network use the texts, search and training the numbers.",
    ]
    for game in own_games():
        rules = rulebook(game)
        texts = rules.vocabulary.texts
        meanings = {kind.name: kind.meaning for kind in rules.vocabulary.kinds if kind.meaning}
        lines += ["", f"## {game}: {len(texts)} options, version {rules.vocabulary.version}"]
        for name, kinds in groupby(rules.vocabulary.kinds, lambda kind: kind.name):
            options = [option for kind in kinds for option in kind.options()]
            numbers = f"{options[0]}" if len(options) == 1 else f"{options[0]} to {options[-1]}"
            nouns = [rules.vocabulary.noun_of(option) for option in options]
            lines += ["", f"**{name}** ({numbers}): {meanings[name]}"]
            if nouns != [""]:
                listed = f"{nouns[0]} to {nouns[-1]}" if nouns[-1].isdigit() and len(nouns) > 9 else ", ".join(nouns)
                lines += ["", f"> {listed}"]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, Callable[[], str]]:
    return {TARGET: moves}
