"""`/api/ready` fails when no move could be stored, as on a full or read-only disk, and costs little."""

import asyncio
import resource
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from tests.support.application import running_app
from valles.server.store import store as storage


@contextmanager
def full_disk():
    """No file may grow beyond a few bytes, so that writing fails as it does on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def always_tried(monkeypatch):
    monkeypatch.setattr(storage, "PROBE_EVERY", 0.0)


async def ready(here):
    answer = await here.caller().ask("GET", "/api/ready")
    return answer.status_code


def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room_again(tmp_path, always_tried):
    async def scenario():
        async with running_app(tmp_path) as here:
            answers = [await ready(here)]
            with full_disk():
                answers.append(await ready(here))
            return [*answers, await ready(here)]

    assert asyncio.run(scenario()) == [200, 503, 200]


def test_a_server_on_a_read_only_database_is_not_ready(tmp_path, always_tried):
    async def scenario():
        async with running_app(tmp_path) as here:
            engine = here.store.engine.sync_engine
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
            return await ready(here)

    assert asyncio.run(scenario()) == 503


def test_many_health_checks_at_once_cause_one_write(tmp_path, monkeypatch):
    written: list[str] = []
    monkeypatch.setattr(storage, "_fill_and_remove", written.append)

    async def scenario():
        async with running_app(tmp_path) as here:
            return await asyncio.gather(*(ready(here) for _ in range(50)))

    assert asyncio.run(scenario()) == [200] * 50
    assert len(written) == 1
