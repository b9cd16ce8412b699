"""Batches: what is played, how it is encoded, and that processes change nothing."""

import hashlib
from typing import Any

import numpy as np
import pytest

from tests.on_mars.rules.test_solo_goals import played as played_alone
from valles.kernel.choice import IllegalMove
from valles.kernel.encoding import NOBODY, next_decision
from valles.players.reward import margin, win
from valles.research.batch import Batch
from valles.research.encode import encoder


def first_legal(batch, step=0):
    """An answer for each game that depends on nothing but the mask and the number of the step."""
    return np.array([np.flatnonzero(mask)[step * 7 % mask.sum()] for mask in batch.masks])


def played(batch, steps):
    """A checksum of all data of a batch in so many steps."""
    total = hashlib.sha256()
    for step in range(steps):
        total.update(batch.rows.tobytes() + batch.seats.tobytes() + batch.rewards.tobytes() + batch.done.tobytes())
        batch.step(first_legal(batch, step))
    return total.hexdigest()


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
def test_a_batch_has_the_results_of_its_games(game):
    batch = Batch(game, 2, 3, seed=4)
    encoding = encoder(game)
    for step in range(25):
        for place in range(3):
            state, seat = batch.state(place), int(batch.seats[place])
            assert seat in state.pending_seats()
            assert (batch.observations[place] == encoding.flat(state, seat)).all()
            assert (batch.masks[place] == encoding.mask(state, seat)).all()
        batch.step(first_legal(batch, step))


def test_a_game_that_ends_gives_its_rewards_and_is_followed_by_another():
    batch = Batch("terraforming_mars", 1, 2, seed=1)
    ended = 0
    for step in range(600):
        before = [batch.state(place) for place in range(2)]
        seats, actions = batch.seats.copy(), first_legal(batch, step)
        batch.step(actions)
        for place in np.flatnonzero(batch.done).tolist():
            state = before[place]
            state.apply(int(seats[place]), int(actions[place]))
            assert next_decision(state, True, True) == (NOBODY, [])
            assert batch.rewards[place].tolist() == win(state)
            assert batch.points[place, 0] == state.rules.scores(state)[0]["total"]
            assert batch.state(place).generation == 1
            ended += 1
    assert ended


def test_forced_questions_and_payments_are_asked_only_on_request():
    def question_kinds(**options):
        batch = Batch("terraforming_mars", 2, 8, seed=2, **options)
        kinds, fewest = set(), 99
        for step in range(150):
            kinds |= {encoder("terraforming_mars").options()[option].rsplit(":", 1)[0] for option in first_legal(batch)}
            fewest = min(fewest, batch.masks.sum(axis=1).min())
            batch.step(first_legal(batch, step))
        return kinds, fewest

    kinds, fewest = question_kinds()
    assert fewest > 1
    assert not {kind for kind in kinds if kind.startswith("pay")}
    kinds, fewest = question_kinds(forced=True, payments=True)
    assert fewest == 1
    assert {kind for kind in kinds if kind.startswith("pay")}


@pytest.mark.integration
def test_several_processes_play_the_same_games_as_one():
    options: dict[str, Any] = {"players": (1, 2, 5), "size": 7, "seed": 3, "dtype": "uint8"}
    with Batch("terraforming_mars", **options) as one, Batch("terraforming_mars", processes=2, **options) as two:
        assert played(one, 20) == played(two, 20)
        with one.copy([6, 0, 0]) as some, two.copy([6, 0, 0]) as same:
            assert (some.rows == one.rows[[6, 0, 0]]).all()
            assert played(some, 5) == played(same, 5)
        assert (one.rows == two.rows).all()
        two._workers._workers[1]._process.kill()  # type: ignore[union-attr]
        with pytest.raises(RuntimeError, match="process 1 of the batch is gone"):
            played(two, 2)


def test_a_copy_is_independent():
    batch = Batch("on_mars", 2, 2, seed=8)
    played(batch, 10)
    rows = batch.rows.copy()
    played(batch.copy(), 10)
    assert (batch.rows == rows).all()


