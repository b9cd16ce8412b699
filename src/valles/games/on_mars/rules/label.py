"""Options and reasons in words: phrase keys and their arguments, in no language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valles.games.on_mars.effects.displace import ROVER, piece_at
from valles.games.on_mars.effects.lab import GRID_PRICES, LEVEL_PRICES
from valles.games.on_mars.effects.move import direction, moved_piece
from valles.games.on_mars.effects.ship import reward_label
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.bonus import lab_bonus
from valles.games.on_mars.rules.building import building_noun, construction_price
from valles.games.on_mars.rules.card import CARDS, SPACE_BONUS, action_noun
from valles.games.on_mars.rules.colony import AROUND, CENTRE, DIRECTIONS, HEX_LABELS, HEX_NAMES
from valles.games.on_mars.rules.component import (
    CONTRACT,
    DEVELOPMENTS,
    GRID,
    LAB,
    LAB_LEVEL,
    NO_TECH,
    SLOT_OF,
    WORKING_AREA,
)
from valles.games.on_mars.rules.payment import good_noun, price, price_nouns
from valles.games.on_mars.rules.reason import (
    NOT_BUILT,
    NOT_PROMPTED,
    PLACEMENT_TOO_EXPENSIVE,
    POSSIBLE,
    REASONS,
    SHIP_ON_IT,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import delivered_good
from valles.games.on_mars.rules.tech import tech_label, tech_noun
from valles.games.on_mars.rules.turn import TURN, building_price, executive_phrase, turn_action
from valles.games.on_mars.rules.vocabulary import (
    ACTION,
    BUILD,
    CHOOSE,
    DELIVER,
    DELIVERY_OF,
    DEVELOP,
    GOAL_OF,
    GRID_SPACE,
    HEX,
    LAB_SPACE,
    MOVES,
    OPTIONS,
    PAY,
    PAY_GOAL,
    RETRIEVE,
    SHIP,
    SPACE,
    TAKE,
    TASK,
    TECH_OF,
    WITH_CRYSTALS,
    is_step,
)
from valles.kernel.effect import NOT_PROMPTED as KERNEL_NOT_PROMPTED
from valles.kernel.frame import Frame
from valles.kernel.phrase import Arg, Noun, Phrase

LASTING: Final = (SHIP_ON_IT, NOT_BUILT)
"""Reasons against an action that everybody sees on the table, whatever is being asked."""


def reason_phrase(state: State, seat: int, option: int) -> Phrase | None:
    """Return the reason why the seat cannot choose the option now, None if it can."""
    reason = state.reason(seat, option)
    if reason == POSSIBLE:
        return None
    if reason == KERNEL_NOT_PROMPTED:
        reason = reason_of_the_turn(state, seat, option)
    return Phrase("om-why-" + REASONS[reason], reason_args(state, seat, option, reason))


def reason_of_the_turn(state: State, seat: int, option: int) -> int:
    """Return the reason why an action is impossible outside its question.

    A waiting seat gets the answer for its next turn.
    """
    if not state.stack or (action := turn_action(option)) is None or action.kind.ends:
        return NOT_PROMPTED
    reason = TURN.reason(state, Frame(TURN.id, seat), option)
    waits = seat != state.active and seat not in state.pending_seats()
    return reason if reason in LASTING or (waits and reason != POSSIBLE) else NOT_PROMPTED


def reason_args(state: State, seat: int, option: int, reason: int) -> dict[str, Arg]:
    if reason == TOO_EXPENSIVE:
        # What an action costs beyond its slots is asked for, and told, step by step.
        return {"price": [] if ACTION.has(option) else [*state.rules.price(state, seat, option)]}
    if reason == PLACEMENT_TOO_EXPENSIVE:
        return {"price": [*state.rules.price(state, seat, option)]}
    return {}


def kind_price(state: State, seat: int, option: int) -> list[Noun]:
    """Return the price of an option of this kind, for effects that do not give another one."""
    action = turn_action(option)
    if action is not None:
        return action.price(state, seat, option)
    if BUILD.has(option):
        return construction_price(option - BUILD.offset)
    if GRID_SPACE.has(option):
        return price_nouns(GRID_PRICES[option - GRID_SPACE.offset])
    if DEVELOP.has(option):
        return price_nouns(LEVEL_PRICES[LAB_LEVEL[DEVELOPMENTS[option - DEVELOP.offset][1]]])
    return price_nouns(price(crystal=building_price())) if option == WITH_CRYSTALS else []


def kind_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    """Return the label of an option of this kind, for effects that do not give their own."""
    action = turn_action(option)
    if action is not None:
        return action.label(state, seat, option)
    label = LABELS.get(OPTIONS.kind_of(option).name)
    if label is None:
        return Phrase("om-option-" + OPTIONS.text(option).replace(":", "-"))
    return label(state, seat, option, cost)


def with_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    if option == WITH_CRYSTALS:
        return Phrase("om-option-with-crystals", {"price": [*cost]})
    return Phrase("om-option-with-scientist")


def usual_reward_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return reward_label(option, 0)


def build_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return Phrase("om-option-build", {"building": building_noun(option - BUILD.offset), "price": [*cost]})


def pay_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    if PAY.has(option):
        return Phrase("om-option-pay", {"what": good_noun(option - PAY.offset, 1)})
    return Phrase("om-option-pay-goal", {"card": CARDS[option - PAY_GOAL.offset].noun()})


def take_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return Phrase("om-option-take", {"what": good_noun(option - TAKE.offset, 1)})


def any_tech_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return tech_label(state, option - TECH_OF.offset, NO_TECH)


def ship_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    slot = option - SHIP.offset + 1
    return Phrase("om-option-ship", {"place": slot, "effect": executive_phrase(slot), "price": [*cost]})


def retrieve_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    row = option - RETRIEVE.offset
    if row == WORKING_AREA:
        return Phrase("om-option-retrieve-work")
    return Phrase("om-option-retrieve", {"action": action_noun(SLOT_OF.index(row))})


def space_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    space = option - SPACE.offset
    return with_bonus("om-option-space", space, SPACE_BONUS[space])


def lab_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    space = option - LAB_SPACE.offset
    return with_bonus("om-option-lab", LAB[space], lab_bonus(state, space))


def with_bonus(key: str, space: int | str, bonus: Verb | None) -> Phrase:
    """Return a space and the benefit printed there, if any."""
    effect: list[Arg] = [] if bonus is None else [bonus.phrase()]
    return Phrase(key, {"space": space, "effect": effect})


def choose_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return Phrase("om-option-choose", {"number": option - CHOOSE.offset + 1})


def develop_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    start, end = DEVELOPMENTS[option - DEVELOP.offset]
    tile = state.seats[seat].lab[start]
    if tile <= 0:
        return Phrase("om-option-develop-space", {"from": LAB[start], "to": LAB[end]})
    args: dict[str, Arg] = {"tech": tech_noun(tile - 1), "space": LAB[end], "level": LAB_LEVEL[end], "price": [*cost]}
    return Phrase("om-option-develop", args)


def grid_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    space = option - GRID_SPACE.offset
    tech = state.grid[space]
    if tech <= 0:
        row, place = GRID[space].split("_")
        return Phrase(f"om-option-grid-{row}", {"place": int(place)})
    return Phrase("om-option-learn", {"tech": tech_noun(tech - 1), "price": [*cost]})


def step_target(state: State, seat: int, option: int) -> int:
    """Return the hex that a step leads to, -1 where it leads nowhere."""
    piece = moved_piece(option)
    at = piece_at(state, seat, piece)
    if piece == ROVER and at < 0:
        at = CENTRE
    return AROUND[at][direction(option)] if at >= 0 else -1


def place_of(state: State, seat: int, option: int) -> str:
    """Return the hex that an option names or leads to; empty if it is about none."""
    if HEX.has(option):
        return HEX_NAMES[option - HEX.offset]
    target = step_target(state, seat, option) if is_step(option) else -1
    return HEX_NAMES[target] if target >= 0 else ""


def step_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    """Return a step of the rover or of a bot, and where it leads."""
    piece = moved_piece(option)
    target = step_target(state, seat, option)
    args: dict[str, Arg] = {
        "direction": Noun("om-direction-" + DIRECTIONS[direction(option)]),
        "hex": HEX_LABELS[target] if target >= 0 else "–",
    }
    if piece == ROVER:
        return Phrase("om-option-rover", args)
    at = piece_at(state, seat, piece)
    args["bot"] = piece + 1
    args["from"] = HEX_LABELS[at] if at >= 0 else "–"
    return Phrase("om-option-bot", args)


def goal_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return Phrase("om-option-goal", {"card": CARDS[option - GOAL_OF.offset].noun()})


def task_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return Phrase("om-option-task", {"card": CARDS[option - TASK.offset].noun()})


def deliver_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    card = CARDS[CONTRACT + DELIVERY_OF[option - DELIVER.offset][0]].noun()
    return Phrase("om-option-deliver", {"what": good_noun(delivered_good(option), 1), "card": card})


def hex_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    return Phrase("om-option-hex", {"hex": HEX_LABELS[option - HEX.offset]})


def card_label(state: State, seat: int, option: int, cost: list[Noun]) -> Phrase:
    card = CARDS[OPTIONS.kind_of(option).number(option)]
    return Phrase("om-option-card", {"card": card.noun(), "price": [*cost]})


LABELS: Final[dict[str, Callable[[State, int, int, list[Noun]], Phrase]]] = {
    "with": with_label,
    "reward": usual_reward_label,
    "build": build_label,
    "pay": pay_label,
    "take": take_label,
    "tech": any_tech_label,
    "ship": ship_label,
    "retrieve": retrieve_label,
    "space": space_label,
    "choose": choose_label,
    "develop": develop_label,
    "lab": lab_label,
    "grid": grid_label,
    **{kind.name: step_label for kind in MOVES},
    "goal": goal_label,
    "task": task_label,
    "deliver": deliver_label,
    "hex": hex_label,
    "card": card_label,
}
"""The label of each kind. Other kinds have messages with the texts of their options."""
