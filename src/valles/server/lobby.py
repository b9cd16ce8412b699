"""Who may come in and sit where: guests, sessions, tables that wait for players, links that open a seat once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

import structlog
from msgspec import structs, to_builtins
from sqlalchemy import or_, select

from valles.game import Game, replay
from valles.games.registry import available_games, rulebook
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.rulebook import Setup
from valles.players import opponents
from valles.server.command import Move
from valles.server.hall import Hall, Room, UnknownTable
from valles.server.model import (
    DeviceLink,
    Progress,
    SeatLink,
    StoredChair,
    StoredLink,
    StoredTable,
    TableSettings,
    WatchLink,
    read_chair,
    read_link,
    read_table,
)
from valles.server.protocol import Chair, Link, NewTable, Offer, OnLeave, Option
from valles.server.row import Damaged, Row
from valles.server.schema import chairs, links, players, rows, sessions, spectators, tables
from valles.server.store import hashed
from valles.server.table import LiveTable, Refused, Rules, opened

log = structlog.get_logger()

DAY: Final = 86_400.0
SESSION_LASTS: Final = 400 * DAY
LINK_LASTS: Final = 7 * DAY
DEVICE_LINK_LASTS: Final = 600.0
TABLES_AN_HOUR: Final = 20
LISTED: Final = 100
"""How many games a list shows."""

Visit = tuple[StoredTable, list[StoredChair]]
"""The facts about a table and its chairs, without its game."""


@dataclass(frozen=True)
class Player:
    """Somebody who is known here, and by which session."""

    id: str
    name: str
    language: str
    session: str = ""


def secret() -> str:
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    """Of a table's chance; nobody may guess it."""
    return secrets.randbits(128)


def offers() -> list[Offer]:
    """The games that can be played here."""
    found = []
    for name in available_games():
        rules = rulebook(name)
        options = [offered(rules, option, list(values)) for option, values in rules.variants.items()]
        players = 1, len(rules.colours)
        beginners = allows(rules, players=2, beginners=[])
        found.append(Offer(name, list(rules.colours), players, options, list(opponents(name)), beginners))
    return found


def offered(rules: Rules, option: str, values: list[object]) -> Option:
    kind: Literal["addition", "choice"] = "addition" if option in rules.additions else "choice"
    alone = all(allows(rules, players=1, **{option: value}) for value in values)
    return Option(option, values, values[0], kind, alone)


