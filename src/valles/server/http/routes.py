"""The HTTP routes: guests and sessions, tables, seats and links, replays and records."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import UNSET, structs

from valles.describe.language import LanguageCode
from valles.games.registry import plugin_texts
from valles.server.http.context import ServerContext
from valles.server.http.request import COOKIE, PLAIN_COOKIE, AnyRequest, encrypted, session_token
from valles.server.limits import DEEPEST_JSON, LARGEST_RECORD
from valles.server.live import snapshot
from valles.server.live.query_worker import Past
from valles.server.live.tables import TableEntry
from valles.server.lobby import lobby
from valles.server.lobby.offer import offers
from valles.server.lobby.session import SESSION_LASTS, Player
from valles.server.store.model import DeviceLink, HandLink, SeatLink, WatchLink
from valles.table.chart import Chart
from valles.table.live import Refused
from valles.table.message import (
    Absences,
    Change,
    GameRecord,
    Guest,
    Link,
    Me,
    NewLink,
    NewTable,
    Offer,
    Problem,
    Redeem,
    Redeemed,
    Snapshot,
    TableChange,
    TableInfo,
    Texts,
)


class CheckedRequest(AnyRequest):
    """A request that refuses a body that is not UTF-8 or is nested too deeply."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:
            # The client has disconnected before the end of the body, so nobody reads this.
            raise Refused("problem-bad-request", 400) from error

    async def json(self) -> Any:  # whatever a client has sent
        try:
            said = await super().json()
            too_deep = depth(said) > DEEPEST_JSON
        except UnicodeDecodeError as error:
            raise Refused("problem-malformed", 400, reason="not UTF-8") from error
        except RecursionError:
            too_deep = True
        if too_deep:
            raise Refused("problem-malformed", 400, reason=f"nested more than {DEEPEST_JSON} times")
        return said


def depth(said: object) -> int:
    """How deeply JSON is nested."""
    inner = said.values() if isinstance(said, dict) else said if isinstance(said, list) else ()
    return 1 + max(map(depth, inner), default=0)


async def context(request: AnyRequest) -> ServerContext:
    found: ServerContext = request.app.state.context
    found.admit(request.scope)
    return found


async def player(request: AnyRequest, context: ServerContext) -> Player:
    return await context.player(request.scope)


def me(player: Player, request: AnyRequest, token: str = "") -> Me:
    context: ServerContext = request.app.state.context
    plain = not encrypted(request.scope)
    return Me(player.id, player.name, player.language, plain, token, context.settings.finish_first)


def cookie(request: AnyRequest, token: str, lasts: float = SESSION_LASTS) -> Cookie:
    secure = encrypted(request.scope)
    name = COOKIE if secure else PLAIN_COOKIE
    return Cookie(name, value=token, path="/", max_age=int(lasts), secure=secure, httponly=True, samesite="lax")


# People


@post("/api/guests", summary="Come in")
async def enter(request: AnyRequest, context: ServerContext, data: Guest) -> Response[Me]:
    context.admit_guest(request.scope)
    guest, token = await context.lobby.sessions.enter(data.name, data.language)
    if data.bearer:
        return Response(me(guest, request, token), status_code=201)
    return Response(me(guest, request), status_code=201, cookies=[cookie(request, token)])


@get("/api/me", summary="Who I am")
async def who_am_i(request: AnyRequest, player: Player) -> Me:
    return me(player, request)


@patch("/api/me", summary="Change my name or language")
async def change_me(request: AnyRequest, context: ServerContext, player: Player, data: Change) -> Me:
    wanted = {name: value for name, value in structs.asdict(data).items() if value is not UNSET}
    return me(await context.lobby.sessions.change(player, wanted), request)


@delete("/api/me/session", summary="Leave on this device")
async def leave_session(request: AnyRequest, context: ServerContext, player: Player) -> Response[None]:
    await context.lobby.sessions.end(player)
    await context.end_session(player.session)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@post("/api/me/devices", summary="A link that opens my games on another device")
