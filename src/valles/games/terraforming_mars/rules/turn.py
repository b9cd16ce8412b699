"""A turn: the seven actions, what each needs and costs, and passing."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valles.games.terraforming_mars.effects.stock import Pay
from valles.games.terraforming_mars.effects.terraform import PlaceTile, RaiseTemperature
from valles.games.terraforming_mars.effects.verb import (
    CARDS_FIRST,
    LAST_REDUCTIONS,
    THEN_GAINS,
    THEN_LOSSES,
    Verb,
    blocked_part,
    first_part,
    price_in,
)
from valles.games.terraforming_mars.rules.box import BOXES, boxes_of
from valles.games.terraforming_mars.rules.card import CARDS, Card
from valles.games.terraforming_mars.rules.component import (
    AWARD_PRICES,
    BESIDE_OWN_IF_POSSIBLE,
    BUFFER_GAS,
    EVENT_KIND,
    GREENERY_TILE,
    HEAT,
    HEAT_A_STEP,
    MILESTONE_PRICE,
    MILESTONES_CLAIMABLE,
    PLANTS,
    SELL_PATENTS,
    TEMPERATURE_STEPS,
)
from valles.games.terraforming_mars.rules.deck import everyone, seat_noun
from valles.games.terraforming_mars.rules.goal import NOWHERE, award_noun, milestone_noun
from valles.games.terraforming_mars.rules.order import ORDER
from valles.games.terraforming_mars.rules.payment import (
    charge,
    heat_of,
    heat_payment,
    means_for,
    money,
    money_means,
    price_nouns,
    price_of,
    worth,
    worth_on_cards,
)
from valles.games.terraforming_mars.rules.reaction import log_effects, reactions_to_card
from valles.games.terraforming_mars.rules.reason import (
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
from valles.games.terraforming_mars.rules.standard import PROJECT_BOXES, PROJECTS_FOR_ALL, project_noun, standard_price
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.vocabulary import (
    ACTION,
    ACTION_OF,
    AWARD,
    CONVERT,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    ENDING,
    MILESTONE,
    NUMBER_OF,
    OPTIONS,
    PASSING,
    PLAY,
    PLAY_OF,
    STANDARD,
)
from valles.kernel.choice import Kind
from valles.kernel.effect import ASKS, NOT_PROMPTED, WAITS, Action
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

GREENERY: Final = PlaceTile(GREENERY_TILE, BESIDE_OWN_IF_POSSIBLE)
WARMTH: Final = RaiseTemperature(1)


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
        modifier.enter(state, seat, number)
    for box in boxes_of(state):
        box.activate(state, seat, number)


class PlayCard(Verb):
    """A card that has been paid for: it lies down, and all it sets off is due (TM-PLAY-02, -14, -15).

    Reactions without a question come before what the card gains, so that their M€ can pay for an area (TM-MAP-15) and
    their cards are known; those with a question come after it.
    """

    def run(self, state: State, frame: Frame) -> None:
        card = CARDS[frame.card]
        activate(state, frame.seat, frame.card)
        if card.kind == EVENT_KIND:
            state.push(LAY_DOWN, frame.seat, frame.card)
        plain: list[Frame] = []
        prompting: list[Frame] = []
        reactions = reactions_to_card(state, frame.seat, frame.card)
        log_effects(state, reactions)
        for reaction in reactions:
            asks = state.rules.effects[reaction.effect].mode == ASKS
            (prompting if asks else plain).append(reaction)
        due: list[Frame] = []
        for rank in (CARDS_FIRST, THEN_GAINS, THEN_LOSSES, LAST_REDUCTIONS):
            if rank == THEN_GAINS:
                due += plain
            for part in card.play:
                if part.rank == rank:
                    due.append(Frame(part.id, frame.seat, frame.card))
            if rank == THEN_GAINS:
                due += prompting
        count = len(due)
        due.reverse()
        state.stack += due
        if count > 1:
            state.push(ORDER, frame.seat, frame.card, count)


PLAY_CARD: Final = PlayCard()


class TurnAction(Action[State]):
    """One of the seven actions, or a way to end the turn."""

    def is_known(self, state: State, option: int) -> bool:
        """Return True if the option exists in this game."""
        return True

    def purse(self, state: State, seat: int, option: int) -> int:
        """Return the M€ that the seat can pay for it."""
        board = state.seats[seat]
        return money(board)

    def unused(self, state: State, seat: int, option: int) -> bool:
        """Return True if a seat that passes leaves it unused; cards in hand and money are kept."""
        return False

    def blocked(self, state: State, seat: int, option: int, reason: int) -> Phrase:
        """Return the effect of it that could not be carried out, for this reason; by default its price."""
        return Phrase("spend", {"what": [*self.price(state, seat, option)]})


def purse_for(state: State, board: Seat, card: Card) -> int:
    """Return the M€ that the seat can pay for the card."""
    means = means_for(board, card)
    return worth(board, means, card.heat_needed, worth_on_cards(state, board, means))


class Play(TurnAction):
    """A card from hand (TM-PLAY-03, -09, TM-PAY-13)."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        seat = frame.seat
        board = state.seats[seat]
        number = NUMBER_OF[option]
        if number not in board.hand:
            return NOT_IN_HAND
        card = CARDS[number]
        if card.needs:
            reason = card.need_reason(state, seat)
            if reason != POSSIBLE:
                return reason
        price = price_of(board, card)
        if price > worth(board, means_for(board, card), card.heat_needed) and (
            not (board.paying_card or board.paying_cards) or price > purse_for(state, board, card)
        ):
            return TOO_EXPENSIVE
        return card.reason(state, seat)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Take the card from hand, pay for it, and let it happen."""
        seat = frame.seat
        board = state.seats[seat]
        number = NUMBER_OF[option]
        card = CARDS[number]
        board.hand.remove(number)
        state.known[number] = everyone(state)
        insort(board.events if card.kind == EVENT_KIND else board.tableau, number)
        if state.sink is not None:
            state.emit("log-play", seat=seat_noun(state, seat), card=card.noun())
        state.push(PLAY_CARD, seat, number)
        price = price_of(board, card)
        board.next_discount = 0
        board.next_shift = 0
        charge(state, seat, number, price, means_for(board, card), card.heat_needed)

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_nouns(price_of(state.seats[seat], CARDS[NUMBER_OF[option]]))

    def purse(self, state: State, seat: int, option: int) -> int:
        return purse_for(state, state.seats[seat], CARDS[NUMBER_OF[option]])

    def label(self, state: State, seat: int, option: int) -> Phrase:
        card = CARDS[NUMBER_OF[option]]
        return Phrase("option-play", {"card": card.noun(), "price": price_of(state.seats[seat], card)})

    def blocked(self, state: State, seat: int, option: int, reason: int) -> Phrase:
        number = NUMBER_OF[option]
        return blocked_part(state, seat, number, CARDS[number].play, reason)


class UseAction(TurnAction):
    """The action of a card in play (TM-ACT-02, -03)."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        number = NUMBER_OF[option]
        if number not in state.seats[frame.seat].acting:
            return NOT_IN_PLAY
        if state.used[number]:
            return ALREADY_USED
        return action_of(number).run_reason(state, frame.seat, number)

    def take(self, state: State, frame: Frame, option: int) -> None:
        number = NUMBER_OF[option]
        state.used[number] = True
        if state.sink is not None:
            state.emit("log-action", seat=seat_noun(state, frame.seat), card=CARDS[number].noun())
        state.push(action_of(number), frame.seat, number)

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_in(action_of(NUMBER_OF[option]))

    def purse(self, state: State, seat: int, option: int) -> int:
        board = state.seats[seat]
        pay = first_part(action_of(NUMBER_OF[option]))
        metals = pay.metals if isinstance(pay, Pay) else 0
        return worth(board, money_means(board) | metals, 0)

    def unused(self, state: State, seat: int, option: int) -> bool:
        return True

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("option-action", {"card": CARDS[NUMBER_OF[option]].noun()})

    def blocked(self, state: State, seat: int, option: int, reason: int) -> Phrase:
        number = NUMBER_OF[option]
        return blocked_part(state, seat, number, [action_of(number)], reason)


