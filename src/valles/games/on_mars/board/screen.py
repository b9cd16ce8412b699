"""What a seat sees of On Mars in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valles.describe.card import card_text
from valles.describe.text import sentence, speak
from valles.describe.typography import as_typed
from valles.games.on_mars.board.colony import BOT_LETTER, ROVER_LETTER, pieces
from valles.games.on_mars.board.panel import NOTHING, Board
from valles.games.on_mars.building import building_noun, complex_size, type_of
from valles.games.on_mars.card import BLUEPRINT_CARDS, CARDS, LAB_BONUS, Blueprint, SoloGoal
from valles.games.on_mars.colony import AROUND, CENTRE, HEX_NAMES
from valles.games.on_mars.component import (
    CARD_COUNT,
    CONSTRUCT,
    CONTROL_CENTER,
    CRYSTAL_THERE,
    DEVELOPMENTS,
    FIRST_B,
    GOAL,
    GOODS,
    HIRE,
    SHELTER,
    SLOT_OF,
    TECH,
    WORKING_AREA,
)
from valles.games.on_mars.effects.displace import ROVER, piece_at
from valles.games.on_mars.effects.move import direction, moved_piece
from valles.games.on_mars.measure import marked
from valles.games.on_mars.payment import price, price_nouns
from valles.games.on_mars.placement import placement_cost
from valles.games.on_mars.saying import result_phrase
from valles.games.on_mars.state import State
from valles.games.on_mars.turn import MAIN
from valles.games.on_mars.vocabulary import (
    ACTION,
    BUILD,
    CARD,
    DELIVER,
    DELIVERY_OF,
    DEVELOP,
    EXECUTIVE_ACTION,
    GOAL_OF,
    GRID_SPACE,
    HEX,
    LAB_SPACE,
    MOVE_ROVER,
    PAY_GOAL,
    RETRIEVE,
    SPACE,
    TAKE,
    TASK,
    TECH_OF,
    USE,
    named_card,
)
from valles.kernel.phrase import Noun, Phrase
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


class Screen(Board):
    title = "om-ui-title"
    scored = "om-score-"

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        """All cards by family; stand-ins have a mark, which the last line explains."""
        lines = []
        for entry in entries:
            if entry["number"] == 1:
                lines.append(speak(Phrase(FAMILY_KEYS[entry["family"]]), language))
            mark = f" {STANDIN_MARK}" if entry["standin"] else ""
            lines.append(f"{entry['number']:>2}  {entry['name']}{mark}: {entry['text']}")
        return [*lines, standin_line(language)]

    # The question

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        state, number = self.view(seat)
        asked = self.game.state.asked(number)
        options = {self.game.rules.vocabulary.number(option): shown for option, shown in numbers.items()}
        lines = []
        hexes = self.chosen_hexes(state, number, options)
        if hexes:
            lines += ["", self.colony(state).map(state, hexes), ""]
        if asked.key == "om-ask-pay":
            lines.append(self.page.fill(self.stock(state, number), 2, 4))
        if asked.key in LAB_QUESTIONS:
            lines.append(
                self.page.fill(self.labelled("om-ui-laboratory", ", ".join(self.laboratory(state, number))), 2, 4)
            )
        tile = asked.args.get("tile")
        if isinstance(tile, Noun):
            lines += [self.page.fill(card_text(card, self.language), 2, 4) for card in CARDS if card.noun() == tile]
        return "\n".join(lines)

    def chosen_hexes(self, state: State, seat: int, options: Mapping[int, str]) -> dict[int, str]:
        """The hexes that the options name or lead to, with what to type for them."""
        found: dict[int, str] = {}
        for option, shown in options.items():
            if HEX <= option < CARD:
                hex = option - HEX
            elif MOVE_ROVER <= option < GOAL_OF:
                hex = self.target(state, seat, option)
            else:
                continue
            found[hex] = f"{found[hex]}/{shown}" if hex in found else shown
        return found

    def target(self, state: State, seat: int, option: int) -> int:
        """Where a step of a bot or of the rover leads."""
        origin = piece_at(state, seat, moved_piece(option))
        if origin < 0 and moved_piece(option) == ROVER:
            origin = CENTRE
        return AROUND[origin][direction(option)] if origin >= 0 else -1

    def note(self, seat: str, option: str) -> str:
        state, number = self.view(seat)
        meaning = self.meaning(state, number, self.game.rules.vocabulary.number(option))
        return f": {meaning}" if meaning else ""

    def meaning(self, state: State, seat: int, option: int) -> str:
        """What an option is about, beyond its label."""
        if ACTION <= option < EXECUTIVE_ACTION:
            return self.action(state, seat, option - ACTION)
        if USE <= option < BUILD:
            return sentence(speak(BLUEPRINT_CARDS[option - USE].effect.phrase(), self.language))
        if PAY_GOAL <= option < TAKE:
            return self.need(state, seat, option - PAY_GOAL + GOAL)
        if TAKE <= option < TECH_OF:
            return self.say("om-ui-there", count=state.warehouse[option - TAKE])
        if RETRIEVE <= option < SPACE:
            board, row = state.seats[seat], option - RETRIEVE
            return self.say("om-ui-there", count=board.working if row == WORKING_AREA else board.slots[row])
        if DEVELOP <= option < LAB_SPACE:
            bonus = LAB_BONUS[DEVELOPMENTS[option - DEVELOP][1]]
            return sentence(speak(bonus.phrase(), self.language)) if bonus is not None else ""
        if GRID_SPACE <= option < MOVE_ROVER:
            tech = state.grid[option - GRID_SPACE] - 1
            return self.face(TECH + tech) if tech > SHELTER else ""
        if GOAL_OF <= option < HEX:
            return self.any_time(state, seat, option)
        return self.lying(named_card(option)) if option >= CARD else ""

    def lying(self, number: int) -> str:
        """A card that may be chosen; a blueprint in brief, as all are alike."""
        card = CARDS[number]
        if not isinstance(card, Blueprint):
            return self.face(number)
        building, gain = building_noun(card.building), Noun("om-" + GOODS[card.gain], 1, True)
        effect = card.effect.phrase()
        return sentence(self.say("om-ui-lying", building=building, level=card.level, what=gain, effect=effect))

    def action(self, state: State, seat: int, action: int, brief: bool = True) -> str:
        """What a main action does, in brief unless its name says it, and what it costs to place a colonist for it."""
        parts = [] if brief and action in (CONSTRUCT, HIRE) else [self.effect(action)]
        cost = placement_cost(state, seat, SLOT_OF[action]) if SLOT_OF[action] >= 0 else 0
        if cost:
            parts.append(self.say("om-ui-placing", price=price_nouns(price(either=cost))))
        return " ".join(parts)

    def effect(self, action: int) -> str:
        phrase = Phrase("om-ui-control-center") if action == CONTROL_CENTER else MAIN[action].phrase()
        return sentence(speak(phrase, self.language))

    def any_time(self, state: State, seat: int, option: int) -> str:
        """Goals, tasks and deliveries."""
        if option < TASK:
            return self.face(option - GOAL_OF + GOAL)
        if option < DELIVER:
            return self.face(option - TASK + FIRST_B)
        contract, _ = DELIVERY_OF[option - DELIVER]
        return self.deliveries(state, contract)

    def on_hex(self, state: State, hex: int) -> list[str]:
        """All that is on a hex, in words."""
        found = []
        kind = type_of(state, hex)
        if kind >= 0:
            owner = f" ({self.name(state.building[hex] - SHELTER - 1)})" if kind == SHELTER else ""
            found.append(f"{self.building(kind)}{owner}")
            if complex_size(state, hex) > 1:
                found.append(self.say("om-ui-complex", size=complex_size(state, hex)))
        for mark, seat in pieces(state, hex):
            found.append(f"{self.piece(state, hex, mark)} ({self.name(seat)})")
        if state.ground[hex] == CRYSTAL_THERE:
            found.append(self.noun("om-crystal"))
        elif state.ground[hex]:
            found.append(self.card_name(state.ground[hex]))
        return found

    def piece(self, state: State, hex: int, mark: int) -> str:
        if mark == 0:
            return self.card_name(state.upgraded[hex])
        return self.noun({BOT_LETTER: "om-bot", ROVER_LETTER: "om-rover"}.get(mark, "om-colonist"))

    # Explanations

    def explain(self, seat: str, text: str) -> str:
        state, _ = self.view(seat)
        option = self.game.rules.vocabulary.number(text)
        if option >= 0:
            return self.option(seat, option)
        if text.casefold() in HEX_NAMES:
            return self.hex(state, HEX_NAMES.index(text.casefold()))
        for card in range(1, CARD_COUNT):
            name = as_typed(self.card_name(card))
            if as_typed(text) in (CARDS[card].id, name, name.partition(" (")[0]):
                return self.card(card)
        return ""

    def option(self, seat: str, option: int) -> str:
        """What an option means; cards and hexes with all that is to say about them."""
        state, number = self.view(seat)
        if HEX <= option < CARD:
            return self.hex(state, option - HEX)
        if option >= CARD:
            return self.card(named_card(option))
        if GRID_SPACE <= option < MOVE_ROVER and state.grid[option - GRID_SPACE]:
            return self.card(TECH + state.grid[option - GRID_SPACE] - 1)
        label = speak(self.game.rules.label(state, number, option), self.language)
        if ACTION <= option < EXECUTIVE_ACTION:
            return self.page.fill(f"{label}: {self.action(state, number, option - ACTION, brief=False)}")
        if MOVE_ROVER <= option < GOAL_OF and self.target(state, number, option) >= 0:
            return f"{label}\n{self.hex(state, self.target(state, number, option))}"
        return self.page.fill(label + self.note(seat, self.game.rules.vocabulary.text(option)))

    def card(self, number: int) -> str:
        card = CARDS[number]
        state = self.game.state
        if isinstance(card, SoloGoal) and isinstance(state, State) and state.solo:
            return self.page.fill(self.solo_goal(state, card))
        mark = f" {STANDIN_MARK}" if card.standin else ""
        shown = self.page.fill(f"{self.page.style(self.card_name(number), BOLD)}{mark}: {self.face(number)}")
        return f"{shown}\n{self.page.fill(standin_line(self.language), 0, 2)}" if card.standin else shown

    def hex(self, state: State, hex: int) -> str:
        """What is on the hex, and what a tile or an advanced building there says."""
        there = ", ".join(self.on_hex(state, hex)) or NOTHING
        lines = [self.page.fill(f"{self.page.style(HEX_NAMES[hex], BOLD)}: {there}", 0, 2)]
        if state.ground[hex] > CRYSTAL_THERE:
            lines.append(self.card(state.ground[hex]))
        if state.upgraded[hex]:
            lines.append(self.card(state.upgraded[hex]))
        return "\n".join(lines)

    # The end

    def points(self) -> tuple[list[str], list[tuple[str, list[int]]]]:
        """Alone one is measured against Lacerda; who ties is told apart by three more numbers (OM-END-15)."""
        state = self.game.state
        assert isinstance(state, State)
        boards = range(len(state.seats))
        scores = list(self.game.scores().values())
        rows = [(self.say(self.scored + kind), [score[kind] for score in scores]) for kind in scores[0]]
        best = max(score["total"] for score in scores)
        if not state.solo and sum(1 for score in scores if score["total"] == best) > 1:
            rows += [
                (self.noun("om-crystal", 2), [board.crystals for board in state.seats]),
                (self.say("om-ui-advanced-buildings"), [len(marked(state, seat)) for seat in boards]),
                (self.say("om-ui-progress"), [board.cubes.count(True) for board in state.seats]),
            ]
        return [self.name(seat) for seat in boards], rows

    def outcome(self) -> Phrase:
        state = self.game.state
        assert isinstance(state, State)
        return result_phrase(state)


def standin_line(language: str) -> str:
    return f"{STANDIN_MARK} {speak(Phrase('om-ui-standin'), language)}"