async def device_link(context: ServerContext, player: Player) -> Link:
    return await context.lobby.device_link(player)


@post("/api/links", summary="Redeem a link", status_code=200)
async def redeem(request: AnyRequest, context: ServerContext, data: Redeem) -> Response[Redeemed]:
    context.admit_guest(request.scope)
    link = await context.lobby.link(data.secret)
    held, token = session_token(request.scope), ""
    known = await context.lobby.sessions.player_of(held) if held else None
    if isinstance(link, DeviceLink):
        guest, token = await context.lobby.join_device(link)
        if known is not None:
            await context.lobby.sessions.end(known)
            await context.end_session(known.session)
    elif known is not None:
        guest = known
    elif data.name is UNSET:
        raise Refused("problem-no-name", 400)
    else:
        guest, token = await context.lobby.sessions.enter(data.name, data.language)
    redeemed = Redeemed("device", me(guest, request, token if data.bearer else ""))
    if isinstance(link, SeatLink):
        await context.lobby.sit_down(guest, link)
        redeemed = Redeemed("seat", redeemed.me, link.table, link.seat)
    elif isinstance(link, WatchLink):
        await context.lobby.watch(guest, link)
        redeemed = Redeemed("watch", redeemed.me, link.table)
    elif isinstance(link, HandLink):
        await context.hands.show(guest, link)
        redeemed = Redeemed("hand", redeemed.me, link.table, link.seat)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(redeemed, cookies=cookies)


# Tables


def info(entry: TableEntry, player: Player) -> TableInfo:
    return snapshot.info(entry, player.id)


@get("/api/games", summary="The games that can be played here")
async def list_games(context: ServerContext) -> list[Offer]:
    return offers()


@get("/api/texts/{language:str}", summary="What the games of other packages say in a language")
async def read_texts(context: ServerContext, language: LanguageCode) -> Texts:
    return Texts(plugin_texts(language))


@post("/api/tables", summary="Open a table")
async def create_table(context: ServerContext, player: Player, data: NewTable) -> TableInfo:
    return info(await context.lobby.create(player, data), player)


@get("/api/tables", summary="My tables, the newest first")
async def list_tables(context: ServerContext, player: Player) -> list[TableInfo]:
    listed = await context.lobby.tables_of(player)
    return [snapshot.table_info(about, chairs, player.id, fault=fault) for about, chairs, fault in listed]


@get("/api/tables/{id:str}", summary="A table")
async def read_table(context: ServerContext, player: Player, id: str) -> TableInfo:
    return info(await context.lobby.visible(player, id), player)


@patch("/api/tables/{id:str}", summary="Change what happens when somebody leaves, and whether points are told")
async def change_table(context: ServerContext, player: Player, id: str, data: TableChange) -> TableInfo:
    return info(await context.lobby.change(player, id, data), player)


@post("/api/tables/{id:str}/start", summary="Begin the game", status_code=200)
async def start_table(context: ServerContext, player: Player, id: str) -> TableInfo:
    return info(await context.lobby.start(player, id), player)


@post("/api/tables/{id:str}/links", summary="A link to a seat, or for spectators")
async def create_link(context: ServerContext, player: Player, id: str, data: NewLink) -> Link:
    if data.seat is None:
        return await context.lobby.watch_link(player, id)
    return await context.lobby.seat_link(player, id, data.seat)


@delete("/api/tables/{id:str}/links", summary="Let no link of the table open anything any more, and nobody watch")
async def revoke_links(context: ServerContext, player: Player, id: str) -> None:
    await context.lobby.revoke(player, id)


@delete("/api/tables/{id:str}/seats/{seat:str}", summary="Give up a seat before the game", status_code=200)
async def free_seat(context: ServerContext, player: Player, id: str, seat: str) -> TableInfo:
    return info(await context.lobby.free_seat(player, id, seat), player)


@post("/api/tables/{id:str}/seats/{seat:str}/viewers", summary="A link that shows the own hand")
async def create_hand_link(context: ServerContext, player: Player, id: str, seat: str) -> Link:
    return await context.hands.link(player, id, seat)


