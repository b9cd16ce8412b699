"""What a file may say of a training, and how a checkpoint becomes what is shipped."""

import json
import struct
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tensorboardX.proto.event_pb2 import Event
from typer.testing import CliRunner

from valles.cli import app
from valles.games.registry import rulebook
from valles.learn import configuration
from valles.learn.configuration import Ramp
from valles.learn.conversion import read, shipped
from valles.learn.curve import picture
from valles.learn.events import Events
from valles.players.net import UnusableNet, known, net
from valles.research.encode import encoder

GAME = "terraforming_mars"
WIDTH = 8


def test_the_configuration_of_what_is_shipped_can_be_read():
    wanted = configuration.read(configuration.of(GAME))

    assert (wanted.game, wanted.width, wanted.blocks) == (GAME, 768, 3)
    assert wanted.self_play.rate == Ramp(2e-4, 1e-5)
    assert wanted.self_play.rate.at(0.5) == pytest.approx(1.05e-4)


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
@pytest.mark.parametrize("folder", ["", "further"])
def test_tables_are_drawn_as_far_as_variants_go_together(game, folder):
    wanted = configuration.read(configuration.of(game).parent / folder / f"{game}.toml")
    rules = rulebook(game)
    trained = encoder(game).trained(**wanted.known())

    tables = wanted.tables()

    assert wanted.tables() == tables, "by the seed"
    assert {table["players"] for table in tables} == set(wanted.players)
    met = wanted.tables(wanted.self_play.opponents)
    assert {table.get("opponents", "") for table in met if table["players"] > 1} == {"", *wanted.self_play.opponents}
    assert wanted.known().keys() - {"players"} == rules.variants.keys()
    for table in tables:
        trained.check(rules.setup(**table))
    for name, values in wanted.drawn.items():
        assert {table[name] for table in tables if name in table} == set(values), name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "cannot be used"),
        ('game = "terraforming_mars"', "missing required field `players`"),
        ('game = "terraforming_mars"\nplayers = "two"', r"Expected `array`, got `str` - at `\$.players`"),
    ],
)
def test_a_configuration_that_is_wrong_says_why(tmp_path, text, reason):
    file = tmp_path / "wrong.toml"
    file.write_text(text)

    with pytest.raises(ValueError, match=reason):
        configuration.read(file)


def test_the_command_refuses_a_game_without_configuration_and_one_for_another_game():
    with pytest.raises(ValueError, match="there is no configuration for 'chess', but for on_mars, terraforming_mars"):
        configuration.of("chess")
    other = CliRunner().invoke(app, ["train", "on_mars", "--configuration", str(configuration.of(GAME))])

    assert other.exit_code == 2
    assert "is for terraforming_mars, not for on_mars" in other.stderr


def checkpoint(path, columns=None, fewer=0, seed=5):
    """Weights as a training saves them, by chance, of a small net that knows so many columns and options less."""
    chance = np.random.default_rng(seed)
    told = encoder(GAME)
    known, choices = told.width - fewer, told.choices - fewer
    trained = replace(told.trained(players=[2]), columns=known, options=choices, digest=told.digest(known, choices))
    if columns is not None:
        trained = replace(trained, columns=len(columns), digest="of another encoding")
    shapes = {
        "enter.weight": (WIDTH, trained.options + trained.columns),
        "enter.bias": (WIDTH,),
        **{f"blocks.0.{name}": (WIDTH,) for name in ("norm.weight", "norm.bias", "first.bias", "second.bias")},
        **{f"blocks.0.{name}.weight": (WIDTH, WIDTH) for name in ("first", "second")},
        "leave.weight": (WIDTH,),
        "leave.bias": (WIDTH,),
        "policy.weight": (trained.options, WIDTH),
        "policy.bias": (trained.options,),
        "value.weight": (1, WIDTH),
        "value.bias": (1,),
    }
    arrays: dict[str, Any] = {name: chance.normal(0, 0.3, shape).astype(np.float16) for name, shape in shapes.items()}
    about = json.dumps({"trained": trained.data(), "decisions": 1}).encode()
    np.savez(path, about=np.frombuffer(about, np.uint8), **arrays)
    return {name: array.astype(np.float64) for name, array in arrays.items()}


def answered(arrays, row, options):
    """The net, in double precision and with all columns."""

    def normed(inner, name):
        centred = inner - inner.mean()
        return centred / np.sqrt(centred.var() + 1e-5) * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]

    def bent(inner):
        return 0.5 * inner * (1 + np.tanh(np.sqrt(2 / np.pi) * (inner + 0.044715 * inner**3)))

    told = encoder(GAME)
    scale = np.concatenate([np.ones(told.choices), told.scale])
    inner = arrays["enter.weight"] @ (np.frombuffer(row, np.uint8) * scale) + arrays["enter.bias"]
    inside = arrays["blocks.0.first.weight"] @ normed(inner, "blocks.0.norm") + arrays["blocks.0.first.bias"]
    inner = inner + arrays["blocks.0.second.weight"] @ bent(inside) + arrays["blocks.0.second.bias"]
    return (arrays["policy.weight"] @ normed(bent(inner), "leave") + arrays["policy.bias"])[options]


