"""Maps: what a drawing shows, what its own areas ask for, and the milestones and awards that come with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.box import boxes_named
from valles.games.terraforming_mars.rules.component import (
    AT_NOCTIS,
    BESIDE,
    CREDITS,
    ENERGY,
    FIRST_BESIDE,
    HEAT,
    ON_VOLCANO,
    PLACES,
    PLANTS,
    STEEL,
    STOCK,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.goal import NOWHERE, Award, Milestone
from valles.games.terraforming_mars.rules.vocabulary import OPTIONS, SPACE
from valles.kernel.hexmap import HexMap, drawn
from valles.kernel.shuffle import Stream

USUAL: Final = "tharsis"
"""The map of a set-up that names none."""
DRAWN: Final = "random"
"""In a set-up in place of a map: one of those that there were when the game was set up."""
FIRST_DRAWN: Final = ("tharsis", "hellas", "elysium")
"""The maps of a set-up that draws one and does not name them. Later maps are named, so that no older game changes."""

OCEAN_MARK: Final = "~"
VOLCANO_MARK: Final = "^"
CARD_MARK: Final = "c"
BONUS_MARKS: Final = {"m": CREDITS, "s": STEEL, "t": TITANIUM, "p": PLANTS, "e": ENERGY, "h": HEAT}
PLAIN_MARK: Final = "."

ROW_LETTERS: Final = "ABCDEFGHIJKLMN"


class BadMap(ValueError):
    """A map that makes no sense; names the map and what is wrong."""


class Area:
    """An area with a rule of its own: reserved for a placement rule, or with a price and something that follows."""

    def __init__(self, reserved: int = NOWHERE, price: int = 0, then: Verb | None = None) -> None:
        self.reserved = reserved
        self.price = price
        self.then = then


_PLAIN: Final = Area()


class Map:
    """One map. A space is an area, or one of those beside the map, which follow the areas.

    Its options came with the version `since` of the vocabulary; options use the names of spaces, sentences the labels.
    Some spaces are named after places of Mars; the others have an empty place.
    """

    def __init__(
        self,
        name: str,
        since: int,
        drawing: str,
        own: dict[str, Area],
        milestones: list[Milestone],
        awards: list[Award],
        places: dict[str, str],
    ) -> None:
        self.name, self.since = name, since
        self.hexes: HexMap = drawn(drawing)
        self.milestones = milestones
        self.awards = awards
        self.areas = len(self.hexes.names)
        self.names: list[str] = [*self.hexes.names, *(name for _, name in BESIDE)]
        self.labels: list[str] = [*map(area_label, self.hexes.names), *(name for _, name in BESIDE)]
        self.places: list[str] = [places.get(name, "") for name in self.names]
        self.spaces = len(self.names)
        """The number of spaces, with those of all boxes."""
        marks = [*self.hexes.marks, *(PLAIN_MARK for _ in BESIDE)]
        special = own_areas(marks, own)
        self.is_ocean: list[bool] = [OCEAN_MARK in mark for mark in marks]
        self.is_volcano: list[bool] = [VOLCANO_MARK in mark for mark in marks]
        self.is_land: list[bool] = plain_land(self.is_ocean, special, self.areas)
        """Areas open to any tile for nothing: neither ocean nor reserved nor to be paid for."""
        self.prices: list[int] = [area.price for area in special]
        self.priced = any(self.prices)
        self.then: list[Verb | None] = [area.then for area in special]
        """The effect after placing a tile there."""
        self.bonus_cards: list[int] = [mark.count(CARD_MARK) for mark in marks]
        self.bonus_stock: list[list[int]] = [printed_stock(mark) for mark in marks]
        self.has_bonus: list[bool] = [any(stock) for stock in self.bonus_stock]
        self.metal: list[int] = [printed_metal(stock) for stock in self.bonus_stock]
        """The metal printed on each area, 0 where none is; no area shows both."""
        self.neighbours: list[list[int]] = [*self.hexes.neighbours, *([] for _ in BESIDE)]
        self.around: list[list[int]] = self.hexes.around
        self.rows: list[int] = [space for space, name in enumerate(self.hexes.names) if name.endswith("c1")]
        """The first area of each row."""
        self.reserved: list[int] = reserved_spaces(special)
        """The space that each placement rule leads to, where it leads to one alone."""
        self.lacks: list[bool] = lacking_rules(self.reserved, self.is_volcano)
        """The placement rules that mean nothing here: a tile goes where its kind usually does."""
        self.area_options: list[int] = []
        """The options that name its areas: `find_options` fills these and the next one."""
        self.place: list[int] = []
        """The area of this map that an option names; NOWHERE if it names none of them."""

    def spaces_with(self, decks: list[str]) -> int:
        """Return the number of spaces in a game with these decks."""
        spaces = self.areas + FIRST_BESIDE
        for box in boxes_named(decks):
            for rule in box.spaces:
                spaces = max(spaces, self.reserved[rule] + 1)
        return spaces

    def find_options(self) -> None:
        """Learn which options name its areas, once all options are known."""
        self.place += [NOWHERE] * len(OPTIONS)
        for place, name in enumerate(self.hexes.names):
            option = OPTIONS.number(f"{SPACE.name}:{name}")
            self.area_options.append(option)
            self.place[option] = place


def own_areas(marks: list[str], own: dict[str, Area]) -> list[Area]:
    """Return the area with a rule of its own that each mark stands for."""
    return [next((own[letter] for letter in mark if letter in own), _PLAIN) for mark in marks]


def plain_land(is_ocean: list[bool], special: list[Area], areas: int) -> list[bool]:
    """Return True for each space that is an area, no ocean and without a rule of its own."""
    return [not is_ocean[space] and area is _PLAIN and space < areas for space, area in enumerate(special)]


def lacking_rules(reserved: list[int], is_volcano: list[bool]) -> list[bool]:
    lacks = [False] * len(PLACES)
    lacks[AT_NOCTIS] = reserved[AT_NOCTIS] == NOWHERE
    lacks[ON_VOLCANO] = not any(is_volcano)
    return lacks


def area_label(name: str) -> str:
    """Return the name of an area for people: the letter of its row and its place in the row, as the map shows them."""
    row, place = name[1:].split("c")
    return ROW_LETTERS[int(row) - 1] + place


def printed_stock(mark: str) -> list[int]:
    stock = [0] * len(STOCK)
    for letter, resource in BONUS_MARKS.items():
        stock[resource] = mark.count(letter)
    return stock


def printed_metal(stock: list[int]) -> int:
    return STEEL if stock[STEEL] else TITANIUM if stock[TITANIUM] else 0


def reserved_spaces(special: list[Area]) -> list[int]:
    """Return the space of each placement rule, from what is declared of every space."""
    spaces = [NOWHERE] * len(PLACES)
    for space, area in enumerate(special):
        if area.reserved != NOWHERE:
            spaces[area.reserved] = space
    for place, (rule, _) in enumerate(BESIDE):
        spaces[rule] = len(special) - len(BESIDE) + place
    return spaces


def check(map: Map, own: dict[str, Area], places: dict[str, str]) -> None:
    """Refuse marks that nobody knows, what the rules could not carry out, and goals that cannot be told."""
    for name in places:
        if name not in map.hexes.names:
            raise BadMap(f"{map.name}: the place {places[name]!r} lies on {name}, which is no area")
    marks = "".join((OCEAN_MARK, VOLCANO_MARK, CARD_MARK, PLAIN_MARK, *BONUS_MARKS, *own))
    for space, mark in enumerate(map.hexes.marks):
        where = f"{map.name}, {map.names[space]}"
        if unknown := mark.strip(marks):
            raise BadMap(f"{where}: nobody knows the mark {unknown[0]!r}; known are {marks}")
        if map.is_ocean[space] and any(letter in own for letter in mark):
            raise BadMap(f"{where}: an ocean area can be neither reserved nor paid for")
        if map.bonus_stock[space][STEEL] and map.bonus_stock[space][TITANIUM]:
            raise BadMap(f"{where}: no area shows both steel and titanium")
    for letter, area in own.items():
        if letter in PLAIN_MARK + OCEAN_MARK + VOLCANO_MARK + CARD_MARK or letter in BONUS_MARKS:
            raise BadMap(f"{map.name}: the mark {letter!r} has a meaning on every map")
        count = "".join(map.hexes.marks).count(letter)
        if count == 0 or (count > 1 and (area.reserved != NOWHERE or area.then is not None)):
            raise BadMap(f"{map.name}: the area {letter!r} is drawn {count} times")
    try:
        for milestone in map.milestones:
            milestone.phrase()
        for award in map.awards:
            award.phrase()
    except NotImplementedError:
        raise BadMap(f"{map.name}: a milestone or an award cannot be told") from None


MAPS: Final[list[Map]] = []
"""All maps, in the order in which their files were found."""


def map_named(name: object) -> Map:
    """Return the map of this name; raises ValueError with those that there are."""
    for map in MAPS:
        if map.name == name:
            return map
    names = sorted(map.name for map in MAPS)
    raise ValueError(f"there is no map {name!r}; there are {', '.join(names)} and {DRAWN}")


def drawn_maps() -> list[str]:
    """Return the names of the maps that a new game draws from, in the order in which they came."""
    return [map.name for map in sorted(MAPS, key=lambda map: map.since)]


def map_for(name: object, seed: bytes, drawn: Sequence[str] = FIRST_DRAWN) -> Map:
    """Return the map of this name; or, if it is to be drawn, the one of these that the seed decides."""
    return map_named(Stream(seed, "map").pick(list(drawn)) if name == DRAWN else name)
