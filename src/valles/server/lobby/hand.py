"""Who sees a hand besides its owner: a pupil or an audience, let in and sent away by whoever sits there."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from valles.server.live.tables import TableEntry
from valles.server.lobby.lobby import LINK_LASTS, Lobby, chair_at
from valles.server.lobby.session import Player
from valles.server.store import schema
from valles.server.store.model import HandLink
from valles.table.live import Refused
from valles.table.message import Link
from valles.table.setup import seat_name


class Hands:
    """Links that show the hand of a seat.

    They are given once the game has begun, since seats change hands before, and as long as it lasts, since afterwards
    everybody at the table may see everything. Only whoever sits there gives them; the host may send everybody away who
    watches, and so these viewers too.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.tables.store

    async def link(self, player: Player, id: str, seat: str) -> Link:
        """A link by which anybody sees the hand; it replaces older ones, and removes who came by them."""
        entry = await self._owned(player, id, seat)
        if entry.about.started is None:
            raise Refused("problem-not-started")
        if entry.about.finished is not None:
            raise Refused("problem-over")
        await self.hide(player, id, seat)
        return await self._lobby.new_link("hand", LINK_LASTS, table=id, seat=seat)

    async def hide(self, player: Player, id: str, seat: str) -> None:
        """Show the hand to nobody any more; the connections of those who have no other place here are closed."""
        await self._owned(player, id, seat)
        await self._store.update(schema.links, {"table": id, "seat": seat, "kind": "hand"}, expires=0.0)
        if await self._store.delete(schema.viewers, table=id, seat=seat):
            await self._lobby.tables.reload(id)

    async def show(self, player: Player, link: HandLink) -> TableEntry:
        """Let somebody see the hand, who may not sit at the table."""
        entry = await self._lobby.tables.refreshed(link.table)
        if entry.about.finished is not None:
            raise Refused("problem-link-dead", 404)
        if entry.seats_of(player.id):
            raise Refused("problem-already-seated")
        if not any((viewer.seat, viewer.player) == (link.seat, player.id) for viewer in entry.viewers):
            # The same guest may come twice at once.
            with suppress(IntegrityError):
                await self._store.insert(schema.viewers, table=link.table, seat=link.seat, player=player.id)
        return await self._lobby.tables.reload(link.table)

    async def _owned(self, player: Player, id: str, seat: str) -> TableEntry:
        """The table, if the player sits at this seat."""
        entry = await self._lobby.visible(player, id, fresh=True)
        if chair_at(entry, seat).player != player.id:
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        return entry
