"""The knowledge of a seat, encoded as a row of bytes for learners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from valles.games.terraforming_mars.effects.points import FixedPoints
from valles.games.terraforming_mars.encoding.column import (
    ANSWERED_YES,
    AWARDS_AT,
    BESIDE,
    BOX_AT,
    BOX_GOALS_AT,
    CARD_AT,
    CHOSEN,
    CITY,
    CLAIM,
    CORPORATION_AT,
    DEBT,
    DECK_AT,
    DISCARDED,
    EDITION_AT,
    EFFECT_AT,
    FINAL,
    FIRST_AT,
    FRAME_AT,
    GENERATION_AT,
    GENERATIONS,
    GLOBAL_WIDTH,
    GOAL_WIDTH,
    GOALS_AT,
    GREENERY,
    HAND,
    KEPT,
    KEYS,
    LAYOUT,
    MEANS_AT,
    MILESTONE_EIGHTHS,
    MILESTONES_AT,
    NUMBER,
    OCEAN,
    OCEANS_AT,
    OFFERED,
    OTHERS,
    OXYGEN_AT,
    PILES_AT,
    PLAYERS_AT,
    PRODUCTION_AT,
    PROMPTED,
    RATING_AT,
    RESOURCES,
    SEAT_WIDTH,
    SEEN,
    SPACE_AT,
    SPECIAL,
    STANDING_AT,
    TABLE_AT,
    TABLEAU,
    TAGS_AT,
    TEMPERATURE_AT,
    TEMPLATES,
    THEIR_EVENTS,
    THEIR_RESOURCES,
    USED,
)
from valles.games.terraforming_mars.rules.box import BOXES, Box, boxes_of, module_of
from valles.games.terraforming_mars.rules.card import CARDS, DECKS, Points
from valles.games.terraforming_mars.rules.component import (
    CREDITS,
    GOAL_RATING,
    GREENERY_TILE,
    MILESTONE_POINTS,
    NO_TILE,
    OCEAN_TILE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS_A_GREENERY,
    STEEL,
    TEMPERATURE_STEPS,
    TILES,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.map import MAPS
from valles.games.terraforming_mars.rules.phase import Buying
from valles.games.terraforming_mars.rules.scoring import award_points
from valles.games.terraforming_mars.rules.standard import SellPatents
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.tiles import is_city
from valles.games.terraforming_mars.rules.vocabulary import NUMBER_OF, OPTIONS, YES
from valles.kernel.effect import Gathering
from valles.kernel.encoding import Encoding, clipped

MISSING_CLEARLY: Final = 14
"""With so many steps missing, a solo game is clearly lost."""


def _printed(points: Points | None) -> int:
    return points.points if isinstance(points, FixedPoints) else 0


PRINTED_POINTS: Final[list[int]] = [_printed(card.points) for card in CARDS]
"""The printed points of each card, and the divisor of counted ones."""
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
        """Tiles by seat and kind."""


ColumnsOfBox = Callable[[State, int, bytearray, int], None]


def columns_of(box: Box) -> ColumnsOfBox | None:
    """Return the function that fills the columns of a box; None if it has none."""
    module = module_of(box, "encoding") if box.table_columns else None
    return None if module is None else cast(ColumnsOfBox, module.fill_columns)


BOX_COLUMNS: Final[list[ColumnsOfBox | None]] = [columns_of(box) for box in BOXES]
"""Called in games with boxes, also with others."""


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
            encode_question(state, seat, row, table)
        for name in state.decks:
            row[KEYS[DECK_AT[deck_place(name)]]] = 1
        encode_cards(state, seat, row)
        if state.decks or state.rating_goal:
            for place, fill_columns in enumerate(BOX_COLUMNS):
                if fill_columns is not None:
                    fill_columns(state, seat, row, BOX_AT[place])
        tiles = Tiles(count)
        encode_board(state, seat, row, SPACE_AT[map], tiles)
        encode_parameters(state, seat, table)
        points = [0] * count
        encode_goals(state, seat, row, GOALS_AT[map], tiles, points)
        for place in range(count):
            other = (seat + place) % count
            encode_seat(state, other, place, row, table, tiles, points[other])
        row[TABLE_AT : TABLE_AT + len(table)] = bytes(table)
        return row

    def lead(self, state: State, seat: int) -> float:
        """Alone, how many steps were missing to what has to be reached."""
        if not state.solo:
            return super().lead(state, seat)
        missing = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEAN_TILES - state.temperature - state.oxygen - state.oceans
        if state.rating_goal:
            missing = GOAL_RATING - state.seats[seat].rating
        return -missing / MISSING_CLEARLY


def deck_place(name: str) -> int:
    for place, deck in enumerate(DECKS):
        if deck.name == name:
            return place
    return 0


def encode_question(state: State, seat: int, row: bytearray, table: list[int]) -> None:
    """Encode the effect that asks, and what the seat alone knows of it."""
    frame = state.stack[-1]
    row[KEYS[EFFECT_AT[frame.effect]]] = 1
    effect = state.rules.effects[frame.effect]
    card = 0
    if isinstance(effect, Gathering):
        card = encode_answers(state, seat, effect, row, table)
    elif frame.seat == seat:
        card = effect.card_of(state, frame)
        if isinstance(effect, SellPatents):
            table[ANSWERED_YES] = clipped(frame.b)
        if not frame.card:
            table[NUMBER] = clipped(frame.a)
        table[FRAME_AT] = clipped(frame.a)
        table[FRAME_AT + 1] = clipped(frame.b)
        table[FRAME_AT + 2] = clipped(frame.c)
        table[FRAME_AT + 3] = clipped(frame.d)
    if card:
        row[KEYS[CARD_AT[card] + PROMPTED]] = 1


def encode_answers(state: State, seat: int, effect: Gathering[State], row: bytearray, table: list[int]) -> int:
    """Encode the seat's answers to a simultaneous question, and return the card that it is about."""
    answers = state.answers[seat]
    table[ANSWERED_YES] = answers.count(YES)
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


