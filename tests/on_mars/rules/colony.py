"""Tables with everybody in the colony, the hexes that may be chosen there, and the map drawn as text."""

from inspect import cleandoc
from typing import Any

from valles.games.on_mars.rules.colony import HEX_NAMES, PLACES
from valles.testing import table

COSTS = {
    "generator": "mineral", "water_extractor": "battery", "greenhouse": "water", "oxygen_condenser": "plant",
    "shelter": "oxygen",
}  # fmt: skip
YIELDS = {
    "mine": "mineral", "generator": "battery", "water_extractor": "water", "greenhouse": "plant",
    "oxygen_condenser": "oxygen",
}  # fmt: skip
LIFE_SUPPORT = ("generator", "water_extractor", "greenhouse", "oxygen_condenser")
SITES = {
    "mine": ["e6", "f6", "h3", "i4"],
    "generator": ["f4", "h4", "i4"],
    "water_extractor": ["e6", "f5", "h5"],
    "greenhouse": ["f6", "g4", "g6"],
    "oxygen_condenser": ["g4", "g6", "h3"],
    "shelter": ["g4", "h4"],
}
"""The free hexes in the zones of bots on h4 and f5 that are two from the building of each type and next to none."""
MARKS = {"mine": "M", "generator": "G", "water_extractor": "W", "greenhouse": "H", "oxygen_condenser": "O"}
"""On drawings, beside S for a shelter."""


def in_colony(*seats: str) -> Any:
    """The first seat is on turn; without names two play, otherwise those named. Turn order spaces from 5 on."""
    t = table("on_mars", seats=seats or ("purple", "green"))
    for place, seat in enumerate(t.game.seats):
        t.given(seat, space=5 + place)
    return t


def builder(**stock: int) -> Any:
    """Purple's bots stand on h4 and f5, from where each type of building has sites; no technology is in play."""
    t = in_colony()
    t.given("purple", bots=["h4", "f5"], lab={}, **stock)
    t.given("green", lab={})
    return t


def builder_of(building: str) -> Any:
    """A builder who can pay for this type, and has another to choose as well."""
    return builder(**{COSTS.get(building, "battery"): 1})


def open_hexes(t: Any, seat: str = "purple") -> set[str]:
    """The hexes that the seat may choose now."""
    return {option.removeprefix("hex:") for option in t.legal(seat) if option.startswith("hex:")}


def reasons(t: Any, seat: str, *hexes: str) -> dict[str, str | None]:
    """Why each hex cannot be chosen now."""
    return {hex: t.why_not(seat, f"hex:{hex}") for hex in hexes}


def fact(t: Any, name: str) -> Any:
    """A fact of the table, by the name that `then` knows."""
    return t._now(None)[name]


def occupy(t: Any, seat: str, *hexes: str) -> None:
    """Mines with a miner of the seat: a piece on each of the hexes."""
    t.given(buildings=dict.fromkeys(hexes, "mine"))
    t.given(seat, miners=hexes)


def sketch(t: Any, seat: str = "purple") -> str:
    """The map by columns a to m: `+` where the seat may choose, letters for buildings, `.` the rest."""
    marks = {hex: MARKS.get(what if isinstance(what, str) else what[0], "S") for hex, what in t.buildings().items()}
    marks |= dict.fromkeys(open_hexes(t, seat), "+")
    lines: dict[int, list[str]] = {}
    for name, (q, r) in zip(HEX_NAMES, PLACES, strict=True):
        line = lines.setdefault(q + 2 * r, [" "] * 25)
        line[2 * (q + 6)] = marks.get(name, ".")
    return drawn("\n" + "\n".join("".join(lines[y]).rstrip() for y in sorted(lines)))


def drawn(text: str) -> str:
    return cleandoc(text)
