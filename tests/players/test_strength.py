"""A short arena: the players with a net are no weaker than they were, on the same deals."""

from statistics import mean

import pytest

from bench.search import FIRST_DEAL, matches_of, play

DEALS = 40


@pytest.mark.nightly("players", quick=0)
@pytest.mark.parametrize(
    ("name", "others", "least"),
    [("learned", "greedy", 0.6), ("expert:256", "learned", 0.4)],
)
def test_it_wins_at_least_so_often(name, others, least, record_property):
    """Limits are more than two standard errors below what is expected: chance on these deals makes no difference."""
    games = list(play("terraforming_mars", "", matches_of(name, others, 2, range(FIRST_DEAL, FIRST_DEAL + DEALS))))

    assert len(games) == 2 * DEALS
    share = mean(each["shares"][each["seat"]] for each in games)
    record_property("share_won", round(share, 2))
    assert share >= least
