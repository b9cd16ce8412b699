"""Setting up: the decks, the neutral tiles of the solo game, corporations and first hands."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valles.games.terraforming_mars.boxes.prelude.rules import discard_preludes
from valles.games.terraforming_mars.effects.stock import Pay
from valles.games.terraforming_mars.effects.trigger import CITY_PLACED_ON_MARS
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    APART_FROM_CITIES,
    BEGINNER,
    CARD_PRICE,
    CITY_TILE,
    CREDITS,
    GREENERY_TILE,
    NEUTRAL,
    ON_LAND,
    POLISH,
    PRELUDES_KEPT,
    SOLO_RATING,
    STARTING_CARDS,
    STARTING_RATING,
)
from valles.games.terraforming_mars.rules.deck import (
    all_corporations,
    all_projects,
    discard,
    everyone,
    seat_noun,
    top_card,
)
from valles.games.terraforming_mars.rules.phase import Buying, keep, start_action_phase
from valles.games.terraforming_mars.rules.reason import POSSIBLE, TOO_EXPENSIVE, TWO_PRELUDES
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.tiles import city_count, place_neutral, space_reason
from valles.games.terraforming_mars.rules.turn import activate
from valles.games.terraforming_mars.rules.vocabulary import CARD_OF, NO, NUMBER_OF, YES
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase


def prepare(state: State, first: int, beginners: list[int], one_each: bool) -> None:
    """Everything before the first decision (TM-SETUP-02 to -14); `one_each` deals corporations by TM-PRE-10."""
    corporations = state.shuffled(all_corporations(state))
    if one_each:
        corporations = alternating(corporations)
    state.deck = state.shuffled(all_projects(state))
    state.known[BEGINNER] = everyone(state)
    state.first = state.shuffled(list(range(len(state.seats))))[0] if first < 0 else first
    for board in state.seats:
        board.rating = SOLO_RATING if state.solo else STARTING_RATING
        board.production = [0 if state.corporate_era else 1] * 6
    if state.solo:
        place_neutral_tiles(state)
    boxes = boxes_of(state)
    for box in boxes:
        box.prepare(state)
    order = state.in_order(state.first)
    for seat in [s for s in order if s in beginners] + [s for s in order if s not in beginners]:
        board = state.seats[seat]
        for _ in range(STARTING_CARDS):
            number = top_card(state)
            state.known[number] = 1 << seat
            insort(board.offered, number)
        if seat in beginners:
            board.dealt = [BEGINNER]
        else:
            board.dealt = sorted([corporations.pop(), corporations.pop()])
            for number in board.dealt:
                state.known[number] = 1 << seat
        for box in boxes:
            box.deal(state, seat)
    state.push(FIRST_HANDS, 0)
    for box in reversed(boxes):
        box.open(state)


def alternating(corporations: list[int]) -> list[int]:
    """So that each two from the end are one of a later box and one of the first."""
    first = [number for number in corporations if number < BEGINNER]
    later = [number for number in corporations if number > BEGINNER]
    return [number for pair in zip(first, later, strict=False) for number in pair]


def place_neutral_tiles(state: State) -> None:
    """Two cities and a greenery beside each, by the costs of four discarded cards (TM-SOLO-02 to -09)."""
    costs = []
    for _ in range(4):
        number = top_card(state)
        state.known[number] = everyone(state)
        discard(state, number)
        costs.append(CARDS[number].cost)
    cities = []
    forwards = list(range(state.map.areas))
    for cost, areas in zip(costs[:2], (forwards, forwards[::-1]), strict=True):
        allowed = [area for area in areas if space_reason(state, NEUTRAL, area, APART_FROM_CITIES, False) == POSSIBLE]
        space = allowed[(max(cost, 1) - 1) % len(allowed)]
        place_neutral(state, space, CITY_TILE)
        cities.append(space)
    for cost, city in zip(costs[2:], cities, strict=True):
        ring = [area for area in state.map.around[city] if area >= 0]
        allowed = [area for area in ring if space_reason(state, NEUTRAL, area, ON_LAND, False) == POSSIBLE]
        if allowed:  # TM-SOLO-21
            steps = cost if state.edition == POLISH else max(cost, 1) - 1
            place_neutral(state, allowed[steps % len(allowed)], GREENERY_TILE)


class FirstHands(Buying):
    """Each picks a corporation, two of four preludes, then yes or no for each of ten cards.

    Beginners have their corporation and their cards already (TM-SETUP-14 to -19, TM-PRE-06, -69).
    """

    def seats(self, state: State, frame: Frame) -> list[int]:
        return [seat for seat, board in enumerate(state.seats) if board.dealt != [BEGINNER] or board.preludes]

    def next_card(self, state: State, seat: int, answers: list[int]) -> int:
        board = state.seats[seat]
        place = len(answers) - corporation_answers(board)
        if 0 <= place < len(board.preludes):
            return board.preludes[place]
        place -= len(board.preludes)
        bought = board.offered if corporation_answers(board) else []
        return bought[place] if 0 <= place < len(bought) else 0

    def next_candidates(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        board = state.seats[seat]
        if not answers and board.dealt != [BEGINNER]:
            return [CARD_OF[number] for number in board.dealt]
        if not board.preludes:
            return [YES, NO] if len(answers) <= len(board.offered) else []
        return [YES, NO] if self.next_card(state, seat, answers) else []

    def next_reason(self, state: State, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        board = state.seats[seat]
        if not answers and board.dealt != [BEGINNER]:
            return POSSIBLE
        if is_about_preludes(board, answers):
            kept = answers.count(YES) + int(option == YES)
            left = corporation_answers(board) + len(board.preludes) - len(answers) - 1
            return POSSIBLE if kept <= PRELUDES_KEPT <= kept + left else TWO_PRELUDES
        corporation = CARDS[NUMBER_OF[answers[0]]]
        bought = len(bought_cards(board, answers)) if board.preludes else answers.count(YES)
        short = option == YES and corporation.card_price * (bought + 1) > corporation.credits
        return TOO_EXPENSIVE if short else POSSIBLE

    def rest(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        """The corporation, and of how many cards how many more it can buy; before that the preludes kept so far."""
        if not answers:
            return []
        board = state.seats[seat]
        if is_about_preludes(board, answers):
            return [answers[0] if corporation_answers(board) else 0, len(answers), answers.count(YES), 0]
        if not corporation_answers(board):
            return answers
        cards = corporation_answers(board) + len(board.preludes) + len(board.offered) - len(answers)
        corporation = CARDS[NUMBER_OF[answers[0]]]
        affordable = corporation.credits // corporation.card_price - len(bought_cards(board, answers))
        return [answers[0], cards, min(affordable, cards)]

    def next_prompt(self, state: State, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        board = state.seats[seat]
        if len(answers) < corporation_answers(board):
            return Phrase("ask-corporation")
        card = CARDS[self.next_card(state, seat, answers)].noun()
        if is_about_preludes(board, answers):
            return Phrase("ask-keep-prelude", {"card": card, "left": PRELUDES_KEPT - answers.count(YES)})
        due = credits_due(kept_preludes(board, answers))
        if due:
            return Phrase("ask-buy-before-preludes", {"card": card, "what": Noun("credits", due, True)})
        return Phrase("ask-buy", {"card": card})

    def card_price(self, state: State, seat: int) -> int:
        """Return the price with the corporation that the seat has chosen."""
        answers = state.answers[seat]
        return CARDS[NUMBER_OF[answers[0]]].card_price if answers else CARD_PRICE

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        """Keeping a prelude costs nothing (TM-PRE-07)."""
        free = is_about_preludes(state.seats[frame.seat], state.answers[frame.seat])
        return [] if free else super().price_of(state, frame, option)

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        free = is_about_preludes(state.seats[frame.seat], state.answers[frame.seat])
        return options[0] if free else super().default_option(state, frame, options)

    def resolve(self, state: State, frame: Frame) -> None:
        start_action_phase(state)
        order = state.in_order(state.first)
        for box in reversed(boxes_of(state)):
            box.begin(state)
        for seat in reversed(order):
            state.push(SHOW_CORPORATION, seat)
        for seat, board in enumerate(state.seats):
            answers = state.answers[seat]
            board.corporation = NUMBER_OF[answers[0]] if corporation_answers(board) else BEGINNER
            board.kept = bought_cards(board, answers)
            kept = kept_preludes(board, answers)
            discard_preludes(state, [number for number in board.preludes if number not in kept])
            board.preludes = kept


def corporation_answers(board: Seat) -> int:
    """Return the number of first answers that choose a corporation."""
    return 0 if board.dealt == [BEGINNER] else 1


def is_about_preludes(board: Seat, answers: list[int]) -> bool:
    """Return True if the answer after these decides whether a prelude is kept."""
    return len(board.preludes) > 0 and 0 <= len(answers) - corporation_answers(board) < len(board.preludes)


def kept_preludes(board: Seat, answers: list[int]) -> list[int]:
    choices = answers[corporation_answers(board) :]
    return [number for number, answer in zip(board.preludes, choices, strict=False) if answer == YES]


def bought_cards(board: Seat, answers: list[int]) -> list[int]:
    choices = answers[corporation_answers(board) + len(board.preludes) :]
    return [number for number, answer in zip(board.offered, choices, strict=False) if answer == YES]


def credits_due(preludes: list[int]) -> int:
    """M€ that the preludes will ask for, and for which nothing is set aside (TM-PRE-09)."""
    return sum(part.price for number in preludes for part in CARDS[number].play if isinstance(part, Pay))


class ShowCorporation(Verb):
    """A corporation is shown: its means, its production, and the kept cards paid for (TM-SETUP-17 to -19)."""

    def run(self, state: State, frame: Frame) -> None:
        seat = frame.seat
        board = state.seats[seat]
        card = CARDS[board.corporation]
        board.dealt = []
        board.stock[CREDITS] += card.credits
        board.tableau = [card.number]
        state.known[card.number] = everyone(state)
        state.emit("log-corporation", seat=seat_noun(state, seat), card=card.noun())
        if card.number != BEGINNER:
            kept, board.kept = board.kept, []
            board.stock[CREDITS] -= card.card_price * len(kept)
            keep(state, seat, kept)
        activate(state, seat, card.number)
        board.first_action = bool(card.first)
        for trigger in card.when:
            times = trigger.times(state, seat, seat, card)
            if trigger.event == CITY_PLACED_ON_MARS:
                times = city_count(state, True)
            for _ in range(times):
                state.push(trigger.do, seat, card.number)
        for part in reversed(card.play):
            state.push(part, seat, card.number)


FIRST_HANDS: Final = FirstHands()
SHOW_CORPORATION: Final = ShowCorporation()
