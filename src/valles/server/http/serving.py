"""Starting the server: database, logs, uvicorn and its workers."""

from __future__ import annotations

import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs
import structlog
import uvicorn
from structlog.tracebacks import ExceptionDictTransformer

from valles.server.garbage import limit_pauses
from valles.server.http.app import application
from valles.server.http.context import Settings
from valles.server.http.middleware import SecurityMiddleware
from valles.server.http.transport import HttpProtocol
from valles.server.limits import LARGEST_MESSAGE, PING_INTERVAL, PING_TIMEOUT
from valles.server.notice.mail import SmtpMailer
from valles.server.notice.outgoing import networks
from valles.server.repeated_warning import RepeatedMessages
from valles.server.store.migrations import open_database
from valles.server.store.store import UnusableDatabase, address
from valles.workers import preload

ENVIRONMENT: Final = "VALLES_SETTINGS"
"""Environment variable with the settings of the workers."""
MOST_FILES: Final = 65_536
"""The number of files that a server opens at most, where the system has no limit."""
SHUTDOWN_TIMEOUT: Final = 5
"""Seconds that a stopping server waits for open requests."""
START_TIMEOUT: Final = 60
"""Seconds after which a worker that does not answer is replaced; loading takes time on a busy machine."""


def default_database() -> str:
    """Return the default database: a file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("valles", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "valles.db")


def from_environment() -> SecurityMiddleware:
    """Return the application of a worker."""
    write_logs()
    preload("valles.server.live.preload")
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    HttpProtocol.most_connections = settings.limits.connections_of_address
    app = application(settings)
    limit_pauses()
    return app


def write_logs() -> None:
    """Log as lines of JSON on the error stream; tracebacks without local variables, which may hold secrets."""
    # Anybody can cause what uvicorn says of invalid requests.
    logging.getLogger("uvicorn.error").addFilter(RepeatedMessages())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def serve(settings: Settings, host: str, port: int, workers: int = 1, proxies: str = "") -> None:
    """Serve until a signal stops it."""
    raise_file_limit()
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    # After its shutdown uvicorn sends itself the signal again, which is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    options = uvicorn_options(proxies)
    uvicorn.run("valles.server.http.serving:from_environment", host=host, port=port, workers=workers, **options)


def raise_file_limit() -> None:
    """Let this process and its workers open as many files as the system allows: a connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def check_notices(settings: Settings) -> None:
    """Raise ValueError if notices cannot be sent with these settings."""
    SmtpMailer(settings.mail, settings.mail_from)
    networks(settings.notice_networks)


async def check_database(settings: Settings, workers: int) -> None:
    """Open the database once, so that errors are shown before any worker starts."""
    if workers > 1 and address(settings.database).get_backend_name() == "sqlite":
        raise UnusableDatabase("SQLite is for one process; several workers need PostgreSQL")
    await (await open_database(settings.database, settings.unsafe)).dispose()


def uvicorn_options(proxies: str = "") -> dict[str, Any]:  # uvicorn's options, each of a type of its own
    """Return the options of uvicorn: small messages, no forged addresses, no log of its own."""
    return {
        "factory": True,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies,
        "http": "valles.server.http.transport:HttpProtocol",
        "ws": "valles.server.http.transport:WebSocketProtocol",
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": PING_INTERVAL,
        "ws_ping_timeout": PING_TIMEOUT,
        "h11_max_incomplete_event_size": 16 * 1024,
        "timeout_keep_alive": 20,
        "timeout_graceful_shutdown": SHUTDOWN_TIMEOUT,
        "timeout_worker_healthcheck": START_TIMEOUT,
    }
