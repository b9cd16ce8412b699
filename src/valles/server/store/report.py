"""Reports of faults: the game as it was shown, from the rows of the table."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from valles.game import Game, public_view
from valles.hosting.model import read_table
from valles.server.store import schema
from valles.server.store.store import read_only_store
from valles.table.live import game_errors_as_corruption, opened_table
from valles.table.row import CorruptTable


class InvalidReport(ValueError):
    """A report cannot be read, or does not belong to this database."""


class FaultReport(Struct):
    """A report of the page about a broken table; there is more in it, for people to read."""

    table: str
    step: int
    """Number of the last row that the page knew."""
    seat: str | None = None
    """None for a spectator."""
    view: str | None = None
    """Hash of the view that the page showed; None from a page that was not loaded over https."""


def read_report(text: str) -> FaultReport:
    """Return the report that a text holds."""
    try:
        return msgspec.json.decode(text, type=FaultReport)
    except msgspec.DecodeError as error:
        raise InvalidReport(f"this is no report: {error}") from error


def view_hash(view: Mapping[str, object]) -> str:
    """Return the hash of the view in a snapshot; `web/src/lib/report.ts` has its twin."""
    text = json.dumps(view, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Reproduction:
    """A reported game."""

    game: Game
    view: str
    """Hash of its view from the seat of the report."""


async def reproduce(url: str, report: FaultReport) -> Reproduction:
    """Return the game as it was when it was reported. Nothing is written to the database, which may be in use."""
    async with read_only_store(url) as store:
        record = None if "\0" in report.table else await store.fetch_one(schema.tables, id=report.table)
        if record is None:
            raise InvalidReport(f"there is no table {report.table!r} in this database")
        about = read_table(record)
        rows = await store.rows(about.id)
    if not 0 <= report.step <= len(rows):
        raise InvalidReport(f"table {about.id} has no step {report.step}, only 0 to {len(rows)}")
    with game_errors_as_corruption(about.id):
        confirming = tuple(about.settings.confirming)
        live = opened_table(about.id, about.game, about.setup, about.seed, confirming, rows[: report.step])
    if live.frozen is not None:
        raise CorruptTable(f"table {about.id} cannot be played to step {report.step} by these rules", "damage-game")
    if report.seat not in (None, *live.game.seats):
        raise InvalidReport(f"there is no seat {report.seat!r} at table {about.id}, only {', '.join(live.game.seats)}")
    shown = public_view(live.game.view(report.seat), points=about.settings.points or live.game.over)
    return Reproduction(live.game, view_hash(msgspec.to_builtins(shown, str_keys=True)))
