"""The columns in which it is told what a seat knows: their names, and where each thing has its own."""

from __future__ import annotations

from typing import Any, Final, final

from valles.games.terraforming_mars.rules.box import BOXES, Box, box_named
from valles.games.terraforming_mars.rules.card import CARDS, DECKS, Card, Deck, cards_of
from valles.games.terraforming_mars.rules.component import BESIDE as SPACES_BESIDE
from valles.games.terraforming_mars.rules.component import (
    CORPORATION,
    EDITIONS,
    FIRST_BESIDE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    SEATS,
    STOCK,
    TAGS,
    TEMPERATURE_STEPS,
    WILD,
)
from valles.games.terraforming_mars.rules.goal import Award, Milestone
from valles.games.terraforming_mars.rules.map import MAPS, USUAL, Map, map_named
from valles.games.terraforming_mars.rules.rulebook import RULES, later_additions
from valles.games.terraforming_mars.rules.vocabulary import OPTIONS
from valles.kernel.encoding import Layout

PROMPTED: Final = 0
HAND: Final = 1
OFFERED: Final = 2
CHOSEN: Final = 3
TABLEAU: Final = 4
USED: Final = 5
RESOURCES: Final = 6
OTHERS: Final = 7
THEIR_RESOURCES: Final = 8
KEPT: Final = 9
THEIR_EVENTS: Final = 10
SEEN: Final = 11
DISCARDED: Final = 12
CARD_FEATURES: Final = [
    "asked", "hand", "offered", "chosen", "tableau", "used", "resources", "others", "their_resources", "kept",
    "their_events", "seen", "discarded",
]  # fmt: skip
"""Features of each card: it is the subject of the question, and its place.

`chosen` was answered with in the simultaneous question that is open, or is a corporation to choose from; `tableau`
holds own events too; `seen` lies hidden with another player, but this seat knows it; `discarded` was seen by this seat.
"""
CARD_DIVISORS: Final = [1, 1, 1, 1, 1, 1, 4, 1, 4, 1, 1, 1, 1]

OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 3
SPECIAL: Final = 5
CLAIM: Final = 7
BESIDE: Final = 9
PRINTED: Final = 13
BOARD_FEATURES: Final = [
    "ocean", "own_greenery", "other_greenery", "own_city", "other_city", "own_special", "other_special", "own_claim",
    "other_claim", "oceans_beside", "greeneries_beside", "own_cities_beside", "other_cities_beside", "ocean_area",
    "volcano", "reserved", "price", *(f"bonus_{name}" for name in STOCK), "bonus_cards",
]  # fmt: skip
"""Features of each area: what lies there, for free ones what lies beside, then the print."""
BOARD_DIVISORS: Final = [*([1] * 9), *([2] * 4), 1, 1, 1, 6, *([2] * 7)]
BOARD_WIDTH: Final = len(BOARD_FEATURES)

GENERATIONS: Final = 20
"""Later ones are told as the last of these."""
GLOBAL_FEATURES: Final = [
    "temperature", "oxygen", "oceans", "generation", "answered_yes", "number", "final", "a", "b", "c", "d", "deck",
    "discard", "corporate_era", "draft", "solo", "passed_left", *(f"edition={edition}" for edition in EDITIONS),
    *(f"temperature={step}" for step in range(TEMPERATURE_STEPS + 1)),
    *(f"oxygen={step}" for step in range(OXYGEN_STEPS + 1)),
    *(f"oceans={step}" for step in range(OCEAN_TILES + 1)),
    *(f"generation={number}" for number in range(GENERATIONS)),
    *(f"players={count}" for count in range(len(SEATS) + 1)),
    *(f"first={place}" for place in range(len(SEATS))),
    *(f"milestones={count}" for count in range(6)), *(f"awards={count}" for count in range(6)),
]  # fmt: skip
"""`a` to `d` are the numbers of the question's frame, `number` the first of them where no card is asked about."""
GLOBAL_DIVISORS: Final = [
    10, 10, 10, 5, 10, 1, 1, 10, 10, 10, 10, 100, 100, *([1] * (len(GLOBAL_FEATURES) - 13)),
]  # fmt: skip
ANSWERED_YES: Final = 4
NUMBER: Final = 5
FINAL: Final = 6
FRAME_AT: Final = 7
PILES_AT: Final = 11
EDITION_AT: Final = 17
TEMPERATURE_AT: Final = EDITION_AT + len(EDITIONS)
OXYGEN_AT: Final = TEMPERATURE_AT + TEMPERATURE_STEPS + 1
OCEANS_AT: Final = OXYGEN_AT + OXYGEN_STEPS + 1
GENERATION_AT: Final = OCEANS_AT + OCEAN_TILES + 1
PLAYERS_AT: Final = GENERATION_AT + GENERATIONS
FIRST_AT: Final = PLAYERS_AT + len(SEATS) + 1
MILESTONES_AT: Final = FIRST_AT + len(SEATS)
AWARDS_AT: Final = MILESTONES_AT + 6
GLOBAL_WIDTH: Final = len(GLOBAL_FEATURES)

