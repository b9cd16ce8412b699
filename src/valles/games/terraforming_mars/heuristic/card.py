"""The value of a card to a seat, read from its declaration: verb by verb, point by point."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Final

from valles.games.terraforming_mars.effects.count import Count, EachTag
from valles.games.terraforming_mars.effects.flow import Choose, IfRatingRose, IfTagged, May
from valles.games.terraforming_mars.effects.holding import (
    ANOTHER_CARD,
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
    ShiftRequirements,
)
from valles.games.terraforming_mars.effects.play import FundAwardFree, PlayFromHand
from valles.games.terraforming_mars.effects.points import (
    FixedPoints,
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
)
from valles.games.terraforming_mars.effects.trigger import (
    ANYONE_PLAYS,
    CITY_PLACED,
    CITY_PLACED_ON_MARS,
    OCEAN_PLACED,
    YOU_PAY,
    YOU_PLAY,
    YOU_PLAY_EVENT,
    YOU_PLAY_POINTS,
    Trigger,
)
from valles.games.terraforming_mars.effects.verb import InOrder
from valles.games.terraforming_mars.heuristic.outlook import BONUS, CARDS_PLAYED, SHARES, USE, Outlook
from valles.games.terraforming_mars.rules.box import modules_of_boxes
from valles.games.terraforming_mars.rules.card import CARDS, Card
from valles.games.terraforming_mars.rules.component import (
    BESIDE,
    CAPITAL_TILE,
    ENERGY,
    EVENT,
    GREENERY_TILE,
    NO_RESOURCE,
    OCEAN_TILE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS,
    STEEL,
    TEMPERATURE_STEPS,
    TITANIUM,
    WILD,
)
from valles.games.terraforming_mars.rules.tiles import city_count, is_city

OWN_EVENTS: Final = 0.35
"""Times in a generation that a seat places a city or greenery, covers metal or uses a standard project."""

POINTED: Final = 0.4
"""The share of played cards that show victory points."""
PAID: Final = 0.6
"""The share of its value that a resource has if it pays for some cards."""
EASED: Final = 6.0
"""The value of playing a card in spite of the global parameters."""

SAVED: Final = 0.95
"""A little less than one: what is saved up for a use is used as soon as there is enough of it."""


def card_worth(card: Card, outlook: Outlook) -> float:
    """Return the value of the card from the moment it is played on, without its price."""
    total = sum(worth(part, outlook, card.number) for part in card.play) + standing(card, outlook)
    if card.points is not None:
        total += points(card.points, outlook, card.number) * outlook.point
    for tag in card.tags:
        total += outlook.tags[tag]
    return total


def standing(card: Card, outlook: Outlook) -> float:
    """Return the value of its action and lasting effects in the generations that follow."""
    total = 0.0
    if card.action is not None:
        use = worth(card.action, outlook, card.number)
        if use > 0:
            total += use * outlook.income * powered(card, outlook)
    for trigger in card.when:
        total += worth(trigger.do, outlook, card.number) * times_set_off(trigger, outlook)
    for modifier in card.always:
        total += lasting(modifier, outlook)
    return total


def powered(card: Card, outlook: Outlook) -> float:
    """Return the share of an action's value that is left where it takes more energy than is produced."""
    action = card.action
    price = action.steps[0] if isinstance(action, InOrder) else action
    if not isinstance(price, Lose) or not price.amounts[ENERGY]:
        return 1.0
    produced = outlook.board.production[ENERGY]
    return 1.0 if produced >= price.amounts[ENERGY] else 0.3


def times_set_off(trigger: Trigger, outlook: Outlook) -> float:
    """Return the expected number of times that the trigger is set off in the rest of the game."""
    players = len(outlook.state.seats)
    event = trigger.event
    if event == OCEAN_PLACED:
        return 0.8 * (OCEAN_TILES - outlook.state.oceans) if outlook.left else 0.0
    if event in (YOU_PLAY, ANYONE_PLAYS):
        rate = CARDS_PLAYED * sum(SHARES[tag] for tag in trigger.tags) * (players if event == ANYONE_PLAYS else 1)
    elif event == YOU_PLAY_EVENT:
        rate = CARDS_PLAYED * SHARES[EVENT] * (0.4 if trigger.tags else 1.0)
    elif event == YOU_PLAY_POINTS:
        rate = CARDS_PLAYED * POINTED
    elif event == YOU_PAY:
        rate = 0.6
    else:
        rate = OWN_EVENTS * (players if event in (CITY_PLACED, CITY_PLACED_ON_MARS) else 1)
    return rate * outlook.income


