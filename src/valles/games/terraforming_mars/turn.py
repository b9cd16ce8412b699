"""A turn: the seven actions, and what each needs."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import (
    APART_FROM_CITIES,
    AQUIFER,
    ASTEROID_PROJECT,
    AWARD_PRICES,
    BESIDE_OWN_IF_POSSIBLE,
    CITY_PROJECT,
    CITY_TILE,
    CREDITS,
    EVENT_KIND,
    GREENERY_PROJECT,
    GREENERY_TILE,
    HEAT,
    HEAT_A_STEP,
    MILESTONE_PRICE,
    MILESTONES_CLAIMABLE,
    OCEAN_TILE,
    ON_OCEAN_AREA,
    PLANTS,
    POWER_PLANT,
    SELL_PATENTS,
    STANDARD_PRICES,
    STANDARD_PROJECTS,
)
from valles.games.terraforming_mars.deck import discard, everyone, seat_noun
from valles.games.terraforming_mars.effects.production import Production
from valles.games.terraforming_mars.effects.stock import receive
from valles.games.terraforming_mars.effects.terraform import PlaceTile, RaiseTemperature
from valles.games.terraforming_mars.effects.trigger import YOU_PAY, YOU_USE_STANDARD_PROJECT
from valles.games.terraforming_mars.effects.verb import (
    CARDS_FIRST,
    LAST_REDUCTIONS,
    THEN_GAINS,
    THEN_LOSSES,
    InOrder,
    Verb,
)
from valles.games.terraforming_mars.order import ORDER
from valles.games.terraforming_mars.payment import charge, means_for, money_means, price_of, worth
from valles.games.terraforming_mars.reaction import react, reactions_to_card
from valles.games.terraforming_mars.reason import (
    ALREADY_ACTED,
    ALREADY_CLAIMED,
    ALREADY_USED,
    GOAL_NOT_REACHED,
    MUST_ACT_FIRST,
    NO_CARDS,
    NO_SPACE,
    NONE_LEFT,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    NOT_IN_SOLO,
    POSSIBLE,
    STOCK_TOO_LOW,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.state import Seat, State
from valles.games.terraforming_mars.tiles import has_space
from valles.games.terraforming_mars.vocabulary import (
    ACTION_OF,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END,
    KIND_ACTION,
    KIND_AWARD,
    KIND_CONVERT,
    KIND_MILESTONE,
    KIND_OF,
    KIND_PLAY,
    KIND_STANDARD,
    NO,
    NOUN_OF,
    PASS,
    PLAY_OF,
    YES,
    kind_of,
)
from valles.kernel.effect import ASKS, WAITS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

GREENERY: Final = PlaceTile(GREENERY_TILE, BESIDE_OWN_IF_POSSIBLE)
WARMTH: Final = RaiseTemperature(1)


class StandardProject(InOrder):
    """What the money of a standard project buys. It is no card: no tags, no discounts (TM-STD-10)."""

    def __init__(self, price: int, steps: list[Verb]) -> None:
        super().__init__(steps, False)
        self.price = price

    def run(self, state: State, frame: Frame) -> None:
        react(state, YOU_PAY, frame.seat, self.price)
        react(state, YOU_USE_STANDARD_PROJECT, frame.seat)
        super().run(state, frame)


class SellPatents(Verb):
    """Asks of each hand card in order of number whether to sell it. frame.a: last card asked about; frame.b: sold."""

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
            state.tell("log-sell", seat=seat_noun(state, frame.seat), cards=Noun("cards", frame.b, True))
        receive(state, frame.seat, CREDITS, frame.b)

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-sell", {"card": CARDS[self.next_card(state, frame)].noun()})

    def phrase(self) -> Phrase:
        return Phrase("sell-patents")

    def icons(self) -> list[str]:
        return ["-X:card", "->", "+X:credits"]


PROJECTS_FOR_ALL: Final[list[Verb]] = [
    SellPatents(),
    StandardProject(STANDARD_PRICES[POWER_PLANT], [Production([0, 0, 0, 0, 1, 0])]),
    StandardProject(STANDARD_PRICES[ASTEROID_PROJECT], [RaiseTemperature(1)]),
    StandardProject(STANDARD_PRICES[AQUIFER], [PlaceTile(OCEAN_TILE, ON_OCEAN_AREA)]),
    StandardProject(STANDARD_PRICES[GREENERY_PROJECT], [PlaceTile(GREENERY_TILE, BESIDE_OWN_IF_POSSIBLE)]),
    StandardProject(
        STANDARD_PRICES[CITY_PROJECT], [PlaceTile(CITY_TILE, APART_FROM_CITIES), Production([1, 0, 0, 0, 0, 0])]
    ),
]


class LayDown(Verb):
    """An event that has been carried out: its tags no longer count (TM-PLAY-44, -45)."""

    def run(self, state: State, frame: Frame) -> None:
        tags = state.seats[frame.seat].tags
        for tag in CARDS[frame.card].tags:
            tags[tag] -= 1


LAY_DOWN: Final = LayDown()


def activate(state: State, seat: int, number: int) -> None:
    """Let a card's tags, lasting effects and action count from now on."""
    board = state.seats[seat]
    card = CARDS[number]
    for tag in card.tags:
        board.tags[tag] += 1
    if card.when:
        insort(board.watching, number)
    if card.action is not None:
        insort(board.acting, number)
    for modifier in card.always:
        modifier.enter(board)


