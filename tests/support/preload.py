"""Loads all that a server needs, in the process of which the servers under test are copies."""

from importlib import import_module

from tests.support import server  # noqa: F401
from valles.server.http.app import application
from valles.server.http.context import Settings

WHEN_IT_STARTS = (
    "anyio._backends._asyncio",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "valles.server.live.notification",
    "valles.server.http.transport",
)
"""What a server would load only then."""

for name in WHEN_IT_STARTS:
    import_module(name)
application(Settings(database="unused"))
