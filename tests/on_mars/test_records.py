"""Recorded games: each player count, each variant, each way to end, and games that stopped in each kind of question."""

from pathlib import Path

import pytest

import valles
from tests.support import archive

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.fixture(scope="module")
def replayed():
    return {path.stem: valles.replay(path.read_text()) for path in RECORDS}


@pytest.fixture(scope="module")
def finished(replayed):
    return [game for game in replayed.values() if game.over]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_state(path):
    """One of an earlier version stays as it is, as long as it comes out the same."""
    assert archive.stands(path.read_text())


def test_every_player_count_is_recorded(finished):
    assert {len(game.seats) for game in finished} == {1, 2, 3, 4}
    assert {game.setup["length"] for game in finished} == {"short", "long"}
    assert {game.setup["first_colonists"] for game in finished} == {True, False}
    assert {game.setup["space_oddity"] for game in finished} == {True, False}


def test_both_triggers_of_the_end_are_recorded(finished):
    ends = {(game.state.level >= 5, game.state.missions.count(0)) for game in finished}
    assert (True, 0) in ends, "by the levels 3, 4 and 5 alone"
    assert (False, 3) in ends, "by three missions"


def test_every_result_is_recorded(finished):
    def result(game):
        totals = [row["total"] for row in game.scores().values()]
        if len(game.seats) == 1:
            return "won alone" if game.winners else "lost alone"
        if len(game.winners) > 1:
            return "shared"
        return "tie-break" if totals.count(max(totals)) > 1 else "won"

    assert {result(game) for game in finished} == {"won alone", "lost alone", "won", "tie-break", "shared"}


def test_every_kind_of_pause_is_recorded(replayed):
    pauses = {game.pending[0].prompt.key for game in replayed.values() if not game.over}
    assert pauses >= {
        "om-ask-space", "om-ask-pay", "om-ask-build-at", "om-ask-displace", "om-ask-move", "om-ask-travel",
        "om-ask-explore-at", "om-ask-compensate", "om-ask-refill", "om-ask-straight", "om-ask-last-delivery",
    }  # fmt: skip
