"""The combinators beside "in order": choose one, buy, and steps that may be boosted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.on_mars.effects.verb import MUST, TO_ALL, TO_GOALS, Ask, Verb
from valles.games.on_mars.rules.component import NO_TECH
from valles.games.on_mars.rules.payment import affordable, can_pay_crystals, charge, price, price_icons, price_nouns
from valles.games.on_mars.rules.reason import (
    MUST_ACT,
    NO_BOOST,
    NO_COLONIST,
    NOT_IN_PLAY,
    NOTHING_TO_GAIN,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import level_of, may_use, tech_label, use_tech
from valles.games.on_mars.rules.vocabulary import BOOST, CHOOSE, DONE, NO, OPTIONS, TECH_OF, YES
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, Thing, either
from valles.kernel.phrase import Arg, Noun, Phrase, merged
from valles.kernel.verb import reason_against_all


class Choose(Ask):
    """At most one of several; what would change nothing is not offered."""

    def __init__(self, ways: list[Verb]) -> None:
        super().__init__()
        self.ways = ways
        self.open = TO_ALL

    def parts(self) -> Sequence[Verb]:
        return self.ways

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return reason_against_all(self.ways, state, seat, card)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [*range(CHOOSE.first, CHOOSE.first + len(self.ways)), DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == DONE:
            must = frame.d == MUST and self.run_reason(state, frame.seat, frame.card) == POSSIBLE
            return MUST_ACT if must else POSSIBLE
        return self.ways[option - CHOOSE.offset].run_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != DONE:
            state.push(self.ways[option - CHOOSE.offset], frame.seat, frame.card, 0, 0, 0, frame.d)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-choose")

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        if CHOOSE.has(option):
            return Phrase("om-option-effect", {"effect": self.ways[option - CHOOSE.offset].phrase()})
        return super().label(state, frame, option)

    def phrase(self) -> Phrase:
        ways = merged(way.phrase() for way in self.ways)
        return ways[0] if len(ways) == 1 else Phrase("om-choose", {"ways": [*ways]})

    def icons(self) -> list[Icon]:
        return either([way.icons() for way in self.ways])


class Buy(Ask):
    """An offer that can be bought once."""

    def __init__(self, cost: int, effect: Verb) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect
        self.open = TO_ALL

    def parts(self) -> Sequence[Verb]:
        return (self.effect,)

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if not affordable(state, seat, self.cost):
            return TOO_EXPENSIVE
        return self.effect.run_reason(state, seat, card)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        reason = self.run_reason(state, frame.seat, frame.card)
        if option == NO:
            return MUST_ACT if frame.d == MUST and reason == POSSIBLE else POSSIBLE
        return reason

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == YES:
            state.push(self.effect, frame.seat, frame.card)
            charge(state, frame.seat, self.cost)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-buy", {"price": [*price_nouns(self.cost)], "effect": self.effect.phrase()})

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(self.cost) if option == YES else []

    def phrase(self) -> Phrase:
        return Phrase("om-buy", {"price": [*price_nouns(self.cost)], "effect": self.effect.phrase()})

    def icons(self) -> list[Icon]:
        return [Relation("price", price_icons(self.cost), self.effect.icons())]


class BuyForOne(Buy):
    """An offer at one of several prices; in the other reading all of them together (OM-SETUP-38)."""

    def __init__(self, costs: list[int], effect: Verb) -> None:
        super().__init__(sum(costs), effect)
        self.costs = costs

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if not state.either_price:
            return super().run_reason(state, seat, card)
        for cost in self.costs:
            if affordable(state, seat, cost):
                return self.effect.run_reason(state, seat, card)
        return TOO_EXPENSIVE

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if not state.either_price:
            return super().candidates(state, frame)
        return [*range(CHOOSE.first, CHOOSE.first + len(self.costs)), DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if not state.either_price:
            return super().reason(state, frame, option)
        if option == DONE:
            must = frame.d == MUST and self.run_reason(state, frame.seat, frame.card) == POSSIBLE
            return MUST_ACT if must else POSSIBLE
        if not affordable(state, frame.seat, self.costs[option - CHOOSE.offset]):
            return TOO_EXPENSIVE
        return self.effect.run_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if CHOOSE.has(option):
            state.push(self.effect, frame.seat, frame.card)
            charge(state, frame.seat, self.costs[option - CHOOSE.offset])
        else:
            super().take(state, frame, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        if not state.either_price:
            return super().prompt(state, frame)
        return Phrase("om-ask-either", {"effect": self.effect.phrase()})

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        if CHOOSE.has(option):
            return self._way(self.costs[option - CHOOSE.offset])
        return super().label(state, frame, option)

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        if CHOOSE.has(option):
            return price_nouns(self.costs[option - CHOOSE.offset])
        return super().price_of(state, frame, option)

    def _way(self, cost: int) -> Phrase:
        return Phrase("om-buy", {"price": [*price_nouns(cost)], "effect": self.effect.phrase()})

    def phrase(self) -> Phrase:
        ways = merged(self._way(cost) for cost in self.costs)
        return ways[0] if len(ways) == 1 else Phrase("om-choose", {"ways": [*ways]})

    def icons(self) -> list[Icon]:
        prices = either([price_icons(cost) for cost in self.costs])
        return [Relation("price", prices, self.effect.icons())]


NO_BOOSTS: Final = 0
BY_COLONIST: Final = 1
BY_CRYSTAL: Final = 2
"""The means of paying for another step (OM-BOOST-01, -04)."""


def boost_icons(boost: int) -> list[Icon]:
    """Return the icons of the boost beside a step."""
    return [Thing("colonist" if boost == BY_COLONIST else "crystal", "boost")] if boost else []


def send_to_work(state: State, seat: int) -> None:
    """A colonist boosts: from the living quarters to the working area."""
    board = state.seats[seat]
    board.leave_quarters()
    board.working += 1
    if state.sink is not None:
        state.emit("om-log-boost", seat=state.noun(seat))


def boost_phrase(boost: int, most: int = 0) -> Arg:
    """Return what boosts add to a step, as an argument of its sentence; empty without boosts."""
    if boost == NO_BOOSTS:
        return ""
    return Phrase("om-more-by-crystal" if boost == BY_CRYSTAL else "om-more-once" if most == 1 else "om-more")


def boost_label(option: int, boost: int) -> Phrase:
    """Return one step or point more, by a colonist sent to work or for a crystal."""
    by_crystal = "-by-crystal" if boost == BY_CRYSTAL else ""
    return Phrase("om-option-" + OPTIONS.text(option).replace(":", "-") + by_crystal)


def boost_price(boost: int) -> list[Noun]:
    """Return the price that a boost takes at once; a colonist only works."""
    return price_nouns(price(crystal=1)) if boost == BY_CRYSTAL else []


class Steps(Ask):
    """A number of like steps, with boosts for more and a technology that may add some.

    frame.a: steps done; frame.b: boosts paid; frame.c: the level of the technology used; frame.d: MUST.
    """

    def __init__(self, times: int, boost: int = NO_BOOSTS, most: int = 0, tech: int = NO_TECH) -> None:
        super().__init__()
        self.times = times
        self.boost = boost
        self.most = most
        """The largest number of boosts, 0 for any."""
        self.tech = tech

    def opens(self, frame: Frame) -> int:
        """Before the first step of a main action nothing is given away that it may need."""
        return TO_GOALS if frame.d == MUST else TO_ALL

    # What a step is

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        raise NotImplementedError(self.place)

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        raise NotImplementedError(self.place)

    def step(self, state: State, frame: Frame, option: int) -> None:
        raise NotImplementedError(self.place)

    def run_reason(self, state: State, seat: int, card: int) -> int:
        """Return the reason why no step is possible now. A price that is too high comes first."""
        frame = Frame(self.id, seat, card, 1)
        result = NOTHING_TO_GAIN
        for option in self.step_candidates(state, frame):
            reason = self.step_reason(state, frame, option)
            if reason == POSSIBLE:
                return POSSIBLE
            if result != TOO_EXPENSIVE:
                result = reason
        return result

    # How often

    def left(self, frame: Frame) -> int:
        return self.times + frame.b + frame.c - frame.a

    def candidates(self, state: State, frame: Frame) -> list[int]:
        if self.left(frame) > 0:
            return [*self.step_candidates(state, frame), DONE]
        options = []
        if self.boost != NO_BOOSTS:
            options.append(BOOST)
        if self.tech != NO_TECH and not frame.c:
            options += [TECH_OF.offset + colour for colour in state.colours]
        return [*options, DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == DONE:
            must = frame.d == MUST and frame.a == 0 and self.left(frame) > 0
            possible = must and self.run_reason(state, frame.seat, frame.card) == POSSIBLE
            return MUST_ACT if possible else POSSIBLE
        if option == BOOST:
            return self.boost_reason(state, frame)
        if TECH_OF.first <= option < TECH_OF.end:
            return self.tech_reason(state, frame, option)
        return self.step_reason(state, frame, option)

    def boost_reason(self, state: State, frame: Frame) -> int:
        if self.most and frame.b >= self.most:
            return NO_BOOST
        if self.boost == BY_COLONIST:
            if self.boosters(state, frame.seat) <= 0:
                return NO_COLONIST
        elif not can_pay_crystals(state, frame.seat, 1):
            return TOO_EXPENSIVE
        return self.run_reason(state, frame.seat, frame.card)

    def boosters(self, state: State, seat: int) -> int:
        """Return the colonists who may boost."""
        return state.seats[seat].quarters

    def tech_reason(self, state: State, frame: Frame, option: int) -> int:
        owner = state.colours.index(option - TECH_OF.offset)
        if not may_use(state, frame.seat, owner, self.tech):
            return NOT_IN_PLAY
        return self.run_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        if option == BOOST:
            state.push(self, frame.seat, frame.card, frame.a, frame.b + 1, frame.c)
            self.pay_boost(state, frame.seat)
        elif TECH_OF.has(option):
            owner = state.colours.index(option - TECH_OF.offset)
            use_tech(state, frame.seat, owner, self.tech)
            level = level_of(state.seats[owner], self.tech)
            state.push(self, frame.seat, frame.card, frame.a, frame.b, level)
        else:
            state.push(self, frame.seat, frame.card, frame.a + 1, frame.b, frame.c)
            self.step(state, frame, option)

    def pay_boost(self, state: State, seat: int) -> None:
        if self.boost == BY_COLONIST:
            send_to_work(state, seat)
        else:
            charge(state, seat, price(crystal=1))

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        if option == BOOST:
            return boost_label(option, self.boost)
        if TECH_OF.has(option):
            return tech_label(state, option - TECH_OF.offset, self.tech)
        return super().label(state, frame, option)

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return boost_price(self.boost) if option == BOOST else super().price_of(state, frame, option)

    def steps_phrase(self, key: str) -> Phrase:
        """Return the phrase of the steps: how many, and what boosts add."""
        return Phrase(key, {"count": self.times, "more": boost_phrase(self.boost, self.most)})

    def boost_icons(self) -> list[Icon]:
        return boost_icons(self.boost)
