"""The results of the tools, independent of the host of the tables."""

from __future__ import annotations

import difflib
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

import msgspec

from valles.describe.export import entry
from valles.describe.text import render
from valles.describe.typography import as_typed
from valles.games.registry import available_games, rulebook
from valles.kernel.phrase import Arg, Event, Noun, Phrase
from valles.kernel.record import canonical
from valles.mcp import description, tool
from valles.mcp.description import DescriptionRequest
from valles.mcp.name import with_quoted_names
from valles.mcp.rules import rules_text, topics
from valles.players import opponents
from valles.table.command import Command, Move, TakeBack, Undo
from valles.table.live import Refused, StaleAnswer
from valles.table.log import shared_length
from valles.table.message.lobby import TableInfo
from valles.table.message.reply import Snapshot
from valles.terminal.plain import screen_of
from valles.terminal.screen import Section

REMEMBERED: Final = 1000
"""The number of seats' last observations are kept; whoever is forgotten is told everything again."""
GLUE: Final = re.compile("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]")
SIMILAR: Final = 5
"""The number of names are told to whoever asks for a card that there is not."""
OPTIONS_SHOWN: Final = 40
"""The number of answers stand below a question that comes with something else."""
POSSIBLE: Final = 12
"""The number of are told to whoever chose what is not possible."""


Answers = Literal["count", "labels", "full"]
"""The detail below a question: the number of options, their labels, or everything about them."""


@dataclass(frozen=True)
class Observation:
    """A table from a seat, as its host tells it."""

    snapshot: Snapshot
    """The snapshot that the socket would send."""
    view: str
    """The seat's view as canonical text; the true state when the game is over."""
    events: Sequence[Event]
    """The events that the seat may know of."""
    points: bool = True
    """True if points are told."""

    @property
    def table(self) -> str:
        return self.snapshot.table.id

    @property
    def seat(self) -> str:
        return self.snapshot.seat or ""


class Host(Protocol):
    """The host of the tables, for one caller. Impossible requests raise Refused or StaleAnswer."""

    language: str
    owner: str
    """Tells callers apart."""

    async def tables(self) -> list[TableInfo]: ...

    async def join(self, request: tool.JoinCall) -> tuple[str, str]:
        """Return the table and the seat."""

    async def observe(self, table: str, seat: str) -> Observation:
        """Return the table from a seat of the caller's; an empty seat means the one that is asked, or the first.

        Refused before the game has begun.
        """

    async def describe(self, request: DescriptionRequest) -> bytes:
        """Return the same as `description.describe`."""

    async def act(self, table: str, seat: str, command: Command) -> None: ...

    async def wait(self, table: str, seat: str, seconds: float) -> None:
        """Until the seat is asked, the game is over, or the time is."""


@dataclass(frozen=True)
class LastOutline:
    """The latest observation of a table by a caller."""

    sections: list[Section]
    events: Sequence[Event]


Memory = OrderedDict[tuple[str, str, str, str], LastOutline]
"""The latest observations by caller, table, seat and language, the oldest first."""


