"""Tables as features know them, what features store of them, and the states that follow from a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Struct

from valles.hosting.model import StoredChair, StoredTable
from valles.table.clock.timeline import Timeline
from valles.table.feature import AnyFeature, AnyTable, FeatureTable, Stored, features
from valles.table.live import LiveTable

if TYPE_CHECKING:
    from valles.hosting.entry import TableEntry

NOTHING: Final[Mapping[str, Stored]] = {}


class ServerClock(Protocol):
    """Server time."""

    @property
    def timeline(self) -> Timeline: ...

    def now(self) -> float: ...


class StoredState(Struct, frozen=True):
    """The state of a feature at a table."""

    version: Any  # a number, unless the database is damaged
    body: Struct | None
    """None if it cannot be read."""
    at: float
    due: float | None


class StateChange(Struct, frozen=True):
    """A state of a feature in place of the one before."""

    feature: str
    before: StoredState | None
    after: StoredState


States = Mapping[str, StoredState]
Personal = Mapping[str, Mapping[str, Struct]]
"""Settings of people by feature and person."""


@dataclass(frozen=True)
class FeatureData:
    """The states of features at a table, and the settings of its people."""

    states: States
    personal: Personal


NO_DATA = FeatureData({}, {})


def has_state(about: StoredTable) -> bool:
    """Return True if a feature stores something for the table."""
    return any(is_active(feature, about) for feature in features().values())


def is_active(feature: AnyFeature, about: StoredTable) -> bool:
    """Return True if the feature stores something for the table."""
    return feature.State is not None and feature.is_active(about.settings.of(feature))


def feature_table(
    feature: AnyFeature,
    about: StoredTable,
    chairs: Sequence[StoredChair],
    live: LiveTable | None = None,
    data: FeatureData = NO_DATA,
    time: ServerClock | None = None,
) -> AnyTable:
    """Return a table as a feature knows it, from what is stored of it."""
    settings = about.settings.of(feature)
    if time is None or feature.State is None:
        return FeatureTable(about.id, chairs, about.started, about.finished, settings, live)
    stored = data.states.get(feature.name)
    by_person = data.personal.get(feature.name, NOTHING)
    return FeatureTable(
        id=about.id,
        chairs=chairs,
        started=about.started,
        finished=about.finished,
        settings=settings,
        live=live,
        now=time.now(),
        timeline=time.timeline,
        state=None if stored is None else stored.body,
        personal={
            chair.seat: by_person[chair.player] for chair in chairs if chair.player and chair.player in by_person
        },
    )


def table_of(feature: AnyFeature, entry: TableEntry) -> AnyTable:
    """Return a table in memory as a feature knows it."""
    return feature_table(feature, entry.about, entry.chairs, entry.live, entry.data, entry.time)


def state_changes(before: TableEntry, after: TableEntry) -> list[StateChange]:
    """Return the states of features that a command changes."""
    changes = []
    for feature in features().values():
        if before.time is None or not is_active(feature, before.about):
            continue
        table = table_of(feature, after)
        state = feature.state_after(table_of(feature, before), table)
        if state is not None:
            changes.append(state_change(feature, after, state, table))
    return changes


def state_change(feature: AnyFeature, entry: TableEntry, state: Struct, table: AnyTable) -> StateChange:
    """Return a new state of a feature, with the time at which it has something to do."""
    stored = entry.data.states.get(feature.name)
    version = stored.version + 1 if stored is not None and isinstance(stored.version, int) else 1
    due = feature.due(replaced_state(table, state))
    return StateChange(feature.name, stored, StoredState(version, state, table.now, due))


def replaced_state(table: AnyTable, state: Struct) -> AnyTable:
    """Return a table with another state."""
    return replace(table, state=state)


def with_states(data: FeatureData, changes: Sequence[StateChange]) -> FeatureData:
    """Return what is stored after these changes."""
    return FeatureData({**data.states, **{change.feature: change.after for change in changes}}, data.personal)
