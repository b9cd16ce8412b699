"""Configuration files, exported weights and metrics of a training run."""

import json
import struct
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tensorboardX.proto.event_pb2 import Event
from typer.testing import CliRunner

from tools.curve import picture
from valles.cli import app
from valles.games.registry import rulebook
from valles.learn.config import LinearSchedule, default_config, load_config
from valles.learn.metrics import MetricWriter
from valles.learn.weights import export, read_weights
from valles.players.network import UnusableNetwork, network, network_info
from valles.research.encode import encoder

GAME = "terraforming_mars"
WIDTH = 8


def test_the_configuration_of_the_shipped_network_can_be_read():
    config = load_config(default_config(GAME))

    assert (config.game, config.width, config.blocks) == (GAME, 768, 3)
    assert config.self_play.learning_rate == LinearSchedule(2e-4, 1e-5)
    assert config.self_play.learning_rate.value(0.5) == pytest.approx(1.05e-4)


def test_a_configuration_of_version_0_2_can_still_be_read(tmp_path):
    file = tmp_path / "old.toml"
    file.write_text(
        'game = "on_mars"\nplayers = [2]\nrounds = 40\n'
        '[drawn]\nlength = ["short", "long"]\n'
        "[imitation]\nrate = 0.002\nminibatch = 7\n"
        "[self_play]\nminibatch = 5\nrate = { first = 3e-4, last = 1e-5 }\nentropy = { first = 0.1, last = 0.2 }\n"
        "fade = 0.9\nclip = 0.3\nvalue_weight = 0.4\n"
    )

    config = load_config(file)

    assert (config.max_rounds, config.sampled) == (40, {"length": ["short", "long"]})
    assert (config.imitation.learning_rate, config.imitation.minibatch_size) == (0.002, 7)
    self_play = config.self_play
    assert self_play.minibatch_size == 5
    assert (self_play.gae_lambda, self_play.clip_coef, self_play.value_coef) == (0.9, 0.3, 0.4)
    assert (self_play.learning_rate, self_play.entropy_coef) == (LinearSchedule(3e-4, 1e-5), LinearSchedule(0.1, 0.2))


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
@pytest.mark.parametrize("folder", ["", "further"])
def test_tables_are_sampled_from_variants_that_go_together(game, folder):
    config = load_config(default_config(game).parent / folder / f"{game}.toml")
    rules = rulebook(game)
    info = encoder(game).checkpoint_info(**config.setups())

    tables = config.tables()

    assert config.tables() == tables, "by the seed"
    assert {table["players"] for table in tables} == set(config.players)
    with_opponents = config.tables(config.self_play.opponents)
    names = {table.get("opponents", "") for table in with_opponents if table["players"] > 1}
    assert names == {"", *config.self_play.opponents}
    assert config.setups().keys() - {"players"} == set(rules.variants.names)
    for table in tables:
        info.check(rules.setup(**table))
    for name, values in config.sampled.items():
        assert {table[name] for table in tables if name in table} == set(values), name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "cannot be used"),
        ('game = "terraforming_mars"', "missing required field `players`"),
        ('game = "terraforming_mars"\nplayers = "two"', r"Expected `array`, got `str` - at `\$.players`"),
    ],
)
def test_the_reason_is_given_for_an_invalid_configuration(tmp_path, text, reason):
    file = tmp_path / "invalid.toml"
    file.write_text(text)

    with pytest.raises(ValueError, match=reason):
        load_config(file)


def test_the_command_refuses_a_game_without_configuration_and_one_for_another_game():
    with pytest.raises(ValueError, match="no configuration for 'chess'; available: on_mars, terraforming_mars"):
        default_config("chess")
    result = CliRunner().invoke(app, ["train", "on_mars", "--configuration", str(default_config(GAME))])

    assert result.exit_code == 2
    assert "is for terraforming_mars, not for on_mars" in result.stderr


