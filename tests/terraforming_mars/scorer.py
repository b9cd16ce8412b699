"""A second scorer: it reads the final public view as plain data and the printed facts, and nothing of the game."""

import json
from pathlib import Path
from typing import Any

FACTS = Path(__file__).resolve().parent.parent / "facts/terraforming_mars"


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


BOARD = facts("tharsis_board")
TRACKS = facts("board_tracks")
MAPS = facts("maps")["maps"]
PRELUDE = facts("prelude")
LATER = [*PRELUDE["preludes"], *PRELUDE["projects"], *sorted(PRELUDE["corporations"], key=lambda card: card["number"])]
CARDS = [None, *facts("projects"), *facts("corporations"), *LATER]
"""By the number that stands for each card in a view."""
TILES = ["none", "ocean", "greenery", "city", *TRACKS["special_tiles"]]
CITIES = ("city", "capital")
AWARDS = {"tharsis": TRACKS["awards"]["list"], **{map["map"]: map["awards"] for map in MAPS}}
CREDITS, STEEL, TITANIUM, PLANTS, ENERGY, HEAT = range(6)
RESOURCES = ("megacredit", "steel", "titanium", "plant", "energy", "heat")
POLISH = 1
"""The edition that counts cards for Scientist, and for Landlord only what lies on the map."""

SPACES = [*BOARD["hexes"], *BOARD["off_map"]]
"""Where they lie is the same on every map."""
NUMBER_AT = {tuple(hex["axial"]): number for number, hex in enumerate(BOARD["hexes"])}
STEPS = BOARD["axial"]["neighbours"]


def beside(space: int) -> list[int]:
    if "axial" not in SPACES[space]:
        return []
    q, r = SPACES[space]["axial"]
    around = [(q + dq, r + dr) for dq, dr in STEPS]
    return [NUMBER_AT[place] for place in around if place in NUMBER_AT]


