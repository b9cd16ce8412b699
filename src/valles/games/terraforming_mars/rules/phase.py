"""The phases of a generation: order, research (with draft), action, production; and the end of the game."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valles.games.terraforming_mars.effects.verb import Verb, stock_nouns
from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    CREDITS,
    ENERGY,
    HEAT,
    RESEARCH_CARDS,
)
from valles.games.terraforming_mars.rules.deck import discard, seat_noun, top_card
from valles.games.terraforming_mars.rules.parameter import last_generation
from valles.games.terraforming_mars.rules.payment import card_price, money, price_nouns
from valles.games.terraforming_mars.rules.reason import (
    PAYMENT_SHORT,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import CONVERT_PLANTS_ACTION, TURN
from valles.games.terraforming_mars.rules.vocabulary import CARD_OF, CONVERT_PLANTS, END, NO, NUMBER_OF, PAY_HEAT, YES
from valles.kernel.effect import ASKS, Gathering
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase


class ActionPhase(Verb):
    """Turns clockwise until all have passed (TM-PHASE-08, -14, -15)."""

    def run(self, state: State, frame: Frame) -> None:
        for seat in state.in_order((state.last_turn + 1) % len(state.seats)):
            board = state.seats[seat]
            if board.passed:
                continue
            state.last_turn = seat
            state.push(self, 0)
            if board.first_action:
                board.first_action = False
                begin_with_first_action(state, seat)
            else:
                state.push(TURN, seat)
            return
        state.push(PRODUCTION_PHASE, 0)


def begin_with_first_action(state: State, seat: int) -> None:
    """A turn whose first action is that of the corporation; some lapse where they are impossible (TM-PRE-58)."""
    card = CARDS[state.seats[seat].corporation]
    if any(part.lapses(state, seat) for part in card.first):
        state.push(TURN, seat)
        return
    state.push(TURN, seat, 0, 1)
    state.emit("log-action", seat=seat_noun(state, seat), card=card.noun())
    for part in reversed(card.first):
        state.push(part, seat, card.number)


def start_action_phase(state: State) -> None:
    state.last_turn = (state.first - 1) % len(state.seats)
    state.push(ACTION_PHASE, 0)


class ProductionPhase(Verb):
    """All at once: energy to heat, income, marks off the used cards (TM-PROD-01 to -09)."""

    def run(self, state: State, frame: Frame) -> None:
        state.emit("log-production-phase", generation=state.generation)
        for seat, board in enumerate(state.seats):
            stock = board.stock
            stock[HEAT] += stock[ENERGY]
            stock[ENERGY] = 0
            income = board.production[:]
            income[CREDITS] += board.rating
            for resource, amount in enumerate(income):
                stock[resource] += amount
            if state.sink is not None:
                state.emit("log-income", seat=seat_noun(state, seat), what=list(stock_nouns(income)))
            board.passed = False
            board.rating_rose = False
        state.used = [False] * len(state.used)
        if last_generation(state):
            state.final = True
            for seat in reversed(state.in_order(state.first)):
                state.push(FINAL_GREENERY, seat)
        else:
            end_generation(state, 0)


class SolarPhase(Verb):
    """The part of a box in the Solar phase. frame.a: its place among those of all boxes; frame.b: it is over."""

    def __init__(self, step: int) -> None:
        """Take part in a step of the phase: smaller ones come first, whatever the order of the boxes."""
        super().__init__()
        self.step: Final = step

    def run(self, state: State, frame: Frame) -> None:
        if frame.b:
            end_generation(state, frame.a + 1)
        else:
            state.push(self, frame.seat, 0, frame.a, 1)
            self.begin(state)

    def begin(self, state: State) -> None:
        """Do what the box does between two generations; what is pushed is carried out before other boxes go on."""
        raise NotImplementedError


def end_generation(state: State, place: int) -> None:
    """Go on with the Solar phase of the box at this place, or with the next generation after the last."""
    phases = [box.solar_phase for box in boxes_of(state) if box.solar_phase is not None]
    phases.sort(key=solar_step)
    if place < len(phases):
        state.push(phases[place], state.first, 0, place)
        return
    state.generation += 1
    state.first = (state.first + 1) % len(state.seats)
    state.emit("log-generation", generation=state.generation, seat=seat_noun(state, state.first))
    deal_research(state)


def solar_step(phase: SolarPhase) -> int:
    return phase.step


def deal_research(state: State) -> None:
    """Four cards for each seat, from the first player on (TM-PHASE-04, -07)."""
    for seat in state.in_order(state.first):
        for _ in range(RESEARCH_CARDS):
            number = top_card(state)
            if number:
                state.known[number] = 1 << seat
                insort(state.seats[seat].offered, number)
    state.push(RESEARCH, 0)
    if state.draft:
        state.push(DRAFT, 0)


def direction(state: State) -> int:
    """To whom drafted cards are passed on, as steps around the table (TM-DRAFT-05)."""
    return 1 if state.generation % 2 == 0 else -1


class Draft(Gathering[State]):
    """Each keeps one card and passes the rest, left in even generations and right in odd ones (TM-DRAFT-02, -05)."""

    def seats(self, state: State, frame: Frame) -> list[int]:
        return list(range(len(state.seats)))

    def next_candidates(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [CARD_OF[number] for number in state.seats[seat].offered if number]

    def next_reason(self, state: State, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        return POSSIBLE

    def next_prompt(self, state: State, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        next_seat = seat_noun(state, (seat + direction(state)) % len(state.seats))
        return Phrase("ask-draft", {"left": len(state.seats[seat].offered), "seat": next_seat})

    def resolve(self, state: State, frame: Frame) -> None:
        count = len(state.seats)
        for seat, board in enumerate(state.seats):
            if state.answers[seat]:
                number = NUMBER_OF[state.answers[seat][0]]
                board.offered.remove(number)
                insort(board.kept, number)
                if board.offered and count > 2:
                    state.known[number] = 1 << seat  # of a last card, or between two, its passer knows where it is
        step = direction(state)
        packs = [state.seats[(seat - step) % count].offered for seat in range(count)]
        for seat, board in enumerate(state.seats):
            board.offered = packs[seat]
            for number in board.offered:
                state.known[number] = 1 << seat | 1 << (seat - step) % count
        if any(board.offered for board in state.seats):
            state.push(self, 0)
        else:
            for board in state.seats:
                board.offered = board.kept
                board.kept = []


class Buying(Gathering[State]):
    """The cards that each seat buys of those offered, one by one in order of number."""

    def next_card(self, state: State, seat: int, answers: list[int]) -> int:
        """Return the card that the seat is asked about, 0 if it is asked something else."""
        raise NotImplementedError

    def card_of(self, state: State, frame: Frame) -> int:
        return self.next_card(state, frame.seat, state.answers[frame.seat])

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return price_nouns(self.card_price(state, frame.seat)) if option == YES else []

    def card_price(self, state: State, seat: int) -> int:
        return card_price(state.seats[seat])

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        return NO if NO in options else options[0]


class Research(Buying):
    """Each buys any of the offered cards, one yes or no a card in order of number (TM-PHASE-04 to -06)."""

    def seats(self, state: State, frame: Frame) -> list[int]:
        return list(range(len(state.seats)))

    def next_card(self, state: State, seat: int, answers: list[int]) -> int:
        offered = state.seats[seat].offered
        return offered[len(answers)] if len(answers) < len(offered) else 0

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        """Return the card, then the heat that pays for those bought."""
        result = super().about(state, frame)
        if result or not self.next_candidates(state, frame, frame.seat, state.answers[frame.seat]):
            return result
        return {"resource": "heat"}

    def next_candidates(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        board = state.seats[seat]
        offered = len(board.offered)
        if len(answers) < offered:
            return [YES, NO]
        price = self.card_price(state, seat) * answers.count(YES)
        if len(answers) == offered and board.heat_is_money and price and board.stock[HEAT]:
            return list(range(PAY_HEAT.first, PAY_HEAT.first + min(price, board.stock[HEAT]) + 1))
        return []

    def next_reason(self, state: State, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        board = state.seats[seat]
        bought = answers.count(YES)
        price = self.card_price(state, seat)
        if option == NO:
            return POSSIBLE
        if option == YES:
            return TOO_EXPENSIVE if price * (bought + 1) > money(board) else POSSIBLE
        return PAYMENT_SHORT if price * bought - (option - PAY_HEAT.offset) > board.stock[CREDITS] else POSSIBLE

    def rest(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        return [len(answers), answers.count(YES)]

    def next_prompt(self, state: State, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        number = self.next_card(state, seat, answers)
        if number:
            return Phrase("ask-buy", {"card": CARDS[number].noun()})
        price = self.card_price(state, seat) * answers.count(YES)
        return Phrase("ask-payment", {"what": Noun("heat", 2), "price": price})

    def resolve(self, state: State, frame: Frame) -> None:
        for seat in state.in_order(state.first):
            board = state.seats[seat]
            answers = state.answers[seat]
            bought = [number for number, answer in zip(board.offered, answers, strict=False) if answer == YES]
            heat = answers[-1] - PAY_HEAT.offset if answers and PAY_HEAT.has(answers[-1]) else 0
            if heat:
                board.stock[HEAT] -= heat
                state.emit("log-pay", seat=seat_noun(state, seat), what=Noun("heat", heat, True))
            board.stock[CREDITS] -= self.card_price(state, seat) * len(bought) - heat
            keep(state, seat, bought)
        start_action_phase(state)


def keep(state: State, seat: int, bought: list[int]) -> None:
    """The bought cards go to the hand, the others of those offered to the discards."""
    board = state.seats[seat]
    for number in board.offered:
        state.known[number] = 1 << seat
        if number in bought:
            insort(board.hand, number)
        else:
            discard(state, number)
    board.offered = []
    state.emit("log-buy", seat=seat_noun(state, seat), cards=Noun("cards", len(bought), True))


class FinalGreenery(Verb):
    """After the last production each seat may convert plants once more (TM-END-04 to -07)."""

    def __init__(self) -> None:
        super().__init__(ASKS)
        self.begins = True

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [CONVERT_PLANTS, END]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return CONVERT_PLANTS_ACTION.reason(state, frame, option) if option == CONVERT_PLANTS else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == CONVERT_PLANTS:
            state.push(self, frame.seat)
            CONVERT_PLANTS_ACTION.take(state, frame, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-final-greenery")

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        return Phrase("option-keep-plants") if option == END else super().label(state, frame, option)


ACTION_PHASE: Final = ActionPhase()
PRODUCTION_PHASE: Final = ProductionPhase()
DRAFT: Final = Draft()
RESEARCH: Final = Research()
FINAL_GREENERY: Final = FinalGreenery()
