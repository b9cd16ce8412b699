"""Games that were played once open for ever, and in each position there is what was counted there."""

from collections import Counter

import pytest

from tests.support import archive
from valles.games.registry import rulebook
from valles.kernel.record import Record


@pytest.mark.parametrize("game", archive.GAMES)
def test_the_archive_holds_finished_and_unfinished_games_of_every_number_of_players(game):
    rules = rulebook(game)
    kept: dict[str, Counter[int]] = {"finished": Counter(), "unfinished": Counter()}
    for name in archive.names(game):
        setup = Record.read(archive.text(game, name)).setup
        kept[name.partition("_")[0]][len(rules.seats(setup))] += 1

    assert kept["finished"].total() >= 100 and kept["unfinished"].total() >= 40
    everybody = range(1, len(rules.colours) + 1)
    assert set(kept["finished"]) == set(kept["unfinished"]) == set(everybody)


@pytest.mark.nightly("rules", cases=140, quick=3)
@pytest.mark.parametrize("game", archive.GAMES)
def test_an_archived_game_replays_to_the_same_state(game, case):
    names = archive.names(game)
    record = archive.text(game, names[case * 47 % len(names)])

    assert archive.stands(record)


@pytest.mark.nightly("rules", cases=80, quick=3)
@pytest.mark.parametrize("game", archive.GAMES)
def test_a_position_has_the_options_and_states_that_were_counted(game, case):
    positions = archive.positions(game)
    position = positions[case * 27 % len(positions)]

    there = archive.game_at(archive.text(game, position.record), position.moves)

    assert archive.counted(there) == (position.options, position.states)
