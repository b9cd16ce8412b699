"""A second scorer for On Mars: it reads the final public view as plain data and the printed facts, and nothing of the
game. It follows the chapters OM-END and OM-SOLO of the rule ledger."""

import json
from pathlib import Path
from typing import Any

FACTS = Path(__file__).resolve().parent.parent / "facts/on_mars"


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


BOARD = facts("player_board")
END = BOARD["end_scoring"]
BLUEPRINTS = [None, *facts("blueprints")["cards"]]
"""By the number that stands for each card in a view."""
SCIENTISTS = facts("scientists")["scientists"]
CONTRACTS = facts("contracts")["contracts"]
SOLO_GOALS = facts("solo_goals")["goals"]
GOODS = [*BOARD["storage"]["order"], "crystal"]
TYPES = [None, *facts("colony_board")["progress_area"]["columns"]]
"""By the number of a building on the map; from 6 on it is a shelter of the first seat, the second, and so on."""
FIRST_SHELTER = 6
GREENHOUSE_TECH = TYPES.index("greenhouse")
LEVELS = [level["op"] for level in facts("lab")["levels"]]
COLUMNS = [int(space["column"]) for space in facts("lab")["spaces"]]
SLOT_SIDES = ("orbit", "orbit", "colony", "colony", "colony")
"""Obtain Blueprint and R&D; Construct, Upgrade and Hire."""
LACERDA = 1
PLANT = GOODS.index("plant")

HEXES = [(hex["q"], hex["r"]) for hex in facts("map")["hexes"]]
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def beside(hex: int) -> list[int]:
    q, r = HEXES[hex]
    around = [(q + dq, r + dr) for dq, dr in STEPS]
    return [HEXES.index(place) for place in around if place in HEXES]