def row():
    """Something that a seat knows, by chance."""
    told = encoder(GAME)
    chance = np.random.default_rng(6)
    return ((chance.random(told.choices + told.width) < 0.03) * chance.integers(1, 9)).astype(np.uint8).tobytes()


def test_what_is_shipped_answers_as_what_was_trained(tmp_path):
    arrays = checkpoint(tmp_path / "net.npz")
    shipped(tmp_path / "net.npz", tmp_path / "shipped")
    options = [3, 77, 400, 858]

    found = net(GAME, tmp_path / "shipped").spoken(row(), options)

    assert found == pytest.approx(answered(arrays, row(), options), abs=0.05)
    assert known(GAME, tmp_path / "shipped").setups == {"players": [2]}


def test_columns_that_have_moved_are_found_by_their_names(tmp_path):
    names = encoder(GAME).columns()
    checkpoint(tmp_path / "moved.npz", names[::-1])
    with pytest.raises(ValueError, match="are not those that this was trained for"):
        shipped(tmp_path / "moved.npz", tmp_path / "refused")

    arrays = checkpoint(tmp_path / "moved.npz", names[::-1])
    shipped(tmp_path / "moved.npz", tmp_path / "shipped", columns=names[::-1])
    choices = encoder(GAME).choices
    arrays["enter.weight"][:, choices:] = arrays["enter.weight"][:, choices:][:, ::-1].copy()

    found = net(GAME, tmp_path / "shipped").spoken(row(), [3, 400])

    assert found == pytest.approx(answered(arrays, row(), [3, 400]), abs=0.05)


def test_what_is_shipped_can_be_gone_on_from(tmp_path):
    arrays = checkpoint(tmp_path / "net.npz")
    shipped(tmp_path / "net.npz", tmp_path / "shipped")

    about, found = read(tmp_path / f"shipped/{GAME}.npz")

    assert about["decisions"] == 1
    assert found.keys() == arrays.keys()
    for name, array in arrays.items():
        assert found[name] == pytest.approx(array, abs=0.01), name


def test_what_lies_halfway_knows_what_both_knew(tmp_path):
    fewer = 7
    before = checkpoint(tmp_path / "before.npz", fewer=fewer)
    after = checkpoint(tmp_path / "after.npz", seed=9)

    shipped(tmp_path / "after.npz", tmp_path / "shipped", before=tmp_path / "before.npz")

    about, found = read(tmp_path / f"shipped/{GAME}.npz")
    choices = encoder(GAME).choices
    assert about["decisions"] == 2
    assert about["trained"]["options"] == choices
    assert found["leave.bias"] == pytest.approx((before["leave.bias"] + after["leave.bias"]) / 2, abs=0.01)
    entered = after["enter.weight"].copy()
    entered[:, : choices - fewer] += before["enter.weight"][:, : choices - fewer]
    entered[:, : choices - fewer] /= 2
    entered[:, choices:-fewer] += before["enter.weight"][:, choices - fewer :]
    entered[:, choices:-fewer] /= 2
    assert found["enter.weight"] == pytest.approx(entered, abs=0.01)
    assert found["policy.weight"][-fewer:] == pytest.approx(after["policy.weight"][-fewer:], abs=0.01)


def test_a_net_without_weights_is_refused(tmp_path):
    with pytest.raises(UnusableNet, match="cannot be read"):
        known(GAME, tmp_path)


def test_a_course_is_drawn_with_a_line_for_each_number_of_players():
    lines = [
        {"kind": "window", "decisions": 10, "value_error": 0.5},
        {"kind": "strength", "decisions": 20, "players": 2, "won": 0.7},
        {"kind": "strength", "decisions": 40, "players": 3, "won": 0.5},
    ]

    drawn = picture(lines)

    assert drawn.count("<polyline") == 3
    assert "won, 2 players" in drawn and "won, 3 players" in drawn


def test_a_course_of_several_legs_is_told_to_tensorboard_as_it_grows(tmp_path):
    course = tmp_path / "course.jsonl"
    course.write_text(
        '{"kind": "window", "decisions": 10, "seconds": 8, "pace": 4.0}\n'
        '{"kind": "window", "decisions": 20, "seconds": 2, "pace": 5.0}\n'
        '{"kind": "str'
    )
    Events(course, tmp_path / "events").close()
    events = Events(course, tmp_path / "events")
    events.follow()

    with course.open("a") as file:
        file.write('ength", "decisions": 30, "seconds": 3, "players": 2, "won": 0.5, "set_up": "usual"}\n')
    events.follow()
    events.close()

    told = scalars(tmp_path / "events")
    assert [(name, step, value) for name, step, value, _ in told] == [
        ("window/pace", 10, 4.0),
        ("window/pace", 20, 5.0),
        ("strength/won/2_players", 30, 0.5),
    ]
    assert [round(at - told[0][3]) for *_, at in told] == [0, 2, 3]


def scalars(folder):
    """What the only event file in a folder holds: name, step, value and time of each scalar."""
    [file] = folder.iterdir()
    data, at, found = file.read_bytes(), 0, []
    while at < len(data):
        (size,) = struct.unpack_from("<Q", data, at)
        event = Event.FromString(data[at + 12 : at + 12 + size])
        found += [(value.tag, event.step, value.simple_value, event.wall_time) for value in event.summary.value]
        at += size + 16
    return found
