"""Makes the public view of a view: names for all numbers that its viewer sees."""

from __future__ import annotations

from typing import Any, Final

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.ground import research_type
from valles.games.on_mars.effects.offer import contract_deck
from valles.games.on_mars.effects.upgrade import TakeBlueprint, upgrade_reason
from valles.games.on_mars.public.placement import placements_of
from valles.games.on_mars.public.struct import (
    PHASES,
    WARES,
    Blueprints,
    Bot,
    Column,
    Debt,
    Fit,
    GridSpace,
    Hex,
    HiredScientist,
    LabTech,
    Lacerda,
    Mission,
    OwnedBlueprint,
    OwnedContract,
    Player,
    PublicView,
    Shuttle,
    Site,
    Stack,
    Upgrade,
)
from valles.games.on_mars.rules.building import ARROWS_OF, joined, sites, type_of
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.colony import DIRECTIONS, HEX_NAMES, HEXES
from valles.games.on_mars.rules.component import (
    BUILDINGS,
    CONTRACT,
    CRYSTAL_THERE,
    DISPLAY,
    GENERATOR,
    GOODS,
    GRID,
    LAB,
    LAB_LEVEL,
    LACERDA,
    LSS,
    NOTHING_THERE,
    RESEARCH_TILE,
    SCIENTIST,
    SEATS,
    SHELTER,
    SIDES,
    SLOTTED,
    TECHS,
    WAREHOUSE_GOODS,
)
from valles.games.on_mars.rules.reason import COMPLEX_TOO_SMALL, OUT_OF_ZONE, POSSIBLE
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.stack import UNKNOWN
from valles.games.on_mars.rules.standin import RESEARCH_LETTERS
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.supply import capacity, depot_capacity, mission_crystals, storage_limit
from valles.games.on_mars.rules.tech import debt_owner, debt_tech
from valles.games.public import pile
from valles.kernel.view import HOLE

_LACKS: Final = {POSSIBLE: "nothing", COMPLEX_TOO_SMALL: "complex", OUT_OF_ZONE: "zone"}
"""The thing that a blueprint lacks, by the reason why it does not fit; otherwise a building."""
_PHASE_OF: Final = {effect.id: PHASES[effect.place] for effect in RULES.effects if effect.place in PHASES}


def public_view(view: State, points: bool = True) -> PublicView:
    """Return the public view of a state."""
    seats = [SEATS[colour] for colour in view.colours]
    display = [card_id(number) for number in view.display]
    half = DISPLAY // 2
    return PublicView(
        viewer=seats[view.viewer] if view.viewer >= 0 else None,
        long_game=view.long_game,
        first_colonists=view.first_colonists,
        space_oddity=view.space_oddity,
        miners_return=view.miners_return,
        any_shelter_tech=view.any_shelter_tech,
        research_first=view.research_first,
        revised=view.revised,
        either_price=view.either_price,
        two_for_contracts=view.two_for_contracts,
        solo=view.solo,
        round=view.round,
        phase=phase_of(view),
        first=seats[view.first],
        turn=seats[view.active] if view.active >= 0 else None,
        waiting=[seats[seat] for seat in view.pending_seats()],
        final=view.final,
        finished=view.finished,
        **colony_of(view, seats),
        warehouse=dict(zip(WARES, [view.warehouse[good] for good in WAREHOUSE_GOODS], strict=True)),
        grid=[GridSpace(space, tech_name(tech)) for space, tech in zip(GRID, view.grid, strict=True)],
        tech_stack=len(view.tech_stack),
        blueprints=Blueprints(display[:half], display[half:]),
        blueprint_deck=len(view.blueprint_deck),
        exploration=card_ids(view.exploration),
        discovery_stack=len(view.discovery_stack),
        kept_tile=card_id(view.kept_tile),
        removed=card_ids(view.gone + view.blueprint_box),
        offers=[card_id(number) for number in view.offers],
        contract_deck=card_ids(contract_deck(view)),
        shuttle=Shuttle(SIDES[view.shuttle_side], view.shuttle_space),
        owed=[Debt(seats[debt_owner(debt)], TECHS[debt_tech(debt)]) for debt in view.owed],
        first_shown=card_ids(view.first_shown),
        task_deck=len(view.task_deck),
        players=[player_of(view, number, seat, points) for number, seat in enumerate(seats)],
        sites=sites_of(view),
        fits=fits_of(view),
        lacerda=lacerda_of(view, seats[LACERDA]) if view.solo else None,
        placements=placements_of(view),
    )


