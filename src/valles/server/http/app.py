"""The application: routes, errors as problem documents, start and end of the server."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.entry import UnknownTable
from valles.kernel.phrase import Phrase
from valles.server.http import account, docs, health, mcp, page, profile, routes, socket
from valles.server.http.context import ServerContext, Settings
from valles.server.http.middleware import SecurityMiddleware, problem
from valles.server.http.request import AnyRequest, language_of
from valles.server.limits import LARGEST_BODY
from valles.server.live.bot_process import BotPool
from valles.server.live.bots import Bots
from valles.server.live.query_pool import QueryPool
from valles.server.live.sweep import Sweep
from valles.server.live.tables import Tables, Unavailable
from valles.server.lobby.register import last_event
from valles.server.repeated_warning import RepeatedWarning
from valles.server.store.migrations import open_database
from valles.server.store.store import Store
from valles.table.live import Refused, StaleAnswer
from valles.table.row import CorruptTable
from valles.workers.async_pool import AsyncPool
from valles.workers.process import process_executor

log = structlog.get_logger()

BOT_NICENESS: Final = 10
QUERY_NICENESS: Final = 5
"""Queries come before moves of computers and after everything else."""
OUT_OF_RESOURCES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
KEYS: Final = {
    400: "problem-bad-request",
    404: "problem-not-found",
    405: "problem-method",
    413: "problem-too-large",
    415: "problem-content-type",
}


def application(settings: Settings) -> SecurityMiddleware:
    """Return the server as an ASGI application."""
    app = Litestar(
        [
            *routes.ROUTES,
            *account.ROUTES,
            *profile.ROUTES,
            *health.ROUTES,
            *page.ROUTES,
            *docs.ROUTES,
            socket.table_socket,
            mcp.endpoint,
        ],
        dependencies=routes.DEPENDENCIES,
        exception_handlers={
            Refused: refused,
            UnknownTable: unknown_table,
            CorruptTable: damaged,
            StaleAnswer: out_of_date,
            Unavailable: unavailable,
            SQLAlchemyError: unavailable,
            HTTPException: http_error,
            Exception: failed,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Valles", version=version("valles"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_class=routes.CheckedRequest,
        request_max_body_size=LARGEST_BODY,
        state=State({"settings": settings, "page": page.files(), "docs": docs.files()}),
        logging_config=None,
        debug=False,
    )
    return SecurityMiddleware(app, settings.origins, settings.hosts, settings.limits)


class LoopErrors:
    """Handles errors of the event loop; connections that nobody can accept are one warning a minute."""

    def __init__(self) -> None:
        self._refused_connections = RepeatedWarning("no more connections can be accepted")

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # as asyncio has it
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in OUT_OF_RESOURCES:
            self._refused_connections.log(reason=error.strerror)
        else:
            loop.default_exception_handler(context)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Start everything that the server needs, and stop it in reverse order."""
    settings: Settings = app.state.settings
    asyncio.get_running_loop().set_exception_handler(LoopErrors())
    engine = await open_database(settings.database, settings.unsafe)
    async with AsyncExitStack() as end:
        end.push_async_callback(engine.dispose)
        query_pool = AsyncPool(lambda: process_executor(settings.queries, QUERY_NICENESS), size=settings.queries)
        queries = QueryPool(query_pool, settings.limits)
        end.push_async_callback(queries.close)
        pool = BotPool(lambda: process_executor(settings.bots, BOT_NICENESS), size=settings.bots)
        if settings.warm:
            queries.warm_up()
            pool.warm_up()
        tables = Tables(Store(engine), replay=queries.opened_table)
        end.push_async_callback(tables.close)
        context = app.state.context = ServerContext(tables, queries, settings)
        end.callback(context.accounts.passwords.close)
        if tables.store.shared:
            # Looking for the library of PostgreSQL takes a tenth of the time in which a server starts.
            from valles.server.live.notification import NotificationListener

            await end.enter_async_context(
                NotificationListener(settings.database, context.on_notification, context.on_missed)
            )
        else:
            end.callback(asyncio.create_task(follow_events(context), name="events").cancel)
        await start_jobs(context, pool, end)
        models = app.state.models = mcp.ModelService()
        end.push_async_callback(models.close)
        log.info("serving", database=engine.url.render_as_string(hide_password=True))
        yield


