"""The application: routes, errors as problem documents, and what starts and ends with the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Final

import msgspec
import structlog
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from valles.kernel.phrase import Phrase
from valles.server import docs, guard, health, http, page, socket
from valles.server.bots import Bots
from valles.server.fanout import Fanout
from valles.server.grace import Grace
from valles.server.guard import Asked
from valles.server.hall import Hall, Unavailable, UnknownTable
from valles.server.house import House, Settings
from valles.server.limits import LARGEST_BODY
from valles.server.migrations import prepared
from valles.server.row import Damaged
from valles.server.store import Store
from valles.server.table import OutOfDate, Refused
from valles.server.thinking import Thinkers, worker_processes

log = structlog.get_logger()

KEYS: Final = {
    400: "problem-bad-request",
    404: "problem-not-found",
    405: "problem-method",
    413: "problem-too-large",
    415: "problem-content-type",
}


def application(settings: Settings) -> guard.Guard:
    """The server as an ASGI application."""
    app = Litestar(
        [*http.ROUTES, *health.ROUTES, *page.ROUTES, *docs.ROUTES, socket.table_socket],
        dependencies=http.DEPENDENCIES,
        exception_handlers={
            Refused: refused,
            UnknownTable: unknown_table,
            Damaged: damaged,
            OutOfDate: out_of_date,
            Unavailable: unavailable,
            SQLAlchemyError: unavailable,
            HTTPException: http_error,
            Exception: failed,
        },
        lifespan=[lambda app: living(app, settings)],
        openapi_config=OpenAPIConfig(
            title="Valles", version=version("valles"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_class=http.Asking,
        request_max_body_size=LARGEST_BODY,
        state=State({"page": page.files(), "docs": docs.files()}),
        logging_config=None,
        debug=False,
    )
    return guard.Guard(app, settings.origins)


@asynccontextmanager
async def living(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Open the database, serve, and leave nothing behind."""
    engine = await prepared(settings.database, settings.unsafe)
    async with AsyncExitStack() as end:
        end.push_async_callback(engine.dispose)
        hall = Hall(Store(engine))
        end.push_async_callback(hall.close)
        house = app.state.house = House(hall, settings)
        if hall.store.shared:
            await end.enter_async_context(Fanout(settings.database, house.heard, house.heard_nothing))
        bots = Bots(hall, Thinkers(lambda: worker_processes(settings.bots)))
        end.push_async_callback(bots.close)
        end.push_async_callback(Grace(hall, settings.grace).close)
        hall.watch_everything(bots.notice)
        await bots.resume()
        if hall.store.shared:
            end.callback(asyncio.create_task(bots.take_over(), name="bots").cancel)
        log.info("serving", database=engine.url.render_as_string(hide_password=True))
        yield


# Errors: always a problem document, in the language of the request, and never a stack trace


def told(request: Asked, said: Phrase, status: int) -> Response[object]:
    problem = guard.problem(said, status, guard.language_of(request.scope))
    return Response(msgspec.to_builtins(problem), status_code=status, media_type="application/problem+json")


def refused(request: Asked, error: Refused) -> Response[object]:
    return told(request, error.problem, error.status)


def unknown_table(request: Asked, error: UnknownTable) -> Response[object]:
    return told(request, Phrase("problem-unknown-table"), 404)


def damaged(request: Asked, error: Damaged) -> Response[object]:
    log.error("damaged table", what=str(error))
    return told(request, Phrase("problem-damaged"), 409)


def out_of_date(request: Asked, error: OutOfDate) -> Response[object]:
    return told(request, Phrase("problem-out-of-date"), 409)


def unavailable(request: Asked, error: Unavailable | SQLAlchemyError) -> Response[object]:
    log.error("the database does not answer", path=request.scope["path"], exc_info=error)
    return told(request, Phrase("problem-unavailable"), 503)


def http_error(request: Asked, error: HTTPException) -> Response[object]:
    status = error.status_code
    if isinstance(error, ValidationException):
        faults = [f"{fault.get('key', '')}: {fault['message']}" for fault in error.extra or []]  # type: ignore[union-attr,index]
        return told(request, Phrase("problem-malformed", {"reason": "; ".join(faults)[:500] or error.detail}), status)
    if status >= 500:
        return failed(request, error)
    return told(request, Phrase(KEYS.get(status, "problem-bad-request")), status)


def failed(request: Asked, error: Exception) -> Response[object]:
    """Something of ours is broken: the log says what, the client does not learn it."""
    log.error("failed", path=request.scope["path"], method=request.method, exc_info=error)
    return told(request, Phrase("problem-internal"), 500)
