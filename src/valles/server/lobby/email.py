"""E-mail addresses of accounts, each verified by a link in a mail."""

from __future__ import annotations

from typing import Final, Protocol

from valles.describe.text import render
from valles.hosting.model import EmailLink
from valles.hosting.person import User
from valles.kernel.phrase import Phrase
from valles.server.lobby.lobby import Lobby
from valles.server.lobby.session import DAY
from valles.server.notice.outgoing import DeliveryFailed
from valles.server.store import schema
from valles.table.live import Refused

EMAIL_LINK_LIFETIME: Final = DAY


class Mailer(Protocol):
    """Sends mail, as the host has set it up."""

    async def send_mail(self, to: str, subject: str, text: str) -> None:
        """Send a mail; raise DeliveryFailed if it is not accepted."""


class EmailAddresses:
    """Stores and verifies the e-mail addresses of accounts."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.tables.store
        self.mailer: Mailer | None = None
        """None if the server sends no mail."""

    async def change(self, user: User, address: str, origin: str) -> None:
        """Set the address of an account, and send a mail with a link to verify it."""
        if self.mailer is None:
            raise Refused("problem-no-mail")
        address = checked_address(address)
        await self.remove(user)
        if not await self._store.update(schema.accounts, {"player": user.id}, email=address):
            raise Refused("problem-no-account")
        link = await self._lobby.create_link("email", EMAIL_LINK_LIFETIME, player=user.id)
        subject, text = (
            render(Phrase(key, {"name": user.name, "link": f"{origin}/join/email#{link.secret}"}), user.language)
            for key in ("mail-verify-subject", "mail-verify-text")
        )
        try:
            await self.mailer.send_mail(address, subject, text)
        except DeliveryFailed as error:
            raise Refused("problem-mail-failed", reason=error.problem) from error

    async def remove(self, user: User) -> None:
        """Remove the address of an account, and the links to verify it."""
        await self._store.delete(schema.links, player=user.id, kind="email")
        await self._store.update(schema.accounts, {"player": user.id}, email=None, verified=None)

    async def verify(self, secret: str) -> None:
        """Note that whoever opened a link reads the mail of the address."""
        link = await self._lobby.find_link(secret)
        if not isinstance(link, EmailLink):
            raise Refused("problem-link-dead", 404)
        await self._lobby.use_link(link)
        await self._store.update(schema.accounts, {"player": link.player}, verified=self._lobby.tables.clock())


def checked_address(address: str) -> str:
    """Return an address to which mail can be sent; refuse one that would break a mail."""
    name, at, domain = address.strip().rpartition("@")
    if not at or not name or "." not in domain or not address.isprintable() or {*address.strip()} & {*' <>,;:"()[]'}:
        raise Refused("problem-email", 400)
    return address.strip()
