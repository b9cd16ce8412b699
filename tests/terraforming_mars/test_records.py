"""Recorded games: each player count, each variant, each way to end, and games that stopped in each kind of question."""

from pathlib import Path

import pytest

import valles
from tests.support import archive
from valles.games.terraforming_mars.terminal.screen import Screen
from valles.kernel.phrase import Phrase
from valles.terminal.page import Page

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.fixture(scope="module")
def replayed():
    return {path.stem: valles.replay(path.read_text()) for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_state(path):
    """One of an earlier version stays as it is, as long as it comes out the same."""
    assert archive.stands(path.read_text())


def test_every_player_count_is_recorded(replayed):
    finished = [game for game in replayed.values() if game.over]
    assert {len(game.seats) for game in finished} == {1, 2, 3, 4, 5}
    assert {game.setup["edition"] for game in finished} >= {"de", "pl", "it"}
    assert {game.setup["draft"] for game in finished} == {True, False}
    assert {game.setup["corporate_era"] for game in finished} == {True, False}
    assert any(game.setup["beginners"] for game in finished)
    with_prelude = {game.state.map.name for game in finished if game.setup.get("prelude")}
    assert with_prelude == {"tharsis", "hellas", "elysium"}


def test_every_way_to_end_is_recorded(replayed):
    def end(game) -> Phrase:
        return Screen(game, "en", Page()).outcome()

    assert {end(game).key for game in replayed.values() if game.over} == {
        "result-winner",
        "result-tie-break",
        "result-shared",
        "result-solo-won",
        "result-solo-lost",
        "result-solo-rating-won",
        "result-solo-rating-lost",
    }


def test_every_kind_of_pause_is_recorded(replayed):
    pauses = {game.pending[0].prompt.key for game in replayed.values() if not game.over}
    assert pauses >= {"ask-buy", "ask-draft", "ask-payment", "ask-tile", "ask-final-greenery"}
    assert pauses >= {"ask-keep-prelude", "ask-prelude", "ask-play-from-hand"}