def action_of(number: int) -> Verb:
    """Return the action of a card that has one."""
    action = CARDS[number].action
    assert action is not None
    return action


class UseStandard(TurnAction):
    """A standard project."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.offset: Final = kind.offset

    def is_known(self, state: State, option: int) -> bool:
        project = option - self.offset
        if project < BUFFER_GAS:
            return True
        return state.rating_goal if project == BUFFER_GAS else PROJECT_BOXES[project] in state.decks

    def reason(self, state: State, frame: Frame, option: int) -> int:
        project = option - self.offset
        board = state.seats[frame.seat]
        if project == SELL_PATENTS:
            return POSSIBLE if board.hand else NO_CARDS
        if standard_price(board, project) > money(board):
            return TOO_EXPENSIVE
        return PROJECTS_FOR_ALL[project].run_reason(state, frame.seat, 0)

    def take(self, state: State, frame: Frame, option: int) -> None:
        project = option - self.offset
        board = state.seats[frame.seat]
        if state.sink is not None:
            state.emit("log-standard", seat=seat_noun(state, frame.seat), project=project_noun(project))
        state.push(PROJECTS_FOR_ALL[project], frame.seat)
        charge(state, frame.seat, 0, standard_price(board, project), money_means(board))

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_nouns(standard_price(state.seats[seat], option - self.offset))

    def label(self, state: State, seat: int, option: int) -> Phrase:
        project = option - self.offset
        price = standard_price(state.seats[seat], project)
        return Phrase("option-standard", {"project": project_noun(project), "price": price})

    def blocked(self, state: State, seat: int, option: int, reason: int) -> Phrase:
        return PROJECTS_FOR_ALL[option - self.offset].phrase()


class Goal(TurnAction):
    """A milestone or an award, of whatever map."""

    def is_known(self, state: State, option: int) -> bool:
        return state.goals.place[option] != NOWHERE


class ClaimMilestone(Goal):
    def reason(self, state: State, frame: Frame, option: int) -> int:
        milestone = state.goals.place[option]
        if state.solo:
            return NOT_IN_SOLO
        if state.milestones[milestone]:
            return ALREADY_CLAIMED
        if len(state.milestones) - state.milestones.count(0) == MILESTONES_CLAIMABLE:
            return NONE_LEFT
        declared = state.goals.milestones[milestone]
        missing = declared.goal - declared.measure.of(state, frame.seat)
        if missing > 0 and declared.measure.wild(state, frame.seat) < missing:
            return GOAL_NOT_REACHED
        board = state.seats[frame.seat]
        return TOO_EXPENSIVE if money(board) < MILESTONE_PRICE else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        milestone = state.goals.place[option]
        state.milestones[milestone] = frame.seat + 1
        if state.sink is not None:
            name = state.goals.milestones[milestone].noun()
            state.emit("log-milestone", seat=seat_noun(state, frame.seat), milestone=name)
        charge(state, frame.seat, 0, MILESTONE_PRICE, money_means(state.seats[frame.seat]))

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_nouns(MILESTONE_PRICE)

    def unused(self, state: State, seat: int, option: int) -> bool:
        return True

    def label(self, state: State, seat: int, option: int) -> Phrase:
        milestone = milestone_noun(OPTIONS.noun_of(option))
        return Phrase("option-milestone", {"milestone": milestone, "price": MILESTONE_PRICE})


def award_price(state: State) -> int:
    """Return the price of the next award, 0 if none is left (TM-AWARD-02 to -04)."""
    funded = len(state.awards) - state.awards.count(0)
    return AWARD_PRICES[funded] if funded < len(AWARD_PRICES) else 0


def fund_award(state: State, seat: int, award: int) -> None:
    state.awards[award] = seat + 1
    if state.sink is not None:
        state.emit("log-award", seat=seat_noun(state, seat), award=state.goals.awards[award].noun())


class FundAward(Goal):
    def reason(self, state: State, frame: Frame, option: int) -> int:
        if state.solo:
            return NOT_IN_SOLO
        if state.awards[state.goals.place[option]]:
            return ALREADY_CLAIMED
        price = award_price(state)
        if price == 0:
            return NONE_LEFT
        board = state.seats[frame.seat]
        return TOO_EXPENSIVE if money(board) < price else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        price = award_price(state)
        fund_award(state, frame.seat, state.goals.place[option])
        charge(state, frame.seat, 0, price, money_means(state.seats[frame.seat]))

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_nouns(award_price(state))

    def label(self, state: State, seat: int, option: int) -> Phrase:
        award = award_noun(OPTIONS.noun_of(option))
        return Phrase("option-award", {"award": award, "price": award_price(state)})


class ConvertPlants(TurnAction):
    """Plants into a greenery."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        board = state.seats[frame.seat]
        if board.stock[PLANTS] < board.greenery_price:
            return STOCK_TOO_LOW
        return GREENERY.run_reason(state, frame.seat, 0)

    def take(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        board.stock[PLANTS] -= board.greenery_price
        state.emit("log-convert-plants", seat=seat_noun(state, frame.seat))
        state.push(GREENERY, frame.seat)

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return [Noun("plants", state.seats[seat].greenery_price, True)]

    def unused(self, state: State, seat: int, option: int) -> bool:
        return True

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("option-convert-plants")

    def blocked(self, state: State, seat: int, option: int, reason: int) -> Phrase:
        if reason == NO_SPACE:
            return GREENERY.phrase()
        return super().blocked(state, seat, option, reason)


class ConvertHeat(TurnAction):
    """Heat into a step of temperature."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if state.seats[frame.seat].stock[HEAT] >= HEAT_A_STEP:
            return POSSIBLE
        return POSSIBLE if state.decks and heat_of(state, frame.seat) >= HEAT_A_STEP else STOCK_TOO_LOW

    def take(self, state: State, frame: Frame, option: int) -> None:
        state.emit("log-convert-heat", seat=seat_noun(state, frame.seat))
        state.push(WARMTH, frame.seat)
        asking = heat_payment(state, frame.seat)
        if asking is None:
            state.seats[frame.seat].stock[HEAT] -= HEAT_A_STEP
        else:
            state.push(asking, frame.seat, 0, HEAT_A_STEP)

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return [Noun("heat", HEAT_A_STEP, True)]

    def unused(self, state: State, seat: int, option: int) -> bool:
        """At the target it would bring nothing (TM-PARAM-07)."""
        return state.temperature < TEMPERATURE_STEPS

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("option-convert-heat")


class Pass(TurnAction):
    """Out of this generation, instead of a first action."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if frame.a == 0 else ALREADY_ACTED

    def take(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        board.passed = True
        board.next_discount = 0
        board.next_shift = 0
        state.emit("log-pass", seat=seat_noun(state, frame.seat))

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("option-pass")


class EndTurn(TurnAction):
    """No second action."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if frame.a == 1 else MUST_ACT_FIRST

    def take(self, state: State, frame: Frame, option: int) -> None:
        pass

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("option-end")


CONVERT_PLANTS_ACTION: Final = ConvertPlants(CONVERT)

_ACTIONS: Final[list[TurnAction | None]] = []
"""The action of each option in a turn, None if it has none."""


def find_actions() -> None:
    """Learn what each option is in a turn, once all options are known."""
    _ACTIONS.extend([None] * len(OPTIONS))
    actions: list[TurnAction] = [Pass(PASSING), EndTurn(ENDING)]
    actions += [UseStandard(kind) for kind in STANDARD.kinds]
    actions += [Play(kind) for kind in PLAY.kinds]
    actions += [UseAction(kind) for kind in ACTION.kinds]
    actions += [ClaimMilestone(kind) for kind in MILESTONE.kinds]
    actions += [FundAward(kind) for kind in AWARD.kinds]
    for box in BOXES:
        actions += box.actions()
    for action in actions:
        for option in action.kind.options():
            _ACTIONS[option] = action
    _ACTIONS[CONVERT_PLANTS] = CONVERT_PLANTS_ACTION
    _ACTIONS[CONVERT_HEAT] = ConvertHeat(CONVERT)


def turn_action(option: int) -> TurnAction | None:
    """Return the action of the option in a turn, None if it has none."""
    return _ACTIONS[option] if 0 <= option < len(_ACTIONS) else None


class Turn(Verb):
    """The choice of an action, twice at most. frame.a: the number taken (TM-PHASE-09 to -13)."""

    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        board = state.seats[frame.seat]
        options = [PLAY_OF[number] for number in board.hand if number]
        options += [ACTION_OF[number] for number in board.acting]
        options += state.goals.turn_options
        if state.rating_goal:
            options.append(STANDARD.kinds[1].first)
        if state.decks:
            for box in boxes_of(state):
                options += box.project_options
                options += box.turn_options(state, frame.seat)
        return options

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        action = turn_action(option)
        return action is not None and action.is_known(state, option)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        action = _ACTIONS[option]
        return NOT_PROMPTED if action is None else action.reason(state, frame, option)

    def options(self, state: State, frame: Frame) -> list[int]:
        options: list[int] = []
        for option in self.candidates(state, frame):
            action = _ACTIONS[option]
            if action is not None and action.reason(state, frame, option) == POSSIBLE:
                options.append(option)
        return options

    def take(self, state: State, frame: Frame, option: int) -> None:
        action = _ACTIONS[option]
        assert action is not None
        if frame.a == 0 and not action.kind.ends:
            state.push(self, frame.seat, 0, 1)
        action.take(state, frame, option)

    def unused(self, state: State, frame: Frame, option: int) -> bool:
        action = _ACTIONS[option]
        return action is not None and action.unused(state, frame.seat, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-second-action" if frame.a else "ask-action", {"generation": state.generation})


TURN: Final = Turn()