@delete("/api/tables/{id:str}/seats/{seat:str}/viewers", summary="Show the own hand to nobody any more")
async def revoke_hand_link(context: ServerContext, player: Player, id: str, seat: str) -> None:
    await context.hands.hide(player, id, seat)


@get("/api/tables/{id:str}/absences", summary="Who has no connection to a table")
async def read_absences(context: ServerContext, player: Player, id: str) -> Absences:
    return await context.lobby.absences(player, id)


@put("/api/tables/{id:str}/seats/{seat:str}/away", summary="Leave a game that has begun")
async def go_away(context: ServerContext, player: Player, id: str, seat: str) -> TableInfo:
    return info(await context.lobby.leave(player, id, seat), player)


@delete("/api/tables/{id:str}/seats/{seat:str}/away", summary="Come back", status_code=200)
async def come_back(context: ServerContext, player: Player, id: str, seat: str) -> TableInfo:
    return info(await context.lobby.come_back(player, id, seat), player)


# Replays


def encoded(answer: bytes) -> Response[Any]:  # its type is what the route says
    """A response whose JSON is made already."""
    return Response(answer, media_type="application/json")


@get("/api/tables/{id:str}/replay/{move:int}", summary="A finished game after so many moves")
async def replay_move(
    request: AnyRequest,
    context: ServerContext,
    player: Player,
    id: str,
    move: int,
    seat: Annotated[str | None, Parameter(description="whose view; without it a bystander's")] = None,
) -> Response[Snapshot]:
    entry = await context.lobby.visible(player, id)
    snapshot.check_over(entry)
    game = entry.live.game
    if seat is not None and seat not in game.seats:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=list(game.seats))
    if not 0 <= move <= len(game.moves):
        raise Refused("problem-no-such-move", 404, move=move)
    table = msgspec.json.encode(snapshot.table_info(entry.about, entry.chairs, player.id))
    asked = Past(entry.record, move, seat, table, entry.live.seq, entry.live.confirming)
    return encoded(await context.looks.past(context.asker(request.scope, player), asked))


@get("/api/tables/{id:str}/chart", summary="How everybody stood after each round of a finished game")
async def read_chart(request: AnyRequest, context: ServerContext, player: Player, id: str) -> Response[Chart]:
    entry = await context.lobby.visible(player, id)
    snapshot.check_over(entry)
    return encoded(await context.looks.chart(context.asker(request.scope, player), entry.record))


@get("/api/tables/{id:str}/record", summary="The record of a finished or frozen game", media_type="application/json")
async def export_record(context: ServerContext, player: Player, id: str) -> GameRecord:
    entry = await context.lobby.visible(player, id)
    if entry.live.frozen is not None:
        return GameRecord(await lobby.frozen_record(context.tables.store, player, entry))
    if not entry.live.game.over:
        raise Refused("problem-not-over")
    return GameRecord(entry.record)


@post("/api/tables/{id:str}/again", summary="Deal the cards of a finished game once more, at a new table")
async def deal_again(context: ServerContext, player: Player, id: str) -> TableInfo:
    entry = await context.lobby.visible(player, id)
    snapshot.check_over(entry)
    return info(await lobby.deal_again(context.lobby, player, entry), player)


@post("/api/records", summary="Open a table from a record", request_max_body_size=LARGEST_RECORD)
async def import_record(request: AnyRequest, context: ServerContext, player: Player, data: GameRecord) -> TableInfo:
    context.admit_import(player)
    return info(await context.lobby.restore(player, context.asker(request.scope, player), data.record), player)


DEPENDENCIES = {"context": Provide(context), "player": Provide(player)}

PROBLEMS: Final = {
    status: ResponseSpec(Problem, False, said, "application/problem+json")
    for status, said in {
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
"""What every route may answer instead, for the OpenAPI document."""

ROUTES = [
    enter,
    who_am_i,
    change_me,
    leave_session,
    device_link,
    redeem,
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
    deal_again,
    import_record,
]
for route in ROUTES:
    route.responses = PROBLEMS
