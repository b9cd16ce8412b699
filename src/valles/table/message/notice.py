"""Messages about notices outside the page, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from valles.table.message.field import Phrase

NoticeEvent = Literal["turn", "warning", "expired", "full", "invited", "opened", "message", "finished"]
"""Subjects of notices: the own turn, a clock at 80 %, a clock at zero, a table that is full or has begun, an
invitation, an open table that somebody waits for, a line of chat, the end of a game."""
ChannelKind = Literal["push", "mail", "ntfy", "webhook"]
MailMode = Literal["off", "digest", "now"]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""A minute of the day, from midnight."""


class NoticeChoice(Struct, forbid_unknown_fields=True, kw_only=True):
    """The channels by which a person receives the notices of one kind."""

    event: NoticeEvent
    push: bool
    mail: MailMode
    ntfy: bool
    webhook: bool


class QuietHours(Struct, forbid_unknown_fields=True, kw_only=True):
    """The time of the day in which notices wait."""

    start: Minute
    end: Minute
    weekends: bool = False
    """True if notices also wait on Saturdays and Sundays."""
    warnings: bool = True
    """True if warnings of a clock come nevertheless."""


class ChannelInfo(Struct, kw_only=True):
    """A way by which notices reach a person."""

    id: str
    kind: ChannelKind
    name: str
    """The browser, the mail address, or the host and a part of the path."""
    state: Literal["unconfirmed", "works", "failing", "off"]
    """`unconfirmed` until the link in a mail was opened, `off` after three days of failures."""
    problem: Phrase | None
    """The last failure; null if there was none."""
    pending: int
    """The number of notices that wait to be sent."""


class NoticeSettings(Struct, kw_only=True):
    """The notices of the person who sends the request."""

    choices: list[NoticeChoice]
    quiet: QuietHours | None
    zone: str
    """The time zone of the person, such as `Europe/Warsaw`."""
    muted: list[str]
    """Ids of tables without notices."""
    channels: list[ChannelInfo]
    push_key: str
    """The public key of the server, for `PushManager.subscribe`."""
    mail: bool
    """True if this server can send mail."""


class NoticeChange(Struct, forbid_unknown_fields=True):
    """A change of one's notices; fields that are missing stay as they are."""

    choices: Annotated[list[NoticeChoice], Meta(min_length=1, max_length=20)] | UnsetType = UNSET
    """Kinds of notices that are missing here stay as they are, too."""
    quiet: QuietHours | UnsetType | None = UNSET
    zone: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET


class PushChannel(Struct, forbid_unknown_fields=True, tag_field="kind", tag="push", kw_only=True):
    """The subscription of a browser, as `PushSubscription.toJSON()` has it."""

    endpoint: Url
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    name: Annotated[str, Meta(max_length=60)] = ""
    """The name of the browser for its owner."""


class MailChannel(Struct, forbid_unknown_fields=True, tag_field="kind", tag="mail"):
    """A mail address. It receives notices once the link in a first mail has been opened."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NtfyChannel(Struct, forbid_unknown_fields=True, tag_field="kind", tag="ntfy"):
    """A topic of ntfy, such as `https://ntfy.sh/mira-7f3k`."""

    url: Url


class WebhookChannel(Struct, forbid_unknown_fields=True, tag_field="kind", tag="webhook"):
    """An address that receives notices as JSON."""

    url: Url


NewChannel = PushChannel | MailChannel | NtfyChannel | WebhookChannel


class NoticeToken(Struct, forbid_unknown_fields=True):
    """The token in a link of a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class DeliveryResult(Struct):
    """The result of a test notice on one channel."""

    channel: str
    seconds: float
    problem: Phrase | None
    """The failure; null if the notice was accepted."""


class Unsubscribed(Struct, kw_only=True):
    """The effect of a link that ends mails."""

    event: NoticeEvent | Literal["digest", "all"]
    address: str
    """The mail address, with most of its letters left out."""
    undone: bool = False


class Mute(Struct, forbid_unknown_fields=True):
    """A request to send no notices about a table, or to send them again."""

    muted: bool
