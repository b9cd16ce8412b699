"""Setting up: board, stacks, player boards, turn order and the shuttle (OM-SETUP)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.travel import CHOOSE_SPACE, take_space
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.building import code
from valles.games.on_mars.rules.card import CARDS, MISSION_CARDS, Mission
from valles.games.on_mars.rules.colony import CENTRE, STARTING_BUILDINGS, at
from valles.games.on_mars.rules.component import (
    BLUEPRINT_TAKEN,
    BLUEPRINTS,
    CONTRIBUTIONS,
    DISCOVERY,
    FIRST_A,
    FIRST_B,
    FIRST_LEVEL_3,
    FIRST_SPACES,
    GENERATOR,
    GOAL,
    GOALS_DEALT,
    GRID_TECHS,
    LACERDA,
    LSS,
    MINE,
    MISSION,
    RESEARCH_TAKEN,
    RESEARCH_TILE,
    REWARD,
    SCIENTIST,
    SCIENTIST_TAKEN,
    SCIENTISTS,
    SHELTER,
    SHELTER_TECH_START,
    SIDES,
    SOLO,
    SOLO_GOAL,
    STACKS,
    TECH,
)
from valles.games.on_mars.rules.phase import COLONIZATION, fill_warehouse
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.stack import draw, reveal_discovery
from valles.games.on_mars.rules.standin import ARROWS, RESEARCH_HEXES, SHELTER_STARTS
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.vocabulary import SHUTTLE
from valles.kernel.effect import WAITS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase

FIRST_MISSIONS: Final = (BLUEPRINT_TAKEN, SCIENTIST_TAKEN, RESEARCH_TAKEN)
"""Missions of the First Colonists variant (OM-FIRST-02)."""


DRAWN: Final = -1
"""In place of a seat or mission that chance decides on."""
BY_SEAT: Final = 0
TURNED: Final = 1
BY_LOT: Final = 2
"""The starting shelters are dealt at random (OM-SETUP-30)."""
LONG_SINCE_REVISED: Final = ("discovery_tiles",)
"""The long missions that were taken for short ones in the earlier reading (OM-SETUP-17)."""


def prepare(state: State, first: int, missions: list[int], tiles: bool, shelters: int) -> None:
    """Everything before the first decision (OM-SETUP).

    The first seat, and by space what contributes to each mission, may be DRAWN; `tiles`: whether First Colonist tiles
    say where the players start (OM-FIRST-03).
    """
    prepare_orbit(state)
    prepare_colony(state)
    prepare_missions(state, missions)
    for seat, place in enumerate(shelter_places(state, shelters)):
        prepare_seat(state, seat, place)
    deal_goals(state)
    players = len(state.answers)
    state.first = state.shuffled(list(range(players)))[0] if first == DRAWN else first
    if state.first_colonists:
        deal_first_colonists(state)
    if state.sink is not None:
        state.emit("om-log-round", round=1)
    state.push(COLONIZATION, 0)
    place_markers(state, tiles)


def prepare_orbit(state: State) -> None:
    """Discovery tiles, warehouse, technologies and blueprints (OM-SETUP-06 to -10)."""
    state.discovery_stack = state.shuffled(list(range(DISCOVERY, RESEARCH_TILE)))
    reveal_discovery(state)
    reveal_discovery(state)
    fill_warehouse(state)
    techs = [tech + 1 for tech in GRID_TECHS]
    state.grid = state.shuffled(techs)
    if len(state.seats) > 2:
        state.tech_stack = state.shuffled(techs)
    level_3 = state.shuffled(list(range(FIRST_LEVEL_3, BLUEPRINTS + 1)))
    state.blueprint_deck = level_3 + state.shuffled(list(range(1, FIRST_LEVEL_3)))
    for place in range(len(state.display) // 2):
        state.display[place] = draw(state.blueprint_deck)


def prepare_colony(state: State) -> None:
    """Scientists, starting buildings, building stacks, research tiles and life support (OM-SETUP-11 to -23)."""
    state.offers = [SCIENTIST + i for i in range(SCIENTISTS)]
    state.building[CENTRE] = MINE + 1
    types = state.shuffled(list(range(GENERATOR, GENERATOR + LSS)))
    for place, building in enumerate(types):
        state.building[STARTING_BUILDINGS[place]] = building + 1
    for building in range(STACKS):
        state.stacks[building] = state.shuffled(list(range(1, len(ARROWS[building]) + 1)))
    number = RESEARCH_TILE
    for corner in RESEARCH_HEXES:
        for q, r in corner:
            state.ground[at(q, r)] = number
            number += 1
    state.rewards = state.shuffled(list(range(REWARD, TECH)))[:LSS]


def prepare_missions(state: State, picked: list[int]) -> None:
    """Set up the chosen missions, and random ones on the other spaces (OM-SETUP-17 to -20)."""
    others = missions_by_chance(state, picked) if DRAWN in picked else []
    numbers = {card.counts: card.number for card in MISSION_CARDS}
    state.missions = [others.pop(0) if kind == DRAWN else numbers[kind] for kind in picked]
    state.mission_steps = [MISSION_CARDS[number - MISSION].steps[len(state.answers)] for number in state.missions]


def missions_by_chance(state: State, picked: list[int]) -> list[int]:
    """With those that are picked two short ones and a long one, or the other way round, if that can be."""
    free = picked.count(DRAWN)
    long = [card for card in MISSION_CARDS if is_long(state, card)]
    missing = (2 if state.long_game else 1) - len([card for card in long if card.counts in picked])
    longer = min(free, max(0, missing))
    result = state.shuffled([card.number for card in long if card.counts not in picked])[:longer]
    short = [card.number for card in MISSION_CARDS if not is_long(state, card) and card.counts not in picked]
    return state.shuffled(result + state.shuffled(short)[: free - longer])


def is_long(state: State, mission: Mission) -> bool:
    """Return the deck that the mission belongs to in this game (OM-SETUP-17)."""
    return mission.long and (state.revised or CONTRIBUTIONS[mission.counts] not in LONG_SINCE_REVISED)


def shelter_places(state: State, shelters: int) -> list[int]:
    """Return the place of each seat's starting shelter (OM-SETUP-30)."""
    places = list(range(len(state.seats)))
    if shelters == BY_LOT:
        return state.shuffled(places)
    return places[1:] + places[:1] if shelters == TURNED else places


