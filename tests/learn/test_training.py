"""A training from its beginning to what is shipped, as small as it can be."""

import re
import sys

import pytest

from tests.support.program import output_of
from valles.learn.config import EvaluationConfig, ImitationConfig, SelfPlayConfig, TrainingConfig
from valles.players.network import network

GAME = "terraforming_mars"
SMALL = TrainingConfig(
    game=GAME,
    players=[1, 2],
    max_rounds=28,
    width=16,
    blocks=1,
    imitation=ImitationConfig(games=4, steps=8, epochs=1, minibatch_size=16),
    self_play=SelfPlayConfig(decisions=128, games=4, steps=16, epochs=1, minibatch_size=32),
    evaluation=EvaluationConfig(opponents="random", games=2, every=64),
)


@pytest.fixture(autouse=True)
def torch():
    return pytest.importorskip("torch", reason="training needs the extra learn")


@pytest.mark.nightly("research", quick=0)
def test_a_training_goes_on_where_it_was_stopped_and_can_be_shipped(tmp_path):
    from valles.learn.trainer import Trainer
    from valles.learn.weights import export

    lines: list[str] = []
    Trainer(SMALL, tmp_path, 1, lines.append).run(seconds=0)
    assert any("imitation" in line for line in lines)

    again = Trainer(SMALL, tmp_path, 1, lines.append)
    assert again.is_pretrained
    again.run()
    assert again.decisions >= SMALL.self_play.decisions
    assert any("players: won" in line for line in lines)

    export(again.checkpoint, tmp_path / "shipped")
    assert network(GAME, tmp_path / "shipped").info.setups == {"players": [1, 2]}


@pytest.mark.nightly("research", quick=0, serial=True)
def test_the_training_example_learns(record_property):
    output = output_of(sys.executable, "examples/train.py")
    record_property("printed", output)
    [won] = re.findall(r"wins ([\d.]+)% of 400 games against random", output)
    assert float(won) >= 95
