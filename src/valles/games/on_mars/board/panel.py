"""The table of On Mars in a terminal: the main board and the player boards."""

from __future__ import annotations

from typing import Final

from valles.describe.card import card_lines, card_text
from valles.describe.text import speak
from valles.games.on_mars.board.colony import (
    ADVANCED_MARK,
    Colony,
    Part,
    initials,
)
from valles.games.on_mars.building import ARROWS_OF, building_noun
from valles.games.on_mars.card import (
    BLUEPRINT_CARDS,
    CARDS,
    CONTRACT_CARDS,
    GOAL_CARDS,
    MISSION_CARDS,
    SCIENTIST_CARDS,
    SOLO_GOAL_CARDS,
    SoloGoal,
)
from valles.games.on_mars.colony import HEX_NAMES, HEXES
from valles.games.on_mars.component import (
    BLUEPRINTS,
    BUILDINGS,
    COLONY,
    CONTRACT,
    CRYSTAL,
    CRYSTAL_THERE,
    GENERATOR,
    GOAL,
    GOODS,
    HIRE_ROW,
    LAB,
    LACERDA,
    LAST_LEVEL,
    MAIN_ACTIONS,
    MISSION,
    ORBIT,
    RESEARCH_TILE,
    RESOURCES,
    ROVER_TECH,
    SCIENTIST,
    SEATS,
    SHELTER,
    SHIPS,
    SLOT_OF,
    SLOTS,
    STACKS,
    UPGRADE_TECH,
    WAREHOUSE_GOODS,
)
from valles.games.on_mars.effects.lab import GRID_PRICES
from valles.games.on_mars.payment import price_nouns
from valles.games.on_mars.scoring import total
from valles.games.on_mars.standin import LSS_ROWS, RESEARCH_LETTERS
from valles.games.on_mars.state import State
from valles.games.on_mars.supply import capacity, depot_capacity, storage_limit
from valles.kernel.phrase import Arg, Noun
from valles.terminal.page import BOLD, COLOURS, DIM, glued
from valles.terminal.screen import GameScreen, dotted

ARROWS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")
"""The directions, in their order."""
GRID_ROWS: Final = ((0, 3), (3, 6), (6, 8))
NOTHING: Final = "–"
FREE_SLOT: Final = "·"
MET: Final = "✓"
EXECUTIVE_SLOTS: Final = 8


