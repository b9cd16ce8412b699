"""Paying: prices in goods, crystals and colonists, unit by unit (OM-GEN-07, -16, OM-PLACE-03)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.verb import Ask
from valles.games.on_mars.rules.component import COLONIST, CRYSTAL, GOODS, MINERAL, RESOURCES
from valles.games.on_mars.rules.reason import GOAL_NOT_MET, NOT_YOUR_TURN, OUT_OF_STOCK, POSSIBLE, TOO_EXPENSIVE
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.vocabulary import GOAL_OF, PAY, PAY_GOAL
from valles.kernel.effect import NOTHING, SEVERAL
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, lost
from valles.kernel.phrase import Noun, Phrase

ANY: Final = 5
PAID_CRYSTALS: Final = 6
EITHER: Final = 7
PAID_COLONISTS: Final = 8
KINDS: Final = 9
"""A price has nine kinds of units: the five resources, any resource, crystals, crystals or colonists, colonists sent to
work. Four bits of a packed price hold the number of each."""
SPARE_CRYSTALS: Final = 2
"""The number of crystals that a player should keep for an executive action."""
RESOURCE_UNITS: Final = (1 << 4 * PAID_CRYSTALS) - 1
"""The bits of a price that resources pay."""


def price(
    mineral: int = 0,
    battery: int = 0,
    water: int = 0,
    plant: int = 0,
    oxygen: int = 0,
    any: int = 0,
    crystal: int = 0,
    either: int = 0,
    colonist: int = 0,
) -> int:
    """Return the price as one number, to fit into a frame."""
    units = [mineral, battery, water, plant, oxygen, any, crystal, either, colonist]
    packed = 0
    for kind in range(KINDS):
        packed |= units[kind] << 4 * kind
    return packed


def units_of(packed: int, kind: int) -> int:
    return packed >> 4 * kind & 15


def goals_to_spend(state: State, seat: int) -> int:
    """Goal cards that may stand for crystals: in one's own turn only (OM-GOAL-05)."""
    return len(state.seats[seat].goals) if state.active == seat else 0


def goals_needed(state: State, seat: int, option: int) -> int:
    """Return the number of goal cards without which the seat cannot pay for the option (OM-GOAL-05)."""
    pays = GOAL_OF.has(option) or PAY_GOAL.has(option) or PAY.has(option)
    if pays or goals_to_spend(state, seat) == 0 or state.reason(seat, option) != POSSIBLE:
        return 0
    board = state.seats[seat]
    goals = board.goals
    needed = 0
    board.goals = []
    while state.reason(seat, option) != POSSIBLE:
        needed += 1
        board.goals = goals[:needed]
    board.goals = goals
    return needed


def can_pay_crystals(state: State, seat: int, crystals: int) -> bool:
    have = state.seats[seat].crystals
    return have >= crystals or have + goals_to_spend(state, seat) >= crystals


def affordable(state: State, seat: int, packed: int) -> bool:
    """Return True if the seat could pay it all."""
    board = state.seats[seat]
    if packed & RESOURCE_UNITS and not can_pay_resources(board, packed):
        return False
    if packed <= RESOURCE_UNITS:
        return True
    crystals = board.crystals + goals_to_spend(state, seat) - units_of(packed, PAID_CRYSTALS)
    colonists = board.quarters - units_of(packed, PAID_COLONISTS)
    return crystals >= 0 and colonists >= 0 and crystals + colonists >= units_of(packed, EITHER)


def can_pay_resources(board: Seat, packed: int) -> bool:
    """Return True if minerals can replace missing resources, and enough is left for units of any kind (OM-GEN-07)."""
    stock = board.stock
    spare = stock[MINERAL] - units_of(packed, MINERAL)
    for resource in range(MINERAL + 1, RESOURCES):
        short = (packed >> 4 * resource & 15) - stock[resource]
        if short > 0:
            spare -= short
    if spare < 0:
        return False
    anything = units_of(packed, ANY)
    return anything == 0 or sum(stock) >= anything + resource_units(packed)


def resource_units(packed: int) -> int:
    """Return the number of units of the price that are of a certain resource."""
    return sum([units_of(packed, resource) for resource in range(RESOURCES)])


def charge(state: State, seat: int, packed: int) -> None:
    """Let the seat pay now, before anything else."""
    if packed:
        state.push(PAYMENT, seat, 0, packed)


