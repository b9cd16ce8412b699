"""The opponent that looks ahead: legal, within its budget, the same for the same seed and view, whatever is hidden."""

import time
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from tests.players.test_learned import GAME, RULES, UNKNOWN, learned, played, seen
from valles.game import seed_bytes
from valles.games.registry import part
from valles.kernel.shuffle import Stream
from valles.players import UnknownPlayer, check_setup, player, playing_opponent
from valles.players.checkpoint import UnknownSetup
from valles.players.expert import DEFAULT, ExpertPlayer
from valles.players.network import network
from valles.players.search import Search

pytestmark = pytest.mark.slow

BUDGET = 16
ENCODING = part(GAME, "encoding")


def small(seed=1, **config):
    return ExpertPlayer(GAME, seed, replace(DEFAULT, evaluations=BUDGET, **config))


def searched_choice(player, view):
    """Return the player's choice and the number of evaluations."""
    return player.choose(view), player.evaluations


@pytest.mark.nightly("players", cases=200, size=10)
@pytest.mark.parametrize("count", (1, 2))
def test_every_choice_is_legal_and_within_the_budget(count, cases):
    check_choices(count, cases)


@pytest.mark.nightly("players", cases=200, size=10, quick=0)
@pytest.mark.parametrize("count", (3, 4, 5))
def test_every_choice_of_more_players_is_legal_and_within_the_budget(count, cases):
    check_choices(count, cases)


def check_choices(count, seeds):
    """Play games and check every choice."""
    for seed in seeds:
        players = [small(seed) for _ in range(count)]
        searched = 0
        for state, seat, option in played(players, seed, edition=("de", "pl", "it", "nl")[seed % 4]):
            if seat is not None:
                assert option in state.options(seat)
                assert players[seat].evaluations <= BUDGET
                searched += players[seat].evaluations > 1
        assert state.over() and searched > 10


def first(count, players, seed=1):
    """The first decisions of a game, one after the other."""
    return islice(played(players, seed), count)


@pytest.mark.nightly("secrecy", cases=100)
def test_what_is_hidden_makes_no_difference(case, nightly):
    """At every decision, another state behind the same view leads to the same search."""
    stream = Stream(seed_bytes(case), "hidden")
    for state, seat, _ in played([learned(), learned()], case):
        if seat is not None and (nightly or state.generation == 6):
            view = RULES.view(state, seat)
            other = RULES.filled(view, stream)
            assert searched_choice(small(case), seen(other, seat)) == searched_choice(small(case), seen(state, seat))


def test_it_depends_on_no_decision_before():
    """The same seed plays the same game, also where each decision has a player of its own, as at a server."""
    one = small(5)
    for state, seat, option in first(30, [one, one]):
        assert small(5).choose(seen(state, seat)) == option


@cache
def positions():
    """Views of a game between nets, of those who have a choice."""
    views = []
    for state, seat, _ in first(40, [learned(), learned()]):
        view = seen(state, seat)
        if len(view.options) > 1 and not RULES.vocabulary.kind_of(view.options[0]).pays:
            views.append(view)
    return views


def test_what_is_sure_is_not_looked_for_and_what_is_not_is():
    results = [searched_choice(small(), view) for view in positions()]

    for view, (option, evaluations) in zip(positions(), results, strict=True):
        assert evaluations > 1 or option == learned().choose(view)
    assert 0 < sum(evaluations == 1 for _, evaluations in results) < len(results)


def test_a_clear_lead_ends_the_search():
    view = next(view for view in positions() if len(view.options) > 3)
    wide = replace(DEFAULT, evaluations=200, min_prior=0.0, max_candidates=4, depth=2)
    soon, late = (ExpertPlayer(GAME, 1, replace(wide, cutoff=cutoff)) for cutoff in (0.0, 100.0))

    assert searched_choice(soon, view)[1] < searched_choice(late, view)[1] <= 200


def test_when_time_is_up_it_answers_by_what_it_knows(monkeypatch):
    """A clock that moves on by a second whenever it is looked at."""
    ticks = iter(range(100_000))
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks))
    for view in positions()[:15]:
        option, evaluations = searched_choice(small(seconds=1.0), view)
        assert evaluations == 1 and option == learned().choose(view)


def test_answers_are_compared_behind_the_same_fillings():
    view = next(view for view in positions() if len(view.options) > 3)
    wide = replace(DEFAULT, evaluations=200, min_prior=0.0, max_candidates=4, depth=2, cutoff=100)
    search = Search(RULES, view.state, view.number, wide, seed_bytes(1))
    steps = search.best_option()
    rows = next(steps)
    with pytest.raises(StopIteration):
        while True:
            rows = steps.send(network(GAME).forward(rows))

    fewer, as_many, more, most = sorted(len(values) for values in search._values.values())
    assert 0 < fewer == as_many < more == most


def test_rows_are_evaluated_alike_alone_and_together():
    rows = [ENCODING.row(view.state, view.number, view.options) for view in positions()[:12]]
    all_logits, values = network(GAME).forward(rows)
    for row, logits, value in zip(rows, all_logits, values, strict=True):
        alone, worth = network(GAME).forward([row])
        assert abs(alone[0] - logits).max() < 1e-3 and abs(worth[0] - value) < 1e-4


@pytest.mark.parametrize(
    ("settings", "evaluations", "seconds"), [("256", 256, 0), ("2s", DEFAULT.evaluations, 2), ("64:1.5s", 64, 1.5)]
)
def test_its_budget_may_follow_its_name(settings, evaluations, seconds):
    made = player(f"expert:{settings}", GAME, 1)

    assert isinstance(made, ExpertPlayer)
    assert made.config == replace(DEFAULT, evaluations=evaluations, seconds=seconds)


@pytest.mark.parametrize("settings", ["0", "many", "-1", "1.5", "64:2", "64s:2", "99999999"])
def test_malformed_settings_are_refused(settings):
    with pytest.raises(
        ValueError, match=rf"expert is followed by evaluations, seconds or both, .*, not by '{settings}'"
    ):
        player(f"expert:{settings}", GAME, 1)


@pytest.mark.parametrize("name", ["learned:16", "expert:", "nobody:16"])
def test_other_players_have_no_settings(name):
    with pytest.raises(UnknownPlayer, match=f"has no opponent '{name}'"):
        player(name, GAME, 1)


@pytest.mark.parametrize("name", ["expert", "expert:16"])
@pytest.mark.parametrize("options", UNKNOWN, ids=str)
def test_a_set_up_that_the_net_does_not_know_is_refused(name, options):
    setup = RULES.setup(players=2, **options)

    with pytest.raises(UnknownSetup, match=r"^expert: this was trained for .*; greedy plays every set-up$"):
        check_setup(name, GAME, setup)
    assert playing_opponent(name, GAME, setup) == "greedy"
