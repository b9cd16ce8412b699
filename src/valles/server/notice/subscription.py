"""Channels and preferences as their owner sees and changes them, and the links in mails."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import convert, to_builtins
from msgspec.structs import replace

from valles.kernel.phrase import Phrase
from valles.server.notice.mail import is_address
from valles.server.notice.outgoing import DeliveryFailed, UnsafeAddress
from valles.server.notice.preference import EVENTS, NoticePreferences
from valles.server.notice.push import is_subscription
from valles.server.notice.queue import Channel, ChannelDetails
from valles.server.notice.sender import masked, topic_of
from valles.server.notice.service import Notices
from valles.table.live import Refused
from valles.table.message.notice import (
    ChannelInfo,
    ChannelKind,
    MailChannel,
    NewChannel,
    NoticeEvent,
    NoticeSettings,
    NtfyChannel,
    PushChannel,
    Unsubscribed,
)

UNDO: Final = 3600.0
"""Seconds for which a link in a mail can be undone."""
LOOKUP: Final = 5.0
"""Seconds that looking up the host of a new channel may take."""

MailSubject = NoticeEvent | Literal["digest"]
UnsubscribeAction = Literal["stop", "all", "undo"]


async def notice_settings(notices: Notices, player: str) -> NoticeSettings:
    """Return the notices of a person."""
    preferences = await notices.queue.preferences(player)
    counts = await notices.queue.pending_counts(player)
    channels = await notices.queue.channels(player)
    return NoticeSettings(
        choices=[preferences.choice(event) for event in EVENTS],
        quiet=preferences.quiet,
        zone=preferences.zone,
        muted=await notices.queue.muted(player),
        channels=[channel_info(channel, counts.get(channel.id, 0)) for channel in channels],
        push_key=notices.sender.keys.public_key,
        mail=notices.mailer.is_available,
    )


def channel_info(channel: Channel, pending: int) -> ChannelInfo:
    """Return a channel as its owner sees it."""
    if channel.confirmed is not None:
        state: Literal["unconfirmed", "works", "failing", "off"] = "works" if channel.failing is None else "failing"
    else:
        state = "unconfirmed" if channel.failing is None else "off"
    return ChannelInfo(
        id=channel.id,
        kind=channel.kind,
        name=channel.body.name or shown_name(channel),
        state=state,
        problem=Phrase(channel.problem.key, channel.problem.args) if channel.problem else None,
        pending=pending,
    )


def shown_name(channel: Channel) -> str:
    """Return the address of a channel, of which a webhook keeps its secret part to itself."""
    if channel.kind == "mail":
        return channel.address
    parts = urlsplit(channel.address)
    path = parts.path if len(parts.path) <= 16 else f"{parts.path[:12]}…"
    return f"{parts.netloc}{path}" if channel.kind != "push" else parts.netloc


async def add_channel(notices: Notices, player: str, new: NewChannel, origin: str, name: str) -> Channel:
    """Add a channel of a person.

    Args:
        notices: The notices of the server.
        player: The person.
        new: The channel.
        origin: The address of the page, for links.
        name: The name of a browser.

    Raises:
        Refused: Nothing can be sent there.
    """
    details = ChannelDetails(origin=origin)
    if isinstance(new, MailChannel):
        if not notices.mailer.is_available:
            raise Refused("problem-no-mail")
        if not is_address(new.address):
            raise Refused("problem-email", 400)
        return await notices.queue.add_channel(player, "mail", new.address, details, confirmed=False)
    if isinstance(new, PushChannel):
        if not is_subscription(new.p256dh, new.auth):
            raise Refused("problem-push-keys", 400)
        kind: ChannelKind = "push"
        url = new.endpoint
        details = replace(details, name=name, p256dh=new.p256dh, auth=new.auth)
    else:
        kind, url = "ntfy" if isinstance(new, NtfyChannel) else "webhook", new.url
    await check_address(notices, url, isinstance(new, NtfyChannel))
    channel = await notices.queue.add_channel(player, kind, url, details, confirmed=True)
    notices.expect_channel(player)
    return channel


async def check_address(notices: Notices, url: str, is_topic: bool) -> None:
    """Refuse a URL to which nothing is ever sent. A host that does not answer now may do so later."""
    try:
        if is_topic:
            topic_of(url)
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOKUP):
                await notices.client.resolve(notices.client.parse(url))
    except UnsafeAddress as error:
        raise Refused("problem-notice-address", 400, reason=error.problem) from error
    except DeliveryFailed:
        pass


async def confirm(notices: Notices, token: str) -> None:
    """Let a mail address receive notices, by the link in the first mail."""
    purpose, *rest = notices.sender.tokens.parts(token) or [""]
    channel = await notices.queue.channel(rest[0]) if purpose == "confirm" and rest else None
    if channel is None or not await notices.queue.confirm(channel.id):
        raise Refused("problem-notice-link", 404)
    notices.expect_channel(channel.player)


async def unsubscribe(notices: Notices, token: str, action: UnsubscribeAction, now: float) -> Unsubscribed:
    """End mails by a link in one of them, all mails, or undo that."""
    purpose, *rest = notices.sender.tokens.parts(token) or [""]
    channel = await notices.queue.channel(rest[0]) if purpose == "stop" and len(rest) == 2 else None
    if channel is None:
        raise Refused("problem-notice-link", 404)
    event = convert(rest[1], MailSubject)
    preferences = await notices.queue.preferences(channel.player)
    undoable = channel.body.ended > now - UNDO
    if action == "undo":
        if not undoable:
            raise Refused("problem-notice-link", 404)
        before = convert(channel.body.before, NoticePreferences)
        await notices.queue.set_preferences(channel.player, replace(preferences, choices=before.choices))
        await notices.queue.set_details(channel, replace(channel.body, before={}, ended=0.0))
        return Unsubscribed(event=event, address=masked(channel.address), undone=True)
    ended = "all" if action == "all" else event
    if not undoable:
        details = replace(channel.body, before=to_builtins(preferences), ended=now)
        await notices.queue.set_details(channel, details)
    await notices.queue.set_preferences(channel.player, preferences.without_mail(ended))
    return Unsubscribed(event="all" if action == "all" else event, address=masked(channel.address))
