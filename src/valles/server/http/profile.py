"""The HTTP routes of results: one's own, and those of somebody at a common table."""

from __future__ import annotations

from litestar import get
from litestar.handlers import HTTPRouteHandler

from valles.hosting.person import User
from valles.server.http.context import ServerContext
from valles.server.http.routes import prepare
from valles.server.rating.profile import profile
from valles.server.store import schema
from valles.table.live import Refused
from valles.table.message.profile import Profile


@get("/api/profile", summary="One's own ratings and results")
async def own_profile(context: ServerContext, user: User) -> Profile:
    return await profile_of(context, user.id, user)


@get("/api/tables/{id:str}/seats/{seat:str}/profile", summary="The ratings and results of the person at a seat")
async def seat_profile(context: ServerContext, user: User, id: str, seat: str) -> Profile:
    entry = await context.lobby.visible_table(user, id)
    chair = entry.chair(seat)
    if chair is None:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=list(entry.live.game.seats))
    if chair.player is None:
        raise Refused("problem-no-person", 404, seat=seat)
    return await profile_of(context, chair.player, user)


async def profile_of(context: ServerContext, person: str, reader: User) -> Profile:
    """Return the results of a person as the reader sees them."""
    store = context.tables.store
    record = await store.fetch_one(schema.players, id=person)
    known = await context.lobby.sessions.user(person)
    if record is None or known is None:
        raise Refused("problem-unknown-person", 404)
    return await profile(store, known, record["created"], reader)


ROUTES: list[HTTPRouteHandler] = [own_profile, seat_profile]
prepare(ROUTES)
