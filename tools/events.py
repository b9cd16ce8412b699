"""Generate docs/reference/events.md: the kinds of events in the log of every game."""

from collections.abc import Callable
from pathlib import Path

from valles.games.event import EventKind
from valles.games.registry import has_part, own_games, part

TARGET = Path(__file__).resolve().parent.parent / "docs/reference/events.md"


def events() -> str:
    lines = [
        "# Events",
        "",
        "The log of a game is a list of events. An event is a phrase, a key with named arguments, which",
        "`valles.render` turns into a sentence. A game lists the kinds of its events in `events.py`.",
    ]
    for game in own_games():
        if has_part(game, "events"):
            kinds: tuple[EventKind, ...] = part(game, "events")
            lines += ["", f"## {game}", "", "| key | arguments | known to |", "|---|---|---|"]
            lines += [row(kind) for kind in kinds]
    return "\n".join(lines) + "\n"


def row(kind: EventKind) -> str:
    args = ", ".join(f"`{name}`" for name in kind.args)
    return f"| `{kind.key}` | {args} | {'one seat' if kind.private else 'all'} |"


def files() -> dict[Path, Callable[[], str]]:
    return {TARGET: events}