SEAT_FEATURES: Final = [
    *(f"stock_{name}" for name in STOCK), *(f"production_{name}" for name in STOCK), "rating",
    *(f"tags_{tag}" for tag in TAGS[:WILD]), "hand", "offered", "kept", "events", "passed", "discount",
    "power_plant_discount", "shift", "next_discount", "next_shift", "steel_value", "titanium_value",
    "greenery_discount", "protected", "heat_is_money", "greeneries", "cities", "specials", "city_points",
    "card_points", "points", "income", "rating_rose", "first_action", "present",
]  # fmt: skip
"""Features of each seat in turn order, this one first. M€ production is 5 higher, so that none is below zero."""
SEAT_DIVISORS: Final = [
    *([12] * 6), *([5] * 6), 20, *([3] * 11), 6, 4, 4, 4, 1, *([3] * 8), 1, 1, 6, 6, 6, 6, 6, 30, 30, 1, 1, 1,
]  # fmt: skip
SEAT_WIDTH: Final = len(SEAT_FEATURES)
PRODUCTION_AT: Final = 6
RATING_AT: Final = 12
TAGS_AT: Final = 13
MEANS_AT: Final = 24
STANDING_AT: Final = 39
DEBT: Final = 5
"""The lowest M€ production, below zero."""

GOAL_FEATURES: Final = ["own", "other", *(f"seat{place}" for place in range(len(SEATS)))]
"""Features of a goal: claimed or funded, and the progress of each seat, this one first."""
GOAL_WIDTH: Final = len(GOAL_FEATURES)
MILESTONE_EIGHTHS: Final = 8
"""A milestone is told in eighths of what it asks for."""


@final
class Places:
    """The columns of the numbers by which the rules know things."""

    def __init__(self) -> None:
        self.effects: Final[list[int]] = [0] * len(RULES.effects)
        self.cards: Final[list[int]] = [0] * len(CARDS)
        self.corporations: Final[list[int]] = [0] * len(CARDS)
        """Columns of the first seat, the others follow; 0 if it is no corporation."""
        self.spaces: Final[list[list[int]]] = []
        """Columns by map."""
        self.maps: Final[list[int]] = []
        """The column that marks each map; its goals follow."""
        self.decks: Final[list[int]] = [0] * len(DECKS)
        """The column that marks each deck in play, 0 for those of the first box."""
        self.table = 0
        """The first column of the whole table; those of the seats follow."""
        self.boxes: Final[list[int]] = [0] * len(BOXES)
        """The first column of those that each box adds."""
        self.goals: Final[list[int]] = [0] * len(BOXES)
        """The first column of the goals of each box."""


def _layout(places: Places) -> Layout:
    """Return the columns of the first box, then block by block those of what came later."""
    layout, later = Layout(), later_additions()
    claimed = [_effects_of(addition) for addition in later]
    first = [id for id in range(len(RULES.effects)) if not any(id in ids for ids in claimed)]
    usual = map_named(USUAL)
    _add_effects(layout, places, first)
    places.table = layout.add("global", [""], GLOBAL_FEATURES, GLOBAL_DIVISORS)
    layout.add("seats", [str(place) for place in range(len(SEATS))], SEAT_FEATURES, SEAT_DIVISORS)
    _add_cards(layout, places, [card for card in CARDS[1:] if DECKS[card.deck].since == 1])
    columns: dict[str, int] = {}
    _add_spaces(layout, first_spaces(usual), columns)
    goals = {USUAL: _add_map(layout, usual)}
    for addition, ids in zip(later, claimed, strict=True):
        _add_effects(layout, places, ids)
        if isinstance(addition, Map):
            _add_spaces(layout, first_spaces(addition), columns)
            goals[addition.name] = _add_map(layout, addition)
        else:
            places.decks[DECKS.index(addition)] = layout.add("global", [""], [f"deck={addition.name}"])
            _add_cards(layout, places, cards_of(addition))
            box = box_named(addition.name)
            if box is not None:
                _add_box(layout, places, box, columns)
    for map in MAPS:
        places.maps.append(goals[map.name])
        places.spaces.append([columns[name] for name in map.names])
    return layout


