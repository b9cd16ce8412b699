"""The map and the boards of On Mars are those of the facts, and every unconfirmed value is listed for correction."""

import re
from typing import Any

import pytest

from tests.facts.on_mars_ops import FACTS, cost, declared, described, facts
from tests.support.ledger import ROOT
from valles import new
from valles.games.on_mars.effects.lab import GRID_PRICES, LEVEL_PRICES
from valles.games.on_mars.effects.offer import CONTRACT_PRICE
from valles.games.on_mars.effects.ship import SHIP_PRICE
from valles.games.on_mars.effects.upgrade import UPGRADE_PRICE
from valles.games.on_mars.rules import colony, component, standin
from valles.games.on_mars.rules.building import ARROWS_OF, PRICES
from valles.games.on_mars.rules.card import CARDS, LAB_BONUS, LSS_BENEFIT, SPACE_BONUS
from valles.games.on_mars.rules.component import BUILDINGS, GOODS, GRID, LAB, MAIN_ACTIONS, SLOTTED
from valles.games.on_mars.rules.phase import fill_warehouse
from valles.games.on_mars.rules.setup import DRAWN, FIRST_MISSIONS, prepare_missions
from valles.games.on_mars.rules.state import Seat
from valles.games.on_mars.rules.supply import capacity, depot_capacity, storage_limit
from valles.games.on_mars.rules.turn import MAIN

MAP = facts("map")
PLAN = facts("buildings")
LABORATORY = facts("lab")
ORBIT = facts("orbit_board")
SURFACE = facts("colony_board")
TURN_ORDER = facts("turn_order")
PLAYER_BOARD = facts("player_board")
PAGE = ROOT / "docs/rules/on-mars-components.md"

ACTIONS = {
    "research": "research_development", "construct": "construct_building", "upgrade": "upgrade_building",
    "hire": "hire_scientist_or_contract",
}  # fmt: skip