class Board(GameScreen):
    def view(self, seat: str) -> tuple[State, int]:
        state = self.game.view(seat)
        assert isinstance(state, State)
        return state, self.game.seats.index(seat)

    # Names

    def name(self, index: int) -> str:
        """The name of a board; Lacerda's is the one without a seat."""
        state = self.game.state
        assert isinstance(state, State)
        return self.page.style(speak(state.noun(index), self.language), COLOURS[SEATS[state.colours[index]]])

    def owners(self, state: State) -> list[Part]:
        """The letter of each board, in its colour."""
        names = [speak(state.noun(seat), self.language) for seat in range(len(state.seats))]
        letters = initials(names, self.say("om-ui-letters"))
        return [(letter, (COLOURS[SEATS[state.colours[seat]]],)) for seat, letter in enumerate(letters)]

    def letter(self, state: State, seat: int) -> str:
        text, styles = self.owners(state)[seat]
        return self.page.style(text, *styles)

    def building(self, building: int, count: int = 1) -> str:
        return self.noun("om-" + BUILDINGS[building].replace("_", "-"), count)

    def tech(self, tech: int) -> str:
        """A technology in one or two words."""
        if tech <= SHELTER:
            return self.building(tech)
        if tech == ROVER_TECH:
            return self.noun("om-rover")
        return self.say("om-ui-upgrade-tech") if tech == UPGRADE_TECH else self.say("om-ui-ship-tech")

    def card_name(self, number: int) -> str:
        return speak(CARDS[number].noun(), self.language)

    def face(self, number: int) -> str:
        return card_text(CARDS[number], self.language)

    def labelled(self, key: str, text: str) -> str:
        return f"{self.page.style(self.say(key), BOLD)}: {text}"

    def entry(self, key: str, entries: list[str], indent: int = 0, comma: str = ", ") -> list[str]:
        """A line of the table: what it is about, and what there is; no line for nothing."""
        if not entries:
            return []
        return [self.page.fill(self.labelled(key, comma.join(entries)), indent, indent + 2)]

    # The whole table

    def screen(self, seat: str) -> str:
        state, number = self.view(seat)
        level = self.say("om-ui-level", level=f"{state.level}/{LAST_LEVEL}")
        end = self.say("om-ui-last-round") if state.final else self.say("om-ui-remaining", left=state.remaining)
        title = [self.say("om-ui-round", round=state.round), level, end]
        lines = [self.page.rule(" · ".join(title)), *self.order(state), *self.missions(state), *self.support(state)]
        lines += [*self.slots(state), *self.market(state), *self.cards(state), *self.solo_goals(state)]
        for other in range(len(state.seats)):
            if other != number:
                lines += self.board(state, other)
        lines += ["", self.colony(state).map(state, {}), "", self.legend(state), *self.tiles(state)]
        return "\n".join([*lines, *self.board(state, number), *self.secrets(state, number)])

    def glance(self, seat: str) -> str:
        """In the middle of a turn the map and the own board are enough, and nothing where only its end is left."""
        state, number = self.view(seat)
        asked = self.game.state.asked(number).key
        if asked == "om-ask-turn":
            return self.screen(seat)
        if asked == "om-ask-turn-end":
            return ""
        return "\n".join([self.colony(state).map(state, {}), *self.board(state, number), *self.secrets(state, number)])

    def colony(self, state: State) -> Colony:
        return Colony(self.page, self.say("om-ui-letters"), self.owners(state))

    def legend(self, state: State) -> str:
        """What the letters and marks of the map mean."""
        marks = [self.page.style(glued(mark), DIM) for mark in self.say("om-ui-legend").split(", ")]
        names = [glued(f"{self.letter(state, seat)} {self.name(seat)}") for seat in range(len(state.seats))]
        return self.page.fill(", ".join([*marks, *names]))

    def tiles(self, state: State) -> list[str]:
        """The discovery tiles on the map."""
        found = [hex for hex in range(HEXES) if CRYSTAL_THERE < state.ground[hex] < RESEARCH_TILE]
        return self.entry("om-ui-on-map", [glued(f"{HEX_NAMES[h]} {self.short(state.ground[h])}") for h in found])

    def short(self, number: int) -> str:
        """The name of a tile without its kind."""
        return self.card_name(number).partition(": ")[2] or self.card_name(number)

    # The main board

    def order(self, state: State) -> list[str]:
        """The shuttle, and who is where in the turn order."""
        placed = all(board.space for board in state.seats)
        key = "om-ui-shuttle-orbit" if state.shuttle_side == ORBIT else "om-ui-shuttle-colony"
        shuttle = [self.say(key, count=state.shuttle_space)] if placed else []
        places: list[list[str]] = [[], []]
        for seat in state.in_turn_order():
            board = state.seats[seat]
            if board.space:
                name = self.name(seat)
                shown = name if board.stands else self.say("om-ui-done", seat=name)
                places[board.side()].append(glued(f"{board.space} {shown}"))
        orbit = f"{self.say('om-ui-in-orbit')}: {', '.join(places[ORBIT]) or NOTHING}"
        colony = f"{self.say('om-ui-in-colony')}: {', '.join(places[COLONY]) or NOTHING}"
        return [self.page.fill(" · ".join([*shuttle, orbit, colony]), 0, 2)]

    def missions(self, state: State) -> list[str]:
        """The open missions with what is left of them; solo cards know them by letters."""
        entries = []
        for place, number in enumerate(state.missions):
            letter = f"{'ABC'[place]} " if state.solo else ""
            if number:
                crystals = Noun("om-crystal", MISSION_CARDS[number - MISSION].crystals, True)
                left = self.say("om-ui-contributions", count=state.mission_steps[place], what=crystals)
                entries.append(glued(f"{letter}{self.short(number)} ({left})"))
        return self.entry("om-ui-missions", entries)

    def support(self, state: State) -> list[str]:
        """How far each marker is on its way to the next level, and what it brings until then."""
        lines = [self.page.style(self.say("om-ui-life-support"), BOLD) + ":"]
        for column, row in enumerate(state.lss):
            have = f"{self.building(GENERATOR + column)} {row}/{min(state.level + 1, LSS_ROWS)}"
            lines.append(self.page.fill(f"{have}: {self.face(state.rewards[column])}", 2, 4))
        return lines

    def slots(self, state: State) -> list[str]:
        """The colonists on the action slots."""
        entries = []
        for action, row in enumerate(SLOT_OF):
            if row >= 0:
                there = [self.letter(state, seat) * board.slots[row] for seat, board in enumerate(state.seats)]
                places = len(state.seats) if row == HIRE_ROW else SLOTS
                free = FREE_SLOT * (places - sum(board.slots[row] for board in state.seats))
                name = self.noun("om-action-" + MAIN_ACTIONS[action].replace("_", "-"))
                entries.append(glued(f"{name} [{''.join(there)}{free}]"))
        return self.entry("om-ui-slots", entries)

    def market(self, state: State) -> list[str]:
        """Warehouse, building tiles with the arrows of the next one, technologies and exploration tiles."""
        goods = [self.good(good, state.warehouse[good]) for good in WAREHOUSE_GOODS]
        lines = self.entry("om-ui-warehouse", goods)
        stacks = []
        for building in range(STACKS):
            stack = state.stacks[building]
            arrows = "".join(ARROWS[way] for way in ARROWS_OF[building][stack[-1]]) if stack else ""
            stacks.append(glued(f"{self.building(building)} {len(stack)}{f' {arrows}' if arrows else ''}"))
        lines += self.entry("om-ui-stacks", stacks)
        lines += self.entry("om-ui-tech-grid", self.grid(state), comma="; ")
        return lines + self.entry("om-ui-exploration", [self.short(number) for number in state.exploration])

    def grid(self, state: State) -> list[str]:
        """The technologies in each row of the grid, and their price."""
        rows = []
        for start, end in GRID_ROWS:
            techs: list[Arg] = [self.tech(tech - 1) for tech in state.grid[start:end] if tech]
            if techs:
                rows.append(self.say("om-ui-grid-row", techs=techs, price=[*price_nouns(GRID_PRICES[start])]))
        return rows

    def cards(self, state: State) -> list[str]:
        """Blueprints, scientists and contracts on display."""
        blueprints = [self.blueprint(number) for number in state.display if number]
        return [
            *self.entry("om-ui-blueprints", blueprints),
            *self.entry("om-ui-offers", [glued(self.offer(number)) for number in state.offers if number]),
        ]

    def blueprint(self, number: int) -> str:
        """A blueprint with its building and level, as on the map, and the good it brings."""
        card = BLUEPRINT_CARDS[number - 1]
        code = f"{self.say('om-ui-letters')[card.building]}{card.level}"
        return glued(self.say("om-ui-blueprint", card=card.noun(), building=code, what=Noun("om-" + GOODS[card.gain])))

    def offer(self, number: int) -> str:
        """A scientist with type and price, or a contract with what it is worth."""
        if number >= CONTRACT:
            card = CONTRACT_CARDS[number - CONTRACT]
            worth = f"{card.success:+d}/{card.failure:+d}".replace("-", "−")
            return f"{self.card_name(number)} {worth} {self.noun('om-points', 2)}"
        scientist = SCIENTIST_CARDS[number - SCIENTIST]
        building = building_noun(scientist.works_in, 2)
        cost: list[Arg] = [*price_nouns(scientist.price)]
        return self.say("om-ui-scientist", scientist=scientist.noun(), building=building, price=cost)

    def good(self, good: int, amount: int | str) -> str:
        return glued(f"{self.noun('om-' + GOODS[good], 2)} {amount}")

    # Player boards

    def board(self, state: State, seat: int) -> list[str]:
        """All that lies on and beside a board, as far as everybody may see it."""
        board = state.seats[seat]
        now = self.say("om-ui-now", points=Noun("om-points", total(state, seat), True))
        points = f"{self.noun('om-points', board.points, True)} ({now})"
        lines = ["", self.page.fill(f"{self.name(seat)}: {points}")]
        if state.is_lacerda(seat):
            lines += self.lacerda(state)
        else:
            lines.append(self.page.fill(self.stock(state, seat), 2, 4))
            lines.append(self.page.fill(dotted([*self.colonists(state, seat), *self.ships(state, seat)]), 2, 4))
        lines.append(self.page.fill(dotted(self.pieces(state, seat)), 2, 4))
        lines += self.entry("om-ui-laboratory", self.laboratory(state, seat), 2)
        lines += self.belongings(state, seat)
        return lines

    def stock(self, state: State, seat: int) -> str:
        """Resources with the limit of each, and crystals with the room of the depot."""
        board = state.seats[seat]
        limit = storage_limit(board)
        goods = [self.good(good, f"{board.stock[good]}/{limit}") for good in range(RESOURCES)]
        return ", ".join([*goods, self.crystals(state, seat, f"/{depot_capacity(board)}")])

    def crystals(self, state: State, seat: int, room: str) -> str:
        board = state.seats[seat]
        coming = f" ({self.say('om-ui-arriving', count=board.arriving)})" if board.arriving else ""
        return self.good(CRYSTAL, f"{board.crystals}{room}") + glued(coming)

    def colonists(self, state: State, seat: int) -> list[str]:
        board = state.seats[seat]
        return [
            f"{self.say('om-ui-quarters')} {board.quarters}/{capacity(board)}",
            f"{self.say('om-ui-working')} {board.working}",
            f"{self.say('om-ui-supply')} {board.beside}",
        ]

    def ships(self, state: State, seat: int) -> list[str]:
        """Ships in the hangar, and the executive actions that ships have freed."""
        board = state.seats[seat]
        free = [slot for slot in range(1, EXECUTIVE_SLOTS + 1) if slot > SHIPS or not board.depot[slot - 1]]
        return [
            f"{self.say('om-ui-hangar')} {board.hangar}",
            f"{self.say('om-ui-executive-actions')} {' '.join(map(str, free))}",
        ]

    def pieces(self, state: State, seat: int) -> list[str]:
        """Bots, rover, advanced building markers, shelters and progress."""
        board = state.seats[seat]
        bots = " ".join(HEX_NAMES[bot] for bot in board.bots if bot >= 0) or NOTHING
        rover = HEX_NAMES[board.rover] if board.rover >= 0 else NOTHING
        cubes = [self.say("om-ui-letters")[building] for building in range(STACKS) if board.cubes[building]]
        research = [RESEARCH_LETTERS[kind].upper() for kind, taken in enumerate(board.research) if taken]
        facts = [] if state.is_lacerda(seat) else [f"{self.say('om-ui-bots')} {bots}"]
        return [
            *facts,
            f"{self.noun('om-rover')} {rover}",
            f"{self.say('om-ui-markers')} {board.markers}",
            f"{self.say('om-ui-progress')} {''.join(cubes) or NOTHING}",
            f"{self.say('om-ui-research-tiles')} {''.join(research) or NOTHING}",
            f"{self.say('om-ui-discoveries')} {len(board.discoveries)}",
        ]

    def laboratory(self, state: State, seat: int) -> list[str]:
        lab = state.seats[seat].lab
        return [glued(f"{LAB[space]} {self.tech(tech - 1)}") for space, tech in enumerate(lab) if tech]

    def belongings(self, state: State, seat: int) -> list[str]:
        """Blueprints, scientists, contracts and the completed goal."""
        blueprints = []
        for number in range(1, BLUEPRINTS + 1):
            if state.blueprint_owner[number] == seat + 1:
                hex = state.blueprint_hex[number]
                shown = f"{self.card_name(number)} {ADVANCED_MARK}{HEX_NAMES[hex]}" if hex >= 0 else ""
                blueprints.append(glued(shown) or self.blueprint(number))
        scientists = [
            self.scientist(state, scientist)
            for scientist, owner in enumerate(state.scientist_owner)
            if owner == seat + 1
        ]
        contracts = [
            f"{self.card_name(CONTRACT + contract)} {self.deliveries(state, contract)}"
            for contract, owner in enumerate(state.contract_owner)
            if owner == seat + 1
        ]
        goal = state.seats[seat].goal
        return [
            *self.entry("om-ui-blueprints", blueprints, 2),
            *self.entry("om-ui-scientists", scientists, 2),
            *self.entry("om-ui-contracts", contracts, 2),
            *self.entry("om-ui-completed", [self.card_name(goal)] if goal else [], 2),
        ]

    def scientist(self, state: State, scientist: int) -> str:
        at = state.scientist_at[scientist]
        return self.card_name(SCIENTIST + scientist) + (f" → {self.card_name(at)}" if at else "")

    def deliveries(self, state: State, contract: int) -> str:
        """How far a contract is."""
        if state.completed[contract]:
            return MET
        card = CONTRACT_CARDS[contract]
        done = [
            self.good(good, f"{state.delivered[2 * contract + place]}/{card.amounts[place]}")
            for place, good in enumerate(card.goods)
        ]
        return f"[{', '.join(done)}]" if done else f"[{NOTHING}]"

    # What only the seat itself knows

    def secrets(self, state: State, seat: int) -> list[str]:
        """Private goals and First Colonist cards."""
        board = state.seats[seat]
        lines = [f"{self.card_name(goal)}: {self.need(state, seat, goal)}" for goal in board.goals]
        if board.first_card > 0:
            lines.append(f"{self.card_name(board.first_card)}: {self.face(board.first_card)}")
        for task in board.tasks:
            done = f"{MET} " if task in board.tasks_done else ""
            lines.append(f"{self.card_name(task)}: {done}{self.face(task)}")
        return [self.page.fill(line, 2, 4) for line in lines]

    def need(self, state: State, seat: int, number: int) -> str:
        """What a private goal asks, marked when it is met."""
        card = GOAL_CARDS[number - GOAL]
        return (f"{MET} " if card.met(state, seat) else "") + card_lines(card, self.language)[0]

    # The solo game

    def lacerda(self, state: State) -> list[str]:
        """What is on Lacerda's side beside the usual."""
        board = state.seats[LACERDA]
        last = f" ({self.card_name(state.solo_discard[-1])})" if state.solo_discard else ""
        facts = [
            self.crystals(state, LACERDA, ""),
            f"{self.say('om-ui-shelters')} {board.shelters}",
            f"{self.say('om-ui-hangar')} {board.hangar}",
            f"{self.say('om-ui-bots-on-board')} {state.lacerda_bots}",
            f"{self.say('om-ui-bot-at')} {self.building(state.lacerda_bot)}",
            f"{self.say('om-ui-solo-cards')} {len(state.solo_deck)}{last}",
        ]
        return [self.page.fill(dotted(facts), 2, 4)]

    def solo_goals(self, state: State) -> list[str]:
        """How much of each goal level is met, and the lowest that is not reached in full."""
        if not state.solo:
            return []
        counts = [(card, sum(need.met(state, 0) for need in card.needs)) for card in SOLO_GOAL_CARDS]
        shown = [glued(f"{self.card_name(card.number)} {met}/{len(card.needs)}") for card, met in counts]
        lines = self.entry("om-ui-solo-goals", shown)
        for card, met in counts:
            if met < len(card.needs):
                return [*lines, self.page.fill(self.solo_goal(state, card), 2, 4)]
        return lines

    def solo_goal(self, state: State, card: SoloGoal) -> str:
        """A goal level with its requirements, those that are met with a mark."""
        needs = [(f"{MET} " if need.met(state, 0) else "") + speak(need.phrase(), self.language) for need in card.needs]
        return f"{self.page.style(self.card_name(card.number), BOLD)}: {'; '.join(needs)}"