class Final:
    """The end of a game as everybody sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seats = range(len(view["seats"]))
        self.tiles = [TILES[tile] for tile in view["tile"]]

    def owned(self, seat: int) -> list[int]:
        """The spaces with a tile of the seat."""
        return [space for space in range(len(SPACES)) if self.tiles[space] != "none" and self.owner(space) == seat]

    def owner(self, space: int) -> int:
        return int(self.view["owner"][space]) - 1

    def count_beside(self, space: int, kinds: tuple[str, ...]) -> int:
        return sum(self.tiles[other] in kinds for other in beside(space))

    def in_play(self, seat: int) -> list[int]:
        """The face-up cards and the corporation."""
        return list(self.view["seats"][seat]["tableau"])

    def tags(self, seat: int, tag: str) -> int:
        return sum(CARDS[number]["tags"].count(tag) for number in self.in_play(seat))

    # Awards

    def measure(self, seat: int, award: dict[str, Any]) -> int:
        board = self.view["seats"][seat]
        counted = award["measure"]
        if self.view["edition"] == POLISH and award["id"] == "landlord":
            return sum("axial" in SPACES[space] for space in self.owned(seat))
        if self.view["edition"] == POLISH and award["id"] == "scientist":
            return sum("science" in CARDS[number]["tags"] for number in self.in_play(seat))
        match counted["count"]:
            case "tile":
                return sum(self.is_counted(space, counted) for space in self.owned(seat))
            case "greenery":
                return sum(self.tiles[space] == "greenery" for space in self.owned(seat))
            case "production":
                return int(board["production"][RESOURCES.index(counted["resource"])])
            case "resource":
                names = counted.get("resources") or [counted["resource"]]
                return sum(board["stock"][RESOURCES.index(name)] for name in names)
            case "tag":
                return self.tags(seat, counted["tag"])
            case "card":
                cards = [CARDS[number] for number in self.in_play(seat)]
                projects = [card for card in cards if card.get("kind") in counted["kinds"]]
                return sum(card["cost"] >= counted.get("printed_cost_min", 0) for card in projects)
            case "card_resource":
                return sum(self.view["on"][number] for number in self.in_play(seat))
            case "terraform_rating":
                return int(board["rating"])
        raise ValueError(f"{award['id']} counts {counted}")

    def is_counted(self, space: int, counted: dict[str, Any]) -> bool:
        """Whether an award that counts tiles counts one at this space."""
        if counted["where"] == "mars" and "axial" not in SPACES[space]:
            return False
        if "rows" in counted and SPACES[space]["row"] not in counted["rows"]:
            return False
        near = counted.get("next_to")
        return near is None or self.count_beside(space, (near["tile"],)) >= near["min"]

    def award_points(self, seat: int) -> int:
        points = 0
        for award, funder in zip(AWARDS[self.view.get("map", "tharsis")], self.view["awards"], strict=True):
            if funder:
                points += self.place_points(seat, [self.measure(other, award) for other in self.seats])
        return points

    def place_points(self, seat: int, measures: list[int]) -> int:
        prizes = TRACKS["awards"]
        better = sum(measure > measures[seat] for measure in measures)
        if better == 0:
            return int(prizes["victory_points_first"])
        if better == 1 and len(measures) >= prizes["second_place_needs_players"]:
            return int(prizes["victory_points_second"])
        return 0

    # Cards

    def card_points(self, seat: int) -> int:
        board = self.view["seats"][seat]
        return sum(self.worth(seat, number) for number in board["tableau"] + board["events"])

    def worth(self, seat: int, number: int) -> int:
        if number < 1:
            raise ValueError("a played card is not public at the end")
        card = CARDS[number]
        points = card.get("vp")
        if points is None:
            return 0
        if "fixed" in points:
            return int(points["fixed"])
        if "threshold" in points:
            return int(points["points"]) if self.view["on"][number] >= points["min"] else 0
        return int(self.amount(seat, number, points) // points["every"] * points["points"])

    def amount(self, seat: int, number: int, points: dict[str, Any]) -> int:
        if points["per"] == "resource":
            return int(self.view["on"][number])
        if points["per"] == "tag":
            return self.tags(seat, points["tag"])
        kinds = CITIES if points["per"] == "city" else (points["per"],)
        if points["where"] == "anywhere":
            return sum(tile in kinds for tile in self.tiles)
        tile = CARDS[number]["id"]
        return self.count_beside(self.tiles.index(tile), kinds) if tile in self.tiles else 0

    # Totals

    def score(self, seat: int) -> dict[str, int]:
        own = self.owned(seat)
        points = {
            "rating": int(self.view["seats"][seat]["rating"]),
            "awards": self.award_points(seat),
            "milestones": TRACKS["milestones"]["victory_points"] * self.view["milestones"].count(seat + 1),
            "greeneries": sum(self.tiles[space] == "greenery" for space in own),
            "cities": sum(self.count_beside(space, ("greenery",)) for space in own if self.tiles[space] in CITIES),
            "cards": self.card_points(seat),
        }
        return {**points, "total": sum(points.values())}


def scores(view: dict[str, Any]) -> list[dict[str, int]]:
    final = Final(view)
    return [final.score(seat) for seat in final.seats]


def winners(view: dict[str, Any]) -> list[int]:
    """By points, then M€; alone: the player if all three parameters, or else the rating, have reached their targets."""
    if view.get("rating_goal"):
        least = PRELUDE["solo_by_rating"]["win"]["terraform_rating_min"]
        return [0] if view["seats"][0]["rating"] >= least else []
    if len(view["seats"]) == 1:
        oxygen, temperature, oceans = (TRACKS[name] for name in ("oxygen", "temperature", "oceans"))
        steps = (temperature["max"] - temperature["min"]) // temperature["step"]
        done = (view["oxygen"], view["temperature"], view["oceans"]) == (oxygen["max"], steps, oceans["max"])
        return [0] if done else []
    keys = [(points["total"], seat["stock"][CREDITS]) for points, seat in zip(scores(view), view["seats"], strict=True)]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]
