"""Options and reasons in words: phrase keys and their arguments, in no language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valles.games.terraforming_mars.effects.terraform import PlaceTile
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import CARDS, Need
from valles.games.terraforming_mars.rules.component import CREDITS, HOLDINGS, PRODUCTION_FLOOR, STOCK
from valles.games.terraforming_mars.rules.map import area_label
from valles.games.terraforming_mars.rules.payment import PAYING, money
from valles.games.terraforming_mars.rules.reason import (
    GOAL_NOT_REACHED,
    NO_SPACE,
    NOBODY_TO_REDUCE,
    NOT_PROMPTED,
    POSSIBLE,
    PRODUCTION_TOO_LOW,
    REASONS,
    STOCK_TOO_LOW,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import TURN, turn_action
from valles.games.terraforming_mars.rules.vocabulary import (
    AMOUNT,
    CARD,
    CHOOSE,
    FIRST_PART,
    NO_TARGET,
    NUMBER_OF,
    OPTIONS,
    PAY_HEAT,
    PAY_MICROBES,
    PAY_STEEL,
    PAY_TITANIUM,
    PLAY,
    RESOURCE,
    SPACE,
    TARGET,
)
from valles.kernel.effect import NOT_PROMPTED as KERNEL_NOT_PROMPTED
from valles.kernel.frame import Frame
from valles.kernel.phrase import Arg, Noun, Phrase, phrases_in

BLOCKED_EFFECTS: Final = (PRODUCTION_TOO_LOW, STOCK_TOO_LOW, NOBODY_TO_REDUCE, NO_SPACE)
EXCHANGE: Final = "exchange"
PRICES: Final = ("lose", "spend", "pay", "spend-holding", EXCHANGE)
"""The phrases of what takes from a stock."""
SEVERAL: Final = 2
"""A number for nouns of which no number is said: "not enough plants"."""


def reason_phrase(state: State, seat: int, option: int) -> Phrase | None:
    """Return the reason why the seat cannot choose the option now, None if it can."""
    reason = state.reason(seat, option)
    if reason == POSSIBLE:
        return None
    if reason == KERNEL_NOT_PROMPTED:
        reason = reason_of_the_turn(state, seat, option)
    return Phrase("why-" + REASONS[reason], reason_args(state, seat, option, reason))


def reason_of_the_turn(state: State, seat: int, option: int) -> int:
    """Return the reason why an action is impossible outside its question: the answer for the seat's next turn."""
    action = turn_action(option)
    if action is None or action.kind.ends or not state.stack or state.final or not action.is_known(state, option):
        return NOT_PROMPTED
    reason = action.reason(state, Frame(TURN.id, seat), option)
    return NOT_PROMPTED if reason == POSSIBLE else reason


def reasons(state: State, seat: int, option: int) -> list[Phrase]:
    """Return all reasons; of a card in hand first what the planet lacks, then what its effects lack, then money."""
    reason = reason_phrase(state, seat, option)
    if reason is None:
        return []
    number = NUMBER_OF[option]
    if not PLAY.has(option) or number not in state.seats[seat].hand:
        return [reason]
    card = CARDS[number]
    result = [need.reason(state, seat) for need in card.needs]
    missed = [
        Phrase("why-" + REASONS[code], need_args(state, seat, need))
        for need, code in zip(card.needs, result, strict=True)
        if code != POSSIBLE
    ]
    for part in [] if card.always_possible else card.play:
        code = part.run_reason(state, seat, number)
        if code != POSSIBLE:
            args = blocked_args(state, seat, option, part.phrase(), code) if code in BLOCKED_EFFECTS else {}
            missed.append(Phrase("why-" + REASONS[code], args))
    bill = bill_args(state, seat, option)
    if bill["price"] > bill["have"]:
        missed.append(Phrase("why-" + REASONS[TOO_EXPENSIVE], {**bill}))
    return missed or [reason]