def allows(rules: Rules, /, **options: object) -> bool:
    """Whether a game can be set up in this way."""
    try:
        rules.setup(**options)
    except (TypeError, ValueError):
        return False
    return True


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._store = hall.store
        self._clock: Callable[[], float] = hall.clock
        self._opening = asyncio.Lock()

    # People

    async def enter(self, name: str, language: str) -> tuple[Player, str]:
        """A new guest, and the secret of the session."""
        player = Player(secret(), clean(name), language)
        await self._store.put(players, id=player.id, name=player.name, language=language, created=self._clock())
        return await self._session(player)

    async def _session(self, player: Player) -> tuple[Player, str]:
        token = secret()
        now = self._clock()
        id = hashed(token)
        await self._store.put(sessions, id=id, player=player.id, created=now, expires=now + SESSION_LASTS)
        return replace(player, session=id), token

    async def who(self, token: str) -> Player | None:
        """The player with this session, if it is still good."""
        session = await self._store.one(sessions, id=hashed(token))
        if session is None or session["expires"] <= self._clock():
            return None
        player = await self._player(session["player"])
        return replace(player, session=session["id"])

    async def is_good(self, session: str) -> bool:
        """Whether a session goes on."""
        found = await self._store.one(sessions, id=session)
        return found is not None and bool(found["expires"] > self._clock())

    async def _player(self, id: str) -> Player:
        [found] = await self._store.many(players, id=id)
        return Player(found["id"], found["name"], found["language"])

    async def rename(self, player: Player, name: str, language: str) -> Player:
        await self._store.change(players, {"id": player.id}, name=clean(name), language=language)
        return replace(player, name=clean(name), language=language)

    async def leave_session(self, player: Player) -> None:
        """End this session; its sockets are closed by whoever holds them."""
        await self._store.change(sessions, {"id": player.session}, expires=self._clock())

    async def device_link(self, player: Player) -> Link:
        """A link that opens this player's games on another device, once and soon; it replaces any older one."""
        await self._store.change(links, {"player": player.id, "kind": "device"}, expires=0.0)
        return await self._new_link("device", DEVICE_LINK_LASTS, player=player.id)

    # Tables

    async def create(self, player: Player, wish: NewTable) -> Room:
        """A new table, which waits for its players."""
        if wish.game not in available_games():
            raise Refused("problem-unknown-game", 400, game=wish.game, possible=list(available_games()))
        rules = rulebook(wish.game)
        seated = placed(rules, wish.chairs)
        setup = checked_setup(rules, list(seated), wish.options)
        id = secrets.token_urlsafe(12)
        chosen = [self._chair(id, seat, chair, player, wish.game) for seat, chair in seated.items()]
        await self._open(player, self._table(id, player, rules, setup, new_seed(), wish), chosen)
        return await self.hall.room(id)

    async def restore(self, player: Player, record: str) -> Room:
        """A table that goes on where a record ends; all its seats are the player's."""
        await self._not_too_many(player)
        game = await asyncio.to_thread(replay, record)
        id = secrets.token_urlsafe(12)
        wish = NewTable(game.rules.name, [], language=player.language, confirming=False)  # type: ignore[arg-type]
        about = self._table(id, player, game.rules, game.setup, game.seed, wish)
        live, written = await asyncio.to_thread(retold, id, game, about.created)
        begun = structs.replace(about, started=about.created)
        progress = Progress(live.seq, list(live.pending()), about.created if game.over else None)
        seated = [self._chair(id, seat, Chair("hotseat"), player, game.rules.name) for seat in game.seats]
        await self._open(player, begun.after(progress), seated, written)
        return await self.hall.room(id)

    async def _open(
        self, player: Player, about: StoredTable, seated: list[StoredChair], played: Sequence[Row] = ()
    ) -> None:
        """Write a new table down, unless the player has opened too many; no two at once, so that none slips through."""
        facts = [(tables, about.columns())]
        facts += [(chairs, structs.asdict(chair)) for chair in seated]
        facts += [(rows, {"table": about.id, **row.columns()}) for row in played]
        async with self._opening:
            await self._not_too_many(player)
            await self._store.put_all(*facts)

    async def _not_too_many(self, player: Player) -> None:
        since = self._clock() - 3600
        query = select(tables.c.id).where(tables.c.host == player.id, tables.c.created > since)
        async with self._store.engine.connect() as connection:
            opened = len((await connection.execute(query.limit(TABLES_AN_HOUR))).all())
        if opened >= TABLES_AN_HOUR:
            raise Refused("problem-too-many-tables", 429, count=TABLES_AN_HOUR)

    def _table(self, id: str, host: Player, rules: Rules, setup: Setup, seed: int, wish: NewTable) -> StoredTable:
        return StoredTable(
            id=id,
            game=rules.name,
            setup=dict(setup),
            seed=seed,
            rules=rules.version,
            language=wish.language,
            settings=TableSettings(wish.on_leave, wish.confirming),
            host=host.id,
            created=self._clock(),
        )

    def _chair(self, table: str, seat: str, wish: Chair, host: Player, game: str) -> StoredChair:
        bot = wish.bot or opponents(game)[0]
        if bot not in opponents(game):
            raise Refused("problem-unknown-opponent", 400, opponent=bot, possible=list(opponents(game)))
        name = clean(wish.name) if wish.name else ""
        if wish.kind == "open" or wish.kind == "bot":
            return StoredChair(table, seat, wish.kind, None, name, bot)
        return StoredChair(table, seat, "person", host.id, name or host.name, bot)

    async def start(self, player: Player, id: str) -> Room:
        """Begin the game, when nobody is missing."""
        room = await self._hosted(player, id)
        if room.about.started is not None:
            return room
        settings = room.about.settings
        settings = structs.replace(settings, confirming=room.people() if settings.confirm else [])
        begun = {"started": self._clock(), "settings": to_builtins(settings), "waiting": list(room.live.pending())}
        complete = tables.c.id.not_in(select(chairs.c.table).where(chairs.c.kind == "open"))
        if not await self._store.change(tables, {"id": id, "started": None}, complete, **begun):
            free = [chair.seat for chair in (await self.hall.renew(id)).chairs if chair.kind == "open"]
            if free:
                raise Refused("problem-seats-open", seats=[seat_name(seat) for seat in free])
        return await self.hall.renew(id)

    async def change(self, player: Player, id: str, on_leave: OnLeave) -> Room:
        room = await self._hosted(player, id)
        settings = to_builtins(structs.replace(room.about.settings, on_leave=on_leave))
        same = {"id": id, "started": room.about.started}
        # A start that comes in between writes settings too, which must not be lost.
        changed = await self._store.change(tables, same, settings=settings)
        renewed = await self.hall.renew(id)
        return renewed if changed else await self.change(player, id, on_leave)

    async def mine(self, player: Player) -> list[Visit]:
        """The tables at which the player sits, watches or is host, the newest first."""
        seated = select(chairs.c.table).where(chairs.c.player == player.id)
        watched = select(spectators.c.table).where(spectators.c.player == player.id)
        query = (
            select(tables)
            .where(or_(tables.c.host == player.id, tables.c.id.in_(seated), tables.c.id.in_(watched)))
            .order_by(tables.c.created.desc())
            .limit(LISTED)
        )
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            query = select(chairs).where(chairs.c.table.in_([about["id"] for about in found]))
            around = (await connection.execute(query)).mappings().all()
        visits = []
        for about in found:
            try:
                seats = [read_chair(chair) for chair in around if chair["table"] == about["id"]]
                visits.append((read_table(about), seats))
            except Damaged as error:
                log.error("damaged table", what=str(error))
        return visits

    async def visited(self, player: Player, id: str) -> Room:
        """The table, if the player may look at it; for everybody else there is none."""
        room = await self.hall.room(id)
        if room.about.host == player.id or room.seats_of(player.id):
            return room
        if await self._store.one(spectators, table=id, player=player.id) is not None:
            return room
        if self._store.shared and await self._store.one(chairs, table=id, player=player.id) is not None:
            return await self.hall.looked_at_again(id)
        raise UnknownTable(id)

    async def _hosted(self, player: Player, id: str) -> Room:
        await self.hall.looked_at_again(id)
        room = await self.visited(player, id)
        if room.about.host != player.id:
            raise Refused("problem-host-only", 403)
        return room

    # Seats

    async def free(self, player: Player, id: str, seat: str) -> Room:
        """Give up a seat before the game has begun, or as the host free it."""
        room = await self._seat_of(player, id, seat)
        held = {"table": id, "seat": seat, "player": chair_at(room, seat).player}
        waits = chairs.c.table.in_(select(tables.c.id).where(tables.c.started.is_(None)))
        if not await self._store.change(chairs, held, waits, kind="open", player=None, name=""):
            raise Refused("problem-has-started")
        return await self.hall.renew(id)

    async def away(self, player: Player, id: str, seat: str) -> Room:
        """Leave a game that has begun; the host may say so of somebody who does not come back."""
        room = await self._seat_of(player, id, seat)
        if room.about.started is None:
            raise Refused("problem-not-started")
        await self._store.change(chairs, {"table": id, "seat": seat, "kind": "person"}, left=self._clock())
        return await self.hall.renew(id)

    async def back(self, player: Player, id: str, seat: str) -> Room:
        room = await self._seat_of(player, id, seat)
        if seat not in room.seats_of(player.id):
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        await self._store.change(chairs, {"table": id, "seat": seat}, left=None)
        return await self.hall.renew(id)

    async def _seat_of(self, player: Player, id: str, seat: str) -> Room:
        """The table, if the player has a say in who sits at this seat."""
        await self.hall.looked_at_again(id)
        room = await self.visited(player, id)
        chair = chair_at(room, seat)
        if player.id not in (chair.player, room.about.host):
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        if chair.kind != "person":
            raise Refused("problem-nobody-sits-there", seat=seat_name(seat))
        return room

    # Links

    async def seat_link(self, player: Player, id: str, seat: str) -> Link:
        """A link that opens the seat to whoever comes first; older ones open nothing any more."""
        room = await self._hosted(player, id)
        chair = chair_at(room, seat)
        if chair.kind != "open":
            raise Refused("problem-seat-taken", seat=seat_name(seat))
        await self._store.change(links, {"table": id, "seat": seat}, expires=0.0)
        return await self._new_link("seat", LINK_LASTS, table=id, seat=seat)

    async def watch_link(self, player: Player, id: str) -> Link:
        """A link for spectators, who see what a bystander may; those who came by an older one see nothing any more."""
        await self._hosted(player, id)
        await self._store.change(links, {"table": id, "kind": "watch"}, expires=0.0)
        await self._send_away(id)
        return await self._new_link("watch", LINK_LASTS, table=id)

    async def revoke(self, player: Player, id: str) -> None:
        """No link of the table opens anything any more, and nobody watches."""
        await self._hosted(player, id)
        await self._store.change(links, {"table": id}, expires=0.0)
        await self._send_away(id)

    async def _send_away(self, id: str) -> None:
        """Let nobody watch the table any more who has no seat there; their sockets are closed."""
        if await self._store.remove(spectators, table=id):
            await self.hall.renew(id)

    async def _new_link(self, kind: str, lasts: float, **where: str) -> Link:
        token = secret()
        expires = self._clock() + lasts
        await self._store.put(links, id=hashed(token), kind=kind, expires=expires, **where)
        return Link(token, expires)

    async def link(self, token: str) -> StoredLink:
        """What a secret opens. Unknown, used and expired ones get the same answer."""
        found = await self._store.one(links, id=hashed(token))
        if found is None or found["used"] is not None or found["expires"] <= self._clock():
            raise Refused("problem-link-dead", 404)
        return read_link(found)

    async def join_device(self, link: DeviceLink) -> tuple[Player, str]:
        """A session for the player who made the link."""
        await self._use(link)
        return await self._session(await self._player(link.player))

    async def sit_down(self, player: Player, link: SeatLink) -> Room:
        """Take the seat that the link offers; of all who try, one gets it."""
        id, seat = link.table, link.seat
        if (await self.hall.room(id)).seats_of(player.id):
            raise Refused("problem-already-seated")
        await self._use(link)
        open_chair = {"table": id, "seat": seat, "kind": "open"}
        if not await self._store.change(chairs, open_chair, kind="person", player=player.id, name=player.name):
            raise Refused("problem-seat-taken", seat=seat_name(seat))
        return await self.hall.renew(id)

    async def watch(self, player: Player, link: WatchLink) -> Room:
        if await self._store.one(spectators, table=link.table, player=player.id) is None:
            await self._store.put(spectators, table=link.table, player=player.id)
        return await self.hall.renew(link.table)

    async def _use(self, link: StoredLink) -> None:
        if not await self._store.change(links, {"id": link.id, "used": None}, used=self._clock()):
            raise Refused("problem-link-dead", 404)