def test_a_game_is_stopped_after_the_rounds_it_is_given():
    batch = Batch("terraforming_mars", 2, 2, seed=1, rounds=1)
    for step in range(400):
        batch.step(first_legal(batch, step))
        if batch.done.any():
            break
    assert (batch.truncated == batch.done).all()
    assert batch.done.any()


def test_bytes_and_floats_encode_the_same():
    bytes_, floats = (Batch("terraforming_mars", 3, 2, seed=1, dtype=dtype) for dtype in ("uint8", "float32"))
    assert bytes_.observations.dtype == np.uint8
    assert (bytes_.observations * bytes_.scale == floats.observations).all()


def test_the_reward_of_a_margin_grows_with_the_lead():
    batch = Batch("terraforming_mars", 2, 1, seed=1)
    state = batch.state(0)
    state.seats[0].rating = 30
    close = margin(state)
    state.seats[0].rating = 60
    far = margin(state)
    assert close[0] == -close[1]
    assert 0.5 < close[0] < far[0] < 1.5


def test_the_reward_of_a_margin_grows_with_what_was_reached_alone():
    tries: tuple[dict[str, int], ...] = ({"level": 1, "lead": -20}, {"lead": 0}, {})
    nothing, close, won = (margin(played_alone("first_colonists", **changes).state)[0] for changes in tries)
    assert nothing < 0 and nothing < close < won - 1

    state = Batch("terraforming_mars", 1, 1, seed=1, prelude=True, goal="rating").state(0)
    state.seats[0].rating = 40
    far = margin(state)
    state.seats[0].rating = 62
    assert far < margin(state) < [-0.5]


def test_the_options_of_tables_are_given_to_the_games_in_turn():
    batch = Batch("terraforming_mars", [{"players": 2, "draft": True}, 3], 5, seed=1, edition="pl")
    assert [(len(batch.state(place).seats), batch.plan.setup_of(place)["draft"]) for place in range(5)] == [
        (2, True), (3, False), (2, True), (3, False), (2, True),
    ]  # fmt: skip
    assert {setup["edition"] for setup in batch.plan.setups} == {"pl"}


def test_errors_of_bad_input_name_what_was_possible():
    batch = Batch("terraforming_mars", 2, 2, seed=1)
    rows = batch.rows.copy()
    with pytest.raises(ValueError, match=r"expected 2 integers, one per game, got int64 of shape \(3,\)"):
        batch.step([1, 2, 3])
    with pytest.raises(ValueError, match="expected 2 integers, one per game, got float64"):
        batch.step([1.0, 2.0])
    with pytest.raises(IllegalMove, match=r"game 1 of the batch has 2 options now \(card:.*, card:.*\), not pass"):
        batch.step([first_legal(batch)[0], 0])
    with pytest.raises(IllegalMove, match="not option 5000"):
        batch.step([first_legal(batch)[0], 5000])
    assert (batch.rows == rows).all()
    with pytest.raises(ValueError, match="terraforming_mars is for 1 to 5 players, not 6"):
        Batch("terraforming_mars", 6, 2)
    with pytest.raises(ValueError, match="unknown reward 'points'; available: win, margin"):
        Batch("terraforming_mars", 2, 2, reward="points")
    with pytest.raises(ValueError, match="float32 or uint8, not 'float64'"):
        Batch("terraforming_mars", 2, 2, dtype="float64")
    with pytest.raises(ValueError, match="no more processes than games, not 2, 3"):
        Batch("terraforming_mars", 2, 2, processes=3)
    with pytest.raises(ValueError, match="places of this batch are 0 to 1, not"):
        batch.copy([2])


def test_some_tables_may_have_other_opponents():
    tables: list[dict[str, Any]] = [{"players": 2}, {"players": 2, "opponents": "random"}]
    batch = Batch("terraforming_mars", tables, 4, seed=3)
    seats: list[set[int]] = [set() for _ in range(4)]

    for step in range(40):
        for place, seat in enumerate(batch.seats.tolist()):
            seats[place].add(seat)
        batch.step(first_legal(batch, step))

    assert seats == [{0, 1}, {0}, {0, 1}, {1}]


def test_opponents_of_a_table_must_exist():
    with pytest.raises(ValueError, match="anybody"):
        Batch("terraforming_mars", [{"players": 2, "opponents": "anybody"}], 2)
