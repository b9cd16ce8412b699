"""Invariants of every state of On Mars, and of every decision."""

from __future__ import annotations

from collections import Counter

from valles.games.on_mars.effects.construct import RAISE_MARKER, SETTLE_IN
from valles.games.on_mars.effects.lab import COMPENSATE, INSTALL
from valles.games.on_mars.effects.upgrade import CONTRACT_COMPLEX
from valles.games.on_mars.rules.building import complex_size
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CONTRACT_CARDS
from valles.games.on_mars.rules.colony import HEXES, NEIGHBOURS, TWO_AWAY
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    COLONISTS,
    CONTRACT,
    CONTRACTS,
    CRYSTAL_THERE,
    DEPOT,
    DISCOVERY,
    FIRST_A,
    FIRST_B,
    GOAL,
    GOALS_DEALT,
    GRID_TECHS,
    LAB_LEVEL,
    LAST_LEVEL,
    LSS,
    LSS_ROWS,
    MARKERS,
    MINE,
    MISSION,
    MISSIONS_OPEN,
    RESEARCH_TILE,
    RESEARCH_TYPES,
    RESOURCES,
    REWARD,
    SCIENTIST,
    SCIENTISTS,
    SHELTER,
    SHELTERS,
    SHIPS,
    SLOTS,
    SOLO,
    SOLO_GOAL,
    SPACES,
    STACKS,
    WAREHOUSE_GOODS,
)
from valles.games.on_mars.rules.phase import missing_for_ever
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.standin import ARROWS
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.tech import debt_owner
from valles.games.on_mars.rules.turn import EXECUTED, MAIN_DONE, TURN
from valles.games.on_mars.rules.vocabulary import ACTION, EXECUTIVE_ACTION, USE
from valles.kernel.frame import Frame

MAIN_ACTIONS_A_SIDE = len(ACTION.options()) // 2
QUARTERS_AT_FIRST, QUARTERS_A_SHELTER = 4, 2
COMPLEX_OF_LEVEL_3 = 3


def check(state: State) -> None:
    """Everything that one state alone must satisfy."""
    seats_are_in_bounds(state)
    pieces_are_complete(state)
    map_is_legal(state)
    life_support_agrees(state)
    tiles_are_in_one_place(state)
    cards_are_in_one_place(state)
    hidden_cards_are_in_one_place(state)
    contracts_agree(state)
    spaces_are_in_bounds(state)
    decisions_are_due(state)


def under_way(state: State, effect: int) -> list[Frame]:
    """Return the frames of an effect that has still to be carried out."""
    return [frame for frame in state.stack if frame.effect == effect]


def is_settled(state: State) -> bool:
    """Return True if no action is in the middle: the game is over, or the next question begins something."""
    return state.over() or RULES.effects[state.stack[-1].effect].begins


def once_each(piles: list[list[int]], numbers: range, what: str) -> None:
    first, end = numbers[0], numbers[-1] + 1
    lying = sorted([number for pile in piles for number in pile if first <= number < end])
    assert lying == list(numbers), f"a {what} is missing or doubled: {lying}"


# Boards


def seats_are_in_bounds(state: State) -> None:
    """Storage, depot, living quarters and ships (OM-GEN-04, -10, -15, OM-COL-68)."""
    for seat, board in enumerate(state.seats):
        limit = board.shelters + 1
        assert all(0 <= amount <= limit for amount in board.stock), f"storage of {seat}: {board.stock} of {limit}"
        welcomed = board.depot.count(False)
        assert 0 <= board.hangar <= welcomed <= state.level, f"ships of {seat}: {welcomed} at level {state.level}"
        assert 0 <= board.crystals <= DEPOT - SHIPS + welcomed, f"depot of {seat}: {board.crystals}"
        assert board.arriving >= 0 and board.points >= 0
        room = QUARTERS_AT_FIRST + QUARTERS_A_SHELTER * (board.shelters - 1)
        assert 0 <= board.quarters <= room, f"living quarters of {seat}: {board.quarters} of {room}"
        owed = sum(1 for debt in state.owed if debt_owner(debt) == seat)
        due = sum(1 for frame in under_way(state, COMPENSATE.id) if frame.seat == seat)
        assert state.is_lacerda(seat) or board.waiting == owed + due, f"oxygen waiting for {seat}: {board.waiting}"
        assert not state.is_lacerda(seat) or sum(board.stock) == RESOURCES, "Lacerda has taken resources"


