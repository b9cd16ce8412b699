"""The example client plays whole games over the socket, and stays small."""

import runpy

import pytest

from tests.ledger import ROOT
from tests.server.serving import running

CLIENT = ROOT / "examples/client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("example")) as server:
        yield server


@pytest.mark.parametrize("game", ["terraforming_mars", pytest.param("on_mars", marks=pytest.mark.deep)])
def test_the_example_plays_a_whole_game(server, game):
    last = runpy.run_path(str(CLIENT))["play"](server.url, game, pace=0)

    assert last["over"]
    assert last["winners"]
    assert len(last["scores"]) == 2


def test_the_example_is_short():
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 60