def card_id(number: int) -> str | None:
    return CARDS[number].id if number else None


def card_ids(numbers: list[int]) -> list[str]:
    return [CARDS[number].id for number in numbers]


def tech_name(tech: int) -> str | None:
    """States count technologies from 1 on."""
    return TECHS[tech - 1] if tech else None


def hex_name(hex: int) -> str | None:
    return HEX_NAMES[hex] if hex >= 0 else None


def owner_of(seats: list[str], owner: int) -> str | None:
    """States count owners from 1 on; 0 is nobody."""
    return seats[owner - 1] if owner else None


def arrows_of(building: int, tile: int) -> list[str]:
    return [DIRECTIONS[direction] for direction in ARROWS_OF[building][tile]]


def phase_of(view: State) -> str | None:
    """Return the phase: that of the uppermost frame which has one."""
    for frame in reversed(view.stack):
        if frame.effect in _PHASE_OF:
            return _PHASE_OF[frame.effect]
    return None


def sites_of(view: State) -> list[Site]:
    """Return the sites of each type while the viewer is asked what to build, or where."""
    frame = view.prompt_frame(view.viewer) if view.viewer >= 0 else None
    effect = None if frame is None else view.rules.effects[frame.effect]
    if frame is None or not isinstance(effect, Construct):
        return []
    return [
        Site(BUILDINGS[kind], HEX_NAMES[hex], joined(view, frame.seat, kind, hex) + 1)
        for kind in effect.buildings(view, frame)
        for hex in sites(view, frame.seat, kind, effect.boosted)
    ]


def fits_of(view: State) -> list[Fit]:
    """Return the blueprints on display while the viewer is asked which one to take."""
    frame = view.prompt_frame(view.viewer) if view.viewer >= 0 else None
    if frame is None or not isinstance(view.rules.effects[frame.effect], TakeBlueprint):
        return []
    return [fit_of(view, frame.seat, number) for number in view.display if number]


def fit_of(view: State, seat: int, number: int) -> Fit:
    reasons = [upgrade_reason(view, seat, number, hex, False) for hex in range(HEXES)]
    hexes = [HEX_NAMES[hex] for hex, reason in enumerate(reasons) if reason == POSSIBLE]
    lacks = next((lack for reason, lack in _LACKS.items() if reason in reasons), "building")
    return Fit(CARDS[number].id, hexes, lacks)


def colony_of(view: State, seats: list[str]) -> dict[str, Any]:
    """Return the fields that tell of the colony."""
    columns = zip(BUILDINGS[GENERATOR : GENERATOR + LSS], view.lss, view.rewards, strict=True)
    missions = zip(view.missions, view.mission_steps, strict=True)
    return {
        "level": view.level,
        "life_support": [Column(building, row, card_id(reward)) for building, row, reward in columns],
        "missions": [
            Mission(card_id(number), left, mission_crystals(view, number) if number else 0) for number, left in missions
        ],
        "remaining": view.remaining,
        "hexes": hexes_of(view, seats),
        "stacks": [
            Stack(BUILDINGS[building], len(tiles), arrows_of(building, tiles[-1] if tiles else HOLE))
            for building, tiles in enumerate(view.stacks)
        ],
    }


def hexes_of(view: State, seats: list[str]) -> dict[str, Hex]:
    bots: dict[int, list[Bot]] = {}
    rovers: dict[int, list[str]] = {}
    for seat, board in zip(seats, view.seats, strict=True):
        for number, hex in enumerate(board.bots, 1):
            bots.setdefault(hex, []).append(Bot(seat, number))
        rovers.setdefault(board.rover, []).append(seat)
    return {
        name: hex_of(view, hex, seats, bots.get(hex, []), rovers.get(hex, []))
        for hex, name in enumerate(HEX_NAMES)
        if view.building[hex] or view.ground[hex] != NOTHING_THERE or hex in bots or hex in rovers
    }