class Agent:
    def __init__(self, host: Host, memory: Memory) -> None:
        self._host = host
        self._memory = memory

    async def answer(self, name: str, arguments: dict[str, Any]) -> str:
        """Return the result of a tool; Refused, with the possible arguments, for a bad call."""
        call = tool.called(name, arguments)
        try:
            # Spaces that keep words together mean nothing here, and cost tokens.
            return GLUE.sub(" ", await self._answer(call))
        except StaleAnswer as error:
            raise Refused("problem-out-of-date") from error

    async def _answer(self, call: tool.Call) -> str:
        match call:
            case tool.GamesCall():
                return games_text(await self._host.tables())
            case tool.RulesCall():
                return rules_text(known_game(call.game), call.topic)
            case tool.CardCall():
                return card_text(known_game(call.game), call.name, call.language or self._host.language)
            case tool.JoinCall():
                return await self._join(call)
            case tool.ObserveCall():
                return await self._observe(call)
            case _:
                return await self._at_table(call)

    async def _join(self, call: tool.JoinCall) -> str:
        table, seat = await self._host.join(call)
        try:
            now = await self._whole(await self._host.observe(table, seat), call.language, "labels")
        except Refused as error:
            if error.problem.key != "problem-not-started":
                raise
            now = render(error.problem, self._language(call.language))
        return f"table {table}, seat {seat}\n\n{now}"

    async def _at_table(
        self, call: tool.OptionsCall | tool.ActCall | tool.WhyNotCall | tool.WaitCall | tool.UndoCall
    ) -> str:
        if isinstance(call, tool.WaitCall):
            await self._host.wait(call.table, call.seat, call.seconds)
        observation = await self._host.observe(call.table, call.seat)
        match call:
            case tool.OptionsCall():
                check_pending(observation)
                return await self._question(observation, call.language, "full")
            case tool.WhyNotCall():
                return await self._why_not(observation, call)
            case tool.ActCall():
                await self._act(observation, call)
                observation = await self._host.observe(observation.table, observation.seat)
            case tool.UndoCall():
                await self._host.act(observation.table, observation.seat, undo_of(observation))
                observation = await self._host.observe(observation.table, observation.seat)
        return await self._changes(observation, "", "labels")

    # Seeing

    async def _observe(self, call: tool.ObserveCall) -> str:
        observation = await self._host.observe(call.table, call.seat)
        if call.format == "json":
            return msgspec.json.encode(with_quoted_names(observation.snapshot)).decode()
        if call.what == "whole":
            return await self._whole(observation, call.language)
        return await self._changes(observation, call.language)

    async def _whole(self, observation: Observation, language: str, answers: Answers = "count") -> str:
        sections = await self._sections(observation, language)
        self._remember(observation, language, sections)
        question = await self._question(observation, language, answers)
        room = description.WHOLE - description.tokens(question) - 1 if answers == "count" else description.WHOLE
        return "\n\n".join([description.outline_text(sections, room), question])

    async def _changes(self, observation: Observation, language: str, answers: Answers = "count") -> str:
        """Return the changes since the last observation; the whole table if there is none."""
        before = self._memory.get(self._key(observation, language))
        if before is None:
            return await self._whole(observation, language, answers)
        sections = await self._sections(observation, language)
        self._remember(observation, language, sections)
        locale = self._language(language)
        log = description.event_lines(observation.events[shared_length(before.events, observation.events) :], locale)
        question = await self._question(observation, language, answers)
        room = description.CHANGE - description.tokens(question) - 1 if answers == "count" else description.CHANGE
        change = description.change_text(log, description.changes(before.sections, sections), locale, room)
        return "\n\n".join([change, question])

    async def _question(self, observation: Observation, language: str, answers: Answers) -> str:
        """Return the question to the seat, the seats that have to decide, or the result of the game."""
        locale, question = self._language(language), observation.snapshot.question
        if observation.snapshot.over:
            return text_of(await self._describe(observation, language, "result"))
        if question is None:
            waiting: list[Arg] = [Noun(f"seat-{seat}") for seat in observation.snapshot.waiting]
            return render(Phrase("ui-waiting", {"seats": waiting}), locale)
        head = render(Phrase("ui-asked", {"seat": Noun(f"seat-{observation.seat}"), "id": question.id}), locale)
        if answers == "full":
            return f"{head} {text_of(await self._describe(observation, language, 'options'))}"
        lines = labels(observation, locale) if answers == "labels" else []
        return "\n".join([f"{head} {render(question.prompt, locale)}", *lines])

    async def _sections(self, observation: Observation, language: str) -> list[Section]:
        return description.sections_of(await self._describe(observation, language, "outline"))

    async def _describe(self, observation: Observation, language: str, kind: Any, option: str = "") -> bytes:
        table = observation.snapshot.table
        request = DescriptionRequest(
            game=table.game,
            setup=canonical(table.setup),
            view=observation.view,
            seat=observation.seat,
            language=self._language(language),
            kind=kind,
            option=option,
            points=observation.points,
        )
        return await self._host.describe(request)

    def _language(self, language: str) -> str:
        return language or self._host.language

    def _key(self, observation: Observation, language: str) -> tuple[str, str, str, str]:
        return self._host.owner, observation.table, observation.seat, self._language(language)

    def _remember(self, observation: Observation, language: str, sections: list[Section]) -> None:
        key = self._key(observation, language)
        self._memory[key] = LastOutline(sections, observation.events)
        self._memory.move_to_end(key)
        while len(self._memory) > REMEMBERED:
            self._memory.popitem(last=False)

    # Acting

    async def _act(self, observation: Observation, call: tool.ActCall) -> None:
        question = check_pending(observation)
        if call.question not in ("", question):
            raise StaleAnswer
        choices = call.choice if isinstance(call.choice, list) else [call.choice]
        options = [self._option(observation, str(choice)) for choice in choices]
        if not options:
            raise Refused("problem-no-such-option", 404, option="", possible=self._possible(observation))
        try:
            await self._host.act(observation.table, observation.seat, Move(question, options))
        except Refused as error:
            if error.problem.key != "problem-illegal":
                raise
            reason = error.problem.args["reason"]
            raise Refused("problem-illegal-option", reason=reason, possible=self._possible(observation)) from error

    def _option(self, observation: Observation, text: str) -> str:
        """Return the option that is meant by its number, text or, among the answers to the question, its label."""
        vocabulary = rulebook(observation.snapshot.table.game).vocabulary
        if text.isdecimal() and int(text) < len(vocabulary):
            return vocabulary.text(int(text))
        if vocabulary.number(text) >= 0:
            return text
        for answer in observation.snapshot.question.options if observation.snapshot.question else ():
            if as_typed(render(answer.label, self._host.language)) == as_typed(text):
                return answer.option
        raise Refused("problem-no-such-option", 404, option=text[:80], possible=self._possible(observation))

    def _possible(self, observation: Observation) -> list[Arg]:
        options: list[Arg] = [*labels(observation, self._host.language, POSSIBLE)]
        return options or ["–"]

    async def _why_not(self, observation: Observation, call: tool.WhyNotCall) -> str:
        option = self._option(observation, str(call.option))
        return text_of(await self._describe(observation, call.language, "why_not", option))


