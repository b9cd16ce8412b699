"""What a seat knows as a row of bytes, for whoever learns to play."""

from __future__ import annotations

from typing import Any, Final, final

from valles.games.terraforming_mars.card import CARDS, DECKS, Card, Deck, Points, cards_of
from valles.games.terraforming_mars.component import (
    CORPORATION,
    CREDITS,
    EDITIONS,
    GREENERY_TILE,
    MILESTONE_POINTS,
    NO_TILE,
    OCEAN_TILE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS_A_GREENERY,
    SEATS,
    STEEL,
    STOCK,
    TAGS,
    TEMPERATURE_STEPS,
    TILES,
    TITANIUM,
)
from valles.games.terraforming_mars.effects.points import FixedPoints
from valles.games.terraforming_mars.map import MAPS, USUAL, Map, map_named
from valles.games.terraforming_mars.phase import Buying
from valles.games.terraforming_mars.rulebook import RULES, later_additions
from valles.games.terraforming_mars.scoring import award_points
from valles.games.terraforming_mars.standard import SellPatents
from valles.games.terraforming_mars.state import Seat, State
from valles.games.terraforming_mars.tiles import is_city
from valles.games.terraforming_mars.vocabulary import NUMBER_OF, OPTIONS, YES
from valles.kernel.effect import Gathering
from valles.kernel.encoding import Encoding, Layout, clipped

