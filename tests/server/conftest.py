"""What several server tests share: a world with everybody in it; a real PostgreSQL, and workers on it."""

import asyncio

import pytest

from tests.support.application import build_world
from tests.support.postgres import postgres
from tests.support.worker import workers_on

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Return the world and the folder of its database, of which each test takes a copy."""
    folder = tmp_path_factory.mktemp("world")
    return asyncio.run(build_world(folder)), folder


@pytest.fixture(scope="module")
def url(postgres):
    return postgres.database()


@pytest.fixture(scope="module")
def servers(url, tmp_path_factory):
    with workers_on(url, tmp_path_factory.mktemp("workers"), 3) as servers:
        yield servers
