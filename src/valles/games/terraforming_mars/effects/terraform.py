"""Verbs for the global parameters, the rating and tiles."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.count import Count
from valles.games.terraforming_mars.effects.stock import Gain, Remove
from valles.games.terraforming_mars.effects.trigger import (
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    YOU_PAY,
    YOU_PLACE_CITY,
    YOU_USE_STANDARD_PROJECT,
)
from valles.games.terraforming_mars.effects.verb import (
    HAND_GROWS,
    LAND_TILE_COMES,
    OCEAN_COMES,
    TileVerb,
    Verb,
)
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    APART_FROM_CITIES,
    BESIDE_OWN_IF_POSSIBLE,
    CREDITS,
    GREENERY_TILE,
    ITALIAN,
    NO_TILE,
    OCEAN_BONUS,
    OCEAN_TILE,
    OCEAN_TILES,
    ON_LAND,
    ON_OCEAN_AREA,
    PLACES,
    POLISH,
    TILES,
    WORLD_GOVERNMENT,
)
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.parameter import ocean_within, raise_oxygen, raise_rating, raise_temperature
from valles.games.terraforming_mars.rules.payment import (
    WITH_HEAT,
    means_for,
    price_nouns,
    price_of,
    worth,
    worth_on_cards,
)
from valles.games.terraforming_mars.rules.reaction import reactions_to_card
from valles.games.terraforming_mars.rules.reason import ALREADY_CLAIMED, NO_SPACE, POSSIBLE, TOO_EXPENSIVE
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import (
    FOR_NOTHING,
    available,
    has_space,
    is_city,
    kind_beside,
    must_touch_own,
    ocean_income,
    oceans_left,
    place,
    purse,
    space_reason,
    tile_key,
)
from valles.games.terraforming_mars.rules.vocabulary import SPACE
from valles.kernel.effect import ASKS, only
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, Thing, gained
from valles.kernel.phrase import Noun, Phrase

PLAY_ON: Final = (ITALIAN, POLISH)
"""Editions in which a card is played on without a tile that has no place (TM-PLAY-28)."""


class RaiseTemperature(Verb):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return OCEAN_COMES if ocean_within(state, self.steps, 0) else 0

    def run(self, state: State, frame: Frame) -> None:
        raise_temperature(state, frame.seat, self.steps)

    def phrase(self) -> Phrase:
        return Phrase("raise-temperature", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[Icon]:
        return [Thing("temperature") for _ in range(self.steps)]


class RaiseOxygen(Verb):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return OCEAN_COMES if ocean_within(state, 0, self.steps) else 0

    def run(self, state: State, frame: Frame) -> None:
        raise_oxygen(state, frame.seat, self.steps)

    def phrase(self) -> Phrase:
        return Phrase("raise-oxygen", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[Icon]:
        return [Thing("oxygen") for _ in range(self.steps)]


class RaiseRating(Verb):
    def __init__(self, steps: int, per: Count | None = None) -> None:
        super().__init__()
        self.steps = steps
        self.per = per

    def run(self, state: State, frame: Frame) -> None:
        steps = self.steps if self.per is None else self.steps * self.per.of(state, frame.seat)
        if steps:
            raise_rating(state, frame.seat, steps)

    def phrase(self) -> Phrase:
        steps = Noun("steps", self.steps, True)
        if self.per is None:
            return Phrase("raise-rating", {"steps": steps})
        return Phrase("raise-rating-per", {"steps": steps, "per": self.per.phrase()})

    def icons(self) -> list[Icon]:
        rating = gained(self.steps, "rating")
        return [rating if self.per is None else Relation("each", [rating], self.per.icons())]


class PlaceTile(TileVerb):
    """The choice of a space for a tile, which is placed there.

    frame.a: 1 if it is the World Government's; frame.b: the number of tiles; frame.c: the M€ that the oceans beside
    must bring, to pay for another area.
    """

    def __init__(self, tile: int, where: int, count: int = 1, price: int = 0) -> None:
        super().__init__(ASKS, tile, where, usual_place(tile))
        self.count = count
        self.price = price
        """The price before it is placed, if that is not the price of a card."""

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if self.tile == OCEAN_TILE or (card and state.edition in PLAY_ON):
            return POSSIBLE
        coming = 0
        if state.map.priced:
            coming = self._coming(state, seat) + credits_back(state, seat, card, self.price)
            coming -= self.price + credits_due(state, seat, card)
        return POSSIBLE if has_space(state, seat, self.rule(state), coming) else NO_SPACE

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        if self.tile == OCEAN_TILE:
            return OCEAN_COMES | HAND_GROWS if oceans_left(state) else 0
        if state.map.reserved[self.where] >= 0:
            return 0
        ocean = self.tile == GREENERY_TILE and ocean_within(state, 0, 1)
        return LAND_TILE_COMES | HAND_GROWS | (OCEAN_COMES if ocean else 0)

    def _is_moot(self, state: State) -> bool:
        """Return True if no choice of space is left: it is reserved, or no ocean is left."""
        return state.map.reserved[self.where] >= 0 or (self.tile == OCEAN_TILE and not oceans_left(state))

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [] if self._is_moot(state) else state.map.area_options[:]

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        return is_area(state, option) and not self._is_moot(state)

    def _touches_own(self, state: State, seat: int, coming: int) -> bool:
        return self.where == BESIDE_OWN_IF_POSSIBLE and must_touch_own(state, seat, coming)

    def _coming(self, state: State, seat: int) -> int:
        """Return the M€ that the seat will have more when the price of an area is due (TM-MAP-15)."""
        if not state.map.priced:
            return 0
        last_ocean = self.tile == OCEAN_TILE and state.oceans == OCEAN_TILES - 1
        return credits_for(state, seat, self.tile) - (ocean_income(state) if last_ocean else 0)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        coming = self._coming(state, frame.seat)
        touch_own = self._touches_own(state, frame.seat, coming)
        return self._space_reason(state, frame, state.map.place[option], self.rule(state), touch_own, coming)

    def _space_reason(self, state: State, frame: Frame, space: int, where: int, touch_own: bool, coming: int) -> int:
        reason = space_reason(state, frame.seat, space, where, touch_own, coming)
        if reason == POSSIBLE and frame.c > OCEAN_BONUS * kind_beside(state, space, OCEAN_TILE):
            return TOO_EXPENSIVE
        return reason

    def bill(self, state: State, frame: Frame, space: int) -> tuple[int, int]:
        """Return the price that an area would have to pay, and the M€ that the seat could pay there."""
        if frame.c:
            return frame.c, OCEAN_BONUS * kind_beside(state, space, OCEAN_TILE)
        return state.map.prices[space], purse(state, frame.seat, space) + self._coming(state, frame.seat)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self._first_options(state, frame, state.map.areas)

    def forced(self, state: State, frame: Frame) -> int:
        return only(self._first_options(state, frame, 2))

    def _first_options(self, state: State, frame: Frame, most: int) -> list[int]:
        """Return the first options, at most so many."""
        options: list[int] = []
        if self._is_moot(state):
            return options
        coming = self._coming(state, frame.seat)
        touch_own = self._touches_own(state, frame.seat, coming)
        where = self.rule(state)
        for space, option in enumerate(state.map.area_options):
            if self._space_reason(state, frame, space, where, touch_own, coming) == POSSIBLE:
                options.append(option)
                if len(options) == most:
                    break
        return options

    def take(self, state: State, frame: Frame, option: int) -> None:
        self._place(state, frame, state.map.place[option])

    def _place(self, state: State, frame: Frame, space: int) -> None:
        done = frame.b + 1
        if done < self.count:
            state.push(self, frame.seat, frame.card, frame.a, done)
        else:
            tell_neighbours(state, frame, space)
        if frame.a:
            place(state, WORLD_GOVERNMENT, space, self.tile)
        else:
            coming = credits_for(state, frame.seat, self.tile) if state.map.priced else 0
            place(state, frame.seat, space, self.tile, coming)

    def run(self, state: State, frame: Frame) -> None:
        """Without a question: a reserved space, or no ocean left, or (it, pl) no place for the tile."""
        space = state.map.reserved[self.where]
        if space >= 0:
            self._place(state, frame, space)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        where = Phrase(PLACES[self.rule(state)])
        return Phrase("ask-tile", {"tile": Noun("tile-" + tile_key(self.tile)), "where": where})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {**super().about(state, frame), "tile": TILES[self.tile]}

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        """Return the price of the area, where it has one."""
        return price_nouns(state.map.prices[state.map.place[option]])

    def phrase(self) -> Phrase:
        tile = Noun("tile-" + tile_key(self.tile), self.count, True)
        plain = self.where == usual_place(self.tile)
        if plain:
            return Phrase("place-tile", {"tile": tile})
        return Phrase("place-tile-where", {"tile": tile, "where": Phrase(PLACES[self.where])})

    def icons(self) -> list[Icon]:
        starred = self.where != usual_place(self.tile)
        tile = tile_key(self.tile)
        return [Thing(tile, "tile", starred=starred and n == self.count) for n in range(1, self.count + 1)]


def tell_neighbours(state: State, frame: Frame, space: int) -> None:
    """A removal that follows on the same card and concerns the neighbours learns the space."""
    for i, due in enumerate(state.stack):
        effect = state.rules.effects[due.effect]
        if isinstance(effect, Remove) and effect.neighbour and due.card == frame.card:
            state.stack[i] = Frame(due.effect, due.seat, due.card, space + 1)


def credits_for(state: State, seat: int, tile: int) -> int:
    """M€ that the seat's lasting effects bring for placing the tile, before the area is paid for (TM-MAP-15)."""
    gained = 0
    if is_city(tile):
        for watching in state.seats[seat].watching:
            for trigger in CARDS[watching].when:
                do = trigger.do
                if isinstance(do, Gain) and trigger.event in (CITY_PLACED, CITY_PLACED_ON_MARS, YOU_PLACE_CITY):
                    gained += do.amounts[CREDITS]
    return gained


