"""Brings back what somebody saw who reports a fault, from the rows of the table."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from valles.game import Game, public_view
from valles.server.store import schema
from valles.server.store.model import read_table
from valles.server.store.store import reading
from valles.table.live import damage_of_game, opened
from valles.table.row import Damaged


class UnusableReport(ValueError):
    pass


class Report(Struct):
    """What the page says of a table when it is broken; there is more in it, for people to read."""

    table: str
    step: int
    """The number of the last row that the page knew."""
    seat: str | None = None
    """None for somebody who only watched."""
    view: str | None = None
    """The hash of what the page showed; a page that was not loaded over https cannot tell it."""


def read_report(text: str) -> Report:
    try:
        return msgspec.json.decode(text, type=Report)
    except msgspec.DecodeError as error:
        raise UnusableReport(f"this is no report: {error}") from error


def view_hash(view: Mapping[str, object]) -> str:
    """Of the view in a snapshot; `web/src/lib/report.ts` has its twin."""
    text = json.dumps(view, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Reproduced:
    game: Game
    view: str
    """The hash of what is seen of it from the seat of the report."""


async def reproduced(url: str, report: Report) -> Reproduced:
    """The game as it was when somebody reported it; nothing is written to the database, which may be in use."""
    async with reading(url) as store:
        found = None if "\0" in report.table else await store.one(schema.tables, id=report.table)
        if found is None:
            raise UnusableReport(f"there is no table {report.table!r} in this database")
        about = read_table(found)
        rows = await store.rows(about.id)
    if not 0 <= report.step <= len(rows):
        raise UnusableReport(f"table {about.id} has no step {report.step}, only 0 to {len(rows)}")
    with damage_of_game(about.id):
        confirming = tuple(about.settings.confirming)
        live = opened(about.id, about.game, about.setup, about.seed, confirming, rows[: report.step])
    if live.frozen is not None:
        raise Damaged(f"table {about.id} cannot be played to step {report.step} by these rules", "damage-game")
    if report.seat not in (None, *live.game.seats):
        raise UnusableReport(f"there is no seat {report.seat!r} at table {about.id}, only {', '.join(live.game.seats)}")
    shown = public_view(live.game.view(report.seat), points=about.settings.points or live.game.over)
    return Reproduced(live.game, view_hash(msgspec.to_builtins(shown, str_keys=True)))
