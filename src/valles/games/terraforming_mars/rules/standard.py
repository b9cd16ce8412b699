"""The standard projects: what each costs, and what its money buys."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.production import Production
from valles.games.terraforming_mars.effects.stock import receive
from valles.games.terraforming_mars.effects.terraform import PlaceTile, RaiseRating, RaiseTemperature
from valles.games.terraforming_mars.effects.trigger import YOU_PAY, YOU_USE_STANDARD_PROJECT
from valles.games.terraforming_mars.effects.verb import InOrder, Verb
from valles.games.terraforming_mars.rules.box import Box
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    APART_FROM_CITIES,
    AQUIFER,
    ASTEROID_PROJECT,
    BESIDE_OWN_IF_POSSIBLE,
    BUFFER_GAS,
    CITY_PROJECT,
    CITY_TILE,
    CREDITS,
    GREENERY_PROJECT,
    GREENERY_TILE,
    OCEAN_TILE,
    ON_OCEAN_AREA,
    POWER_PLANT,
    STANDARD_PRICES,
    STANDARD_PROJECTS,
)
from valles.games.terraforming_mars.rules.deck import discard, seat_noun
from valles.games.terraforming_mars.rules.reaction import react
from valles.games.terraforming_mars.rules.reason import NO_CARDS, POSSIBLE
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.vocabulary import NO, STANDARD, YES, add_options
from valles.kernel.effect import ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Relation, Thing
from valles.kernel.phrase import Noun, Phrase


class StandardProject(InOrder):
    """The purchase of a standard project. It is no card: no tags, no discounts (TM-STD-10)."""

    def __init__(self, price: int, steps: list[Verb]) -> None:
        super().__init__(steps, False)
        self.price = price

    def run(self, state: State, frame: Frame) -> None:
        """Reactions to paying come before the tile, whose area their M€ can pay for (TM-MAP-15)."""
        super().run(state, frame)
        react(state, YOU_USE_STANDARD_PROJECT, frame.seat)
        react(state, YOU_PAY, frame.seat, self.price)


class SellPatents(Verb):
    """The hand cards to sell, one by one by number. frame.a: the last card in question; frame.b: cards sold."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def masked(self, frame: Frame) -> Frame:
        return Frame(frame.effect, frame.seat, 0, 0, frame.b)

    def next_card(self, state: State, frame: Frame) -> int:
        for number in state.seats[frame.seat].hand:
            if number > frame.a:
                return number
        return 0

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO] if self.next_card(state, frame) else []

    def reason(self, state: State, frame: Frame, option: int) -> int:
        """At least one card must go (TM-STD-03)."""
        last = self.next_card(state, frame) == state.seats[frame.seat].hand[-1]
        return NO_CARDS if option == NO and last and frame.b == 0 else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        number = self.next_card(state, frame)
        if option == YES:
            state.seats[frame.seat].hand.remove(number)
            discard(state, number)
        state.push(self, frame.seat, 0, number, frame.b + int(option == YES))

    def run(self, state: State, frame: Frame) -> None:
        if state.sink is not None:
            state.emit("log-sell", seat=seat_noun(state, frame.seat), cards=Noun("cards", frame.b, True))
        receive(state, frame.seat, CREDITS, frame.b)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-sell", {"card": CARDS[self.next_card(state, frame)].noun()})

    def card_of(self, state: State, frame: Frame) -> int:
        return self.next_card(state, frame)

    def phrase(self) -> Phrase:
        return Phrase("sell-patents")

    def icons(self) -> list[Icon]:
        return [Relation("price", [Thing("card", count="X", sign="-")], [Thing("credits", count="X", sign="+")])]


PROJECTS_FOR_ALL: Final[list[Verb]] = [
    SellPatents(),
    StandardProject(STANDARD_PRICES[POWER_PLANT], [Production([0, 0, 0, 0, 1, 0])]),
    StandardProject(STANDARD_PRICES[ASTEROID_PROJECT], [RaiseTemperature(1)]),
    StandardProject(STANDARD_PRICES[AQUIFER], [PlaceTile(OCEAN_TILE, ON_OCEAN_AREA)]),
    StandardProject(
        STANDARD_PRICES[GREENERY_PROJECT],
        [PlaceTile(GREENERY_TILE, BESIDE_OWN_IF_POSSIBLE, price=STANDARD_PRICES[GREENERY_PROJECT])],
    ),
    StandardProject(
        STANDARD_PRICES[CITY_PROJECT],
        [
            PlaceTile(CITY_TILE, APART_FROM_CITIES, price=STANDARD_PRICES[CITY_PROJECT]),
            Production([1, 0, 0, 0, 0, 0]),
        ],
    ),
    StandardProject(STANDARD_PRICES[BUFFER_GAS], [RaiseRating(1)]),
]


PROJECT_NAMES: Final = [*STANDARD_PROJECTS]
PROJECT_PRICES: Final = [*STANDARD_PRICES]
PROJECT_BOXES: Final = [""] * len(STANDARD_PROJECTS)
"""The box of each project, without which it is not offered."""


def add_projects(box: Box) -> None:
    """Enter the standard projects of a box, and give them options."""
    if not box.standard_projects:
        return
    for name, project in box.standard_projects:
        PROJECTS_FOR_ALL.append(project)
        PROJECT_PRICES.append(project.price)
        PROJECT_NAMES.append(name)
        PROJECT_BOXES.append(box.name)
    add_options([(STANDARD, [name for name, _ in box.standard_projects])])
    box.project_options = list(STANDARD.kinds[-1].options())


def standard_price(board: Seat, project: int) -> int:
    price = PROJECT_PRICES[project]
    return price - board.power_plant_discount if project == POWER_PLANT else price


def project_noun(project: int) -> Noun:
    return Noun("standard-" + PROJECT_NAMES[project].replace("_", "-"))