async def start_jobs(context: ServerContext, pool: BotPool, end: AsyncExitStack) -> None:
    """Start what the server does of its own accord: clocks, computer players, ratings, notices, presence."""
    tables = context.tables
    await tables.time.start(tables.store)
    end.push_async_callback(tables.time.stop, tables.store)
    bots = Bots(tables, pool)
    end.push_async_callback(bots.close)
    end.push_async_callback(context.features.close)
    tables.subscribe_all(bots.on_change)
    end.push_async_callback(context.ladder.close)
    tables.subscribe_all(context.ladder.on_change)
    end.callback(asyncio.create_task(context.ladder.catch_up(), name="ladder").cancel)
    end.push_async_callback(context.notices.close)
    await context.notices.start()
    await bots.resume()
    sweep = Sweep(context.features)
    end.push_async_callback(sweep.close)
    sweep.start()
    if tables.store.shared:
        end.callback(asyncio.create_task(bots.take_over(), name="bots").cancel)
        for presence in (context.presence, context.looking):
            announcing = presence.announce(tables.store.announce)
            end.callback(asyncio.create_task(announcing, name="presence").cancel)


async def follow_events(context: ServerContext) -> None:
    """Notice, until cancelled, what the host does on the command line; PostgreSQL announces it by itself."""
    known: int | None = None
    while True:
        with suppress(SQLAlchemyError, OSError):
            latest = await last_event(context.tables.store)
            if known is not None and latest != known:
                await context.on_missed()
            known = latest
        await asyncio.sleep(context.settings.events_every)


# Errors: always a problem document in the language of the request, never a stack trace


def problem_response(request: AnyRequest, phrase: Phrase, status: int) -> Response[object]:
    """Return a response with a problem document."""
    document = problem(phrase, status, language_of(request.scope))
    return Response(msgspec.to_builtins(document), status_code=status, media_type="application/problem+json")


def refused(request: AnyRequest, error: Refused) -> Response[object]:
    return problem_response(request, error.problem, error.status)


def unknown_table(request: AnyRequest, error: UnknownTable) -> Response[object]:
    return problem_response(request, Phrase("problem-unknown-table"), 404)


def damaged(request: AnyRequest, error: CorruptTable) -> Response[object]:
    return problem_response(request, error.problem, 409)


def out_of_date(request: AnyRequest, error: StaleAnswer) -> Response[object]:
    return problem_response(request, Phrase("problem-out-of-date"), 409)


def unavailable(request: AnyRequest, error: Unavailable | SQLAlchemyError) -> Response[object]:
    log.error("the database does not answer", path=request.scope["path"], exc_info=error)
    return problem_response(request, Phrase("problem-unavailable"), 503)


def http_error(request: AnyRequest, error: HTTPException) -> Response[object]:
    status = error.status_code
    if isinstance(error, ValidationException):
        faults = [f"{fault.get('key', '')}: {fault['message']}" for fault in error.extra or []]  # type: ignore[union-attr,index]
        return problem_response(
            request, Phrase("problem-malformed", {"reason": "; ".join(faults)[:500] or error.detail}), status
        )
    if status >= 500:
        return failed(request, error)
    return problem_response(request, Phrase(KEYS.get(status, "problem-bad-request")), status)


def failed(request: AnyRequest, error: Exception) -> Response[object]:
    """Return the response to an error of the server itself: the log has the details, the client gets none."""
    log.error("failed", path=request.scope["path"], method=request.method, exc_info=error)
    return problem_response(request, Phrase("problem-internal"), 500)