def need_args(state: State, seat: int, need: Need) -> dict[str, Arg]:
    """Return the requirement and the present value."""
    return {"need": need.phrase(), "now": need.now(state, seat)}


def reason_args(state: State, seat: int, option: int, reason: int) -> dict[str, Arg]:
    if reason == TOO_EXPENSIVE:
        return {**bill_args(state, seat, option)}
    for need in CARDS[NUMBER_OF[option]].needs:
        if need.reason(state, seat) == reason:
            return need_args(state, seat, need)
    if reason in BLOCKED_EFFECTS:
        return blocked_args(state, seat, option, blocked(state, seat, option, reason), reason)
    if reason == GOAL_NOT_REACHED:
        milestone = state.goals.milestones[state.goals.place[option]]
        return {"need": milestone.phrase(), "now": milestone.reached(state, seat)}
    return {}


def bill_args(state: State, seat: int, option: int) -> dict[str, int]:
    """Return the price of the option in M€, and the part that the seat can pay."""
    price = sum(noun.count for noun in state.rules.price(state, seat, option) if noun.key == STOCK[CREDITS])
    action = turn_action(option)
    if action is not None:
        return {"price": price, "have": action.purse(state, seat, option)}
    frame = state.prompt_frame(seat)
    effect = None if frame is None else state.rules.effects[frame.effect]
    if SPACE.has(option) and frame is not None and isinstance(effect, PlaceTile):
        price, have = effect.bill(state, frame, state.map.place[option])
        return {"price": price, "have": have}
    board = state.seats[seat]
    return {"price": price, "have": money(board)}


def blocked(state: State, seat: int, option: int, reason: int) -> Phrase:
    """Return the effect that could not be carried out."""
    action = turn_action(option)
    if action is not None:
        return action.blocked(state, seat, option, reason)
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    return effect.blocked(state, frame, option, reason) if isinstance(effect, Verb) else effect.phrase()


def blocked_args(state: State, seat: int, option: int, effect: Phrase, reason: int) -> dict[str, Arg]:
    """Return what the effect lacks, and how much of it."""
    if reason == NOBODY_TO_REDUCE:
        return {"what": reduced(effect)}
    if reason == PRODUCTION_TOO_LOW:
        return production_args(state, seat, effect)
    if reason == STOCK_TOO_LOW:
        return stock_args(state, seat, NUMBER_OF[option], effect)
    placed = [phrase.args.get("tile") for phrase in phrases_in(effect)]
    return {"tiles": [Noun(tile.key) for tile in placed if isinstance(tile, Noun)]}


def reduced(effect: Phrase) -> Noun:
    for phrase in phrases_in(effect):
        what = phrase.args.get("what")
        if phrase.key == "reduce" and isinstance(what, Noun):
            return Noun(what.key, what.count)
    raise ValueError(f"{effect.key} reduces nobody")


def production_args(state: State, seat: int, effect: Phrase) -> dict[str, Arg]:
    """Return the production that is furthest below what the effect needs, its level and the least level needed."""
    production = state.seats[seat].production
    lowered = [noun for phrase in phrases_in(effect) for noun in nouns_in(phrase.args.get("down", []))]
    entries = []
    for noun in lowered:
        resource = STOCK.index(noun.key)
        entries.append(lack(noun.key, production[resource], noun.count + PRODUCTION_FLOOR[resource]))
    if not entries:
        raise ValueError(f"{effect.key} lowers no production")
    return min(entries, key=lambda one: one[0])[1]


def stock_args(state: State, seat: int, card: int, effect: Phrase) -> dict[str, Arg]:
    """Return the resource that is furthest below what the effect takes, the stock of it and the amount needed."""
    entries = []
    for phrase in phrases_in(effect):
        for noun in nouns_in([*phrase.args.values()]) if phrase.key in PRICES else []:
            have = state.seats[seat].stock[STOCK.index(noun.key)] if noun.key in STOCK else state.on[card]
            entries.append(lack(noun.key, have, 1 if phrase.key == EXCHANGE else noun.count))
    if not entries:
        raise ValueError(f"{effect.key} takes nothing")
    return min(entries, key=lambda one: one[0])[1]


