"""Lasting effects that change prices, requirements, metal values or what others may take."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.rules.card import Modifier
from valles.games.terraforming_mars.rules.component import HOLDINGS, STEEL, STOCK, TAGS, TITANIUM
from valles.games.terraforming_mars.rules.payment import PAYING, WITH_HOLDINGS
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.icon import Icon, Relation, Thing, gained, lost
from valles.kernel.phrase import Noun, Phrase

EVERY_CARD: Final = -1


class Discount(Modifier):
    """Off every card, or off each one's matching tags."""

    def __init__(self, amount: int, tag: int) -> None:
        self.amount = amount
        self.tag = tag

    def enter(self, state: State, seat: int, number: int) -> None:
        if self.tag == EVERY_CARD:
            state.seats[seat].discount += self.amount
        else:
            state.seats[seat].tag_discounts[self.tag] += self.amount

    def phrase(self) -> Phrase:
        what = Noun("credits", self.amount, True)
        if self.tag == EVERY_CARD:
            return Phrase("discount", {"what": what})
        return Phrase("discount-tag", {"what": what, "tag": Noun("tag-" + TAGS[self.tag])})

    def icons(self) -> list[Icon]:
        what = Thing("card") if self.tag == EVERY_CARD else Thing(TAGS[self.tag], "tag")
        return [Relation("trigger", [what], [lost(self.amount, "credits")])]


class DiscountStandard(Modifier):
    """Off the power plant project."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def enter(self, state: State, seat: int, number: int) -> None:
        state.seats[seat].power_plant_discount += self.amount

    def phrase(self) -> Phrase:
        return Phrase("discount-standard", {"what": Noun("credits", self.amount, True)})

    def icons(self) -> list[Icon]:
        return [Relation("trigger", [Thing("power-plant", "standard")], [lost(self.amount, "credits")])]


class ShiftRequirements(Modifier):
    def __init__(self, steps: int) -> None:
        self.steps = steps

    def enter(self, state: State, seat: int, number: int) -> None:
        state.seats[seat].shift += self.steps

    def phrase(self) -> Phrase:
        return Phrase("shift-requirements", {"steps": Noun("steps", self.steps, True)})

    def icons(self) -> list[Icon]:
        return [Thing("requirement", count=self.steps, sign="±")]


class MetalValue(Modifier):
    def __init__(self, steel: int, titanium: int) -> None:
        self.more = [0, steel, titanium]

    def enter(self, state: State, seat: int, number: int) -> None:
        for metal in (STEEL, TITANIUM):
            state.seats[seat].metal_values[metal] += self.more[metal]

    def phrase(self) -> Phrase:
        metals = [Noun(STOCK[metal]) for metal in (STEEL, TITANIUM) if self.more[metal]]
        return Phrase("metal-value", {"metals": list(metals), "more": Noun("credits", max(self.more), True)})

    def icons(self) -> list[Icon]:
        metals = [STOCK[metal] for metal in (STEEL, TITANIUM) if self.more[metal]]
        return [Relation("trigger", [Thing(metal)], [gained(max(self.more), "credits")]) for metal in metals]


class ProtectThis(Modifier):
    """Nobody may remove what lies on this card; the card itself carries the mark."""

    def enter(self, state: State, seat: int, number: int) -> None:
        pass

    def phrase(self) -> Phrase:
        return Phrase("protect-this")

    def icons(self) -> list[Icon]:
        return [Thing("protect"), Thing("this")]


class ProtectHabitats(Modifier):
    def enter(self, state: State, seat: int, number: int) -> None:
        state.seats[seat].protected = True

    def phrase(self) -> Phrase:
        return Phrase("protect-habitats")

    def icons(self) -> list[Icon]:
        return [Thing("protect"), Thing("plants"), Thing("animals"), Thing("microbes")]


class HeatAsCredits(Modifier):
    def enter(self, state: State, seat: int, number: int) -> None:
        state.seats[seat].heat_is_money = True

    def phrase(self) -> Phrase:
        return Phrase("heat-as-credits")

    def icons(self) -> list[Icon]:
        return [Relation("equal", [Thing("heat")], [Thing("credits", count=1)])]


class GreeneryPrice(Modifier):
    def __init__(self, plants: int) -> None:
        self.plants = plants

    def enter(self, state: State, seat: int, number: int) -> None:
        state.seats[seat].greenery_price = self.plants

    def phrase(self) -> Phrase:
        return Phrase("greenery-price", {"what": Noun("plants", self.plants, True)})

    def icons(self) -> list[Icon]:
        return [Relation("price", [lost(self.plants, "plants")], [Thing("greenery", "tile")])]


class HoldingAsCredits(Modifier):
    """Resources on this card pay for cards with the tag."""

    def __init__(self, means: int) -> None:
        self.means = means
        self.kind = PAYING[means].kind
        self.value = PAYING[means].value
        self.tag = PAYING[means].tag

    def enter(self, state: State, seat: int, number: int) -> None:
        board = state.seats[seat]
        if self.means == WITH_HOLDINGS:
            board.paying_card = number
        else:
            board.paying_cards = [*board.paying_cards, number]

    def phrase(self) -> Phrase:
        what, tag = Noun(HOLDINGS[self.kind], 2), Noun("tag-" + TAGS[self.tag])
        return Phrase("holding-as-credits", {"what": what, "tag": tag, "each": Noun("credits", self.value, True)})

    def icons(self) -> list[Icon]:
        pays = Relation("equal", [Thing(HOLDINGS[self.kind])], [Thing("credits", count=self.value)])
        return [Relation("trigger", [Thing(TAGS[self.tag], "tag")], [pays])]
