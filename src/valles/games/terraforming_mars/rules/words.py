"""The words of the card language: everything a card file imports."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.effects.count import Count, EachCity, EachEvent, EachTag, EachTagOfOpponents
from valles.games.terraforming_mars.effects.flow import Choose, IfRatingRose, IfTagged, May
from valles.games.terraforming_mars.effects.holding import (
    ANOTHER_CARD,
    ANY_CARD,
    CARD_WITH_RESOURCES,
    THAT_CARD,
    THIS,
    Add,
    RemoveHolding,
    SpendHolding,
    Take,
)
from valles.games.terraforming_mars.effects.modifier import (
    EVERY_CARD,
    Discount,
    DiscountStandard,
    GreeneryPrice,
    HeatAsCredits,
    HoldingAsCredits,
    MetalValue,
    ProtectHabitats,
    ProtectThis,
    ShiftRequirements,
)
from valles.games.terraforming_mars.effects.need import (
    NeedCities,
    NeedGreeneries,
    NeedParameter,
    NeedProduction,
    NeedTags,
)
from valles.games.terraforming_mars.effects.play import FundAwardFree, PlayFromHand
from valles.games.terraforming_mars.effects.points import (
    IfAny,
    PerAdjacentCity,
    PerAdjacentOcean,
    PerCity,
    PerHolding,
    PerTag,
)
from valles.games.terraforming_mars.effects.production import (
    CopyProduction,
    ExchangeProduction,
    MetalProduction,
    Production,
    RaiseLowest,
    Reduce,
)
from valles.games.terraforming_mars.effects.project import (
    BuyTop,
    DiscardCard,
    Draw,
    KeepCards,
    Look,
    NextCard,
    Reveal,
    RevealUntil,
)
from valles.games.terraforming_mars.effects.stock import Exchange, Gain, Lose, Pay, Remove
from valles.games.terraforming_mars.effects.terraform import (
    ClaimLand,
    PlaceTile,
    RaiseOxygen,
    RaiseRating,
    RaiseTemperature,
    usual_place,
)
from valles.games.terraforming_mars.effects.trigger import (
    ANYONE_PLAYS,
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    OCEAN_PLACED,
    YOU_COVER_METAL,
    YOU_PAY,
    YOU_PLACE_CITY,
    YOU_PLACE_GREENERY,
    YOU_PLAY,
    YOU_PLAY_EVENT,
    YOU_PLAY_POINTS,
    YOU_USE_STANDARD_PROJECT,
    Trigger,
)
from valles.games.terraforming_mars.effects.verb import InOrder, Verb
from valles.games.terraforming_mars.rules.card import Modifier, Need, Points
from valles.games.terraforming_mars.rules.component import (
    ALONE,
    ANIMAL,
    ANIMALS,
    APART_FROM_CITIES,
    AT_GANYMEDE,
    AT_NOCTIS,
    AT_PHOBOS,
    BESIDE_CITY,
    BESIDE_GREENERY,
    BESIDE_OWN_IF_POSSIBLE,
    BESIDE_TWO_CITIES,
    BUILDING,
    CAPITAL_TILE,
    CITY,
    CITY_TILE,
    COMMERCIAL_DISTRICT_TILE,
    CORPORATE_ERA,
    CREDITS,
    EARTH,
    ECOLOGICAL_ZONE_TILE,
    ENERGY,
    FIGHTERS,
    GREENERY_TILE,
    HEAT,
    HOLDINGS,
    INDUSTRIAL_CENTER_TILE,
    JOVIAN,
    LAVA_FLOWS_TILE,
    MICROBE,
    MICROBES,
    MINING_AREA_TILE,
    MINING_RIGHTS_TILE,
    MOHOLE_AREA_TILE,
    NATURAL_PRESERVE_TILE,
    NO_RESOURCE,
    NUCLEAR_ZONE_TILE,
    OCEAN_TILE,
    ON_LAND,
    ON_METAL,
    ON_METAL_BESIDE_OWN,
    ON_OCEAN_AREA,
    ON_VOLCANO,
    PLANT,
    POWER,
    POWER_PLANT,
    RESTRICTED_AREA_TILE,
    SCIENCE,
    SCIENCES,
    SPACE,
    STEEL,
    STOCK,
    TAGS,
    TITANIUM,
    WILD,
)
from valles.games.terraforming_mars.rules.declaration import (
    Effects,
    active,
    automated,
    corporation,
    deck,
    event,
    prelude,
)
from valles.games.terraforming_mars.rules.parameter import OCEANS, OXYGEN, TEMPERATURE, Parameter
from valles.games.terraforming_mars.rules.payment import PAYING, WITH_STEEL, WITH_TITANIUM

ANYONE: Final = 0
NEIGHBOUR: Final = 1
HABITATS: Final = -1
WAYS: Final = 4

EACH_CITY: Final = EachCity(on_mars=False)
EACH_CITY_ON_MARS: Final = EachCity(on_mars=True)
EACH_EVENT: Final = EachEvent()


def _amounts(kinds: dict[str, int]) -> list[int]:
    unknown = [kind for kind in kinds if kind not in STOCK]
    if unknown:
        raise ValueError(f"there is no resource {unknown[0]!r}; there are {', '.join(STOCK)}")
    return [kinds.get(kind, 0) for kind in STOCK]


def _one(kinds: dict[str, int]) -> tuple[int, int]:
    """Return the one resource named, and how many."""
    amounts = _amounts(kinds)
    if len(kinds) != 1:
        raise ValueError(f"one resource is named here, not {len(kinds)}")
    amount = next(iter(kinds.values()))
    return amounts.index(amount), amount


def _of_anyone(of: int) -> None:
    if of != ANYONE:
        raise ValueError("this can only be done to ANYONE")


def gain(*, per: Count | None = None, **what: int) -> Verb:
    return Gain(_amounts(what), per)


def lose(**what: int) -> Verb:
    return Lose(_amounts(what), "lose")


def spend(**what: int) -> Verb:
    ((kind, amount),) = what.items()
    if kind in HOLDINGS:
        return SpendHolding(amount, HOLDINGS.index(kind))
    return Lose(_amounts(what), "spend")


def pay(price: int, *, using: int = 0) -> Verb:
    return Pay(price, 0 if not using else WITH_STEEL if using == STEEL else WITH_TITANIUM)


def exchange(given: int, received: int) -> Verb:
    return Exchange(given, received)


def production(*, per: Count | None = None, **what: int) -> Verb:
    return Production(_amounts(what), per)


def exchange_production(given: int, received: int) -> Verb:
    return ExchangeProduction(given, received)


def reduce(*, of: int, **what: int) -> Verb:
    _of_anyone(of)
    return Reduce(*_one(what))


def remove(*, of: int, **what: int) -> Verb:
    ((kind, amount),) = what.items()
    if kind in HOLDINGS:
        return RemoveHolding(HOLDINGS.index(kind), amount)
    return Remove(STOCK.index(kind), amount, neighbour=of == NEIGHBOUR)


def steal(*, of: int, **what: int) -> Verb:
    _of_anyone(of)
    resource, amount = _one(what)
    return Remove(resource, amount, steal=True)


def add(amount: int, kind: int = NO_RESOURCE, *, to: int) -> Verb:
    return Add(amount, kind, to)


def take(amount: int, kind: int, *, of: int) -> Verb:
    _of_anyone(of)
    if amount != 1:
        raise ValueError("take: one resource at a time")
    return Take(kind)


def raise_temperature(steps: int) -> Verb:
    return RaiseTemperature(steps)


def raise_oxygen(steps: int) -> Verb:
    return RaiseOxygen(steps)


def raise_rating(steps: int, *, per: Count | None = None) -> Verb:
    return RaiseRating(steps, per)


def ocean(count: int = 1, *, where: int = ON_OCEAN_AREA) -> Verb:
    return PlaceTile(OCEAN_TILE, where, count)


def greenery(*, where: int = BESIDE_OWN_IF_POSSIBLE) -> Verb:
    return PlaceTile(GREENERY_TILE, where)


def city(*, where: int = APART_FROM_CITIES) -> Verb:
    return PlaceTile(CITY_TILE, where)


def tile(kind: int, *, where: int = -1) -> Verb:
    return PlaceTile(kind, usual_place(kind) if where < 0 else where)


def claim_land() -> Verb:
    return ClaimLand()


def draw(count: int) -> Verb:
    return Draw(count)


def keep_cards(count: int) -> Verb:
    return KeepCards(count)


def discard(count: int) -> Verb:
    if count != 1:
        raise ValueError("discard: one card at a time")
    return DiscardCard()


def look(count: int, *, take: int = 0, buy: int = 0) -> Verb:
    return BuyTop() if buy else Look(count, take)


def reveal(tag: int, *, then: Verb) -> Verb:
    return Reveal(tag, then)


def reveal_until(tag: int, count: int) -> Verb:
    return RevealUntil(tag, count)


def play_from_hand(*, discount: int = 0, ignoring_parameters: bool = False) -> Verb:
    return PlayFromHand(discount, ignoring_parameters)


def fund_award() -> Verb:
    return FundAwardFree()


def raise_lowest_production(steps: int) -> Verb:
    return RaiseLowest(steps)


def copy_production(*, of_tag: int) -> Verb:
    return CopyProduction(of_tag)


def metal_production() -> Verb:
    return MetalProduction()


def next_card(*, discount: int = 0, shift: int = 0) -> Verb:
    return NextCard(discount, shift)


def choose(*ways: Effects) -> Verb:
    if not 2 <= len(ways) <= WAYS:
        raise ValueError(f"choose: {len(ways)} ways, where options name 2 to {WAYS}")
    return Choose([way if isinstance(way, Verb) else InOrder(list(way), False) for way in ways])


def may(effect: Verb) -> Verb:
    return May(effect)


def if_tagged(tag: int, least: int, *, then: Verb, otherwise: Verb) -> Verb:
    return IfTagged(tag, least, then, otherwise)


def if_rating_rose(effect: Verb) -> Verb:
    return IfRatingRose(effect)


def each(tag: int, *, every: int = 1) -> Count:
    return EachTag(tag, every)


def each_of_opponents(tag: int) -> Count:
    return EachTagOfOpponents(tag)


def parameter_needed(parameter: Parameter, least: int | None, most: int | None) -> Need:
    if least is not None and most is None:
        return NeedParameter(parameter, least, False)
    if most is not None and least is None:
        return NeedParameter(parameter, most, True)
    raise ValueError("a requirement has either a least or a most")


def oxygen(least: int | None = None, *, most: int | None = None) -> Need:
    return parameter_needed(OXYGEN, least, most)


def temperature(least: int | None = None, *, most: int | None = None) -> Need:
    return parameter_needed(TEMPERATURE, least, most)


def oceans(least: int | None = None, *, most: int | None = None) -> Need:
    return parameter_needed(OCEANS, least, most)


def tagged(tag: int, least: int = 1) -> Need:
    return NeedTags(tag, least)


def produces(**what: int) -> Need:
    return NeedProduction(*_one(what))


def cities(least: int) -> Need:
    return NeedCities(least)


def greeneries(least: int) -> Need:
    return NeedGreeneries(least)


def you_play(*tags: int, do: Verb) -> Trigger:
    return Trigger(YOU_PLAY, do, list(tags))


def anyone_plays(*tags: int, do: Verb) -> Trigger:
    return Trigger(ANYONE_PLAYS, do, list(tags))


def you_play_event(*tags: int, do: Verb) -> Trigger:
    return Trigger(YOU_PLAY_EVENT, do, list(tags))


def you_play_points(*, do: Verb) -> Trigger:
    return Trigger(YOU_PLAY_POINTS, do, [])


def city_placed(*, do: Verb) -> Trigger:
    return Trigger(CITY_PLACED, do, [])


def city_placed_on_mars(*, do: Verb) -> Trigger:
    return Trigger(CITY_PLACED_ON_MARS, do, [])


def you_place_city(*, do: Verb) -> Trigger:
    return Trigger(YOU_PLACE_CITY, do, [])


def ocean_placed(*, do: Verb) -> Trigger:
    return Trigger(OCEAN_PLACED, do, [])


def you_place_greenery(*, do: Verb) -> Trigger:
    return Trigger(YOU_PLACE_GREENERY, do, [])


def you_cover_metal(*, do: Verb) -> Trigger:
    return Trigger(YOU_COVER_METAL, do, [])


def you_use_standard_project(*, do: Verb) -> Trigger:
    return Trigger(YOU_USE_STANDARD_PROJECT, do, [])


def you_pay(least: int, *, do: Verb) -> Trigger:
    return Trigger(YOU_PAY, do, [], least)


def discount(amount: int, tag: int = EVERY_CARD) -> Modifier:
    return Discount(amount, tag)


def discount_standard(amount: int, project: int) -> Modifier:
    if project != POWER_PLANT:
        raise ValueError("only the power plant project is ever discounted")
    return DiscountStandard(amount)


def shift_requirements(steps: int) -> Modifier:
    return ShiftRequirements(steps)


def metal_value(*, steel: int = 0, titanium: int = 0) -> Modifier:
    return MetalValue(steel, titanium)


def protect(what: int) -> Modifier:
    return ProtectThis() if what == THIS else ProtectHabitats()


def heat_as_credits() -> Modifier:
    return HeatAsCredits()


def holding_as_credits(kind: int, value: int, tag: int) -> Modifier:
    means = [means for means, one in PAYING.items() if (one.kind, one.value, one.tag) == (kind, value, tag)]
    if not means:
        what = ", ".join(f"{HOLDINGS[one.kind]} at {one.value} M€ for {TAGS[one.tag]} tags" for one in PAYING.values())
        raise ValueError(f"no such resources pay, only {what}; paying_holding adds others")
    return HoldingAsCredits(means[0])


def greenery_price(plants: int) -> Modifier:
    return GreeneryPrice(plants)


def per(every: int, kind: int, *, points: int = 1) -> Points:
    return PerHolding(every, kind, points)


def per_tag(tag: int) -> Points:
    return PerTag(tag)


def per_city(every: int) -> Points:
    return PerCity(every)


def per_adjacent_ocean() -> Points:
    return PerAdjacentOcean()


def per_adjacent_city() -> Points:
    return PerAdjacentCity()


def if_any(kind: int, *, points: int) -> Points:
    return IfAny(kind, points)
