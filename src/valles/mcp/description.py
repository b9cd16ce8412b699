"""Observations in words, made of a seat's view alone: facts, questions with their options, reasons."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from valles.describe.payment import gathered
from valles.describe.text import render
from valles.form import default_answers
from valles.game import Game, PlayerView
from valles.games.registry import rulebook
from valles.kernel.phrase import Event, Phrase
from valles.kernel.view import Hole
from valles.terminal.page import Page
from valles.terminal.plain import screen_of
from valles.terminal.player import result
from valles.terminal.screen import GameScreen, Section

WHOLE: Final = 1500
"""Tokens of a whole position, at most."""
CHANGE: Final = 300
"""Tokens of what has changed."""
LETTERS: Final = 4
"""Characters per token, about right for English; other languages take up to twice as many tokens."""
WHOLE_PAGE: Final = Page(10**6)
"""Lines are for a reader who breaks them himself."""
ROOM: Final = 30
"""Tokens that what has changed leaves for the log."""


def tokens(text: str) -> int:
    """Return the number of tokens a text has, by a plain estimate."""
    return -(-len(text) // LETTERS)


@dataclass(frozen=True, kw_only=True)
class DescriptionRequest:
    """A request to describe a table in words. It holds everything that the description depends on."""

    game: str
    setup: str
    view: str
    """The seat's view as canonical text."""
    seat: str
    language: str
    kind: Literal["outline", "options", "why_not", "result"]
    option: str = ""
    """The option, for `why_not`."""
    points: bool = True
    """True to include points."""


def describe(request: DescriptionRequest) -> bytes:
    """Return the description as JSON: sections of an outline, or a text."""
    rules = rulebook(request.game)
    setup = json.loads(request.setup)
    seats = rules.seats(setup)
    view = PlayerView(rules.load(json.loads(request.view)), request.seat, seats.index(request.seat), seats, setup)
    screen = screen_of(request.game)(Game.of_view(view), request.language, WHOLE_PAGE)
    content: object
    match request.kind:
        case "outline":
            content = screen.outline(request.seat, request.points)
        case "options":
            content = "\n".join(answers(screen, view))
        case "why_not":
            content = why_not(screen, view, request.option)
        case "result":
            content = result(screen.game, request.language, Page())
    return msgspec.json.encode(content)


# A question and its answers


def answers(screen: GameScreen, view: PlayerView) -> list[str]:
    """Return the question, and its answers with their texts, labels, prices, and what each would bring."""
    lines = [render(view.prompt, screen.language)]
    for option in view.options:
        text = view.text(option)
        price: list[str] = [render(noun, screen.language) for noun in screen.price(view.seat, text)]
        label = screen.label(view.seat, text) + screen.note(view.seat, text)
        cost = [f"({', '.join(price)})"] if price and not all(part in label for part in price) else []
        outcome = outcome_text(screen.game, view, text, screen.language)
        lines.append(" ".join([f"{option} = {label}", *cost, f"[{text}]", *([f"→ {outcome}"] if outcome else [])]))
    return lines


def outcome_text(game: Game, view: PlayerView, option: str, language: str) -> str:
    """Return the outcome of an option, with default options for the rest of the action."""
    after = view.rules.copy(view.state)
    rest: tuple[str, ...] = ()
    try:
        after.apply(view.number, view.rules.vocabulary.number(option))
        if after.within_action(view.number):
            rest = default_answers(after, view.number)[0]
    except Hole:
        pass
    preview = game.preview(view.seat, [option, *rest])
    return " ".join([*(render(event, language) for event in preview.events), *["…"] * preview.stopped])


def why_not(screen: GameScreen, view: PlayerView, option: str) -> str:
    """Return a sentence that the option is possible, or everything that stands against it."""
    reasons = view.rules.reasons(view.state, view.number, view.rules.vocabulary.number(option))
    label = screen.label(view.seat, option)
    if not reasons:
        return screen.text("ui-possible", option=label)
    text = " ".join(render(reason, screen.language) for reason in reasons)
    return screen.text("ui-not-possible", option=label, reason=text)


# A position and its changes


def outline_text(sections: Sequence[Section], budget: int = WHOLE) -> str:
    """Return the position; details are left out from the last one on, until it is within the budget."""
    lines = [section_text(section) for section in sections if section.facts]
    for number in reversed(range(len(lines))):
        if tokens("\n".join(lines)) <= budget:
            break
        section = [section for section in sections if section.facts][number]
        lines[number] = section_text(section, details=False)
    return "\n".join(lines)


def section_text(section: Section, details: bool = True) -> str:
    facts = [
        f"{fact}: {section.details[key]}" if details and key in section.details else fact
        for key, fact in section.facts.items()
    ]
    return headed(section.head, facts)


def headed(head: str, facts: Sequence[str]) -> str:
    return f"{head}: {'; '.join(facts)}" if head else "; ".join(facts)


def changes(before: Sequence[Section], now: Sequence[Section]) -> list[str]:
    """Return the facts that are new or other than before, and with a minus those that are removed; a line a section.

    What was not there before comes with its details.
    """
    sections = {section.key: section for section in before}
    lines = []
    for section in now:
        old = sections.get(section.key)
        facts = old.facts if old else {}
        new = [
            fact if key in facts or key not in section.details else f"{fact}: {section.details[key]}"
            for key, fact in section.facts.items()
            if facts.get(key) != fact
        ]
        removed = [f"− {fact}" for key, fact in facts.items() if key not in section.facts]
        has_new_head = old is not None and old.head != section.head
        if section.repeated and (new or removed or has_new_head):
            lines.append(headed(section.head, [*new, *removed]))
    return lines


def change_text(log: Sequence[str], changed: Sequence[str], language: str, budget: int = CHANGE) -> str:
    """Return the changes with the newest lines of the log that fit beside them, and the number of those left out.

    Where the changes alone are too many, the longest lines give way to a mark: the whole table tells them.
    """
    facts = list(changed)
    while tokens("\n".join(facts)) > budget - ROOM:
        facts.remove(max(facts, key=len))
    facts += ["…"] * (len(facts) < len(changed))
    for first in range(len(log) + 1):
        left_out = [render(Phrase("ui-lines-left-out", {"count": first}), language)] if first else []
        text = "\n".join([*left_out, *log[first:], *facts])
        if tokens(text) <= budget:
            break
    return text or render(Phrase("ui-nothing-new"), language)


def event_lines(events: Sequence[Event], language: str) -> list[str]:
    return [render(phrase, language) for phrase in gathered(event.phrase for event in events)]


def sections_of(data: bytes) -> list[Section]:
    return msgspec.json.decode(data, type=list[Section])
