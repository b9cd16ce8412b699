"""The shield, a fourth global parameter, relays on cards, and the words for them."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.need import NeedParameter
from valles.games.terraforming_mars.effects.stock import receive
from valles.games.terraforming_mars.effects.trigger import Trigger, trigger_event
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import CARDS, Card, Modifier, Need
from valles.games.terraforming_mars.rules.component import CREDITS, WORLD_GOVERNMENT, holding, space_beside, tag
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.goal import Measure
from valles.games.terraforming_mars.rules.parameter import Parameter, raise_rating
from valles.games.terraforming_mars.rules.payment import paying_holding
from valles.games.terraforming_mars.rules.reaction import react
from valles.games.terraforming_mars.rules.reason import NONE_LEFT, POSSIBLE, reason
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import NO, OPTIONS, YES, Blocks
from valles.kernel.effect import ASKS, WAITS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing, either
from valles.kernel.phrase import Noun, Phrase

from .part import MOST, part_of

SIGNAL: Final = tag(12, "signal")
RELAYS: Final = holding(5, "relays")
AT_DEIMOS: Final = space_beside(14, "at-deimos", "dome_2")
BEACONS_UP: Final = reason("beacons-up")
PAY_RELAYS: Final = Blocks("pay:relays", "amount", meaning="the relays in a payment, for cards with a signal tag")
RELAYS_PAY: Final = paying_holding(2, RELAYS, 3, SIGNAL, PAY_RELAYS)
WAVE: Final = Blocks("wave", "wave", meaning="the length of a wave")
BONUS_STEP: Final = 3
BONUS: Final = 4
"""M€ for the third step."""


def has_corporation(state: State, seat: int, id: str) -> bool:
    return CARDS[state.seats[seat].corporation].id == id


class Shield(Parameter):
    def level(self, state: State) -> int:
        return part_of(state).shield if "outposts" in state.decks else 0

    def rise(self, state: State, seat: int) -> None:
        raise_shield_of(state, seat)

    def shift(self, state: State, seat: int) -> int:
        return int(has_corporation(state, seat, "founders"))


SHIELD: Final = Shield("shield", list(range(0, 51, 10)), {BONUS_STEP: "credits"})
SHIELD_RAISED: Final = trigger_event("shield-raised", [Thing("shield", whose="any")], everybody=True)


def raise_shield_of(state: State, seat: int) -> None:
    """Raise the shield by a step for a seat, or for the World Government."""
    part = part_of(state)
    part.shield += 1
    state.emit("log-shield", seat=seat_noun(state, seat), percent=SHIELD.values[part.shield])
    raise_rating(state, seat, 1)
    react(state, SHIELD_RAISED, seat)
    if part.shield == BONUS_STEP and seat != WORLD_GOVERNMENT:
        receive(state, seat, CREDITS, BONUS)


class RaiseShield(Verb):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def run(self, state: State, frame: Frame) -> None:
        for _ in range(min(self.steps, SHIELD.target - part_of(state).shield)):
            raise_shield_of(state, frame.seat)

    def phrase(self) -> Phrase:
        return Phrase("raise-shield", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[Icon]:
        return [Thing("shield") for _ in range(self.steps)]


class Broadcast(Verb):
    """The choice of a wave: a long one brings M€, a short one strengthens the shield."""

    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [option for kind in WAVE.kinds for option in kind.options()]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if OPTIONS.noun_of(option) == "long":
            receive(state, frame.seat, CREDITS, BONUS)
        else:
            state.push(RAISE_SHIELD, frame.seat, frame.card)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-wave")

    def phrase(self) -> Phrase:
        return Phrase("broadcast")

    def icons(self) -> list[Icon]:
        return either([[Thing("credits", count=BONUS)], [Thing("shield")]])


RAISE_SHIELD: Final = RaiseShield(1)


def wave_label(option: int) -> Phrase:
    return Phrase("option-wave", {"wave": Noun(f"wave-{OPTIONS.noun_of(option)}")})


class FreeBeacon(Verb):
    """Asks a seat whether it raises a beacon for nothing."""

    def __init__(self, mode: int = ASKS) -> None:
        super().__init__(mode)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return NONE_LEFT if option == YES and part_of(state).beacons[frame.seat] == MOST else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        part_of(state).beacons[frame.seat] += int(option == YES)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-beacon")


class OfferBeacons(Verb):
    """Each other seat may raise a beacon for nothing, in the middle of this one's turn."""

    def run(self, state: State, frame: Frame) -> None:
        for seat in reversed(state.in_order(frame.seat)[1:]):
            state.push(FREE_BEACON, seat)

    def phrase(self) -> Phrase:
        return Phrase("offer-beacons")

    def icons(self) -> list[Icon]:
        return [Thing("you")]


FREE_BEACON: Final = FreeBeacon()


class DearCards(Modifier):
    """Each card that is bought costs M€ more."""

    def __init__(self, more: int) -> None:
        self.more = more

    def enter(self, state: State, seat: int, number: int) -> None:
        pass

    def card_surcharge(self) -> int:
        return self.more

    def phrase(self) -> Phrase:
        return Phrase("dear-cards", {"what": Noun("credits", self.more, True)})

    def icons(self) -> list[Icon]:
        return [Thing("card")]


class RelaysHeld(Measure):
    """Relays on own cards."""

    def of(self, state: State, seat: int) -> int:
        return sum(state.on[number] for number in state.seats[seat].tableau if CARDS[number].holds == RELAYS)

    def counted(self) -> Phrase | Noun:
        return Noun("relays", 2)

    def least(self, count: int) -> Phrase:
        return Phrase("goal-relays", {"relays": Noun("relays", count, True)})

    def most(self) -> Phrase:
        return Phrase("most-relays")


class NewTag(Trigger):
    """The first tag of its kind that its owner plays."""

    def times(self, state: State, owner: int, actor: int, card: Card) -> int:
        tags = card.tags if owner == actor else []
        return sum(1 for tag in sorted({*tags}) if state.seats[owner].tags[tag] == tags.count(tag))

    def phrase(self) -> Phrase:
        return Phrase("new-tag", {"do": self.do.phrase()})


def raise_shield(steps: int) -> Verb:
    return RaiseShield(steps)


def broadcast() -> Verb:
    return Broadcast()


def offer_beacons() -> Verb:
    return OfferBeacons()


def dear_cards(more: int) -> Modifier:
    return DearCards(more)


def shield(least: int) -> Need:
    return NeedParameter(SHIELD, least, False)


def shield_raised(*, do: Verb) -> Trigger:
    return Trigger(SHIELD_RAISED, do, [])


def new_tag(*, do: Verb) -> Trigger:
    return NewTag(SHIELD_RAISED, do, [])
