"""The arena is fair: everybody has the same deals in every seat, and the results are computed correctly."""

from collections import Counter
from dataclasses import replace

import pytest

from valles.players.arena import lineups, matches, mean_interval, ratings, report, wilson
from valles.players.match import Match, Outcome, game_of, outcome_of, play

PAIRS = (("a", "b"), ("b", "a"))
SOME = Outcome(
    game="some",
    rules=1,
    setup={},
    seed=0,
    players=("a", "b"),
    seats=("x", "y"),
    first=0,
    moves=[],
    rounds=1,
    winners=[0],
    scores=[{"total": 30}, {"total": 20}],
    holdings=[],
    hash="",
)


def game(seed, players, points):
    best = max(points)
    return replace(
        SOME,
        seed=seed,
        players=players,
        seats=tuple("uvwxy"[: len(points)]),
        winners=[seat for seat, total in enumerate(points) if total == best],
        scores=[{"total": total} for total in points],
    )


@pytest.mark.parametrize(("names", "seats"), [("ab", 2), ("abc", 2), ("ab", 3), ("abc", 3), ("abcd", 3)])
def test_everybody_sits_in_every_seat_as_often_with_the_same_deals(names, seats):
    result = list(matches("some", {seats: {}}, names, range(5, 8)))
    taken = Counter((match.seed, seat, name) for match in result for seat, name in enumerate(match.players))
    assert {seed for seed, _, _ in taken} == {5, 6, 7}
    assert len(taken) == 3 * seats * len(names)
    for name in names:
        assert len({taken[seed, seat, name] for seed in (5, 6, 7) for seat in range(seats)}) == 1


def test_one_player_plays_with_itself_once_a_deal():
    assert [match.players for match in matches("some", {3: {}}, ["a"], range(2))] == [("a", "a", "a")] * 2
    assert lineups(["a", "b"], 1) == [("a",), ("b",)]


@pytest.mark.parametrize("names", [[], ["a", "b", "a"]])
def test_a_player_is_named_once(names):
    with pytest.raises(ValueError, match="name every player once"):
        list(matches("some", {2: {}}, names, range(1)))


def test_differences_are_those_within_the_same_deals():
    # In every deal a is better by 10 in one seat and by 6 in the other, while deals differ by hundreds.
    games = [
        each
        for seed in range(10)
        for each in (
            game(seed, ("a", "b"), [100 * seed + 10, 100 * seed]),
            game(seed, ("b", "a"), [100 * seed + 1, 100 * seed + 7 + (seed % 2)]),
        )
    ]
    result = report(["a", "b"], games)
    [gap] = result.differences
    assert (gap.player, gap.other, gap.deals) == ("a", "b", 10)
    assert gap.points.value == pytest.approx(8.25)
    assert 8 < gap.points.low < gap.points.value < gap.points.high < 8.5
    best, worst = result.standings
    assert (best.player, best.games, best.won, best.rate.value) == ("a", 20, 20, 1)
    assert worst.rate.high < best.rate.low
    assert worst.rating.high < best.rating.low


def test_games_alone_are_compared_by_deal():
    games = [game(seed, (name,), [50 + seed + (name == "a")]) for seed in range(5) for name in "ab"]
    result = report(["a", "b"], games)
    assert result.differences[0].points.value == 1
    assert [each.player for each in result.standings] == ["a", "b"]
    assert result.standings[0].rating.value > result.standings[1].rating.value


def test_games_of_several_numbers_of_players_are_different_deals_and_rated_together():
    tables = {1: {"players": 1}, 3: {"players": 3}, 2: {"players": 2}}
    met = list(matches("some", tables, "ab", range(2)))
    assert [len(match.players) for match in met] == 2 * ([1] * 2 + [3] * 6 + [2] * 2)
    assert all(match.options == tables[len(match.players)] for match in met)

    # Alone a is better by 10; b wins all games of two.
    alone = [game(seed, (name,), [50 + 10 * (name == "a")]) for seed in range(4) for name in "ab"]
    two = [game(seed, players, [40 + 4 * (name == "b") for name in players]) for seed in range(4) for players in PAIRS]
    result = report(["a", "b"], alone + two)
    assert result.differences[0].deals == 8 and result.differences[0].points.value == 3
    assert {each.player: {count: rate.value for count, rate in each.rates.items()} for each in result.standings} == {
        "a": {1: 1, 2: 0},
        "b": {1: 1, 2: 1},
    }
    assert [each.player for each in result.standings] == ["b", "a"]
    assert report(["a", "b"], two + alone).standings[0].rating.value < result.standings[0].rating.value


def test_equals_stay_equal():
    games = [game(seed, players, [40, 40]) for seed in range(6) for players in (("a", "b"), ("b", "a"))]
    result = report(["a", "b"], games)
    assert [each.won for each in result.standings] == [6, 6]
    assert result.differences[0].rate.value == 0
    one, two = (each.rating for each in result.standings)
    assert abs(one.value - two.value) < 0.2 and one.low < two.value < one.high


def test_a_player_in_several_seats_is_rated_once_a_game():
    result = ratings(["a", "b"], [[("a", 0), ("b", 1), ("b", 1)]])
    assert result["a"].value > 25 > result["b"].value
    assert ratings(["a"], [[("a", 0), ("a", 1)]])["a"].value == 25


def test_intervals_are_sound_at_the_edges():
    assert wilson(0, 20).low == 0 and 0.1 < wilson(0, 20).high < 0.2
    assert mean_interval([3.0]).high == float("inf")
    assert wilson(50, 100).low == pytest.approx(0.404, abs=0.001)


def test_a_game_is_played_as_its_players_choose_and_can_be_played_again():
    match = Match("terraforming_mars", {"players": 2, "draft": True}, 7, ("greedy", "random"))
    result = play(match)
    assert result == play(match)
    assert result.winners == [0] and result.points[0] > result.points[1]
    again = game_of(result)
    assert again.over and again.record() == game_of(outcome_of(again.record())).record()
    assert replace(outcome_of(again.record()), players=match.players) == result


def test_players_that_do_not_fit_the_seats_are_refused():
    with pytest.raises(ValueError, match="3 seats need 3 players, not 2"):
        play(Match("on_mars", {"players": 3}, 1, ("random", "random")))


def test_a_player_can_be_watched():
    seen = []

    class Watched:
        def __init__(self, seat, inner):
            self.seat, self.inner = seat, inner

        def choose(self, view):
            seen.append(self.seat)
            return self.inner.choose(view)

    match = Match("on_mars", {"players": 2}, 1, ("random", "random"))
    result = play(match, Watched)
    assert seen == [seat for seat, _ in result.moves] and result == play(match)
