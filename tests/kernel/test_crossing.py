"""The kernel on its own: what Crossing needs is what the rulebooks need."""

import pytest

from crossing.rules.rulebook import Crossing
from crossing.rules.vocabulary import BID, CASH, LET, REFUSE, STEP, STOP
from valles.game import Game
from valles.kernel import effect
from valles.kernel.choice import IllegalMove
from valles.kernel.view import Hole
from valles.testing import laws

pytestmark = pytest.mark.skipif(
    not str(effect.__file__).endswith(".py"), reason="an interpreted game cannot stand on the compiled kernel"
)


@pytest.fixture
def rules():
    return Crossing()


def start(rules, players=2):
    return rules.new(rules.setup(players=players), b"seed")


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_crossing_keeps_every_law(rules, players, seed):
    assert laws.check(rules, seed=seed, players=players) >= 3


def test_a_piece_moves_step_by_step(rules):
    state = start(rules)
    state.apply(0, STEP)
    assert state.field == [1, 2]
    assert state.pending_seats() == [0]


def test_another_seat_decides_in_the_middle_of_a_turn(rules):
    state = start(rules)
    state.apply(0, STEP)
    state.apply(0, STEP)
    assert state.pending_seats() == [1]
    assert state.options(0) == []
    state.apply(1, LET)
    assert state.field == [2, 2]
    assert state.pending_seats() == [0]


def test_refused_leave_costs_the_step(rules):
    state = start(rules)
    state.apply(0, STEP)
    state.apply(0, STEP)
    state.apply(1, REFUSE)
    assert state.field == [1, 2]
    assert state.stack[-1].a == 1


def test_a_standing_offer_interrupts_and_returns(rules):
    state = start(rules)
    state.apply(0, STEP)
    assert CASH in state.options(0)
    state.apply(0, CASH)
    assert (state.points, state.coins, state.stack[-1].a) == ([1, 0], [0, 1], 2)
    assert CASH not in state.options(0)
    with pytest.raises(IllegalMove):
        state.apply(0, CASH)


def test_answers_wait_until_the_last_seat_has_answered(rules):
    state = start(rules)
    state.apply(0, STOP)
    state.apply(1, STOP)
    assert state.pending_seats() == [0, 1]
    state.apply(1, BID.offset + state.hands[1][0])
    assert state.points == [0, 0]
    assert rules.view(state, 0).answers[1] == [-1]
    state.take_back(1)
    assert state.pending_seats() == [0, 1]


def test_a_view_stops_at_what_it_cannot_know(rules):
    state = start(rules)
    state.apply(0, STOP)
    state.apply(1, STOP)
    state.apply(1, BID.offset + state.hands[1][0])
    view = rules.view(state, 0)
    with pytest.raises(Hole):
        view.apply(0, view.options(0)[0])


def test_undo_goes_back_step_by_step(rules):
    game = Game(rules, rules.setup(players=2), 5)
    game.play("yellow", "step")
    before = game.hash()
    game.play("yellow", "cash")
    game.undo()
    assert game.hash() == before
