"""The kinds of events that Prelude adds to the log."""

from typing import Final

from valles.games.event import EventKind

EVENTS: Final = (EventKind("log-prelude-unplayable", ("seat", "card")),)
