"""Options and reasons in words: phrase keys and their arguments, in no language."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.card import CARDS, Need
from valles.games.terraforming_mars.component import (
    CARD_PRICE,
    HEAT_A_STEP,
    MILESTONE_PRICE,
    NEUTRAL,
    SEATS,
    STANDARD_PROJECTS,
)
from valles.games.terraforming_mars.effects.flow import Choose
from valles.games.terraforming_mars.effects.stock import Pay
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.goal import award_noun, milestone_noun
from valles.games.terraforming_mars.map import area_label
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
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tiles import purse
from valles.games.terraforming_mars.turn import GREENERY, PROJECTS_FOR_ALL, TURN, award_price, is_action, standard_price
from valles.games.terraforming_mars.vocabulary import (
    AREAS,
    AWARDS,
    CHOOSE,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END,
    FIRST,
    KIND_ACTION,
    KIND_AMOUNT,
    KIND_AWARD,
    KIND_CARD,
    KIND_CHOOSE,
    KIND_FIRST_CARD,
    KIND_FIRST_PART,
    KIND_MILESTONE,
    KIND_OF,
    KIND_PAY_HEAT,
    KIND_PAY_STEEL,
    KIND_PAY_TITANIUM,
    KIND_PLAY,
    KIND_SPACE,
    KIND_STANDARD,
    KIND_TARGET,
    MILESTONES,
    NO_TARGET,
    NOUN_OF,
    TARGET,
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
        later = is_action(state, option) and bool(state.stack) and not state.final
        found = TURN.reason(state, Frame(TURN.id, seat), option) if later else NOT_ASKED
        if found == POSSIBLE:
            found = NOT_ASKED
    return Phrase("why-" + REASONS[found], reason_args(state, seat, option, found))


def hindrances(state: State, seat: int, option: int) -> list[Phrase]:
    """All reasons; of a card in hand first what the planet lacks, then what its effects lack, then money."""
    reason = reason_phrase(state, seat, option)
    if reason is None:
        return []
    number = NOUN_OF[option]
    if KIND_OF[option] != KIND_PLAY or number not in state.seats[seat].hand:
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
    kind = KIND_OF[option]
    if found == TOO_EXPENSIVE:
        if kind == KIND_PLAY:
            card = CARDS[NOUN_OF[option]]
            return {"price": price_of(board, card), "have": worth(board, means_for(board, card), card.heat_needed)}
        if kind == KIND_SPACE:
            space = state.map.place[option]
            return {"price": state.map.prices[space], "have": purse(state, seat, space)}
        means = money_means(board)
        if kind == KIND_ACTION:
            pay = pay_in(CARDS[NOUN_OF[option]].action)
            if pay is not None:
                return {"price": pay.price, "have": worth(board, means | pay.metals, 0)}
        return {"price": price(state, seat, option), "have": worth(board, means, 0)}
    if found in MISSED_NEEDS:
        for need in CARDS[NOUN_OF[option]].needs:
            if need.hindrance(state, seat) == found:
                return need_args(state, seat, need)
    if found in HINDRANCES:
        return {"effect": hindered(state, seat, option, found)}
    if found == GOAL_NOT_REACHED:
        milestone = state.map.milestones[state.map.place[option]]
        return {"goal": milestone.goal, "have": milestone.measure.of(state, seat)}
    return {}


def hindered(state: State, seat: int, option: int, found: int) -> Phrase:
    """The effect that could not be carried out."""
    if option == CONVERT_HEAT:
        return spending("heat", HEAT_A_STEP)
    if option == CONVERT_PLANTS:
        return GREENERY.phrase() if found == NO_SPACE else spending("plants", state.seats[seat].greenery_price)
    kind = KIND_OF[option]
    number = NOUN_OF[option]
    if kind == KIND_STANDARD:
        return PROJECTS_FOR_ALL[number].phrase()
    if kind == KIND_ACTION:
        action = CARDS[number].action
        return part_hindered(state, seat, number, [action] if action is not None else [], found)
    if kind == KIND_PLAY:
        return part_hindered(state, seat, number, CARDS[number].play, found)
    if kind == KIND_CARD:
        return part_hindered(state, seat, 0, CARDS[number].box, found)
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
    kind = KIND_OF[option]
    if kind == KIND_STANDARD:
        return standard_price(state.seats[seat], NOUN_OF[option])
    if kind == KIND_MILESTONE:
        return MILESTONE_PRICE
    if kind == KIND_AWARD:
        return award_price(state)
    return CARD_PRICE


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
    kind = KIND_OF[option]
    noun = NOUN_OF[option]
    if kind == KIND_STANDARD:
        name = Noun("standard-" + STANDARD_PROJECTS[noun].replace("_", "-"))
        return Phrase("option-standard", {"project": name, "price": price(state, seat, option)})
    if kind == KIND_MILESTONE:
        milestone = milestone_noun(MILESTONES[noun])
        return Phrase("option-milestone", {"milestone": milestone, "price": price(state, seat, option)})
    if kind == KIND_AWARD:
        return Phrase("option-award", {"award": award_noun(AWARDS[noun]), "price": price(state, seat, option)})
    if kind == KIND_CHOOSE:
        return choice_label(state, option)
    if kind == KIND_FIRST_PART:
        return part_label(state, option)
    if kind == KIND_TARGET:
        return target_label(option)
    if KIND_AMOUNT <= kind <= KIND_PAY_HEAT:
        return amount_label(kind, noun)
    if kind == KIND_SPACE:
        return Phrase("option-space", {"space": area_label(AREAS[noun])})
    if kind == KIND_PLAY:
        card = CARDS[noun]
        return Phrase("option-play", {"card": card.noun(), "price": price_of(state.seats[seat], card)})
    if kind in CARD_LABELS:
        return Phrase(CARD_LABELS[kind], {"card": CARDS[noun].noun()})
    return Phrase("option-keep-plants" if option == END and state.final else "option-" + PLAIN[option])


CARD_LABELS: Final = {KIND_CARD: "option-card", KIND_ACTION: "option-action", KIND_FIRST_CARD: "option-first"}


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


def amount_label(kind: int, amount: int) -> Phrase:
    if kind == KIND_AMOUNT:
        return Phrase("option-amount", {"amount": amount})
    means = "steel" if kind == KIND_PAY_STEEL else "titanium" if kind == KIND_PAY_TITANIUM else "heat"
    return Phrase("option-pay", {"what": Noun(means, amount, True)})
