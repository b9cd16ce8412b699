"""The page names what a view of On Mars holds as Python does."""

from pathlib import Path
from typing import Any

from tests.page.viewing import check_names, views
from tools import page_data
from valles.games.on_mars import colony, standin
from valles.games.on_mars import component as om
from valles.games.on_mars.building import ARROWS_OF, type_of
from valles.games.on_mars.card import CARDS
from valles.games.on_mars.effects.hiring import contract_deck
from valles.games.on_mars.phase import COLONIZATION, END_OF_TURN, FINISH, LAST_DELIVERY, NEXT_ROUND, SHUTTLE_PHASE
from valles.games.on_mars.setup import ASSIGN_SPACE, CHOOSE_SHUTTLE, START_SHUTTLE
from valles.games.on_mars.stack import UNKNOWN
from valles.games.on_mars.state import Seat, State
from valles.games.on_mars.supply import capacity, depot_capacity, storage_limit
from valles.games.on_mars.tech import debt_owner, debt_tech
from valles.games.registry import rulebook

SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"seats": ["yellow"], "length": "long"},
    {"seats": ["green", "yellow"], "space_oddity": True},
    {"players": 3, "first_colonists": True},
    {"players": 4},
)
EARLY = 20


def seat_name(seen: State, number: int) -> str | None:
    return om.SEATS[seen.colours[number]] if 0 <= number < len(seen.seats) else None


def pile(cards: list[int]) -> dict[str, Any]:
    return {"cards": [number for number in cards if number], "count": len(cards)}


def hex_name(hex: int) -> str | None:
    return colony.HEX_NAMES[hex] if hex >= 0 else None


def tech_name(tech: int) -> str | None:
    return om.TECHS[tech - 1] if tech else None


def arrow_names(building: int, tile: int) -> list[str]:
    return [colony.DIRECTIONS[direction] for direction in ARROWS_OF[building][tile]]


