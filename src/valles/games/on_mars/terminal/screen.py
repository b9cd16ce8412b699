"""The screen of a seat of On Mars in a terminal, question by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valles.describe.card import card_text
from valles.describe.text import render, sentence
from valles.describe.typography import as_typed
from valles.games.on_mars.printed import (
    BLUEPRINT_EFFECTS,
    BUILDINGS,
    CARDS,
    INDEX,
    LAB_BONUSES,
    LANDING,
    NEIGHBOURS,
    TECH_TILES,
    SoloGoal,
    action_phrase,
    noun_of,
)
from valles.games.on_mars.public.struct import OwnedContract, PublicView
from valles.games.on_mars.terminal.colony import EMPTY
from valles.games.on_mars.terminal.outline import Outline
from valles.games.on_mars.terminal.panel import NOTHING, player_at
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terminal.page import BOLD

FAMILY_KEYS: Final = {
    "blueprint": "om-ui-blueprints", "scientist": "om-ui-scientists", "contract": "om-ui-contracts",
    "goal": "om-ui-goals", "mission": "om-ui-missions", "first_colonist_a": "om-ui-first-a",
    "first_colonist_b": "om-ui-first-b", "discovery": "om-ui-discoveries", "research": "om-ui-research-tiles",
    "reward": "om-ui-rewards", "tech": "om-ui-tech-tiles", "executive": "om-ui-executive-actions",
    "solo": "om-ui-solo-cards", "solo_goal": "om-ui-solo-goals",
}  # fmt: skip
STANDIN_MARK: Final = "†"
"""Beside the name of a card with values that no source confirms."""
LAB_QUESTIONS: Final = ("om-ask-learn", "om-ask-install", "om-ask-develop", "om-ask-compensate")
"""Questions that are answered with an eye on the laboratory."""


class Screen(Outline):
    title = "om-ui-title"
    scored = "om-score-"

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        """Return all cards by family; stand-ins have a mark, which the last line explains."""
        lines = []
        for entry in entries:
            if entry["number"] == 1:
                lines.append(render(Phrase(FAMILY_KEYS[entry["family"]]), language))
            mark = f" {STANDIN_MARK}" if entry["standin"] else ""
            lines.append(f"{entry['number']:>2}  {entry['name']}{mark}: {entry['text']}")
        return [*lines, standin_line(language)]

    # The question

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        view = self.view(seat)
        own = player_at(view, seat)
        key = self.prompt(seat).key
        lines = []
        hexes = self.chosen_hexes(seat, numbers)
        if hexes:
            lines += ["", self.colony(view).map(view, hexes), ""]
        if key == "om-ask-pay":
            lines.append(self.page.fill(self.stock(own), 2, 4))
        if key in LAB_QUESTIONS:
            lines.append(self.page.fill(self.labelled("om-ui-laboratory", ", ".join(self.laboratory(own))), 2, 4))
        tile = self.about(seat).get("tile")
        lines += [self.page.fill(self.face(tile), 2, 4)] if tile in CARDS else []
        return "\n".join(lines)

    def chosen_hexes(self, seat: str, numbers: Mapping[str, str]) -> dict[str, str]:
        """Return the hexes that the options name or lead to, with what to type for them."""
        result: dict[str, str] = {}
        for option, shown in numbers.items():
            kind, noun = self.parts(option)
            hex = noun if kind == "hex" else self.target(seat, option)
            if hex:
                result[hex] = f"{result[hex]}/{shown}" if hex in result else shown
        return result

    def target(self, seat: str, option: str) -> str:
        """Return the target of a step of a bot or of the rover; empty for other options, and where it leads nowhere."""
        kind, direction = self.parts(option)
        own = player_at(self.view(seat), seat)
        places = {"rover": own.rover or LANDING, **{f"bot{number}": hex for number, hex in enumerate(own.bots, 1)}}
        origin = places.get(kind)
        return NEIGHBOURS[origin].get(direction, "") if origin else ""

    def note(self, seat: str, option: str) -> str:
        meaning = self.meaning(seat, option)
        return f": {meaning}" if meaning else ""

    def meaning(self, seat: str, option: str) -> str:
        """Return the description of an option beyond its label."""
        kind, noun = self.parts(option)
        if kind == "action":
            return self.action(seat, noun)
        if kind == "use":
            return sentence(render(BLUEPRINT_EFFECTS[noun].phrase(), self.language))
        if kind == "pay" and noun in CARDS:
            return self.need(seat, noun)
        if kind == "develop":
            bonus = LAB_BONUSES[noun.partition("-")[2]]
            return sentence(render(bonus.phrase(), self.language)) if bonus is not None else ""
        if kind == "card":
            return self.lying(noun)
        return self.face(noun) if kind in ("goal", "task") else self.there(seat, kind, noun)

    def there(self, seat: str, kind: str, noun: str) -> str:
        """Return the amount or the contents at the place of an option; empty for other options."""
        view = self.view(seat)
        own = player_at(view, seat)
        if kind == "take":
            return self.text("om-ui-there", count=view.warehouse.get(noun, 0))
        if kind == "retrieve":
            return self.text("om-ui-there", count=own.slots.get(noun, own.working))
        if kind == "grid":
            tech = tech_at(view, noun)
            return "" if tech is None or tech in BUILDINGS else card_text(TECH_TILES[tech], self.language)
        if kind == "deliver":
            contract = noun.partition(":")[0]
            owned = [owned for player in view.players for owned in player.contracts if owned.card == contract]
            return self.deliveries(owned[0] if owned else OwnedContract(contract, [0, 0], False))
        return ""

    def lying(self, card: str) -> str:
        """Return a card that may be chosen; a blueprint in brief, as all are alike."""
        if card not in BLUEPRINT_EFFECTS:
            return self.face(card)
        shows = INDEX[card]
        building, gain = noun_of(shows["building"]), Noun(f"om-{shows['gain']}", 1, True)
        effect = BLUEPRINT_EFFECTS[card].phrase()
        return sentence(self.text("om-ui-lying", building=building, level=shows["level"], what=gain, effect=effect))

    def action(self, seat: str, action: str, brief: bool = True) -> str:
        """Return the effect of a main action, in brief unless its name tells it, and the price of its slot."""
        effect = sentence(render(action_phrase(action), self.language))
        parts = [] if brief and action in ("construct", "hire") else [effect]
        price: list[Arg] = [*self.kind_price(seat, f"action:{action}")]
        if price:
            parts.append(self.text("om-ui-placing", price=price))
        return " ".join(parts)

    # Explanations

    def explain(self, seat: str, text: str) -> str:
        if self.parts(text)[0]:
            return self.option(seat, text)
        if text.casefold() in NEIGHBOURS:
            return self.hex(self.view(seat), text.casefold())
        for card in CARDS:
            name = as_typed(self.card_name(card))
            if as_typed(text) in (card, name, name.partition(" (")[0]):
                return self.card(card)
        return ""

    def option(self, seat: str, option: str) -> str:
        """Return the description of an option; cards and hexes in full."""
        view = self.view(seat)
        kind, noun = self.parts(option)
        if kind == "hex":
            return self.hex(view, noun)
        if kind == "card":
            return self.card(noun)
        tech = tech_at(view, noun) if kind == "grid" else None
        if tech is not None:
            return self.card(TECH_TILES[tech].id)
        label = self.label(seat, option)
        if kind == "action":
            return self.page.fill(f"{label}: {self.action(seat, noun, brief=False)}")
        target = self.target(seat, option)
        return f"{label}\n{self.hex(view, target)}" if target else self.page.fill(label + self.note(seat, option))

    def card(self, id: str) -> str:
        card = CARDS[id]
        if isinstance(card, SoloGoal) and self.view().solo:
            return self.page.fill(self.solo_goal(card))
        mark = f" {STANDIN_MARK}" if card.standin else ""
        shown = self.page.fill(f"{self.page.style(self.card_name(id), BOLD)}{mark}: {self.face(id)}")
        return f"{shown}\n{self.page.fill(standin_line(self.language), 0, 2)}" if card.standin else shown

    def hex(self, view: PublicView, name: str) -> str:
        """Return the contents of the hex, with the text of a tile or an advanced building."""
        there = view.hexes.get(name, EMPTY)
        result = ", ".join(self.on_hex(view, name)) or NOTHING
        lines = [self.page.fill(f"{self.page.style(name.upper(), BOLD)}: {result}", 0, 2)]
        if there.ground:
            lines.append(self.card(there.ground))
        if there.upgrade is not None:
            lines.append(self.card(there.upgrade.blueprint))
        return "\n".join(lines)

    # The end

    def points(self) -> tuple[list[str], list[tuple[str, list[int]]]]:
        """Alone one is measured against Lacerda; who ties is told apart by three more numbers (OM-END-15)."""
        view = self.view()
        scores = list(self.game.scores().values())
        rows = [(self.text(self.scored + kind), [score[kind] for score in scores]) for kind in scores[0]]
        best = max(score["total"] for score in scores)
        if not view.solo and sum(1 for score in scores if score["total"] == best) > 1:
            names = (self.noun("om-crystal", 2), self.text("om-ui-advanced-buildings"), self.text("om-ui-progress"))
            rows += zip(names, tie_breaks(view).values(), strict=True)
        return [self.name(player.seat) for player in view.players], rows

    def outcome(self) -> Phrase:
        outcome = self.game.outcome
        assert outcome is not None
        return outcome


def tie_breaks(view: PublicView) -> dict[str, list[int]]:
    """Return the criteria among players with the same points, in order: the number of each player (OM-END-15)."""
    return {
        "crystals": [player.crystals for player in view.players],
        "advanced-buildings": [sum(1 for owned in player.blueprints if owned.hex) for player in view.players],
        "progress": [sum(player.progress.values()) for player in view.players],
    }


def tech_at(view: PublicView, space: str) -> str | None:
    """Return the technology on a space of the grid."""
    return next(at.tech for at in view.grid if at.space == space)


def standin_line(language: str) -> str:
    return f"{STANDIN_MARK} {render(Phrase('om-ui-standin'), language)}"
