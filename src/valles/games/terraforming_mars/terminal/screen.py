"""The screen of a seat of Terraforming Mars in a terminal, question by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valles.describe.text import render, render_inline, sentence
from valles.describe.typography import as_typed
from valles.games.terraforming_mars.printed import (
    CARDS,
    PROJECTS,
    Card,
    held_on,
    printed_goals,
    value_on,
)
from valles.games.terraforming_mars.public import Player
from valles.games.terraforming_mars.terminal.outline import Outline
from valles.games.terraforming_mars.terminal.panel import player_at
from valles.kernel.phrase import Arg, Noun, Phrase

BUYING: Final = ("ask-buy", "ask-buy-before-preludes")


class Screen(Outline):
    title = "ui-title"
    scored = "score-"

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        return [card_line(entry, language) for entry in entries]

    # The question

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        view = self.view(seat)
        own = player_at(view, seat)
        prompt = self.prompt(seat)
        parts = {self.parts(option): shown for option, shown in numbers.items()}
        spaces = {noun: shown for (kind, noun), shown in parts.items() if kind == "space"}
        lines = []
        if spaces:
            lines += ["", self.map(view, spaces), ""]
        if prompt.key in ("ask-sell", "ask-keep-prelude", *BUYING):
            card = next(card for card in CARDS.values() if card.noun() == prompt.args["card"])
            lines.append(self.page.fill(self.card(seat, card), 2, 4))
        if prompt.key in BUYING:
            lines.append(self.page.fill(self.text("ui-money-left", amount=self.money_left(own)), 2))
        if prompt.key == "ask-payment":
            lines.append(self.page.fill(self.text("ui-you-have", what=purse(own)), 2))
        for player in view.players:
            if ("target", player.seat) in parts:
                lines.append(self.page.fill(f"{self.name(player.seat)}: {self.stock(player)}", 2, 4))
        return "\n".join(lines)

    def money_left(self, own: Player) -> int:
        """Return the M€ that the seat can still spend on cards, after those it has accepted."""
        if own.dealt.count:
            _, corporation = self.parts(own.answers[0])
            budget = CARDS[corporation].credits
        else:
            budget = own.resources["credits"] + (own.resources["heat"] if own.heat_is_money else 0)
        bought = own.answers[1 + own.preludes.count :] if own.dealt.count else own.answers
        return budget - self.figures(own.seat)[own.seat]["card-price"] * bought.count("yes")

    def note(self, seat: str, option: str) -> str:
        kind, noun = self.parts(option)
        if kind == "card":
            return self.lying(seat, CARDS[noun])
        meaning = self.meaning(seat, option)
        return f": {meaning}" if meaning else ""

    def lying(self, seat: str, card: Card) -> str:
        """Return a card without its name: before whom and with what it lies if it is in play, and its face."""
        text = ""
        for player in self.view(seat).players:
            for played in player.played:
                if played.card == card.id:
                    owner = f" ({self.name(player.seat)})" if player.seat != seat else ""
                    text += owner + self.holding(played)
        return text + self.face(seat, card)

    def meaning(self, seat: str, option: str) -> str:
        """Return the description of an option that names no card, beyond its label."""
        kind, noun = self.parts(option)
        if kind == "action":
            action = CARDS[noun].action
            return sentence(render(action.phrase(), self.language)) if action else ""
        if kind == "standard":
            return sentence(render(PROJECTS[noun].phrase(), self.language))
        if kind in ("milestone", "award"):
            return self.goal(seat, kind, noun)
        return self.text("spend", what=[*self.price(seat, option)]) if kind == "convert" else ""

    def goal(self, seat: str, kind: str, id: str) -> str:
        """Return the count of a milestone or an award, and the progress of each player; empty on another map."""
        view = self.view(seat)
        printed = printed_goals(view.map, view.decks)
        figures = self.figures(seat)
        for milestone in printed.milestones:
            if kind == "milestone" and milestone.id == id:
                have = figures[seat][f"milestone-{id}"]
                return f"{render(milestone.measure.counted(), self.language)} {have}/{milestone.goal}"
        for award in printed.awards:
            if kind == "award" and award.id == id:
                all_have = ", ".join(f"{self.name(other)} {row[f'award-{id}']}" for other, row in figures.items())
                return f"{render(award.measure.counted(), self.language)} ({all_have})"
        return ""

    def explain(self, seat: str, text: str) -> str:
        kind, noun = self.parts(text)
        if kind == "play":
            return self.page.fill(self.card(seat, CARDS[noun]))
        if kind:
            return self.page.fill(self.label(seat, text) + self.note(seat, text))
        for card in CARDS.values():
            name = render(card.noun(), self.language)
            if as_typed(text) in (card.id, as_typed(name)):
                lines = [self.page.fill(self.card(seat, card))]
                in_hand = card.id in player_at(self.view(seat), seat).hand.cards
                reason = self.game.why_not(seat, f"play:{card.id}") if in_hand else None
                if reason is not None:
                    lines.append(self.text("ui-not-possible", option=name, reason=render(reason, self.language)))
                return "\n".join(lines)
        return ""

    # The end

    def outcome(self) -> Phrase:
        outcome = self.game.outcome
        assert outcome is not None
        return outcome


def purse(own: Player) -> list[Arg]:
    """Return the means of payment of the seat."""
    parts: list[Arg] = [Noun("credits", own.resources["credits"], True)]
    for metal, value in (("steel", own.steel_value), ("titanium", own.titanium_value)):
        if own.resources[metal]:
            amount = Noun(metal, own.resources[metal], True)
            parts.append(Phrase("ui-worth", {"what": amount, "price": value}))
    for played in own.played:
        card = CARDS[played.card]
        if played.held and value_on(card):
            held = Noun(held_on(card), played.held, True)
            parts.append(Phrase("ui-worth", {"what": held, "price": value_on(card)}))
    if own.heat_is_money:
        parts.append(Noun("heat", own.resources["heat"], True))
    return parts


def card_line(entry: Mapping[str, Any], language: str) -> str:
    """Return a card of the index: its number, name, what stands in its corner, and its text."""
    corner = [] if entry["kind"] in ("corporation", "prelude") else [f"{entry['cost']} M€"]
    corner += [render_inline(Noun(f"tag-{tag}"), language) for tag in entry["tags"]]
    shown = f" ({', '.join(corner)})" if corner else ""
    return f"{entry['number']}  {entry['name']}{shown}: {entry['text']}"