class PlayCard(Verb):
    """A card that has been paid for: it lies down, and all it sets off is due (TM-PLAY-02, -14, -15)."""

    def run(self, state: State, frame: Frame) -> None:
        card = CARDS[frame.card]
        activate(state, frame.seat, frame.card)
        if card.kind == EVENT_KIND:
            state.push(LAY_DOWN, frame.seat, frame.card)
        due: list[Frame] = []
        for rank in (CARDS_FIRST, THEN_GAINS, THEN_LOSSES, LAST_REDUCTIONS):
            for part in card.play:
                if part.rank == rank:
                    due.append(Frame(part.id, frame.seat, frame.card))
            if rank == THEN_GAINS:
                due += reactions_to_card(state, frame.seat, frame.card)
        count = len(due)
        due.reverse()
        state.stack += due
        if count > 1:
            state.push(ORDER, frame.seat, frame.card, count)


PLAY_CARD: Final = PlayCard()


def play_reason(state: State, seat: int, number: int) -> int:
    """Why the card cannot be played now (TM-PLAY-03, -09, TM-PAY-13)."""
    board = state.seats[seat]
    if number not in board.hand:
        return NOT_IN_HAND
    card = CARDS[number]
    if card.needs:
        found = card.need_hindrance(state, seat)
        if found != POSSIBLE:
            return found
    if price_of(board, card) > worth(board, means_for(board, card), card.heat_needed):
        return TOO_EXPENSIVE
    return card.hindrance(state, seat)


def action_reason(state: State, seat: int, number: int) -> int:
    """Why the card's action cannot be used now (TM-ACT-02, -03)."""
    if number not in state.seats[seat].acting:
        return NOT_IN_PLAY
    if state.used[number]:
        return ALREADY_USED
    action = CARDS[number].action
    assert action is not None
    return action.hindrance(state, seat, number)


def standard_price(board: Seat, project: int) -> int:
    price = STANDARD_PRICES[project]
    return price - board.power_plant_discount if project == POWER_PLANT else price


def standard_reason(state: State, seat: int, project: int) -> int:
    board = state.seats[seat]
    if project == SELL_PATENTS:
        return POSSIBLE if board.hand else NO_CARDS
    if standard_price(board, project) > worth(board, money_means(board), 0):
        return TOO_EXPENSIVE
    return PROJECTS_FOR_ALL[project].hindrance(state, seat, 0)


def milestone_reason(state: State, seat: int, milestone: int) -> int:
    if state.solo:
        return NOT_IN_SOLO
    if state.milestones[milestone]:
        return ALREADY_CLAIMED
    if len(state.milestones) - state.milestones.count(0) == MILESTONES_CLAIMABLE:
        return NONE_LEFT
    declared = state.map.milestones[milestone]
    if declared.measure.of(state, seat) < declared.goal:
        return GOAL_NOT_REACHED
    board = state.seats[seat]
    return TOO_EXPENSIVE if worth(board, money_means(board), 0) < MILESTONE_PRICE else POSSIBLE


def award_price(state: State) -> int:
    """What the next award costs, 0 if none is left (TM-AWARD-02 to -04)."""
    funded = len(state.awards) - state.awards.count(0)
    return AWARD_PRICES[funded] if funded < len(AWARD_PRICES) else 0


def award_reason(state: State, seat: int, award: int) -> int:
    if state.solo:
        return NOT_IN_SOLO
    if state.awards[award]:
        return ALREADY_CLAIMED
    price = award_price(state)
    if price == 0:
        return NONE_LEFT
    board = state.seats[seat]
    return TOO_EXPENSIVE if worth(board, money_means(board), 0) < price else POSSIBLE


def convert_plants_reason(state: State, seat: int) -> int:
    board = state.seats[seat]
    if board.stock[PLANTS] < board.greenery_price:
        return STOCK_TOO_LOW
    return POSSIBLE if has_space(state, seat, BESIDE_OWN_IF_POSSIBLE) else NO_SPACE


def is_action(state: State, option: int) -> bool:
    """Whether the option is one of the seven actions on this map, which can be asked about at any time."""
    kind = kind_of(option)
    if kind == KIND_MILESTONE or kind == KIND_AWARD:
        return state.map.place[option] >= 0
    return KIND_CONVERT <= kind <= KIND_ACTION


