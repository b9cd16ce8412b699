"""The rating model."""

import random

import pytest

from valles.server.rating.model import Contestant, Rating, RatingModel, computer_rating, log_loss, win_probability

MODEL = RatingModel()
NEW = MODEL.newcomer


def rating_of(game: str, level: str) -> Rating:
    rating = computer_rating(game, level)
    assert rating is not None
    return rating


MEDIUM = rating_of("terraforming_mars", "greedy")


def test_the_winner_gains_what_an_equal_loser_loses():
    winner, loser = MODEL.updated([Contestant(NEW, 1), Contestant(NEW, 2)])

    assert winner.mu - NEW.mu == pytest.approx(NEW.mu - loser.mu)
    assert winner.mu - NEW.mu > 10


def test_equal_places_of_equals_change_nothing_but_the_uncertainty():
    first, second = MODEL.updated([Contestant(NEW, 1), Contestant(NEW, 1)])

    assert [first.mu, second.mu] == pytest.approx([NEW.mu, NEW.mu])
    assert first.sigma < NEW.sigma


def test_a_computer_keeps_its_rating():
    person, computer = MODEL.updated([Contestant(NEW, 1), Contestant(MEDIUM, 2, fixed=True)])

    assert computer == MEDIUM
    assert person.mu > NEW.mu


def test_a_game_of_half_weight_moves_the_rating_half_as_far():
    half, _ = MODEL.updated([Contestant(NEW, 1), Contestant(MEDIUM, 2, fixed=True)], weight=0.5)
    whole, _ = MODEL.updated([Contestant(NEW, 1), Contestant(MEDIUM, 2)])

    assert half.mu - NEW.mu == pytest.approx((whole.mu - NEW.mu) / 2)
    assert NEW.sigma > half.sigma > whole.sigma


def test_the_order_of_the_seats_does_not_matter():
    ratings = [Rating(1400, 150), Rating(1500, 90), Rating(1700, 60)]
    sides = [Contestant(rating, place) for rating, place in zip(ratings, (2, 1, 3), strict=True)]

    assert MODEL.updated(sides[::-1])[::-1] == MODEL.updated(sides)


@pytest.mark.parametrize("strength", [1300, 1800])
def test_a_newcomer_is_near_the_true_strength_after_thirty_games_against_people(strength):
    chance, person = random.Random(3), NEW
    for _ in range(30):
        other = Rating(1550, 60)
        wins = chance.random() < win_probability(Rating(strength, 0), other)
        person, _ = MODEL.updated([Contestant(person, 1 if wins else 2), Contestant(other, 2 if wins else 1)])

    assert abs(person.mu - strength) < person.margin
    assert person.sigma < 0.65 * NEW.sigma


def test_400_points_are_odds_of_ten_to_one():
    assert win_probability(Rating(1900, 0), Rating(1500, 0)) == pytest.approx(10 / 11)
    assert log_loss(Rating(1500, 0), Rating(1500, 0)) == pytest.approx(0.6931, abs=1e-4)


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
def test_stronger_levels_have_higher_ratings(game):
    levels = ["novice", "greedy", "learned" if game == "terraforming_mars" else "expert:16", "expert"]
    known = [rating_of(game, level).mu for level in levels]

    assert known == sorted(set(known))
    assert known[1] == NEW.mu