def pieces_are_complete(state: State) -> None:
    """Colonists, markers, shelters, bots and slots (OM-SETUP-03)."""
    settling = under_way(state, SETTLE_IN.id)
    for seat, board in enumerate(state.seats):
        owned = state.blueprint_owner.count(seat + 1)
        assert board.markers + owned == MARKERS and board.markers >= 0, f"markers of {seat}"
        assert 1 <= board.shelters <= SHELTERS
        assert state.building.count(SHELTER + 1 + seat) == board.shelters, f"shelters of {seat}"
        assert all(-1 <= hex < HEXES for hex in (*board.bots, board.rover))
        if state.is_lacerda(seat):
            assert board.bots == [-1] * len(board.bots), "a bot of Lacerda is on the map"
            continue
        moving_in = sum(1 for frame in settling if frame.seat == seat and frame.a == MINE)
        at_work = board.working + sum(board.slots) + state.miner.count(seat + 1) + moving_in
        assert min(board.working, board.beside, *board.slots) >= 0
        assert board.quarters + at_work + board.beside == COLONISTS, f"colonists of {seat}"
    for row in range(LSS):
        assert sum(board.slots[row] for board in state.seats) <= SLOTS, "more colonists than slots"
    assert all(board.slots[LSS] <= 1 for board in state.seats), "two colonists of one colour hire"


def map_is_legal(state: State) -> None:
    """Check that pieces and tiles lie where they may (OM-GEN-21, -22)."""
    for hex, (building, ground, miner, marker) in enumerate(
        zip(state.building, state.ground, state.miner, state.upgraded, strict=True)
    ):
        assert not (building and ground), f"something lies under the building on hex {hex}"
        assert not miner or (building == MINE + 1 and not marker), f"a miner on hex {hex}"
        if marker:
            marker_is_legal(state, hex, marker)
    assert sum(1 for hex in state.blueprint_hex if hex >= 0) == HEXES - state.upgraded.count(0)
    if is_settled(state):
        pieces = [hex for hex in range(HEXES) if state.miner[hex] or state.upgraded[hex]]
        for board in state.seats:
            bots = [hex for hex in board.bots if hex >= 0]
            pieces += bots + [board.rover] * (board.rover >= 0)
            assert not any(state.ground[hex] for hex in bots), "a bot stands on what it destroys"
        assert len(set(pieces)) == len(pieces), "two pieces share a hex"


def marker_is_legal(state: State, hex: int, marker: int) -> None:
    """An advanced building is of the type and size that its blueprint asks for (OM-COL-52 to -55)."""
    card = BLUEPRINT_CARDS[marker - 1]
    owner = state.blueprint_owner[marker]
    assert state.blueprint_hex[marker] == hex and owner, f"the marker on hex {hex} belongs to nobody"
    assert state.building[hex] == card.building + 1 + (owner - 1 if card.building == SHELTER else 0)
    assert card.level == 1 or complex_size(state, hex) >= COMPLEX_OF_LEVEL_3


def life_support_agrees(state: State) -> None:
    """Rows, level and remaining missions (OM-LSS-02, OM-LEVEL-01, -10, OM-MISSION-07, OM-END-17)."""
    coming = [frame.a for effect in (SETTLE_IN, RAISE_MARKER) for frame in under_way(state, effect.id)]
    for column, row in enumerate(state.lss):
        built = state.building.count(column + 2) - coming.count(column + 1)
        assert row == min(LSS_ROWS, built), f"column {column} is in row {row} with {built} buildings"
    assert 1 <= state.level <= LAST_LEVEL
    if not state.solo and (state.active < 0 or (state.stack[-1].effect == TURN.id and not state.stack[-1].a)):
        # Lacerda may build in a shuttle phase, where no turn ends (OM-SOLO-14).
        assert state.level == LAST_LEVEL or min(state.lss) <= state.level, "the colony should have risen"
        assert state.remaining == 0 or missing_for_ever(state) < 0, "the end should have been triggered"
    done = state.missions.count(0)
    left = max(0, MISSIONS_OPEN - done - max(0, state.level - 2))
    ended = state.remaining == 0 and not state.solo and missing_for_ever(state) >= 0
    assert state.remaining == left or ended, "remaining missions"
    assert all((steps > 0) == (mission > 0) for mission, steps in zip(state.missions, state.mission_steps, strict=True))


# Pools