def holding_worth(number: int, outlook: Outlook) -> float:
    """Return the value of one more resource on the card: in points, or as means of the card's action."""
    if number not in outlook.holdings:
        card = CARDS[number]
        best = 0.0
        if isinstance(card.points, PerHolding):
            best = card.points.points / card.points.every * outlook.point
        elif isinstance(card.points, IfAny) and not outlook.state.on[number]:
            best = card.points.points * outlook.point
        for modifier in card.always:
            if isinstance(modifier, HoldingAsCredits):
                best = max(best, PAID * modifier.value * min(1.0, outlook.left))
        ways = card.action.ways if isinstance(card.action, Choose) else []
        for trigger in card.when:
            ways = ways + (trigger.do.ways if isinstance(trigger.do, Choose) else [])
        for way in ways:
            if isinstance(way, InOrder) and isinstance(way.steps[0], SpendHolding):
                made = sum(worth(step, outlook, number) for step in way.steps[1:]) * min(1.0, outlook.left)
                best = max(best, SAVED * made / (way.steps[0].amount + 1))
        outlook.holdings[number] = best
    return outlook.holdings[number]


def times(per: Count | None, outlook: Outlook, number: int) -> float:
    """Return the count of a "for each", including the card's own tags."""
    if per is None:
        return 1
    if isinstance(per, EachTag):
        board = outlook.board
        own = 0 if number in board.tableau else CARDS[number].tags.count(per.tag)
        return (board.tags[per.tag] + board.tags[WILD] + own) // per.every
    return per.of(outlook.state, outlook.seat)


# What an effect brings when it is carried out


@singledispatch
def worth(verb: Any, outlook: Outlook, number: int) -> float:
    """Return the value of one run of the effect of this card, in M€."""
    return 0.0


@worth.register
def _(verb: InOrder, outlook: Outlook, number: int) -> float:
    return sum(worth(step, outlook, number) for step in verb.steps)


@worth.register
def _(verb: Choose, outlook: Outlook, number: int) -> float:
    return max(worth(way, outlook, number) for way in verb.ways)


@worth.register
def _(verb: May, outlook: Outlook, number: int) -> float:
    return max(0.0, worth(verb.effect, outlook, number))


@worth.register
def _(verb: IfTagged, outlook: Outlook, number: int) -> float:
    enough = outlook.board.tags[verb.tag] + outlook.board.tags[WILD] >= verb.least
    return worth(verb.then if enough else verb.otherwise, outlook, number)


@worth.register
def _(verb: IfRatingRose, outlook: Outlook, number: int) -> float:
    return USE * worth(verb.effect, outlook, number)


@worth.register
def _(verb: Gain, outlook: Outlook, number: int) -> float:
    gained = sum(amount * outlook.stock[resource] for resource, amount in enumerate(verb.amounts) if amount)
    return gained * times(verb.per, outlook, number)


@worth.register
def _(verb: Lose, outlook: Outlook, number: int) -> float:
    return -sum(amount * outlook.stock[resource] for resource, amount in enumerate(verb.amounts) if amount)


@worth.register
def _(verb: Pay, outlook: Outlook, number: int) -> float:
    return -verb.price * (USE if verb.metals else 1.0)


@worth.register
def _(verb: Exchange, outlook: Outlook, number: int) -> float:
    board = outlook.board
    return board.production[verb.given] * max(0.0, outlook.stock[verb.received] - outlook.stock[verb.given])


@worth.register
def _(verb: Remove, outlook: Outlook, number: int) -> float:
    most = 0
    for seat, board in enumerate(outlook.state.seats):
        if seat != outlook.seat and not (board.protected and verb.resource == PLANTS):
            most = max(most, min(verb.most, board.stock[verb.resource]))
    if verb.steal and outlook.state.solo:
        most = verb.most
    return most * outlook.stock[verb.resource] * (outlook.hostility + verb.steal)


