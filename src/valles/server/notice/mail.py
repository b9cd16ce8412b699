"""Mail by the SMTP server of the operator."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from email.errors import MessageError
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from valles.server.notice.outgoing import DeliveryFailed

TIMEOUT: Final = 20.0
"""Seconds that a mail server may take for each step."""
PORTS: Final = {"smtp": 587, "smtps": 465}
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
"""Mail servers on this machine, to which mail may go without TLS."""
MOST_AT_ONCE: Final = 4
"""Mails that are sent at the same time; each takes a thread."""


class InvalidMailServer(ValueError):
    """The address of the mail server or of the sender cannot be used; the message is for the operator."""


class SmtpMailer:
    """Sends mail, if the operator has named a mail server."""

    def __init__(self, url: str, sender: str) -> None:
        """Use a mail server.

        Args:
            url: `smtp://user:password@host:port` (with STARTTLS) or `smtps://…`; empty if there is none.
            sender: The address in `From`, such as `Valles <valles@example.org>`.

        Raises:
            InvalidMailServer: One of them cannot be used.
        """
        self.is_available = bool(url)
        self.sender = sender
        parts = urlsplit(url)
        if url and (parts.scheme not in PORTS or not parts.hostname):
            raise InvalidMailServer("a mail server is smtp://user:password@host:port or smtps://…")
        if url and not is_address(self.address):
            raise InvalidMailServer("mail needs a sender, such as --mail-from 'Valles <valles@example.org>'")
        self._tls = parts.scheme == "smtps"
        self._host = parts.hostname or ""
        self._port = parts.port or PORTS.get(parts.scheme, 0)
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    @property
    def address(self) -> str:
        """The address of the sender without the name."""
        return parseaddr(self.sender)[1]

    async def send_mail(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a mail as plain text; return when the mail server has accepted it.

        Raises:
            DeliveryFailed: There is no mail server, or it does not accept the mail.
        """
        if not self.is_available:
            raise DeliveryFailed("problem-no-mail")
        message = EmailMessage()
        try:
            message["From"], message["To"], message["Subject"] = self.sender, to, subject
            message["Date"] = formatdate()
            message["Message-ID"] = make_msgid(domain=self.address.rpartition("@")[2])
            for name, value in (headers or {}).items():
                message[name] = value
        except (MessageError, ValueError) as error:
            # A line break, which would begin another header.
            raise DeliveryFailed("problem-email") from error
        message.set_content(text)
        async with self._slots:
            await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        try:
            context = ssl.create_default_context()
            with (
                smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT, context=context)
                if self._tls
                else smtplib.SMTP(self._host, self._port, timeout=TIMEOUT)
            ) as connection:
                if not self._tls and self._host not in LOOPBACK:
                    connection.starttls(context=context)
                if self._user:
                    connection.login(self._user, self._password)
                connection.send_message(message)
        except smtplib.SMTPResponseException as error:
            raise DeliveryFailed("notice-fault-mail", status=error.smtp_code) from error
        except smtplib.SMTPRecipientsRefused as error:
            code = max(code for code, _ in error.recipients.values())
            raise DeliveryFailed("notice-fault-mail", status=code) from error
        except (smtplib.SMTPException, OSError) as error:
            raise DeliveryFailed("notice-fault-mail-silent") from error


def is_address(text: str) -> bool:
    """Return True if a text can be the address of a mailbox: one @, no spaces or control characters, a dotted host.

    Examples:
        >>> [is_address(text) for text in ("mira@example.org", "mira", "a@b@c.org", "a b@c.org", "a@localhost")]
        [True, False, False, False, True]
    """
    local, at, host = text.partition("@")
    fits = bool(local and at and host) and len(text) <= 254 and "@" not in host
    return fits and text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]\\"')