def hex_of(view: State, hex: int, seats: list[str], bots: list[Bot], rovers: list[str]) -> Hex:
    building = type_of(view, hex)
    ground = view.ground[hex]
    blueprint = view.upgraded[hex]
    return Hex(
        building=BUILDINGS[building] if building >= 0 else None,
        owner=seats[view.building[hex] - SHELTER - 1] if building == SHELTER else None,
        arrows=arrows_of(building, view.tile[hex]) if building >= 0 else [],
        miner=owner_of(seats, view.miner[hex]),
        upgrade=upgrade_of(view, blueprint, seats) if blueprint else None,
        crystal=ground == CRYSTAL_THERE,
        ground=card_id(ground) if ground > CRYSTAL_THERE else None,
        research=RESEARCH_LETTERS[research_type(ground)] if ground >= RESEARCH_TILE else None,
        bots=bots,
        rovers=rovers,
    )


def upgrade_of(view: State, blueprint: int, seats: list[str]) -> Upgrade:
    return Upgrade(CARDS[blueprint].id, seats[view.blueprint_owner[blueprint] - 1])


def lacerda_of(view: State, seat: str) -> Lacerda:
    return Lacerda(
        seat=seat,
        bot=BUILDINGS[view.lacerda_bot],
        bots=view.lacerda_bots,
        deck=len(view.solo_deck),
        discard=card_ids(view.solo_discard),
        deal=view.solo_pass,
    )


def player_of(view: State, number: int, seat: str, points: bool) -> Player:
    board = view.seats[number]
    return Player(
        seat=seat,
        lacerda=view.is_lacerda(number),
        points=board.points if points else None,
        resources=dict(zip(GOODS, board.stock, strict=False)),
        storage_room=storage_limit(board),
        crystals=board.crystals,
        depot_room=depot_capacity(board),
        arriving=board.arriving,
        quarters=board.quarters,
        quarters_room=capacity(board),
        working=board.working,
        slots=dict(zip(SLOTTED, board.slots, strict=True)),
        beside=board.beside,
        fresh=board.fresh,
        lab=[LabTech(LAB[place], LAB_LEVEL[place], TECHS[tech - 1]) for place, tech in enumerate(board.lab) if tech],
        uncompensated=board.waiting,
        bots=[hex_name(hex) for hex in board.bots],
        rover=hex_name(board.rover),
        berths=board.depot[:],
        hangar=board.hangar,
        shelters=board.shelters,
        progress=dict(zip(BUILDINGS, board.cubes, strict=False)),
        markers=board.markers,
        **cards_of(view, number, board),
        research=[letter for letter, taken in zip(RESEARCH_LETTERS, board.research, strict=True) if taken],
        space=board.space or None,
        side=SIDES[board.side()] if board.space else None,
        stands=board.stands,
        task_shown=board.task_shown,
        developed=board.developed,
    )


def cards_of(view: State, number: int, board: Seat) -> dict[str, Any]:
    """Return the fields of a player that tell of cards and tiles."""
    at_work = {blueprint: card_id(SCIENTIST + i) for i, blueprint in enumerate(view.scientist_at) if blueprint}
    owner = number + 1
    first = [] if board.first_card == 0 else [HOLE if board.first_card == UNKNOWN else board.first_card]
    return {
        "goals": pile(board.goals, CARDS),
        "spent_goals": pile(board.spent_goals, CARDS),
        "goal": card_id(board.goal),
        "blueprints": [
            OwnedBlueprint(CARDS[card].id, hex_name(view.blueprint_hex[card]), at_work.get(card))
            for card, has in enumerate(view.blueprint_owner)
            if has == owner
        ],
        "scientists": [
            HiredScientist(CARDS[SCIENTIST + i].id, card_id(view.scientist_at[i]))
            for i, has in enumerate(view.scientist_owner)
            if has == owner
        ],
        "contracts": [
            OwnedContract(CARDS[CONTRACT + i].id, view.delivered[2 * i : 2 * i + 2], view.completed[i])
            for i, has in enumerate(view.contract_owner)
            if has == owner
        ],
        "discoveries": card_ids(board.discoveries),
        "first_card": pile(first, CARDS),
        "tasks": pile(board.tasks, CARDS),
        "tasks_done": card_ids(board.tasks_done),
    }