class Payment(Ask):
    """Unit by unit, as what is paid may matter to what follows. frame.a: what is still to be paid."""

    def next_kind(self, packed: int) -> int:
        kind = 0
        while kind < KINDS and not packed >> 4 * kind & 15:
            kind += 1
        return kind

    def candidates(self, state: State, frame: Frame) -> list[int]:
        kind = self.next_kind(frame.a)
        if kind == KINDS:
            return []
        if kind < RESOURCES:
            return [PAY.offset + kind] if kind == MINERAL else [PAY.offset + kind, PAY.offset + MINERAL]
        if kind == ANY:
            return [PAY.offset + resource for resource in range(RESOURCES)]
        if kind == PAID_COLONISTS:
            return [PAY.offset + COLONIST]
        goals = [PAY_GOAL.offset + goal for goal in state.seats[frame.seat].goals if goal]
        options = [PAY.offset + CRYSTAL, *goals]
        return [*options, PAY.offset + COLONIST] if kind == EITHER else options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        """Return the reason against a unit. The rest must stay payable."""
        board = state.seats[frame.seat]
        if option >= PAY_GOAL.first:
            if state.active != frame.seat:
                return NOT_YOUR_TURN
            if option - PAY_GOAL.offset not in board.goals:
                return GOAL_NOT_MET
        elif held(board, option - PAY.offset) == 0:
            return OUT_OF_STOCK
        rest = frame.a - (1 << 4 * self.next_kind(frame.a))
        return POSSIBLE if affordable(state, frame.seat, rest + (1 << 4 * paid_kind(option))) else TOO_EXPENSIVE

    def forced(self, state: State, frame: Frame) -> int:
        """Return the only answer, if any. A goal card is never spent without asking (OM-GOAL-05).

        Only what everybody knows decides: without crystals, a unit that crystals pay may need one.
        """
        result = super().forced(state, frame)
        if result == SEVERAL or self.next_kind(frame.a) not in (PAID_CRYSTALS, EITHER):
            return result
        spends = state.seats[frame.seat].crystals == 0 and goals_to_spend(state, frame.seat) > 0
        return SEVERAL if spends and (result == NOTHING or result >= PAY_GOAL.first) else result

    def spend(self, board: Seat, option: int) -> None:
        if PAY_GOAL.has(option):
            board.goals.remove(option - PAY_GOAL.offset)
            board.spent_goals.append(option - PAY_GOAL.offset)
        elif option == PAY.offset + CRYSTAL:
            board.crystals -= 1
        elif option == PAY.offset + COLONIST:
            board.leave_quarters()
            board.working += 1
        else:
            board.stock[option - PAY.offset] -= 1

    def take(self, state: State, frame: Frame, option: int) -> None:
        self.spend(state.seats[frame.seat], option)
        rest = frame.a - (1 << 4 * self.next_kind(frame.a))
        if state.sink is not None:
            what = goal_cards(1) if PAY_GOAL.has(option) else good_noun(option - PAY.offset, 1)
            state.emit("om-log-pay", seat=state.noun(frame.seat), what=what)
        if rest:
            state.push(self, frame.seat, 0, rest, frame.b)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-pay", {"price": [*price_nouns(frame.a)]})

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """Return the good of the price rather than minerals; a goal card only if nothing else is possible (OM-GOAL-05).

        Crystals go before colonists as long as two of them stay.
        """
        goods = [option - PAY.offset for option in options if PAY.has(option)]
        if COLONIST in goods and state.seats[frame.seat].crystals - units_of(frame.a, EITHER) < SPARE_CRYSTALS:
            return PAY.offset + COLONIST
        for good in goods:
            if good not in (MINERAL, COLONIST):
                return PAY.offset + good
        return PAY.offset + goods[0] if goods else options[0]


PAYMENT: Final = Payment()


def paid_kind(option: int) -> int:
    """Return the kind of unit that paying in this way takes from the seat."""
    if option == PAY.offset + COLONIST:
        return PAID_COLONISTS
    return PAID_CRYSTALS if option >= PAY_GOAL.first or option == PAY.offset + CRYSTAL else option - PAY.offset


def held(board: Seat, good: int) -> int:
    """Return the amount of a good that the seat could pay."""
    if good == CRYSTAL:
        return board.crystals
    return board.quarters if good == COLONIST else board.stock[good]


def good_noun(good: int, amount: int) -> Noun:
    return Noun("om-" + GOODS[good], amount, True)


def goal_cards(count: int) -> Noun:
    return Noun("om-goal-card", count, True)


def with_goals(price: list[Noun], goals: int) -> list[Noun]:
    """Return the price as it is paid with so many goal cards in place of crystals."""
    crystal = good_noun(CRYSTAL, 1).key
    result = []
    for noun in price:
        if noun.key != crystal:
            result.append(noun)
        elif noun.count > goals:
            result.append(good_noun(CRYSTAL, noun.count - goals))
    return [*result, goal_cards(goals)]


PRICE_WORDS: Final = (*GOODS[:5], "any-resource", "crystal", "crystal-or-colonist", "colonist-to-work")


def price_nouns(packed: int) -> list[Noun]:
    return [
        Noun("om-" + PRICE_WORDS[kind], units_of(packed, kind), True) for kind in range(KINDS) if units_of(packed, kind)
    ]


def price_icons(packed: int) -> list[Icon]:
    return [lost(units_of(packed, kind), PRICE_WORDS[kind]) for kind in range(KINDS) if units_of(packed, kind)]
