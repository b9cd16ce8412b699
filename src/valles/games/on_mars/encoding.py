"""The knowledge of a seat, encoded as a row of bytes for learners."""

from __future__ import annotations

from typing import Any, Final

from valles.games.on_mars.rules.building import ARROWS_OF, type_of
from valles.games.on_mars.rules.card import CARDS, SOLO_GOAL_CARDS
from valles.games.on_mars.rules.colony import DIRECTIONS, HEX_NAMES
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    BUILDINGS,
    CONTRACT,
    CRYSTAL_THERE,
    GOODS,
    GRID,
    LAB,
    LSS,
    MISSIONS_OPEN,
    RESEARCH_TILE,
    RESEARCH_TYPES,
    RESOURCES,
    SCIENTIST,
    SCIENTISTS,
    SEATS,
    SHELTER,
    SHIPS,
    SIDES,
    SLOTTED,
    SPACES,
    STACKS,
    TECHS,
)
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.scoring import total
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.vocabulary import OPTIONS
from valles.kernel.encoding import Encoding, Layout, clipped

PROMPTED: Final = 0
OPEN: Final = 1
OWN: Final = 2
OTHERS: Final = 3
DONE: Final = 4
SECRET: Final = 5
SPENT: Final = 6
FIRST_GOOD: Final = 7
SECOND_GOOD: Final = 8
GONE: Final = 9
CARD_FEATURES: Final = [
    "asked", "open", "own", "others", "done", "secret", "spent", "first_good", "second_good", "gone",
]  # fmt: skip
"""Features of each card or tile: it is the subject of the question, and its place.

`open` means that all may take or use it. Others: with this seat or with other seats, built or completed, among the
seat's private goals and tasks, given away of these, out of the game.
"""
CARD_DIVISORS: Final = [1, 1, 1, 1, 1, 1, 1, 3, 3, 1]

SHELTER_AT: Final = STACKS
MINER: Final = STACKS + 2
MARKER: Final = MINER + 2
ROVER: Final = MARKER + 2
BOTS: Final = ROVER + 2
CRYSTAL: Final = BOTS + 2
ARROWS: Final = CRYSTAL + 3
BOARD_FEATURES: Final = [
    *BUILDINGS[:STACKS], "own_shelter", "other_shelter", "own_miner", "other_miner", "own_marker", "other_marker",
    "own_rover", "other_rover", "own_bots", "other_bots", "crystal", "discovery", "research",
    *(f"arrow_{direction}" for direction in DIRECTIONS),
]  # fmt: skip
BOARD_WIDTH: Final = len(BOARD_FEATURES)

LEVELS: Final = 7
GLOBAL_FEATURES: Final = [
    "round", "final", "finished", "remaining", "solo", "long_game", "first_colonists", "space_oddity", "miners_return",
    "any_shelter_tech", "research_first", "shuttle_space", "owed", "tech_stack", "discovery_stack", "blueprint_deck",
    "task_deck", "solo_deck", "solo_pass", "lacerda_bots", "a", "b", "c", "d",
    *(f"shuttle={side}" for side in SIDES), *(f"level={level}" for level in range(LEVELS)),
    *(f"players={count}" for count in range(len(SEATS) + 1)), *(f"first={place}" for place in range(len(SEATS))),
    *(f"active={place}" for place in range(len(SEATS))), *(f"warehouse_{good}" for good in GOODS),
    *(f"life_support_{building}" for building in BUILDINGS[1 : 1 + LSS]),
    *(f"mission_steps_{place}" for place in range(MISSIONS_OPEN)),
    *(f"stack_{building}" for building in BUILDINGS[:STACKS]),
    *(f"lacerda_bot={building}" for building in BUILDINGS),
]  # fmt: skip
"""`a` to `d` are the numbers of the question's frame."""
GLOBAL_DIVISORS: Final = [
    10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 4, 10, 10, 4, 10, 1, 1, 4, 4, 4, 4, *([1] * (2 + LEVELS + 5 + 4 + 4)),
    *([3] * len(GOODS)), *([3] * LSS), *([3] * MISSIONS_OPEN), *([4] * STACKS), *([1] * len(BUILDINGS)),
]  # fmt: skip
SHUTTLE_AT: Final = 24
LEVEL_AT: Final = SHUTTLE_AT + len(SIDES)
PLAYERS_AT: Final = LEVEL_AT + LEVELS
FIRST_AT: Final = PLAYERS_AT + len(SEATS) + 1
ACTIVE_AT: Final = FIRST_AT + len(SEATS)
WAREHOUSE_AT: Final = ACTIVE_AT + len(SEATS)
LSS_AT: Final = WAREHOUSE_AT + len(GOODS)
STEPS_AT: Final = LSS_AT + LSS
STACKS_AT: Final = STEPS_AT + MISSIONS_OPEN
LACERDA_AT: Final = STACKS_AT + STACKS