@worth.register
def _(verb: Production, outlook: Outlook, number: int) -> float:
    steps = sum(step * outlook.production[resource] for resource, step in enumerate(verb.changes) if step)
    return steps * times(verb.per, outlook, number)


@worth.register
def _(verb: Reduce, outlook: Outlook, number: int) -> float:
    for seat, board in enumerate(outlook.state.seats):
        if seat != outlook.seat and board.production[verb.resource] >= verb.steps:
            return verb.steps * outlook.production[verb.resource] * outlook.hostility
    return 0.0 if outlook.state.solo else -verb.steps * outlook.production[verb.resource]


@worth.register
def _(verb: ExchangeProduction, outlook: Outlook, number: int) -> float:
    steps = outlook.board.production[verb.given]
    return steps * max(0.0, outlook.production[verb.received] - outlook.production[verb.given])


@worth.register
def _(verb: MetalProduction, outlook: Outlook, number: int) -> float:
    return (outlook.production[STEEL] + outlook.production[TITANIUM]) / 2


@worth.register
def _(verb: CopyProduction, outlook: Outlook, number: int) -> float:
    best = 0.0
    for other in outlook.board.tableau:
        if verb.tag in CARDS[other].tags or WILD in CARDS[other].tags:
            best = max(best, sum(worth(part, outlook, other) for part in CARDS[other].box))
    return best


@worth.register
def _(verb: RaiseTemperature, outlook: Outlook, number: int) -> float:
    return min(verb.steps, TEMPERATURE_STEPS - outlook.state.temperature) * outlook.warmth


@worth.register
def _(verb: RaiseOxygen, outlook: Outlook, number: int) -> float:
    return min(verb.steps, OXYGEN_STEPS - outlook.state.oxygen) * outlook.air


@worth.register
def _(verb: RaiseRating, outlook: Outlook, number: int) -> float:
    return verb.steps * outlook.rating * times(verb.per, outlook, number)


@worth.register
def _(verb: PlaceTile, outlook: Outlook, number: int) -> float:
    if verb.tile == OCEAN_TILE:
        return min(verb.count, OCEAN_TILES - outlook.state.oceans) * outlook.ocean
    if verb.tile == GREENERY_TILE:
        return outlook.greenery
    if verb.where in [rule for rule, _ in BESIDE]:
        return 0.0
    return outlook.city if is_city(verb.tile) else BONUS


@worth.register
def _(verb: ClaimLand, outlook: Outlook, number: int) -> float:
    return 1.0


@worth.register
def _(verb: Draw, outlook: Outlook, number: int) -> float:
    return verb.count * outlook.card


@worth.register
def _(verb: DiscardCard, outlook: Outlook, number: int) -> float:
    return -0.5 * outlook.card


@worth.register
def _(verb: Look, outlook: Outlook, number: int) -> float:
    return 1.3 * verb.taken * outlook.card


@worth.register
def _(verb: BuyTop, outlook: Outlook, number: int) -> float:
    return 0.4 * outlook.card


@worth.register
def _(verb: Reveal, outlook: Outlook, number: int) -> float:
    return SHARES[verb.tag] * worth(verb.then, outlook, number)


@worth.register
def _(verb: RevealUntil, outlook: Outlook, number: int) -> float:
    return 1.1 * verb.count * outlook.card


@worth.register
def _(verb: PlayFromHand, outlook: Outlook, number: int) -> float:
    """Return the saving on the dearest card. Requirements that need not be met are worth some M€ too."""
    board = outlook.board
    costs = [CARDS[card].cost for card in (*board.hand, *board.offered) if card]
    dearest = max(costs, default=0)
    return USE * min(verb.discount, dearest) if verb.discount else EASED * (dearest > 0)


@worth.register
def _(verb: FundAwardFree, outlook: Outlook, number: int) -> float:
    return 0.0 if outlook.state.solo else 1.5 * outlook.point


@worth.register
def _(verb: RaiseLowest, outlook: Outlook, number: int) -> float:
    production = outlook.board.production
    lowest = min(production)
    steps = [worth for worth, stands in zip(outlook.production, production, strict=True) if stands == lowest]
    return verb.steps * max(steps)


@worth.register
def _(verb: NextCard, outlook: Outlook, number: int) -> float:
    return verb.discount * USE + verb.shift


