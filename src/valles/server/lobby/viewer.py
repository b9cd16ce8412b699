"""Viewers of a hand besides its owner: pupils or an audience, admitted and removed by its owner."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from valles.hosting.entry import TableEntry
from valles.hosting.model import HandLink
from valles.hosting.opening import chair_at
from valles.hosting.person import User
from valles.server.lobby.lobby import LINK_LIFETIME, Lobby
from valles.server.store import schema
from valles.table.live import Refused
from valles.table.message.person import Link
from valles.table.setup import seat_name


class HandViewers:
    """Links that show the hand of a seat, and the users who have opened them.

    Links are created while a game is played: before, seats may still change hands; afterwards everybody at the table
    may see everything. Only the owner of a hand creates them; the host may remove all who watch, these viewers too.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.tables.store

    async def create_link(self, user: User, id: str, seat: str) -> Link:
        """Create a link that shows the hand. It replaces older ones, and removes the viewers who came by them."""
        entry = await self._own_table(user, id, seat)
        if entry.about.started is None:
            raise Refused("problem-not-started")
        if entry.about.finished is not None:
            raise Refused("problem-over")
        await self.remove_all(user, id, seat)
        return await self._lobby.create_link("hand", LINK_LIFETIME, table=id, seat=seat)

    async def remove_all(self, user: User, id: str, seat: str) -> None:
        """Remove all viewers of the hand; connections of those who have no other place here are closed."""
        await self._own_table(user, id, seat)
        await self._store.delete(schema.links, table=id, seat=seat, kind="hand")
        if await self._store.delete(schema.viewers, table=id, seat=seat):
            await self._lobby.tables.reload(id)

    async def add(self, user: User, link: HandLink) -> TableEntry:
        """Show the hand to a user, who may not sit at the table."""
        entry = await self._lobby.tables.refreshed(link.table)
        if entry.about.finished is not None:
            raise Refused("problem-link-dead", 404)
        if entry.seats_of(user.id):
            raise Refused("problem-already-seated")
        if not any((viewer.seat, viewer.player) == (link.seat, user.id) for viewer in entry.viewers):
            # The same user may come twice at once.
            with suppress(IntegrityError):
                await self._store.insert(schema.viewers, table=link.table, seat=link.seat, player=user.id)
        return await self._lobby.tables.reload(link.table)

    async def _own_table(self, user: User, id: str, seat: str) -> TableEntry:
        """Return the table, if the user sits at this seat."""
        entry = await self._lobby.visible_table(user, id, fresh=True)
        if chair_at(entry, seat).player != user.id:
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        return entry
