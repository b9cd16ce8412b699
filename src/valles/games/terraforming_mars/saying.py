"""Options and reasons in words: phrase keys and their arguments, in no language."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.card import CARDS, Need
from valles.games.terraforming_mars.component import (
    AWARDS,
    CARD_PRICE,
    HEAT_A_STEP,
    MILESTONE_GOALS,
    MILESTONE_PRICE,
    MILESTONES,
    NEUTRAL,
    PROJECTS,
    SEATS,
    STANDARD_PROJECTS,
)
from valles.games.terraforming_mars.effects.flow import Choose
from valles.games.terraforming_mars.effects.stock import Pay
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.payment import means_for, money_means, price_of, worth
from valles.games.terraforming_mars.reason import (
    CITIES_MISSING,
    GOAL_NOT_REACHED,
    GREENERIES_MISSING,
    NO_SPACE,
    NOBODY_TO_REDUCE,
    NOT_ASKED,
    POSSIBLE,
    PRODUCTION_MISSING,
    PRODUCTION_TOO_LOW,
    REASONS,
    STOCK_TOO_LOW,
    TAGS_MISSING,
    TOO_EXPENSIVE,
    TOO_HIGH,
    TOO_LOW,
)
from valles.games.terraforming_mars.scoring import milestone_measure
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tharsis import AREA_LABELS, AREAS
from valles.games.terraforming_mars.turn import GREENERY, PROJECTS_FOR_ALL, TURN, award_price, is_action, standard_price
from valles.games.terraforming_mars.vocabulary import (
    ACTION,
    ACTION_CARDS,
    AMOUNT,
    AMOUNTS,
    AREA,
    AWARD,
    CARD,
    CHOOSE,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END,
    FIRST,
    MILESTONE,
    NO_TARGET,
    PAY_HEAT,
    PAY_STEEL,
    PAY_TITANIUM,
    PLAY,
    STANDARD,
    TARGET,
    TRIGGER_CARDS,
)
from valles.kernel.effect import NOT_ASKED as NEVER_ASKED
from valles.kernel.effect import Effect
from valles.kernel.frame import Frame
from valles.kernel.phrase import Arg, Noun, Phrase

MISSED_NEEDS: Final = (TOO_LOW, TOO_HIGH, TAGS_MISSING, PRODUCTION_MISSING, CITIES_MISSING, GREENERIES_MISSING)
HINDRANCES: Final = (PRODUCTION_TOO_LOW, STOCK_TOO_LOW, NOBODY_TO_REDUCE, NO_SPACE)
PLAIN: Final = ("pass", "end", "yes", "no", "convert-plants", "convert-heat")


def reason_phrase(state: State, seat: int, option: int) -> Phrase | None:
    """Why the seat cannot choose the option now, None if it can."""
    found = state.reason(seat, option)
    if found == POSSIBLE:
        return None
    if found == NEVER_ASKED:
        later = is_action(option) and bool(state.stack) and not state.final
        found = TURN.reason(state, Frame(TURN.id, seat), option) if later else NOT_ASKED
        if found == POSSIBLE:
            found = NOT_ASKED
    return Phrase("why-" + REASONS[found], reason_args(state, seat, option, found))


def hindrances(state: State, seat: int, option: int) -> list[Phrase]:
    """All reasons; of a card in hand first what the planet lacks, then what its effects lack, then money."""
    reason = reason_phrase(state, seat, option)
    if reason is None:
        return []
    number = option - PLAY + 1
    if not PLAY <= option < PLAY + PROJECTS or number not in state.seats[seat].hand:
        return [reason]
    card = CARDS[number]
    found = [need.hindrance(state, seat) for need in card.needs]
    missed = [
        Phrase("why-" + REASONS[code], need_args(state, seat, need))
        for need, code in zip(card.needs, found, strict=True)
        if code != POSSIBLE
    ]
    for part in [] if card.always_possible else card.play:
        code = part.hindrance(state, seat, number)
        if code != POSSIBLE:
            args: dict[str, Arg] = {"effect": part.phrase()} if code in HINDRANCES else {}
            missed.append(Phrase("why-" + REASONS[code], args))
    board = state.seats[seat]
    if price_of(board, card) > worth(board, means_for(board, card), card.heat_needed):
        missed.append(Phrase("why-" + REASONS[TOO_EXPENSIVE], reason_args(state, seat, option, TOO_EXPENSIVE)))
    return missed or [reason]


def need_args(state: State, seat: int, need: Need) -> dict[str, Arg]:
    """What is required, and what is there."""
    return {"need": need.phrase(), "now": need.now(state, seat)}


def reason_args(state: State, seat: int, option: int, found: int) -> dict[str, Arg]:
    board = state.seats[seat]
    if found == TOO_EXPENSIVE:
        if PLAY <= option < PLAY + PROJECTS:
            card = CARDS[option - PLAY + 1]
            return {"price": price_of(board, card), "have": worth(board, means_for(board, card), card.heat_needed)}
        means = money_means(board)
        if is_card_action(option):
            pay = pay_in(CARDS[ACTION_CARDS[option - ACTION]].action)
            if pay is not None:
                return {"price": pay.price, "have": worth(board, means | pay.metals, 0)}
        return {"price": price(state, seat, option), "have": worth(board, means, 0)}
    if found in MISSED_NEEDS:
        for need in CARDS[option - PLAY + 1].needs:
            if need.hindrance(state, seat) == found:
                return need_args(state, seat, need)
    if found in HINDRANCES:
        return {"effect": hindered(state, seat, option, found)}
    if found == GOAL_NOT_REACHED:
        milestone = option - MILESTONE
        return {"goal": MILESTONE_GOALS[milestone], "have": milestone_measure(state, seat, milestone)}
    return {}


def hindered(state: State, seat: int, option: int, found: int) -> Phrase:
    """The effect that could not be carried out."""
    if option == CONVERT_HEAT:
        return spending("heat", HEAT_A_STEP)
    if option == CONVERT_PLANTS:
        return GREENERY.phrase() if found == NO_SPACE else spending("plants", state.seats[seat].greenery_price)
    if STANDARD <= option < MILESTONE:
        return PROJECTS_FOR_ALL[option - STANDARD].phrase()
    if is_card_action(option):
        number = ACTION_CARDS[option - ACTION]
        action = CARDS[number].action
        return part_hindered(state, seat, number, [action] if action is not None else [], found)
    if PLAY <= option < PLAY + PROJECTS:
        number = option - PLAY + 1
        return part_hindered(state, seat, number, CARDS[number].play, found)
    if CARD <= option < PLAY:
        return part_hindered(state, seat, 0, CARDS[option - CARD + 1].box, found)
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    if isinstance(effect, Choose):
        return effect.ways[option - CHOOSE].phrase()
    return effect.phrase()


def part_hindered(state: State, seat: int, number: int, parts: list[Verb], found: int) -> Phrase:
    """The first of these effects that this reason stands against."""
    for part in parts:
        if part.hindrance(state, seat, number) == found:
            return part.phrase()
    raise ValueError(f"nothing about {CARDS[number].id} is {REASONS[found]}")


def spending(what: str, amount: int) -> Phrase:
    return Phrase("spend", {"what": [Noun(what, amount, True)]})


def price(state: State, seat: int, option: int) -> int:
    """What an option other than a card costs in M€."""
    if STANDARD <= option < MILESTONE:
        return standard_price(state.seats[seat], option - STANDARD)
    if MILESTONE <= option < AWARD:
        return MILESTONE_PRICE
    if AWARD <= option < CHOOSE:
        return award_price(state)
    return CARD_PRICE


def is_card_action(option: int) -> bool:
    return ACTION <= option < ACTION + len(ACTION_CARDS)


def pay_in(verb: Effect[State] | None) -> Pay | None:
    """The price in M€ inside an action, if it has one."""
    if verb is None or isinstance(verb, Pay):
        return verb
    for part in verb.parts():
        found = pay_in(part)
        if found is not None:
            return found
    return None


def label(state: State, seat: int, option: int) -> Phrase:
    """What stands on the button of an option."""
    if option < STANDARD:
        return Phrase("option-keep-plants" if option == END and state.final else "option-" + PLAIN[option])
    if option < MILESTONE:
        name = Noun("standard-" + STANDARD_PROJECTS[option - STANDARD].replace("_", "-"))
        return Phrase("option-standard", {"project": name, "price": price(state, seat, option)})
    if option < AWARD:
        milestone = Noun("milestone-" + MILESTONES[option - MILESTONE])
        return Phrase("option-milestone", {"milestone": milestone, "price": price(state, seat, option)})
    if option < CHOOSE:
        award = Noun("award-" + AWARDS[option - AWARD])
        return Phrase("option-award", {"award": award, "price": price(state, seat, option)})
    if option < FIRST:
        return choice_label(state, option)
    if option < TARGET:
        return part_label(state, option)
    if option < AMOUNT:
        return target_label(option)
    if option < AREA:
        return amount_label(option)
    if option < AREA + AREAS:
        return Phrase("option-space", {"space": AREA_LABELS[option - AREA]})
    if option < PLAY:
        return Phrase("option-card", {"card": CARDS[option - CARD + 1].noun()})
    if option < ACTION:
        card = CARDS[option - PLAY + 1]
        return Phrase("option-play", {"card": card.noun(), "price": price_of(state.seats[seat], card)})
    if is_card_action(option):
        return Phrase("option-action", {"card": CARDS[ACTION_CARDS[option - ACTION]].noun()})
    number = TRIGGER_CARDS[option - ACTION - len(ACTION_CARDS)]
    return Phrase("option-first", {"card": CARDS[number].noun()})


def choice_label(state: State, option: int) -> Phrase:
    """One of several ways, told by the effect itself."""
    if state.stack:
        effect = state.rules.effects[state.stack[-1].effect]
        if isinstance(effect, Choose) and option - CHOOSE < len(effect.ways):
            return effect.ways[option - CHOOSE].phrase()
    return Phrase("option-choose", {"number": option - CHOOSE + 1})


def part_label(state: State, option: int) -> Phrase:
    """A part of the card being played, told by itself."""
    if state.stack:
        parts = CARDS[state.stack[-1].card].play
        if option - FIRST < len(parts):
            return Phrase("option-first-part", {"effect": parts[option - FIRST].phrase()})
    return Phrase("option-choose", {"number": option - FIRST + 1})


def target_label(option: int) -> Phrase:
    if option == NO_TARGET:
        return Phrase("option-no-target")
    colour = "neutral" if option == TARGET + NEUTRAL else SEATS[option - TARGET]
    return Phrase("option-target", {"seat": Noun("seat-" + colour)})


def amount_label(option: int) -> Phrase:
    if option < AMOUNT + AMOUNTS:
        return Phrase("option-amount", {"amount": option - AMOUNT})
    if option < PAY_TITANIUM:
        return Phrase("option-pay", {"what": Noun("steel", option - PAY_STEEL, True)})
    if option < PAY_HEAT:
        return Phrase("option-pay", {"what": Noun("titanium", option - PAY_TITANIUM, True)})
    return Phrase("option-pay", {"what": Noun("heat", option - PAY_HEAT, True)})
