"""The solo opponent: his turn, his travel, and the benefits he meets (OM-SOLO-01 to -41, -48)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.goods import FromWarehouse, Gain
from valles.games.on_mars.effects.ground import take_tile
from valles.games.on_mars.effects.lab import COMPENSATE, Develop, Learn, develop
from valles.games.on_mars.effects.move import Move
from valles.games.on_mars.effects.offer import TakeOffer, contract_deck, lay_out
from valles.games.on_mars.effects.travel import place_discovery, take_space
from valles.games.on_mars.effects.upgrade import TakeBlueprint, Upgrade, take_blueprint
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.bonus import lab_bonus
from valles.games.on_mars.rules.card import (
    BLUEPRINT_CARDS,
    CARDS,
    SOLO_ACTIONS,
    SOLO_CARDS,
    SPACE_BONUS,
    TILE_CARDS,
    action_noun,
)
from valles.games.on_mars.rules.colony import DISTANCE, HEX_LABELS
from valles.games.on_mars.rules.component import (
    ANY_BUILDING,
    BOT_PLACED,
    BOTS,
    COLONY,
    CRYSTAL,
    CRYSTAL_THERE,
    DEVELOPMENTS,
    DISCOVERY,
    HIRE_ROW,
    LACERDA,
    MAIN_ACTIONS,
    NO_TECH,
    NOTHING_THERE,
    ORBIT,
    ROVER_TECH,
    SHELTER,
    SIDES,
    SLOT_OF,
    SOLO,
    TECH_TAKEN,
)
from valles.games.on_mars.rules.lacerda_choice import (
    ENOUGH,
    NOTHING,
    ROVER_POINTS,
    any_of,
    best_developments,
    best_explorations,
    development_crystals,
    free_spaces,
    has_research,
    is_colonist,
    is_scored,
    is_useful,
    nearest_tiles,
    next_blueprint,
    next_good,
    next_tech,
    rover_hex,
    stops,
    tech_owner,
    tile_to_develop,
    way,
)
from valles.games.on_mars.rules.lacerda_colony import (
    LACERDA_BOT,
    LACERDA_CONSTRUCT,
    LACERDA_UPGRADE,
    pay_crystals,
    take_card,
)
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.placement import clear_slots, placement_cost
from valles.games.on_mars.rules.stack import draw
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import advance, contribute, receive
from valles.games.on_mars.rules.tech import debt_owner, debt_tech, level_of, tech_noun, use_tech
from valles.games.on_mars.rules.turn import MAIN
from valles.kernel.frame import Frame

MOST: Final = 0
LEAST: Final = 1


# His turn


class LacerdaTurn(Verb):
    """He does what the top solo card says; from the second pass on its mission advances (OM-SOLO-06 to -08)."""

    def run(self, state: State, frame: Frame) -> None:
        if not state.solo_deck:
            state.solo_deck = state.shuffled(state.solo_discard)
            state.solo_discard = []
            state.solo_pass += 1
            if state.sink is not None:
                state.emit("om-log-lacerda-reshuffle")
        number = draw(state.solo_deck)
        state.solo_discard.append(number)
        card = SOLO_CARDS[number - SOLO]
        action = SOLO_ACTIONS[card.action - 1][state.seats[LACERDA].side()]
        if state.sink is not None:
            state.emit("om-log-lacerda-card", card=card.noun(), action=action_noun(action))
        if state.solo_pass > 1:
            state.push(LACERDA_ADVANCE, LACERDA, number, card.mission)
        act(state, action)


LACERDA_TURN: Final = LacerdaTurn()


class LacerdaAdvance(Verb):
    """The mission of the solo card, unless it is completed. frame.a: its space."""

    def run(self, state: State, frame: Frame) -> None:
        if state.missions[frame.a]:
            advance(state, LACERDA, frame.a)
        elif state.sink is not None:
            state.emit("om-log-lacerda-mission-over", card=CARDS[frame.card].noun())


LACERDA_ADVANCE: Final = LacerdaAdvance()


def act(state: State, action: int) -> None:
    """A main action, or the rover if that cannot be paid for or done (OM-SOLO-27)."""
    name = MAIN_ACTIONS[action].replace("_", "-")
    row = SLOT_OF[action]
    cost = placement_cost(state, LACERDA, row) if row >= 0 else 0
    board = state.seats[LACERDA]
    taken = row == HIRE_ROW and board.slots[row] > 0
    if cost > board.crystals:
        if state.sink is not None:
            state.emit("om-log-lacerda-too-expensive", cost=good_noun(CRYSTAL, cost))
        move_rover(state)
    elif taken or not is_useful(state, MAIN[action], cost):
        if state.sink is not None:
            state.emit(f"om-log-lacerda-no-{name}")
        move_rover(state)
    else:
        if state.sink is not None:
            state.emit(f"om-log-lacerda-{name}")
        if row >= 0:
            clear_slots(state, row)
            pay_crystals(state, cost)
            board.slots[row] += 1
        lacerda_benefit(state, MAIN[action])


# Orbit


def obtain_blueprint(state: State) -> None:
    number = next_blueprint(state)
    if number:
        if state.sink is not None:
            scored = is_scored(state, BLUEPRINT_CARDS[number - 1].building)
            key = "om-log-lacerda-scored" if scored else "om-log-lacerda-blueprint-first"
            state.emit(key, card=BLUEPRINT_CARDS[number - 1].noun())
        take_blueprint(state, LACERDA, number)


def learn(state: State) -> None:
    """The cheapest tile, to the upper free space of the first column (OM-SOLO-30)."""
    space = next_tech(state)
    if space == NOTHING:
        return
    tech = state.grid[space]
    state.grid[space] = 0
    lab = state.seats[LACERDA].lab
    place = 1 if lab[0] else 0
    lab[place] = tech
    if state.sink is not None:
        state.emit("om-log-lacerda-cheapest", tech=tech_noun(tech - 1))
        state.emit("om-log-learn", seat=state.noun(LACERDA), tech=tech_noun(tech - 1))
    contribute(state, LACERDA, TECH_TAKEN)
    lab_benefit(state, place)


def lab_benefit(state: State, space: int) -> None:
    bonus = lab_bonus(state, space)
    if bonus is not None:
        lacerda_benefit(state, bonus)


def develop_often(state: State, times: int, free: bool) -> None:
    """His most developed tile, then his least developed one, and so on (OM-SOLO-31)."""
    for step in reversed(range(times)):
        state.push(LACERDA_DEVELOP, LACERDA, 0, step % 2, int(free))


class LacerdaDevelop(Verb):
    """frame.a: MOST or LEAST; frame.b: whether it costs him nothing."""

    def run(self, state: State, frame: Frame) -> None:
        crystals = ENOUGH if frame.b else state.seats[LACERDA].crystals
        space = tile_to_develop(state, frame.a == LEAST, crystals)
        if space == NOTHING:
            return
        if state.sink is not None:
            key = "om-log-lacerda-least-developed" if frame.a == LEAST else "om-log-lacerda-most-developed"
            state.emit(key, tech=tech_noun(state.seats[LACERDA].lab[space] - 1))
        development = any_of(state, best_developments(state, space, crystals))
        if not frame.b:
            pay_crystals(state, development_crystals(development))
        carry_out(state, development)


LACERDA_DEVELOP: Final = LacerdaDevelop()


def carry_out(state: State, development: int) -> None:
    develop(state, LACERDA, development)
    lab_benefit(state, DEVELOPMENTS[development][1])


def resupply(state: State, crystals: bool) -> None:
    """One item from the warehouse; resources go to the general supply (OM-SOLO-22)."""
    good = next_good(state, crystals)
    if good == NOTHING:
        return
    state.warehouse[good] -= 1
    if state.sink is not None:
        state.emit("om-log-lacerda-warehouse", what=good_noun(good, 1))
    receive(state, LACERDA, good, 1, True)


def lacerda_refills(state: State, space: int) -> None:
    """A contract by chance comes to the space he emptied (OM-SOLO-39)."""
    deck = contract_deck(state)
    if deck:
        lay_out(state, space, any_of(state, deck))


# The rover


def move_rover(state: State) -> None:
    """Toward the nearest tile he can collect, with a Rover tile if there is one (OM-SOLO-28).

    Crystals he pays only if they bring him to the tile. What he finds there is his at once.
    """
    tiles = nearest_tiles(state)
    far = DISTANCE[rover_hex(state, LACERDA)][tiles[0]] if tiles else 0
    owner = tech_owner(state, ROVER_TECH, max(1, far - ROVER_POINTS))
    points = ROVER_POINTS + (level_of(state.seats[owner], ROVER_TECH) if owner != NOTHING else 0)
    cost = far - points if points < far <= points + state.seats[LACERDA].crystals else 0
    hexes = stops(state, tiles, points + cost) if tiles else []
    if not hexes:
        if state.sink is not None:
            state.emit("om-log-lacerda-rover-idle")
        return
    if owner != NOTHING:
        use_tech(state, LACERDA, owner, ROVER_TECH)
    pay_crystals(state, cost)
    drive(state, any_of(state, hexes))


def drive(state: State, target: int) -> None:
    """Along a shortest way, with the crystals on it, and with the tile at its end."""
    board = state.seats[LACERDA]
    number = state.ground[target]
    if state.sink is not None:
        key = "om-log-lacerda-rover-tile" if number > CRYSTAL_THERE else "om-log-lacerda-rover-toward"
        state.emit(key, hex=HEX_LABELS[target])
    for hex in way(state, rover_hex(state, LACERDA), target):
        board.rover = hex
        if state.ground[hex] == CRYSTAL_THERE:
            state.ground[hex] = NOTHING_THERE
            receive(state, LACERDA, CRYSTAL, 1)
    if number > CRYSTAL_THERE:
        take_tile(state, LACERDA, target)
        lacerda_benefit(state, TILE_CARDS[number - DISCOVERY].effect)


# Benefits


def lacerda_benefit(state: State, verb: Verb) -> None:
    """Carry out a benefit for Lacerda (OM-SOLO-22 to -26, -48).

    Resources and retrieved colonists mean nothing to him.
    """
    if is_colonist(verb):
        move_rover(state)
    elif isinstance(verb, Gain):
        receive(state, LACERDA, verb.good, verb.amount)
    elif isinstance(verb, Develop):
        develop_often(state, verb.times, verb.free)
    elif isinstance(verb, Construct):
        state.push(LACERDA_CONSTRUCT, LACERDA, 0, 0 if verb.building == ANY_BUILDING else verb.building + 1)
    elif isinstance(verb, Upgrade):
        state.push(LACERDA_UPGRADE, LACERDA, 0, verb.times, int(verb.tech != NO_TECH))
    elif isinstance(verb, TakeBlueprint):
        for _ in range(verb.times):
            obtain_blueprint(state)
    elif isinstance(verb, TakeOffer):
        take_card(state)
    elif isinstance(verb, FromWarehouse):
        for _ in range(verb.times):
            resupply(state, verb.crystals)
    elif isinstance(verb, Learn):
        for _ in range(verb.times):
            learn(state)
    elif isinstance(verb, Move):
        if verb.moves_rover():
            move_rover(state)
        else:
            state.push(LACERDA_BOT, LACERDA, 0, state.lacerda_bot)


def lacerda_space_bonus(state: State, space: int) -> None:
    """The benefit of the turn order space he travels to (OM-SOLO-10, -22 to -26)."""
    bonus = SPACE_BONUS[space]
    if bonus is not None:
        lacerda_benefit(state, bonus)


def lacerda_compensated(state: State, tech: int) -> None:
    """The player has used his tile: he gets no oxygen, but develops it if he can (OM-SOLO-21)."""
    lab = state.seats[LACERDA].lab
    developments = best_developments(state, lab.index(tech + 1), ENOUGH)
    if developments:
        if state.sink is not None:
            state.emit("om-log-lacerda-used", tech=tech_noun(tech))
        carry_out(state, any_of(state, developments))


# Levels


def lacerda_levels_up(state: State) -> None:
    """The colony has reached a new level (OM-SOLO-17)."""
    state.push(LACERDA_GROWS, LACERDA)
    state.push(LACERDA_CONSTRUCT, LACERDA, 0, SHELTER + 1)


class LacerdaGrows(Verb):
    """A ship and a bot, which never comes to the map; he has no more bots than anybody (OM-SOLO-17, OM-GEN-03)."""

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[LACERDA]
        if True in board.depot:
            place = board.depot.index(True)
            board.depot[place] = False
            board.hangar += 1
            if state.sink is not None:
                state.emit("om-log-ship", seat=state.noun(LACERDA), place=place + 1)
        if state.lacerda_bots < BOTS - 1:
            state.lacerda_bots += 1
            if state.sink is not None:
                state.emit("om-log-lacerda-new-bot", count=state.lacerda_bots)
            contribute(state, LACERDA, BOT_PLACED)


LACERDA_GROWS: Final = LacerdaGrows()


# Travel


def lacerda_travels(state: State) -> bool:
    """Return True if Lacerda goes with the shuttle: unless his latest solo card shows an X (OM-SOLO-09)."""
    return not state.solo_discard or SOLO_CARDS[state.solo_discard[-1] - SOLO].travels


class LacerdaTravel(Verb):
    """To the other side, without production or retrieval (OM-SOLO-10 to -14)."""

    def run(self, state: State, frame: Frame) -> None:
        to = ORBIT if state.seats[LACERDA].side() == COLONY else COLONY
        if state.sink is not None:
            state.emit(f"om-log-travel-{SIDES[to]}", seat=state.noun(LACERDA))
        state.push(LACERDA_ARRIVES, LACERDA)
        if to == COLONY:
            explore(state)
            state.push(LACERDA_CONSTRUCT, LACERDA)
        space = any_of(state, free_spaces(state, to))
        take_space(state, LACERDA, space)
        lacerda_space_bonus(state, space)


LACERDA_TRAVEL: Final = LacerdaTravel()


def explore(state: State) -> None:
    """The leftmost discovery tile comes to the map (OM-SOLO-13)."""
    hexes = best_explorations(state)
    if hexes and state.exploration:
        hex = any_of(state, hexes)
        if state.sink is not None:
            towards = state.research_first and has_research(state)
            state.emit("om-log-lacerda-explore-research" if towards else "om-log-lacerda-explore", hex=HEX_LABELS[hex])
        place_discovery(state, LACERDA, state.exploration[0], hex)


class LacerdaArrives(Verb):
    """The rest of a turn's end: cards for the spaces that Lacerda emptied, and the player's technologies he used."""

    def run(self, state: State, frame: Frame) -> None:
        for space in state.refill:
            lacerda_refills(state, space)
        state.refill = []
        for owed in state.owed:
            state.push(COMPENSATE, debt_owner(owed), 0, debt_tech(owed))
        state.owed = []


LACERDA_ARRIVES: Final = LacerdaArrives()

LACERDA_EFFECTS: Final = (
    ("lacerda turn", LACERDA_TURN),
    ("lacerda advance", LACERDA_ADVANCE),
    ("lacerda develop", LACERDA_DEVELOP),
    ("lacerda construct", LACERDA_CONSTRUCT),
    ("lacerda bot", LACERDA_BOT),
    ("lacerda upgrade", LACERDA_UPGRADE),
    ("lacerda grows", LACERDA_GROWS),
    ("lacerda travel", LACERDA_TRAVEL),
    ("lacerda arrives", LACERDA_ARRIVES),
)
