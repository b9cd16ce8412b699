"""The example clients play whole games over the socket, and stay small."""

import runpy

import pytest

from tests.support.ledger import ROOT
from tests.support.server import running

CLIENT = ROOT / "examples/client.py"
BOT = ROOT / "examples/table_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("example")) as server:
        yield server


@pytest.mark.parametrize(
    "game", ["terraforming_mars", pytest.param("on_mars", marks=pytest.mark.nightly("packaging", quick=0))]
)
def test_the_example_plays_a_whole_game(server, game):
    last = runpy.run_path(str(CLIENT))["play"](server.url, game, pace=0)

    assert last["over"]
    assert last["winners"]
    assert len(last["scores"]) == 2


def test_the_bot_of_the_tutorial_takes_the_seat_of_a_link_and_plays_a_whole_game(server, monkeypatch):
    monkeypatch.syspath_prepend(BOT.parent)
    example = runpy.run_path(str(BOT))
    post = example["post"]
    token = post(server.url, "/api/guests", {"name": "Ann", "bearer": True})["token"]
    alone = {"game": "terraforming_mars", "chairs": [{"kind": "open"}], "features": {"auto_confirm": {"confirm": True}}}
    table = post(server.url, "/api/tables", alone, token)
    link = post(server.url, f"/api/tables/{table['id']}/links", {"seat": table["seats"][0]["seat"]}, token)

    place = example["sit_down"](f"{server.url}/join#{link['secret']}")
    post(server.url, f"/api/tables/{table['id']}/start", None, token)
    last = example["play"](*place, example["FirstBot"](), pace=0)

    assert last["over"]
    assert list(last["scores"]) == [place[3]]


def test_the_example_is_short():
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 60
