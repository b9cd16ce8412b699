"""The laws on thousands of random games, at every decision: only in nightly runs."""

from collections import Counter
from importlib import import_module

import pytest

from tests.laws import case, tables

GAMES = ("terraforming_mars", "on_mars")

both_games = pytest.mark.parametrize("game", GAMES)


def counted(check, game, cases):
    """Run a check on each of these games and return the sum of what it counts."""
    counts: Counter[str] = Counter()
    failures = []
    for seed in cases:
        try:
            counts += check(game, seed)
        except Exception as error:
            error.add_note(f"{check.__name__}: {game}, seed {seed}")
            failures.append(error)
    if failures:
        raise ExceptionGroup(f"{len(failures)} of {len(cases)} games", failures)
    return counts


@both_games
@pytest.mark.nightly("rules", cases=10_000, size=500, quick=0)
def test_every_game_ends_and_every_state_is_legal(game, cases, record_property):
    record_property("decisions", counted(case.legal, game, cases)["decisions"])


@pytest.mark.nightly("rules", cases=2000, size=500, quick=0)
def test_every_mixture_of_variants_makes_a_game(cases, record_property):
    record_property("decisions", counted(case.mixed, "terraforming_mars", cases)["decisions"])


def test_the_nightly_run_holds_every_mixture_many_times():
    [plan] = [mark for mark in test_every_mixture_of_variants_makes_a_game.pytestmark if mark.name == "nightly"]

    assert plan.kwargs["cases"] // len(tables.MIXTURES) >= 10


@both_games
@pytest.mark.nightly("rules", cases=1000, size=20, quick=0)
def test_copy_saved_state_and_replay_agree(game, cases):
    counted(case.agreeing, game, cases)


@both_games
@pytest.mark.nightly("rules", cases=100, size=4, quick=0)
def test_games_are_the_same_in_every_process(game, cases):
    """A case is ten games."""
    counted(case.alike, game, cases)


@both_games
@pytest.mark.nightly("rules", cases=100, size=25, quick=0)
def test_wrong_answers_are_refused_and_change_nothing(game, cases, record_property):
    record_property("wrong_answers", counted(case.refusing, game, cases)["wrong_answers"])


@both_games
@pytest.mark.nightly("rules", cases=100, size=50, quick=0)
def test_options_are_those_without_a_reason_against_them(game, cases, record_property):
    record_property("questions", counted(case.explaining, game, cases)["questions"])


@both_games
@pytest.mark.nightly("rules", cases=10_000, size=500, quick=0)
def test_the_score_agrees_with_a_second_scorer(game, cases, record_property):
    uses = counted(case.scoring, game, cases)
    components = import_module(f"tests.{game}.accounts").components()
    record_property("uses_of_components", {name: uses[f"used {name}"] for name in components})


@both_games
@pytest.mark.nightly("rules", cases=1000, size=200, quick=0)
def test_every_movement_is_in_the_log(game, cases, record_property):
    record_property("decisions", counted(case.booking, game, cases)["decisions"])


@both_games
@pytest.mark.nightly("secrecy", cases=300, size=15, quick=0)
def test_views_and_their_encodings_hold_nothing_hidden(game, cases, record_property):
    record_property("decisions", counted(case.hiding, game, cases)["decisions"])