SEAT_FEATURES: Final = [
    "present", "lacerda", "points", "points_at_the_end", *(f"stock_{good}" for good in GOODS[:RESOURCES]), "crystals",
    "arriving", "quarters", "working", "beside", "fresh", "waiting", "rover", "bots", "hangar", "shelters", "markers",
    "goals", "spent_goals", "goal", "discoveries", "stands", "first_card", "tasks", "task_shown", "developed",
    *(f"slots_{action}" for action in SLOTTED), *(f"depot_{place}" for place in range(1, SHIPS + 1)),
    *(f"cube_{building}" for building in BUILDINGS[:STACKS]), *(f"research_{kind}" for kind in range(RESEARCH_TYPES)),
    *(f"space={space}" for space in range(SPACES + 1)),
]  # fmt: skip
"""Features of each seat around the table, this one first. In a solo game the second is Lacerda's."""
SEAT_DIVISORS: Final = [
    1, 1, 30, 30, *([3] * RESOURCES), 3, 2, 4, 4, 4, 2, 2, 1, 2, 2, 2, 4, 2, 2, 1, 3, 1, 1, 2, 1, 2,
    *([1] * (len(SLOTTED) + SHIPS + STACKS + RESEARCH_TYPES + SPACES + 1)),
]  # fmt: skip
SEAT_WIDTH: Final = len(SEAT_FEATURES)
SLOTS_AT: Final = 30
DEPOT_AT: Final = SLOTS_AT + len(SLOTTED)
CUBES_AT: Final = DEPOT_AT + SHIPS
RESEARCH_AT: Final = CUBES_AT + STACKS
SPACE_AT: Final = RESEARCH_AT + RESEARCH_TYPES

LAYOUT: Final = Layout()
START: Final[int] = len(OPTIONS)
"""The first column after a byte for each option."""
EFFECTS: Final[int] = START + LAYOUT.add("question", [""], [effect.place for effect in RULES.effects])
TABLE: Final[int] = START + LAYOUT.add("global", [""], GLOBAL_FEATURES, GLOBAL_DIVISORS)
BOARDS: Final[int] = START + LAYOUT.add(
    "seats", [str(place) for place in range(len(SEATS))], SEAT_FEATURES, SEAT_DIVISORS
)
LABS: Final[int] = START + LAYOUT.add(
    "laboratories", [f"{place}/{space}" for place in range(len(SEATS)) for space in LAB], list(TECHS)
)
"""The technology on each space of each seat's laboratory."""
GRID_AT: Final[int] = START + LAYOUT.add("grid", list(GRID), list(TECHS))
NUMBERS: Final[int] = START + LAYOUT.add("cards", [card.id for card in CARDS[1:]], CARD_FEATURES, CARD_DIVISORS)
HEXES_AT: Final[int] = START + LAYOUT.add("board", HEX_NAMES, BOARD_FEATURES)
SIZE: Final[int] = START + len(LAYOUT.names)
KEYS: Final[list[Any]] = list(range(SIZE))
"""The places in a row as objects: compiled code need not make one for each byte that it writes."""
CARD_WIDTH: Final = len(CARD_FEATURES)


