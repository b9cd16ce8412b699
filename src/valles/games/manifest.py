"""The manifest of a game, which names its parts."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from warnings import warn


@dataclass(frozen=True)
class Manifest:
    """The parts of a game, each as `module:name`. They are imported on demand; only the rules are required."""

    name: str
    """The name of the game in `valles.new`."""
    rules: str
    """The `Rulebook`."""
    public: str | None = None
    """The function that converts a view to the public view, as data that msgspec can encode.

    With `points=False`, if it accepts that, it leaves out the current points.
    """
    order: int = 0
    """Place in lists of games: lower numbers come first, equal ones by name, games of other packages last."""
    interface: int = 1
    """For which version of `valles.games.plugins.INTERFACE` the game was written."""
    encoding: str | None = None
    """The `Encoding` of what a seat knows, for training."""
    heuristic: str | None = None
    """The `Heuristic` by which the `greedy` opponent rates positions."""
    adviser: str | None = None
    """The function that returns the `Heuristic` of hints for a view and a seat, if it is not `heuristic`."""
    screen: str | None = None
    """The `GameScreen` that shows the table in a terminal."""
    drawing: str | None = None
    """The function that draws a public view as SVG, in a language."""
    scenario: str | None = None
    """The `ScenarioTable` on which tests set up positions."""
    lesson: str | None = None
    """The `Lesson` that explains each decision of a first game."""
    events: str | None = None
    """The tuple of its `EventKind`s, for researchers and tests."""
    page: str | None = None
    """The `PageData` of the printed tables, for a custom table in the browser."""
    summary: str | None = None
    """A short version of the rules, as `package:file`: a Markdown text whose second-level headings are its topics."""
    texts: str | None = None
    """The folder of its texts, as `package:folder`, with a folder of Fluent files for each language."""
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
