"""Snapshots of tables as they are sent to one person, without hidden information."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import msgspec
from msgspec import Struct

from valles.hosting.entry import TableEntry
from valles.hosting.feature import NO_DATA, FeatureData, ServerClock, feature_table
from valles.hosting.model import StoredChair, StoredTable, Viewer
from valles.kernel.phrase import Phrase
from valles.players import Opponent, playing_opponent
from valles.table.feature import features
from valles.table.live import LiveTable
from valles.table.message.lobby import Seat, TableInfo
from valles.table.message.reply import Log, Snapshot
from valles.table.query import live_snapshot

encoder = msgspec.json.Encoder()


def table_info(
    about: StoredTable,
    chairs: Sequence[StoredChair],
    player: str,
    spectators: Sequence[str] = (),
    fault: Phrase | None = None,
    viewers: Sequence[Viewer] = (),
    live: LiveTable | None = None,
    data: FeatureData = NO_DATA,
    time: ServerClock | None = None,
) -> TableInfo:
    """Return the description of a table for one player.

    Args:
        about: The table as it is stored.
        chairs: Its seats.
        player: The id of the player who reads it.
        spectators: The names of the spectators.
        fault: The reason why the table cannot be opened or go on.
        viewers: Players to whom a hand is shown.
        live: The game in play; None in a list, for which no game is opened.
        data: What features have stored for the table.
        time: Server time, for the features.
    """
    seats = [seat_info(chair, player, [viewer for viewer in viewers if viewer.seat == chair.seat]) for chair in chairs]
    if fault is None:
        for seat in seats:
            seat.bot = playing_opponent(seat.bot, about.game, about.setup)
            seat.level = Opponent.parse(seat.bot, about.game).level
    return TableInfo(
        id=about.id,
        game=about.game,
        setup=about.setup,
        rules=about.rules,
        language=about.language,
        host=about.host == player,
        seats=seats,
        created=about.created,
        started=about.started,
        finished=about.finished,
        waiting=about.waiting if fault is None else [],
        watching=list(spectators),
        fault=fault,
        points=about.settings.points,
        same_deal=bool(about.settings.knowing),
        features=feature_infos(about, chairs, live, data, time),
    )


def feature_infos(
    about: StoredTable,
    chairs: Sequence[StoredChair],
    live: LiveTable | None,
    data: FeatureData,
    time: ServerClock | None,
) -> dict[str, Struct]:
    """Return what everybody may know of the features beside the game, by name."""
    infos = {
        name: feature.info(feature_table(feature, about, chairs, live, data, time))
        for name, feature in features().items()
    }
    return {name: info for name, info in infos.items() if info is not None}


def seat_info(chair: StoredChair, player: str, viewers: Sequence[Viewer]) -> Seat:
    """Return the description of a seat, with the names of those to whom its hand is shown."""
    away = chair.left is not None
    shown = any(viewer.player == player for viewer in viewers)
    names = [viewer.name for viewer in viewers]
    return Seat(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        mine=chair.player == player,
        bot=chair.bot,
        away=away,
        viewers=names,
        shown=shown,
        deleted=chair.deleted is not None,
    )


def snapshot_of(entry: TableEntry, player: str, seat: str | None, log: Log) -> Snapshot:
    """Return the snapshot of a table for a seat, or for a spectator."""
    table = info(entry, player)
    if seat not in entry.snapshots:
        # Its table is replaced for each reader.
        started = entry.about.started is not None
        entry.snapshots[seat] = live_snapshot(entry.live, seat, table, started, entry.tells_points)
    snapshot = copy(entry.snapshots[seat])
    snapshot.table, snapshot.log = table, log
    if seat not in entry.seats_of(player):
        # Somebody to whom a hand is shown takes nothing back.
        snapshot.undo = None
    return snapshot


def text_of(entry: TableEntry, player: str, seat: str | None, log: Log) -> str:
    """Return the snapshot as JSON, which is encoded once for all spectators who lack the same lines of the log."""
    if entry.takes_part(player):
        return encoder.encode(snapshot_of(entry, player, seat, log)).decode()
    if log.first not in entry.texts:
        entry.texts[log.first] = encoder.encode(snapshot_of(entry, player, None, log)).decode()
    return entry.texts[log.first]


def info(entry: TableEntry, player: str) -> TableInfo:
    names = [spectator.name for spectator in entry.spectators]
    return table_info(
        entry.about,
        entry.chairs,
        player,
        names,
        entry.live.frozen,
        entry.viewers,
        entry.live,
        entry.data,
        entry.time,
    )