def text_of(data: bytes) -> str:
    text: str = msgspec.json.decode(data, type=str)
    return text


def labels(observation: Observation, language: str, most: int = OPTIONS_SHOWN) -> list[str]:
    """Return the answers to the question by their numbers, as they would stand on buttons."""
    if observation.snapshot.question is None:
        return []
    vocabulary = rulebook(observation.snapshot.table.game).vocabulary
    answers = observation.snapshot.question.options
    lines = [f"{vocabulary.number(answer.option)} = {render(answer.label, language)}" for answer in answers[:most]]
    return lines + ["…"] * (len(answers) > most)


def check_pending(observation: Observation) -> str:
    """Return the id of the question to the seat; Refused if there is none."""
    if observation.snapshot.over:
        raise Refused("problem-over")
    if observation.snapshot.question is None:
        raise Refused("problem-not-asked")
    return observation.snapshot.question.id


def undo_of(observation: Observation) -> Command:
    """Return the command that takes back the seat's last answer; Refused, with the reason, if it cannot be."""
    offer = observation.snapshot.undo
    if offer is not None and offer.take_back:
        return TakeBack()
    if offer is None or offer.barred == "nothing":
        raise Refused("problem-nothing-to-take-back")
    if offer.alone == offer.moves:
        raise Refused("problem-undo-needs-consent", move=offer.alone)
    return Undo(offer.step)


def known_game(game: str) -> str:
    if game not in available_games():
        raise Refused("problem-unknown-game", 404, game=game, possible=list(available_games()))
    return game


def games_text(tables: list[TableInfo]) -> str:
    """Return the games that can be played, and the tables where the caller has a seat."""
    lines = []
    for name in available_games():
        rules = rulebook(name)
        variants = "; ".join(
            f"{variant.name}: {', '.join(map(str, variant.values))}"
            for variant in rules.variants
            if len(variant.values) > 1
        )
        opponent = ", ".join(opponents(name))
        lines.append(f"{name}: 1 to {len(rules.colours)} players; opponents: {opponent}; variants: {variants or '–'}")
        lines.append(f"  topics of its rules: {', '.join(topics(name)) or '–'}")
    for table in tables:
        seats = ", ".join(seat.seat for seat in table.seats if seat.mine)
        state = "over" if table.finished else f"waits for {', '.join(table.waiting) or 'nobody'}"
        lines.append(f"table {table.id}: {table.game}, your seat: {seats}; {state}")
    return "\n".join(lines)


def card_text(game: str, name: str, language: str) -> str:
    """Return a card by its name in the language or in English, or by its id."""
    cards = rulebook(game).cards()
    names = [render(card.noun(), language) for card in cards]
    for card, here in zip(cards, names, strict=True):
        if as_typed(name) in (card.id, as_typed(here), as_typed(render(card.noun(), "en"))):
            return "\n".join(screen_of(game).card_list([entry(card, language)], language))
    similar: list[Arg] = [*difflib.get_close_matches(name, names, SIMILAR, cutoff=0.5)]
    raise Refused("problem-unknown-card", 404, card=name[:80], possible=similar)