def credits_back(state: State, seat: int, number: int, price: int) -> int:
    """M€ that the seat's lasting effects bring for playing a card from hand or paying for a standard project."""
    gained = 0
    if number and number in state.seats[seat].hand:
        for frame in reactions_to_card(state, seat, number):
            do = state.rules.effects[frame.effect]
            if frame.seat == seat and isinstance(do, Gain):
                gained += do.amounts[CREDITS]
    elif price:
        for watching in state.seats[seat].watching:
            for trigger in CARDS[watching].when:
                do = trigger.do
                if trigger.event in (YOU_PAY, YOU_USE_STANDARD_PROJECT) and isinstance(do, Gain):
                    gained += do.amounts[CREDITS] if price >= trigger.least else 0
    return gained


def credits_due(state: State, seat: int, number: int) -> int:
    """M€ that at least will be paid for a card that is still in hand."""
    board = state.seats[seat]
    if number not in board.hand:
        return 0
    card = CARDS[number]
    means = means_for(board, card) & ~WITH_HEAT
    others = worth(board, means, 0, worth_on_cards(state, board, means)) - board.stock[CREDITS]
    return max(0, price_of(board, card) - others)


def is_area(state: State, option: int) -> bool:
    """Return True if the option names an area of the map of this game."""
    return SPACE.has(option) and state.map.place[option] >= 0


