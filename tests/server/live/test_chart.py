"""The chart of a finished game: how everybody stood at the end of each round."""

import asyncio
from pathlib import Path

import pytest

from tests.support.server import clients, running
from valles.game import new, replay
from valles.games.terraforming_mars.rules.component import CREDITS
from valles.hosting.replay import chart_of
from valles.kernel.shuffle import Stream
from valles.players import network
from valles.table.replay import final_answers

TESTS = Path(__file__).parents[2]
THREE = "terraforming_mars/records/random_3_players_it"
ALONE = "terraforming_mars/records/random_solo_lost"
COLONY = "on_mars/records/random_solo_lost"


def finished(name):
    return replay((TESTS / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", [THREE, ALONE, COLONY])
def test_a_chart_has_every_round_once_with_the_points_after_its_last_move(name):
    game = finished(name)

    chart = chart_of(game)

    assert chart.moves == len(game.moves)
    assert [standing.round for standing in chart.rounds] == list(range(1, game.rules.rounds(game.state) + 1))
    for standing in chart.rounds:
        assert standing.scores == game.at(standing.move).scores()
        assert game.rules.rounds(game.at(standing.move - 1).state) == standing.round
    assert chart.rounds[-1].move == len(game.moves)


def test_the_chart_of_terraforming_mars_has_rating_and_income():
    game = finished(THREE)

    middle = chart_of(game).rounds[4]

    then = game.at(middle.move).state
    for seat, name in zip(then.seats, game.seats, strict=True):
        row = {"rating": seat.rating, "income": seat.rating + seat.production[CREDITS]}
        assert middle.figures[name].items() >= row.items()


def test_a_chart_has_predictions_where_the_network_knows_the_game(monkeypatch):
    game = new("terraforming_mars", players=2, seed=4)
    chance = Stream(b"any", "moves")
    while not game.over:
        seat = game.pending[0].seat
        game.play(seat, chance.pick(game.legal(seat)))

    rounds = chart_of(game).rounds

    assert [standing.chances for standing in rounds[:3]] == [{}, {}, {}], "nobody knows so early"
    for standing in rounds[3:]:
        assert set(standing.chances) == set(game.seats) and 99 <= sum(standing.chances.values()) <= 101
    assert [seat for seat, percent in rounds[-1].chances.items() if percent] == list(game.winners)
    assert len({str(standing.chances) for standing in rounds}) > 1
    assert chart_of(finished(COLONY)).rounds[-1].chances == {}, "it has no net"
    assert chart_of(finished(ALONE)).rounds[-1].chances == {}, "nobody else can win"
    monkeypatch.setattr(network, "find_spec", lambda library: None)
    network.network_info.cache_clear()
    assert chart_of(game).rounds[-1].chances == {}, "numpy is missing"


def test_lacerda_has_points_in_the_chart_of_a_game_alone():
    last = chart_of(finished(COLONY)).rounds[-1]

    assert list(last.scores) == ["purple", "lacerda"]
    assert {"techs", "advanced", "lead"} <= set(last.figures["purple"])


def test_a_chart_is_asked_for_as_often_as_one_likes(tmp_path):
    game = finished(THREE)

    async def ask():
        async with clients(server, "Ann") as ann:
            table = await ann.post("/api/records", record=game.record())
            return [await ann.get(f"/api/tables/{table['id']}/chart") for _ in range(2)]

    with running(tmp_path) as server:
        first, second = asyncio.run(ask())

    assert first == second
    assert first["moves"] == len(game.moves)
    assert first["rounds"][-1]["scores"] == game.scores()


@pytest.mark.parametrize("name", [THREE, ALONE, COLONY])
def test_the_steps_of_a_replay_end_with_actions_and_with_questions_to_several_seats(name):
    game = finished(name)

    steps = chart_of(game).steps

    moves = [step.move for step in steps]
    assert moves[0] == 0 and moves[-1] == len(game.moves) and moves == sorted(set(moves))
    assert len(moves) < len(game.moves)
    for move in moves[1:-1]:
        then = game.at(move)
        assert not any(then.state.within_action(then.seats.index(choice.seat)) for choice in then.pending)


def test_a_replay_shows_a_seat_its_first_cards_and_what_it_took():
    game = new("terraforming_mars", players=2, seed=7)
    yellow, blue = game.seats
    chosen: dict[str, list[str]] = {}
    while game.pending and game.pending[0].prompt.key in ("ask-corporation", "ask-buy"):
        for choice in game.pending:
            option = choice.options[len(game.moves) % 2] if len(choice.options) > 1 else choice.options[0]
            chosen.setdefault(choice.seat, []).append(option)
            game.play(choice.seat, option)

    for seat in (yellow, blue):
        number = game.seats.index(seat)
        answers = [game.rules.vocabulary.text(option) for option in final_answers(game, 0, number)]
        assert answers[: len(chosen[seat])] == chosen[seat]
    assert final_answers(game, len(game.moves) - 1, game.seats.index(yellow)) != []