def _add_box(layout: Layout, places: Places, box: Box, columns: dict[str, int]) -> None:
    """Add the columns that a box declares, then those of its spaces beside the map and of its goals."""
    place = BOXES.index(box)
    if box.table_columns:
        places.boxes[place] = layout.add("global", [""], box.table_columns)
        layout.add("seats", [str(seat) for seat in range(len(SEATS))], box.seat_columns)
    _add_spaces(layout, [name for rule, name in SPACES_BESIDE if rule in box.spaces], columns)
    if box.milestones or box.awards:
        places.goals[place] = _add_goals(layout, box.name, box.milestones, box.awards)


def _effects_of(addition: Map | Deck) -> list[int]:
    if isinstance(addition, Map):
        owners = [addition.name]
    else:
        box = box_named(addition.name)
        owners = [card.id for card in cards_of(addition)] + [name for name, _ in (box.named_effects() if box else [])]
    return [effect.id for effect in RULES.effects if any(_is_part(effect.place, owner) for owner in owners)]


def _is_part(place: str, owner: str) -> bool:
    return place == owner or place.startswith(owner + "/")


def _add_effects(layout: Layout, places: Places, ids: list[int]) -> None:
    first = layout.add("question", [""], [RULES.effects[id].place for id in ids]) if ids else 0
    for place, id in enumerate(ids):
        places.effects[id] = first + place


def _add_cards(layout: Layout, places: Places, cards: list[Card]) -> None:
    first = layout.add("cards", [card.id for card in cards], CARD_FEATURES, CARD_DIVISORS)
    for place, card in enumerate(cards):
        places.cards[card.number] = first + place * len(CARD_FEATURES)
    corporations = [card for card in cards if card.kind == CORPORATION]
    for card in corporations:
        seats = [f"corporation{place}" for place in range(len(SEATS))]
        places.corporations[card.number] = layout.add("corporations", [card.id], seats)


def first_spaces(map: Map) -> list[str]:
    """Return the names of the spaces of a map without those that boxes add."""
    return map.names[: map.areas + FIRST_BESIDE]


def _add_spaces(layout: Layout, names: list[str], columns: dict[str, int]) -> None:
    """Columns for the spaces that no map or box before has, by name."""
    new = [name for name in names if name not in columns]
    first = layout.add("board", new, BOARD_FEATURES, BOARD_DIVISORS) if new else 0
    for place, name in enumerate(new):
        columns[name] = first + place * BOARD_WIDTH


def _add_map(layout: Layout, map: Map) -> int:
    """Add the column that marks a map, then those of its goals."""
    first = layout.add("global", [""], [f"map={map.name}"])
    _add_goals(layout, map.name, map.milestones, map.awards)
    return first


def _add_goals(layout: Layout, owner: str, milestones: list[Milestone], awards: list[Award]) -> int:
    ids = [*(milestone.id for milestone in milestones), *(award.id for award in awards)]
    eights = len(GOAL_FEATURES) - 2
    return layout.add("goals", [f"{owner}/{id}" for id in ids], GOAL_FEATURES, [1, 1, *([8] * eights)])


def _template(map: Map, spaces: list[int], size: int, flag: int) -> bytearray:
    """Return a row with nothing in it but what is printed on the map."""
    row = bytearray(size)
    start = len(OPTIONS)
    row[start + flag] = 1
    for space, at in enumerate(spaces):
        printed = [
            int(map.is_ocean[space]),
            int(map.is_volcano[space]),
            int(space in map.reserved),
            map.prices[space],
            *map.bonus_stock[space],
            map.bonus_cards[space],
        ]
        row[start + at + PRINTED : start + at + BOARD_WIDTH] = bytes(printed)
    return row


PLACES: Final = Places()
LAYOUT: Final = _layout(PLACES)
START: Final[int] = len(OPTIONS)
"""The first column after a byte for each option."""
SIZE: Final[int] = START + len(LAYOUT.names)
KEYS: Final[list[Any]] = list(range(SIZE))
"""The places in a row as objects: compiled code need not make one for each byte that it writes."""
TEMPLATES: Final[list[bytearray]] = [
    _template(map, PLACES.spaces[place], SIZE, PLACES.maps[place]) for place, map in enumerate(MAPS)
]
CARD_AT: Final[list[int]] = [START + at for at in PLACES.cards]
EFFECT_AT: Final[list[int]] = [START + at for at in PLACES.effects]
CORPORATION_AT: Final[list[int]] = [START + at for at in PLACES.corporations]
SPACE_AT: Final[list[list[int]]] = [[START + at for at in spaces] for spaces in PLACES.spaces]
GOALS_AT: Final[list[int]] = [START + at + 1 for at in PLACES.maps]
DECK_AT: Final[list[int]] = [START + at for at in PLACES.decks]
TABLE_AT: Final[int] = START + PLACES.table
BOX_AT: Final[list[int]] = [START + at for at in PLACES.boxes]
BOX_GOALS_AT: Final[list[int]] = [START + at for at in PLACES.goals]
