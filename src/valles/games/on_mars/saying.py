"""Options and reasons in words: phrase keys and their arguments, in no language."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.building import PRICES, building_noun
from valles.games.on_mars.card import CARDS, EXECUTIVE_CARDS, LAB_BONUS, SPACE_BONUS, action_noun, points_noun
from valles.games.on_mars.colony import AROUND, CENTRE, DIRECTIONS, HEX_NAMES, HEXES
from valles.games.on_mars.component import (
    BLUEPRINTS,
    COLONIST,
    CONTRACT,
    CONTRACTS,
    DEVELOPMENTS,
    FIRST_B,
    GOAL,
    GRID,
    LAB,
    LAB_LEVEL,
    MINE,
    NO_TECH,
    ROVER_TECH,
    SCIENTIST,
    SEATS,
    SIDES,
    SLOT_OF,
    WORKING_AREA,
)
from valles.games.on_mars.effects.construct import ChooseTech
from valles.games.on_mars.effects.displace import ROVER, piece_at
from valles.games.on_mars.effects.flow import BY_CRYSTAL, Choose, Steps
from valles.games.on_mars.effects.hiring import SHIP_PRICE, ShipReward, TakeOffer, Welcome, offer_price
from valles.games.on_mars.effects.lab import GRID_PRICES, LEVEL_PRICES, Compensate, Develop
from valles.games.on_mars.effects.move import Move, direction, moved_piece
from valles.games.on_mars.effects.upgrade import UPGRADE_PRICE, Upgrade
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.payment import good_noun, price, price_nouns
from valles.games.on_mars.placement import placement_cost
from valles.games.on_mars.reason import (
    NOT_ASKED,
    NOT_BUILT,
    PLACEMENT_TOO_EXPENSIVE,
    POSSIBLE,
    REASONS,
    SHIP_ON_IT,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.scoring import solo_goals, total, winners
from valles.games.on_mars.state import State
from valles.games.on_mars.supply import delivered_good
from valles.games.on_mars.tech import level_of, tech_noun
from valles.games.on_mars.turn import TURN, building_price, is_free
from valles.games.on_mars.vocabulary import (
    ACTION,
    BOOST,
    BUILD,
    CARD,
    CHOOSE,
    DELIVER,
    DELIVERY_OF,
    DEVELOP,
    EXECUTIVE_ACTION,
    GOAL_OF,
    GRID_SPACE,
    HEX,
    LAB_SPACE,
    MOVE_ROVER,
    PAY,
    PAY_GOAL,
    RETRIEVE,
    REWARD_BOT,
    REWARD_COLONISTS,
    SHIP,
    SHUTTLE,
    SPACE,
    TAKE,
    TASK,
    TECH_OF,
    USE,
    WITH_CRYSTALS,
    named_card,
)
from valles.kernel.effect import NOT_ASKED as NEVER_ASKED
from valles.kernel.effect import Effect
from valles.kernel.frame import Frame
from valles.kernel.phrase import Arg, Noun, Phrase

PLAIN: Final = ("done", "end", "yes", "no", "stay", "travel", "keep")
BOOSTS: Final = ("boost", "boost-bots", "boost-rover")
LASTING: Final = (SHIP_ON_IT, NOT_BUILT)
"""Reasons against an action that everybody sees on the table, whatever is being asked."""


def reason_phrase(state: State, seat: int, option: int) -> Phrase | None:
    """Why the seat cannot choose the option now, None if it can."""
    found = state.reason(seat, option)
    if found == POSSIBLE:
        return None
    if found == NEVER_ASKED:
        found = reason_of_the_turn(state, seat, option)
    return Phrase("om-why-" + REASONS[found], reason_args(state, seat, option, found))


def reason_of_the_turn(state: State, seat: int, option: int) -> int:
    """Why an action is impossible while it is not asked for; who waits learns what the next turn would say."""
    if not state.stack or not ACTION <= option < BUILD:
        return NOT_ASKED
    found = TURN.reason(state, Frame(TURN.id, seat), option)
    waits = seat != state.active and seat not in state.pending()
    return found if found in LASTING or (waits and found != POSSIBLE) else NOT_ASKED


def reason_args(state: State, seat: int, option: int, found: int) -> dict[str, Arg]:
    if found == TOO_EXPENSIVE:
        return {"price": price_nouns(option_price(state, seat, option))}
    if found == PLACEMENT_TOO_EXPENSIVE:
        cost = placement_cost(state, seat, SLOT_OF[option - ACTION])
        return {"price": price_nouns(price(either=cost))}
    return {}


def option_price(state: State, seat: int, option: int) -> int:
    """What the option costs, packed; 0 for nothing, or where the price is asked for elsewhere."""
    effect = asking(state)
    if EXECUTIVE_ACTION <= option < USE:
        return price(crystal=EXECUTIVE_CARDS[option - EXECUTIVE_ACTION].crystals)
    if USE <= option < BUILD:
        return 0 if is_free(state, seat, option - USE + 1) else price(crystal=building_price())
    if BUILD <= option < PAY:
        return PRICES[option - BUILD]
    if SHIP <= option < RETRIEVE:
        return SHIP_PRICE if isinstance(effect, Welcome) and not effect.free else 0
    if GRID_SPACE <= option < MOVE_ROVER:
        return GRID_PRICES[option - GRID_SPACE]
    if DEVELOP <= option < LAB_SPACE:
        free = isinstance(effect, Compensate) or (isinstance(effect, Develop) and effect.free)
        return 0 if free else LEVEL_PRICES[LAB_LEVEL[DEVELOPMENTS[option - DEVELOP][1]]]
    if CARD <= option < CARD + BLUEPRINTS:
        return UPGRADE_PRICE if isinstance(effect, Upgrade) and not effect.free else 0
    if CARD + SCIENTIST - 1 <= option < CARD + CONTRACT + CONTRACTS - 1:
        free = not isinstance(effect, TakeOffer) or effect.free
        return 0 if free else offer_price(option - CARD + 1)
    return price(crystal=building_price()) if option == WITH_CRYSTALS else 0


def asking(state: State) -> Effect[State] | None:
    """The effect whose question is open."""
    return state.rules.effects[state.stack[-1].effect] if state.stack else None


def label(state: State, seat: int, option: int) -> Phrase:
    """What stands on the button of an option."""
    if option < BUILD:
        return turn_label(state, seat, option)
    if option < SPACE:
        return goods_label(state, seat, option)
    if option < GRID_SPACE + len(GRID):
        return lab_label(state, seat, option)
    if option < GOAL_OF:
        return move_label(state, seat, option)
    if option < TASK:
        return Phrase("om-option-goal", {"card": CARDS[option - GOAL_OF + GOAL].noun()})
    if option < DELIVER:
        return Phrase("om-option-task", {"card": CARDS[option - TASK + FIRST_B].noun()})
    if option < HEX:
        card = CARDS[CONTRACT + DELIVERY_OF[option - DELIVER][0]].noun()
        return Phrase("om-option-deliver", {"what": good_noun(delivered_good(option), 1), "card": card})
    if option < HEX + HEXES:
        return Phrase("om-option-hex", {"hex": HEX_NAMES[option - HEX]})
    cost = price_nouns(option_price(state, seat, option))
    return Phrase("om-option-card", {"card": CARDS[named_card(option)].noun(), "price": cost})


def turn_label(state: State, seat: int, option: int) -> Phrase:
    """What a turn is made of: plain words, boosts, actions."""
    if option < BOOST:
        return Phrase("om-option-" + PLAIN[option])
    if option < WITH_CRYSTALS:
        return boost_label(state, option)
    if option == WITH_CRYSTALS:
        return Phrase("om-option-with-crystals", {"price": price_nouns(option_price(state, seat, option))})
    if option < REWARD_COLONISTS:
        return Phrase("om-option-with-scientist")
    if option < SHUTTLE:
        extra = state.stack[-1].a if isinstance(asking(state), ShipReward) else 0
        usual = 1 if option == REWARD_BOT else 2
        key = "om-option-reward-bot" if option == REWARD_BOT else "om-option-reward-colonists"
        return Phrase(key, {"colonists": good_noun(COLONIST, usual + extra)})
    if option < ACTION:
        return Phrase("om-option-shuttle-" + SIDES[option - SHUTTLE])
    if option < EXECUTIVE_ACTION:
        return action_label(state, seat, option - ACTION)
    cost = price_nouns(option_price(state, seat, option))
    if option < USE:
        return Phrase("om-option-executive", {"effect": executive_phrase(option - EXECUTIVE_ACTION + 1), "price": cost})
    return Phrase("om-option-use", {"card": CARDS[option - USE + 1].noun(), "price": cost})


def action_label(state: State, seat: int, action: int) -> Phrase:
    """A main action, with what its slots cost beyond the colonist for those who show prices apart."""
    row = SLOT_OF[action]
    cost = price(either=placement_cost(state, seat, row)) if row >= 0 else 0
    return Phrase("om-option-action", {"action": action_noun(action), "price": price_nouns(cost)})


def executive_phrase(slot: int) -> Phrase:
    """What the executive action beside a depot space does."""
    effect = EXECUTIVE_CARDS[slot - 1].effect
    assert effect is not None
    return effect.phrase()


def boost_label(state: State, option: int) -> Phrase:
    """One step or point more, by a colonist sent to work or for a crystal."""
    effect = asking(state)
    by_crystal = isinstance(effect, (Steps, Move)) and effect.boost == BY_CRYSTAL
    return Phrase(f"om-option-{BOOSTS[option - BOOST]}{'-by-crystal' if by_crystal else ''}")


def goods_label(state: State, seat: int, option: int) -> Phrase:
    """Buildings, goods to pay or take, technologies to use, ships, and colonists to come home."""
    if option < PAY:
        cost = [good_noun(COLONIST, 1)] if option == BUILD + MINE else price_nouns(PRICES[option - BUILD])
        return Phrase("om-option-build", {"building": building_noun(option - BUILD), "price": list(cost)})
    if option < PAY_GOAL:
        return Phrase("om-option-pay", {"what": good_noun(option - PAY, 1)})
    if option < TAKE:
        return Phrase("om-option-pay-goal", {"card": CARDS[option - PAY_GOAL + GOAL].noun()})
    if option < TECH_OF:
        return Phrase("om-option-take", {"what": good_noun(option - TAKE, 1)})
    if option < SHIP:
        return tech_label(state, option - TECH_OF)
    if option < RETRIEVE:
        slot = option - SHIP + 1
        cost = price_nouns(option_price(state, seat, option))
        return Phrase("om-option-ship", {"place": slot, "effect": executive_phrase(slot), "price": cost})
    row = option - RETRIEVE
    if row == WORKING_AREA:
        return Phrase("om-option-retrieve-work")
    return Phrase("om-option-retrieve", {"action": action_noun(SLOT_OF.index(row))})


def tech_label(state: State, colour: int) -> Phrase:
    """Whose technology is used, with its level where it is known which one is meant."""
    if colour not in state.colours:
        return Phrase("om-option-tech", {"seat": Noun("seat-" + SEATS[colour]), "level": 0})
    owner = state.colours.index(colour)
    effect = asking(state)
    tech = NO_TECH
    if isinstance(effect, Steps):
        tech = effect.tech
    elif isinstance(effect, Move):
        tech = ROVER_TECH
    elif isinstance(effect, ChooseTech):
        tech = state.stack[-1].a
    level = level_of(state.seats[owner], tech) if tech != NO_TECH else 0
    return Phrase("om-option-tech", {"seat": state.noun(owner), "level": level})


def lab_label(state: State, seat: int, option: int) -> Phrase:
    """Turn order spaces, ways to choose from, and the laboratory."""
    if option < CHOOSE:
        return with_bonus("om-option-space", option - SPACE + 1, SPACE_BONUS[option - SPACE + 1])
    if option < DEVELOP:
        effect = asking(state)
        if isinstance(effect, Choose) and option - CHOOSE < len(effect.ways):
            return effect.ways[option - CHOOSE].phrase()
        return Phrase("om-option-choose", {"number": option - CHOOSE + 1})
    if option < LAB_SPACE:
        return develop_label(state, seat, option)
    if option < GRID_SPACE:
        return with_bonus("om-option-lab", LAB[option - LAB_SPACE], LAB_BONUS[option - LAB_SPACE])
    tech = state.grid[option - GRID_SPACE]
    if tech <= 0:
        row, place = GRID[option - GRID_SPACE].split("_")
        return Phrase(f"om-option-grid-{row}", {"place": int(place)})
    cost = price_nouns(option_price(state, seat, option))
    return Phrase("om-option-learn", {"tech": tech_noun(tech - 1), "price": cost})


def with_bonus(key: str, space: int | str, bonus: Verb | None) -> Phrase:
    """A space and the benefit printed there, if any."""
    effect: list[Arg] = [] if bonus is None else [bonus.phrase()]
    return Phrase(key, {"space": space, "effect": effect})


def develop_label(state: State, seat: int, option: int) -> Phrase:
    start, end = DEVELOPMENTS[option - DEVELOP]
    tile = state.seats[seat].lab[start]
    if tile <= 0:
        return Phrase("om-option-develop-space", {"from": LAB[start], "to": LAB[end]})
    cost = price_nouns(option_price(state, seat, option))
    args: dict[str, Arg] = {"tech": tech_noun(tile - 1), "space": LAB[end], "level": LAB_LEVEL[end], "price": cost}
    return Phrase("om-option-develop", args)


def move_label(state: State, seat: int, option: int) -> Phrase:
    """A step of the rover or of a bot, and where it leads."""
    piece = moved_piece(option)
    at = piece_at(state, seat, piece)
    if piece == ROVER and at < 0:
        at = CENTRE
    way = direction(option)
    target = AROUND[at][way] if at >= 0 else -1
    args: dict[str, Arg] = {
        "direction": Noun("om-direction-" + DIRECTIONS[way]),
        "hex": HEX_NAMES[target] if target >= 0 else "–",
    }
    if piece == ROVER:
        return Phrase("om-option-rover", args)
    args["bot"] = piece + 1
    args["from"] = HEX_NAMES[at] if at >= 0 else "–"
    return Phrase("om-option-bot", args)


def result_phrase(state: State) -> Phrase:
    """Who has won, once the game is over (OM-END-14, -15, OM-SOLO-42)."""
    best = winners(state)
    points = points_noun(total(state, best[0] if best else 0))
    if state.solo:
        goals: list[Arg] = [CARDS[number].noun() for number in solo_goals(state)]
        if not goals:
            return Phrase("om-result-solo-lost", {"points": points})
        return Phrase("om-result-solo-won", {"goals": goals, "points": points})
    if len(best) > 1:
        return Phrase("om-result-shared", {"seats": [state.noun(seat) for seat in best], "points": points})
    tied = [seat for seat in range(len(state.seats)) if total(state, seat) == total(state, best[0])]
    key = "om-result-tie-break" if len(tied) > 1 else "om-result-winner"
    return Phrase(key, {"seat": state.noun(best[0]), "points": points})
