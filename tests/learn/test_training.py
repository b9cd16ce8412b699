"""A training from its beginning to what is shipped, as small as it can be."""

import re
import sys

import pytest

from tests.program import output_of
from valles.learn.configuration import Configuration, Evaluation, Imitation, SelfPlay
from valles.players.net import net

GAME = "terraforming_mars"
SMALL = Configuration(
    GAME,
    [1, 2],
    rounds=28,
    width=16,
    blocks=1,
    imitation=Imitation(games=4, steps=8, epochs=1, minibatch=16),
    self_play=SelfPlay(decisions=128, games=4, steps=16, epochs=1, minibatch=32),
    evaluation=Evaluation(opponents="random", games=2, every=64),
)


@pytest.fixture(autouse=True)
def torch():
    return pytest.importorskip("torch", reason="training needs the extra learn")


@pytest.mark.nightly("research", quick=0)
def test_a_training_goes_on_where_it_was_stopped_and_can_be_shipped(tmp_path):
    from valles.learn.conversion import shipped
    from valles.learn.training import Training

    told: list[str] = []
    Training(SMALL, tmp_path, 1, told.append).run(until=0)
    assert any("imitation" in line for line in told)

    again = Training(SMALL, tmp_path, 1, told.append)
    assert again.begun
    again.run()
    assert again.decisions >= SMALL.self_play.decisions
    assert any("players: won" in line for line in told)

    shipped(again.checkpoint, tmp_path / "shipped")
    assert net(GAME, tmp_path / "shipped").trained.setups == {"players": [1, 2]}


@pytest.mark.nightly("research", quick=0, serial=True)
def test_the_training_example_learns(record_property):
    output = output_of(sys.executable, "examples/train.py")
    record_property("printed", output)
    [won] = re.findall(r"wins ([\d.]+)% of 400 games against random", output)
    assert float(won) >= 95
