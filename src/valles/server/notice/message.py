"""Notices as text, in the language of their reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from valles.describe.bundle import MissingText
from valles.describe.text import render
from valles.kernel.phrase import Arg, Phrase
from valles.table.message.notice import NoticeEvent

TEXTS: Final[dict[NoticeEvent, str]] = {
    "turn": "notice-turn",
    "warning": "notice-warning",
    "expired": "notice-expired",
    "full": "notice-full",
    "invited": "notice-invited",
    "opened": "notice-opened",
    "message": "notice-message",
    "finished": "notice-finished",
}
TITLES: Final[dict[NoticeEvent, str]] = {
    "turn": "notice-turn-title",
    "warning": "notice-warning-title",
    "expired": "notice-expired-title",
    "full": "notice-full-title",
    "invited": "notice-invited-title",
    "opened": "notice-opened-title",
    "message": "notice-message-title",
    "finished": "notice-finished-title",
}

NoticeArgs = Mapping[str, Any]  # numbers, texts and lists of them


class NoticeMessage(Struct, frozen=True, kw_only=True):
    """A message about one or several notices."""

    event: str
    """The kind of notice; `test` for a test, `several` if there are different ones."""
    title: str
    lines: list[str]
    path: str
    """The page that it leads to."""
    tag: str
    """Messages with the same tag replace each other in a browser."""
    language: str
    table: str = ""


def game_name(game: str) -> Phrase | str:
    """Return the name of a game; of one from another package that has none, its id."""
    name = Phrase(f"page-lobby-game-{game.replace('_', '-')}")
    try:
        render(name, "en")
    except MissingText:
        return game.replace("_", " ")
    return name


def notice_text(event: NoticeEvent, args: NoticeArgs, language: str) -> str:
    """Return the sentence of a notice.

    Args:
        event: What it is about.
        args: The game, the names of the others at the table, and the name of whoever did something.
        language: The language of the reader.
    """
    filled: dict[str, Arg] = {"game": game_name(str(args.get("game", "")))}
    if "name" in args:
        filled["name"] = str(args["name"])
    if names := [str(name) for name in args.get("names", ())]:
        table = Phrase("notice-table", {"game": filled["game"], "names": list(names)})
    else:
        table = Phrase("notice-table-alone", {"game": filled["game"]})
    filled["table"] = table
    del filled["game"]
    return render(Phrase("notice-begun" if args.get("begun") else TEXTS[event], filled), language)


def message_of(notices: Sequence[tuple[NoticeEvent, str, NoticeArgs]], language: str) -> NoticeMessage:
    """Return the message about some notices.

    Args:
        notices: The event of each, the id of its table, and its arguments.
        language: The language of the reader.
    """
    texts = [notice_text(event, args, language) for event, _, args in notices]
    tables, events = {table for _, table, _ in notices}, {event for event, _, _ in notices}
    table = tables.pop() if len(tables) == 1 else ""
    event = events.pop() if len(events) == 1 else "several"
    title = Phrase("notice-several", {"count": len(notices)}) if len(notices) > 1 else Phrase(TITLES[notices[0][0]])
    return NoticeMessage(
        event=event,
        title=render(title, language),
        lines=list(dict.fromkeys(texts)),
        path=f"/table/{table}" if table else "/",
        tag=table or event,
        language=language,
        table=table,
    )


def test_message(language: str) -> NoticeMessage:
    """Return the message of a test."""
    return NoticeMessage(
        event="test",
        title=render(Phrase("notice-test-title"), language),
        lines=[render(Phrase("notice-test"), language)],
        path="/notices",
        tag="test",
        language=language,
    )
