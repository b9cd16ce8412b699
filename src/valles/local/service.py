"""The requests of a page to its own device, by the paths and with the messages of a server."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, structs

from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.game import Game, replay
from valles.games.registry import available_games, plugin_texts, rulebook
from valles.hosting import access, opening, snapshot
from valles.hosting.bot import BotQuestion
from valles.hosting.catalog import catalog
from valles.hosting.entry import TableEntry, UnknownTable
from valles.hosting.model import StoredChair, TableProgress
from valles.hosting.person import User, clean_name
from valles.hosting.replay import chart_of, recorded_game, replay_snapshot, table_of_game
from valles.kernel.phrase import Phrase
from valles.local.archive import DEVICE, Archive
from valles.local.connection import LocalConnection
from valles.local.storage import Storage
from valles.local.tables import LocalTables, stored
from valles.players import Opponent, opponents
from valles.table.feature.away import FEATURE as AWAY
from valles.table.live import Refused, record
from valles.table.message.field import Problem
from valles.table.message.lobby import GameRecord, NewTable, TableChange, TableInfo, Texts
from valles.table.message.person import Change, Guest, Me
from valles.table.row import CorruptTable
from valles.table.setup import checked_setup

KEPT_GAMES: Final = 4
"""Finished games that are cached, so that a replay need not start again at each step."""
EXPERT_SECONDS: Final = 1.5
"""The time limit of a slow opponent for a decision."""

T = TypeVar("T")
Handler = Callable[..., Awaitable[object]]
FetchNetwork = Callable[[str], Awaitable[None]]


@dataclass(frozen=True)
class Response:
    """The response to a request, as over HTTP."""

    status: int
    body: bytes


async def fetch_nothing(game: str) -> None:
    """Fetch the network of a game where all are installed."""


@lru_cache(KEPT_GAMES)
def finished_game(record: str) -> Game:
    return replay(record)


def decode(body: str, type: type[T]) -> T:
    """Return the message in the body of a request."""
    try:
        return msgspec.json.decode(body, type=type)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("problem-malformed", 400, reason=str(error)[:200]) from error


class LocalService:
    """The tables of a device, for its pages."""

    def __init__(
        self, storage: Storage, fetch: FetchNetwork = fetch_nothing, clock: Callable[[], float] = time.time
    ) -> None:
        """Create the service of a device.

        Args:
            storage: Keeps the tables.
            fetch: Fetches the weights of a game's network, unless they are here; raises OSError if that fails.
            clock: Returns the time.
        """
        self._archive = Archive(storage)
        self._fetch = fetch
        self._user: User | None = None
        self._clock = clock
        self.tables = LocalTables(self._archive, self._choose, clock)

    async def open(self) -> None:
        """Read who the person of this device is."""
        self._user = await self._archive.person()

    def connect(self, id: str, send: Callable[[str], None], close: Callable[[int], None]) -> LocalConnection:
        """Return a connection of a page to a table."""
        return LocalConnection(self.tables, id, send, close, self._language)

    def _language(self) -> str:
        return self._user.language if self._user else "en"

    async def request(self, method: str, path: str, body: str = "") -> Response:
        """Return the response to a request; a refusal is a problem document."""
        try:
            handler, arguments = route(method, path)
            answer = await handler(self, *arguments, *([body] if method in ("POST", "PATCH") else []))
            return Response(200, b"null" if answer is None else msgspec.json.encode(answer))
        except Refused as error:
            return self._problem(error.problem, error.status)
        except UnknownTable:
            return self._problem(Phrase("problem-unknown-table"), 404)
        except CorruptTable as error:
            return self._problem(error.problem, 409)

    async def _choose(self, question: BotQuestion) -> str:
        """Return the choice of an opponent; the default one plays for an opponent whose network is gone."""
        opponent = Opponent.parse(question.opponent, question.game)
        if opponent.trained is not None:
            try:
                await self._fetch(question.game)
            except OSError:
                opponent = Opponent.parse(opponents(question.game)[0], question.game)
        view = question.player_view()
        return view.text(opponent.with_time_limit(EXPERT_SECONDS).create(question.seed()).choose(view))

    async def _check_networks(self, game: str, chairs: list[StoredChair]) -> None:
        """Fetch the network of a game if a computer at a table needs it; refuse the table if it cannot be had."""
        if any(chair.bot and chair.kind == "bot" and Opponent.parse(chair.bot, game).trained for chair in chairs):
            try:
                await self._fetch(game)
            except OSError as error:
                raise Refused("problem-no-network", 503) from error

    def _problem(self, phrase: Phrase, status: int) -> Response:
        problem = Problem(phrase.key, status, render(phrase, self._language()), dict(phrase.args))
        return Response(status, msgspec.json.encode(problem))

    # The person

    @property
    def user(self) -> User:
        """The person of this device."""
        if self._user is None:
            raise Refused("problem-unknown-session", 401)
        return self._user

    def _me(self) -> Me:
        user = self.user
        return Me(player=user.id, name=user.name, language=user.language, plain=False, alone=True)

    async def _become(self, user: User | None) -> None:
        await stored(self._archive.save_person(user))
        self._user = user

    async def enter(self, body: str) -> Me:
        guest = decode(body, Guest)
        await self._become(User(DEVICE, clean_name(guest.name), guest.language))
        return self._me()

    async def read_me(self) -> Me:
        return self._me()

    async def change_me(self, body: str) -> Me:
        change, user = decode(body, Change), self.user
        name = user.name if change.name is UNSET else clean_name(change.name)
        language = user.language if change.language is UNSET else change.language
        await self._become(User(DEVICE, name, language))
        return self._me()

    async def leave(self) -> None:
        await self._become(None)

    async def refuse_link(self, *arguments: str) -> None:
        """Refuse what would need other devices."""
        raise Refused("problem-device-only")

    # Games

    async def list_games(self) -> object:
        return catalog()

    async def read_texts(self, language: str) -> Texts:
        if language not in LANGUAGES:
            raise Refused("problem-not-found", 404)
        return Texts(plugin_texts(language))

    # Tables

    def _info(self, entry: TableEntry) -> TableInfo:
        return snapshot.info(entry, DEVICE)

    async def create_table(self, body: str) -> TableInfo:
        request, user = decode(body, NewTable), self.user
        if request.game not in available_games():
            raise Refused("problem-unknown-game", 400, game=request.game, possible=list(available_games()))
        if any(chair.kind == "open" for chair in request.chairs):
            raise Refused("problem-device-only")
        rules = rulebook(request.game)
        chairs = opening.seating(rules, request.chairs)
        setup = checked_setup(rules, list(chairs), request.options)
        id = secrets.token_urlsafe(12)
        seats = [opening.new_chair(id, seat, chair, user, request.game, setup) for seat, chair in chairs.items()]
        await self._check_networks(request.game, seats)
        seed = opening.initial_seed(request)
        about = opening.new_table(id, user, rules, setup, seed, request, self._clock())
        return self._info(await self.tables.add(about, seats))

    async def list_tables(self) -> list[TableInfo]:
        listings = await self._archive.listings()
        return [snapshot.table_info(one.about, one.chairs, DEVICE, fault=one.fault) for one in listings]

    async def read_table(self, id: str) -> TableInfo:
        return self._info(await self.tables.entry(id))

    async def change_table(self, id: str, body: str) -> TableInfo:
        request, entry = decode(body, TableChange), await self.tables.entry(id)
        about, chairs = entry.about, entry.chairs
        changes: dict[str, Any] = opening.checked_changes(about, request)  # settings of all types
        if request.bot is not UNSET:
            bot = opening.checked_opponent(request.bot, about.game, about.setup)
            chairs = [chair if chair.kind == "bot" else structs.replace(chair, bot=bot) for chair in chairs]
        about = structs.replace(about, settings=structs.replace(about.settings, **changes))
        return self._info(await self.tables.change(about, chairs))

    async def start_table(self, id: str, body: str) -> TableInfo:
        return self._info(await self._started(await self.tables.entry(id)))

    async def _started(self, entry: TableEntry) -> TableEntry:
        if entry.about.started is not None:
            return entry
        players = {chair.seat: DEVICE for chair in entry.chairs if chair.kind == "person"}
        about = opening.begun_table(entry.about, entry.live, players, self._clock())
        return await self.tables.change(about, entry.chairs)

    async def read_absences(self, id: str) -> object:
        return AWAY.absences(*self.tables.at(AWAY, await self.tables.entry(id)))

    async def go_away(self, id: str, seat: str) -> TableInfo:
        entry = await self._with_seat(id, seat)
        table, host = self.tables.at(AWAY, entry)
        await AWAY.leave(table, seat, True, host)
        return await self.read_table(id)

    async def come_back(self, id: str, seat: str) -> TableInfo:
        entry = await self._with_seat(id, seat)
        await AWAY.come_back(seat, True, self.tables.at(AWAY, entry)[1])
        return await self.read_table(id)

    async def _with_seat(self, id: str, seat: str) -> TableEntry:
        entry = await self.tables.entry(id)
        opening.chair_at(entry, seat)
        access.own_chair(entry, DEVICE, seat)
        return entry

    # Replays and records

    async def replay_move(self, id: str, move: str, seat: str | None = None) -> object:
        entry = await self.tables.entry(id)
        access.check_move(entry, int(move), seat or None)
        table = snapshot.table_info(entry.about, entry.chairs, DEVICE)
        return replay_snapshot(
            finished_game(entry.record),
            int(move),
            seat or None,
            table=table,
            seq=entry.live.seq,
            confirming=entry.live.confirming,
        )

    async def read_chart(self, id: str) -> object:
        entry = await self.tables.entry(id)
        access.check_over(entry)
        return chart_of(finished_game(entry.record))

    async def export_record(self, id: str) -> GameRecord:
        entry = await self.tables.entry(id)
        if entry.live.frozen is not None:
            about = entry.about
            return GameRecord(record(about.game, about.rules, about.setup, about.seed, await self._archive.rows(id)))
        # Nobody else's cards are in it: a game that is not over can go on at a server.
        return GameRecord(entry.record)

    async def rematch(self, id: str, body: str) -> TableInfo:
        entry = await self.tables.entry(id)
        access.check_over(entry)
        table, chairs = opening.rematch_table(secrets.token_urlsafe(12), entry, self.user, self._clock())
        return self._info(await self._started(await self.tables.add(table, chairs)))

    async def import_record(self, body: str) -> TableInfo:
        game = recorded_game(decode(body, GameRecord).record)
        user, id, now = self.user, secrets.token_urlsafe(12), self._clock()
        live, rows = table_of_game(id, game, now)
        request = NewTable(game=game.rules.name, chairs=[], features=opening.UNCONFIRMED)
        about = opening.new_table(id, user, game.rules, game.setup, game.seed, request, now)
        progress = TableProgress(len(rows), list(live.question_ids()), now if game.over else None)
        chairs = opening.restored_chairs(id, game.seats, user, game.rules.name, game.setup)
        about = structs.replace(about, started=now, language=user.language).after(progress)
        return self._info(await self.tables.add(about, chairs, rows, live.saved()))


ID: Final = r"([\w-]{1,64})"
TABLE: Final = f"/api/tables/{ID}"
ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("POST", "/api/guests", LocalService.enter),
    ("GET", "/api/me", LocalService.read_me),
    ("PATCH", "/api/me", LocalService.change_me),
    ("DELETE", "/api/me/session", LocalService.leave),
    ("POST", "/api/me/devices", LocalService.refuse_link),
    ("POST", "/api/links", LocalService.refuse_link),
    ("GET", "/api/games", LocalService.list_games),
    ("GET", f"/api/texts/{ID}", LocalService.read_texts),
    ("POST", "/api/tables", LocalService.create_table),
    ("GET", "/api/tables", LocalService.list_tables),
    ("GET", TABLE, LocalService.read_table),
    ("PATCH", TABLE, LocalService.change_table),
    ("POST", f"{TABLE}/start", LocalService.start_table),
    ("POST", f"{TABLE}/links", LocalService.refuse_link),
    ("DELETE", f"{TABLE}/links", LocalService.refuse_link),
    ("DELETE", f"{TABLE}/seats/{ID}", LocalService.refuse_link),
    ("POST", f"{TABLE}/seats/{ID}/viewers", LocalService.refuse_link),
    ("DELETE", f"{TABLE}/seats/{ID}/viewers", LocalService.refuse_link),
    ("GET", f"{TABLE}/absences", LocalService.read_absences),
    ("PUT", f"{TABLE}/seats/{ID}/away", LocalService.go_away),
    ("DELETE", f"{TABLE}/seats/{ID}/away", LocalService.come_back),
    ("GET", rf"{TABLE}/replay/([0-9]{{1,7}})(?:\?seat=(\w+))?", LocalService.replay_move),
    ("GET", f"{TABLE}/chart", LocalService.read_chart),
    ("GET", f"{TABLE}/record", LocalService.export_record),
    ("POST", f"{TABLE}/again", LocalService.rematch),
    ("POST", "/api/records", LocalService.import_record),
]
"""The routes of a server, by method and path."""


def route(method: str, path: str) -> tuple[Handler, list[str]]:
    """Return the handler of a request, with the arguments in its path."""
    for known, pattern, handler in ROUTES:
        match = re.fullmatch(pattern, path)
        if known == method and match is not None:
            return handler, [argument for argument in match.groups() if argument is not None]
    raise Refused("problem-not-found", 404)