class Turn(Verb):
    """Asks for an action, twice at most. frame.a: how many were taken (TM-PHASE-09 to -13)."""

    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        board = state.seats[frame.seat]
        options = [PLAY_OF[number] for number in board.hand if number]
        options += [ACTION_OF[number] for number in board.acting]
        options += state.map.always
        return options

    def considers(self, state: State, frame: Frame, option: int) -> bool:
        return is_action(state, option) or option == PASS or option == END

    def reason(self, state: State, frame: Frame, option: int) -> int:
        seat = frame.seat
        kind = KIND_OF[option]
        if kind == KIND_PLAY:
            return play_reason(state, seat, NOUN_OF[option])
        if kind == KIND_ACTION:
            return action_reason(state, seat, NOUN_OF[option])
        if kind == KIND_STANDARD:
            return standard_reason(state, seat, NOUN_OF[option])
        if kind == KIND_MILESTONE:
            return milestone_reason(state, seat, state.map.place[option])
        if kind == KIND_AWARD:
            return award_reason(state, seat, state.map.place[option])
        if option == CONVERT_PLANTS:
            return convert_plants_reason(state, seat)
        if option == CONVERT_HEAT:
            return POSSIBLE if state.seats[seat].stock[HEAT] >= HEAT_A_STEP else STOCK_TOO_LOW
        if option == PASS:
            return POSSIBLE if frame.a == 0 else ALREADY_ACTED
        return POSSIBLE if frame.a == 1 else MUST_ACT_FIRST

    def take(self, state: State, frame: Frame, option: int) -> None:
        seat = frame.seat
        board = state.seats[seat]
        if option == PASS:
            board.passed = True
            board.next_discount = 0
            board.next_shift = 0
            state.tell("log-pass", seat=seat_noun(state, seat))
            return
        if option == END:
            return
        if frame.a == 0:
            state.push(self, seat, 0, 1)
        kind = KIND_OF[option]
        if kind == KIND_PLAY:
            play(state, seat, NOUN_OF[option])
        elif kind == KIND_ACTION:
            use_action(state, seat, NOUN_OF[option])
        elif kind == KIND_STANDARD:
            use_standard(state, seat, NOUN_OF[option])
        elif kind == KIND_MILESTONE:
            claim_milestone(state, seat, state.map.place[option])
        elif kind == KIND_AWARD:
            fund_award(state, seat, state.map.place[option])
        elif option == CONVERT_PLANTS:
            convert_plants(state, seat)
        else:
            board.stock[HEAT] -= HEAT_A_STEP
            state.tell("log-convert-heat", seat=seat_noun(state, seat))
            state.push(WARMTH, seat)

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-second-action" if frame.a else "ask-action", {"generation": state.generation})


TURN: Final = Turn()


def play(state: State, seat: int, number: int) -> None:
    """Take the card from hand, pay for it, and let it happen."""
    board = state.seats[seat]
    card = CARDS[number]
    board.hand.remove(number)
    state.known[number] = everyone(state)
    insort(board.events if card.kind == EVENT_KIND else board.tableau, number)
    if state.sink is not None:
        state.tell("log-play", seat=seat_noun(state, seat), card=card.noun())
    state.push(PLAY_CARD, seat, number)
    price = price_of(board, card)
    board.next_discount = 0
    board.next_shift = 0
    charge(state, seat, number, price, means_for(board, card), card.heat_needed)


def use_action(state: State, seat: int, number: int) -> None:
    state.used[number] = True
    action = CARDS[number].action
    if action is not None:
        if state.sink is not None:
            state.tell("log-action", seat=seat_noun(state, seat), card=CARDS[number].noun())
        state.push(action, seat, number)


def use_standard(state: State, seat: int, project: int) -> None:
    board = state.seats[seat]
    if state.sink is not None:
        name = Noun("standard-" + STANDARD_PROJECTS[project].replace("_", "-"))
        state.tell("log-standard", seat=seat_noun(state, seat), project=name)
    state.push(PROJECTS_FOR_ALL[project], seat)
    charge(state, seat, 0, standard_price(board, project), money_means(board))


def claim_milestone(state: State, seat: int, milestone: int) -> None:
    state.milestones[milestone] = seat + 1
    if state.sink is not None:
        name = state.map.milestones[milestone].noun()
        state.tell("log-milestone", seat=seat_noun(state, seat), milestone=name)
    charge(state, seat, 0, MILESTONE_PRICE, money_means(state.seats[seat]))


def fund_award(state: State, seat: int, award: int) -> None:
    price = award_price(state)
    state.awards[award] = seat + 1
    if state.sink is not None:
        state.tell("log-award", seat=seat_noun(state, seat), award=state.map.awards[award].noun())
    charge(state, seat, 0, price, money_means(state.seats[seat]))


def convert_plants(state: State, seat: int) -> None:
    board = state.seats[seat]
    board.stock[PLANTS] -= board.greenery_price
    state.tell("log-convert-plants", seat=seat_noun(state, seat))
    state.push(GREENERY, seat)