@worth.register
def _(verb: Add, outlook: Outlook, number: int) -> float:
    if verb.to == THIS:
        return verb.amount * holding_worth(number, outlook)
    best = 0.0
    if verb.to != THAT_CARD:
        for other in outlook.board.tableau:
            fits = CARDS[other].holds == verb.kind if verb.kind != NO_RESOURCE else outlook.state.on[other] > 0
            if fits and not (verb.to == ANOTHER_CARD and other == number):
                best = max(best, holding_worth(other, outlook))
    return verb.amount * best


@worth.register
def _(verb: SpendHolding, outlook: Outlook, number: int) -> float:
    return -verb.amount * holding_worth(number, outlook)


@worth.register
def _(verb: Take, outlook: Outlook, number: int) -> float:
    """Return the value of taking, which is possible only while there is something to take."""
    if outlook.state.solo:
        return 0.0
    for seat, board in enumerate(outlook.state.seats):
        for other in board.tableau:
            if seat != outlook.seat and CARDS[other].holds == verb.kind and not CARDS[other].protected:
                return 0.5 * outlook.hostility * outlook.point
    return -outlook.point


@worth.register
def _(verb: RemoveHolding, outlook: Outlook, number: int) -> float:
    for seat, board in enumerate(outlook.state.seats):
        for other in board.tableau:
            if seat != outlook.seat and outlook.state.on[other] and CARDS[other].holds == verb.kind:
                return verb.most * outlook.hostility * outlook.point
    return 0.0


# What a card is worth at the end


@singledispatch
def points(kind: Any, outlook: Outlook, number: int) -> float:
    """Return the points that the card will bring, without the share of its own action."""
    return 0.0


@points.register
def _(kind: FixedPoints, outlook: Outlook, number: int) -> float:
    return kind.points


@points.register
def _(kind: PerTag, outlook: Outlook, number: int) -> float:
    tags = outlook.board.tags[kind.tag] + CARDS[number].tags.count(kind.tag)
    return tags + CARDS_PLAYED * SHARES[kind.tag] * outlook.left


@points.register
def _(kind: PerCity, outlook: Outlook, number: int) -> float:
    growth = OWN_EVENTS * len(outlook.state.seats) * outlook.left
    return (city_count(outlook.state, False) + growth) / kind.every


@points.register
def _(kind: PerAdjacentOcean, outlook: Outlook, number: int) -> float:
    return 2.0 if CAPITAL_TILE not in outlook.state.tile else 0.0


@points.register
def _(kind: PerAdjacentCity, outlook: Outlook, number: int) -> float:
    return 1.0


# What a lasting change of the rules brings


@singledispatch
def lasting(modifier: Any, outlook: Outlook) -> float:
    """Return the saving by the modifier in the generations that follow."""
    return 0.0


@lasting.register
def _(modifier: Discount, outlook: Outlook) -> float:
    share = 1.0 if modifier.tag == EVERY_CARD else SHARES[modifier.tag]
    return modifier.amount * share * CARDS_PLAYED * (outlook.income + 0.5)


@lasting.register
def _(modifier: DiscountStandard, outlook: Outlook) -> float:
    return 0.1 * modifier.amount * outlook.income


@lasting.register
def _(modifier: ShiftRequirements, outlook: Outlook) -> float:
    return 0.5 * modifier.steps * outlook.income


@lasting.register
def _(modifier: MetalValue, outlook: Outlook) -> float:
    board = outlook.board
    total = 0.0
    for metal in (STEEL, TITANIUM):
        total += modifier.more[metal] * USE * ((board.production[metal] + 0.4) * outlook.income + board.stock[metal])
    return total


@lasting.register
def _(modifier: ProtectHabitats, outlook: Outlook) -> float:
    return 0.5 * outlook.income


@lasting.register
def _(modifier: HeatAsCredits, outlook: Outlook) -> float:
    return 0.5 * outlook.income


@lasting.register
def _(modifier: HoldingAsCredits, outlook: Outlook) -> float:
    return 0.2 * outlook.income


@lasting.register
def _(modifier: GreeneryPrice, outlook: Outlook) -> float:
    return 0.7 * outlook.income


modules_of_boxes("heuristic")  # which register values of verbs that only their boxes have
