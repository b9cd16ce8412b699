"""The tasks of the First Colonists variant (OM-FIRST-04 to -08)."""

from __future__ import annotations

from valles.games.on_mars.rules.card import A_CARDS, B_CARDS
from valles.games.on_mars.rules.component import DEVELOPED, DEVELOPED_TWICE, FIRST_A, FIRST_B
from valles.games.on_mars.rules.stack import UNKNOWN, draw
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import receive
from valles.kernel.view import HOLE, Hole


def built(state: State, seat: int, building: int) -> None:
    """The first building of a type on the A card brings two B cards."""
    board = state.seats[seat]
    if board.first_card == UNKNOWN:
        raise Hole
    if board.first_card and building in A_CARDS[board.first_card - FIRST_A].buildings:
        if state.sink is not None:
            state.emit("om-log-first-card", seat=state.noun(seat), card=A_CARDS[board.first_card - FIRST_A].noun())
        state.first_shown.append(board.first_card)
        board.first_card = 0
        for _ in range(min(2, len(state.task_deck))):
            board.tasks.append(draw(state.task_deck))
        board.tasks.sort()
        if state.sink is not None:
            state.emit("om-log-first-cards", 1 << seat, cards=[B_CARDS[n - FIRST_B].noun() for n in board.tasks])


def did(state: State, seat: int, task: int) -> None:
    """Note that the seat has done what its B cards may ask for."""
    board = state.seats[seat]
    for number in board.tasks:
        if number and B_CARDS[number - FIRST_B].task == task and number not in board.tasks_done:
            board.tasks_done.append(number)


def unrewarded(state: State) -> list[int]:
    """Return the seats that have done a task in this round without showing one."""
    seats = []
    for seat, board in enumerate(state.seats):
        if not board.task_shown:
            if HOLE in board.tasks:
                raise Hole
            if board.tasks_done:
                seats.append(seat)
    return seats


def reward(state: State) -> None:
    """At the end of a round nobody forgoes the reward of a task that is done (OM-FIRST-06)."""
    for seat in unrewarded(state):
        show(state, seat, state.seats[seat].tasks_done[0])


def forget_tasks(state: State) -> None:
    """In the next round tasks have to be done anew, and one may be shown again (OM-FIRST-07)."""
    for board in state.seats:
        board.tasks_done = []
        board.task_shown = False


def developed(state: State, seat: int) -> None:
    board = state.seats[seat]
    board.developed += 1
    did(state, seat, DEVELOPED)
    if board.developed >= 2:
        did(state, seat, DEVELOPED_TWICE)


def show(state: State, seat: int, number: int) -> None:
    """Show a card whose task is done and take its reward."""
    board = state.seats[seat]
    card = B_CARDS[number - FIRST_B]
    board.tasks.remove(number)
    board.tasks_done.remove(number)
    state.first_shown.append(number)
    board.task_shown = True
    if state.sink is not None:
        state.emit("om-log-task", seat=state.noun(seat), card=card.noun())
    receive(state, seat, card.good, 1)