def prepare_seat(state: State, seat: int, place: int) -> None:
    """Shelter, bot and shelter technology (OM-SETUP-28 to -33); Lacerda's bot is not on the map (OM-SOLO-02)."""
    board = state.seats[seat]
    q, r = SHELTER_STARTS[len(state.seats)][place]
    state.building[at(q, r)] = code(seat, SHELTER)
    board.lab[SHELTER_TECH_START] = SHELTER + 1
    if state.is_lacerda(seat):
        state.solo_deck = state.shuffled(list(range(SOLO, SOLO_GOAL)))
    else:
        board.bots[0] = at(q, r)


def deal_goals(state: State) -> None:
    """Three private goals for each player; Lacerda gets none (OM-SETUP-35)."""
    deck = state.shuffled(list(range(GOAL, MISSION)))
    for seat in range(len(state.answers)):
        board = state.seats[seat]
        board.goals = sorted(deck[:GOALS_DEALT])
        deck = deck[GOALS_DEALT:]
        if state.sink is not None:
            state.emit("om-log-goals", 1 << seat, goals=[CARDS[number].noun() for number in board.goals])
    state.goal_box = sorted(deck)


def deal_first_colonists(state: State) -> None:
    """An A card for each player; the B cards form a deck (OM-FIRST-04)."""
    cards = state.shuffled(list(range(FIRST_A, FIRST_B)))
    for seat in range(len(state.answers)):
        state.seats[seat].first_card = cards.pop()
        if state.sink is not None:
            state.emit("om-log-first-cards", 1 << seat, cards=[CARDS[state.seats[seat].first_card].noun()])
    state.first_box = sorted(cards)
    state.task_deck = state.shuffled(list(range(FIRST_B, DISCOVERY)))


def place_markers(state: State, by_tiles: bool) -> None:
    """Turn order spaces clockwise from the first seat, then the shuttle (OM-SETUP-37 to -40, OM-SOLO-04, -05)."""
    players = len(state.answers)
    order = [(state.first + i) % players for i in range(players)]
    tiles = state.shuffled(list(FIRST_SPACES)) if by_tiles or state.solo else []
    state.push(START_SHUTTLE, 0)
    for seat in reversed(order):
        if by_tiles:
            state.push(ASSIGN_SPACE, seat, 0, tiles.pop())
        else:
            state.push(CHOOSE_SPACE, seat)
    if state.solo:
        state.push(ASSIGN_SPACE, LACERDA, 0, tiles.pop())


class AssignSpace(Verb):
    """A turn order space by a First Colonist tile, with its benefit for players (OM-FIRST-03, OM-SOLO-04).

    frame.a: the space.
    """

    def run(self, state: State, frame: Frame) -> None:
        take_space(state, frame.seat, frame.a)


ASSIGN_SPACE: Final = AssignSpace()


class StartShuttle(Verb):
    """The start of the shuttle, chosen by the last in turn order; in the solo game it is with Lacerda."""

    def run(self, state: State, frame: Frame) -> None:
        if state.solo:
            state.shuttle_side = state.seats[LACERDA].side()
        else:
            state.push(CHOOSE_SHUTTLE, state.in_turn_order()[-1])


START_SHUTTLE: Final = StartShuttle()


class ChooseShuttle(Verb):
    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return list(SHUTTLE.options())

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.shuttle_side = option - SHUTTLE.offset
        if state.sink is not None:
            state.emit(f"om-log-shuttle-start-{SIDES[state.shuttle_side]}", seat=state.noun(frame.seat))

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-shuttle")


CHOOSE_SHUTTLE: Final = ChooseShuttle()
