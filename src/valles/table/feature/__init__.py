"""Features of a table beside its game, such as a clock: each is a module of this folder, found by being there.

A feature has settings that the host chooses, adds something to what the page knows of a table, and acts when the table
changes, when time passes or when a player sends it a message. It changes no game: it sends commands, as players do.
docs/how-to/new-table-feature.md shows how to add one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint
from pkgutil import iter_modules
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from valles.games.plugins import faults, plugin_entries
from valles.kernel.rulebook import Setup
from valles.table.clock.timeline import Timeline
from valles.table.command import Command
from valles.table.live import LiveTable, Refused

GROUP: Final = "valles.features"
"""The entry points by which a package offers a feature: `name = module:FEATURE`."""


NO_TIMELINE: Final = Timeline()
Stored = Any  # a state or settings of a person, of the type that the feature declares


class FeatureChair(Protocol):
    """A seat with the person or computer that has it."""

    @property
    def seat(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def left(self) -> float | None:
        """The time since which the person has left the seat to others."""


S = TypeVar("S", bound=Struct)
S_contra = TypeVar("S_contra", bound=Struct, contravariant=True)


@dataclass(frozen=True)
class FeatureTable(Generic[S]):
    """A table, as far as a feature knows it."""

    id: str
    chairs: Sequence[FeatureChair]
    started: float | None
    finished: float | None
    settings: S
    live: LiveTable | None = None
    """The game in play; None in a list of tables, for which no game is opened."""
    now: float = 0.0
    """Server time, which only passes while a server is up."""
    timeline: Timeline = NO_TIMELINE
    """Server time and the time of day."""
    state: Stored = None
    """The state that the feature has stored for this table; None if there is none yet."""
    personal: Mapping[str, Stored] = field(default_factory=dict)
    """The settings of people for this feature, by seat; people without any are missing."""


class FeatureHost(Protocol[S_contra]):
    """The server, as a feature of one table may use it."""

    def option(self, name: str) -> float:
        """Return an option of the server, such as `confirm_after`."""

    def now(self) -> float:
        """Return the time in seconds."""

    def absence(self, seat: str) -> float | None:
        """Return for how many seconds the person at a seat has had no connection; None while there is one."""

    def schedule(self, seconds: float, action: Callable[[], Awaitable[object]]) -> None:
        """Start the timer of this feature at this table; one that runs already is replaced."""

    def cancel(self) -> None:
        """Stop the timer."""

    def start_soon(self, action: Callable[[], Awaitable[object]]) -> None:
        """Do something right after the present change, one after the other."""

    def remaining(self) -> float | None:
        """Return the seconds until the timer ends; None if it does not run."""

    async def act(self, seat: str, command: Command, decision: str) -> None:
        """Send a command for a seat."""

    async def set_left(self, seat: str, left: bool) -> None:
        """Store that the person at a seat leaves it to others or is back, and send it to everybody at the table."""

    async def save(self, settings: S_contra) -> None:
        """Store other settings, and send them to everybody at the table."""

    async def change_state(self, change: Callable[[Stored], Struct | None]) -> None:
        """Replace the state of this feature at this table, and send it to everybody there.

        Args:
            change: Takes the `FeatureTable` of this moment, and returns the new state; None leaves it as it is. It is
                called again if somebody else was faster.
        """

    async def change_personal(self, seat: str, change: Callable[[Stored], Struct]) -> None:
        """Replace the settings of the person at a seat for this feature."""


class Feature(Generic[S]):
    """A feature; subclasses override what they need, and keep no state of a table."""

    name: ClassVar[str]
    """The key of its settings and its info."""
    Settings: type[S]
    """Settings that the host of a table chooses; every field needs a default."""
    Message: type[Struct] | None = None
    """Type of the messages that players send; None if there are none."""
    State: type[Struct] | None = None
    """Type of what it stores for each table; None if that is nothing."""
    Personal: type[Struct] | None = None
    """Type of what it stores for each person; every field needs a default. None if that is nothing."""
    PersonalChange: type[Struct] | None = None
    """Type of the requests of people to change that."""
    only_before_start: ClassVar[bool] = False
    """True if the settings cannot be changed once the game has started."""
    legacy: ClassVar[tuple[str, ...]] = ()
    """Fields of the settings that old databases hold beside those of the features."""

    def settings(self, fields: object) -> S:
        """Return the settings with these fields, and defaults for others.

        Raises:
            msgspec.ValidationError: There are no such settings.
        """
        return msgspec.convert(fields, self.Settings)

    def info(self, table: FeatureTable[S]) -> Struct | None:
        """Return what everybody at the table may know; by default the settings. None adds nothing."""
        return table.settings if table.settings.__struct_fields__ else None

    def check_setup(self, settings: S, game: str, setup: Setup) -> None:
        """Refuse settings that do not go with the setup of the game, by raising Refused."""

    def allows_hints(self, settings: S) -> bool:
        """Return True unless nobody at the table may ask the computer for advice."""
        return True

    def needs_bot(self, settings: S, chair: FeatureChair) -> bool:
        """Return True if a computer plays for the person who has left this seat."""
        return False

    def check_act(self, table: FeatureTable[S], chair: FeatureChair) -> None:
        """Refuse commands of the person at a seat, by raising Refused."""

    def on_change(self, table: FeatureTable[S], host: FeatureHost[S]) -> None:
        """React to a table that was opened, or has changed."""

    def on_arrival(self, table: FeatureTable[S], host: FeatureHost[S]) -> None:
        """React to a person who has connected to the table."""

    # Features with a state

    def is_active(self, settings: S) -> bool:
        """Return True if a table with these settings has a state of this feature."""
        return self.State is not None

    def state_after(self, before: FeatureTable[S], after: FeatureTable[S]) -> Struct | None:
        """Return the state after a command, which is stored together with it; None if it stays as it is."""
        return None

    def due(self, table: FeatureTable[S]) -> float | None:
        """Return the server time at which `on_due` is to be called, as it follows from the state; None for never."""
        return None

    async def on_due(self, table: FeatureTable[S], host: FeatureHost[S]) -> None:
        """Do what is due. Several servers may call it at the same time."""

    def changed_personal(self, current: Stored, change: Stored, now: float) -> Struct:
        """Return the settings of a person after a request; Refused refuses it. `now` is the time of day."""
        raise Refused("problem-malformed", 400, reason=f"{self.name} has no settings of people")

    def personal_info(self, current: Stored, now: float) -> Struct:
        """Return what a person is shown of the own settings."""
        result: Struct = current
        return result

    async def on_message(
        self,
        table: FeatureTable[S],
        seat: str,
        message: Any,  # of the type that the feature declares
        host: FeatureHost[S],
    ) -> Struct | None:
        """Handle a message from a seat, and return the answer. Refused refuses it."""
        return None


AnyFeature = Feature[Any]  # each has settings of its own
AnyTable = FeatureTable[Any]  # likewise
Fields = Mapping[str, Any]  # settings by feature, or fields of settings as JSON, which each feature checks


@cache
def features() -> Mapping[str, AnyFeature]:
    """Return all features by name: the modules of this folder, then those of other packages.

    Raises:
        RuntimeError: One of another package cannot be used. Tables might miss its settings.
    """
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    entries = plugin_entries(GROUP, "feature", {module.FEATURE.name: module.FEATURE for module in modules}, load)
    if problems := faults("feature", entries.values()):
        raise RuntimeError("; ".join(problems))
    return {name: entry.value for name, entry in entries.items() if entry.value is not None}


def load(point: EntryPoint, source: str) -> AnyFeature:
    """Return the feature of an entry point."""
    feature = point.load()
    if not isinstance(feature, Feature):
        raise TypeError(f"{point.value} is no Feature")
    if feature.name != point.name:
        raise ValueError(f"it is named {feature.name!r}")
    feature.settings({})
    return feature


def feature_named(name: str) -> AnyFeature:
    """Return a feature; refuse a name that none has."""
    if name not in features():
        raise Refused("problem-malformed", 400, reason=f"there is no feature {name!r}, only {', '.join(features())}")
    return features()[name]


def checked_settings(
    stored: Fields, changes: Mapping[str, Fields], game: str, setup: Setup, started: bool = False
) -> Fields:
    """Return the settings of features after the changes that a host requests; refuse those that are impossible."""
    result = {**stored}
    for name, fields in changes.items():
        feature = feature_named(name)
        if feature.only_before_start and started:
            raise Refused("problem-has-started")
        current = msgspec.to_builtins(result.get(name, {}))
        result[name] = converted(feature, {**current, **fields}, feature.Settings)
        feature.check_setup(result[name], game, setup)
    return result


def personal_feature(name: str) -> AnyFeature:
    """Return a feature with settings of people; refuse others."""
    feature = feature_named(name)
    if feature.Personal is None:
        raise Refused("problem-malformed", 400, reason=f"{name} has no settings of people")
    return feature


def decoded_message(feature: AnyFeature, body: object) -> Struct:
    """Return a message to a feature; refuse one that is not of its type."""
    if feature.Message is None:
        raise Refused("problem-malformed", 400, reason=f"{feature.name} takes no messages")
    return converted(feature, body, feature.Message)


def converted(feature: AnyFeature, fields: object, to: type[S]) -> S:
    """Return settings of a feature or a message to it from JSON; refuse fields that are not of this type."""
    try:
        return msgspec.convert(fields, to)
    except msgspec.ValidationError as error:
        raise Refused("problem-malformed", 400, reason=f"{feature.name}: {error}"[:500]) from error
