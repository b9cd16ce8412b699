"""The kinds of events that the box adds to the log."""

from valles.games.event import EventKind

EVENTS = (EventKind("log-shield", ("seat", "percent")),)