def clean(name: str) -> str:
    """A name as it is kept: one line of characters that can be seen."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not shown:
        raise Refused("problem-no-name", 400)
    return shown


def chair_at(room: Room, seat: str) -> StoredChair:
    """The chair at a seat of the table, which must be there."""
    chair = room.chair(seat)
    if chair is None:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=[seat_name(c.seat) for c in room.chairs])
    return chair


def seat_name(seat: str) -> Noun:
    """How a seat is called in a sentence."""
    return Noun(f"seat-{seat}")


def placed(rules: Rules, wishes: list[Chair]) -> dict[str, Chair]:
    """The seats of a new table, in the order of their colours, each with who shall sit there."""
    taken = [chair.seat for chair in wishes if chair.seat is not None]
    for seat in taken:
        if seat not in rules.colours:
            raise Refused("problem-no-such-seat", 400, seat=seat, possible=[seat_name(c) for c in rules.colours])
        if taken.count(seat) > 1:
            raise Refused("problem-seat-taken", 400, seat=seat_name(seat))
    if len(wishes) > len(rules.colours):
        raise Refused("problem-too-many-seats", 400, count=len(wishes), possible=len(rules.colours))
    free = [seat for seat in rules.colours if seat not in taken]
    seated = {chair.seat or free.pop(0): chair for chair in wishes}
    return {seat: seated[seat] for seat in rules.colours if seat in seated}


def checked_setup(rules: Rules, seats: list[str], options: Mapping[str, object]) -> Setup:
    """The setup that a host wishes for; Refused for what makes no game."""
    for name, value in options.items():
        reason = against(rules, seats, name, value)
        if reason is not None:
            raise Refused("problem-setup", 400, reason=reason)
    try:
        return rules.setup(seats=seats, **options)
    except (TypeError, ValueError) as error:
        raise Refused("problem-setup", 400, reason=Phrase("problem-setup-together")) from error


def against(rules: Rules, seats: list[str], name: str, value: object) -> Phrase | None:
    """Why an option cannot have this value at a table with these seats; None if it can."""
    option = name[:80]
    if name in ("players", "seats"):
        return Phrase("problem-setup-chairs", {"option": option})
    if allows(rules, seats=seats, **{name: value}):
        return None
    values = rules.variants.get(name)
    if values is None:
        if allows(rules, seats=seats, **{name: []}) or allows(rules, seats=seats, **{name: None}):
            return Phrase("problem-setup-seat", {"option": option, "possible": [seat_name(seat) for seat in seats]})
        return Phrase("problem-setup-option", {"option": option, "possible": list(rules.variants)})
    if len(seats) == 1 and allows(rules, seats=rules.colours[:2], **{name: value}):
        return Phrase("problem-setup-alone", {"option": option})
    return Phrase("problem-setup-value", {"option": option, "possible": [str(value) for value in values]})


def retold(id: str, game: Game, at: float) -> tuple[LiveTable, list[Row]]:
    """A game as a table, and the rows that tell it."""
    live = opened(id, game.rules.name, game.setup, game.seed, (), [])
    written = []
    for number, (seat, option) in enumerate(game.moves, 1):
        move, decision = Move(live.pending()[seat], [option]), f"record-{number}"
        live = live.planned(seat, move, decision)
        written.append(Row(number, seat, move, decision, at, live.hash))
    return live, written
