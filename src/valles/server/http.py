"""The requests of the lobby: who I am, which tables there are, who sits where, replays and records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import UNSET

from valles.games.registry import UnknownGame, plugin_texts
from valles.kernel.phrase import Phrase
from valles.kernel.record import BrokenRecord
from valles.server import guard, telling
from valles.server.guard import Asked
from valles.server.hall import Room
from valles.server.house import House
from valles.server.limits import DEEPEST_JSON, LARGEST_RECORD
from valles.server.lobby import SESSION_LASTS, Player, offers
from valles.server.model import DeviceLink, SeatLink, WatchLink
from valles.server.protocol import (
    Change,
    Chart,
    GameRecord,
    Guest,
    Language,
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
from valles.server.table import Refused


class Asking(Asked):
    """A request whose body must be readable, and flat enough to be one of ours."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:
            # The client has gone before all was said, so nobody hears this.
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
    """How often JSON is nested."""
    inner = said.values() if isinstance(said, dict) else said if isinstance(said, list) else ()
    return 1 + max(map(depth, inner), default=0)


async def house(request: Asked) -> House:
    found: House = request.app.state.house
    found.admit(request.scope)
    return found


async def player(request: Asked, house: House) -> Player:
    return await house.player(request.scope)


def me(player: Player, request: Asked, token: str = "") -> Me:
    return Me(player.id, player.name, player.language, not guard.encrypted(request.scope), token)


def cookie(request: Asked, token: str, lasts: float = SESSION_LASTS) -> Cookie:
    secure = guard.encrypted(request.scope)
    name = guard.COOKIE if secure else guard.PLAIN_COOKIE
    return Cookie(name, value=token, path="/", max_age=int(lasts), secure=secure, httponly=True, samesite="lax")


# People


@post("/api/guests", summary="Come in")
async def enter(request: Asked, house: House, data: Guest) -> Response[Me]:
    house.admit_guest(request.scope)
    guest, token = await house.lobby.enter(data.name, data.language)
    if data.bearer:
        return Response(me(guest, request, token), status_code=201)
    return Response(me(guest, request), status_code=201, cookies=[cookie(request, token)])


@get("/api/me", summary="Who I am")
async def who_am_i(request: Asked, player: Player) -> Me:
    return me(player, request)


@patch("/api/me", summary="Change my name or language")
async def change_me(request: Asked, house: House, player: Player, data: Change) -> Me:
    name = player.name if data.name is UNSET else data.name
    language = player.language if data.language is UNSET else data.language
    return me(await house.lobby.rename(player, name, language), request)


@delete("/api/me/session", summary="Leave on this device")
async def leave_session(request: Asked, house: House, player: Player) -> Response[None]:
    await house.lobby.leave_session(player)
    await house.ended(player.session)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@post("/api/me/devices", summary="A link that opens my games on another device")
async def device_link(house: House, player: Player) -> Link:
    return await house.lobby.device_link(player)


@post("/api/links", summary="Redeem a link", status_code=200)
async def redeem(request: Asked, house: House, data: Redeem) -> Response[Redeemed]:
    house.admit_guest(request.scope)
    link = await house.lobby.link(data.secret)
    held, token = guard.token(request.scope), ""
    known = await house.lobby.who(held) if held else None
    if isinstance(link, DeviceLink):
        guest, token = await house.lobby.join_device(link)
        if known is not None:
            await house.lobby.leave_session(known)
            await house.ended(known.session)
    elif known is not None:
        guest = known
    elif data.name is UNSET:
        raise Refused("problem-no-name", 400)
    else:
        guest, token = await house.lobby.enter(data.name, data.language)
    redeemed = Redeemed("device", me(guest, request, token if data.bearer else ""))
    if isinstance(link, SeatLink):
        await house.lobby.sit_down(guest, link)
        redeemed = Redeemed("seat", redeemed.me, link.table, link.seat)
    elif isinstance(link, WatchLink):
        await house.lobby.watch(guest, link)
        redeemed = Redeemed("watch", redeemed.me, link.table)
    cookies = [cookie(request, token)] if token and not data.bearer else []
    return Response(redeemed, cookies=cookies)


# Tables


def shown(room: Room, player: Player) -> TableInfo:
    return telling.information(room.about, room.chairs, player.id, room.watching)


@get("/api/games", summary="The games that can be played here")
async def list_games(house: House) -> list[Offer]:
    return offers()


