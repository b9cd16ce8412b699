"""The HTTP routes: guests and sessions, tables, seats and links, replays and records."""

from __future__ import annotations

from inspect import signature
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import UNSET, Struct, structs

from valles.describe.language import LanguageCode
from valles.games.registry import plugin_texts
from valles.hosting import snapshot
from valles.hosting.access import check_move, check_over
from valles.hosting.catalog import catalog
from valles.hosting.entry import TableEntry
from valles.hosting.model import DeviceLink, EmailLink, HandLink, ResetLink, SeatLink, StoredLink, WatchLink
from valles.hosting.person import User
from valles.server.http import notices
from valles.server.http.context import ServerContext
from valles.server.http.request import COOKIE, PLAIN_COOKIE, AnyRequest, check_containers, device_of, is_encrypted
from valles.server.limits import DEEPEST_JSON, LARGEST_BODY, LARGEST_RECORD, REQUESTER
from valles.server.live.query_worker import ReplayRequest
from valles.server.lobby import lobby
from valles.server.lobby.session import SESSION_LIFETIME
from valles.table.chart import Chart
from valles.table.feature import AnyFeature, converted, personal_feature
from valles.table.feature.away import FEATURE as AWAY
from valles.table.live import Refused
from valles.table.message.field import Problem
from valles.table.message.lobby import Absences, GameInfo, GameRecord, NewLink, NewTable, TableChange, TableInfo, Texts
from valles.table.message.person import Change, Guest, Invitation, Link, LinkKind, LinkSecret, Me, Redeem, Redeemed
from valles.table.message.reply import Snapshot

FeatureJson = dict[str, Any]  # each feature has its own
AnyConnection = ASGIConnection[Any, None, None, State]  # of any handler
KINDS: Final[dict[type[StoredLink], LinkKind]] = {
    SeatLink: "seat",
    WatchLink: "watch",
    HandLink: "hand",
    DeviceLink: "device",
    ResetLink: "reset",
    EmailLink: "email",
}


class CheckedRequest(AnyRequest):
    """A request that refuses a body that is not UTF-8 or is nested too deeply."""

    async def body(self) -> bytes:
        """Return the body; refuse a request whose client has disconnected."""
        try:
            return await super().body()
        except InternalServerException as error:
            # The client has disconnected before the end of the body, so nobody reads this.
            raise Refused("problem-bad-request", 400) from error

    async def json(self) -> Any:  # whatever a client has sent
        """Return the decoded body."""
        body = await self.body()
        if len(body) > LARGEST_BODY:
            # Nothing but a record may be so large; other values would take long to decode and to check.
            try:
                return msgspec.to_builtins(msgspec.json.decode(body, type=GameRecord))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise Refused("problem-malformed", 400, reason=str(error)[:200]) from error
        check_containers(body)
        try:
            value = await super().json()
            too_deep = is_deeper(value, DEEPEST_JSON)
        except UnicodeDecodeError as error:
            raise Refused("problem-malformed", 400, reason="not UTF-8") from error
        except RecursionError:
            too_deep = True
        if too_deep:
            raise Refused("problem-malformed", 400, reason=f"nested more than {DEEPEST_JSON} times")
        return value


def is_deeper(value: object, limit: int) -> bool:
    """Return True if JSON is nested more than so many times."""
    level = [value]
    for _ in range(limit):
        values = [each.values() if isinstance(each, dict) else each for each in level if isinstance(each, dict | list)]
        level = [inner for each in values for inner in each if isinstance(inner, dict | list)]
        if not level:
            return False
    return True


