"""How the server is: alive, ready, and in figures."""

from __future__ import annotations

import secrets
from typing import Final

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from valles.server import guard
from valles.server.guard import Asked
from valles.server.house import House
from valles.server.http import PROBLEMS
from valles.server.metrics import SOCKETS, TABLES
from valles.server.table import Refused

HERE: Final = ("127.0.0.1", "::1")


@get("/api/health", summary="Whether the process answers", dependencies={})
async def health() -> dict[str, str]:
    return {"status": "alive"}


@get("/api/ready", summary="Whether tables can be served", dependencies={})
async def ready(request: Asked) -> Response[dict[str, str]]:
    house: House | None = request.app.state.get("house")
    if house is None or not await house.hall.store.answers():
        return Response({"status": "not ready"}, status_code=503)
    return Response({"status": "ready"})


@get("/api/metrics", summary="Figures for Prometheus", media_type="text/plain", dependencies={})
async def metrics(request: Asked) -> Response[bytes]:
    """For this machine, and for whoever has the metrics token; for others there is nothing here."""
    house: House = request.app.state.house
    token = house.settings.metrics_token.encode()
    held = (guard.bearer(request.scope) or "").encode()
    forwarded = any(key in (b"forwarded", b"x-forwarded-for") for key, _ in request.scope["headers"])
    here = guard.address(request.scope) in HERE and not forwarded
    if not here and not (token and secrets.compare_digest(held, token)):
        raise Refused("problem-not-found", 404)
    SOCKETS.set(len(house.visitors))
    TABLES.set(house.hall.loaded)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


metrics.responses = {404: PROBLEMS[404]}
ROUTES = [health, ready, metrics]
