"""Reads what features have stored for tables and their people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from valles.hosting.feature import FeatureData, has_state
from valles.hosting.model import StoredChair, StoredTable
from valles.server.store.feature import personal_of, states_of
from valles.server.store.store import Store


async def feature_data(
    store: Store, tables: Sequence[tuple[StoredTable, Sequence[StoredChair]]]
) -> Mapping[str, FeatureData]:
    """Return what features have stored for these tables, by table; those without such features need no query."""
    concerned = [about.id for about, _ in tables if has_state(about)]
    if not concerned:
        return {}
    states = await states_of(store, concerned)
    players = {chair.player for about, chairs in tables if about.id in states for chair in chairs if chair.player}
    personal = await personal_of(store, sorted(players))
    return {table: FeatureData(states[table], personal) for table in concerned}