def lack(key: str, have: int, need: int) -> tuple[int, dict[str, Arg]]:
    """Return the difference between what there is and what is needed, and the arguments of the reason."""
    return have - need, {"what": Noun(key, SEVERAL), "have": have, "need": need}


def nouns_in(value: Arg) -> list[Noun]:
    """Return all nouns in an argument."""
    if isinstance(value, Noun):
        return [value]
    inner = list(value.args.values()) if isinstance(value, Phrase) else value if isinstance(value, list) else []
    return [noun for arg in inner for noun in nouns_in(arg)]


def kind_price(state: State, seat: int, option: int) -> list[Noun]:
    """Return the price of an option of this kind, for effects that do not give another one."""
    action = turn_action(option)
    return [] if action is None else action.price(state, seat, option)


def kind_label(state: State, seat: int, option: int) -> Phrase:
    """Return the label of an option of this kind, for effects that do not give their own."""
    action = turn_action(option)
    if action is not None:
        return action.label(state, seat, option)
    label = LABELS.get(OPTIONS.kind_of(option).name)
    return Phrase("option-" + OPTIONS.text(option)) if label is None else label(option)


def choose_label(option: int) -> Phrase:
    return Phrase("option-choose", {"number": option - CHOOSE.offset + 1})


def first_label(option: int) -> Phrase:
    """Return a part of a card by its place, a lasting effect by its card."""
    if FIRST_PART.has(option):
        return Phrase("option-choose", {"number": option - FIRST_PART.offset + 1})
    return Phrase("option-first", {"card": CARDS[NUMBER_OF[option]].noun()})


def target_label(option: int) -> Phrase:
    if option == NO_TARGET:
        return Phrase("option-no-target")
    return Phrase("option-target", {"seat": Noun("seat-" + OPTIONS.noun_of(option))})


def amount_label(option: int) -> Phrase:
    return Phrase("option-amount", {"amount": option - AMOUNT.offset})


def steel_label(option: int) -> Phrase:
    return Phrase("option-pay", {"what": Noun("steel", option - PAY_STEEL.offset, True)})


def titanium_label(option: int) -> Phrase:
    return Phrase("option-pay", {"what": Noun("titanium", option - PAY_TITANIUM.offset, True)})


def heat_label(option: int) -> Phrase:
    return Phrase("option-pay", {"what": Noun("heat", option - PAY_HEAT.offset, True)})


def holding_label(option: int) -> Phrase:
    """Return the label of an amount of resources on a card that pay for others."""
    [holding] = [holding for holding in PAYING.values() if holding.options.has(option)]
    return Phrase("option-pay", {"what": Noun(HOLDINGS[holding.kind], int(OPTIONS.noun_of(option)), True)})


def resource_label(option: int) -> Phrase:
    return Phrase("option-production", {"what": Noun(OPTIONS.noun_of(option))})


def space_label(option: int) -> Phrase:
    return Phrase("option-space", {"space": area_label(OPTIONS.noun_of(option))})


def card_label(option: int) -> Phrase:
    return Phrase("option-card", {"card": CARDS[NUMBER_OF[option]].noun()})


LABELS: Final[dict[str, Callable[[int], Phrase]]] = {
    CHOOSE.name: choose_label,
    FIRST_PART.name: first_label,
    TARGET.name: target_label,
    AMOUNT.name: amount_label,
    PAY_STEEL.name: steel_label,
    PAY_TITANIUM.name: titanium_label,
    PAY_HEAT.name: heat_label,
    PAY_MICROBES.name: holding_label,
    RESOURCE.name: resource_label,
    SPACE.name: space_label,
    CARD.name: card_label,
}
"""The label of each kind that is no action, also of those of boxes; yes and no have messages of their own."""