@get("/api/texts/{language:str}", summary="What the games of other packages say in a language")
async def read_texts(house: House, language: Language) -> Texts:
    return Texts(plugin_texts(language))


@post("/api/tables", summary="Open a table")
async def create_table(house: House, player: Player, data: NewTable) -> TableInfo:
    return shown(await house.lobby.create(player, data), player)


@get("/api/tables", summary="My tables, the newest first")
async def list_tables(house: House, player: Player) -> list[TableInfo]:
    return [telling.information(about, chairs, player.id) for about, chairs in await house.lobby.mine(player)]


@get("/api/tables/{id:str}", summary="A table")
async def read_table(house: House, player: Player, id: str) -> TableInfo:
    return shown(await house.lobby.visited(player, id), player)


@patch("/api/tables/{id:str}", summary="Change what happens when somebody leaves")
async def change_table(house: House, player: Player, id: str, data: TableChange) -> TableInfo:
    return shown(await house.lobby.change(player, id, data.on_leave), player)


@post("/api/tables/{id:str}/start", summary="Begin the game", status_code=200)
async def start_table(house: House, player: Player, id: str) -> TableInfo:
    return shown(await house.lobby.start(player, id), player)


@post("/api/tables/{id:str}/links", summary="A link to a seat, or for spectators")
async def create_link(house: House, player: Player, id: str, data: NewLink) -> Link:
    if data.seat is None:
        return await house.lobby.watch_link(player, id)
    return await house.lobby.seat_link(player, id, data.seat)


@delete("/api/tables/{id:str}/links", summary="Let no link of the table open anything any more, and nobody watch")
async def revoke_links(house: House, player: Player, id: str) -> None:
    await house.lobby.revoke(player, id)


@delete("/api/tables/{id:str}/seats/{seat:str}", summary="Give up a seat before the game", status_code=200)
async def free_seat(house: House, player: Player, id: str, seat: str) -> TableInfo:
    return shown(await house.lobby.free(player, id, seat), player)


@put("/api/tables/{id:str}/seats/{seat:str}/away", summary="Leave a game that has begun")
async def go_away(house: House, player: Player, id: str, seat: str) -> TableInfo:
    return shown(await house.lobby.away(player, id, seat), player)


@delete("/api/tables/{id:str}/seats/{seat:str}/away", summary="Come back", status_code=200)
async def come_back(house: House, player: Player, id: str, seat: str) -> TableInfo:
    return shown(await house.lobby.back(player, id, seat), player)


# Replays


@get("/api/tables/{id:str}/replay/{move:int}", summary="A finished game after so many moves")
async def replay_move(
    house: House,
    player: Player,
    id: str,
    move: int,
    seat: Annotated[str | None, Parameter(description="whose view; without it a bystander's")] = None,
) -> Snapshot:
    room = await house.lobby.visited(player, id)
    return telling.replayed(room, player.id, seat, move)


@get("/api/tables/{id:str}/chart", summary="How everybody stood after each round of a finished game")
async def read_chart(house: House, player: Player, id: str) -> Chart:
    room = await house.lobby.visited(player, id)
    if not room.live.game.over:
        raise Refused("problem-not-over")
    if not room.charts:
        room.charts.append(await asyncio.to_thread(telling.chart, room.live.game))
    return room.charts[0]


@get("/api/tables/{id:str}/record", summary="The record of a finished game", media_type="application/json")
async def export_record(house: House, player: Player, id: str) -> GameRecord:
    room = await house.lobby.visited(player, id)
    if not room.live.game.over:
        raise Refused("problem-not-over")
    return GameRecord(room.live.game.record())


@post("/api/records", summary="Open a table from a record", request_max_body_size=LARGEST_RECORD)
async def import_record(house: House, player: Player, data: GameRecord) -> TableInfo:
    try:
        return shown(await house.lobby.restore(player, data.record), player)
    except BrokenRecord as error:
        raise Refused("problem-broken-record", 400, reason=error.reason) from error
    except UnknownGame as error:
        raise Refused("problem-broken-record", 400, reason=Phrase("problem-record-game")) from error
    except (OverflowError, RecursionError) as error:
        raise Refused("problem-broken-record", 400, reason=Phrase("problem-record-head")) from error


DEPENDENCIES = {"house": Provide(house), "player": Provide(player)}

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
    go_away,
    come_back,
    replay_move,
    read_chart,
    export_record,
    import_record,
]
for route in ROUTES:
    route.responses = PROBLEMS