def by_name(names: tuple[str, ...], values: list[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def phase(seen: State) -> str | None:
    named = dict.fromkeys((ASSIGN_SPACE.id, START_SHUTTLE.id, CHOOSE_SHUTTLE.id), "setup")
    named |= dict.fromkeys((COLONIZATION.id, END_OF_TURN.id), "colonization")
    named |= {SHUTTLE_PHASE.id: "shuttle", NEXT_ROUND.id: "shuttle", FINISH.id: "end", LAST_DELIVERY.id: "end"}
    told = [named[frame.effect] for frame in seen.stack if frame.effect in named]
    return told[-1] if told else None


def named_model(seen: State) -> dict[str, Any]:
    half = om.DISPLAY // 2
    display = [number or None for number in seen.display]
    return {
        "players": [named_player(seen, number, board) for number, board in enumerate(seen.seats)],
        "hexes": [named_hex(seen, number) for number in range(colony.HEXES)],
        "stacks": [named_stack(building, tiles) for building, tiles in enumerate(seen.stacks)],
        "level": seen.level,
        "lifeSupport": [
            {"building": om.BUILDINGS[om.GENERATOR + column], "row": seen.lss[column], "reward": seen.rewards[column]}
            for column in range(om.LSS)
        ],
        "missions": [
            {"number": number or None, "left": left}
            for number, left in zip(seen.missions, seen.mission_steps, strict=True)
        ],
        "remaining": seen.remaining,
        "warehouse": {om.GOODS[good]: seen.warehouse[good] for good in om.WAREHOUSE_GOODS},
        "grid": [{"space": om.GRID[place], "tech": tech_name(tech)} for place, tech in enumerate(seen.grid)],
        "techStack": len(seen.tech_stack),
        "blueprints": {"upper": display[:half], "lower": display[half:]},
        "blueprintDeck": len(seen.blueprint_deck),
        "exploration": seen.exploration,
        "discoveryStack": len(seen.discovery_stack),
        "keptTile": seen.kept_tile or None,
        "offers": [number or None for number in seen.offers],
        "contractDeck": contract_deck(seen),
        "shuttle": {"side": om.SIDES[seen.shuttle_side], "space": seen.shuttle_space},
        "owed": [{"owner": seat_name(seen, debt_owner(debt)), "tech": om.TECHS[debt_tech(debt)]} for debt in seen.owed],
        "firstShown": seen.first_shown,
        "taskDeck": len(seen.task_deck),
        "round": seen.round,
        "phase": phase(seen),
        "first": seat_name(seen, seen.first),
        "turn": seat_name(seen, seen.active),
        "final": seen.final,
        "finished": seen.finished,
        "viewer": seat_name(seen, seen.viewer),
        "longGame": seen.long_game,
        "firstColonists": seen.first_colonists,
        "spaceOddity": seen.space_oddity,
        "solo": seen.solo,
        "lacerda": named_lacerda(seen) if seen.solo else None,
    }


def named_lacerda(seen: State) -> dict[str, Any]:
    return {
        "seat": seat_name(seen, om.LACERDA),
        "bot": om.BUILDINGS[seen.lacerda_bot],
        "bots": seen.lacerda_bots,
        "deck": pile(seen.solo_deck),
        "discard": seen.solo_discard,
        "card": seen.solo_discard[-1] if seen.solo_discard else None,
        "pass": seen.solo_pass,
    }


def named_player(seen: State, number: int, board: Seat) -> dict[str, Any]:
    first = [] if board.first_card == 0 else [0 if board.first_card == UNKNOWN else board.first_card]
    return {
        "seat": seat_name(seen, number),
        "lacerda": seen.is_lacerda(number),
        "points": board.points,
        "resources": by_name(om.GOODS[: om.RESOURCES], board.stock),
        "storageRoom": storage_limit(board),
        "crystals": board.crystals,
        "depotRoom": depot_capacity(board),
        "arriving": board.arriving,
        "quarters": board.quarters,
        "quartersRoom": capacity(board),
        "working": board.working,
        "slots": by_name(om.SLOTTED, board.slots),
        "beside": board.beside,
        "fresh": board.fresh,
        "lab": [
            {"space": om.LAB[place], "level": om.LAB_LEVEL[place], "tech": tech_name(tech)}
            for place, tech in enumerate(board.lab)
            if tech
        ],
        "waiting": board.waiting,
        "bots": [hex_name(bot) for bot in board.bots],
        "rover": hex_name(board.rover),
        "berths": [{"number": place, "ship": ship} for place, ship in enumerate(board.depot, 1)],
        "hangar": board.hangar,
        "shelters": board.shelters,
        "progress": by_name(om.BUILDINGS[: om.STACKS], board.cubes),
        "markers": board.markers,
        "goals": pile(board.goals),
        "spentGoals": pile(board.spent_goals),
        "goal": board.goal or None,
        **named_cards(seen, number),
        "discoveries": board.discoveries,
        "research": [letter for letter, has in zip(standin.RESEARCH_LETTERS, board.research, strict=True) if has],
        "space": board.space or None,
        "side": om.SIDES[board.side()] if board.space else None,
        "stands": board.stands,
        "firstCard": pile(first),
        "tasks": pile(board.tasks),
        "tasksDone": board.tasks_done,
        "taskShown": board.task_shown,
        "developed": board.developed,
    }


def named_cards(seen: State, number: int) -> dict[str, Any]:
    """The blueprints, scientists and contracts of a seat."""
    at_work = {blueprint: om.SCIENTIST + i for i, blueprint in enumerate(seen.scientist_at) if blueprint}
    return {
        "blueprints": [
            {"number": card, "hex": hex_name(seen.blueprint_hex[card]), "scientist": at_work.get(card)}
            for card, owner in enumerate(seen.blueprint_owner)
            if owner == number + 1
        ],
        "scientists": [
            {"number": om.SCIENTIST + i, "at": seen.scientist_at[i] or None}
            for i, owner in enumerate(seen.scientist_owner)
            if owner == number + 1
        ],
        "contracts": [
            {
                "number": om.CONTRACT + i,
                "delivered": seen.delivered[2 * i : 2 * i + 2],
                "completed": seen.completed[i],
            }
            for i, owner in enumerate(seen.contract_owner)
            if owner == number + 1
        ],
    }


def named_hex(seen: State, number: int) -> dict[str, Any]:
    building = type_of(seen, number)
    there = seen.ground[number]
    blueprint = seen.upgraded[number]
    owner = seen.blueprint_owner[blueprint] - 1
    return {
        **page_data.map_hex(number),
        "number": number,
        "building": om.BUILDINGS[building] if building >= 0 else None,
        "owner": seat_name(seen, seen.building[number] - om.SHELTER - 1) if building == om.SHELTER else None,
        "tile": seen.tile[number],
        "arrows": arrow_names(building, seen.tile[number]) if building >= 0 else [],
        "miner": seat_name(seen, seen.miner[number] - 1),
        "upgrade": {"blueprint": blueprint, "owner": seat_name(seen, owner)} if blueprint else None,
        "crystal": there == om.CRYSTAL_THERE,
        "ground": there if there > om.CRYSTAL_THERE else None,
        "groundFamily": CARDS[there].family() if there > om.CRYSTAL_THERE else None,
        "research": CARDS[there].id.removeprefix("research_")[0] if there >= om.RESEARCH_TILE else None,
        "bots": [
            {"seat": seat_name(seen, seat), "number": bot}
            for seat, board in enumerate(seen.seats)
            for bot, at in enumerate(board.bots, 1)
            if at == number
        ],
        "rovers": [seat_name(seen, seat) for seat, board in enumerate(seen.seats) if board.rover == number],
    }


def named_stack(building: int, tiles: list[int]) -> dict[str, Any]:
    top = tiles[-1] if tiles else 0
    return {
        "building": om.BUILDINGS[building],
        "count": len(tiles),
        "top": top or None,
        "arrows": arrow_names(building, top) if top else [],
    }


def test_the_page_names_what_random_games_hold(tmp_path: Path):
    seen = [view for seed, setup in enumerate(SETUPS, 1) for view in views("on_mars", seed, setup, EARLY)]
    rules = rulebook("on_mars")
    cases = [{"view": rules.save(view), "expected": named_model(view)} for view in seen]
    assert {case["expected"]["phase"] for case in cases} >= {"setup", "colonization", "shuttle", None}
    assert any(hex["upgrade"] for case in cases for hex in case["expected"]["hexes"])
    check_names("on_mars", cases, tmp_path)
