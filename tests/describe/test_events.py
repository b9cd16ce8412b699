"""The catalog of events of a game is complete: recorded games and texts have its keys, with its arguments."""

from pathlib import Path

import pytest

import valles
from tests.describe.sample import SAMPLES, files, keys_in
from tests.support.ledger import ROOT
from valles.games.registry import part
from valles.kernel.phrase import EVERYONE

RECORDS = {game: sorted((ROOT / "tests" / game / "records").glob("*.txt")) for game in SAMPLES}


@pytest.mark.parametrize("game", SAMPLES)
def test_every_event_has_a_text_and_every_text_of_the_log_an_event(game: str):
    logs = [file for file in files(("log",)) if file.startswith(f"{game}/")]
    texts = [key for file in logs for key in keys_in("en", file) if "log-" in key]
    assert sorted(kind.key for kind in part(game, "events")) == sorted(texts)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "path"), [(game, path) for game, paths in RECORDS.items() for path in paths])
def test_recorded_events_are_of_the_kinds_of_the_catalog(game: str, path: Path):
    kinds = {kind.key: kind for kind in part(game, "events")}
    for event in valles.replay(path.read_text(encoding="utf-8")).events:
        kind = kinds[event.phrase.key]
        assert (tuple(event.phrase.args), event.audience != EVERYONE) == (kind.args, kind.private)
