"""What several server tests share: a real PostgreSQL, and workers on it."""

import pytest

from tests.server.postgres import postgres
from tests.server.several_workers import workers_on

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def url(postgres):
    return postgres.database()


@pytest.fixture(scope="module")
def servers(url, tmp_path_factory):
    with workers_on(url, tmp_path_factory.mktemp("workers"), 3) as servers:
        yield servers
