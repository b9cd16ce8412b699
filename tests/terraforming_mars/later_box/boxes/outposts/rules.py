"""The shield, a fourth global parameter, relays on cards, and the words for them."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.need import NeedParameter
from valles.games.terraforming_mars.effects.stock import receive
from valles.games.terraforming_mars.effects.trigger import Trigger, trigger_event
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import CARDS, Card, Need
from valles.games.terraforming_mars.rules.component import CREDITS, holding, space_beside, tag
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.goal import Measure
from valles.games.terraforming_mars.rules.parameter import Parameter, raise_rating
from valles.games.terraforming_mars.rules.reaction import react
from valles.games.terraforming_mars.rules.reason import POSSIBLE, reason
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import OPTIONS, Blocks
from valles.kernel.effect import WAITS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing, either
from valles.kernel.phrase import Noun, Phrase

from .part import part_of

SIGNAL: Final = tag(12, "signal")
RELAYS: Final = holding(5, "relays")
AT_DEIMOS: Final = space_beside(14, "at-deimos", "dome_2")
BEACONS_UP: Final = reason("beacons-up")
WAVE: Final = Blocks("wave", "wave", meaning="the length of a wave")
BONUS_STEP: Final = 3
BONUS: Final = 4
"""M€ for the third step."""


class Shield(Parameter):
    def level(self, state: State) -> int:
        return part_of(state).shield if "outposts" in state.decks else 0


SHIELD: Final = Shield("shield", list(range(0, 51, 10)), {BONUS_STEP: "credits"})
SHIELD_RAISED: Final = trigger_event("shield-raised", [Thing("shield", whose="any")], everybody=True)


class RaiseShield(Verb):
    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def run(self, state: State, frame: Frame) -> None:
        part = part_of(state)
        for _ in range(min(self.steps, SHIELD.target - part.shield)):
            part.shield += 1
            state.emit("log-shield", seat=seat_noun(state, frame.seat), percent=SHIELD.values[part.shield])
            raise_rating(state, frame.seat, 1)
            react(state, SHIELD_RAISED, frame.seat)
            if part.shield == BONUS_STEP:
                receive(state, frame.seat, CREDITS, BONUS)

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


def shield(least: int) -> Need:
    return NeedParameter(SHIELD, least, False)


def shield_raised(*, do: Verb) -> Trigger:
    return Trigger(SHIELD_RAISED, do, [])


def new_tag(*, do: Verb) -> Trigger:
    return NewTag(SHIELD_RAISED, do, [])