def tiles_are_in_one_place(state: State) -> None:
    """Warehouse, technologies, discoveries, research tiles and building tiles (OM-SETUP-02 to -16)."""
    two = len(state.seats) == 2
    assert all(0 <= state.warehouse[good] <= (2 if two else 3) for good in WAREHOUSE_GOODS)
    assert sum(state.warehouse) == sum(state.warehouse[good] for good in WAREHOUSE_GOODS), "minerals in the warehouse"
    techs = Counter(tech for place in (state.grid, state.tech_stack) for tech in place if tech)
    techs.update(frame.a for frame in under_way(state, INSTALL.id))
    for seat, board in enumerate(state.seats):
        own = [tech for tech in board.lab if tech]
        assert len(set(own)) == len(own) and SHELTER + 1 in own, f"laboratory of {seat}"
        techs.update(tech for tech in own if tech != SHELTER + 1)
    assert techs == {tech + 1: 1 if two else 2 for tech in GRID_TECHS}, "a technology is missing or doubled"
    left = [number for number in state.ground if number > CRYSTAL_THERE] + state.gone
    result = [state.discovery_stack, state.exploration, left, [state.kept_tile]]
    once_each(
        [*result, *(board.discoveries for board in state.seats)], range(DISCOVERY, RESEARCH_TILE), "discovery tile"
    )
    assert len(state.exploration) == 2 or not state.discovery_stack
    for kind in range(RESEARCH_TYPES):
        tiles = sum(left.count(RESEARCH_TILE + 2 * kind + copy) for copy in range(2))
        assert tiles + sum(board.research[kind] for board in state.seats) == 2, f"research tiles {kind}"
    on_map: list[list[int]] = [[] for _ in range(STACKS + 1 + len(state.seats))]
    for building, tile in zip(state.building, state.tile, strict=True):
        if tile:
            on_map[building - 1].append(tile)
    for kind in range(STACKS):
        once_each([on_map[kind], state.stacks[kind]], range(1, len(ARROWS[kind]) + 1), "building tile")
    for seat, board in enumerate(state.seats):
        assert sorted(on_map[SHELTER + seat]) == list(range(2, board.shelters + 1)), f"shelter tiles of {seat}"


def cards_are_in_one_place(state: State) -> None:
    """Blueprints, scientists, contracts, missions, rewards and Lacerda's deck."""
    taken = [number for number, owner in enumerate(state.blueprint_owner) if owner]
    piles = [state.display, state.blueprint_deck, state.blueprint_box, taken]
    once_each(piles, range(1, BLUEPRINTS + 1), "blueprint")
    hired = [SCIENTIST + place for place, owner in enumerate(state.scientist_owner) if owner]
    once_each([state.offers, hired], range(SCIENTIST, SCIENTIST + SCIENTISTS), "scientist")
    contracts = [CONTRACT + place for place, owner in enumerate(state.contract_owner) if owner]
    contracts += [number for number in state.offers if number >= CONTRACT]
    assert len(set(contracts)) == len(contracts), "a contract is doubled"
    assert all(state.offers[space] == 0 for space in state.refill)
    free = CONTRACTS - len(contracts)
    assert state.offers.count(0) == len(state.refill) + refilling(state) or not free, "a space was not refilled"
    missions = [number for number in state.missions if number]
    assert len(state.missions) == MISSIONS_OPEN and len(set(missions)) == len(missions)
    assert len(set(state.rewards)) == LSS and min(state.rewards) >= REWARD
    if state.solo:
        once_each([state.solo_deck, state.solo_discard], range(SOLO, SOLO_GOAL), "solo card")
    for place, number in enumerate(state.scientist_at):
        assert not number or (state.scientist_owner[place] and state.blueprint_hex[number] >= 0)


def refilling(state: State) -> int:
    """Spaces whose new contract is being chosen."""
    return 1 if state.stack and RULES.effects[state.stack[-1].effect].place == "refill" else 0


def hidden_cards_are_in_one_place(state: State) -> None:
    """Private goals and First Colonist cards (OM-SETUP-35, OM-GOAL-03, OM-FIRST-04)."""
    goals, firsts = [state.goal_box], [state.first_box, state.task_deck, state.first_shown]
    for seat, board in enumerate(state.seats):
        own = [*board.goals, *board.spent_goals, *([board.goal] if board.goal else [])]
        assert len(own) == (0 if state.is_lacerda(seat) else GOALS_DEALT), f"goals of {seat}"
        assert board.goals == sorted(board.goals)
        goals.append(own)
        firsts.append([board.first_card, *board.tasks])
        assert all(task in board.tasks for task in board.tasks_done), f"tasks of {seat}"
    once_each(goals, range(GOAL, MISSION), "private goal")
    if state.first_colonists:
        once_each(firsts, range(FIRST_A, FIRST_B), "First Colonist card")
        once_each(firsts, range(FIRST_B, DISCOVERY), "task")
    else:
        assert not any(any(pile) for pile in firsts)


