"""Routes for monitoring: health, readiness and metrics."""

from __future__ import annotations

import secrets

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from valles.server.http.context import ServerContext
from valles.server.http.request import AnyRequest, bearer
from valles.server.http.routes import PROBLEMS
from valles.server.metrics import SOCKETS, TABLES
from valles.table.live import Refused


@get("/api/health", summary="Whether the process answers", dependencies={})
async def health() -> dict[str, str]:
    return {"status": "alive"}


@get("/api/ready", summary="Whether tables can be served and moves stored", dependencies={})
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    context: ServerContext | None = request.app.state.get("context")
    if context is None or not await context.tables.store.is_writable():
        return Response({"status": "not ready"}, status_code=503)
    return Response({"status": "ready"})


@get("/api/metrics", summary="Figures for Prometheus", media_type="text/plain", dependencies={})
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Answer requests with the metrics token; for others the route does not exist."""
    # An address proves nothing: what a proxy passes on comes from this machine too.
    context: ServerContext = request.app.state.context
    token = context.settings.metrics_token.encode()
    sent = (bearer(request.scope) or "").encode()
    if not token or not secrets.compare_digest(sent, token):
        raise Refused("problem-not-found", 404)
    SOCKETS.set(len(context.connections))
    TABLES.set(context.tables.loaded)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


metrics.responses = {404: PROBLEMS[404]}
ROUTES = [health, ready, metrics]
