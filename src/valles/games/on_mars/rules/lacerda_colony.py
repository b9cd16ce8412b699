"""Lacerda's construction, upgrades and hiring (OM-SOLO-32 to -40)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.construct import RAISE
from valles.games.on_mars.effects.offer import take_offer
from valles.games.on_mars.effects.upgrade import upgrade
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.building import building_noun, joined
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CARDS, CONTRACT_CARDS
from valles.games.on_mars.rules.colony import HEX_LABELS
from valles.games.on_mars.rules.component import (
    CONTRACT,
    CRYSTAL,
    FIRST_LEVEL_3,
    LACERDA,
    SCIENTIST_POINTS,
    SHELTER,
    STACKS,
    UPGRADE_TECH,
)
from valles.games.on_mars.rules.lacerda_choice import (
    CONTRACT_CRYSTALS,
    NOTHING,
    any_of,
    best_blueprints,
    best_offers,
    best_sites,
    fitting_blueprints,
    is_enough,
    is_scored,
    next_building,
    places_for,
    potential,
    tech_owner,
)
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import complete_contract
from valles.games.on_mars.rules.tech import level_of, use_tech
from valles.kernel.frame import Frame


def pay_crystals(state: State, amount: int) -> None:
    if amount:
        state.seats[LACERDA].crystals -= amount
        if state.sink is not None:
            state.emit("om-log-pay", seat=state.noun(LACERDA), what=good_noun(CRYSTAL, amount))


class LacerdaConstruct(Verb):
    """A building for the largest complex (OM-SOLO-32 to -36). frame.a: 1 more than the type, 0 by his bot."""

    def run(self, state: State, frame: Frame) -> None:
        building = frame.a - 1 if frame.a else next_building(state)
        if frame.a == 0 and state.sink is not None:
            log_skipped(state, building)
        if building == NOTHING:
            return
        hexes = best_sites(state, building)
        if not hexes:
            return
        hex = any_of(state, hexes)
        need = joined(state, LACERDA, building, hex)
        if state.sink is not None:
            noun = building_noun(building)
            state.emit("om-log-lacerda-site", building=noun, hex=HEX_LABELS[hex], size=need + 1, places=len(hexes))
        if building != SHELTER:
            state.push(LACERDA_BOT, LACERDA, 0, building)
        state.push(RAISE, LACERDA, 0, building, hex)
        if need:
            use_tech(state, LACERDA, tech_owner(state, building, need), building)


LACERDA_CONSTRUCT: Final = LacerdaConstruct()


def log_skipped(state: State, building: int) -> None:
    """Log the reason why the types before this one in the cycle are not built."""
    for step in range(STACKS):
        skipped = (state.lacerda_bot + step) % STACKS
        if skipped == building:
            return
        enough = is_enough(state, skipped)
        state.emit("om-log-lacerda-enough" if enough else "om-log-lacerda-nowhere", building=building_noun(skipped, 2))


class LacerdaBot(Verb):
    """His bot goes to the icon after this one, in a circle (OM-SOLO-25, -35). frame.a: the building type."""

    def run(self, state: State, frame: Frame) -> None:
        state.lacerda_bot = (frame.a + 1) % STACKS
        if state.sink is not None:
            state.emit("om-log-lacerda-bot", building=building_noun(state.lacerda_bot))


LACERDA_BOT: Final = LacerdaBot()


class LacerdaUpgrade(Verb):
    """Upgrades one by one. frame.a: how many are left; frame.b: whether a technology may add more (OM-SOLO-37)."""

    def run(self, state: State, frame: Frame) -> None:
        blueprints = best_blueprints(state)
        left, more = frame.a, frame.b
        if blueprints and left == 0 and more:
            owner = tech_owner(state, UPGRADE_TECH, len(fitting_blueprints(state)))
            if owner != NOTHING:
                use_tech(state, LACERDA, owner, UPGRADE_TECH)
                left, more = level_of(state.seats[owner], UPGRADE_TECH), 0
        if not blueprints or left == 0:
            return
        number = any_of(state, blueprints)
        hex = any_of(state, places_for(state, number))
        if state.sink is not None:
            log_upgrade(state, number, len(blueprints))
        state.push(self, LACERDA, 0, left - 1, more)
        upgrade(state, LACERDA, number, hex)


LACERDA_UPGRADE: Final = LacerdaUpgrade()


def log_upgrade(state: State, number: int, equal: int) -> None:
    """Log the reason why he builds this blueprint among equal ones."""
    card = BLUEPRINT_CARDS[number - 1]
    if is_scored(state, card.building):
        state.emit("om-log-lacerda-scored", card=card.noun())
    elif number >= FIRST_LEVEL_3:
        state.emit("om-log-lacerda-third-level", card=card.noun())
    else:
        state.emit("om-log-lacerda-fitting", card=card.noun(), count=equal)


def take_card(state: State) -> None:
    """A scientist or a contract, which counts as completed at once (OM-SOLO-38 to -40)."""
    offers = best_offers(state, state.seats[LACERDA].crystals)
    if not offers:
        return
    number = any_of(state, offers)
    if number >= CONTRACT:
        if state.sink is not None:
            points = CONTRACT_CARDS[number - CONTRACT].success
            state.emit("om-log-lacerda-contract", card=CARDS[number].noun(), points=points)
        pay_crystals(state, CONTRACT_CRYSTALS)
    elif state.sink is not None:
        points = SCIENTIST_POINTS * potential(state, number)
        state.emit("om-log-lacerda-scientist", card=CARDS[number].noun(), points=points)
    take_offer(state, LACERDA, number)
    if number >= CONTRACT and not state.completed[number - CONTRACT]:
        complete_contract(state, LACERDA, number - CONTRACT)
