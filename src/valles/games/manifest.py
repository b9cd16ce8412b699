"""The manifest of a game, which names its parts."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from warnings import warn


@dataclass(frozen=True)
class Manifest:
    """The parts of a game, each as `module:name`. They are imported when they are needed; only the rules are a must."""

    name: str
    """The name of the game in `valles.new`."""
    rules: str
    """The `Rulebook`."""
    public: str | None = None
    """The function that makes of a view what its viewer sees, by name, as data that msgspec can write.

    If it takes `points=False`, it leaves out how many points everybody has so far.
    """
    order: int = 0
    """Place in lists of games: lower numbers come first, equal ones by name, games of other packages last."""
    interface: int = 1
    """For which version of `valles.games.plugins.INTERFACE` the game was written."""
    encoding: str | None = None
    """The `Encoding` by which learners are told what a seat knows."""
    heuristic: str | None = None
    """The `Heuristic` by which the `greedy` opponent rates positions."""
    screen: str | None = None
    """The `GameScreen` that shows the table in a terminal."""
    drawing: str | None = None
    """The function that makes a picture of a public view, as SVG, in a language."""
    scenario: str | None = None
    """The `ScenarioTable` on which tests set up positions."""
    events: str | None = None
    """The tuple of its `EventKind`s, for researchers and tests."""
    page: str | None = None
    """The `PageData` of the printed tables that the game's own table in a browser shows."""
    summary: str | None = None
    """The rules in short, as `package:file`: a text in Markdown whose headings of the second level are its topics."""
    texts: str | None = None
    """The folder of its texts, as `package:folder`: in it a folder for each language, with files of Fluent messages."""
    judgement: InitVar[str | None] = None
    """Deprecated name of `heuristic`, until 0.4."""
    table: InitVar[str | None] = None
    """Deprecated name of `scenario`, until 0.4."""

    def __post_init__(self, old_heuristic: str | None, old_scenario: str | None) -> None:
        for old, new, value in (
            ("judgement", "heuristic", old_heuristic),
            ("table", "scenario", old_scenario),
        ):
            if value is not None:
                warn(f"Manifest.{old} is now Manifest.{new}; {old} goes in 0.4", DeprecationWarning, stacklevel=3)
                object.__setattr__(self, new, value)