ASKED: Final = 0
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
"""Of each card whether the question is about it, and where it lies.

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
"""Of each area what lies there, of free ones what lies beside, then what is printed."""
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
EDITION: Final = 17
TEMPERATURE_AT: Final = EDITION + len(EDITIONS)
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
    *(f"tags_{tag}" for tag in TAGS), "hand", "offered", "kept", "events", "passed", "discount",
    "power_plant_discount", "shift", "next_discount", "next_shift", "steel_value", "titanium_value",
    "greenery_discount", "protected", "heat_is_money", "greeneries", "cities", "specials", "city_points",
    "card_points", "points", "income", "rating_rose", "first_action", "present",
]  # fmt: skip
"""Of each seat in turn order, this one first. M€ production is told as 5 more, so that none is below zero."""
SEAT_DIVISORS: Final = [
    *([12] * 6), *([5] * 6), 20, *([3] * 11), 6, 4, 4, 4, 1, *([3] * 8), 1, 1, 6, 6, 6, 6, 6, 30, 30, 1, 1, 1,
]  # fmt: skip
SEAT_WIDTH: Final = len(SEAT_FEATURES)
DEBT: Final = 5
"""How far M€ production may lie below zero."""

MISSING_CLEARLY: Final = 14
"""With so many steps missing, a solo game is clearly lost."""
GOAL_FEATURES: Final = ["own", "other", *(f"seat{place}" for place in range(len(SEATS)))]
"""Whether a milestone is claimed or an award funded, and how far each seat is, this one first."""
GOAL_WIDTH: Final = len(GOAL_FEATURES)
MILESTONE_EIGHTHS: Final = 8
"""A milestone is told in eighths of what it asks for."""


@final
class Places:
    """Where the columns of the numbers lie that the rules know things by."""

    def __init__(self) -> None:
        self.effects: Final[list[int]] = [0] * len(RULES.effects)
        self.cards: Final[list[int]] = [0] * len(CARDS)
        self.corporations: Final[list[int]] = [0] * len(CARDS)
        """Those of the first seat, the others follow; 0 if it is no corporation."""
        self.spaces: Final[list[list[int]]] = []
        """By map."""
        self.maps: Final[list[int]] = []
        """What tells that it is this map; its goals follow."""
        self.decks: Final[list[int]] = [0] * len(DECKS)
        """What tells that the deck is played with, 0 for those of the first box."""
        self.table = 0
        """Where the columns of the whole table begin; those of the seats follow."""


def _layout(places: Places) -> Layout:
    """The columns of the first box, then block by block those of what came later."""
    layout, later = Layout(), later_additions()
    claimed = [_effects_of(addition) for addition in later]
    first = [id for id in range(len(RULES.effects)) if not any(id in ids for ids in claimed)]
    usual = map_named(USUAL)
    _add_effects(layout, places, first)
    places.table = layout.add("global", [""], GLOBAL_FEATURES, GLOBAL_DIVISORS)
    layout.add("seats", [str(place) for place in range(len(SEATS))], SEAT_FEATURES, SEAT_DIVISORS)
    _add_cards(layout, places, [card for card in CARDS[1:] if DECKS[card.deck].since == 1])
    known: dict[str, int] = {}
    _add_spaces(layout, usual, known)
    goals = {USUAL: _add_goals(layout, usual)}
    for addition, ids in zip(later, claimed, strict=True):
        _add_effects(layout, places, ids)
        if isinstance(addition, Map):
            _add_spaces(layout, addition, known)
            goals[addition.name] = _add_goals(layout, addition)
        else:
            places.decks[DECKS.index(addition)] = layout.add("global", [""], [f"deck={addition.name}"])
            _add_cards(layout, places, cards_of(addition))
    for map in MAPS:
        places.maps.append(goals[map.name])
        places.spaces.append([known[name] for name in map.names])
    return layout


def _effects_of(addition: Map | Deck) -> list[int]:
    owners = [addition.name] if isinstance(addition, Map) else [card.id for card in cards_of(addition)]
    return [effect.id for effect in RULES.effects if effect.place.split("/")[0] in owners]


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


def _add_spaces(layout: Layout, map: Map, known: dict[str, int]) -> None:
    """Columns for the areas that no map before has, by name."""
    new = [name for name in map.names if name not in known]
    first = layout.add("board", new, BOARD_FEATURES, BOARD_DIVISORS) if new else 0
    for place, name in enumerate(new):
        known[name] = first + place * BOARD_WIDTH


def _add_goals(layout: Layout, map: Map) -> int:
    first = layout.add("global", [""], [f"map={map.name}"])
    ids = [*(milestone.id for milestone in map.milestones), *(award.id for award in map.awards)]
    eights = len(GOAL_FEATURES) - 2
    layout.add("goals", [f"{map.name}/{id}" for id in ids], GOAL_FEATURES, [1, 1, *([8] * eights)])
    return first


def _template(map: Map, spaces: list[int], size: int, told: int) -> bytearray:
    """A row with nothing in it but what is printed on the map."""
    row = bytearray(size)
    start = len(OPTIONS)
    row[start + told] = 1
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
"""Where the columns begin, after a byte for each option."""
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


def _printed(points: Points | None) -> int:
    return points.points if isinstance(points, FixedPoints) else 0


PRINTED_POINTS: Final[list[int]] = [_printed(card.points) for card in CARDS]
"""What each card is worth whatever happens, and below what counts the rest."""
COUNTED_POINTS: Final[list[Points | None]] = [
    None if isinstance(card.points, FixedPoints) else card.points for card in CARDS
]


@final
class Tiles:
    """Counted once for all seats: who has how many tiles of which kind."""

    def __init__(self, seats: int) -> None:
        self.greeneries: Final = [0] * seats
        self.cities: Final = [0] * seats
        self.specials: Final = [0] * seats
        self.city_points: Final = [0] * seats
        self.kinds: Final = [[0] * len(TILES) for _ in range(seats)]
        """By seat and kind of tile."""


class TerraformingMarsEncoding(Encoding[State]):
    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT)

    def row(self, state: State, seat: int, options: list[int]) -> bytearray:
        map = MAPS.index(state.map)
        row = bytearray(TEMPLATES[map])
        for option in options:
            row[KEYS[option]] = 1
        count = len(state.seats)
        table = [0] * (GLOBAL_WIDTH + count * SEAT_WIDTH)
        if state.stack:
            tell_question(state, seat, row, table)
        for name in state.decks:
            row[KEYS[DECK_AT[deck_place(name)]]] = 1
        tell_cards(state, seat, row)
        tiles = Tiles(count)
        tell_board(state, seat, row, SPACE_AT[map], tiles)
        tell_parameters(state, seat, table)
        points = [0] * count
        tell_goals(state, seat, row, GOALS_AT[map], tiles, points)
        for place in range(count):
            other = (seat + place) % count
            tell_seat(state, other, place, row, table, tiles, points[other])
        row[TABLE_AT : TABLE_AT + len(table)] = bytes(table)
        return row

    def lead(self, state: State, seat: int) -> float:
        """Alone, how many steps were missing to what has to be reached."""
        if not state.solo:
            return super().lead(state, seat)
        missing = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEAN_TILES - state.temperature - state.oxygen - state.oceans
        return -missing / MISSING_CLEARLY


def deck_place(name: str) -> int:
    for place, deck in enumerate(DECKS):
        if deck.name == name:
            return place
    return 0


def tell_question(state: State, seat: int, row: bytearray, table: list[int]) -> None:
    """Which effect asks, and what the seat alone knows of it."""
    frame = state.stack[-1]
    row[KEYS[EFFECT_AT[frame.effect]]] = 1
    effect = state.rules.effects[frame.effect]
    asked = 0
    if isinstance(effect, Gathering):
        asked = tell_answers(state, seat, effect, row, table)
    elif frame.seat == seat:
        asked = effect.card_of(state, frame)
        if isinstance(effect, SellPatents):
            table[4] = clipped(frame.b)
        if not frame.card:
            table[5] = clipped(frame.a)
        table[7] = clipped(frame.a)
        table[8] = clipped(frame.b)
        table[9] = clipped(frame.c)
        table[10] = clipped(frame.d)
    if asked:
        row[KEYS[CARD_AT[asked] + ASKED]] = 1


def tell_answers(state: State, seat: int, effect: Gathering[State], row: bytearray, table: list[int]) -> int:
    """What the seat has answered to a simultaneous question; the card that it is asked about."""
    answers = state.answers[seat]
    table[4] = answers.count(YES)
    if not answers:
        for number in state.seats[seat].dealt:
            row[KEYS[CARD_AT[number] + CHOSEN]] = 1
    buying = effect if isinstance(effect, Buying) else None
    for place, answer in enumerate(answers):
        number = NUMBER_OF[answer]
        if answer == YES and buying is not None:
            number = buying.next_card(state, seat, answers[:place])
        if number:
            row[KEYS[CARD_AT[number] + CHOSEN]] = 1
    if buying is None or seat not in buying.seats(state, state.stack[-1]):
        return 0
    return buying.next_card(state, seat, answers)


def tell_cards(state: State, seat: int, row: bytearray) -> None:
    """Where the cards lie that the seat knows."""
    own = state.seats[seat]
    for number in own.hand:
        row[KEYS[CARD_AT[number] + HAND]] = 1
    for number in own.offered:
        row[KEYS[CARD_AT[number] + OFFERED]] = 1
    for number in own.kept:
        row[KEYS[CARD_AT[number] + KEPT]] = 1
    for number in own.events:
        row[KEYS[CARD_AT[number] + TABLEAU]] = 1
    on = state.on
    for number in own.tableau:
        at = CARD_AT[number]
        row[KEYS[at + TABLEAU]] = 1
        if on[number]:
            row[KEYS[at + RESOURCES]] = clipped(on[number])
    for number in own.acting:
        if state.used[number]:
            row[KEYS[CARD_AT[number] + USED]] = 1
    known = state.known
    bit = 1 << seat
    for board in state.seats:
        if board is own:
            continue
        for number in board.tableau:
            at = CARD_AT[number]
            row[KEYS[at + OTHERS]] = 1
            if on[number]:
                row[KEYS[at + THEIR_RESOURCES]] = clipped(on[number])
        for number in board.events:
            if known[number] & bit:
                row[KEYS[CARD_AT[number] + THEIR_EVENTS]] = 1
        for number in board.hand:
            if known[number] & bit:
                row[KEYS[CARD_AT[number] + SEEN]] = 1
        if board.offered or board.kept:
            for number in board.offered + board.kept:
                if known[number] & bit:
                    row[KEYS[CARD_AT[number] + SEEN]] = 1
    for number in state.discard:
        if known[number] & bit:
            row[KEYS[CARD_AT[number] + DISCARDED]] = 1


def tell_board(state: State, seat: int, row: bytearray, at: list[int], tiles: Tiles) -> None:
    """What lies on the map, and beside what."""
    count = len(state.seats)
    owners = state.owner
    kinds = state.tile
    neighbours = state.map.neighbours
    beside: list[int] = []
    for space, claim in enumerate(state.claim):
        if claim:
            row[KEYS[at[space] + CLAIM + (0 if claim == seat + 1 else 1)]] = 1
    for space, tile in enumerate(kinds):
        if tile == NO_TILE:
            continue
        owner = owners[space] - 1
        other = 0 if owner == seat else 1
        seated = 0 <= owner < count
        if seated:
            tiles.kinds[owner][tile] += 1
        if tile == OCEAN_TILE:
            row[KEYS[at[space] + OCEAN]] = 1
            near = BESIDE
        elif tile == GREENERY_TILE:
            row[KEYS[at[space] + GREENERY + other]] = 1
            near = BESIDE + 1
            if seated:
                tiles.greeneries[owner] += 1
        elif is_city(tile):
            row[KEYS[at[space] + CITY + other]] = 1
            near = BESIDE + 2 + other
            if seated:
                tiles.cities[owner] += 1
        else:
            row[KEYS[at[space] + SPECIAL + other]] = 1
            if seated:
                tiles.specials[owner] += 1
            continue
        if not beside:
            beside = [0] * (4 * len(kinds))
        for around in neighbours[space]:
            there = kinds[around]
            if there == NO_TILE:
                beside[around * 4 + near - BESIDE] += 1
            elif near >= BESIDE + 2 and seated and there == GREENERY_TILE:
                tiles.city_points[owner] += 1
    tell_beside(row, at, beside)


def tell_beside(row: bytearray, at: list[int], beside: list[int]) -> None:
    for place, number in enumerate(beside):
        if number:
            row[KEYS[at[place >> 2] + BESIDE + (place & 3)]] = number


def tell_parameters(state: State, seat: int, table: list[int]) -> None:
    """What holds for the whole table."""
    count = len(state.seats)
    table[0] = state.temperature
    table[1] = state.oxygen
    table[2] = state.oceans
    table[3] = clipped(state.generation)
    table[6] = int(state.final)
    table[11] = clipped(len(state.deck))
    table[12] = clipped(len(state.discard))
    table[13] = int(state.corporate_era)
    table[14] = int(state.draft)
    table[15] = int(state.solo)
    table[16] = int(state.generation % 2 == 0)
    table[EDITION + state.edition] = 1
    table[TEMPERATURE_AT + state.temperature] = 1
    table[OXYGEN_AT + state.oxygen] = 1
    table[OCEANS_AT + state.oceans] = 1
    table[GENERATION_AT + min(state.generation, GENERATIONS - 1)] = 1
    table[PLAYERS_AT + count] = 1
    table[FIRST_AT + (state.first - seat) % count] = 1
    table[MILESTONES_AT + len(state.milestones) - state.milestones.count(0)] = 1
    table[AWARDS_AT + len(state.awards) - state.awards.count(0)] = 1


def tell_goals(state: State, seat: int, row: bytearray, at: int, tiles: Tiles, points: list[int]) -> None:
    """Milestones and awards, and the points that they would bring now."""
    count = len(state.seats)
    told = [0] * ((len(state.milestones) + len(state.awards)) * GOAL_WIDTH)
    first = 0
    for place, milestone in enumerate(state.map.milestones):
        owner = state.milestones[place]
        if owner:
            told[first + (0 if owner == seat + 1 else 1)] = 1
            points[owner - 1] += MILESTONE_POINTS
        for step in range(count):
            other = (seat + step) % count
            have = milestone.measure.with_tiles(state, other, tiles.kinds[other])
            told[first + 2 + step] = clipped(have * MILESTONE_EIGHTHS // milestone.goal)
        first += GOAL_WIDTH
    for place, award in enumerate(state.map.awards):
        owner = state.awards[place]
        measures = [award.measure.with_tiles(state, other, tiles.kinds[other]) for other in range(count)]
        for step in range(count):
            told[first + 2 + step] = clipped(measures[(seat + step) % count])
        if owner:
            told[first + (0 if owner == seat + 1 else 1)] = 1
            for other, worth in enumerate(award_points(measures)):
                points[other] += worth
        first += GOAL_WIDTH
    row[at : at + len(told)] = bytes(told)


def tell_seat(state: State, seat: int, place: int, row: bytearray, table: list[int], tiles: Tiles, points: int) -> None:
    """One board; `points` are those of milestones and awards."""
    board = state.seats[seat]
    at = GLOBAL_WIDTH + place * SEAT_WIDTH
    stock, production, tags = board.stock, board.production, board.tags
    for resource in range(6):
        table[at + resource] = clipped(stock[resource])
        table[at + 6 + resource] = clipped(production[resource])
    table[at + 6] = clipped(production[CREDITS] + DEBT)
    table[at + 12] = clipped(board.rating)
    for tag in range(11):
        table[at + 13 + tag] = clipped(tags[tag])
    if board.tableau and board.corporation:
        row[KEYS[CORPORATION_AT[board.corporation] + place]] = 1
    tell_means(board, table, at + 24)
    cards = 0
    for number in board.tableau:
        cards += PRINTED_POINTS[number]
        worth = COUNTED_POINTS[number]
        if worth is not None:
            cards += worth.worth(state, seat, number)
    at += 39
    table[at] = clipped(tiles.greeneries[seat])
    table[at + 1] = clipped(tiles.cities[seat])
    table[at + 2] = clipped(tiles.specials[seat])
    table[at + 3] = clipped(tiles.city_points[seat])
    table[at + 4] = clipped(cards)
    table[at + 5] = clipped(cards + tiles.greeneries[seat] + tiles.city_points[seat] + points + board.rating)
    table[at + 6] = clipped(board.rating + production[CREDITS])
    table[at + 7] = int(board.rating_rose)
    table[at + 8] = int(board.first_action)
    table[at + 9] = 1


def tell_means(board: Seat, table: list[int], at: int) -> None:
    """How many cards a seat has, and how it plays them."""
    table[at] = clipped(len(board.hand))
    table[at + 1] = clipped(len(board.offered))
    table[at + 2] = clipped(len(board.kept))
    table[at + 3] = clipped(len(board.events))
    table[at + 4] = int(board.passed)
    table[at + 5] = clipped(board.discount)
    table[at + 6] = clipped(board.power_plant_discount)
    table[at + 7] = clipped(board.shift)
    table[at + 8] = clipped(board.next_discount)
    table[at + 9] = clipped(board.next_shift)
    table[at + 10] = clipped(board.metal_values[STEEL] - 2)
    table[at + 11] = clipped(board.metal_values[TITANIUM] - 3)
    table[at + 12] = clipped(PLANTS_A_GREENERY - board.greenery_price)
    table[at + 13] = int(board.protected)
    table[at + 14] = int(board.heat_is_money)


ENCODING: Final = TerraformingMarsEncoding()
