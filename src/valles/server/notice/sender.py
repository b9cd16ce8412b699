"""Sending a message by a channel: to a push service, a mail server, ntfy or a webhook."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import msgspec

from valles.describe.text import render
from valles.kernel.phrase import Phrase
from valles.server.notice.mail import SmtpMailer
from valles.server.notice.message import NoticeMessage
from valles.server.notice.outgoing import Client, DeliveryFailed, UnsafeAddress
from valles.server.notice.push import PushKeys, encoded, encrypted
from valles.server.notice.queue import Channel

TIME_TO_LIVE: Final = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
URGENT: Final = ("warning", "test")
GONE: Final = (404, 410)
"""Answers of a push service to a subscription that has ended."""
LONGEST_BODY: Final = 2500
"""Bytes of a pushed text; push services accept about 4,000 after encryption."""
ONE_CLICK: Final = "List-Unsubscribe=One-Click"


class Tokens:
    """Tokens in the links of mails, which need no session: they name what they are for, and cannot be forged."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def token(self, *parts: str) -> str:
        """Return the token for these parts, none of which has a ~."""
        text = "~".join(parts)
        return f"{text}~{encoded(hmac.digest(self._key, text.encode(), sha256)[:24])}"

    def parts(self, token: str) -> list[str]:
        """Return the parts of a token; none if it is not ours."""
        parts = token.split("~")[:-1]
        return parts if parts and hmac.compare_digest(self.token(*parts).encode(), token.encode()) else []


class Sender:
    """Sends messages by channels of every kind."""

    def __init__(
        self, client: Client, mailer: SmtpMailer, keys: PushKeys, tokens: Tokens, clock: Callable[[], float]
    ) -> None:
        self.client = client
        self.mailer = mailer
        self.keys = keys
        self.tokens = tokens
        self._clock = clock

    async def send(self, channel: Channel, message: NoticeMessage) -> None:
        """Send a message.

        Raises:
            DeliveryFailed: It was not accepted.
        """
        if channel.kind == "push":
            await self._push(channel, message)
        elif channel.kind == "ntfy":
            await self._publish(channel, message)
        elif channel.kind == "webhook":
            await self._post(channel, message)
        else:
            await self._mail(channel, message)

    async def _push(self, channel: Channel, message: NoticeMessage) -> None:
        address = self.client.parse(channel.address)
        body = {"title": message.title, "body": text_of(message), "path": message.path, "tag": message.tag}
        headers = {
            **self.keys.headers(origin_of(channel.address), self._contact(channel), self._clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TIME_TO_LIVE),
            "Topic": encoded(sha256(message.tag.encode()).digest())[:32],
            "Urgency": "high" if message.event in URGENT else "normal",
        }
        payload = encrypted(
            msgspec.json.encode({**body, "language": message.language}), channel.body.p256dh, channel.body.auth
        )
        status = await self.client.post(channel.address, payload, headers)
        check(status, address.host, gone=status in GONE)

    def _contact(self, channel: Channel) -> str:
        """Return an address of the operator for push services."""
        if self.mailer.is_available:
            return f"mailto:{self.mailer.address}"
        if channel.body.origin.startswith("https://"):
            return channel.body.origin
        return "https://localhost"

    async def _publish(self, channel: Channel, message: NoticeMessage) -> None:
        root, topic = topic_of(channel.address)
        body: dict[str, object] = {"topic": topic, "title": message.title, "message": text_of(message)}
        if channel.body.origin:
            body["click"] = channel.body.origin + message.path
        if message.event in URGENT:
            body["priority"] = 4
        await self._post_json(root, body)

    async def _post(self, channel: Channel, message: NoticeMessage) -> None:
        link = channel.body.origin + message.path if channel.body.origin else ""
        text = "\n".join([f"{message.title}: {text_of(message)}", *([link] if link else [])])
        facts = {"event": message.event, "table": message.table, "title": message.title, "lines": message.lines}
        # `text` and `content` are the fields that chat programs show.
        await self._post_json(channel.address, {**facts, "url": link, "text": text, "content": text})

    async def _post_json(self, url: str, body: object) -> None:
        headers = {"Content-Type": "application/json"}
        status = await self.client.post(url, msgspec.json.encode(body), headers)
        check(status, self.client.parse(url).host)

    async def _mail(self, channel: Channel, message: NoticeMessage) -> None:
        origin, language = channel.body.origin, message.language
        end = self.tokens.token("stop", channel.id, message.event if message.event != "several" else "digest")
        page = f"{origin}/unsubscribe/{end}"
        footer = render(Phrase("notice-mail-footer", {"settings": f"{origin}/notices", "end": page}), language)
        text = "\n".join([*message.lines, "", origin + message.path, "", "-- ", footer, ""])
        headers = {
            "Auto-Submitted": "auto-generated",
            "List-Unsubscribe": f"<{page}>",
            "List-Unsubscribe-Post": ONE_CLICK,
        }
        await self.mailer.send_mail(channel.address, message.title, text, headers)

    async def send_confirmation(self, channel: Channel, language: str) -> None:
        """Send the mail whose link lets an address receive notices."""
        link = f"{channel.body.origin}/notices/confirm#{self.tokens.token('confirm', channel.id)}"
        text = render(Phrase("notice-confirm", {"link": link}), language)
        title = render(Phrase("notice-confirm-title"), language)
        await self.mailer.send_mail(channel.address, title, text + "\n", {"Auto-Submitted": "auto-generated"})


def check(status: int, host: str, gone: bool = False) -> None:
    """Refuse an answer that is no success; a redirect is none."""
    if not 200 <= status < 300:
        raise DeliveryFailed("notice-fault-status", gone, status=status, host=host)


def text_of(message: NoticeMessage) -> str:
    """Return the lines of a message as one text, cut where it would be too long to push."""
    text = "\n".join(message.lines)
    raw = text.encode()
    return text if len(raw) <= LONGEST_BODY else raw[:LONGEST_BODY].decode(errors="ignore") + "…"


def origin_of(url: str) -> str:
    """Return scheme, host and port of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def topic_of(url: str) -> tuple[str, str]:
    """Return the server of an ntfy topic, which takes messages as JSON, and the topic.

    Raises:
        UnsafeAddress: The URL names no topic.

    Examples:
        >>> topic_of("https://ntfy.sh/mira-7f3k")
        ('https://ntfy.sh/', 'mira-7f3k')
    """
    folder, _, topic = url.rstrip("/").rpartition("/")
    if not urlsplit(folder).netloc or not topic.replace("-", "").replace("_", "").isalnum():
        raise UnsafeAddress("notice-fault-topic")
    return f"{folder}/", topic


def masked(address: str) -> str:
    """Return a mail address that only its owner recognizes.

    Examples:
        >>> masked("mira@example.org")
        'm…a@example.org'
    """
    mailbox, _, host = address.rpartition("@")
    return f"{mailbox[:1]}…{mailbox[-1:]}@{host}"