def contracts_agree(state: State) -> None:
    """A contract is completed when its requirement is met, and not before (OM-COL-81, -82, -84)."""
    for place, owner in enumerate(state.contract_owner):
        card = CONTRACT_CARDS[place]
        delivered = state.delivered[2 * place : 2 * place + len(card.amounts)]
        assert all(0 <= there <= most for there, most in zip(delivered, card.amounts, strict=True))
        if owner == 0 or state.is_lacerda(owner - 1):
            assert state.completed[place] == (owner > 0) and not sum(delivered)
            continue
        if card.building < 0:
            assert state.completed[place] == (delivered == card.amounts), f"contract {place + 1}"
        elif state.completed[place] or is_settled(state):
            assert state.completed[place] == has_large_complex(state, owner - 1, card.building), f"contract {place + 1}"


def has_large_complex(state: State, seat: int, building: int) -> bool:
    for number in range(1, BLUEPRINTS + 1):
        own = state.blueprint_owner[number] == seat + 1 and BLUEPRINT_CARDS[number - 1].building == building
        hex = state.blueprint_hex[number]
        if own and hex >= 0 and complex_size(state, hex) >= CONTRACT_COMPLEX:
            return True
    return False


# Turns


def spaces_are_in_bounds(state: State) -> None:
    """Every marker on a space of its own (OM-SETUP-37, OM-SHUTTLE-19)."""
    spaces = [board.space for board in state.seats]
    taken = [space for space in spaces if space]
    assert len(set(taken)) == len(taken) and all(0 <= space <= SPACES for space in spaces), f"markers on {spaces}"
    assert state.active < 0 or len(taken) == len(spaces), "a turn before all markers are placed"
    assert state.active < 0 or state.seats[state.active].stands, "a turn for a marker that lies"
    assert 1 <= state.shuttle_space <= 3


