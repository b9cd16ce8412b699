"""Goods, points and colonists: gaining, the warehouse, production, and bringing colonists home."""

from __future__ import annotations

from typing import Final, Literal

from valles.games.on_mars.effects.flow import BY_COLONIST, NO_BOOSTS, Steps, boost_icons, send_to_work
from valles.games.on_mars.effects.verb import TO_ALL, Ask, Verb
from valles.games.on_mars.rules.building import type_of
from valles.games.on_mars.rules.colony import HEX_LABELS, HEXES
from valles.games.on_mars.rules.component import (
    CRYSTAL,
    GOODS,
    MINE,
    MINERAL,
    RESOURCES,
    SHELTER,
    SLOTTED,
    WAREHOUSE_GOODS,
    WORKING_AREA,
)
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.reason import (
    NO_COLONIST,
    NO_ROOM,
    NOBODY_THERE,
    NOTHING_TO_GAIN,
    OUT_OF_STOCK,
    POSSIBLE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import bring_home, receive, room
from valles.games.on_mars.rules.vocabulary import BOOST, DONE, HEX, RETRIEVE, TAKE
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, Thing, gained
from valles.kernel.phrase import Arg, Phrase


class Gain(Verb):
    """Goods from the general supply (OM-GEN-02)."""

    def __init__(self, good: int, amount: int) -> None:
        super().__init__()
        self.good = good
        self.amount = amount

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if self.good == CRYSTAL or room(state, seat, self.good) else NO_ROOM

    def run(self, state: State, frame: Frame) -> None:
        receive(state, frame.seat, self.good, self.amount)

    def phrase(self) -> Phrase:
        return Phrase("om-gain", {"what": good_noun(self.good, self.amount)})

    def icons(self) -> list[Icon]:
        return [gained(self.amount, GOODS[self.good])]


class GainMore(Ask):
    """One more of a good for each colonist sent to work."""

    def __init__(self, good: int) -> None:
        super().__init__()
        self.good = good
        self.open = TO_ALL

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if state.seats[seat].quarters else NO_COLONIST

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [BOOST, DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if option == DONE else self.run_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == BOOST:
            state.push(self, frame.seat, frame.card)
            send_to_work(state, frame.seat)
            receive(state, frame.seat, self.good, 1)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-gain-more", {"what": good_noun(self.good, 1)})

    def phrase(self) -> Phrase:
        return Phrase("om-gain-more", {"what": good_noun(self.good, 1)})

    def icons(self) -> list[Icon]:
        return [Relation("trigger", boost_icons(BY_COLONIST), [gained(1, GOODS[self.good])])]


class GainAny(Steps):
    """Resources of choice, minerals excepted, each chosen anew."""

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return [TAKE.offset + resource for resource in range(1, RESOURCES)]

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if room(state, frame.seat, option - TAKE.offset) else NO_ROOM

    def step(self, state: State, frame: Frame, option: int) -> None:
        receive(state, frame.seat, option - TAKE.offset, 1)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-gain-any", {"left": self.left(frame)})

    def phrase(self) -> Phrase:
        return self.steps_phrase("om-gain-any")

    def icons(self) -> list[Icon]:
        return [gained(self.times, "any-non-mineral"), *self.boost_icons()]


class FromWarehouse(Steps):
    """A resource or crystal of choice that is in stock and finds room (OM-ORBIT-34 to -37)."""

    def __init__(self, times: int, boost: int = NO_BOOSTS, crystals: bool = True) -> None:
        super().__init__(times, boost)
        self.crystals = crystals

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return [TAKE.offset + good for good in WAREHOUSE_GOODS if self.crystals or good != CRYSTAL]

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        good = option - TAKE.offset
        if state.warehouse[good] == 0:
            return OUT_OF_STOCK
        return POSSIBLE if room(state, frame.seat, good) else NO_ROOM

    def step(self, state: State, frame: Frame, option: int) -> None:
        good = option - TAKE.offset
        state.warehouse[good] -= 1
        if state.sink is not None:
            state.emit("om-log-warehouse", seat=state.noun(frame.seat), what=good_noun(good, 1))
        receive(state, frame.seat, good, 1, True)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-warehouse", {"left": self.left(frame)})

    def phrase(self) -> Phrase:
        key = "om-warehouse" if self.crystals else "om-warehouse-resource"
        return self.steps_phrase(key)

    def icons(self) -> list[Icon]:
        return [Thing("warehouse", count=self.times), *self.boost_icons()]


class Score(Verb):
    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def run(self, state: State, frame: Frame) -> None:
        score(state, frame.seat, self.points)

    def phrase(self) -> Phrase:
        return Phrase("om-score", {"points": self.points})

    def icons(self) -> list[Icon]:
        return [gained(self.points, "points")]


def score(state: State, seat: int, points: int, why: Phrase | None = None) -> None:
    """Opportunity points are recorded at once (OM-GEN-25); the log says for what, unless it has just told so."""
    if points:
        state.seats[seat].points += points
        if state.sink is not None:
            reasons: list[Arg] = [] if why is None else [why]
            state.emit("om-log-score", seat=state.noun(seat), points=points, why=reasons)


FROM_SLOTS: Final = 1
FROM_WORK: Final = 2
ANY_NUMBER: Final = 60


class Retrieve(Steps):
    """Own colonists back to the living quarters; miners never (OM-COL-49)."""

    def __init__(self, times: int, sources: int) -> None:
        super().__init__(times)
        self.sources = sources

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        options = []
        if self.sources & FROM_SLOTS:
            options += [RETRIEVE.offset + row for row in range(len(SLOTTED))]
        if self.sources & FROM_WORK:
            options.append(RETRIEVE.offset + WORKING_AREA)
        return options

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        board = state.seats[frame.seat]
        place = option - RETRIEVE.offset
        there = board.working if place == WORKING_AREA else board.slots[place]
        return POSSIBLE if there else NOBODY_THERE

    def step(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        place = option - RETRIEVE.offset
        if place == WORKING_AREA:
            board.working -= 1
        else:
            board.slots[place] -= 1
        bring_home(state, frame.seat, 1)
        if state.sink is not None:
            state.emit("om-log-retrieve", seat=state.noun(frame.seat), count=1)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-retrieve")

    def phrase(self) -> Phrase:
        where = ["", "slots", "work", "anywhere"][self.sources]
        if self.times == ANY_NUMBER:
            return Phrase(f"om-retrieve-all-{where}")
        return Phrase(f"om-retrieve-{where}", {"count": self.times})

    def icons(self) -> list[Icon]:
        count: int | Literal["X"] = "X" if self.times == ANY_NUMBER else self.times
        return [Thing("retrieve", count=count, extra=[(), ("slots",), ("work",), ("slots", "work")][self.sources])]


def sources(state: State, seat: int) -> list[int]:
    """Return the hexes that produce for the seat: its miners and its advanced buildings (OM-SHUTTLE-14)."""
    hexes = []
    for hex in range(HEXES):
        marker = state.upgraded[hex]
        if state.miner[hex] == seat + 1 or (marker and state.blueprint_owner[marker] == seat + 1):
            hexes.append(hex)
    return hexes


def produce_at(state: State, seat: int, hex: int) -> None:
    kind = type_of(state, hex)
    good = CRYSTAL if kind == SHELTER else MINERAL if kind == MINE else kind
    receive(state, seat, good, 1)


class Produce(Verb):
    """Every miner and advanced building of the seat produces (OM-SHUTTLE-13 to -15)."""

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return POSSIBLE if sources(state, seat) else NOTHING_TO_GAIN

    def run(self, state: State, frame: Frame) -> None:
        for hex in sources(state, frame.seat):
            produce_at(state, frame.seat, hex)

    def phrase(self) -> Phrase:
        return Phrase("om-produce")

    def icons(self) -> list[Icon]:
        return [Thing("produce")]


class ProduceAgain(Steps):
    """One miner or advanced building again for each colonist sent to work."""

    def __init__(self) -> None:
        super().__init__(0, BY_COLONIST)

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return [HEX.offset + hex for hex in sources(state, frame.seat)]

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def step(self, state: State, frame: Frame, option: int) -> None:
        if state.sink is not None:
            state.emit("om-log-produce", seat=state.noun(frame.seat), hex=HEX_LABELS[option - HEX.offset])
        produce_at(state, frame.seat, option - HEX.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-produce")

    def phrase(self) -> Phrase:
        return Phrase("om-produce-again")

    def icons(self) -> list[Icon]:
        return [Relation("trigger", self.boost_icons(), [Thing("produce", count=1)])]