class Final:
    """The end of a game as everybody sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.boards = view["seats"]

    def is_lacerda(self, seat: int) -> bool:
        return bool(self.view["solo"]) and seat == LACERDA

    def complex_size(self, hex: int) -> int:
        kind = self.view["building"][hex]
        group = [hex]
        for member in group:
            group += [n for n in beside(member) if self.view["building"][n] == kind and n not in group]
        return len(group)

    def own_blueprints(self, seat: int) -> list[int]:
        return [number for number, owner in enumerate(self.view["blueprint_owner"]) if owner == seat + 1]

    def advanced(self, seat: int | None = None) -> list[int]:
        """The upgraded blueprints of a seat, or all on Mars."""
        numbers = range(1, len(BLUEPRINTS)) if seat is None else self.own_blueprints(seat)
        return [number for number in numbers if self.view["blueprint_hex"][number] >= 0]

    def shelters(self, seat: int) -> int:
        return int(self.view["building"].count(FIRST_SHELTER + seat))

    def side(self, seat: int) -> str:
        return "orbit" if self.boards[seat]["space"] <= 4 else "colony"

    # Categories

    def progress(self, seat: int) -> int:
        return int(END["progress_cubes"][sum(self.boards[seat]["cubes"])])

    def colonists(self, seat: int) -> int:
        """Those on the own side and at work come home; the number beside the highest row counts."""
        board, quarters = self.boards[seat], BOARD["living_quarters"]
        room = quarters["open_at_start"] + quarters["spaces_per_row"] * (self.shelters(seat) - 1)
        home = board["quarters"] + board["working"]
        home += sum(count for count, side in zip(board["slots"], SLOT_SIDES, strict=True) if side == self.side(seat))
        if self.view.get("miners_return") and self.side(seat) == "colony":
            home += self.view["miner"].count(seat + 1)
        if self.is_lacerda(seat):
            home = room
        rows = -(-min(home, room) // quarters["spaces_per_row"])
        return int(BOARD["living_quarters_op"]["rows_bottom_to_top"][rows - 1]) if rows else 0

    def technologies(self, seat: int) -> int:
        lab = self.boards[seat]["lab"]
        return sum(LEVELS[column - 1] for column, tile in zip(COLUMNS, lab, strict=True) if tile)

    def blueprints(self, seat: int) -> int:
        built = self.advanced(seat)
        return sum(
            BLUEPRINTS[number]["op_built" if number in built else "op_unbuilt"] for number in self.own_blueprints(seat)
        )

    def scientists(self, seat: int) -> int:
        kinds = [BLUEPRINTS[number]["building"] for number in self.advanced()]
        scored = [card["scores_op"] for card in self.own_scientists(seat)]
        return sum(each["op_each"] * kinds.count(each["per_advanced_building_of_type"]) for each in scored)

    def own_scientists(self, seat: int) -> list[dict[str, Any]]:
        return [card for card, owner in zip(SCIENTISTS, self.view["scientist_owner"], strict=True) if owner == seat + 1]

    def own_contracts(self, seat: int) -> list[dict[str, Any]]:
        return [card for card, owner in zip(CONTRACTS, self.view["contract_owner"], strict=True) if owner == seat + 1]

    def completed(self, seat: int) -> list[dict[str, Any]]:
        return [card for card in self.own_contracts(seat) if self.is_completed(seat, card)]

    def is_completed(self, seat: int, card: dict[str, Any]) -> bool:
        if self.is_lacerda(seat):
            return True
        requirement = card["requirement"]
        if card["kind"] == "delivery":
            place = 2 * CONTRACTS.index(card)
            return list(requirement.values()) == self.view["delivered"][place : place + len(requirement)]
        return any(
            BLUEPRINTS[number]["building"] == requirement["own_advanced_marker_on"]
            and self.complex_size(self.view["blueprint_hex"][number]) >= requirement["complex_size_min"]
            for number in self.advanced(seat)
        )

    def contracts(self, seat: int) -> int:
        return sum(
            card["op_complete" if self.is_completed(seat, card) else "op_failed"] for card in self.own_contracts(seat)
        )

    # Totals

    def score(self, seat: int) -> dict[str, int]:
        points = {
            "play": int(self.boards[seat]["points"]),
            "progress": self.progress(seat),
            "ships": END["ship"] * self.boards[seat]["hangar"],
            "colonists": self.colonists(seat),
            "technologies": self.technologies(seat),
            "blueprints": self.blueprints(seat),
            "scientists": self.scientists(seat),
            "contracts": self.contracts(seat),
        }
        return {**points, "total": sum(points.values())}

    def rank(self, seat: int) -> tuple[int, int, int, int]:
        """Points, then crystals, advanced buildings and progress cubes."""
        board = self.boards[seat]
        return self.score(seat)["total"], board["crystals"], len(self.advanced(seat)), sum(board["cubes"])

    # The solo game

    def is_met(self, requirement: dict[str, Any]) -> bool:
        [(what, least), *more] = [(key, value) for key, value in requirement.items() if key != "note"]
        if what == "contracts_completed_min" and more:
            kinds = [card["kind"] for card in self.completed(0)]
            return len(kinds) >= least and min(kinds.count("delivery"), kinds.count("upgrade")) >= more[0][1]
        if what == "complete_contract":
            return any(card["number"] == least for card in self.completed(0))
        if what == "own_scientist":
            return least in [card["id"] for card in self.own_scientists(0)]
        if what == "tech_tile_at_level":
            return self.levels().count(least) >= more[0][1]
        if what == "tech_level":
            lab = self.boards[0]["lab"]
            return GREENHOUSE_TECH in lab and COLUMNS[lab.index(GREENHOUSE_TECH)] == least["greenhouse"]
        if what == "finish_side":
            return self.side(0) == least
        return self.reached(what) >= int(least)

    def levels(self) -> list[int]:
        return [column for column, tile in zip(COLUMNS, self.boards[0]["lab"], strict=True) if tile]

    def reached(self, what: str) -> int:
        board, building = self.boards[0], self.view["building"]
        kinds = [BLUEPRINTS[number]["building"] for number in self.advanced(0)]
        greenhouses = [hex for hex, kind in enumerate(building) if kind == TYPES.index("greenhouse")]
        counts = {
            "colony_level_min": self.view["level"],
            "contracts_completed_min": len(self.completed(0)),
            "private_goals_completed": 1 if board["goal"] else 0,
            "op_margin_min": self.score(0)["total"] - self.score(LACERDA)["total"],
            "research_tiles_min": sum(board["research"]),
            "shelters_built_min": self.shelters(0),
            "mines_with_own_colonist_or_marker_min": self.view["miner"].count(1) + kinds.count("mine"),
            "advanced_buildings_min": len(kinds),
            "advanced_greenhouses_min": kinds.count("greenhouse"),
            "expanded_greenhouse_complex_to_min": max(self.complex_size(hex) for hex in greenhouses),
            "plants_in_storage_min": board["stock"][PLANT],
        }
        return int(counts[what])

    def solo_goals(self) -> list[str]:
        return [
            goal["id"] for goal in SOLO_GOALS if all(self.is_met(requirement) for requirement in goal["requirements"])
        ]


def scores(view: dict[str, Any]) -> list[dict[str, int]]:
    """Of every board, Lacerda's included."""
    final = Final(view)
    return [final.score(seat) for seat in range(len(view["seats"]))]


def winners(view: dict[str, Any]) -> list[int]:
    """By points and the tie-breaks; alone: the player who has reached a goal."""
    final = Final(view)
    if view["solo"]:
        return [0] if final.solo_goals() else []
    ranks = [final.rank(seat) for seat in range(len(view["seats"]))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
