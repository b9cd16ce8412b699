"""Blueprints and the buildings they turn into advanced ones (OM-ORBIT-05 to -10, OM-COL-51 to -61)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.displace import displace
from valles.games.on_mars.effects.flow import NO_BOOSTS, Steps
from valles.games.on_mars.effects.verb import Ask
from valles.games.on_mars.rules.building import building_noun, code, complex_size, in_zone
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CONTRACT_CARDS
from valles.games.on_mars.rules.colony import HEX_LABELS, HEXES
from valles.games.on_mars.rules.component import (
    BLUEPRINT_OBTAINED,
    BLUEPRINT_TAKEN,
    BLUEPRINTS,
    BUILDING_UPGRADED,
    CONTRACT,
    DELIVERY,
    NO_TECH,
    UPGRADE_TECH,
)
from valles.games.on_mars.rules.payment import affordable, charge, price, price_nouns
from valles.games.on_mars.rules.reason import (
    ALREADY_UPGRADED,
    COMPLEX_TOO_SMALL,
    NO_HEX,
    NO_MARKER,
    NOT_YOUR_BLUEPRINT,
    OUT_OF_ZONE,
    POSSIBLE,
    TOO_EXPENSIVE,
    WRONG_BUILDING,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import bring_home, complete_contract, contribute, receive
from valles.games.on_mars.rules.task import did
from valles.games.on_mars.rules.vocabulary import CARD, HEX
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase

UPGRADE_PRICE: Final = price(mineral=1)
LEVEL_3_COMPLEX: Final = 3
CONTRACT_COMPLEX: Final = 4


def take_blueprint(state: State, seat: int, number: int) -> None:
    """From the display, with a marker and the good it shows."""
    card = BLUEPRINT_CARDS[number - 1]
    board = state.seats[seat]
    state.display[state.display.index(number)] = 0
    state.blueprint_owner[number] = seat + 1
    board.markers -= 1
    if state.sink is not None:
        state.emit("om-log-blueprint", seat=state.noun(seat), card=card.noun())
    receive(state, seat, card.gain, 1)
    did(state, seat, BLUEPRINT_OBTAINED)
    contribute(state, seat, BLUEPRINT_TAKEN)


class TakeBlueprint(Steps):
    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        return [CARD.offset + number for number in state.display if number]

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if state.seats[frame.seat].markers else NO_MARKER

    def step(self, state: State, frame: Frame, option: int) -> None:
        take_blueprint(state, frame.seat, option - CARD.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-blueprint", {"left": self.left(frame)})

    def phrase(self) -> Phrase:
        return self.steps_phrase("om-take-blueprint")

    def icons(self) -> list[Icon]:
        return [Thing("blueprint", count=self.times), *self.boost_icons()]


def upgrade_reason(state: State, seat: int, number: int, hex: int, anywhere: bool) -> int:
    """Return the reason why the blueprint does not fit the building there (OM-COL-52 to -55)."""
    card = BLUEPRINT_CARDS[number - 1]
    if state.building[hex] != code(seat, card.building):
        return WRONG_BUILDING
    if state.upgraded[hex]:
        return ALREADY_UPGRADED
    if not anywhere and not in_zone(state, seat, hex):
        return OUT_OF_ZONE
    if card.level == 3 and complex_size(state, hex) < LEVEL_3_COMPLEX:
        return COMPLEX_TOO_SMALL
    return POSSIBLE


def best_upgrade_reason(state: State, seat: int, number: int, anywhere: bool) -> int:
    """Return the reason why no building fits the blueprint."""
    building = state.building
    kind = code(seat, BLUEPRINT_CARDS[number - 1].building)
    reason = NO_HEX
    if kind not in building:
        return reason
    for hex in range(HEXES):
        if building[hex] == kind:
            reason = upgrade_reason(state, seat, number, hex, anywhere)
            if reason == POSSIBLE:
                return POSSIBLE
    return reason


def upgrade(state: State, seat: int, number: int, hex: int) -> None:
    """The marker moves to the building; whoever stands there leaves (OM-COL-57 to -59)."""
    state.upgraded[hex] = number
    state.blueprint_hex[number] = hex
    if state.sink is not None:
        card = BLUEPRINT_CARDS[number - 1]
        building = building_noun(card.building)
        state.emit("om-log-upgrade", seat=state.noun(seat), building=building, hex=HEX_LABELS[hex], card=card.noun())
    if state.miner[hex]:
        owner = state.miner[hex] - 1
        state.miner[hex] = 0
        if not state.is_lacerda(owner):
            bring_home(state, owner, 1)
    displace(state, hex, seat)
    contribute(state, seat, BUILDING_UPGRADED)
    check_upgrade_contracts(state)


def check_upgrade_contracts(state: State) -> None:
    """An upgrade contract is completed the moment its building is there (OM-COL-82, -84)."""
    for contract in range(DELIVERY - CONTRACT):
        owner = state.contract_owner[contract] - 1
        if owner >= 0 and not state.completed[contract] and has_contract_building(state, owner, contract):
            complete_contract(state, owner, contract)


def has_contract_building(state: State, seat: int, contract: int) -> bool:
    building = CONTRACT_CARDS[contract].building
    for number in range(1, BLUEPRINTS + 1):
        if state.blueprint_owner[number] == seat + 1 and BLUEPRINT_CARDS[number - 1].building == building:
            hex = state.blueprint_hex[number]
            if hex >= 0 and complex_size(state, hex) >= CONTRACT_COMPLEX:
                return True
    return False


class Upgrade(Steps):
    """frame.a to frame.d as in Steps."""

    def __init__(
        self, times: int, boost: int = NO_BOOSTS, free: bool = False, anywhere: bool = False, tech: bool = False
    ) -> None:
        super().__init__(times, boost, 0, UPGRADE_TECH if tech else NO_TECH)
        self.free = free
        self.anywhere = anywhere
        self.at = UpgradeAt(anywhere)

    def parts(self) -> list[UpgradeAt]:
        return [self.at]

    def step_candidates(self, state: State, frame: Frame) -> list[int]:
        options = []
        for number in range(1, BLUEPRINTS + 1):
            if state.blueprint_owner[number] == frame.seat + 1 and state.blueprint_hex[number] < 0:
                options.append(CARD.offset + number)
        return options

    def step_reason(self, state: State, frame: Frame, option: int) -> int:
        if not self.free and not affordable(state, frame.seat, UPGRADE_PRICE):
            return TOO_EXPENSIVE
        return best_upgrade_reason(state, frame.seat, option - CARD.offset, self.anywhere)

    def run_reason(self, state: State, seat: int, card: int) -> int:
        options = self.step_candidates(state, Frame(self.id, seat))
        if not options:
            return NOT_YOUR_BLUEPRINT
        if not self.free and not affordable(state, seat, UPGRADE_PRICE):
            return TOO_EXPENSIVE
        reason = NO_HEX
        for option in options:
            reason = best_upgrade_reason(state, seat, option - CARD.offset, self.anywhere)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason

    def step(self, state: State, frame: Frame, option: int) -> None:
        state.push(self.at, frame.seat, option - CARD.offset)
        if not self.free:
            charge(state, frame.seat, UPGRADE_PRICE)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-upgrade", {"left": self.left(frame)})

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(UPGRADE_PRICE) if CARD.has(option) and not self.free else []

    def phrase(self) -> Phrase:
        key = "om-upgrade-anywhere" if self.anywhere else "om-upgrade-free" if self.free else "om-upgrade"
        return self.steps_phrase(key)

    def icons(self) -> list[Icon]:
        extra = ("anywhere",) if self.anywhere else ("free",) if self.free else ()
        return [Thing("upgrade", count=self.times, extra=extra), *self.boost_icons()]


class UpgradeAt(Ask):
    """The choice of the building that a blueprint turns into an advanced one. frame.card: the blueprint."""

    def __init__(self, anywhere: bool) -> None:
        super().__init__()
        self.anywhere = anywhere

    def candidates(self, state: State, frame: Frame) -> list[int]:
        kind = code(frame.seat, BLUEPRINT_CARDS[frame.card - 1].building)
        return [HEX.offset + hex for hex in range(HEXES) if state.building[hex] == kind]

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        return HEX.has(option)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return upgrade_reason(state, frame.seat, frame.card, option - HEX.offset, self.anywhere)

    def take(self, state: State, frame: Frame, option: int) -> None:
        upgrade(state, frame.seat, frame.card, option - HEX.offset)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-upgrade-at", {"card": BLUEPRINT_CARDS[frame.card - 1].noun()})