def at(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


def hexes(names: list[str]) -> list[tuple[int, int]]:
    return [at(name) for name in names]


# The map


def test_the_map_has_the_hexes_of_the_facts_column_by_column():
    assert [(hex["q"], hex["r"]) for hex in MAP["hexes"]] == colony.PLACES
    assert len(colony.PLACES) == colony.HEXES == MAP["shape"]["hex_count"]
    counts = [sum(name[0] == letter for name in colony.HEX_NAMES) for letter in "abcdefghijklm"]
    assert counts == [column["count"] for column in MAP["shape"]["columns"]]


def test_a_hex_is_named_by_its_column_and_counted_from_the_top():
    names = dict(zip(colony.PLACES, colony.HEX_NAMES, strict=True))
    for column in MAP["shape"]["columns"]:
        letter = "abcdefghijklm"[column["q"] + 6]
        for r in range(column["r_min"], column["r_max"] + 1):
            assert names[column["q"], r] == f"{letter}{r - column['r_min'] + 1}"


def test_the_neighbours_of_a_hex_lie_in_the_directions_of_the_facts():
    directions = {name.lower(): step for name, step in MAP["coordinates"]["directions"].items()}
    for hex, (q, r) in enumerate(colony.PLACES):
        for word, neighbour in zip(colony.DIRECTIONS, colony.AROUND[hex], strict=True):
            dq, dr = directions[word]
            place = (q + dq, r + dr)
            assert neighbour == (colony.PLACES.index(place) if place in colony.PLACES else -1)


def test_the_set_up_marks_are_those_of_the_facts():
    marks = MAP["marks"]
    assert colony.PLACES[colony.CENTRE] == at(marks["start_mine"]["hex"])
    assert [colony.PLACES[hex] for hex in colony.STARTING_BUILDINGS] == hexes(marks["start_buildings"]["hexes"])
    for players, names in marks["shelter_starts"]["by_players"].items():
        assert list(standin.SHELTER_STARTS[int(players)]) == hexes(names)
    assert [list(corner) for corner in standin.RESEARCH_HEXES] == [
        hexes(names) for names in marks["research"]["corners"].values()
    ]


def test_the_marks_of_the_single_hexes_agree():
    marked: dict[str, list[tuple[int, int]]] = {}
    for hex in MAP["hexes"]:
        marked.setdefault(hex.get("mark", ""), []).append((hex["q"], hex["r"]))
    assert sorted(marked["research"]) == sorted(place for corner in standin.RESEARCH_HEXES for place in corner)
    assert sorted(marked["shelter_start"]) == sorted(standin.SHELTER_STARTS[4])
    assert sorted(marked["start_building"]) == sorted(colony.PLACES[hex] for hex in colony.STARTING_BUILDINGS)


# Buildings


@pytest.mark.parametrize("place", range(len(BUILDINGS)), ids=BUILDINGS)
def test_building(place: int):
    fact = PLAN["types"][place]
    assert fact["id"] == BUILDINGS[place]
    assert fact["yields"] == GOODS[component.CRYSTAL if place == component.SHELTER else place]
    paid = {what: amount for what, amount in fact["cost"].items() if not what.startswith("colonist_from")}
    assert PRICES[place] == cost(paid)
    assert ("colonist_from_living_quarters_placed_on_tile" in fact["cost"]) == (place == component.MINE)
    assert fact["lss"] == (fact["id"] in SURFACE["lss"]["columns"])
    assert fact["progress_cube"] == (place < component.STACKS) == (fact["id"] in SURFACE["progress_area"]["columns"])


@pytest.mark.parametrize("place", range(component.STACKS), ids=BUILDINGS[: component.STACKS])
def test_the_tiles_of_a_building_type_have_the_arrows_of_the_facts(place: int):
    tiles = [tile for tile in PLAN["tiles"] if tile["type"] == BUILDINGS[place] and not tile["start"]]
    assert len(tiles) == PLAN["counts"]["regular_per_type"]["n"]
    assert [tile["arrows"] for tile in tiles] == arrows(place)


@pytest.mark.parametrize("colour", component.SEATS)
def test_the_shelters_of_a_colour_have_the_arrows_of_the_facts(colour: str):
    tiles = [tile for tile in PLAN["shelter_tiles"] if tile["owner"] == colour]
    assert len(tiles) == PLAN["counts"]["shelters"]["per_colour"] == component.SHELTERS
    assert [tile["arrows"] for tile in tiles] == arrows(component.SHELTER)


def arrows(building: int) -> list[list[str]]:
    return [[colony.DIRECTIONS[way].upper() for way in tile] for tile in ARROWS_OF[building][1:]]


def test_prices_outside_the_cards_are_those_of_the_facts():
    upgrades = {card["upgrade_cost"]["mineral"] for card in facts("blueprints")["cards"]}
    assert [cost({"mineral": amount}) for amount in upgrades] == [UPGRADE_PRICE]
    assert cost(facts("contracts")["general"]["take_cost"]) == CONTRACT_PRICE
    (ship,) = [action for action in SURFACE["actions"] if action["id"] == "welcome_ship"]
    assert cost(ship["effect"][0]["cost"]) == SHIP_PRICE


# The boards


@pytest.mark.parametrize("fact", TURN_ORDER["spaces"], ids=lambda fact: str(fact["space"]))
def test_turn_order_space(fact: dict[str, Any]):
    board = Seat()
    board.space = fact["space"]
    assert component.SIDES[board.side()] == fact["side"]
    expected = described(fact["bonus"]) if fact["bonus"] else None
    bonus = SPACE_BONUS[fact["space"]]
    if fact["cost"]:
        expected = ("buy for one", *(cost({good: 1}) for good in fact["cost"]["one_of"]), expected)
    assert declared(bonus) == expected


def test_there_are_as_many_turn_order_spaces_as_in_the_facts():
    assert len(TURN_ORDER["spaces"]) == component.SPACES == len(SPACE_BONUS) - 1


@pytest.mark.parametrize("place", range(len(LAB)), ids=LAB)
def test_laboratory_space(place: int):
    fact = LABORATORY["spaces"][place]
    assert fact["id"] == LAB[place]
    assert fact["column"] == component.LAB_LEVEL[place]
    assert fact["develops_to"] == [LAB[end] for end in component.LAB_TO[place]]
    assert declared(LAB_BONUS[place]) == (described(fact["bonus"]) if fact["bonus"] else None)


def test_the_columns_of_the_laboratory_cost_and_score_as_the_facts_say():
    assert [level["op"] for level in LABORATORY["levels"]] == component.LAB_POINTS[1:]
    assert [cost(level["develop_cost"] or {}) for level in LABORATORY["levels"]] == LEVEL_PRICES[1:]
    assert [LAB[component.SHELTER_TECH_START]] * 4 == [
        tile["start_space"] for tile in facts("tech_tiles")["shelter_tiles"]
    ]
    assert max(component.LAB_LEVEL) == component.TOP_LEVEL == len(LABORATORY["levels"])


def test_the_rows_of_the_technology_grid_cost_what_the_facts_say():
    expected = [(row["row"], cost(row["cost"])) for row in ORBIT["tech_grid"]["rows"] for _ in range(row["spaces"])]
    assert [(space.split("_")[0], price) for space, price in zip(GRID, GRID_PRICES, strict=True)] == expected


@pytest.mark.parametrize("fact", ORBIT["actions"] + SURFACE["actions"], ids=lambda fact: fact["id"])
def test_main_action(fact: dict[str, Any]):
    place = [ACTIONS.get(action, action) for action in MAIN_ACTIONS].index(fact["id"])
    if fact["id"] == "control_center":
        bots, rover = fact["effect"]
        assert fact["boost_adds"] == [
            {"op": "choose", "of": [{"op": "move_bots", "mp": 1}, {"op": "move_rover", "mp": 1}]}
        ]
        expected: Any = ("move", bots["mp"], rover["mp"], fact["boost"], 0, rover["tech"] == "allowed", False)
    else:
        boost = {"by": fact["boost"], "max": fact.get("boost_max"), "adds": fact.get("boost_adds")}
        expected = described(fact["effect"], boost if fact["boost"] else None)
    assert declared(MAIN[place]) == expected
    row = component.SLOT_OF[place]
    assert (row >= 0) == fact["red_colonist"] == (MAIN_ACTIONS[place] in SLOTTED)
    if row >= 0:
        assert fact["slots"] == (len(component.SEATS) if row == component.HIRE_ROW else component.SLOTS)
        assert component.SLOT_SIDE[row] == (component.ORBIT if fact in ORBIT["actions"] else component.COLONY)


def test_the_main_actions_stand_on_the_sides_of_the_facts():
    actions = [ACTIONS.get(action, action) for action in MAIN_ACTIONS]
    assert actions == [fact["id"] for fact in ORBIT["actions"] + SURFACE["actions"]]


def test_the_life_support_system_is_that_of_the_facts():
    table = new("on_mars", players=2, seed=1).state
    lss = SURFACE["lss"]
    assert list(BUILDINGS[component.GENERATOR : component.GENERATOR + component.LSS]) == lss["columns"]
    assert (lss["rows"], lss["max_level"]) == (component.LSS_ROWS, component.LAST_LEVEL)
    assert table.lss == [lss["start_row"]] * component.LSS
    assert (table.level, len(table.rewards)) == (lss["colony_level_marker_start_row"] - 1, lss["reward_tiles"])
    assert SURFACE["lss_first_build_bonus"]["op"] == component.FIRST_BUILDING_POINTS
    (benefit,) = LSS_BENEFIT
    options = SURFACE["lss_benefits_choose_one"]["options"]
    assert declared(benefit) == ("choose", *[described(option) for option in options])


def test_progress_and_living_quarters_score_as_the_facts_say():
    assert SURFACE["progress_area"]["op_for_n_cubes"] == component.PROGRESS_POINTS
    assert PLAYER_BOARD["end_scoring"]["progress_cubes"] == component.PROGRESS_POINTS
    assert list(component.QUARTERS_POINTS) == PLAYER_BOARD["living_quarters_op"]["rows_bottom_to_top"]
    assert PLAYER_BOARD["end_scoring"]["ship"] == PLAYER_BOARD["hangar"]["op_per_ship"] == component.SHIP_POINTS
    built, left = PLAYER_BOARD["end_scoring"]["advanced"], PLAYER_BOARD["end_scoring"]["unbuilt_blueprint"]
    assert [component.ADVANCED_POINTS[level] for level in (1, 3)] == list(built.values())
    assert [-component.ADVANCED_POINTS[level] for level in (1, 3)] == list(left.values())


def test_the_shuttle_lands_where_the_facts_say():
    lands = SURFACE["travel_spaces"]["shuttle_lands_on_by_colony_level"]
    assert {str(level): standin.SHUTTLE_LANDS_ON[level] for level in range(1, component.LAST_LEVEL + 1)} == lands


def test_a_player_starts_with_what_the_facts_say():
    board = Seat()
    pieces, quarters, depot = (PLAYER_BOARD[name] for name in ("supply_per_player", "living_quarters", "depot"))
    assert dict(zip(GOODS, board.stock, strict=False)) == PLAYER_BOARD["storage"]["start"]
    assert (board.quarters, board.beside) == (quarters["start_colonists"], pieces["start"]["colonists_beside"])
    assert (len(board.bots), len(board.depot), board.markers) == (
        pieces["bots"], pieces["ships"], pieces["advanced_markers"],
    )  # fmt: skip
    assert (len(board.cubes), board.points) == (pieces["progress_cubes"], pieces["start"]["op"])
    assert (board.crystals, depot_capacity(board)) == (depot["start_crystals"], depot["slots"] - pieces["ships"])
    assert (pieces["colonists"], pieces["shelters"]) == (component.COLONISTS, component.SHELTERS)
    assert (capacity(board), storage_limit(board)) == (quarters["open_at_start"], 2)
    board.shelters = component.SHELTERS
    assert (capacity(board), storage_limit(board)) == (quarters["max"], 6)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_warehouse_is_filled_as_the_facts_say(players: int):
    warehouse = ORBIT["warehouse"]
    table = new("on_mars", players=players, seed=1).state
    table.warehouse = [0] * len(GOODS)

    fill_warehouse(table)

    assert [GOODS[good] for good in component.WAREHOUSE_GOODS] == warehouse["columns"]
    full = warehouse["fill"][str(players)]
    assert table.warehouse == [full if good in warehouse["columns"] else 0 for good in GOODS]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_and_cards_are_laid_out_as_the_facts_say(players: int):
    table = new("on_mars", players=players, seed=1).state
    display = ORBIT["blueprint_display"]
    assert len(table.exploration) == ORBIT["exploration_space"]["face_up_discovery_tiles"]
    assert [number > 0 for number in table.display] == [place < display["setup"] for place in range(display["level2"])]
    assert 2 * display["rows"]["per_row"] == len(table.display)
    assert [len(board.goals) for board in table.seats] == [facts("private_goals")["general"]["dealt"]] * players
    order = [CARDS[number].id for number in table.offers]
    assert order == SURFACE["scientist_board"]["order"]


@pytest.mark.parametrize("game", ["short", "long"])
def test_the_missions_are_drawn_as_the_facts_say(game: str):
    table = new("on_mars", players=2, seed=1).state
    table.long_game = game == "long"
    table.revised = True

    prepare_missions(table, [DRAWN] * 3)

    lengths = [mission["length"] for mission in facts("missions")["missions"]]
    drawn = [lengths[number - component.MISSION] for number in table.missions]
    expected = facts("missions")["general"][f"{game}_game"]
    assert {length: drawn.count(length) for length in ("short", "long")} == expected
    assert table.remaining == SURFACE["remaining_missions_track"]["spaces"][0]


def test_the_missions_of_the_first_game_are_those_of_the_facts():
    ids = [mission["id"] for mission in facts("missions")["missions"]]
    assert [ids[kind] for kind in FIRST_MISSIONS] == facts("missions")["first_game"]["missions"]


# Values that no source confirms

UNCONFIRMED = {
    ("buildings", "arrows"): "ARROWS SHELTER_ARROWS",
    ("buildings", "arrows_note"): "ARROWS SHELTER_ARROWS",
    ("buildings", "regular_per_type"): "ARROWS",
    ("buildings", "type count 6 each"): "ARROWS",
    ("colony_board", "levels 3-5"): "SHUTTLE_LANDS_ON",
    ("discovery_tiles", "composition_note"): "DISCOVERY_BUILDINGS DISCOVERY_AMOUNTS",
    ("discovery_tiles", "tiles"): "DISCOVERY_BUILDINGS DISCOVERY_AMOUNTS",
    ("first_colonists", "fourth"): "FIRST_BUILDINGS",
    ("first_colonists", "reward"): "TASK_REWARDS",
    ("first_colonists", "rewards_note"): "TASK_REWARDS",
    ("first_colonists", "task"): "TASKS",
    ("lab", "spaces"): "LAB_BONUSES",
    ("map", "corners"): "RESEARCH_HEXES",
    ("map", "printed_features"): "",
    ("map", "shelter_starts"): "SHELTER_STARTS",
    ("missions", "crystals"): "CONTRACT_CRYSTALS",
    ("missions", "length"): "LONG_MISSIONS",
    ("missions", "length_note"): "LONG_MISSIONS",
    ("missions", "related_action"): "MISSION_ACTIONS",
    ("missions", "track"): "",
    ("orbit_board", "level_3_or_more"): "SHUTTLE_LANDS_ON",
    ("player_board", "crystal allowed"): "EXECUTIVE_7_GIVES_CRYSTALS",
    ("private_goals", "requirement.spaces"): "GOAL_LAB_SPACES",
    ("research_tiles", "letter"): "RESEARCH_LETTERS",
    ("tech_tiles", "amount"): "COLONISTS_A_SHIP_TECH_LEVEL",
    ("tech_tiles", "set_split"): "",
    ("turn_order", "cost"): "SPACE_BONUSES",
    ("turn_order", "spaces"): "SPACE_BONUSES",
}
"""Every inferred or invented fact, by file and field, and the stand-ins for it; some need none (see the page)."""


def unconfirmed(place: str, fact: Any) -> set[str]:
    """The fields, or else the place, of all that is inferred or invented in a fact."""
    if isinstance(fact, list):
        return {name for part in fact for name in unconfirmed(place, part)}
    if not isinstance(fact, dict):
        return set()
    fields = fact.get("confidence_by_field", {place: fact.get("confidence", "")})
    unconfirmed_fields = {field for field, how in fields.items() if how in ("inferred", "invented")}
    return unconfirmed_fields.union(*(unconfirmed(name, part) for name, part in fact.items()))


def stand_ins() -> set[str]:
    return {name for name in vars(standin) if name.isupper()}


def test_every_unconfirmed_fact_has_its_stand_in():
    fields = {(path.stem, field) for path in FACTS.glob("*.json") for field in unconfirmed("", facts(path.stem))}
    assert fields == set(UNCONFIRMED)
    assert {name for names in UNCONFIRMED.values() for name in names.split()} == stand_ins()


def test_the_page_of_components_lists_the_stand_ins():
    listed = re.findall(r"^\| `([A-Z0-9_]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(stand_ins())


def test_stand_ins_are_declared_as_final():
    source = (ROOT / "src/valles/games/on_mars/rules/standin.py").read_text(encoding="utf-8")
    assert set(re.findall(r"^([A-Z0-9_]+): Final = ", source, re.MULTILINE)) == stand_ins()
