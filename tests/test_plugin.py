"""A third game from outside: installed beside Valles, it is played everywhere, without a changed line in Valles."""

import asyncio
import os
import subprocess
import sys

import pytest

from tests.support.ledger import ROOT
from tests.support.server import clients, running
from valles.kernel import effect

pytestmark = [
    pytest.mark.integration,
    pytest.mark.skipif(
        not str(effect.__file__).endswith(".py"), reason="an interpreted game cannot stand on the compiled kernel"
    ),
]


@pytest.fixture
def valles(crossing_beside):
    """Run the command line, or another module, where the game is installed."""

    def run(*words, module="valles", typed=""):
        return subprocess.run(
            [sys.executable, "-m", module, *words],
            env={**os.environ, "PYTHONPATH": str(crossing_beside)},
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout

    return run


def test_its_own_tests_pass(valles):
    output = valles(
        "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", ROOT / "examples/crossing", module="pytest"
    )
    assert " passed" in output and "skipped" not in output


def test_the_command_line_knows_it_with_its_variants_and_players(valles):
    assert "crossing  (valles-crossing 1.0)  --rounds 3|2|1" in valles("games")
    assert "random  (valles)  terraforming_mars, on_mars, crossing" in valles("players")


def test_it_is_simulated(valles):
    values = dict(line.rsplit(maxsplit=1) for line in valles("simulate", "crossing", "--rounds", "2").splitlines())
    assert values["games"] == "100"
    assert values["mean rounds"] == "2.0"


def test_it_is_played_in_the_terminal_recorded_and_replayed(valles, tmp_path):
    record = tmp_path / "game.txt"
    answers = "\n".join(["stop", "cash", *(f"bid:{card}" for card in range(1, 10))] * 8)

    shown = valles(
        "play", "crossing", "--lang", "de", "--seed", "1", "--rounds", "1", "--record", record, typed=answers
    )

    assert shown.startswith("Überfahrt\n")
    assert "Gelb bietet die" in shown
    again = valles("replay", record, "--lang", "de")
    assert "Punkte" in again and again.splitlines()[-1] == shown.splitlines()[-1]


def test_the_server_offers_it_sends_its_texts_and_plays_it(crossing_beside, tmp_path):
    async def scenario(server):
        async with clients(server, "Ann") as ann:
            offers = {offer["game"]: offer for offer in await ann.get("/api/games")}
            texts = {language: await ann.get(f"/api/texts/{language}") for language in ("de", "pl")}
            table = await ann.open_table("crossing", ("me", {"kind": "bot"}), options={"rounds": 1})
            async with ann.at(table["id"], "yellow") as talk:
                while not talk.last["over"]:
                    if talk.last["question"]:
                        assert (await talk.decide(0))["type"] == "ack"
                    await talk.hear("snapshot")
            record = await ann.get(f"/api/tables/{table['id']}/record")
            return offers["crossing"], texts, await ann.post("/api/records", record=record["record"])

    with running(tmp_path, beside=crossing_beside) as server:
        offer, texts, restored = asyncio.run(scenario(server))

    assert offer["players"] == [1, 3] and offer["opponents"] == ["random"] and not offer["beginners"]
    assert [(option["name"], option["values"]) for option in offer["options"]] == [("rounds", [3, 2, 1])]
    assert "crossing-refuse = Ablehnen" in texts["de"]["games"]["crossing"]["phrases"]
    assert texts["pl"]["games"]["crossing"] == {}
    assert restored["game"] == "crossing" and restored["finished"] is not None
