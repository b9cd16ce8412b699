"""States of features at tables, and settings of people for features."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import structlog
from msgspec import Struct, ValidationError, convert, to_builtins
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.hosting.feature import StateChange, StoredState
from valles.server.store.schema import chairs, feature_states, personal_settings
from valles.server.store.store import Store, WriteConflict
from valles.table.feature import Stored, features

log = structlog.get_logger()


async def states_of(store: Store, tables: Sequence[str]) -> dict[str, dict[str, StoredState]]:
    """Return the states of features at these tables, by table and feature."""
    query = select(feature_states).where(feature_states.c.table.in_(tables))
    async with store.engine.connect() as connection:
        records = (await connection.execute(query)).mappings().all()
    result: dict[str, dict[str, StoredState]] = {table: {} for table in tables}
    for record in records:
        if record["feature"] in features():
            result[record["table"]][record["feature"]] = read_state(record)
    return result


def read_state(record: RowMapping) -> StoredState:
    """Return a state from its columns."""
    kind = features()[record["feature"]].State
    try:
        body = convert(record["body"], kind) if kind is not None else None
        at, due = convert(record["at"], float), convert(record["due"], float | None)
    except ValidationError as error:
        log.error("damaged state", feature=record["feature"], table=record["table"], what=str(error))
        return StoredState(record["version"], None, 0.0, None)
    return StoredState(record["version"], body, at, due)


async def write_state(connection: AsyncConnection, table: str, change: StateChange) -> None:
    """Write the state of a feature.

    Raises:
        WriteConflict: Another worker was faster.
    """
    values = {
        "version": change.after.version,
        "body": to_builtins(change.after.body),
        "at": change.after.at,
        "due": change.after.due,
    }
    columns = feature_states.c
    if change.before is None:
        try:
            await connection.execute(insert(feature_states).values(table=table, feature=change.feature, **values))
        except IntegrityError as error:
            raise WriteConflict(f"the state of {change.feature} at table {table} is written") from error
        return
    same = update(feature_states).where(columns.table == table, columns.feature == change.feature)
    result = await connection.execute(same.where(columns.version == change.before.version).values(**values))
    if not result.rowcount:
        raise WriteConflict(f"the state of {change.feature} at table {table} has changed")


async def due_states(store: Store, now: float, limit: int) -> list[tuple[str, str]]:
    """Return tables and features for which something is due, the longest ago first."""
    columns = feature_states.c
    query = select(columns.table, columns.feature).where(columns.due <= now).order_by(columns.due).limit(limit)
    async with store.engine.connect() as connection:
        return [(record.table, record.feature) for record in await connection.execute(query)]


async def has_due(store: Store) -> bool:
    """Return True if something is due at some time."""
    query = select(feature_states.c.due).where(feature_states.c.due.is_not(None)).limit(1)
    async with store.engine.connect() as connection:
        return (await connection.execute(query)).first() is not None


async def postpone(store: Store, table: str, feature: str, due: float) -> None:
    """Set the time at which something is due that could not be done now."""
    await store.update(feature_states, {"table": table, "feature": feature}, due=due)


# Settings of people


async def tables_with_state(store: Store, player: str, feature: str) -> list[str]:
    """Return the tables of a person at which a feature has something to do at some time."""
    columns = feature_states.c
    query = select(columns.table).join(chairs, chairs.c.table == columns.table).distinct()
    query = query.where(chairs.c.player == player, columns.feature == feature, columns.due.is_not(None))
    async with store.engine.connect() as connection:
        return [record.table for record in await connection.execute(query)]


async def personal_of(store: Store, players: Sequence[str]) -> dict[str, dict[str, Struct]]:
    """Return the settings of these people, by feature and person."""
    query = select(personal_settings).where(personal_settings.c.player.in_(players))
    async with store.engine.connect() as connection:
        records = (await connection.execute(query)).mappings().all()
    result: dict[str, dict[str, Struct]] = {}
    for record in records:
        if record["feature"] in features():
            result.setdefault(record["feature"], {})[record["player"]] = read_personal(record)
    return result


def read_personal(record: RowMapping) -> Struct:
    """Return the settings of a person for a feature; the defaults if they are damaged."""
    kind = features()[record["feature"]].Personal or Struct
    try:
        return convert(record["body"], kind)
    except ValidationError as error:
        log.error("damaged settings", feature=record["feature"], player=record["player"], what=str(error))
        return kind()


async def change_personal(store: Store, player: str, feature: str, change: Callable[[Stored], Struct]) -> Struct:
    """Replace the settings of a person for a feature, and return them."""
    kind = features()[feature].Personal or Struct
    columns = personal_settings.c
    own = (columns.player == player, columns.feature == feature)
    async with store.transaction() as connection:
        query = select(personal_settings).where(*own).with_for_update()
        record = (await connection.execute(query)).mappings().first()
        changed = change(kind() if record is None else read_personal(record))
        await connection.execute(delete(personal_settings).where(*own))
        values = {"player": player, "feature": feature, "body": to_builtins(changed)}
        await connection.execute(insert(personal_settings).values(**values))
    return changed
