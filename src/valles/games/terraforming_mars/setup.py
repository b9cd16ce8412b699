"""Setting up: the decks, the neutral tiles of the solo game, corporations and first hands."""

from __future__ import annotations

from bisect import insort
from typing import Final

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import (
    APART_FROM_CITIES,
    BEGINNER,
    CARD_PRICE,
    CITY_TILE,
    CREDITS,
    GREENERY_TILE,
    NEUTRAL,
    ON_LAND,
    POLISH,
    SOLO_RATING,
    STARTING_CARDS,
    STARTING_RATING,
)
from valles.games.terraforming_mars.deck import all_corporations, all_projects, discard, everyone, seat_noun, top_card
from valles.games.terraforming_mars.effects.trigger import CITY_PLACED_ON_MARS
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.phase import Buying, keep, start_action_phase
from valles.games.terraforming_mars.reaction import times_on_card
from valles.games.terraforming_mars.reason import POSSIBLE, TOO_EXPENSIVE
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.tiles import city_count, place_neutral, space_reason
from valles.games.terraforming_mars.turn import activate
from valles.games.terraforming_mars.vocabulary import CARD_OF, NO, NUMBER_OF, YES
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase


def prepare(state: State, first: int, beginners: list[int]) -> None:
    """Everything before the first decision (TM-SETUP-02 to -14)."""
    corporations = state.shuffled(all_corporations(state))
    state.deck = state.shuffled(all_projects(state))
    state.known[BEGINNER] = everyone(state)
    state.first = state.shuffled(list(range(len(state.seats))))[0] if first < 0 else first
    for board in state.seats:
        board.rating = SOLO_RATING if state.solo else STARTING_RATING
        board.production = [0 if state.corporate_era else 1] * 6
    if state.solo:
        place_neutral_tiles(state)
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
    state.push(FIRST_HANDS, 0)


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
    """Each picks a corporation, then yes or no for each of ten cards (TM-SETUP-14 to -19)."""

    def seats(self, state: State, frame: Frame) -> list[int]:
        return [seat for seat, board in enumerate(state.seats) if board.dealt != [BEGINNER]]

    def next_card(self, state: State, seat: int, answers: list[int]) -> int:
        offered = state.seats[seat].offered
        return offered[len(answers) - 1] if 0 < len(answers) <= len(offered) else 0

    def next_candidates(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        board = state.seats[seat]
        if not answers:
            return [CARD_OF[number] for number in board.dealt]
        return [YES, NO] if len(answers) <= len(board.offered) else []

    def next_reason(self, state: State, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        if not answers:
            return POSSIBLE
        budget = CARDS[NUMBER_OF[answers[0]]].credits
        short = option == YES and CARD_PRICE * (answers.count(YES) + 1) > budget
        return TOO_EXPENSIVE if short else POSSIBLE

    def rest(self, state: State, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        """The corporation, and of how many cards how many more it can buy."""
        if not answers:
            return []
        cards = len(state.seats[seat].offered) + 1 - len(answers)
        affordable = CARDS[NUMBER_OF[answers[0]]].credits // CARD_PRICE - answers.count(YES)
        return [answers[0], cards, min(affordable, cards)]

    def next_asked(self, state: State, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        if not answers:
            return Phrase("ask-corporation")
        return Phrase("ask-buy", {"card": CARDS[self.next_card(state, seat, answers)].noun()})

    def resolve(self, state: State, frame: Frame) -> None:
        start_action_phase(state)
        for seat in reversed(state.in_order(state.first)):
            state.push(SHOW_CORPORATION, seat)
        for seat, board in enumerate(state.seats):
            answers = state.answers[seat]
            board.corporation = BEGINNER if board.dealt == [BEGINNER] else NUMBER_OF[answers[0]]
            board.kept = [n for n, answer in zip(board.offered, answers[1:], strict=False) if answer == YES]


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
        state.tell("log-corporation", seat=seat_noun(state, seat), card=card.noun())
        if card.number != BEGINNER:
            kept, board.kept = board.kept, []
            board.stock[CREDITS] -= CARD_PRICE * len(kept)
            keep(state, seat, kept)
        activate(state, seat, card.number)
        board.first_action = bool(card.first)
        for trigger in card.when:
            times = times_on_card(trigger, seat, seat, card)
            if trigger.event == CITY_PLACED_ON_MARS:
                times = city_count(state, True)
            for _ in range(times):
                state.push(trigger.do, seat, card.number)
        for part in reversed(card.play):
            state.push(part, seat, card.number)


FIRST_HANDS: Final = FirstHands()
SHOW_CORPORATION: Final = ShowCorporation()