def decisions_are_due(state: State) -> None:
    """Check that asked seats have options, and main actions of the marker's side, one a turn (OM-ROUND-04, -05)."""
    if state.over():
        assert state.final and state.remaining == 0, "the game ended too early"
        return
    [seat] = state.pending_seats()
    assert not state.is_lacerda(seat), "Lacerda is asked"
    options = state.options(seat)
    assert options, "nothing can be answered"
    frame = state.stack[-1]
    if frame.effect != TURN.id:
        return
    assert seat == state.active, "a turn for another seat than the active one"
    main = [ACTION.number(option) for option in options if ACTION.has(option)]
    assert all(action // MAIN_ACTIONS_A_SIDE == state.seats[seat].side() for action in main), "the wrong side"
    assert bool(main) != bool(frame.a & MAIN_DONE), "a main action too many, or none"
    if frame.a & EXECUTED:
        again = [option for option in options if EXECUTIVE_ACTION.has(option) or USE.has(option)]
        assert not again, "a second executive action"


# From one decision to the next


def check_step(before: State, after: State) -> None:
    """Check the invariants between two decisions."""
    turn_goes_on(before, after)
    table_never_goes_back(before, after)
    for seat in range(len(after.seats)):
        seat_never_goes_back(before, after, seat)
    buildings_are_legal(before, after)


def new_turn(before: State, after: State, seat: int) -> bool:
    """Return True if a turn of the seat has begun in this step."""
    if after.is_lacerda(seat):
        return before.active != after.active or before.round != after.round
    return after.active == seat and (before.active != seat or before.round != after.round)


def turn_goes_on(before: State, after: State) -> None:
    """Within a turn what is done stays done; a new one begins with nothing done, in turn order (OM-ROUND-02, -09)."""
    assert after.round in (before.round, before.round + 1)
    old, new = under_way(before, TURN.id), under_way(after, TURN.id)
    assert len(new) <= 1
    if not new:
        return
    seat = new[0].seat
    if old and not new_turn(before, after, seat):
        assert old[0].seat == seat and old[0].a & new[0].a == old[0].a, "what was done in a turn may be done again"
        return
    assert new[0].a == 0, "a turn begins with something done"
    standing = [board.space for board in after.seats if board.stands]
    assert after.seats[seat].space == min(standing), "a turn out of order"


def table_never_goes_back(before: State, after: State) -> None:
    assert after.level >= before.level and after.remaining <= before.remaining
    assert after.final >= before.final and after.solo_pass >= before.solo_pass
    assert all(new >= old for old, new in zip(before.lss, after.lss, strict=True)), "a life support marker fell"
    assert after.gone[: len(before.gone)] == before.gone, "a tile came back into the game"
    for name in ("blueprint_owner", "scientist_owner", "contract_owner", "upgraded", "building", "tile"):
        was, is_now = getattr(before, name), getattr(after, name)
        if was != is_now:
            assert all(old in (0, new) for old, new in zip(was, is_now, strict=True)), f"{name} was changed"
    for old, new in zip(before.delivered, after.delivered, strict=True):
        assert new >= old, "a delivery was taken back"
    for old, new in zip(before.scientist_at, after.scientist_at, strict=True):
        assert new or not old, "a scientist came back to hand"
    for mission, steps, later, left in zip(
        before.missions, before.mission_steps, after.missions, after.mission_steps, strict=True
    ):
        assert later in (mission, 0) and left <= steps, "a mission went back"


def seat_never_goes_back(before: State, after: State, seat: int) -> None:
    old, new = before.seats[seat], after.seats[seat]
    crystals_wait(before, after, seat)
    assert new.points >= old.points, "opportunity points fell"
    assert new.shelters >= old.shelters and new.markers <= old.markers
    for name in ("cubes", "research"):
        for was, later in zip(getattr(old, name), getattr(new, name), strict=True):
            assert later >= was, f"{name} of {seat} went back"
    assert all(later <= was for was, later in zip(old.depot, new.depot, strict=True)), "a ship returned to the depot"
    assert spent_ships(new) >= spent_ships(old), "a ship came back into the game"
    assert new.discoveries[: len(old.discoveries)] == old.discoveries
    assert old.goal in (0, new.goal) and len(new.spent_goals) >= len(old.spent_goals)
    for space, tech in enumerate(old.lab) if old.lab != new.lab else ():
        assert not tech or LAB_LEVEL[new.lab.index(tech)] >= LAB_LEVEL[space], "a technology went back"
    assert all(later >= 0 or was < 0 for was, later in zip(old.bots, new.bots, strict=True)), "a bot left the map"


def spent_ships(board: Seat) -> int:
    return board.depot.count(False) - board.hangar


def crystals_wait(before: State, after: State, seat: int) -> None:
    """Crystals reach the depot at the start of a turn and after the last one only (OM-GEN-13, -14, OM-END-05)."""
    old, new = before.seats[seat], after.seats[seat]
    if not new_turn(before, after, seat) and not after.final:
        assert new.crystals <= old.crystals, "crystals reached the depot within a turn"
        assert new.arriving >= old.arriving, "crystals that had not arrived were used"


def buildings_are_legal(before: State, after: State) -> None:
    """New buildings are near others of their type, with a technology, in reach of a bot (OM-COL-22 to -26, -42)."""
    if before.building == after.building:
        return
    for hex, kind in enumerate(after.building):
        if kind == before.building[hex]:
            continue
        size = complex_size(after, hex)
        near = any(after.building[other] == kind for other in TWO_AWAY[hex])
        assert size > 1 or near, f"a building on hex {hex} is too far from others of its type"
        builder = max(before.active, 0) if kind <= SHELTER else kind - SHELTER - 1
        if size > 1:
            level = usable_level(after, builder, kind)
            assert level >= size - 1, f"a complex of {size} on hex {hex} with a technology of level {level}"
        if not after.solo or is_undisturbed(before, after):
            bots = before.seats[builder].bots
            assert hex in bots or any(bot in NEIGHBOURS[hex] for bot in bots), f"no bot of {builder} is near hex {hex}"


def usable_level(state: State, builder: int, kind: int) -> int:
    """Return the best technology for the type, raised by the colonists at work if the builder used one (OM-EXEC-06)."""
    owners = state.seats if kind <= SHELTER or state.any_shelter_tech else [state.seats[builder]]
    tech = min(kind, SHELTER + 1)
    levels = [LAB_LEVEL[board.lab.index(tech)] for board in owners if tech in board.lab]
    return max(levels) + state.seats[builder].working if levels else 0


def is_undisturbed(before: State, after: State) -> bool:
    """Return True if Lacerda, whom no bot binds, cannot have built anything in this step."""
    return before.active >= 0 and all(getattr(before, n) == getattr(after, n) for n in ("active", "round", "level"))
