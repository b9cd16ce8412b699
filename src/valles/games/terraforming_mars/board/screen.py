"""What a seat sees of Terraforming Mars in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valles.describe.card import card_text
from valles.describe.text import sentence, speak
from valles.describe.typography import as_typed
from valles.games.terraforming_mars.card import CARDS, Card
from valles.games.terraforming_mars.component import (
    AWARDS,
    CARD_PRICE,
    CITY_TILE,
    CORPORATION,
    CREDITS,
    GREENERY_TILE,
    HEAT,
    HEAT_A_STEP,
    HOLDINGS,
    MILESTONE_GOALS,
    MILESTONES,
    OCEAN_TILE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PROJECTS,
    SEATS,
    SOLO_GENERATIONS,
    STEEL,
    STOCK,
    TAGS,
    TEMPERATURE_STEPS,
    TILES,
    TITANIUM,
)
from valles.games.terraforming_mars.parameter import degrees
from valles.games.terraforming_mars.payment import money_means, price_of, worth
from valles.games.terraforming_mars.scoring import award_measure, milestone_measure
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tharsis import AREAS, IS_OCEAN, ROW_LETTERS, THARSIS
from valles.games.terraforming_mars.turn import PROJECTS_FOR_ALL
from valles.games.terraforming_mars.vocabulary import (
    ACTION,
    ACTION_CARDS,
    AREA,
    AWARD,
    CARD,
    CHOOSE,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    MILESTONE,
    PLAY,
    STANDARD,
    TARGET,
    YES,
)
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.kernel.view import HOLE
from valles.terminal.page import BOLD, COLOURS, CYAN, DIM, glued
from valles.terminal.screen import GameScreen, dotted

MILESTONE_COUNTS: Final = (
    Phrase("score-rating"),
    Phrase("score-cities"),
    Phrase("score-greeneries"),
    Noun("tag-building", 2),
    Phrase("ui-cards-in-hand"),
)
AWARD_COUNTS: Final = (
    Phrase("ui-tiles"),
    Phrase("ui-production", {"what": Noun("credits", 2)}),
    Noun("tag-science", 2),
    Noun("heat", 2),
    Phrase("in-order", {"steps": [Noun("steel", 2), Noun("titanium", 2)]}),
)
"""What each milestone and each award counts."""

SYMBOLS: Final = {OCEAN_TILE: "≈≈≈", GREENERY_TILE: "♣", CITY_TILE: "⌂"}
"""Other tiles are shown by the first letters of their card."""
CELL: Final = 8
LEFT: Final = 4
"""Columns of the map: for an area, and for the names of the rows."""


class Screen(GameScreen):
    title = "ui-title"
    scored = "score-"

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        return [card_line(entry, language) for entry in entries]

    def view(self, seat: str) -> tuple[State, int]:
        state = self.game.view(seat)
        assert isinstance(state, State)
        return state, self.game.seats.index(seat)

    # The whole table

    def screen(self, seat: str) -> str:
        state, number = self.view(seat)
        last = f"/{SOLO_GENERATIONS}" if state.solo else ""
        facts = [
            self.say("ui-first-player", seat=Noun("seat-" + SEATS[state.colours[state.first]])),
            self.say("ui-temperature", degrees=f"{degrees(state.temperature)}/{degrees(TEMPERATURE_STEPS):+d}"),
            self.say("ui-oxygen", percent=f"{state.oxygen}/{OXYGEN_STEPS}"),
            self.say("ui-oceans", oceans=f"{state.oceans}/{OCEAN_TILES}"),
            self.say("ui-deck", cards=Noun("cards", len(state.deck), True)),
            self.say("ui-discards", cards=Noun("cards", len(state.discard), True)),
        ]
        title = self.say("ui-generation", generation=f"{state.generation}{last}")
        legend = self.page.style(self.say("ui-legend"), DIM)
        lines = [self.page.rule(title), self.page.fill(dotted(facts)), "", self.map(state, {}), ""]
        lines.append(self.page.fill(legend))
        if not state.solo:
            lines += ["", *self.goals(state, number)]
        for index in (*(i for i in range(len(state.seats)) if i != number), number):
            lines += self.board(state, index)
        return "\n".join(lines + self.piles(state, number))

    def map(self, state: State, numbers: Mapping[int, str]) -> str:
        """The areas with what lies or is printed on them; those that can be chosen with their numbers."""
        cell = min(CELL, (self.page.width - LEFT) // max(THARSIS.row_lengths))
        lines = []
        start = 0
        for letter, count in zip(ROW_LETTERS, THARSIS.row_lengths, strict=True):
            line = self.page.style(letter.ljust(LEFT), DIM)
            line += " " * ((max(THARSIS.row_lengths) - count) * cell // 2)
            for space in range(start, start + count):
                text, styles = self.area(state, space)
                if space in numbers:
                    text, styles = f"{numbers[space]}:{text}", (BOLD,)
                line += self.page.style(text[: cell - 1], *styles) + " " * (cell - len(text[: cell - 1]))
            lines.append(line.rstrip())
            start += count
        return "\n".join(lines)

    def area(self, state: State, space: int) -> tuple[str, tuple[str, ...]]:
        """What an area shows, and in which style."""
        tile = state.tile[space]
        if not tile:
            claim = f"!{self.short(state, state.claim[space] - 1)}" if state.claim[space] else ""
            return THARSIS.marks[space].replace(".", "·") + claim, (CYAN,) if IS_OCEAN[space] else ()
        if tile == OCEAN_TILE:
            return SYMBOLS[tile], (BOLD, CYAN)
        symbol = SYMBOLS.get(tile) or self.noun("card-" + TILES[tile].replace("_", "-"))[:4]
        owner = state.owner[space] - 1
        if not 0 <= owner < len(state.seats):
            return symbol, (BOLD,)
        return f"{symbol}·{self.short(state, owner)}", (COLOURS[SEATS[state.colours[owner]]],)

    def short(self, state: State, index: int) -> str:
        """Two letters of a seat's name, which are different for all seats in all languages."""
        return self.noun("seat-" + SEATS[state.colours[index]])[:2]

    def goals(self, state: State, number: int) -> list[str]:
        """Milestones with how far the seat is, and awards."""
        milestones = [
            f"{self.noun(f'milestone-{id}')} ({self.counted(MILESTONE_COUNTS[i])}) "
            + (self.taken(owner) or f"{milestone_measure(state, number, i)}/{MILESTONE_GOALS[i]}")
            for i, (id, owner) in enumerate(zip(MILESTONES, state.milestones, strict=True))
        ]
        awards = [
            f"{self.noun(f'award-{id}')} ({self.counted(AWARD_COUNTS[i])}) {self.taken(owner)}".rstrip()
            for i, (id, owner) in enumerate(zip(AWARDS, state.awards, strict=True))
        ]
        return [
            self.page.fill(f"{self.page.style(self.say(key), BOLD)}: {', '.join(entries)}", 0, 2)
            for key, entries in (("ui-milestones", milestones), ("ui-awards", awards))
        ]

    def counted(self, what: Phrase | Noun) -> str:
        return speak(what, self.language)

    def taken(self, owner: int) -> str:
        """Whoever has claimed a milestone or funded an award, empty if nobody has."""
        return f"→ {self.name(owner - 1)}" if owner else ""

    def board(self, state: State, index: int) -> list[str]:
        """A seat's facts, stock with production, tags and cards in play."""
        board = state.seats[index]
        facts = [
            self.say("ui-rating", rating=board.rating),
            self.say("ui-hand", cards=Noun("cards", len(board.hand), True)),
            self.say("ui-events", cards=Noun("cards", len(board.events), True)),
        ]
        if board.passed:
            facts.append(self.say("ui-passed"))
        lines = ["", self.page.fill(f"{self.name(index)}: {dotted(facts)}", 0, 2)]
        lines.append(self.page.fill(self.stock(state, index), 2))
        tags = [self.noun(f"tag-{tag}", count, True) for tag, count in zip(TAGS, board.tags, strict=True) if count]
        if tags:
            lines.append(self.page.fill(", ".join(tags), 2))
        if board.tableau:
            ordered = sorted(board.tableau, key=lambda card: (card <= PROJECTS, card))
            cards = ", ".join(self.played(state, card) for card in ordered)
            lines.append(self.page.fill(f"{self.say('ui-in-play')}: {cards}", 2, 4))
        return lines

    def stock(self, state: State, index: int) -> str:
        board = state.seats[index]
        return ", ".join(
            glued(f"{self.noun(kind, 2)} {amount} ({production:+d})")
            for kind, amount, production in zip(STOCK, board.stock, board.production, strict=True)
        )

    def played(self, state: State, number: int) -> str:
        text = speak(CARDS[number].noun(), self.language) + self.holding(state, number)
        return f"{text} ({self.say('ui-used')})" if state.used[number] else text

    def holding(self, state: State, number: int) -> str:
        on = state.on[number]
        return f" [{self.noun(HOLDINGS[CARDS[number].holds], on, True)}]" if on else ""

    def piles(self, state: State, number: int) -> list[str]:
        """The cards before the seat, less those that the question shows."""
        own = state.seats[number]
        asked = [CARDS[option - CARD + 1].number for option in state.options(number) if CARD <= option < PLAY]
        lines = []
        for key, pile in (("ui-offered", own.offered), ("ui-kept", own.kept), ("ui-your-hand", own.hand)):
            shown = [card for card in pile if card != HOLE and card not in asked]
            if shown:
                lines += ["", self.page.style(self.say(key), BOLD) + ":"]
                lines += [self.page.fill(self.card(state, number, card), 2, 4) for card in shown]
        return lines

    def card(self, state: State, seat: int, number: int) -> str:
        card = CARDS[number]
        return f"{self.page.style(speak(card.noun(), self.language), BOLD)}{self.face(state, seat, card)}"

    def face(self, state: State, seat: int, card: Card) -> str:
        """What a card shows beside its name: what it costs the seat, its tags, its text."""
        corner = [] if card.kind == CORPORATION else [f"{price_of(state.seats[seat], card)} M€"]
        corner += [self.noun(f"tag-{TAGS[tag]}") for tag in card.tags]
        shown = f" ({', '.join(corner)})" if corner else ""
        return f"{shown}: {card_text(card, self.language)}"

    # The question

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        state, number = self.view(seat)
        asked = self.game.state.asked(number)
        options = {self.game.rules.vocabulary.number(option): shown for option, shown in numbers.items()}
        spaces = {option - AREA: shown for option, shown in options.items() if AREA <= option < AREA + AREAS}
        lines = []
        if spaces:
            lines += ["", self.map(state, spaces), ""]
        if asked.key in ("ask-buy", "ask-sell"):
            card = next(card for card in CARDS if card.noun() == asked.args["card"])
            lines.append(self.page.fill(self.card(state, number, card.number), 2, 4))
        if asked.key == "ask-buy":
            lines.append(self.page.fill(self.say("ui-money-left", amount=money_left(state, number)), 2))
        if asked.key == "ask-payment":
            lines.append(self.page.fill(self.say("ui-you-have", what=self.purse(state, number)), 2))
        for index, colour in enumerate(state.colours):
            if TARGET + colour in options:
                lines.append(self.page.fill(f"{self.name(index)}: {self.stock(state, index)}", 2, 4))
        return "\n".join(lines)

    def purse(self, state: State, number: int) -> list[Arg]:
        """What the seat could pay with."""
        board = state.seats[number]
        parts: list[Arg] = [Noun("credits", board.stock[CREDITS], True)]
        for metal in (STEEL, TITANIUM):
            if board.stock[metal]:
                amount = Noun(STOCK[metal], board.stock[metal], True)
                parts.append(Phrase("ui-worth", {"what": amount, "price": board.metal_values[metal]}))
        if board.heat_is_money:
            parts.append(Noun("heat", board.stock[HEAT], True))
        return parts

    def note(self, seat: str, option: str) -> str:
        state, number = self.view(seat)
        number_of_option = self.game.rules.vocabulary.number(option)
        if CARD <= number_of_option < PLAY:
            return self.lying(state, number, CARDS[number_of_option - CARD + 1])
        meaning = self.meaning(state, number, number_of_option)
        return f": {meaning}" if meaning else ""

    def lying(self, state: State, seat: int, card: Card) -> str:
        """A card without its name: before whom and with what it lies if it is in play, and its face."""
        owners = [i for i, board in enumerate(state.seats) if card.number in board.tableau and i != seat]
        owner = f" ({self.name(owners[0])})" if owners else ""
        return owner + self.holding(state, card.number) + self.face(state, seat, card)

    def meaning(self, state: State, seat: int, option: int) -> str:
        if ACTION <= option < ACTION + len(ACTION_CARDS):
            action = CARDS[ACTION_CARDS[option - ACTION]].action
            return sentence(speak(action.phrase(), self.language)) if action else ""
        if STANDARD <= option < MILESTONE:
            return sentence(speak(PROJECTS_FOR_ALL[option - STANDARD].phrase(), self.language))
        if MILESTONE <= option < AWARD:
            milestone = option - MILESTONE
            have = f"{milestone_measure(state, seat, milestone)}/{MILESTONE_GOALS[milestone]}"
            return f"{self.counted(MILESTONE_COUNTS[milestone])} {have}"
        if AWARD <= option < CHOOSE:
            award = option - AWARD
            have = ", ".join(f"{self.name(i)} {award_measure(state, i, award)}" for i in range(len(state.seats)))
            return f"{self.counted(AWARD_COUNTS[award])} ({have})"
        if option in (CONVERT_PLANTS, CONVERT_HEAT):
            price = state.seats[seat].greenery_price
            plants = option == CONVERT_PLANTS
            return self.say("spend", what=Noun("plants", price, True) if plants else Noun("heat", HEAT_A_STEP, True))
        return ""

    def explain(self, seat: str, text: str) -> str:
        state, number = self.view(seat)
        option = self.game.rules.vocabulary.number(text)
        if PLAY <= option < ACTION:
            return self.page.fill(self.card(state, number, option - PLAY + 1))
        if option >= 0:
            label = speak(self.game.rules.label(state, number, option), self.language)
            return self.page.fill(label + self.note(seat, text))
        for card in CARDS[1:]:
            if as_typed(text) in (card.id, as_typed(speak(card.noun(), self.language))):
                lines = [self.page.fill(self.card(state, number, card.number))]
                reason = self.game.why_not(seat, f"play:{card.id}") if card.number in state.seats[number].hand else None
                if reason is not None:
                    name = speak(card.noun(), self.language)
                    lines.append(self.say("ui-not-possible", option=name, reason=speak(reason, self.language)))
                return "\n".join(lines)
        return ""

    # The end

    def outcome(self) -> Phrase:
        scores = self.game.scores()
        winners = self.game.winners
        best = max(row["total"] for row in scores.values())
        points = Noun("points", best, True)
        if len(scores) == 1:
            return Phrase("result-solo-won", {"points": points}) if winners else Phrase("result-solo-lost")
        if len(winners) > 1:
            names: list[Arg] = [Noun("seat-" + seat) for seat in winners]
            return Phrase("result-shared", {"seats": names, "points": points})
        tied = sum(1 for row in scores.values() if row["total"] == best) > 1
        key = "result-tie-break" if tied else "result-winner"
        return Phrase(key, {"seat": Noun("seat-" + winners[0]), "points": points})


def money_left(state: State, seat: int) -> int:
    """What the seat can still spend on cards, after those it has said yes to."""
    board = state.seats[seat]
    answers = state.answers[seat]
    first_hand = bool(board.dealt)
    budget = CARDS[answers[0] - CARD + 1].credits if first_hand else worth(board, money_means(board), 0)
    return budget - CARD_PRICE * answers.count(YES)


def card_line(entry: Mapping[str, Any], language: str) -> str:
    """A card of the index: its number, name, what stands in its corner, and its text."""
    corner = [] if entry["kind"] == "corporation" else [f"{entry['cost']} M€"]
    corner += [speak(Noun(f"tag-{tag}"), language) for tag in entry["tags"]]
    shown = f" ({', '.join(corner)})" if corner else ""
    return f"{entry['number']}  {entry['name']}{shown}: {entry['text']}"
