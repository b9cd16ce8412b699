"""Networks in a browser, without numpy: the same weights, and the same decisions."""

import json
from base64 import b64encode
from pathlib import Path

import numpy as np
import pytest

import valles
from tests.page.node import check_by
from valles.games.registry import part
from valles.local.network import PageNetwork, arrays, plain_weights, shape
from valles.players.learned import LearnedPlayer
from valles.players.network import network, network_info, weight_files

GAMES = ("terraforming_mars", "on_mars")
DECISIONS = 200
"""Decisions of each case; all cases together have 10,000."""


def test_weights_are_read_as_numpy_reads_them():
    weights = weight_files("on_mars")[0]
    with np.load(weights) as file:
        for name, kind, dimensions, content in arrays(weights):
            assert np.array_equal(np.frombuffer(content, kind).reshape(dimensions), file[name])


def test_a_network_of_the_page_is_asked_as_numpys():
    game = valles.new("on_mars", players=2, seed=3)
    view = game.player_view(game.pending[0].seat)
    row = part("on_mars", "encoding").row(view.state, view.number, view.options)
    own = network("on_mars")
    logits, values = own.forward([row, row])

    def build(shape, weights):
        size = json.loads(shape)["options"]
        assert weights["value.bias"][0] == "<f4"
        return lambda rows, count: np.concatenate([np.ravel(logits[:, :size]), values]).astype("<f4").tobytes()

    page = PageNetwork(network_info("on_mars"), weight_files("on_mars")[0], build)
    assert page.logits(row, view.options) == pytest.approx(own.logits(row, view.options), rel=1e-3)
    assert page.forward([row, row])[1] == pytest.approx(list(values), rel=1e-3)


def sample(game: str, seed: int, count: int) -> list[dict[str, object]]:
    """Return decisions of games of `learned`, with what numpy says of them."""
    encoding, own = part(game, "encoding"), network(game)
    decisions: list[dict[str, object]] = []
    while len(decisions) < count:
        table = valles.new(game, players=2, seed=seed)
        player = LearnedPlayer(game, 0)
        while not table.over and len(decisions) < count:
            view = table.player_view(table.pending[0].seat)
            if len(view.options) > 1:
                row = bytes(encoding.row(view.state, view.number, view.options))
                logits, values = own.forward([row])
                best = view.options[int(np.argmax(logits[0][view.options]))]
                facts = {"options": view.options, "best": best, "value": float(values[0])}
                decisions.append({"row": b64encode(row).decode(), **facts})
            table.play(view.seat, view.text(player.choose(view)))
        seed += 1000
    return decisions


@pytest.mark.nightly("players", cases=25, quick=1)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_decides_as_numpy_does(game: str, case: int, tmp_path: Path):
    loaded = plain_weights(weight_files(game)[0])
    encoded = {name: (kind, b64encode(content).decode()) for name, (kind, content) in loaded.items()}
    data = {"shape": shape(network_info(game), loaded), "weights": encoded, "decisions": sample(game, case, DECISIONS)}
    check_by("device/forward.test.ts", data, tmp_path)
