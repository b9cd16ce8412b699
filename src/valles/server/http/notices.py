"""The routes of notices: preferences, channels, tests, muted tables, and the links in mails."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, post, put
from litestar.params import Parameter

from valles.hosting.person import User, clean_name
from valles.server.http.context import ServerContext
from valles.server.http.request import AnyRequest, own_origin
from valles.server.notice import subscription
from valles.server.notice.subscription import UnsubscribeAction
from valles.table.live import Refused
from valles.table.message.notice import (
    DeliveryResult,
    MailChannel,
    Mute,
    NewChannel,
    NoticeChange,
    NoticeSettings,
    NoticeToken,
    PushChannel,
    Unsubscribed,
)


@get("/api/me/notices", summary="One's own notices, and the channels by which they come")
async def read_notices(context: ServerContext, user: User) -> NoticeSettings:
    return await subscription.notice_settings(context.notices, user.id)


@patch("/api/me/notices", summary="Choose what comes by which channel, and quiet hours")
async def change_notices(context: ServerContext, user: User, data: NoticeChange) -> NoticeSettings:
    context.admit_change(user)
    queue = context.notices.queue
    await queue.set_preferences(user.id, (await queue.preferences(user.id)).changed(data))
    return await subscription.notice_settings(context.notices, user.id)


@post("/api/me/notices/channels", summary="Add a channel: a browser, a mail address, ntfy or a webhook")
async def add_channel(request: AnyRequest, context: ServerContext, user: User, data: NewChannel) -> NoticeSettings:
    context.admit_channel(request.scope)
    origin = context.settings.origins[0] if context.settings.origins else own_origin(request.scope)
    name = clean_name(data.name) if isinstance(data, PushChannel) and data.name else ""
    if isinstance(data, MailChannel):
        context.admit_confirmation(data.address)
    channel = await subscription.add_channel(context.notices, user.id, data, origin, name)
    if channel.kind == "mail" and channel.confirmed is None:
        await context.notices.confirm_mail(channel, user.language)
    return await subscription.notice_settings(context.notices, user.id)


@delete("/api/me/notices/channels/{channel:str}", summary="Remove a channel", status_code=200)
async def remove_channel(context: ServerContext, user: User, channel: str) -> NoticeSettings:
    if not await context.notices.queue.remove(channel, user.id):
        raise Refused("problem-no-such-channel", 404)
    return await subscription.notice_settings(context.notices, user.id)


@post("/api/me/notices/test", summary="Send a test by each channel", status_code=200)
async def test_notices(context: ServerContext, user: User) -> list[DeliveryResult]:
    context.admit_test(user)
    return await context.notices.send_test(user.id)


@put("/api/tables/{id:str}/notices", summary="Send no notices about a table, or send them again", status_code=204)
async def mute_table(context: ServerContext, user: User, id: str, data: Mute) -> None:
    context.admit_change(user)
    await context.lobby.visible_table(user, id)
    await context.notices.queue.set_muted(user.id, id, data.muted)


@post("/api/notices/confirm", summary="Confirm a mail address by the link in its first mail", status_code=204)
async def confirm_channel(context: ServerContext, data: NoticeToken) -> None:
    await subscription.confirm(context.notices, data.token)


@post("/unsubscribe/{token:str}", summary="End mails by the link in one of them", status_code=200)
async def unsubscribe(
    context: ServerContext,
    token: str,
    action: Annotated[UnsubscribeAction, Parameter(description="`all` ends all mails, `undo` restores them")] = "stop",
) -> Unsubscribed:
    return await subscription.unsubscribe(context.notices, token, action, context.tables.clock())


ROUTES = [
    read_notices,
    change_notices,
    add_channel,
    remove_channel,
    test_notices,
    mute_table,
    confirm_channel,
    unsubscribe,
]