def encode_cards(state: State, seat: int, row: bytearray) -> None:
    """Encode the places of the cards that the seat knows."""
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


def encode_board(state: State, seat: int, row: bytearray, at: list[int], tiles: Tiles) -> None:
    """Encode the tiles on the map and their neighbors."""
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
    encode_beside(row, at, beside)


def encode_beside(row: bytearray, at: list[int], beside: list[int]) -> None:
    for place, number in enumerate(beside):
        if number:
            row[KEYS[at[place >> 2] + BESIDE + (place & 3)]] = number


def encode_parameters(state: State, seat: int, table: list[int]) -> None:
    """Encode the facts of the whole table."""
    count = len(state.seats)
    table[0] = state.temperature
    table[1] = state.oxygen
    table[2] = state.oceans
    table[3] = clipped(state.generation)
    table[FINAL] = int(state.final)
    table[PILES_AT] = clipped(len(state.deck))
    table[PILES_AT + 1] = clipped(len(state.discard))
    table[PILES_AT + 2] = int(state.corporate_era)
    table[PILES_AT + 3] = int(state.draft)
    table[PILES_AT + 4] = int(state.solo)
    table[PILES_AT + 5] = int(state.generation % 2 == 0)
    table[EDITION_AT + state.edition] = 1
    table[TEMPERATURE_AT + state.temperature] = 1
    table[OXYGEN_AT + state.oxygen] = 1
    table[OCEANS_AT + state.oceans] = 1
    table[GENERATION_AT + min(state.generation, GENERATIONS - 1)] = 1
    table[PLAYERS_AT + count] = 1
    table[FIRST_AT + (state.first - seat) % count] = 1
    table[MILESTONES_AT + len(state.milestones) - state.milestones.count(0)] = 1
    table[AWARDS_AT + len(state.awards) - state.awards.count(0)] = 1


def encode_goals(state: State, seat: int, row: bytearray, at: int, tiles: Tiles, points: list[int]) -> None:
    """Milestones and awards, and the points that they would bring now."""
    count = len(state.seats)
    values = [0] * ((len(state.milestones) + len(state.awards)) * GOAL_WIDTH)
    first = 0
    for place, milestone in enumerate(state.goals.milestones):
        owner = state.milestones[place]
        if owner:
            values[first + (0 if owner == seat + 1 else 1)] = 1
            points[owner - 1] += MILESTONE_POINTS
        for step in range(count):
            other = (seat + step) % count
            have = milestone.measure.with_tiles(state, other, tiles.kinds[other])
            values[first + 2 + step] = clipped(have * MILESTONE_EIGHTHS // milestone.goal)
        first += GOAL_WIDTH
    for place, award in enumerate(state.goals.awards):
        owner = state.awards[place]
        measures = [award.measure.with_tiles(state, other, tiles.kinds[other]) for other in range(count)]
        for step in range(count):
            values[first + 2 + step] = clipped(measures[(seat + step) % count])
        if owner:
            values[first + (0 if owner == seat + 1 else 1)] = 1
            for other, worth in enumerate(award_points(measures)):
                points[other] += worth
        first += GOAL_WIDTH
    if len(values) == (len(state.map.milestones) + len(state.map.awards)) * GOAL_WIDTH:
        row[at : at + len(values)] = bytes(values)
    else:
        spread_goals(state, row, at, values)


def spread_goals(state: State, row: bytearray, at: int, values: list[int]) -> None:
    """Write the columns of all milestones and awards where the map and each box have theirs."""
    owners = [(at, len(state.map.milestones), len(state.map.awards))]
    owners += [(BOX_GOALS_AT[BOXES.index(box)], len(box.milestones), len(box.awards)) for box in boxes_of(state)]
    milestone, award = 0, len(state.milestones)
    for start, milestones, awards in owners:
        own = values[milestone * GOAL_WIDTH : (milestone + milestones) * GOAL_WIDTH]
        own += values[award * GOAL_WIDTH : (award + awards) * GOAL_WIDTH]
        row[start : start + len(own)] = bytes(own)
        milestone += milestones
        award += awards


def encode_seat(
    state: State, seat: int, place: int, row: bytearray, table: list[int], tiles: Tiles, points: int
) -> None:
    """One board; `points` are those of milestones and awards."""
    board = state.seats[seat]
    at = GLOBAL_WIDTH + place * SEAT_WIDTH
    stock, production, tags = board.stock, board.production, board.tags
    for resource in range(6):
        table[at + resource] = clipped(stock[resource])
        table[at + PRODUCTION_AT + resource] = clipped(production[resource])
    table[at + PRODUCTION_AT] = clipped(production[CREDITS] + DEBT)
    table[at + RATING_AT] = clipped(board.rating)
    for tag in range(11):
        table[at + TAGS_AT + tag] = clipped(tags[tag])
    if board.tableau and board.corporation:
        row[KEYS[CORPORATION_AT[board.corporation] + place]] = 1
    encode_means(board, table, at + MEANS_AT)
    cards = 0
    for number in board.tableau:
        cards += PRINTED_POINTS[number]
        worth = COUNTED_POINTS[number]
        if worth is not None:
            cards += worth.worth(state, seat, number)
    at += STANDING_AT
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


def encode_means(board: Seat, table: list[int], at: int) -> None:
    """Encode the number of cards of a seat and its means of playing them."""
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
