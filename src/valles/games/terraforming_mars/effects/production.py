"""Verbs for production."""

from __future__ import annotations

from valles.games.terraforming_mars.effects.count import Count
from valles.games.terraforming_mars.effects.stock import opponent_first
from valles.games.terraforming_mars.effects.trigger import CITY_PLACED, CITY_PLACED_ON_MARS, YOU_PLACE_CITY
from valles.games.terraforming_mars.effects.verb import (
    LAST_REDUCTIONS,
    THEN_LOSSES,
    TileVerb,
    Verb,
    blocked_part,
    stock_icons,
    stock_nouns,
)
from valles.games.terraforming_mars.rules.card import CARDS, Card
from valles.games.terraforming_mars.rules.component import CREDITS, PRODUCTION_FLOOR, STOCK, TAGS, WILD
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.parameter import change_production
from valles.games.terraforming_mars.rules.reason import (
    NOBODY_TO_REDUCE,
    NOT_A_TARGET,
    NOT_LOWEST,
    NOTHING_TO_COPY,
    POSSIBLE,
    PRODUCTION_TOO_LOW,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import has_space, is_city
from valles.games.terraforming_mars.rules.vocabulary import (
    AMOUNT,
    AMOUNTS,
    CARD_OF,
    NEUTRAL_TARGET,
    NUMBER_OF,
    RESOURCE,
    TARGET,
)
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, Thing, gained, lost, production
from valles.kernel.phrase import Noun, Phrase


class Production(Verb):
    """Own production, every change in full (TM-PLAY-16 to -19)."""

    def __init__(self, changes: list[int], per: Count | None = None) -> None:
        super().__init__()
        self.changes = changes
        self.per = per
        if min(changes) < 0:
            self.rank = THEN_LOSSES

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if self.rank == THEN_LOSSES:
            production = state.seats[seat].production
            for resource, steps in enumerate(self.changes):
                if steps < 0 and production[resource] + steps < PRODUCTION_FLOOR[resource]:
                    promised = promised_credits(state, seat, card) if resource == CREDITS else 0
                    if production[resource] + promised + steps < PRODUCTION_FLOOR[resource]:
                        return PRODUCTION_TOO_LOW
        return POSSIBLE

    def run(self, state: State, frame: Frame) -> None:
        times = 1 if self.per is None else self.per.of(state, frame.seat)
        for resource, steps in enumerate(self.changes):
            if steps:
                change_production(state, frame.seat, resource, steps * times)

    def phrase(self) -> Phrase:
        if self.per is not None:
            return Phrase("production-per", {"what": list(stock_nouns(self.changes)), "per": self.per.phrase()})
        down = [Noun(STOCK[i], -n, True) for i, n in enumerate(self.changes) if n < 0]
        up = [Noun(STOCK[i], n, True) for i, n in enumerate(self.changes) if n > 0]
        if not down:
            return Phrase("production-up", {"up": list(up)})
        if not up:
            return Phrase("production-down", {"down": list(down)})
        return Phrase("production", {"down": list(down), "up": list(up)})

    def icons(self) -> list[Icon]:
        box = production(stock_icons(self.changes))
        return [box] if self.per is None else [Relation("each", [box], self.per.icons())]


def promised_credits(state: State, seat: int, number: int) -> int:
    """M€ production that the seat's lasting effects will give for the city this card places on Mars."""
    if number == 0 or not will_place_city(state, seat, number):
        return 0
    steps = 0
    for watching in (*state.seats[seat].watching, number):
        for trigger in CARDS[watching].when:
            if trigger.event in (CITY_PLACED, CITY_PLACED_ON_MARS, YOU_PLACE_CITY):
                do = trigger.do
                if isinstance(do, Production):
                    steps += do.changes[CREDITS]
    return steps


def will_place_city(state: State, seat: int, number: int) -> bool:
    for part in CARDS[number].play:
        if isinstance(part, TileVerb) and is_city(part.tile):
            return has_space(state, seat, part.rule(state))
    return False


class Reduce(Verb):
    """One player of choice loses production, in full (TM-PLAY-34 to -36)."""

    def __init__(self, resource: int, steps: int) -> None:
        super().__init__(ASKS)
        self.resource = resource
        self.steps = steps
        self.rank = LAST_REDUCTIONS

    def _bears(self, state: State, seat: int, gained: int) -> bool:
        production = state.seats[seat].production[self.resource]
        return production + gained - self.steps >= PRODUCTION_FLOOR[self.resource]

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if state.solo:
            return POSSIBLE
        for other in range(len(state.seats)):
            gained = self._own_gain(card) if other == seat else 0
            if self._bears(state, other, gained):
                return POSSIBLE
        return NOBODY_TO_REDUCE

    def _own_gain(self, card: int) -> int:
        """Return the steps that the card itself adds to the same production before the reduction is due."""
        gained = 0
        for part in CARDS[card].play:
            if isinstance(part, Production) and part.per is None:
                gained += part.changes[self.resource]
        return gained

    def candidates(self, state: State, frame: Frame) -> list[int]:
        options = [TARGET.offset + colour for colour in state.colours]
        if state.solo:
            options.append(NEUTRAL_TARGET)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == NEUTRAL_TARGET:
            return POSSIBLE
        seat = state.colours.index(option - TARGET.offset)
        return POSSIBLE if self._bears(state, seat, 0) else NOT_A_TARGET

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == NEUTRAL_TARGET:
            return
        victim = state.colours.index(option - TARGET.offset)
        if victim == frame.seat:
            change_production(state, victim, self.resource, -self.steps)
            return
        production = state.seats[victim].production
        production[self.resource] -= self.steps
        if state.sink is not None:
            what, left = Noun(STOCK[self.resource], self.steps, True), production[self.resource]
            by, source = seat_noun(state, frame.seat), CARDS[frame.card].noun()
            state.emit("log-production-loss", seat=seat_noun(state, victim), what=what, by=by, source=source, left=left)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        what = Noun(STOCK[self.resource], self.steps, True)
        return Phrase("ask-reduce", {"what": what, "card": CARDS[frame.card].noun()})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {**super().about(state, frame), "resource": STOCK[self.resource]}

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        return opponent_first(state, frame.seat, options)

    def phrase(self) -> Phrase:
        return Phrase("reduce", {"what": Noun(STOCK[self.resource], self.steps, True)})

    def icons(self) -> list[Icon]:
        return [production([lost(self.steps, STOCK[self.resource], "any")])]


class ExchangeProduction(Verb):
    """Any number of steps of one production for as many of another."""

    def __init__(self, given: int, received: int) -> None:
        super().__init__(ASKS)
        self.given = given
        self.received = received

    def candidates(self, state: State, frame: Frame) -> list[int]:
        most = min(AMOUNTS - 1, state.seats[frame.seat].production[self.given])
        return list(range(AMOUNT.first, AMOUNT.first + most + 1))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        steps = option - AMOUNT.offset
        change_production(state, frame.seat, self.given, -steps)
        change_production(state, frame.seat, self.received, steps)
        if steps == AMOUNTS - 1:
            state.push(self, frame.seat, frame.card)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-exchange-production", {"given": Noun(STOCK[self.given]), "card": CARDS[frame.card].noun()})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {**super().about(state, frame), "resource": STOCK[self.given]}

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """Return the largest amount."""
        return options[-1]

    def phrase(self) -> Phrase:
        return Phrase("exchange-production", {"given": Noun(STOCK[self.given]), "received": Noun(STOCK[self.received])})

    def icons(self) -> list[Icon]:
        given = Thing(STOCK[self.given], count="X", sign="-")
        return [production([given, Thing(STOCK[self.received], count="X", sign="+")])]


def space_of(state: State, card: Card) -> int:
    """Return the space of the card's own tile, -1 if it was never placed."""
    for part in card.play:
        if isinstance(part, TileVerb) and part.tile in state.tile:
            return state.tile.index(part.tile)
    return -1


class MetalProduction(Verb):
    """One step of the metal printed under the tile that this card placed."""

    def run(self, state: State, frame: Frame) -> None:
        space = space_of(state, CARDS[frame.card])
        if space >= 0:
            change_production(state, frame.seat, state.map.metal[space], 1)

    def phrase(self) -> Phrase:
        return Phrase("metal-production")

    def icons(self) -> list[Icon]:
        return [production([gained(1, "area")])]


class CopyProduction(Verb):
    """Repeats the production box of one's own card with the tag, or with a wild one (TM-PRE-48)."""

    def __init__(self, tag: int) -> None:
        super().__init__(ASKS)
        self.tag = tag

    def _copyable(self, state: State, seat: int, number: int) -> int:
        card = CARDS[number]
        if not card.box or (self.tag not in card.tags and WILD not in card.tags):
            return NOTHING_TO_COPY
        for part in card.box:
            reason = part.run_reason(state, seat, 0)
            if reason != POSSIBLE:
                return reason
        return POSSIBLE

    def run_reason(self, state: State, seat: int, card: int) -> int:
        for number in state.seats[seat].tableau:
            if self._copyable(state, seat, number) == POSSIBLE:
                return POSSIBLE
        return NOTHING_TO_COPY

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [CARD_OF[number] for number in state.seats[frame.seat].tableau]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return self._copyable(state, frame.seat, NUMBER_OF[option])

    def take(self, state: State, frame: Frame, option: int) -> None:
        number = NUMBER_OF[option]
        state.emit("log-copy", seat=seat_noun(state, frame.seat), card=CARDS[number].noun())
        for part in reversed(CARDS[number].box):
            state.push(part, frame.seat, number)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-copy", {"card": CARDS[frame.card].noun()})

    def blocked(self, state: State, frame: Frame, option: int, reason: int) -> Phrase:
        return blocked_part(state, frame.seat, 0, CARDS[NUMBER_OF[option]].box, reason)

    def phrase(self) -> Phrase:
        return Phrase("copy-production", {"tag": Noun("tag-" + TAGS[self.tag])})

    def icons(self) -> list[Icon]:
        return [Thing("copy"), production([Thing(TAGS[self.tag], "tag")])]


class RaiseLowest(Verb):
    """So many steps of one production among those that stand lowest (TM-PRE-53)."""

    def __init__(self, steps: int) -> None:
        super().__init__(ASKS)
        self.steps = steps

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return list(RESOURCE.kinds[0].options())

    def reason(self, state: State, frame: Frame, option: int) -> int:
        production = state.seats[frame.seat].production
        return POSSIBLE if production[RESOURCE.kinds[0].number(option)] == min(production) else NOT_LOWEST

    def take(self, state: State, frame: Frame, option: int) -> None:
        change_production(state, frame.seat, RESOURCE.kinds[0].number(option), self.steps)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-raise-production", {"card": CARDS[frame.card].noun()})

    def phrase(self) -> Phrase:
        return Phrase("raise-lowest-production", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[Icon]:
        return [production([gained(self.steps, "lowest")])]


def production_box(parts: list[Verb]) -> list[Verb]:
    """Return the production changes among these effects, in the order they run."""
    box = [part for part in parts if isinstance(part, Production | Reduce | MetalProduction)]
    return sorted(box, key=lambda part: part.rank)