def checkpoint(path, columns=None, fewer=0, seed=5):
    """Write random weights of a small network, as of version 0.2, that has fewer columns and options; return them."""
    rng = np.random.default_rng(seed)
    current = encoder(GAME)
    width, choices = current.width - fewer, current.choices - fewer
    digest = current.digest(width, choices)
    info = replace(current.checkpoint_info(players=[2]), columns=width, options=choices, digest=digest)
    if columns is not None:
        info = replace(info, columns=len(columns), digest="of another encoding")
    shapes = {
        "enter.weight": (WIDTH, info.options + info.columns),
        "enter.bias": (WIDTH,),
        **{f"blocks.0.{name}": (WIDTH,) for name in ("norm.weight", "norm.bias", "first.bias", "second.bias")},
        **{f"blocks.0.{name}.weight": (WIDTH, WIDTH) for name in ("first", "second")},
        "leave.weight": (WIDTH,),
        "leave.bias": (WIDTH,),
        "policy.weight": (info.options, WIDTH),
        "policy.bias": (info.options,),
        "value.weight": (1, WIDTH),
        "value.bias": (1,),
    }
    arrays: dict[str, Any] = {name: rng.normal(0, 0.3, shape).astype(np.float16) for name, shape in shapes.items()}
    about = json.dumps({"trained": info.data(), "decisions": 1}).encode()
    np.savez(path, about=np.frombuffer(about, np.uint8), **arrays)
    names = {name: name.replace("enter.", "input.").replace("leave.", "output_norm.") for name in arrays}
    return {names[name]: array.astype(np.float64) for name, array in arrays.items()}


def expected_logits(arrays, row, options):
    """Return the logits, in double precision and computed from all columns."""

    def layer_norm(hidden, name):
        centered = hidden - hidden.mean()
        return centered / np.sqrt(centered.var() + 1e-5) * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]

    def gelu(hidden):
        return 0.5 * hidden * (1 + np.tanh(np.sqrt(2 / np.pi) * (hidden + 0.044715 * hidden**3)))

    current = encoder(GAME)
    scale = np.concatenate([np.ones(current.choices), current.scale])
    hidden = arrays["input.weight"] @ (np.frombuffer(row, np.uint8) * scale) + arrays["input.bias"]
    inner = arrays["blocks.0.first.weight"] @ layer_norm(hidden, "blocks.0.norm") + arrays["blocks.0.first.bias"]
    hidden = hidden + arrays["blocks.0.second.weight"] @ gelu(inner) + arrays["blocks.0.second.bias"]
    return (arrays["policy.weight"] @ layer_norm(gelu(hidden), "output_norm") + arrays["policy.bias"])[options]


def row():
    """Return a random row of bytes."""
    current = encoder(GAME)
    rng = np.random.default_rng(6)
    return ((rng.random(current.choices + current.width) < 0.03) * rng.integers(1, 9)).astype(np.uint8).tobytes()


def test_an_exported_network_has_the_logits_of_its_checkpoint(tmp_path):
    arrays = checkpoint(tmp_path / "net.npz")
    export(tmp_path / "net.npz", tmp_path / "shipped")
    options = [3, 77, 400, 858]

    logits = network(GAME, tmp_path / "shipped").logits(row(), options)

    assert logits == pytest.approx(expected_logits(arrays, row(), options), abs=0.05)
    assert network_info(GAME, tmp_path / "shipped").setups == {"players": [2]}


def test_columns_that_have_moved_are_matched_by_their_names(tmp_path):
    names = encoder(GAME).columns()
    checkpoint(tmp_path / "moved.npz", names[::-1])
    with pytest.raises(ValueError, match="are not those that this was trained for"):
        export(tmp_path / "moved.npz", tmp_path / "refused")

    arrays = checkpoint(tmp_path / "moved.npz", names[::-1])
    export(tmp_path / "moved.npz", tmp_path / "shipped", columns=names[::-1])
    choices = encoder(GAME).choices
    arrays["input.weight"][:, choices:] = arrays["input.weight"][:, choices:][:, ::-1].copy()

    logits = network(GAME, tmp_path / "shipped").logits(row(), [3, 400])

    assert logits == pytest.approx(expected_logits(arrays, row(), [3, 400]), abs=0.05)


