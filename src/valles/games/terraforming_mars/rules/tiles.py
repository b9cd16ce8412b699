"""Tiles: where each may go, and what placing one brings."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.trigger import (
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    OCEAN_PLACED,
    YOU_COVER_METAL,
    YOU_PLACE_CITY,
    YOU_PLACE_GREENERY,
)
from valles.games.terraforming_mars.effects.verb import TileVerb
from valles.games.terraforming_mars.rules.component import (
    ALONE,
    APART_FROM_CITIES,
    BESIDE,
    BESIDE_CITY,
    BESIDE_GREENERY,
    BESIDE_OWN_IF_POSSIBLE,
    BESIDE_TWO_CITIES,
    CAPITAL_TILE,
    CITY_TILE,
    CREDITS,
    GREENERY_TILE,
    NEUTRAL,
    NO_TILE,
    OCEAN_BONUS,
    OCEAN_TILE,
    OCEAN_TILES,
    ON_LAND,
    ON_METAL,
    ON_METAL_BESIDE_OWN,
    ON_OCEAN_AREA,
    ON_VOLCANO,
    PLACES,
    STOCK,
    TILES,
    WORLD_GOVERNMENT,
)
from valles.games.terraforming_mars.rules.deck import draw, seat_noun
from valles.games.terraforming_mars.rules.parameter import log_last_generation, ocean_within, raise_oxygen, raise_rating
from valles.games.terraforming_mars.rules.payment import charge, money, money_means
from valles.games.terraforming_mars.rules.reaction import react
from valles.games.terraforming_mars.rules.reason import (
    CLAIMED,
    NEXT_TO_CITY,
    NO_METAL,
    NO_VOLCANO,
    NOT_ALONE,
    NOT_NEXT_TO_CITY,
    NOT_NEXT_TO_GREENERY,
    NOT_NEXT_TO_OWN,
    NOT_NEXT_TO_TWO_CITIES,
    NOT_OCEAN_AREA,
    OCCUPIED,
    OCEAN_AREA,
    POSSIBLE,
    RESERVED,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.phrase import Noun, Phrase


def is_city(tile: int) -> bool:
    return tile == CITY_TILE or tile == CAPITAL_TILE


def cities_beside(state: State, space: int) -> int:
    count = 0
    for other in state.map.neighbours[space]:
        if is_city(state.tile[other]):
            count += 1
    return count


def kind_beside(state: State, space: int, tile: int) -> int:
    count = 0
    for other in state.map.neighbours[space]:
        if state.tile[other] == tile:
            count += 1
    return count


def own_beside(state: State, space: int, seat: int) -> bool:
    owner = state.owner
    for other in state.map.neighbours[space]:
        if owner[other] == seat + 1:
            return True
    return False


def owned(state: State, seat: int, tile: int) -> int:
    """Return the number of tiles of this kind that the seat owns."""
    count = 0
    owner = state.owner
    for space, kind in enumerate(state.tile):
        if kind == tile and owner[space] == seat + 1:
            count += 1
    return count


FOR_NOTHING: Final = 1000
"""M€ to come that cover every price of an area: what is put there costs nothing (TM-MAP-18)."""


def available(state: State, seat: int, space: int, ocean_area: bool, coming: int = 0) -> int:
    """Return the reason why the area is not open to this seat's tiles at all (TM-TILE-02, -03, -12, -28).

    `coming` are the M€ that the seat will have more, or less, when the price of an area is due.
    """
    if state.tile[space] != NO_TILE:
        return OCCUPIED
    if ocean_area:
        if not state.map.is_ocean[space]:
            return NOT_OCEAN_AREA
    elif not state.map.is_land[space]:
        if state.map.is_ocean[space]:
            return OCEAN_AREA
        if not state.map.prices[space]:
            return RESERVED
        if not affordable(state, seat, space, coming):
            return TOO_EXPENSIVE
    if state.claim[space] and state.claim[space] != seat + 1:
        return CLAIMED
    return POSSIBLE


def affordable(state: State, seat: int, space: int, coming: int) -> bool:
    """Return True if the seat can pay the price of the area; the neutral opponent need not (TM-MAP-22)."""
    return seat >= len(state.seats) or purse(state, seat, space) + coming >= state.map.prices[space]


def purse(state: State, seat: int, space: int) -> int:
    """Return the M€ that the seat can pay for the area, including what the area would bring (TM-MAP-15, -16)."""
    gained = ocean_income(state) if brings_ocean(state, space) else 0
    return ready_money(state, seat, space) + gained


def ready_money(state: State, seat: int, space: int) -> int:
    """Return the M€ that the seat can pay for the area before it places an ocean that comes with it."""
    board = state.seats[seat]
    gained = state.map.bonus_stock[space][CREDITS] + OCEAN_BONUS * kind_beside(state, space, OCEAN_TILE)
    return money(board) + gained


def brings_ocean(state: State, space: int) -> bool:
    then = state.map.then[space]
    return isinstance(then, TileVerb) and then.tile == OCEAN_TILE


def ocean_income(state: State) -> int:
    """Return the most M€ that the next ocean would bring; 0 where a step of oxygen could take its place before."""
    if not oceans_left(state) or ocean_within(state, 0, 1):
        return 0
    free = [space for space in range(state.map.areas) if state.map.is_ocean[space] and state.tile[space] == NO_TILE]
    return OCEAN_BONUS * max([kind_beside(state, space, OCEAN_TILE) for space in free], default=0)


def must_touch_own(state: State, seat: int, coming: int = 0) -> bool:
    """Return True if some available area touches a tile of the seat, so that greenery must (TM-TILE-17, -18)."""
    for space in range(state.map.areas):
        if state.owner[space] == seat + 1:
            for other in state.map.neighbours[space]:
                if available(state, seat, other, False, coming) == POSSIBLE:
                    return True
    return False


def space_reason(state: State, seat: int, space: int, where: int, touch_own: bool, coming: int = 0) -> int:
    """Return the reason against a tile with this placement rule there. Tiles with a reserved space need none."""
    reason = available(state, seat, space, where == ON_OCEAN_AREA, coming)
    if reason != POSSIBLE:
        return reason
    if where == APART_FROM_CITIES:
        return NEXT_TO_CITY if cities_beside(state, space) else POSSIBLE
    if where == BESIDE_OWN_IF_POSSIBLE:
        return NOT_NEXT_TO_OWN if touch_own and not own_beside(state, space, seat) else POSSIBLE
    return special_reason(state, seat, space, where)


def special_reason(state: State, seat: int, space: int, where: int) -> int:
    """Return the placement rules that stand on single cards."""
    if where == ALONE:
        return NOT_ALONE if any(state.tile[other] for other in state.map.neighbours[space]) else POSSIBLE
    if where == BESIDE_CITY:
        return POSSIBLE if cities_beside(state, space) else NOT_NEXT_TO_CITY
    if where == BESIDE_TWO_CITIES:
        return POSSIBLE if cities_beside(state, space) >= 2 else NOT_NEXT_TO_TWO_CITIES
    if where == BESIDE_GREENERY:
        return POSSIBLE if kind_beside(state, space, GREENERY_TILE) else NOT_NEXT_TO_GREENERY
    if where == ON_METAL or where == ON_METAL_BESIDE_OWN:
        if not state.map.metal[space]:
            return NO_METAL
        if where == ON_METAL_BESIDE_OWN and not own_beside(state, space, seat):
            return NOT_NEXT_TO_OWN
    elif where == ON_VOLCANO and not state.map.is_volcano[space]:
        return NO_VOLCANO
    return POSSIBLE


def has_space(state: State, seat: int, where: int, coming: int = 0) -> bool:
    """Return True if a tile with this rule, other than an ocean, can be placed at all."""
    reserved = state.map.reserved[where]
    if reserved >= 0:
        return state.tile[reserved] == NO_TILE
    if where == BESIDE_OWN_IF_POSSIBLE:
        where = ON_LAND
    for space in range(state.map.areas):
        if space_reason(state, seat, space, where, False, coming) == POSSIBLE:
            return True
    return False


def place(state: State, seat: int, space: int, tile: int, coming: int = 0) -> None:
    """Put the tile down with everything it brings to its placer (TM-TILE-05 to -10, -14, -20; TM-VEN-26 to -29).

    `coming` are the M€ that lasting effects bring for it, before the area is paid for.
    """
    state.tile[space] = tile
    if state.sink is not None:
        name = Noun("tile-" + tile_key(tile))
        state.emit("log-tile", seat=seat_noun(state, seat), tile=name, where=whereabouts(state, space))
    state.claim[space] = 0
    if tile != OCEAN_TILE:
        state.owner[space] = seat + 1
    if state.map.prices[space]:
        demand_price(state, seat, space, coming)
    if seat != WORLD_GOVERNMENT:
        take_bonus(state, seat, space)
    if state.map.metal[space]:
        react(state, YOU_COVER_METAL, seat)
    if tile == OCEAN_TILE:
        state.oceans += 1
        raise_rating(state, seat, 1)
        log_last_generation(state)
        react(state, OCEAN_PLACED, seat)
    elif tile == GREENERY_TILE:
        react(state, YOU_PLACE_GREENERY, seat)
        if not (state.solo and state.final):
            raise_oxygen(state, seat, 1)
    elif is_city(tile):
        react(state, YOU_PLACE_CITY, seat)
        react(state, CITY_PLACED, seat)
        if space < state.map.areas:
            react(state, CITY_PLACED_ON_MARS, seat)
    # Cards come last, so that previews show all that is known before them.
    if state.map.bonus_cards[space] and seat != WORLD_GOVERNMENT:
        draw(state, seat, state.map.bonus_cards[space])


def demand_price(state: State, seat: int, space: int, coming: int) -> None:
    """The price of the area and what follows are due once all is settled that the tile itself brings.

    The ocean comes first if only its M€ can pay the rest (TM-MAP-15).
    """
    then = state.map.then[space]
    missing = state.map.prices[space] - ready_money(state, seat, space) - coming
    if then is not None and missing <= 0:
        state.push(then, seat)
    charge(state, seat, 0, state.map.prices[space], money_means(state.seats[seat]))
    if then is not None and missing > 0:
        state.push(then, seat, c=missing)


def take_bonus(state: State, seat: int, space: int) -> None:
    """The printed resources, and 2 M€ for each ocean beside (TM-TILE-05, -06)."""
    stock = state.seats[seat].stock
    map = state.map
    if map.has_bonus[space]:
        for resource, amount in enumerate(map.bonus_stock[space]):
            if amount:
                stock[resource] += amount
                if state.sink is not None:
                    state.emit("log-gain", seat=seat_noun(state, seat), what=[Noun(STOCK[resource], amount, True)])
    credits = OCEAN_BONUS * kind_beside(state, space, OCEAN_TILE)
    if credits:
        stock[CREDITS] += credits
        if state.sink is not None:
            state.emit("log-gain", seat=seat_noun(state, seat), what=[Noun("credits", credits, True)])


def place_neutral(state: State, space: int, tile: int) -> None:
    """Put down a tile of the neutral opponent: no bonus, no oxygen (TM-SOLO-03, -10)."""
    state.tile[space] = tile
    state.owner[space] = NEUTRAL + 1
    state.emit("log-neutral-tile", tile=Noun("tile-" + tile_key(tile)), where=whereabouts(state, space))


def whereabouts(state: State, space: int) -> Phrase:
    """Return the place of a tile, in words."""
    for rule, _ in BESIDE:
        if state.map.reserved[rule] == space:
            return Phrase(PLACES[rule])
    return Phrase("on-area", {"space": state.map.labels[space]})


def tile_key(tile: int) -> str:
    return TILES[tile].replace("_", "-")


def city_count(state: State, on_mars: bool) -> int:
    """Cities of anybody."""
    count = 0
    for space in range(state.map.areas if on_mars else len(state.tile)):
        if is_city(state.tile[space]):
            count += 1
    return count


def oceans_left(state: State) -> bool:
    return state.oceans < OCEAN_TILES
