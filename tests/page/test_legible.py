"""Everything that can come to a table, looked at in a real browser in every size, language and colour."""

from pathlib import Path

import pytest

from tests.page.position import MOST, positions
from tests.page.stage import stage
from tests.page.test_browser import need_browser, run_browser
from tests.server.serving import running
from tools.promises import ROWS

PAGES = 6


@pytest.mark.deep
@pytest.mark.timeout(3 * 3600)
def test_nothing_is_cut_covered_broken_or_too_small(tmp_path: Path):
    need_browser()
    with running(tmp_path, seed=0) as server, stage(server) as behind:
        run_browser(["legible.spec.ts"], server, VALLES_STAGE=behind)


def test_the_long_run_holds_every_case():
    """Each position, the result of each game that has ended, and the pages that web/tests/legible.spec.ts names."""
    [row] = [row for row in ROWS if row.id == "U4"]

    names = [name for game in MOST for name in positions(game)]
    assert row.cases == len(names) + sum(name.endswith("-end") for name in names) + PAGES


def test_there_are_positions_of_every_kind():
    for game, most in MOST.items():
        names = set(positions(game))
        assert {f"{players}-players-end" for players in range(1, most + 1)} <= names
        assert {name for name in names if name.startswith("ask-")}
        assert {name for name in names if name.startswith("counted-")}
    assert {f"hand-of-{cards}" for cards in range(21)} <= set(positions("terraforming_mars"))