async def admit_request(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Count a request before anything of it is read."""
    context: ServerContext = connection.app.state.context
    context.admit(connection.scope)


async def authenticate(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse a request without a session before its body is read."""
    context: ServerContext = connection.app.state.context
    user = connection.state.user = await context.user(connection.scope)
    REQUESTER.set(context.client(connection.scope, user))


async def admit_import(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Count an import before its body is read, so that malformed ones count too."""
    context: ServerContext = connection.app.state.context
    context.admit_import(connection.state.user)


async def context(request: AnyRequest) -> ServerContext:
    """Return the context of the server."""
    shared: ServerContext = request.app.state.context
    return shared


async def user(request: AnyRequest) -> User:
    """Return the user who sent a request."""
    sender: User = request.state.user
    return sender


def me(user: User, request: AnyRequest, token: str = "") -> Me:
    """Return the message about the user who sent a request."""
    context: ServerContext = request.app.state.context
    plain = not is_encrypted(request.scope)
    return Me(
        player=user.id,
        name=user.name,
        language=user.language,
        plain=plain,
        token=token,
        finishing=context.settings.finish_first,
        account=user.has_account,
    )


def cookie(request: AnyRequest, token: str, lifetime: float = SESSION_LIFETIME) -> Cookie:
    """Return the session cookie for the client of a request."""
    secure = is_encrypted(request.scope)
    name = COOKIE if secure else PLAIN_COOKIE
    return Cookie(name, value=token, path="/", max_age=int(lifetime), secure=secure, httponly=True, samesite="lax")


# People


@post("/api/guests", summary="Become a guest")
async def enter(request: AnyRequest, context: ServerContext, data: Guest) -> Response[Me]:
    context.admit_guest(request.scope)
    user, token = await context.lobby.sessions.create_user(data.name, data.language, device_of(request.scope))
    if data.bearer:
        return Response(me(user, request, token), status_code=201)
    return Response(me(user, request), status_code=201, cookies=[cookie(request, token)])


@get("/api/me", summary="The person who sends the request")
async def read_me(request: AnyRequest, user: User) -> Me:
    return me(user, request)


@patch("/api/me", summary="Change one's own name or language")
async def change_me(request: AnyRequest, context: ServerContext, user: User, data: Change) -> Me:
    fields = {name: value for name, value in structs.asdict(data).items() if value is not UNSET}
    return me(await context.lobby.sessions.update(user, fields), request)


@get("/api/me/features/{name:str}", summary="One's own settings for a feature, such as hours of sleep")
async def read_personal(context: ServerContext, user: User, name: str) -> FeatureJson:
    feature = personal_feature(name)
    return personal_message(feature, await context.features.personal(user.id, feature), context)


@patch("/api/me/features/{name:str}", summary="Change one's own settings for a feature")
async def change_personal(context: ServerContext, user: User, name: str, data: FeatureJson) -> FeatureJson:
    feature = personal_feature(name)
    change = converted(feature, data, feature.PersonalChange or Struct)
    context.admit_change(user)
    now = context.tables.clock()
    changed = await context.features.change_personal(
        user.id, feature, lambda current: feature.changed_personal(current, change, now)
    )
    return personal_message(feature, changed, context)


def personal_message(feature: AnyFeature, stored: Struct, context: ServerContext) -> FeatureJson:
    """Return the settings of a person for a feature as JSON."""
    message: FeatureJson = msgspec.to_builtins(feature.personal_info(stored, context.tables.clock()))
    return message


@delete("/api/me/session", summary="Leave on this device")
async def leave_session(request: AnyRequest, context: ServerContext, user: User) -> Response[None]:
    await context.lobby.sessions.end(user)
    await context.end_session(user.session)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@post("/api/me/devices", summary="Create a link that opens one's own games on another device")
async def device_link(context: ServerContext, user: User) -> Link:
    return await context.lobby.create_device_link(user)


@post("/api/links", summary="Redeem a link", status_code=200)
async def redeem(request: AnyRequest, context: ServerContext, data: Redeem) -> Response[Redeemed]:
    context.admit_guest(request.scope)
    link, token = await context.lobby.find_link(data.secret), ""
    current = await context.known_user(request.scope)
    check_expected(link, data, current)
    if isinstance(link, EmailLink):
        raise Refused("problem-other-link")
    if isinstance(link, DeviceLink | ResetLink):
        user, token = await join_device(context, request, link, current if data.merge else None)
        if current is not None:
            await context.lobby.sessions.end(current)
            await context.end_session(current.session)
    elif current is not None:
        user = current
    elif data.name is UNSET:
        raise Refused("problem-no-name", 400)
    else:
        device = device_of(request.scope)
        user, token = await context.lobby.sessions.create_user(data.name, data.language, device)
    redeemed = Redeemed(KINDS[type(link)], me(user, request, token if data.bearer else ""))
    if isinstance(link, SeatLink):
        await context.lobby.redeem_seat_link(user, link)
        redeemed = Redeemed("seat", redeemed.me, link.table, link.seat)
    elif isinstance(link, WatchLink):
        await context.lobby.redeem_watch_link(user, link)
        redeemed = Redeemed("watch", redeemed.me, link.table)
    elif isinstance(link, HandLink):
        await context.hand_viewers.add(user, link)
        redeemed = Redeemed("hand", redeemed.me, link.table, link.seat)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(redeemed, cookies=cookies)


async def join_device(
    context: ServerContext, request: AnyRequest, link: DeviceLink | ResetLink, guest: User | None
) -> tuple[User, str]:
    """Create a session for the user of a link, who takes over the games of a guest; return both."""
    owner = await context.lobby.sessions.user(link.player)
    if owner is None:
        raise Refused("problem-link-dead", 404)
    if guest is not None and guest.id != owner.id:
        await context.people.check_merge(guest, owner)
    await context.lobby.use_link(link)
    if guest is not None and guest.id != owner.id:
        await context.people.merge(guest, owner)
    device = device_of(request.scope)
    return await context.lobby.sessions.create_session(owner, device, confirmed=isinstance(link, ResetLink))


@post("/api/links/about", summary="The table of a link, before it is redeemed", status_code=200)
async def invitation(request: AnyRequest, context: ServerContext, data: LinkSecret) -> Invitation:
    context.admit_guest(request.scope)
    link = await context.lobby.find_link(data.secret)
    kind = KINDS[type(link)]
    if not isinstance(link, SeatLink | WatchLink | HandLink):
        return Invitation(kind)
    entry = await context.tables.entry(link.table)
    hosts = [chair.name for chair in entry.chairs if chair.player == entry.about.host]
    return Invitation(kind, entry.about.game, hosts[0] if hosts else "")


def check_expected(link: StoredLink, data: Redeem, current: User | None) -> None:
    """Refuse a link that does something else than its address says, or ends a session without consent."""
    if data.kind not in (UNSET, KINDS[type(link)]):
        raise Refused("problem-other-link")
    if not isinstance(link, DeviceLink | ResetLink) or current is None or current.id == link.player:
        return
    if not data.leave and not data.merge:
        raise Refused("problem-signs-out", name=current.name)


# Tables


def info(entry: TableEntry, user: User) -> TableInfo:
    """Return the message about a table for a user."""
    return snapshot.info(entry, user.id)


@get("/api/games", summary="The games that can be played here")
async def list_games(context: ServerContext) -> list[GameInfo]:
    return catalog()


@get("/api/texts/{language:str}", summary="The texts of games from other packages in a language")
async def read_texts(context: ServerContext, language: LanguageCode) -> Texts:
    return Texts(plugin_texts(language))


@post("/api/tables", summary="Open a table")
async def create_table(context: ServerContext, user: User, data: NewTable) -> TableInfo:
    return info(await context.lobby.create_table(user, data), user)


@get("/api/tables", summary="The person's own tables, the newest first")
async def list_tables(context: ServerContext, user: User) -> list[TableInfo]:
    return await context.lobby.tables_of(user)


@get("/api/tables/{id:str}", summary="A table")
async def read_table(context: ServerContext, user: User, id: str) -> TableInfo:
    return info(await context.lobby.visible_table(user, id), user)


@patch("/api/tables/{id:str}", summary="Change the settings of a table")
async def change_table(context: ServerContext, user: User, id: str, data: TableChange) -> TableInfo:
    context.admit_change(user)
    return info(await context.lobby.change_settings(user, id, data), user)


@post("/api/tables/{id:str}/start", summary="Begin the game", status_code=200)
async def start_table(context: ServerContext, user: User, id: str) -> TableInfo:
    return info(await context.lobby.start_game(user, id), user)


@post("/api/tables/{id:str}/links", summary="Create a link to a seat, or for spectators")
async def create_link(context: ServerContext, user: User, id: str, data: NewLink) -> Link:
    if data.seat is None:
        return await context.lobby.create_watch_link(user, id)
    return await context.lobby.create_seat_link(user, id, data.seat)


@delete("/api/tables/{id:str}/links", summary="Revoke all links of a table and remove its spectators")
async def revoke_links(context: ServerContext, user: User, id: str) -> None:
    await context.lobby.revoke_links(user, id)


@delete("/api/tables/{id:str}/seats/{seat:str}", summary="Give up a seat before the game", status_code=200)
async def free_seat(context: ServerContext, user: User, id: str, seat: str) -> TableInfo:
    return info(await context.lobby.free_seat(user, id, seat), user)


@post("/api/tables/{id:str}/seats/{seat:str}/viewers", summary="Create a link that shows the own hand")
async def create_hand_link(context: ServerContext, user: User, id: str, seat: str) -> Link:
    return await context.hand_viewers.create_link(user, id, seat)


@delete("/api/tables/{id:str}/seats/{seat:str}/viewers", summary="Stop showing the own hand")
async def revoke_hand_link(context: ServerContext, user: User, id: str, seat: str) -> None:
    await context.hand_viewers.remove_all(user, id, seat)


@get("/api/tables/{id:str}/absences", summary="The people without a connection to a table")
async def read_absences(context: ServerContext, user: User, id: str) -> Absences:
    entry = await context.lobby.visible_table(user, id)
    return AWAY.absences(*context.features.at(AWAY, entry))


@put("/api/tables/{id:str}/seats/{seat:str}/away", summary="Leave a game that has begun")
async def go_away(context: ServerContext, user: User, id: str, seat: str) -> TableInfo:
    entry = await context.lobby.table_with_seat(user, id, seat)
    table, host = context.features.at(AWAY, entry)
    await AWAY.leave(table, seat, seat in entry.seats_of(user.id), host)
    return info(await context.tables.entry(id), user)


@delete("/api/tables/{id:str}/seats/{seat:str}/away", summary="Come back", status_code=200)
async def come_back(context: ServerContext, user: User, id: str, seat: str) -> TableInfo:
    entry = await context.lobby.table_with_seat(user, id, seat)
    await AWAY.come_back(seat, seat in entry.seats_of(user.id), context.features.at(AWAY, entry)[1])
    return info(await context.tables.entry(id), user)


# Replays


def json_response(body: bytes) -> Response[Any]:  # its type is what the route says
    """Return a response from encoded JSON."""
    return Response(body, media_type="application/json")


@get("/api/tables/{id:str}/replay/{move:int}", summary="A finished game after so many moves")
async def replay_move(
    request: AnyRequest,
    context: ServerContext,
    user: User,
    id: str,
    move: int,
    seat: Annotated[str | None, Parameter(description="whose view; without it a bystander's")] = None,
) -> Response[Snapshot]:
    entry = await context.lobby.visible_table(user, id)
    check_move(entry, move, seat)
    table = msgspec.json.encode(snapshot.table_info(entry.about, entry.chairs, user.id))
    query = ReplayRequest(
        record=entry.record, move=move, seat=seat, table=table, seq=entry.live.seq, confirming=entry.live.confirming
    )
    return json_response(await context.queries.replay_snapshot(context.client(request.scope, user), query))


@get("/api/tables/{id:str}/chart", summary="The standings after each round of a finished game")
async def read_chart(request: AnyRequest, context: ServerContext, user: User, id: str) -> Response[Chart]:
    entry = await context.lobby.visible_table(user, id)
    check_over(entry)
    return json_response(await context.queries.chart(context.client(request.scope, user), entry.record))


@get("/api/tables/{id:str}/record", summary="The record of a finished or frozen game", media_type="application/json")
async def export_record(context: ServerContext, user: User, id: str) -> GameRecord:
    entry = await context.lobby.visible_table(user, id)
    if entry.live.frozen is not None:
        return GameRecord(await lobby.frozen_record(context.tables.store, user, entry))
    if not entry.live.game.over:
        raise Refused("problem-not-over")
    return GameRecord(entry.record)


@post("/api/tables/{id:str}/again", summary="Open a table with the same deal as a finished game")
async def rematch(context: ServerContext, user: User, id: str) -> TableInfo:
    entry = await context.lobby.visible_table(user, id)
    check_over(entry)
    return info(await lobby.rematch(context.lobby, user, entry), user)


@post("/api/records", summary="Open a table from a record", request_max_body_size=LARGEST_RECORD, guards=[admit_import])
async def import_record(request: AnyRequest, context: ServerContext, user: User, data: GameRecord) -> TableInfo:
    return info(await context.lobby.restore_table(user, context.client(request.scope, user), data.record), user)


DEPENDENCIES = {"context": Provide(context), "user": Provide(user)}

PROBLEMS: Final = {
    status: ResponseSpec(Problem, False, description, "application/problem+json")
    for status, description in {
        400: "The request is not as it should be",
        401: "Come in first",
        403: "Not for you",
        404: "There is no such thing for you",
        409: "Not possible as things stand",
        413: "Too large",
        415: "Not JSON",
        429: "Too much at once",
        500: "Something in the server is broken",
        503: "The disk did not take it",
    }.items()
}
"""Errors of every route, for the OpenAPI document."""

ROUTES: Final[list[HTTPRouteHandler]] = [
    enter,
    read_me,
    change_me,
    read_personal,
    change_personal,
    leave_session,
    device_link,
    redeem,
    invitation,
    list_games,
    read_texts,
    create_table,
    list_tables,
    read_table,
    change_table,
    start_table,
    create_link,
    revoke_links,
    free_seat,
    create_hand_link,
    revoke_hand_link,
    read_absences,
    go_away,
    come_back,
    replay_move,
    read_chart,
    export_record,
    rematch,
    import_record,
    *notices.ROUTES,
]


def prepare(routes: list[HTTPRouteHandler]) -> None:
    """Let routes count their requests, know who sent them, and describe their errors."""
    for route in routes:
        route.responses = PROBLEMS
        sender = [authenticate] if "user" in signature(route.fn).parameters else []
        route.guards = [admit_request, *sender, *(route.guards or ())]


prepare(ROUTES)