class OnMarsEncoding(Encoding[State]):
    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT)

    def row(self, state: State, seat: int, options: list[int]) -> bytearray:
        row = bytearray(SIZE)
        for option in options:
            row[KEYS[option]] = 1
        count = len(state.seats)
        table = [0] * (len(GLOBAL_FEATURES) + count * SEAT_WIDTH)
        if state.stack:
            encode_question(state, seat, row, table)
        encode_table(state, seat, table)
        for space, tech in enumerate(state.grid):
            if tech:
                row[KEYS[GRID_AT + space * len(TECHS) + tech - 1]] = 1
        for place in range(count):
            other = (seat + place) % count
            board = state.seats[other]
            at = len(GLOBAL_FEATURES) + place * SEAT_WIDTH
            table[at + 1] = int(state.is_lacerda(other))
            table[at + 3] = clipped(total(state, other))
            encode_seat(board, table, at)
            for space, tech in enumerate(board.lab):
                if tech:
                    row[KEYS[LABS + (place * len(LAB) + space) * len(TECHS) + tech - 1]] = 1
        row[TABLE : TABLE + len(table)] = bytes(table)
        encode_cards(state, seat, row)
        encode_board(state, seat, row)
        return row

    def lead(self, state: State, seat: int) -> float:
        """Alone, how much of the goal levels was reached: from nothing of any of them to all of each."""
        if not state.solo:
            return super().lead(state, seat)
        reached = 0.0
        for card in SOLO_GOAL_CARDS:
            parts = [min(1.0, max(0, need.have(state, seat)) / need.least) for need in card.needs]
            reached += sum(parts) / len(parts) + int(min(parts) == 1)
        return reached / len(SOLO_GOAL_CARDS) - 1


def card_at(number: int) -> int:
    """Return the first column of a card."""
    return NUMBERS + (number - 1) * CARD_WIDTH


def encode_question(state: State, seat: int, row: bytearray, table: list[int]) -> None:
    """Encode the effect that asks, and what the seat alone knows of it."""
    frame = state.stack[-1]
    row[KEYS[EFFECTS + frame.effect]] = 1
    if frame.seat != seat:
        return
    card = state.rules.effects[frame.effect].card_of(state, frame)
    if card:
        row[KEYS[card_at(card) + PROMPTED]] = 1
    table[20] = clipped(frame.a)
    table[21] = clipped(frame.b)
    table[22] = clipped(frame.c)
    table[23] = clipped(frame.d)


def encode_table(state: State, seat: int, table: list[int]) -> None:
    """Encode the facts that are the same for all seats."""
    count = len(state.seats)
    values = [
        state.round,
        int(state.final),
        int(state.finished),
        state.remaining,
        int(state.solo),
        int(state.long_game),
        int(state.first_colonists),
        int(state.space_oddity),
        int(state.miners_return),
        int(state.any_shelter_tech),
        int(state.research_first),
        state.shuttle_space,
        len(state.owed),
        len(state.tech_stack),
        len(state.discovery_stack),
        len(state.blueprint_deck),
        len(state.task_deck),
        len(state.solo_deck),
        state.solo_pass,
        state.lacerda_bots,
    ]
    for place, number in enumerate(values):
        table[place] = clipped(number)
    table[SHUTTLE_AT + state.shuttle_side] = 1
    table[LEVEL_AT + min(state.level, LEVELS - 1)] = 1
    table[PLAYERS_AT + count] = 1
    table[FIRST_AT + (state.first - seat) % count] = 1
    if state.active >= 0:
        table[ACTIVE_AT + (state.active - seat) % count] = 1
    for good, number in enumerate(state.warehouse):
        table[WAREHOUSE_AT + good] = clipped(number)
    for column, number in enumerate(state.lss):
        table[LSS_AT + column] = clipped(number)
    for place, number in enumerate(state.mission_steps):
        table[STEPS_AT + place] = clipped(number)
    for building, stack in enumerate(state.stacks):
        table[STACKS_AT + building] = clipped(len(stack))
    if state.solo:
        table[LACERDA_AT + state.lacerda_bot] = 1


def encode_seat(board: Seat, table: list[int], at: int) -> None:
    """One board."""
    table[at] = 1
    table[at + 2] = clipped(board.points)
    for good, number in enumerate(board.stock):
        table[at + 4 + good] = clipped(number)
    values = [
        board.crystals,
        board.arriving,
        board.quarters,
        board.working,
        board.beside,
        board.fresh,
        board.waiting,
        int(board.rover >= 0),
        len(board.bots) - board.bots.count(-1),
        board.hangar,
        board.shelters,
        board.markers,
        len(board.goals),
        len(board.spent_goals),
        int(board.goal > 0),
        len(board.discoveries),
        int(board.stands),
        int(board.first_card != 0),
        len(board.tasks),
        int(board.task_shown),
        board.developed,
    ]
    for place, number in enumerate(values):
        table[at + 4 + RESOURCES + place] = clipped(number)
    for row, number in enumerate(board.slots):
        table[at + SLOTS_AT + row] = clipped(number)
    for place, there in enumerate(board.depot):
        table[at + DEPOT_AT + place] = int(there)
    for building, there in enumerate(board.cubes):
        table[at + CUBES_AT + building] = int(there)
    for kind, there in enumerate(board.research):
        table[at + RESEARCH_AT + kind] = int(there)
    table[at + SPACE_AT + board.space] = 1


