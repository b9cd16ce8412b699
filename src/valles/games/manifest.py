"""What a game names of itself, so that others find its parts without knowing it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Manifest:
    """The parts of a game, each as `module:name`. They are imported when they are needed; only the rules are a must."""

    name: str
    """By which `valles.new` knows the game."""
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
    judgement: str | None = None
    """The class by which the `greedy` opponent judges a position."""
    screen: str | None = None
    """The `GameScreen` that shows the table in a terminal."""
    drawing: str | None = None
    """The function that makes a picture of a public view, as SVG, in a language."""
    table: str | None = None
    """The `ScenarioTable` on which tests set up positions."""
    summary: str | None = None
    """The rules in short, as `package:file`: a text in Markdown whose headings of the second level are its topics."""
    texts: str | None = None
    """The folder of its texts, as `package:folder`: in it a folder for each language, with files of Fluent messages."""
