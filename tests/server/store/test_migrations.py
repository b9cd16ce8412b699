"""A database gets today's schema whole or not at all, and what is newer is refused."""

import asyncio
import subprocess
import sys
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from tests.support.ledger import ROOT
from tests.support.server import PATIENCE
from tests.support.store import add_table, row_after, store_on
from valles.server.store.migrations import open_database
from valles.server.store.schema import metadata
from valles.server.store.store import UnusableDatabase, durable_engine


def run(scenario):
    return asyncio.run(scenario)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """Return an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "db")
    return request.getfixturevalue("postgres").database()


def differences(connection):
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)


def everything(connection):
    """Return the whole schema of a database."""
    seen = inspect(connection)
    return {
        name: (
            str(seen.get_columns(name)),
            seen.get_indexes(name),
            seen.get_unique_constraints(name),
            seen.get_foreign_keys(name),
            seen.get_pk_constraint(name),
        )
        for name in seen.get_table_names()
    }


async def query_result(engine, question):
    async with engine.connect() as connection:
        return await connection.run_sync(question)


async def changed(url, *statements):
    engine = durable_engine(url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


LATER_INDEXES = "ix_chat_player", "ix_players_key", "ix_links_player", "ix_links_expires"
LATER_TABLES = (
    *("viewers", "accounts", "passkeys", "recovery_codes", "challenges", "preferences", "events"),
    "placements",
    *("notices", "notice_settings", "notice_channels", "muted_tables", "server_keys"),
    *("feature_states", "personal_settings", "uptime"),
)
LATER_COLUMNS = (
    *(("rows", "state"), ("players", "key"), ("players", "deleted"), ("chairs", "deleted")),
    *(("sessions", "device"), ("sessions", "used"), ("sessions", "confirmed"), ("chat", "player"), ("chat", "deleted")),
)
"""Tables and columns that the schema before states did not have."""


async def refused(url):
    with pytest.raises(UnusableDatabase) as caught:
        await open_database(url)
    return str(caught.value)


def test_a_migrated_database_has_the_schema_that_the_code_means(url):
    async def scenario():
        async with store_on(url) as store:
            return await query_result(store.engine, differences)

    assert run(scenario()) == []


def test_the_comparison_sees_a_difference(url):
    async def scenario():
        async with store_on(url):
            pass
        await changed(url, "ALTER TABLE players ADD COLUMN colour VARCHAR", "DROP INDEX ix_chairs_player")
        engine = durable_engine(url)
        result = await query_result(engine, differences)
        await engine.dispose()
        return sorted(difference[0] for difference in result)

    assert run(scenario()) == ["add_index", "remove_column"]


def test_constraints_have_the_names_that_the_code_gives_them(url):
    async def scenario():
        async with store_on(url) as store:
            return await query_result(store.engine, everything)

    result = run(scenario())
    for name, table in metadata.tables.items():
        _, indexes, uniques, foreign, primary = result[name]
        named = {primary["name"], *(each["name"] for each in [*indexes, *uniques, *foreign])}
        constraints = {constraint.name for constraint in table.constraints}
        assert constraints | {index.name for index in table.indexes} <= named


def test_every_column_that_names_a_person_says_what_becomes_of_its_rows():
    columns = [column for table in metadata.tables.values() for column in table.c]
    naming = [column for column in columns if any(key.column.table.name == "players" for key in column.foreign_keys)]

    assert [str(column) for column in naming if column.info.get("person") not in ("owned", "about", "shared")] == []


def test_migrating_again_changes_nothing(url):
    async def scenario():
        async with store_on(url) as store:
            await add_table(store)
            row = row_after([], "anna")
            await store.append("table", row)
            before = await query_result(store.engine, everything)
        async with store_on(url) as store:
            return before == await query_result(store.engine, everything), await store.rows("table") == [row]

    assert run(scenario()) == (True, True)


def test_rows_of_the_schema_before_states_are_read_as_they_are(url):
    async def scenario():
        async with store_on(url) as store:
            await add_table(store)
            row = row_after([], "anna")
            await store.append("table", row)
        older = [f"DROP INDEX {name}" for name in LATER_INDEXES]
        older += [f"DROP TABLE {name}" for name in LATER_TABLES]
        older += [f"ALTER TABLE {table} DROP COLUMN {column}" for table, column in LATER_COLUMNS]
        await changed(url, *older, "UPDATE alembic_version SET version_num = '2'")
        async with store_on(url) as store:
            again = row_after([row], "anna")
            await store.append("table", replace(again, state="abc"))
            return await query_result(store.engine, differences), [stored.state for stored in await store.rows("table")]

    assert run(scenario()) == ([], [None, "abc"])


def test_databases_are_migrated_side_by_side(tmp_path):
    async def scenario():
        engines = await asyncio.gather(*(open_database(str(tmp_path / f"db{number}")) for number in range(8)))
        schemas = [await query_result(engine, differences) for engine in engines]
        for engine in engines:
            await engine.dispose()
        return schemas

    assert run(scenario()) == [[]] * 8


def test_a_database_of_a_newer_version_is_refused_and_kept(url):
    async def scenario():
        async with store_on(url) as store:
            await add_table(store)
        await changed(url, "UPDATE alembic_version SET version_num = 'of the future'")
        error = await refused(url)
        engine = durable_engine(url)
        async with engine.connect() as connection:
            left = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
        await engine.dispose()
        return error, left

    error, left = run(scenario())
    assert "newer Valles" in error
    assert left == ["of the future"]


def test_a_database_of_something_else_is_refused_and_kept(url):
    async def scenario():
        await changed(url, "CREATE TABLE players (shirt INTEGER)")
        error = await refused(url)
        engine = durable_engine(url)
        contents = await query_result(engine, everything)
        await engine.dispose()
        return error, list(contents)

    error, left = run(scenario())
    assert '"players"' in error
    assert left == ["players"]


def test_a_database_that_lacks_a_column_is_refused(url):
    async def scenario():
        async with store_on(url):
            pass
        await changed(url, "ALTER TABLE rows RENAME COLUMN kind TO kinp")
        return await refused(url)

    assert "rows.kind" in run(scenario())


@pytest.mark.nightly("durability")
def test_a_database_opened_after_a_killed_migration_is_whole(url, nightly):
    """The process is killed in the middle; what it began is gone, and the next start brings all of it."""
    # There are fewer than 60 statements, so the last one lives.
    kills = range(1, 60) if nightly else [2, 9, 14]

    async def left_over():
        engine = durable_engine(url)
        names = await query_result(engine, lambda connection: inspect(connection).get_table_names())
        await engine.dispose()
        return names

    async def whole():
        async with store_on(url) as store:
            await add_table(store)
            return await query_result(store.engine, differences)

    endings = []
    for statement in kills:
        command = [sys.executable, "-m", "tests.support.store", "migrate", url, str(statement)]
        endings.append(subprocess.run(command, cwd=ROOT, timeout=PATIENCE).returncode)
        assert endings[-1] == 0 or run(left_over()) == []
    assert -9 in endings
    assert run(whole()) == []