def mark(row: bytearray, numbers: list[int], feature: int) -> None:
    """Say the feature of these cards; 0 stands for none."""
    for number in numbers:
        if number:
            row[KEYS[card_at(number) + feature]] = 1


def encode_cards(state: State, seat: int, row: bytearray) -> None:
    """Encode the places of cards and tiles, as far as the seat knows them."""
    for numbers in (state.display, state.offers, state.missions, state.exploration, state.rewards):
        mark(row, numbers, OPEN)
    for numbers in (state.gone, state.blueprint_box, state.first_shown, state.solo_discard):
        mark(row, numbers, GONE)
    for number in range(1, BLUEPRINTS + 1):
        owner = state.blueprint_owner[number]
        if owner:
            row[KEYS[card_at(number) + (OWN if owner == seat + 1 else OTHERS)]] = 1
            if state.blueprint_hex[number] >= 0:
                row[KEYS[card_at(number) + DONE]] = 1
    for place in range(SCIENTISTS):
        owner = state.scientist_owner[place]
        if owner:
            row[KEYS[card_at(SCIENTIST + place) + (OWN if owner == seat + 1 else OTHERS)]] = 1
            row[KEYS[card_at(SCIENTIST + place) + DONE]] = int(state.scientist_at[place] > 0)
    for place, owner in enumerate(state.contract_owner):
        if owner:
            at = card_at(CONTRACT + place)
            row[KEYS[at + (OWN if owner == seat + 1 else OTHERS)]] = 1
            row[KEYS[at + DONE]] = int(state.completed[place])
            row[KEYS[at + FIRST_GOOD]] = clipped(state.delivered[2 * place])
            row[KEYS[at + SECOND_GOOD]] = clipped(state.delivered[2 * place + 1])
    own = state.seats[seat]
    mark(row, own.goals, SECRET)
    mark(row, own.spent_goals, SPENT)
    mark(row, own.tasks, SECRET)
    mark(row, own.tasks_done, DONE)
    mark(row, [own.first_card], SECRET)
    for place, board in enumerate(state.seats):
        mark(row, board.discoveries, OWN if place == seat else OTHERS)
        mark(row, [board.goal], OWN if place == seat else OTHERS)


def encode_board(state: State, seat: int, row: bytearray) -> None:
    """Encode the pieces and tiles on each hex."""
    for hex, code in enumerate(state.building):
        at = HEXES_AT + hex * BOARD_WIDTH
        ground = state.ground[hex]
        if ground:
            row[KEYS[at + CRYSTAL + (0 if ground == CRYSTAL_THERE else 2 if ground >= RESEARCH_TILE else 1)]] = 1
        if not code:
            continue
        building = type_of(state, hex)
        if building == SHELTER:
            row[KEYS[at + SHELTER_AT + int(code != SHELTER + 1 + seat)]] = 1
        else:
            row[KEYS[at + building]] = 1
        if state.tile[hex]:
            for direction in ARROWS_OF[building][state.tile[hex]]:
                row[KEYS[at + ARROWS + direction]] = 1
        if state.miner[hex]:
            row[KEYS[at + MINER + int(state.miner[hex] != seat + 1)]] = 1
        if state.upgraded[hex]:
            row[KEYS[at + MARKER + int(state.blueprint_owner[state.upgraded[hex]] != seat + 1)]] = 1
    for place, board in enumerate(state.seats):
        other = int(place != seat)
        if board.rover >= 0:
            row[KEYS[HEXES_AT + board.rover * BOARD_WIDTH + ROVER + other]] = 1
        for bot in board.bots:
            if bot >= 0:
                row[KEYS[HEXES_AT + bot * BOARD_WIDTH + BOTS + other]] += 1


ENCODING: Final = OnMarsEncoding()