def test_training_can_start_from_an_exported_network(tmp_path):
    arrays = checkpoint(tmp_path / "net.npz")
    export(tmp_path / "net.npz", tmp_path / "shipped")

    metadata, weights = read_weights(tmp_path / f"shipped/{GAME}.npz")

    assert metadata["decisions"] == 1
    assert weights.keys() == arrays.keys()
    for name, array in arrays.items():
        assert weights[name] == pytest.approx(array, abs=0.01), name


def test_averaged_weights_keep_those_that_were_added(tmp_path):
    fewer = 7
    old = checkpoint(tmp_path / "old.npz", fewer=fewer)
    new = checkpoint(tmp_path / "new.npz", seed=9)

    export(tmp_path / "new.npz", tmp_path / "shipped", average_with=tmp_path / "old.npz")

    metadata, weights = read_weights(tmp_path / f"shipped/{GAME}.npz")
    choices = encoder(GAME).choices
    assert metadata["decisions"] == 2
    assert metadata["trained"]["options"] == choices
    biases = (old["output_norm.bias"] + new["output_norm.bias"]) / 2
    assert weights["output_norm.bias"] == pytest.approx(biases, abs=0.01)
    inputs = new["input.weight"].copy()
    inputs[:, : choices - fewer] += old["input.weight"][:, : choices - fewer]
    inputs[:, : choices - fewer] /= 2
    inputs[:, choices:-fewer] += old["input.weight"][:, choices - fewer :]
    inputs[:, choices:-fewer] /= 2
    assert weights["input.weight"] == pytest.approx(inputs, abs=0.01)
    assert weights["policy.weight"][-fewer:] == pytest.approx(new["policy.weight"][-fewer:], abs=0.01)


def test_a_network_without_weights_is_refused(tmp_path):
    with pytest.raises(UnusableNetwork, match="cannot be read"):
        network_info(GAME, tmp_path)


def test_the_metrics_of_a_run_are_drawn_with_a_curve_for_each_number_of_players():
    lines = [
        {"kind": "self_play", "decisions": 10, "value_loss": 0.5},
        {"kind": "evaluation", "decisions": 20, "players": 2, "win_rate": 0.7},
        {"kind": "evaluation", "decisions": 40, "players": 3, "win_rate": 0.5},
    ]

    svg = picture(lines)

    assert svg.count("<polyline") == 3
    assert "win rate, 2 players" in svg and "win rate, 3 players" in svg


def test_metrics_of_a_resumed_run_are_added(tmp_path):
    writer = MetricWriter(tmp_path)
    writer.write("self_play", 10, {"entropy": 4.0})
    writer.close()
    writer = MetricWriter(tmp_path)
    writer.write("self_play", 20, {"entropy": 5.0})
    writer.write("evaluation", 30, {"win_rate": 0.5}, players=2)
    writer.close()

    expected = [
        ("self_play/entropy", 10, 4.0),
        ("self_play/entropy", 20, 5.0),
        ("evaluation/win_rate/2_players", 30, 0.5),
    ]
    assert sorted(scalars(tmp_path / "events"), key=lambda scalar: scalar[1]) == expected
    lines = [json.loads(line) for line in (tmp_path / "metrics.jsonl").read_text().splitlines()]
    assert [line["decisions"] for line in lines] == [10, 20, 30]
    assert lines[2]["players"] == 2 and lines[2]["win_rate"] == 0.5


def scalars(folder):
    """Return name, step and value of each scalar in the event files of a folder."""
    entries = []
    for file in folder.iterdir():
        data, at = file.read_bytes(), 0
        while at < len(data):
            (size,) = struct.unpack_from("<Q", data, at)
            event = Event.FromString(data[at + 12 : at + 12 + size])
            entries += [(value.tag, event.step, value.simple_value) for value in event.summary.value]
            at += size + 16
    return entries