def usual_place(tile: int) -> int:
    """Return the placement rule of the tile kind, where the card adds none."""
    if tile == OCEAN_TILE:
        return ON_OCEAN_AREA
    if tile == GREENERY_TILE:
        return BESIDE_OWN_IF_POSSIBLE
    return APART_FROM_CITIES if is_city(tile) else ON_LAND


class ClaimLand(Verb):
    """A marker on a free area, where only its owner may build."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return state.map.area_options[:]

    def run_reason(self, state: State, seat: int, card: int) -> int:
        for space in range(state.map.areas):
            if self._reason(state, seat, space) == POSSIBLE:
                return POSSIBLE
        return NO_SPACE

    def _reason(self, state: State, seat: int, space: int) -> int:
        if state.tile[space] == NO_TILE and state.claim[space] == seat + 1:
            return ALREADY_CLAIMED
        return available(state, seat, space, False, FOR_NOTHING)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return self._reason(state, frame.seat, state.map.place[option])

    def take(self, state: State, frame: Frame, option: int) -> None:
        space = state.map.place[option]
        state.claim[space] = frame.seat + 1
        if state.sink is not None:
            state.emit("log-claim", seat=seat_noun(state, frame.seat), space=state.map.labels[space])

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-claim", {"card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("claim-land")

    def icons(self) -> list[Icon]:
        return [Thing("claim")]
